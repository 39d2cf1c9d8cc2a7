"""Playing on together is an offer: asked, answered, called off; nobody is taken along."""

import asyncio
from collections.abc import Iterator
from contextlib import ExitStack
from functools import partial
from typing import Any

import pytest
from live_tables import Ear, play_out, run
from starlette.testclient import TestClient
from table_client import Player, claim, finish, make, sit
from tests.games.cocoons.support.tables import END
from tests.games.cocoons.support.wins import nearly_won

import tablee
from tablee.core.log import new_header
from tablee.core.protocol import Result, Seat
from tablee.server.app import make_app
from tablee.server.hub import Hub, NewTable
from tablee.server.inbox import Full, Joined
from tablee.server.rematches import NoOffer, PlayOn
from tablee.server.seats import Seating, digest
from tablee.server.store.memory import MemoryStore
from tablee.server.table import LiveTable
from tablee.server.trophies import next_level


@pytest.fixture
def client() -> Iterator[TestClient]:
    with TestClient(make_app(MemoryStore())) as made:
        yield made


class Company:
    """People at a finished short game: each with a token and a line."""

    def __init__(
        self, client: TestClient, lines: ExitStack, *seats: str, lab: str = "blue"
    ) -> None:
        self.client = client
        made = make(client, *seats, mode="short", starter=0, lab=lab)
        self.made, self.url = made, f"/api/tables/{made['table']}"
        others = [claim(client, made) for seat in seats if seat == "open"]
        self.tokens = [made["token"], *others]
        finish(client, made["table"], *self.tokens)
        self.people = [
            lines.enter_context(sit(client, made["table"], token)) for token in self.tokens
        ]

    def ask(self, person: int | None, **wish: Any) -> Any:
        """What somebody posts; nobody in particular for ``None``."""
        token = "" if person is None else self.tokens[person]
        headers = {"X-Seat-Tokens": token}
        return self.client.post(f"{self.url}/rematch", json=wish, headers=headers)

    def answer(self, person: int | None, **wish: Any) -> tuple[int, Any]:
        """Status, and the table or the code."""
        got = self.ask(person, **wish)
        return got.status_code, got.json().get("code", got.json().get("table"))


@pytest.fixture
def lines() -> Iterator[ExitStack]:
    with ExitStack() as stack:
        yield stack


def told(person: Player, kind: str = "rematch_asked") -> dict[str, Any]:
    """The next message of a kind, without its type."""
    message = person.until(kind)
    return {key: value for key, value in message.items() if key != "type"}


def test_who_is_asked_may_join_and_only_then_there_is_a_table(
    client: TestClient, lines: ExitStack
) -> None:
    """The one who asked waits; both hear of one table, with the seats of before."""
    company = Company(client, lines, "me", "open")
    assert company.answer(0) == (201, None)
    assert client.get(company.url).json()["next"] is None
    offer = {"seat": 0, "next": False, "waits_for": [1], "declined": []}
    assert told(company.people[0]) == offer == told(company.people[1])
    status, table = company.answer(1, agree=True)
    assert status == 201
    for person in company.people:
        assert told(person, "rematched") == {"table": table}
    assert company.answer(0) == (201, table) == company.answer(1, agree=True)
    mine = {"X-Seat-Tokens": company.tokens[1]}
    assert client.get(f"/api/tables/{table}", headers=mine).json()["mine"] == [1]


def test_two_who_both_ask_have_agreed(client: TestClient, lines: ExitStack) -> None:
    """Each pressed the same button, one a moment later."""
    company = Company(client, lines, "me", "open")
    assert company.answer(0) == (201, None)
    status, table = company.answer(1)
    assert (status, company.answer(0)) == (201, (201, table))


def test_not_now_is_told_and_can_be_thought_over(client: TestClient, lines: ExitStack) -> None:
    """With three people one no leaves the offer standing; the last no ends it."""
    company = Company(client, lines, "me", "open", "open")
    company.ask(0)
    assert told(company.people[0])["waits_for"] == [1, 2]
    company.ask(1, agree=False)
    assert told(company.people[0]) == {"seat": 0, "next": False, "waits_for": [2], "declined": [1]}
    company.ask(2, agree=False)
    off = told(company.people[0])
    assert (off["waits_for"], off["declined"]) == ([], [1, 2])
    assert company.answer(1, agree=True) == (409, "no_offer")
    company.ask(1)
    assert told(company.people[0])["seat"] == 1
    company.ask(0, agree=False)
    status, table = company.answer(0, agree=True)
    assert (status, isinstance(table, str)) == (201, True)


def test_who_has_asked_may_call_it_off(client: TestClient, lines: ExitStack) -> None:
    """Then there is nothing to agree to, and whoever comes meanwhile is asked nothing."""
    company = Company(client, lines, "me", "open")
    company.ask(0)
    company.ask(0, agree=False)
    assert [told(company.people[1])["waits_for"] for _ in range(2)] == [[1], []]
    assert company.answer(1, agree=True) == (409, "no_offer")
    with sit(client, company.made["table"], company.tokens[1]) as late:
        late.say({"type": "ping", "n": 1})
        late.until("pong")
        assert not any("rematch_asked" in frame for frame in late.frames)


