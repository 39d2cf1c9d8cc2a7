"""A view of Cortexcape as SVG: the labyrinth with all that stands on it, and the score sheet."""

from tablee.core import svg
from tablee.core.captions import Captions, captions
from tablee.core.listing import AND
from tablee.core.svg import Markup
from tablee.games.cortexcape.board.labs import Lab
from tablee.games.cortexcape.model import CYLINDERS, DOORS, EMPTY, EXITS, TOWER, View
from tablee.games.cortexcape.picture import maze
from tablee.games.cortexcape.picture.pieces import art, cone, gradients, marble, piece
from tablee.games.cortexcape.picture.words import WORDS
from tablee.games.cortexcape.text.words import NAMES

SCALE = 0.56
BOARD_HIGH = 632
ROW = 40
NAMES_WIDE, TOTAL_WIDE = 218, 50


def paint(view: View, language: str = "en") -> str:
    """What everybody sees."""
    say = captions(WORDS, language)
    has_hand = bool(view.hand) and view.phase != "over"
    y = BOARD_HIGH
    panels: list[Markup] = []
    if has_hand:
        panels.append(_hand(view, y, say))
        y += 86
    panels.append(_sheet(view, y, say))
    y += 62 + ROW * view.seats
    _, tints = maze.tints(view.table.lab)
    return svg.page(
        y,
        svg.group(*_board(view, say), at=(320 - 540 * SCALE, 318 - 540 * SCALE), scale=SCALE),
        *panels,
        title="Cortexcape",
        status=_status(view, say),
        told=_told(view, say),
        language=language,
        ground="#a06d3c",
        art=art(),
        defs=svg.join((gradients(), tints)),
    )


# -- the board -------------------------------------------------------------------------------------


def _board(view: View, say: Captions) -> list[Markup]:
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
        parts += [_fist(side, say) for side in ("left", "right")]
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


def _fist(side: str, say: Captions) -> Markup:
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
            svg.text(x, 670, say(side), 36, anchor="middle", bold=True, fill="#fff8ea"),
        )
    )


# -- beside it -------------------------------------------------------------------------------------


def _hand(view: View, y: float, say: Captions) -> Markup:
    """The pieces that are not on a door, kind by kind."""
    parts = [
        svg.panel(16, y, svg.WIDE - 32, 74),
        svg.text(32, y + 34, say("to_put"), 16, bold=True),
        svg.text(32, y + 54, say("on_doors", count=len(view.hand)), 15),
    ]
    x = 190.0
    for kind in CYLINDERS + TOWER:
        if count := view.hand.count(kind):
            parts.append(piece(kind, (x, y + 46), SCALE))
            parts.append(svg.text(x + 24, y + 48, f"×{count}", 18, bold=True))
            x += 86
    return svg.join(parts)


def _sheet(view: View, y: float, say: Captions) -> Markup:
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
    parts.append(svg.text(30, y + 28, svg.fit(_lab(view, say), 19, NAMES_WIDE - 8), 16, bold=True))
    middle = {"anchor": "middle"}
    for at in range(view.rounds):
        words, x = str(at + 1), left + wide * (at + 0.5)
        parts.append(svg.text(x, y + 28, words, 15, fill="#7a6347", **middle))
    parts.append(svg.text(end + TOTAL_WIDE / 2, y + 28, "Σ", 16, bold=True, **middle))
    for seat, score in enumerate(view.scores):
        row = y + 40 + ROW * seat
        parts.append(_seat(view, seat, row, say))
        for at, done in enumerate(view.history):
            if done.builder == seat:
                x = left + wide * (at + 0.5)
                parts.append(svg.text(x, row + 25, str(done.points), 17, **middle))
        parts.append(
            svg.text(end + TOTAL_WIDE / 2, row + 26, str(score), 20, font_weight=800, **middle)
        )
    return svg.join(parts)


def _seat(view: View, seat: int, y: float, say: Captions) -> Markup:
    parts = [svg.path(f"M24 {y}H{svg.WIDE - 24}", stroke="#dcc9a5")]
    if seat == view.actor:
        parts.append(svg.rect(20, y + 3, NAMES_WIDE - 4, ROW - 6, rx=8, fill=svg.GLOW))
    parts.append(marble(view.table.colours[seat], (42, y + 19), 0.42))
    sign = "★ " if seat in view.winners else "▸ " if seat == view.actor else ""
    parts.append(svg.text(64, y + 18, sign + _name(view, seat, say), 16, bold=True))
    role = "builds" if seat == view.builder else "locks" if seat == view.locker else ""
    role = "" if view.phase == "over" else role
    role = "gone" if seat in view.left else role
    words = say.many("marble", view.marbles_left[seat]) + (f", {say(role)}" if role else "")
    parts.append(svg.text(64, y + 34, words, 14, fill="#5a4630"))
    return svg.join(parts)


# -- in words --------------------------------------------------------------------------------------


def _name(view: View, seat: int, say: Captions) -> str:
    return NAMES[say.language][view.table.colours[seat]]


def _lab(view: View, say: Captions) -> str:
    lab = view.table.lab
    if lab is None:
        return say("no_lab")
    return lab.name if isinstance(lab, Lab) else say(f"lab_{lab}")


def _status(view: View, say: Captions) -> str:
    if view.phase == "over":
        names = AND[say.language].join(_name(view, seat, say) for seat in view.winners)
        many = len(view.winners) > 1
        return say("win" if many else "wins", names=names) if names else say("over")
    if view.phase == "draw":
        return say("draw")
    doing = "" if view.actor is None else say(view.phase, name=_name(view, view.actor, say))
    return say("status", round=view.round, rounds=view.rounds, doing=doing)


def _told(view: View, say: Captions) -> str:
    closed = [exit_ for exit_, owner in zip(EXITS, view.marbles, strict=True) if owner is not None]
    towers = [door for door, kind in zip(DOORS, view.board, strict=True) if kind == TOWER]
    scores = ", ".join(
        say("points", name=_name(view, seat, say), count=score)
        for seat, score in enumerate(view.scores)
    )
    words = [say("told", lab=_lab(view, say))]
    if towers:
        words.append(say("towers", doors=", ".join(towers)))
    if closed:
        words.append(say("closed", exits=", ".join(closed)))
    if view.start and view.exit:
        words.append(say("way", start=view.start, exit=view.exit))
    return " ".join([*words, f"{scores}."])
