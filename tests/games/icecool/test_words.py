"""The sentences: every event, every refusal, both languages."""

import re
from functools import cache
from pathlib import Path
from typing import Any, get_args

import pytest
from msgspec.structs import replace
from tests.games.icecool.support.tables import (
    CIRCLE,
    CLASSROOM,
    END,
    GYM,
    LEAVE,
    MIDDLE,
    RULES,
    START,
    STRAIGHT,
    Scene,
    announce,
    bounced,
    crossed,
    finish_round,
    fresh,
    got_stuck,
    jumped,
    kitchen,
    left_board,
    move_fish,
    of_kind,
    orange,
    passed,
    scene,
    skates,
    start,
    tag,
    touched,
)

from tablee.core.protocol import Refusal
from tablee.core.sentences import explained, told
from tablee.games import icecool
from tablee.games.icecool import GAME
from tablee.games.icecool.events import Event
from tablee.games.icecool.model import VALUES, Options
from tablee.games.icecool.rules.rounds import end_game

LANGUAGES = ("en", "fr")
SILENT = {"aimed", "turn_began"}
FOLDER = Path(str(icecool.__file__)).parent
CODES = {
    code
    for path in FOLDER.rglob("*.py")
    for code in re.findall(r'Refusal\("(\w+)"', path.read_text(encoding="utf-8"))
}
Told = list[tuple[Any, Any]]


def after(table: Scene, events: tuple[Any, ...]) -> Told:
    return [(table.state, event) for event in events]


@cache
def everything() -> Told:
    """Every kind of event at least once, with the state after it."""
    table = fresh(2, deck="jump bounce two two three")
    told = after(table, RULES.apply(RULES.setup(2, Options()), table.moves[0])[1])
    told += after(table, table.play(kitchen()))
    told += after(table, table.play(START))
    told += after(table, table.flick())
    told += after(table, table.flick(passed(1, "d14"), passed(1, "d45"), ends={1: MIDDLE}))
    told += after(table, table.play(END))
    told += after(table, table.flick(touched(0, 1)))
    told += after(table, table.play(START))
    told += after(table, table.flick(ends={1: CLASSROOM}))
    told += after(table, table.play(END))
    told += after(table, table.flick(touched(0, 1)))
    told += after(table, table.play(LEAVE, 1))
    paying = scene(hands=("", "jump jump two two bounce"), spots={1: (0.02, 0.1)})
    told += after(paying, paying.play(orange(1)))
    told += after(paying, paying.play(announce(4)))
    told += after(paying, paying.play(move_fish(2, 3, "green", "d14", "d45")))
    told += after(paying, paying.play(STRAIGHT))
    paying = scene(hands=("", "jump jump bounce"))
    paying.play(announce(2))
    told += after(paying, paying.flick())
    told += after(paying, paying.play(skates(0, 1)))
    paying.play(announce(2))
    told += after(paying, paying.flick(bounced(1), passed(1, "d15"), ends={1: MIDDLE}))
    practising = Scene(RULES.setup(2, Options(warm_up=True)))  # IC-109
    told += after(practising, practising.play(END))
    practising.play(START)
    around = [passed(1, door, 10 * at) for at, door in enumerate(("d14", "d24", "d23", "d13"), 1)]
    told += after(practising, practising.flick(*around, passed(1, "d15", 90), ends={1: CIRCLE}))
    for made in (1, 2):  # IC-110
        trick = Scene(RULES.setup(1, Options(trick=1, tremor="none")))
        told += after(trick, trick.flick() if made == 2 else ())
        told += after(trick, trick.flick(passed(0, "d14"), ends={0: GYM}))
    for ending in (
        fresh(3, scoring="tournament"),
        scene(round=3, fish={1: "d14"}),
        scene(round=3, fish={1: "d14"}, hands=("three three three",)),
        scene(active=0, caught=(1,), round=3),
        scene(active=0, turns={0: 29, 1: 30, 2: 30}),
    ):
        told += finish(ending)
    return told


def finish(table: Scene) -> Told:
    told: Told = []
    if table.phase == "catcher_placement":
        while table.phase != "game_over":
            told += after(table, finish_round(table))
        return told
    facts = [touched(0, 2)] if table.state.active == 0 else [passed(1, "d14")]
    if table.state.players[0].turns:
        facts = []
    return after(table, table.flick(*facts))


