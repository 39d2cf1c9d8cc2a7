"""Logs: what they look like, and what is said of a bad one."""

from pathlib import Path
from typing import Any

import pytest
from tests.games.cortexcape.support.tables import finish, table

import tablee
from tablee.core import log
from tablee.core.engine import fold
from tablee.core.game import Edition
from tablee.core.protocol import Decision, Outcome, Tick

GOOD = finish(tablee.Match.new("cortexcape", seats=2, seed=3)).dumps()
LINES = GOOD.splitlines()


def bad(text: str) -> str:
    """What is said of a bad log."""
    with pytest.raises(tablee.BadLog) as caught:
        tablee.Match.loads(text)
    return str(caught.value)


def test_a_log_is_a_header_and_moves_and_nothing_else() -> None:
    """Decisions, outcomes and ticks, one JSON object a line."""
    _, header, moves = log.parse(GOOD)
    assert header.game == "cortexcape"
    assert len(LINES) == 1 + len(moves)
    assert {Decision, Outcome} == {type(move) for move in moves}


def test_a_log_cut_short_names_the_line() -> None:
    """A file that ends in the middle of a line is cut short."""
    cut = GOOD[: len(GOOD) - 25]
    assert f"line {len(LINES)}: the log is cut short" in bad(cut)


def test_a_log_cut_between_moves_is_a_game_in_progress() -> None:
    """The log of an unfinished game loads and goes on."""
    match = tablee.Match.loads("\n".join(LINES[:9]) + "\n")
    assert match.result is None
    assert finish(match).result is not None


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("", "no header"),
        ("{}", "no header"),
        ("[1]", "no header"),
        ('{"tablee":9,"game":"cortexcape","rules":1,"seats":2}', "log format 9"),
        ('{"tablee":1,"game":"cortexcape","rules":7,"seats":2}', "version 7 of the rules"),
        ('{"tablee":1,"game":"cortexcape","rules":0,"seats":2}', "version 0 of the rules"),
    ],
)
def test_a_bad_header_is_told_what_is_wrong(line: str, told: str) -> None:
    """Another format, other rules or no header at all."""
    assert told in bad("\n".join([line, *LINES[1:]]) + "\n")


def test_a_log_of_an_unknown_game_is_an_unknown_game() -> None:
    """The game is named."""
    with pytest.raises(tablee.UnknownGame, match="chess"):
        tablee.Match.loads('{"tablee":1,"game":"chess","rules":1,"seats":2}\n')


def test_an_empty_log_is_told_so() -> None:
    """Nothing is no log."""
    assert "empty" in bad("")


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("{broken", "line 5: no JSON"),
        ('{"type":"guess"}', "line 5: no move"),
        ('{"type":"decision","seat":0,"action":{"type":"fly"}}', "line 5: no move"),
        ('{"type":"decision","seat":0,"action":{"type":"path","doors":[1]}}', "line 5: no move"),
        (LINES[3], "line 5: move 4 is refused: wrong_phase"),
        ('{"type":"tick","at_ms":-5}', "line 5: table time runs backwards"),
    ],
)
def test_a_bad_move_names_its_line(line: str, told: str) -> None:
    """A move that cannot be read, or that the rules refuse, is found by its line."""
    assert told in bad("\n".join([*LINES[:4], line, *LINES[4:]]) + "\n")


def test_a_file_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    """No such file; not a text."""
    with pytest.raises(tablee.BadLog, match="cannot read"):
        tablee.Match.load(tmp_path / "none.jsonl")
    (tmp_path / "picture").write_bytes(b"\x89PNG\xff\xfe")
    with pytest.raises(tablee.BadLog, match="not a text"):
        tablee.Match.load(tmp_path / "picture")


def test_ticks_in_a_log_replay() -> None:
    """Time that passed without effect leaves the state as it was."""
    match = table()
    assert match.state == fold(match.game, match.header, [Tick(1000), Tick(2000)])


def test_a_replay_never_draws_luck(monkeypatch: pytest.MonkeyPatch) -> None:
    """Outcomes are read from the log."""

    def forbidden(*_: object) -> None:
        raise AssertionError("luck was drawn in a replay")

    game, header, moves = log.parse(GOOD)
    monkeypatch.setattr(type(game.rules), "draw", forbidden)
    assert fold(game, header, moves).phase == "over"


def test_a_log_of_older_rules_is_upcast_once() -> None:
    """Header and moves come out in today's form, and stay so when they are saved again."""
    from msgspec.structs import replace

    def renamed(plain: dict[str, Any]) -> dict[str, Any]:
        if plain.get("type") == "decision" and plain["action"]["type"] == "pick":
            plain["action"]["type"] = "draw"
        return plain

    game = replace(tablee.game("cortexcape"), edition=Edition(version=2, upcasters={1: renamed}))
    old = GOOD.replace('"type":"draw"', '"type":"pick"')
    assert old != GOOD
    _, header, moves = log.parse(old, game)
    assert header.rules == 2
    again = log.parse(log.dump(header, moves), game)
    assert (again[1], again[2]) == (header, moves)
    with pytest.raises(tablee.BadLog, match="version 1 of the rules"):
        log.parse(old, replace(game, edition=Edition(version=3)))


def test_line_ends_inside_json_texts_do_not_cut_lines() -> None:
    """Only a newline ends a line; one more at the end does no harm."""
    assert tablee.Match.loads(GOOD + "\n").result is not None
    assert tablee.Match.loads(GOOD.replace("\n", "\r\n")).result is not None


@pytest.mark.parametrize("junk", [None, 3, b"x", "[" * 100_000])
def test_what_is_no_text_or_too_deep_is_told(junk: Any) -> None:
    """A log is a text of a sane shape."""
    with pytest.raises(tablee.BadLog):
        tablee.Match.loads(junk)


def test_a_log_up_to_a_step_is_the_game_as_it_stood() -> None:
    """To play on from there, with luck of one's own; steps that there are not are refused."""
    match = finish(tablee.Match.new("cortexcape", seats=2, seed=5))
    whole = log.parse(match.dumps())
    there = tablee.Match.resume(whole.upto(6))
    assert (there.state, there.moves) == (match.state_after(6), match.moves[:6])
    assert tablee.Match.loads(match.dumps(), upto=6) == there
    assert whole.upto(len(match.moves)) == whole
    for step in (-1, len(match.moves) + 1):
        with pytest.raises(tablee.TableeError):
            whole.upto(step)
