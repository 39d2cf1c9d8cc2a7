"""What decided a match of Monster Freeze: the last trick, the missing colours, or who left."""

from collections.abc import Sequence
from typing import Any

from tablee.core.finding import LANGUAGES, Decisive, say
from tablee.core.listing import listed
from tablee.core.naming import mark
from tablee.games.monster_freeze.events import SeatLeft, Step, TrickLaid
from tablee.games.monster_freeze.model import COLOURS, State
from tablee.games.monster_freeze.rules.queries import result
from tablee.games.monster_freeze.text.words import COLOUR_NAMES

TEXTS = {
    "en": {
        "last": "The last trick: {seat} laid {colour} after {time} of play.",
        "pile": "When the pile ran out, {seat} had {mine} tricks, nobody else more than {others}.",
        "drawn": "No round had a winner.",
        "left": "{seat} left the game.",
        "spare": "The last colour, {colour}, came with {time} to spare.",
        "missing": "Still missing: {colours}.",
        "nothing": "No trick in time.",
    },
    "fr": {
        "last": "Le dernier pli : {seat} a posé du {colour} après {time} de jeu.",
        "pile": "Pioche vide : {seat} avait {mine} plis, personne d’autre plus de {others}.",
        "drawn": "Aucune manche n’a eu de vainqueur.",
        "left": "{seat} a quitté la partie.",
        "spare": "La dernière couleur, le {colour}, est venue à {time} de la fin.",
        "missing": "Il manquait encore : {colours}.",
        "nothing": "Pas un pli à temps.",
    },
}


def decided(steps: Sequence[Step]) -> Decisive | None:
    end, _ = steps[-1]
    if end.closed:
        return None
    if result(end).ending == "forfeit" and (gone := _last(steps, SeatLeft)):
        number, event = gone
        return Decisive(say(TEXTS, "left", lambda _: {"seat": mark(event.seat)}), number)
    if not end.rounds:
        return None
    return _solo(end, steps) if end.seats == 1 else _match(end, steps)


def _match(end: State, steps: Sequence[Step]) -> Decisive | None:
    last = end.rounds[-1]
    if last.winner is None:
        return Decisive(say(TEXTS, "drawn", lambda _: {}))
    if last.reason == "five_colours":
        return _trick("last", steps, last.play_ms)
    seat, tricks = last.winner, [sum(counts) for counts in last.counts]
    others = max(count for at, count in enumerate(tricks) if at != seat)
    facts = {"seat": mark(seat), "mine": tricks[seat], "others": others}
    return Decisive(say(TEXTS, "pile", lambda _: facts))


def _solo(end: State, steps: Sequence[Step]) -> Decisive | None:
    counts = end.rounds[-1].counts[0]
    missing = [colour for colour, count in zip(COLOURS, counts, strict=True) if not count]
    if not any(counts):
        return Decisive(say(TEXTS, "nothing", lambda _: {}))
    if missing:
        names = {
            each: listed([COLOUR_NAMES[each][colour] for colour in missing], each)
            for each in LANGUAGES
        }
        return Decisive(say(TEXTS, "missing", lambda each: {"colours": names[each]}))
    return _trick("spare", steps, end.table.timer_ms - end.rounds[-1].play_ms)


def _trick(key: str, steps: Sequence[Step], time_ms: int) -> Decisive | None:
    found = _last(steps, TrickLaid)
    if found is None:
        return None
    number, event = found
    return Decisive(
        say(
            TEXTS,
            key,
            lambda language: {
                "seat": mark(event.seat),
                "colour": COLOUR_NAMES[language][event.colour],
                "time": _time(time_ms),
            },
        ),
        number,
    )


def _last(steps: Sequence[Step], kind: type) -> tuple[int, Any] | None:
    found = [
        (number, event)
        for number, (_, events) in enumerate(steps)
        for event in events
        if isinstance(event, kind)
    ]
    return found[-1] if found else None


def _time(ms: int) -> str:
    """1:05."""
    seconds = round(ms / 1000)
    return f"{seconds // 60}:{seconds % 60:02}"
