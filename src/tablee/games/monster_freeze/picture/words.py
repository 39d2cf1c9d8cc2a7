"""What the picture of Monster Freeze says, in English and French."""

from tablee.core.captions import Captions, Table
from tablee.games.monster_freeze.text.words import SEATS

WORDS: Table = {
    "en": {
        "ready": "getting ready",
        "countdown": "about to begin",
        "live": "everybody plays",
        "paused": "paused",
        "resuming": "going on in a moment",
        "status": "round {round}: {phase}",
        "wins": "over: {names} wins",
        "win": "over: {names} win",
        "nobody": "over: nobody wins",
        "closed": "closed",
        "pile": "Pile: {count}",
        "centre": "Centre: {card}",
        "covered": "covered",
        "solo": "Solo, {seconds} s",
        "aim": "One round wins",
        "aims": "{count} rounds to win",
        "you": "{name} (you)",
        "round": "{count} of {all} rounds",
        "rounds": "{count} of {all} rounds",
        "left": "has left",
        "taken_over": "a bot plays on",
        "away": "away",
        "is_ready": "ready",
        "warm": "warm seat",
        "voted": "wants a new centre",
        "lies": "In the centre lies {card}, {count} are in the pile.",
        "a_covered": "a covered card",
        "has": "{name} has {cards}; tricks: {tricks}.",
        "no_card": "no card that can be seen",
        "no_trick": "none",
    },
    "fr": {
        "ready": "on se prépare",
        "countdown": "on va commencer",
        "live": "tout le monde joue",
        "paused": "en pause",
        "resuming": "on reprend bientôt",
        "status": "manche {round} : {phase}",
        "wins": "fini : {names} gagne",
        "win": "fini : {names} gagnent",
        "nobody": "fini : personne ne gagne",
        "closed": "table fermée",
        "pile": "Pioche {count}",
        "centre": "Centre : {card}",
        "covered": "cachée",
        "solo": "En solo, {seconds} s",
        "aim": "Une manche suffit",
        "aims": "Gagner {count} manches",
        "you": "{name} (vous)",
        "round": "{count}/{all} manche",
        "rounds": "{count}/{all} manches",
        "left": "a quitté la partie",
        "taken_over": "un robot joue",
        "away": "pas là",
        "is_ready": "tout est prêt",
        "warm": "place au chaud",
        "voted": "veut un autre centre",
        "lies": "Au centre, {card} ; cartes dans la pioche : {count}.",
        "a_covered": "une carte cachée",
        "has": "{name} : {cards} ; plis : {tricks}.",
        "no_card": "aucune carte visible",
        "no_trick": "aucun",
    },
}


def label(seat: int, say: Captions) -> str:
    """A seat without its article, as it stands on a tag."""
    return SEATS[say.language][seat].split(" ", 1)[1].capitalize()


def subject(seat: int, say: Captions) -> str:
    """A seat in the middle of a sentence, where French has its article."""
    return label(seat, say) if say.language == "en" else SEATS[say.language][seat]
