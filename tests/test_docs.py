"""The documents tell the truth: their examples run, their links lead somewhere."""

import re
from pathlib import Path
from typing import Any

import pytest
from house import at_home

from scripts.write_pictures import PICTURES, draw

ROOT = Path(__file__).parent.parent
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/*.md")])
BLOCK = re.compile(r"```python\n(.*?)```", re.DOTALL)


def blocks(page: str) -> list[str]:
    return BLOCK.findall((ROOT / page).read_text(encoding="utf-8"))


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
