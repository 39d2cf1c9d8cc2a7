"""The public face: new, at, load, play, advance, view, and what happens to bad input."""

from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.games.cortexcape.support.tables import (
    BEST,
    PLAIN,
    actor,
    finish,
    forward,
    lock,
    placement,
    play,
    table,
)

import tablee
from tablee.games.cortexcape.model import Build, Lock, Pick


def test_the_readme_example_runs() -> None:
    """A game by its name, an offer, a random action, a result."""
    match = tablee.Match.new("cortexcape", seats=2, seed=7, lab="blue")
    rng = Random(1)
    while match.result is None:
        seat = actor(match)
        assert match.offer(seat)
        match.play(seat, match.sample(seat, rng))
    assert match.result.ending == "long_game"
    assert match.moves


def test_games_are_listed_and_stay_packages() -> None:
    """tablee.games() answers a call and is the package of the games."""
    import tablee.games.cortexcape as package

    assert "cortexcape" in tablee.games()
    assert package.GAME is tablee.game("cortexcape")


def test_the_same_seed_draws_the_same_luck() -> None:
    """Luck comes from the seed alone."""
    logs = {finish(tablee.Match.new("cortexcape", seats=3, seed=5)).dumps() for _ in range(3)}
    assert len(logs) == 1
    others = {tablee.Match.new("cortexcape", seats=3, seed=seed).dumps() for seed in range(30)}
    assert len(others) > 5


def test_an_action_is_an_object_or_its_plain_dict() -> None:
    """Both forms give the same state and the same log."""
    one, two = table(), table()
    play(one, placement(PLAIN), lock("c1", "X2"))
    two.play(0, Build(placement=dict(zip("ABCDEFGHIJKLMNOPQRST", PLAIN, strict=True))))  # type: ignore[arg-type]
    two.play(1, Lock("c1", "X2"))
    assert one.state == two.state
    assert one.dumps() == two.dumps()


def test_a_program_cannot_change_the_log_through_its_own_dict() -> None:
    """What was played is frozen, whatever the caller does with the dict afterwards."""
    match = table()
    action = placement(PLAIN)
    match.play(0, action)
    before = match.dumps()
    action["placement"]["A"] = "#"
    assert before == match.dumps()
    with pytest.raises(TypeError):
        match.moves[-1].action.placement["A"] = "#"  # type: ignore[union-attr]


@pytest.mark.parametrize("seat", [-1, 2, 9, "0", None, 0.0, True])
def test_a_seat_that_is_not_at_the_table_is_named(seat: Any) -> None:
    """Forged seats get a clear error and change nothing."""
    match = table()
    before = match.dumps()
    with pytest.raises(tablee.BadSeats, match="no seat"):
        match.play(seat, placement(PLAIN))
    with pytest.raises(tablee.BadSeats):
        match.offer(seat)
    assert before == match.dumps()


def test_a_seat_that_may_not_act_has_an_empty_offer_and_no_sample() -> None:
    """The others wait."""
    match = table()
    assert not match.offer(1)
    with pytest.raises(tablee.BadSeats, match="may not act"):
        match.sample(1, Random(1))


@pytest.mark.parametrize(
    ("keywords", "error", "told"),
    [
        ({"labs": "blue"}, tablee.BadOptions, "no option 'labs'"),
        ({"lab": "pink"}, tablee.BadOptions, "pink"),
        ({"starter": "zero"}, tablee.BadOptions, "starter"),
        ({"starter": 2}, tablee.BadOptions, "starter 2"),
        ({"seats": 5}, tablee.BadSeats, "2, 3, 4 seats, not 5"),
        ({"seats": 1}, tablee.BadSeats, "not 1"),
        ({"setup": {"dice": 6}}, tablee.BadOptions, "no setup 'dice'"),
        ({"setup": {"white_hand": "up"}}, tablee.BadOptions, "white_hand"),
        ({"setup": {"marbles": [[True, False]]}}, tablee.BadOptions, "cannot be drawn"),
        ({"setup": {"white_hand": "left"}, "starter": 0}, tablee.BadOptions, "does not draw"),
    ],
)
def test_bad_options_are_named(keywords: dict[str, Any], error: type[Exception], told: str) -> None:
    """An unknown or impossible option is refused by its name."""
    with pytest.raises(error, match=told):
        tablee.Match.new("cortexcape", **keywords)


