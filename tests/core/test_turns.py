"""One loop for every game; undoing; scripted luck from a position; games known by their types."""

import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest
from house import at_home
from tests.games.cortexcape.support.tables import table as lab_table

import tablee
from tablee.core.engine import fold
from tablee.core.protocol import Decide, Decision, Outcome

QUICK: dict[str, dict[str, Any]] = {
    "coolock": {"midnight": True},
    "icecool": {"tremor": "none"},
    "monster_freeze": {"rounds_to_win": 1},
}
ALONE = {"icecool": 1}  # a warm-up is short enough for a test
ROOT = Path(__file__).parent.parent.parent


def new(slug: str, seed: int = 3) -> tablee.Match:
    return tablee.Match.new(slug, seats=ALONE.get(slug, 2), seed=seed, **QUICK.get(slug, {}))


@pytest.mark.parametrize("asides", [False, True])
@pytest.mark.parametrize("slug", at_home())
def test_one_loop_plays_any_game_to_its_end(slug: str, asides: bool) -> None:  # noqa: FBT001
    """Timers run out, seats speak out of turn, tries fail and count: the loop is the same."""
    match, rng = new(slug), Random(1)
    awaited = set()
    for turn in match.turns(asides=asides):
        assert turn.offer
        turn.play(turn.sample(rng))
        awaited.add(turn.is_awaited)
    assert match.result is not None
    assert fold(match.game, match.header, match.moves) == match.state
    assert (False in awaited) == (asides and slug == "cocoons")


def test_a_try_that_counts_is_no_error_in_the_loop() -> None:
    """MF-60: the turn has the refusal, and the log has the try."""
    match, rng, refusals = new("monster_freeze"), Random(4), []
    for turn in match.turns():
        turn.play(turn.sample(rng))
        if turn.refusal is not None:
            refusals.append(turn.refusal)
            assert isinstance(match.moves[-1], Decision)
    assert refusals


def test_where_several_are_awaited_they_take_turns() -> None:
    """Nobody is passed over."""
    match, rng = new("monster_freeze"), Random(2)
    seats: list[int] = []
    for turn in match.turns():
        seats.append(turn.seat)
        turn.play(turn.sample(rng))
    assert abs(seats.count(0) - seats.count(1)) <= 2


def test_a_loop_that_plays_nothing_ends_with_a_word() -> None:
    """Without a clock nothing would ever happen; with one, time passes."""
    with pytest.raises(tablee.TableeError, match="nothing was played"):
        for _ in lab_table().turns():
            pass
    match = lab_table(clock=True)
    for _ in match.turns(pace_s=60):
        if len(match.moves) > 5:
            break
    assert match.now_ms > 0


@pytest.mark.parametrize("slug", at_home())
def test_undo_takes_back_decision_after_decision(slug: str) -> None:
    """With all that came of it, back to the opening; and the game can be played again."""
    match, rng = new(slug), Random(5)
    opening, states = len(match.moves), {len(match.moves): match.state}
    for turn in match.turns():
        before = len(match.moves)
        states[before] = match.state
        turn.play(turn.sample(rng))
        if len(match.moves) > 25:
            break
    while any(isinstance(move, Decision) for move in match.moves):
        undone = match.undo()
        assert match.state == states[len(match.moves)]
        assert isinstance(undone, Decision)
        assert isinstance(match.waiting, Decide)
    assert len(match.moves) <= opening or slug == "monster_freeze"  # ticks come before decisions
    with pytest.raises(tablee.TableeError, match="no decision"):
        match.undo()
    for turn in match.turns():
        turn.play(turn.sample(rng))
        if len(match.moves) > 10:
            break
    assert fold(match.game, match.header, match.moves) == match.state


def test_undo_brings_scripted_luck_back() -> None:
    """A puzzle stays a puzzle: the same roll comes again."""
    luck = [{"type": "rolled", "die": 2}, {"type": "rolled", "die": 5}]
    match = tablee.Match.new("coolock", seed=1, setup={"luck": luck})
    for _ in range(3):
        match.play(match.waiting.seats[0], {"type": "roll"})  # type: ignore[union-attr]
        assert match.state.die == 2
        match.undo()


