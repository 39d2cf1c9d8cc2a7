"""``tablee.authoring``: what is filled in for an author."""

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

import tablee
from tablee import authoring
from tablee.authoring import (
    Decide,
    Decision,
    Draw,
    Examples,
    Game,
    Leave,
    Level,
    ListedBot,
    Move,
    Offer,
    Outcome,
    Over,
    Record,
    Refusal,
    Result,
    Seat,
    Step,
    Tick,
    Types,
    Unreadable,
    Waiting,
    make_notation,
    make_rules,
)
from tablee.core import log
from tablee.core.sentences import told


class State(Record, frozen=True):
    seats: int
    at_ms: int
    sticks: int
    turn: Seat
    left: tuple[Seat, ...] = ()


class Take(Record, frozen=True):
    count: int


class Taken(Record, frozen=True):
    seat: Seat
    count: int


Action = Take | Leave
TYPES = Types(state=State, action=Action, event=Taken, view=State)
EVENTS = {"taken": {"en": "{seat} takes {count}.", "fr": "{seat} en prend {count}."}}


def waiting(state: State) -> Waiting:
    if state.sticks:
        return Decide((state.turn,), stand_ins=tuple(s for s in state.left if s == state.turn))
    ranks = tuple(2 - (seat == state.turn) for seat in range(state.seats))
    return Over(Result("last_stick", (state.turn,), (0,) * state.seats, ranks))


def actions(state: State, seat: Seat) -> Iterator[Take]:
    if state.sticks and seat == state.turn:
        yield from (Take(count) for count in (1, 2, 3) if count <= state.sticks)


def apply(state: State, move: Move) -> Step[State, Taken]:
    assert isinstance(move, Decision)
    state = replace(state, at_ms=move.at_ms)
    if isinstance(move.action, Leave):
        return replace(state, left=(*state.left, Seat(move.seat))), ()
    count, seat = move.action.count, Seat(move.seat)
    after = replace(state, sticks=state.sticks - count, turn=Seat((seat + 1) % state.seats))
    return after, (Taken(seat, count),)


RULES: Any = make_rules(
    setup=lambda seats, _: State(seats, 0, 10, Seat(0)),
    waiting=waiting,
    actions=actions,
    apply=apply,
    rule="NI-1",
)
GAME: Any = Game(
    slug="nim",
    title="Nim",
    seats=(2, 3),
    rules=RULES,
    notation=make_notation("Nim", TYPES, events=EVENTS),
    types=TYPES,
    levels={"easy": Level(ListedBot)},
    stand_in="easy",
    examples=Examples(endings=("last_stick",)),
)


def test_a_game_of_forty_lines_plays() -> None:
    """Setup, whose turn, what may be done, what it does: the rest is filled in."""
    match = tablee.Match.new(GAME, seats=3, seed=1)
    for _ in range(20):
        if match.result:
            break
        (seat,) = match.waiting.seats  # type: ignore[union-attr]
        match.play(seat, ListedBot().choose(match.view(seat), match.offer(seat), Random(1)))
    assert match.result is not None
    assert match.result.ending == "last_stick"
    again = tablee.Match.resume(log.parse(match.dumps(), GAME))
    assert again.state == match.state


@pytest.mark.parametrize(
    ("move", "code"),
    [
        (Decision(0, Take(2)), None),
        (Decision(1, Take(2)), "not_your_turn"),
        (Decision(0, Take(7)), "not_allowed"),
        (Decision(0, Unreadable(None, "no type")), "malformed"),
        (Decision(1, Leave()), None),
        (Tick(5), "no_clock"),
        (Outcome(authoring.NoLuck()), "not_owed"),
    ],
)
def test_the_usual_check(move: Move, code: str | None) -> None:
    """Whose turn it is, what is listed, and leaving at any time; each refusal has its words."""
    refusal = RULES.check(RULES.setup(2, None), move)
    assert (refusal and refusal.code) == code
    for language in ("en", "fr") if refusal else ():
        assert "{" not in GAME.notation.explain(refusal, language)
        assert GAME.notation.explain(refusal, language).endswith(".")


def test_after_the_end_and_back_in_time() -> None:
    """The end comes first, then the clock."""
    over = State(2, 10, 0, Seat(0))
    assert RULES.check(over, Decision(0, Take(1), 10)).code == "game_over"
    assert RULES.check(over, Decision(0, Unreadable(None, ""), 0)).code == "game_over"
    late = State(2, 10, 5, Seat(0))
    assert RULES.check(late, Decision(0, Take(1), 9)).code == "clock_backwards"
    gone = State(2, 0, 5, Seat(0), (Seat(1),))
    assert RULES.check(gone, Decision(1, Leave())).code == "already_left"


