"""Section 6: portions, the puzzle and the end (CL-48..CL-56)."""

from random import Random
from typing import Any

import pytest
from tests.games.coolock.support.board import PLACES
from tests.games.coolock.support.games import fresh
from tests.games.coolock.support.moments import curious, fall, night, reveal
from tests.games.coolock.support.tables import (
    FAR,
    RULES,
    STAY,
    Scene,
    choose,
    kinds,
    move,
    of_kind,
    on,
    scene,
)

from tablee.core.protocol import Outcome, Over
from tablee.games.coolock.rules.setup import slot_owners

GOLD = {"easy": (18, 17, 16, 15, 15), "hard": (20, 19, 19, 17, 17)}
LEVELS = [(level, seats) for level in GOLD for seats in range(2, 7)]


def ending(table: Scene) -> Any:
    waiting = RULES.waiting(table.state)
    return waiting.result if isinstance(waiting, Over) else None


def dealt(seats: int, seed: int) -> Any:
    before = fresh("easy", 0, seats)
    return RULES.apply(before, Outcome(RULES.draw(before, Random(seed))))[0]


def test_cl_48_the_hexagon_needs_every_portion_of_every_player() -> None:
    """The last one of somebody is enough to go on."""
    table = scene(pawns=[35, 36], portions={34: 0, 37: 1}, die=1)
    table.play(0, move(40), "moonlight")
    assert ending(table) is None
    table.turn(2, move(42, 48))
    assert ending(table).ending == "hexagon"
    assert table.portions == {}


@pytest.mark.parametrize(("seats", "each"), [(2, 6), (3, 4), (4, 3), (5, 2), (6, 2)])
def test_cl_49_twelve_portions(seats: int, each: int) -> None:
    """Every colour owns as many."""
    owners = [portion.owner for portion in dealt(seats, 1).portions]
    assert len(owners) == 12
    assert all(owners.count(seat) == each for seat in range(seats))


@pytest.mark.parametrize("seats", range(2, 7))
def test_cl_50_slots_are_filled_in_zone_order(seats: int) -> None:
    """Each colour has one sector of the hexagon."""
    each = 12 // seats
    for seed in range(10):
        portions = dealt(seats, seed).portions
        assert sorted(portion.slot for portion in portions) == list(range(1, 13))
        for seat in range(seats):
            own = sorted((p.slot, p.at) for p in portions if p.owner == seat)
            assert [slot for slot, _ in own] == list(range(seat * each + 1, seat * each + each + 1))
            zones = [zone for _, at in own for zone in PLACES if at in PLACES[zone]]
            assert zones == sorted(zones)
        owners = {portion.slot: portion.owner for portion in portions}
        assert slot_owners(seats) == tuple(owners[slot] for slot in range(1, 13))


def test_cl_51_gold_portions_are_anybodys() -> None:
    """With five seats: slots 11 and 12, in the farthest zone."""
    gold = [p for p in dealt(5, 3).portions if p.owner is None]
    assert sorted(p.slot for p in gold) == [11, 12]
    assert {p.at for p in gold} <= {*PLACES[3]}
    assert not [p for seats in (2, 3, 4, 6) for p in dealt(seats, 3).portions if p.owner is None]
    for seat in range(5):
        pawns: list[Any] = [None] * 5
        pawns[seat] = 174
        table = scene(5, pawns=pawns, portions={131: None, **FAR}, active=seat, die=1)
        (taken,) = of_kind(table.play(seat, move(179)), "portion_taken")
        assert (taken.seat, table.portions) == (seat, FAR)


@pytest.mark.parametrize("path", [(40,), (40, 47), (40, 52, 63)])
def test_cl_52_a_portion_is_taken_in_passing_or_at_rest(path: tuple[int, ...]) -> None:
    """By its owner."""
    table = scene(pawns=[29], portions={34: 0, **FAR}, die=len(path))
    luck = ["moonlight"] if path == (40,) else []
    assert of_kind(table.play(0, move(*path), *luck), "portion_taken")
    other = scene(pawns=[29], portions={34: 1, **FAR}, die=len(path))
    assert not of_kind(other.play(0, move(*path), *luck), "portion_taken")


def test_cl_52_not_under_a_closed_padlock() -> None:
    """Until the padlock leaves."""
    table = scene(pawns=[35, None], locks={34: (1,)}, portions={34: 0, **FAR}, die=3)
    table.play(0, move(40, into=34), "moonlight")
    assert 34 in table.portions


