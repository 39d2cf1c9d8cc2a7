"""Moves, positions and sentences from data: an author writes the sentences, in every language."""

import re
from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any

import msgspec

from tablee.core.errors import BadNotation
from tablee.core.game import Types, Words
from tablee.core.listing import listed
from tablee.core.marks import A_SEAT, marked
from tablee.core.naming import mark
from tablee.core.position_text import state_in, with_state
from tablee.core.protocol import Decision, Move, Notation, Refusal

LANGUAGES = ("en", "fr")
PLACE = re.compile(r"\{(\w+)\}")
NONE = {"en": "none", "fr": "rien"}
USUAL: Mapping[str, Words] = {  # what the rules of `make_rules` may refuse
    "already_left": {"en": "You have left this game.", "fr": "Vous avez quitté cette partie."},
    "clock_backwards": {"en": "Time cannot run back.", "fr": "Le temps ne recule pas."},
    "game_over": {"en": "The game is over.", "fr": "La partie est finie."},
    "malformed": {
        "en": "That cannot be read: {problem}.",
        "fr": "C’est illisible : {problem}.",
    },
    "no_clock": {"en": "Nothing waits for a clock.", "fr": "Rien n’attend d’horloge."},
    "not_allowed": {
        "en": "That is not possible now.",
        "fr": "Ce n’est pas possible maintenant.",
    },
    "not_owed": {"en": "No luck is owed like this.", "fr": "Ce tirage n’est pas attendu."},
    "not_your_turn": {"en": "It is not your turn.", "fr": "Ce n’est pas votre tour."},
}


def make_notation(
    title: str,
    types: Types,
    *,
    events: Mapping[str, Words | None],
    refusals: Mapping[str, Words] | None = None,
    names: Mapping[str, Words] | None = None,
    seats: Mapping[str, Sequence[str]] | None = None,
    write: Callable[[Any, Any], str] | None = None,
    read: Callable[[Any, str], Any] | None = None,
) -> Notation[Any, Any]:
    """A notation from sentences.

    ``events`` and ``refusals`` have a sentence in each language by the event's ``type`` or the
    refusal's code. Fields stand in braces; ``{seat}`` and fields marked ``A_SEAT`` become names:
    what people have typed, or what ``seats`` says ("seat 1" unless told), one for each seat in each
    language. Lists are told one by one. Every kind of event has its line; ``None`` says that it
    needs no words. ``names`` says what fields, kinds and values are called on a board that the
    table draws. Moves are written as ``type value`` or ``type field=value …`` unless the game has
    its own way to ``write`` and ``read`` them all, ``Leave`` too.
    """
    if (write is None) != (read is None):
        raise TypeError("a notation of moves goes both ways: give write and read")
    reasons = {**USUAL, **(refusals or {})}
    called = names or {}
    _are_all_told(_tags(types.event), events)
    told = {key: words for key, words in events.items() if words is not None}
    for key, words in [*told.items(), *reasons.items(), *called.items()]:
        missing = [language for language in LANGUAGES if not words.get(language)]
        if missing:
            raise ValueError(f"{key!r} has no words in: {', '.join(missing)}")

    fields_of = {tag: kind.__struct_encode_fields__ for tag, kind in _tags(types.action).items()}

    def put(state: Any, action: Any) -> str:
        plain: dict[str, Any] = msgspec.to_builtins(action)
        kind = plain.pop("type")
        said = {name: msgspec.json.encode(value).decode() for name, value in plain.items()}
        if len(said) == 1:
            return " ".join([kind, *said.values()])
        return " ".join([kind, *(f"{name}={value}" for name, value in said.items())])

    def get(state: Any, text: str) -> Any:
        kind, _, rest = text.partition(" ")
        try:
            fields = fields_of.get(kind, ())
            named = [(fields[0], rest)] if len(fields) == 1 else _pairs(rest)
            plain = {name: msgspec.json.decode(value) for name, value in named}
            return msgspec.convert({**plain, "type": kind}, types.action)
        except (ValueError, msgspec.MsgspecError) as error:
            raise BadNotation(f"no move of {title}: {text!r} ({error})") from None

    noted = write or put

    def transcript(played: Sequence[tuple[Any, Move]], final: Any) -> str:
        lines = [
            f"{number:3}.  {move.seat + 1}  {noted(state, move.action)}"
            for number, (state, move) in enumerate(played, start=1)
            if isinstance(move, Decision)
        ]
        return "\n".join(lines)

    def tell(state: Any, event: Any, language: str) -> str | None:
        fields = msgspec.to_builtins(event)
        words = told.get(fields["type"])
        kind: type[msgspec.Struct] = type(event)
        called = {"seat", *marked(kind, A_SEAT)}
        return None if words is None else _filled(words[language], fields, language, called)

    def explain(refusal: Refusal, language: str) -> str:
        words = reasons.get(refusal.code)
        if words is None:
            return refusal.code.replace("_", " ").capitalize() + "."
        return _filled(words[language], dict(refusal.hint), language)

    return Notation(
        write=noted,
        read=read or get,
        write_position=lambda state: with_state(title, state),
        read_position=lambda text: state_in(text, types.state, title),
        transcript=transcript,
        tell=tell,
        explain=explain,
        seat=None if seats is None else lambda _, seat, language: seats[language][seat],
        name=lambda key, language: called[key][language] if key in called else None,
    )


def _tags(kinds: Any) -> dict[str, Any]:
    """The structs of a union by the tag that they are written with."""
    members = getattr(kinds, "__args__", (kinds,))
    return {str(kind.__struct_config__.tag): kind for kind in members}


def _are_all_told(kinds: Mapping[str, Any], events: Mapping[str, Words | None]) -> None:
    """A forgotten event would happen without a word, and a mistyped field would be an ellipsis."""
    if missing := [kind for kind in kinds if kind not in events]:
        raise ValueError(f"no sentence for: {', '.join(missing)} (None where none is needed)")
    if unknown := [kind for kind in events if kind not in kinds]:
        raise ValueError(f"no such event: {', '.join(unknown)}; there are: {', '.join(kinds)}")
    for kind, words in events.items():
        fields = kinds[kind].__struct_encode_fields__
        for sentence in (words or {}).values():
            if strange := [name for name in PLACE.findall(sentence) if name not in fields]:
                known = ", ".join(fields) or "none"
                raise ValueError(f"{kind} has no field {', '.join(strange)}; it has: {known}")


def _pairs(text: str) -> list[list[str]]:
    """``count=2 face=5`` apart; a value that is a list or a text holds no space outside quotes."""
    found = re.findall(r'(\w+)=((?:"(?:[^"\\]|\\.)*"|[^ "])+)', text)
    if " ".join(f"{name}={value}" for name, value in found) != text:
        raise ValueError("field=value, with single spaces in between")
    return [[name, value] for name, value in found]


def _filled(
    sentence: str, fields: Mapping[str, Any], language: str, seats: Collection[str] = ("seat",)
) -> str:
    """The fields in their places; one that is hidden or missing is told as an ellipsis."""

    def value(found: re.Match[str]) -> str:
        known = fields.get(found[1])
        if known is None:
            return "…"
        if found[1] in seats:
            known = [mark(seat) for seat in known] if isinstance(known, list) else mark(known)
        return _listed(known, language) if isinstance(known, list) else str(known)

    return PLACE.sub(value, sentence)


def _listed(things: Sequence[Any], language: str) -> str:
    return listed(map(str, things), language) if things else NONE[language]
