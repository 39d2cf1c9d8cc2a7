"""Cut a picture of a board to the part that matters, and leave out all that lies outside of it."""

import re
from collections.abc import Iterable
from xml.etree import ElementTree as ET

from tablee.core.svg import FONT, INK, Markup, number

NS = "{http://www.w3.org/2000/svg}"
WIDE, HIGH = 640, 400  # every picture of a how-to is as wide and as high, so that no text jumps
LONGEST = 2  # letters: digits and labels stay, words go, as there are two languages
REACH = 70.0  # how far a drawing that is used may reach from its middle
NUMBER = re.compile(r"-?\d*\.?\d+(?:e-?\d+)?")
Matrix = tuple[float, float, float, float, float, float]
Box = tuple[float, float, float, float]
SAME: Matrix = (1, 0, 0, 1, 0, 0)


def cut(drawn: str, x: float, y: float, wide: float, *over: Markup, ground: str = "") -> str:
    """The part of a picture from its left upper corner on; what stands ``over`` it is drawn last.

    ``ground`` is the colour of the table where the picture does not reach so far.
    """
    high = wide * HIGH / WIDE
    root = ET.fromstring(drawn)  # noqa: S314 - our own picture
    for child in list(root):
        if child.tag in (f"{NS}title", f"{NS}desc"):
            root.remove(child)
    kept = (x, y, x + wide, y + high)
    for child in root:
        if child.tag != f"{NS}defs":
            _prune(child, SAME, kept)
    if over:
        words = f'<svg xmlns="{NS[1:-1]}">{"".join(over)}</svg>'
        root.append(ET.fromstring(words.replace("<svg", "<g", 1)[:-6] + "</g>"))  # noqa: S314
    if ground:
        look = {"x": x, "y": y, "width": wide, "height": high}
        paper = ET.Element(f"{NS}rect", {name: number(each) for name, each in look.items()})
        paper.set("fill", ground)
        root.insert(0, paper)
    _forget(root)
    root.attrib = {
        "viewBox": f"{number(x)} {number(y)} {number(wide)} {number(high)}",
        "width": str(WIDE),
        "height": str(HIGH),
    }
    ET.register_namespace("", NS[1:-1])
    return ET.tostring(root, encoding="unicode") + "\n"


def frame(ground: str, art: Iterable[tuple[str, Markup]], *inside: Markup, defs: str = "") -> str:
    """A picture put together from pieces, on a plain ground."""
    drawings = "".join(f'<g id="{name}">{drawing}</g>' for name, drawing in art)
    paper = f'<rect x="0" y="0" width="{WIDE}" height="{HIGH}" fill="{ground}"/>'
    look = f'fill="{INK}" font-family="{FONT}"'
    body = f"<defs>{drawings}{defs}</defs><g {look}>{paper}{''.join(inside)}</g>"
    return cut(f'<svg xmlns="{NS[1:-1]}">{body}</svg>', 0, 0, WIDE)


def _prune(element: ET.Element, outer: Matrix, kept: Box) -> None:
    """Remove all that lies outside, and words."""
    here = _times(outer, _matrix(element.get("transform", "")))
    for child in list(element):
        inner = _times(here, _matrix(child.get("transform", "")))
        if child.tag == f"{NS}g":
            _prune(child, here, kept)
            is_out = len(child) == 0
        elif child.tag == f"{NS}text":
            is_out = len(child.text or "") > LONGEST or _is_out(child, inner, kept)
        else:
            is_out = _is_out(child, inner, kept)
        if is_out:
            element.remove(child)


def _is_out(element: ET.Element, matrix: Matrix, kept: Box) -> bool:
    points = _points(element)
    if not points:
        return False
    a, b, c, d, e, f = matrix
    xs = [a * x + c * y + e for x, y in points]
    ys = [b * x + d * y + f for x, y in points]
    return min(xs) > kept[2] or max(xs) < kept[0] or min(ys) > kept[3] or max(ys) < kept[1]


def _points(element: ET.Element) -> list[tuple[float, float]]:
    """Corners of a box around an element; none when nobody knows."""

    def get(name: str) -> float:
        return float(element.get(name, "0"))

    kind = element.tag.removeprefix(NS)
    if kind == "rect":
        return _corners(get("x"), get("y"), get("x") + get("width"), get("y") + get("height"))
    if kind in ("circle", "ellipse"):
        rx, ry = (get("r"), get("r")) if kind == "circle" else (get("rx"), get("ry"))
        return _corners(get("cx") - rx, get("cy") - ry, get("cx") + rx, get("cy") + ry)
    if kind == "text":
        return _corners(get("x") - 20, get("y") - 20, get("x") + 20, get("y") + 5)
    if kind == "use":
        return _corners(-REACH, -REACH, REACH, REACH)
    return _on_path(element.get("d", "")) if kind == "path" else []


def _on_path(d: str) -> list[tuple[float, float]]:
    numbers = [float(each) for each in NUMBER.findall(d)]
    if re.fullmatch(r"[MLZ\d\s.\-]+", d):
        return list(zip(numbers[::2], numbers[1::2], strict=True))
    if len(numbers) < 2 or not d.startswith("M"):
        return []
    x, y = numbers[:2]  # it bends: somewhere around its beginning
    return _corners(x - 4 * REACH, y - 4 * REACH, x + 4 * REACH, y + 4 * REACH)


def _corners(left: float, top: float, right: float, low: float) -> list[tuple[float, float]]:
    return [(left, top), (right, top), (left, low), (right, low)]


def _matrix(transform: str) -> Matrix:
    found = SAME
    for name, inside in re.findall(r"(\w+)\(([^)]*)\)", transform):
        v = [float(each) for each in NUMBER.findall(inside)]
        if name == "translate":
            found = _times(found, (1, 0, 0, 1, v[0], v[1]))
        elif name == "scale":
            found = _times(found, (v[0], 0, 0, v[-1], 0, 0))
        elif name == "matrix":
            found = _times(found, (v[0], v[1], v[2], v[3], v[4], v[5]))
        else:  # a quarter turn of something small
            assert name == "rotate"
            assert v == [90]
            found = _times(found, (0, 1, -1, 0, 0, 0))
    return found


def _times(one: Matrix, two: Matrix) -> Matrix:
    a, b, c, d, e, f = one
    g, h, i, j, k, m = two
    return (
        *(a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j),
        *(a * k + c * m + e, b * k + d * m + f),
    )


def _forget(root: ET.Element) -> None:
    """Drawings and gradients that nothing uses any more."""
    for defs in root.iter(f"{NS}defs"):
        while True:
            text = ET.tostring(root, encoding="unicode")
            used = set(re.findall(r"href=\"#([^\"]+)|url\(#([^)]+)\)", text))
            names = {name for pair in used for name in pair}
            unused = [each for each in defs if each.get("id") not in names]
            if not unused:
                break
            for each in unused:
                defs.remove(each)
