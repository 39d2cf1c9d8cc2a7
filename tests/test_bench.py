"""The benchmarks run: every game is measured both ways, and two checkouts can be compared."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from house import at_home

ROOT = Path(__file__).parent.parent
SHORT = ("--turns", "1", "--seconds", "0.01", "--json")


def run(script: str, *arguments: str) -> str:
    """A benchmark in a process of its own; what it prints."""
    done = subprocess.run(
        [sys.executable, str(ROOT / "bench" / script), *arguments, *SHORT],
        capture_output=True,
        text=True,
        timeout=110,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_every_game_is_measured_both_ways() -> None:
    """Decisions and luck apart, by second of CPU time."""
    found: dict[str, Any] = json.loads(run("steps.py", "--only", "Match,rules"))["per_cpu_second"]
    assert {*found} == {f"{slug} {way}" for slug in at_home() for way in ("Match", "rules")}
    for name, rates in found.items():
        assert rates["decisions"] > 0, name
        assert rates["luck"] > 0, name
        assert rates["steps"] == pytest.approx(rates["decisions"] + rates["luck"])
    assert found["icecool rules"]["drawing"] > 0.5


def test_two_checkouts_are_compared() -> None:
    """Here with itself: the same games, and a ratio for each way."""
    lines = run("compare.py", str(ROOT), "--only", "cocoons").splitlines()
    found = [json.loads(line) for line in lines]
    assert [each["way"] for each in found] == ["Match", "rules"]
    assert all(each["least"] <= each["ratio"] <= each["most"] for each in found)


@pytest.mark.parametrize("script", ["steps.py", "compare.py"])
def test_an_unknown_name_is_told(script: str) -> None:
    """A misspelt name measures nothing, and says so."""
    words = [sys.executable, str(ROOT / "bench" / script), "--only", "chess"]
    words += [str(ROOT)] if script == "compare.py" else []
    done = subprocess.run(words, capture_output=True, text=True, timeout=60, check=False)
    assert (done.returncode, done.stderr) == (1, "nothing to measure is called 'chess'\n")
