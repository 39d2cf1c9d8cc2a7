"""The log line of a round, moves and positions as text, and what the log rebuilds (CX-88)."""

import json
from typing import Any

import pytest
from tests.games.cortexcape.support.brute import LABS
from tests.games.cortexcape.support.moments import played, spot
from tests.games.cortexcape.support.tables import (
    BEST,
    actor,
    finish,
    forward,
    lock,
    path,
    placement,
    play,
    rebuild,
    table,
)

import tablee
from tablee.core.protocol import Decision, Leave
from tablee.games.cortexcape.board.labs import Lab, labs
from tablee.games.cortexcape.model import Build, Pick
from tablee.games.cortexcape.text.notation import read_round_line

EXAMPLE = "3 white | C=W D=G | N>O P>Q R>S | black X7-X8 | H I = 3 | total 9"
FIRST = "#WWGRRWGYW##WWYWYWGG"  # E and F are red, C D and H I as the example has them
VARIANTS = [(lab, mode, seats) for lab in LABS for mode in ("long", "short") for seats in (2, 3, 4)]


def example() -> tablee.Match:
    """Three rounds of a short game on Blue, the third being the example of the rule."""
    match = table(mode="short")
    play(match, placement(FIRST), lock("X4", "X5"), path("EF"))  # white pays 6
    play(match, rebuild("E=R F=R", "A>N K>P L>R"), lock("X2", "X3"), path("CD"))  # black pays 1
    play(match, rebuild("C=W D=G", "N>O P>Q R>S"), lock("X7", "X8"), path("HI"))  # white pays 3
    return match


def transcript(match: tablee.Match) -> list[str]:
    return match.game.notation.transcript(played(match), match.state).splitlines()


# -- the round line --------------------------------------------------------------------------------


def test_cx_88_a_round_is_one_line_as_the_rule_prints_it() -> None:
    """Round, builder, refill, swaps, locker and lock, path = points, builder's total."""
    assert transcript(example()) == [
        f"1 white | {FIRST} | black X4-X5 | E F = 6 | total 6",
        "2 black | E=R F=R | A>N K>P L>R | white X2-X3 | C D = 1 | total 1",
        EXAMPLE,
    ]


def test_cx_88_the_example_reads_back_as_three_actions() -> None:
    """The line of the rule stands for a build, a lock and a path."""
    build, locked, walked = read_round_line(EXAMPLE)
    plain = [json.loads(tablee.to_json(action)) for action in (build, locked, walked)]
    assert plain == [rebuild("C=W D=G", "N>O P>Q R>S"), lock("X7", "X8"), path("HI")]


def test_cx_88_round_1_prints_the_placement_string() -> None:
    """Round 1 prints the placement string instead of refill and swaps."""
    build, *_ = read_round_line(f"1 white | {FIRST} | black X4-X5 | E F = 6 | total 6")
    assert json.loads(tablee.to_json(build)) == placement(FIRST)


def test_cx_88_a_path_and_a_refill_of_nothing_have_a_dash() -> None:
    """An empty path is a dash, and so is the empty refill after it."""
    match = table()
    play(match, placement(BEST["blue"]), lock("e7", "X7"), path(""))
    play(match, rebuild("", "A>B K>M L>N"), lock("c3", "X9"), path("J"))
    lines = transcript(match)
    assert lines == [
        f"1 white | {BEST['blue']} | black e7-X7 | - = 0 | total 0",
        "2 black | - | A>B K>M L>N | white c3-X9 | J = 0 | total 0",
    ]
    plain = [json.loads(tablee.to_json(action)) for action in read_round_line(lines[1])]
    assert plain == [rebuild("", "A>B K>M L>N"), lock("c3", "X9"), path("J")]


@pytest.mark.parametrize(("lab", "mode", "seats"), VARIANTS)
def test_cx_88_the_transcript_of_any_game_replays_it(lab: str, mode: str, seats: int) -> None:
    """One line per round; its actions, played anew, lead to the same end."""
    match = finish(table(seats, lab, mode=mode), seed=3)
    lines = transcript(match)
    assert len(lines) == len(match.state.history)
    again = table(seats, lab, mode=mode)
    for line in lines:
        for action in read_round_line(line):
            again.play(actor(again), action)
    assert again.state == match.state
    totals = [int(line.rsplit(" ", 1)[1]) for line in lines]
    assert tuple(totals[-seats:]) == tuple(match.state.scores[b.builder] for b in _last(match))


def _last(match: tablee.Match) -> Any:
    return match.state.history[-match.seats :]


def test_cx_88_builder_and_locker_are_called_by_their_colours() -> None:
    """Seat 0 plays black here, so that the first line begins with black."""
    match = table(3, colours=["black", "blue", "white"], starter=1)
    play(match, placement(BEST["blue"]), lock("c1", "X1"), path("B"))
    assert transcript(match) == [
        f"1 blue | {BEST['blue']} | white c1-X1 | B = 1 | total 1",
    ]


