"""Section 3: setup and seats (CO-15..CO-23)."""

from collections import Counter
from typing import Any

import pytest
from tests.games.cocoons.support.tables import CORNERS, GUARDIANS, box, go, names_in, over, walk

import tablee
from tablee.core.protocol import Over

MANY = 400


def new(seed: int, seats: int = 2, **options: Any) -> tablee.Match:
    return tablee.Match.new("cocoons", seats=seats, seed=seed, **options)


def fair(found: Counter[Any], kinds: int) -> bool:
    """Each of so many kinds comes about as often: within five standard deviations."""
    total = found.total()
    mean, spread = total / kinds, (total / kinds * (1 - 1 / kinds)) ** 0.5
    counts = [*found.values(), *[0] * (kinds - len(found))]
    return len(found) <= kinds and all(abs(count - mean) < 5 * spread for count in counts)


@pytest.fixture(scope="module")
def states() -> list[Any]:
    return [new(seed).state for seed in range(MANY)]


def test_co_15_guardians_and_start_are_shuffled(states: list[Any]) -> None:
    """One to a slot, guardians face down; each place is as likely."""
    assert fair(Counter(state.free for state in states), 9)
    for slot in range(9):
        assert fair(Counter(state.slots[slot].guardian for state in states), 9)
    for state in states:
        assert sorted(s.guardian for s in state.slots if s.guardian) == sorted(GUARDIANS)
        assert not any(slot.is_guardian_up for slot in state.slots)


@pytest.mark.parametrize("level", range(1, 6))
def test_co_16_one_trap_of_the_level_on_each_guardian(level: int) -> None:
    """Shuffled and face down; the start token gets none."""
    seen = set()
    for seed in range(60):
        match = new(seed, level=level)
        slots = match.state.slots
        assert sorted(s.trap for s in slots if s.trap) == sorted(match.view(None).traps)
        assert [slot.trap is None for slot in slots] == [slot.is_start for slot in slots]
        assert not any(slot.is_trap_up for slot in slots)
        seen.add(tuple(slot.trap for slot in slots))
    assert len(seen) > 50


def test_co_16_traps_lie_independent_of_guardians(states: list[Any]) -> None:
    """Each rune is on each guardian about as often."""
    pairs = Counter((s.trap, s.guardian) for state in states for s in state.slots if s.trap)
    assert fair(pairs, 64)


def test_co_17_places_and_orientations_are_random(states: list[Any]) -> None:
    """The four orientations are equally likely and independent, of identities as well."""
    for index in range(8):
        assert fair(Counter(state.cocoons[index].mark for state in states), 4)
        marks = Counter((state.identities[index], state.cocoons[index].mark) for state in states)
        assert fair(marks, 32)
        other = (index + 1) % 8
        two = Counter((s.cocoons[index].mark, s.cocoons[other].mark) for s in states)
        assert fair(two, 16)
    assert fair(Counter((s.identities[0], s.slots[s.cocoons[0].at].guardian) for s in states), 64)


def test_co_17_nobody_is_told_of_the_sides() -> None:
    """The opening tells of the box, and each seat of what it sees from its corner."""
    match = box(marks="NNNNNNNN")
    rules = match.game.rules
    heard = [event for e in match.opening if (event := rules.redact(e, 0)) is not None]  # type: ignore[arg-type]
    assert names_in(heard) == set()


def test_co_18_the_free_slot_is_the_start(states: list[Any]) -> None:
    """The start token is face up and its slot is the one without a cocoon."""
    for state in states:
        assert state.slots[state.free].is_start
        assert {each.at for each in state.cocoons} == set(range(9)) - {state.free}
    view = box().view(None)
    assert view.uncovered.what == "start"
    assert view.free == 4


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_co_19_every_player_faces_a_corner(seats: int) -> None:
    """Each another one; two players sit at opposite corners."""
    match = new(1, seats)
    corners = [corner for seat in range(seats) for corner in match.view(seat).corners]
    assert len(corners) == len(set(corners)) == max(seats, 2)
    if seats <= 2:
        assert (corners[0] - corners[1]) % 4 == 2


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_co_20_which_seat_faces_which_corner(seats: int) -> None:
    """1 player: 2 and 0; 2: 2, 0; 3: 2, 3, 0; 4: 2, 3, 0, 1."""
    match = new(1, seats)
    for seat, corners in enumerate(CORNERS[seats]):
        assert match.view(seat).corners == corners


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_co_20_seat_order_runs_clockwise(seats: int) -> None:
    """Corners are numbered clockwise, and the next seat is on the left."""
    match = new(1, seats)
    corners = [match.view(seat).corners[0] for seat in range(seats)]
    turned = [(corner - corners[0]) % 4 for corner in corners]
    assert turned == sorted(turned)


def test_co_21_a_solo_player_sits_at_two_opposite_corners() -> None:
    """So that no direction is hidden from it."""
    for marks, label in (("NSNNNNNN", "B"), ("NNNENNNN", "D"), ("NNNNWNNN", "E"), ("N" * 8, "G")):
        match = box(seats=1, marks=marks)
        assert match.view(0).sees["ABCDEFGH".index(label)] is not None


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_co_22_turns_pass_to_the_left(seats: int) -> None:
    """From whoever begins, one turn each."""
    match = box(seats=seats, first_seat=seats - 1)
    order = []
    for _ in range(6):
        order.append(match.state.active)
        walk(match, 1 if match.state.free == 4 else 4)
    assert order == [(seats - 1 + turn) % seats for turn in range(6)]


def test_co_23_the_first_seat_is_chosen_or_random() -> None:
    """And the next active seat is (seat + 1) mod players, after corrections, too."""
    found = Counter(new(seed, 3).state.active for seed in range(MANY))
    assert fair(found, 3)
    match = box(seats=3, first_seat=2)
    walk(match, 1)
    assert match.state.active == 0
    go(match, "fish>C")
    assert match.state.active == 1
    assert new(5, 3, first_seat=1).state.active == 1


def test_co_23_nobody_is_asked_for_an_age() -> None:
    """There is no such option, and the result knows of seats alone."""
    with pytest.raises(tablee.BadOptions):
        new(1, ages=[7, 40])
    assert isinstance(over().waiting, Over)
