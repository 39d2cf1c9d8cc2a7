"""CL-82: every card of the deck, in all its cases (padlocks: test_padlocks; the Lantern:
test_catching)."""

from collections import Counter
from typing import Any

import pytest
from tests.games.coolock.support.board import EXITS
from tests.games.coolock.support.moments import curious, reveal
from tests.games.coolock.support.tables import (
    CARDS,
    FAR,
    ROLL,
    jailed,
    kinds,
    move,
    of_kind,
    on,
    order,
    scene,
)
from tests.games.coolock.support.tables import choose as pick

DECK = (
    "second_wind 2, skeleton_key 3, secret_passage 2, moonlight 2, exorcism 1, amnesty 1, "
    "lantern 2, apparition 4, black_padlock 3, rusty_padlock 2, cold_wind 2"
)


def test_cl_82_the_deck() -> None:
    """13 helpful cards and 11 harmful ones."""
    wanted = {name: int(count) for name, count in (each.split() for each in DECK.split(", "))}
    assert Counter(CARDS) == wanted
    assert sum(wanted.values()) == 24


# -- second wind -----------------------------------------------------------------------------------


def test_cl_82_second_wind_rolls_and_moves_again() -> None:
    """At once, the same seat; the card is used up."""
    table = curious()
    reveal(table, "second_wind")
    assert (table.state.active, table.state.phase) == (0, "roll")
    table.turn(2, move(29, 24))
    assert (table.edges[0], table.state.active) == (24, 1)
    assert table.state.discards == ("second_wind",)


@pytest.mark.parametrize(("number", "ghosts"), [(3, 0), (4, 1)])
def test_cl_82_a_six_of_a_second_wind_counts(number: int, ghosts: int) -> None:
    """From round 4 on."""
    table = curious(round=number)
    reveal(table, "second_wind")
    table.play(0, ROLL, 6)
    assert len(table.ghosts) == ghosts


def test_cl_82_a_second_wind_may_lead_into_a_ghost() -> None:
    """The second move is a move like any other."""
    table = curious(ghosts=[18])
    reveal(table, "second_wind")
    table.turn(4, move(29, into=18))
    assert table.wheres[0] == "prison"


# -- skeleton key ----------------------------------------------------------------------------------

LOCKS = {34: (1,), 57: (0, 1), 83: (1,), 105: (1,), 131: (1,), 45: (), 58: ()}


@pytest.mark.parametrize(("zone", "targets"), [(1, [34, 57]), (2, [57, 83, 105]), (3, [105, 131])])
def test_cl_82_skeleton_key_removes_a_coloured_padlock_of_the_zone(
    zone: int, targets: list[int]
) -> None:
    """Gates belong to both zones; black ones never."""
    start, edge = {1: (28, 35), 2: (85, 92), 3: (171, 182)}[zone]
    table = scene(pawns=[start], locks=LOCKS, portions={33: 0}, die=1)
    table.play(0, move(edge), "skeleton_key")
    assert table.offered(0) == [pick(padlock=at) for at in targets]
    for at in {*LOCKS, 26} - {*targets}:
        assert table.code(0, pick(padlock=at)) == "bad_target"
    events = table.play(0, pick(padlock=targets[-1]))
    (opened,) = of_kind(events, "lock_opened")
    assert (opened.lock.at, opened.by_card) == (targets[-1], True)
    assert {*table.locks} == {*LOCKS} - {targets[-1]}


def test_cl_82_skeleton_key_is_mandatory() -> None:
    """A single target is not asked for; without one nothing happens."""
    table = curious(locks={34: (1,), 83: (1,), 45: ()})
    assert of_kind(reveal(table, "skeleton_key"), "lock_opened")
    assert ({*table.locks}, table.state.active) == ({83, 45}, 1)
    table = curious(locks={83: (1,), 45: ()})
    reveal(table, "skeleton_key")
    assert ({*table.locks}, table.state.active) == ({83, 45}, 1)
    two = curious(locks={34: (1,), 33: (1,)})
    reveal(two, "skeleton_key")
    assert two.code(0, pick(seat=None)) == "bad_target"


# -- secret passage --------------------------------------------------------------------------------


def test_cl_82_secret_passage_leads_to_a_teammate_on_the_board() -> None:
    """Or nowhere; prisoners and pawns in base are not there."""
    table = curious(on(82, 2), jailed(1), None, seats=4, locks={60: (0, 1)})
    reveal(table, "secret_passage")
    assert table.offered(0) in ([pick(seat=1), pick(seat=None)], [pick(seat=None), pick(seat=1)])
    for seat in (0, 2, 3):
        assert table.code(0, pick(seat=seat)) == "bad_target"
    (passed,) = of_kind(table.play(0, pick(seat=1)), "passed")
    assert (passed.mate, passed.edge) == (1, 82)
    assert (table.edges[0], table.state.pawns[0].zone) == (82, 2)
    assert table.locks == {}  # the same tests run (CL-34)


def test_cl_82_secret_passage_may_be_declined() -> None:
    """And is no choice when nobody is there."""
    table = curious(59)
    reveal(table, "secret_passage")
    table.play(0, pick(seat=None))
    assert (table.edges[0], table.state.active) == (35, 1)
    alone = curious(jailed(1), None, seats=3)
    assert kinds(reveal(alone, "secret_passage"))[-1] == "turn_began"
    assert alone.state.active == 1


def test_cl_82_secret_passage_takes_portions() -> None:
    """At the mate's edge."""
    table = curious(47, portions={34: 0, **FAR})
    reveal(table, "secret_passage")
    table.play(0, pick(seat=1))
    assert table.portions == FAR


