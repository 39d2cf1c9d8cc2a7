"""Build the engine of a device into the page: our Python for a browser, with what it needs.

Pyodide comes with the page's tools; of our dependencies only msgspec is not plain Python, and has a
wheel for it, with its hash among the pins.
"""

import re
import shutil
import subprocess
import sys
import sysconfig
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


def fetched() -> Path:
    """The wheel of msgspec for a browser's Python, as pinned; kept for the next time."""
    folder = ROOT / "build" / "wheels"
    wanted = folder / "wanted.txt"
    pin = pinned("msgspec")
    if wanted.exists() and wanted.read_text(encoding="utf-8") == pin:
        (wheel,) = folder.glob("*.whl")
        return wheel
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    wanted.write_text(pin, encoding="utf-8")
    command = [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps"]
    command += ["--only-binary=:all:", "--implementation=cp", *PLATFORM, "--require-hashes"]
    subprocess.run([*command, "--dest", str(folder), "--requirement", str(wanted)], check=True)
    (wheel,) = folder.glob("*.whl")
    return wheel


def main() -> None:
    out = Path(sys.argv[1]).resolve() if len(sys.argv) > 1 else OUT
    site = sysconfig.get_paths()["purelib"]
    pack = ["node", "engine/pack.mjs", str(ROOT / "src"), str(fetched()), site, str(out)]
    subprocess.run(pack, cwd=ROOT / "web", check=True)


if __name__ == "__main__":
    main()
