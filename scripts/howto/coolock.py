"""Coolock: the hexagon, a move, padlocks, ghosts, prison."""

from typing import Any

from msgspec.structs import replace

from scripts.howto.cut import cut, frame
from scripts.howto.signs import YES, arrow, bow, cross, ring, tick
from tablee import Match
from tablee.core.protocol import Seat
from tablee.core.svg import Markup, Point, group, path, way
from tablee.games.coolock.model import Ghost, Pawn, Portion, View
from tablee.games.coolock.picture import paint
from tablee.games.coolock.picture.land import land_of
from tablee.games.coolock.picture.pieces import INK, art, padlock, pawn

LAND = land_of("haunted_house")
SCALE = min((640 - 136 - 20) / LAND.width, 900 / LAND.height)
GARDEN = (24.0, 484.0, 300.0)  # the near side of the house
WHITE, BLACK = "#fff8ea", "#1b1030"


def page(point: Point) -> Point:
    """A place of the board in the whole picture."""
    return 8 + point[0] * SCALE, 8 + point[1] * SCALE


def corner(number: int) -> Point:
    return page(LAND.points[number])


def edge(number: int) -> Point:
    return page(LAND.middle(number))


def seen(*pawns: Pawn, ghosts: tuple[int, ...] = (), **more: Any) -> View:
    """Three seats in the garden, with the deal of a game."""
    match = Match.new("coolock", seats=3, seed=3)
    people = (*pawns, *match.state.pawns[len(pawns) :])
    spirits = tuple(Ghost(number, at) for number, at in enumerate(ghosts, 1))
    here = replace(match.state, pawns=people, ghosts=spirits, round=5, **more)
    view: View = match.game.rules.view(here, Seat(0))
    return view


def shown(*pawns: Pawn, **more: Any) -> str:
    return paint.paint(seen(*pawns, **more))


def standing(at: int, zone: int = 1) -> Pawn:
    return Pawn(where="board", edge=at, zone=zone)


def hexagon() -> str:
    """Some portions are in, the others are still out there."""
    dealt = Match.new("coolock", seats=3, seed=3).state.portions
    left = tuple(each for each in dealt if each.slot not in (1, 2, 5, 6, 9))
    drawn = paint.hexagon(seen(portions=left), (0, 0), 58)
    return frame(paint.NIGHT, art().items(), group(*drawn, at=(320, 200), scale=3))


def move() -> str:
    """Four steps along the edges, past the own portion."""
    portions = (Portion(34, Seat(0), 1),)
    drawn = shown(standing(28), portions=portions, locks=())
    first = arrow(edge(28), *(corner(n) for n in (25, 26, 34)), wide=4, gaps=(14, 22))
    then = arrow(*(corner(n) for n in (34, 35)), edge(53), wide=4, gaps=(22, 0))
    rolled = paint.die(4, (GARDEN[0] + 36, GARDEN[1] + 34), WHITE, INK)
    return cut(drawn, *GARDEN, first, then, ring(corner(34), 19), rolled)


def locks() -> str:
    """Its own colour opens a padlock, two colours need both, a black one nobody opens."""
    parts: list[Markup] = []
    beam: dict[str, Any] = {"stroke": "#f6e9cd", "stroke_width": 13, "stroke_linecap": "round"}
    for at, colours in enumerate(((0,), (0, 1), ())):
        x, y = 110.0 + 210 * at, 165.0
        ends = ((x, y - 100), (x - 84, y + 50), (x + 84, y + 50))
        for end in ends:
            line = way(((x, y), end))
            parts += [
                path(line, **{**beam, "stroke": "#120a28", "stroke_width": 22}),
                path(line, **beam),
            ]
        parts.append(padlock(colours, (x, y - 8), 2.5))
        middle = [((x + 1.35 * a) / 2.35, (y + 1.35 * b) / 2.35) for a, b in ends[1:]]
        walkers = (0, 1) if len(colours) == 2 else (0,)
        for seat, spot in zip(walkers, middle, strict=False):
            parts.append(pawn(seat, spot, 1.9))
        parts.append((tick if colours else cross)((x, 332), 1.5))
    return frame("#2f5c46", art().items(), *parts)


def ghosts() -> str:
    """White to the right, black to the left, the larger number first (CL-63)."""
    right = arrow(*(corner(n) for n in (26, 34, 35, 43, 44)), wide=4, fill=WHITE, gaps=(15, 0))
    left = arrow(*(corner(n) for n in (44, 43, 51, 50)), wide=4, fill="#8f6bff", gaps=(6, 0))
    dice = (
        paint.die(4, (GARDEN[0] + 34, 436 + 34), WHITE, INK),
        paint.die(3, (GARDEN[0] + 78, 436 + 34), BLACK, WHITE),
    )
    return cut(shown(ghosts=(26,), locks=(), portions=()), GARDEN[0], 436, 300, right, left, *dice)


def prison() -> str:
    """Caught: three turns behind bars, and out on the near side."""
    caught = Pawn(where="prison", zone=1, sentence=3)
    drawn = shown(caught, ghosts=(35,), locks=(), portions=())
    x, y = page(LAND.prison(1))
    into = bow(edge(47), (x - 78, y - 74), (x - 16, y - 22), 5)
    return cut(drawn, x - 120, y - 70, 240, into, ring(edge(36), 15, YES))


PICTURES = {"hexagon": hexagon, "move": move, "locks": locks, "ghosts": ghosts, "prison": prison}
