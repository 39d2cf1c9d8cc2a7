"""A how-to as the page reads it: sections, the rules they tell of, their pictures."""

import re
from pathlib import Path
from typing import NamedTuple

import tablee

GAMES = Path(tablee.__file__).parent / "games"
LANGUAGES = ("en", "fr")
SOFTWARE = "<!-- software -->"


class Section(NamedTuple):
    title: str
    rules: tuple[str, ...]
    pictures: tuple[str, ...]
    alts: tuple[str, ...]


def sections_of(slug: str, language: str) -> list[Section]:
    text = (GAMES / slug / f"howto.{language}.md").read_text(encoding="utf-8")
    found = []
    for part in re.split(r"^## ", text, flags=re.MULTILINE)[1:]:
        heading = part.splitlines()[0]
        title, _, marker = heading.partition("<!--")
        drawn = re.findall(r"^!\[([^\][]*)\]\(([\w][\w/.-]*)\)$", part, flags=re.MULTILINE)
        found.append(
            Section(
                title.strip(),
                told_by(marker),
                tuple(path for _, path in drawn),
                tuple(alt for alt, _ in drawn),
            )
        )
    return found


def told_by(marker: str) -> tuple[str, ...]:
    """``rules: CX-1 CX-25..27`` are four."""
    found: list[str] = []
    for name, first, last in re.findall(r"\b([A-Z]{2,4})-(\d+)(?:\.\.(\d+))?", marker):
        found += [f"{name}-{number}" for number in range(int(first), int(last or first) + 1)]
    return tuple(found)


def shown_of(slug: str, language: str) -> list[str]:
    """Items and lines of the numbered rules that players see: not what is for programmers."""
    name = "rules.md" if language == "en" else f"rules.{language}.md"
    text = (GAMES / slug / name).read_text(encoding="utf-8")
    shown: list[str] = []
    hidden = 9
    for block in re.split(r"\n\s*\n|\n(?=#|\s*- |\|)|(?<=\n)(?=#)", text):
        level = len(block) - len(block.lstrip("#")) or 9
        if level <= hidden:
            hidden = 9
        if SOFTWARE in block:
            hidden = min(hidden, level)
        elif hidden == 9:
            shown.append(" ".join(block.split()))
    return [each for each in shown if each]
