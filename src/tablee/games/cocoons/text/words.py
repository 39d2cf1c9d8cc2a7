"""Sentences in English and French: what happened, and why something was refused."""

from collections.abc import Mapping, Sequence
from typing import Any

from tablee.core.naming import mark
from tablee.core.protocol import Refusal, Seat
from tablee.games.cocoons.events import (
    ActionPut,
    BoxSet,
    BoxTurned,
    Corrected,
    EndAccepted,
    EndProposed,
    EndRefused,
    GameEnded,
    GuardianLeft,
    GuardianPlaced,
    GuardianRevealed,
    Noted,
    Saw,
    SeatLeft,
    Shared,
    Slid,
    StartUncovered,
    TokenPaid,
    TrapRemoved,
    TrapStayed,
    TrapTurned,
)
from tablee.games.cocoons.model import GUARDIANS, State

Names = Mapping[str, Mapping[str, str]]

SEATS: Mapping[str, Sequence[str]] = {
    "en": ("Rose", "Amber", "Jade", "Azure"),
    "fr": ("Rose", "Ambre", "Jade", "Azur"),
}

GUARDIAN_NAMES: Names = {
    "en": {guardian: f"the {guardian}" for guardian in GUARDIANS},
    "fr": {
        "iguana": "l’iguane",
        "fish": "le poisson",
        "owl": "le hibou",
        "fox": "le renard",
        "turtle": "la tortue",
        "hare": "le lièvre",
        "frog": "la grenouille",
        "bat": "la chauve-souris",
    },
}
OWNERS: Names = {
    "en": {guardian: f"the {guardian}’s" for guardian in GUARDIANS},
    "fr": {
        "iguana": "celui de l’iguane",
        "fish": "celui du poisson",
        "owl": "celui du hibou",
        "fox": "celui du renard",
        "turtle": "celui de la tortue",
        "hare": "celui du lièvre",
        "frog": "celui de la grenouille",
        "bat": "celui de la chauve-souris",
    },
}
TRAP_NAMES: Names = {
    "en": {
        **{f"R{number}": f"rune {number}" for number in range(1, 9)},
        "L1": "padlock 1",
        "L2": "padlock 2",
        "S": "the slide trap",
        "A": "the action trap",
        "T": "the rotation trap",
        **{f"N{number}": f"number {number}" for number in range(1, 9)},
    },
    "fr": {
        **{f"R{number}": f"la rune {number}" for number in range(1, 9)},
        "L1": "le cadenas 1",
        "L2": "le cadenas 2",
        "S": "la trappe glissade",
        "A": "la trappe action",
        "T": "la trappe rotation",
        **{f"N{number}": f"le numéro {number}" for number in range(1, 9)},
    },
}
PHASES: Names = {
    "en": {
        "deal": "the box is not set yet",
        "act": "a turn begins with a slide or a correction",
        "forced_slide": "another cocoon must slide first",
        "place_action": "the action trap must go into a cocoon first",
        "guardian": "the guardian must be placed or left first",
        "vote": "a vote is open",
        "over": "the game is over",
    },
    "fr": {
        "deal": "la boîte n’est pas encore prête",
        "act": "un tour commence par une glissade ou une correction",
        "forced_slide": "un autre cocon doit d’abord glisser",
        "place_action": "la trappe action doit d’abord aller dans un cocon",
        "guardian": "le gardien doit d’abord être placé ou laissé",
        "vote": "un vote est en cours",
        "over": "la partie est finie",
    },
}
REFUSALS: Names = {
    "en": {
        "game_over": "The game is over.",
        "bad_action": "That cannot be read.",
        "vote_pending": "First everybody answers whether to end the game.",
        "no_vote": "No vote is open.",
        "not_your_turn": "It is another seat’s turn.",
        "wrong_phase": "That cannot be done now.",
        "unknown_cocoon": "There is no such cocoon; they are A to H.",
        "unknown_guardian": "There is no such guardian.",
        "not_adjacent": "Only a cocoon next to the free slot can slide.",
        "same_cocoon": "It must be another cocoon.",
        "guardian_not_in_cocoon": "Only a guardian that is in a cocoon can be moved.",
        "not_enough_tokens": "A correction takes three tokens of the reserve.",
        "start_hidden": "To end the game, the start token must be visible.",
        "guardians_missing": "To end the game, each cocoon must hold exactly one guardian.",
        "already_refused": "It was refused in this turn; propose it again after the next action.",
        "already_voted": "You have answered already.",
        "not_visible": "You do not see the picture of that cocoon now.",
        "already_shared": "That was told in this turn already.",
        "custom_count": "A level of your own has exactly eight traps.",
        "custom_too_many": "The box does not hold that many traps of this kind.",
        "custom_number_gap": "Numbers go from 1 upwards, and none may be missing.",
        "custom_padlock_runes": "A padlock needs its three runes in the box.",
        "bad_setup": "The box cannot be set like this.",
        "locked": "This opens once somebody at the table has won levels 1 to 5.",
        "not_owed": "Nothing is to be drawn now.",
        "gone": "This seat has left the game.",
        "clock_backwards": "Table time cannot run backwards.",
    },
    "fr": {
        "game_over": "La partie est finie.",
        "bad_action": "Cela ne se lit pas.",
        "vote_pending": "Chacun répond d’abord : faut-il finir la partie ?",
        "no_vote": "Aucun vote n’est en cours.",
        "not_your_turn": "C’est à une autre place de jouer.",
        "wrong_phase": "Cela n’est pas possible maintenant.",
        "unknown_cocoon": "Ce cocon n’existe pas ; ils vont de A à H.",
        "unknown_guardian": "Ce gardien n’existe pas.",
        "not_adjacent": "Seul un cocon voisin de la case libre peut glisser.",
        "same_cocoon": "Il faut un autre cocon.",
        "guardian_not_in_cocoon": "On ne peut déplacer qu’un gardien qui est dans un cocon.",
        "not_enough_tokens": "Une correction coûte trois jetons de la réserve.",
        "start_hidden": "Pour finir, il faut que le jeton de départ soit visible.",
        "guardians_missing": "Pour finir, il faut exactement un gardien dans chaque cocon.",
        "already_refused": "C’est refusé pour ce tour ; proposez-le de nouveau au tour suivant.",
        "already_voted": "Vous avez déjà répondu.",
        "not_visible": "Vous ne voyez pas l’image de ce cocon en ce moment.",
        "already_shared": "C’est déjà dit, ce tour-ci.",
        "custom_count": "Un niveau personnel compte exactement huit trappes.",
        "custom_too_many": "La boîte ne contient pas autant de trappes de cette sorte.",
        "custom_number_gap": "Les numéros partent de 1, et il n’en manque aucun.",
        "custom_padlock_runes": "Un cadenas demande ses trois runes dans la boîte.",
        "bad_setup": "La boîte ne peut pas se préparer ainsi.",
        "locked": "Il faut qu’une personne à la table ait gagné les niveaux 1 à 5.",
        "not_owed": "Rien n’est à tirer maintenant.",
        "gone": "Cette place a quitté la partie.",
        "clock_backwards": "Le temps de la table ne recule pas.",
    },
}
DETAILS: Names = {  # said instead where the hint has the facts
    "en": {
        "bad_action": "That cannot be read: {field}.",
        "vote_pending": "First everybody answers {seat}: end the game or not?",
        "not_your_turn": "It is {active}’s turn.",
        "wrong_phase": "Not now: {phase}.",
        "not_adjacent": "Cocoon {cocoon} is not next to the free slot.",
        "guardian_not_in_cocoon": "Only a guardian in a cocoon can be moved, not {guardian}.",
        "not_enough_tokens": "A correction takes three tokens; the reserve has {reserve}.",
        "not_visible": "You do not see the picture of cocoon {cocoon} now.",
        "already_shared": "What cocoon {cocoon} shows was told in this turn already.",
        "custom_count": "A level of your own has exactly {wanted} traps, not {count}.",
        "custom_too_many": "The box does not hold that many of these traps: {trap}.",
        "custom_number_gap": "Numbers go from 1 upwards; missing: {missing}.",
        "custom_padlock_runes": "To be opened, {trap} needs its runes; missing: {missing}.",
        "bad_setup": "The box cannot be set like this: {problem}.",
    },
    "fr": {
        "bad_action": "Cela ne se lit pas : {field}.",
        "vote_pending": "Chacun répond d’abord à {seat} : faut-il finir la partie ?",
        "not_your_turn": "C’est à {active} de jouer.",
        "wrong_phase": "Pas maintenant : {phase}.",
        "not_adjacent": "Le cocon {cocoon} n’est pas voisin de la case libre.",
        "guardian_not_in_cocoon": "On ne déplace qu’un gardien mis dans un cocon, pas {guardian}.",
        "not_enough_tokens": "Une correction coûte trois jetons ; la réserve en a {reserve}.",
        "not_visible": "Vous ne voyez pas l’image du cocon {cocoon} en ce moment.",
        "already_shared": "On a déjà dit, ce tour-ci, à qui est le cocon {cocoon}.",
        "custom_count": "Un niveau personnel compte exactement {wanted} trappes, pas {count}.",
        "custom_too_many": "La boîte ne contient pas autant de ces trappes : {trap}.",
        "custom_number_gap": "Les numéros partent de 1 ; il manque : {missing}.",
        "custom_padlock_runes": "Pour s’ouvrir, {trap} demande ses runes ; il manque : {missing}.",
        "bad_setup": "La boîte ne peut pas se préparer ainsi : {problem}.",
    },
}
TOLD: Mapping[str, Mapping[Any, str]] = {
    "en": {
        BoxSet: "The box is filled, and the start token lies in the hole.",
        Slid: "{seat} slides cocoon {cocoon}.",
        TrapTurned: "A trap is turned up: {trap}.",
        TrapRemoved: "{trap} goes into the lid.",
        TrapStayed: "{trap} stays: its turn has not come.",
        BoxTurned: "The box makes a quarter turn clockwise.",
        ActionPut: "{seat} puts the action trap into cocoon {cocoon}.",
        GuardianRevealed: "Found: {guardian}!",
        GuardianPlaced: "{seat} puts {guardian} into cocoon {cocoon}.",
        GuardianLeft: "{seat} leaves {guardian} there.",
        StartUncovered: "The start token is visible.",
        TokenPaid: "The hole is empty: that costs a token.",
        Corrected: "{seat} moves {guardian} from {source} to {target}, for three tokens.",
        Saw: "{seat} sees that cocoon {cocoon} is {owner}.",
        Shared: "{seat} tells: cocoon {cocoon} is {owner}.",
        Noted: "{seat} believes that cocoon {cocoon} is {owner}.",
        EndProposed: "{seat} says that you are done.",
        EndAccepted: "{seat} agrees.",
        EndRefused: "{seat} wants to wait.",
        SeatLeft: "{seat} leaves the game.",
    },
    "fr": {
        BoxSet: "La boîte est prête, et le jeton de départ est dans la case libre.",
        Slid: "{seat} fait glisser le cocon {cocoon}.",
        TrapTurned: "Une trappe se retourne : {trap}.",
        TrapRemoved: "{trap} part dans le couvercle.",
        TrapStayed: "{trap} reste : ce n’est pas encore son tour.",
        BoxTurned: "La boîte fait un quart de tour dans le sens horaire.",
        ActionPut: "{seat} met la trappe action dans le cocon {cocoon}.",
        GuardianRevealed: "Trouvé : {guardian} !",
        GuardianPlaced: "{seat} met {guardian} dans le cocon {cocoon}.",
        GuardianLeft: "{seat} laisse {guardian} sur place.",
        StartUncovered: "Le jeton de départ est visible.",
        TokenPaid: "La case est vide : cela coûte un jeton.",
        Corrected: "{seat} passe {guardian} de {source} à {target}, pour trois jetons.",
        Saw: "{seat} voit que le cocon {cocoon} est {owner}.",
        Shared: "{seat} dit : le cocon {cocoon} est {owner}.",
        Noted: "{seat} pense que le cocon {cocoon} est {owner}.",
        EndProposed: "{seat} dit que c’est fini.",
        EndAccepted: "{seat} est d’accord.",
        EndRefused: "{seat} préfère attendre.",
        SeatLeft: "{seat} quitte la partie.",
    },
}
OTHERWISE: Names = {
    "en": {
        "forced": "{seat} must slide once more and takes cocoon {cocoon}.",
        "free": "{seat} slides cocoon {cocoon} for free.",
        "locked": "{trap} stays: its three runes are not all in the lid.",
        "again": "Here is {guardian} again.",
        "taken_back": "{seat} takes back what was said of cocoon {cocoon}.",
    },
    "fr": {
        "forced": "{seat} doit encore faire glisser un cocon et prend {cocoon}.",
        "free": "{seat} fait glisser le cocon {cocoon} sans jeton.",
        "locked": "{trap} reste : ses trois runes ne sont pas toutes dans le couvercle.",
        "again": "Revoici {guardian}.",
        "taken_back": "{seat} retire son avis sur le cocon {cocoon}.",
    },
}
ENDS: Names = {
    "en": {
        "all_home": "Every guardian is in its own cocoon: the team wins (tokens left: {reserve}).",
        "wrong_guardian": "Not every cocoon has its own guardian (wrong: {wrong}): the team loses.",
        "out_of_tokens": "The reserve is empty before the end: the team loses.",
        "turn_limit": "There were too many turns: the team loses.",
    },
    "fr": {
        "all_home": "Chaque gardien est dans son cocon : gagné (jetons restants : {reserve}).",
        "wrong_guardian": "Tous les cocons n’ont pas leur gardien (erreurs : {wrong}) : perdu.",
        "out_of_tokens": "La réserve est vide avant la fin : perdu.",
        "turn_limit": "Trop de tours ont passé : perdu.",
    },
}


