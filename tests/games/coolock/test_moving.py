"""Section 4: moving pawns (CL-26..CL-37)."""

from typing import Any

import pytest
from tests.games.coolock.support.board import BORDER, ENDS, MYSTERY_OF, WALKABLE
from tests.games.coolock.support.brute import Spot
from tests.games.coolock.support.tables import FAR, Scene, jailed, kinds, move, of_kind, on, scene

DICE = range(1, 7)


@pytest.mark.parametrize("die", DICE)
def test_cl_26_a_pawn_moves_as_many_edges_as_the_die_shows(die: int) -> None:
    """No shortening and no more."""
    table = scene(pawns=[35], die=die)
    assert {(len(path), into) for path, into in table.walks} == {(die, None)}
    assert table.walks == Spot(table.state).walks(0, die)
    path, _ = min(table.walks)
    assert table.code(0, move(*path[:-1])) == ("too_short" if die > 1 else "must_move")
    table.play(0, move(*path), *(["moonlight"] if path[-1] in MYSTERY_OF else []))
    assert table.edges[0] == path[-1]


@pytest.mark.parametrize("die", DICE)
def test_cl_27_a_pawn_that_is_not_blocked_has_to_move(die: int) -> None:
    """It may stay only where a padlock is at its edge."""
    assert scene(pawns=[35], die=die).code(0, move()) == "must_move"
    blocked = scene(pawns=[35], locks={25: ()}, die=die)
    assert ((), 25) in blocked.walks
    assert blocked.code(0, move()) == "must_move"
    blocked.play(0, move(into=25), "moonlight")
    assert blocked.edges[0] == 35


def test_cl_28_border_edges_are_not_for_pawns() -> None:
    """From any edge that meets one."""
    met = 0
    for edge in WALKABLE:
        for border in BORDER:
            if {*ENDS[edge]} & {*ENDS[border]}:
                met += 1
                assert scene(pawns=[edge], die=1).code(0, move(border)) == "border"
    assert met == 56


def test_cl_29_the_first_step_leaves_by_either_end() -> None:
    """Two edges at each end."""
    table = scene(pawns=[47], die=1)
    assert {path for path, _ in table.walks} == {(40,), (52,), (41,), (53,)}


def test_cl_29_there_is_no_u_turn() -> None:
    """A later step leaves by the end ahead."""
    table = scene(pawns=[47], die=2)
    assert table.code(0, move(40, 47)) == "reverse"
    assert table.code(0, move(40, 52)) == "reverse"  # through the crossing it came by
    assert {path for path, _ in table.walks if path[0] == 40} == {(40, 29), (40, 35)}


def test_cl_29_an_edge_may_be_used_again_by_going_round() -> None:
    """Once round a cell in six steps."""
    table = scene(pawns=[on(35, mystery="B2")], die=6)
    table.play(0, move(40, 52, 58, 51, 39, 35))
    assert table.edges[0] == 35


def test_cl_30_a_pawn_turns_about_at_a_dead_end() -> None:
    """At no cost, and leaves by the end it entered."""
    table = scene(pawns=[39], die=2)
    assert {path for path, _ in table.walks if path[0] == 46} == {(46, 39), (46, 51)}
    assert table.code(0, move(46, 46)) == "gap"
    table.play(0, move(46, 39), "moonlight")
    assert table.edges[0] == 39


@pytest.mark.parametrize(("steps", "into"), [((), 26), ((29,), 18), ((29, 24), 19)])
@pytest.mark.parametrize("colours", [(), (1,), (0, 1)])
def test_cl_31_a_padlock_ends_the_move(
    steps: tuple[int, ...], into: int, colours: tuple[int, ...]
) -> None:
    """The rest of the roll is lost, after any number of steps."""
    table = scene(pawns=[35], locks={into: colours}, die=6)
    events = table.play(0, move(*steps, into=into), *(["moonlight"] if not steps else []))
    assert of_kind(events, "stopped")[0].into == into
    assert len(of_kind(events, "stepped")) == len(steps)
    assert table.edges[0] == (steps or (35,))[-1]
    assert table.state.active == 1


def test_cl_31_but_only_before_it() -> None:
    """Not where the next step would not lead there, and not short of it."""
    table = scene(pawns=[35], locks={26: ()}, die=3)
    assert table.code(0, move(39, into=26)) == "bad_into"
    assert table.code(0, move(39, 46)) == "too_short"
    assert scene(pawns=[35], locks={34: ()}, die=3).code(0, move(into=34)) == "bad_into"


@pytest.mark.parametrize("thing", ["black", "ghost"])
def test_cl_32_nobody_is_shut_in_at_home(thing: str) -> None:
    """The base edge is the first step, whatever is at its end."""
    what: dict[str, Any] = {"locks": {18: ()}} if thing == "black" else {"ghosts": [18]}
    for die in (1, 3):
        table = scene(die=die, **what)
        assert table.walks == {((17,), None if die == 1 else 18)}
        events = table.play(0, move(17, into=None if die == 1 else 18))
        assert of_kind(events, "stepped")[0].via is None
        assert table.edges[0] == (17 if thing == "black" else None)


