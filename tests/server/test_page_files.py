"""The built files: packed as the asker likes it, kept for ever, and nothing else of the disk."""

import gzip
from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from tablee.server import pages
from tablee.server.app import make_app
from tablee.server.files import accepted
from tablee.server.store.memory import MemoryStore

SCRIPT = "console.log('a table')\n" * 40
BR = b"as packed by the build"
PACKED = gzip.compress(SCRIPT.encode())


@pytest.fixture
def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[TestClient]:
    """A server whose page was built with one script, one picture and one secret beside them."""
    page = tmp_path / "page"
    (page / "assets").mkdir(parents=True)
    (tmp_path / "secret.js").write_text("secret", "utf-8")
    (page / "index.html").write_text("<p>Tablée…</p>", "utf-8")
    (page / "index.html.gz").write_bytes(gzip.compress("<p>Tablée…</p>".encode()))
    (page / "assets/index-1.js").write_text(SCRIPT, "utf-8")
    (page / "assets/index-1.js.br").write_bytes(BR)
    (page / "assets/index-1.js.gz").write_bytes(PACKED)
    (page / "assets/pawn-1.png").write_bytes(b"a picture")
    monkeypatch.setattr(pages, "PAGE", page)
    with TestClient(make_app(MemoryStore())) as client:
        client.headers["accept-encoding"] = "identity"
        yield client


def raw(client: TestClient, path: str, **headers: str) -> tuple[dict[str, str], bytes]:
    """The headers and the bytes as they come over the wire."""
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    with client.stream("GET", path, headers=named) as answer:
        return dict(answer.headers), b"".join(answer.iter_raw())


@pytest.mark.parametrize(
    ("header", "codings"),
    [
        ("", ()),
        ("identity", ()),
        ("gzip, deflate, br", ("br", "gzip")),
        ("GZIP", ("gzip",)),
        ("br;q=0, gzip;q=0.5", ("gzip",)),
        ("*", ("br", "gzip")),
        ("*;q=0", ()),
        ("br; q=0, *", ("gzip",)),
        ("gzip;q=much", ()),
    ],
)
def test_accept_encoding_is_read_as_it_is_meant(header: str, codings: tuple[str, ...]) -> None:
    """A weight of nought is a refusal, a star is all that was not named."""
    assert accepted(header) == codings


def test_the_smallest_form_that_the_browser_takes_is_sent(client: TestClient) -> None:
    """With its coding and the type of the file itself, and kept for ever like the file."""
    for header, coding, content in [
        ("gzip, deflate, br", "br", BR),
        ("gzip", "gzip", PACKED),
        ("deflate", None, SCRIPT.encode()),
    ]:
        headers, body = raw(client, "/assets/index-1.js", accept_encoding=header)
        assert (headers.get("content-encoding"), body) == (coding, content)
        assert headers["content-type"] == "text/javascript; charset=utf-8"
        assert headers["content-length"] == str(len(content))
        assert headers["cache-control"] == pages.LONG
        assert headers["vary"] == "Accept-Encoding"


def test_a_file_without_packed_forms_is_sent_as_it_is(client: TestClient) -> None:
    """Pictures are packed already."""
    headers, body = raw(client, "/assets/pawn-1.png", accept_encoding="br, gzip")
    assert "content-encoding" not in headers
    assert (headers["content-type"], body) == ("image/png", b"a picture")


def test_the_page_itself_is_packed_and_asked_about_each_time(client: TestClient) -> None:
    """Also where nothing is: then the page says so, and is no answer to keep."""
    for path, status in [("/", 200), ("/t/abc", 200), ("/nowhere", 404)]:
        answer = client.get(path, headers={"accept-encoding": "gzip"})
        assert answer.status_code == status
        assert answer.text == "<p>Tablée…</p>"
        assert answer.headers["content-encoding"] == "gzip"
        assert answer.headers["content-type"] == "text/html; charset=utf-8"
        assert answer.headers["cache-control"] == "no-cache"


def test_what_has_not_changed_is_not_sent_again(client: TestClient) -> None:
    """Each form has a tag of its own, so that a cache never mixes them up."""
    tags = set()
    for coding in ("br", "gzip", "identity"):
        first = client.head("/assets/index-1.js", headers={"accept-encoding": coding})
        asked = {"accept-encoding": coding, "if-none-match": first.headers["etag"]}
        again = client.get("/assets/index-1.js", headers=asked)
        assert (again.status_code, again.content) == (304, b"")
        assert again.headers["vary"] == "Accept-Encoding"
        tags.add(first.headers["etag"])
    assert len(tags) == 3
    unknown = {"if-none-match": '"another"'}
    assert client.get("/", headers=unknown).status_code == 200
    same = {"if-none-match": client.get("/").headers["etag"]}
    assert client.get("/", headers=same).status_code == 304
    assert client.get("/nowhere", headers=same).status_code == 404


def test_head_says_what_get_would_send(client: TestClient) -> None:
    """All headers and no body."""
    asked = {"accept-encoding": "br"}
    head = client.head("/assets/index-1.js", headers=asked)
    assert (head.status_code, head.content) == (200, b"")
    assert head.headers["content-encoding"] == "br"
    assert head.headers["content-length"] == str(len(BR))


def test_a_part_is_a_part_of_the_file_itself(client: TestClient) -> None:
    """Never of a packed form, which only makes sense as a whole."""
    asked = {"accept-encoding": "br, gzip", "range": "bytes=0-6"}
    answer = client.get("/assets/index-1.js", headers=asked)
    assert (answer.status_code, answer.content) == (206, b"console")
    assert "content-encoding" not in answer.headers
    assert answer.headers["content-range"] == f"bytes 0-6/{len(SCRIPT)}"


@pytest.mark.parametrize(
    "path",
    [
        "/assets/../secret.js",
        "/assets/..%2f..%2fsecret.js",
        "/assets/%2e%2e/%2e%2e/secret.js",
        "/assets//etc/passwd",
        "/assets/index-1.js.br",
        "/assets/index-1.js.gz",
        "/assets/",
        "/assets/%00",
    ],
)
def test_nothing_else_can_be_had(client: TestClient, path: str) -> None:
    """Neither what lies beside the page nor a packed form without its type."""
    answer = client.get(path, headers={"accept-encoding": "br, gzip"})
    assert answer.status_code == 404
    assert b"secret" not in answer.content
