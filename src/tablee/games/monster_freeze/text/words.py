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
        "malformed": "That cannot be read: {field}.",
        "not_seated": "This seat is not in the game any more.",
        "stale_round": "That belongs to another round; now it is round {round}.",
        "round_over": "The round is over.",
        "not_started": "The round has not begun yet.",
        "paused": "The game is paused.",
        "stale_hand": "Those are not the cards in your hand any more.",
        "centre_changed": "Too late: {centre} lies in the centre now.",
        "too_soon": "Too soon: {seconds:.1f} s to go.",
        "claim_locked": "After a wrong claim: {seconds:.1f} s to go.",
        "no_line": "No three monsters of one colour are in line.",
        "colour_not_shown": "That colour shows no line; these do: {colours}.",
        "no_pause_left": "You have no pause left.",
        "not_paused": "The game is not paused.",
        "no_vote": "Alone there is nobody to vote with.",
        "not_waiting": "Nobody is being waited for.",
        "no_assist": "This seat plays without the glow.",
        "no_news": "That is known already.",
        "not_owed": "No cards are owed now.",
        "bad_shuffle": "A shuffle holds all {cards} cards, each once.",
        "clock_backwards": "Table time cannot run backwards.",
        "not_now": "Nothing is due now.",
    },
    "fr": {
        "malformed": "Cela ne se lit pas : {field}.",
        "not_seated": "Cette place ne joue plus.",
        "stale_round": "C’était pour une autre manche ; on joue la manche {round}.",
        "round_over": "La manche est finie.",
        "not_started": "La manche n’a pas encore commencé.",
        "paused": "La partie est en pause.",
        "stale_hand": "Ce ne sont plus les cartes de votre main.",
        "centre_changed": "Trop tard : {centre} est maintenant au centre.",
        "too_soon": "Trop tôt : encore {seconds:.1f} s.",
        "claim_locked": "Après une fausse annonce : encore {seconds:.1f} s.",
        "no_line": "Pas trois monstres d’une même couleur alignés.",
        "colour_not_shown": "Cette couleur n’est pas alignée ; celles-ci le sont : {colours}.",
        "no_pause_left": "Vous n’avez plus de pause.",
        "not_paused": "La partie n’est pas en pause.",
        "no_vote": "En solo, personne avec qui voter.",
        "not_waiting": "On n’attend personne.",
        "no_assist": "Cette place joue sans la lueur.",
        "no_news": "On le sait déjà.",
        "not_owed": "Aucune carte n’est due maintenant.",
        "bad_shuffle": "Un mélange contient les {cards} cartes, chacune une fois.",
        "clock_backwards": "Le temps de la table ne recule pas.",
        "not_now": "Rien n’est dû maintenant.",
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
