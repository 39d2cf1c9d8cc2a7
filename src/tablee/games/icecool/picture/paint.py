"""A view of ICECOOL² as SVG: the plan of the school, and what everybody has."""

from typing import Any

from tablee.core import svg
from tablee.core.captions import Captions, captions
from tablee.core.svg import Markup
from tablee.games.icecool.board.school import school
from tablee.games.icecool.model import FISH, VALUES, SeenCard, SeenPlayer, View
from tablee.games.icecool.picture import plan
from tablee.games.icecool.picture.words import WORDS
from tablee.games.icecool.rules.queries import is_warm_up
from tablee.games.icecool.text.flicks import COLOUR_NAMES, room_name

SCALE, MARGIN = 1.12, 17.6  # millimetres to units
BOARD_HIGH = 618
ROW = 74
NAME_LONG = 18  # in characters; what is longer is cut
SIGNS = {  # of cards
    "jump": "M4 19V11M20 19V11M4 11H20M3 9Q12-5 21 9",
    "two_doors": "M4 20V9A3 3 0 0 1 10 9V20M14 20V9A3 3 0 0 1 20 9V20M1 15H23",
    "bounce": "M20 3V21M3 6 19 12 4 18M4 18 8.5 18M4 18 6.5 14",
    "two": "M3 12C7 6 14 6 17 12L21 8V16L17 12C14 18 7 18 3 12Z",
    "three": "M12 3 14.7 8.8 21 9.6 16.4 14 17.6 20.3 12 17.2 6.4 20.3 7.6 14 3 9.6 9.3 8.8Z",
}


def paint(view: View, language: str = "en") -> str:
    """What a seat sees; face-down cards of others stay face down."""
    say = captions(WORDS, language)
    rows = [_player(view, seat, BOARD_HIGH + seat * (ROW + 8), say) for seat in range(view.seats)]
    return svg.page(
        BOARD_HIGH + view.seats * (ROW + 8) + 8,
        svg.group(*_school(view, language), at=(MARGIN, 17), scale=SCALE),
        *rows,
        title="ICECOOL²",
        status=_status(view, say),
        told=_told(view, say),
        language=language,
        ground="#6aa7c4",
        art=plan.art(),
    )


def _school(view: View, language: str) -> list[Markup]:
    parts = [plan.floor(language)]
    for seat, player in enumerate(view.players):
        if player.spot is not None:
            at = plan.spot(player.spot)
            parts.append(plan.shadow(at))
            if seat == view.active and view.ending is None:
                ring: dict[str, Any] = {"fill": "none", "stroke": svg.GLOW, "stroke_width": 4}
                parts.append(svg.circle(*at, 23, stroke_dasharray="9 5", **ring))
            parts.append(plan.penguin(player.colour, at))
    return [*parts, plan.lintels(), plan.hanging(view.fish)]


# -- what everybody has ----------------------------------------------------------------------------


def _player(view: View, seat: int, y: float, say: Captions) -> Markup:
    player = view.players[seat]
    is_active = seat == view.active and view.ending is None
    colour = plan.FILLS[player.colour]
    name = ("▸ " if is_active else "") + say(f"name_{player.colour}")
    name = name if len(name) <= NAME_LONG else svg.fit(name, 15, 172)
    parts = [
        svg.panel(16, y, svg.WIDE - 32, ROW, fill="#fff3cf" if is_active else "#fbf7ee"),
        svg.rect(16, y + 6, 7, ROW - 12, rx=3, fill=colour),
        plan.penguin(player.colour, (54, y + ROW / 2), 1.3),
        svg.text(88, y + 32, name, int(say("name_size")), bold=True),
        svg.text(88, y + 55, svg.fit(_place(view, seat, say), 15, 165), 15, fill="#4d5b68"),
    ]
    if seat == view.catcher and not is_warm_up(view):
        parts += _catcher(view, y, say)
    elif not is_warm_up(view):
        parts += _fish(player, y, say)
    return svg.join((*parts, _holdings(view, seat, y, say)))


def _catcher(view: View, y: float, say: Captions) -> list[Markup]:
    """The IDs of those who are caught."""
    held = [each for each in view.players if each.is_caught]
    parts = [svg.text(262, y + 30, say("catcher"), 16, bold=True, fill="#0b3f63")]
    return parts + [_id(each, 262 + 34 * at, y + 40, say) for at, each in enumerate(held)]


