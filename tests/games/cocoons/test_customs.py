"""Section 10: unlocking and custom levels (CO-88..CO-91)."""

from collections import Counter
from random import Random
from typing import Any

import pytest
from tests.games.cocoons.support.clairvoyant import Box, best
from tests.games.cocoons.support.tables import STOCK

import tablee
from tablee.core.codec import codec

GAME = tablee.game("cocoons")
RUNES = [f"R{number}" for number in range(1, 9)]


def custom(*traps: str, **options: Any) -> tablee.Match:
    return tablee.Match.new(
        "cocoons", seats=2, seed=1, level="custom", traps=list(traps), **options
    )


def refusal(*traps: str) -> str:
    with pytest.raises(tablee.Refused) as caught:
        custom(*traps)
    assert caught.value.rule in ("CO-90", "CO-91")
    assert str(caught.value)
    return caught.value.code


def of(**options: Any) -> Any:
    assert GAME.table.trophies is not None
    return GAME.table.trophies.of(codec(GAME).options(options))


def test_co_88_hard_and_custom_are_for_those_who_have_won_all_levels() -> None:
    """The game declares the five wins and what they open."""
    trophies = GAME.table.trophies
    assert trophies is not None
    assert tuple(trophies.names) == ("1", "2", "3", "4", "5")
    assert {name: tuple(values) for name, values in trophies.locks.items()} == {
        "level": ("custom",),
        "hard": (True,),
    }
    assert trophies.rule == "CO-89"


@pytest.mark.parametrize("level", range(1, 6))
def test_co_89_each_level_is_a_trophy_of_its_own(level: int) -> None:
    """A profile records its wins, any assist."""
    assert of(level=level) == str(level)
    assert of(level=level, assist="pins") == str(level)


def test_co_89_a_custom_level_is_no_trophy() -> None:
    """There are five."""
    assert of(level="custom", traps=RUNES) is None


@pytest.mark.parametrize("hard", [False, True])
@pytest.mark.parametrize("level", [1, 2, 3, 4, 5, "custom"])
def test_co_89_the_library_never_checks(level: Any, hard: bool) -> None:  # noqa: FBT001
    """Researchers need access."""
    more: dict[str, Any] = {"traps": RUNES} if level == "custom" else {}
    match = tablee.Match.new("cocoons", seats=2, seed=1, level=level, hard=hard, **more)
    assert match.state.phase == "act"


def test_co_90_numbers_are_used_without_gaps() -> None:
    """1 to k."""
    for count in range(9):
        numbers = [f"N{number}" for number in range(1, count + 1)]
        assert custom(*(numbers + RUNES)[:8]).state.phase == "act"
    for gap in (["N2"], ["N1", "N3"], ["N8"], ["N1", "N2", "N4"]):
        assert refusal(*(gap + RUNES)[:8]) == "custom_number_gap"


@pytest.mark.parametrize(("lock", "runes"), [("L1", RUNES[:3]), ("L2", RUNES[3:6])])
def test_co_90_a_padlock_requires_its_runes(lock: str, runes: list[str]) -> None:
    """All three of them."""
    others = [each for each in RUNES if each not in runes]
    custom(lock, *runes, *others[:4])
    for missing in runes:
        rest = [each for each in runes if each != missing]
        assert refusal(lock, *rest, *others) == "custom_padlock_runes"


def test_co_90_any_other_choice_will_do() -> None:
    """Slides, turns and actions with anything."""
    custom("S", "S", "S", "S", "T", "T", "A", "R8")
    custom("L1", "L2", *RUNES[:6])
    custom("N1", "S", "T", "A", "L1", "R1", "R2", "R3", hard=True)


@pytest.mark.parametrize("count", [0, 1, 7, 9, 16])
def test_co_91_exactly_eight(count: int) -> None:
    """custom_count."""
    numbers = [f"N{number}" for number in range(1, 9)]
    assert refusal(*(RUNES + numbers)[:count]) == "custom_count"


@pytest.mark.parametrize("trap", STOCK)
def test_co_91_no_more_copies_than_exist(trap: str) -> None:
    """custom_too_many; as many as there are will do."""
    copies = STOCK[trap]
    fill = [each for each in RUNES if each != trap]
    assert refusal(*([trap] * (copies + 1) + fill)[:8]) == "custom_too_many"
    if trap[0] not in "NL":
        custom(*([trap] * copies + fill)[:8])


ORDER = ("custom_count", "custom_too_many", "custom_number_gap", "custom_padlock_runes")
BOTH = {
    ("custom_count", "custom_too_many"): ["A"] * 3,
    ("custom_count", "custom_number_gap"): ["N2"],
    ("custom_count", "custom_padlock_runes"): ["L1"],
    ("custom_too_many", "custom_number_gap"): ["A", "A", "N2", *RUNES[:5]],
    ("custom_too_many", "custom_padlock_runes"): ["A", "A", "L1", *RUNES[3:]],
    ("custom_number_gap", "custom_padlock_runes"): ["N2", "L1", *RUNES[2:]],
}


@pytest.mark.parametrize("pair", BOTH, ids=" ".join)
def test_co_91_the_first_flaw_is_told(pair: tuple[str, str]) -> None:
    """In the order of the rule."""
    assert ORDER.index(pair[0]) < ORDER.index(pair[1])
    assert refusal(*BOTH[pair]) == pair[0]


def test_co_91_an_unknown_trap_is_refused() -> None:
    """There is none beside the 25."""
    with pytest.raises(tablee.TableeError):
        custom("R9", *RUNES[:7])


def random_custom(rng: Random) -> list[str]:
    """Any valid choice of eight."""
    while True:
        chosen = rng.sample([*STOCK.elements()], 8)
        numbers = sorted(each for each in chosen if each[0] == "N")
        locks = {"L1": {"R1", "R2", "R3"}, "L2": {"R4", "R5", "R6"}}
        if numbers == [f"N{n + 1}" for n in range(len(numbers))] and all(
            needs <= set(chosen) for lock, needs in locks.items() if lock in chosen
        ):
            return chosen


def test_co_91_random_customs_are_dealt_and_can_be_won() -> None:
    """By a team that knows everything, with at most 24 tokens."""
    rng = Random(91)
    for _ in range(40):
        chosen = random_custom(rng)
        match = custom(*chosen)
        slots = match.state.slots
        assert Counter(slot.trap for slot in slots if slot.trap) == Counter(chosen)
        assert sorted(match.view(0).traps) == sorted(chosen)
        found, _ = best(Box(match.state.free, tuple(slot.trap for slot in slots)))
        assert 1 <= found <= 24
