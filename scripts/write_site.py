"""Write the documentation as a site (``make docs``): README, docs/, rules, reference, changelog.

The pages stand where they belong in the tree: beside the code of a game, at the root, in docs/.
This collects them in one folder, turns the links between them, and lets Sphinx make the site. A
link that leads nowhere fails, and so does a page that would fetch anything from elsewhere.
"""

import importlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path, PurePath, PurePosixPath
from types import ModuleType

import tablee

ROOT = Path(__file__).parent.parent
SITE = ROOT / "site"
LOOKS = ROOT / "docs" / "site"
GAMES = Path("src", "tablee", "games")
PUBLIC = (  # what a program may rely on; those that are there have a page
    "tablee",
    "tablee.core.protocol",
    "tablee.client",
    "tablee.bots",
    "tablee.authoring",
    "tablee.testing",
)
ROOT_PAGES = {
    "README.md": "index.md",
    "CHANGELOG.md": "changelog.md",
    "CONTRIBUTING.md": "contributing.md",
    "SECURITY.md": "security.md",
}
FIRST = ("library", "server", "glossary")  # of docs/, for those who play and program
TEXTS = {  # of a game: the file, where it stands in the site, and what the contents call it
    "howto.en.md": ("howto", ": how to play"),
    "howto.fr.md": ("comment-jouer", " : comment jouer"),
    "rules.md": ("rules", ": rules"),
    "rules.fr.md": ("regles", " : règles"),
}
LINK = re.compile(r"(!?)\[([^\]]*)\]\(([^)\s]+)\)")
Home = tuple[str, str]  # where a thing is defined: module and name
FENCE = re.compile(r"(^```.*?^```$|`[^`\n]+`)", re.DOTALL | re.MULTILINE)


class BrokenLink(Exception):
    """A page names a file that is not there."""


def slugs() -> list[str]:
    """The games of this tree."""
    return sorted(path.parent.name for path in (ROOT / GAMES).glob("*/rules.md"))


def pages() -> dict[PurePosixPath, str]:
    """Every page, by its place in the tree: where it stands in the site."""
    found = {PurePosixPath(name): place for name, place in ROOT_PAGES.items()}
    for path in sorted((ROOT / "docs").glob("*.md")):
        found[PurePosixPath("docs", path.name)] = path.name
    for slug in slugs():
        for file, (name, _) in TEXTS.items():
            if (ROOT / GAMES / slug / file).exists():
                found[PurePosixPath(GAMES, slug, file)] = f"{slug}/{name}.md"
    return {path: place for path, place in found.items() if (ROOT / path).exists()}


def modules() -> list[str]:
    """The public modules that are there."""
    return [name for name in PUBLIC if importlib.util.find_spec(name) is not None]


def turned(source: PurePosixPath, text: str, places: dict[PurePosixPath, str]) -> str:
    """A page whose links lead from its place in the site; those into the code become words."""

    def turn(match: re.Match[str]) -> str:
        mark, words, target = match.groups()
        if re.match(r"[a-z]+:", target) or target.startswith("#"):
            return match[0]
        path, _, anchor = target.partition("#")
        wanted = PurePosixPath(os.path.normpath(source.parent / path))
        if not (ROOT / wanted).exists():
            raise BrokenLink(f"{source}: {target} is not there")
        here = PurePosixPath(places[source]).parent
        if mark:
            return f"![{words}]({os.path.relpath(f'pictures/{_picture_name(wanted)}', here)})"
        if wanted in places:
            there = os.path.relpath(places[wanted], here)
            return f"[{words}]({there}{'#' + anchor if anchor else ''})"
        return words

    parts = FENCE.split(text)  # every other part is code
    # A link whose words are code is one piece, so code in words is put back before it is turned.
    held = {f"\0{number}\0": part for number, part in enumerate(parts) if number % 2}
    joined = "".join(f"\0{n}\0" if n % 2 else part for n, part in enumerate(parts))
    done = LINK.sub(turn, joined)
    for key, code in held.items():
        done = done.replace(key, code)
    return done


def _picture_name(path: PurePath) -> str:
    """In one folder for all: those of the how-tos carry the name of their game."""
    return f"{path.parent.parent.name}-{path.name}" if path.parent.name == "howto" else path.name


def contents() -> str:
    """The tables of contents: all pages, in the order in which one would read them."""
    docs = [path.stem for path in sorted((ROOT / "docs").glob("*.md"))]
    of_games = {slug.replace("_", "-") for slug in slugs()}
    root = [place.removesuffix(".md") for place in ROOT_PAGES.values() if place != "index.md"]
    inside = [name for name in docs if name not in FIRST and name not in of_games]
    games: list[str] = []
    for slug in slugs():
        title, page = tablee.game(slug).title, slug.replace("_", "-")
        games += [f"{title} <{page}>"] if page in docs else []
        games += [
            f"{title}{words} <{slug}/{name}>"
            for file, (name, words) in TEXTS.items()
            if (ROOT / GAMES / slug / file).exists()
        ]
    parts = {
        "To play and to program": [name for name in FIRST if name in docs],
        "The games": games,
        "Reference": [f"reference/{name}" for name in modules()],
        "The project": [*inside, *(name for name in root if _has_source(name))],
    }
    trees = [
        f"```{{toctree}}\n:hidden:\n:caption: {caption}\n\n" + "\n".join(names) + "\n```\n"
        for caption, names in parts.items()
    ]
    return "\n".join(trees)


