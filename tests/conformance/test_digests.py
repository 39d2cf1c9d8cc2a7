"""Nothing that a game says or does has changed, unless somebody wanted it to."""

import json
from typing import Any

import pytest
from digests import FILE, cases, digest_of

from tablee.core.game import AnyGame

KEPT: dict[str, str] = json.loads(FILE.read_text(encoding="utf-8"))


@pytest.mark.parametrize(
    ("name", "game", "case"), [pytest.param(*each, id=each[0]) for each in cases()]
)
def test_states_events_views_offers_and_refusals_are_as_they_were(
    name: str, game: AnyGame, case: Any
) -> None:
    """The digest over all of them is the one that was written down (``make golden``)."""
    assert KEPT[name] == digest_of(game, case)


def test_every_digest_is_of_something() -> None:
    """No digest is left over from a log or a variant that is gone."""
    assert set(KEPT) == {name for name, _, _ in cases()}