# -- moonlight -------------------------------------------------------------------------------------


def test_cl_82_moonlight_skips_the_ghost_phase_of_this_round() -> None:
    """Two in one round do not add up."""
    table = scene(pawns=[28, 33], ghosts=[77], die=1, round=5)
    table.play(0, move(35), "moonlight")
    events = table.turn(1, move(37), "moonlight")
    assert of_kind(events, "ghosts_slept")
    assert not of_kind(events, "ghost_rolled")
    assert (table.ghosts, table.state.round) == ({1: 77}, 6)
    table.turn(2, move(29, 24))
    table.turn(2, move(33, 26), (2, 1))
    assert table.ghosts[1] != 77


# -- exorcism --------------------------------------------------------------------------------------


@pytest.mark.parametrize("level", ["easy", "hard"])
def test_cl_82_exorcism_eliminates_a_ghost_of_your_choice(level: str) -> None:
    """It returns to the supply, at any level."""
    table = curious(ghosts=[77, 122, 77], level=level)
    reveal(table, "exorcism")
    assert table.offered(0) == [pick(ghost=ghost) for ghost in (1, 2, 3)]
    assert table.code(0, pick(ghost=4)) == "bad_target"
    assert of_kind(table.play(0, pick(ghost=2)), "ghost_gone")[0].ghost == 2
    assert (table.ghosts, table.state.supply) == ({1: 77, 3: 77}, 1)


def test_cl_82_exorcism_with_one_ghost_or_none() -> None:
    """There is nothing to choose."""
    table = curious(ghosts=[77])
    reveal(table, "exorcism")
    assert (table.ghosts, table.state.active) == ({}, 1)
    table = curious()
    reveal(table, "exorcism")
    assert (table.state.supply, table.state.active) == (3, 1)


# -- amnesty ---------------------------------------------------------------------------------------


def test_cl_82_amnesty_frees_all_prisoners() -> None:
    """Onto their exit edges; they move on their own turns."""
    prisoners = [jailed(zone, sentence) for zone, sentence in ((1, 3), (2, 1), (3, 2))]
    table = curious(*prisoners, None, seats=5, locks={27: (1,), 75: (3,)})
    events = reveal(table, "amnesty")
    assert table.edges == [35, EXITS[1], EXITS[2], EXITS[3], None]
    assert {pawn.sentence for pawn in table.state.pawns} == {0}
    assert [event.seat for event in of_kind(events, "freed")] == [1, 2, 3]
    assert table.locks == {75: (3,)}
    assert (table.state.active, table.state.phase) == (1, "roll")


# -- apparition ------------------------------------------------------------------------------------


@pytest.mark.parametrize("number", [1, 3, 8])
def test_cl_82_apparition_brings_a_ghost_in_any_round(number: int) -> None:
    """By CL-83; with an empty supply, none."""
    table = curious(round=number)
    (ghost,) = of_kind(reveal(table, "apparition"), "ghost_appeared")
    assert (ghost.at, table.ghosts) == (45, {1: 45})
    empty = curious(ghosts=[77, 77, 77], round=number)
    assert not of_kind(reveal(empty, "apparition"), "ghost_appeared")


# -- cold wind -------------------------------------------------------------------------------------


def test_cl_82_cold_wind_moves_all_ghosts_now() -> None:
    """As in a ghost phase, which follows all the same at the end of the round."""
    table = scene(pawns=[jailed(3), 28], ghosts=[77, 45], active=1, die=1, round=6)
    events = table.play(1, move(35), "cold_wind", (2, 1), (1, 2), (2, 1), (3, 1))
    assert [event.ghost for event in of_kind(events, "ghost_moved")] == [1, 2, 1, 2]
    assert table.state.round == 7


def test_cl_82_cold_wind_blows_under_the_moon() -> None:
    """Moonlight skips the ghost phase only."""
    table = curious(ghosts=[77], has_moonlight=True)
    assert of_kind(reveal(table, "cold_wind", (2, 1)), "ghost_moved")


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_cl_64_the_active_player_decides_in_a_cold_wind(seat: int) -> None:
    """Not the keeper of the round."""
    pawns: list[Any] = [None, None, None, None]
    pawns[seat] = 28
    table = scene(4, pawns=pawns, ghosts=[77, 45], active=seat, die=1, round=6)  # keeper: seat 1
    table.play(seat, move(35), "cold_wind", (4, 4))
    assert (table.awaited, table.state.phase) == ((seat,), "ghost_order")
    table.play(seat, order(1, "white"), (2, 1))
    assert table.state.active == seat + 1


def test_cl_82_cold_wind_may_catch_the_one_who_drew_it() -> None:
    """His turn ends in prison."""
    table = curious(46, ghosts=[18])
    events = reveal(table, "cold_wind", (1, 2))
    assert [event.seat for event in of_kind(events, "caught")] == [0]
    assert table.wheres == ["prison", "board"]
    assert (table.state.active, table.state.pawns[0].mystery) == (1, None)


def test_cl_82_cold_wind_without_ghosts_does_nothing() -> None:
    """And a ghost that leaves in it is gone for the ghost phase."""
    table = curious()
    assert kinds(reveal(table, "cold_wind"))[-1] == "turn_began"
    table = scene(pawns=[jailed(3), 28], ghosts=[139], active=1, die=1)
    table.play(1, move(35), "cold_wind", (1, 2))
    assert (table.ghosts, table.state.round) == ({}, 3)
