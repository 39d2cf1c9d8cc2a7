"""Files that a package brings: those of its page and its rules, and no others."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from installed import Plugin
from starlette.testclient import TestClient

from tablee.server.app import make_app
from tablee.server.store.memory import MemoryStore

GAME = """
from msgspec.structs import replace
from cups import GAME as CUPS
GAME = replace(CUPS, slug="paged")
"""
PRIVATE = "not for the page"


@pytest.fixture
def client() -> Iterator[TestClient]:
    with TestClient(make_app(MemoryStore())) as made:
        yield made


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        ("matches/board.js", "text/javascript; charset=utf-8"),
        ("matches/draw.js", "text/javascript; charset=utf-8"),
        ("matches/board.css", "text/css; charset=utf-8"),
        ("matches/emblem.svg", "image/svg+xml"),
        ("matches/rules.md", "text/markdown; charset=utf-8"),
        ("cups/rules.fr.md", "text/markdown; charset=utf-8"),
    ],
)
def test_a_file_of_a_package_is_served(
    packages: Path, client: TestClient, path: str, kind: str
) -> None:
    """With its type, the policy of the page, and a digest to be asked about each time."""
    answer = client.get(f"/games/{path}")
    assert answer.status_code == 200
    assert answer.headers["content-type"] == kind
    assert answer.headers["cache-control"] == "no-cache"
    policy = answer.headers["content-security-policy"]
    assert "script-src 'self' 'wasm-unsafe-eval';" in policy
    assert "default-src 'none'" in policy
    assert answer.headers["x-content-type-options"] == "nosniff"
    again = client.get(f"/games/{path}", headers={"If-None-Match": answer.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


@pytest.mark.parametrize(
    "path",
    [
        "cups/board.js",  # it has none
        "cups/__init__.py",
        "cups/page/board.js",
        "matches/__init__.py",
        "matches/../__init__.py",
        "matches/%2e%2e/__init__.py",
        "matches/..%2f__init__.py",
        "matches/..%5c__init__.py",
        "matches/%2fetc/passwd",
        "matches//etc/passwd",
        "matches/C:/board.js",
        "matches/board.js%00",
        "matches/board.js/",
        "matches/./board.js%2f..",
        "matches/",
        "matches/.",
        "coolock/rules.md",  # of ours nothing: the page has them
        "coolock/__init__.py",
        "nobody/board.js",
        "../cups/rules.md",
        f"matches/{'x' * 300}",
    ],
)
def test_nothing_else_is_served(packages: Path, client: TestClient, path: str) -> None:
    """No way out of the folder, by whatever name."""
    assert client.get(f"/games/{path}").status_code == 404


def test_links_lead_nowhere_else(
    packages: Path, plugin: Plugin, client: TestClient, tmp_path: Path
) -> None:
    """A link inside the folder is a file; one that leads out, or a hidden file, is nothing."""
    folder = plugin("paged", GAME)
    (tmp_path / "secret.txt").write_text(PRIVATE, encoding="utf-8")
    (folder / "page").mkdir()
    (folder / "page" / "real.txt").write_text("yes", encoding="utf-8")
    (folder / "page" / ".hidden.txt").write_text(PRIVATE, encoding="utf-8")
    (folder / "page" / "inner").mkdir()
    (folder / "page" / "inner" / "odd.xyz").write_text("<script>", encoding="utf-8")
    (folder / "page" / "inside.txt").symlink_to(folder / "page" / "real.txt")
    (folder / "page" / "outside.txt").symlink_to(tmp_path / "secret.txt")
    (folder / "page" / "up").symlink_to(tmp_path, target_is_directory=True)
    (folder / "page" / "round").symlink_to(folder / "page" / "round")
    (folder / "rules.md").symlink_to(tmp_path / "secret.txt")
    (folder / "notes.md").write_text(PRIVATE, encoding="utf-8")
    os.mkfifo(folder / "page" / "pipe.txt")
    assert client.get("/games/paged/inside.txt").text == "yes"
    odd = client.get("/games/paged/inner/odd.xyz")
    assert odd.headers["content-type"] == "application/octet-stream"
    names = ("outside.txt", "up/secret.txt", "round", "rules.md", "notes.md", ".hidden.txt")
    for name in (*names, "pipe.txt", "inner", "up"):
        assert client.get(f"/games/paged/{name}").status_code == 404, name
    (entry,) = [each for each in client.get("/api/games").json() if each["slug"] == "paged"]
    assert entry["outside"]["rules"] == []


def test_a_page_folder_that_is_a_link_is_none(
    packages: Path, plugin: Plugin, client: TestClient, tmp_path: Path
) -> None:
    """The whole folder cannot be somewhere else, either."""
    folder = plugin("paged", GAME)
    (tmp_path / "elsewhere").mkdir()
    (tmp_path / "elsewhere" / "board.js").write_text(PRIVATE, encoding="utf-8")
    (folder / "page").symlink_to(tmp_path / "elsewhere", target_is_directory=True)
    assert client.get("/games/paged/board.js").status_code == 404


def test_what_stands_beside_a_lone_module_is_not_its_own(
    packages: Path, plugin: Plugin, client: TestClient, tmp_path: Path
) -> None:
    """A game in a single file lies among all other packages, and brings no page."""
    plugin("other", "", "paged = lone:GAME")
    (tmp_path / "lone.py").write_text(GAME, encoding="utf-8")
    (tmp_path / "page").mkdir()
    (tmp_path / "page" / "board.js").write_text(PRIVATE, encoding="utf-8")
    assert "paged" in {each["slug"] for each in client.get("/api/games").json()}
    assert client.get("/games/paged/board.js").status_code == 404
