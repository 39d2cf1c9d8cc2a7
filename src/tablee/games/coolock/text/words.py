"""Sentences in English and French: what happened, and why something was refused."""

from collections.abc import Mapping, Sequence
from typing import Any

from tablee.core.listing import listed
from tablee.core.naming import mark
from tablee.core.protocol import Refusal, Seat
from tablee.games.coolock import events
from tablee.games.coolock.model import State
from tablee.games.coolock.rules.queries import board_of, haunted, lock_at
from tablee.games.coolock.text.places import crossing, rooms_at
from tablee.games.coolock.text.problems import translated

Names = Mapping[str, Mapping[str, str]]

COLOURS: Mapping[str, Sequence[str]] = {  # by seat
    "en": ("red", "blue", "green", "yellow", "purple", "orange"),
    "fr": ("rouge", "bleu", "vert", "jaune", "violet", "orange"),
}
SEATS: Mapping[str, Sequence[str]] = {  # a colour and a shape: nobody needs to tell colours apart
    "en": (
        "the red disc",
        "the blue triangle",
        "the green square",
        "the yellow diamond",
        "the purple star",
        "the orange cross",
    ),
    "fr": (
        "le disque rouge",
        "le triangle bleu",
        "le carré vert",
        "le losange jaune",
        "l’étoile violette",
        "la croix orange",
    ),
}
BLACK = {"en": "black", "fr": "noir"}
PORTIONS: Mapping[str, Sequence[str]] = {
    "en": tuple(f"{colour} portion" for colour in COLOURS["en"]),
    "fr": tuple(
        f"portion {colour}" for colour in ("rouge", "bleue", "verte", "jaune", "violette", "orange")
    ),
}
GOLD = {"en": "golden portion", "fr": "portion dorée"}
ZONES = {"en": "the {}", "fr": "la zone {}"}
CARDS: Mapping[str, Mapping[str, tuple[str, str]]] = {  # CL-82: a name, and what it does
    "en": {
        "second_wind": ("Second wind", "one more roll and one more move"),
        "skeleton_key": ("Skeleton key", "a coloured padlock of the zone goes"),
        "secret_passage": ("Secret passage", "it may lead to a teammate"),
        "moonlight": ("Moonlight", "the ghosts do not move in this round"),
        "exorcism": ("Exorcism", "a ghost goes"),
        "amnesty": ("Amnesty", "the prisons open"),
        "lantern": ("Lantern", "kept against the next ghost"),
        "apparition": ("Apparition", "a ghost comes, if there is one left"),
        "black_padlock": ("Black padlock", "a padlock that nobody can open"),
        "rusty_padlock": ("Rusty padlock", "a padlock for the next seat"),
        "cold_wind": ("Cold wind", "the ghosts move now"),
    },
    "fr": {
        "second_wind": ("Second souffle", "encore un lancer et un déplacement"),
        "skeleton_key": ("Passe-partout", "un cadenas de couleur de la zone s’en va"),
        "secret_passage": ("Passage secret", "il peut mener à un coéquipier"),
        "moonlight": ("Clair de lune", "les fantômes ne bougent pas pendant cette manche"),
        "exorcism": ("Exorcisme", "un fantôme s’en va"),
        "amnesty": ("Grâce", "les prisons s’ouvrent"),
        "lantern": ("Lanterne", "à garder contre le prochain fantôme"),
        "apparition": ("Apparition", "un fantôme arrive, s’il en reste"),
        "black_padlock": ("Verrou noir", "un cadenas que personne ne peut ouvrir"),
        "rusty_padlock": ("Cadenas rouillé", "un cadenas pour la place suivante"),
        "cold_wind": ("Vent froid", "les fantômes bougent maintenant"),
    },
}
PHASES: Names = {
    "en": {
        "deal": "the board is not set yet",
        "prison": "the prisoner tries for a double or stays",
        "roll": "the die must be rolled first",
        "move": "the pawn must move first",
        "card": "the card must be carried out first",
        "ghost_order": "the ghosts are moving",
    },
    "fr": {
        "deal": "le plateau n’est pas encore prêt",
        "prison": "en prison, on tente un double ou on attend",
        "roll": "il faut d’abord lancer le dé",
        "move": "il faut d’abord déplacer le pion",
        "card": "il faut d’abord appliquer la carte",
        "ghost_order": "les fantômes se déplacent",
    },
}
REFUSALS: Names = {
    "en": {
        "malformed": "That cannot be read.",
        "game_over": "The game is over.",
        "not_your_turn": "It is another seat’s turn.",
        "wrong_phase": "That cannot be done now.",
        "base_edge": "A pawn leaves its base by its own base edge.",
        "gap": "An edge must meet the one before it.",
        "border": "Nobody walks along the border of the board.",
        "reverse": "Pawns turn about at dead ends only.",
        "locked": "A closed padlock is in the way.",
        "ghost": "A ghost is in the way: the move ends there.",
        "too_long": "That is more steps than the die shows.",
        "too_short": "That is fewer steps than the die shows.",
        "must_move": "A pawn that no padlock holds back must move.",
        "bad_into": "No padlock and no ghost ends the move there.",
        "bad_target": "That cannot be chosen.",
        "bad_board": "This board cannot be played.",
        "bad_deal": "The board cannot be set like this.",
        "not_owed": "Nothing of the kind is to be drawn now.",
        "no_card": "That card is not in the deck.",
        "clock_backwards": "Table time cannot run backwards.",
        "gone": "This seat has left the game.",
    },
    "fr": {
        "malformed": "Cela ne se lit pas.",
        "game_over": "La partie est finie.",
        "not_your_turn": "C’est à une autre place de jouer.",
        "wrong_phase": "Cela n’est pas possible maintenant.",
        "base_edge": "Un pion quitte sa base par sa propre arête de base.",
        "gap": "Une arête doit toucher la précédente.",
        "border": "On ne marche pas le long du bord du plateau.",
        "reverse": "Un pion ne fait demi-tour que dans une impasse.",
        "locked": "Un cadenas fermé barre le passage.",
        "ghost": "Un fantôme barre le passage : le déplacement s’arrête là.",
        "too_long": "C’est plus de pas que le dé n’en montre.",
        "too_short": "C’est moins de pas que le dé n’en montre.",
        "must_move": "Un pion qu’aucun cadenas n’arrête doit avancer.",
        "bad_into": "Ni cadenas ni fantôme n’y arrête le déplacement.",
        "bad_target": "Ce choix n’est pas possible.",
        "bad_board": "Ce plateau n’est pas jouable.",
        "bad_deal": "Le plateau ne peut pas se préparer ainsi.",
        "not_owed": "Rien de tel n’est à tirer maintenant.",
        "no_card": "Cette carte n’est pas dans la pioche.",
        "clock_backwards": "Le temps de la table ne recule pas.",
        "gone": "Cette place a quitté la partie.",
    },
}
DETAILS: Names = {  # said instead where the hint has the facts
    "en": {
        "not_your_turn": "It is {seat}’s turn.",
        "wrong_phase": "Not now: {phase}.",
        "base_edge": "A pawn leaves its base by its own base edge, not by {edge}.",
        "gap": "Step {step}: edge {edge} does not meet the one before it.",
        "border": "Step {step}: edge {edge} is on the border, where nobody walks.",
        "reverse": "Step {step}, to edge {edge}, turns about, which only dead ends allow.",
        "locked": "Step {step}, to edge {edge}, would pass a closed padlock.",
        "ghost": "Step {step}, to edge {edge}, would pass a ghost: the move ends there.",
        "too_long": "The die shows {die}: the path has more steps.",
        "too_short": "The die shows {die}: the path has fewer steps, and nothing stops it.",
        "must_move": "The die shows {die}, and a pawn that no padlock holds back must move.",
        "bad_into": "No padlock and no ghost at {into} ends this move.",
        "bad_target": "That cannot be chosen for this card: {card}.",
        "other_ghost": "Now it is ghost {ghost} that moves.",
        "bad_board": "This board cannot be played: {problem}.",
        "bad_deal": "The board cannot be set like this: {problem}.",
        "no_card": "This card is not in the deck: {card}.",
    },
    "fr": {
        "not_your_turn": "C’est à {seat} de jouer.",
        "wrong_phase": "Pas maintenant : {phase}.",
        "base_edge": "Un pion quitte sa base par sa propre arête de base, pas par {edge}.",
        "gap": "Pas {step} : l’arête {edge} ne touche pas la précédente.",
        "border": "Pas {step} : l’arête {edge} est au bord, où l’on ne marche pas.",
        "reverse": "Pas {step}, vers l’arête {edge} : demi-tour, permis seulement en impasse.",
        "locked": "Pas {step}, vers l’arête {edge} : un cadenas fermé barre le passage.",
        "ghost": "Pas {step}, vers l’arête {edge} : un fantôme arrête le déplacement avant.",
        "too_long": "Le dé montre {die} : le chemin a plus de pas.",
        "too_short": "Le dé montre {die} : le chemin a moins de pas, et rien ne l’arrête.",
        "must_move": "Le dé montre {die}, et un pion qu’aucun cadenas n’arrête doit avancer.",
        "bad_into": "En {into}, ni cadenas ni fantôme n’arrête ce déplacement.",
        "bad_target": "Ce choix n’est pas possible pour cette carte : {card}.",
        "other_ghost": "C’est maintenant le fantôme {ghost} qui se déplace.",
        "bad_board": "Ce plateau n’est pas jouable : {problem}.",
        "bad_deal": "Le plateau ne peut pas se préparer ainsi : {problem}.",
        "no_card": "Cette carte n’est pas dans la pioche : {card}.",
    },
}
TOLD: Mapping[str, Mapping[Any, str]] = {
    "en": {
        events.BoardSet: "The board is set: {board}.",
        events.RoundBegan: "Round {round} begins.",
        events.DieRolled: "{seat} rolls {die}.",
        events.Stopped: "{seat} can go no further.",
        events.LockOpened: "The {lock} padlock springs open.",
        events.LockPlaced: "A {lock} padlock is put up in {zone}.",
        events.LockKept: "There is no place for the padlock.",
        events.PortionTaken: "{seat} takes a {portion}: piece {slot} of the hexagon.",
        events.GhostAppeared: "Ghost {ghost} appears in {zone}.",
        events.GhostRolled: "Ghost {ghost} rolls {white} and {black}.",
        events.GhostMoved: "Ghost {ghost} drifts to the crossing of {rooms} ({zones}).",
        events.GhostGone: "Ghost {ghost} is banished.",
        events.GhostsSlept: "In the moonlight the ghosts do not move.",
        events.Caught: "Ghost {ghost} catches {seat}: off to the prison in {zone}.",
        events.LanternUsed: "{seat} holds up the lantern, and ghost {ghost} shrinks back.",
        events.PrisonDice: "{seat} rolls {white} and {black}, which is no double.",
        events.Served: "{seat} stays in prison for {sentence} more turns.",
        events.Freed: "{seat} comes out of prison.",
        events.CardDrawn: "{seat} draws “{card}”: {effect}.",
        events.Passed: "{seat} takes the secret passage to {mate}.",
        events.SeatLeft: "{seat} leaves the game.",
    },
    "fr": {
        events.BoardSet: "Le plateau est prêt : {board}.",
        events.RoundBegan: "La manche {round} commence.",
        events.DieRolled: "{seat} fait {die}.",
        events.Stopped: "{seat} ne peut pas aller plus loin.",
        events.LockOpened: "Le cadenas {lock} s’ouvre.",
        events.LockPlaced: "Un cadenas {lock} est posé dans {zone}.",
        events.LockKept: "Le cadenas ne trouve pas de place.",
        events.PortionTaken: "{seat} prend une {portion}, la pièce {slot} de l’hexagone.",
        events.GhostAppeared: "Le fantôme {ghost} apparaît dans {zone}.",
        events.GhostRolled: "Le fantôme {ghost} fait {white} et {black}.",
        events.GhostMoved: "Le fantôme {ghost} dérive jusqu’au croisement de {rooms} ({zones}).",
        events.GhostGone: "Le fantôme {ghost} est chassé.",
        events.GhostsSlept: "Au clair de lune, les fantômes ne bougent pas.",
        events.Caught: "Le fantôme {ghost} attrape {seat} : en prison dans {zone} !",
        events.LanternUsed: "{seat} lève sa lanterne, et le fantôme {ghost} recule.",
        events.PrisonDice: "{seat} fait {white} et {black}, donc pas de double.",
        events.Served: "{seat} reste en prison pour {sentence} tours encore.",
        events.Freed: "{seat} sort de prison.",
        events.CardDrawn: "{seat} tire « {card} » : {effect}.",
        events.Passed: "{seat} rejoint {mate} par le passage secret.",
        events.SeatLeft: "{seat} quitte la partie.",
    },
}
OTHERWISE: Names = {
    "en": {
        "at_padlock": "{seat} stops before the {lock} padlock.",
        "at_ghost": "{seat} runs into a ghost.",
        "by_card": "The skeleton key removes the {lock} padlock.",
        "at_corner": "Ghost {ghost} drifts to a corner of {rooms} ({zones}).",
        "rests": "Ghost {ghost} cannot move.",
        "vanishes": "Ghost {ghost} reaches the far end and vanishes.",
        "returns": "Ghost {ghost} reaches the far end and comes back to the start.",
        "double": "{seat} rolls a double {white} and is free.",
        "one": "{seat} stays in prison for one more turn.",
        "last": "{seat} stays in prison and comes out next turn.",
    },
    "fr": {
        "at_padlock": "{seat} s’arrête devant le cadenas {lock}.",
        "at_ghost": "{seat} tombe sur un fantôme.",
        "by_card": "Le passe-partout enlève le cadenas {lock}.",
        "at_corner": "Le fantôme {ghost} dérive jusqu’à un coin de {rooms} ({zones}).",
        "rests": "Le fantôme {ghost} ne peut pas bouger.",
        "vanishes": "Le fantôme {ghost} atteint le bout et disparaît.",
        "returns": "Le fantôme {ghost} atteint le bout et revient au départ.",
        "double": "{seat} fait un double {white} et sort de prison.",
        "one": "{seat} reste en prison pour un tour encore.",
        "last": "{seat} reste en prison et en sort au prochain tour.",
    },
}
ENDS: Names = {  # by medal, and by reason where there is none
    "en": {
        "gold": "The hexagon is complete in round {round}: a gold medal!",
        "silver": "The hexagon is complete in round {round}: a silver medal!",
        "bronze": "The hexagon is complete in round {round}: a bronze medal!",
        "complete": "The hexagon is complete in round {round}: the team wins.",
        "midnight": "Midnight strikes after round {round}: the team loses.",
        "unfinished": "After round {round} the game stops, unfinished.",
    },
    "fr": {
        "gold": "L’hexagone est complet à la manche {round} : médaille d’or !",
        "silver": "L’hexagone est complet à la manche {round} : médaille d’argent !",
        "bronze": "L’hexagone est complet à la manche {round} : médaille de bronze !",
        "complete": "L’hexagone est complet à la manche {round} : l’équipe gagne.",
        "midnight": "Minuit sonne après la manche {round} : l’équipe perd.",
        "unfinished": "Après la manche {round}, la partie s’arrête, inachevée.",
    },
}


