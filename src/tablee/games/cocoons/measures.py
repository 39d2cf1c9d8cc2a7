"""Cocoons: tokens, turns, what was read, and how far the team came."""

from tablee.core.measures import Curve, Kinds, Measures, Number, Played
from tablee.games.cocoons.events import (
    Corrected,
    GuardianLeft,
    GuardianPlaced,
    Shared,
    Slid,
    TrapStayed,
    TurnBegan,
)

TURN = ("turn", "tour")


def _tokens(played: Played) -> float | None:
    """What a won game has cost."""
    last = played.steps[-1].after
    return last.table.reserve - last.reserve if last.reason == "all_home" else None


def _turns(played: Played) -> float:
    return float(played.steps[-1].after.turn)


def _forced(played: Played) -> float:
    return float(sum(event.forced for event in played.events(Slid)))


def _left(played: Played) -> float:
    return len(played.events(GuardianLeft))


def _corrections(played: Played) -> float:
    return len(played.events(Corrected))


def _in_vain(played: Played) -> float:
    return len(played.events(TrapStayed))


def _by_turn(played: Played, kind: type, field: str) -> list[float]:
    """How many different ones there have been when each turn begins."""
    found: set[str] = set()
    counts: list[float] = []
    for step in played.steps:
        for event in step.events:
            if isinstance(event, TurnBegan):
                counts.append(float(len(found)))
            elif isinstance(event, kind):
                found.add(getattr(event, field))
    return counts


def _read(played: Played) -> list[float]:
    return _by_turn(played, Shared, "cocoon")


def _placed(played: Played) -> list[float]:
    return _by_turn(played, GuardianPlaced, "guardian")


def _wrong(played: Played) -> list[str]:
    """How many guardians were not at home when a game was lost."""
    last = played.steps[-1].after
    if last.reason == "all_home":
        return []
    pairs = zip(last.cocoons, last.identities, strict=True)
    return [str(sum(cocoon.holds != (own,) for cocoon, own in pairs))]


MEASURES = Measures(
    endings={
        "all_home": ("all at home", "tous chez eux"),
        "wrong_guardian": ("a wrong guardian", "un gardien mal placé"),
        "out_of_tokens": ("out of tokens", "plus de jetons"),
        "turn_limit": ("too many turns", "trop de tours"),
    },
    own=(
        Number("tokens", ("Tokens of a won game", "Jetons d’une partie gagnée"), _tokens),
        Number("turns", ("Turns", "Tours"), _turns),
        Number("forced", ("Forced slides", "Glissades forcées"), _forced),
        Number("left", ("Guardians left where they were", "Gardiens laissés sur place"), _left),
        Number("corrections", ("Corrections", "Corrections"), _corrections),
        Number("in_vain", ("Traps that stayed", "Trappes restées en place"), _in_vain),
        Curve("read", ("Cocoons read", "Cocons lus"), _read, TURN),
        Curve("placed", ("Guardians in cocoons", "Gardiens dans un cocon"), _placed, TURN),
        Kinds(
            "wrong",
            (
                "Cocoons without their guardian, in lost games",
                "Cocons sans leur gardien, parties perdues",
            ),
            _wrong,
        ),
    ),
)
