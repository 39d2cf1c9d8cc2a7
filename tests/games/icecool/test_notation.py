"""Moves and positions as text, both ways."""

from random import Random
from typing import Any

import pytest
from tests.games.icecool.support.tables import (
    GYM,
    RULES,
    START,
    STRAIGHT,
    announce,
    bounced,
    crossed,
    fresh,
    got_stuck,
    jumped,
    kitchen,
    left_board,
    passed,
    read,
    scene,
    touched,
)

import tablee
from tablee.core.engine import played
from tablee.core.protocol import Leave
from tablee.games.icecool import GAME
from tablee.games.icecool.model import (
    Announce,
    EndTurn,
    MakeFlick,
    MoveFish,
    Orange,
    PlaceCatcher,
    PlaceStart,
    Skates,
)

NOTATION = GAME.notation
STATE = scene(hands=("", "jump two two")).state
MOVES: dict[str, Any] = {
    "kitchen 3715 4215": PlaceCatcher(3715, 4215),
    "kitchen -1 0": PlaceCatcher(-1, 0),
    "start 800 935": PlaceStart(800, 935),
    "start": PlaceStart(),
    "flick 78.00 530 410 108": MakeFlick(7800, 530, 410, 108),
    "flick 0.05 50 -900 80": MakeFlick(5, 50, -900, 80),
    "flick 359.99 1000 0 500": MakeFlick(35_999, 1000, 0, 500),
    "orange 3": Orange(3),
    "announce #12": Announce(12),
    "skates #3 #7": Skates((3, 7)),
    "fish #4 #9 blue d14>d23": MoveFish((4, 9), "blue", "d14", "d23"),
    "end": EndTurn(),
    "leave": Leave(),
}


@pytest.mark.parametrize("text", MOVES)
def test_ic_44_every_action_is_written_and_read(text: str) -> None:
    assert NOTATION.write(STATE, MOVES[text]) == text
    assert NOTATION.read(STATE, text) == MOVES[text]
    assert NOTATION.read(STATE, f"  {text.replace(' ', '   ')} ") == MOVES[text]


def test_ic_44_no_kind_of_action_is_forgotten() -> None:
    assert {type(action) for action in MOVES.values()} == {*GAME.types.action.__args__}


@pytest.mark.parametrize(
    "text",
    [
        "",
        "flick",
        "flick 78 530 410 108",
        "flick 78.0 530 410 108",
        "flick -1.00 530 410 108",
        "flick 78.00 530 410",
        "start 800",
        "kitchen",
        "skates #3",
        "announce 12",
        "fish #4 #9 blue d14 d23",
        "end turn",
        "jump",
        "start 800 935 1",
    ],
)
def test_ic_44_what_is_no_move_is_not_read(text: str) -> None:
    with pytest.raises(tablee.BadNotation):
        NOTATION.read(STATE, text)


def test_ic_44_positions_are_written_and_read() -> None:
    table = fresh(3, deck="two three")
    states = [table.state]
    for action in (kitchen(), START):
        table.play(action)
        states.append(table.state)
    table.flick(passed(1, "d14"), touched(1, 0), ends={1: GYM})
    states.append(table.state)
    states.append(fresh(1).state)
    for state in states:
        text = NOTATION.write_position(state)
        assert NOTATION.read_position(text) == state
        assert tablee.Match.at("icecool", text).state == state
        head, body = text.split("\n")
        assert NOTATION.read_position(body) == state
        assert f"round {state.round} {state.phase}" in head


def test_ic_44_the_head_of_a_position_is_for_people() -> None:
    head = NOTATION.write_position(scene(spots={2: None}, fish={1: "d14", 2: "d23"}).state)
    assert head.splitlines()[0] == (
        "round 1 aim red | catcher blue | blue:371.5,421.5 red:200.0,100.0 green:-"
        " | fish green@d23,red@d14"
    )


@pytest.mark.parametrize("text", ["", "round 1", "round 1\n{}", "x\n[1]", "x\n{", "{}"])
def test_ic_44_what_is_no_position_is_not_read(text: str) -> None:
    with pytest.raises(tablee.BadPosition):
        NOTATION.read_position(text)


def test_ic_106_the_transcript_tells_decisions_and_what_was_seen() -> None:
    table = fresh(2, catcher=1)
    table.play(kitchen())
    table.play(START)
    table.flick(
        bounced(0, 10, "W2"),
        passed(0, "d14", 20),
        touched(0, 1, 30),
        crossed(0, 4, 5, 40),
        jumped(0, 4, 5, 50),
        left_board(0, 60),
    )
    table.play(START)
    table.flick(got_stuck(0, "d13"), ends={0: (0.09, 0.19)})
    table.flick()
    told = NOTATION.transcript(played(GAME, table.header, table.moves), table.state)
    assert told.splitlines() == [
        " 1.  2  kitchen 3715 4215",
        " 1.  1  start",
        " 1.  1  flick 0.00 500 0 115",
        " 1.  *  1:bounced(W2) 1:passed(d14) 1:touched(2) 1:crossed_over(W2) 1:jumped(5)"
        " 1:left_board",
        " 1.  1  start",
        " 1.  1  flick 0.00 500 0 115",
        " 1.  *  1:got_stuck(d13)",
        " 1.  2  flick 0.00 500 0 115",
        " 1.  *  nothing",
    ]


def test_ic_48_what_is_sampled_reads_back() -> None:
    rng = Random(1)
    for table in (scene(hands=("", "jump two two")), scene(phase="entry", spots={1: None})):
        for _ in range(50):
            action = RULES.sample(table.state, 1, rng)
            assert NOTATION.read(table.state, NOTATION.write(table.state, action)) == action
    assert NOTATION.write(STATE, read(announce(0))) == "announce #0"
    assert NOTATION.write(STATE, read(STRAIGHT)) == "flick 0.00 500 0 115"