def test_luck_is_accepted_when_it_is_owed_and_fits() -> None:
    """Nobody draws again, and nobody draws what luck cannot draw."""
    rules: Any = make_rules(
        setup=lambda seats, _: State(seats, 0, 0, Seat(0)),
        waiting=lambda state: waiting(state) if state.sticks else Draw(),
        actions=actions,
        apply=apply,
        draw=lambda _, rng: Take(rng.randint(1, 9)),
        fits=lambda _, drawn: 1 <= drawn.count <= 9,
    )
    first = rules.setup(2, None)
    assert rules.check(first, Outcome(Take(3))) is None
    assert rules.check(first, Outcome(Take(30))).code == "not_owed"
    assert rules.check(replace(first, sticks=5), Outcome(Take(3))).code == "not_owed"


def test_half_a_secret_is_a_mistake() -> None:
    """Who hides something in the view and forgets the events would tell it."""
    make: Any = make_rules
    needed = {"setup": len, "waiting": len, "actions": iter, "apply": len}
    with pytest.raises(TypeError, match="all three"):
        make(**needed, view=len)
    with pytest.raises(TypeError, match="fits"):
        make(**needed, draw=len)


def test_moves_go_both_ways() -> None:
    """``take 2``; junk is refused in words."""
    notation = GAME.notation
    assert notation.write(None, Take(2)) == "take 2"
    assert notation.read(None, "take 2") == Take(2)
    assert notation.read(None, notation.write(None, Leave())) == Leave()
    for junk in ("take", "take count=2", "take x", "fly", "", "take 2 3", "leave now"):
        with pytest.raises(tablee.BadNotation):
            notation.read(None, junk)
    state = RULES.setup(2, None)
    assert notation.read_position(notation.write_position(state)) == state


def test_moves_of_several_fields_are_written_by_name() -> None:
    """``bid count=2 face=5``, and texts may hold anything."""

    class Bid(Record, frozen=True):
        count: int
        face: int | None
        why: str = ""
        pairs: tuple[tuple[int, str], ...] = ()

    types = Types(state=State, action=Bid | Take, event=Taken, view=State)
    notation = make_notation("Bids", types, events=EVENTS)
    for bid in (
        Bid(2, 5),
        Bid(2, None, 'as "I" say = so'),
        Bid(1, 1, "\n\\", ((1, "a b"), (2, '"'))),
    ):
        assert notation.read(None, notation.write(None, bid)) == bid
    assert notation.write(None, Take(2)) == "take 2"


def test_names_for_a_board_that_the_table_draws() -> None:
    """Fields and values in the reader's language; what has no name goes by its own."""
    names = {"sticks": {"en": "Sticks", "fr": "Allumettes"}}
    notation = make_notation("Nim", TYPES, events=EVENTS, names=names)
    assert notation.name is not None
    assert notation.name("sticks", "fr") == "Allumettes"
    assert notation.name("turn", "fr") is None
    with pytest.raises(ValueError, match="'x' has no words in: en, fr"):
        make_notation("Nim", TYPES, events=EVENTS, names={"x": {}})


def test_sentences_count_seats_from_one() -> None:
    """And what is hidden is an ellipsis, never a brace."""
    assert told(GAME, None, Taken(Seat(0), 3), "en") == "Seat 1 takes 3."
    assert told(GAME, None, Taken(Seat(1), 3), "fr") == "La place 2 en prend 3."
    assert GAME.notation.explain(Refusal("malformed", "1"), "fr") == "C’est illisible : …."
    assert GAME.notation.explain(Refusal("no_such_thing", "1"), "en") == "No such thing."


def test_a_missing_language_is_found_at_once() -> None:
    """When the module is imported, not in the middle of somebody's game."""
    with pytest.raises(ValueError, match="'taken' has no words in: fr"):
        make_notation("Nim", TYPES, events={"taken": {"en": "x"}})
    with pytest.raises(TypeError, match="both ways"):
        make_notation("Nim", TYPES, events=EVENTS, write=lambda *_: "")


def test_records_are_named_by_their_class() -> None:
    """``type`` is the class in snake case."""

    class CardPlayed(Record, frozen=True):
        seat: int

    assert msgspec.json.encode(CardPlayed(1)) == b'{"type":"card_played","seat":1}'


def test_the_listed_bot_says_when_it_cannot_play() -> None:
    """Open kinds need a bot of their own."""
    with pytest.raises(ValueError, match="write a bot"):
        ListedBot().choose(None, Offer(Seat(0), (), (authoring.Open("bid", None),)), Random(1))


def test_all_that_is_public_is_there() -> None:
    """``__all__`` names what can be imported, in order."""
    assert [name for name in authoring.__all__ if not hasattr(authoring, name)] == []
    assert len({*authoring.__all__}) == len(authoring.__all__)