def seat_name(_: State, seat: Seat, language: str) -> str:
    """By the colour of its side of the box."""
    return SEATS[language][seat]


def explain(refusal: Refusal, language: str) -> str:
    """One sentence that says why something was refused, with as many facts as the hint has."""
    plain = REFUSALS[language][refusal.code]
    try:
        return DETAILS[language].get(refusal.code, plain).format(**_facts(refusal.hint, language))
    except KeyError:
        return plain


def tell(state: State, event: Any, language: str) -> str | None:
    """One sentence for one event."""
    if isinstance(event, GameEnded):
        wrong = ", ".join(event.truth.wrong)
        return ENDS[language][event.reason].format(reserve=event.reserve, wrong=wrong)
    if isinstance(event, Shared) and _was_told(state, event):
        return None
    other = _other_case(event)
    sentence = TOLD[language].get(type(event)) if other is None else OTHERWISE[language][other]
    if sentence is None:
        return None
    told = {name: getattr(event, name) for name in event.__struct_fields__}
    said = sentence.format(**_facts(told, language))
    return said[0].upper() + said[1:]


def _was_told(state: State, event: Shared) -> bool:
    """CO-38: a sight is told anew in every turn; one sentence is enough for two in a row."""
    return any(
        (each.kind, each.cocoon, each.guardian, each.turn)
        == ("seen", event.cocoon, event.guardian, state.turn - 1)
        for each in state.shares
    )


