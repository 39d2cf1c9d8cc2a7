"""Sentences: for every event and every refusal, in every language."""

import re
from collections.abc import Sequence
from typing import Any

from tablee.core.codec import codec, to_plain
from tablee.core.protocol import Decision, Outcome, Refusal
from tablee.testing.broken import Broken, Count, same, short
from tablee.testing.mischief import mangled
from tablee.testing.trial import Trial
from tablee.testing.walks import viewers

LANGUAGES = ("en", "fr")
PLACEHOLDER = re.compile(r"\{[A-Za-z_]\w*[^{}'\"]*\}|%\([a-z_]+\)")
PROGRAM = re.compile(  # a tuple, a list, a struct, None or a truth value, as Python prints them
    r"\((?:[\w'\"-]+, ?)+[\w'\"-]*\)|\[[^\]]*\]|\b\w+\(\w+=|\bNone\b|\bTrue\b|\bFalse\b"
)
WORD = re.compile(r"[^\W\d_]{2,}")
MANY_WORDS = 3  # sentences of so many words are not the same in two languages by chance
MANY = 5  # so many short ones are not, either


def events_are_told(trial: Trial) -> Count:
    """Each event has a sentence in every language, or in none; none is left untranslated."""
    told: dict[str, set[tuple[str, str]]] = {}
    for walk in trial.walks:
        for step in walk.steps:
            trial.here, trial.move = step.state, step.move
            both = [_told(trial, step.after, step.events, each) for each in LANGUAGES]
            for event, *sentences in zip(step.events, *both, strict=True):
                kind = type(event).__name__
                if (sentences[0] is None) != (sentences[1] is None):
                    raise Broken(f"{kind} is told in one language: {short(sentences)}")
                if sentences[0] is not None and sentences[1] is not None:
                    told.setdefault(kind, set()).add((sentences[0], sentences[1]))
    _are_translated(told)
    return Count(sum(map(len, told.values())), "sentences read")


def sentences_tell_no_secret(trial: Trial) -> Count:
    """A sentence for what a seat hears is made of what that seat sees, and of nothing else.

    It reads the same in any world that looks alike to the seat.
    """
    rules, rng, compared = trial.rules, trial.rng("sentences"), 0
    for step in trial.steps():
        trial.here, trial.move = step.state, step.move
        for viewer in viewers(step.after):
            redacted = (rules.redact(event, viewer) for event in step.events)
            heard = [event for event in redacted if event is not None]
            if not heard:
                continue
            guess = rules.guess(rules.view(step.after, viewer), rng)
            for language in LANGUAGES:
                here, there = (
                    _told(trial, state, heard, language) for state in (step.after, guess)
                )
                for event, one, other in zip(heard, here, there, strict=True):
                    same(other, one, f"what seat {viewer} reads of {short(event)} in a twin")
                    compared += 1
    return Count(compared, "sentences compared with a twin")


def _told(trial: Trial, state: Any, events: Sequence[Any], language: str) -> Sequence[str | None]:
    """The sentences of one step, as people read them, each of them looked at."""
    notation = trial.game.notation
    alone = [_by_itself(trial, state, event, language) for event in events]
    if notation.tell_all is None:
        return alone
    try:
        sentences = notation.tell_all(state, events, language)
    except Exception as error:
        kind = type(error).__name__
        raise Broken(f"telling {short(events)} in {language!r} raised {kind}: {error}") from error
    if len(sentences) != len(events):
        raise Broken(f"{len(events)} events are told in {len(sentences)} sentences")
    for event, sentence in zip(events, sentences, strict=True):
        _is_prose(event, sentence, language)
    return sentences


def _by_itself(trial: Trial, state: Any, event: Any, language: str) -> str | None:
    try:
        sentence = trial.game.notation.tell(state, event, language)
    except Exception as error:
        kind = type(error).__name__
        raise Broken(f"telling {short(event)} in {language!r} raised {kind}: {error}") from error
    _is_prose(event, sentence, language)
    return sentence


def _is_prose(event: Any, sentence: Any, language: str) -> None:
    if sentence is not None:
        what = f"{type(event).__name__} in {language!r}"
        _is_sentence(sentence, what)
        if (code := PROGRAM.search(sentence)) is not None:
            raise Broken(f"the sentence for {what} has {code[0]!r}, no prose: {sentence!r}")


def _is_sentence(sentence: Any, what: str) -> None:
    if not isinstance(sentence, str) or not sentence.strip():
        raise Broken(f"the sentence for {what} is empty: {sentence!r}")
    if (left := PLACEHOLDER.search(sentence)) is not None:
        raise Broken(f"the sentence for {what} still has {left[0]!r}: {short(sentence)}")


def _are_translated(told: dict[str, set[tuple[str, str]]]) -> None:
    """No kind is always told in the same words, unless there are hardly any words in it."""
    for kind, pairs in told.items():
        one, other = min(pairs)
        if all(en == fr for en, fr in pairs) and len(WORD.findall(one)) >= MANY_WORDS:
            raise Broken(f"{kind} reads the same in both languages: {short(other)}")
    every = {pair for pairs in told.values() for pair in pairs}
    if len(every) >= MANY and all(en == fr for en, fr in every):
        raise Broken(f"all {len(every)} sentences read the same in both languages")


def refusals_are_explained(trial: Trial) -> Count:
    """Each refusal has a sentence in every language."""
    told: dict[str, set[tuple[str, str]]] = {}
    for refusal in _refusals(trial):
        sentences = []
        for language in LANGUAGES:
            try:
                sentence = trial.game.notation.explain(refusal, language)
            except Exception as error:
                kind = type(error).__name__
                raise Broken(
                    f"explaining {short(refusal)} in {language!r} raised {kind}: {error}"
                ) from error
            _is_sentence(sentence, f"{refusal.code} in {language!r}")
            sentences.append(sentence)
        told.setdefault(refusal.code, set()).add((sentences[0], sentences[1]))
    _are_translated(told)
    return Count(sum(map(len, told.values())), "sentences read")


def _refusals(trial: Trial) -> list[Refusal]:
    """What is said to bad moves of all kinds."""
    rng, found = trial.rng("words"), []
    readers = codec(trial.game)
    for step in trial.steps():
        moves: list[Any] = [Outcome(None) if isinstance(step.move, Decision) else step.move]
        if isinstance(step.move, Decision):
            for _ in range(4):
                action = readers.action(mangled(to_plain(step.move.action), readers.types, rng))
                seat = rng.randrange(step.state.seats)
                moves += [
                    Decision(seat, each, step.move.at_ms) for each in (action, step.move.action)
                ]
        for move in moves:
            trial.move = move
            refusal = trial.rules.check(step.state, move)
            if refusal is not None:
                found.append(refusal)
    return found
