"""Draw the ways of flicks on the side for the documents (``make pictures``), by the physics."""

from pathlib import Path

from tablee.core.protocol import Seat
from tablee.games.icecool.board.spots import Standing
from tablee.games.icecool.model.flick import BELLY, Flick
from tablee.games.icecool.physics.curve import FOOT
from tablee.games.icecool.physics.engine import Engine
from tablee.games.icecool.physics.simulate import Shot, simulate_many
from tablee.games.icecool.physics.trace import Trace

FIGURE = Path(__file__).parent.parent / "docs" / "pictures" / "icecool-curves.svg"
PANELS = (  # power, and the flicks on the side that it shows
    (550, (-900, -550, -300, -100, 0, 100, 300, 550, 900)),
    (1000, (-900, -550, -300, -100, 0, 100, 300, 550, 900)),
)
SIDE = 550  # what the page proposes
SCALE = 640  # of a picture for a metre
BACK, AHEAD, ASIDE = 0.06, 0.52, 0.36  # m around the start
TICK = 0.1  # m
EVERY = 20  # samples: 10 ms
INK, FAINT, ICE, WARM = "#1d2b3a", "#b9c6d2", "#f4f8fb", "#b3460f"


def figure() -> str:
    """The ways on a bare floor, as SVG."""
    width, height = round(2 * ASIDE * SCALE), round((BACK + AHEAD) * SCALE)
    wide, high = 2 * width + 24, height + 56
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}" role="img" '
        f'font-family="system-ui, sans-serif" font-size="13" fill="{INK}">',
        "<title>Ways of a penguin that is hit beside the middle</title>",
        f'<rect width="{wide}" height="{high}" fill="#ffffff"/>',
    ]
    floor = Engine(1, boxes=())
    start = (Standing(Seat(0), 0.0, 0.0),)
    for index, (power, offsets) in enumerate(PANELS):
        shots = [Shot(start, Seat(0), Flick(0, power, offset, BELLY)) for offset in offsets]
        ways = zip(offsets, simulate_many(shots, floor), strict=True)
        parts.append(f'<g transform="translate({index * (width + 24)} 40)">')
        title = f"power {power // 10} %"
        parts.append(f'<text x="{width / 2}" y="-14" text-anchor="middle">{title}</text>')
        parts += _panel(width, height)
        parts += [_way(offset, trace) for offset, trace in ways]
        size = f"{FOOT * SCALE:.1f}"
        parts.append(f'<circle cx="{_x(0)}" cy="{_y(0)}" r="{size}" fill="{INK}"/></g>')
    return "\n".join([*parts, "</svg>", ""])


def _x(left: float) -> float:
    return round((ASIDE - left) * SCALE, 1)


def _y(ahead: float) -> float:
    return round((AHEAD - ahead) * SCALE, 1)


def _panel(width: int, height: int) -> list[str]:
    """The floor with a line for every 10 cm ahead."""
    found = [
        f'<clipPath id="floor"><rect width="{width}" height="{height}"/></clipPath>',
        f'<rect width="{width}" height="{height}" fill="{ICE}" stroke="{FAINT}"/>',
    ]
    for step in range(1, int(AHEAD / TICK) + 1):
        y = _y(step * TICK)
        found.append(f'<path d="M0 {y}H{width}" stroke="{FAINT}" stroke-dasharray="2 4"/>')
        found.append(f'<text x="6" y="{y - 4}" font-size="11">{round(100 * step * TICK)} cm</text>')
    return found


def _way(offset: int, trace: Trace) -> str:
    points = trace.places[:2, 0, : trace.last : EVERY].T.tolist()
    line = " ".join(f"{_x(left)},{_y(ahead)}" for ahead, left in points)
    colour, wide = (WARM, 2.5) if abs(offset) == SIDE else (INK, 1.5)
    return (
        f'<polyline points="{line}" fill="none" stroke="{colour}" stroke-width="{wide}" '
        f'stroke-linejoin="round" clip-path="url(#floor)"><title>offset {offset}</title></polyline>'
    )


def main() -> None:
    FIGURE.write_text(figure(), encoding="utf-8")


if __name__ == "__main__":
    main()
