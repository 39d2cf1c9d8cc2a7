"""A view of Monster Freeze as SVG: the centre, and each seat with its cards and tricks."""

from tablee.core import svg
from tablee.core.captions import Captions, captions
from tablee.core.listing import AND
from tablee.core.svg import Markup
from tablee.games.monster_freeze.board.deck import cards_of
from tablee.games.monster_freeze.board.geometry import LINES, seen
from tablee.games.monster_freeze.model import CODES, COLOURS, SeatView, Trick, View
from tablee.games.monster_freeze.picture.cards import (
    SIZE,
    art,
    card,
    centre_of,
    covered,
    monster,
)
from tablee.games.monster_freeze.picture.words import WORDS, label, subject
from tablee.games.monster_freeze.text.words import COLOUR_NAMES

SNOW, DEEP = "#eef7fc", "#12304a"
CENTRE, CARD, TRICK = 150, 112, 58  # how wide cards are
TOP = 200  # where the seats begin


def paint(view: View, language: str = "en") -> str:
    """What a seat sees, its own cards first."""
    say = captions(WORDS, language)
    seats = sorted(range(view.seats), key=lambda seat: (seat != view.seat, seat))
    parts, y = [_middle(view, say)], float(TOP)
    for seat in seats:
        drawn, high = _seat(view, seat, y, say)
        parts.append(drawn)
        y += high + 12
    return svg.page(
        y + 4,
        *parts,
        title="Monster Freeze",
        status=_status(view, say),
        told=_told(view, say),
        language=language,
        ground="#1d425d",
        art=art(),
    )


def _middle(view: View, say: Captions) -> Markup:
    """The centre card, what is left of the pile, and how the match stands."""
    dashed = {"stroke": "#d8eef8", "stroke_width": 2, "stroke_dasharray": "7 6"}
    centre = say("centre", card=view.centre or say("covered"))
    parts = [
        svg.rect(16, 16, CENTRE + 16, CENTRE + 18, rx=22, fill="none", **dashed),
        _lying(view, view.centre, 24, 24, CENTRE),
        *(
            svg.rect(212 + 5 * at, 34 + 4 * at, 46, 46, rx=8, fill="#4f87a8", stroke="#bfe0f1")
            for at in range(min(3, view.pile))
        ),
        svg.text(284, 66, say("pile", count=view.pile), 19, bold=True, fill=SNOW),
        svg.text(212, 118, centre, 17, fill=SNOW),
        svg.text(212, 142, _aim(view, say), 16, fill="#cfe4f0"),
    ]
    for at, colour in enumerate(COLOURS):  # which sign is which colour
        words = f"{COLOUR_NAMES[say.language][colour]} ({CODES[at]})"
        parts.append(svg.text(432, 46 + 29 * at, words, 16, fill=SNOW))
        parts.append(monster(colour, (412, 40 + 29 * at), 28))
    return svg.join(parts)


