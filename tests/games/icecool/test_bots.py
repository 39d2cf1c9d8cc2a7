"""IC-27: bots of three levels play by the View alone, with as many tries as their level has."""

import statistics
import subprocess
import sys
from collections import Counter
from collections.abc import Sequence
from itertools import pairwise
from random import Random
from typing import Any

import pytest
from tests.games.icecool.support.tables import CIRCLE, GYM, IN_D14, KITCHEN, RULES, position

from tablee.core.protocol import Decide, Decision, Draw, Outcome, Over, Seat
from tablee.games.icecool import GAME
from tablee.games.icecool.board.school import school
from tablee.games.icecool.bots.card_play import announcement, challenges_held
from tablee.games.icecool.bots.lines import chance, danger, is_clear, routes, way
from tablee.games.icecool.bots.practice import book, practised
from tablee.games.icecool.bots.search import FEW
from tablee.games.icecool.bots.stakes import Chase, Tour
from tablee.games.icecool.bots.strength import EASY, HARD, MEDIUM, Strength
from tablee.games.icecool.bots.tremors import own_tremor, shaken, spread_out, whole_tremor
from tablee.games.icecool.model import (
    Announce,
    EndTurn,
    MakeFlick,
    MoveFish,
    Options,
    Orange,
    PlaceCatcher,
    PlaceStart,
    Skates,
    State,
)
from tablee.games.icecool.model.facts import Happening, Passed, Touched
from tablee.games.icecool.model.flick import SPREADS, Flick, Spread, Tremor, trembled, unsteadiness
from tablee.games.icecool.physics import simulate
from tablee.games.icecool.physics.referee import referee
from tablee.games.icecool.rules.flicks import standings

LEVELS = {"easy": EASY, "medium": MEDIUM, "hard": HARD}
NEAR_D14 = (0.24, 0.1)  # straight before a door with a fish
FAR_FROM_D45 = (0.05, 0.45)  # in the library, two rooms away


def chosen(state: State, level: str = "easy", seed: int = 0) -> Any:
    """What a bot does; always legal."""
    seat = state.active
    bot = GAME.levels[level].make()
    action = bot.choose(RULES.view(state, seat), RULES.offer(state, seat), Random(seed))
    refusal = RULES.check(state, Decision(seat, action))
    assert refusal is None, (refusal, action)
    return action


def facts_of(state: State, action: MakeFlick) -> Sequence[Happening]:
    flick = Flick(action.direction, action.power, action.offset, action.height)
    shot = simulate.Shot(standings(state), state.active, flick)
    return referee(simulate.simulate(shot)).happenings


def played(
    state: State, levels: Sequence[str], flicks: int, seed: int = 0
) -> tuple[State, Counter[str]]:
    """So many flicks of a game, each choice checked."""
    rng, did = Random(seed), Counter[str]()
    while state.flicks < flicks:
        waiting = RULES.waiting(state)
        if isinstance(waiting, Over):
            break
        if isinstance(waiting, Draw):
            move: Any = Outcome(RULES.draw(state, rng))
        else:
            assert isinstance(waiting, Decide)
            (seat,) = waiting.seats
            action = chosen(state, levels[seat], rng.randrange(1000))
            did[type(action).__name__] += 1
            move = Decision(seat, action)
        assert RULES.check(state, move) is None
        state = RULES.apply(state, move)[0]
    return state, did


# -- the hand (IC-27) ------------------------------------------------------------------------------


@pytest.mark.parametrize("table", ["none", "small", "medium", "large"])
@pytest.mark.parametrize("level", LEVELS.values())
def test_ic_27_own_and_the_tables_tremor_make_the_level(level: Strength, table: Tremor) -> None:
    """Variances add up to the level's, or to the table's if that is larger."""
    own, theirs = own_tremor(level.hand, table), SPREADS[table]
    whole = whole_tremor(level.hand, table)
    for name in Spread.__struct_fields__:
        parts = getattr(own, name) ** 2 + getattr(theirs, name) ** 2
        assert parts == pytest.approx(getattr(whole, name) ** 2)
        assert getattr(whole, name) >= getattr(level.hand, name)


def test_ic_27_both_tremors_drawn_have_the_levels_spread() -> None:
    rng, aim = Random(3), Flick(18_000, 500, 0, 250)
    sway = unsteadiness(aim.height)
    own = own_tremor(SPREADS["medium"], "small")
    drawn = [trembled(shaken(aim, own, rng), "small", rng) for _ in range(4000)]
    medium = SPREADS["medium"]
    sizes = (("direction", 1), ("power", 500 * sway), ("offset", 1), ("height", sway))
    for name, size in sizes:
        values = [getattr(each, name) for each in drawn]
        assert statistics.stdev(values) == pytest.approx(getattr(medium, name) * size, rel=0.06)
        assert statistics.mean(values) == pytest.approx(getattr(aim, name), abs=12)


