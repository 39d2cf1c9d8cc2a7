"""Terse builders for Monster Freeze tests.

Most tests play with plain cards, whose name says what they show: ``R1`` is red all over (as are
``B``, ``G``, ``Y``, ``V`` in their colours), ``X1`` shows no line alone and hides what is below,
``O1`` is one big hole, and ``D1`` shows a red, a blue and a violet row. A table is a text:
the hands, the centre and the pile, top card first: ``"R1 R2 R3 | B1 B2 B3 | X1 | Y1 V1"``.
"""

from collections.abc import Sequence
from typing import Any

from came_out import code as code
from came_out import kinds as kinds
from came_out import refused as refused

import tablee

IDS = tuple(f"MF{number:02}" for number in range(1, 91))
NAMES = {"R": "red", "B": "blue", "G": "green", "Y": "yellow", "V": "violet"}
FACES = {
    **{letter: letter * 9 for letter in NAMES},
    "X": "RBGBRBBRB",
    "O": "." * 9,
    "D": "RRRBBBVVV",
}

Fact = dict[str, Any]


def plain(name: str) -> Fact:
    """The card of a name, as an option has it."""
    return {"id": name, "front": FACES[name[0]], "back": FACES[name[0]]}


def names(layout: str) -> list[str]:
    """The cards of a layout, in the order in which they are dealt."""
    return layout.replace("|", " ").split()


def table(seats: int = 2, decks: Sequence[Sequence[str]] = (), **options: Any) -> tablee.Match:
    """A fresh match that waits for its players; the cards of the first rounds lie as given."""
    setup = {"decks": [list(deck) for deck in decks]}
    return tablee.Match.new("monster_freeze", seats=seats, seed=1, setup=setup, **options)


def begin(match: tablee.Match) -> tuple[Any, ...]:
    """Everybody is ready, the countdown passes, and the cards are on the table."""
    events: tuple[Any, ...] = ()
    for seat, player in enumerate(match.state.players):
        if not player.left and not player.ready and match.state.phase == "ready":
            events += match.play(seat, {"type": "ready"})
    assert match.state.phase == "countdown", match.state.phase
    events += match.advance(3)
    assert match.state.phase == "live", match.state.phase
    return events


def live(layout: str, *later: str, **options: Any) -> tablee.Match:
    """A live first round of plain cards; ``later`` are the layouts of the rounds to come."""
    seats = layout.count("|") - 1
    orders = [names(each) for each in (layout, *later)]
    deck = [plain(name) for name in orders[0]]
    match = table(seats, orders, deck=deck, **options)
    begin(match)
    return match


def official(first: str = "", seats: int = 2, **options: Any) -> tablee.Match:
    """A live first round of official cards: those named come first, the others in their order."""
    named = names(first)
    match = table(seats, [[*named, *(card for card in IDS if card not in named)]], **options)
    begin(match)
    return match


# -- actions -----------------------------------------------------------------------------------


def swap(match: tablee.Match, give: str, expect: str | None = None) -> Fact:
    """For the centre card as it is, unless said otherwise."""
    expect = expect or match.state.centre
    return {"type": "swap", "round": match.state.round, "give": give, "expect": expect}


def stack(*cards: str) -> list[list[Any]]:
    """Cards as they were printed, bottom to top."""
    return [[card, "front", 0] for card in cards]


def claim(match: tablee.Match, *cards: str, colour: str | None = None) -> Fact:
    """Three cards, bottom to top."""
    action = {"type": "claim", "round": match.state.round, "stack": stack(*cards)}
    return action if colour is None else {**action, "colour": colour}


def with_top(match: tablee.Match, seat: int, letter: str) -> Fact:
    """The claim of a whole hand of plain cards with a card of this letter on top."""
    hand = list(match.state.players[seat].hand)
    top = next(card for card in hand if card[0] == letter)
    return claim(match, *(card for card in hand if card != top), top)


def lay(match: tablee.Match, seat: int, letters: str) -> tuple[Any, ...]:
    """Lay tricks one after the other, each with a card of the next letter on top."""
    events: tuple[Any, ...] = ()
    for letter in letters:
        events = match.play(seat, with_top(match, seat, letter))
    return events


def say(match: tablee.Match, kind: str) -> Fact:
    """An action that is nothing but its kind and the round."""
    return {"type": kind, "round": match.state.round}


# -- what came out -----------------------------------------------------------------------------


def hands(match: tablee.Match) -> list[str]:
    return [" ".join(player.hand) for player in match.state.players]


def pile(match: tablee.Match) -> str:
    return " ".join(match.state.pile)


def everywhere(state: Any) -> list[str]:
    """All cards of a state, wherever they lie, in order."""
    found = [*state.pile, *([] if state.centre is None else [state.centre])]
    for player in state.players:
        found += player.hand
        found += [placed.card for trick in player.tricks for placed in trick.stack]
    return sorted(found)
