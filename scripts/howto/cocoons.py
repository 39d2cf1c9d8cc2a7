"""Cocoons: a slide, the side that one sees, a guardian on its way home, the end, the traps."""

from pathlib import Path
from typing import Any

from scripts.howto.cut import cut, frame
from scripts.howto.signs import arrow, bow, ring
from tablee import Match
from tablee.core import log
from tablee.core.engine import replay
from tablee.core.protocol import Seat
from tablee.core.svg import Markup, Point, text
from tablee.games.cocoons.model import Trap
from tablee.games.cocoons.picture.paint import paint
from tablee.games.cocoons.picture.pieces import art, token, trap
from tablee.games.cocoons.picture.space import HIGH, SOUTH_EAST, UNIT, seen_from, slot_point

GOLDEN = Path(__file__).parents[2] / "tests" / "golden" / "cocoons"
GUARDIANS = ("iguana", "fish", "owl", "fox", "turtle", "hare", "frog", "bat")
LYING = ("fish", "iguana", "hare", "fox", None, "owl", "turtle", "frog", "bat")
GROUND = "#8d5540"
WHOLE = (-80.0, 48.0, 800.0)
CLOSE = (236.0, 176.0, 380.0)


def box() -> Match:
    """Level 1, the start token in the middle; only C will show its side, when E has gone."""
    traps: list[str | None] = [f"R{n}" for n in range(1, 9)]
    traps.insert(4, None)
    setup: dict[str, Any] = {
        "start": 4,
        "traps": traps,
        "guardians": list(LYING),
        "marks": list("NWSNNWNN"),
        "identities": list(GUARDIANS),
    }
    options = {"level": 1, "first_seat": 0, "auto_share": False}
    return Match.new("cocoons", seats=2, seed=1, setup=setup, **options)


def slid() -> Match:
    match = box()
    match.play(0, {"type": "slide", "cocoon": "E"})
    return match


def seen(match: Match) -> str:
    return match.picture(0).svg


def top(slot: int) -> Point:
    return seen_from(SOUTH_EAST).at(*slot_point(slot), HIGH)


def floor(slot: int) -> Point:
    x, y = seen_from(SOUTH_EAST).at(*slot_point(slot))
    return x, y - UNIT * 0.2


def slide() -> str:
    """A token goes into the cocoon, and the cocoon into the free slot."""
    x, y = top(5)
    coin = token((x, y), 54)
    return cut(seen(box()), *WHOLE, coin, arrow((x - 40, y - 4), floor(4), wide=9), ground=GROUND)


def side() -> str:
    """What is printed on a side that looks into the hole."""
    x, y = top(2)
    return cut(seen(slid()), *CLOSE, ring((x - 29, y + 66), 36), ground=GROUND)


def guardian() -> str:
    """It may go into any cocoon, best into its own."""
    x, y = floor(5)
    end = top(2)
    move = bow((x + 30, y - 8), (x + 74, y - 84), (end[0] + 16, end[1] + 4), 8)
    return cut(seen(slid()), *CLOSE, move, ring((x, y), 42), ground=GROUND)


def home() -> str:
    """All cocoons come out: each guardian is in its own."""
    game, header, moves = log.read(GOLDEN / "level-1-four-seats.jsonl")
    *_, (state, _) = replay(game, header, moves)
    return cut(paint(game.rules.view(state, Seat(0))), *WHOLE, ground=GROUND)


KINDS: tuple[Trap, ...] = ("R1", "S", "L1", "T", "A", "N1")


def traps() -> str:
    """Rune, slide, padlock, rotation, action, number: by level."""
    parts: list[Markup] = []
    for at, (kind, level) in enumerate(zip(KINDS, "123445", strict=True)):
        x, y = 120 + 200 * (at % 3), 100 + 195 * (at // 3)
        parts.append(trap(kind, (x, y), 130))
        parts.append(text(x, y + 98, level, 26, anchor="middle", bold=True, fill="#fdf3e6"))
    return frame(GROUND, art().items(), *parts)


PICTURES = {"slide": slide, "side": side, "guardian": guardian, "home": home, "traps": traps}