def test_an_unknown_game_is_told_what_there_is() -> None:
    """No game, no match."""
    with pytest.raises(tablee.UnknownGame, match=r"chess.*cortexcape"):
        tablee.Match.new("chess")


def test_explicit_luck_is_used_in_order() -> None:
    """setup= names what luck draws."""
    match = tablee.Match.new(
        "cortexcape", lab="random", setup={"lab": "red", "white_hand": "right"}
    )
    assert match.state.table.lab == "red"
    match.play(1, Pick("right"))
    assert match.state.starter == 1


def test_a_saved_game_goes_on_where_it_was_left(tmp_path: Path) -> None:
    """save and load in any phase change nothing."""
    for phase in ("build", "lock", "path"):
        match = forward(table(lab="green", mode="short"), phase, 3)
        match.save(tmp_path / "game.jsonl")
        again = tablee.Match.load(tmp_path / "game.jsonl")
        assert match.state == again.state
        assert match.moves == again.moves
        assert finish(match, 9).dumps() == finish(again, 9).dumps()
    assert [tmp_path / "game.jsonl"] == list(tmp_path.iterdir())


def test_a_position_starts_a_game() -> None:
    """at() takes a state, its plain form or its JSON text, and the log carries it."""
    state = forward(table(lab="red"), "lock", 4).state
    forms = (state, tablee.to_plain(state), tablee.to_json(state))
    for form in forms:
        match = tablee.Match.at("cortexcape", form)
        assert match.state == state
        assert tablee.Match.loads(finish(match, 2).dumps()).state == match.state


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({"board": "W" * 20}, "stock"),
        ({"board": BEST["blue"][:19]}, "19 doors"),
        ({"round": 40}, "round 40"),
        ({"scores": [0]}, "scores"),
        ({"scores": [0, -1]}, "scores"),
        ({"marbles": [0] * 12}, "marbles"),
        ({"exit": "X1"}, "cones"),
        ({"starter": None}, "starter"),
        ({"phase": "asleep"}, "asleep"),
        ({"extra": 1}, "extra"),
    ],
)
def test_an_impossible_position_is_told_why(change: dict[str, Any], told: str) -> None:
    """A position no game can reach is refused."""
    plain = tablee.to_plain(forward(table(), "lock", 1).state)
    with pytest.raises(tablee.BadPosition, match=told):
        tablee.Match.at("cortexcape", {**plain, **change})


@pytest.mark.parametrize("junk", ["", "[]", "{", "null", '{"type":"view"}'])
def test_a_text_that_is_no_position_is_told_so(junk: str) -> None:
    """Broken JSON is no traceback from the depths."""
    with pytest.raises(tablee.BadPosition, match="no position"):
        tablee.Match.at("cortexcape", junk)


def test_time_does_not_run_backwards() -> None:
    """advance() takes seconds, forwards."""
    with pytest.raises(tablee.TableeError, match="backwards"):
        table().advance(-1)


def test_check_judges_without_playing() -> None:
    """check() raises what play() would, and changes nothing."""
    match = table()
    before = match.state
    match.check(0, placement(PLAIN))
    with pytest.raises(tablee.Refused, match="not_your_turn"):
        match.check(1, placement(PLAIN))
    assert match.state is before


def test_json_forms_read_back() -> None:
    """to_json and from_json agree on states, views and actions."""
    match = forward(table(), "path", 2)
    action = match.sample(actor(match), Random(1))
    for thing in (match.state, match.view(0), action):
        assert thing == tablee.from_json("cortexcape", tablee.to_json(thing))
