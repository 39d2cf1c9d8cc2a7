"""A log told again, for drawers, replays and reviews. These functions run in worker processes."""

import logging
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import msgspec
from msgspec import Raw, Struct
from msgspec.structs import replace

from tablee.core.engine import played, replay, worded
from tablee.core.errors import BadOptions
from tablee.core.finding import Decisive
from tablee.core.game import AnyGame
from tablee.core.log import Log, open_log, parse
from tablee.core.marks import has_own_data
from tablee.core.match import Match
from tablee.core.picture import picture_of
from tablee.core.protocol import Decide, Decision, Over, Seat, Step, Tick
from tablee.core.registry import game as find_game
from tablee.server.hearing import Heard
from tablee.server.hearing import told as heard_of
from tablee.server.memory import chapter_of
from tablee.server.onward import left_by
from tablee.server.store.base import Line
from tablee.server.telling import Teller
from tablee.server.wire import By, Frame, Landmark

log = logging.getLogger("tablee.story")

MOST_FRAMES = 500  # in one answer
LANDMARKS: tuple[Landmark, ...] = ("round", "trick", "turn")  # the greater ones first


class Wish(NamedTuple):
    """Which part of a story, through whose eyes."""

    seat: int | None
    after: int
    views: bool
    over: bool  # then everything that happened may be known, lost races too
    whole: bool  # whether one may look back to the beginning


class Told(NamedTuple):
    """The answer to a wish."""

    seq: int  # the last move of the table, as these eyes count
    start: int  # what happened up to this move can no longer be told
    frames: bytes  # a list, in JSON


def frames(lines: Sequence[Line], wish: Wish) -> Told:
    """Frames after a move, as one seat or a spectator knows them.

    Where one may not look back so far, only this chapter and the one before are told. Where one
    may, in a game of chapters, what is older is told as a spectator knows it. In real time the
    eyes count what they have heard of, until it is over.
    """
    kept = open_log([line.text for line in lines])
    steps = list(replay(*kept, judged=False))
    start = 0 if wish.over else _faded(kept, steps)
    is_counted = kept.game.nature.is_real_time and not wish.over
    told: list[Frame] = []
    if wish.after == 0 and wish.views and wish.whole:
        state = steps[0][0]
        view = _raw(_view(kept, state, wish.seat))
        told.append(Frame(0, 0, None, [], view, awaits=_awaited(kept, state)))
    first = wish.after if wish.whole else max(wish.after, start)
    seq = 0
    for number in range(1 if is_counted else first + 1, len(steps)):
        eyes = wish.seat if number > start else None  # one's own old sights are nobody's notes
        made = Heard(kept.moves[number - 1], steps[number - 1][0], *steps[number])
        seen = list(made.events) if wish.over else heard_of(kept.game, made, eyes)
        if seen is None:
            continue  # a failed try is nobody else's business during the game
        seq = seq + 1 if is_counted else number
        if seq > first and len(told) < MOST_FRAMES:
            frame = _frame(kept, made, number, eyes, seen, views=wish.views)
            told.append(replace(frame, seq=seq, by=_author(lines[number])))
    last = seq if is_counted else len(steps) - 1
    return Told(last, 0 if wish.whole else start, msgspec.json.encode(told))


def _frame(
    kept: Log, made: Heard, number: int, eyes: int | None, seen: Sequence[Any], *, views: bool
) -> Frame:
    """One step as these eyes have seen it."""
    state, move = made.after, made.move
    viewer = None if eyes is None else Seat(eyes)
    told = [event for event in seen if event is not None]
    return Frame(
        seq=number,
        at_ms=move.at_ms if isinstance(move, Decision | Tick) else state.at_ms,
        seat=move.seat if isinstance(move, Decision) else None,
        events=[_raw(event) for event in told],
        view=_raw(_view(kept, state, eyes)) if views else None,
        words=Teller(kept.game).frame(state, viewer, told),
        awaits=_awaited(kept, state),
        left=list(left_by(kept, number, state)),
        landmark=_landmark(kept, told),
    )


