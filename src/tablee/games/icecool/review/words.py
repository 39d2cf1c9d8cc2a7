"""What a review says of a flick, in English and French."""

from typing import Any, Literal

from tablee.core.finding import Wording, say
from tablee.games.icecool.board.school import DoorId
from tablee.games.icecool.review.model import Chances
from tablee.games.icecool.text.flicks import door_name

ALIKE = 10  # percent: then the difference is where it ends
TEXTS = {
    "en": {
        "fish": "With this aim: {fish} % for a fish, {caught} % to be caught.",
        "catch": "With this aim: {catch} % for a catch.",
        "room": "With this aim: {room} % for a new room.",
        "trick": "With this aim: {trick} % to make it.",
        "better_fish": "By the Emperor’s estimate another one was better: {better_fish} % and "
        "{better_caught} %.",
        "better_fish_door": "By the Emperor’s estimate {door} was better: {better_fish} % and "
        "{better_caught} %.",
        "better_catch": "By the Emperor’s estimate another one was better: {better_catch} %.",
        "better_room": "By the Emperor’s estimate another one was better: {better_room} %.",
        "better_trick": "By the Emperor’s estimate another one was better: {better_trick} %.",
        "place": "It also ends in a better place.",
        "fine": "The Emperor found nothing better.",
    },
    "fr": {
        "fish": "Avec cette visée : {fish} % pour un poisson, {caught} % d’être attrapé.",
        "catch": "Avec cette visée : {catch} % pour une capture.",
        "room": "Avec cette visée : {room} % pour une nouvelle salle.",
        "trick": "Avec cette visée : {trick} % de réussir.",
        "better_fish": "Selon l’Empereur, une autre valait mieux : {better_fish} % et "
        "{better_caught} %.",
        "better_fish_door": "Selon l’Empereur, {door} valait mieux : {better_fish} % et "
        "{better_caught} %.",
        "better_catch": "Selon l’Empereur, une autre valait mieux : {better_catch} %.",
        "better_room": "Selon l’Empereur, une autre valait mieux : {better_room} %.",
        "better_trick": "Selon l’Empereur, une autre valait mieux : {better_trick} %.",
        "place": "De plus, elle finit mieux placée.",
        "fine": "L’Empereur n’a rien trouvé de mieux.",
    },
}
Wish = Literal["fish", "catch", "room", "trick"]


def say_flick(wish: Wish, chances: Chances, better: Chances | None, door: DoorId | None) -> Wording:
    """``better``: of the better aim, if there is one; ``door``: where it goes through."""
    keys: list[str] = [wish]
    if better is None:
        keys.append("fine")
    else:
        by_door = wish == "fish" and door is not None
        keys.append(f"better_{wish}_door" if by_door else f"better_{wish}")
        gained = getattr(better, wish) - getattr(chances, wish)
        if max(gained, chances.caught - better.caught) < ALIKE:
            keys.append("place")

    def facts(language: str) -> dict[str, Any]:
        known: dict[str, Any] = {}
        for field in Chances.__struct_fields__:
            known[field] = getattr(chances, field)
            known[f"better_{field}"] = 0 if better is None else getattr(better, field)
        known["door"] = "" if door is None else door_name(door, language)
        return known

    said = [say(TEXTS, key, facts) for key in keys]
    return Wording(" ".join(each.en for each in said), " ".join(each.fr for each in said))
