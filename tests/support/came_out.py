"""What came out of a try: its refusal, the kinds of its events."""

from collections.abc import Sequence
from typing import Any

import pytest

import tablee


def refused(match: tablee.Match, seat: int, action: Any) -> tablee.Refused:
    """The refusal of an action. Unless the try is recorded, nothing may have changed."""
    before, moves = match.state, list(match.moves)
    with pytest.raises(tablee.Refused) as caught:
        match.play(seat, action)
    assert str(caught.value)
    if not caught.value.refusal.recorded:
        assert match.state is before
        assert match.moves == moves
    return caught.value


def code(match: tablee.Match, seat: int, action: Any) -> str:
    return refused(match, seat, action).code


def kinds(events: Sequence[Any]) -> list[str]:
    """The types of events, in order."""
    return [event.__struct_config__.tag for event in events]
