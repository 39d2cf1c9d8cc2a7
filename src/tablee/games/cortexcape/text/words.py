"""Sentences in English and French: refusals and events. The only prose of the game."""

from collections.abc import Mapping
from typing import Any

from tablee.core.listing import listed
from tablee.core.naming import mark
from tablee.core.protocol import Refusal, Seat
from tablee.games.cortexcape.events import (
    Built,
    Ended,
    Event,
    FistHidden,
    FistOpened,
    LabChosen,
    Locked,
    MarblesShown,
    RoundBegan,
    SeatLeft,
    Walked,
)
from tablee.games.cortexcape.model import EXITS, State

REFUSALS: Mapping[str, Mapping[str, str]] = {
    "en": {
        "malformed": "This is not an action of the game: {problem}.",
        "game_over": "The game is over.",
        "wrong_phase": "The table is waiting for a {phase} action, not for a {type} action.",
        "not_your_turn": "It is {seat}’s turn.",
        "unknown_id": "Nothing here is called {ids}.",
        "start_is_exit": "This round starts in a corridor, and {ids} is an exit.",
        "start_is_corridor": "This round starts at an exit, and {ids} is a corridor.",
        "door_empty": "These doors still need a piece: {doors}.",
        "wrong_pieces": "These are not the pieces at hand; too many or missing: {pieces}.",
        "door_not_free": "Only doors emptied by the last path can be refilled, not {doors}.",
        "tower_not_moved": "Each tower must move exactly once: {towers}.",
        "tower_target": "A tower may not go to a door that was blocked last round: {doors}.",
        "duplicate_target": "Two towers cannot go to the same door: {doors}.",
        "no_lock_possible": "The towers wall in every free exit: at least one needs a door.",
        "no_pair_possible": "The towers cut all free exits off: at least two must stay joined.",
        "exit_used": "Exit {exit} already carries a marble.",
        "start_used": "Exit {start} already carries a marble, so nobody can start there.",
        "same_exit": "Start and exit must be two different exits.",
        "no_route": "No way leads from {start} to {exit} past the towers.",
        "tower_on_path": "A tower blocks the way: {doors}.",
        "door_repeated": "A door can be crossed once only: {doors}.",
        "path_loops": "This path enters a corridor twice.",
        "path_broken": "These doors do not lead from the start to the exit.",
        "not_seated": "Nobody sits at {seat}.",
        "already_left": "{seat} has left already.",
        "luck_not_owed": "Nothing of that kind is to be drawn now.",
        "no_hints": "This table plays without hints ({assist}).",
        "clock_backwards": "Table time cannot run backwards.",
    },
    "fr": {
        "malformed": "Ce n’est pas une action du jeu : {problem}.",
        "game_over": "La partie est finie.",
        "wrong_phase": "La table attend l’action « {phase} », pas « {type} ».",
        "not_your_turn": "C’est à {seat} de jouer.",
        "unknown_id": "Rien ici ne s’appelle {ids}.",
        "start_is_exit": "Cette manche part d’un couloir, et {ids} est une sortie.",
        "start_is_corridor": "Cette manche part d’une sortie, et {ids} est un couloir.",
        "door_empty": "Ces portes attendent encore une pièce : {doors}.",
        "wrong_pieces": "Ce ne sont pas les pièces en main ; en trop ou manquantes : {pieces}.",
        "door_not_free": "Seules les portes que le trajet a vidées se regarnissent, pas {doors}.",
        "tower_not_moved": "Chaque tour doit bouger exactement une fois : {towers}.",
        "tower_target": "Ces portes étaient bloquées à la manche précédente : {doors}.",
        "duplicate_target": "Deux tours ne vont pas sur la même porte : {doors}.",
        "no_lock_possible": "Les tours murent toutes les sorties libres : ouvrez-en une.",
        "no_pair_possible": "Les tours isolent toutes les sorties libres : reliez-en deux.",
        "exit_used": "La sortie {exit} porte déjà une bille.",
        "start_used": "La sortie {start} porte déjà une bille : personne ne peut en partir.",
        "same_exit": "Le départ et l’arrivée doivent être deux sorties différentes.",
        "no_route": "Aucun chemin libre de tours ne mène de {start} à {exit}.",
        "tower_on_path": "Une tour barre la route : {doors}.",
        "door_repeated": "Une porte ne se franchit qu’une fois : {doors}.",
        "path_loops": "Ce trajet entre deux fois dans un couloir.",
        "path_broken": "Ces portes ne mènent pas du départ à la sortie.",
        "not_seated": "Personne n’est assis à la place {seat}.",
        "already_left": "{seat} a déjà quitté la table.",
        "luck_not_owed": "Rien de tel n’est à tirer maintenant.",
        "no_hints": "Cette table joue sans aide ({assist}).",
        "clock_backwards": "Le temps de la table ne recule pas.",
    },
}

