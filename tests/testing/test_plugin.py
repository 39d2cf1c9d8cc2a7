"""The pytest plugin, run as somebody runs it whose game lives in a package of its own."""

import os
import subprocess
import sys
import tomllib
from collections.abc import Sequence
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
METADATA = "Metadata-Version: 2.1\nName: {name}\nVersion: 1\n"
BROKEN = """
from liars import LiarsRules, liars
from msgspec.structs import replace

class TellsAll(LiarsRules):
    def redact(self, event, seat):
        return event

GAME = replace(liars(TellsAll()), slug="open_liars")
"""


@pytest.fixture
def packages(tmp_path: Path) -> Path:
    """Two games, installed: a sound one and one that tells secrets."""
    home = tmp_path / "site"
    for slug, module in (("liars", "liars"), ("open_liars", "open_liars")):
        info = home / f"{slug}-1.dist-info"
        info.mkdir(parents=True)
        (info / "METADATA").write_text(METADATA.format(name=slug), encoding="utf-8")
        entry = f"[tablee.games]\n{slug} = {module}:GAME\n"
        (info / "entry_points.txt").write_text(entry, encoding="utf-8")
    (home / "open_liars.py").write_text(BROKEN, encoding="utf-8")
    (tmp_path / "test_own.py").write_text("def test_own():\n    pass\n", encoding="utf-8")
    return home


def run(
    packages: Path, *arguments: str, plugins: Sequence[str] = ("tablee.testing.plugin",)
) -> subprocess.CompletedProcess[str]:
    """pytest in a folder of its own, with warnings as errors."""
    loaded = [each for name in plugins for each in ("-p", name)]
    return subprocess.run(
        [sys.executable, "-m", "pytest", "-W", "error", *loaded, *arguments],
        cwd=packages.parent,
        env={
            **os.environ,
            "PYTHONPATH": os.pathsep.join([str(packages), *filter(None, sys.path)]),
            "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",
            "PYTEST_ADDOPTS": "",
            "COLUMNS": "100",
        },
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=120,
        check=False,
    )


def test_the_plugin_is_in_the_wheel() -> None:
    """By entry point, and with an extra of its own."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert project["entry-points"]["pytest11"] == {"tablee": "tablee.testing.plugin"}
    assert project["optional-dependencies"]["testing"] == ["pytest"]


def test_a_sound_game_passes(packages: Path) -> None:
    """One item a promise and table, and what was looked at."""
    done = run(packages, "--tablee", "liars", "-k", "not levels", "--tablee-seed", "3")
    assert done.returncode == 0, done.stdout + done.stderr
    assert "liars[3 seats, variant 1] ....." in done.stdout
    assert "states compared with a twin" in done.stdout
    assert "test_own" not in done.stdout
    assert "collected 2" in done.stdout


def test_a_broken_game_is_told_in_a_few_lines(packages: Path) -> None:
    """What, where, with which seed, and how to see it again; no traceback."""
    done = run(packages, "--tablee", "open_liars", "-k", "redacted", "--tablee-games", "2")
    assert done.returncode == 1, done.stdout + done.stderr
    name = "open_liars[3 seats, variant 0]::redacted_events_tell_no_secret"
    assert f"{name}: seat " in done.stdout
    assert "if what is hidden from it were otherwise" in done.stdout
    assert "  position: {" in done.stdout
    assert "  seed: 0" in done.stdout
    assert "  again: tablee fuzz open_liars --check redacted_events_tell_no_secret" in done.stdout
    assert "Traceback" not in done.stdout
    assert "def runtest" not in done.stdout


def test_an_unknown_game_is_a_usage_error(packages: Path) -> None:
    """With the games that there are."""
    done = run(packages, "--tablee", "chess")
    assert done.returncode == 4
    assert "no game is called 'chess'; there are:" in done.stderr


def test_without_the_option_nothing_changes(packages: Path) -> None:
    """Files are collected as ever, and the kit is not even loaded."""
    code = "import sys; assert 'tablee.testing.kit' not in sys.modules\ndef test_own(): pass\n"
    (packages.parent / "test_own.py").write_text(code, encoding="utf-8")
    done = run(packages)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "1 passed" in done.stdout
    assert "looked at" not in done.stdout


def test_files_and_games_go_together(packages: Path) -> None:
    """With a path, both are collected; importlib mode and strictness do not matter."""
    options = ("--import-mode=importlib", "--strict-markers", "--strict-config")
    done = run(packages, "test_own.py", "--tablee", "liars", "-k", "own or declaration", *options)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "2 passed" in done.stdout


def test_workers_share_the_items(packages: Path) -> None:
    """Every worker collects the same items, and their counts come together."""
    plugins = ("xdist", "tablee.testing.plugin")
    done = run(
        packages, "--tablee", "liars", "-n", "2", "-k", "endings or results", plugins=plugins
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert "results read" in done.stdout
