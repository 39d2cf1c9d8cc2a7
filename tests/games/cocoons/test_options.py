"""Section 2: options of a game (CO-12..CO-14)."""

from typing import Any

import pytest
from tests.games.cocoons.support.tables import GUARDIANS, RUNES, box, go, setup_of, traps_of, walk

import tablee
from tablee.core.protocol import Outcome

GAME = tablee.game("cocoons")


def new(seats: int = 2, seed: int = 1, **options: Any) -> tablee.Match:
    return tablee.Match.new("cocoons", seats=seats, seed=seed, **options)


# -- CO-12 -----------------------------------------------------------------------------------------


def test_co_12_the_options_and_what_they_are_when_nobody_says() -> None:
    """1 to 4 players, levels 1 to 5 or custom, hard, assist, sharing, hints, reserve."""
    assert GAME.seats == (1, 2, 3, 4)
    table = new().state.table
    usual = {"level": 1, "hard": False, "assist": "off", "auto_share": True, "bot_hints": True}
    assert {name: getattr(table, name) for name in usual} == usual
    assert table.reserve == 25


@pytest.mark.parametrize(
    ("name", "value"),
    [
        *(("level", level) for level in range(1, 6)),
        ("hard", True),
        ("assist", "pins"),
        ("auto_share", False),
        ("bot_hints", False),
        ("reserve", 1),
        ("reserve", 25),
    ],
)
def test_co_12_each_option_is_kept(name: str, value: Any) -> None:
    """What the creator chooses is what the table plays with."""
    match = new(**{name: value})
    assert getattr(match.state.table, name) == value
    if name == "reserve":
        assert match.state.reserve == value


@pytest.mark.parametrize(
    "options",
    [
        {"level": 0},
        {"level": 6},
        {"level": "hard"},
        {"hard": "yes"},
        {"assist": "notes"},
        {"reserve": 0},
        {"reserve": 26},
        {"first_seat": 2},  # of two seats
        {"first_seat": -1},
        {"players": 2},
        {"seats": 0},
        {"seats": 5},
    ],
)
def test_co_12_nothing_else_is_accepted(options: dict[str, Any]) -> None:
    """Each option has its range."""
    with pytest.raises(tablee.TableeError):
        new(**options)


@pytest.mark.parametrize("seat", range(4))
def test_co_12_the_first_seat_can_be_chosen(seat: int) -> None:
    """By an option."""
    assert new(4, first_seat=seat).state.active == seat


# -- CO-13 -----------------------------------------------------------------------------------------


def test_co_13_an_explicit_box_stands_as_given() -> None:
    """Start, traps, guardians, marks, identities and reserve."""
    given = setup_of(RUNES, "NESWWSEN", identities=GUARDIANS[::-1], reserve=7, first_seat=1)
    given["guardians"] = [*GUARDIANS[4:], None, *GUARDIANS[:4]]
    given["positions"] = [0, 1, 2, 3, 5, 6, 7, 8]
    state = new(setup=given).state
    assert (state.free, state.active, state.reserve) == (4, 1, 7)
    assert state.table.reserve == 7  # CO-11: what all tokens sum to
    assert [slot.trap for slot in state.slots] == traps_of(RUNES)
    assert [slot.guardian for slot in state.slots] == given["guardians"]
    assert [each.at for each in state.cocoons] == given["positions"]
    assert "".join(each.mark for each in state.cocoons) == "NESWWSEN"
    assert state.identities == GUARDIANS[::-1]


TWICE = ["iguana", "iguana", *GUARDIANS[2:]]
BAD: dict[str, dict[str, Any]] = {
    "no-reserve": {"reserve": 0},
    "too-much-reserve": {"reserve": 26},
    "negative-reserve": {"reserve": -1},
    "a-trap-on-the-start": {"start": 0},
    "a-trap-too-few": {"traps": ["R1", None, "R3", "R4", None, "R5", "R6", "R7", "R8"]},
    "a-trap-of-another-level": {"traps": traps_of("R1 S R3 / R4 * R5 / R6 R7 R8")},
    "a-trap-twice": {"traps": traps_of("R1 R1 R3 / R4 * R5 / R6 R7 R8")},
    "eight-traps": {"traps": ["R1", "R2", "R3", "R4", "R5", "R6", "R7", "R8"]},
    "a-guardian-on-the-start": {"guardians": [*GUARDIANS, None]},
    "a-guardian-twice": {"guardians": [*TWICE[:4], None, *TWICE[4:]]},
    "a-guardian-too-few": {"guardians": [None, *GUARDIANS[1:4], None, *GUARDIANS[4:]]},
    "eight-slots-of-guardians": {"guardians": list(GUARDIANS)},
    "seven-marks": {"marks": list("NNNNNNN")},
    "nine-marks": {"marks": list("NNNNNNNNN")},
    "an-identity-twice": {"identities": TWICE},
    "seven-identities": {"identities": list(GUARDIANS[:7])},
    "two-cocoons-in-a-slot": {"positions": [0, 0, 2, 3, 5, 6, 7, 8]},
    "seven-positions": {"positions": [0, 1, 2, 3, 5, 6, 7]},
    "a-cocoon-on-the-start": {"positions": [0, 1, 2, 3, 4, 5, 6, 7]},
    "a-seat-that-is-not-there": {"first_seat": 3},
}


