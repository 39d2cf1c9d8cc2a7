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


def parse(text: str) -> tuple[AnyGame, Header, list[Move]]:
    """Game, header and moves of a log; raises :class:`BadLog` naming the line that is wrong."""
    lines = text.splitlines()
    if not lines:
        raise BadLog("the log is empty")
    header, game = _header(lines[0])
    moves: list[Move] = []
    upcasts = _upcasts(game, header)
    for number, line in enumerate(lines[1:], start=2):
        try:
            moves.append(codec(game).move(_upcast(line, upcasts)))
        except msgspec.ValidationError as error:
            raise BadLog(f"no move of {game.slug}: {error}", line=number) from None
        except msgspec.DecodeError as error:
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


def _header(line: str) -> tuple[Header, AnyGame]:
    try:
        header = msgspec.json.decode(line, type=Header)
    except msgspec.DecodeError as error:
        raise BadLog(f"no header of a Tablée log: {error}", line=1) from None
    if header.tablee != FORMAT:
        raise BadLog(f"log format {header.tablee}; this version reads {FORMAT}", line=1)
    game = find_game(header.game)
    if header.rules != game.rules_version and header.rules not in game.upcasters:
        raise BadLog(
            f"played by version {header.rules} of the rules of {game.slug};"
            f" this version plays {game.rules_version}",
            line=1,
        )
    return header, game


def _upcast(line: str, upcasts: list[Any]) -> str | bytes:
    """A move of older rules in today's form."""
    if not upcasts:
        return line
    plain = msgspec.json.decode(line)
    for upcast in upcasts:
        plain = upcast(plain)
    return msgspec.json.encode(plain)


def _upcasts(game: AnyGame, header: Header) -> list[Any]:
    return [game.upcasters[version] for version in range(header.rules, game.rules_version)]