def test_who_comes_back_is_asked_too(client: TestClient, lines: ExitStack) -> None:
    """The offer stands for as long as the table is open to anybody."""
    company = Company(client, lines, "me", "open")
    company.ask(0)
    with sit(client, company.made["table"], company.tokens[1]) as late:
        assert told(late)["waits_for"] == [1]


def test_strangers_ask_and_agree_to_nothing(client: TestClient, lines: ExitStack) -> None:
    """A spectator hears of it, and has no say; nor has anybody before the end."""
    company = Company(client, lines, "me", "open")
    with sit(client, company.made["table"]) as watcher:
        assert company.answer(None) == (403, "not_yours")
        company.ask(0)
        assert told(watcher)["seat"] == 0
        for wish in ({}, {"agree": True}, {"agree": False}):
            assert company.answer(None, **wish) == (403, "not_yours")
        assert company.ask(None, agree="yes").status_code == 400
        _, table = company.answer(1, agree=True)
        assert told(watcher, "rematched") == {"table": table}
    early = make(client, "me", "open", starter=0)
    headers = {"X-Seat-Tokens": early["token"]}
    answer = client.post(f"/api/tables/{early['table']}/rematch", json={}, headers=headers)
    assert (answer.status_code, answer.json()["code"]) == (409, "not_over")


def test_a_seat_that_a_bot_has_now_is_not_asked(client: TestClient, lines: ExitStack) -> None:
    """Its old token agrees to nothing; an offer made before is off, and bots always agree."""
    company = Company(client, lines, "me", "open")
    company.ask(0)
    given = client.post(
        f"{company.url}/seats/1",
        json={"to": "bot:easy"},
        headers={"X-Seat-Tokens": company.tokens[1]},
    )
    assert given.status_code == 200
    assert [told(company.people[0])["waits_for"] for _ in range(2)] == [[1], []]
    assert company.answer(1, agree=True) == (403, "not_yours")
    assert company.answer(1) == (403, "not_yours")
    status, table = company.answer(0)
    assert (status, isinstance(table, str)) == (201, True)


def test_a_rematch_keeps_the_seats_and_the_second_leg_ends_the_match(client: TestClient) -> None:
    """CX-90: the other player starts, the same tokens sit, both legs are added up."""
    made = make(client, "me", "me", mode="short", starter=0)
    url = f"/api/tables/{made['table']}"
    mine = {"X-Seat-Tokens": made["token"]}
    early = client.post(f"{url}/rematch", json={}, headers=mine)
    assert (early.status_code, early.json()["code"]) == (409, "not_over")
    finish(client, made["table"], made["token"])
    assert client.post(f"{url}/rematch", json={}).status_code == 403
    with sit(client, made["table"], made["token"]) as player:
        first = client.post(f"{url}/rematch", json={}, headers=mine).json()
        assert player.until("rematched")["table"] == first["table"]
    assert client.post(f"{url}/rematch", json={}, headers=mine).json() == first
    assert client.get(url).json()["next"] == first["table"]
    again = {**made, "table": first["table"]}
    info = client.get(f"/api/tables/{first['table']}").json()
    assert (info["options"]["starter"], len(info["legs"]), info["leg_count"]) == (1, 1, 2)
    assert info["total"] is None
    finish(client, again["table"], again["token"])
    info = client.get(f"/api/tables/{first['table']}").json()
    both = [leg["scores"] for leg in info["legs"]]
    assert info["total"]["scores"] == [sum(pair) for pair in zip(*both, strict=True)]
    assert info["total"]["ending"] == "two_legs"
    third = client.post(f"/api/tables/{first['table']}/rematch", json={}, headers=mine).json()[
        "table"
    ]
    assert client.get(f"/api/tables/{third}").json()["legs"] == []


def test_offers_are_not_for_pestering(client: TestClient, lines: ExitStack) -> None:
    """Asking the same again is no second offer; asking anew after each no soon ends."""
    company = Company(client, lines, "me", "open")
    for _ in range(5):
        assert company.answer(0) == (201, None)
    assert told(company.people[1])["waits_for"] == [1]
    codes = []
    for _ in range(6):
        company.ask(1, agree=False)
        codes.append(company.ask(0).status_code)
    assert codes[0] == 201
    assert codes[-1] == 429


