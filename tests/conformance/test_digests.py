"""Nothing that a game says or does has changed, unless somebody wanted it to."""

import json
from typing import Any

import pytest
from digests import FILE, cases, digest_of, of_log

from tablee.core.game import AnyGame

KEPT: dict[str, str] = json.loads(FILE.read_text(encoding="utf-8"))
# Games of a physics that is gone, with the digests that were written when they were played.
FORMER = FILE.parent / "icecool" / "ic-phys-1"
FORMER_KEPT: dict[str, str] = json.loads((FORMER / "digests.json").read_text(encoding="utf-8"))


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


@pytest.mark.parametrize("name", FORMER_KEPT)
def test_games_of_the_first_physics_replay_as_they_were(name: str) -> None:
    """IC-106: a log holds what came of each flick, so that no later physics changes it."""
    assert FORMER_KEPT[name] == of_log(FORMER / f"{name}.jsonl")
