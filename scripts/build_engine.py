"""Build the engine of a device into the page: our Python for a browser, with what it needs.

Pyodide comes with the page's tools; of our dependencies only msgspec is not plain Python, and has a
wheel for it, with its hash among the pins.
"""

import re
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path

ROOT = Path(__file__).parent.parent
OUT = ROOT / "src" / "tablee" / "server" / "page" / "engine"
PLATFORM = ["--platform=pyemscripten_2026_0_wasm32", "--python-version=314", "--abi=cp314"]


def pinned(name: str) -> str:
    """The pin of a package, with its hashes."""
    pins = (ROOT / "constraints.txt").read_text(encoding="utf-8")
    found = re.search(rf"^{name}==.*?(?=^\S|\Z)", pins, re.MULTILINE | re.DOTALL)
    if found is None:
        raise SystemExit(f"{name} is not pinned")
    return found[0]


def fetched(folder: Path) -> Path:
    """The wheel of msgspec for a browser's Python, of the pinned version."""
    wanted = folder / "wanted.txt"
    wanted.write_text(pinned("msgspec"), encoding="utf-8")
    command = [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps"]
    command += ["--only-binary=:all:", "--implementation=cp", *PLATFORM, "--require-hashes"]
    subprocess.run([*command, "--dest", str(folder), "--requirement", str(wanted)], check=True)
    (wheel,) = folder.glob("*.whl")
    return wheel


def main() -> None:
    out = Path(sys.argv[1]).resolve() if len(sys.argv) > 1 else OUT
    with tempfile.TemporaryDirectory() as folder:
        wheel = fetched(Path(folder))
        site = sysconfig.get_paths()["purelib"]
        pack = ["node", "engine/pack.mjs", str(ROOT / "src"), str(wheel), site, str(out)]
        subprocess.run(pack, cwd=ROOT / "web", check=True)


if __name__ == "__main__":
    main()
