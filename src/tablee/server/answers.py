"""What is answered to those who act; kept, for clients that ask again after a lost connection."""

from collections import OrderedDict
from typing import Any

import msgspec

from tablee.core.protocol import AnyGame, Refusal
from tablee.server.wire import Act, Refused, ToClient, Trouble

KEPT = 512
Key = tuple[int, str, Any]


class Answers:
    """The last answers of one table."""

    def __init__(self) -> None:
        self._kept: OrderedDict[Key, ToClient] = OrderedDict()

    def to(self, act: Act) -> ToClient | None:
        """What was answered to this very message."""
        return self._kept.get(_key(act))

    def keep(self, act: Act, answer: ToClient) -> ToClient:
        self._kept[_key(act)] = answer
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return answer

    def forget(self) -> None:
        self._kept.clear()


def _key(act: Act) -> Key:
    return act.seat, act.id, act.action.get("round")  # ids are of a round, where there are any


def refused(game: AnyGame, message_id: str, seq: int, refusal: Refusal) -> Refused:
    """A refusal with its words."""
    explain = game.notation.explain
    text = {language: explain(refusal, language) for language in ("en", "fr")}
    hint = msgspec.to_builtins(dict(refusal.hint))
    return Refused(message_id, seq, refusal.code, refusal.rule, hint, text)


def not_seated(seat: int) -> Trouble:
    return Trouble("not_seated", f"You do not hold seat {seat}.")