def test_a_position_takes_scripted_luck() -> None:
    """CL-93 from any position, not only from a fresh game."""
    state = tablee.Match.new("coolock", seed=1).state
    for die in (1, 4, 6):
        match = tablee.Match.at("coolock", state, setup={"luck": [{"type": "rolled", "die": die}]})
        match.play(0, {"type": "roll"})
        assert match.state.die == die


@pytest.mark.parametrize("slug", at_home())
def test_a_state_can_be_had_after_each_move(slug: str) -> None:
    """Without replaying the log."""
    match, rng = new(slug), Random(6)
    for turn in match.turns():
        turn.play(turn.sample(rng))
        if len(match.moves) > 15:
            break
    states = [match.state_after(number) for number in range(len(match.moves) + 1)]
    assert states[-1] == match.state
    for number, move in enumerate(match.moves):
        assert match.game.rules.apply(states[number], move)[0] == states[number + 1]


def test_a_left_seat_is_played_by_a_stand_in_in_real_time_too() -> None:
    """MF-55: the bot that inherits the cards acts when time passes, at its own pace."""
    match = tablee.Match.new("monster_freeze", seats=3, seed=2, bot_takeover=True, cold=0)
    for seat in range(3):
        match.play(seat, {"type": "ready"})
    match.advance(4)
    match.play(1, {"type": "leave"})
    before = len(match.moves)
    match.advance(120)
    own = [
        move
        for move in match.moves[before:]
        if isinstance(move, Decision) and move.seat == 1 and not isinstance(move, Outcome)
    ]
    assert own
    assert len({move.at_ms for move in own}) > 1


@pytest.mark.parametrize("slug", ["cocoons", "coolock", "cortexcape"])
def test_a_left_seat_is_played_by_a_stand_in(slug: str) -> None:
    """At once, as nobody else is awaited; `undo` takes back what a person decided."""
    match, rng = tablee.Match.new(slug, seats=3, seed=2), Random(3)
    match.play(1, {"type": "leave"})
    for turn in match.turns():
        assert turn.seat != 1
        turn.play(turn.sample(rng))
        if len(match.moves) > 30:
            break
    played = {move.seat for move in match.moves if isinstance(move, Decision)}
    assert played == {0, 1, 2}
    while (undone := match.undo()).action != {} and type(undone.action).__name__ != "Leave":
        assert undone.seat != 1


def programs() -> list[str]:
    """The programs of the README and of the library's page that stand on their own."""
    found = []
    for page in ("README.md", "docs/library.md"):
        text = (ROOT / page).read_text(encoding="utf-8")
        found += [part.split("```")[0] for part in text.split("```python\n")[1:]]
    return [text for text in found if "import tablee" in text or "from tablee" in text]


def test_the_programs_in_the_documents_pass_a_strict_type_checker(tmp_path: Path) -> None:
    """Whoever copies them gets no complaints."""
    for number, text in enumerate(programs()):
        (tmp_path / f"program_{number}.py").write_text(text, encoding="utf-8")
    checked = subprocess.run(
        [sys.executable, "-m", "mypy", "--strict", "--cache-dir", str(tmp_path), str(tmp_path)],
        capture_output=True,
        text=True,
        check=False,
        cwd=ROOT,
        env={"PATH": "", "MYPYPATH": str(ROOT / "src")},
    )
    assert checked.returncode == 0, checked.stdout
    assert len(programs()) >= 3


def test_undo_after_the_script_has_run_out() -> None:
    """Luck that came from the seed is not taken for luck of the script."""
    deal = tablee.to_plain(tablee.Match.new("coolock", seed=1).moves[0].drawn)  # type: ignore[union-attr]
    match = tablee.Match.new("coolock", seed=1, setup={"deal": deal})
    for _ in range(3):
        match.play(match.waiting.seats[0], {"type": "roll"})  # type: ignore[union-attr]
        match.undo()
    match.play(match.waiting.seats[0], {"type": "roll"})  # type: ignore[union-attr]
    assert match.state.die is not None


def test_matches_from_one_log_go_their_own_ways() -> None:
    """A log that was read belongs to nobody."""
    from tablee.core.log import parse

    kept = parse(lab_table().dumps())
    one, two = tablee.Match.resume(kept), tablee.Match.resume(kept)
    one.play(0, one.sample(0, Random(1)))
    assert len(one.moves) == len(two.moves) + 1
    with pytest.raises(tablee.TableeError, match="moves"):
        two.state_after(9)
