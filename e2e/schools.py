"""Schools in which the game has come so far, and how people get there."""

import json
from collections.abc import Iterable
from typing import Any

from flickers import Flicker, Spots
from known_tables import NewPerson, brought, gathered, give_away
from players import Person
from real_server import Server
from tests.games.icecool.support.tables import (
    END,
    FISH_DOORS,
    GYM,
    START,
    Scene,
    fresh,
    kitchen,
    passed,
    touched,
    usual_spots,
)

import tablee


def prepared(*hands: str, spots: Spots | None = None, seats: int = 2) -> tablee.Match:
    """Seat 1 is about to aim, at a table without tremor, with these cards by seat.

    Up to here flicks are only told: each Runner has taken as many fish as it has cards, but never
    that over d14, and a flick of the Catcher, seat 0, has put everybody where the test wants them.
    """
    cards = [*hands, *[""] * (seats - len(hands))]
    table = fresh(seats, deck=" ".join(cards))
    table.play(kitchen())
    for seat in range(1, seats):
        come_in(table, len(cards[seat].split()))
    table.flick(ends={**usual_spots(seats, 0), **(spots or {})})
    return tablee.Match.loads(table.dumps())


def come_in(table: Scene, fish: int) -> None:
    """The active Runner enters, takes some fish, and ends the turn."""
    seat = int(table.state.active)
    table.play(START)
    doors = ("d23", "d45")[:fish]
    table.flick(*(passed(seat, door) for door in doors), ends={seat: (0.1, 0.25 + 0.06 * seat)})
    if table.phase == "end_of_turn":
        table.play(END)


def caught_and_gone(deck: str) -> Scene:
    """A round of two in which seat 0 is touched, then takes all fish: two cards for seat 1.

    Then seat 0 is the Catcher, and seat 1 is about to come in.
    """
    table = fresh(2, catcher=1, deck=f"three three three {deck}")
    table.play(kitchen())
    table.play(START)
    table.flick(touched(0, 1, 50), *(passed(0, door) for door in FISH_DOORS), ends={0: GYM})
    table.play(kitchen())
    return table


def flickers(server: Server, person: NewPerson, match: tablee.Match) -> list[Flicker]:
    """One browser for each seat; the first in English, the second in French on a phone."""
    people = gathered(server, person, match, Flicker)
    for each in people:
        each.page.wait_for_selector(".ice-stage")
    return people


def brought_to(server: Server, one: Person, match: tablee.Match) -> Flicker:
    """Somebody who holds the seat that is about to act; all others are still to come."""
    assert isinstance(one, Flicker)
    made = brought(one, server, match)
    for seat in set(range(match.seats)) - {match.state.active}:
        give_away(one, made, seat)
    one.page.goto(f"{server.url}/t/{made['table']}")
    one.page.wait_for_selector(".ice-stage")
    return one


def new_school(one: Person, server: Server, *seats: str, options: tuple[str, ...] = ()) -> None:
    """Open a table with the form: holders of the seats, and values of options."""
    page = one.page
    page.goto(f"{server.url}/#icecool")
    form = page.locator("form.sheet")
    form.locator(".counts label").nth(len(seats) - 1).click()
    for number, seat in enumerate(seats):
        form.locator(".holders select").nth(number).select_option(seat)
    for value in options:
        form.locator(f".options select:has(option[value={value}])").select_option(value)
    form.locator("button[type=submit]").click()
    page.wait_for_selector(".ice-stage")


def check_canaries(people: Iterable[Flicker]) -> int:
    """Nobody was told the kind of a face-down card of somebody else; how many kinds were hidden."""
    hidden = 0
    for each in people:
        for frame in each.frames:
            for eye in json.loads(frame).get("eyes", []):
                hidden += _hidden_from(eye)
    return hidden


def _hidden_from(eye: dict[str, Any]) -> int:
    others = [each for seat, each in enumerate(eye["view"]["players"]) if seat != eye["seat"]]
    down = [card for each in others for card in each["cards"] if not card["is_up"]]
    drawn = [event for event in eye["events"] if event["type"] == "card_drawn"]
    down += [event for event in drawn if event["seat"] != eye["seat"]]
    if eye["view"]["phase"] == "game_over":
        return 0
    assert all(card["kind"] is None for card in down), eye
    own = [event for event in drawn if event["seat"] == eye["seat"]]
    assert all(event["kind"] is not None for event in own), eye
    return len(down)
