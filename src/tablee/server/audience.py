"""Who is looking at a table, and the messages that tell each of them what their seats may know."""

from collections import deque
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import Any, NamedTuple

import msgspec
from msgspec import UNSET, Raw

from tablee.core.game import AnyGame
from tablee.core.protocol import Decide, Seat, Waiting
from tablee.server.absence import Away
from tablee.server.hearing import Heard, Mark
from tablee.server.hearing import told as heard_of
from tablee.server.memory import chapter_of
from tablee.server.position import Deed, Position
from tablee.server.seats import Seating
from tablee.server.telling import Teller
from tablee.server.wire import (
    Absent,
    Eye,
    Moved,
    SeatInfo,
    SeatsChanged,
    ToClient,
    Watched,
    Welcome,
    write,
)

STORIES_KEPT = 200  # steps that a returning guest can be told of
RESTART = 1012  # the close code that means: connect again


class Guest:
    """One connection. ``deliver`` takes bytes and says whether there was room for them."""

    def __init__(
        self,
        digests: Iterable[str],
        deliver: Callable[[bytes], bool],
        since: int | None = None,
        part: Callable[[int, str], None] | None = None,
        *,
        words: bool = False,
    ) -> None:
        self.digests = tuple(digests)
        self.since = since  # the last move it had seen
        self.words = words  # it wants sentences, too
        self._part = part  # ends the connection, with a close code and a reason
        self._deliver = deliver

    def send(self, message: ToClient) -> None:
        self._deliver(write(message))

    def send_bytes(self, message: bytes) -> None:
        self._deliver(message)

    def part(self, code: int, reason: str) -> None:
        """End the connection."""
        if self._part is not None:
            self._part(code, reason)


class Scene(NamedTuple):
    """Snapshot of a table, used to build messages for its guests."""

    position: Position
    seating: Seating
    now_ms: int
    take_back: Collection[int]  # the seats that may take their last decision back
    stand_ins: Collection[int]  # the seats where a bot plays for somebody who is away
    absent: Mapping[int, Away]  # who is away, and nobody plays for them yet
    clock_s: float  # the clock of those moments


class _Told(NamedTuple):
    """What one commit was told of, and the chapter of the game in which it happened."""

    mark: Mark
    events: Sequence[Any]
    chapter: int


