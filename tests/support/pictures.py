"""Pictures of golden games, and what every picture must be."""

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET
from xml.etree.ElementTree import Element

import tablee
from tablee.core import log
from tablee.core.engine import replay
from tablee.core.protocol import Seat

GOLDEN = Path(__file__).parent.parent / "golden"
SPACE = "{http://www.w3.org/2000/svg}"
KNOWN = {
    *("svg", "title", "desc", "defs", "g", "use", "path", "rect", "circle", "ellipse", "text"),
    *("clipPath", "radialGradient", "linearGradient", "stop"),
}
LARGEST = 80_000  # characters
LOOKED_AT = 6


def logs(slug: str) -> list[Path]:
    return sorted((GOLDEN / slug).glob("*.jsonl"))


def views(path: Path) -> Iterator[Any]:
    """What seats and spectators see in each state of a game, equal looks once."""
    game, header, moves = log.read(path)
    for state, _ in replay(game, header, moves):
        looks: list[Any] = []
        for seat in (None, *map(Seat, range(header.seats))):
            look = game.rules.view(state, seat)
            if look not in looks:
                looks.append(look)
                yield look


def pictured(slug: str, path: Path) -> Iterator[tuple[Any, Element]]:
    """A game in pictures: all are painted, and one in a few, with the last, is looked at."""
    paint = tablee.game(slug).picture
    assert paint is not None
    view = None
    for number, view in enumerate(views(path)):
        if number % LOOKED_AT == 0:
            yield view, drawn(slug, view)
        else:
            paint(view, "fr" if number % 2 else "en")
    yield view, drawn(slug, view)


def drawn(slug: str, view: Any) -> Element:
    """A picture as a tree, checked; the same view gives the same bytes."""
    paint = tablee.game(slug).picture
    assert paint is not None
    text = paint(view, "en")
    assert paint(view, "en") == text
    french = checked(paint(view, "fr"))
    told = "\n".join([french[0].text or "", french[1].text or "", *words(french)])
    assert not re.search(r" [:;!?»]|« ", told), f"a line may break in {told}"
    return checked(text)


def checked(text: str) -> Element:
    """Valid, told in words, and without anything from outside."""
    root = ET.fromstring(text)  # noqa: S314 - our own text
    assert root.tag == f"{SPACE}svg"
    assert root.get("role") == "img"
    title, told = root[0], root[1]
    assert (title.tag, told.tag) == (f"{SPACE}title", f"{SPACE}desc")
    assert title.text
    assert told.text
    box = [float(each) for each in root.get("viewBox", "").split()]
    assert len(box) == 4
    assert [root.get("width"), root.get("height")] == [f"{box[2]:g}", f"{box[3]:g}"]
    ids = Counter(each.get("id") for each in root.iter() if each.get("id"))
    assert max(ids.values(), default=1) == 1
    for each in root.iter():
        assert each.tag.removeprefix(SPACE) in KNOWN
        for name, value in each.attrib.items():
            assert not name.startswith("on")
            assert not re.search(r"nan|inf\b|None", value), f"{name}={value}"
            for wanted in re.findall(r"url\(#([^)]*)\)", value):
                assert wanted in ids
        if (name_of := each.get("href")) is not None:
            assert name_of.removeprefix("#") in ids
            assert name_of.startswith("#")
    assert len(text) < LARGEST
    return root


def uses(root: Element, slug: str) -> Counter[str]:
    """How often each drawing stands in a picture."""
    found = (each.get("href", "") for each in root.iter(f"{SPACE}use"))
    return Counter(each.removeprefix(f"#{slug}-") for each in found)


def words(root: Element) -> list[str]:
    """All that is written in a picture."""
    return [each.text or "" for each in root.iter(f"{SPACE}text")]


def count(root: Element, kind: str, **attributes: str) -> int:
    """How many elements have all these attributes."""
    wanted = {name.replace("_", "-"): value for name, value in attributes.items()}
    return sum(
        all(each.get(name) == value for name, value in wanted.items())
        for each in root.iter(f"{SPACE}{kind}")
    )