def seat_name(_: State, seat: Seat, language: str) -> str:
    return SEATS[language][seat]


def explain(refusal: Refusal, language: str) -> str:
    """One sentence that says why something was refused, with as many facts as the hint has."""
    plain = REFUSALS[language][refusal.code]
    hint = {name: fact for name, fact in refusal.hint.items() if fact is not None}
    is_ghost = refusal.code == "bad_target" and "ghost" in hint
    sentence = DETAILS[language].get("other_ghost" if is_ghost else refusal.code, plain)
    try:
        return sentence.format(**_said(hint, language))
    except KeyError:
        return plain


def tell(state: State, event: Any, language: str) -> str | None:
    """One sentence for one event; ``state`` is the one after it."""
    if isinstance(event, events.GameEnded):
        return ENDS[language][event.medal or event.result.ending].format(round=event.round)
    other = _other_case(state, event)
    sentence = TOLD[language].get(type(event)) if other is None else OTHERWISE[language][other]
    if sentence is None:
        return None
    facts = {name: getattr(event, name) for name in event.__struct_fields__}
    return sentence.format(**_said({**facts, **_seen(state, event, language)}, language))


def _other_case(state: State, event: Any) -> str | None:
    """Where an event has a second sentence: its name."""
    match event:
        case events.Stopped(into=at) if lock_at(state, at) is not None:
            return "at_padlock"
        case events.Stopped(into=at) if at in haunted(state):
            return "at_ghost"
        case events.LockOpened(by_card=True):
            return "by_card"
        case events.GhostMoved(fate="vanishes" | "returns"):
            return event.fate
        case events.GhostMoved(way=(_,)):
            return "rests"
        case events.GhostMoved() if len(rooms_at(board_of(state.table), event.way[-1])) == 1:
            return "at_corner"
        case events.PrisonDice() if event.white == event.black:
            return "double"
        case events.Served(sentence=0):
            return "last"
        case events.Served(sentence=1):
            return "one"
    return None