class Audience:
    """All guests of a table. Views and events are written once for each seat, not each guest."""

    def __init__(
        self,
        table_id: str,
        game: AnyGame,
        mark: Mark,
        *,
        looks_back: bool,
        leg_count: int = 1,
    ) -> None:
        self._table_id = table_id
        self._game = game
        self.mark = mark  # of the last position that was told
        self._leg_count = leg_count
        self._teller = Teller(game)
        self._looks_back = looks_back
        self._guests: dict[Guest, tuple[int, ...]] = {}  # with the seats that each holds
        self._stories: deque[_Told] = deque()
        self._forgotten: Mark | None = None  # the last move that can be told no more
        self._chapter = 0  # of the last position that was told
        self.here: frozenset[int] = frozenset()  # the seats whose holder is connected
        self._told_seats: tuple[list[SeatInfo], Mapping[int, Away]] = ([], {})
        self._told_watching: int | None = 0  # None: not everybody was told the same

    def __bool__(self) -> bool:
        return bool(self._guests)

    def admit(self, guest: Guest, seating: Seating) -> None:
        """From now on this guest is here."""
        self._guests[guest] = seating.held_by(guest.digests)
        self._count()

    def _count(self) -> None:
        self.here = frozenset(seat for held in self._guests.values() for seat in held)

    def held(self, guest: Guest, seating: Seating) -> tuple[int, ...]:
        """The seats that this guest's tokens open now; it may act before it was welcomed."""
        known = self._guests.get(guest)
        return seating.held_by(guest.digests) if known is None else known

    def welcome(self, guest: Guest, scene: Scene) -> None:
        """Tell a guest everything its seats may know, and what it has missed."""
        position, seating = scene.position, scene.seating
        held = self._guests[guest]
        missed = self._missed(guest.since, held)
        if len(self._guests) == 1:  # there is nobody else to tell
            self._told_seats, self._told_watching = self._news(scene), self.watching
        elif self.has_new_watchers:
            self._told_watching = None
        eyes = [
            self._eye(scene, seat, self._told(seat, missed), words=guest.words)
            for seat in held or (None,)
        ]
        guest.send(
            Welcome(
                table=self._table_id,
                game=self._game.slug,
                seq=self.mark.of(held),
                now_ms=scene.now_ms,
                seats=self.seats(scene),
                eyes=eyes,
                waiting=shown(position),
                house=seating.house,
                next=seating.next,
                legs=list(seating.past),
                leg_count=self._leg_count,
                watching=self.watching,
                origin=seating.origin,
                has_secrets=self._have_secrets(eyes),
            )
        )

    def leave(self, guest: Guest) -> bool:
        """Whether the guest was here."""
        known = self._guests.pop(guest, None) is not None
        self._count()
        return known

    def send_away(self, others: Iterable[Guest]) -> None:
        """Close every connection: those of the guests, and of others who were not welcomed yet."""
        for guest in {*self._guests, *others}:
            guest.part(RESTART, "the table is opened again: come back")

    def tell_moves(self, scene: Scene, steps: Sequence[Heard], deeds: Sequence[Deed] = ()) -> None:
        """Tell everybody of the moves that have just been committed."""
        self.mark = self.mark.after(self._game, steps)
        if self._forgotten is None:
            self._forgotten = self.mark
        events = [event for step in steps for event in step.events]
        self._stories.append(_Told(self.mark, events, self._chapter))
        if (chapter := chapter_of(self._game)) is not None:
            self._chapter = chapter(scene.position.state)
        while self._stories and self._is_past(self._stories[0]):
            self._forgotten = self._stories.popleft().mark
        self._tell_position(scene, events, deeds, steps)

    def _is_past(self, told: _Told) -> bool:
        is_faded = not self._looks_back and told.chapter < self._chapter - 1
        return is_faded or len(self._stories) > STORIES_KEPT

    def tell_taken_back(self, scene: Scene) -> None:
        """The table stands again where it stood before."""
        self._stories.clear()
        self.mark = self._forgotten = Mark(scene.position.seq)  # only in games of turns
        self._tell_position(scene, [], [], None)

    def _tell_position(
        self,
        scene: Scene,
        events: Sequence[Any],
        deeds: Sequence[Deed],
        steps: Sequence[Heard] | None,  # None: they were taken back
    ) -> None:
        position = scene.position
        told: dict[int | None, list[Any]] = {}
        eyes: dict[tuple[int | None, bool], Eye] = {}
        messages: dict[tuple[tuple[int, ...], bool], bytes | None] = {}
        for guest, held in list(self._guests.items()):
            if (held, guest.words) not in messages:
                if steps is not None and self._is_silent(steps, held):
                    messages[held, guest.words] = None  # they may not know of it
                    continue
                wanted = [(seat, guest.words) for seat in held or (None,)]
                for seat, words in wanted:
                    if seat not in told:
                        told[seat] = self._told(seat, events)
                    if (seat, words) not in eyes:
                        eyes[seat, words] = self._eye(scene, seat, told[seat], words=words)
                seen = [eyes[each] for each in wanted]
                known = [told[seat] for seat, _ in wanted]
                by = [deed.by for deed in deeds if _is_known(deed, known)]
                moved = Moved(
                    self.mark.of(held),
                    scene.now_ms,
                    seen,
                    shown(position),
                    steps is None,
                    by,
                    self._have_secrets(seen),
                )
                messages[held, guest.words] = write(moved)
            if (message := messages[held, guest.words]) is not None:
                guest.send_bytes(message)

    def _is_silent(self, steps: Sequence[Heard], held: tuple[int, ...]) -> bool:
        """Whether nothing of this is to be told to who holds these seats."""
        return not any(
            heard_of(self._game, step, eyes) is not None
            for step in steps
            for eyes in held or (None,)
        )

    def _have_secrets(self, eyes: Sequence[Eye]) -> bool:
        """Whether the seats of one guest know different things: then they look one at a time."""
        return self._game.nature.has_secrets and any(eye.view != eyes[0].view for eye in eyes)

    def reseat(self, seating: Seating) -> None:
        """A guest whose seats changed holds others from now on."""
        for guest in self._guests:
            self._guests[guest] = seating.held_by(guest.digests)
        self._count()

    def tell_seats(self, scene: Scene) -> None:
        """Tell everybody who sits where, if that is news."""
        news = self._news(scene)
        if news != self._told_seats:
            self._told_seats = news
            self.tell(SeatsChanged(self.seats(scene)))

    @property
    def watching(self) -> int:
        """How many look on without a seat."""
        return sum(not held for held in self._guests.values())

    @property
    def has_new_watchers(self) -> bool:
        """Whether their number is no longer the one that was told."""
        return self.watching != self._told_watching

    def tell_watching(self) -> None:
        """Tell everybody how many look on, if that is news."""
        if self.has_new_watchers:
            self._told_watching = self.watching
            self.tell(Watched(self.watching))

    def tell(self, message: ToClient, but: Guest | None = None) -> None:
        written = write(message)
        for guest in list(self._guests):
            if guest is not but:
                guest.send_bytes(written)

    def seats(self, scene: Scene) -> list[SeatInfo]:
        absent = {seat: away.from_now(scene.clock_s) for seat, away in scene.absent.items()}
        return self._infos(scene, absent)

    def _news(self, scene: Scene) -> tuple[list[SeatInfo], Mapping[int, Away]]:
        """What makes a difference to who sits where: the time that passes is none."""
        return self._infos(scene), scene.absent

    def _infos(self, scene: Scene, absent: Mapping[int, Absent] | None = None) -> list[SeatInfo]:
        called = self._teller.all_called(scene.position.state)
        return seat_infos(scene.seating, called, self.here, scene.stand_ins, absent)

    def _missed(self, since: int | None, held: tuple[int, ...]) -> list[Any]:
        """The events after move ``since``, if they are all still known."""
        if since is None or since >= self.mark.of(held):
            return []
        if self._forgotten is None or since < self._forgotten.of(held):
            return []
        missed = (told for told in self._stories if told.mark.of(held) > since)
        return [event for told in missed for event in told.events]

    def _told(self, seat: int | None, events: Sequence[Any]) -> list[Any]:
        """Each event as the seat may hear of it; ``None`` for those that it may not."""
        redact, viewer = self._game.rules.redact, None if seat is None else Seat(seat)
        return [redact(event, viewer) for event in events]

    def _eye(self, scene: Scene, seat: int | None, redacted: Sequence[Any], *, words: bool) -> Eye:
        rules = self._game.rules
        state = scene.position.state
        viewer = None if seat is None else Seat(seat)
        told = [event for event in redacted if event is not None]
        offer = None if viewer is None else rules.offer(state, viewer)
        return Eye(
            seat=seat,
            view=_raw(rules.view(state, viewer)),
            offer=_raw(offer or None),
            events=[_raw(event) for event in told],
            take_back=seat in scene.take_back,
            words=self._teller.eye(state, viewer, offer, told) if words else UNSET,
        )


def seat_infos(
    seating: Seating,
    called: Sequence[dict[str, str]],
    here: Collection[int],
    stand_ins: Collection[int],
    absent: Mapping[int, Absent] | None = None,
) -> list[SeatInfo]:
    """Who sits where, as everybody may know."""
    away = absent or {}
    return [
        SeatInfo(
            *(holder.kind, holder.bot or holder.name, called[seat]),
            *(seat in here, seat in stand_ins),
            absent=away.get(seat),
        )
        for seat, holder in enumerate(seating.holders)
    ]


def _is_known(deed: Deed, told: Iterable[Sequence[Any]]) -> bool:
    """Whether one of these eyes has heard of what was decided: else by whom is a secret, too."""
    return any(each is not None for seen in told for each in seen[deed.first : deed.last])


def shown(position: Position) -> Waiting:
    """What the table waits for. When the rules act by themselves is theirs to show, in the view."""
    waiting = position.waiting
    if isinstance(waiting, Decide) and waiting.expiry == "tick":
        return Decide(waiting.seats, None, "tick", waiting.asides, waiting.stand_ins)
    return waiting


def _raw(thing: Any) -> Raw:
    return Raw(msgspec.json.encode(thing))
