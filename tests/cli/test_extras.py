"""Without an extra a sentence says which to install; what does not need it works."""

import os
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

import tablee
from tablee.core.errors import MissingExtra
from tablee.core.extras import Extra

PHYSICS = "ICECOOL² needs its physics: pip install 'tablee[physics]'"
SERVER = "Serving and joining tables needs the server: pip install 'tablee[server]'"
NEITHER = ("numpy", "mujoco")
WEB = ("websockets", "starlette", "segno", "uvicorn")

GOLDEN = Path(__file__).parent.parent / "golden" / "icecool"

COMMAND = "import sys; sys.argv[0] = 'tablee'; from tablee.cli import main; main()"
FLICK = """
import tablee
from random import Random
match, rng = tablee.Match.new("icecool", seed=1), Random(1)
try:
    while True:
        seat, before = match.waiting.seats[0], match.copy()
        match.play(seat, match.sample(seat, rng))
except tablee.MissingExtra as missing:
    print(missing)
assert match == before and isinstance(match.waiting, tablee.Decide)  # as if it had not been tried
"""


def run(code: str, *arguments: str, without: tuple[str, ...]) -> subprocess.CompletedProcess[str]:
    """Some code in a process that cannot import these modules; nor can those that it starts."""
    with TemporaryDirectory() as folder:
        blocked = f"import sys; sys.modules.update(dict.fromkeys({without!r}))\n"
        Path(folder, "sitecustomize.py").write_text(blocked, encoding="utf-8")
        path = os.pathsep.join(filter(None, [folder, os.environ.get("PYTHONPATH")]))
        return subprocess.run(
            [sys.executable, "-W", "error", "-c", code, *arguments],
            capture_output=True,
            text=True,
            encoding="utf-8",
            env={**os.environ, "PYTHONPATH": path, "PYTHONIOENCODING": "utf-8", "COLUMNS": "160"},
            timeout=60,
            check=False,
        )


@pytest.mark.parametrize(
    "line",
    [
        "simulate icecool --games 2 --workers 2",
        "play icecool",
        "lab icecool --games 1",
        "arena icecool --bots easy,hard",
        "fuzz icecool --games 1",
    ],
)
def test_icecool_without_physics_says_what_to_install(line: str) -> None:
    """One sentence, exit code 2, no traceback."""
    done = run(COMMAND, *line.split(), without=NEITHER)
    assert (done.returncode, done.stderr) == (2, f"tablee: {PHYSICS}\n")


@pytest.mark.parametrize("without", [NEITHER, ("mujoco",), ("numpy",)])
def test_a_flick_without_physics_raises_one_sentence(without: tuple[str, ...]) -> None:
    """Whichever of its modules is missing."""
    done = run(FLICK, without=without)
    assert (done.stdout, done.stderr) == (f"{PHYSICS}\n", "")


def test_a_bot_without_physics_raises_one_sentence() -> None:
    """It tries flicks in its head, too; the error crosses processes."""
    code = (
        "from tablee.bots.arena import Table, play_all\n"
        "try: list(play_all([Table('icecool', ('hard', 'hard'), {}, 1)], workers=2))\n"
        "except Exception as error: print(type(error).__name__, error)\n"
    )
    assert run(code, without=NEITHER).stdout == f"MissingExtra {PHYSICS}\n"


def test_a_log_is_replayed_without_physics() -> None:
    """The recorded result is all that it needs."""
    log = min(GOLDEN.glob("*.jsonl"))
    done = run(COMMAND, "replay", str(log), "--language", "en", without=NEITHER)
    assert (done.returncode, done.stderr) == (0, "")
    assert "The game is over: the blue penguin wins" in done.stdout


def test_games_are_listed_without_physics() -> None:
    """ICECOOL² is in the list and on its page, with the sentence."""
    for line in (["games"], ["games", "icecool"]):
        done = run(COMMAND, *line, without=NEITHER)
        assert done.returncode == 0, done.stderr
        assert PHYSICS in done.stdout
    assert PHYSICS not in run(COMMAND, "games", "coolock", without=NEITHER).stdout


@pytest.mark.parametrize("line", ["serve", "join cortexcape http://127.0.0.1:1/t/x#y --bots easy"])
def test_serving_and_joining_without_the_server_says_what_to_install(line: str) -> None:
    """The same helper, another extra."""
    done = run(COMMAND, *line.split(), without=WEB)
    assert (done.returncode, done.stderr) == (2, f"tablee: {SERVER}\n")


def test_mistakes_of_our_own_are_no_missing_extra() -> None:
    """Only what others provide can be missing; what is there but broken is told."""
    extra = Extra("wings", "Flying needs wings", ("no_such_module",))
    assert extra.is_missing
    assert not Extra("paper", "Writing needs paper", ("json",)).is_missing
    with pytest.raises(MissingExtra, match=r"^Flying needs wings: pip [^()]*$"), extra.needed():
        raise ModuleNotFoundError("no", name="no_such_module")
    with pytest.raises(MissingExtra, match=r"\(.* broken: no libwings\)$"), extra.needed():
        raise ImportError("no libwings", name="wings")
    with pytest.raises(ImportError, match="cannot import"), extra.needed():
        raise ImportError("cannot import name", name="tablee.core")
    assert issubclass(MissingExtra, tablee.TableeError)
