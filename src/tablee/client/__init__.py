"""Sit at a table of a server with a program, by the same link that people use.

>>> from tablee.client import join
>>> join("http://127.0.0.1:8765/t/TABLE#INVITATION", MyBot())  # doctest: +SKIP
Result(ending='long_game', winners=(0,), scores=(9, 12), ranks=(1, 2))
"""

import json
import math
import secrets
import time
import urllib.error
import urllib.request
from random import Random
from typing import Any, NamedTuple
from urllib.parse import urlsplit

from tablee.core.codec import codec, to_plain
from tablee.core.errors import TableeError
from tablee.core.extras import SERVER
from tablee.core.game import AnyGame
from tablee.core.mind import Mind
from tablee.core.protocol import Bot, Plan, Result
from tablee.core.registry import game as find_game

with SERVER.needed():
    from websockets.exceptions import ConnectionClosed
    from websockets.sync.client import ClientConnection, connect

PATIENCE_S = 60.0  # how long a lost connection is tried again
MOST_REFUSALS = 20  # in a row, in a game of races
AGAIN, AGAIN_S = ("busy", "rate_limited"), 1.0  # troubles of a message that was dropped
FATAL = {4001, 4004, 4009, 4010, 4011}  # close codes after which trying again is no use


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
            with error:  # it holds the answer open
                raise CannotJoin(_reason(error)) from None
        except (OSError, ValueError) as error:
            raise CannotJoin(f"{self._server}: {getattr(error, 'reason', error)}") from None

    def play(self, bot: Bot, rng: Random | None = None) -> Result:
        """Let the bot act whenever it wants to and may, until the game is over."""
        player = Player(self, bot, rng or Random())
        until = time.monotonic() + PATIENCE_S
        while True:
            try:
                with connect(f"{self._socket}/api/tables/{self.table}/play") as line:
                    line.send(json.dumps({"type": "hello", "tokens": [self.token]}))
                    while (result := player.step(line)) is None:
                        until = time.monotonic() + PATIENCE_S
                return result
            except (ConnectionClosed, OSError) as error:
                code = error.rcvd.code if isinstance(error, ConnectionClosed) and error.rcvd else 0
                if code in FATAL or time.monotonic() > until:
                    raise CannotJoin(f"the table cannot be reached: {error}") from None
                player.reconnect()
                time.sleep(0.5)


class _Now(NamedTuple):
    """The position that was heard last."""

    view: Any
    offer: dict[str, Any] | None
    waiting: dict[str, Any]


