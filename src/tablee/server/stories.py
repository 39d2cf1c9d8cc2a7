"""Routes that look at a game from outside: its story, its log, hints, review and advice."""

from collections.abc import Collection
from typing import Annotated, Literal, TypeVar

import msgspec
from msgspec import Meta, Struct
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from tablee.core.codec import codec
from tablee.core.protocol import Seat
from tablee.server import story
from tablee.server.facts import Facts
from tablee.server.memory import chapter_of
from tablee.server.rematches import NotOver
from tablee.server.requests import (
    AskHints,
    BadRequest,
    answer,
    body,
    digests,
    facts_of,
    hub_of,
    limited,
    told,
    written,
)
from tablee.server.seats import NotYours
from tablee.server.wire import SeatNumber

T = TypeVar("T")


class AskStory(Struct, frozen=True, forbid_unknown_fields=True):
    """Which part of a story, through whose eyes."""

    seat: SeatNumber | None = None
    after: Annotated[int, Meta(ge=0, le=1 << 40)] = 0
    views: bool = False


async def tell_story(request: Request) -> Response:
    """The steps of a game: for a spectator, one's own seats or, at the end, any seat."""
    limited(request, "tell")
    ask = _asked(request, AskStory)
    table = await facts_of(request)
    if ask.seat is not None and ask.seat >= table.header.seats:
        raise BadRequest(f"no seat {ask.seat} at this table")
    if not table.is_over:
        if ask.seat is not None and ask.seat not in table.seating.held_by(digests(request)):
            raise NotYours("other seats can be looked at once the game is over")
        if ask.seat is not None and ask.views and _is_shared(table, digests(request)):
            raise NotYours("who shares a screen looks through one's own eyes once it is over")
        if not table.looks_back and chapter_of(table.game) is None:
            raise NotOver("at this table one looks back once the game is over")
    hub = hub_of(request)
    lines = await hub.store.authored(table.id)
    whole = table.is_over or table.looks_back
    wish = story.Wish(ask.seat, ask.after, views=ask.views, over=table.is_over, whole=whole)
    found = await hub.staff.readers.run(story.frames, lines, wish)
    return written(b'{"seq":%d,"start":%d,"frames":%b}' % found)


def _is_shared(table: Facts, digests: Collection[str]) -> bool:
    """Whether several people look at this screen who may have something to hide from each other.

    At the table the screen is handed over; a replay has no such moment.
    """
    return table.game.nature.has_secrets and len(table.seating.held_by(digests)) > 1


def _asked(request: Request, kind: type[T]) -> T:
    """What stands in the address."""
    try:
        return msgspec.convert(dict(request.query_params), kind, strict=False)
    except msgspec.ValidationError as error:
        raise BadRequest(str(error)) from None


async def export_log(request: Request) -> Response:
    """The whole log, once the game is over and nothing is secret any more."""
    table = await facts_of(request)
    if not table.is_over:
        raise NotOver("the log is available once the game is over")
    lines = await hub_of(request).store.log(table.id)
    name = f"{table.game.slug}-{table.id}.jsonl"
    return Response(
        b"\n".join(lines) + b"\n",
        media_type="application/x-ndjson",
        headers={"Content-Disposition": f'attachment; filename="{name}"'},
    )


async def give_hints(request: Request) -> Response:
    """The game's help for a seat, where the table allows it."""
    limited(request, "tell")
    ask = await body(request, AskHints)
    table = await facts_of(request)
    if ask.seat not in table.seating.held_by(digests(request)):
        raise NotYours("hints are for the holder of the seat")
    game = table.game
    if game.hints is None:
        raise BadRequest("this game has no hints")
    try:
        sketch = None if ask.sketch is None else msgspec.convert(ask.sketch, game.types.sketch)
    except msgspec.ValidationError as error:
        raise BadRequest(str(error)) from None
    view = game.rules.view(table.position.state, Seat(ask.seat))
    return written(await hub_of(request).staff.thinkers.run(story.hints, game.slug, view, sketch))


async def give_review(request: Request) -> Response:
    """Each decision beside the best one, once the game is over."""
    limited(request, "review")
    table = await facts_of(request)
    if not table.is_over:
        raise NotOver("the review is available once the game is over")
    if table.game.table.review is None:
        raise BadRequest("this game has no review")
    return written(await hub_of(request).review(table.id))


class AskAdvice(Struct, frozen=True, forbid_unknown_fields=True):
    """Is it time for the next level? With the marks of one's earlier games, by level."""

    seat: SeatNumber
    before: dict[str, Annotated[list[list[int]], Meta(max_length=20)]] = {}


async def give_advice(request: Request) -> Response:
    """The marks of a seat in a finished game, and whether its player has outgrown the level."""
    limited(request, "review")
    ask = await body(request, AskAdvice)
    table = await facts_of(request)
    if ask.seat not in table.seating.held_by(digests(request)):
        raise NotYours("advice is for the holder of the seat")
    step_up = table.game.table.step_up
    if step_up is None:
        raise BadRequest("this game has no advice to give")
    if not table.is_over:
        raise NotOver("advice is given once the game is over")
    options = codec(table.game).options(table.header.options)
    level = step_up.level(options) if table.seating.is_own_game else None
    if level is None:
        return answer({"level": None, "marks": [], "words": None})
    review = msgspec.json.decode(await hub_of(request).review(table.id))
    marks = step_up.marks(review, ask.seat)
    is_due = step_up.is_due([*ask.before.get(level, ()), marks])
    is_due = is_due and step_up.following(options) is not None
    words = step_up.words[level] if is_due else None
    return answer({"level": level, "marks": marks, "words": words})


class AskEnding(Struct, frozen=True, forbid_unknown_fields=True):
    """The language of the picture's words."""

    language: Literal["en", "fr"] = "en"


async def give_ending(request: Request) -> Response:
    """What decided the game and its last picture, once it is over."""
    limited(request, "tell")
    ask = _asked(request, AskEnding)
    table = await facts_of(request)
    if not table.is_over:
        raise NotOver("the ending is available once the game is over")
    return written(await hub_of(request).ending(table.id, ask.language))


def story_routes() -> list[BaseRoute]:
    one = "/api/tables/{table}"
    return [
        Route(f"{one}/story", told(tell_story)),
        Route(f"{one}/log", told(export_log)),
        Route(f"{one}/hints", told(give_hints), methods=["POST"]),
        Route(f"{one}/review", told(give_review)),
        Route(f"{one}/advice", told(give_advice), methods=["POST"]),
        Route(f"{one}/ending", told(give_ending)),
    ]
