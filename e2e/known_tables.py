"""Tables whose game the test knows: a log is brought, and its seats are handed out."""

from collections.abc import Callable
from typing import TypeVar

from players import Person
from real_server import Server

import tablee

NewPerson = Callable[..., Person]
P = TypeVar("P", bound=Person)
KINDS = [("en-GB", False), ("fr-FR", True), ("en-GB", True), ("fr-FR", False)]  # locale, phone


def brought(first: Person, server: Server, match: tablee.Match) -> dict[str, str]:
    """A table with this game, of which the first person holds all seats."""
    first.page.goto(server.url)
    made: dict[str, str] = first.page.evaluate(
        """async (log) => {
          const body = JSON.stringify({ log })
          const made = await (await fetch('/api/logs', { method: 'POST', body })).json()
          localStorage.setItem('tablee.tokens.' + made.table, JSON.stringify([made.token]))
          localStorage.setItem('tablee.invitation.' + made.table, made.invitation)
          return made
        }""",
        match.dumps(),
    )
    return made


def give_away(first: Person, made: dict[str, str], seat: int, to: str = "open") -> None:
    status = first.page.evaluate(
        """async ([table, token, seat, to]) => {
          const headers = { 'X-Seat-Tokens': token }
          const body = JSON.stringify({ to })
          const url = `/api/tables/${table}/seats/${seat}`
          return (await fetch(url, { method: 'POST', headers, body })).status
        }""",
        [made["table"], made["token"], seat, to],
    )
    assert status == 200


def gathered(server: Server, person: NewPerson, match: tablee.Match, kind: type[P]) -> list[P]:
    """One browser for each seat; the first has brought the game, the others follow its link."""
    people: list[P] = []
    for locale, phone in KINDS[: match.seats]:
        made_person = person(kind=kind, locale=locale, phone=phone)
        assert isinstance(made_person, kind)
        people.append(made_person)
    first = people[0]
    made = brought(first, server, match)
    for seat in range(1, match.seats):
        give_away(first, made, seat)
    first.page.goto(f"{server.url}/t/{made['table']}")
    for seat, each in enumerate(people[1:], start=1):
        each.page.goto(f"{server.url}/t/{made['table']}#{made['invitation']}")
        each.page.get_by_test_id("sit").get_by_role("button").click()
        each.wait(lambda message, seat=seat: message["eyes"][0]["seat"] == seat)
    return people
