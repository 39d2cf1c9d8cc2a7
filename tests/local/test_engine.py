"""The engine of a device under CPython: requests, sockets, bots next door, a second start."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import Any

from shelf import Shelf

from tablee.local.bridge import Answer
from tablee.local.engine import ID_PREFIX, Engine
from tablee.local.helpers import answer


class Device:
    """A page with its engine, as far as one can be had without a browser."""

    def __init__(self, shelf: Shelf) -> None:
        self.engine = Engine(shelf, self._next_door)
        self.asked_next_door = 0
        self.heard: list[dict[str, Any]] = []
        self.codes: list[int] = []
        self.news = asyncio.Event()

    def _next_door(self, number: int, pickled: bytes) -> None:
        self.asked_next_door += 1
        loop = asyncio.get_running_loop()
        loop.call_soon(lambda: self.engine.room.answered(number, answer(pickled)))

    async def ask(self, address: str, body: Any = None, token: str = "") -> Any:
        method = "GET" if body is None else "POST"
        sent = b"" if body is None else json.dumps(body).encode()
        got: Answer = await self.engine.bridge.ask(
            method, f"/api/{address}", sent, {"X-Seat-Tokens": token}
        )
        return got.status, json.loads(got.body)

    def sit(self, table: str, token: str) -> None:
        def hear(text: str) -> None:
            self.heard += [json.loads(line) for line in text.split("\n")]
            self.news.set()

        bridge = self.engine.bridge
        hello = json.dumps({"type": "hello", "tokens": [token], "since": None, "words": True})
        bridge.open(
            1, f"/api/tables/{table}/play", lambda: bridge.say(1, hello), hear, self.codes.append
        )

    async def until(self, is_so: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """The first message that is so, of those that nobody has waited for yet."""
        while True:
            while self.heard:
                if is_so(message := self.heard.pop(0)):
                    return message
            self.news.clear()
            await asyncio.wait_for(self.news.wait(), 20)


def run(test: Callable[[Device], Awaitable[None]], shelf: Shelf | None = None) -> None:
    async def whole() -> None:
        device = Device(shelf or Shelf())
        await device.engine.bridge.start()
        try:
            await test(device)
        finally:
            await device.engine.bridge.close()

    asyncio.run(whole())


def asks(message: dict[str, Any]) -> bool:
    waiting = message.get("waiting", {})
    return bool(waiting.get("type") == "over" or waiting.get("seats") == [0])


def test_a_whole_game_and_what_comes_after_it() -> None:
    """Bots think next door; story, review, ending and log are answered as by a server."""

    async def test(device: Device) -> None:
        wish = {"game": "cortexcape", "seats": ["bot:easy", "bot:medium"]}
        status, made = await device.ask("tables", {**wish, "options": {"mode": "short"}})
        assert status == 201
        table = made["table"]
        assert table.startswith(ID_PREFIX)
        device.sit(table, made["token"])
        over = await device.until(lambda each: each.get("waiting", {}).get("type") == "over")
        assert device.asked_next_door > 10
        status, story = await device.ask(f"tables/{table}/story")
        assert (status, story["seq"]) == (200, over["seq"])
        for what in ("review", "ending"):
            assert (await device.ask(f"tables/{table}/{what}"))[0] == 200
        log = await device.engine.bridge.ask("GET", f"/api/tables/{table}/log")
        assert log.status == 200
        status, again = await device.ask("logs", {"log": log.body.decode()})
        assert status == 201
        assert again["table"] != table

    run(test)


def test_a_table_goes_on_after_a_reload() -> None:
    """What was acknowledged is in the box; a new engine on it goes on from there."""
    shelf = Shelf()
    made: dict[str, Any] = {}
    seqs: list[int] = []

    async def first(device: Device) -> None:
        wish = {"game": "coolock", "seats": ["me", "bot:easy"], "options": {}}
        made.update((await device.ask("tables", wish))[1])
        device.sit(made["table"], made["token"])
        await device.until(asks)
        act = {"type": "act", "id": "one", "seat": 0, "action": {"type": "roll"}}
        device.engine.bridge.say(1, json.dumps(act))
        acked = await device.until(lambda each: each["type"] in ("acked", "refused"))
        assert acked["type"] == "acked"
        seqs.append((await device.ask(f"tables/{made['table']}"))[1]["seq"])

    async def second(device: Device) -> None:
        device.sit(made["table"], made["token"])
        welcome = await device.until(lambda each: each["type"] == "welcome")
        assert welcome["seq"] >= seqs[0]

    run(first, shelf)
    run(second, shelf)


def test_an_unknown_table_and_a_bad_request_are_answered_as_by_a_server() -> None:
    """A close code at the socket, a code and a sentence for a request."""

    async def test(device: Device) -> None:
        device.sit("here-nowhere", "x" * 22)
        async with asyncio.timeout(10):
            while not device.codes:
                await asyncio.sleep(0.01)
        assert device.codes == [4004]
        status, said = await device.ask("tables", {"game": "chess", "seats": ["me"]})
        assert (status, set(said) >= {"code", "text"}) == (400, True)

    run(test)


def test_what_goes_wrong_next_door_is_raised_here() -> None:
    """Also what cannot be pickled."""

    async def test(device: Device) -> None:
        room = device.engine.room
        for job, kind in ((int, ValueError), (_odd, RuntimeError)):
            try:
                await room.run(job, "x")
            except kind:
                continue
            raise AssertionError(kind)

    run(test)


class _Odd(Exception):
    def __reduce__(self) -> Any:
        raise TypeError


def _odd(_: str) -> None:
    raise _Odd("so it is")
