"""IC-105: nobody learns what lies face down in front of others, nor the order of the deck.

Whole games with made-up flicks, many cards and all that cards can do.
"""

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace
from positions import quick
from tests.games.icecool.support.made_up import MOODS, made_up

import tablee
from tablee.core.codec import codec, to_json
from tablee.core.protocol import Decide, Decision, Draw, Move, Outcome, Over, Seat
from tablee.games.icecool.model import Announce, Card, Kind, State
from tablee.testing import CHECKS, check

GAME = tablee.game("icecool")
RULES: Any = GAME.rules
some = settings(max_examples=4, deadline=None, derandomize=True)
seeds = st.integers(0, 1 << 32)
CANARY: Any = "canary"
USES_CARDS = ("skates", "move_fish", "announce")


def viewers(state: State) -> list[Seat | None]:
    return [*map(Seat, range(state.seats)), None]


def dealt(seats: int, rng: Random) -> State:
    """A game that has just begun, with a few cards in every hand."""
    state: State = RULES.setup(seats, codec(GAME).options({}))
    state = RULES.apply(state, Outcome(RULES.draw(state, rng)))[0]
    count = rng.randint(0, 30)
    hands: list[list[Card]] = [[] for _ in range(seats)]
    for number, kind in enumerate(state.deck[:count]):
        hands[rng.randrange(seats)].append(Card(number, kind, is_up=rng.random() < 0.2))
    players = [
        replace(each, cards=tuple(hand)) for each, hand in zip(state.players, hands, strict=True)
    ]
    return replace(state, players=tuple(players), deck=state.deck[count:])


def some_move(state: State, rng: Random) -> Move:
    """A flick as it goes, or what the active seat does; cards are played whenever they can be."""
    waiting = RULES.waiting(state)
    if isinstance(waiting, Draw):
        return Outcome(made_up(state, rng, MOODS[rng.choice(list(MOODS))]))
    assert isinstance(waiting, Decide)
    (seat,) = waiting.seats
    chosen = RULES.sample(state, seat, rng)
    for _ in range(3):
        if chosen.__struct_config__.tag not in USES_CARDS:
            chosen = RULES.sample(state, seat, rng)
    return Decision(seat, chosen, state.at_ms)


def story(seats: int, seed: int) -> Iterator[tuple[State, Move, State, tuple[Any, ...]]]:
    """A whole game, as (state, move, state after, events)."""
    rng = Random(seed)
    state = dealt(seats, rng)
    while not isinstance(RULES.waiting(state), Over):
        move = some_move(state, rng)
        after, events = RULES.apply(state, move)
        yield state, move, after, events
        state = after


def told(events: tuple[Any, ...], viewer: Seat | None) -> list[str]:
    return [to_json(RULES.redact(event, viewer)) for event in events]


def seen(state: State, viewer: Seat | None) -> list[str]:
    """All that reaches a viewer, to the byte."""
    offer = [] if viewer is None else [to_json(RULES.offer(state, viewer))]
    return [to_json(RULES.view(state, viewer)), *offer]


def is_hidden(state: State, seat: int, card: Card, viewer: Seat | None) -> bool:
    return seat != viewer and not card.is_up and state.phase != "game_over"


# -- canaries --------------------------------------------------------------------------------------


def with_canaries(state: State, viewer: Seat | None) -> State:
    """All that is hidden becomes a word of its own; an announced kind is known (IC-78)."""
    players = tuple(
        replace(
            player,
            cards=tuple(
                replace(card, kind=CANARY)
                if is_hidden(state, seat, card, viewer) and card.id != state.announced
                else card
                for card in player.cards
            ),
        )
        for seat, player in enumerate(state.players)
    )
    return replace(state, players=players, deck=(CANARY,) * len(state.deck))


@pytest.mark.parametrize("seats", [2, 3, 4])
@some
@given(seed=seeds)
def test_ic_105_what_is_hidden_is_in_no_view_and_no_offer(seats: int, seed: int) -> None:
    """Nor is it looked at on the way: nothing of the viewer's depends on it."""
    hidden = 0
    for state, *_ in story(seats, seed):
        for viewer in viewers(state):
            other = with_canaries(state, viewer)
            hidden += to_json(other).count(CANARY)
            assert CANARY not in "".join(seen(other, viewer))
            assert seen(other, viewer) == seen(state, viewer)
    assert hidden > 100


@pytest.mark.parametrize("seats", [2, 3, 4])
@some
@given(seed=seeds)
def test_ic_105_no_event_names_a_card_that_stays_hidden(seats: int, seed: int) -> None:
    """Cards drawn by others, and challenges that were missed, say nothing of their cards."""
    drawn = 0
    for state, move, after, events in story(seats, seed):
        uses = isinstance(move, Decision) and move.action.__struct_config__.tag in USES_CARDS
        if uses or after.phase == "game_over":
            continue
        for viewer in viewers(state):
            _, others = RULES.apply(with_canaries(state, viewer), move)
            for event, other in zip(events, others, strict=True):
                is_own_draw = event.__struct_config__.tag == "card_drawn" and event.seat == viewer
                if not is_own_draw:
                    assert told((other,), viewer) == told((event,), viewer)
                    assert CANARY not in told((other,), viewer)[0]
                drawn += event.__struct_config__.tag == "card_drawn" and not is_own_draw
    assert drawn > 0


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_ic_78_others_learn_the_kind_and_not_the_card(seats: int) -> None:
    """Whichever of the face-down cards it was."""
    met = 0
    for seed in range(12):
        for state, move, after, events in story(seats, seed):
            if not (isinstance(move, Decision) and isinstance(move.action, Announce)):
                continue
            for viewer in viewers(state):
                if viewer == move.seat:
                    continue
                for card in after.players[move.seat].cards:
                    if card.is_up or card.id == after.announced:
                        continue
                    other = swapped(state, move.seat, card.id, move.action.card)
                    twin = Decision(move.seat, Announce(card.id), move.at_ms)
                    assert RULES.check(other, twin) is None
                    twin_after, twin_events = RULES.apply(other, twin)
                    assert twin_after != after
                    assert seen(twin_after, viewer) == seen(after, viewer)
                    assert told(twin_events, viewer) == told(events, viewer)
                    met += 1
    assert met > 50


