"""What decided a night of Coolock: the last piece, or what kept the team."""

from collections.abc import Sequence
from typing import Any

from tablee.core.finding import Decisive, say
from tablee.core.naming import mark
from tablee.games.coolock.events import Caught, PortionTaken, SeatLeft, Step
from tablee.games.coolock.rules.queries import gold_round

TEXTS = {
    "en": {
        "early": "{seat} brought the last piece in round {round}, {spare} before the limit for "
        "gold.",
        "just": "{seat} brought the last piece in round {round}, the last one for gold.",
        "late": "{seat} brought the last piece in round {round}; gold was until round {gold}.",
        "missing": "At midnight {pieces} missing; the ghosts had caught the team {caught}.",
        "left": "{seat} left the team in round {round}.",
    },
    "fr": {
        "early": "{seat} a apporté la dernière portion à la manche {round}, {spare} avant la "
        "limite de l’or.",
        "just": "{seat} a apporté la dernière portion à la manche {round}, la dernière pour l’or.",
        "late": "{seat} a apporté la dernière portion à la manche {round} ; l’or s’arrêtait à la "
        "manche {gold}.",
        "missing": "À minuit, {pieces} ; les fantômes avaient attrapé l’équipe {caught}.",
        "left": "{seat} a quitté l’équipe à la manche {round}.",
    },
}
# One of them, and more.
ROUNDS = {"en": ("1 round", "{n} rounds"), "fr": ("1 manche", "{n} manches")}
PIECES = {
    "en": ("1 piece was still", "{n} pieces were still"),
    "fr": ("il manquait encore 1 portion", "il manquait encore {n} portions"),
}
TIMES = {
    "en": ("never", "once", "{n} times"),
    "fr": ("zéro fois", "une fois", "{n} fois"),
}


def decided(steps: Sequence[Step]) -> Decisive | None:
    end, _ = steps[-1]
    match end.reason:
        case "hexagon":
            found = _last(steps, PortionTaken)
            spare = gold_round(end.table) - end.round
            key = "early" if spare > 0 else "late" if spare else "just"
        case "midnight":
            return _midnight(steps)
        case _:
            found, spare, key = _last(steps, SeatLeft), 0, "left"
    if found is None:
        return None
    number, event = found
    return Decisive(
        say(
            TEXTS,
            key,
            lambda language: {
                "seat": mark(event.seat),
                "round": end.round,
                "spare": _counted(spare, ROUNDS[language]),
                "gold": gold_round(end.table),
            },
        ),
        number,
    )


def _midnight(steps: Sequence[Step]) -> Decisive:
    missing = len(steps[-1][0].portions)
    caught = sum(isinstance(event, Caught) for _, events in steps for event in events)
    return Decisive(
        say(
            TEXTS,
            "missing",
            lambda language: {
                "pieces": _counted(missing, PIECES[language]),
                "caught": TIMES[language][min(caught, 2)].format(n=caught),
            },
        )
    )


def _last(steps: Sequence[Step], kind: type) -> tuple[int, Any] | None:
    found = [
        (number, event)
        for number, (_, events) in enumerate(steps)
        for event in events
        if isinstance(event, kind)
    ]
    return found[-1] if found else None


def _counted(count: int, words: tuple[str, str]) -> str:
    return words[count != 1].format(n=count)
