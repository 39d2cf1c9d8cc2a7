"""Positions of Monster Freeze that cannot be, field by field."""

from functools import cache

import pytest
from positions import (
    Change,
    Plain,
    cases,
    changed,
    inside,
    refuse,
    set_to,
    some_state,
    table_of,
)

WRONG: dict[str, Change] = {
    "five seats": table_of(seats=5),
    "no round to win": table_of(rounds_to_win=0),
    "assist for somebody else": table_of(assist=[False]),
    "a warm seat that is none": table_of(warm_seat=2),
    "a bot that is none": table_of(bots=[-1]),
    "a timer of no time": table_of(timer_ms=0),
    "a deck too small": table_of(deck=[{"id": "A", "front": "R" * 9, "back": "R" * 9}]),
    "round 0": set_to(round=0),
    "a later round": set_to(round=2),
    "time before the table": set_to(at_ms=-1),
    "time without end": set_to(at_ms=2**60),
    "a phase that is to come": set_to(since_ms=10**9),
    "play time before the table": set_to(play_ms=10**9),
    "no centre": set_to(centre=None),
    "a centre of another deck": set_to(centre="XX99"),
    "a card in two places": lambda plain: plain.update(centre=plain["pile"][0]),
    "an empty hand": inside("players", 0, hand=[]),
    "a win of no round": inside("players", 0, wins=1),
    "fewer wins than none": inside("players", 0, wins=-1),
    "three pauses": inside("players", 0, pauses=3),
    "a swap to come": inside("players", 0, swapped_at=10**9),
    "a lock for ever": inside("players", 0, locked_until=10**9),
    "a vote for ever": set_to(vote_after=10**9),
    "fewer refreshes than none": set_to(refreshes=-1),
    "a swap that waits without a warm seat": set_to(
        queue=[{"due": 10**6, "seat": 1, "give": "MF01", "expect": "MF02"}]
    ),
    "a pause that nobody made": set_to(paused_by=1),
    "an idle pause in a live round": set_to(is_idle_pause=True),
    "a table that is closed, and plays on": set_to(closed=True),
    "an end for no reason": set_to(phase="over"),
    "a round that nobody can have won": set_to(
        rounds=[{"reason": "five_colours", "winner": 7, "counts": [[1] * 5] * 2, "play_ms": 0}]
    ),
    "away since tomorrow": inside("players", 0, away_since=10**9),
    "away for longer than anybody waits": inside("players", 0, away_since=-(10**6)),
}


@cache
def dealt() -> Plain:
    """A live round of two."""
    return some_state("monster_freeze", lambda each: each.phase == "live" and bool(each.centre))


@pytest.mark.parametrize("change", cases(WRONG))
def test_an_impossible_position_is_refused(change: Change) -> None:
    """Field by field, in a live round of two."""
    refuse("monster_freeze", changed(dealt(), change))
