"""Run tests in the Python of a browser: ``python -m scripts.test_on_device [pytest's arguments]``.

Without arguments: the core, the golden games, the bots' decisions and all rules of the four games
that a device can play.
"""

import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path

from scripts.build_engine import ROOT, fetched

GAMES = ("cortexcape", "coolock", "cocoons", "monster_freeze")
SUITE = ["tests/core", "tests/local", "tests/conformance/test_golden.py"]
SUITE += [f"tests/games/{game}" for game in GAMES]


def run(*told: str) -> int:
    """Pytest's exit code."""
    with tempfile.TemporaryDirectory() as folder:
        wheel = fetched(Path(folder))
        site = sysconfig.get_paths()["purelib"]
        command = ["node", "engine/suite.mjs", str(ROOT), str(wheel), site, *told]
        return subprocess.run(command, cwd=ROOT / "web", check=False).returncode


if __name__ == "__main__":
    sys.exit(run(*(sys.argv[1:] or SUITE)))
