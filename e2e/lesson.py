"""The tutorial as a list of steps, and a fresh environment in which they are followed."""

import os
import re
import shlex
import subprocess
import sysconfig
import venv
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parent.parent
TEXT = ROOT / "docs" / "your-game-in-an-hour.md"
BLOCK = re.compile(
    r"In `(?P<path>[^`]+)`, replace\n\n```python\n(?P<old>.*?)```"
    r"\n\nby\n\n```python\n(?P<new>.*?)```"
    r"|```console\n(?P<commands>.*?)```",
    re.DOTALL,
)


class Edit(NamedTuple):
    """Something to replace in a file."""

    path: str
    old: str
    new: str


class Command(NamedTuple):
    """Something to run; with ``complaint`` it fails and says this."""

    line: str
    complaint: str | None = None


def steps() -> list[Edit | Command]:
    """What the tutorial tells to do, in order."""
    found: list[Edit | Command] = []
    for match in BLOCK.finditer(TEXT.read_text(encoding="utf-8")):
        if match["path"]:
            found.append(Edit(match["path"], match["old"], match["new"]))
            continue
        for line in match["commands"].splitlines():
            if line.startswith("! "):
                last = found.pop()
                assert isinstance(last, Command)
                found.append(Command(last.line, line[2:]))
            else:
                assert line.startswith("$ "), line
                found.append(Command(line[2:]))
    return found


class Desk:
    """A folder and an environment of its own, in which Tablée and pytest are installed."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._bin = folder / "env" / "bin"
        venv.create(folder / "env", with_pip=True)
        (site,) = (folder / "env").glob("lib/python*/site-packages")
        known = [sysconfig.get_path("purelib"), str(ROOT / "src")]
        (site / "known.pth").write_text("\n".join(known) + "\n", encoding="utf-8")
        self.site = site
        for name in ("tablee", "pytest"):  # as installers write them
            script = self._bin / name
            script.write_text(f'#!/bin/sh\nexec {self._bin / "python"} -m {name} "$@"\n', "utf-8")
            script.chmod(0o755)

    def edit(self, edit: Edit) -> None:
        path = self.folder / edit.path
        text = path.read_text(encoding="utf-8")
        assert text.count(edit.old) == 1, f"{edit.path} has {text.count(edit.old)} of\n{edit.old}"
        path.write_text(text.replace(edit.old, edit.new), encoding="utf-8")

    def run(self, command: Command) -> None:
        words = shlex.split(command.line)
        if words[0] == "cd":
            self.folder = self.folder / words[1]
            return
        told = subprocess.run(
            words,
            cwd=self.folder,
            env=self.environment(),
            capture_output=True,
            text=True,
            timeout=600,
            check=False,
        )
        said = told.stdout + told.stderr
        assert (told.returncode == 0) == (command.complaint is None), f"{command.line}\n{said}"
        assert (command.complaint or "") in said, said

    def environment(self) -> dict[str, str]:
        """Nothing is fetched: what the package needs is there already."""
        return {
            **{key: value for key, value in os.environ.items() if key != "PYTHONPATH"},
            "PATH": f"{self._bin}{os.pathsep}{os.environ['PATH']}",
            "PIP_NO_INDEX": "1",
            "PIP_NO_BUILD_ISOLATION": "0",  # this is how pip spells "no isolation" here
            "PIP_DISABLE_PIP_VERSION_CHECK": "1",
            "PYTEST_ADDOPTS": "-p no:cacheprovider",
        }
