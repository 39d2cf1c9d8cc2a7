"""The sdist and the wheel as a stranger gets them, and every supported Python that is here."""

import hashlib
import os
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parent.parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
LABEL = "Programming Language :: Python :: 3."
RUNNING = f"{sys.version_info.major}.{sys.version_info.minor}"


class Packages(NamedTuple):
    sdist: Path
    wheel: Path


def supported() -> list[str]:
    """The Pythons that the classifiers name, and the one that runs this."""
    labels: list[str] = PROJECT["project"]["classifiers"]
    named = [f"3.{label.removeprefix(LABEL)}" for label in labels if label.startswith(LABEL)]
    return list(dict.fromkeys([*named, RUNNING]))


def find_python(version: str) -> str | None:
    """An interpreter of this version that really starts: on the PATH, or among pyenv's."""
    if version == RUNNING:
        return sys.executable
    pyenv = Path(os.environ.get("PYENV_ROOT") or Path.home() / ".pyenv")
    found = [shutil.which(f"python{version}"), *pyenv.glob(f"versions/{version}.*/bin/python")]
    return next((str(path) for path in found if path and _is_python(str(path), version)), None)


def _is_python(path: str, version: str) -> bool:
    """Pyenv's stand-ins are on the PATH even for versions that are switched off."""
    ask = "import sys, venv; print('%d.%d' % sys.version_info[:2])"
    done = subprocess.run([path, "-c", ask], capture_output=True, text=True, check=False)
    return done.stdout.strip() == version


def try_to_build(tree: Path, out: Path, *what: str) -> subprocess.CompletedProcess[str]:
    """`python -m build`, without a network and without Node: nothing is on the PATH."""
    command = [sys.executable, "-m", "build", "--no-isolation", "--outdir", str(out), *what]
    return subprocess.run(
        [*command, str(tree)],
        cwd=out,
        env={**os.environ, "PATH": ""},
        capture_output=True,
        text=True,
        check=False,
    )


def build(out: Path) -> Packages:
    """Both packages of this tree; the wheel is made from the sdist."""
    done = try_to_build(ROOT, out)
    assert done.returncode == 0, done.stdout + done.stderr
    (sdist,), (wheel,) = out.glob("*.tar.gz"), out.glob("*.whl")
    return Packages(sdist, wheel)


def install(python: str, wheel: Path, extra: str, home: Path) -> Path:
    """A fresh environment with the wheel and one extra, as pinned and with every hash compared."""
    subprocess.run([python, "-m", "venv", "--without-pip", str(home)], check=True)
    inside = home / "bin" / "python"
    digest = hashlib.sha256(wheel.read_bytes()).hexdigest()
    wanted = home / "wanted.txt"
    wanted.write_text(f"tablee[{extra}] @ {wheel.as_uri()} --hash=sha256:{digest}\n", "utf-8")
    command = [sys.executable, "-m", "pip", "--python", str(inside), "install", "--quiet"]
    command += ["--require-hashes", "--requirement", str(wanted)]
    done = subprocess.run(
        [*command, "--constraint", str(ROOT / "constraints.txt")],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return inside