@pytest.mark.parametrize("flaw", BAD)
def test_co_13_an_inconsistent_box_is_refused(flaw: str) -> None:
    """Or a reserve of 0: ``bad_setup``."""
    with pytest.raises(tablee.BadOptions, match="bad_setup"):
        new(setup=setup_of(RUNES, **BAD[flaw]))


@pytest.mark.parametrize(
    "change", [{"start": 9}, {"marks": list("NNNNNNNX")}, {"traps": ["R9"] * 9}, {"colour": "red"}]
)
def test_co_13_a_box_that_cannot_be_read_is_refused(change: dict[str, Any]) -> None:
    """Unknown slots, directions, traps and fields."""
    with pytest.raises(tablee.BadOptions):
        new(setup=setup_of(RUNES, **change))


@pytest.mark.parametrize(
    ("level", "layout"),
    [
        (2, "R1 S S / R4 * R5 / S R7 S"),
        (3, "L1 L2 R3 / R4 * R5 / R6 R1 R2"),
        (4, "R1 T A / R4 * R5 / T R7 R8"),
        (5, "N1 N2 N3 / N4 * N5 / N6 N7 N8"),
    ],
)
def test_co_13_a_box_is_of_its_level(level: int, layout: str) -> None:
    """The same box is accepted at its level, and at no other."""
    assert new(level=level, setup=setup_of(layout)).state.table.level == level
    for other in {1, 2, 3, 4, 5} - {level}:
        with pytest.raises(tablee.BadOptions, match="bad_setup"):
            new(level=other, setup=setup_of(layout))


@pytest.mark.parametrize(
    ("level", "layout"), [(2, "R1 S S / R1 * R5 / S R7 S"), (4, "R1 T A / R1 * R5 / T R7 R8")]
)
def test_co_13_no_rune_lies_there_twice(level: int, layout: str) -> None:
    """CO-8: there is one of each, also where runes are drawn at random."""
    with pytest.raises(tablee.BadOptions, match="bad_setup"):
        new(level=level, setup=setup_of(layout))


# -- CO-14 -----------------------------------------------------------------------------------------


def deal(match: tablee.Match) -> Any:
    return (match.state.slots, match.state.cocoons, match.state.identities, match.state.free)


@pytest.mark.parametrize("level", range(1, 6))
def test_co_14_a_seed_gives_the_same_box_again(level: int) -> None:
    """All randomness is drawn at setup from one seeded generator."""
    for seed in range(5):
        assert deal(new(seed=seed, level=level)) == deal(new(seed=seed, level=level))
    assert len({deal(new(seed=seed, level=level)) for seed in range(30)}) == 30


def test_co_14_the_order_of_draws() -> None:
    """Start and guardians come before the traps, and the first seat comes last."""
    for seed in range(20):
        states = [new(seed=seed, level=level).state for level in range(1, 6)]
        assert len({state.free for state in states}) == 1
        assert len({tuple(slot.guardian for slot in state.slots) for state in states}) == 1
        drawn, chosen = new(4, seed), new(4, seed, first_seat=3)
        assert deal(drawn) == deal(chosen)
    assert {new(4, seed).state.active for seed in range(40)} == {0, 1, 2, 3}


def test_co_14_play_itself_has_no_chance() -> None:
    """After the deal the log holds decisions alone, and two tables go the same way."""
    one, two = box(), box()
    for match in (one, two):
        walk(match, 1, 0, 3)
        go(match, "fish>C")
    assert one.state == two.state
    assert [isinstance(move, Outcome) for move in one.moves] == [True, *[False] * 7]


def test_co_14_seed_options_and_actions_replay_a_game() -> None:
    """The same actions at a table of the same seed lead to the same state."""
    first = new(3, 11, level=4)
    played = []
    for _ in range(30):
        if first.result is None:
            seat = first.state.active
            action = first.offer(seat).actions[0]
            played.append((seat, action))
            first.play(seat, action)
    again = new(3, 11, level=4)
    for seat, action in played:
        again.play(seat, action)
    assert again.state == first.state
    assert again.dumps() == first.dumps()
