"""SVG from small pieces: everything escaped, numbers rounded, the same calls give the same bytes.

Text is escaped wherever it stands, unless it is :class:`Markup`, which only these functions make.
No styles, no scripts, and no reference but to what stands in the same picture.
"""

import json
import re
from collections.abc import Iterable, Mapping
from importlib.resources import files
from typing import Any

FONT = "system-ui, -apple-system, Segoe UI, Roboto, DejaVu Sans, sans-serif"
INK, PAPER, SHADE, BAR = "#33261a", "#f6ecd9", "#eadcc0", "#2b211c"
GLOW = "#ffc857"  # whose turn it is
WIDE = 640  # units: small print of 15 can still be read when a picture is 480 pixels wide
_BAR_HIGH = 46
_UNFIT = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")  # not in XML
_USED = re.compile(r'href="#([^"]+)"')
Point = tuple[float, float]


class Markup(str):
    """Text that is SVG already."""

    __slots__ = ()


def escape(text: str) -> str:
    """Text as it may stand in an element or an attribute."""
    if _UNFIT.search(text):
        text = _UNFIT.sub("\ufffd", text)
    text = text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
    return text.replace('"', "&quot;").replace("'", "&#39;")


def number(value: float) -> str:
    """Two decimals at most, and no minus before a zero."""
    if type(value) is int:
        return str(value)
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def tag(name: str, *inside: str, **attributes: Any) -> Markup:
    """An element; ``stroke_width=2`` is ``stroke-width="2"``, and ``None`` is left out."""
    words = [name]
    for key, value in attributes.items():
        if value is not None:
            text = escape(value) if isinstance(value, str) else number(value)
            words.append(f'{key.rstrip("_").replace("_", "-")}="{text}"')
    content = "".join([item if type(item) is Markup else escape(item) for item in inside])
    opening = " ".join(words)
    return Markup(f"<{opening}>{content}</{name}>" if content else f"<{opening}/>")


def join(parts: Iterable[Markup]) -> Markup:
    return Markup("".join(parts))


def group(*inside: Markup, at: Point | None = None, scale: float = 1, **attributes: Any) -> Markup:
    """Several things together, moved and made larger."""
    if at is not None:
        moved = f"translate({number(at[0])} {number(at[1])})"
        attributes["transform"] = moved if scale == 1 else f"{moved} scale({number(scale)})"
    return tag("g", *inside, **attributes)


def rect(x: float, y: float, width: float, height: float, **attributes: Any) -> Markup:
    return tag("rect", x=x, y=y, width=width, height=height, **attributes)


def circle(x: float, y: float, r: float, **attributes: Any) -> Markup:
    return tag("circle", cx=x, cy=y, r=r, **attributes)


def path(d: str, **attributes: Any) -> Markup:
    return tag("path", d=d, **attributes)


def way(points: Iterable[Point], *, closed: bool = False) -> str:
    """Straight lines from point to point, for a path; to a tenth, as a board has hundreds."""
    d = "L".join([f"{number(round(x, 1))} {number(round(y, 1))}" for x, y in points])
    return f"M{d}Z" if closed else f"M{d}"


def text(x: float, y: float, words: str, size: float = 16, **attributes: Any) -> Markup:
    """Words on a line; ``anchor`` says where ``x`` is: start, middle, end."""
    if (anchor := attributes.pop("anchor", None)) is not None:
        attributes["text_anchor"] = anchor
    if attributes.pop("bold", False):
        attributes["font_weight"] = 700
    return tag("text", words, x=x, y=y, font_size=size, **attributes)


def fit(words: str, size: float, width: float) -> str:
    """Words cut to a width; letters are taken to be wide, as nobody knows the font."""
    most = max(1, int(width / (size * 0.58)))
    return words if len(words) <= most else words[: most - 1].rstrip() + "…"


def panel(x: float, y: float, width: float, height: float, fill: str = PAPER) -> Markup:
    """A sheet of paper with a soft shadow."""
    shadow = rect(x, y + 3, width, height, rx=11, fill="#1a0c02", opacity=0.28)
    return join((shadow, rect(x, y, width, height, rx=11, fill=fill)))


# -- drawings that are used many times -------------------------------------------------------------


def read_art(package: str) -> Mapping[str, Markup]:
    """The drawings beside a picture, by name: ``art.json``, written by the page's components."""
    drawn = json.loads(files(package).joinpath("art.json").read_text(encoding="utf-8"))
    slug = package.split(".")[-2]
    return {f"{slug}-{name}": Markup(fragment) for name, fragment in drawn.items()}


def use(name: str, at: Point = (0, 0), scale: float = 1, **attributes: Any) -> Markup:
    """One of the drawings; the picture then brings it along, once."""
    moved = f"translate({number(at[0])} {number(at[1])})" if at != (0, 0) else ""
    if scale != 1:
        moved += f" scale({number(scale)})"
    return tag("use", href=f"#{name}", transform=moved.lstrip() or None, **attributes)


def gradient(name: str, *stops: tuple[float, str, float], **attributes: Any) -> Markup:
    """A round gradient for ``fill="url(#name)"``: offsets, colours and how much they cover."""
    inside = (tag("stop", offset=at, stop_color=c, stop_opacity=a) for at, c, a in stops)
    kind = attributes.pop("kind", "radialGradient")
    return tag(kind, *inside, id=name, **attributes)


# -- the whole picture -----------------------------------------------------------------------------


def page(
    height: float,
    *inside: Markup,
    title: str,
    status: str,
    told: str,
    ground: str,
    art: Mapping[str, Markup] | None = None,
    defs: Markup | None = None,
    language: str = "en",
) -> str:
    """A whole picture: a bar with the game and how it stands, and below it what is drawn.

    ``told`` says in words what there is to see; of ``art`` the drawings that are used come along,
    ``defs`` (gradients) in any case. The bar is drawn above ``y`` = 0.
    """
    width = WIDE
    room = width - 40 - len(title) * 12.5
    bar = (
        path(
            f"M0 0V{-_BAR_HIGH + 14}q0-14 14-14H{number(width - 14)}q14 0 14 14V0Z",
            fill=BAR,
        ),
        text(18, -15, title, 21, bold=True, fill="#fff"),
        text(width - 18, -15, fit(status, 16, room), 16, anchor="end", fill=PAPER),
    )
    foot = path(
        f"M0 0H{number(width)}V{number(height - 14)}q0 14-14 14H14q-14 0-14-14Z", fill=ground
    )
    body = join((*bar, foot, *inside))
    used = set(_USED.findall(body))
    kept = [tag("g", drawn, id=name) for name, drawn in (art or {}).items() if name in used]
    kept += [defs] if defs else []
    tall = height + _BAR_HIGH
    return tag(
        "svg",
        tag("title", f"{title}: {status}" if language == "en" else f"{title} – {status}"),
        tag("desc", told),
        *([tag("defs", *kept)] if kept else ()),
        tag("g", body, fill=INK, font_family=FONT),  # on the root, a page's style would win
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 {-_BAR_HIGH} {number(width)} {number(tall)}",
        width=width,
        height=tall,
        style="max-width:100%;height:auto",
        role="img",
        lang=None if language == "en" else language,
    )
