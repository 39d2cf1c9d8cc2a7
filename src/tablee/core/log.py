"""The log: a header and moves, as JSON lines. The only truth about a game.

Every reader of a log (library, server, replays, bots that remember, studies) goes through
:class:`Reader` or :func:`open_log`: they know which rules a log was played by.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from tablee.core.codec import codec
from tablee.core.errors import BadLog, OtherRules, TableeError
from tablee.core.game import AnyGame
from tablee.core.protocol import Move
from tablee.core.registry import game as find_game

FORMAT = 1

Upcast = Callable[[dict[str, Any]], dict[str, Any]]


class Header(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The first line of a log."""

    tablee: int  # the format of the log itself
    game: str
    rules: int  # the version of the rules it was played by
    seats: int
    options: dict[str, Any] = {}
    start: dict[str, Any] | None = None  # a position to start from, in place of the setup


def new_header(game: AnyGame, seats: int, options: Mapping[str, Any]) -> Header:
    """The header of a game by today's rules; ``options`` are plain and complete."""
    return Header(
        tablee=FORMAT, game=game.slug, rules=game.edition.version, seats=seats, options={**options}
    )


class Log(NamedTuple):
    """A log that was read, in the form of today's rules."""

    game: AnyGame
    header: Header
    moves: list[Move]

    def upto(self, step: int) -> "Log":
        """The same game when so many moves had been made."""
        if not 0 <= step <= len(self.moves):
            raise TableeError(f"there are {len(self.moves)} moves, not {step}")
        return self._replace(moves=self.moves[:step])


class Reader:
    """Reads the lines of one log: made from its header, which names the game and its rules.

    ``game`` is for games that the registry does not know. Lines of older rules come out in today's
    form; :class:`OtherRules` is raised where that is impossible.
    """

    def __init__(self, header: bytes | str, game: AnyGame | None = None) -> None:
        try:
            told = msgspec.json.decode(header, type=Header)
        except (msgspec.DecodeError, RecursionError) as error:
            raise BadLog(f"no header of a Tablée log: {error}", line=1) from None
        if told.tablee != FORMAT:
            raise BadLog(f"log format {told.tablee}; this version reads {FORMAT}", line=1)
        self.game = game or find_game(told.game)
        self.version = told.rules  # of the rules it was played by
        self._codec = codec(self.game)
        self._upcasts = _upcasts(self.game, told.rules)
        if self._upcasts:
            told = msgspec.json.decode(self._upcast(header), type=Header)
            told = msgspec.structs.replace(told, rules=self.game.edition.version)
        self.header = told

    @property
    def is_old(self) -> bool:
        """Whether its lines are upcast."""
        return bool(self._upcasts)

    def move(self, line: bytes | str) -> Move:
        """One line of the log; raises :class:`msgspec.DecodeError` if it is no move."""
        return self._codec.move(self._upcast(line) if self._upcasts else line)

    def _upcast(self, line: bytes | str) -> bytes:
        plain = msgspec.json.decode(line)
        for upcast in self._upcasts:
            plain = upcast(plain)
        return msgspec.json.encode(plain)


def open_log(lines: Sequence[bytes | str], game: AnyGame | None = None) -> Log:
    """Game, header and moves; raises :class:`BadLog` naming the line that is wrong."""
    if not lines:
        raise BadLog("the log is empty")
    reader = Reader(lines[0], game)
    moves: list[Move] = []
    for number, line in enumerate(lines[1:], start=2):
        try:
            moves.append(reader.move(line))
        except msgspec.ValidationError as error:
            raise BadLog(f"no move of {reader.game.slug}: {error}", line=number) from None
        except (msgspec.DecodeError, RecursionError) as error:
            raise BadLog(f"no JSON: {error}", line=number) from None
    return Log(reader.game, reader.header, moves)


def parse(text: str, game: AnyGame | None = None) -> Log:
    """The log in a text."""
    if not isinstance(text, str):
        raise BadLog(f"a log is a text, not {type(text).__name__}")
    if not text.strip():
        raise BadLog("the log is empty")
    lines = text.rstrip("\r\n").split("\n")  # not splitlines: JSON may hold U+2028 and the like
    try:
        return open_log(lines, game)
    except BadLog as error:
        is_cut = error.line == len(lines) > 1 and not text.endswith("\n")
        if is_cut and error.problem.startswith("no JSON"):
            raise BadLog(f"the log is cut short: {lines[-1][:60]!r}", error.line) from None
        raise


def read(path: str | Path) -> Log:
    """The log in a file."""
    try:
        text = Path(path).read_text(encoding="utf-8")
    except OSError as error:
        raise BadLog(f"cannot read {path}: {error.strerror}") from None
    except UnicodeDecodeError:
        raise BadLog(f"{path} is not a text file") from None
    return parse(text)


def write_line(thing: Header | Move) -> bytes:
    """One line of a log, without its end."""
    return msgspec.json.encode(thing, order="deterministic")


def dump(header: Header, moves: Iterable[Move]) -> str:
    """The log as text, one JSON object a line."""
    return b"\n".join([write_line(header), *map(write_line, moves)]).decode() + "\n"


def _upcasts(game: AnyGame, version: int) -> list[Upcast]:
    """What brings lines of that version to today's, step by step."""
    steps = range(version, game.edition.version)
    if version > game.edition.version or any(each not in game.edition.upcasters for each in steps):
        raise OtherRules(game.slug, version, game.edition.version)
    return [game.edition.upcasters[each] for each in steps]
