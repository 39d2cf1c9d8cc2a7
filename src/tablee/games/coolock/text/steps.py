"""The events of one step told together: where a walk ends, and what a 6 does not bring."""

from collections.abc import Mapping, Sequence
from typing import Any

from tablee.core.naming import mark
from tablee.games.coolock import events
from tablee.games.coolock.model import FIRST_GHOST, State
from tablee.games.coolock.rules.queries import board_of
from tablee.games.coolock.text.places import side
from tablee.games.coolock.text.words import tell

SENTENCES: Mapping[str, Mapping[str, str]] = {
    "en": {
        "walk": "{seat} walks {steps} steps and stands between {rooms} ({zones}).",
        "step": "{seat} walks one step and stands between {rooms} ({zones}).",
        "early": "{seat} rolls {die}, which brings no ghost before round {first}.",
        "empty": "{seat} rolls {die}, but no ghost comes: they are all on the board already.",
        "no_apparition": "{seat} draws “Apparition”, but no ghost comes: they are all on the "
        "board already.",
    },
    "fr": {
        "walk": "{seat} avance de {steps} pas, entre {rooms} ({zones}).",
        "step": "{seat} avance d’un pas, entre {rooms} ({zones}).",
        "early": "{seat} fait {die}, ce qui n’amène pas de fantôme avant la manche {first}.",
        "empty": "{seat} fait {die}, mais aucun fantôme ne vient : ils sont déjà tous sur le "
        "plateau.",
        "no_apparition": "{seat} tire « Apparition », mais aucun fantôme ne vient : ils sont déjà "
        "tous sur le plateau.",
    },
}
SIX = 6  # CL-58


def tell_all(state: State, heard: Sequence[Any], language: str) -> list[str | None]:
    """A sentence for each event, or none; ``state`` is the one after them.

    Whoever comes back hears several steps at once: a walk reaches to the next roll.
    """
    told = list[str | None]()
    walked = list[events.Stepped]()
    for number, event in enumerate(heard):
        later = heard[number + 1 :]
        if isinstance(event, events.DieRolled):
            walked = []
        if isinstance(event, events.Stepped):
            walked.append(event)
            told.append(None if _goes_on(later) else _walk(state, walked, language))
        elif _calls(event) and not (later and isinstance(later[0], events.GhostAppeared)):
            told.append(_without_ghost(state, event, language))
        else:
            told.append(tell(state, event, language))
    return told


def _goes_on(later: Sequence[Any]) -> bool:
    """Whether another step of the same walk is among what follows."""
    kinds = (event for event in later if isinstance(event, events.Stepped | events.DieRolled))
    return isinstance(next(kinds, None), events.Stepped)


def _walk(state: State, walked: Sequence[events.Stepped], language: str) -> str:
    """Where a walk ends; what it opened and took has sentences of its own."""
    last = walked[-1]
    sentence = SENTENCES[language]["walk" if len(walked) > 1 else "step"]
    where = side(board_of(state.table), last.edge, language)
    return sentence.format(seat=mark(last.seat), steps=len(walked), **where)


def _calls(event: Any) -> bool:
    """CL-58, CL-82: whether it should bring a ghost."""
    match event:
        case events.DieRolled(die=die):
            return die == SIX
        case events.CardDrawn(card="apparition"):
            return True
    return False


def _without_ghost(state: State, event: Any, language: str) -> str:
    """CL-58, CL-59: why none comes."""
    words = SENTENCES[language]
    if isinstance(event, events.CardDrawn):
        return words["no_apparition"].format(seat=mark(event.seat))
    key = "early" if state.round < FIRST_GHOST else "empty"
    return words[key].format(seat=mark(event.seat), die=event.die, first=FIRST_GHOST)
