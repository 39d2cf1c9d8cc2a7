"""A view of Cortexcape as SVG: the labyrinth with all that stands on it, and the score sheet."""

from tablee.core import svg
from tablee.core.svg import Markup
from tablee.games.cortexcape.board.labs import Lab, labs
from tablee.games.cortexcape.model import CYLINDERS, DOORS, EMPTY, EXITS, TOWER, View
from tablee.games.cortexcape.picture import maze
from tablee.games.cortexcape.picture.pieces import art, cone, gradients, marble, piece

SCALE = 0.56
BOARD_HIGH = 632
ROW = 40
NAMES_WIDE, TOTAL_WIDE = 218, 50
DOING = {"build": "builds", "lock": "locks", "path": "seeks the exit"}


def paint(view: View) -> str:
    """What everybody sees."""
    has_hand = bool(view.hand) and view.phase != "over"
    y = BOARD_HIGH
    panels: list[Markup] = []
    if has_hand:
        panels.append(_hand(view, y))
        y += 86
    panels.append(_sheet(view, y))
    y += 62 + ROW * view.seats
    _, tints = maze.tints(view.table.lab)
    return svg.page(
        y,
        svg.group(*_board(view), at=(320 - 540 * SCALE, 318 - 540 * SCALE), scale=SCALE),
        *panels,
        title="Cortexcape",
        status=_status(view),
        told=_told(view),
        ground="#a06d3c",
        art=art(),
        defs=svg.join((gradients(), tints)),
    )


# -- the board -------------------------------------------------------------------------------------


def _board(view: View) -> list[Markup]:
    lab = view.table.lab
    places = maze.places()
    parts = [maze.printed(lab)]
    for exit_, owner in zip(EXITS, view.marbles, strict=True):
        if owner is not None:
            parts.append(marble(view.table.colours[owner], places[exit_]))
    standing = [(door, kind) for door, kind in zip(DOORS, view.board, strict=True) if kind != EMPTY]
    parts += [_letter(door) for door, _ in standing]
    if view.start:
        parts.append(cone("start", maze.spot_of(lab, view.start)))
    parts += [piece(kind, places[door]) for door, kind in standing]
    if view.exit:
        parts.append(cone("exit", places[view.exit]))
    if view.fist_hidden:
        parts += [_fist(side) for side in ("left", "right")]
    return parts


def _letter(door: str) -> Markup:
    """Beside a piece, which hides the letter in its socket."""
    x, y = maze.places()[door]
    return svg.join(
        (
            svg.circle(x + 44, y + 30, 17, fill="#fff8ea", stroke="#3a2c1a", stroke_width=1.5),
            svg.text(x + 44, y + 38.5, door, 24, anchor="middle", bold=True),
        )
    )


def _fist(side: str) -> Markup:
    """CX-15: two closed fists are held out; nobody sees what is in them."""
    x = 540 + (-170 if side == "left" else 170)
    knuckles = (
        svg.rect(
            x - 88 + 44 * at, 462, 42, 92, rx=20, fill="#e2b084", stroke="#7d4c26", stroke_width=5
        )
        for at in range(4)
    )
    hand = {"fill": "#d9a273", "stroke": "#7d4c26", "stroke_width": 5}
    return svg.join(
        (
            svg.rect(x - 70, 600, 140, 100, rx=14, fill="#7a3b2e", stroke="#4b2019"),
            svg.rect(x - 90, 470, 180, 150, rx=46, **hand),
            *knuckles,
            svg.text(x, 670, side, 36, anchor="middle", bold=True, fill="#fff8ea"),
        )
    )


# -- beside it -------------------------------------------------------------------------------------


def _hand(view: View, y: float) -> Markup:
    """The pieces that are not on a door, kind by kind."""
    parts = [
        svg.panel(16, y, svg.WIDE - 32, 74),
        svg.text(32, y + 34, "To put on", 16, bold=True),
        svg.text(32, y + 54, f"the doors: {len(view.hand)}", 15),
    ]
    x = 190.0
    for kind in CYLINDERS + TOWER:
        if count := view.hand.count(kind):
            parts.append(piece(kind, (x, y + 46), SCALE))
            parts.append(svg.text(x + 24, y + 48, f"×{count}", 18, bold=True))
            x += 86
    return svg.join(parts)


