"""The one writer: failing disks, slow readers, races, clocks, idle tables, dying servers."""

import asyncio
import json
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest
from live_tables import Ear, act_of, opened, quiet, run
from real_server import Server
from tests.games.cortexcape.support.tables import BEST, lock, placement
from websockets.sync.client import ClientConnection, connect

from tablee.server import writer
from tablee.server.hub import Hub, NewTable
from tablee.server.inbox import Acting, Again, Full, Gone, Joined
from tablee.server.store.base import Entry, NotSaved
from tablee.server.store.memory import MemoryStore

BUILD = placement(BEST["blue"])


class FlakyStore(MemoryStore):
    """A disk that is slow, and sometimes fails."""

    def __init__(self, delay_s: float = 0.0) -> None:
        super().__init__()
        self.delay_s = delay_s
        self.fails = 0
        self.commits = 0

    async def append(self, table_id: str, seq: int, entries: Sequence[Entry]) -> None:
        await asyncio.sleep(self.delay_s)
        if self.fails:
            self.fails -= 1
            raise NotSaved("the disk is full")
        self.commits += 1
        await super().append(table_id, seq, entries)


def test_a_move_that_is_not_on_disk_never_happened() -> None:
    """A failed commit is told to its sender, seen by nobody, and can be tried again."""

    async def test() -> None:
        store = FlakyStore()
        hub, table, ear = await opened(store)
        store.fails = 1
        table.put(Acting(ear.guest, act_of("a", 0, BUILD)))
        await quiet(table)
        assert [message["code"] for message in ear.of("trouble")] == ["not_saved"]
        assert ear.of("moved") == []
        assert table.position.seq == 0
        table.put(Acting(ear.guest, act_of("a", 0, BUILD)))
        await quiet(table)
        assert ear.of("acked") == [{"type": "acked", "id": "a", "seq": 1}]
        await hub.close()

    run(test)


def test_a_disk_that_stays_full_makes_a_table_rest_and_never_breaks_it() -> None:
    """A bot tries again and again, less and less often; when there is room the game goes on."""

    async def test() -> None:
        store = FlakyStore()
        hub = Hub(store)
        made = await hub.make(NewTable("cortexcape", ["me", "bot:random"], {"starter": 1}))
        store.fails = 1_000_000
        table, ear = await hub.table(made.table), Ear(made.token)
        table.put(Joined(ear.guest))
        table._failures = 5000  # hours later
        for _ in range(400):  # a busy machine is slow to ask the bot
            if store.fails < 1_000_000:
                break
            await asyncio.sleep(0.05)
        await asyncio.sleep(1.0)
        assert 999_990 < store.fails < 1_000_000
        store.fails = 0
        table._rests_until = 0.0
        table.put(Again())
        for _ in range(100):
            await quiet(table)
            if table.position.seq:
                break
        assert table.position.seq == 1
        await hub.close()

    run(test)


