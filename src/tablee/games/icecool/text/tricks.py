"""The set shots in words: a name, and what is to be done (IC-111)."""

from collections.abc import Mapping

from tablee.games.icecool.model.tricks import SET_SHOTS, trick_of

LANGUAGES = ("en", "fr")
# By key: the name and the task, in English and in French.
TOLD: Mapping[str, tuple[tuple[str, str], tuple[str, str]]] = {
    "straight": (
        ("Bull’s-eye", "Through the door to the gymnasium without touching a wall."),
        ("Dans le mille", "Par la porte du gymnase, sans toucher de mur."),
    ),
    "stop": (
        ("Soft landing", "Into the middle room, and stop there."),
        ("Tout en douceur", "Dans la salle du milieu, et s’y arrêter."),
    ),
    "bank": (
        ("Off the wall", "Bounce off a wall, then through the door to the classroom."),
        ("Par la bande", "Rebondir sur un mur, puis passer la porte de la classe."),
    ),
    "corridor": (
        ("Corridor", "Straight through both doors of the middle room, touching no wall."),
        (
            "Le couloir",
            "Tout droit par les deux portes de la salle du milieu, sans toucher de mur.",
        ),
    ),
    "home": (
        ("Back to class", "From the library through the door, and stop on the red circle."),
        ("Retour en classe", "De la bibliothèque par la porte, et s’arrêter sur le cercle rouge."),
    ),
    "hop": (
        ("Over the wall", "Jump from the classroom into the library, and stay there."),
        ("Par-dessus le mur", "Sauter de la classe dans la bibliothèque, et y rester."),
    ),
    "diagonal": (
        ("Diagonal", "Classroom, middle room, gymnasium: two doors in one line, touching no wall."),
        ("La diagonale", "Classe, milieu, gymnase : deux portes d’un trait, sans toucher de mur."),
    ),
    "boomerang": (
        ("Boomerang", "Through the door to the gymnasium, off a wall, and back through it."),
        ("Le boomerang", "Par la porte du gymnase, un rebond, et retour par la même porte."),
    ),
    "leap": (
        ("The great leap", "Jump from the gymnasium into the kitchen, and stay there."),
        ("Le grand saut", "Sauter du gymnase dans la cuisine, et y rester."),
    ),
    "zigzag": (
        ("Zigzag", "Bounce off two walls, then through the door to the kitchen."),
        ("Zigzag", "Rebondir sur deux murs, puis passer la porte de la cuisine."),
    ),
    "flight": (
        ("Flight to the library", "Jump over a wall, then through the door to the library."),
        (
            "Vol vers les livres",
            "Sauter par-dessus un mur, puis passer la porte de la bibliothèque.",
        ),
    ),
    "corner": (
        ("Round the corner", "Curve through the library into the kitchen, touching no wall."),
        ("Virage serré", "Une courbe par la bibliothèque jusqu’à la cuisine, sans toucher de mur."),
    ),
}


def trick_name(number: int, language: str) -> str:
    return TOLD[trick_of(number).key][LANGUAGES.index(language)][0]


def tricks_told() -> list[dict[str, dict[str, str]]]:
    """For the page, in order."""
    return [
        {
            language: {"name": told[at][0], "task": told[at][1]}
            for at, language in enumerate(LANGUAGES)
        }
        for told in (TOLD[trick.key] for trick in SET_SHOTS)
    ]
