"""All tables of one server: made, opened from the store when somebody comes, closed when idle."""

import asyncio
import logging
import secrets
import time
from collections.abc import Mapping
from functools import partial
from itertools import zip_longest
from random import Random
from typing import Annotated, Any, NamedTuple

from msgspec import Meta, Struct

from tablee import bots
from tablee.core.codec import codec, to_plain
from tablee.core.engine import first_state
from tablee.core.errors import BadOptions, BadSeats, OtherRules, TableeError
from tablee.core.game import AnyGame
from tablee.core.log import Header, new_header, write_line
from tablee.core.marks import BOT_SEATS, has_own_data, marked
from tablee.core.registry import game as find_game
from tablee.server import onward, story
from tablee.server import seats as seating_rules
from tablee.server.absence import GRACE_S
from tablee.server.facts import Facts, facts_of, facts_of_stored
from tablee.server.onward import PlayFrom
from tablee.server.opening import DamagedTable, MissingGame, opened
from tablee.server.position import Draft, Position
from tablee.server.rematches import NotOver, Rematches
from tablee.server.retold import Retold
from tablee.server.seats import Holder, Seating, called, digest, new_token
from tablee.server.store.base import Store, TableRow, UnknownTable
from tablee.server.table import LiveTable
from tablee.server.thinking import Thinkers
from tablee.server.trophies import demand_all, has_locked, trophy_of
from tablee.server.wire import House, Origin, Token
from tablee.server.workers import Staff, processes

log = logging.getLogger("tablee.hub")

IDLE_S = 30.0  # how long a table stays in memory when nobody looks
SWEEP_S = 5.0


class TooManyTables(TableeError):
    """The server holds as many live tables as it may."""


class Proof(Struct, frozen=True, forbid_unknown_fields=True):
    """A table that was won, and the token of a seat there: how a trophy is shown."""

    table: Annotated[str, Meta(max_length=64)]
    token: Token


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """What it takes to make a table. A seat is ``me``, ``open`` or ``bot:<name>``."""

    game: Annotated[str, Meta(max_length=64)]
    seats: Annotated[list[Annotated[str, Meta(max_length=80)]], Meta(min_length=1, max_length=16)]
    options: dict[str, Any] = {}
    name: Annotated[str, Meta(max_length=40)] = ""
    # By seat, where several people share the screen; an empty one goes by ``name``.
    names: Annotated[list[Annotated[str, Meta(max_length=40)]], Meta(max_length=16)] = []
    house: House = House()
    proofs: Annotated[list[Proof], Meta(max_length=16)] = []


class Made(Struct, frozen=True):
    """The response to creating a table; both secrets are returned only here."""

    table: str
    token: str  # opens the seats of "me"
    invitation: str  # opens the open seats, for whoever has the link
    step: int | None = None  # where it begins, if it continues a game


class _Live(NamedTuple):
    table: LiveTable
    seen: list[float]  # when somebody last looked; a list, as it changes


