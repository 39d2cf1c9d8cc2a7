"""Sentences in English and French: what happened, and why something was refused."""

from typing import Any

from tablee.core.protocol import Refusal
from tablee.games.monster_freeze.events import (
    ClaimFailed,
    CountdownBegan,
    Dealt,
    GotReady,
    MatchEnded,
    Paused,
    Refreshed,
    Resumed,
    RoundEnded,
    SeatAway,
    SeatBack,
    SeatLeft,
    SwapLost,
    Swapped,
    TrickLaid,
    Voted,
)

COLOUR_NAMES = {
    "en": {c: c for c in ("red", "blue", "green", "yellow", "violet")},
    "fr": {
        "red": "rouge",
        "blue": "bleu",
        "green": "vert",
        "yellow": "jaune",
        "violet": "violet",
    },
}
REFUSALS = {
    "en": {
        "BAD_REQUEST": "That cannot be read: {field}.",
        "NOT_SEATED": "This seat is not in the game any more.",
        "STALE_ROUND": "That belongs to another round; now it is round {round}.",
        "ROUND_OVER": "The round is over.",
        "NOT_STARTED": "The round has not begun yet.",
        "PAUSED": "The game is paused.",
        "STALE_HAND": "Those are not the cards in your hand any more.",
        "CENTRE_CHANGED": "Too late: {centre} lies in the centre now.",
        "TOO_SOON": "Too soon: {seconds:.1f} s to go.",
        "CLAIM_LOCKED": "After a wrong claim: {seconds:.1f} s to go.",
        "NO_LINE": "No three monsters of one colour are in line.",
        "COLOUR_NOT_SHOWN": "That colour shows no line; these do: {colours}.",
        "NO_PAUSE_LEFT": "You have no pause left.",
        "NOT_PAUSED": "The game is not paused.",
        "NO_VOTE": "Alone there is nobody to vote with.",
        "NOT_WAITING": "Nobody is being waited for.",
        "NO_ASSIST": "This seat plays without the glow.",
        "NO_NEWS": "That is known already.",
        "NOT_OWED": "No cards are owed now.",
        "BAD_SHUFFLE": "A shuffle holds all {cards} cards, each once.",
        "CLOCK_BACKWARDS": "Table time cannot run backwards.",
        "NOT_NOW": "Nothing is due now.",
    },
    "fr": {
        "BAD_REQUEST": "Cela ne se lit pas : {field}.",
        "NOT_SEATED": "Cette place ne joue plus.",
        "STALE_ROUND": "C’était pour une autre manche ; on joue la manche {round}.",
        "ROUND_OVER": "La manche est finie.",
        "NOT_STARTED": "La manche n’a pas encore commencé.",
        "PAUSED": "La partie est en pause.",
        "STALE_HAND": "Ce ne sont plus les cartes de votre main.",
        "CENTRE_CHANGED": "Trop tard : {centre} est maintenant au centre.",
        "TOO_SOON": "Trop tôt : encore {seconds:.1f} s.",
        "CLAIM_LOCKED": "Après une fausse annonce : encore {seconds:.1f} s.",
        "NO_LINE": "Pas trois monstres d’une même couleur alignés.",
        "COLOUR_NOT_SHOWN": "Cette couleur n’est pas alignée ; celles-ci le sont : {colours}.",
        "NO_PAUSE_LEFT": "Vous n’avez plus de pause.",
        "NOT_PAUSED": "La partie n’est pas en pause.",
        "NO_VOTE": "En solo, personne avec qui voter.",
        "NOT_WAITING": "On n’attend personne.",
        "NO_ASSIST": "Cette place joue sans la lueur.",
        "NO_NEWS": "On le sait déjà.",
        "NOT_OWED": "Aucune carte n’est due maintenant.",
        "BAD_SHUFFLE": "Un mélange contient les {cards} cartes, chacune une fois.",
        "CLOCK_BACKWARDS": "Le temps de la table ne recule pas.",
        "NOT_NOW": "Rien n’est dû maintenant.",
    },
}
TOLD = {
    "en": {
        GotReady: "Seat {seat} is ready.",
        CountdownBegan: "Round {round} is about to begin.",
        Dealt: "Round {round}: the cards are on the table, {centre} in the centre.",
        Swapped: "Seat {seat} gives {given} and takes {taken}.",
        SwapLost: "Seat {seat} is too late for {expect}.",
        TrickLaid: "Seat {seat} lays a {colour} trick.",
        ClaimFailed: "Seat {seat} claims without a line.",
        Voted: "Seat {seat} wants a new centre card.",
        Refreshed: "{old} goes under the pile, {new} comes to the centre.",
        Paused: "Pause.",
        Resumed: "The game goes on.",
        SeatAway: "Seat {seat} is away.",
        SeatBack: "Seat {seat} is back.",
        SeatLeft: "Seat {seat} has left.",
    },
    "fr": {
        GotReady: "La place {seat} est prête.",
        CountdownBegan: "La manche {round} va commencer.",
        Dealt: "Manche {round} : les cartes sont sur la table, {centre} au centre.",
        Swapped: "La place {seat} donne {given} et prend {taken}.",
        SwapLost: "La place {seat} arrive trop tard pour {expect}.",
        TrickLaid: "La place {seat} pose un pli {colour}.",
        ClaimFailed: "La place {seat} annonce sans alignement.",
        Voted: "La place {seat} veut une autre carte au centre.",
        Refreshed: "{old} passe sous la pioche, {new} arrive au centre.",
        Paused: "Pause.",
        Resumed: "La partie reprend.",
        SeatAway: "La place {seat} est absente.",
        SeatBack: "La place {seat} est de retour.",
        SeatLeft: "La place {seat} a quitté la partie.",
    },
}
ENDS = {
    "en": {
        "five_colours": "Seat {winner} has all five colours and wins the round.",
        "exhausted": "The pile is empty; seat {winner} wins the round.",
        "drawn": "The pile is empty, and the round is drawn.",
        "time_up": "Time is up.",
        "solo_exhausted": "The pile is empty: lost.",
    },
    "fr": {
        "five_colours": "La place {winner} a les cinq couleurs et gagne la manche.",
        "exhausted": "La pioche est vide ; la place {winner} gagne la manche.",
        "drawn": "La pioche est vide, et la manche est nulle.",
        "time_up": "Le temps est écoulé.",
        "solo_exhausted": "La pioche est vide : perdu.",
    },
}
OVER = {
    "en": ("Nobody wins.", "Winner: seat {seats}."),
    "fr": ("Personne ne gagne.", "Victoire : place {seats}."),
}


def explain(refusal: Refusal, language: str) -> str:
    """One sentence that says why something was refused."""
    hint = dict(refusal.hint)
    if "colours" in hint:
        names = COLOUR_NAMES[language]
        hint["colours"] = ", ".join(names[colour] for colour in hint["colours"])
    return REFUSALS[language][refusal.code].format(**hint)


def tell(event: Any, language: str) -> str | None:
    """One sentence for one event; seats are counted from 1, as people do."""
    if isinstance(event, RoundEnded):
        winner = None if event.end.winner is None else event.end.winner + 1
        return ENDS[language][event.end.reason].format(winner=winner)
    if isinstance(event, MatchEnded):
        nobody, somebody = OVER[language]
        seats = ", ".join(str(seat + 1) for seat in event.result.winners)
        return somebody.format(seats=seats) if seats else nobody
    sentences: dict[Any, str] = TOLD[language]
    sentence = sentences.get(type(event))
    if sentence is None:
        return None
    facts = {name: getattr(event, name) for name in event.__struct_fields__}
    if facts.get("seat") is not None:
        facts["seat"] += 1
    if isinstance(event, TrickLaid):
        facts["colour"] = COLOUR_NAMES[language][event.colour]
    return sentence.format(**facts)
