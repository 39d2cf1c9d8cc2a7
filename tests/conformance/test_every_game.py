"""The promises of the contract, for every game that the registry finds."""

from random import Random
from typing import Any

import pytest
from house import at_home
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from long import long
from positions import quick

import tablee
from tablee.core.game import AnyGame
from tablee.core.protocol import Over
from tablee.testing import CHECKS, Effort, check
from tablee.testing.walks import random_game

GAMES = [tablee.game(slug) for slug in at_home()]
HEAVY = [game for game in GAMES if game.nature.has_expensive_draws]  # physics takes its time
LIGHT = [game for game in GAMES if game not in HEAVY]


def tables(games: list[AnyGame]) -> list[Any]:
    """Every game with every number of seats in every variant."""
    return [
        pytest.param(game, seats, dict(variant), id=f"{game.slug}-{seats}-{number}")
        for game in games
        for seats in game.seats
        for number, variant in enumerate(game.examples.variants)
    ]


patient = settings(
    deadline=None,
    max_examples=2,
    suppress_health_check=list(HealthCheck),
    phases=(Phase.explicit, Phase.reuse, Phase.generate),
)
FEWEST_GAMES, MOST_GAMES = 3, 1000
AT_TABLES = [each.name for each in CHECKS if each.scope == "table"]
ELSEWHERE = [each.name for each in CHECKS if each.scope != "table"]
LITTLE = Effort(states=10, decisions=40, seconds=0.2, reviewed=8)
LEAST = Effort(states=5, expensive_draws=2, positions=4, decisions=1, seconds=0.0)


@pytest.mark.parametrize(("game", "seats", "options"), tables([quick(each.slug) for each in GAMES]))
@patient
@given(seed=st.integers(0, 2**32))
def test_a_random_game_keeps_every_promise(
    game: AnyGame, seats: int, options: dict[str, Any], seed: int
) -> None:
    """Offers, refusals, secrets, luck, logs, texts: all hold; flicks are made up."""
    check(game, seats=seats, options=options, seed=seed, only=AT_TABLES, effort=LITTLE)


@pytest.mark.parametrize(("game", "seats", "options"), tables(HEAVY))
def test_a_random_game_with_expensive_draws_keeps_every_promise(
    game: AnyGame, seats: int, options: dict[str, Any]
) -> None:
    """The same, a few moves of each table with real physics."""
    check(game, seats=seats, options=options, seed=seats, only=AT_TABLES, effort=LEAST)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_a_game_is_what_it_says_and_its_bots_play_by_the_rules(game: AnyGame) -> None:
    """Declarations, natures, options at their bounds and levels, with every number of seats."""
    check(game, only=ELSEWHERE, effort=LEAST if game in HEAVY else LITTLE)


@pytest.mark.parametrize("slug", at_home())
def test_twins_differ_in_secret_where_a_game_has_secrets(slug: str) -> None:
    """The twins meet hidden facts in just those games that say they have some."""
    game = quick(slug)
    only = ["views_tell_no_secret", "redacted_events_tell_no_secret", "refusals_tell_no_secret"]
    options = dict(game.examples.variants[0])
    seen = check(game, seats=2, options=options, games=3, only=only)
    for name in only:
        assert game.nature.has_secrets == (seen[name].number > 0), name


@pytest.mark.parametrize("most_moves", [4_000, long(25_000)])
@pytest.mark.parametrize(("game", "seats", "options"), tables(LIGHT))
def test_many_random_games_end(
    game: AnyGame, seats: int, options: dict[str, Any], most_moves: int
) -> None:
    """No dead end and no endless game in a thousand games of each variant, if they are short."""
    rng = Random(7)
    endings = set()
    games = moves = 0
    while games < MOST_GAMES and (games < FEWEST_GAMES or moves < most_moves):
        games += 1
        for *_, after, _events in random_game(game, seats, options, rng):
            last = after
            moves += 1
        over = game.rules.waiting(last)
        assert isinstance(over, Over)
        endings.add(over.result.ending)
        assert set(over.result.winners) == {
            seat for seat, rank in enumerate(over.result.ranks) if rank == 1
        }
    assert endings <= set(game.examples.endings)
