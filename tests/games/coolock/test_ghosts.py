"""Section 7, first half: how ghosts go (CL-60..CL-67)."""

from itertools import pairwise, product

import pytest
from msgspec.structs import replace
from tests.games.coolock.support.board import ALL_SPAWN, FAR_RIM, POINT, RIM, WALKABLE, roads
from tests.games.coolock.support.brute import ghost_way
from tests.games.coolock.support.moments import fall, night
from tests.games.coolock.support.tables import (
    RULES,
    Scene,
    kinds,
    luck_of,
    of_kind,
    order,
    position,
)

from tablee.core.protocol import Decision, Outcome
from tablee.games.coolock.board.cells import shipped
from tablee.games.coolock.model import Ghost, Order, Stay

ROLLS = [*product(range(1, 7), repeat=2)]


def test_cl_60_every_ghost_moves_once_with_its_own_roll() -> None:
    """The oldest first."""
    table = night(26, 77, 45)
    events = fall(table, (2, 1), (1, 4), (5, 3))
    rolled = [(e.ghost, e.white, e.black) for e in of_kind(events, "ghost_rolled")]
    assert rolled == [(1, 2, 1), (2, 1, 4), (3, 5, 3)]
    assert [event.ghost for event in of_kind(events, "ghost_moved")] == [1, 2, 3]


@pytest.mark.parametrize(("white", "black"), [(4, 2), (2, 4), (3, 1), (1, 3), (4, 3)])
def test_cl_61_the_larger_number_is_played_first(white: int, black: int) -> None:
    """White to the right, black to the left."""
    (moved,) = of_kind(fall(night(44), (white, black)), "ghost_moved")
    xs = [POINT[point][0] for point in moved.way]
    signs = "".join("+" if two > one else "-" for one, two in pairwise(xs))
    assert signs == ("+" * white + "-" * black if white > black else "-" * black + "+" * white)


def test_cl_62_the_steps_go_by_the_compass() -> None:
    """Every crossing is of type A or B, and the engine's steps lead the same way."""
    board = shipped("haunted_house")
    for point in POINT:
        ways = roads(point)
        is_a = {*ways} <= {"E", "NW", "SW"}
        assert is_a != ({*ways} <= {"W", "NE", "SE"})
        for steps, name in (
            (board.right, "E" if is_a else "NE"),
            (board.left, "NW" if is_a else "W"),
        ):
            edge = ways.get(name)
            step = steps[point]
            if edge is None or edge not in WALKABLE:
                assert step is None
            else:
                assert step is not None
                assert step[0] == edge
                assert POINT[step[1]][1] >= POINT[point][1] - 1e-6  # never down


def test_cl_63_the_example() -> None:
    """White 4 and black 3 from 26."""
    table = night(26)
    (moved,) = of_kind(fall(table, (4, 3)), "ghost_moved")
    assert moved.way == (26, 34, 35, 43, 44, 43, 51, 50)
    assert table.ghosts == {1: 50}


@pytest.mark.parametrize(("seats", "number"), [(2, 5), (2, 6), (3, 7), (4, 12), (5, 300), (6, 13)])
def test_cl_64_the_keeper_decides_on_a_double(seats: int, number: int) -> None:
    """Ghost by ghost; the keeper changes with the round."""
    table = night(26, 26, seats=seats, round=number)
    keeper = (number - 1) % seats
    fall(table, (3, 3))
    assert table.awaited == (keeper,)
    assert table.state.phase == "ghost_order"
    table.play(keeper, order(1, "white"), (3, 3))
    assert table.awaited == (keeper,)
    events = table.play(keeper, order(2, "black"))
    ends = {
        ghost: ghost_way(26, 3, 3, first)[0][-1][1] for ghost, first in ((1, "white"), (2, "black"))
    }
    assert table.ghosts == ends
    assert len({*ends.values()}) == 2
    assert (number == 300) == ("game_ended" in kinds(events))


def test_cl_65_a_ghost_stops_at_the_border() -> None:
    """The rest of that die is lost, and the other one is played."""
    table = night(62)
    (moved,) = of_kind(fall(table, (6, 2)), "ghost_moved")
    assert moved.way == (62, 70, 71, 70, 78)
    table = night(65)
    (moved,) = of_kind(fall(table, (1, 5)), "ghost_moved")
    assert moved.way == (65, 64, 65)


