"""The documents tell the truth: their examples run, their links lead somewhere.

Every ``python`` block runs, those of one page one after another. One that cannot says why, in a
comment above it that readers do not see: ``<!-- not run: the reason -->``.
"""

import json
import re
import sys
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from house import at_home

from scripts import howto
from scripts.write_curves import FIGURE as CURVES
from scripts.write_curves import figure
from scripts.write_pictures import PICTURES, draw

ROOT = Path(__file__).parent.parent
GAMES = ROOT / "src" / "tablee" / "games"
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/*.md")])
LESSON = ROOT / "docs" / "your-game-in-an-hour.md"  # followed step by step by e2e/test_tutorial.py
BLOCK = re.compile(r"(?:<!-- not run: *(.*?) *-->\n+)?^ *```python.*?\n(.*?)^ *```", re.S | re.M)


class Block(NamedTuple):
    """An example, and why it is not run, if it is not."""

    reason: str
    code: str


def blocks_of(page: Path) -> list[Block]:
    return [Block(*found) for found in BLOCK.findall(page.read_text(encoding="utf-8"))]


def blocks(page: str) -> list[str]:
    return [block.code for block in blocks_of(ROOT / page)]


def write_files_that_examples_read() -> None:
    """A board and a labyrinth of the reader's own, as the pages suppose."""
    (board,) = GAMES.rglob("haunted_house.json")
    Path("my_board.json").write_bytes(board.read_bytes())
    (file,) = GAMES.rglob("labs.json")
    labs = json.loads(file.read_text(encoding="utf-8"))
    labs["labs"]["mine"] = labs["labs"]["red"]
    Path("my_labs.json").write_text(json.dumps(labs), encoding="utf-8")


EXAMPLES = [page for page in PAGES if blocks_of(page) and page != LESSON]


@pytest.mark.parametrize("page", EXAMPLES, ids=lambda page: page.name)
def test_every_example_runs(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As a reader would type it, from the top of the page to its end."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.delitem(sys.modules, "mine", raising=False)
    write_files_that_examples_read()
    names: dict[str, Any] = {"__name__": "example"}
    for reason, code in blocks_of(page):
        if code.startswith("# mine.py"):
            Path("mine.py").write_text(code, encoding="utf-8")
        if not reason:
            exec(compile(code, f"{page.name}: {code[:40]!r}", "exec"), names)  # noqa: S102


def test_an_example_is_left_out_for_a_reason_only() -> None:
    """Most run; a reason is a sentence, not a word."""
    found = [block for page in EXAMPLES for block in blocks_of(page)]
    fences = sum(page.read_text(encoding="utf-8").count("```python") for page in EXAMPLES)
    assert len(found) == fences
    left_out = [block.reason for block in found if block.reason]
    assert all(len(reason.split()) > 3 for reason in left_out)
    assert len(left_out) <= len(found) // 3


def test_the_readme_game_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The first example plays a game to its end and saves it."""
    monkeypatch.chdir(tmp_path)
    names: dict[str, Any] = {}
    exec(blocks("README.md")[0], names)  # noqa: S102
    assert names["match"].result is not None
    assert (tmp_path / "game.jsonl").exists()


def test_the_readme_bot_plays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The bot of a few lines beats nobody, but it plays."""
    from tablee.bots.arena import Table, play_table

    (tmp_path / "readme_bot.py").write_text(blocks("README.md")[2], encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    record = play_table(Table("cortexcape", ("readme_bot:Hasty", "random"), {}, 1))
    assert record.result.ending == "long_game"


def test_the_examples_of_the_library_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One after another, as somebody would try them."""
    monkeypatch.chdir(tmp_path)
    names: dict[str, Any] = {}
    for block in blocks("docs/library.md"):
        exec(block, names)  # noqa: S102
    assert (tmp_path / "labyrinth.svg").exists()


@pytest.mark.parametrize("slug", at_home())
def test_the_pictures_are_up_to_date(slug: str) -> None:
    """``make pictures`` would write the same, and nobody waits for a large file."""
    kept = (PICTURES / f"{slug}.svg").read_text(encoding="utf-8")
    assert kept == draw(slug).svg
    assert len(kept.encode()) < 60_000


@pytest.mark.parametrize("slug", at_home())
def test_the_pictures_of_the_how_tos_are_up_to_date(slug: str) -> None:
    """``make pictures`` would write the same; each is small, and says nothing in words."""
    folder = GAMES / slug / "howto"
    drawn = howto.pictures(slug)
    assert drawn.keys() == {path.stem for path in folder.iterdir()}
    for name, picture in drawn.items():
        assert (folder / f"{name}.svg").read_text(encoding="utf-8") == picture
        assert len(picture.encode()) < 60_000
        assert all(len(words) <= 2 for words in re.findall(r"<text[^>]*>([^<]*)<", picture))


def test_the_figure_of_the_curves_is_up_to_date() -> None:
    """``make pictures`` would draw the same ways, to a fifth of a point."""
    texts = CURVES.read_text(encoding="utf-8"), figure()
    kept, fresh = ([float(each) for each in re.findall(r"-?\d+\.?\d*", text)] for text in texts)
    assert len(kept) == len(fresh) > 1000
    assert kept == pytest.approx(fresh, abs=0.2)
    assert len(texts[0].encode()) < 60_000


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    """Every relative link names a file that is there."""
    for link in re.findall(r"\]\(([^)#]+)\)", page.read_text(encoding="utf-8")):
        assert (page.parent / link).exists(), f"{page.name}: {link}"


def test_every_make_target_in_the_readme_exists() -> None:
    """The commands that are named can be made."""
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    for page in PAGES:
        for target in re.findall(r"`?make (\w+)`", page.read_text(encoding="utf-8")):
            assert f"\n{target}:" in makefile, f"{page.name}: make {target}"