TO_A_SEAT = ("not_your_turn", "already_left")  # refusals whose sentence names a seat at the table
SEATS = ("seat", "builder", "locker", "white", "other")  # fields of events that name seats

EVENTS: Mapping[str, Mapping[type, str]] = {
    "en": {
        LabChosen: "The {lab} labyrinth is drawn.",
        FistHidden: "{hider} hides a marble in each fist.",
        FistOpened: "The {picked} fist is picked; the white marble was in the {white} one.",
        MarblesShown: "White marbles for {white}, none for {other}.",
        RoundBegan: "Round {round}: {builder} builds, {locker} locks.",
        Built: "{seat} builds the labyrinth.",
        Locked: "{seat} locks: {start} to exit {exit}.",
        Walked: "{seat} walks through {doors} and pays {points}, {total} in all.",
        SeatLeft: "{seat} leaves the table.",
        Ended: "The game is over: {winners} with {best}.",
    },
    "fr": {
        LabChosen: "Le sort désigne le labyrinthe {lab}.",
        FistHidden: "{hider} cache une bille dans chaque poing.",
        FistOpened: "Le poing {picked} est choisi ; la bille blanche était dans le {white}.",
        MarblesShown: "Bille blanche pour {white}, pas pour {other}.",
        RoundBegan: "Manche {round} : {builder} construit, {locker} verrouille.",
        Built: "{seat} construit le labyrinthe.",
        Locked: "{seat} verrouille : {start} à la sortie {exit}.",
        Walked: "{seat} passe par {doors} et paie {points}, {total} en tout.",
        SeatLeft: "{seat} quitte la table.",
        Ended: "La partie est finie : {winners} avec {best}.",
    },
}

NAMES: Mapping[str, Mapping[str, str]] = {
    "en": {
        "white": "White",
        "black": "Black",
        "blue": "Blue",
        "red": "Red",
        "doors": "{count} doors",
        "door": "one door",
        "nothing": "no door",
        "from_exit": "from exit {start}",
        "from_inside": "from a corridor inside",
        "rebuilt": "{seat} refills {doors} and moves the towers.",
        "points": "{count} points",
        "point": "{count} point",
        "wins": "{names} wins",
        "share": "{names} share the win",
        "nobody_white": "Nobody draws a white marble: again.",
        "all_white": "Everybody draws a white marble: again.",
        "all_left": "The game is over. Everybody has left it, so nobody wins.",
    },
    "fr": {
        "white": "Blanc",
        "black": "Noir",
        "blue": "Bleu",
        "red": "Rouge",
        "doors": "{count} portes",
        "door": "une porte",
        "nothing": "aucune porte",
        "from_exit": "de la sortie {start}",
        "from_inside": "d’un couloir intérieur",
        "rebuilt": "{seat} regarnit {doors} et déplace les tours.",
        "points": "{count} points",
        "point": "{count} point",
        "wins": "{names} gagne",
        "share": "{names} partagent la victoire",
        "nobody_white": "Personne ne tire de bille blanche : on recommence.",
        "all_white": "Tous tirent une bille blanche : on recommence.",
        "all_left": "La partie est finie. Tout le monde l’a quittée : personne ne gagne.",
    },
}
THINGS: Mapping[str, Mapping[str, str]] = {  # labyrinths and fists, in the middle of a sentence
    "en": {},
    "fr": {
        "blue": "bleu",
        "green": "vert",
        "red": "rouge",
        "black": "noir",
        "left": "gauche",
        "right": "droit",
    },
}