def test_ic_20_a_trembling_hand_stays_in_range() -> None:
    rng, wild = Random(4), Spread(9000, 1.0, 900, 300)
    for _ in range(300):
        flick = shaken(Flick(100, 990, 890, 90), wild, rng)
        action = MakeFlick(flick.direction, flick.power, flick.offset, flick.height)
        assert RULES.check(position(2), Decision(1, action)) is None


def test_tremors_to_compare_with_stand_for_all() -> None:
    """Every number takes each strength once; the widest aims come first."""
    wobbles = spread_out(8, Random(1))
    for column in zip(*wobbles, strict=True):
        assert len({*column}) == 8
        assert sum(column) == pytest.approx(0, abs=1e-9)
    assert all(abs(one[0]) >= abs(two[0]) - 1e-12 for one, two in pairwise(wobbles))


# -- the head --------------------------------------------------------------------------------------


@pytest.mark.parametrize("level", ["easy", "medium"])
def test_a_choice_is_repeatable(level: str) -> None:
    state = position(2, spots={1: NEAR_D14})
    assert chosen(state, level, 5) == chosen(state, level, 5)


def test_medium_finds_a_straight_flick() -> None:
    state = position(2, spots={1: NEAR_D14}, scoring="tournament")
    facts = facts_of(state, chosen(state, "medium"))
    assert any(isinstance(fact, Passed) and fact.door == "d14" for fact in facts)


@pytest.mark.parametrize("level", ["easy", "medium"])
def test_a_catcher_hits_a_runner_in_the_room(level: str) -> None:
    state = position(2, active=0, spots={0: KITCHEN, 1: (0.26, 0.44)}, scoring="tournament")
    action = chosen(state, level)
    assert any(isinstance(fact, Touched) for fact in facts_of(state, action))


def test_a_runner_does_not_run_into_the_catcher() -> None:
    """IC-65: the fish behind the Catcher is not worth the ID."""
    state = position(2, spots={0: (0.33, 0.1), 1: NEAR_D14}, scoring="tournament")
    action = chosen(state, "medium")
    if isinstance(action, MakeFlick):
        assert not any(isinstance(fact, Touched) for fact in facts_of(state, action))


