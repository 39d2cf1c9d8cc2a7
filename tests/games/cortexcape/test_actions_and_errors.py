"""Section 12, the head: phases, the draw, and the order of the first checks (CX-71, CX-72)."""

from random import Random
from typing import Any

import pytest
from tests.games.cortexcape.support.brute import EXITS
from tests.games.cortexcape.support.moments import GOOD, MOMENTS, RULE, moment, verdict
from tests.games.cortexcape.support.tables import actor, finish, forward, refusal, table

import tablee
from tablee.core.protocol import Decide, Over, Refusal
from tablee.games.cortexcape.model import Build, Lock, Path, Pick
from tablee.games.cortexcape.text.words import REFUSALS

CODES = {
    *("malformed", "game_over", "wrong_phase", "not_your_turn", "unknown_id"),
    *("door_empty", "wrong_pieces", "no_lock_possible", "door_not_free", "tower_not_moved"),
    *("tower_target", "duplicate_target", "exit_used", "start_used", "same_exit", "no_route"),
    *("tower_on_path", "door_repeated", "path_loops", "path_broken"),
}
ILL_TYPED = {
    "draw": Pick(1),  # type: ignore[arg-type]
    "build": Build(placement=1),  # type: ignore[arg-type]
    "rebuild": Build(refill=1),  # type: ignore[arg-type]
    "lock": Lock(1, 1),  # type: ignore[arg-type]
    "path": Path(1),  # type: ignore[arg-type]
}


@pytest.mark.parametrize(("seats", "mode"), [(2, "long"), (3, "short"), (4, "long")])
def test_cx_71_exactly_one_seat_is_to_act_in_each_phase_but_over(seats: int, mode: str) -> None:
    """The phases are draw, build, lock, path and over; one seat acts in each but over."""
    match = table(seats, starter=None, mode=mode)
    rng = Random(3)
    phases = []
    while match.state.phase != "over":
        waiting = match.waiting
        assert isinstance(waiting, Decide)
        assert len(waiting.seats) == 1
        phases.append(match.state.phase)
        match.play(waiting.seats[0], match.sample(waiting.seats[0], rng))
    assert isinstance(match.waiting, Over)
    draw = ["draw"] if seats == 2 else []
    assert phases == draw + ["build", "lock", "path"] * (12 if mode == "long" else 6)


def test_cx_71_the_draw_is_a_phase_only_for_two_players_without_starter() -> None:
    """Two players without the option starter pick a fist; all others begin with the build."""
    assert table(2, starter=None).state.phase == "draw"
    assert [table(seats, starter=None).state.phase for seats in (3, 4)] == ["build", "build"]
    assert [table(2, starter=seat).state.phase for seat in (0, 1)] == ["build", "build"]


@pytest.mark.parametrize("name", MOMENTS)
def test_cx_71_the_seat_to_act_is_the_only_one_that_may(name: str) -> None:
    """Seat 1 draws, the builder builds and walks, the locker locks; the other is refused."""
    match = moment(name)
    expected = {"draw": 1, "build": 0, "rebuild": 1, "lock": 0, "path": 1}
    assert actor(match) == expected[name]
    action = match.sample(actor(match), Random(0))
    assert refusal(match, action, 1 - actor(match)) == ("not_your_turn", "CX-71")
    match.play(actor(match), action)


# -- the order of the first checks -----------------------------------------------------------------


def test_cx_71_an_unknown_type_comes_before_game_over() -> None:
    """After the end an action without a known type is still malformed."""
    match = finish(table())
    nothing: list[Any] = [{}, {"type": "jump"}, {"type": None}, [], None]
    for junk in nothing:
        assert refusal(match, junk, 0) == ("malformed", "CX-71")


def test_cx_71_game_over_comes_before_wrong_phase_and_all_that_follows() -> None:
    """After the end every known type is game_over, well formed or not, from every seat."""
    match = finish(table())
    for seat in (0, 1):
        for kind, action in GOOD.items():
            assert verdict(match, action, seat) == ("game_over", "CX-55")
            assert refusal(match, {"type": kind, "junk": 1}, seat) == ("game_over", "CX-55")
        for broken in ILL_TYPED.values():
            assert refusal(match, broken, seat) == ("game_over", "CX-55")


@pytest.mark.parametrize("name", MOMENTS)
def test_cx_71_wrong_phase_comes_before_not_your_turn_and_before_malformed(name: str) -> None:
    """A type that differs from the phase is wrong_phase from every seat, broken or not."""
    match = moment(name)
    for kind, action in GOOD.items():
        if kind != match.state.phase:
            for seat in (0, 1):
                assert verdict(match, action, seat) == ("wrong_phase", "CX-71")
                assert refusal(match, {"type": kind, "junk": 1}, seat) == ("wrong_phase", "CX-71")
                assert refusal(match, ILL_TYPED[kind], seat) == ("wrong_phase", "CX-71")


@pytest.mark.parametrize("name", MOMENTS)
def test_cx_71_not_your_turn_comes_before_malformed_and_unknown_id(name: str) -> None:
    """The other seat is told so first, whatever its action holds."""
    match = moment(name)
    kind = match.state.phase
    seat = 1 - actor(match)
    assert verdict(match, GOOD[kind], seat) == ("not_your_turn", "CX-71")
    assert refusal(match, {"type": kind, "junk": 1}, seat) == ("not_your_turn", "CX-71")
    assert refusal(match, ILL_TYPED[name], seat) == ("not_your_turn", "CX-71")