def test_cl_65_without_a_next_step_a_die_is_lost() -> None:
    """From a border, where no ghost ever rests on this board."""
    table = night(71)
    (moved,) = of_kind(fall(table, (3, 1)), "ghost_moved")
    assert moved.way == (71, 70)
    rests, new = {*ALL_SPAWN}, {*ALL_SPAWN}
    while new:
        ends = set()
        for at, (white, black) in product(new, ROLLS):
            for first in firsts(white, black):
                way, leaves = ghost_way(at, white, black, first)
                ends |= set() if leaves else {way[-1][1]}
        new = ends - rests
        rests |= new
    assert not rests & RIM


def firsts(white: int, black: int) -> tuple[str, ...]:
    """The orders that are possible."""
    return ("white", "black") if white == black else ("white" if white > black else "black",)


@pytest.mark.parametrize(
    ("at", "dice", "edge"),
    [(102, (5, 3), 103), (97, (1, 2), 96), (139, (1, 6), 147), (134, (2, 1), 135)],
)
@pytest.mark.parametrize("level", ["easy", "hard"])
def test_cl_66_the_border_of_the_farthest_zone(
    at: int, dice: tuple[int, int], edge: int, level: str
) -> None:
    """Easy: eliminated; hard: put back on 26. The second die is not played."""
    table = night(at, 77, level=level)
    (moved, _) = of_kind(fall(table, dice, (1, 2)), "ghost_moved")
    assert moved.way == (at, edge)
    assert moved.fate == {"easy": "vanishes", "hard": "returns"}[level]
    assert table.ghosts.get(1) == {"easy": None, "hard": 26}[level]
    assert table.state.supply == {"easy": 2, "hard": 1}[level]
    assert edge in FAR_RIM


def test_cl_66_a_ghost_that_was_put_back_keeps_its_age() -> None:
    """And does not move again in this phase."""
    table = night(102, 77, level="hard")
    events = fall(table, (5, 3), (2, 1))
    assert [event.ghost for event in of_kind(events, "ghost_moved")] == [1, 2]
    assert [ghost.id for ghost in table.state.ghosts] == [1, 2]
    assert table.ghosts[1] == 26


def test_cl_67_frontiers_do_not_stop_ghosts() -> None:
    """And several may share a crossing."""
    table = night(52, 52)
    fall(table, (5, 1), (5, 1))
    assert table.ghosts[1] == table.ghosts[2]
    assert POINT[table.ghosts[1]][1] > POINT[60][1]


@pytest.mark.parametrize("level", ["easy", "hard"])
def test_cl_66_every_ghost_walk_by_brute_force(level: str) -> None:
    """All 158 crossings, 36 rolls and orders: way, fate and place."""
    base = night(level=level).state
    asleep = RULES.apply(replace(base, ghosts=(Ghost(1, 26),), supply=2), Decision(1, Stay()))[0]
    for at, (white, black) in product(POINT, ROLLS):
        start = replace(asleep, ghosts=(Ghost(1, at),))
        state, events = RULES.apply(start, Outcome(luck_of((white, black))))
        for first in firsts(white, black):
            after, told = state, events
            if white == black:
                assert state.phase == "ghost_order"
                after, told = RULES.apply(state, Decision(1, Order(1, first)))  # type: ignore[arg-type]
            way, leaves = ghost_way(at, white, black, first)
            (moved,) = of_kind(told, "ghost_moved")
            assert moved.way == (at, *(point for _, point in way))
            end = moved.way[-1] if not leaves else 26 if level == "hard" else None
            assert [ghost.at for ghost in after.ghosts] == ([] if end is None else [end])


@pytest.mark.parametrize("level", ["easy", "hard"])
def test_cl_66_the_view_tells_where_ghosts_may_end(level: str) -> None:
    """Each roll counts twice, a double once for each order."""
    for at in POINT:
        table = Scene(position(ghosts=[at], level=level))
        ends: dict[int | None, int] = {}
        for white, black in ROLLS:
            for first in firsts(white, black):
                way, leaves = ghost_way(at, white, black, first)
                end = (26 if level == "hard" else None) if leaves else (way or [(0, at)])[-1][1]
                ends[end] = ends.get(end, 0) + (1 if white == black else 2)
        (reach,) = RULES.view(table.state, 0).reaches
        assert reach.ghost == 1
        assert dict(reach.ends) == ends
