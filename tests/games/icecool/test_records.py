"""Section 13: what a log holds, and what it cannot say (IC-106)."""

import json
import subprocess
import sys
from typing import Any

import pytest
from msgspec.structs import replace
from tests.games.icecool.support.tables import (
    ALL_CARDS,
    GYM,
    RULES,
    START,
    STRAIGHT,
    Scene,
    bounced,
    finish_round,
    fresh,
    kinds,
    kitchen,
    outcome,
    passed,
    scene,
    skates,
    touched,
)

import tablee
from tablee.core.codec import to_plain
from tablee.core.protocol import Outcome, Seat
from tablee.games.icecool.board.spots import Standing
from tablee.games.icecool.model import Dealt, Flicked, Options, Take
from tablee.games.icecool.model.facts import Touched
from tablee.games.icecool.model.flick import Flick


def played() -> Scene:
    """A whole game of three, with every kind of move in its log."""
    table = fresh(3, deck="jump bounce two two two_doors jump three")
    table.play(kitchen())
    table.play(START)
    table.flick()
    table.flick(passed(1, "d14"), passed(1, "d45"), ends={1: GYM})
    table.play(skates(0, 1))
    table.flick(passed(1, "d23"), touched(1, 0, 200))
    while table.phase != "game_over":
        finish_round(table)
    return table


def test_ic_106_a_flick_in_a_log_is_complete() -> None:
    table = scene(tremor="small")
    table.play(STRAIGHT)
    shaken = Flick(7, 510, 3, 116)
    given = outcome(table.state, bounced(1), applied=shaken, recording="QUJD", ends={1: GYM})
    table.draw(given)
    aimed, applied = (json.loads(line) for line in table.dumps().splitlines()[1:])
    assert aimed["action"] == STRAIGHT
    drawn = applied["drawn"]
    assert {*drawn} == {
        "type",
        "applied",
        "physics_id",
        "happenings",
        "ends",
        "samples",
        "recording",
    }
    assert drawn["applied"] == {"direction": 7, "power": 510, "offset": 3, "height": 116}
    assert drawn["happenings"] == [{"type": "bounced", "sample": 50, "seat": 1, "wall": "W1"}]
    assert [each["seat"] for each in drawn["ends"]] == [0, 1, 2]
    assert (drawn["physics_id"], drawn["recording"]) == ("by hand", "QUJD")