class Player:
    """A bot at one end of a line: hears positions, makes a plan for each, acts when it is time."""

    def __init__(self, seat: Seat, bot: Bot, rng: Random) -> None:
        self._seat = seat.seat
        self._bot = bot
        self._rng = rng
        self._game: AnyGame | None = None
        self._mind: Mind | None = None
        self._plan: Plan | None = None
        self._pending: str | None = None  # an act without an answer, sent again after a break
        self._sent: Plan | None = None  # what it carries out
        self._ahead_s = 0.0  # table time less our own clock
        self._now = _Now(None, None, {"type": "draw"})
        self._refusals = 0  # in a row
        self._again_at = math.inf  # when a message that was dropped is sent again

    def reconnect(self) -> None:
        """The line is lost: what was planned may be out of date, what was sent may have counted."""
        self._plan = None

    def step(self, line: ClientConnection) -> Result | None:
        """Hear one frame, or act because the time for it has come; the result at the end."""
        try:
            frame = line.recv(timeout=self._wait_s())
        except TimeoutError:
            if self._pending is None:
                self._act(line)
            else:
                self._again_at = math.inf
                line.send(self._pending)
            return None
        for text in (frame if isinstance(frame, str) else frame.decode()).split("\n"):
            result = self._hear(line, json.loads(text))
            if result is not None:
                return result
        return None

    def _wait_s(self) -> float | None:
        """How long until there is something to send; ``None``: there is nothing but listening."""
        if self._pending is not None and self._again_at < math.inf:
            return max(0.0, self._again_at - time.monotonic())
        if self._plan is None or self._pending is not None:
            return None
        return max(0.0, self._plan.at_ms / 1000 - self._ahead_s - time.monotonic())

    def _hear(self, line: ClientConnection, message: dict[str, Any]) -> Result | None:
        kind = message["type"]
        if kind == "refused":
            self._refused(message)
        elif kind == "acked":
            self._acked()
        elif kind == "trouble" and message.get("id") is not None:
            if message["code"] in AGAIN:
                self._again_at = time.monotonic() + AGAIN_S
                return None
            self._pending = None  # it did not happen
        elif kind in ("welcome", "moved"):
            if message["waiting"]["type"] == "over":
                return _result(message["waiting"]["result"])
            self._look(message)
            if kind == "welcome" and self._pending is not None:
                line.send(self._pending)  # the same id has no second effect
        else:
            return None
        if self._pending is None:
            self._think()
        return None

    def _acked(self) -> None:
        self._pending, self._refusals = None, 0
        if self._mind is not None and self._sent is not None:
            self._mind.did(self._sent)
        self._sent = None

    def _refused(self, message: dict[str, Any]) -> None:
        """A race can be lost; any other refusal is the bot's mistake."""
        self._pending = None
        self._refusals += 1
        is_race = self._game is not None and self._game.nature.is_real_time
        if not is_race or self._refusals > MOST_REFUSALS:
            raise TableeError(f"the bot's move was refused: {message['text']['en']}")

    def _look(self, message: dict[str, Any]) -> None:
        """See a position; plans for the one before are out of date."""
        if message["type"] == "welcome":
            self._game = find_game(message["game"])
        assert self._game is not None
        if self._mind is None:
            self._mind = Mind(self._bot, self._game, f"{self._rng.getrandbits(64)}")
        self._ahead_s = message["now_ms"] / 1000 - time.monotonic()
        (eye,) = [each for each in message["eyes"] if each["seat"] == self._seat]
        view = codec(self._game).thing(json.dumps(eye["view"]))
        if message.get("taken_back"):
            self._mind.rewind(message["seq"])
        self._mind.look(view, message["seq"])
        self._now = _Now(view, eye["offer"], message["waiting"])
        self._plan = None

    def _think(self) -> None:
        """Make a plan for the position of now."""
        assert self._game is not None
        assert self._mind is not None
        view, offer, waiting = self._now
        self._plan = None
        if offer is not None and waiting["type"] == "decide":
            self._plan = self._mind.ask(
                view,
                codec(self._game).offer(offer),
                self._rng,
                is_awaited=self._seat in waiting["seats"],
                now_ms=round((time.monotonic() + self._ahead_s) * 1000),
            )

    def _act(self, line: ClientConnection) -> None:
        """Carry the plan out."""
        plan, self._plan = self._plan, None
        assert plan is not None
        action = plan.action if isinstance(plan.action, dict) else to_plain(plan.action)
        act = {"type": "act", "id": secrets.token_urlsafe(12), "seat": self._seat}
        self._pending, self._sent = json.dumps({**act, "action": action}), plan
        line.send(self._pending)


def join(link: str, bot: Bot, *, name: str = "", rng: Random | None = None) -> Result:
    """Sit down by a table's link, play the game to its end, and return how it ended."""
    return Seat(link, name).play(bot, rng)


def _result(plain: dict[str, Any]) -> Result:
    fields = {key: value for key, value in plain.items() if key != "type"}
    return Result(**{key: _frozen(value) for key, value in fields.items()})


def _reason(error: urllib.error.HTTPError) -> str:
    """What a server of ours says is wrong; other servers say something else."""
    try:
        return str(json.load(error)["text"])
    except (ValueError, KeyError, TypeError):
        return f"no table is there: {error}"


def _frozen(value: Any) -> Any:
    return tuple(value) if isinstance(value, list) else value