async def three_at_the_end(hub: Hub) -> tuple[LiveTable, list[str]]:
    """A finished game of three people, and their tokens."""
    wish = NewTable("cortexcape", ["me", "open", "open"], {"mode": "short", "starter": 0})
    made = await hub.make(wish)
    table, tokens = await hub.table(made.table), [made.token, "t" * 30, "u" * 30]
    for seat in (1, 2):
        change = partial(claimed, seat=seat, invitation=made.invitation, token=tokens[seat])
        await table.reseat(change)
    everybody = Ear(*tokens)
    table.put(Joined(everybody.guest))
    await play_out(table, everybody)
    return table, tokens


def claimed(seating: Seating, seat: int, invitation: str, token: str) -> Seating:
    return seating.claimed(seat, invitation, token, "")


def test_one_table_for_all_however_fast_they_agree() -> None:
    """Everybody at once, some twice: one next table, and the store knows no other."""

    async def test() -> None:
        store = MemoryStore()
        hub = Hub(store)
        table, tokens = await three_at_the_end(hub)
        wishes = [hub.rematches.heard(table, [digest(token)], PlayOn()) for token in tokens * 3]
        answered = await asyncio.gather(*wishes)
        assert len({each.table for each in answered} - {None}) == 1
        assert len(store._rows) == 2
        await hub.close()

    run(test)


def test_a_kill_loses_an_offer_and_never_half_of_it() -> None:
    """Another server on the same store was asked nothing, opens nothing, and can be asked."""

    async def test() -> None:
        store = MemoryStore()
        killed, hub = Hub(store), Hub(store)
        before, tokens = await three_at_the_end(killed)
        mine = [[digest(token)] for token in tokens]
        await killed.rematches.heard(before, mine[0], PlayOn())
        table = await hub.table(before.id)
        with pytest.raises(NoOffer):
            await hub.rematches.heard(table, mine[1], PlayOn(agree=True))
        assert (table.seating.next, len(store._rows)) == (None, 1)
        await hub.rematches.heard(table, mine[0], PlayOn())
        answered = await hub.rematches.heard(table, mine[1], PlayOn(agree=True))
        assert answered.table == table.seating.next
        await killed.close()
        await hub.close()

    run(test)


def test_a_table_that_is_put_away_meanwhile_opens_nothing() -> None:
    """Who agrees just then is told to try again, and is then taken to one table."""

    async def test() -> None:
        store = MemoryStore()
        hub = Hub(store)
        table, tokens = await three_at_the_end(hub)
        await hub.rematches.heard(table, [digest(tokens[0])], PlayOn())
        await hub._put_away(table)
        with pytest.raises(Full):
            await hub.rematches.heard(table, [digest(tokens[1])], PlayOn(agree=True))
        again = await hub.table(table.id)
        assert (again.seating.next, len(store._rows)) == (None, 1)
        await hub.rematches.heard(again, [digest(tokens[1])], PlayOn())
        answered = await hub.rematches.heard(again, [digest(tokens[2])], PlayOn(agree=True))
        assert answered.table == again.seating.next
        await hub.close()

    run(test)


def test_the_next_level_is_offered_like_a_rematch(client: TestClient) -> None:
    """The same people at the next level; nothing follows a game that is not over."""
    made = client.post("/api/logs", json={"log": nearly_won(1).dumps()}).json()
    url, mine = f"/api/tables/{made['table']}", {"X-Seat-Tokens": made["token"]}
    assert client.get(url).json()["next_trophy"] is None
    early = client.post(f"{url}/rematch", json={"next": True}, headers=mine)
    assert early.json()["code"] == "not_over"
    with sit(client, made["table"], made["token"]) as player:
        player.act(0, END)
    assert client.get(url).json()["next_trophy"] == "2"
    table = client.post(f"{url}/rematch", json={"next": True}, headers=mine).json()["table"]
    info = client.get(f"/api/tables/{table}", headers=mine).json()
    assert (info["options"]["level"], info["mine"]) == (2, [0])


def test_one_offer_at_a_time(client: TestClient, lines: ExitStack) -> None:
    """After the last level there is no next one; somebody else's offer is answered first."""
    company = Company(client, lines, "me", "open", "open", lab="black")
    assert company.answer(0, next=True) == (409, "no_offer")
    company.ask(0)
    assert company.answer(1, next=True) == (409, "other_offer")


def after(result: Result, **options: Any) -> Any:
    """The level that follows in Cocoons."""
    game = tablee.game("cocoons")
    found = next_level(game, new_header(game, 1, options), result)
    return found and found["level"]


def test_only_a_win_leads_on_and_never_into_what_is_locked() -> None:
    """Five levels; one's own has no number; other games have none."""
    won = Result("all_home", (Seat(0),), (1,), (1,))
    lost = Result("out_of_tokens", (), (0,), (1,))
    assert [after(won, level=level) for level in range(1, 6)] == [2, 3, 4, 5, None]
    assert after(won) == 2
    assert after(won, level=2, hard=True) == 3
    assert after(won, level="custom") is None
    assert after(lost, level=1) is None
    coolock = tablee.game("coolock")
    assert next_level(coolock, new_header(coolock, 1, {}), won) is None