def test_cx_88_an_unfinished_round_is_an_unfinished_line() -> None:
    """The transcript of a game in play ends where the game stands."""
    match = table()
    assert transcript(match) == []
    play(match, placement(BEST["blue"]))
    assert transcript(match) == [f"1 white | {BEST['blue']}"]
    play(match, lock("c1", "X1"))
    assert transcript(match) == [f"1 white | {BEST['blue']} | black c1-X1"]


@pytest.mark.parametrize(
    "line",
    ["", "3 white", "a | b | c | d | e", EXAMPLE.replace(">", "-"), EXAMPLE.replace("X7-X8", "X7")],
)
def test_cx_88_a_line_that_is_no_round_is_bad_notation(line: str) -> None:
    """What is no round line raises BadNotation and nothing else."""
    with pytest.raises(tablee.BadNotation):
        read_round_line(line)


# -- moves and positions ---------------------------------------------------------------------------


@pytest.mark.parametrize(("lab", "mode", "seats"), VARIANTS)
def test_cx_88_moves_and_positions_round_trip(lab: str, mode: str, seats: int) -> None:
    """Every action and every state of a game can be written and read back."""
    match = finish(table(seats, lab, starter=None, mode=mode), seed=9)
    notation = match.game.notation
    for state, move in played(match):
        assert notation.read_position(notation.write_position(state)) == state
        if isinstance(move, Decision):
            assert notation.read(state, notation.write(state, move.action)) == move.action
    assert notation.read_position(notation.write_position(match.state)) == match.state


def test_cx_88_moves_read_as_the_line_has_them() -> None:
    """The texts of single moves are those of the line."""
    match = example()
    notation = match.game.notation
    written = [
        notation.write(state, move.action)
        for state, move in played(match)
        if isinstance(move, Decision)
    ]
    assert written[-3:] == ["C=W D=G | N>O P>Q R>S", "X7-X8", "H I"]
    assert notation.read(match.state, "leave") == Leave()
    hidden = tablee.Match.new("cortexcape", seats=2, seed=1)
    assert notation.read(hidden.state, "left") == Pick("left")
    assert isinstance(notation.read(table().state, FIRST), Build)


@pytest.mark.parametrize("name", ["draw", "build", "lock", "path"])
def test_cx_88_a_text_that_is_no_move_is_bad_notation(name: str) -> None:
    """Junk in place of a move raises BadNotation."""
    match = table(starter=None) if name == "draw" else forward(table(), name, 1)
    junk = {"draw": "middle", "build": FIRST[:-1], "lock": "c1 X1", "path": ""}
    with pytest.raises(tablee.BadNotation):
        match.game.notation.read(match.state, junk[name])


def test_cx_88_odd_positions_round_trip() -> None:
    """Clocks, leavers and labyrinths of one's own survive as text."""
    blue = labs()["blue"]
    clocked = table(clock=True)
    clocked.advance(7)
    play(clocked, placement(BEST["blue"]))
    left = table(4)
    left.play(2, {"type": "leave"})
    own = tablee.Match.new("cortexcape", starter=0, lab=Lab("a | b", blue.doors, blue.exits))
    for match in (clocked, left, own, spot(BEST["blue"], "lock", "X1 X2 X3"), example()):
        notation = match.game.notation
        assert notation.read_position(notation.write_position(match.state)) == match.state


@pytest.mark.parametrize("phase", ["draw", "build", "lock", "path"])
def test_cx_88_a_game_that_was_left_is_a_position_too(phase: str) -> None:
    """A game of two that a player gave up can be written down, whenever that was."""
    match = table(starter=None)
    if phase != "draw":
        forward(match, phase, 1)
    match.play(0, {"type": "leave"})
    notation = match.game.notation
    assert notation.read_position(notation.write_position(match.state)) == match.state


# -- the log ---------------------------------------------------------------------------------------


def test_cx_88_the_log_rebuilds_the_game() -> None:
    """Header with options, decisions and outcomes of luck are enough, without the seed."""
    match = tablee.Match.new("cortexcape", seats=4, seed=8, lab="random", mode="short")
    finish(match, seed=8)
    first, *rest = [json.loads(line) for line in match.dumps().splitlines()]
    assert first["options"] == {"lab": "random", "mode": "short"}
    kinds = [move["type"] for move in rest]
    luck = kinds.index("decision")
    assert set(kinds[:luck]) == {"outcome"}
    assert set(kinds[luck:]) == {"decision"}
    again = tablee.Match.loads(match.dumps(), seed=99)
    assert again.state == match.state
    assert again.dumps() == match.dumps()


def test_cx_88_a_log_with_an_illegal_move_is_refused() -> None:
    """A replay judges every move again and names the line that is wrong."""
    match = example()
    lines = match.dumps().splitlines()
    lines[3] = lines[3].replace('["E","F"]', '["E","G"]')
    with pytest.raises(tablee.BadLog) as caught:
        tablee.Match.loads("\n".join(lines) + "\n")
    assert caught.value.line == 4
