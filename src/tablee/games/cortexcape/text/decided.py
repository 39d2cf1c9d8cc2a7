"""What decided a game of Cortexcape: the dearest round of whoever did not win, or who left."""

from collections.abc import Sequence

from tablee.core.finding import LANGUAGES, Decisive, say
from tablee.core.listing import listed
from tablee.core.naming import mark
from tablee.games.cortexcape.events import SeatLeft, Step, Walked
from tablee.games.cortexcape.rules.queries import result

TEXTS = {
    "en": {
        "left": "{seat} left the table.",
        "all_left": "{seat} left the table.",
        "level": "Nobody could pull ahead: {points} points each.",
        "dearest": "The dearest round was round {round}: {seat} paid {points} for the way out.",
        "cheap": "Every round was cheap: nobody paid more than {points} for the way out.",
    },
    "fr": {
        "left": "{seat} a quitté la table.",
        "all_left": "{seat} ont quitté la table.",
        "level": "Personne n’a pris l’avantage : {points} points partout.",
        "dearest": "La manche la plus chère : la {round}, où {seat} a payé {points} pour sortir.",
        "cheap": "Rien n’a coûté cher : personne n’a payé plus de {points} pour sortir.",
    },
}
CHEAP = 1  # points: nothing to speak of


def decided(steps: Sequence[Step]) -> Decisive | None:
    end, _ = steps[-1]
    found = result(end)
    if found.ending == "given_up" or len(end.left) == end.seats:
        return _left(steps)
    if len(found.winners) == end.seats:
        return Decisive(say(TEXTS, "level", lambda _: {"points": found.scores[0]}))
    paid = [
        (event.points, -event.seat, number, len(state.history))
        for number, (state, events) in enumerate(steps)
        for event in events
        if isinstance(event, Walked) and event.seat not in found.winners
    ]
    if not paid:
        return None
    points, seat, number, played = max(paid)
    key = "cheap" if points <= CHEAP else "dearest"
    facts = {"round": played, "seat": mark(-seat), "points": points}
    return Decisive(say(TEXTS, key, lambda _: facts), number if key == "dearest" else None)


def _left(steps: Sequence[Step]) -> Decisive | None:
    gone = [
        (number, event.seat)
        for number, (_, events) in enumerate(steps)
        for event in events
        if isinstance(event, SeatLeft)
    ]
    if not gone:
        return None
    names = [mark(seat) for _, seat in gone]
    said = {each: listed(names, each) for each in LANGUAGES}
    key = "left" if len(gone) == 1 else "all_left"
    return Decisive(say(TEXTS, key, lambda each: {"seat": said[each]}), gone[-1][0])