def swapped(state: State, seat: int, one: int, other: int) -> State:
    """Two cards of a hand have changed their kinds."""
    player = state.players[seat]
    kinds = {card.id: card.kind for card in player.cards}
    kinds[one], kinds[other] = kinds[other], kinds[one]
    cards = tuple(replace(card, kind=kinds[card.id]) for card in player.cards)
    players = list(state.players)
    players[seat] = replace(player, cards=cards)
    return replace(state, players=tuple(players))


# -- twins -----------------------------------------------------------------------------------------


def shuffled(state: State, viewer: Seat | None, rng: Random) -> State:
    """Everything hidden from a viewer is dealt anew; the announced kind stays where it is."""
    hidden = [
        card.kind
        for seat, player in enumerate(state.players)
        for card in player.cards
        if is_hidden(state, seat, card, viewer) and card.id != state.announced
    ]
    kinds: list[Kind] = [*hidden, *state.deck]
    rng.shuffle(kinds)
    players = tuple(
        replace(
            player,
            cards=tuple(
                replace(card, kind=kinds.pop())
                if is_hidden(state, seat, card, viewer) and card.id != state.announced
                else card
                for card in player.cards
            ),
        )
        for seat, player in enumerate(state.players)
    )
    return replace(state, players=players, deck=tuple(kinds))


@pytest.mark.parametrize("seats", [2, 3, 4])
@some
@given(seed=seeds)
def test_ic_105_a_guess_looks_like_the_view_and_is_sound(seats: int, seed: int) -> None:
    """Whoever looks, and whatever lies on the table."""
    rng = Random(seed)
    differ = 0
    for _, _, state, _ in story(seats, seed):
        for viewer in viewers(state):
            for other in (
                RULES.guess(RULES.view(state, viewer), rng),
                shuffled(state, viewer, rng),
            ):
                assert RULES.flaw(other) is None
                assert seen(other, viewer) == seen(state, viewer)
                differ += other != state
    assert differ > 50


def same_move(one: State, two: State, move: Move, rng: Random) -> Move | None:
    """What looks like this move at the other table, or nothing."""
    if isinstance(move, Decision) and isinstance(move.action, Announce):
        kind = next(c.kind for c in one.players[move.seat].cards if c.id == move.action.card)
        alike = [c.id for c in two.players[move.seat].cards if c.kind == kind and not c.is_up]
        if alike and move.action.card not in alike:
            move = Decision(move.seat, Announce(rng.choice(alike)), move.at_ms)
    return move if RULES.check(two, move) is None else None


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_ic_105_twin_tables_look_alike_as_long_as_they_sound_alike(seats: int) -> None:
    """Two tables whose hidden cards differ, with the same flicks, through whole games."""
    met: Counter[str] = Counter()
    for seed in range(4):
        for viewer in (*map(Seat, range(seats)), None):
            for what in twin_walk(seats, seed, viewer):
                met[what] += 1
    assert met["compared"] > 500
    assert met["in a row"] > 20  # so long did tables stay twins, with all that was drawn


def twin_walk(seats: int, seed: int, viewer: Seat | None) -> Iterator[str]:
    rng = Random(f"{seats} {seed} {viewer}")
    one = dealt(seats, rng)
    two = shuffled(one, viewer, rng)
    row = 0
    while not isinstance(RULES.waiting(one), Over):
        move = some_move(one, rng)
        twin = same_move(one, two, move, rng)
        after, events = RULES.apply(one, move)
        two, others = (after, events) if twin is None else RULES.apply(two, twin)
        is_alike = twin is not None and told(events, viewer) == told(others, viewer)
        one = after
        if one.phase == "game_over":  # now all is shown
            return
        if not is_alike or one == two:  # the viewer has learnt something: secrets are dealt anew
            two, row = shuffled(one, viewer, rng), 0
            yield "anew"
        assert seen(one, viewer) == seen(two, viewer)
        yield "compared"
        row += 1
        if row > 15:
            yield "in a row"


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("variant", GAME.examples.variants, ids=["usual", "tournament"])
def test_quick_games_keep_every_promise(seats: int, variant: dict[str, Any]) -> None:
    """Nothing in any view, event or refusal tells a card, in games without physics."""
    only = [each.name for each in CHECKS if each.name.endswith("tell_no_secret")]
    seen = check(quick("icecool"), seats=seats, options=dict(variant), games=4, only=only)
    for name in ("views_tell_no_secret", "redacted_events_tell_no_secret"):
        assert (seen[name].number > 0) == (seats > 1 and not variant)


def test_ic_105_at_the_end_all_cards_are_shown() -> None:
    """And their points: nothing is hidden any more, from nobody."""
    for state in (after for *_, after, _ in story(3, 5) if after.phase == "game_over"):
        for viewer in viewers(state):
            view = RULES.view(state, viewer)
            assert [[c.kind for c in each.cards] for each in view.players] == [
                [c.kind for c in each.cards] for each in state.players
            ]
            assert view.scores == RULES.waiting(state).result.scores