def test_ic_106_a_replay_takes_the_recorded_result(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is simulated, even where MuJoCo is missing."""
    table = played()
    for module in ("tablee.games.icecool.physics.flicks", "mujoco"):
        monkeypatch.setitem(sys.modules, module, None)
    if "tablee.games.icecool.physics.simulate" in sys.modules:
        monkeypatch.setattr("tablee.games.icecool.physics.simulate.simulate", explode)
        monkeypatch.setattr("tablee.games.icecool.physics.simulate.simulate_many", explode)
    match = tablee.Match.loads(table.dumps())
    assert match.state == table.state
    assert match.result == table.result
    assert match.dumps() == table.dumps()


def explode(*_: Any) -> None:
    raise AssertionError("a replay never simulates")


BLOCKED = """
import sys
for name in ("numpy", "mujoco", "scipy"):
    sys.modules[name] = None
import tablee
match = tablee.Match.loads(sys.stdin.read())
game = tablee.game("icecool")
for seat in (0, 1, None):
    game.rules.view(match.state, seat)
print(tablee.to_json(match.state))
print(game.notation.transcript([], match.state))
"""


def test_ic_106_a_log_is_read_without_numpy_and_mujoco() -> None:
    """In a process of its own, where neither can be imported."""
    table = played()
    done = subprocess.run(
        [sys.executable, "-c", BLOCKED],
        input=table.dumps(),
        capture_output=True,
        text=True,
        timeout=60,
        check=True,
    )
    assert json.loads(done.stdout.splitlines()[0]) == to_plain(table.state)


def test_ic_106_a_simulated_flick_is_replayed_to_the_same_bytes() -> None:
    """Real physics once: what was drawn live is all that the replay needs."""
    match = tablee.Match.new("icecool", seats=2, seed=3, first_catcher=0)
    match.play(0, kitchen())
    match.play(1, START)
    events = match.play(1, {**STRAIGHT, "power": 400})
    assert kinds(events)[:2] == ["aimed", "penguin_flicked"]
    (flicked,) = [move.drawn for move in match.moves[3:] if isinstance(move, Outcome)][:1]
    assert isinstance(flicked, Flicked)
    assert flicked.physics_id
    assert flicked.recording
    again = tablee.Match.loads(match.dumps())
    assert again.state == match.state
    assert RULES.flaw(again.state) is None


# -- IC-106: outcomes that do not fit --------------------------------------------------------------


def flicking(**given: Any) -> Any:
    table = scene(**given)
    table.play(STRAIGHT)
    return table.state


def code(state: Any, drawn: Any) -> str | None:
    refusal = RULES.check(state, Outcome(drawn))
    return None if refusal is None else str(refusal.code)


def test_ic_106_an_outcome_is_due_only_when_it_is_owed() -> None:
    deal = RULES.setup(3, Options())
    dealt, flicked = Dealt(ALL_CARDS, Seat(0)), outcome(flicking())
    assert code(deal, flicked) == "not_owed"
    assert code(flicking(), dealt) == "not_owed"
    left = scene(phase="game_over", ending="left", gone=(1, 2))
    for state in (scene().state, left.state):
        assert code(state, flicked) == "not_owed"
        assert code(state, dealt) == "not_owed"
    assert code(deal, dealt) is None
    assert code(flicking(), flicked) is None
    assert code(deal, Dealt((*ALL_CARDS[1:], "three"), Seat(0))) == "bad_outcome"
    assert code(deal, Dealt(ALL_CARDS, Seat(3))) == "bad_outcome"
    assert code(deal, Dealt(ALL_CARDS, Seat(-1))) == "bad_outcome"


BROKEN: dict[str, Any] = {
    "a penguin too few": lambda drawn: replace(drawn, ends=drawn.ends[1:]),
    "a penguin too many": lambda drawn: replace(drawn, ends=(*drawn.ends, Standing(Seat(3), *GYM))),
    "another order": lambda drawn: replace(drawn, ends=drawn.ends[::-1]),
    "a seat twice": lambda drawn: replace(drawn, ends=(drawn.ends[0], *drawn.ends[:2])),
    "outside the school": lambda drawn: replace(
        drawn, ends=(Standing(Seat(0), 0.6, 0.2), *drawn.ends[1:])
    ),
    "below the floor plan": lambda drawn: replace(
        drawn, ends=(Standing(Seat(0), 0.2, -0.1), *drawn.ends[1:])
    ),
    "facts out of order": lambda drawn: replace(drawn, happenings=(bounced(1, 20), bounced(1, 10))),
    "contacts before doors": lambda drawn: replace(
        drawn, happenings=(touched(1, 0, 20), passed(1, "d14", 20))
    ),
    "a fact of nobody": lambda drawn: replace(drawn, happenings=(bounced(3),)),
    "a fact after the end": lambda drawn: replace(drawn, happenings=(bounced(1, 4000),)),
    "a fact before the start": lambda drawn: replace(drawn, happenings=(bounced(1, -1),)),
    "an endless recording": lambda drawn: replace(drawn, recording="A" * 16_385),
}


@pytest.mark.parametrize("fault", BROKEN)
def test_ic_106_a_flick_that_does_not_fit_is_refused(fault: str) -> None:
    state = flicking()
    assert code(state, outcome(state)) is None
    assert code(state, BROKEN[fault](outcome(state))) == "bad_outcome"


def test_ic_106_a_full_recording_is_not_too_long() -> None:
    state = flicking()
    assert code(state, outcome(state, recording="A" * 16_384)) is None


# What a judge can never have found; each of them would break the game, its words or its rules.
FORGED: dict[str, Any] = {
    "touching a seat that is not there": lambda: (flicking(active=0), (touched(0, 7),)),
    "touching a seat below zero": lambda: (flicking(active=0), (touched(0, -1),)),
    "touching who is in hand": lambda: (flicking(active=0, spots={2: None}), (touched(0, 2),)),
    "touching oneself": lambda: (flicking(active=0), (Touched(9, Seat(0), Seat(0)),)),
    "through a door that is not there": lambda: (
        flicking(),
        (replace(passed(1, "d14"), door="d99"),),
    ),
    "into a room that is not there": lambda: (flicking(), (replace(passed(1, "d14"), into=9),)),
    "through a door to another room": lambda: (flicking(), (replace(passed(1, "d14"), into=3),)),
}


@pytest.mark.parametrize("fault", FORGED)
def test_ic_106_forged_facts_are_refused(fault: str) -> None:
    """And never a crash, whatever a log says."""
    state, facts = FORGED[fault]()
    assert code(state, outcome(state, *facts)) == "bad_outcome"


ENDS: dict[str, dict[int, tuple[float, float]]] = {
    "in a wall": {1: (0.17, 0.19)},
    "half out of the outline": {1: (0.01, 0.1)},
    "on another penguin": {1: (0.1, 0.351)},
    "beyond all bounds": {1: (1e300, 0.1)},
}


@pytest.mark.parametrize("fault", ENDS)
def test_ic_106_nobody_ends_where_nobody_can_stand(fault: str) -> None:
    """IC-24: penguins stand up beside walls and each other; the state would be impossible."""
    state = flicking()
    assert code(state, outcome(state, ends=ENDS[fault])) == "bad_outcome"


def test_ic_106_without_a_tremor_the_flick_is_applied_as_it_was_aimed() -> None:
    state = flicking(tremor="none")
    assert code(state, outcome(state, applied=Flick(0, 501, 0, 115))) == "bad_outcome"
    shaky = flicking(tremor="small")
    assert code(shaky, outcome(shaky, applied=Flick(0, 501, 0, 115))) is None


def test_ic_106_who_watches_again_knows_which_fish_were_taken_and_when() -> None:
    """A door with an own fish, one with none left, and one with somebody else's."""
    table = scene(fish={1: "d14 d23"}, spots={1: (0.26, 0.1)})
    table.flick(passed(1, "d14", 800), passed(1, "d45", 900), ends={1: GYM})
    last = table.state.last
    assert last is not None
    assert last.takes == (Take(Seat(1), "d14", 800),)
    assert RULES.view(table.state, None).last == last
