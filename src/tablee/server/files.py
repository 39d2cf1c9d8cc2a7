"""A file as an answer: its type, the smallest form that is welcome, and whether it has changed.

A file may have packed forms beside it, ``index.js.br`` and ``index.js.gz``: they are made when the
page is built, so that no request waits for a compressor.
"""

import os
from pathlib import Path

from starlette.datastructures import Headers
from starlette.responses import FileResponse, Response
from starlette.staticfiles import NotModifiedResponse, StaticFiles
from starlette.types import Scope

TYPES = {  # the tables of the system differ, and browsers run no script of another type
    ".css": "text/css; charset=utf-8",
    ".gif": "image/gif",
    ".jpeg": "image/jpeg",
    ".jpg": "image/jpeg",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".md": "text/markdown; charset=utf-8",
    ".mjs": "text/javascript; charset=utf-8",
    ".mp3": "audio/mpeg",
    ".ogg": "audio/ogg",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
    ".wav": "audio/wav",
    ".webp": "image/webp",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
    ".zip": "application/zip",
}
OTHER = "application/octet-stream"
PACKED = {"br": ".br", "gzip": ".gz"}  # by coding, the smallest first


def file_answer(
    file: Path,
    scope: Scope,
    *,
    cache: str,
    media_type: str = "",
    has_packed: bool = False,
    status: int = 200,
) -> Response:
    """The file, or that it has not changed. ``has_packed``: look for smaller forms beside it.

    Without a ``media_type`` the name says it; no file of a package is a page of its own.
    """
    asked = Headers(scope=scope)
    headers = {"Cache-Control": cache}
    chosen, stat = file, None
    if has_packed:
        headers["Vary"] = "Accept-Encoding"
        coding, chosen, stat = _smallest(file, asked)
        if coding is not None:
            headers["Content-Encoding"] = coding
    response = FileResponse(
        chosen,
        status_code=status,
        headers=headers,
        media_type=media_type or TYPES.get(file.suffix.lower(), OTHER),
        stat_result=stat or file.stat(),
    )
    if status == 200 and StaticFiles.is_not_modified(_NOWHERE, response.headers, asked):
        return NotModifiedResponse(response.headers)
    return response


_NOWHERE = StaticFiles(directory=None)  # its one question that needs no folder


def _smallest(file: Path, asked: Headers) -> tuple[str | None, Path, os.stat_result | None]:
    """The coding, the file and what the system says of it; a part is always of the file itself."""
    wanted = () if "range" in asked else accepted(asked.get("accept-encoding", ""))
    for coding in wanted:
        packed = file.with_name(file.name + PACKED[coding])
        try:
            return coding, packed, packed.stat()
        except FileNotFoundError:
            continue
    return None, file, None


def accepted(header: str) -> tuple[str, ...]:
    """The codings of :data:`PACKED` that an ``Accept-Encoding`` allows, the smallest first."""
    weights: dict[str, float] = {}
    for part in header.lower().split(","):
        name, *parameters = (each.strip() for each in part.split(";"))
        weights[name] = min([1.0, *map(_weight, parameters)])
    others = weights.get("*", 0.0)
    return tuple(coding for coding in PACKED if weights.get(coding, others) > 0)


def _weight(parameter: str) -> float:
    """Of ``q=0.5``; what cannot be read is as good as a refusal."""
    name, _, value = parameter.partition("=")
    if name.strip() != "q":
        return 1.0
    try:
        return float(value)
    except ValueError:
        return 0.0
