"""The page: built files from inside the package, the same one for every place in it."""

from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles

PAGE = Path(__file__).parent / "page"
LONG = "public, max-age=31536000, immutable"  # built files carry their digest in the name


class Built(StaticFiles):
    """Files whose name changes when they do."""

    def file_response(self, *args: object, **kwargs: object) -> Response:
        response = super().file_response(*args, **kwargs)  # type: ignore[arg-type]
        response.headers["Cache-Control"] = LONG
        return response


async def show(request: Request) -> Response:
    """The page finds out by its address where it is."""
    index = PAGE / "index.html"
    if not index.exists():
        return PlainTextResponse("The page is not built: run `make page`.", 503)
    return FileResponse(index, headers={"Cache-Control": "no-cache"})


async def lost(request: Request) -> Response:
    """An address that is none of ours: the page says so, and programs get JSON."""
    if request.url.path.startswith("/api"):
        raise HTTPException(404)
    response = await show(request)
    response.status_code = max(response.status_code, 404)
    return response


async def icon(request: Request) -> Response:
    return FileResponse(PAGE / "icon.svg")


def page_routes() -> list[BaseRoute]:
    """Home, a table or a replay by its link, and the built files."""
    assets = Built(directory=PAGE / "assets", check_dir=False)
    return [
        Route("/", show),
        Route("/t/{table}", show),
        Route("/r/{table}", show),
        Route("/icon.svg", icon),
        Mount("/assets", assets),
        Route("/{path:path}", lost),
    ]