def explain(refusal: Refusal, language: str) -> str:
    """One sentence for a refusal, with the offending ids."""
    facts = {key: _flat(value) for key, value in refusal.hint.items()}
    if refusal.code in TO_A_SEAT:
        facts["seat"] = mark(refusal.hint["seat"])
    return REFUSALS[language][_sentence(refusal)].format(**facts)


def _sentence(refusal: Refusal) -> str:
    """Which one: two codes mean something else from exit to exit."""
    if refusal.rule == "CX-77":
        return "start_is_exit" if refusal.hint["ids"][0] in EXITS else "start_is_corridor"
    return "no_pair_possible" if refusal.rule == "CX-67" else refusal.code


def tell(state: State, event: Event, language: str) -> str:
    """One sentence for an event."""
    names = NAMES[language]
    if isinstance(event, MarblesShown) and not (event.white and event.other):
        return names["all_white" if event.white else "nobody_white"]
    if isinstance(event, Ended) and len(state.left) == state.seats:
        return names["all_left"]  # CX-61: they are all ranked last
    facts = {field: getattr(event, field) for field in event.__struct_fields__}
    for field, value in facts.items():
        if field in SEATS and not isinstance(value, str):
            facts[field] = _called(value, language)
        elif isinstance(value, str):
            facts[field] = THINGS[language].get(value, value)
    if isinstance(event, FistHidden):
        facts["hider"] = mark(0)  # CX-16
    if isinstance(event, Walked):
        facts["doors"] = _doors(len(event.doors), names)
        facts["points"] = _points(event.points, names)
        facts["total"] = event.scores[event.seat]
    if isinstance(event, Ended):
        winners = event.result.winners
        phrase = names["wins" if len(winners) == 1 else "share"]
        facts["winners"] = phrase.format(names=_called(winners, language))
        facts["best"] = _points(event.result.scores[winners[0]], names)
    if isinstance(event, Locked):
        kind = "from_exit" if event.start.startswith("X") else "from_inside"
        facts["start"] = names[kind].format(start=event.start.removeprefix("X"))
        facts["exit"] = event.exit.removeprefix("X")  # as the board shows it
    if isinstance(event, Built) and isinstance(event.build.refill, Mapping):
        return names["rebuilt"].format(
            seat=mark(event.seat), doors=_doors(len(event.build.refill), names)
        )
    return EVENTS[language][type(event)].format(**facts)


def seat_name(state: State, seat: Seat, language: str) -> str:
    """By the colour of its marbles."""
    return NAMES[language][state.table.colours[seat]]


def _called(seats: Any, language: str) -> str:
    return listed(map(mark, (seats,) if isinstance(seats, int) else seats), language)


def _doors(count: int, names: Mapping[str, str]) -> str:
    key = "doors" if count > 1 else "door" if count else "nothing"
    return names[key].format(count=count)


def _points(count: int, names: Mapping[str, str]) -> str:
    return names["point" if count == 1 else "points"].format(count=count)


def _flat(value: Any) -> Any:
    if isinstance(value, list):
        shown = [text if len(text) <= 20 else f"{text[:20]}…" for text in map(str, value)]
        return ", ".join(text or "''" for text in shown)
    if isinstance(value, dict):
        return ", ".join(f"{key} {number:+d}" for key, number in value.items())
    return value
