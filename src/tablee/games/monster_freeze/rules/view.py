"""What may be seen (MF-57, MF-63): all but the pile's order, others' claim locks, covered cards."""

from random import Random
from typing import Any

from tablee.core.protocol import Seat
from tablee.games.monster_freeze.events import ClaimFailed, Event, SwapLost
from tablee.games.monster_freeze.model import Player, SeatView, State, View
from tablee.games.monster_freeze.rules.queries import (
    deck_ids,
    high_scores,
    ready_until,
    result,
)

COVERED = ("paused", "resuming")  # MF-53: no thinking during a pause
SAME = (
    "tricks",
    "wins",
    "ready",
    "left",
    "away_since",
    "swapped_at",
    "hand_since",
    "voted",
    "pauses",
    "taken_over",
)
ALIKE = (
    "table",
    "phase",
    "round",
    "since_ms",
    "play_ms",
    "quiet_since",
    "idle_since",
    "refreshes",
    "vote_after",
    "paused_by",
    "is_idle_pause",
    "resumers",
    "rounds",
    "closed",
    "out",
    "absent",
)


def view(state: State, seat: Seat | None) -> View:
    covered = state.phase in COVERED
    end = result(state) if state.phase == "over" else None
    players = tuple(
        SeatView(hand=() if covered else each.hand, **_taken(each, SAME)) for each in state.players
    )
    return View(
        seat=seat,
        at_ms=state.told_ms,
        players=players,
        locked_until=0 if seat is None else state.players[seat].locked_until,
        centre=None if covered else state.centre,
        pile=len(state.pile),
        winners=end.winners if end else (),
        scores=end.scores if end else (),
        high_scores=high_scores(state),
        begins_ms=ready_until(state),
        queue=tuple(each for each in state.queue if each.seat == seat),
        **_taken(state, ALIKE),
    )


def guess(view: View, rng: Random) -> State:
    """Some state that looks like this: what cannot be seen lies as luck will have it."""
    unseen = _unseen(view)
    rng.shuffle(unseen)
    hands = [list(each.hand) for each in view.players]
    centre = view.centre
    if view.phase in COVERED:
        hands = [[] if each.left else [unseen.pop() for _ in range(3)] for each in view.players]
        centre = unseen.pop()
    players = []
    for seat, each in enumerate(view.players):
        own = view.locked_until if seat == view.seat else 0
        players.append(Player(hand=tuple(hands[seat]), locked_until=own, **_taken(each, SAME)))
    return State(
        at_ms=view.at_ms,
        told_ms=view.at_ms,
        players=tuple(players),
        centre=centre,
        pile=tuple(unseen[: view.pile]),
        queue=view.queue,
        **_taken(view, ALIKE),
    )


def _unseen(view: View) -> list[str]:
    seen = {view.centre}
    for each in view.players:
        seen |= {*each.hand}
        seen |= {placed.card for trick in each.tricks for placed in trick.stack}
    return [card for card in deck_ids(view) if card not in seen]


def _taken(thing: Any, names: tuple[str, ...]) -> dict[str, Any]:
    return {name: getattr(thing, name) for name in names}


def redact(event: Event, seat: Seat | None) -> Event | None:
    """MF-63: a failed try is nobody else's business."""
    if isinstance(event, ClaimFailed | SwapLost):
        return event if event.seat == seat else None
    return event