def _aim(view: View, say: Captions) -> str:
    if view.seats == 1:
        return say("solo", seconds=view.table.timer_ms // 1000)
    return say.many("aim", view.table.rounds_to_win)


def _seat(view: View, seat: int, y: float, say: Captions) -> tuple[Markup, float]:
    player = view.players[seat]
    high = CARD + 46 + (TRICK + 14 if player.tricks else 0)
    won = seat in view.winners
    edge = svg.GLOW if won or seat == view.seat else "#4b7590"
    paper = {"fill": DEEP, "stroke": edge, "stroke_width": 3 if edge == svg.GLOW else 1.5}
    head = {"fill": "none", "stroke": SNOW, "stroke_width": 1.8, "stroke_linejoin": "round"}
    name = ("★ " if won else "") + label(seat, say)
    name = say("you", name=name) if seat == view.seat else name
    parts = [
        svg.rect(16, y, svg.WIDE - 32, high, rx=14, **paper),
        svg.use(f"monster_freeze-head-{seat}", (28, y + 12), 1.4, **head),
        svg.text(72, y + 36, name, 19, bold=True, fill=SNOW),
        svg.text(30, y + 72, _notes(view, seat, say), 15, fill="#cfe4f0"),
        _counters(player, y + 108),
    ]
    for at, held in enumerate(player.hand or (None,) * _unseen(view, player)):
        x = 262 + at * (CARD + 10)
        parts.append(_lying(view, held, x, y + 12, CARD))
        words = svg.text(x + CARD / 2, y + CARD + 36, held or "", 15, anchor="middle", fill=SNOW)
        parts.append(words)
    for at, trick in enumerate(player.tricks[:9]):
        parts.append(_trick(view, trick, 30 + at * (TRICK + 7), y + CARD + 48))
    if (more := len(player.tricks) - 9) > 0:
        parts.append(svg.text(30 + 9 * (TRICK + 7), y + CARD + 84, f"+{more}", 17, fill=SNOW))
    return svg.join(parts), high


def _unseen(view: View, player: SeatView) -> int:
    """How many cards lie covered before somebody."""
    return 3 if view.phase in ("paused", "resuming") and not player.left else 0


def _lying(view: View, name: str | None, x: float, y: float, wide: float) -> Markup:
    if name is None:
        return covered((x, y), wide)
    return card(cards_of(view.table.deck)[name].front, (x, y), wide)


def _counters(player: SeatView, y: float) -> Markup:
    """MF-3: all five colours win."""
    parts = []
    for at, colour in enumerate(COLOURS):
        count = sum(trick.colour == colour for trick in player.tricks)
        x = 46 + at * 44
        parts.append(monster(colour, (x, y), 36, None if count else 0.45))
        words = f"×{count}" if count else "–"
        parts.append(svg.text(x, y + 38, words, 15, anchor="middle", bold=True, fill=SNOW))
    return svg.join(parts)


def _trick(view: View, trick: Trick, x: float, y: float) -> Markup:
    """The three cards from above, with the line that counts."""
    face = seen(cards_of(view.table.deck), trick.stack)
    code = CODES[COLOURS.index(trick.colour)]
    lines = [line for line in LINES if all(face[place] == code for place in line)]
    rings = [centre_of(place) for place in sorted({place for line in lines for place in line})]
    scale = TRICK / SIZE
    glow = {"fill": "none", "stroke": "#ffb020", "stroke_width": 3}
    return svg.join(
        (
            card(face, (x, y), TRICK, trick.stack[-1].side),
            *(svg.circle(x + a * scale, y + b * scale, 43 * scale, **glow) for a, b in rings),
        )
    )


# -- in words --------------------------------------------------------------------------------------


def _notes(view: View, seat: int, say: Captions) -> str:
    player = view.players[seat]
    notes = [
        ("left", player.left and not player.taken_over),
        ("taken_over", player.taken_over),
        ("away", player.away_since is not None and not player.left),
        ("is_ready", view.phase == "ready" and player.ready),
        ("warm", view.table.warm_seat == seat),
        ("voted", player.voted),
    ]
    words = [say(key) for key, holds in notes if holds]
    rounds = say.many("round", player.wins, all=view.table.rounds_to_win)
    return svg.fit(", ".join([rounds, *words]), 15, 225)


def _status(view: View, say: Captions) -> str:
    if view.phase == "over":
        names = AND[say.language].join(subject(seat, say) for seat in view.winners)
        if names:
            return say("wins" if len(view.winners) == 1 else "win", names=names)
        return say("closed" if view.closed else "nobody")
    return say("status", round=view.round, phase=say(view.phase))


def _told(view: View, say: Captions) -> str:
    words = [say("lies", card=view.centre or say("a_covered"), count=view.pile)]
    names = COLOUR_NAMES[say.language]
    for seat, player in enumerate(view.players):
        owned = {trick.colour for trick in player.tricks}
        words.append(
            say(
                "has",
                name=label(seat, say),
                cards=", ".join(player.hand) or say("no_card"),
                tricks=", ".join(names[each] for each in COLOURS if each in owned)
                or say("no_trick"),
            )
        )
    return " ".join(words)