def _has_source(name: str) -> bool:
    return any(
        place == f"{name}.md" and (ROOT / source).exists() for source, place in ROOT_PAGES.items()
    )


def reference(name: str, shown: set[Home]) -> str:
    """The page of a public module: of its ``__all__`` if it has one, kind by kind; else of all.

    What other pages have ``shown`` stands here too, and is found there.
    """
    module = importlib.import_module(name)
    head = f"# {name}\n\n```{{eval-rst}}\n.. automodule:: {name}\n"
    if not hasattr(module, "__all__"):
        return f"{head}   :members:\n```\n"
    things = {each: getattr(module, each) for each in module.__all__}
    errors = [each for each, thing in things.items() if _is_error(thing)]
    classes = [each for each, thing in things.items() if isinstance(thing, type)]
    parts = {
        "Classes": [_auto("class", name, each, shown) for each in classes if each not in errors],
        "Functions": [
            _auto("function", name, each, shown)
            for each, thing in things.items()
            if callable(thing) and each not in classes
        ],
        "Errors": [_auto("exception", name, each, shown) for each in errors],
    }
    shown.update(map(_home, things.values()))
    texts = [f"## {kind}\n\n" + "\n".join(autos) for kind, autos in parts.items() if autos]
    return f"{head}```\n\n" + "\n".join(texts)


def _is_error(thing: object) -> bool:
    return isinstance(thing, type) and issubclass(thing, Exception)


def _auto(kind: str, module: str, name: str, shown: set[Home]) -> str:
    """One entry; what is a module that answers a call is shown as the function it stands for."""
    if isinstance(getattr(importlib.import_module(module), name), ModuleType):
        module = "tablee.core.registry"
    options = "" if kind == "function" else "   :members:\n"
    if _home(getattr(importlib.import_module(module), name)) in shown:
        options += "   :no-index:\n"
    return f"```{{eval-rst}}\n.. auto{kind}:: {module}.{name}\n{options}```\n"


def _home(thing: object) -> Home:
    return getattr(thing, "__module__", ""), getattr(thing, "__qualname__", repr(thing))


def collect(stage: Path) -> None:
    """Put all pages and pictures into one folder, as Sphinx reads them."""
    places = pages()
    for source, place in places.items():
        text = turned(source, (ROOT / source).read_text(encoding="utf-8"), places)
        if place == "index.md":
            text += f"\n{contents()}"
        (stage / place).parent.mkdir(parents=True, exist_ok=True)
        (stage / place).write_text(text, encoding="utf-8")
    (stage / "pictures").mkdir()
    drawn = (f"{GAMES}/*/howto/*.svg", "docs/*.jpg", "docs/pictures/*.svg")
    for picture in [path for pattern in drawn for path in ROOT.glob(pattern)]:
        shutil.copy(picture, stage / "pictures" / _picture_name(picture))
    (stage / "reference").mkdir()
    shown: set[Home] = set()
    for name in modules():
        (stage / "reference" / f"{name}.md").write_text(reference(name, shown), encoding="utf-8")
    for look in (*LOOKS.iterdir(), ROOT / "web" / "public" / "icon.svg"):
        if look.is_file():
            shutil.copy(look, stage)


class Loads(HTMLParser):
    """What a page loads by itself: everything but the links that a reader may follow."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        wanted = given.get("src") or (given.get("href") if tag == "link" else None)
        if wanted:
            self.found.append(wanted)


def fetched_from_elsewhere(site: Path) -> Iterator[str]:
    """What a site would ask another machine for; nothing, if it works without a network."""
    for page in site.rglob("*.html"):
        loads = Loads()
        loads.feed(page.read_text(encoding="utf-8"))
        yield from (
            f"{page.relative_to(site)}: {each}"
            for each in loads.found
            if re.match(r"(?:https?:)?//", each)
        )
    for style in site.rglob("*.css"):
        for each in re.findall(
            r"(?:url\(|@import )[\"']?((?:https?:)?//[^\"')]+)", style.read_text()
        ):
            yield f"{style.relative_to(site)}: {each}"


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        try:
            collect(Path(folder))
        except BrokenLink as error:
            sys.exit(str(error))
        shutil.rmtree(SITE, ignore_errors=True)
        command = [sys.executable, "-m", "sphinx", "--quiet", "--fail-on-warning", "--keep-going"]
        cache = ["-d", str(Path(folder, ".doctrees"))]
        done = subprocess.run([*command, *cache, "-b", "html", folder, str(SITE)], check=False)
    if done.returncode:
        sys.exit(done.returncode)
    (SITE / ".buildinfo").unlink(missing_ok=True)
    if foreign := sorted(set(fetched_from_elsewhere(SITE))):
        sys.exit("\n".join(["The site would fetch from elsewhere:", *foreign]))
    print(f"{len(list(SITE.rglob('*.html')))} pages: open {SITE / 'index.html'}")


if __name__ == "__main__":
    main()
