"""What decided a box of Cocoons: the first guardian in a wrong cocoon, or the last one home."""

from collections.abc import Sequence
from typing import Any

from tablee.core.finding import Decisive, say
from tablee.core.naming import mark
from tablee.games.cocoons.events import Corrected, GuardianPlaced, Step
from tablee.games.cocoons.model import LABELS, State
from tablee.games.cocoons.text.words import GUARDIAN_NAMES, OWNERS

TEXTS = {
    "en": {
        "home": "The last one home in turn {turn}, put there by {seat}: {guardian}.",
        "wrong": "In turn {turn}, {seat} put a guardian into cocoon {cocoon}: {guardian}. That "
        "cocoon was {owner}.",
        "tokens": "The tokens ran out in turn {turn}, with {left} of {all} guardians still to "
        "find.",
        "tokens_home": "The tokens ran out in turn {turn}, when every guardian was in a cocoon.",
        "turns": "After {turn} turns, {left} of {all} guardians were still to find.",
    },
    "fr": {
        "home": "Dernier gardien à rentrer, au tour {turn}, grâce à {seat} : {guardian}.",
        "wrong": "Au tour {turn}, {seat} a mis un gardien dans le cocon {cocoon} : {guardian}. Or "
        "ce cocon était {owner}.",
        "tokens": "Les jetons ont manqué au tour {turn}, avec {left} gardiens sur {all} encore à "
        "trouver.",
        "tokens_home": "Les jetons ont manqué au tour {turn}, alors que tous les gardiens étaient "
        "dans un cocon.",
        "turns": "Après {turn} tours, {left} gardiens sur {all} restaient à trouver.",
    },
}


def decided(steps: Sequence[Step]) -> Decisive | None:
    end, _ = steps[-1]
    homes = [
        (number, state.turn, event)
        for number, (state, events) in enumerate(steps)
        for event in events
        if isinstance(event, GuardianPlaced | Corrected)
    ]
    match end.reason:
        case "all_home":
            return _said("home", homes[-1]) if homes else None
        case "wrong_guardian":
            wrong = [each for each in homes if _is_wrong(end, each[2])]
            return _said("wrong", wrong[0], end) if wrong else None
        case _:
            return _unfound(end)


def _unfound(end: State) -> Decisive:
    left = len(end.identities) - sum(len(each.holds) for each in end.cocoons)
    key = "turns" if end.reason == "turn_limit" else "tokens" if left else "tokens_home"
    facts = {"turn": end.turn, "left": left, "all": len(end.identities)}
    return Decisive(say(TEXTS, key, lambda _: facts))


def _into(event: GuardianPlaced | Corrected) -> str:
    return event.target if isinstance(event, Corrected) else event.cocoon


def _is_wrong(end: State, event: GuardianPlaced | Corrected) -> bool:
    """It lies there to the end, and does not belong there; the truth is out by now (CO-69)."""
    at = LABELS.index(_into(event))
    return event.guardian in end.cocoons[at].holds and end.identities[at] != event.guardian


def _said(key: str, found: tuple[int, int, Any], end: State | None = None) -> Decisive:
    number, turn, event = found
    cocoon = _into(event)
    return Decisive(
        say(
            TEXTS,
            key,
            lambda language: {
                "turn": turn,
                "seat": mark(event.seat),
                "cocoon": cocoon,
                "guardian": GUARDIAN_NAMES[language][event.guardian],
                "owner": ""
                if end is None
                else OWNERS[language][end.identities[LABELS.index(cocoon)]],
            },
        ),
        number,
    )
