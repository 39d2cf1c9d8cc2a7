"""Routes for tables and seats: make, look, sit down, hand on, play again."""

import logging
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from tablee.core.codec import codec
from tablee.core.errors import BadSeats, Refused
from tablee.core.game import Feat
from tablee.core.protocol import Over
from tablee.core.registry import game as find_game
from tablee.server import series
from tablee.server.answers import in_words
from tablee.server.audience import shown
from tablee.server.catalogue import catalogue
from tablee.server.facts import Facts
from tablee.server.hub import NewTable, refuse_own_data
from tablee.server.onward import PlayFrom
from tablee.server.rematches import PlayOn
from tablee.server.requests import (
    MOST_LOG_BYTES,
    Claim,
    GiveAway,
    LogText,
    OptionsWish,
    answer,
    body,
    digests,
    facts_of,
    hub_of,
    limited,
    table_of,
    told,
)
from tablee.server.seats import digest, new_token
from tablee.server.trophies import next_trophy, trophy_of

log = logging.getLogger("tablee.table")


async def list_games(request: Request) -> Response:
    """What can be played, and by which bots."""
    return answer(catalogue(hub_of(request).bot_names))


async def check_options(request: Request) -> Response:
    """Whether a table could be made like this; while somebody is still choosing."""
    limited(request, "tell")
    wish = await body(request, OptionsWish)
    game = find_game(request.path_params["game"])
    refuse_own_data(game, wish.options)
    options = codec(game).options(wish.options)
    if wish.seats not in game.seats:
        raise BadSeats(f"{game.slug} is not played with {wish.seats} seats")
    try:
        game.rules.setup(wish.seats, options)
    except Refused as error:
        text = in_words(game, error.refusal)
        return answer({"refusal": {**msgspec.to_builtins(error.refusal), "text": text}})
    return answer({"refusal": None})


async def make_table(request: Request) -> Response:
    """A new table; its maker gets the token and the invitation."""
    limited(request, "make")
    return answer(await hub_of(request).make(await body(request, NewTable)), 201)


async def bring_log(request: Request) -> Response:
    """A table from a log file, to look at or to go on with."""
    limited(request, "make")
    brought = await body(request, LogText, 2 * MOST_LOG_BYTES)
    return answer(await hub_of(request).bring(brought.log), 201)


async def show_table(request: Request) -> Response:
    """What everybody may know of a table without sitting down."""
    table = await facts_of(request)
    return answer(
        {
            "table": table.id,
            "game": table.game.slug,
            "seq": table.seq,
            "seats": table.seats,
            "waiting": shown(table.position),
            "mine": table.seating.held_by(digests(request)),
            "house": table.seating.house,
            "options": table.header.options,
            "next": table.seating.next,
            "origin": table.seating.origin,
            "trophy": trophy_of(table),
            "next_trophy": next_trophy(table),
            "feat": _feat(table),
            **_legs(table),
        }
    )


def _feat(table: Facts) -> Feat | None:
    """What people remember of it, made of what everybody sees; nothing before the end."""
    feat = table.game.table.feat
    if feat is None or not table.is_over:
        return None
    try:
        found: Feat | None = feat(table.game.rules.view(table.position.state, None))
    except Exception:  # an author's mistake costs the words and no more
        log.warning("the feat of %s failed", table.game.slug, exc_info=True)
        return None
    return found


def _legs(table: Facts) -> dict[str, Any]:
    """The results of a match of several games so far, and all together once it is played."""
    game, waiting = table.game, table.position.waiting
    legs = [*table.seating.past, *([waiting.result] if isinstance(waiting, Over) else [])]
    return {
        "legs": legs,
        "leg_count": series.leg_count(game, table.header),
        "total": series.total(game, table.header, legs),
    }


async def claim_seat(request: Request) -> Response:
    """Sit down with the invitation; the token is told once."""
    claim = await body(request, Claim)
    table = await table_of(request)
    token = new_token()
    after = await table.reseat(
        lambda seating: seating.claimed(claim.seat, claim.invitation, token, claim.name)
    )
    return answer({"token": token, "seat": after.held_by([digest(token)])[0]}, 201)


async def give_seat_away(request: Request) -> Response:
    """Hand a seat on; only who holds it can."""
    wish = await body(request, GiveAway)
    table = await table_of(request)
    holder = hub_of(request).holder_from(table.game, wish.to)
    seat: int = request.path_params["seat"]
    mine = digests(request)
    await table.reseat(lambda seating: seating.given_away(seat, mine, holder))
    return answer({"seat": seat})


async def play_again(request: Request) -> Response:
    """Offer the next game to those who sat here, or answer such an offer."""
    limited(request, "offer")
    wish = await body(request, PlayOn)
    table = await table_of(request)
    answered = await hub_of(request).rematches.heard(table, digests(request), wish)
    return answer(answered._asdict(), 201)


async def play_from_here(request: Request) -> Response:
    """A new table from a step of a finished game; its maker gets the token and the invitation."""
    limited(request, "make")
    wish = await body(request, PlayFrom)
    return answer(await hub_of(request).play_from(request.path_params["table"], wish), 201)


def table_routes() -> list[BaseRoute]:
    one = "/api/tables/{table}"
    return [
        Route("/api/games", told(list_games)),
        Route("/api/games/{game}/options", told(check_options), methods=["POST"]),
        Route("/api/tables", told(make_table), methods=["POST"]),
        Route("/api/logs", told(bring_log), methods=["POST"]),
        Route(one, told(show_table)),
        Route(f"{one}/claim", told(claim_seat), methods=["POST"]),
        Route(f"{one}/seats/{{seat:int}}", told(give_seat_away), methods=["POST"]),
        Route(f"{one}/rematch", told(play_again), methods=["POST"]),
        Route(f"{one}/from", told(play_from_here), methods=["POST"]),
    ]
