"""Write one store for each game, as the code of today writes them: samples that must open for ever.

``python scripts/write_stores.py FOLDER``. Every store has a table in the middle of a game, with a
snapshot and moves after it, and a finished one; ``FOLDER/<slug>.json`` says how to sit down there
and what each seat must see.
"""

import asyncio
import hashlib
import json
import sqlite3
import sys
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

from tablee.core.codec import to_json, to_plain
from tablee.core.protocol import Decide, Over
from tablee.core.registry import game as find_game
from tablee.core.registry import games
from tablee.server.audience import Guest
from tablee.server.hub import Hub, NewTable
from tablee.server.inbox import Acting, Gone, Joined
from tablee.server.seats import digest
from tablee.server.store.sqlite import SqliteStore
from tablee.server.table import LiveTable
from tablee.server.wire import read

OPTIONS: dict[str, dict[str, Any]] = {
    "monster_freeze": {"swap_gap": 0, "claim_lock": 0, "cold": 0, "rounds_to_win": 1}
}
HALF, SNAPSHOT, MOST, QUICK = 12, 8, 4000, 0.002
LEAVE_AFTER = {"icecool": 60}  # moves: its recordings would fill the sample


async def play(table: LiveTable, guest: Guest, until: int, rng: Random) -> None:
    """Act at random at a table whose seats are all the guest's."""
    rules, number = table.game.rules, 0
    while table.position.seq < until and not isinstance(table.position.waiting, Over):
        position = table.position
        waiting = position.waiting
        if isinstance(waiting, Decide) and waiting.seats:
            seat = rng.choice(waiting.seats)
            number += 1
            action = to_plain(rules.sample(position.state, seat, rng))
            if position.seq > LEAVE_AFTER.get(table.game.slug, MOST):
                action = {"type": "leave"}
            act = {"type": "act", "id": f"{until} {number}", "seat": seat, "action": action}
            table.put(Acting(guest, read(json.dumps(act))))
        await asyncio.sleep(QUICK)
        while table.is_working:
            await asyncio.sleep(QUICK)


def seen(table: LiveTable) -> dict[str, Any]:
    """What a test can compare: where the table stands, and what everybody sees there."""
    state, rules = table.position.state, table.game.rules
    views = [to_json(rules.view(state, seat)) for seat in (*range(state.seats), None)]
    return {
        "seq": table.position.seq,
        "state": hashlib.sha256(to_json(state).encode()).hexdigest(),
        "views": [hashlib.sha256(view.encode()).hexdigest() for view in views],
    }


async def write(slug: str, folder: Path) -> None:
    path, rng = folder / f"{slug}.sqlite", Random(slug)
    path.unlink(missing_ok=True)
    hub = Hub(SqliteStore(path))
    told: dict[str, Any] = {}
    seats = 2 if 2 in find_game(slug).seats else find_game(slug).seats[0]
    for name, stops in (("half", (SNAPSHOT, HALF)), ("over", (MOST,))):
        made = await hub.make(NewTable(slug, ["me"] * seats, OPTIONS.get(slug, {}), "Ada"))
        for until in stops:
            table = await hub.table(made.table)
            guest = Guest([digest(made.token)], lambda _: True)
            table.put(Joined(guest))
            await play(table, guest, until, rng)
            table.put(Gone(guest))
            told[name] = {"table": made.table, "token": made.token}
            if until != stops[-1]:
                await asyncio.sleep(0.5)
                while await hub.close_idle(0) == 0:  # leaves a snapshot
                    await asyncio.sleep(0.1)
        await asyncio.sleep(0.5)
        told[name] |= seen(table)
        table._snapshot_seq = 1 << 40  # no snapshot at the very end: moves come after the last one
    await hub.close()
    with closing(sqlite3.connect(path)) as database:
        database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        database.execute("PRAGMA journal_mode = DELETE")
    (folder / f"{slug}.json").write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")
    print(slug, {name: each["seq"] for name, each in told.items()}, path.stat().st_size)


def main() -> None:
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    for slug in sys.argv[2:] or games():
        asyncio.run(write(slug, folder))


if __name__ == "__main__":
    main()
