"""Tables of older rules, older snapshots and older stores: opened rightly, or not at all."""

import json
import shutil
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from house import at_home
from live_tables import Ear, act_of, quiet, run
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect
from tests.games.cortexcape.support.tables import BEST, lock, placement

import tablee
from tablee.core import log
from tablee.core.engine import fold
from tablee.core.game import AnyGame, Edition
from tablee.core.log import open_log
from tablee.server import snapshots
from tablee.server.app import make_app
from tablee.server.hub import Hub, Made, NewTable
from tablee.server.inbox import Acting, Joined
from tablee.server.store.memory import MemoryStore
from tablee.server.store.sqlite import SqliteStore
from tablee.server.table import LiveTable

BUILD = placement(BEST["blue"])
STORES = Path(__file__).parent.parent / "stores"
SAMPLES = sorted(STORES.glob("*/*.sqlite"))


def renamed(plain: dict[str, Any]) -> dict[str, Any]:
    """Version 1 called it ``lockin``."""
    if plain.get("type") == "decision" and plain["action"]["type"] == "lockin":
        plain["action"]["type"] = "lock"
    return plain


@pytest.fixture
def at_version(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Play Cortexcape by rules of another version from now on."""

    def play_by(version: int, **upcasters: Any) -> AnyGame:
        game = msgspec.structs.replace(
            tablee.game("cortexcape"),
            edition=Edition(
                version=version,
                upcasters={int(old[1:]): upcast for old, upcast in upcasters.items()},
            ),
        )
        for module in (log, "tablee.server.hub"):
            where = module if isinstance(module, str) else module.__name__
            monkeypatch.setattr(f"{where}.find_game", lambda _: game)
        return game

    return play_by


async def old_table(store: MemoryStore) -> Made:
    """A table that version 1 has left in the middle of a game, with a snapshot."""
    hub = Hub(store)
    made = await hub.make(NewTable("cortexcape", ["me", "me"], {"starter": 0}))
    table, ear = await hub.table(made.table), Ear(made.token)
    table.put(Joined(ear.guest))
    table.put(Acting(ear.guest, act_of("a", 0, BUILD)))
    table.put(Acting(ear.guest, act_of("b", 1, lock("c1", "X1"))))
    await quiet(table)
    await table.close()
    kept = store._moves[made.table]
    kept[:] = [each._replace(line=each.line.replace(b'"lock"', b'"lockin"')) for each in kept]
    return made


async def sit(hub: Hub, made: Made) -> tuple[LiveTable, Ear]:
    table, ear = await hub.table(made.table), Ear(made.token)
    table.put(Joined(ear.guest))
    await quiet(table)
    return table, ear


def test_a_table_of_older_rules_opens_with_an_upcaster_and_goes_on(at_version: Any) -> None:
    """Its log is written in today's form before anybody plays on: one log, one version."""

    async def test() -> None:
        store = MemoryStore()
        made = await old_table(store)
        game = at_version(2, v1=renamed)
        table, ear = await sit(Hub(store), made)
        assert (table.position.seq, table.position.state.phase) == (2, "path")
        table.put(Acting(ear.guest, act_of("b", 1, lock("c1", "X1"))))  # again: it was acked
        doors = game.rules.offer(table.position.state, 0).actions[0].doors
        table.put(Acting(ear.guest, act_of("c", 0, {"type": "path", "doors": doors})))
        await quiet(table)
        assert [(each["id"], each["seq"]) for each in ear.of("acked")] == [("b", 2), ("c", 3)]
        lines = await store.log(table.id)
        assert b'"rules":2' in lines[0]
        assert b"lockin" not in b"".join(lines)
        assert fold(*open_log(lines, game)) == table.position.state
        again, _ = await sit(Hub(store), made)
        assert again.position.state == table.position.state

    run(test)


@pytest.mark.parametrize("version", [0, 3, 99])
def test_a_table_of_rules_that_cannot_be_read_says_so(version: int, at_version: Any) -> None:
    """409 in both languages on every route, its own close code, and not a move is played."""
    store = MemoryStore()
    with TestClient(make_app(store)) as client:
        wish = {"game": "cortexcape", "seats": ["me", "me"], "options": {"starter": 0}}
        made = client.post("/api/tables", json=wish).json()
    row = store._rows[made["table"]]
    header = row.header.replace(b'"rules":1', b'"rules":%d' % version)
    store._rows[made["table"]] = row._replace(header=header)
    before = json.dumps([each.decode() for each in store._rows[made["table"]][1:3]])
    mine = {"X-Seat-Tokens": made["token"]}
    with TestClient(make_app(store)) as client:
        for what in ("", "/story", "/log", "/review"):
            got = client.get(f"/api/tables/{made['table']}{what}", headers=mine)
            assert (got.status_code, got.json()["code"]) == (409, "other_rules")
            assert set(got.json()["words"]) == {"en", "fr"}
        for what, body in (("claim", {"invitation": made["invitation"]}), ("hints", {"seat": 0})):
            got = client.post(f"/api/tables/{made['table']}/{what}", json=body, headers=mine)
            assert (got.status_code, got.json()["code"]) == (409, "other_rules")
        with (
            pytest.raises(WebSocketDisconnect) as closed,
            client.websocket_connect(f"/api/tables/{made['table']}/play") as socket,
        ):
            socket.receive_text()
        assert closed.value.code == 4009
    after = json.dumps([each.decode() for each in store._rows[made["table"]][1:3]])
    assert before == after


@pytest.mark.parametrize(
    "spoil",
    [
        lambda _: b'{"type":"state","board":"...."}',  # as the first version wrote it
        lambda text: text.replace(b'"rules":1', b'"rules":7'),
        lambda text: text.replace(b'"schema":"', b'"schema":"x'),
        lambda text: text[: len(text) // 2],
        lambda _: b"\xff\xfe",
    ],
    ids=["bare", "other rules", "other shape", "cut", "no text"],
)
def test_a_snapshot_that_cannot_be_trusted_is_ignored(spoil: Any) -> None:
    """The log is whole, and the log is the truth."""

    async def test() -> None:
        store = MemoryStore()
        hub = Hub(store)
        made = await hub.make(NewTable("cortexcape", ["me", "me"], {"starter": 0}))
        table, ear = await sit(hub, made)
        table.put(Acting(ear.guest, act_of("a", 0, BUILD)))
        await quiet(table)
        await table.close()
        seq, text = store._snapshots[made.table]
        assert snapshots.read(table.game, text) == (table.position.state, table.position.at_ms)
        store._snapshots[made.table] = seq, spoil(text)
        assert snapshots.read(table.game, store._snapshots[made.table][1]) is None
        again, _ = await sit(Hub(store), made)
        assert (again.position.seq, again.position.state) == (1, table.position.state)

    run(test)


def test_a_table_of_a_game_that_is_not_installed_says_so() -> None:
    """A package was removed: the table is there, and nobody should forget it."""
    store = MemoryStore()
    with TestClient(make_app(store)) as client:
        made = client.post("/api/tables", json={"game": "cocoons", "seats": ["me"]}).json()
        row = store._rows[made["table"]]
        header = row.header.replace(b'"cocoons"', b'"gone"')
        store._rows[made["table"]] = row._replace(header=header)
        got = client.get(f"/api/tables/{made['table']}")
        assert (got.status_code, got.json()["code"]) == (409, "missing_game")
        with (
            pytest.raises(WebSocketDisconnect) as closed,
            client.websocket_connect(f"/api/tables/{made['table']}/play") as socket,
        ):
            socket.receive_text()
        assert closed.value.code == 4011


def test_a_damaged_log_is_no_unknown_table() -> None:
    """It says that it is damaged, so that nobody forgets the table."""
    store = MemoryStore()
    with TestClient(make_app(store)) as client:
        wish = {"game": "cortexcape", "seats": ["me", "me"]}
        made = client.post("/api/tables", json=wish).json()
        store._moves[made["table"]][0] = store._moves[made["table"]][0]._replace(line=b"{")
        got = client.get(f"/api/tables/{made['table']}")
        assert (got.status_code, got.json()["code"]) == (500, "damaged_table")


def digest(thing: Any) -> str:
    return sha256(tablee.to_json(thing).encode()).hexdigest()


@pytest.mark.parametrize("path", SAMPLES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_store_of_an_older_version_opens_and_plays_on(path: Path, tmp_path: Path) -> None:
    """Every table stands where it stood, everybody sees what they saw, and the game goes on."""
    told = json.loads(path.with_suffix(".json").read_text(encoding="utf-8"))

    async def test() -> None:
        shutil.copy(path, tmp_path / "tables.sqlite")
        hub = Hub(SqliteStore(tmp_path / "tables.sqlite"))
        for name, each in told.items():
            facts = await hub.facts(each["table"])
            state, rules = facts.position.state, facts.game.rules
            assert facts.position.seq == each["seq"]
            assert digest(state) == each["state"]
            seen = [digest(rules.view(state, seat)) for seat in (*range(state.seats), None)]
            assert seen == each["views"]
            assert facts.is_over == (name == "over")
            assert facts.seating.held_by([]) == ()
        table, ear = await sit(hub, Made(told["half"]["table"], told["half"]["token"], ""))
        assert ear.of("welcome")[0]["seq"] == told["half"]["seq"]
        seat = table.position.waiting.seats[0]  # type: ignore[union-attr]
        action = table.game.rules.sample(table.position.state, seat, Random(1))
        table.put(Acting(ear.guest, act_of("next", seat, tablee.to_plain(action))))
        for _ in range(100):
            await quiet(table)
            if ear.of("acked", "refused", "trouble"):
                break
        (answer,) = ear.of("acked", "refused", "trouble")
        lively = (
            {"acked", "refused"} if table.game.nature.is_real_time else {"acked"}
        )  # time has passed
        assert answer["type"] in lively
        await hub.close()

    run(test)


def test_every_game_has_a_store_of_every_version() -> None:
    """A new version of the store leaves samples (``scripts/write_stores.py``)."""
    versions = {path.parent.name for path in SAMPLES}
    assert versions
    for version in versions:
        assert {path.stem for path in SAMPLES if path.parent.name == version} == set(at_home())
