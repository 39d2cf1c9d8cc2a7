"""The log: a header and moves, as JSON lines. The only truth about a game."""

from collections.abc import Iterable
from pathlib import Path
from typing import Any

import msgspec

from tablee.core.codec import codec
from tablee.core.errors import BadLog
from tablee.core.protocol import AnyGame, Move
from tablee.core.registry import game as find_game

FORMAT = 1


class Header(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The first line of a log."""

    tablee: int  # the format of the log itself
    game: str
    rules: int  # the version of the rules it was played by
    seats: int
    options: dict[str, Any] = {}
    start: dict[str, Any] | None = None  # a position to start from, in place of the setup


def dump(header: Header, moves: Iterable[Move]) -> str:
    """The log as text, one JSON object a line."""
    lines = [msgspec.json.encode(header, order="deterministic")]
    lines += [msgspec.json.encode(move, order="deterministic") for move in moves]
    return b"\n".join(lines).decode() + "\n"


def parse(text: str, game: AnyGame | None = None) -> tuple[AnyGame, Header, list[Move]]:
    """Game, header and moves of a log; raises :class:`BadLog` naming the line that is wrong.

    ``game`` is for games that the registry does not know. A log of older rules comes out as one
    of today's.
    """
    if not isinstance(text, str):
        raise BadLog(f"a log is a text, not {type(text).__name__}")
    lines = text.rstrip("\r\n").split("\n")  # not splitlines: JSON may hold U+2028 and the like
    if not text.strip():
        raise BadLog("the log is empty")
    header, game = _header(lines[0], game)
    moves: list[Move] = []
    upcasts = _upcasts(game, header)
    if upcasts:
        header = msgspec.json.decode(_upcast(lines[0], upcasts), type=Header)
        header = msgspec.structs.replace(header, rules=game.rules_version)
    for number, line in enumerate(lines[1:], start=2):
        try:
            moves.append(codec(game).move(_upcast(line, upcasts)))
        except msgspec.ValidationError as error:
            raise BadLog(f"no move of {game.slug}: {error}", line=number) from None
        except (msgspec.DecodeError, RecursionError) as error:
            cut = number == len(lines) and not text.endswith("\n")
            problem = f"the log is cut short: {line[:60]!r}" if cut else f"no JSON: {error}"
            raise BadLog(problem, line=number) from None
    return game, header, moves


def read(path: str | Path) -> tuple[AnyGame, Header, list[Move]]:
    """The log in a file."""
    try:
        text = Path(path).read_text(encoding="utf-8")
    except OSError as error:
        raise BadLog(f"cannot read {path}: {error.strerror}") from None
    except UnicodeDecodeError:
        raise BadLog(f"{path} is not a text file") from None
    return parse(text)


def _header(line: str, known: AnyGame | None) -> tuple[Header, AnyGame]:
    try:
        header = msgspec.json.decode(line, type=Header)
    except (msgspec.DecodeError, RecursionError) as error:
        raise BadLog(f"no header of a Tablée log: {error}", line=1) from None
    if header.tablee != FORMAT:
        raise BadLog(f"log format {header.tablee}; this version reads {FORMAT}", line=1)
    game = known or find_game(header.game)
    newer = range(header.rules, game.rules_version)
    if header.rules > game.rules_version or any(each not in game.upcasters for each in newer):
        raise BadLog(
            f"played by version {header.rules} of the rules of {game.slug};"
            f" this version plays {game.rules_version}",
            line=1,
        )
    return header, game


def _upcast(line: str, upcasts: list[Any]) -> str | bytes:
    """A line of a log of older rules, header or move, in today's form."""
    if not upcasts:
        return line
    plain = msgspec.json.decode(line)
    for upcast in upcasts:
        plain = upcast(plain)
    return msgspec.json.encode(plain)


def _upcasts(game: AnyGame, header: Header) -> list[Any]:
    return [game.upcasters[version] for version in range(header.rules, game.rules_version)]
