"""A package for a new game, written from templates; it plays at once."""

import re
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from string import Template

from tablee.core.errors import TableeError
from tablee.core.registry import games

SLUG = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")
SUFFIX = ".tmpl"
TYPES = files(__package__) / "tablee-board.d.ts"  # what a board is given, for editors


class CannotScaffold(TableeError):
    """The package cannot be written like this; the message says why."""


def write_package(slug: str, title: str, into: Path) -> list[Path]:
    """Write the package of a new game into an empty or new folder; the files that were written."""
    if SLUG.fullmatch(slug) is None:
        raise CannotScaffold(f"a slug is made of a-z, 0-9 and single _, not {slug!r}")
    if slug in games():
        raise CannotScaffold(f"there is a game called {slug!r} already")
    if into.exists() and (not into.is_dir() or any(into.iterdir())):
        raise CannotScaffold(f"{into} is not empty")
    words = {
        "slug": slug,
        "dashed": slug.replace("_", "-"),
        "title": title,
        "prefix": slug[:2].upper(),
        "low": slug[:2],
    }
    written = []
    for path, text in _templates(files(__package__) / "scaffold"):
        target = into / path.replace("src/", f"src/tablee_{slug}/", 1)
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(Template(text).substitute(words), encoding="utf-8")
        written.append(target)
    types = into / f"src/tablee_{slug}/page" / TYPES.name
    types.write_text(TYPES.read_text(encoding="utf-8"), encoding="utf-8")
    return [*written, types]


def _templates(folder: Traversable, at: str = "") -> list[tuple[str, str]]:
    """The path of each file in the package, and its template."""
    found = []
    for each in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if each.is_dir():
            found += _templates(each, f"{at}{each.name}/")
        elif each.name.endswith(SUFFIX):
            text = each.read_text(encoding="utf-8")
            found.append((at + each.name.removesuffix(SUFFIX), text))
    return found
