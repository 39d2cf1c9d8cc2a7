"""The three levels: legal everywhere, in order of strength, strong where it counts."""

from random import Random
from typing import Any

import pytest
from tests.games.cortexcape.support.tables import BEST, actor, forward, play, table

import tablee
from tablee.bots import arena
from tablee.games.cortexcape import GAME
from tablee.games.cortexcape.bots.expert import BUILD_BUDGET
from tablee.games.cortexcape.bots.openings import openings
from tablee.games.cortexcape.bots.prices import pricer_of
from tablee.games.cortexcape.bots.rebuild import best_rebuilds
from tablee.games.cortexcape.review import NO_LIMIT, PROVEN
from tablee.games.cortexcape.rules.paths import priced_routes

LEVELS = ("easy", "medium", "hard")


def decide(match: tablee.Match, name: str, seed: int = 1) -> Any:
    """What a bot chooses for the seat to act."""
    seat = actor(match)
    return GAME.levels[name].make().choose(match.view(seat), match.offer(seat), Random(seed))


@pytest.mark.parametrize("name", LEVELS)
@pytest.mark.parametrize("mode", ["long", "short"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_level_plays_a_whole_game_legally(name: str, mode: str, seats: int) -> None:
    """Match refuses anything illegal, so reaching the end is the proof."""
    lab = ("blue", "green", "red", "black")[seats - 1]
    match = table(seats=seats, lab=lab, mode=mode)
    skipped = 0 if name != "hard" else 6 if mode == "long" else 2
    match = forward(match, "build", 1 + skipped, seed=seats)  # the strong one thinks for long
    while match.result is None:
        match.play(actor(match), decide(match, name))
    assert match.result.ending in GAME.examples.endings


@pytest.mark.parametrize(("weak", "strong"), [("random", "easy"), ("easy", "medium")])
def test_each_level_beats_the_one_before(weak: str, strong: str) -> None:
    """Forty games in all four labyrinths leave no doubt."""
    records = []
    for lab in BEST:
        tables = arena.pairings(
            "cortexcape", [strong, weak], games=10, seats=2, options={"lab": lab}, seed=5
        )
        records += list(arena.play_all(tables))
    found = arena.standing([strong, weak], records)
    assert found.rates[strong, weak].low > 0.75


def test_level_3_beats_level_2() -> None:
    """Four games: not one is lost."""
    tables = arena.pairings(
        "cortexcape", ["hard", "medium"], games=4, seats=2, options={"mode": "short"}, seed=2
    )
    found = arena.standing(["hard", "medium"], arena.play_all(tables))
    assert found.rates["hard", "medium"].share >= 0.75


@pytest.mark.parametrize("mode", ["long", "short"])
@pytest.mark.parametrize("lab", BEST)
def test_level_3_opens_with_a_proven_board(lab: str, mode: str) -> None:
    """Placing: no first board has a cheaper dearest lock."""
    match = table(lab=lab, mode=mode)
    play(match, tablee.to_plain(decide(match, "hard")))
    assert match.state.board in openings(lab, rim=mode == "short")
    assert pricer_of(match.state).dearest(match.state.board) == PROVEN[lab][mode == "short"]


@pytest.mark.parametrize("lab", BEST)
def test_level_3_rebuilds_without_regret(lab: str) -> None:
    """Moving towers: no better board was in reach."""
    match = table(lab=lab)
    while (match.state.phase, match.state.round) != ("build", 5):
        match.play(actor(match), decide(match, "medium"))
    before = match.state
    best = best_rebuilds(pricer_of(before), before.board, before.hand, budget=NO_LIMIT)
    match.play(actor(match), decide(match, "hard"))
    assert best.exact
    assert best.dearest == pricer_of(before).dearest(match.state.board)


@pytest.mark.parametrize("lab", ["red", "black"])
def test_level_3_copes_with_a_hand_of_many_pieces(lab: str) -> None:
    """After a very long detour there are millions of boards; a decision still comes soon."""
    starts = (forward(table(lab=lab), "path", 1, seed=seed) for seed in range(20))
    detours = [(match, _longest_path(match)) for match in starts]
    match, detour = max(detours, key=lambda found: len(found[1].doors))
    match.play(actor(match), detour)
    assert len(match.state.hand) > 8
    looked = _looked(match)
    assert looked < 2 * BUILD_BUDGET
    match.play(actor(match), decide(match, "hard"))


def _longest_path(match: tablee.Match) -> Any:
    return max(match.offer(actor(match)).actions, key=lambda action: len(action.doors))


def _looked(match: tablee.Match) -> int:
    state = match.state
    found = best_rebuilds(pricer_of(state), state.board, state.hand, budget=BUILD_BUDGET)
    return found.looked


@pytest.mark.parametrize("lab", BEST)
def test_level_3_locks_within_a_point_of_the_dearest(lab: str) -> None:
    """Locking: a point is given up only for a better build to come."""
    match = forward(table(lab=lab), "lock", 4, seed=4)
    dearest = pricer_of(match.state).locks(match.state.board)[0][0]
    match.play(actor(match), decide(match, "hard"))
    assert priced_routes(match.state)[0][0] >= dearest - 1


@pytest.mark.parametrize("name", ["medium", "hard"])
@pytest.mark.parametrize("lab", BEST)
def test_strong_levels_walk_the_cheapest_way(lab: str, name: str) -> None:
    """Walking: never a point too much."""
    match = forward(table(lab=lab), "path", 3, seed=6)
    cheapest = priced_routes(match.state)[0][0]
    before = sum(match.state.scores)
    match.play(actor(match), decide(match, name))
    assert cheapest == sum(match.state.scores) - before


def test_level_3_decides_the_same_way_twice() -> None:
    """Work is counted in boards, so a decision does not hang on the machine's speed."""
    match = forward(table(lab="red"), "path", 2)
    assert decide(match, "hard") == decide(match, "hard", seed=2)
