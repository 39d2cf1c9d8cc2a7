"""Who holds which seat: unguessable tokens, of which the table keeps only digests."""

import hashlib
import hmac
import secrets
from collections.abc import Iterable
from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct
from msgspec.structs import replace

from tablee.core.errors import BadSeats, TableeError
from tablee.core.game import AnyGame
from tablee.core.protocol import Result
from tablee.server.wire import House, Origin


class NotYours(TableeError):
    """The token or invitation does not open that seat."""


class Holder(Struct, frozen=True, omit_defaults=True):
    """One seat: a human by token, a bot by name, or open to whoever has the invitation."""

    kind: Literal["human", "bot", "open"]
    digest: str = ""  # of the human's token
    bot: str = ""
    name: Annotated[str, Meta(max_length=40)] = ""


class Seating(Struct, frozen=True):
    """All seats of a table, the digest of the invitation to the open ones, and how it is kept."""

    holders: tuple[Holder, ...]
    invitation: str
    house: House = House()
    past: tuple[Result, ...] = ()  # the legs of the match before this one
    next: str | None = None  # the table of the rematch
    is_brought: bool = False  # begun elsewhere: it proves nothing
    origin: Origin | None = None  # the game that it continues: it proves nothing, either

    @property
    def is_own_game(self) -> bool:
        """Whether all of it was played here, from the first move on."""
        return not self.is_brought and self.origin is None

    @property
    def people(self) -> tuple[int, ...]:
        """The seats that somebody holds who is no bot."""
        return tuple(at for at, holder in enumerate(self.holders) if holder.kind == "human")

    def held_by(self, digests: Iterable[str]) -> tuple[int, ...]:
        """The seats that these tokens open."""
        mine = list(digests)
        return tuple(
            seat
            for seat, holder in enumerate(self.holders)
            if holder.kind == "human" and any(same(holder.digest, each) for each in mine)
        )

    def claimed(self, seat: int | None, invitation: str, token: str, name: str) -> "Seating":
        """An open seat taken by somebody who was invited; any open one when none is named."""
        if not same(self.invitation, digest(invitation)):
            raise NotYours("that is not the invitation to this table")
        is_open = [number for number, holder in enumerate(self.holders) if holder.kind == "open"]
        if seat is None and is_open:
            seat = is_open[0]
        if seat not in is_open:
            raise NotYours("that seat is not open" if seat is not None else "no seat is open")
        return self.put(seat, Holder("human", digest=digest(token), name=called(name)))

    def given_away(self, seat: int, digests: Iterable[str], to: Holder) -> "Seating":
        """A seat handed on by the one who holds it; nobody else can."""
        if seat not in self.held_by(digests):
            raise NotYours("only who holds a seat can give it away")
        return self.put(seat, to)

    def put(self, seat: int, holder: Holder) -> "Seating":
        if not 0 <= seat < len(self.holders):
            raise BadSeats(f"no seat {seat} at this table")
        holders = (*self.holders[:seat], holder, *self.holders[seat + 1 :])
        return replace(self, holders=holders)


def called(name: str) -> str:
    """A name as it may be shown: one line, without signs that turn or hide what follows."""
    shown = "".join(each if each.isprintable() else " " for each in name)
    return " ".join(shown.split())


def new_token() -> str:
    """256 bits that nobody can guess."""
    return secrets.token_urlsafe(32)


def digest(token: str) -> str:
    """What is kept of a token; a stolen database opens no seat."""
    return hashlib.sha256(token.encode()).hexdigest()


def same(one: str, two: str) -> bool:
    return hmac.compare_digest(one, two)


def dump(seating: Seating) -> bytes:
    return msgspec.json.encode(seating)


def load(text: bytes, game: AnyGame) -> Seating:
    """What was kept of the seats, with today's names for levels and endings."""
    kept = msgspec.json.decode(text, type=Seating)
    holders = tuple(
        replace(each, bot=game.level(each.bot)) if each.kind == "bot" else each
        for each in kept.holders
    )
    renamed = game.edition.former_endings
    past = tuple(replace(leg, ending=renamed.get(leg.ending, leg.ending)) for leg in kept.past)
    return replace(kept, holders=holders, past=past)
