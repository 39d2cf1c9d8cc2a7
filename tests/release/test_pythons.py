"""The wheel works on every supported Python: installed where nothing else is, served and played.

`make test` tries the Python it runs on; `make pythons` tries all that are on the machine.
"""

import json
import os
import re
import socket
import subprocess
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest
from house import at_home
from packages import RUNNING, build, find_python, install, supported

GAME = """
from random import Random
import tablee
match, rng = tablee.Match.new("cortexcape", seats=2, seed=7, lab="blue"), Random(1)
for turn in match.turns():
    turn.play(turn.sample(rng))
assert tablee.Match.loads(match.dumps()).result == match.result
print(tablee.__file__, match.result.ending, sep="\\n")
"""


def tries() -> Iterator[object]:
    """The versions to try, each with the reason if it is left out."""
    for version in supported():
        reason = None
        if version != RUNNING and os.environ.get("TABLEE_PYTHONS") != "all":
            reason = f"only `make pythons` tries Python {version}"
        elif find_python(version) is None:
            reason = f"Python {version} is not on this machine: NOT TRIED"
        yield pytest.param(version, marks=[pytest.mark.skip(reason=reason)] if reason else [])


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build(tmp_path_factory.mktemp("dist")).wheel


@contextmanager
def served(python: Path, folder: Path) -> Iterator[str]:
    """`tablee serve` with nothing on the PATH; its address."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    command = [str(python.parent / "tablee"), "serve", "--port", str(port), "--data", "tables"]
    server = subprocess.Popen(command, cwd=folder, env={"PATH": "", "HOME": str(folder)})
    try:
        for _ in range(600):
            assert server.poll() is None, "the server has ended"
            with suppress(OSError), socket.create_connection(("127.0.0.1", port), 0.2):
                break
            time.sleep(0.1)
        yield f"http://127.0.0.1:{port}"
    finally:
        server.terminate()
        server.wait(timeout=30)


def fetch(address: str) -> tuple[str, bytes]:
    """The type and the body of an answer that is no error."""
    with urllib.request.urlopen(address, timeout=60) as got:  # noqa: S310
        return got.headers["Content-Type"], got.read()


@pytest.mark.parametrize("version", list(tries()))
def test_the_wheel_serves_and_plays_where_nothing_else_is(
    version: str, wheel: Path, tmp_path: Path
) -> None:
    """Page, built files and games are served without Node, and a game is played to its end."""
    interpreter = find_python(version)
    assert interpreter
    python = install(interpreter, wheel, "server", tmp_path / "home")
    with served(python, tmp_path) as link:
        kind, page = fetch(f"{link}/")
        assert kind.startswith("text/html")
        assert b'<div id="root">' in page
        scripts = re.findall(r'src="(/assets/[^"]+\.js)"', page.decode())
        assert scripts
        for script in scripts:
            kind, body = fetch(link + script)
            assert "javascript" in kind
            assert len(body) > 10_000
        games = json.loads(fetch(f"{link}/api/games")[1])
    assert set(at_home()) <= {game["slug"] for game in games}
    done = subprocess.run(
        [str(python), "-W", "error", "-I", "-c", GAME],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    where, ending = done.stdout.splitlines()
    assert Path(where).is_relative_to(tmp_path / "home")
    assert ending == "long_game"


def test_the_running_python_is_always_tried() -> None:
    """However bare the machine, one version is tried, so this file never passes by skipping."""
    assert RUNNING in supported()
    assert find_python(RUNNING)
