"""Section 12: bots as team mates: what they know and how strong they are (CO-96, CO-100)."""

import pickle
from random import Random

import pytest
from msgspec.structs import replace
from tests.games.cocoons.support.mates import (
    GAME,
    QUICK,
    STRENGTHS,
    TABLES,
    games,
    memory_of,
    played,
)
from tests.games.cocoons.support.tables import box, ready, walk

from tablee.core.protocol import Decide, Seat
from tablee.games.cocoons.bots import levels
from tablee.games.cocoons.events import Slid
from tablee.games.cocoons.model import Sight

# -- whole games -----------------------------------------------------------------------------------


@pytest.mark.parametrize("strength", STRENGTHS)
@pytest.mark.parametrize("name", TABLES)
def test_co_96_a_bot_plays_any_table_to_its_end(name: str, strength: str) -> None:
    """Only legal actions, on all levels and variants, alone and in teams."""
    seats = 1 + list(TABLES).index(name) % 4
    match = played(name, [QUICK.get(strength, STRENGTHS[strength])() for _ in range(seats)], 5)
    assert match.result is not None


@pytest.mark.parametrize("name", ["level-4", "hard-custom", "speak-up"])
def test_co_96_a_bot_that_comes_late_can_play(name: str) -> None:
    """Asked at any time without a memory, as a stand-in may be, it does something legal."""
    for match, _ in games(name, [levels.easy(), levels.medium()], 3):
        if isinstance(match.waiting, Decide):
            for seat in match.waiting.seats:
                late = levels.medium().choose(match.view(seat), match.offer(seat), Random(1))
                match.check(seat, late)


@pytest.mark.parametrize("name", ["level-2", "level-5", "speak-up"])
def test_co_96_a_bot_never_peeks(name: str) -> None:
    """In another box that looks the same it does the same; it is its view and memory alone."""
    mates = [QUICK["hard"](), QUICK["hard"]()]
    for number, (match, _) in enumerate(games(name, mates, 7)):
        if number % 6 or match.result is not None:
            continue
        for seat in map(Seat, range(2)):
            view = match.view(seat)
            other = GAME.rules.guess(view, Random(number))
            assert GAME.rules.view(other, seat) == view
            memo = pickle.loads(pickle.dumps(memory_of(match, seat, mates[seat])))  # noqa: S301
            plans = [
                mate.plan(view, GAME.rules.offer(state, seat), Random(9), memo)
                for mate, state in ((mates[seat], match.state), (QUICK["hard"](), other))
            ]
            assert plans[0] == plans[1]


def test_co_96_a_bot_remembers_what_it_saw_and_was_told() -> None:
    """And nothing that was not to be seen."""
    match = box(auto_share=False)
    walk(match, 1, 0)
    for seat in range(2):
        memo = memory_of(match, seat, levels.hard())
        read = {"frog", "fish"} if seat == 1 else set()  # north sides are seat 1's
        assert {each for each in memo.seen if each} == read | {
            each for each in match.view(seat).sees if each
        }
        assert memo.slots[4] == Sight("start")
        assert memo.slots[1] == Sight("empty")
        assert memo.slots[8] is None


# -- strengths -------------------------------------------------------------------------------------


def test_co_100_three_strengths() -> None:
    """Weakest first."""
    assert tuple(GAME.levels) == tuple(STRENGTHS)
    assert levels.NOVICE.depth == 2
    assert levels.REGULAR.depth == 6
    assert levels.EXPERT.effort is not None


@pytest.mark.parametrize(("strength", "lasts"), [("easy", 0.9), ("medium", 0.98), ("hard", 1)])
def test_co_100_each_fact_is_forgotten_at_its_rate(strength: str, lasts: float) -> None:
    """Cocoons that were read and slots that were seen, turn by turn; the start stays."""
    mate = STRENGTHS[strength]()
    match = ready(auto_share=True)
    memo = memory_of(match, 0, levels.hard())
    view = replace(match.view(0), turn=memo.turn + 1, shares=(), sees=(None,) * 8)
    facts = [each for each in (*memo.seen, *memo.slots) if each not in (None, Sight("start"))]
    kept, tries = 0, 200
    for seed in range(tries):
        after = mate.watch(memo, view, Random(seed))
        assert after is not None
        assert after.slots[4] == Sight("start")
        kept += sum(each not in (None, Sight("start")) for each in (*after.seen, *after.slots))
    assert kept / (tries * len(facts)) == pytest.approx(lasts, abs=0.015)


def test_co_100_pins_are_read_again() -> None:
    """With ``assist=pins`` even a novice knows all that is pinned."""
    match = ready(auto_share=True, assist="pins")
    assert memory_of(match, 0, levels.easy()).seen == memory_of(match, 0, levels.hard()).seen


@pytest.mark.parametrize("strength", STRENGTHS)
def test_co_100_the_action_cocoon_is_never_slid_straight_back(strength: str) -> None:
    """It would cost nothing, for ever."""
    mate = QUICK.get(strength, STRENGTHS[strength])()
    for seed in range(4):
        last: Slid | None = None
        for _, events in games("level-4", [mate, mate], seed):
            for slid in (event for event in events if isinstance(event, Slid)):
                is_back = last is not None and slid.cocoon == last.cocoon
                assert not (is_back and slid.cost == 0 and not slid.forced)
                last = slid


@pytest.mark.parametrize(
    ("strength", "tries", "least"), [("easy", 10, 5), ("medium", 10, 9), ("hard", 3, 3)]
)
def test_co_100_how_often_a_strength_wins(strength: str, tries: int, least: int) -> None:
    """Level 1, by two of them."""
    ends = [
        played("level-1", [STRENGTHS[strength](), STRENGTHS[strength]()], seed).state.reason
        for seed in range(tries)
    ]
    assert ends.count("all_home") >= least