def _id(player: SeenPlayer, x: float, y: float, say: Captions) -> Markup:
    paper = {"fill": "#fffaf0", "stroke": "#6a4a24", "stroke_width": 1.4}
    words = say(player.colour)[0]
    return svg.join(
        (
            svg.rect(x, y, 29, 22, rx=4, **paper),
            svg.circle(x + 10, y + 11, 7, fill=plan.FILLS[player.colour]),
            svg.text(x + 19, y + 16, words, 13, bold=True, fill="#6a4a24"),
        )
    )


def _fish(player: SeenPlayer, y: float, say: Captions) -> list[Markup]:
    """IC-34: three of the own colour; what is still to be taken is pale."""
    parts = []
    for at in range(FISH):
        place = (276.0 + 34 * at, y + 26)
        parts.append(svg.circle(*place, 15.5, fill="#d3e3ec"))
        pale = None if at < player.fish else 0.22
        parts.append(svg.use(f"icecool-fish-{player.colour}", place, opacity=pale))
    words = say("caught" if player.is_caught else "has_id")
    ink = "#a8322a" if player.is_caught else "#4d5b68"
    return [*parts, svg.text(262, y + 61, words, 15, fill=ink)]


def _holdings(view: View, seat: int, y: float, say: Captions) -> Markup:
    player = view.players[seat]
    parts = []
    right = svg.WIDE - 30
    if view.scores:
        points = f"{view.scores[seat]}"
        parts.append(svg.text(right, y + 36, points, 24, anchor="end", font_weight=800))
        parts.append(svg.text(right, y + 57, say("points"), 15, anchor="end", fill="#4d5b68"))
        right -= 62
    room = right - 384
    step = min(34.0, (room - 30) / max(1, len(player.cards) - 1))
    cards = sorted(player.cards, key=lambda held: (held.is_up, held.id))
    parts += [card(each, 384 + step * at, y + 15) for at, each in enumerate(cards)]
    return svg.join(parts)


def card(held: SeenCard, x: float, y: float) -> Markup:
    """Its points and its sign, or its back."""
    if held.kind is None:
        stripes = "M4 14 14 4M4 26 26 4M4 38 26 16M12 40 26 28"
        return svg.group(
            svg.rect(0, 0, 30, 44, rx=5, fill="#0f5c8c", stroke="#fff", stroke_width=1.5),
            svg.path(stripes, stroke="#4b97c2", stroke_width=3),
            at=(x, y),
        )
    fill, ink = ("#d9d2c0", "#5a4a2a") if held.is_up else ("#ffffff", "#10324a")
    sign = {"fill": "none", "stroke_width": 2, "stroke_linecap": "round"}
    return svg.group(
        svg.rect(0, 0, 30, 44, rx=5, fill=fill, stroke=ink, stroke_width=1.5),
        svg.text(5, 16, str(VALUES[held.kind]), 15, font_weight=800, fill=ink),
        svg.group(svg.path(SIGNS[held.kind], stroke=ink, **sign), at=(6, 21), scale=0.8),
        at=(x, y + 3 if held.is_up else y),
    )


# -- in words --------------------------------------------------------------------------------------


def _place(view: View, seat: int, say: Captions) -> str:
    player = view.players[seat]
    if player.has_left:
        return say("gone")
    if player.spot is None:
        return say("nowhere")
    room = school().room_at(*player.spot)
    if room not in school().room:
        return say("doorway")
    return say("in", room=room_name(room, say.language))


def _status(view: View, say: Captions) -> str:
    if view.ending is not None:
        return say("caught_all" if view.ending == "caught" else view.ending)
    doing = say(view.phase, name=say(view.players[view.active].colour))
    if view.round == 0:
        return say("warm_up", doing=doing)  # IC-109
    if is_warm_up(view):
        return doing
    return say("round", round=view.round, rounds=view.all_rounds, doing=doing)


def _told(view: View, say: Captions) -> str:
    words = [say("school")]
    for seat, player in enumerate(view.players):
        facts = [_place(view, seat, say)]
        if seat == view.catcher and not is_warm_up(view):
            facts.append(say("the_catcher"))
        elif not is_warm_up(view):
            facts.append(say.many("fish", player.fish, all=FISH))
        facts += [say("caught")] if player.is_caught else []
        facts += [say("cards", count=len(player.cards))] if player.cards else []
        words.append(say("facts", name=say(player.colour), facts=", ".join(facts)))
    names = COLOUR_NAMES[say.language]
    doors = [say("hanging", colour=names[fish.colour], door=fish.door) for fish in view.fish]
    return " ".join([*words, say("hang", fish=", ".join(doors)) if doors else ""]).strip()
