"""Files that a package brings beside its game: the rules, a board, a style sheet, an emblem.

``rules.md`` and ``rules.fr.md``, ``howto.en.md`` and ``howto.fr.md`` stand beside the module that
holds ``GAME``; everything else in the folder ``page/`` there. Both are served under
``/games/<slug>/``, and nothing else is.
"""

from pathlib import Path

from starlette.concurrency import run_in_threadpool
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from tablee.core.registry import is_outside, module_of
from tablee.server.files import file_answer

RULES = {"en": "rules.md", "fr": "rules.fr.md"}
HOWTO = {"en": "howto.en.md", "fr": "howto.fr.md"}
TEXTS = {*RULES.values(), *HOWTO.values()}
BOARD, STYLE, EMBLEM = "board.js", "board.css", "emblem.svg"


def folder_of(slug: str) -> Path | None:
    """The folder of the package that holds the game; ``None`` where that is not its own."""
    if not is_outside(slug):
        return None
    module = module_of(slug)
    # What stands beside a lone module belongs to all packages.
    return Path(module.__file__).parent if module.__file__ and module.__package__ else None


def file_of(slug: str, path: str) -> Path | None:
    """The file that a package brings under this name; ``None`` when there is none to be had."""
    folder = folder_of(slug)
    parts = path.split("/")
    if folder is None or not all(map(_is_plain, parts)):
        return None
    try:
        home = folder.resolve(strict=True)
        root = home if path in TEXTS else (home / "page").resolve(strict=True)
        found = root.joinpath(*parts).resolve(strict=True)
    except (OSError, RuntimeError, ValueError):
        return None
    # A link may point anywhere: what counts is where it ends.
    is_inside = root.is_relative_to(home) and found.is_relative_to(root)
    return found if is_inside and found.is_file() else None


def _is_plain(part: str) -> bool:
    """A name that means nothing to the file system but itself, and is not hidden."""
    return bool(part) and not part.startswith(".") and not set(part) & set('\\:\0*?"<>|')


def brings(slug: str) -> dict[str, object]:
    """Which of the files that the page asks for are there."""
    return {
        "rules": [language for language, name in RULES.items() if file_of(slug, name)],
        "howto": [language for language, name in HOWTO.items() if file_of(slug, name)],
        "board": file_of(slug, BOARD) is not None,
        "style": file_of(slug, STYLE) is not None,
        "emblem": file_of(slug, EMBLEM) is not None,
    }


def _found(slug: str, path: str) -> Path:
    file = file_of(slug, path)
    if file is None:
        raise HTTPException(404)
    return file


async def show_file(request: Request) -> Response:
    """A file of a package, to be asked about anew each time: its name says nothing of its age."""
    slug, path = request.path_params["game"], request.path_params["path"]
    file = await run_in_threadpool(_found, slug, path)
    return file_answer(file, request.scope, cache="no-cache")


def package_routes() -> list[BaseRoute]:
    return [Route("/games/{game}/{path:path}", show_file)]
