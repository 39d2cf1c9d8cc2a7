"""The promises of the contract, for every game that the registry finds."""

from random import Random
from typing import Any

import pytest
from house import at_home
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import tablee
from tablee.core.conformance import check_game, check_twins, random_game
from tablee.core.game import AnyGame
from tablee.core.protocol import Over

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


patient = settings(deadline=None, max_examples=4, suppress_health_check=list(HealthCheck))
FEWEST_GAMES, MOST_GAMES, MOST_MOVES = 3, 1000, 25_000


@pytest.mark.parametrize(("game", "seats", "options"), tables(LIGHT))
@patient
@given(seed=st.integers(0, 2**32))
def test_a_random_game_keeps_every_promise(
    game: AnyGame, seats: int, options: dict[str, Any], seed: int
) -> None:
    """Offers, refusals, hashes, logs, texts, views: all hold at every move."""
    assert check_game(game, seats, options, seed) > 0


@pytest.mark.parametrize(("game", "seats", "options"), tables(HEAVY))
def test_a_random_game_with_expensive_draws_keeps_every_promise(
    game: AnyGame, seats: int, options: dict[str, Any]
) -> None:
    """The same, once for each table, and for twins."""
    assert check_game(game, seats, options, seats) > 0
    check_twins(game, seats, options, seats)


@pytest.mark.parametrize(("game", "seats", "options"), tables(LIGHT))
@patient
@given(seed=st.integers(0, 2**32))
def test_twin_tables_look_alike_while_their_stories_agree(
    game: AnyGame, seats: int, options: dict[str, Any], seed: int
) -> None:
    """Luck that a seat has not been told of changes nothing it sees."""
    check_twins(game, seats, options, seed)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_twins_differ_in_secret_where_a_game_has_secrets(game: AnyGame) -> None:
    """The twin test meets hidden facts in just those games that say they have some."""
    compared = sum(
        check_twins(game, seats, dict(game.examples.variants[0]), seed)
        for seats in game.seats
        for seed in range(10)
    )
    assert game.nature.has_secrets == (compared > 0)


@pytest.mark.parametrize(("game", "seats", "options"), tables(LIGHT))
def test_many_random_games_end(game: AnyGame, seats: int, options: dict[str, Any]) -> None:
    """No dead end and no endless game in a thousand games of each variant, if they are short."""
    rng = Random(7)
    endings = set()
    games = moves = 0
    while games < MOST_GAMES and (games < FEWEST_GAMES or moves < MOST_MOVES):
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
