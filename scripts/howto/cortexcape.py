"""Cortexcape: pieces, a lock, a path, the towers that move, and an exit that is closed."""

from scripts.howto.cut import cut, frame
from scripts.howto.signs import arrow, cross, ring
from tablee import Match
from tablee.core.svg import Markup, Point, text
from tablee.games.cortexcape.model import DOORS
from tablee.games.cortexcape.picture import maze
from tablee.games.cortexcape.picture.pieces import art, cone, gradients, marble, piece

BOARD = "#GGGWWWWGW##YRWWYRWY"
LOCK = ("c4", "X2")


def page(point: Point) -> Point:
    """A place of the board in the whole picture."""
    return 17.6 + point[0] * 0.56, 15.6 + point[1] * 0.56


def at(name: str) -> Point:
    return page(maze.spot_of("blue", name))


def built() -> Match:
    match = Match.new("cortexcape", seats=2, seed=1, starter=0, lab="blue")
    match.play(0, {"type": "build", "placement": dict(zip(DOORS, BOARD, strict=True))})
    return match


def locked() -> Match:
    match = built()
    match.play(1, {"type": "lock", "start": LOCK[0], "exit": LOCK[1]})
    return match


def shown(match: Match) -> str:
    return match.picture(0).svg


def pieces() -> str:
    """All that stands on doors, and how many there are."""
    parts: list[Markup] = []
    words = {"fill": "#fff8ea", "bold": True}
    for column, (kind, count) in enumerate((("W", 8), ("G", 4), ("Y", 3), ("R", 2), ("#", 3))):
        x = 68.0 + 126 * column
        parts.append(piece(kind, (x, 130), 1.35))
        parts.append(text(x, 222, f"×{count}", 34, anchor="middle", **words))
    parts += [cone("start", (150, 356)), cone("exit", (270, 356))]
    parts += [marble(each, (392 + 92 * n, 336)) for n, each in enumerate(("white", "black"))]
    return frame("#24405f", art().items(), *parts, defs=gradients())


CLOSE = (205.0, 78.0, 420.0)  # where the example is played


def lock() -> str:
    """A start and an exit."""
    start, out = at(LOCK[0]), at(LOCK[1])
    rings = (ring((start[0], start[1] - 12), 30), ring((out[0], out[1] - 10), 30))
    return cut(shown(locked()), *CLOSE, *rings)


LEGS: tuple[tuple[Point, ...], ...] = (  # from piece to piece, along the corridors
    ((540, 378), (540, 540), (702, 530)),
    ((702, 540), (834, 540), (832, 502), (824, 464), (888, 440)),
    ((888, 447), (948, 431), (937, 396), (922, 362), (906, 329), (957, 299)),
)
DEAR = ((654.6, 425.4), (748, 332), (773, 361), (801, 404), (822, 458))


def path() -> str:
    """The cheap way for 3 points, and a dear one."""
    first = arrow(at("c4"), page((540, 366)), wide=5, gaps=(4, 20))
    legs = [arrow(*map(page, leg), wide=5, gaps=(24, 22)) for leg in LEGS]
    dear = arrow(*map(page, DEAR), wide=4, fill="#b7a98c", gaps=(24, 0))
    rings = [ring(_top(door), 22) for door in "MOC"]
    return cut(
        shown(locked()),
        *CLOSE,
        dear,
        first,
        *legs,
        *rings,
        cross((_top("N")[0] - 20, _top("N")[1] - 14), 0.45),
    )


def _top(door: str) -> Point:
    x, y = page(maze.places()[door])
    return x, y - 6


def closed() -> str:
    """The marble stays on the exit; the doors that were walked through are empty."""
    match = locked()
    match.play(0, {"type": "path", "doors": list("MOC")})
    return cut(shown(match), *CLOSE, ring(page(maze.places()["X2"]), 26))


def towers() -> str:
    """The three towers of the last round trade places with three cylinders."""
    swaps = [
        arrow(_top(old), _top(new), wide=5, both=True, gaps=(24, 24))
        for old, new in ("KT", "LM", "AB")
    ]
    return cut(shown(built()), 70, 20, 430, *swaps)


PICTURES = {"pieces": pieces, "lock": lock, "path": path, "closed": closed, "towers": towers}
