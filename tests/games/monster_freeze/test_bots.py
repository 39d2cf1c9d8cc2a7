"""MF-58: bots use the same actions, queue, locks and public view as people."""

from collections.abc import Mapping
from functools import cache
from itertools import pairwise
from random import Random
from typing import Any

import pytest
from tests.games.monster_freeze.support.tables import lay, live, official, swap

import tablee
from tablee import bots
from tablee.bots.arena import Table, play_all
from tablee.bots.driver import Driver, take
from tablee.core.protocol import Decision
from tablee.games.monster_freeze import GAME
from tablee.games.monster_freeze.bots.levels import FLAKE, Companion, Glancer
from tablee.games.monster_freeze.model import Claim, Pause, VoteRefresh

LEVELS = ("easy", "medium", "hard", "master")
GAMES = 200


@cache
def wins(names: tuple[str, ...], first: str) -> float:
    """How often a level wins; two change places after each game."""
    options: Mapping[str, Any] = {"rounds_to_win": 1}
    tables = [
        Table("monster_freeze", names if seed % 2 == 0 else names[::-1], options, seed)
        for seed in range(GAMES)
    ]
    records = list(play_all(tables, workers=1))
    won = [record.table.bots.index(first) in record.result.winners for record in records]
    return sum(won) / GAMES


def test_mf_58_four_levels() -> None:
    """Weakest first, and one of them stands in for who has left."""
    assert tuple(GAME.levels) == LEVELS
    assert GAME.stand_in in LEVELS


@pytest.mark.parametrize(
    ("level", "least", "most"),
    [("easy", 0, 0.03), ("medium", 0, 0.08), ("hard", 0.33, 0.53), ("master", 0.84, 0.97)],
)
def test_mf_58_how_often_a_level_wins_alone(level: str, least: float, most: float) -> None:
    """In solo with 120 s, 200 games."""
    assert least <= wins((level,), level) <= most


@pytest.mark.parametrize(("lower", "higher"), list(pairwise(LEVELS)))
def test_mf_58_the_lower_level_wins_some_duels(lower: str, higher: str) -> None:
    """From 4 to 25 of 100 rounds."""
    assert 0.04 <= wins((lower, higher), lower) <= 0.25


def person(glances: float) -> Glancer:
    """Somebody new who looks at so many stackings a second."""
    return Glancer(FLAKE._replace(glances=glances))


@pytest.mark.parametrize("glances", [0.4, 0.6, 1.5])
def test_mf_58_a_first_game_ends_close(glances: float) -> None:
    """The easiest level keeps step: whoever loses owns three colours or more, nearly always."""
    games, close, won = 40, 0, 0
    for seed in range(games):
        match = tablee.Match.new("monster_freeze", seed=seed, rounds_to_win=1, bots=[1])
        line_up = [person(glances), bots.find(match.game, "easy")]
        rngs = [Random(f"{seed} {seat}") for seat in range(2)]
        driver = Driver(match, line_up, rngs, Random(seed))
        while (turn := driver.next_turn()) is not None:
            take(match, turn)
        end = match.state.rounds[0]
        close += min(sum(count > 0 for count in counts) for counts in end.counts) >= 3
        won += end.winner == 0
    assert close >= 0.85 * games
    assert 0.3 * games <= won <= 0.9 * games


def test_mf_58_it_keeps_step_by_what_everybody_sees() -> None:
    """Faster for each colour behind the best person, slower for each ahead; bots do not count."""
    easy = bots.find(tablee.game("monster_freeze"), "easy")
    assert isinstance(easy, Companion)
    cards = "R1 X1 X2 | R2 X3 X4 | R3 X6 X7 | X5 | B1 X8 X9 B2 X10 X11 X12 X13 X14 X15 X16"
    paces = []
    match = live(cards, bots=[0, 2])
    for seat, letter in ((0, "R"), (1, "R"), (1, "B"), (2, "R")):
        paces.append(easy._pace(match.view(0), 0))
        lay(match, seat, letter)
        match.advance(1)
    assert paces[0] == paces[2] == 1
    assert paces[1] < 1 < easy._pace(match.view(0), 0)
    assert easy._pace(match.view(None), 0) == easy._pace(match.view(0), 0)


@pytest.mark.parametrize("level", LEVELS)
def test_mf_58_the_same_view_gives_the_same_plan(level: str) -> None:
    """Bots never read the pile: with another one below they do the same."""
    one = official("MF01 MF02 MF03 MF04 MF05 MF06 MF07 MF08 MF09")
    two = official("MF01 MF02 MF03 MF04 MF05 MF06 MF07 MF90 MF55")
    assert one.state.pile != two.state.pile
    bot = bots.find(tablee.game("monster_freeze"), level)
    for seed in range(20):
        plans = [
            bot.plan(match.view(1), match.offer(1), Random(seed), None)  # type: ignore[attr-defined]
            for match in (one, two)
        ]
        assert plans[0] == plans[1]
        assert plans[0] is not None


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seed", range(5))
def test_mf_58_bots_are_bound_by_locks_and_gaps(level: str, seed: int) -> None:
    """A whole game: every try is legal, or the lost race or wrong claim of a person."""
    match = tablee.Match.new("monster_freeze", seats=3, seed=seed, rounds_to_win=1)
    names = [level, "medium", "master"]
    line_up = [bots.find(match.game, name) for name in names]
    rngs = [Random(f"{seed} {seat}") for seat in range(3)]
    driver = Driver(match, line_up, rngs, Random(seed))
    while (turn := driver.next_turn()) is not None:
        take(match, turn)  # raises what is refused, but for those two
    actions = [move.action for move in match.moves if isinstance(move, Decision)]
    assert any(isinstance(action, Claim) for action in actions)
    assert not any(isinstance(action, Pause | VoteRefresh) for action in actions)


@pytest.mark.parametrize("level", LEVELS)
def test_mf_58_bots_think_in_their_own_time(level: str) -> None:
    """Nothing is done at the instant of the deal, nor at once after a change."""
    bot = bots.find(tablee.game("monster_freeze"), level)
    for seed in range(30):
        match = official()
        plan = bot.plan(match.view(0), match.offer(0), Random(seed), None)  # type: ignore[attr-defined]
        assert plan.at_ms >= match.now_ms + 250
        match.advance(30)
        match.play(1, swap(match, "MF04"))
        plan = bot.plan(match.view(0), match.offer(0), Random(seed), None)  # type: ignore[attr-defined]
        assert plan.at_ms >= match.now_ms + 250


def test_mf_58_a_bot_says_ready_and_resumes() -> None:
    """It never holds up a table of people."""
    match = tablee.Match.new("monster_freeze", seats=2, seed=1)
    bot = bots.find(match.game, "easy")
    plan = bot.plan(match.view(0), match.offer(0), Random(1), None)  # type: ignore[attr-defined]
    assert plan.at_ms <= 15_000
    paused = live("R1 X1 X2 | B1 X3 X4 | X5 | X6 X7")
    paused.play(1, {"type": "pause", "round": 1})
    paused.advance(31)
    plan = bot.plan(paused.view(0), paused.offer(0), Random(1), None)  # type: ignore[attr-defined]
    assert plan.action.__struct_config__.tag == "resume"
