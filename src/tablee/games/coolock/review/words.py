"""What a review says of a turn, in English and French."""

from collections.abc import Mapping
from typing import Any

from tablee.core.finding import Wording, say
from tablee.core.listing import listed
from tablee.core.naming import mark
from tablee.core.protocol import Seat
from tablee.games.coolock.model import State
from tablee.games.coolock.rules.queries import board_of, lock_at
from tablee.games.coolock.text.words import painted

FINDINGS = {
    "en": {
        "fine": "Nothing better was found.",
        "meeting": "A missed meeting: the {lock} padlock ({zone}) was in reach, and {mates} "
        "stood ready.",
        "padlock": "A padlock left shut: the {lock} one ({zone}) was in reach.",
        "portion": "A portion left lying: number {slot} ({zone}) was in reach.",
        "ghost": "Straight into a ghost, though another way was free.",
        "risk": "A needless risk: {chance} % to be caught there, {better_chance} % on a way that "
        "brought just as much.",
        "wasted": "A wasted turn: nothing taken, nothing opened, no step nearer to {goal}.",
        "detour": "A detour: the next thing to do was {goal}.",
        "stayed": "No try for a double: it costs nothing, and one in six succeeds.",
        "card_padlock": "Another choice for the card was better: the {lock} padlock ({zone}).",
        "card_mate": "Another choice for the secret passage was better: to {mates}.",
        "card_stay": "The secret passage was better left alone.",
        "order": "The other die first would have caught fewer: {fewer} instead of {caught}.",
    },
    "fr": {
        "fine": "Rien de mieux n’a été trouvé.",
        "meeting": "Rencontre manquée : le cadenas {lock} ({zone}) était à portée, avec {mates} "
        "déjà en place.",
        "padlock": "Cadenas laissé fermé : le {lock} ({zone}) était à portée.",
        "portion": "Portion laissée sur place : la numéro {slot} ({zone}) était à portée.",
        "ghost": "Droit sur un fantôme, alors qu’un autre chemin était libre.",
        "risk": "Risque inutile : {chance} % d’être pris à cet endroit, {better_chance} % par un "
        "chemin qui rapportait autant.",
        "wasted": "Tour perdu : rien de pris, rien d’ouvert, pas un pas de plus vers {goal}.",
        "detour": "Détour : la prochaine étape du plan, c’était {goal}.",
        "stayed": "Pas d’essai de double : il ne coûte rien et réussit une fois sur six.",
        "card_padlock": "Un autre choix valait mieux pour la carte : le cadenas {lock} ({zone}).",
        "card_mate": "Un autre choix valait mieux pour le passage secret : rejoindre {mates}.",
        "card_stay": "Mieux valait ne pas prendre le passage secret.",
        "order": "L’autre dé d’abord en aurait attrapé moins : {fewer} au lieu de {caught}.",
    },
}
GOALS = {
    "en": {
        "lock": "the {lock} padlock ({zone})",
        "portion": "portion {slot} ({zone})",
        "": "what was left to do",
    },
    "fr": {
        "lock": "le cadenas {lock} ({zone})",
        "portion": "la portion {slot} ({zone})",
        "": "ce qui restait à faire",
    },
}


def say_turn(
    state: State, key: str, goal: int | None, mates: tuple[Seat, ...] = (), **numbers: int
) -> Wording:
    """The finding with this key; ``goal`` is the intersection that it is about."""

    def facts(language: str) -> Mapping[str, Any]:
        known = _things(state, goal, language)
        names = [mark(seat) for seat in mates]
        kind = "lock" if "lock" in known else "portion" if "slot" in known else ""
        return {
            **known,
            **numbers,
            "mates": listed(names, language) if names else "",
            "goal": GOALS[language][kind].format(**known),
        }

    return say(FINDINGS, key, facts)


def _things(state: State, goal: int | None, language: str) -> dict[str, Any]:
    """What stands at an intersection, and in which zone it is."""
    if goal is None:
        return {}
    board = board_of(state.table)
    found: dict[str, Any] = {
        "zone": getattr(board.zones[board.zones_of[goal][0]].name, language),
    }
    if (lock := lock_at(state, goal)) is not None:
        found["lock"] = painted(lock.colours, language)
    for portion in state.portions:
        if portion.at == goal:
            found["slot"] = portion.slot
    return found