def _other_case(event: Any) -> str | None:
    """Where an event has a second sentence: its name."""
    match event:
        case Slid(forced=True):
            return "forced"
        case Slid(cost=0):
            return "free"
        case TrapStayed(trap="L1" | "L2"):
            return "locked"
        case GuardianRevealed(is_new=False):
            return "again"
        case Noted(guardian=None):
            return "taken_back"
    return None


def _facts(facts: Mapping[str, Any], language: str) -> dict[str, Any]:
    """The facts as they are said in a language; those that are missing stay missing."""
    said = {name: fact for name, fact in facts.items() if fact is not None}
    traps = TRAP_NAMES[language]
    for name in ("seat", "active"):
        if isinstance(said.get(name), int):
            said[name] = mark(said[name])
    if "guardian" in said:
        guardian = said["guardian"]
        said["guardian"] = GUARDIAN_NAMES[language].get(guardian, guardian)
        said["owner"] = OWNERS[language].get(guardian, guardian)
    if "trap" in said:
        said["trap"] = traps.get(said["trap"], said["trap"])
    if "phase" in said:
        said["phase"] = PHASES[language].get(said["phase"], said["phase"])
    if "missing" in said:
        missing = said["missing"]
        listed = [missing] if isinstance(missing, str) else missing
        said["missing"] = ", ".join(traps.get(each, each) for each in listed)
    return said