def _seen(state: State, event: Any, language: str) -> dict[str, Any]:
    """What has to be looked up: the board's names, and what stands there."""
    board = board_of(state.table)
    match event:
        case events.BoardSet():
            return {"board": getattr(board.file.name, language)}
        case events.Stopped():
            return {"lock": lock_at(state, event.into)}
        case events.PortionTaken():
            owner = event.portion.owner
            colour = PORTIONS[language][owner] if owner is not None else GOLD[language]
            return {"slot": event.portion.slot, "portion": colour}
        case events.GhostMoved():
            return crossing(board, event.way[-1], language)
        case events.Caught():
            zone = board.zones[event.zone]
        case events.GhostAppeared() | events.LockPlaced():
            at = event.lock.at if isinstance(event, events.LockPlaced) else event.at
            zone = next(each for each in board.file.zones if at in each.spawn_points)
        case _:
            return {}
    name = getattr(zone.name, language)
    return {"zone": ZONES[language].format(name.lower() if language == "en" else name)}


def _said(facts: Mapping[str, Any], language: str) -> dict[str, Any]:
    """The facts as they are said in a language; those that are missing stay missing."""
    said = dict(facts)
    for name in ("seat", "mate"):
        if name in said:
            said[name] = mark(said[name])
    if said.get("lock") is not None:
        said["lock"] = painted(said["lock"].colours, language)
    if "card" in said:
        said["card"], said["effect"] = CARDS[language][said["card"]]
    if "phase" in said:
        said["phase"] = PHASES[language][said["phase"]]
    if "problem" in said and language == "fr":
        said["problem"] = translated(said["problem"])
    return said


def painted(colours: Sequence[int], language: str) -> str:
    """Red; red and blue; red, blue and green; or black."""
    return listed([COLOURS[language][seat] for seat in colours] or [BLACK[language]], language)
