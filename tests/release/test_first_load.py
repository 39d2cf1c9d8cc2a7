"""How much somebody fetches before the first game opens; read from the page as it was built."""

import json
import re
from collections.abc import Iterable
from typing import Any

from packages import ROOT

PAGE = ROOT / "src" / "tablee" / "server" / "page"
MOST_BYTES = 150_000  # of script, as gzip packs it
HOME = "index.html"
NEXT = ("src/home/NewTable.tsx", "src/table/TablePage.tsx")  # fetched while one looks at the shelf


def manifest() -> dict[str, dict[str, Any]]:
    """Every chunk, by its source."""
    found: dict[str, dict[str, Any]] = json.loads((PAGE / "manifest.json").read_text("utf-8"))
    return found


def needed(sources: Iterable[str]) -> set[str]:
    """The chunks that these import, directly or not, and themselves."""
    chunks, found, waiting = manifest(), set[str](), list(sources)
    while waiting:
        source = waiting.pop()
        if source not in found:
            found.add(source)
            waiting += chunks[source].get("imports", ())
    return found


def packed_bytes(sources: Iterable[str]) -> int:
    files = {manifest()[source]["file"] for source in needed(sources)}
    return sum((PAGE / f"{file}.gz").stat().st_size for file in files)


def test_what_is_fetched_before_a_game_is_small() -> None:
    """Home, the form for a new table and the room around every board."""
    assert 20_000 < packed_bytes([HOME]) < packed_bytes([HOME, *NEXT]) <= MOST_BYTES


def test_home_does_without_the_other_places_and_the_games() -> None:
    """They are chunks of their own, and nothing that home imports imports them."""
    home, chunks = needed([HOME]), manifest()
    games = [source for source in chunks if re.fullmatch(r"src/games/\w+/index\.ts", source)]
    assert len(games) == 5
    others = {*NEXT, "src/replay/ReplayPage.tsx", "src/guide/GuideCard.tsx", *games}
    assert others <= chunks.keys()
    assert not others & home
    pictures = [source for source in home if "qrcode" in str(chunks[source]["file"])]
    assert pictures == []


def test_the_page_says_something_before_its_script_is_here() -> None:
    """A word on the table instead of a white page."""
    text = (PAGE / "index.html").read_text("utf-8")
    assert '<div id="root"><p class="first">Tablée…</p></div>' in text


def test_every_text_of_the_page_has_its_packed_forms() -> None:
    """Made when the page is built, and smaller than the text wherever that is not tiny."""
    texts = [
        file
        for file in PAGE.rglob("*")
        if file.is_file() and file.suffix in (".css", ".html", ".js", ".svg")
    ]
    assert len(texts) > 20
    for file in texts:
        for ending in (".br", ".gz"):
            packed = file.with_name(file.name + ending)
            assert packed.is_file(), packed.name
            size = file.stat().st_size
            assert size < 500 or packed.stat().st_size < size
