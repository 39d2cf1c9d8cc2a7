"""A view of Cocoons as SVG: the box from the seat's corner, and what everybody may count."""

from collections import Counter
from collections.abc import Sequence

from tablee.core import svg
from tablee.core.captions import Captions, captions
from tablee.core.listing import AND
from tablee.core.svg import Markup, Point
from tablee.games.cocoons.board.geometry import CORNERS
from tablee.games.cocoons.model import LABELS, Trap, View
from tablee.games.cocoons.picture.box import box
from tablee.games.cocoons.picture.pieces import art, lying, seat_mark, token, trap
from tablee.games.cocoons.picture.space import SOUTH_EAST, seen_from
from tablee.games.cocoons.picture.words import WORDS
from tablee.games.cocoons.text.words import GUARDIAN_NAMES, SEATS

BOX_HIGH = 604
PAPER = "#fcf3e4"
EDGES: tuple[Point, ...] = ((320, 578), (86, 486), (320, 28), (554, 486))  # own corner first


def paint(view: View, language: str = "en") -> str:
    """What a seat sees, its own corner nearest; a spectator looks from the south-east."""
    say = captions(WORDS, language)
    corner = view.corners[0] if view.corners else (SOUTH_EAST - view.turned) % 4
    panels, high = _panels(view, say)
    return svg.page(
        BOX_HIGH + high,
        *box(view, seen_from(corner), say),
        *_seats(view, corner, say),
        _reserve(view),
        *panels,
        title="Cocoons",
        status=_status(view, say),
        told=_told(view, say),
        language=language,
        ground="#8d5540",
        art=art(),
    )


def _seats(view: View, corner: int, say: Captions) -> list[Markup]:
    """Who sits at which corner of the table."""
    mine = (corner + view.turned) % 4
    parts = []
    for seat, corners in enumerate(CORNERS[view.seats]):
        for each in corners:
            x, y = EDGES[(each - mine) % 4]
            is_active = view.active == seat and view.phase not in ("deal", "vote", "over")
            name = ("▸ " if is_active else "") + SEATS[say.language][seat]
            if seat == view.seat or seat in view.left:
                name = say("you" if seat == view.seat else "gone", name=name)
            wide = 50 + len(name) * 9.5
            look = {"stroke": "#f0287f", "stroke_width": 3} if is_active else {}
            fill, ink = ("#ffe9f2", "#4a1030") if is_active else ("#3a1c14", "#fdf3e6")
            parts += [
                svg.rect(x - wide / 2, y - 16, wide, 32, rx=16, fill=fill, **look),
                seat_mark(seat, (x - wide / 2 + 20, y)),
                svg.text(x + 13, y + 6, name, 16, anchor="middle", bold=True, fill=ink),
            ]
    return parts


def _reserve(view: View) -> Markup:
    words = f"/ {view.table.reserve}"
    return svg.join(
        (
            svg.panel(16, 14, 126, 46, fill="#ffe0dd" if view.reserve <= 5 else PAPER),
            token((42, 37), 34),
            svg.text(66, 46, str(view.reserve), 25, font_weight=800),
            svg.text(104, 45, words, 15, fill="#6b4436"),
        )
    )


# -- below the box ---------------------------------------------------------------------------------


def _panels(view: View, say: Captions) -> tuple[list[Markup], float]:
    """The lid, the traps still in the box, and with pins what was last seen in the slots."""
    y, half = BOX_HIGH, (svg.WIDE - 42) / 2
    high = 92.0
    parts = [
        svg.panel(16, y, half, high, fill=PAPER),
        svg.text(30, y + 26, say("lid"), 16, bold=True),
        *_traps(view.lid_traps, 30, y + 60, say),
        svg.panel(26 + half, y, half, high, fill=PAPER),
        svg.text(40 + half, y + 26, say("traps"), 16, bold=True),
        *_traps(_left(view), 40 + half, y + 60, say),
    ]
    if view.lid_tokens:
        parts.append(token((half - 30, y + 22), 24))
        parts.append(svg.text(half - 14, y + 28, f"×{view.lid_tokens}", 16, bold=True))
    if view.table.hard:
        words = {"anchor": "end", "fill": "#a8322a"}
        parts.append(svg.text(svg.WIDE - 30, y + 26, say("hard"), 15, **words))
    if view.slots_seen is None:
        return parts, high + 18
    return [*parts, *_pins(view, y + high + 10, say)], high + 28 + 178


def _traps(traps: Sequence[Trap], x: float, y: float, say: Captions) -> list[Markup]:
    """Equal ones once, with their number."""
    parts = []
    counts = Counter(traps)
    step = min(42.0, 250 / max(1, len(counts)))
    for at, (name, count) in enumerate(counts.items()):
        parts.append(trap(name, (x + 15 + at * step, y), 30))
        if count > 1:
            words = {"anchor": "middle", "font_weight": 800}
            parts.append(svg.text(x + 15 + at * step, y + 28, f"×{count}", 14, **words))
    return parts or [svg.text(x, y + 4, say("none"), 15, fill="#6b4436")]


def _left(view: View) -> list[Trap]:
    """Not in the lid, nor in a cocoon: the multiset is public (CO-32)."""
    left = Counter(view.traps)
    left.subtract(view.lid_traps)
    left["A"] -= sum(cocoon.has_action for cocoon in view.cocoons)
    return sorted((+left).elements())


def _pins(view: View, y: float, say: Captions) -> list[Markup]:
    """CO-34: what was last seen in each slot, north above."""
    assert view.slots_seen is not None
    parts = [
        svg.panel(16, y, svg.WIDE - 32, 172, fill=PAPER),
        svg.text(30, y + 28, say("seen"), 16, bold=True),
        svg.text(30, y + 50, say("in_slots"), 15, fill="#6b4436"),
        svg.text(30, y + 70, say("north"), 15, fill="#6b4436"),
    ]
    for slot, sight in enumerate(view.slots_seen):
        x, top = 260 + slot % 3 * 54, y + 8 + slot // 3 * 53
        parts.append(svg.rect(x, top, 50, 49, rx=8, fill="#5d3423"))
        seen = None if sight is None else lying(sight, (x + 25, top + 24.5), 40, 1)
        style = {"anchor": "middle", "fill": "#c9a07b"}
        parts.append(seen or svg.text(x + 25, top + 31, "–" if sight else "?", 18, **style))
    return parts


# -- in words --------------------------------------------------------------------------------------


def _status(view: View, say: Captions) -> str:
    if view.reason is not None:
        return say(view.reason)
    doing = say(view.phase, name=SEATS[say.language][view.active])
    return say("turn", turn=view.turn, doing=doing)


def _told(view: View, say: Captions) -> str:
    words = [say("box", cocoons=len(view.cocoons), tokens=view.reserve)]
    names = GUARDIAN_NAMES[say.language]
    for label, cocoon in zip(LABELS, view.cocoons, strict=False):
        facts = [say("place", slot=cocoon.at, side=say(cocoon.mark))]
        held = (names[each].removeprefix("the ") for each in cocoon.holds)
        facts += [say("holds", guardians=AND[say.language].join(held))] if cocoon.holds else []
        facts += [say("tokens", count=cocoon.tokens)] if cocoon.tokens else []
        words.append(say("cocoon", label=label, facts=", ".join(facts)))
    seen = [
        say("sight", guardian=names[each], label=LABELS[at])
        for at, each in enumerate(view.sees)
        if each is not None
    ]
    words += [say("sees", sights=", ".join(seen))] if seen else []
    return " ".join(words)
