"""A table as those who play there know it, and the requests that make one."""

import asyncio
from typing import Any

import httpx2

from scripts.soak.ledger import Ledger
from scripts.soak.plans import Plan
from tablee.core.registry import game as find_game
from tablee.server.hearing import Mark

TOO_FAST = 429
WAIT_S = 0.3  # before a request that came too fast is made again


class Table:
    """One game: who sits there, what they were told, and what the log held at the last kill."""

    def __init__(self, table_id: str, plan: Plan, tokens: list[str], number: int) -> None:
        self.id = table_id
        self.plan = plan
        self.tokens = tokens  # of one connection each
        self.number = number
        self.game = find_game(plan.game)
        self.ledgers = [Ledger() for _ in tokens]
        self.mark = Mark(0)  # how far it went, as each of those who listen counts
        self.state: Any = None  # after those
        self.is_over = False
        self.next: str | None = None  # the rematch that we were told of
        self.excused: set[int] = set()  # moves that were complained of already
        self.flaw = ""  # the same, of the whole log

    def __str__(self) -> str:
        """The table as a report names it."""
        return f"{self.id} ({self.plan.game}: {', '.join(self.plan.seats)})"


class NoAnswer(Exception):
    """A request failed: mostly because the server was killed meanwhile."""


class Desk:
    """The routes that the soak needs."""

    def __init__(self, url: str) -> None:
        self._http = httpx2.AsyncClient(base_url=url, timeout=30, trust_env=False)

    async def close(self) -> None:
        """Hang up."""
        await self._http.aclose()

    async def make(self, plan: Plan, number: int) -> Table:
        """A new table, with all its seats taken."""
        wish = {
            "game": plan.game,
            "seats": plan.seats,
            "options": plan.options,
            "house": {"absent": "wait"},  # no bot may play for a killed connection
        }
        made = await self._post("/api/tables", wish)
        address, tokens = f"/api/tables/{made['table']}", [made["token"]]
        for seat, kind in enumerate(plan.seats):
            if kind == "open":
                claim = {"invitation": made["invitation"], "seat": seat}
                tokens.append((await self._post(f"{address}/claim", claim))["token"])
        return Table(made["table"], plan, tokens, number)

    async def rematch(self, table: Table, number: int) -> Table:
        """The next game of the same people: one asks, and the next one agrees."""
        found: str | None = None
        for token in table.tokens:
            if found is None:
                answer = await self._post(f"/api/tables/{table.id}/rematch", {}, token)
                found = answer["table"]
        if found is None:  # it was killed in between, and has forgotten that it was asked
            raise NoAnswer("nobody has agreed to a rematch")
        table.next = found
        return Table(found, table.plan, table.tokens, number)

    async def look(self, table_id: str) -> dict[str, Any]:
        """What everybody may know of a table."""
        try:
            got = await self._http.get(f"/api/tables/{table_id}")
        except httpx2.HTTPError as error:
            raise NoAnswer(repr(error)) from None
        if got.status_code != 200:
            raise NoAnswer(f"{got.status_code}: {got.text[:300]}")
        found: dict[str, Any] = got.json()
        return found

    async def _post(self, path: str, body: dict[str, Any], token: str = "") -> dict[str, Any]:
        """The answer to a request; one that came too fast is made again."""
        headers = {"X-Seat-Tokens": token} if token else {}
        while True:
            try:
                got = await self._http.post(path, json=body, headers=headers)
            except httpx2.HTTPError as error:
                raise NoAnswer(repr(error)) from None
            if got.status_code != TOO_FAST:
                break
            await asyncio.sleep(WAIT_S)
        if got.status_code != 201:
            raise NoAnswer(f"{path}: {got.status_code}: {got.text[:300]}")
        answer: dict[str, Any] = got.json()
        return answer
