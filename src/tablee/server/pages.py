"""The page: built files from inside the package, the same one for every place in it."""

import os
from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from tablee.server.files import PACKED, file_answer

PAGE = Path(__file__).parent / "page"
LONG = "public, max-age=31536000, immutable"  # built files carry their digest in the name
ASK_AGAIN = "no-cache"


class Built(StaticFiles):
    """Files whose name changes when they do."""

    def lookup_path(self, path: str) -> tuple[str, os.stat_result | None]:
        """Packed forms have no address of their own: they would come without their type."""
        packed = path.endswith(tuple(PACKED.values()))
        return ("", None) if packed else super().lookup_path(path)

    def file_response(
        self,
        full_path: str | os.PathLike[str],
        stat_result: os.stat_result,
        scope: Scope,
        status_code: int = 200,
    ) -> Response:
        file = Path(full_path)
        return file_answer(file, scope, cache=LONG, has_packed=True, status=status_code)


def _index(request: Request, status: int) -> Response:
    index = PAGE / "index.html"
    if not index.exists():
        return PlainTextResponse("The page is not built: run `make page`.", 503)
    return file_answer(
        index,
        request.scope,
        cache=ASK_AGAIN,
        media_type="text/html; charset=utf-8",
        has_packed=True,
        status=status,
    )


async def show(request: Request) -> Response:
    """The page finds out by its address where it is."""
    return _index(request, 200)


async def lost(request: Request) -> Response:
    """An address that is none of ours: the page says so, and programs get JSON."""
    if request.url.path.startswith("/api"):
        raise HTTPException(404)
    return _index(request, 404)


async def icon(request: Request) -> Response:
    return file_answer(PAGE / "icon.svg", request.scope, cache=ASK_AGAIN, has_packed=True)


async def worker(request: Request) -> Response:
    """What keeps the page for when there is no network; it speaks for the whole site."""
    return file_answer(PAGE / "sw.js", request.scope, cache=ASK_AGAIN, has_packed=True)


async def manifest(request: Request) -> Response:
    """What the page is called when it is installed."""
    return file_answer(
        PAGE / "tablee.webmanifest",
        request.scope,
        cache=ASK_AGAIN,
        media_type="application/manifest+json",
    )


async def engine_list(request: Request) -> Response:
    """Which engine there is for a device, and what it can play."""
    file = PAGE / "engine" / request.url.path.rpartition("/")[2]
    if not file.exists():
        raise HTTPException(404)
    return file_answer(file, request.scope, cache=ASK_AGAIN)


def page_routes() -> list[BaseRoute]:
    """Home, a table or a replay by its link, the built files, and the engine for a device."""
    assets = Built(directory=PAGE / "assets", check_dir=False)
    return [
        Route("/", show),
        Route("/t/{table}", show),
        Route("/r/{table}", show),
        Route("/icon.svg", icon),
        Route("/sw.js", worker),
        Route("/tablee.webmanifest", manifest),
        Mount("/icons", Built(directory=PAGE / "icons", check_dir=False)),
        Mount("/assets", assets),
        Route("/engine/engine.json", engine_list),
        Route("/engine/games.json", engine_list),
        Mount("/engine", Built(directory=PAGE / "engine", check_dir=False)),
        Route("/{path:path}", lost),
    ]
