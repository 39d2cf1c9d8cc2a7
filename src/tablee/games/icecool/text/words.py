"""Sentences in English and French: what happened, and why something was refused."""

from collections.abc import Mapping, Sequence
from typing import Any

from tablee.core.listing import OR, listed
from tablee.core.naming import mark
from tablee.core.protocol import Refusal
from tablee.games.icecool import events
from tablee.games.icecool.model import FISH, MOST_CIRCUITS, State
from tablee.games.icecool.text.flicks import (
    COLOUR_NAMES,
    Names,
    door_name,
    of_room,
    room_name,
    tell_flick,
)
from tablee.games.icecool.text.tricks import trick_name

CHALLENGES: Names = {  # IC-79..81
    "en": {
        "jump": "a jump over a wall",
        "two_doors": "two doors with one flick",
        "bounce": "a bounce, then a door",
    },
    "fr": {
        "jump": "un saut par-dessus un mur",
        "two_doors": "deux portes d’une pichenette",
        "bounce": "un rebond, puis une porte",
    },
}
KINDS: Names = {  # of cards, as they are drawn
    "en": {
        "jump": "a 1 (jump)",
        "two_doors": "a 1 (two doors)",
        "bounce": "a 1 (bounce)",
        "two": "a 2",
        "three": "a 3",
    },
    "fr": {
        "jump": "un 1 (saut)",
        "two_doors": "un 1 (deux portes)",
        "bounce": "un 1 (rebond)",
        "two": "un 2",
        "three": "un 3",
    },
}
A_CARD = {"en": "a card", "fr": "une carte"}  # face down
WHYS: Names = {
    "en": {"fish": "a fish", "challenge": "the challenge", "id": "an ID card"},
    "fr": {"fish": "un poisson", "challenge": "le défi", "id": "une carte d’identité"},
}
FIELDS: Names = {
    "en": {
        "direction": "the direction",
        "power": "the power",
        "offset": "the offset",
        "height": "the height",
        "room": "the room",
        "card": "the card",
        "cards": "each card",
        "colour": "the colour",
        "from": "the door the fish comes from",
        "to": "the door the fish goes to",
    },
    "fr": {
        "direction": "la direction",
        "power": "la force",
        "offset": "le décalage",
        "height": "la hauteur",
        "room": "la salle",
        "card": "la carte",
        "cards": "chaque carte",
        "colour": "la couleur",
        "from": "la porte d’où vient le poisson",
        "to": "la porte où va le poisson",
    },
}
LISTED_FIELDS = frozenset({"room", "colour", "from", "to"})  # the others have a range
PHASES: Names = {
    "en": {
        "deal": "the cards are not shuffled yet",
        "catcher_placement": "the Catcher takes a place in the kitchen first",
        "entry": "the penguin goes onto the red circle first",
        "aim": "it is time to aim and flick",
        "retry": "the penguin is still on the red circle and must be flicked again",
        "flicking": "the penguins are still moving",
        "end_of_turn": "the flick is over; cards may be played, or the turn ends",
        "off_board_end": "the penguin left the school; two 1s buy another turn, or this one ends",
        "game_over": "the game is over",
    },
    "fr": {
        "deal": "les cartes ne sont pas encore mélangées",
        "catcher_placement": "le surveillant prend d’abord place dans la cuisine",
        "entry": "le manchot va d’abord sur le cercle rouge",
        "aim": "c’est le moment de viser et de jouer",
        "retry": "le manchot est encore sur le cercle rouge : encore une pichenette",
        "flicking": "les manchots sont encore en mouvement",
        "end_of_turn": "la pichenette est finie ; on joue des cartes, ou le tour finit",
        "off_board_end": "le manchot est sorti ; deux 1 achètent un autre tour, ou celui-ci finit",
        "game_over": "la partie est finie",
    },
}
REFUSALS: Names = {
    "en": {
        "game_over": "The game is over.",
        "left_already": "This seat has left the game already.",
        "no_specials": "Without fish cards there are no skates, challenges or fish moves.",
        "not_your_turn": "The penguins are still on their way.",
        "wrong_phase": "That cannot be done now.",
        "bad_type": "That cannot be read.",
        "out_of_range": "There is no such number or name.",
        "outside_zone": "The penguin does not fit in there.",
        "already_announced": "A challenge was announced in this turn already.",
        "already_placed": "The penguin was put on an orange line in this turn already.",
        "not_near_wall": "Only a penguin near a wall or stuck in a door goes onto an orange line.",
        "room_not_visible": "The penguin cannot go onto the orange line of that room.",
        "blocked": "Another penguin is in the way.",
        "card_not_yours": "That is not a card of yours.",
        "card_used": "That card was used already.",
        "wrong_value": "Those are not the cards that pay for this.",
        "fish_not_there": "There is no such fish to move.",
        "same_door": "The fish must go to another door.",
        "same_room_as_penguin": "A fish may not go to a door of the room its own penguin is in.",
        "not_owed": "Nothing is to be drawn now.",
        "bad_outcome": "The game cannot go on like this.",
        "no_ghost": "This table does not show how a flick would go.",
    },
    "fr": {
        "game_over": "La partie est finie.",
        "left_already": "Cette place a déjà quitté la partie.",
        "no_specials": "Sans cartes Poisson, ni patins, ni défis, ni déplacements de poissons.",
        "not_your_turn": "Les manchots sont encore en route.",
        "wrong_phase": "Cela n’est pas possible maintenant.",
        "bad_type": "Cela ne se lit pas.",
        "out_of_range": "Ce nombre ou ce nom n’existe pas.",
        "outside_zone": "Le manchot ne tient pas à cet endroit.",
        "already_announced": "Un défi a déjà été annoncé pendant ce tour.",
        "already_placed": "Le manchot a déjà été mis sur une ligne orange pendant ce tour.",
        "not_near_wall": "La ligne orange est pour un manchot près d’un mur ou coincé.",
        "room_not_visible": "Le manchot ne peut pas aller sur la ligne orange de cette salle.",
        "blocked": "Un autre manchot gêne.",
        "card_not_yours": "Cette carte n’est pas à vous.",
        "card_used": "Cette carte a déjà servi.",
        "wrong_value": "Ces cartes ne conviennent pas.",
        "fish_not_there": "Il n’y a pas de tel poisson à déplacer.",
        "same_door": "Le poisson doit aller à une autre porte.",
        "same_room_as_penguin": "Un poisson ne va pas à une porte de la salle de son manchot.",
        "not_owed": "Rien n’est à tirer maintenant.",
        "bad_outcome": "La partie ne peut pas continuer ainsi.",
        "no_ghost": "Cette table ne montre pas d’avance où irait une pichenette.",
    },
}
DETAILS: Names = {  # said instead where the hint has the facts, or the rule tells more
    "en": {
        "not_your_turn": "It is {seat}’s turn.",
        "wrong_phase": "Not now: {phase}.",
        "out_of_range": "{field} must be a whole number from {low} to {high}.",
        "out_of_list": "{field} must be one of these: {allowed}.",
        "outside_zone IC-35": "The whole penguin must be inside the kitchen’s orange line.",
        "outside_zone IC-38": "The middle of the penguin must be on the red circle.",
        "room_not_visible": "The penguin can only go onto the orange line {rooms}.",
        "blocked IC-60": "On the orange line {room} no place is free.",
        "wrong_value IC-74": "Skates take two different 1s.",
        "wrong_value IC-78": "Only a 1 has a challenge.",
        "wrong_value IC-86": "Moving a fish takes two different 2s.",
        "fish_not_there": "No {colour} fish hangs over {door}.",
    },
    "fr": {
        "not_your_turn": "C’est à {seat} de jouer.",
        "wrong_phase": "Pas maintenant : {phase}.",
        "out_of_range": "Pour {field}, il faut un nombre entier de {low} à {high}.",
        "out_of_list": "Pour {field}, il faut une de ces valeurs : {allowed}.",
        "outside_zone IC-35": "Tout le manchot doit être dans la ligne orange de la cuisine.",
        "outside_zone IC-38": "Le milieu du manchot doit être sur le cercle rouge.",
        "room_not_visible": "Seule possible : la ligne orange {rooms}.",
        "blocked IC-60": "Plus de place libre sur la ligne orange {room}.",
        "wrong_value IC-74": "Les patins demandent deux 1 différents.",
        "wrong_value IC-78": "Seul un 1 porte un défi.",
        "wrong_value IC-86": "Déplacer un poisson demande deux 2 différents.",
        "fish_not_there": "Aucun poisson {colour} ne pend à {door}.",
    },
}
TOLD: Mapping[str, Mapping[Any, str]] = {
    "en": {
        events.Shuffled: "The {cards} fish cards are shuffled.",
        events.RoundBegan: "Round {round} begins: {catcher} is the Catcher.",
        events.CatcherPlaced: "{seat} takes a place in the kitchen.",
        events.Entered: "{seat} starts on the red circle.",
        events.PutOnLine: "{seat} is put on the orange line {room}.",
        events.Announced: "{seat} announces {challenge}.",
        events.FishTaken: "{seat} takes a fish at {door} ({fish} of {all}).",
        events.CardDrawn: "{seat} draws {kind} for {why}.",
        events.Scored: "{seat} scores a point for {why}, {points} now.",
        events.IdTaken: "{catcher} takes {seat}’s ID card.",
        events.CaughtAgain: "{catcher} catches {seat} for the second time.",
        events.ChallengeMet: "{seat} has met the challenge: {challenge}.",
        events.ChallengeMissed: "{seat} has not met the challenge: {challenge}.",
        events.SkatesUsed: "{seat} puts on skates: two 1s for another turn.",
        events.FishMoved: "{seat} turns up two 2s: a {colour} fish goes to {to}.",
        events.TrickMissed: "Not this time: {seat} goes back to the start.",
        events.MustRetry: "{seat} is still on the red circle and flicks again.",
        events.SeatLeft: "{seat} leaves the game.",
    },
    "fr": {
        events.Shuffled: "Les {cards} cartes Poisson sont mélangées.",
        events.RoundBegan: "La manche {round} commence : {catcher} est le surveillant.",
        events.CatcherPlaced: "{seat} prend place dans la cuisine.",
        events.Entered: "{seat} part du cercle rouge.",
        events.PutOnLine: "{seat} est mis sur la ligne orange {room}.",
        events.Announced: "{seat} annonce {challenge}.",
        events.FishTaken: "{seat} prend un poisson à {door} ({fish} sur {all}).",
        events.CardDrawn: "{seat} pioche {kind} pour {why}.",
        events.Scored: "{seat} marque un point pour {why} : {points} maintenant.",
        events.IdTaken: "{catcher} prend la carte d’identité de {seat}.",
        events.CaughtAgain: "{catcher} attrape {seat} pour la deuxième fois.",
        events.ChallengeMet: "{seat} réussit le défi : {challenge}.",
        events.ChallengeMissed: "{seat} manque le défi : {challenge}.",
        events.SkatesUsed: "{seat} chausse les patins : deux 1 pour un autre tour.",
        events.FishMoved: "{seat} retourne deux 2 : un poisson {colour} va à {to}.",
        events.TrickMissed: "Pas cette fois : {seat} revient au départ.",
        events.MustRetry: "{seat} est encore sur le cercle rouge et rejoue.",
        events.SeatLeft: "{seat} quitte la partie.",
    },
}
OTHERWISE: Names = {
    "en": {
        "re_entry": "{seat} comes back at once, from the red circle.",
        "three_fish": "{seat} has all three fish: round {round} is over.",
        "caught": "{seat} has caught everybody: round {round} is over.",
        "caught_twice": "{seat} has caught the Runner twice: round {round} is over.",
        "stalled": "After {circuits} circuits round {round} is over.",
        "won": "The game is over: {winners} wins with {points}.",
        "won_by_cards": "The game is over: {winners} wins with {points} and more cards.",
        "shared": "The game is over: {winners} share the victory with {points} each.",
        "left": "Nobody else is left: {winners} wins.",
        "warm_up_left": "The warm-up is over.",
        "warmed_up": "{seat} has warmed up.",
        "warmed_up_toured": "{seat} has been round the school in {flicks} flicks.",
        "made": "Made it: “{trick}” in {flicks} flicks!",
        "made_at_once": "Made it at once: “{trick}”!",
        "trick_tired": "After {flicks} flicks the penguin is tired. Try “{trick}” another time.",
        "toured": "Round the school and back in {flicks} flicks!",
        "tired": "After {flicks} flicks the penguin is tired: the warm-up is over.",
    },
    "fr": {
        "re_entry": "{seat} revient aussitôt en jeu, du cercle rouge.",
        "three_fish": "{seat} a ses trois poissons : la manche {round} est finie.",
        "caught": "{seat} a attrapé tout le monde : la manche {round} est finie.",
        "caught_twice": "{seat} a attrapé le garnement deux fois : la manche {round} est finie.",
        "stalled": "Après {circuits} tours de table, la manche {round} est finie.",
        "won": "La partie est finie : {winners} gagne avec {points}.",
        "won_by_cards": "La partie est finie : {winners} gagne avec {points} et plus de cartes.",
        "shared": "La partie est finie : {winners} partagent la victoire avec {points}.",
        "left": "Il ne reste personne d’autre : {winners} gagne.",
        "warm_up_left": "L’échauffement est fini.",
        "warmed_up": "{seat} a fini de s’échauffer.",
        "warmed_up_toured": "{seat} a fait le tour du collège en {flicks} pichenettes.",
        "made": "Réussi : « {trick} » en {flicks} pichenettes !",
        "made_at_once": "Réussi du premier coup : « {trick} » !",
        "trick_tired": "Après {flicks} pichenettes, le manchot est fatigué. « {trick} » sera "
        "pour une autre fois.",
        "toured": "Le tour du collège et retour, en {flicks} pichenettes !",
        "tired": "Après {flicks} pichenettes, le manchot est fatigué : l’échauffement est fini.",
    },
}


