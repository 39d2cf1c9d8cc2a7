"""kill -9 in the middle of five games: the short form of ``make soak``, and its own judge."""

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from scripts.soak.checks import Log, check_table
from scripts.soak.plans import Plan
from scripts.soak.record import Record
from scripts.soak.table import Table
from tablee.core.codec import to_json

ROOT = Path(__file__).parent.parent.parent
SHORT = ("--kills", "6", "--tables", "7", "--least-acks", "25", "--seconds-between", "0", "0.2")
PATIENCE_S = 300


def test_kills_lose_nothing_and_no_message_counts_twice(tmp_path: Path) -> None:
    """Six kills, clients that send again: the log holds what was acknowledged, once each."""
    command = [sys.executable, "-m", "scripts.soak", *SHORT, "--folder", str(tmp_path)]
    with subprocess.Popen(
        command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    ) as soak:
        try:
            told, _ = soak.communicate(timeout=PATIENCE_S)
        finally:
            soak.terminate()  # it ends its server
    assert soak.returncode == 0, told


# -- the judge of the soak: what it is told here is wrong in one way each -----------------------

HEADER = b'{"tablee":1,"game":"cocoons","rules":1,"seats":2,"options":{"first_seat":0}}'
NOTE = {"type": "note", "cocoon": "A", "guardian": "bat"}
OTHER = {"type": "note", "cocoon": "B", "guardian": None}


def noted(*actions: dict[str, Any], at_ms: int = 5) -> Log:
    """A log of Cocoons in which seat 0 talks."""
    from random import Random

    import tablee

    rules = tablee.game("cocoons").rules
    dealt = rules.draw(
        rules.setup(2, tablee.game("cocoons").types.options(first_seat=0)), Random(1)
    )
    lines = [{"type": "outcome", "drawn": dealt}]
    lines += [{"type": "decision", "seat": 0, "action": each, "at_ms": at_ms} for each in actions]
    return Log(HEADER, [to_json(line).encode() for line in lines])


def sat() -> Table:
    """A table with one player and a bot, at which nothing was sent yet."""
    return Table("T", Plan("cocoons", ("me", "bot:easy"), {}), ["token"], 0)


def found(table: Table, log: Log | None) -> list[str]:
    """The kinds of what the judge finds wrong."""
    record = Record()
    check_table(table, log, record)
    return [violation.kind for violation in record.violations]


def acked(table: Table, action: dict[str, Any], seq: int) -> None:
    """The only player of a table acts, and is told that it counts."""
    ledger = table.ledgers[0]
    act = ledger.new(0, action)
    act.times = 1
    assert ledger.answered({"type": "acked", "id": act.id, "seq": seq}, 0) is None


def test_the_judge_finds_nothing_where_all_is_well() -> None:
    """Each acknowledged act has its move, and each move its act."""
    table = sat()
    acked(table, NOTE, 2)
    acked(table, NOTE, 3)
    assert found(table, noted(NOTE, NOTE)) == []
    assert table.mark.seq == 3


@pytest.mark.parametrize(
    "log", [noted(), noted(OTHER), None], ids=["no move", "another move", "no table"]
)
def test_the_judge_finds_what_is_lost(log: Log | None) -> None:
    """An acknowledged act whose move is not there."""
    table = sat()
    acked(table, NOTE, 2)
    assert "lost" in found(table, log)


def test_the_judge_finds_what_was_played_twice() -> None:
    """A move that no act accounts for; one that is pending does, once."""
    table = sat()
    acked(table, NOTE, 2)
    table.ledgers[0].new(0, NOTE).times = 1
    assert found(table, noted(NOTE, NOTE)) == []
    assert found(table, noted(NOTE, NOTE, NOTE)) == ["double"]


def test_the_judge_lets_us_take_back_what_we_asked_for() -> None:
    """An act that is gone as we wished is no loss; sent again, it must count again."""
    table = sat()
    acked(table, NOTE, 2)
    ledger = table.ledgers[0]
    (act,) = ledger.acts.values()
    ledger.asked = act
    assert found(table, noted()) == []
    assert act.status == "undone"
    ledger.reopen(act)
    assert ledger.answered({"type": "acked", "id": act.id, "seq": 2}, 1) is None
    assert found(table, noted()) == ["hollow"]


def test_the_judge_finds_two_answers_to_one_id() -> None:
    """The same id gets the same answer, in every life of the server."""
    table = sat()
    acked(table, NOTE, 2)
    ledger = table.ledgers[0]
    assert ledger.answered({"type": "acked", "id": "0", "seq": 2}, 1) is None
    assert ledger.answered({"type": "acked", "id": "0", "seq": 3}, 1) is not None
    late = {"type": "refused", "id": "0", "seq": 2, "code": "wrong_phase"}
    assert ledger.answered(late, 1) is not None


def test_the_judge_finds_a_log_that_does_not_replay() -> None:
    """A log whose moves cannot have been made one after the other."""
    table, log = sat(), noted(NOTE, OTHER)
    acked(table, NOTE, 2)
    acked(table, OTHER, 3)
    early = log.moves[2].replace(b'"at_ms":5', b'"at_ms":4')
    assert "broken" in found(table, log._replace(moves=[*log.moves[:2], early]))
    assert "broken" in found(sat(), log._replace(moves=log.moves[1:]))
