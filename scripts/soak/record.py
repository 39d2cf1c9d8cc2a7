"""What a run has counted and what it has found wrong."""

from collections import Counter
from typing import Literal, NamedTuple

# What may be wrong, and how the report says it.
KINDS = {
    "lost": "acknowledged moves that are not in the log",
    "hollow": "the same, of ids that were taken back and sent again",
    "double": "moves in the log that nobody was acknowledged for",
    "denied": "moves in the log that were refused",
    "changed": "messages answered in two ways",
    "unopened": "tables that did not open",
    "back": "tables that went back behind what was told",
    "broken": "logs or files that are not sound",
    "stuck": "tables or messages that nobody answers",
    "trouble": "troubles that no honest client should hear of",
}
Kind = Literal[
    "lost",
    "hollow",
    "double",
    "denied",
    "changed",
    "unopened",
    "back",
    "broken",
    "stuck",
    "trouble",
]


class Violation(NamedTuple):
    """A promise that was not kept, with all that helps to find out why."""

    kind: Kind
    life: int
    table: str
    text: str


class Record:
    """The counts, the times and the violations of one run."""

    def __init__(self) -> None:
        self.counts: Counter[str] = Counter()
        self.violations: list[Violation] = []
        self.starts_s: list[float] = []  # from the command until the port answers
        self.openings_s: list[float] = []  # from there until all players are welcome
        self.life = 0

    def accuse(self, kind: Kind, table: str, text: str) -> None:
        """Note a violation."""
        self.violations.append(Violation(kind, self.life, table, text))
