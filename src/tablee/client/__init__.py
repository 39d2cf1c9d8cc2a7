"""Sit at a table of a server with a program, by the same link that people use.

>>> from tablee.client import join
>>> join("http://127.0.0.1:8765/t/TABLE#INVITATION", MyBot())  # doctest: +SKIP
Result(ending='CX-55', winners=(0,), scores=(9, 12), ranks=(1, 2))
"""

import json
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from random import Random
from typing import Any
from urllib.parse import urlsplit

from tablee.core.codec import codec, to_plain
from tablee.core.errors import TableeError
from tablee.core.extras import SERVER
from tablee.core.memory import watchful
from tablee.core.protocol import Bot, Result
from tablee.core.registry import game as find_game

with SERVER.needed():
    from websockets.exceptions import ConnectionClosed
    from websockets.sync.client import connect

PATIENCE_S = 60.0  # how long a lost connection is tried again
FATAL = {4001, 4004}  # close codes after which trying again is no use


class CannotJoin(TableeError):
    """The link leads to no table, or no seat is open there."""


class Seat:
    """A seat at a table, held by its token. Comes back by itself when the connection is lost."""

    def __init__(self, link: str, name: str = "") -> None:
        try:
            parts = urlsplit(link)
        except ValueError as error:
            raise CannotJoin(f"{link!r} is no link: {error}") from None
        self.table = parts.path.rsplit("/", 1)[-1]
        self._server = f"{parts.scheme}://{parts.netloc}"
        self._socket = f"{'wss' if parts.scheme == 'https' else 'ws'}://{parts.netloc}"
        if not parts.fragment:
            raise CannotJoin("the link has no invitation behind its #")
        claimed = self._ask("claim", {"invitation": parts.fragment, "name": name})
        self.seat: int = claimed["seat"]
        self.token: str = claimed["token"]

    def _ask(self, what: str, body: dict[str, Any]) -> Any:
        address = f"{self._server}/api/tables/{self.table}/{what}"
        request = urllib.request.Request(address, json.dumps(body).encode())  # noqa: S310
        try:
            with urllib.request.urlopen(request, timeout=20) as got:  # noqa: S310
                return json.load(got)
        except urllib.error.HTTPError as error:
            raise CannotJoin(_reason(error)) from None
        except (OSError, ValueError) as error:
            raise CannotJoin(f"{self._server}: {getattr(error, 'reason', error)}") from None

    def play(self, bot: Bot, rng: Random | None = None) -> Result:
        """Let the bot choose whenever it is this seat's turn, until the game is over."""
        rng = rng or Random()
        until = time.monotonic() + PATIENCE_S
        while True:
            try:
                for message in self._messages(bot, rng):
                    until = time.monotonic() + PATIENCE_S
                    if message["waiting"]["type"] == "over":
                        result = dict(message["waiting"]["result"])
                        del result["type"]
                        return Result(**{k: _frozen(v) for k, v in result.items()})
            except (ConnectionClosed, OSError) as error:
                code = error.rcvd.code if isinstance(error, ConnectionClosed) and error.rcvd else 0
                if code in FATAL or time.monotonic() > until:
                    raise CannotJoin(f"the table cannot be reached: {error}") from None
                time.sleep(0.5)

    def _messages(self, bot: Bot, rng: Random) -> Iterator[dict[str, Any]]:
        """Each position of the table, answered where it is this seat's turn."""
        with connect(f"{self._socket}/api/tables/{self.table}/play") as line:
            line.send(json.dumps({"type": "hello", "tokens": [self.token]}))
            game, memo = None, None
            mind = watchful(bot)
            for message in (json.loads(each) for frame in line for each in _lines(frame)):
                if message["type"] == "welcome":
                    game = find_game(message["game"])
                if message["type"] == "refused":
                    raise TableeError(f"the bot's move was refused: {message['text']['en']}")
                if message["type"] not in ("welcome", "moved") or game is None:
                    continue
                yield message
                (eye,) = [each for each in message["eyes"] if each["seat"] == self.seat]
                readers = codec(game)
                view = readers.thing(json.dumps(eye["view"]))
                if mind is not None:
                    memo = mind.watch(memo, view, rng)
                if eye["offer"] is None:
                    continue
                offer, action = readers.offer(eye["offer"]), None
                if mind is not None and (plan := mind.plan(view, offer, rng, memo)) is not None:
                    action = plan.action
                elif self.seat in message["waiting"]["seats"]:
                    action = bot.choose(view, offer, rng)
                if action is not None:
                    plain = action if isinstance(action, dict) else to_plain(action)
                    act = {"type": "act", "id": f"{message['seq']}-{rng.getrandbits(32)}"}
                    line.send(json.dumps({**act, "seat": self.seat, "action": plain}))


def join(link: str, bot: Bot, *, name: str = "", rng: Random | None = None) -> Result:
    """Sit down by a table's link, play the game to its end, and tell how it ended."""
    return Seat(link, name).play(bot, rng)


def _reason(error: urllib.error.HTTPError) -> str:
    """What a server of ours says is wrong; other servers say something else."""
    try:
        return str(json.load(error)["text"])
    except (ValueError, KeyError, TypeError):
        return f"no table is there: {error}"


def _lines(frame: str | bytes) -> list[str]:
    """The messages of a frame, one a line."""
    return (frame if isinstance(frame, str) else frame.decode()).split("\n")


def _frozen(value: Any) -> Any:
    return tuple(value) if isinstance(value, list) else value
