"""Names in the place of marks: the page does the same, by the same cases."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from tablee.core.naming import Name, mark, usual_name, with_names

CASES = json.loads(Path(__file__).with_name("naming_cases.json").read_text("utf-8"))


@pytest.mark.parametrize("case", CASES, ids=[case["said"] for case in CASES])
def test_a_sentence_bends_to_its_names(case: dict[str, Any]) -> None:
    """Capitals, articles and elisions; what people typed stays as it is (``=``)."""
    text = re.sub(r"@(\d)", lambda found: mark(int(found[1])), case["text"])
    names = [Name(name.removeprefix("="), name.startswith("=")) for name in case["names"]]
    assert with_names(text, names.__getitem__, case["language"]) == case["said"]


def test_seats_are_counted_as_people_do() -> None:
    """Where a game has no names for its seats."""
    assert with_names(f"{mark(0)} begins.", usual_name("en"), "en") == "Seat 1 begins."
    assert with_names(f"Le tour de {mark(1)}.", usual_name("fr"), "fr") == "Le tour de la place 2."
