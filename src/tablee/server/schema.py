"""What the routes take, as an OpenAPI document: for programs, and for those who try to break it."""

from typing import Any, NamedTuple

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from tablee.server.hub import Made, NewTable
from tablee.server.onward import PlayFrom
from tablee.server.rematches import PlayOn
from tablee.server.requests import (
    AskHints,
    Claim,
    GiveAway,
    LogText,
    OptionsWish,
    Problem,
    answer,
)
from tablee.server.stories import AskAdvice, AskEnding, AskStory

TABLE = {"name": "table", "in": "path", "required": True, "schema": {"type": "string"}}
GAME = {"name": "game", "in": "path", "required": True, "schema": {"type": "string"}}
SEAT = {"name": "seat", "in": "path", "required": True, "schema": {"type": "integer"}}
TOKENS = {"name": "X-Seat-Tokens", "in": "header", "schema": {"type": "string"}}

ASKED = {"/story": AskStory, "/ending": AskEnding}  # what may stand in the address


class Operation(NamedTuple):
    """One route: its body, the errors it answers with, and what it says about itself."""

    method: str
    path: str
    body: type[Any] | None
    done: int
    errors: tuple[int, ...]
    summary: str


OPERATIONS = (
    Operation("get", "/api/games", None, 200, (), "What can be played, and by which bots"),
    Operation("get", "/api/schema", None, 200, (), "This document"),
    Operation(
        "post", "/api/games/{game}/options", OptionsWish, 200, (400, 429), "Could it be made so?"
    ),
    Operation("post", "/api/tables", NewTable, 201, (400, 409, 429), "A new table"),
    Operation("post", "/api/logs", LogText, 201, (400, 429), "A table from a log"),
    Operation("get", "/api/tables/{table}", None, 200, (404,), "What everybody may know"),
    Operation("post", "/api/tables/{table}/claim", Claim, 201, (400, 403, 404), "Sit down"),
    Operation(
        "post", "/api/tables/{table}/seats/{seat}", GiveAway, 200, (400, 403, 404), "Hand on"
    ),
    Operation(
        *("post", "/api/tables/{table}/rematch", PlayOn, 201),
        *((400, 403, 404, 409, 429), "Play on together"),
    ),
    Operation(
        *("post", "/api/tables/{table}/from", PlayFrom, 201),
        *((400, 404, 409, 429), "A new table from a step of a finished game"),
    ),
    Operation("get", "/api/tables/{table}/story", None, 200, (400, 403, 404, 409, 429), "Steps"),
    Operation("get", "/api/tables/{table}/log", None, 200, (404, 409), "The log"),
    Operation(
        "post", "/api/tables/{table}/hints", AskHints, 200, (400, 403, 404, 409, 429), "Help"
    ),
    Operation("get", "/api/tables/{table}/review", None, 200, (400, 404, 409, 429), "The review"),
    Operation(
        "post", "/api/tables/{table}/advice", AskAdvice, 200, (400, 403, 404, 409, 429), "Advice"
    ),
    Operation("get", "/api/tables/{table}/ending", None, 200, (400, 404, 409, 429), "The ending"),
)


def document() -> dict[str, Any]:
    """OpenAPI 3.1, whose schemas are JSON Schema as msgspec writes it."""
    kinds = [each.body for each in OPERATIONS if each.body] + [Made, Problem, *ASKED.values()]
    _, components = msgspec.json.schema_components(
        list(dict.fromkeys(kinds)), ref_template="#/components/schemas/{name}"
    )
    paths: dict[str, Any] = {}
    for each in OPERATIONS:
        paths.setdefault(each.path, {})[each.method] = _operation(each, components)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Tablée", "version": "1"},
        "paths": paths,
        "components": {"schemas": components},
    }


def _operation(each: Operation, components: dict[str, Any]) -> dict[str, Any]:
    parameters: list[Any] = [TOKENS]
    parameters += [GAME] if "{game}" in each.path else []
    parameters += [TABLE] if "{table}" in each.path else []
    parameters += [SEAT] if "{seat}" in each.path else []
    if (kind := ASKED.get(each.path.removeprefix("/api/tables/{table}"))) is not None:
        asked = components[kind.__name__]["properties"]
        parameters += [{"name": key, "in": "query", "schema": asked[key]} for key in asked]
    problem = {"application/json": {"schema": {"$ref": "#/components/schemas/Problem"}}}
    found: dict[str, Any] = {
        "summary": each.summary,
        "parameters": parameters,
        "responses": {
            str(each.done): {"description": "Done"},
            **{str(code): {"description": "No", "content": problem} for code in each.errors},
        },
    }
    if each.body is not None:
        schema = {"$ref": f"#/components/schemas/{each.body.__name__}"}
        found["requestBody"] = {
            "required": True,
            "content": {"application/json": {"schema": schema}},
        }
    return found


async def show_schema(request: Request) -> Response:
    """The document."""
    return answer(document())


def schema_routes() -> list[BaseRoute]:
    return [Route("/api/schema", show_schema)]
