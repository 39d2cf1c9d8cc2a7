"""What a review says of a moment, in English and French; what only the end showed is said to be."""

from collections.abc import Mapping
from typing import Any

from tablee.core.finding import Wording, say
from tablee.games.cocoons.text.words import GUARDIAN_NAMES, OWNERS

MOMENTS = {
    "en": {
        "slide": "A slide that showed nothing new: no trap, no guardian, no picture.",
        "place_read": "Into cocoon {cocoon}: {guardian}. But that cocoon had been read in turn "
        "{turn}: it is {owner}.",
        "place_home": "Into cocoon {cocoon}: {guardian}. But its own cocoon, {home}, had been read "
        "in turn {turn}.",
        "guess": "A guess: {guardian} into cocoon {cocoon}, when nobody had read either (one "
        "chance in {unread}). It was wrong, which nobody could know then.",
        "untold": "Whoever had read it had not said so.",
        "left": "Left lying: {guardian}, though its cocoon, {home}, had been read in turn {turn}.",
    },
    "fr": {
        "slide": "Une glissade qui n’a rien montré de neuf : ni trappe, ni gardien, ni image.",
        "place_read": "Dans le cocon {cocoon} : {guardian}. Or ce cocon avait été lu au tour "
        "{turn} : c’est {owner}.",
        "place_home": "Dans le cocon {cocoon} : {guardian}. Or son propre cocon, {home}, avait été "
        "lu au tour {turn}.",
        "guess": "Un pari : {guardian} dans le cocon {cocoon}, sans que personne ait lu l’un ou "
        "l’autre (une chance sur {unread}). C’était faux, mais personne ne pouvait alors le "
        "savoir.",
        "untold": "Qui l’avait lu ne l’avait pas dit.",
        "left": "Sur place : {guardian}, alors que son cocon, {home}, avait été lu au tour {turn}.",
    },
}
TURNINGS = {
    "en": {
        "start": "It could not be won from the start: {reserve} tokens, and the shortest way over "
        "all slots and home takes {way}.",
        "tokens": "From here on it could not be won: {reserve} tokens were left, and the shortest "
        "way over the slots still full and home took {way}. Everybody could have counted that.",
        "wrong": "From here on it could not be won: {reserve} tokens were left, the way home took "
        "{way}, and guardians in wrong cocoons ({wrong}) cost three each. Which ones were wrong, "
        "only the end showed.",
        "vote": "It could still be won until the vote: {reserve} tokens were left to mend what was "
        "wrong ({wrong}). Nobody had read the wrong cocoons; only the end showed them.",
        "vote_known": "It could still be won until the vote: {reserve} tokens were left to mend "
        "what was wrong ({wrong}). Cocoon {label} had been read in turn {turn}: it is {owner}.",
        "open": "It was open until the last turn.",
        "limit": "The turns ran out before the tokens did.",
        "known": "From here on everything was known: all eight cocoons had been read, with "
        "{reserve} tokens left for a way of {way} at least.",
        "luck": "Won with luck: until the end, cocoons that nobody had read ({unread}) held the "
        "right guardians.",
    },
    "fr": {
        "start": "Dès le début, c’était impossible : {reserve} jetons, et le chemin le plus court "
        "par toutes les cases jusqu’au départ en demande {way}.",
        "tokens": "À partir d’ici, c’était perdu : il restait {reserve} jetons, et le chemin le "
        "plus court par les cases encore pleines jusqu’au départ en demandait {way}. Tout le monde "
        "pouvait le compter.",
        "wrong": "À partir d’ici, c’était perdu : il restait {reserve} jetons, le retour en "
        "demandait {way}, et chaque gardien mal placé ({wrong}) en coûte trois. Lesquels étaient "
        "mal placés, seule la fin l’a montré.",
        "vote": "Jusqu’au vote, c’était encore possible : il restait {reserve} jetons pour réparer "
        "({wrong} mal placés). Personne n’avait lu ces cocons ; seule la fin les a montrés.",
        "vote_known": "Jusqu’au vote, c’était encore possible : il restait {reserve} jetons pour "
        "réparer ({wrong} mal placés). Le cocon {label} avait été lu au tour {turn} : c’est "
        "{owner}.",
        "open": "Tout restait ouvert jusqu’au dernier tour.",
        "limit": "Les tours se sont épuisés avant les jetons.",
        "known": "À partir d’ici, on savait tout : les huit cocons étaient lus, avec {reserve} "
        "jetons pour un chemin de {way} au moins.",
        "luck": "Gagné avec de la chance : jusqu’à la fin, des cocons que personne n’avait lus "
        "({unread}) contenaient les bons gardiens.",
    },
}


def say_moment(*keys: str, **facts: Any) -> Wording:
    """One sentence after the other."""
    said = [say(MOMENTS, key, lambda language: _named(facts, language)) for key in keys]
    return Wording(" ".join(each.en for each in said), " ".join(each.fr for each in said))


def say_turning(key: str, **facts: Any) -> Wording:
    return say(TURNINGS, key, lambda language: _named(facts, language))


def _named(facts: Mapping[str, Any], language: str) -> dict[str, Any]:
    """Guardians by their names, as owners and as themselves."""
    said = dict(facts)
    for field, called in (("guardian", GUARDIAN_NAMES), ("owner", OWNERS)):
        if said.get(field) is not None:
            said[field] = called[language][said[field]]
    return said