@pytest.mark.parametrize(
    ("name", "fields"),
    [
        ("build", {"placement": {"Z": "W"}}),
        ("build", {"placement": {"A": "Q"}}),
        ("rebuild", {"refill": {"Z": "W"}, "swaps": [["Z", "Y"]]}),
        ("lock", {"start": "c99", "exit": "X99"}),
        ("path", {"doors": ["Z"]}),
    ],
)
def test_cx_71_malformed_comes_before_unknown_id(name: str, fields: dict[str, Any]) -> None:
    """An action with an unknown id is malformed when a field is wrong as well."""
    match = moment(name)
    action = {"type": match.state.phase, **fields}
    assert verdict(match, action) == ("unknown_id", RULE[name])
    assert refusal(match, {**action, "junk": 1}) == ("malformed", RULE[name])


@pytest.mark.parametrize(
    ("name", "action"),
    [
        ("build", Build(placement={"Z": "W"}, swaps=())),  # type: ignore[arg-type]
        ("rebuild", Build(refill={"Z": "W"}, swaps=(("N",),))),  # type: ignore[arg-type]
        ("rebuild", Build(refill={"Z": "W"}, swaps=((1, 2),))),  # type: ignore[arg-type]
        ("lock", Lock("c99", 1)),  # type: ignore[arg-type]
        ("lock", Lock(1, "X99")),  # type: ignore[arg-type]
        ("path", Path(("Z", 1))),  # type: ignore[arg-type]
    ],
)
def test_cx_71_malformed_comes_before_unknown_id_in_objects_too(name: str, action: Any) -> None:
    """An action object is judged in the same order as a message."""
    assert refusal(moment(name), action) == ("malformed", RULE[name])


# -- what every error carries ----------------------------------------------------------------------


def test_cx_71_every_error_has_one_sentence_in_two_languages() -> None:
    """Errors always carry a translated one-sentence message."""
    assert set(REFUSALS["en"]) >= CODES
    assert set(REFUSALS["en"]) == set(REFUSALS["fr"])
    for code in REFUSALS["en"]:
        english, french = REFUSALS["en"][code], REFUSALS["fr"][code]
        assert english != french
        assert english.count(".") == french.count(".") == 1
        assert english.endswith(".")
        assert french.endswith(".")


@pytest.mark.parametrize("name", MOMENTS)
def test_cx_71_the_sentence_names_the_offending_ids(name: str) -> None:
    """Errors carry code, sentence and ids, in the exception and in every language."""
    match = moment(name)
    strange = {"type": "path", "doors": ["A", "Z9"]} if name == "path" else {"type": "lock"}
    with pytest.raises(tablee.Refused) as caught:
        match.play(actor(match), strange)
    assert isinstance(caught.value.refusal, Refusal)
    assert caught.value.code in str(caught.value)
    for language in ("en", "fr"):
        sentence = match.game.notation.explain(caught.value.refusal, language)
        assert sentence.endswith(".")
        assert "{" not in sentence
        if name == "path":
            assert "Z9" in sentence


# -- CX-72: the draw -------------------------------------------------------------------------------


@pytest.mark.parametrize("hand", ["left", "right"])
def test_cx_72_seat_1_picks_either_hand(hand: str) -> None:
    """In the draw seat 1 plays left or right, and both are always legal."""
    match = moment("draw")
    assert actor(match) == 1
    action = {"type": "draw", "hand": hand}
    assert verdict(match, action, 0) == ("not_your_turn", "CX-71")
    match.play(1, action)
    assert match.state.phase == "build"


@pytest.mark.parametrize("hand", ["middle", "LEFT", "", None, 0, ["left"]])
def test_cx_72_there_is_no_third_hand(hand: Any) -> None:
    """Anything but left or right is malformed."""
    assert refusal(moment("draw"), {"type": "draw", "hand": hand}) == ("malformed", "CX-72")
    assert refusal(moment("draw"), Pick(hand)) == ("malformed", "CX-72")


# -- CX-77: ids are typed --------------------------------------------------------------------------


def test_cx_77_an_exit_is_no_start_in_a_normal_round() -> None:
    """An exit id as start in a normal round is unknown_id, even when the exit is used."""
    match = forward(table(), "lock", 2)
    for start in EXITS:
        action = {"type": "lock", "start": start, "exit": "X1"}
        assert verdict(match, action) == ("unknown_id", "CX-77")


def test_cx_77_a_corridor_is_no_start_in_an_exit_to_exit_round() -> None:
    """A corridor id as start in an exit-to-exit round is unknown_id, an exit's own included."""
    match = forward(table(mode="short"), "lock", 2)
    for start in ("c1", "c5", "e1", "e12"):
        action = {"type": "lock", "start": start, "exit": "X1"}
        assert verdict(match, action) == ("unknown_id", "CX-77")


def test_cx_77_a_corridor_is_never_an_exit() -> None:
    """No guessing: the corridor e1 does not stand for its exit X1."""
    for mode in ("long", "short"):
        match = forward(table(mode=mode), "lock", 2)
        start = "X1" if mode == "short" else "c1"
        action = {"type": "lock", "start": start, "exit": "e1"}
        assert verdict(match, action) == ("unknown_id", "CX-75")


@pytest.mark.parametrize(
    ("mode", "start", "words"),
    [
        ("long", "X1", ("starts in a corridor, and X1 is an exit", "part d’un couloir")),
        ("short", "c1", ("starts at an exit, and c1 is a corridor", "part d’une sortie")),
    ],
)
def test_cx_77_the_sentence_says_which_kind_of_start_is_wanted(
    mode: str, start: str, words: tuple[str, str]
) -> None:
    """An id of the other kind exists: nobody is told that it does not."""
    match = forward(table(mode=mode), "lock", 2)
    with pytest.raises(tablee.Refused) as caught:
        match.play(actor(match), {"type": "lock", "start": start, "exit": "X2"})
    for language, wanted in zip(("en", "fr"), words, strict=True):
        assert wanted in match.game.notation.explain(caught.value.refusal, language)