def _awaited(kept: Log, state: Any) -> list[int] | None:
    waiting = kept.game.rules.waiting(state)
    return list(waiting.seats) if isinstance(waiting, Decide) else None


def _landmark(kept: Log, told: Sequence[Any]) -> Landmark | None:
    """The greatest thing that begins or ends here."""
    kinds = {kept.game.table.landmarks.of(event) for event in told}
    return next((kind for kind in LANDMARKS if kind in kinds), None)


def _author(line: Line) -> By | None:
    return None if line.author is None else msgspec.json.decode(line.author, type=By)


def _view(kept: Log, state: Any, seat: int | None) -> Any:
    return kept.game.rules.view(state, None if seat is None else Seat(seat))


def _faded(kept: Log, steps: Sequence[Step[Any, Any]]) -> int:
    """The last move before the chapter that came before this one; 0 in games without chapters."""
    chapter = chapter_of(kept.game)
    if chapter is None:
        return 0
    chapters = [chapter(state) for state, _ in steps]
    begins = [number for number in range(1, len(steps)) if chapters[number] != chapters[number - 1]]
    return [0, *begins][-2:][0]


def review(lines: Sequence[bytes]) -> bytes:
    """Each decision of a finished game beside the best one, as the game writes it, in JSON."""
    game, header, moves = open_log(lines)
    if game.table.review is None:
        raise BadOptions(f"{game.slug} has no review")
    return msgspec.json.encode(game.table.review(played(game, header, moves)))


class Ending(Struct, frozen=True):
    """What is told of a game once it is over, and how it looked at last."""

    decided: Decisive | None
    picture: str | None  # SVG, of what everybody sees


def ending(lines: Sequence[bytes], language: str) -> bytes:
    """What decided a finished game, and its last picture, in JSON; a mistake costs no more."""
    game, header, moves = open_log(lines)
    steps = list(replay(game, header, moves, judged=False))
    decided = game.table.decided
    told = None if decided is None else _kept("decided", game.slug, lambda: decided(steps))
    last = steps[-1][0]
    drawn = _kept("picture", game.slug, lambda: _picture(game, last, language))
    return msgspec.json.encode(Ending(told, drawn))


def _picture(game: AnyGame, state: Any, language: str) -> str:
    rules = game.rules
    drawn = picture_of(game, rules.view(state, None), rules.waiting(state), state.seats, language)
    return str.__str__(drawn.svg)  # plain text: markup is a kind of its own


def _kept(what: str, slug: str, make: Callable[[], Any]) -> Any:
    try:
        return make()
    except Exception:
        log.warning("%s of %s failed", what, slug, exc_info=True)
        return None


def hints(slug: str, view: Any, sketch: Any) -> bytes:
    """A game's help for a seat, in JSON; :class:`tablee.Refused` if this table gives none."""
    game = find_game(slug)
    if game.hints is None:
        raise BadOptions(f"{slug} has no hints")
    with worded(game):
        return msgspec.json.encode(game.hints(view, sketch))


class Brought(NamedTuple):
    """A log from outside that has been played through."""

    seats: int
    header: bytes
    moves: list[bytes]
    over: bool


def checked(text: str) -> Brought:
    """A log from outside, judged from its first move, in the form of today's rules."""
    kept = parse(text)
    if kept.header.start is not None or has_own_data(kept.game.types.options, kept.header.options):
        raise BadOptions("boards and positions of one's own are for the library, not this server")
    match = Match.resume(kept)
    header, *moves = match.dumps().encode().rstrip(b"\n").split(b"\n")
    return Brought(match.seats, header, moves, isinstance(match.waiting, Over))


def _raw(thing: Any) -> Raw:
    return Raw(msgspec.json.encode(thing))
