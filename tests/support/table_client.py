"""A small test client: tables over HTTP, seats over WebSocket, everything that was received."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from typing import Any

from starlette.testclient import TestClient, WebSocketTestSession

import tablee


class Player:
    """One connection, and every frame it got."""

    def __init__(self, socket: WebSocketTestSession, tokens: list[str], since: int | None) -> None:
        self.socket = socket
        self.frames: list[str] = []
        self._waiting: list[str] = []
        self._next = 0
        # In words, too, as the page wants it: what looks for secrets looks at these.
        self.say({"type": "hello", "tokens": tokens, "since": since, "words": True})
        self.last = self.until("welcome")

    def say(self, message: Any) -> None:
        self.socket.send_text(message if isinstance(message, str) else json.dumps(message))

    def hear(self) -> dict[str, Any]:
        """The next message; a frame may hold several, one a line."""
        if not self._waiting:
            self._waiting = self.socket.receive_text().split("\n")
        text = self._waiting.pop(0)
        self.frames.append(text)
        message: dict[str, Any] = json.loads(text)
        if message["type"] in ("welcome", "moved"):
            self.last = message
        return message

    def until(self, *types: str) -> dict[str, Any]:
        """The next frame of one of these types."""
        while (message := self.hear())["type"] not in types:
            pass
        return message

    def act(self, seat: int, action: Any, message_id: str | None = None) -> dict[str, Any]:
        """Act and wait for the answer."""
        self._next += 1
        name = message_id or f"m{self._next}"
        self.say({"type": "act", "id": name, "seat": seat, "action": action})
        return self.until("acked", "refused", "trouble")

    @property
    def view(self) -> dict[str, Any]:
        found: dict[str, Any] = self.last["eyes"][0]["view"]
        return found


def make(client: TestClient, *seats: str, **options: Any) -> dict[str, Any]:
    """A new Cortexcape table; ``house`` says how it is kept."""
    house = options.pop("house", {})
    wish = {"game": "cortexcape", "seats": list(seats), "options": options, "house": house}
    answer = client.post("/api/tables", json=wish)
    assert answer.status_code == 201, answer.text
    made: dict[str, Any] = answer.json()
    return made


def claim(client: TestClient, made: dict[str, Any], seat: int | None = None) -> str:
    """Sit down with the invitation; the token."""
    body = {"invitation": made["invitation"], "seat": seat}
    answer = client.post(f"/api/tables/{made['table']}/claim", json=body)
    assert answer.status_code == 201, answer.text
    token: str = answer.json()["token"]
    return token


@contextmanager
def sit(client: TestClient, table: str, *tokens: str, since: int | None = None) -> Iterator[Player]:
    with client.websocket_connect(f"/api/tables/{table}/play") as socket:
        yield Player(socket, list(tokens), since)


def legal(view: dict[str, Any], seed: int) -> dict[str, Any]:
    """A random legal action in the position of a view."""
    rules = tablee.game("cortexcape").rules
    state = rules.guess(tablee.from_json("cortexcape", tablee.to_json(view)), Random(seed))
    waiting = rules.waiting(state)
    plain: dict[str, Any] = tablee.to_plain(rules.sample(state, waiting.seats[0], Random(seed)))  # type: ignore[union-attr]
    return plain


def finish(client: TestClient, table: str, *tokens: str) -> None:
    """Play to the end, holding all seats."""
    with sit(client, table, *tokens) as player:
        for number in range(40):
            waiting = player.last["waiting"]
            if waiting["type"] == "over":
                return
            seat = waiting["seats"][0]
            assert player.act(seat, legal(player.view, number))["type"] == "acked"