@pytest.mark.parametrize("level", LEVELS)
def test_work_is_counted(level: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """No more flicks are simulated than the level says, and few side by side."""
    counts: list[int] = []
    simulate_many = simulate.simulate_many

    def counted(shots: Sequence[simulate.Shot], *, is_guess: bool) -> Any:
        counts.append(len(shots))
        assert sum(len(shot.starts) for shot in shots) <= 40
        return simulate_many(shots, is_guess=is_guess)

    monkeypatch.setattr(simulate, "simulate_many", counted)
    chosen(position(4, spots={1: IN_D14}), level)
    assert 0 < sum(counts) <= LEVELS[level].effort.most + FEW


def test_ic_56_out_of_the_frame_of_the_only_fish() -> None:
    """Onto an orange line first; where that is not allowed, just away."""
    state = position(2, spots={1: IN_D14}, fish={1: "d14"}, scoring="tournament")
    assert isinstance(chosen(state), Orange)
    retry = position(
        2, spots={1: IN_D14}, fish={1: "d14"}, scoring="tournament", phase="retry", bound=[1]
    )
    assert isinstance(chosen(retry), MakeFlick)


# -- cards -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("level", ["easy", "medium"])
def test_ic_78_a_challenge_is_announced(level: str) -> None:
    """IC-77: it costs nothing."""
    state = position(2, hands=["", "jump bounce two"], spots={1: NEAR_D14})
    assert isinstance(chosen(state, level), Announce)


def test_ic_78_the_likeliest_is_announced() -> None:
    state = position(2, hands=["", "jump bounce two"])
    held = challenges_held(RULES.view(state, Seat(1)), RULES.offer(state, Seat(1)))
    assert announcement(held, Counter({"jump": 2, "bounce": 1})) == Announce(0)
    assert announcement(held, Counter()) == Announce(1)
    assert announcement({}, Counter()) is None


def test_ic_74_skates_for_a_sure_fish() -> None:
    """The challenges that are hardest pay for them."""
    given: dict[str, Any] = {"hands": ["", "bounce jump two_doors"], "phase": "end_of_turn"}
    near = position(2, spots={1: NEAR_D14}, fish={1: "d14"}, **given)
    assert chosen(near, "medium") == Skates((1, 2))
    far = position(3, spots={1: FAR_FROM_D45}, fish={1: "d45"}, caught=[1], **given)
    assert chosen(far, "medium") == EndTurn()
    assert chosen(near, "easy") == EndTurn()


def test_ic_86_a_rivals_last_fish_is_moved_away() -> None:
    state = position(
        3,
        hands=["two two"],
        active=0,
        spots={0: KITCHEN, 1: GYM, 2: NEAR_D14},
        fish={2: "d14"},
        phase="end_of_turn",
    )
    action = chosen(state, "medium")
    assert isinstance(action, MoveFish)
    assert (action.colour, action.from_) == ("green", "d14")


# -- whole games -----------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "scoring"), [(2, "cards"), (3, "tournament"), (4, "cards")])
def test_games_without_a_refusal(seats: int, scoring: Any) -> None:
    state, did = played(RULES.setup(seats, Options(scoring=scoring)), ["easy"] * seats, 9)
    assert state.flicks == 9
    assert did["PlaceCatcher"] >= 1
    assert did["PlaceStart"] >= seats - 1


def test_better_bots_play_without_a_refusal() -> None:
    state, _ = played(RULES.setup(3, Options()), ["medium", "hard", "medium"], 3)
    assert state.flicks == 3


def test_ic_29_a_warm_up_goes_round_the_school() -> None:
    state, did = played(RULES.setup(1, Options()), ["easy"], 40)
    assert state.ending == "toured"
    assert did["PlaceStart"] == 1


def test_ic_38_who_finds_the_circle_taken_stands_beside() -> None:
    state = position(3, spots={1: None, 2: CIRCLE}, phase="entry")
    assert isinstance(chosen(state), PlaceStart)


def test_ic_35_catchers_stand_here_and_there() -> None:
    state = position(2, active=0, spots={0: None, 1: None}, phase="catcher_placement")
    found = {chosen(state, "hard", seed) for seed in range(12)}
    assert all(isinstance(each, PlaceCatcher) for each in found)
    assert len(found) > 6


def test_importing_the_bots_needs_no_physics() -> None:
    code = "import sys, tablee.games.icecool.bots; print('numpy' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "False"


# -- what they know of the school ------------------------------------------------------------------


def test_routes_lead_through_doors() -> None:
    for room in school().room:
        for door in school().fish_doors:
            found = routes(room, door)
            assert found
            for route in found:
                assert route[-1].id == door
                assert room in route[0].rooms
                assert all({*one.rooms} & {*two.rooms} for one, two in pairwise(route))


def test_walls_block_lines_and_doors_do_not() -> None:
    assert is_clear(NEAR_D14, (0.4, 0.1))
    assert not is_clear((0.15, 0.1), (0.15, 0.3), 0.001)
    assert way(NEAR_D14, 1, "d14") == pytest.approx(0.09)


def test_chances_and_dangers() -> None:
    assert chance(NEAR_D14, "d14") > 0.9 > chance(CIRCLE, "d23")
    assert danger(GYM, (0.44, 0.25)) > danger(GYM, KITCHEN) > danger(GYM, (0.1, 0.35))


def test_the_book_has_flicks_for_far_doors() -> None:
    """Practised ones, all in range."""
    for room, spots in book().items():
        for spot in spots:
            assert school().room_at(*spot.at) == room
            for door, shots in spot.shots.items():
                assert door in school().fish_doors
                assert all(0 <= shot.share <= 1 for shot in shots)
    assert practised((0.08, 0.0935), 1, "d23")


def test_the_end_of_a_tour_is_the_circle() -> None:
    state = position(1, spots={0: CIRCLE}, visited=(1, 2, 3, 4, 5), active=0)
    tour = Tour(RULES.view(state, Seat(0)), Seat(0))
    here, there = standings(state), standings(position(1, spots={0: GYM}, active=0))
    assert tour.worth((), here) > tour.worth((), there)


def test_a_third_fish_ends_what_counts() -> None:
    """IC-93: a contact after the end of the round costs nothing."""
    state = position(2, fish={1: "d14"})
    chase = Chase(RULES.view(state, Seat(1)), Seat(1))
    fish = Passed(100, Seat(1), "d14", 1, 4, barred=False)
    touch = Touched(200, Seat(1), Seat(0))
    ends = standings(state)
    assert chase.worth([fish, touch], ends) == chase.worth([fish], ends)
    assert chase.worth([touch], ends) < 0 < chase.worth([fish], ends)