def explain(refusal: Refusal, language: str) -> str:
    """One sentence that says why something was refused, with as many facts as the hint has."""
    plain, details = REFUSALS[language][refusal.code], DETAILS[language]
    hint = {name: fact for name, fact in refusal.hint.items() if fact is not None}
    is_listed = refusal.code == "out_of_range" and hint.get("field") in LISTED_FIELDS
    code = "out_of_list" if is_listed else refusal.code
    sentence = details.get(f"{code} {refusal.rule}") or details.get(code, plain)
    try:
        said = sentence.format(**_said(hint, language))
    except LookupError:  # a fact is missing, or nothing that is known
        return plain
    return said[0].upper() + said[1:]


def tell(state: State, event: Any, language: str) -> str | None:
    """One sentence for one event; ``state`` is the one after it."""
    if isinstance(event, events.PenguinFlicked):
        return tell_flick(event, language)
    other = _other_case(state, event)
    sentence = TOLD[language].get(type(event)) if other is None else OTHERWISE[language][other]
    if sentence is None:
        return None
    facts = {name: getattr(event, name) for name in event.__struct_fields__}
    return sentence.format(**_said({**facts, **_counted(state, event, language)}, language))


def _other_case(state: State, event: Any) -> str | None:
    """Where an event has another sentence: its name."""
    match event:
        case events.TurnBegan(turn="re_entry"):
            return "re_entry"
        case events.RoundEnded(reason="caught") if state.seats == 2:
            return "caught_twice"
        case events.RoundEnded():
            return event.reason
        case events.GameEnded(ending="left"):
            return "left" if event.winners else "warm_up_left"
        case events.WarmedUp():
            return "warmed_up_toured" if event.has_toured else "warmed_up"
        case events.GameEnded(ending="made"):
            return "made_at_once" if state.flicks == 1 else "made"
        case events.GameEnded(ending="tired") if state.table.trick is not None:
            return "trick_tired"
        case events.GameEnded(ending="toured" | "tired"):
            return event.ending
        case events.GameEnded(winners=(winner,)):
            best = event.scores[winner]
            rivals = [
                seat
                for seat, score in enumerate(event.scores)
                if score == best and seat != winner and not state.players[seat].has_left
            ]
            return "won_by_cards" if rivals else "won"
        case events.GameEnded():
            return "shared"
    return None


