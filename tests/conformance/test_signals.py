"""The library on a game that is nothing like Cortexcape, and comes from outside."""

from collections.abc import Iterator
from importlib.metadata import EntryPoint
from random import Random

import pytest
from signals import Show, signals

import tablee
from tablee.bots.arena import Table, play_table
from tablee.bots.search import SearchBot
from tablee.core import registry
from tablee.testing.perft import perft


@pytest.fixture
def outside(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Signals installed as a package of its own would register it: by entry point."""
    found = (EntryPoint("signals", "signals:GAME", registry.ENTRY_POINTS),)
    monkeypatch.setattr("signals.GAME", signals(), raising=False)
    monkeypatch.setattr(registry, "entry_points", lambda **_: found)
    registry.look_again()
    yield
    registry.look_again()


def test_an_outside_game_is_listed_and_played(outside: None) -> None:
    """The registry, Match and the bots need to know nothing about it."""
    assert "signals" in tablee.games()
    for bots in (("honest", "honest"), ("random", "search")):
        record = play_table(Table("signals", bots, {}, 3))
        assert record.result.ending == "shown"
        if bots == ("honest", "honest"):
            assert record.result.winners == (0, 1)


def test_time_ends_a_round_by_a_tick(outside: None) -> None:
    """advance() appends the tick that the rules wait for, at the very deadline."""
    match = tablee.Match.new("signals", seats=2, seed=1)
    match.play(1, Show(0))
    match.advance(4.999)
    assert match.state.round == 1
    match.advance(0.001)
    assert match.state.round == 2
    match.advance(60)
    assert match.result is not None
    assert tablee.Match.loads(match.dumps()).state == match.state


def test_programs_let_time_pass(outside: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """A round that nobody ends is ended by its timer, in the arena too."""
    monkeypatch.setattr("tablee.bots.driver.PACE_MS", 3000)
    record = play_table(Table("signals", ("honest", "honest", "honest"), {}, 1))
    assert record.decisions < 6
    assert record.result.winners == ()


def test_search_plays_for_the_common_good(outside: None) -> None:
    """Where all win or lose together, a playout that wins is worth more."""
    bot = SearchBot(tablee.game("signals"), playouts=200)
    wins = 0
    for seed in range(6):
        match = tablee.Match.new("signals", seats=1, seed=seed)
        while match.result is None:
            match.play(0, bot.choose(match.view(0), match.offer(0), Random(seed)))
        wins += bool(match.result.winners)
    assert wins == 6


def test_perft_counts_every_seat_that_may_act(outside: None) -> None:
    """Two seats with three lamps each."""
    assert perft(tablee.game("signals"), tablee.Match.new("signals", seed=1).state, 1) == 6
