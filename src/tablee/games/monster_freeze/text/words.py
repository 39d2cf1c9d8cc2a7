"""Sentences in English and French: what happened, and why something was refused."""

from typing import Any

from tablee.core.listing import listed
from tablee.core.naming import mark
from tablee.core.protocol import Refusal, Seat
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
    SatOut,
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
        "centre_changed": "Too late: another card lies in the centre now.",
        "too_soon": "Too soon: {seconds:.1f} s to go.",
        "claim_locked": "After a wrong claim: {seconds:.1f} s to go.",
        "no_line": "No three monsters of one colour are in line.",
        "colour_not_shown": "That colour shows no line; these do: {colours}.",
        "no_pause_left": "You have no pause left.",
        "not_paused": "The game is not paused.",
        "seat_away": "Whoever is away cannot say when it goes on.",
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
        "centre_changed": "Trop tard : une autre carte est au centre.",
        "too_soon": "Trop tôt : encore {seconds:.1f} s.",
        "claim_locked": "Après une fausse annonce : encore {seconds:.1f} s.",
        "no_line": "Pas trois monstres d’une même couleur alignés.",
        "colour_not_shown": "Cette couleur n’est pas alignée ; celles-ci le sont : {colours}.",
        "no_pause_left": "Vous n’avez plus de pause.",
        "not_paused": "La partie n’est pas en pause.",
        "seat_away": "Une place dont la connexion est perdue ne peut pas relancer la partie.",
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
        GotReady: "{seat} is ready.",
        CountdownBegan: "Round {round} is about to begin.",
        Dealt: "Round {round}: the cards are dealt.",
        Swapped: "{seat} swaps a card with the centre.",
        SwapLost: "{seat} comes too late for the card in the centre.",
        TrickLaid: "{seat} lays a {colour} trick.",
        ClaimFailed: "{seat} claims, but there is no line.",
        Voted: "{seat} wants a new centre card.",
        Refreshed: "A new card comes to the centre.",
        Paused: "{seat} pauses the game.",
        Resumed: "The game goes on.",
        SeatAway: "{seat} is away.",
        SeatBack: "{seat} is here.",
        SatOut: "{seat} has been away for a minute and sits out until the return.",
        SeatLeft: "{seat} leaves the game.",
    },
    "fr": {
        GotReady: "Tout est prêt pour {seat}.",
        CountdownBegan: "La manche {round} va commencer.",
        Dealt: "Manche {round} : les cartes sont distribuées.",
        Swapped: "{seat} échange une carte avec le centre.",
        SwapLost: "{seat} arrive trop tard pour la carte du centre.",
        TrickLaid: "{seat} pose un pli {colour}.",
        ClaimFailed: "{seat} annonce, mais rien n’est aligné.",
        Voted: "{seat} veut une autre carte au centre.",
        Refreshed: "Une nouvelle carte arrive au centre.",
        Paused: "{seat} demande une pause.",
        Resumed: "La partie reprend.",
        SeatAway: "{seat} n’est plus là.",
        SeatBack: "{seat} est là.",
        SatOut: "{seat} n’est plus là depuis une minute : sa place attend son retour.",
        SeatLeft: "{seat} quitte la partie.",
    },
}
ENDS = {
    "en": {
        "five_colours": "{winner} has all five colours and wins the round.",
        "exhausted": "The pile is empty: {winner} wins the round.",
        "drawn": "The pile is empty, and the round is drawn.",
        "time_up": "Time is up.",
        "solo_exhausted": "The pile is empty: lost.",
    },
    "fr": {
        "five_colours": "{winner} a les cinq couleurs et gagne la manche.",
        "exhausted": "La pioche est vide : {winner} gagne la manche.",
        "drawn": "La pioche est vide, et la manche est nulle.",
        "time_up": "Le temps est écoulé.",
        "solo_exhausted": "La pioche est vide : perdu.",
    },
}
OVER = {
    "en": ("Nobody wins.", "{seats} wins the game.", "{seats} share the win."),
    "fr": (
        "Personne ne gagne.",
        "{seats} gagne la partie.",
        "{seats} se partagent la victoire.",
    ),
}
PAUSED_BY_NOBODY = {
    "en": "Nobody has moved for a while: pause.",
    "fr": "Plus rien ne bouge depuis un moment : pause.",
}
BACK_IN = {
    "en": "{seat} is back and plays on with the same tricks.",
    "fr": "{seat} est de retour et continue avec ses plis.",
}
SEATS = {
    "en": ("the marmot", "the ibex", "the owl", "the hare"),
    "fr": ("la marmotte", "le bouquetin", "la chouette", "le lièvre"),
}


def seat_name(_: Any, seat: Seat, language: str) -> str:
    return SEATS[language][seat]


def explain(refusal: Refusal, language: str) -> str:
    """One sentence that says why something was refused."""
    hint = dict(refusal.hint)
    if "colours" in hint:
        names = COLOUR_NAMES[language]
        hint["colours"] = ", ".join(names[colour] for colour in hint["colours"])
    return REFUSALS[language][refusal.code].format(**hint)


def tell(event: Any, language: str) -> str | None:
    """One sentence for one event."""
    if isinstance(event, RoundEnded):
        winner = None if event.end.winner is None else mark(event.end.winner)
        return ENDS[language][event.end.reason].format(winner=winner)
    if isinstance(event, MatchEnded):
        nobody, somebody, several = OVER[language]
        winners = [mark(seat) for seat in event.result.winners]
        return (several if len(winners) > 1 else somebody if winners else nobody).format(
            seats=listed(winners, language) if winners else ""
        )
    sentences: dict[Any, str] = TOLD[language]
    sentence = sentences.get(type(event))
    if sentence is None:
        return None
    facts = {name: getattr(event, name) for name in event.__struct_fields__}
    if facts.get("seat") is not None:
        facts["seat"] = mark(facts["seat"])
    elif isinstance(event, Paused):
        return PAUSED_BY_NOBODY[language]
    if isinstance(event, SeatBack) and event.was_out:
        sentence = BACK_IN[language]
    if isinstance(event, TrickLaid):
        facts["colour"] = COLOUR_NAMES[language][event.colour]
    return sentence.format(**facts)
