"""Play from here: every step of every kind of game can be the beginning of another one."""

from pathlib import Path
from random import Random
from typing import Any

import pytest

import tablee
from tablee.bots import find
from tablee.bots.driver import Driver, take
from tablee.core import log
from tablee.core.codec import to_plain
from tablee.core.engine import replay
from tablee.core.errors import BadSeats
from tablee.core.log import Log
from tablee.core.marks import BOT_SEATS, marked
from tablee.core.match import Match
from tablee.core.protocol import Decide, Decision, Over
from tablee.server.onward import Beginning, NoSuchStep, PlayFrom, beginning

GOLDEN = Path(__file__).parent.parent / "golden"
LOGS = sorted(GOLDEN.glob("*/*.jsonl"))
FINISHED = [  # one of each game, and how many of its steps are played to the end
    ("cocoons/level-2-speak-up", 3),
    ("cocoons/one-of-three-leaves", 3),
    ("coolock/hexagon-two-seats-easy", 3),
    ("coolock/one-of-three-leaves", 2),
    ("cortexcape/long-two-seats", 6),
    ("cortexcape/given-up-by-one-of-four", 4),
    ("icecool/warm-up-round-the-school", 2),
    ("monster_freeze/two-seats-two-rounds", 4),
    ("monster_freeze/solo-won", 3),
]


def lines_of(path: Path) -> list[bytes]:
    return path.read_bytes().rstrip(b"\n").split(b"\n")


def begun(lines: list[bytes], step: int, *seats: str) -> tuple[Beginning, Log]:
    found = beginning(lines, PlayFrom(step, list(seats)))
    return found, log.open_log([found.header, *found.moves])


def without_bots(view: Any, names: tuple[str, ...]) -> Any:
    """A view as plain data, less who was a bot: that is another at another table."""
    plain = to_plain(view)
    for name in names:
        plain["table"].pop(name, None)
    return plain


