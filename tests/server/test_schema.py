"""The HTTP routes under fire: bodies made from their own schema, and bodies made from nothing."""

import json
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schema_bodies import ANYTHING, fitting
from starlette.routing import Route
from starlette.testclient import TestClient
from table_client import make

import tablee
from tablee.server.app import make_app
from tablee.server.limits import Buckets
from tablee.server.schema import OPERATIONS, Operation, document
from tablee.server.store.memory import MemoryStore
from tablee.server.stories import story_routes
from tablee.server.tables import table_routes

DOCUMENT = document()
NAMES = [f"{each.method} {each.path}" for each in OPERATIONS]
QUICK = settings(
    max_examples=100,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much],
)


@pytest.fixture(scope="module")
def client() -> Iterator[TestClient]:
    app = make_app(MemoryStore())
    with TestClient(app, raise_server_exceptions=False) as made:
        made.get("/api/games")
        yield made


@pytest.fixture(autouse=True)
def _no_limits(monkeypatch: pytest.MonkeyPatch) -> None:
    """How often is not what is tried here."""
    monkeypatch.setattr(Buckets, "take", lambda _, __: True)


def fits(operation: Operation, likely: dict[str, list[Any]]) -> st.SearchStrategy[Any]:
    """Bodies as the schema wants them, some with fields that mean something, and anything else."""
    if operation.body is None:
        return st.just(b"") | st.binary(max_size=50)
    components = DOCUMENT["components"]["schemas"]
    schema = components[operation.body.__name__]
    meant = {key: st.sampled_from(likely[key]) for key in schema["properties"] if key in likely}
    right = st.builds(
        lambda body, more: json.dumps({**body, **more}).encode(),
        fitting(schema, components),
        st.fixed_dictionaries({}, optional=meant),
    )
    wrong = ANYTHING.map(lambda body: json.dumps(body).encode())
    return right | right | wrong | st.binary(max_size=200)


@pytest.mark.parametrize("operation", OPERATIONS, ids=NAMES)
def test_a_route_answers_as_its_schema_says(client: TestClient, operation: Operation) -> None:
    """Whatever comes: one of the announced codes, a problem with code and text, never a 500."""
    table = make(client, "me", "open", starter=0)
    likely: dict[str, list[Any]] = {
        "game": ["cortexcape"],
        "seats": [["me", "open"], ["me"], ["bot:random"] * 3, ["me", "bot:x"]],
        "options": [{}, {"mode": "short"}, {"lab": {}}, {"starter": 7}],
        "invitation": [table["invitation"]],
        "to": ["open", "bot:easy"],
        "seat": [0, 1],
        "sketch": [None, {"board": "W" * 20}],
        "log": [tablee.Match.new("cortexcape", seed=1).dumps()],
    }

    @QUICK
    @given(st.data())
    def attack(data: st.DataObject) -> None:
        path = operation.path
        known = data.draw(st.booleans())
        path = path.replace("{table}", table["table"] if known else "nobody")
        path = path.replace("{seat}", str(data.draw(st.sampled_from([0, 1, 7, 10**12]))))
        headers = {"X-Seat-Tokens": data.draw(st.sampled_from(["", "x,,y", table["token"]]))}
        asked = data.draw(st.dictionaries(st.sampled_from(["seat", "after", "views", "x"]), WORDS))
        body = data.draw(fits(operation, likely))
        answer = client.request(operation.method, path, content=body, headers=headers, params=asked)
        assert answer.status_code in (operation.done, *operation.errors), answer.text
        if answer.status_code >= 400:
            assert {"code", "text"} <= set(answer.json()) <= {"code", "text", "rule"}

    attack()


WORDS = st.sampled_from(["", "0", "1", "-1", "true", "null", "9" * 30, "é", "\x00"])


def test_every_route_is_in_the_schema(client: TestClient) -> None:
    """And the other way round; the document is what the server shows."""
    routes = [each for each in (*table_routes(), *story_routes()) if isinstance(each, Route)]
    paths = {route.path.replace(":int", "") for route in routes} | {"/api/schema"}
    assert paths == {each.path for each in OPERATIONS} == set(DOCUMENT["paths"])
    assert client.get("/api/schema").json() == json.loads(json.dumps(DOCUMENT))


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("get", "/api/nothing", 404),
        ("delete", "/api/tables", 405),
        ("get", "/api/tables/x/seats/-1", 404),
        ("post", "/api/games", 405),
        ("get", "/t/../../etc/passwd", 404),
        ("get", "/nowhere", 404),
        ("get", "/t/", 404),
        ("get", "/assets/../app.py", 404),
        ("get", "/assets/%2e%2e/%2e%2e/app.py", 404),
    ],
)
def test_other_addresses_have_an_answer_too(
    client: TestClient, method: str, path: str, status: int
) -> None:
    """No traceback, no file that is none of the page's."""
    answer = client.request(method, path)
    assert answer.status_code == status
    assert answer.headers["content-security-policy"]
