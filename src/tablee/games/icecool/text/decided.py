"""What decided a game of ICECOOL²: the winner's best round and its catches, or who left."""

from collections import Counter
from collections.abc import Sequence

from tablee.core.finding import LANGUAGES, Decisive, say
from tablee.core.listing import listed
from tablee.core.naming import mark
from tablee.games.icecool.events import (
    CardDrawn,
    CaughtAgain,
    GameEnded,
    IdTaken,
    RoundEnded,
    Scored,
    SeatLeft,
    Step,
)
from tablee.games.icecool.model import VALUES

TEXTS = {
    "en": {
        "left": "{seat} left the game.",
        "all_left": "{seat} left the game.",
        "best": "{seat} made {points} in round {round}.",
        "best_caught": "{seat} made {points} in round {round}, with {catches}.",
        "point": "1 point",
        "points": "{n} points",
        "catch": "one catch",
        "catches": "{n} catches",
    },
    "fr": {
        "left": "{seat} a quitté la partie.",
        "all_left": "{seat} ont quitté la partie.",
        "best": "{seat} a marqué {points} à la manche {round}.",
        "best_caught": "{seat} a marqué {points} à la manche {round}, avec {catches}.",
        "point": "1 point",
        "points": "{n} points",
        "catch": "une capture",
        "catches": "{n} captures",
    },
}


def decided(steps: Sequence[Step]) -> Decisive | None:
    end, last = steps[-1]
    ended = next((event for event in last if isinstance(event, GameEnded)), None)
    if ended is None or end.seats == 1:
        return None
    if ended.ending == "left":
        return _left(steps)
    if len(ended.winners) != 1:
        return None
    return _best_round(steps, ended.winners[0])


def _left(steps: Sequence[Step]) -> Decisive | None:
    gone = [
        (number, event.seat)
        for number, (_, events) in enumerate(steps)
        for event in events
        if isinstance(event, SeatLeft)
    ]
    if not gone:
        return None
    names = {each: listed([mark(seat) for _, seat in gone], each) for each in LANGUAGES}
    key = "left" if len(gone) == 1 else "all_left"
    return Decisive(say(TEXTS, key, lambda each: {"seat": names[each]}), gone[-1][0])


def _best_round(steps: Sequence[Step], seat: int) -> Decisive | None:
    """Cards are open at the end (IC-97), so what each was worth is no secret any more."""
    made: Counter[int] = Counter()
    catches: Counter[int] = Counter()
    ends: dict[int, int] = {}
    for number, (_, events) in enumerate(steps):
        # What is drawn in the step that ends a round belongs to it.
        played = steps[max(0, number - 1)][0].round
        for event in events:
            if isinstance(event, CardDrawn) and event.seat == seat and event.kind is not None:
                made[played] += VALUES[event.kind]
            elif isinstance(event, Scored) and event.seat == seat:
                made[played] += 1
            elif isinstance(event, IdTaken | CaughtAgain) and event.catcher == seat:
                catches[played] += 1
            elif isinstance(event, RoundEnded):
                ends[event.round] = number
    if not made:
        return None
    best = max(made, key=lambda each: (made[each], -each))
    caught = catches[best]

    def facts(language: str) -> dict[str, str | int]:
        texts = TEXTS[language]
        return {
            "seat": mark(seat),
            "round": best,
            "points": texts["point" if made[best] == 1 else "points"].format(n=made[best]),
            "catches": texts["catch" if caught == 1 else "catches"].format(n=caught),
        }

    return Decisive(say(TEXTS, "best_caught" if caught else "best", facts), ends.get(best))