def test_ic_105_every_kind_of_event_is_among_these() -> None:
    assert {tag(each) for _, each in everything()} == {tag(kind) for kind in get_args(Event)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_ic_105_every_event_is_told_in_a_whole_sentence(language: str) -> None:
    for state, event in everything():
        for viewer in (0, 1, None):
            said = told(GAME, state, RULES.redact(event, viewer), language)
            if said is None:
                assert tag(event) in SILENT
            else:
                assert said[-1] in ".!"
                assert said[0].isupper()
                assert not {*"{}_"} & {*said}
                assert "None" not in said


def test_ic_105_the_languages_differ() -> None:
    for state, event in everything():
        english, french = (GAME.notation.tell(state, event, each) for each in LANGUAGES)
        assert (english is None) == (french is None)
        assert english is None or english != french


@pytest.mark.parametrize("language", LANGUAGES)
def test_ic_105_others_are_not_told_which_card_was_drawn(language: str) -> None:
    sentences = set()
    for kind in VALUES:
        table = scene(deck=kind)
        (drawn,) = of_kind(table.flick(passed(1, "d14")), "card_drawn")
        own, other = (
            GAME.notation.tell(table.state, RULES.redact(drawn, seat), language) for seat in (1, 2)
        )
        assert own != other
        sentences.add(other)
    assert len(sentences) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_ic_97_every_way_to_end_has_its_sentence(language: str) -> None:
    """All different: won, won by cards, shared, left, toured, tired, the warm-up left."""
    toured = scene(1, active=0, visited=(1, 2, 3, 4, 5), spots={0: CLASSROOM})
    tired = scene(1, active=0, flicks=99, spots={0: CLASSROOM})
    warm = scene(1, active=0, spots={0: CLASSROOM})
    two = scene(2)
    won = scene(round=3, fish={1: "d14"}, hands=("", "three"), rest=0)
    tied = scene(
        round=3, fish={1: "d14"}, hands=("jump*", "jump*", ""), deck="two two two three jump"
    )
    ends = [
        toured.flick(ends={0: CIRCLE}),
        tired.flick(),
        warm.play(LEAVE),
        two.play(LEAVE),
        won.flick(passed(1, "d14")),
        tied.flick(passed(1, "d14")),
    ]
    said = [
        GAME.notation.tell(table.state, of_kind(events, "game_ended")[0], language)
        for table, events in zip((toured, tired, warm, two, won, tied), ends, strict=True)
    ]
    assert len({*said}) == len(said)
    assert all(said)


@pytest.mark.parametrize("language", LANGUAGES)
def test_ic_97_ties_are_told_as_they_were_broken(language: str) -> None:
    """6 points with three cards beat 6 with two; 4 and 4 with as many cards are shared."""
    said = []
    for hands in (("jump two three", "three three", ""), ("two two", "three jump", "")):
        state = replace(scene(hands=hands).state, round=3)
        state, (ended,) = end_game(state, "stalled")
        said.append(told(GAME, state, ended, language))
    by_cards, shared = said
    assert by_cards is not None
    assert shared is not None
    assert ("cards" if language == "en" else "cartes") in by_cards
    assert all(
        name in shared
        for name in (("blue", "the red") if language == "en" else ("bleu", "le manchot rouge"))
    )


FLICKS: dict[str, tuple[Any, ...]] = {
    "nothing": (),
    "one door": (passed(1, "d14"),),
    "two doors": (passed(1, "d14"), passed(1, "d45", 150, back=True)),
    "a jump": (crossed(1, 1, 4), jumped(1, 1, 4)),
    "over a wall": (crossed(1, 1, 4),),
    "past a corner": (crossed(1, 1, 2),),
    "out": (left_board(1),),
    "a bounce": (bounced(1),),
    "bounces": (bounced(1, 10), bounced(1, 20), bounced(1, 30), bounced(1, 40)),
    "touches": (touched(1, 2), touched(1, 0, 210)),
    "stuck": (got_stuck(1, "d14"),),
    "a push": (passed(2, "d23"), left_board(2)),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_ic_93_every_kind_of_flick_is_told(language: str) -> None:
    """Each in other words."""
    said = set()
    for facts in FLICKS.values():
        table = scene()
        (flicked, *_) = table.flick(*facts)
        said.add(GAME.notation.tell(table.state, flicked, language))
    assert len(said) == len(FLICKS)
    assert all(each and each.endswith(".") and "{" not in each for each in said)


# -- refusals --------------------------------------------------------------------------------------


def test_ic_47_the_codes_in_the_source_are_those_of_the_rules() -> None:
    text = (FOLDER / "rules.md").read_text(encoding="utf-8")
    rows = text.partition("| code | when |")[2].partition("**IC-48")[0]
    names = re.findall(r"^\| (.*?) \|", rows, re.MULTILINE)
    codes = {code for name in names for code in re.findall(r"`(\w+)`", name)}
    assert codes == CODES


HINTS: list[dict[str, Any]] = [
    {},
    {"seat": 1},
    {"phase": "aim"},
    {"field": "power", "allowed": [50, 1000]},
    {"field": "room", "allowed": [1, 2, 3, 4, 5]},
    {"field": "colour", "allowed": ["blue", "red"]},
    {"field": "to", "allowed": ["d14", "d45"]},
    {"field": "from", "allowed": ["d14"]},
    {"field": "card", "allowed": [0, 53]},
    {"field": "cards", "allowed": [0, 53]},
    {"field": "power"},
    {"rooms": [1, 4]},
    {"room": 5},
    {"cards": [1, 2]},
    {"value": 2},
    {"colour": "green", "door": "d14"},
    {"door": "d14"},
    {"problem": "?"},
    {"x": [2555, 4875], "y": [3755, 4675]},
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("code", sorted(CODES))
def test_ic_47_every_refusal_is_told_with_and_without_its_facts(code: str, language: str) -> None:
    for rule in ("IC-47", "IC-35", "IC-38", "IC-60", "IC-74", "IC-78", "IC-86"):
        for hint in HINTS:
            said = GAME.notation.explain(Refusal(code, rule, hint), language)
            assert said.endswith(".")
            assert said[0].isupper()
            assert "{" not in said
    english, french = (GAME.notation.explain(Refusal(code, "IC-47"), each) for each in LANGUAGES)
    assert english != french


@pytest.mark.parametrize("language", LANGUAGES)
def test_ic_47_real_refusals_say_what_is_wrong(language: str) -> None:
    """With the facts of the table: colours, rooms, ranges."""
    aiming = scene(spots={1: (0.33, 0.1)}, hands=("", "two two"))
    word = {"en": ("the red", "classroom", "1000"), "fr": ("rouge", "classe", "1000")}[language]
    refusals = (
        aiming.refused(STRAIGHT, 0),
        aiming.refused(orange(5)),
        aiming.refused({**STRAIGHT, "power": 5000}),
    )
    for refusal, expected in zip(refusals, word, strict=True):
        assert expected in explained(GAME, refusal, language, aiming.state)
    entering = scene(phase="entry", spots={1: None})
    assert GAME.notation.explain(entering.refused(start(0, 0)), language)
