"""What the picture of Coolock says, in English and French."""

from tablee.core.captions import Captions, Table
from tablee.games.coolock.text.words import SEATS

WORDS: Table = {
    "en": {
        "deal": "the board is set",
        "prison": "{name} sits in prison",
        "roll": "{name} rolls",
        "move": "{name} rolled {die}",
        "card": "{name} draws a card",
        "ghost_order": "the ghosts move",
        "status": "round {round}: {doing}",
        "complete": "the hexagon is complete",
        "won_gold": "the hexagon is complete: gold",
        "won_silver": "the hexagon is complete: silver",
        "won_bronze": "the hexagon is complete: bronze",
        "midnight": "midnight",
        "unfinished": "unfinished",
        "portions": "{count} of {all}",
        "round": "Round {round}",
        "gold": "gold to {round}",
        "silver": "silver to {round}",
        "bronze": "bronze to {round}",
        "ghost": "{count} more ghost",
        "ghosts": "{count} more ghosts",
        "deck": "{count} card left",
        "decks": "{count} cards left",
        "until_midnight": "until midnight",
        "moonlight": "moonlight",
        "left": "has left",
        "home": "at home",
        "in_prison": "prison, {zone}: {sentence} to go",
        "lanterns": "{zone}, lanterns: {count}",
        "board": "The board {board} with {zones} zones.",
        "seat": "{name}: {place}, {left} portions to fetch.",
        "there": "{ghosts} ghosts and {locks} padlocks are on the board.",
    },
    "fr": {
        "deal": "on prépare le plateau",
        "prison": "{name} est en prison",
        "roll": "{name} lance le dé",
        "move": "{name} a fait {die}",
        "card": "{name} tire une carte",
        "ghost_order": "les fantômes bougent",
        "status": "manche {round} : {doing}",
        "complete": "l’hexagone est complet",
        "won_gold": "l’hexagone est complet : or",
        "won_silver": "l’hexagone est complet : argent",
        "won_bronze": "l’hexagone est complet : bronze",
        "midnight": "minuit",
        "unfinished": "l’hexagone reste inachevé",
        "portions": "{count} sur {all}",
        "round": "Manche {round}",
        "gold": "or : {round}",
        "silver": "argent : {round}",
        "bronze": "bronze : {round}",
        "ghost": "fantômes : {count}",
        "ghosts": "fantômes : {count}",
        "deck": "cartes : {count}",
        "decks": "cartes : {count}",
        "until_midnight": "jusqu’à minuit",
        "moonlight": "clair de lune",
        "left": "a quitté la partie",
        "home": "à la base",
        "in_prison": "prison, {zone} : encore {sentence}",
        "lanterns": "{zone}, lanternes : {count}",
        "board": "Le plateau {board} et ses {zones} zones.",
        "seat": "{name} : {place}, portions à chercher : {left}.",
        "there": "Sur le plateau, fantômes : {ghosts}, cadenas : {locks}.",
    },
}
ARTICLES = ("the ", "le ", "la ", "l’")


def label(seat: int, say: Captions) -> str:
    """A seat without its article, as it stands on a tag."""
    name = SEATS[say.language][seat]
    bare = next(name.removeprefix(each) for each in ARTICLES if name.startswith(each))
    return bare[0].upper() + bare[1:]


def subject(seat: int, say: Captions) -> str:
    """A seat in the middle of a sentence, where French has its article."""
    return label(seat, say) if say.language == "en" else SEATS[say.language][seat]
