"""Game-blind bots, finding bots by name, and the arena's arithmetic."""

from random import Random
from typing import Any

import pytest
from long import long
from tests.games.cortexcape.support.tables import actor, forward, table

import tablee
from tablee import bots
from tablee.bots import arena
from tablee.bots.driver import Driver, take
from tablee.bots.random_bot import RandomBot
from tablee.bots.ratings import win_rate
from tablee.bots.search import SearchBot
from tablee.core.game import AnyGame
from tablee.core.protocol import Bot, Offer, Result, Seat

GAMES = [tablee.game(slug) for slug in tablee.games()]


class Lazy:
    """A bot of one's own in a few lines: the first choice, or a random build."""

    def choose(self, view: Any, offer: Offer[Any], rng: Random) -> Any:
        if offer.actions:
            return offer.actions[0]
        return RandomBot(tablee.game("cortexcape")).choose(view, offer, rng)


BLIND = [
    pytest.param(game, name, id=f"{game.slug}-{name}")
    for game in GAMES
    for name in bots.names(game)
    if name not in game.levels
]


@pytest.mark.parametrize("playouts", [3, long(12)])
@pytest.mark.parametrize(("game", "name"), BLIND)
def test_a_blind_bot_plays_every_game_legally(game: AnyGame, name: str, playouts: int) -> None:
    """The contract is all a bot needs."""
    search = SearchBot(game, playouts=playouts, moves=400)
    bot: Bot = search if name == "search" else RandomBot(game)
    options = dict(game.examples.variants[0])  # the quickest way to play
    for seats in game.seats if not game.nature.has_expensive_draws else (2,):
        match = tablee.Match.new(game.slug, seats=seats, seed=seats, **options)
        driver = Driver(match, [bot] * seats, [Random(1)] * seats, Random(2))
        while (turn := driver.next_turn()) is not None:
            take(match, turn)
        assert match.result is not None


def test_search_beats_random() -> None:
    """Three hundred playouts see more than none."""
    tables = arena.pairings(
        "cortexcape", ["search", "random"], games=4, seats=2, options={"mode": "short"}, seed=1
    )
    found = arena.standing(["search", "random"], arena.play_all(tables))
    assert found.rates["search", "random"].share >= 0.75


def test_a_bot_is_found_by_name_or_from_outside() -> None:
    """Blind bots, levels, module:Class; anything else is told what there is."""
    game = tablee.game("cortexcape")
    assert bots.names(game) == ("random", "search", "easy", "medium", "hard")
    for name in bots.names(game):
        bots.find(game, name)
    heavy = tablee.game("icecool")  # where each playout would simulate penguins
    assert bots.names(heavy) == ("random", "easy", "medium", "hard")
    assert isinstance(bots.find(game, f"{__name__}:Lazy"), Lazy)
    for name, told in [("deep", "easy"), ("no_module:Bot", "no_module"), ("json:x", "json:x")]:
        with pytest.raises(bots.UnknownBot, match=told):
            bots.find(game, name)


def test_a_bot_sees_a_view_and_never_the_state() -> None:
    """What the arena hands to a bot has no field for the fist."""
    seen: list[Any] = []

    class Spy(Lazy):
        def choose(self, view: Any, offer: Offer[Any], rng: Random) -> Any:
            seen.append(view)
            return super().choose(view, offer, rng)

    match = tablee.Match.new("cortexcape", seed=1)
    Spy().choose(match.view(1), match.offer(1), Random(1))
    assert "white_hand" not in tablee.to_json(seen[0])


def test_search_is_the_same_for_the_same_rng() -> None:
    """Work is counted, not timed."""
    match = forward(table(), "path", 2)
    seat = actor(match)
    bot = SearchBot(match.game, playouts=30)
    choices = {bot.choose(match.view(seat), match.offer(seat), Random(4)) for _ in range(3)}
    assert len(choices) == 1


def test_wilson_interval() -> None:
    """Known values: 8 of 10 is 80 % (49 to 94 %); no game is no knowledge."""
    assert pytest.approx((0.8, 0.4902, 0.9433), abs=1e-4) == tuple(win_rate(8, 10))
    assert tuple(win_rate(0, 0)) == (0.5, 0.0, 1.0)


def test_pairings_change_seats() -> None:
    """Every two bots meet equally often in every seat."""
    tables = arena.pairings("cortexcape", ["a", "b", "c"], games=4, seats=2, options={}, seed=0)
    assert len(tables) == 12
    for one, two in [("a", "b"), ("a", "c"), ("b", "c")]:
        met = [table.bots for table in tables if set(table.bots) == {one, two}]
        assert met.count((one, two)) == met.count((two, one)) == 2


def test_the_win_matrix_counts_ranks_and_halves_draws() -> None:
    """A win, a loss and a draw are one and a half of three."""

    def record(names: tuple[str, ...], ranks: tuple[int, ...]) -> arena.Record:
        winners = tuple(Seat(seat) for seat, rank in enumerate(ranks) if rank == 1)
        result = Result("long_game", winners, (3, 4), ranks)
        return arena.Record(arena.Table("cortexcape", names, {}, 0), result, 9, (0.1, 0.2))

    found = arena.standing(
        ["a", "b"],
        [record(("a", "b"), (1, 2)), record(("b", "a"), (1, 2)), record(("a", "b"), (1, 1))],
    )
    assert found.rates["a", "b"].share == found.rates["b", "a"].share == 0.5
    assert found.slowest_s == {"a": 0.2, "b": 0.2}
    assert found.games["a", "b"] == 3


def test_an_illegal_bot_is_named_with_what_it_did() -> None:
    """Bot, seat, seed, refusal and action; across processes too."""
    tables = [arena.Table("cortexcape", (f"{__name__}:Cheat", "random"), {"starter": 0}, 4)] * 4
    with pytest.raises(arena.BadBot, match=r"Cheat in seat 0, game of seed 4: wrong_phase"):
        list(arena.play_all(tables, workers=1))


class Cheat:
    def choose(self, view: Any, offer: Offer[Any], rng: Random) -> Any:
        return {"type": "path", "doors": []}
