"""The table: refusals, stand-ins, seeds and scripts (CL-92, CL-93)."""

from collections.abc import Callable
from typing import Any

import pytest
from tests.games.coolock.support.board import ALL_GATES, ALL_SPAWN
from tests.games.coolock.support.games import deals
from tests.games.coolock.support.moments import deal_of, scripted
from tests.games.coolock.support.tables import LEAVE, ROLL, STAY, TRY, choose, move, order

import tablee
from tablee.core.protocol import Decide

ILLEGAL: list[Any] = [TRY, STAY, move(39), choose(padlock=34), order(1, "white")]
ILLEGAL += [{"type": "fly"}, {"type": "move", "path": [220]}, "roll", None, {}]


def test_cl_92_illegal_requests_cost_nothing() -> None:
    """The state, the log and the luck to come stay as they are."""
    match, other = (tablee.Match.new("coolock", seats=3, seed=6) for _ in range(2))
    for action in ILLEGAL:
        for seat in (1, 2, 0):
            before = match.state
            with pytest.raises(tablee.Refused) as refused:
                match.play(seat, action)
            assert refused.value.rule
            assert match.state is before
    assert match.play(0, ROLL) == other.play(0, ROLL)


def test_cl_92_a_bot_stands_in() -> None:
    """A seat that was given up is played on, and the table does not stall."""
    match = tablee.Match.new("coolock", seats=2, seed=3)
    waiting = match.waiting
    assert isinstance(waiting, Decide)
    assert (waiting.expiry, waiting.deadline_ms) == ("stand_in", None)
    match.play(1, LEAVE)
    for _ in range(12):
        if match.result is not None:
            break
        assert isinstance(match.waiting, Decide)
        assert match.waiting.seats == (0,)
        match.play(0, match.offer(0).actions[0])
    assert match.state.round >= 3
    assert match.state.left == (1,)
    with pytest.raises(tablee.Refused):
        match.play(1, LEAVE)


def test_cl_93_the_same_seed_and_actions_give_the_same_game() -> None:
    """And another seed another one."""

    def game(seed: int) -> str:
        match = tablee.Match.new("coolock", seats=3, seed=seed, difficulty="hard")
        for _ in range(120):
            assert isinstance(match.waiting, Decide)
            (seat,) = match.waiting.seats
            match.play(seat, match.offer(seat).actions[-1])
        return match.dumps()

    assert game(1) == game(1) != game(2)


def test_cl_93_dice_and_cards_may_be_scripted() -> None:
    """In the order in which they are owed; what cannot come now is refused."""
    match = scripted({"type": "rolled", "die": 4}, {"type": "rolled", "die": 2})
    match.play(0, ROLL)
    assert match.state.die == 4
    match.play(0, match.offer(0).actions[0])
    match.play(1, ROLL)
    assert match.state.die == 2
    match = scripted({"type": "drawn", "card": "lantern"})
    with pytest.raises(tablee.BadOptions):
        match.play(0, ROLL)


def test_cl_93_dice_may_be_scripted_without_a_deal() -> None:
    """The deal then comes from the seed."""
    setup = {"luck": [{"type": "rolled", "die": 4}]}
    match = tablee.Match.new("coolock", seats=2, seed=1, setup=setup)
    assert match.state.locks == tablee.Match.new("coolock", seats=2, seed=1).state.locks
    match.play(0, ROLL)
    assert match.state.die == 4


Spoil = Callable[[list[Any], list[Any]], object]
FLAWS: dict[str, Spoil] = {
    "eleven portions": lambda portions, _: portions.pop(),
    "a portion of nobody": lambda portions, _: portions[0].update(owner=4),
    "a portion elsewhere": lambda portions, _: portions[0].update(at=40),
    "two in one slot": lambda portions, _: portions[0].update(slot=portions[1]["slot"]),
    "a padlock elsewhere": lambda _, locks: locks[at_gate(locks)].update(at=ALL_SPAWN[0]),
    "a colour of nobody": lambda _, locks: locks[at_gate(locks, colours=1)].update(colours=[3]),
    "all gates black": lambda _, locks: [
        k.update(colours=[]) for k in locks if k["at"] in ALL_GATES
    ],
}


def at_gate(locks: list[Any], colours: int = 0) -> int:
    """The number of a padlock with so many colours that lies on a gate."""
    gates = [
        n for n, k in enumerate(locks) if k["at"] in ALL_GATES and len(k["colours"]) == colours
    ]
    return gates[0]


@pytest.mark.parametrize("flaw", [None, *FLAWS])
def test_cl_93_a_deal_may_be_given_if_it_can_be_played(flaw: str | None) -> None:
    """Everything is in its place, and the layout is sound (CL-18)."""
    state = deals(3)[0]
    deal = deal_of(state)
    if flaw is not None:
        FLAWS[flaw](deal["portions"], deal["locks"])
    setup = {"deal": deal}
    if flaw is None:
        given = tablee.Match.new("coolock", seats=3, seed=1, setup=setup).state
        assert (given.portions, given.locks) == (state.portions, state.locks)
    else:
        with pytest.raises(tablee.BadOptions):
            tablee.Match.new("coolock", seats=3, seed=1, setup=setup)
