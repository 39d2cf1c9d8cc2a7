"""What a review says of a trick that was missed, in English and French."""

from tablee.core.finding import Wording, say
from tablee.core.listing import listed
from tablee.games.monster_freeze.model import Colour, Stack
from tablee.games.monster_freeze.review.model import Fate
from tablee.games.monster_freeze.text.words import COLOUR_NAMES

MISSED = {
    "en": {
        "swapped": "A {colour} trick lay in the hand for {seconds} s; then one of its cards was "
        "swapped away.",
        "other": "A {colour} trick lay in the hand for {seconds} s; then another colour was "
        "claimed.",
        "ended": "A {colour} trick lay in the hand for {seconds} s, until the round was over.",
        "fifth": "It would have been the fifth colour: the round.",
        "missing": "That colour was still missing.",
        "stack": "From bottom to top: {cards} ({stackings} of 768 stackings show it).",
        "false": "A claim without a line: {seconds} s of waiting.",
        "false_free": "A claim without a line.",
        "there": "A {colour} trick was there.",
        "none": "These cards make no trick at all.",
    },
    "fr": {
        "swapped": "Un pli {colour} est resté {seconds} s dans la main, puis l’une de ses cartes a "
        "été échangée.",
        "other": "Un pli {colour} est resté {seconds} s dans la main, puis une autre couleur a été "
        "annoncée.",
        "ended": "Un pli {colour} est resté {seconds} s dans la main, jusqu’à la fin de la manche.",
        "fifth": "C’était la cinquième couleur : la manche.",
        "missing": "Cette couleur manquait encore.",
        "stack": "De bas en haut : {cards} ({stackings} empilements sur 768 le montrent).",
        "false": "Annonce sans alignement : {seconds} s d’attente.",
        "false_free": "Annonce sans alignement.",
        "there": "Un pli {colour} était pourtant là.",
        "none": "Ces cartes ne font aucun pli.",
    },
}


def say_missed(
    fate: Fate, colour: Colour, stack: Stack, *, stackings: int, lain_ms: int, worth: str
) -> Wording:
    """``worth``: ``fifth``, ``missing``, or nothing for a colour that was there already."""
    said = [
        say(
            MISSED,
            key,
            lambda language: {
                "colour": COLOUR_NAMES[language][colour],
                "seconds": round(lain_ms / 1000),
                "stackings": stackings,
                "cards": listed([lying.card for lying in stack], language),
            },
        )
        for key in (fate, worth, "stack")
        if key
    ]
    return _joined(said)


def say_false(lock_ms: int, there: Colour | None) -> Wording:
    """``there``: a colour that these cards would have shown in another stacking."""
    said = [
        say(
            MISSED,
            key,
            lambda language: {
                "colour": "" if there is None else COLOUR_NAMES[language][there],
                "seconds": f"{lock_ms / 1000:g}",
            },
        )
        for key in ("false" if lock_ms else "false_free", "none" if there is None else "there")
    ]
    return _joined(said)


def _joined(said: list[Wording]) -> Wording:
    return Wording(" ".join(each.en for each in said), " ".join(each.fr for each in said))
