"""Section 5: padlocks (CL-38..CL-47)."""

from itertools import permutations
from typing import Any

import pytest
from tests.games.coolock.support.board import ENDS, WALKS, other_end
from tests.games.coolock.support.brute import Spot
from tests.games.coolock.support.moments import curious, fall, night, reveal
from tests.games.coolock.support.tables import (
    FAR,
    Scene,
    jailed,
    kinds,
    locks_of,
    move,
    of_kind,
    on,
    scene,
)

AT_34 = WALKS[34]


@pytest.mark.parametrize(("edge", "there"), [*permutations(AT_34, 2)])
def test_cl_38_a_closed_padlock_parts_all_three_edges(edge: int, there: int) -> None:
    """No way from any of them to any other."""
    table = scene(pawns=[edge], locks={34: (1,)}, die=1)
    assert table.code(0, move(there)) == "locked"
    assert not {path for path, _ in table.walks if path and path[0] in AT_34}


@pytest.mark.parametrize("edge", AT_34)
def test_cl_38_and_is_touched_from_each(edge: int) -> None:
    """A pawn of its colour opens it from there."""
    start = next(e for e in WALKS[other_end(edge, 34)] if e != edge)
    table = scene(pawns=[start], locks={34: (0,)}, die=1)
    events = table.play(0, move(edge))
    assert [event.lock.at for event in of_kind(events, "lock_opened")] == [34]


@pytest.mark.parametrize("seat", range(3))
@pytest.mark.parametrize("colour", range(3))
def test_cl_39_a_player_opens_his_own_colour(seat: int, colour: int) -> None:
    """And nobody else's."""
    pawns: list[Any] = [None, None, None]
    pawns[seat] = 41
    table = scene(3, pawns=pawns, locks={34: (colour,)}, active=seat, die=1)
    table.play(seat, move(47))
    assert table.locks == ({} if seat == colour else {34: (colour,)})


@pytest.mark.parametrize("mate", WALKS[59])
@pytest.mark.parametrize("path", [(64, 76), (93, 87)])
def test_cl_40_several_colours_open_together(mate: int, path: tuple[int, int]) -> None:
    """On the same edge, on different ones, on either side of a gate."""
    table = scene(pawns=[path[0], mate], locks={59: (0, 1)}, die=1)
    assert of_kind(table.play(0, move(path[1])), "lock_opened")


def test_cl_40_all_of_them_are_needed_at_the_same_instant() -> None:
    """Two of three are not enough, and having been there does not count."""
    table = scene(3, pawns=[53, 47, 64], locks={34: (0, 1, 2)}, die=1)
    table.play(0, move(47))
    assert 34 in table.locks
    table.turn(3, move(41, 30, 18))  # seat 1 goes away
    table.turn(2, move(53, 47))
    assert table.locks == {34: (0, 1, 2)}
    table.turn(1, move(into=34))
    table.turn(3, move(30, 41, 47))
    assert table.locks == {}


def test_cl_41_an_opened_padlock_leaves_for_good() -> None:
    """The way stays open when nobody is there any more."""
    table = scene(pawns=[41, None], locks={34: (0,)}, die=3)
    table.play(0, move(47, 52, 63))
    assert table.locks == {}
    table.turn(1, move(20))
    table.turn(2, move(52, 47))
    assert table.edges[0] == 47
    assert table.state.black_reserve == 4


@pytest.mark.parametrize("seats", [2, 6])
def test_cl_42_black_padlocks_are_opened_by_nobody(seats: int) -> None:
    """Not even by all together."""
    table = scene(seats, pawns=[41, *[40] * (seats - 1)], locks={34: ()}, die=1)
    table.play(0, move(47))
    assert table.locks == {34: ()}
    assert ((), 34) in Spot(table.state).walks(1, 3)


def test_cl_43_opening_is_free_and_at_once() -> None:
    """In mid-move, and the pawn goes on through."""
    table = scene(pawns=[41, None], locks={34: (0,)}, die=2)
    events = table.play(0, move(47, 40), "moonlight")
    assert kinds(events)[:3] == ["stepped", "lock_opened", "stepped"]
    assert table.edges[0] == 40


def test_cl_43_on_another_players_turn_too() -> None:
    """A pawn that waited there opens it with the one that comes by; its portion is taken, too."""
    table = scene(pawns=[41, 40], locks={34: (0, 1)}, portions={34: 1, **FAR}, die=3)
    events = table.play(0, move(47, 52, 63))
    assert kinds(events)[:3] == ["stepped", "lock_opened", "portion_taken"]
    assert of_kind(events, "portion_taken")[0].seat == 1


