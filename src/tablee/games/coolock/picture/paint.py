"""A view of Coolock as SVG: the house with all that is in it, the hexagon, and the team."""

from math import cos, pi, sin
from typing import Any

from tablee.core import svg
from tablee.core.captions import Captions, captions
from tablee.core.svg import Markup, Point
from tablee.games.coolock.model import BRONZE, PORTIONS, SILVER, View
from tablee.games.coolock.picture.house import bars, printed
from tablee.games.coolock.picture.land import UNIT, Land, land_of
from tablee.games.coolock.picture.pieces import (
    FILLS,
    GOLD,
    INK,
    art,
    ghost,
    lantern,
    padlock,
    pawn,
    portion,
    shape,
)
from tablee.games.coolock.picture.words import WORDS, label, subject
from tablee.games.coolock.text.words import CARDS

SIDE = 136  # what stands beside the house needs so much
TALLEST = 900.0
NIGHT = "#2a1a58"


def paint(view: View, language: str = "en") -> str:
    """What everybody sees."""
    say = captions(WORDS, language)
    land = land_of(view.table.board)
    scale = min((svg.WIDE - SIDE - 20) / land.width, TALLEST / land.height)
    high = max(land.height * scale + 16, 420)
    team = 44 * ((view.seats + 1) // 2)
    return svg.page(
        high + team + 24,
        svg.group(*_board(view, land, language), at=(8, 8), scale=scale),
        *_beside(view, say),
        *(_seat(view, seat, high + 8, say) for seat in range(view.seats)),
        title="Coolock",
        status=_status(view, say),
        told=_told(view, say),
        language=language,
        ground=NIGHT,
        art=art(),
    )


# -- the board -------------------------------------------------------------------------------------


def _board(view: View, land: Land, language: str) -> list[Markup]:
    shut = {lock.at for lock in view.locks}
    places = {each.at for each in view.portions}
    parts = [printed(view.table.board, view.seats, language)]
    for each in view.portions:  # a guarded portion looks out from behind its padlock
        x, y = land.points[each.at]
        at = (x - 13, y - 10) if each.at in shut else (x, y)
        parts.append(portion(each.owner, at, 1.08))
    for lock in view.locks:
        x, y = land.points[lock.at]
        both = lock.at in places
        at = (x + 8, y + 5) if both else (x, y - 1)
        parts.append(padlock(lock.colours, at, 0.9 if both else 1))
    order = sorted(range(view.seats), key=lambda seat: seat == view.active)
    parts += [_pawn(view, land, seat) for seat in order]
    for zone in land.board.zones:
        parts.append(bars(land.prison(zone)))
    parts += [
        _sentence(view, land, seat)
        for seat, each in enumerate(view.pawns)
        if each.where == "prison"
    ]
    for spirit in view.ghosts:
        together = [other.id for other in view.ghosts if other.at == spirit.at]
        x, y = land.points[spirit.at]
        shift = (together.index(spirit.id) - (len(together) - 1) / 2) * 15
        parts.append(ghost(spirit.id, (x + shift, y - 2), 1.25))
    return parts


def _stand(view: View, land: Land, seat: int) -> Point:
    """Pawns that share an edge stand in a row along it; prisoners side by side."""
    mine = view.pawns[seat]
    if mine.where == "base":
        return land.home(view.seats, seat)
    mates = [
        other
        for other, each in enumerate(view.pawns)
        if each.where == mine.where
        and (each.edge == mine.edge if mine.where == "board" else each.zone == mine.zone)
    ]
    close = 0.32 if len(mates) > 2 else 0.5
    shift = (mates.index(seat) - (len(mates) - 1) / 2) * close * UNIT
    if mine.where == "prison" or mine.edge is None:
        x, y = land.prison(mine.zone)
        return x + shift, y
    return land.along(mine.edge, shift)


def _pawn(view: View, land: Land, seat: int) -> Markup:
    mine = view.pawns[seat]
    x, y = _stand(view, land, seat)
    parts = []
    if seat == view.active and view.reason is None:
        parts.append(svg.circle(x, y - 3, 23, fill=svg.GLOW, opacity=0.55))
    small = mine.where == "prison"
    parts.append(pawn(seat, (x, y - 4), 0.95 if small else 1.2, is_sad=small))
    if mine.lanterns:
        parts.append(lantern((x + 15, y - 17)))
    return svg.join(parts)


def _sentence(view: View, land: Land, seat: int) -> Markup:
    """How long a prisoner still has to wait."""
    x, y = _stand(view, land, seat)
    words = {"anchor": "middle", "font_weight": 800, "fill": "#fff"}
    return svg.join(
        (
            svg.circle(x, y + 20, 9, fill="#b3261e", stroke="#fff", stroke_width=1.8),
            svg.text(x, y + 24.5, str(view.pawns[seat].sentence), 13, **words),
        )
    )


# -- beside it -------------------------------------------------------------------------------------


def _beside(view: View, say: Captions) -> list[Markup]:
    """The hexagon, the night, the dice, what is still to come."""
    x = svg.WIDE - SIDE / 2 - 4
    words: dict[str, Any] = {"anchor": "middle", "fill": "#fff3d6"}
    left = PORTIONS - len(view.portions) if view.phase != "deal" else 0
    parts = [
        *hexagon(view, (x, 82), 58),
        svg.text(x, 166, say("portions", count=left, all=PORTIONS), 18, bold=True, **words),
        svg.text(x, 206, say("round", round=view.round), 20, font_weight=800, **words),
    ]
    medals = (("gold", 0, "#ffcf5c"), ("silver", SILVER, "#d6dbe6"), ("bronze", BRONZE, "#e0a070"))
    for at, (name, later, fill) in enumerate(medals):
        y = 234.0 + 26 * at
        gone = view.round > view.gold_round + later
        dim = 0.4 if gone else None
        parts.append(svg.circle(x - 51, y - 5, 9, fill=fill, opacity=dim))
        parts.append(
            svg.text(x - 51, y - 0.5, str(at + 1), 12, anchor="middle", bold=True, fill=INK)
        )
        told = say(name, round=view.gold_round + later)
        parts.append(svg.text(x - 37, y, told, 15, fill="#fff3d6", opacity=dim))
    y = 322
    if view.die is not None:
        parts.append(die(view.die, (x, y), "#fff8ea", INK))
        y += 44
    if view.dice is not None:
        parts.append(die(view.dice[0], (x - 22, y), "#fff8ea", INK))
        parts.append(die(view.dice[1], (x + 22, y), "#1b1030", "#fff8ea"))
        y += 44
    notes = [say.many("ghost", view.supply), say.many("deck", len(view.deck))]
    notes += [say("until_midnight")] if view.table.midnight else []
    notes += [say("moonlight")] if view.has_moonlight else []
    notes += [CARDS[say.language][view.card][0].lower()] if view.card else []
    for at, note in enumerate(notes):
        parts.append(svg.text(x, y + 8 + 22 * at, svg.fit(note, 15, SIDE), 15, **words))
    return parts


def hexagon(view: View, centre: Point, radius: float) -> list[Markup]:
    """CL-49, CL-50: slots 1 to 12 clockwise from the corner at the top."""
    rim = [_rim(centre, number, radius) for number in range(12)]
    frame = [_rim(centre, number, radius + 5) for number in range(0, 12, 2)]
    parts = [
        svg.path(svg.way(frame, closed=True), fill="#120a28", stroke="#c9a24a", stroke_width=4)
    ]
    missing = {each.slot for each in view.portions}
    for slot in range(1, PORTIONS + 1):
        owner = (slot - 1) // (PORTIONS // view.seats)
        mine = owner if owner < view.seats else None
        is_full = view.phase != "deal" and slot not in missing
        corners = [centre, rim[slot - 1], rim[slot % 12]]
        fill = GOLD if mine is None else FILLS[mine]
        faint = None if is_full else 0.28
        edge = "#fffaf0" if is_full else "#120a28"
        outline = {"stroke": edge, "stroke_width": 1.4, "stroke_linejoin": "round"}
        parts.append(
            svg.path(svg.way(corners, closed=True), fill=fill, fill_opacity=faint, **outline)
        )
        if mine is not None:
            at = sum(x for x, _ in corners) / 3, sum(y for _, y in corners) / 3
            ink = INK if is_full else FILLS[mine]
            parts.append(shape(mine, at, 0.58 if is_full else 0.42, ink))
    return parts


def _rim(centre: Point, number: int, radius: float) -> Point:
    """Corners and middles of sides in turn."""
    angle = (number * 30 - 90) * pi / 180
    far = radius if number % 2 == 0 else radius * cos(pi / 6)
    return centre[0] + far * cos(angle), centre[1] + far * sin(angle)


def die(value: int, at: Point, fill: str, ink: str) -> Markup:
    spots = {1: "4", 2: "08", 3: "048", 4: "0268", 5: "02468", 6: "023568"}[value]
    dots = (
        svg.circle((int(spot) % 3 - 1) * 10, (int(spot) // 3 - 1) * 10, 3.6, fill=ink)
        for spot in spots
    )
    box = svg.rect(-18, -18, 36, 36, rx=7, fill=fill, stroke="#c9b2ff", stroke_width=1.5)
    return svg.group(box, *dots, at=at)


def _seat(view: View, seat: int, top: float, say: Captions) -> Markup:
    """Two in a row: who, where, and how many portions are still out there."""
    row, column = divmod(seat, 2)
    wide = (svg.WIDE - 40) / 2
    x, y = 16 + column * (wide + 8), top + row * 44
    is_active = seat == view.active and view.reason is None
    left = sum(each.owner == seat for each in view.portions)
    facts = _place(view, seat, say)
    return svg.join(
        (
            svg.panel(x, y, wide, 38, fill="#ffe7a8" if is_active else "#fbf2e0"),
            shape(seat, (x + 22, y + 19), 1.1, FILLS[seat]),
            svg.use(
                f"coolock-shape-{seat}",
                (x + 22, y + 19),
                1.1,
                fill="none",
                stroke=INK,
                stroke_width=1.8,
            ),
            svg.text(x + 44, y + 17, label(seat, say), 15, bold=True, fill=INK),
            svg.text(x + 44, y + 33, facts, 14, fill="#6a4f7c"),
            portion(seat, (x + wide - 56, y + 20), 0.85),
            svg.text(x + wide - 36, y + 25, f"×{left}", 16, bold=True, fill=INK),
        )
    )


# -- in words --------------------------------------------------------------------------------------


def _place(view: View, seat: int, say: Captions) -> str:
    mine = view.pawns[seat]
    if seat in view.left:
        return say("left")
    if mine.where == "base":
        return say("home")
    named = land_of(view.table.board).board.zones[mine.zone].name
    name = svg.fit(getattr(named, say.language), 14, 110)
    if mine.where == "prison":
        return say("in_prison", zone=name, sentence=mine.sentence)
    return say("lanterns", zone=name, count=mine.lanterns) if mine.lanterns else name


def _status(view: View, say: Captions) -> str:
    if view.medal is not None:
        return say("complete" if view.medal == "complete" else f"won_{view.medal}")
    if view.reason is not None:
        return say(view.reason)
    doing = say(view.phase, name=subject(view.active, say), die=view.die)
    return say("status", round=view.round, doing=doing)


def _told(view: View, say: Captions) -> str:
    board = land_of(view.table.board).board
    words = [say("board", board=getattr(board.file.name, say.language), zones=len(board.zones))]
    for seat in range(view.seats):
        left = sum(each.owner == seat for each in view.portions)
        place = _place(view, seat, say)
        words.append(say("seat", name=label(seat, say), place=place, left=left))
    words.append(say("there", ghosts=len(view.ghosts), locks=len(view.locks)))
    return " ".join(words)