@pytest.mark.parametrize("path", LOGS, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_each_seat_sees_what_it_saw_at_that_step(path: Path) -> None:
    """From any step: the old moves to the letter, and neither more nor less for anybody's eyes."""
    lines = lines_of(path)
    kept = log.open_log(lines)
    names = marked(kept.game.types.options, BOT_SEATS)
    view, waiting = kept.game.rules.view, kept.game.rules.waiting
    states = [state for state, _ in replay(*kept, judged=False)]
    bots = [f"bot:{kept.game.stand_in}"] * kept.header.seats
    for step in range(0, len(lines), max(1, len(lines) // 12)):
        found, again = begun(lines, step, *bots)
        assert isinstance(waiting(states[found.step]), Decide)
        between = states[step : found.step] if found.step >= step else states[found.step + 1 :]
        assert not any(isinstance(waiting(state), Decide) for state in between)
        assert again.moves == kept.moves[: found.step]
        now = list(replay(*again))[-1][0]
        for seat in (None, *range(kept.header.seats)):
            seen, was = view(now, seat), view(states[found.step], seat)
            assert without_bots(seen, names) == without_bots(was, names)


@pytest.mark.parametrize(("name", "count"), FINISHED)
def test_bots_play_on_to_the_end(name: str, count: int) -> None:
    """From decisions spread over the whole game, by today's bots, with luck of their own."""
    lines = lines_of(GOLDEN / f"{name}.jsonl")
    game = log.open_log(lines).game
    for number in range(count):
        step = 1 + number * (len(lines) - 2) // count
        bots = [f"bot:{game.stand_in}"] * log.open_log(lines).header.seats
        found, again = begun(lines, step, *bots)
        match = Match.resume(again, seed=number)
        easy = [find(game, next(iter(game.levels))) for _ in bots]
        rngs = [Random(seat) for seat, _ in enumerate(bots)]
        driver = Driver(match, easy, rngs, Random(number))
        while (choice := driver.next_turn()) is not None:
            take(match, choice)
        assert isinstance(match.waiting, Over)
        assert len(match.moves) > found.step
        assert match.moves[: found.step] == again.moves


def test_where_luck_is_owed_the_next_decision_is_meant() -> None:
    """A die that still rolls lands as it did; the table begins when somebody may decide."""
    lines = lines_of(GOLDEN / "coolock" / "hexagon-two-seats-easy.jsonl")
    found, _ = begun(lines, 0, "me", "me")
    assert found.step > 0


def test_after_the_end_the_last_decision_is_meant() -> None:
    """At the last step nobody can act: the one before it is as near as one gets."""
    lines = lines_of(GOLDEN / "cortexcape" / "short-two-seats.jsonl")
    found, again = begun(lines, len(lines) - 1, "me", "me")
    assert found.step == len(lines) - 2
    assert Match.resume(again).result is None


def test_luck_after_the_step_is_drawn_anew() -> None:
    """The old log does not foretell it: the same step twice, and two different games."""
    lines = lines_of(GOLDEN / "coolock" / "hexagon-two-seats-easy.jsonl")
    _, again = begun(lines, 0, "me", "me")
    ends = set()
    for seed in range(4):
        match, rng = Match.resume(again, seed=seed), Random(1)
        for turn in match.turns():
            turn.play(turn.sample(rng))
            if len(match.moves) > 60:
                break
        ends.add(match.dumps())
    assert len(ends) == 4


def test_a_game_in_real_time_begins_paused_by_the_first_person() -> None:
    """Cards fly at nobody who is not there yet; where all are bots nothing is paused."""
    lines = lines_of(GOLDEN / "monster_freeze" / "two-seats-two-rounds.jsonl")
    game, header, moves = log.open_log(lines)
    states = [state for state, _ in replay(game, header, moves)]
    live = next(at for at, state in enumerate(states) if state.phase == "live" and state.centre)
    _, again = begun(lines, live, "bot:easy", "me")
    last = again.moves[-1]
    assert len(again.moves) == live + 1
    assert isinstance(last, Decision)
    assert (last.seat, last.at_ms) == (1, states[live].at_ms)
    match = Match.resume(again)
    assert match.state.phase == "paused"
    assert match.waiting.deadline_ms > match.now_ms  # type: ignore[union-attr, operator]
    _, all_bots = begun(lines, live, "bot:easy", "bot:easy")
    assert len(all_bots.moves) == live
    counting = next(at for at, state in enumerate(states) if state.phase == "countdown")
    _, early = begun(lines, counting, "me", "open")
    assert len(early.moves) == counting  # the countdown is warning enough


def test_the_rules_know_who_is_a_bot_now() -> None:
    """Unless the old moves would then have told another story."""
    lines = lines_of(GOLDEN / "monster_freeze" / "two-seats-two-rounds.jsonl")
    _, again = begun(lines, 5, "bot:easy", "me")
    assert list(again.header.options["bots"]) == [0]
    # Where only bots remain a match ends (MF-55); this one went on when somebody left.
    three = lines_of(GOLDEN / "monster_freeze" / "one-of-three-leaves.jsonl")
    _, late = begun(three, len(three) - 2, *["bot:easy"] * 3)
    assert late.header == log.open_log(three).header
    _, early = begun(three, 5, *["bot:easy"] * 3)
    assert list(early.header.options["bots"]) == [0, 1, 2]


def test_a_deadline_is_still_ahead() -> None:
    """Table time goes on from the step's own; a clock gives all the time of that decision."""
    rng = Random(3)
    match = tablee.Match.new("cortexcape", seats=2, seed=3, clock=True)
    for turn in match.turns():
        match.advance(20)
        turn.play(turn.sample(rng))
    lines = match.dumps().encode().rstrip(b"\n").split(b"\n")
    _, again = begun(lines, len(lines) // 2, "me", "me")
    there = Match.resume(again)
    assert isinstance(there.waiting, Decide)
    assert there.now_ms == there.state.at_ms > 0
    assert there.waiting.deadline_ms is not None
    assert there.waiting.deadline_ms - there.now_ms >= 60_000


@pytest.mark.parametrize(
    ("step", "seats", "error"),
    [
        (10_000, ("me", "me"), NoSuchStep),
        (3, ("me",), BadSeats),
        (3, ("me", "me", "me"), BadSeats),
    ],
)
def test_what_cannot_be_is_refused(
    step: int, seats: tuple[str, ...], error: type[Exception]
) -> None:
    """Steps that the game does not have, and seats that it had not."""
    lines = lines_of(GOLDEN / "cortexcape" / "short-two-seats.jsonl")
    with pytest.raises(error):
        begun(lines, step, *seats)


def test_where_somebody_had_left_a_bot_plays_on() -> None:
    """Who gave up is no longer there to be played; before that step the seat is anybody's."""
    lines = lines_of(GOLDEN / "cortexcape" / "given-up-by-one-of-four.jsonl")
    moves = log.open_log(lines).moves
    gone = next(
        at
        for at, move in enumerate(moves)
        if isinstance(move, Decision) and type(move.action).__name__ == "Leave"
    )
    leaver = moves[gone].seat  # type: ignore[union-attr]
    begun(lines, gone, *["me"] * 4)
    with pytest.raises(BadSeats, match=f"seat {leaver} has left"):
        begun(lines, gone + 1, *["me"] * 4)
    seats = ["me"] * 4
    seats[leaver] = "bot:easy"
    found, _ = begun(lines, gone + 1, *seats)
    assert found.step >= gone + 1


def test_who_has_left_by_the_rules_cannot_play_on() -> None:
    """MF-54: away for too long is as good as a leave, though no move says so."""
    match = tablee.Match.new("monster_freeze", seats=3, seed=1, absence="leave")
    for seat in range(3):
        match.play(seat, {"type": "ready"})
    match.advance(3)
    match.play(1, {"type": "away"})
    match.advance(61)
    assert match.state.players[1].left
    lines = match.dumps().encode().rstrip(b"\n").split(b"\n")
    step = len(lines) - 1
    with pytest.raises(BadSeats, match="seat 1 has left"):
        begun(lines, step, "me", "me", "me")
    begun(lines, step, "me", "bot:easy", "me")
    begun(lines, 4, "me", "me", "me")