@pytest.mark.parametrize(
    ("away", "at", "path"), [(None, 18, (24,)), (jailed(1), 27, (30,)), (jailed(1), 28, (42,))]
)
def test_cl_44_who_is_off_the_board_cannot_help(away: Any, at: int, path: tuple[int]) -> None:
    """In base or prison one touches nothing."""
    start = next(e for end in ENDS[path[0]] if end != at for e in WALKS[end] if e != path[0])
    table = scene(pawns=[away, start], locks={at: (0, 1)}, active=1, die=1)
    table.play(1, move(*path))
    assert table.locks == {at: (0, 1)}
    assert at in ENDS[path[0]]


def test_cl_45_ghosts_ignore_padlocks() -> None:
    """They go through, and may share a crossing with one."""
    table = night(26, locks={34: (), 35: (0,), 43: (1,), 44: ()})
    fall(table, (4, 1))
    assert table.ghosts == {1: 43}
    table = night(26, locks={34: ()})
    fall(table, (2, 1))
    assert 34 in table.locks


# -- padlocks that cards place ---------------------------------------------------------------------

Case = tuple[dict[str, Any], str, int | None]
PLACED: dict[str, Case] = {
    "farthest": ({}, "black_padlock", 45),
    "held by a black one": ({"locks": {45: ()}}, "black_padlock", 26),
    "held by a coloured one": ({"locks": {45: (1,)}}, "black_padlock", 26),
    "both held": ({"locks": {45: (), 26: (1,)}}, "black_padlock", None),
    "shuts a mate in": ({"others": [55], "locks": {37: ()}}, "black_padlock", 26),
    "a ghost is there": ({"ghosts": [45]}, "black_padlock", 45),
    "no reserve": ({"black_reserve": 0}, "black_padlock", None),
    "rusty": ({}, "rusty_padlock", 45),
    "rusty without a reserve": ({"black_reserve": 0}, "rusty_padlock", 45),
    "rusty, held": ({"locks": {45: ()}}, "rusty_padlock", 26),
    "rusty, and two would wait for each other": (
        {
            "others": [36, 55],
            "seats": 3,
            "locks": {27: (2,), 28: (), 37: ()},
            "portions": {142: 0, 137: 1},
        },
        "rusty_padlock",
        26,
    ),
}


def placing(case: str) -> tuple[Scene, Any]:
    given, card, _ = PLACED[case]
    table = curious(*given.get("others", []), **{k: v for k, v in given.items() if k != "others"})
    return table, reveal(table, card)


@pytest.mark.parametrize("case", PLACED)
def test_cl_46_a_card_places_a_padlock(case: str) -> None:
    """On the farthest point, else on the other one, else nowhere; never so that it is unsound."""
    given, card, at = PLACED[case]
    table, events = placing(case)
    colours = () if card == "black_padlock" else (1,)
    before = given.get("locks", {})
    assert table.locks == ({**before, at: colours} if at else before)
    assert Spot(table.state).is_sound()
    is_black = card == "black_padlock" and at is not None
    assert table.state.black_reserve == given.get("black_reserve", 4) - is_black
    assert len(of_kind(events, "lock_placed")) == (at is not None)


def test_cl_46_the_case_of_two_who_wait_is_what_it_says() -> None:
    """There, the farthest point would have made the layout unsound by S2 alone."""
    table = placing("rusty, and two would wait for each other")[0]
    spot = Spot(table.state)
    moved = {at: some for at, some in spot.locks.items() if at != 26} | {45: (1,)}
    assert not spot.is_sound(moved)
    assert spot.is_sound({at: some for at, some in moved.items() if some} | {28: ()})


def test_cl_46_nothing_is_placed_where_neither_point_will_do() -> None:
    """The black padlock stays in the reserve, and the card is used up."""
    table = scene(pawns=[29, 55], locks={37: (), 25: ()}, die=1)
    events = table.play(0, move(35), "black_padlock")
    assert table.locks == {25: (), 37: ()}
    assert (table.state.black_reserve, table.state.discards) == (4, ("black_padlock",))
    assert of_kind(events, "lock_kept")


@pytest.mark.parametrize(("zone", "at"), [(1, 26), (2, 90)])
def test_cl_46_the_zone_is_the_one_the_player_is_in(zone: int, at: int) -> None:
    """On a frontier that is where he came from."""
    table = scene(pawns=[on(71, zone)], die=2)
    table.play(0, move(77, 82), "black_padlock")
    assert table.locks == {at: ()}


@pytest.mark.parametrize("seat", range(3))
def test_cl_47_a_coloured_padlock_is_tested_at_once(seat: int) -> None:
    """It opens if the pawn of its colour touches that point; and it is the next seat's colour."""
    pawns: list[Any] = [60, 60, 60]
    pawns[seat] = 28
    table = scene(3, pawns=pawns, active=seat, die=1)
    events = table.play(seat, move(35), "rusty_padlock")
    (placed,), (opened,) = of_kind(events, "lock_placed"), of_kind(events, "lock_opened")
    assert placed.lock == opened.lock == locks_of({45: ((seat + 1) % 3,)})[0]
    assert table.locks == {}
