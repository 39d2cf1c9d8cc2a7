"""What can go wrong, each with a message that names what is wrong."""

from collections.abc import Mapping
from typing import Any

from tablee.core.protocol import Refusal


class TableeError(Exception):
    """The root of every error this library raises on purpose."""


class UnknownGame(TableeError):
    """No game has that name."""


class BadSeats(TableeError):
    """The game is not played with that many seats, or the seat is not at this table."""


class BadOptions(TableeError):
    """An option, or explicit luck, that the game does not know or cannot use."""


class BadPosition(TableeError):
    """A state that no game could reach, or a text that is no position."""


class BadNotation(TableeError):
    """A text that is no move here."""


class BadData(TableeError):
    """A text that is no JSON form of anything in the game."""


class BadLog(TableeError):
    """A log that is cut short, of another version, or holds a move its rules refuse."""

    def __init__(self, problem: str, line: int | None = None) -> None:
        super().__init__(problem if line is None else f"line {line}: {problem}")
        self.problem = problem
        self.line = line

    def __reduce__(self) -> tuple[Any, ...]:
        return (BadLog, (self.problem, self.line))


class OtherRules(BadLog):
    """A log played by a version of the rules that this version cannot read."""

    def __init__(self, slug: str, version: int, today: int) -> None:
        super().__init__(
            f"played by version {version} of the rules of {slug}; this version plays {today}", 1
        )
        self.slug = slug
        self.version = version
        self.today = today

    def __reduce__(self) -> tuple[Any, ...]:
        return (OtherRules, (self.slug, self.version, self.today))


class MissingExtra(TableeError):
    """Something needs an extra of this package that is not installed; the message says which."""


class Refused(TableeError):
    """The rules refuse the move; nothing has changed."""

    def __init__(self, refusal: Refusal, sentence: str = "") -> None:
        facts = ", ".join(f"{key}={value!r}" for key, value in refusal.hint.items())
        text = sentence or facts
        super().__init__(f"{refusal.code} ({refusal.rule})" + (f": {text}" if text else ""))
        self.refusal = refusal
        self.sentence = sentence

    def __reduce__(self) -> tuple[Any, ...]:
        return (Refused, (self.refusal, self.sentence))

    @property
    def code(self) -> str:
        return self.refusal.code

    @property
    def rule(self) -> str:
        return self.refusal.rule

    @property
    def hint(self) -> Mapping[str, Any]:
        return self.refusal.hint