def test_a_mistake_between_two_messages_does_not_end_a_table(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Whatever goes wrong while it decides who acts next, the next message is served."""

    async def test() -> None:
        hub, table, ear = await opened(MemoryStore())
        await quiet(table)
        with monkeypatch.context() as patched:
            patched.setattr(table, "_go_on", lambda: 1 / 0)
            for number in range(3):
                table.put(Acting(ear.guest, act_of(f"x{number}", 1, BUILD)))
                await quiet(table)
        table.put(Acting(ear.guest, act_of("a", 0, BUILD)))
        await quiet(table)
        assert [each["id"] for each in ear.of("acked")] == ["a"]
        await hub.close()

    run(test)


def test_nothing_is_told_before_the_commit() -> None:
    """While the disk works, nobody has heard of the move."""

    async def test() -> None:
        hub, table, ear = await opened(FlakyStore(delay_s=0.1))
        await quiet(table)
        table.put(Acting(ear.guest, act_of("a", 0, BUILD)))
        await asyncio.sleep(0.05)
        assert ear.of("acked", "moved") == []
        await asyncio.sleep(0.15)
        assert len(ear.of("acked")) == len(ear.of("moved")) == 1
        await hub.close()

    run(test)


def test_of_two_racing_moves_one_wins_and_the_other_is_told() -> None:
    """Order of arrival decides; messages that arrive together share a commit."""

    async def test() -> None:
        store = FlakyStore(delay_s=0.02)
        hub, table, ear = await opened(store)
        table.put(Acting(ear.guest, act_of("build", 0, BUILD)))
        for number in range(20):
            table.put(
                Acting(ear.guest, act_of(f"lock {number}", 1, lock("c1", f"X{1 + number % 12}")))
            )
        await quiet(table)
        answers = ear.of("acked", "refused")
        assert [message["id"] for message in answers[:2]] == ["build", "lock 0"]
        assert {message["code"] for message in ear.of("refused")} == {"wrong_phase"}
        assert len(ear.of("acked")) == 2
        assert store.commits <= 2
        await hub.close()

    run(test)


def test_a_rule_that_fails_does_not_kill_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    """A bug is an answer with a code, and the next message is served."""

    async def test() -> None:
        hub, table, ear = await opened(MemoryStore())
        rules = type(table.game.rules)
        with monkeypatch.context() as patched:
            patched.setattr(rules, "apply", staticmethod(lambda *_: 1 / 0))
            table.put(Acting(ear.guest, act_of("a", 0, BUILD)))
            await quiet(table)
        assert [message["code"] for message in ear.of("trouble")] == ["internal"]
        table.put(Acting(ear.guest, act_of("b", 0, BUILD)))
        await quiet(table)
        assert len(ear.of("acked")) == 1
        await hub.close()

    run(test)


def test_a_full_inbox_turns_messages_away(monkeypatch: pytest.MonkeyPatch) -> None:
    """Memory is bounded."""
    monkeypatch.setattr("tablee.server.inbox.MOST_WAITING", 5)

    async def test() -> None:
        hub, table, ear = await opened(MemoryStore())
        taken = [table.put(Acting(ear.guest, act_of(str(n), 0, BUILD))) for n in range(10)]
        assert taken.count(True) < 10
        assert taken[-1] is False
        await quiet(table)
        await hub.close()

    run(test)


def test_an_idle_table_leaves_memory_and_comes_back(monkeypatch: pytest.MonkeyPatch) -> None:
    """With a snapshot, so that its log is not replayed from the start."""
    monkeypatch.setattr(writer, "SNAPSHOT_EVERY", 2)

    async def test() -> None:
        store = MemoryStore()
        hub, table, ear = await opened(store)
        table.put(Acting(ear.guest, act_of("a", 0, BUILD)))
        table.put(Acting(ear.guest, act_of("b", 1, lock("c1", "X1"))))
        await quiet(table)
        assert await hub.close_idle(0) == 0
        table.put(Gone(ear.guest))
        await quiet(table)
        assert await hub.close_idle(0) == 1
        found = await store.open(table.id)
        assert (found.snapshot_seq, found.moves) == (2, [])
        again = await hub.table(table.id)
        assert again is not table
        assert (again.position.seq, again.position.state) == (2, table.position.state)
        await hub.close()

    run(test)


def test_a_clock_that_runs_out_brings_the_stand_in(monkeypatch: pytest.MonkeyPatch) -> None:
    """CX-89 at a live table, in a few milliseconds."""
    from tablee.games.cortexcape.rules import queries

    for phase in queries.LIMIT_MS:
        monkeypatch.setitem(queries.LIMIT_MS, phase, 30)

    async def test() -> None:
        hub, table, ear = await opened(MemoryStore(), clock=True)
        for _ in range(600):
            await asyncio.sleep(0.01)
            if table.position.seq >= 3:
                break
        assert table.position.seq >= 3
        assert len(ear.of("moved")) >= 1
        await hub.close()

    run(test)


# -- a real server, killed ----------------------------------------------------------------------


@contextmanager
def join(port: int, made: dict[str, Any]) -> Iterator[ClientConnection]:
    with connect(f"ws://127.0.0.1:{port}/api/tables/{made['table']}/play") as link:
        link.send(json.dumps({"type": "hello", "tokens": [made["token"]]}))
        yield link


def hear(link: ClientConnection, *types: str) -> dict[str, Any]:
    """The next frame with messages of all these types, by type."""
    while True:
        messages = [json.loads(line) for line in str(link.recv(timeout=10)).split("\n")]
        found = {message["type"]: message for message in messages}
        if set(types) <= set(found):
            return found


def test_no_acknowledged_move_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    """kill -9 in the middle of a game, several times; every acked move is there again."""
    import httpx2

    import tablee

    server = Server(tmp_path)
    port = server.port
    rng = Random(5)
    rules = tablee.game("cortexcape").rules
    try:
        wish = {"game": "cortexcape", "seats": ["me", "me"], "options": {"starter": 0}}
        made = httpx2.post(f"http://127.0.0.1:{port}/api/tables", json=wish).json()
        acked = 0
        for life in range(3):
            with join(port, made) as link:
                found = hear(link, "welcome")["welcome"]
                assert found["seq"] == acked
                for number in range(5):
                    view = tablee.from_json("cortexcape", json.dumps(found["eyes"][0]["view"]))
                    state = rules.guess(view, rng)
                    (seat,) = found["waiting"]["seats"]
                    action = tablee.to_plain(rules.sample(state, seat, rng))
                    name = f"{life} {number}"
                    link.send(
                        json.dumps({"type": "act", "id": name, "seat": seat, "action": action})
                    )
                    heard = hear(link, "moved", "acked")  # told together
                    found, acked = heard["moved"], heard["acked"]["seq"]
                server.kill()
            server.start()
        answer = httpx2.get(f"http://127.0.0.1:{port}/api/tables/{made['table']}")
        assert answer.json()["seq"] == acked == 15
    finally:
        server.kill()


def test_a_table_that_is_put_away_takes_nothing_more() -> None:
    """Whoever still comes is told to try again; the sweep leaves tables that have guests alone."""

    async def test() -> None:
        hub, table, ear = await opened(MemoryStore())
        await quiet(table)
        assert await hub.close_idle(0) == 0
        table.put(Gone(ear.guest))
        await quiet(table)
        assert await hub.close_idle(0) == 1
        assert table.put(Joined(ear.guest)) is False
        with pytest.raises(Full):
            await table.reseat(lambda seating: seating)
        await hub.close()

    run(test)


@pytest.mark.parametrize(
    ("game", "options", "has_secrets"),
    [("cocoons", {}, True), ("coolock", {}, False), ("cortexcape", {"starter": 0}, False)],
)
def test_seats_of_one_screen_are_told_whether_they_have_secrets(
    game: str, options: dict[str, Any], *, has_secrets: bool
) -> None:
    """Just where two seats of one guest know different things: a page lets them look in turn."""

    async def test() -> None:
        hub = Hub(MemoryStore())
        made = await hub.make(NewTable(game, ["me", "me"], options))
        table = await hub.table(made.table)
        both, nobody = Ear(made.token), Ear()
        for ear in (both, nobody):
            table.put(Joined(ear.guest))
        await quiet(table)
        heard = [*both.of("welcome"), *both.of("moved")]
        assert heard[-1]["has_secrets"] is has_secrets
        assert not any(each["has_secrets"] for each in nobody.heard if "has_secrets" in each)
        await hub.close()

    run(test)
