"""Coolock: rounds, captures, ghosts, portions, and what cards bring."""

from collections.abc import Iterable

from tablee.core.measures import Categories, Curve, Effects, Kinds, Measures, Number, Played
from tablee.games.coolock.events import (
    CardDrawn,
    Caught,
    GhostAppeared,
    LockOpened,
    PortionTaken,
    RoundBegan,
    Served,
)
from tablee.games.coolock.model import PORTIONS
from tablee.games.coolock.rules.queries import medal

ROUND = ("round", "manche")
CARDS: Categories = {
    "second_wind": ("Second wind", "Second souffle"),
    "skeleton_key": ("Skeleton key", "Passe-partout"),
    "secret_passage": ("Secret passage", "Passage secret"),
    "moonlight": ("Moonlight", "Clair de lune"),
    "exorcism": ("Exorcism", "Exorcisme"),
    "amnesty": ("Amnesty", "Grâce"),
    "lantern": ("Lantern", "Lanterne"),
    "apparition": ("Apparition", "Apparition"),
    "black_padlock": ("Black padlock", "Verrou noir"),
    "rusty_padlock": ("Rusty padlock", "Cadenas rouillé"),
    "cold_wind": ("Cold wind", "Vent froid"),
}


def _rounds(played: Played) -> float | None:
    last = played.steps[-1].after
    return last.round if last.reason == "hexagon" else None


def _medal(played: Played) -> list[str]:
    return [medal(played.steps[-1].after) or "none"]


def _captures(played: Played) -> float:
    return len(played.events(Caught))


def _prison_turns(played: Played) -> float:
    return len(played.events(Served))


def _appeared(played: Played) -> float:
    return len(played.events(GhostAppeared))


def _opened(played: Played) -> float:
    return len(played.events(LockOpened))


def _drawn(played: Played) -> Iterable[str]:
    return [event.card for event in played.events(CardDrawn)]


def _by_round(played: Played, count: str) -> list[float]:
    """A number at the beginning of each round."""
    return [
        float(len(getattr(step.after, count)))
        for step in played.steps
        if any(isinstance(event, RoundBegan) for event in step.events)
    ]


def _ghosts(played: Played) -> list[float]:
    return _by_round(played, "ghosts")


def _portions(played: Played) -> list[float]:
    return [PORTIONS - left for left in _by_round(played, "portions")]


def _progress(played: Played) -> Iterable[tuple[str, float]]:
    """Portions and padlocks from a card until the end of the next round, less captures."""
    for number, step in enumerate(played.steps):
        for event in step.events:
            if isinstance(event, CardDrawn):
                yield event.card, _gain(played, number, step.before.round + 1)


def _gain(played: Played, start: int, last_round: int) -> float:
    gain = 0
    for step in played.steps[start:]:
        if step.before.round > last_round:
            break
        gain += sum(isinstance(event, PortionTaken | LockOpened) for event in step.events)
        gain -= sum(isinstance(event, Caught) for event in step.events)
    return gain


MEASURES = Measures(
    endings={
        "hexagon": ("hexagon complete", "hexagone complet"),
        "midnight": ("midnight", "minuit"),
        "unfinished": ("unfinished", "inachevée"),
    },
    own=(
        Number("rounds", ("Rounds to the complete hexagon", "Manches jusqu’à l’hexagone"), _rounds),
        Kinds(
            "medals",
            ("Medals", "Médailles"),
            _medal,
            {
                "gold": ("gold", "or"),
                "silver": ("silver", "argent"),
                "bronze": ("bronze", "bronze"),
                "complete": ("complete", "complet"),
                "none": ("not complete", "incomplet"),
            },
        ),
        Number("captures", ("Captures in a game", "Captures dans une partie"), _captures),
        Number("prison", ("Turns lost in prison", "Tours perdus en prison"), _prison_turns),
        Number("ghosts", ("Ghosts that appeared", "Fantômes apparus"), _appeared),
        Number("opened", ("Padlocks opened", "Cadenas ouverts"), _opened),
        Curve(
            "ghosts_over_time", ("Ghosts on the board", "Fantômes sur le plateau"), _ghosts, ROUND
        ),
        Curve(
            "portions", ("Portions in the hexagon", "Portions dans l’hexagone"), _portions, ROUND
        ),
        Kinds("cards", ("Cards drawn in a game", "Cartes tirées dans une partie"), _drawn, CARDS),
        Effects(
            "card_effects",
            (
                "After a card: portions and padlocks won less captures, in two rounds",
                "Après une carte : portions et cadenas gagnés moins captures, en deux manches",
            ),
            _progress,
            CARDS,
        ),
    ),
    synonyms={("difficulty", "high"): "hard"},
)
