"""The documentation as a site: nothing is left out, every link leads somewhere in it.

This is what can be said without Sphinx; `make docs` then builds it, and any warning fails.
"""

import re
from pathlib import Path, PurePosixPath

import pytest
from house import at_home

import tablee
from scripts import write_site

ROOT = Path(__file__).parent.parent.parent
LOADED = '<link rel="stylesheet" href="{0}/a.css"><script src="{0}/b.js"></script>'


@pytest.fixture(scope="module")
def stage(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """All pages in one folder, as Sphinx will read them."""
    folder = tmp_path_factory.mktemp("stage")
    write_site.collect(folder)
    return folder


def test_every_document_is_a_page(stage: Path) -> None:
    """The README, all of docs/, the rules in both languages, the changelog, the public modules."""
    wanted = {path.name for path in ROOT.glob("docs/*.md")} | {"index.md", "changelog.md"}
    wanted |= {f"{slug}/{name}.md" for slug in at_home() for name in ("rules", "regles")}
    wanted |= {f"reference/tablee{name}.md" for name in ("", ".core.protocol", ".client", ".bots")}
    assert wanted <= {str(path.relative_to(stage)) for path in stage.rglob("*.md")}


def test_every_page_is_in_the_contents(stage: Path) -> None:
    """A page that no table of contents names cannot be found by looking."""
    tables = re.findall(r"```\{toctree\}.*?```", (stage / "index.md").read_text("utf-8"), re.DOTALL)
    listed = {line for table in tables for line in table.splitlines()}
    named = {match[1] if (match := re.search(r"<(.*)>", line)) else line for line in listed}
    pages = {str(path.relative_to(stage).with_suffix("")) for path in stage.rglob("*.md")}
    assert pages - {"index"} <= named


def test_links_and_pictures_lead_to_what_is_in_the_site(stage: Path) -> None:
    """Turned to where the pages stand now."""
    for page in stage.rglob("*.md"):
        text = write_site.FENCE.sub("", page.read_text(encoding="utf-8"))
        for target in re.findall(r"\]\(([^)#\s]+)[^)]*\)", text):
            if not re.match(r"[a-z]+:", target):
                assert (page.parent / target).exists(), f"{page.name}: {target}"


def test_links_are_turned_and_code_is_not() -> None:
    """A page in the site is a link, a file of the code is a word, and what is missing an error."""
    places = write_site.pages()
    readme = PurePosixPath("README.md")

    def turned(text: str) -> str:
        return write_site.turned(readme, text, places)

    assert turned("[`a`](docs/server.md#limits)") == "[`a`](server.md#limits)"
    assert (
        turned("[the rules](src/tablee/games/coolock/rules.md)") == "[the rules](coolock/rules.md)"
    )
    assert turned("[the licence](LICENSE)") == "the licence"
    assert turned("`[x](LICENSE)`") == "`[x](LICENSE)`"
    assert turned("![x](docs/table.jpg)") == "![x](pictures/table.jpg)"
    with pytest.raises(write_site.BrokenLink, match="nowhere"):
        turned("[x](docs/nowhere.md)")


def test_every_public_name_is_in_the_reference() -> None:
    """All that `tablee` offers, whatever kind of thing it is."""
    page = write_site.reference("tablee", set())
    for name in tablee.__all__:
        assert re.search(rf"^\.\. auto\w+:: tablee[\w.]*\.{name}$", page, re.MULTILINE), name


def test_what_stands_on_two_pages_is_found_on_one(stage: Path) -> None:
    """Sphinx warns of things that are described twice, and a warning fails."""
    entries = [
        entry
        for name in write_site.modules()
        for entry in re.findall(
            r"\.\. auto(?:class|function|exception):: \S+\n(?:   :.*\n)*",
            (stage / "reference" / f"{name}.md").read_text("utf-8"),
        )
    ]
    twice = [entry for entry in entries if ":no-index:" in entry]
    assert any("tablee.authoring." in entry for entry in twice)
    assert not any(".. autoclass:: tablee.Match\n" in entry for entry in twice)


def test_what_a_page_would_fetch_from_elsewhere_is_found(tmp_path: Path) -> None:
    """Styles, scripts and fonts of another machine; links to follow are no loads."""
    (tmp_path / "own.html").write_text(LOADED.format("_static") + '<a href="https://x">y</a>')
    assert list(write_site.fetched_from_elsewhere(tmp_path)) == []
    (tmp_path / "foreign.html").write_text(LOADED.format("https://fonts.example"))
    (tmp_path / "foreign.css").write_text("@import '//fonts.example/c.css';")
    assert len(list(write_site.fetched_from_elsewhere(tmp_path))) == 3
