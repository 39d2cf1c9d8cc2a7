"""Several things in one sentence."""

import pytest

from tablee.core.listing import OR, listed


@pytest.mark.parametrize(
    ("names", "said"),
    [(["a"], "a"), (["a", "b"], "a and b"), (["a", "b", "c"], "a, b and c")],
)
def test_one_two_and_three(names: list[str], said: str) -> None:
    """Commas, and the word before the last one."""
    assert listed(names, "en") == said


def test_the_last_one_by_another_word() -> None:
    """In the language of the sentence."""
    assert listed(iter("abc"), "fr", OR) == "a, b ou c"
