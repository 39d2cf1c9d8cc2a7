"""The command as a process: its version, closed pipes, and Ctrl-C."""

import os
import platform
import signal
import subprocess
import sys
from pathlib import Path
from time import monotonic, sleep

import pytest

import tablee

TOLD = """
from pathlib import Path
from tablee.bots import find
from tablee.core.registry import game

class Told:
    def choose(self, view, offer, rng):
        Path("playing").touch()
        return find(game("cortexcape"), "random").choose(view, offer, rng)
"""
MODULE = [sys.executable, "-W", "error", "-m", "tablee"]


def test_the_package_can_be_run() -> None:
    """``python -m tablee --version`` says which version on which Python."""
    done = subprocess.run([*MODULE, "--version"], capture_output=True, text=True, check=True)
    assert done.stdout == f"tablee {tablee.__version__} (Python {platform.python_version()})\n"


def test_help_comes_without_a_verb() -> None:
    """All verbs are named, and the exit code says that nothing was done."""
    done = subprocess.run(MODULE, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert "simulate" in done.stdout
    assert "--version" in done.stdout
    assert done.stderr == ""


@pytest.mark.parametrize(
    "line",
    [
        "games",
        "games --json",
        "simulate cortexcape --games 3 --workers 1",
        "simulate cortexcape --games 3 --workers 1 --json",
        "play cortexcape --bots level1 --seed 1",
    ],
)
def test_a_closed_pipe_is_no_error_to_tell(line: str) -> None:
    """As in ``tablee games | true``: exit code 1 and not a word."""
    read, write = os.pipe()
    os.close(read)
    try:
        done = subprocess.run(
            [*MODULE, *line.split()], stdout=write, stderr=subprocess.PIPE, timeout=60, check=False
        )
    finally:
        os.close(write)
    assert (done.returncode, done.stderr) == (1, b"")


def test_a_full_disk_is_told_in_one_line() -> None:
    """What the system says, without a traceback."""
    with Path("/dev/full").open("w", encoding="utf-8") as full:
        done = subprocess.run(
            [*MODULE, "games"], stdout=full, stderr=subprocess.PIPE, text=True, check=False
        )
    assert (done.returncode, done.stderr) == (2, "tablee: [Errno 28] No space left on device\n")


@pytest.mark.parametrize("is_terminal", [True, False], ids=["terminal", "alone"])
@pytest.mark.parametrize(
    "line",
    [
        "simulate cortexcape --bots told:Told --games 1000000 --workers 1",
        "arena cortexcape --bots told:Told,level1 --games 100000 --workers 2",
        "lab cortexcape --bots told:Told --games 1000000 --workers 2",
    ],
)
def test_ctrl_c_stops_without_a_traceback(line: str, *, is_terminal: bool, tmp_path: Path) -> None:
    """Exit code 130, nothing on the error stream; a terminal tells the workers, too."""
    (tmp_path / "told.py").write_text(TOLD, encoding="utf-8")
    with subprocess.Popen(
        [*MODULE, *line.split()], stderr=subprocess.PIPE, start_new_session=True, cwd=tmp_path
    ) as running:
        try:
            until = monotonic() + 60
            while not (tmp_path / "playing").exists() and monotonic() < until:
                sleep(0.05)
            assert running.poll() is None
            (os.killpg if is_terminal else os.kill)(running.pid, signal.SIGINT)
            _, told = running.communicate(timeout=60)
        finally:
            if running.poll() is None:
                os.killpg(running.pid, signal.SIGKILL)
    assert (running.returncode, told) == (130, b"")