def test_cl_32_the_base_edge_is_the_only_way_out() -> None:
    """And no other seat's."""
    table = scene(die=2)
    assert table.code(0, move(20, 25)) == "base_edge"
    assert table.walks == {((17, 24), None), ((17, 29), None)}


def test_cl_33_pawns_do_not_block_each_other() -> None:
    """Any number on one edge, in passing and at rest."""
    table = scene(4, pawns=[39, 46, 46, 51], die=1)
    free = scene(4, pawns=[39], die=1)
    assert table.walks == free.walks
    table.play(0, move(46))
    assert table.edges[:3] == [46, 46, 46]


def test_cl_34_padlock_then_portion_then_the_next_step() -> None:
    """One fixed order on each edge."""
    table = scene(pawns=[35], locks={34: (0,)}, portions={34: 0, **FAR}, die=2)
    events = table.play(0, move(40, 47))
    told = ["stepped", "lock_opened", "portion_taken", "stepped", "turn_began"]
    assert kinds(events) == told


def test_cl_34_then_victory() -> None:
    """Before the next step."""
    table = scene(pawns=[35], locks={34: (0,)}, portions={34: 0}, die=2)
    events = table.play(0, move(40, 47))
    assert kinds(events) == ["stepped", "lock_opened", "portion_taken", "game_ended"]


def caught(table: Scene, action: Any, *luck: Any) -> bool:
    """Whether seat 0 is in prison after its move."""
    return bool(of_kind(table.play(0, action, *luck), "caught")) and table.wheres[0] == "prison"


@pytest.mark.parametrize(
    ("pawn", "action", "ghost"),
    [
        (35, move(into=26), 26),  # at once
        (35, move(29, into=18), 18),  # on the way
        (35, move(39, 46, into=32), 32),  # where it would turn about
        (35, move(39, 46, 51, 58), 42),  # at the full count
    ],
)
def test_cl_35_walking_into_a_ghost(pawn: int, action: Any, ghost: int) -> None:
    """The move ends, and the pawn is caught."""
    assert caught(scene(pawns=[pawn], ghosts=[ghost], die=4), action)


@pytest.mark.parametrize("ghost", [34, 26])
def test_cl_35_a_ghost_at_the_padlock_that_stops_a_pawn(ghost: int) -> None:
    """The padlock first, then it is caught for touching: at that crossing, or at the other end."""
    table = scene(pawns=[40], locks={34: ()}, ghosts=[ghost], die=3)
    assert table.code(0, move(52, 58, 51)) == "locked"
    assert caught(table, move(into=34))


def test_cl_35_who_walks_away_is_not_caught() -> None:
    """Only where the move ends or leads through it."""
    table = scene(pawns=[35], ghosts=[25], die=2)
    assert not caught(table, move(29, 24))
    table = scene(pawns=[35], ghosts=[25], die=1)
    assert caught(scene(pawns=[35], ghosts=[18], die=1), move(29))
    assert not caught(table, move(40), "moonlight")


def test_cl_35_what_was_done_on_the_way_stays_done() -> None:
    """Pick-ups and openings."""
    table = scene(pawns=[35], locks={34: (0,)}, portions={34: 0, **FAR}, ghosts=[35], die=5)
    assert caught(table, move(40, 47, into=35))
    assert (table.locks, table.portions) == ({}, FAR)


ZONES: list[tuple[Any, tuple[int, ...], int]] = [
    (on(64), (76,), 1),  # onto the frontier
    (on(64), (76, 82), 1),
    (on(64), (76, 87), 2),  # and over it
    (on(64), (76, 87, 93, 86, 81), 2),  # back onto it: the zone it was last in
    (on(64), (76, 87, 93, 86, 75), 2),
    (on(64), (76, 87, 93, 86, 75, 63), 1),  # passing counts
    (on(82, 2), (77, 71), 2),
    (on(82, 2), (77, 65), 1),
    (on(139, 3), (132,), 2),
    (on(139, 2), (144, 155), 3),
]


@pytest.mark.parametrize(("pawn", "path", "zone"), ZONES)
def test_cl_36_zone_memory(pawn: Any, path: tuple[int, ...], zone: int) -> None:
    """The zone of the last edge that is no frontier; at the start, 1."""
    table = scene(pawns=[pawn], die=len(path))
    table.play(0, move(*path), *(["moonlight"] if path[-1] in MYSTERY_OF else []))
    assert table.state.pawns[0].zone == zone
    assert scene().state.pawns[1].zone == 1


@pytest.mark.parametrize("die", DICE)
def test_cl_37_a_cornered_pawn_has_to_walk_into_a_ghost(die: int) -> None:
    """The only legal moves; one must be taken."""
    table = scene(pawns=[46], ghosts=[33], die=die)
    assert table.walks == {((), 33)}
    assert table.code(0, move()) == "must_move"
    assert caught(table, move(into=33))


def test_cl_37_longer_ways_end_at_ghosts_too() -> None:
    """Between two of them, with no padlock in reach."""
    table = scene(pawns=[46, jailed()], ghosts=[25, 41], die=2)
    assert table.walks == {((39,), 25), ((51,), 41)}