def _sheet(view: View, y: float) -> Markup:
    """A row for each seat, a column for each round, marbles left and totals."""
    wide = (svg.WIDE - 48 - NAMES_WIDE - TOTAL_WIDE) / view.rounds
    left = 24 + NAMES_WIDE
    high = 46 + ROW * view.seats
    parts = [svg.panel(16, y, svg.WIDE - 32, high)]
    if view.phase not in ("over", "draw"):
        now = left + wide * (view.round - 1)
        parts.append(svg.rect(now, y + 8, wide, high - 16, rx=5, fill="#ffe7bd"))
    end = svg.WIDE - 24 - TOTAL_WIDE
    parts.append(svg.rect(end, y + 8, TOTAL_WIDE, high - 16, rx=5, fill=svg.SHADE))
    parts.append(svg.text(30, y + 28, svg.fit(_lab(view), 19, NAMES_WIDE - 8), 16, bold=True))
    middle = {"anchor": "middle"}
    for at in range(view.rounds):
        words, x = str(at + 1), left + wide * (at + 0.5)
        parts.append(svg.text(x, y + 28, words, 15, fill="#7a6347", **middle))
    parts.append(svg.text(end + TOTAL_WIDE / 2, y + 28, "Σ", 16, bold=True, **middle))
    for seat, score in enumerate(view.scores):
        row = y + 40 + ROW * seat
        parts.append(_seat(view, seat, row))
        for at, done in enumerate(view.history):
            if done.builder == seat:
                x = left + wide * (at + 0.5)
                parts.append(svg.text(x, row + 25, str(done.points), 17, **middle))
        parts.append(
            svg.text(end + TOTAL_WIDE / 2, row + 26, str(score), 20, font_weight=800, **middle)
        )
    return svg.join(parts)


def _seat(view: View, seat: int, y: float) -> Markup:
    parts = [svg.path(f"M24 {y}H{svg.WIDE - 24}", stroke="#dcc9a5")]
    if seat == view.actor:
        parts.append(svg.rect(20, y + 3, NAMES_WIDE - 4, ROW - 6, rx=8, fill=svg.GLOW))
    parts.append(marble(view.table.colours[seat], (42, y + 19), 0.42))
    sign = "★ " if seat in view.winners else "▸ " if seat == view.actor else ""
    parts.append(svg.text(64, y + 18, sign + _name(view, seat), 16, bold=True))
    role = "builds" if seat == view.builder else "locks" if seat == view.locker else ""
    role = "" if view.phase == "over" else role
    role = "has left" if seat in view.left else role
    left = view.marbles_left[seat]
    words = f"{left} marble{'s' * (left != 1)}" + (f", {role}" if role else "")
    parts.append(svg.text(64, y + 34, words, 14, fill="#5a4630"))
    return svg.join(parts)


# -- in words --------------------------------------------------------------------------------------


def _name(view: View, seat: int) -> str:
    return view.table.colours[seat].capitalize()


def _lab(view: View) -> str:
    lab = view.table.lab
    if lab is None:
        return "no labyrinth yet"
    return lab.name if isinstance(lab, Lab) else labs()[lab].name


def _status(view: View) -> str:
    if view.phase == "over":
        names = " and ".join(_name(view, seat) for seat in view.winners)
        return f"over: {names} {'win' if len(view.winners) > 1 else 'wins'}" if names else "over"
    if view.phase == "draw":
        return "who begins?"
    who = "" if view.actor is None else f"{_name(view, view.actor)} {DOING[view.phase]}"
    return f"round {view.round} of {view.rounds}: {who}"


def _told(view: View) -> str:
    closed = [exit_ for exit_, owner in zip(EXITS, view.marbles, strict=True) if owner is not None]
    towers = [door for door, kind in zip(DOORS, view.board, strict=True) if kind == TOWER]
    scores = ", ".join(
        f"{_name(view, seat)} {score} points" for seat, score in enumerate(view.scores)
    )
    words = [f"The labyrinth {_lab(view)} with 20 doors, A to T, and 12 exits."]
    if towers:
        words.append(f"Towers block {', '.join(towers)}.")
    if closed:
        words.append(f"Marbles close {', '.join(closed)}.")
    if view.start and view.exit:
        words.append(f"The way leads from {view.start} to {view.exit}.")
    return " ".join([*words, f"{scores}."])