class Hub:
    """Opens and closes tables."""

    def __init__(
        self,
        store: Store,
        *,
        staff: Staff | None = None,
        most_tables: int = 10_000,
        outside_bots: Mapping[str, str] | None = None,
        grace_s: float = GRACE_S,
        id_prefix: str = "",
    ) -> None:
        self.store = store
        self.staff = processes(1) if staff is None else staff
        self._thinkers = Thinkers(self.staff.thinkers)
        self._most = most_tables
        self._outside_bots = dict(outside_bots or {})
        self._grace_s = grace_s
        self._id_prefix = id_prefix
        self.rematches = Rematches(self._begin)
        self._live: dict[str, _Live] = {}
        self._opening: dict[str, asyncio.Task[None]] = {}
        self._sweeper: asyncio.Task[None] | None = None
        self._reviews = Retold(self.staff.reviewers, story.review)
        self._endings = Retold(self.staff.readers, story.ending)
        self._closing: set[asyncio.Task[None]] = set()  # tables that were lost

    async def make(self, wish: NewTable) -> Made:
        """Make a table and keep it; raises what is wrong with the wish."""
        game = find_game(wish.game)
        refuse_own_data(game, wish.options)
        options = dict(wish.options)
        for name in marked(game.types.options, BOT_SEATS):  # some rules ask who is one
            options[name] = [at for at, each in enumerate(wish.seats) if each.startswith("bot:")]
        header = new_header(game, len(wish.seats), to_plain(codec(game).options(options)))
        if has_locked(game, header.options):
            demand_all(game, [await self._won(each) for each in wish.proofs])
        token, invitation = new_token(), new_token()
        seating = Seating(self._holders(game, wish, token), digest(invitation), wish.house)
        return Made(await self._begin(header, seating), token, invitation)

    def _holders(self, game: AnyGame, wish: NewTable | PlayFrom, token: str) -> tuple[Holder, ...]:
        """Who sits where at a new table; ``token`` opens the seats of whoever makes it."""
        return tuple(
            Holder("human", digest=digest(token), name=called(name or wish.name))
            if seat == "me"
            else self.holder_from(game, seat)
            for seat, name in zip_longest(wish.seats, wish.names[: len(wish.seats)], fillvalue="")
        )

    async def play_from(self, table_id: str, wish: PlayFrom) -> Made:
        """A new table that begins with the first moves of a finished game; see ``onward``."""
        source = await self.facts(table_id)
        if not source.is_over:
            raise NotOver("one plays on from a step of a game that is over")
        token, invitation = new_token(), new_token()
        holders = self._holders(source.game, wish, token)
        lines = await self.store.log(source.id)
        begun = await self.staff.readers.run(onward.beginning, lines, wish)
        origin = Origin(source.id, begun.step)
        seating = Seating(holders, digest(invitation), wish.house, origin=origin)
        made = await self._keep(begun.header, seating, begun.moves)
        return Made(made, token, invitation, begun.step)

    async def _won(self, proof: Proof) -> tuple[str, str] | None:
        """The game and the trophy that this proof shows; ``None``: it proves nothing."""
        try:
            facts = await self.facts(proof.table)
        except (UnknownTable, OtherRules, DamagedTable, MissingGame):
            return None
        won = trophy_of(facts)
        is_held = facts.seating.held_by([digest(proof.token)])
        return (facts.game.slug, won) if won is not None and is_held else None

    async def bring(self, text: str) -> Made:
        """A table from a log; whoever imports an unfinished game holds all its seats."""
        brought = await self.staff.readers.run(story.checked, text)
        token, invitation = new_token(), new_token()
        holder = Holder("open") if brought.over else Holder("human", digest=digest(token))
        seating = Seating((holder,) * brought.seats, digest(invitation), is_brought=True)
        table_id = await self._keep(brought.header, seating, brought.moves)
        return Made(table_id, token, invitation)

    async def _begin(self, header: Header, seating: Seating) -> str:
        """Keep a new table, with the luck that its setup owes."""
        game = find_game(header.game)
        draft = Draft(Position(game, first_state(game, header), 0), Random(secrets.randbits(128)))
        draft.draw_cheap_luck()
        return await self._keep(write_line(header), seating, list(map(write_line, draft.moves)))

    async def _keep(self, header: bytes, seating: Seating, moves: list[bytes]) -> str:
        table_id = self._id_prefix + secrets.token_urlsafe(9)
        made_ms = round(time.time() * 1000)
        row = TableRow(table_id, header, seating_rules.dump(seating), made_ms)
        await self.store.create(row, moves)
        return table_id

    def bot_names(self, game: AnyGame) -> tuple[str, ...]:
        """The bots that can sit at a table of this game, those from outside last."""
        return (*bots.names(game), *self._outside_bots)

    def holder_from(self, game: AnyGame, wish: str) -> Holder:
        """``open`` or ``bot:<name>`` as a holder of a seat."""
        if wish == "open":
            return Holder("open")
        kind, _, bot = wish.partition(":")
        bot = game.level(bot)
        if kind != "bot" or bot not in self.bot_names(game):
            choice = ", ".join(f"bot:{name}" for name in self.bot_names(game))
            raise BadSeats(f"a seat goes to open or to one of {choice}; not to {wish!r}")
        return Holder("bot", bot=bot)

    async def table(self, table_id: str) -> LiveTable:
        """The live table of that id, from the store if it sleeps; :class:`UnknownTable`."""
        while (live := self._live.get(table_id)) is None or live.table.is_closed:
            if live is not None:
                await live.table.gone.wait()
                continue
            opening = self._opening.get(table_id)
            if opening is None:  # one for all who come meanwhile: a table has one writer
                opening = self._opening[table_id] = asyncio.create_task(self._open(table_id))
                opening.add_done_callback(partial(self._opened, table_id))
            await asyncio.shield(opening)
        live.seen[0] = asyncio.get_running_loop().time()
        return live.table

    async def facts(self, table_id: str) -> Facts:
        """What can be known of a table without playing there; it does not wake up for that."""
        live = self._live.get(table_id)
        if live is not None:
            return facts_of(live.table)
        return facts_of_stored(await opened(self.store, table_id, to_play=False))

    async def review(self, table_id: str) -> bytes:
        """The review of a finished game; whoever asks meanwhile waits for the same one."""
        return await self._reviews.of(table_id, self.store)

    async def ending(self, table_id: str, language: str) -> bytes:
        """What decided a finished game, and its last picture with words in a language."""
        return await self._endings.of(table_id, self.store, language)

    def _opened(self, table_id: str, task: asyncio.Task[None]) -> None:
        del self._opening[table_id]
        if not task.cancelled():
            task.exception()  # is told to those who wait, if there still are any

    async def _open(self, table_id: str) -> None:
        if len(self._live) >= self._most:
            raise TooManyTables("this server has as many tables open as it can hold")
        table = LiveTable(
            await opened(self.store, table_id, to_play=True),
            store=self.store,
            thinkers=self._thinkers,
            drawers=self.staff.drawers,
            outside_bots=self._outside_bots,
            on_lost=self._lost,
            grace_s=self._grace_s,
        )
        self._live[table_id] = _Live(table, [asyncio.get_running_loop().time()])
        if self._sweeper is None:
            self._sweeper = asyncio.create_task(self._sweep(), name="sweeper")

    def _lost(self, table: LiveTable) -> None:
        """A table no longer knows what its log says: whoever comes back opens it again."""
        live = self._live.get(table.id)
        if live is not None and live.table is table:
            del self._live[table.id]
        task = asyncio.create_task(table.close(lost=True))
        self._closing.add(task)
        task.add_done_callback(self._closing.discard)

    async def _put_away(self, table: LiveTable) -> None:
        """Let a table leave memory; whatever goes wrong there, the others are not held up."""
        try:
            await table.close()
        except Exception:
            log.exception("table %s could not be closed", table.id)
        live = self._live.get(table.id)
        if live is not None and live.table is table:
            del self._live[table.id]

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP_S)
            try:
                await self.close_idle(IDLE_S)
            except Exception:  # tables that never sleep would fill the memory
                log.exception("idle tables could not be closed")

    async def close_idle(self, idle_s: float) -> int:
        """Let tables that nobody has looked at for this long leave memory; how many did."""
        now = asyncio.get_running_loop().time()
        tired = []
        for table_id, live in self._live.items():
            if not live.table.is_idle:
                live.seen[0] = now
            elif now - live.seen[0] >= idle_s:
                tired.append(table_id)
        closed = 0
        for table_id in tired:
            still = self._live.get(table_id)
            if still and still.table.is_idle and now - still.seen[0] >= idle_s:  # nobody came
                await self._put_away(still.table)
                closed += 1
        return closed

    async def close(self) -> None:
        if self._sweeper is not None:
            self._sweeper.cancel()
        for live in list(self._live.values()):
            await self._put_away(live.table)
        await asyncio.gather(*self._closing, return_exceptions=True)
        self.staff.close()
        await self.store.close()


def refuse_own_data(game: AnyGame, options: Mapping[str, Any]) -> None:
    """Boards and decks of one's own could be of any size."""
    if has_own_data(game.types.options, options):
        raise BadOptions("boards of one's own are for the library, not for this server")
