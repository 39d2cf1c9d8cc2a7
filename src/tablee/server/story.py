"""A log told again, for drawers, replays and reviews. These functions run in worker processes."""

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import Raw

from tablee.core.codec import codec
from tablee.core.engine import first_state, played
from tablee.core.errors import BadOptions
from tablee.core.log import Header, parse
from tablee.core.match import Match
from tablee.core.protocol import AnyGame, Decision, Move, Seat, Tick
from tablee.core.registry import game as find_game
from tablee.server.wire import Frame

MOST_FRAMES = 500  # in one answer


def frames(
    lines: Sequence[bytes], seat: int | None, after: int, *, views: bool, over: bool, whole: bool
) -> tuple[int, bytes]:
    """Frames after a move, as one seat or a spectator knows them: a list, written as JSON.

    Once it is over everything that happened may be known, lost races too. Where one may not look
    back so far, only this chapter and the one before are told; the first number says after what.
    Where one may, in a game of chapters, what is older is told as a spectator knows it.
    """
    header = msgspec.json.decode(lines[0], type=Header)
    game = find_game(header.game)
    rules, readers = game.rules, codec(game)
    viewer = None if seat is None else Seat(seat)
    state = first_state(game, header)
    told: list[Frame] = []
    start = 0 if over else _faded(game, state, lines)
    if after == 0 and views and whole:
        told.append(Frame(0, 0, None, [], _raw(rules.view(state, viewer))))
    for number, line in enumerate(lines[1:], start=1):
        move: Move = readers.move(line)
        state, events = rules.apply(state, move)
        if number <= after or (number <= start and not whole):
            continue
        eyes = viewer if number > start else None  # one's own old sights are nobody's notes
        seen = [event if over else rules.redact(event, eyes) for event in events]
        if not over and events and not any(seen):
            continue  # a failed try is nobody else's business
        told.append(
            Frame(
                seq=number,
                at_ms=move.at_ms if isinstance(move, Decision | Tick) else state.at_ms,
                seat=move.seat if isinstance(move, Decision) else None,
                events=[_raw(event) for event in seen if event is not None],
                view=_raw(rules.view(state, eyes)) if views else None,
            )
        )
        if len(told) >= MOST_FRAMES:
            break
    return 0 if whole else start, msgspec.json.encode(told)


def _faded(game: AnyGame, state: Any, lines: Sequence[bytes]) -> int:
    """The last move before the chapter that came before this one; 0 in games without chapters."""
    if game.chapter is None:
        return 0
    begins, readers = [0], codec(game)
    for number, line in enumerate(lines[1:], start=1):
        before, state = state, game.rules.apply(state, readers.move(line)).state
        if game.chapter(state) != game.chapter(before):
            begins.append(number)
    return begins[-2:][0]


def review(lines: Sequence[bytes]) -> bytes:
    """Each decision of a finished game beside the best one, as the game writes it, in JSON."""
    game, header, moves = parse(b"\n".join(lines).decode() + "\n")
    assert game.review is not None
    return msgspec.json.encode(game.review(played(game, header, moves)))


def hints(slug: str, view: Any, sketch: Any) -> bytes:
    """A game's help for a seat, in JSON; :class:`tablee.Refused` if this table gives none."""
    game = find_game(slug)
    assert game.hints is not None
    return msgspec.json.encode(game.hints(view, sketch))


def checked(text: str) -> tuple[bytes, list[bytes], bool]:
    """Header, moves and whether it is over, of a log from outside that has been played through."""
    _, header, _ = parse(text)
    if header.start is not None or has_own_board(header.options):
        raise BadOptions("boards and positions of one's own are for the library, not this server")
    match = Match.loads(text)
    header_line, *moves = match.dumps().rstrip("\n").split("\n")
    return header_line.encode(), [move.encode() for move in moves], match.result is not None


def has_own_board(options: dict[str, Any]) -> bool:
    """Boards and decks of one's own could be of any size."""
    values = [
        item
        for value in options.values()
        for item in (value if isinstance(value, list | tuple) else [value])
    ]
    return any(isinstance(value, dict) for value in values)


def _raw(thing: Any) -> Raw:
    return Raw(msgspec.json.encode(thing))
