"""Run tests in the Python of a browser: ``python -m scripts.test_on_device [pytest's arguments]``.

Without arguments: the core, the golden games, the bots' decisions and all rules of the four games
that a device can play. Left out are tests by Hypothesis, part of which is native code, and those
that start processes or event loops, of which a browser has none and one.
"""

import re
import subprocess
import sys
import sysconfig
from collections.abc import Sequence

from scripts.build_engine import ROOT, fetched

GAMES = ("cortexcape", "coolock", "cocoons", "monster_freeze")
SUITE = ["tests/core", "tests/conformance/test_golden.py", "tests/local/test_same_bytes.py"]
SUITE += [f"tests/games/{game}" for game in GAMES]


NEEDS = "hypothesis|subprocess|multiprocessing|asyncio"
NATIVE = re.compile(rf"^(?:from|import) (?:{NEEDS})", re.MULTILINE)


def left_out(told: Sequence[str]) -> list[str]:
    """The files among these that need what a browser does not have."""
    named = [ROOT / each.partition("::")[0] for each in told if each.startswith("tests")]
    files = [file for each in named for file in ([each] if each.is_file() else each.rglob("*.py"))]
    needy = (file for file in files if NATIVE.search(file.read_text(encoding="utf-8")))
    return [f"--ignore={file.relative_to(ROOT)}" for file in sorted(needy)]


def run(*told: str) -> int:
    """Pytest's exit code."""
    site = sysconfig.get_paths()["purelib"]
    command = ["node", "engine/suite.mjs", str(ROOT), str(fetched()), site]
    command += [*told, *left_out(told)]
    return subprocess.run(command, cwd=ROOT / "web", check=False).returncode


if __name__ == "__main__":
    sys.exit(run(*(sys.argv[1:] or SUITE)))