def _counted(state: State, event: Any, language: str) -> dict[str, Any]:
    """What an event does not hold by itself."""
    match event:
        case events.GameEnded() if state.table.trick is not None:
            return {"flicks": state.flicks, "trick": trick_name(state.table.trick, language)}
        case events.FishTaken():
            return {"all": FISH}
        case events.RoundEnded():
            return {"circuits": MOST_CIRCUITS}
        case events.GameEnded(winners=()):
            return {"flicks": state.flicks}
        case events.GameEnded():
            winners = [mark(seat) for seat in event.winners]
            best = event.scores[event.winners[0]]
            points = f"{best} point" if best == 1 else f"{best} points"
            return {
                "flicks": state.flicks,
                "winners": listed(winners, language),
                "points": points,
            }
    return {}


def _said(facts: Mapping[str, Any], language: str) -> dict[str, Any]:
    """The facts as they are said in a language; those that are missing stay missing."""
    said = {name: fact for name, fact in facts.items() if fact is not None}
    for name in ("seat", "catcher"):
        if name in said:
            said[name] = mark(said[name])
    for name in ("door", "to"):
        if name in said:
            said[name] = door_name(said[name], language)
    if "room" in said:
        said["room"] = of_room(said["room"], language)
    if said.get("rooms"):
        said["rooms"] = listed([of_room(room, language) for room in said["rooms"]], language, OR)
    if "field" in said:
        said |= _allowed(said["field"], said.get("allowed", ()), language)
    for name, words in (
        ("colour", COLOUR_NAMES),
        ("challenge", CHALLENGES),
        ("why", WHYS),
        ("phase", PHASES),
    ):
        if name in said:
            said[name] = words[language][said[name]]
    if "card" in said:  # IC-105: others do not learn the kind
        kind = said.get("kind")
        said["kind"] = A_CARD[language] if kind is None else KINDS[language][kind]
    return said


def _allowed(field: str, allowed: Sequence[Any], language: str) -> dict[str, str]:
    """A field by its name, and what it may hold: one by one, or the ends of a range."""
    said = {"field": FIELDS[language][field]}
    if not allowed:
        return said
    if field not in LISTED_FIELDS:
        return {**said, "low": str(allowed[0]), "high": str(allowed[-1])}
    names = [str(each) for each in allowed]  # doors by their ids, as there are seven
    if field == "room":
        names = [room_name(room, language) for room in allowed]
    if field == "colour":
        names = [COLOUR_NAMES[language][colour] for colour in allowed]
    return {**said, "allowed": listed(names, language, OR)}
