"""Faults around the rules of Liars: in what it says of itself, its words, options, bots, extras."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from liars import GAME, Bid, Careful, LiarsRules, Odds, State, View, liars
from liars_words import LiarsNotation
from msgspec import Struct
from msgspec.structs import force_setattr, replace
from planting import Fault, faults, found, with_nature, with_types

import tablee
from tablee.core.finding import Decisive, Wording
from tablee.core.game import (
    AnyGame,
    Edition,
    Examples,
    Extras,
    Help,
    Landmarks,
    Level,
    Memory,
    Nothing,
    TakeBack,
    Trophies,
)
from tablee.core.protocol import Away, Back, Decision, Move, Refusal, Seat

UNSEEDED = Random(1)


# -- what it says of itself --------------------------------------------------------------------


class Loose(Struct, tag_field="type", tag="loose"):
    """It is not frozen."""


class AlsoBid(Struct, frozen=True, tag_field="type", tag="bid"):
    """It has the tag of an action."""


class Untagged(Struct, frozen=True):
    """It has no tag."""


def changed(**fields: Any) -> Fault:
    return lambda: replace(GAME, **fields)


def of_nature(**flags: bool) -> Fault:
    return lambda: with_nature(GAME, **flags)


def of_types(**types: Any) -> Fault:
    return lambda: with_types(GAME, **types)


def with_variants(*variants: dict[str, Any]) -> Fault:
    return changed(examples=replace(GAME.examples, variants=variants))


SAID = faults(
    ("the stand-in is nobody", "declaration_fits_together", changed(stand_in="genius")),
    ("a slug with a space", "declaration_fits_together", changed(slug="Liar's dice")),
    ("no endings", "declaration_fits_together", changed(examples=Examples(endings=()))),
    ("a variant that is none", "declaration_fits_together", with_variants({"dice": 9})),
    (
        "an upcaster is missing",
        "declaration_fits_together",
        changed(edition=Edition(version=4, upcasters={1: dict, 3: dict})),
    ),
    (
        "a former ending of nothing",
        "declaration_fits_together",
        changed(edition=Edition(former_endings={"LI-1": "drawn"})),
    ),
    ("two types with one tag", "types_are_tagged_and_frozen", of_types(event=AlsoBid)),
    ("a type that is not frozen", "types_are_tagged_and_frozen", of_types(outcome=Loose)),
    ("a type without a tag", "types_are_tagged_and_frozen", of_types(outcome=Untagged)),
    ("no Leave", "leaving_is_an_action", of_types(action=Bid)),
    ("Away without Back", "leaving_is_an_action", of_types(action=GAME.types.action | Away)),
    ("secrets not declared", "secrets_are_declared", of_nature(has_secrets=False)),
    ("later luck not declared", "luck_is_declared", of_nature(has_later_luck=False)),
    ("no draw is expensive", "luck_is_declared", of_nature(has_expensive_draws=True)),
    ("it is not in real time", "time_is_declared", of_nature(is_real_time=True)),
    ("it is no team game", "teams_are_declared", of_nature(is_cooperative=True)),
)


# -- words and texts -----------------------------------------------------------------------------


class English(LiarsNotation):
    """There is no French."""

    def tell(self, state: Any, event: Any, language: str) -> str | None:
        return super().tell(state, event, "en")

    def explain(self, refusal: Refusal, language: str) -> str:
        return super().explain(refusal, "en")


class NoFrench(LiarsNotation):
    """French is a KeyError."""

    def tell(self, state: Any, event: Any, language: str) -> str | None:
        return {"en": "Something happens."}[language]

    def explain(self, refusal: Refusal, language: str) -> str:
        return {"en": "That cannot be."}[language]


class Silent(LiarsNotation):
    """Nothing is said of some things in French, and nothing at all of some refusals."""

    def tell(self, state: Any, event: Any, language: str) -> str | None:
        return super().tell(state, event, language) if language == "en" else None

    def explain(self, refusal: Refusal, language: str) -> str:
        return "" if refusal.code == "malformed" else super().explain(refusal, language)


class Unfilled(LiarsNotation):
    """A placeholder is left."""

    def tell(self, state: Any, event: Any, language: str) -> str | None:
        return f"{language}: seat {{seat}} has done something."


class Blabs(LiarsNotation):
    """Sentences tell what is under the cups."""

    def tell(self, state: Any, event: Any, language: str) -> str | None:
        return f"{language}: {sum(map(sum, state.hands))} pips in {language}."


class Raw(LiarsNotation):
    """Sentences hold what Python prints."""

    def tell(self, state: Any, event: Any, language: str) -> str | None:
        return f"{language}: {event} in {language}."


class Forgets(LiarsNotation):
    """A step is told as a whole, and its last event is lost."""

    def tell_all(self, state: Any, events: Any, language: str) -> Any:
        return [self.tell(state, event, language) for event in events][:-1]


class Lossy(LiarsNotation):
    """Texts do not hold everything."""

    def write_position(self, state: State) -> str:
        return super().write_position(replace(state, bid=None))

    def write(self, state: Any, action: Any) -> str:
        return super().write(state, replace(action, face=1) if isinstance(action, Bid) else action)


def in_words(notation: type[LiarsNotation]) -> Fault:
    return lambda: liars(notation=notation(State, GAME.types.action))


WORDS = faults(
    ("events in English only", "events_are_told", in_words(English)),
    ("refusals in English only", "refusals_are_explained", in_words(English)),
    ("no French for events", "events_are_told", in_words(NoFrench)),
    ("no French for refusals", "refusals_are_explained", in_words(NoFrench)),
    ("nothing told in French", "events_are_told", in_words(Silent)),
    ("a refusal without a sentence", "refusals_are_explained", in_words(Silent)),
    ("a placeholder is left", "events_are_told", in_words(Unfilled)),
    ("a sentence tells dice", "sentences_tell_no_secret", in_words(Blabs)),
    ("an event is lost in its step", "events_are_told", in_words(Forgets)),
    ("a struct in a sentence", "events_are_told", in_words(Raw)),
    ("a position's text loses the bid", "positions_read_back", in_words(Lossy)),
    ("a bid's text loses its face", "moves_read_back", in_words(Lossy)),
)


# -- options, bots and extras ----------------------------------------------------------------------


class FreeOptions(Struct, frozen=True, forbid_unknown_fields=True):
    """Any number of dice."""

    dice: int = 2
    wild: bool = False
    starter: int | None = None


class Unjudging(LiarsRules):
    """Any seat may start."""

    def setup(self, seats: int, options: Any) -> State:
        first = super().setup(seats, replace(options, starter=None))
        return replace(first, options=options, turn=options.starter or 0)


class Cheeky(Careful):
    """Bids what is not higher."""

    def choose(self, view: View, offer: Any, rng: Random) -> Any:
        return Bid(1, 1)


class Scribbling(Careful):
    """Writes on its view."""

    def choose(self, view: View, offer: Any, rng: Random) -> Any:
        chosen = super().choose(view, offer, rng)
        force_setattr(view, "at_ms", view.at_ms + 1)
        return chosen


class Moody(Careful):
    """Has luck of its own."""

    def choose(self, view: View, offer: Any, rng: Random) -> Any:
        return Bid(1 + UNSEEDED.randrange(5), 1 + UNSEEDED.randrange(6))


class Peeking(LiarsRules):
    """Remembers whom it was asked about last."""

    last: State | None = None

    def view(self, state: State, seat: Seat | None) -> View:
        self.last = state
        return super().view(state, seat)


def peeking_help() -> AnyGame:
    """Hints that know the dice of everybody."""
    rules = Peeking()

    def odds(view: View, sketch: Any) -> Odds:
        assert rules.last is not None
        return Odds(sum(map(sum, rules.last.hands)))

    return replace(liars(rules), table=Extras(help=Help(hints=odds)))


def crashing_help() -> AnyGame:
    return replace(GAME, table=Extras(help=Help(hints=lambda view, _: view.hand[0])))


def bot(make: Any) -> Fault:
    return changed(levels={"easy": Level(make)})


HALF_SAID = Decisive(Wording("By a bid.", " "))
NO_STEP = Decisive(Wording("By a bid.", "Par une annonce."), 100_000)
DUSK = Landmarks(round_ended=Nothing)


def extra(**extras: Any) -> Fault:
    return changed(table=Extras(**extras))


NOT_HERE = Trophies(names=("gold",), of=lambda _: "silver", locks={}, rule="LI-1")

AROUND = faults(
    ("any number of dice", "options_at_their_bounds", of_types(options=FreeOptions)),
    ("any seat may start", "options_at_their_bounds", lambda: liars(Unjudging())),
    ("a bot bids too low", "levels_play_whole_games", bot(Cheeky)),
    ("a bot writes on its view", "bots_choose_from_their_view", bot(Scribbling)),
    ("a bot has luck of its own", "bots_choose_from_their_view", bot(Moody)),
    ("hints know all dice", "hints_tell_no_secret", peeking_help),
    ("hints crash", "hints_tell_no_secret", crashing_help),
    ("hides nothing", "extras_work", extra(take_back=TakeBack(hides=lambda _: False))),
    ("a trophy that there is not", "extras_work", extra(trophies=NOT_HERE)),
    ("decided in one language", "extras_work", extra(decided=lambda _: HALF_SAID)),
    ("decided at no step", "extras_work", extra(decided=lambda _: NO_STEP)),
    ("a picture without a language", "extras_work", changed(picture=lambda _: "<svg/>")),
    ("a picture of words", "extras_work", changed(picture=lambda *_: "five dice")),
    ("rounds that nothing ends", "types_are_tagged_and_frozen", extra(landmarks=DUSK)),
    (
        "chapters run backwards",
        "extras_work",
        extra(memory=Memory(may_look_back=bool, chapter=lambda state: sum(state.dice))),
    ),
)


# -- who is here, in a game of the house that is told so -------------------------------------------


def freeze(wrong: Callable[[Any, Refusal | None], Refusal | None]) -> Fault:
    """Monster Freeze with a judge that is wrong about who is here."""
    game = tablee.game("monster_freeze")
    judge = game.rules.check

    def check(state: Any, move: Move) -> Refusal | None:
        action = move.action if isinstance(move, Decision) else None
        return wrong(action, judge(state, move))

    return lambda: replace(game, rules=replace(game.rules, check=check))


def deaf(action: Any, refusal: Refusal | None) -> Refusal | None:
    return Refusal("no_news", "MF-54") if isinstance(action, Away) else refusal


def twice_away(action: Any, refusal: Refusal | None) -> Refusal | None:
    return None if isinstance(action, Away) else refusal


def never_back(action: Any, refusal: Refusal | None) -> Refusal | None:
    return Refusal("no_news", "MF-54") if isinstance(action, Back) else refusal


PRESENCE = faults(
    ("being away is refused", "presence_is_news", freeze(deaf)),
    ("away again and again", "presence_is_news", freeze(twice_away)),
    ("nobody comes back", "presence_is_news", freeze(never_back)),
)


@pytest.mark.parametrize(("check", "make"), [*SAID, *WORDS, *AROUND, *PRESENCE])
def test_a_planted_fault_is_found(check: str, make: Fault) -> None:
    """The check that is for it names it, in a sentence."""
    finding = found(make(), check)
    assert finding is not None
    assert finding.sentence


def test_a_game_for_one_may_do_without_leave() -> None:
    """Who plays alone just stops."""
    alone = replace(with_types(GAME, action=Bid), seats=(1,))
    assert found(alone, "leaving_is_an_action") is None