def test_cl_52_at_the_instant_the_padlock_leaves() -> None:
    """By a card as well, for whoever of its owner's touches it."""
    table = curious(40, locks={34: (0,), 37: (0,)}, portions={34: 1, **FAR})
    reveal(table, "skeleton_key")
    events = table.play(0, choose(padlock=34))
    assert of_kind(events, "lock_opened")[0].by_card
    assert [event.seat for event in of_kind(events, "portion_taken")] == [1]
    assert table.portions == FAR


def test_cl_53_portions_are_never_lost() -> None:
    """Not by being caught."""
    table = scene(pawns=[35, None], portions={34: 0, **FAR}, ghosts=[35], die=3)
    table.play(0, move(40, 47, into=35))
    assert table.wheres[0] == "prison"
    assert table.portions == FAR


def test_cl_53_who_has_all_his_portions_plays_on() -> None:
    """Seat 1 has nothing left to find."""
    table = scene(pawns=[46, 36], portions=FAR, active=1)
    assert table.awaited == (1,)
    table.turn(2, move(41, 47))
    assert table.edges[1] == 47


def test_cl_54_the_end_is_at_once() -> None:
    """In mid-move: no more steps, no card, no ghosts; the score is the round."""
    table = scene(pawns=[36, 29], portions={34: 1}, ghosts=[77], active=1, die=2, round=9)
    events = table.play(1, move(40, 52))
    assert kinds(events) == ["stepped", "portion_taken", "game_ended"]
    assert table.state.phase == "over"
    assert table.ghosts == {1: 77}
    assert ending(table).scores == (9, 9)


def test_cl_54_by_a_card_too() -> None:
    """The last padlock leaves, and with it the last portion."""
    table = curious(40, locks={34: (0,)}, portions={34: 1}, ghosts=[77])
    events = reveal(table, "skeleton_key")
    assert kinds(events)[-2:] == ["portion_taken", "game_ended"]
    assert ending(table).ending == "hexagon"


@pytest.mark.parametrize(("level", "seats"), LEVELS)
def test_cl_55_medals(level: str, seats: int) -> None:
    """Gold up to G rounds, silver up to three more, bronze up to eight more."""
    gold = GOLD[level][seats - 2]
    medals = {1: "gold", gold: "gold", gold + 1: "silver", gold + 3: "silver"}
    medals |= {gold + 4: "bronze", gold + 8: "bronze", gold + 9: "complete", 200: "complete"}
    for number, medal in medals.items():
        table = scene(seats, pawns=[35], portions={34: 0}, die=1, level=level, round=number)
        assert RULES.view(table.state, 0).medal is None
        (ended,) = of_kind(table.play(0, move(40)), "game_ended")
        assert (ended.medal, ended.round) == (medal, number)
        assert RULES.view(table.state, None).medal == medal
        assert ending(table).ending == "hexagon"


@pytest.mark.parametrize(("level", "seats"), LEVELS)
def test_cl_55_midnight(level: str, seats: int) -> None:
    """The team loses at the end of round G+8, after its ghost phase; not before, nor without it."""
    last = GOLD[level][seats - 2] + 8
    table = night(26, seats=seats, level=level, midnight=True, round=last)
    events = fall(table, (3, 1))
    assert kinds(events)[-2:] == ["ghost_moved", "game_ended"]
    assert events[-1].medal is None
    assert (ending(table).ending, ending(table).winners) == ("midnight", ())
    for number, midnight in ((last - 1, True), (last, False)):
        table = night(26, seats=seats, level=level, midnight=midnight, round=number)
        fall(table, (3, 1))
        assert ending(table) is None


def test_cl_55_midnight_comes_though_the_ghosts_sleep() -> None:
    """And a hexagon in the last round is in time."""
    table = night(26, midnight=True, round=26, has_moonlight=True)
    fall(table)
    assert ending(table).ending == "midnight"
    table = scene(pawns=[46, 29], portions={34: 1}, midnight=True, round=26, active=1, die=1)
    (ended,) = of_kind(table.play(1, move(40)), "game_ended")
    assert (ended.result.ending, ended.medal) == ("hexagon", "bronze")


@pytest.mark.parametrize("number", [299, 300])
def test_cl_56_the_safety_stop(number: int) -> None:
    """After round 300 the game is unfinished; no medal."""
    table = night(pawns=[on(46)], round=number)
    events = table.play(1, STAY)
    if number == 299:
        assert (ending(table), table.state.round) == (None, 300)
    else:
        assert (ending(table).ending, ending(table).winners) == ("unfinished", ())
        assert events[-1].medal is None
