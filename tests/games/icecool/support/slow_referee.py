"""A second referee of traces, sample by sample in plain Python; it shares no code with the game's.

It reads the school's file, turns every sphere by its quaternion and follows the rules' words.
What it finds: doors passed and walls crossed (IC-52, IC-55), first contacts (IC-66), bounces
(IC-82), jumps (IC-79).
"""

import json
from math import sqrt
from pathlib import Path
from typing import Any

Vector = tuple[float, float, float]
Found = set[tuple[Any, ...]]

HERE = Path(__file__).parents[4] / "src" / "tablee" / "games" / "icecool" / "board"
FILE: dict[str, Any] = json.loads((HERE / "school.json").read_text(encoding="utf-8"))
ROOMS: dict[int, list[float]] = {room["id"]: room["rect"] for room in FILE["rooms"]}
SPHERES: list[tuple[float, float]] = [
    (part["r"], part["z"] - 0.0115) for part in FILE["penguin"]["spheres"]
]
ADJACENT = {frozenset(pair) for pair in FILE["adjacent_rooms"]}
TOP, LINTEL = 0.068, 0.058
# Which wall two rooms share, read off the plan.
SHARED = {
    frozenset(pair): wall
    for wall, pairs in {
        "W1": [(1, 3), (1, 5)],
        "W2": [(1, 4), (4, 5)],
        "W3": [(2, 4), (2, 5)],
        "W4": [(2, 3), (3, 5)],
    }.items()
    for pair in pairs
}


def turned(quaternion: list[float], vector: Vector) -> Vector:
    """q v q*, as two Hamilton products."""
    w, *axis = quaternion
    inner = (
        -dot(axis, vector),
        *(w * v + c for v, c in zip(vector, cross(axis, vector), strict=True)),
    )
    back = [-each for each in axis]
    spun = [
        inner[0] * b + w * v + c
        for b, v, c in zip(back, inner[1:], cross(inner[1:], back), strict=True)
    ]
    return spun[0], spun[1], spun[2]


def dot(one: Any, other: Any) -> float:
    return float(sum(a * b for a, b in zip(one, other, strict=True)))


def cross(one: Any, other: Any) -> Vector:
    return (
        one[1] * other[2] - one[2] * other[1],
        one[2] * other[0] - one[0] * other[2],
        one[0] * other[1] - one[1] * other[0],
    )


def plus(one: Any, other: Any) -> Vector:
    return one[0] + other[0], one[1] + other[1], one[2] + other[2]


class Body:
    """One penguin of a trace as plain lists."""

    def __init__(self, trace: Any, index: int) -> None:
        self.place: list[Vector] = [tuple(p) for p in trace.places[:, index].T.tolist()]
        self.turn: list[list[float]] = trace.turns[:, index].T.tolist()
        self.rate: list[list[float]] = trace.rates[:, index].tolist()
        self.spheres: list[list[Vector]] = [
            [plus(place, turned(turn, (0.0, 0.0, lever))) for _, lever in SPHERES]
            for place, turn in zip(self.place, self.turn, strict=True)
        ]
        off = trace.off[index]
        self.end: int = len(self.place) if off is None else off
        self.seat = int(trace.starts[index].seat)

    def inside(self, sample: int) -> int:
        """The room it is entirely in, or 0."""
        for room, (x0, y0, x1, y1) in ROOMS.items():
            if all(
                x0 <= x - r and x + r <= x1 and y0 <= y - r and y + r <= y1
                for (x, y, _), (r, _) in zip(self.spheres[sample], SPHERES, strict=True)
            ):
                return room
        return 0

    def on_floor(self, sample: int) -> bool:
        balls = zip(self.spheres[sample], SPHERES, strict=True)
        return any(centre[2] - r <= 0 for centre, (r, _) in balls)

    def velocity(self, sample: int, sphere: int) -> Vector:
        lever = (0.0, 0.0, SPHERES[sphere][1])
        spin = turned(self.turn[sample], cross(self.rate[sample][3:], lever))
        return plus(self.rate[sample][:3], spin)


def slowly_judged(trace: Any) -> Found:
    bodies = [Body(trace, index) for index in range(len(trace.starts))]
    found: Found = set()
    for body in bodies:
        found |= passages(body) | bounces(body)
    for number, one in enumerate(bodies):
        for other in bodies[number + 1 :]:
            found |= contact(one, other)
    return found


def passages(body: Body) -> Found:
    found: Found = set()
    room, left, took_off = 0, 0, 0
    for sample in range(body.end):
        now = body.inside(sample)
        if now and room and now != room:
            found |= crossed(body, room, now, left, sample, took_off)
        if now:
            room, left = now, sample
            if body.on_floor(sample):
                took_off = now
    return found


def crossed(body: Body, one: int, two: int, left: int, sample: int, took_off: int) -> Found:
    wall = next((w for w in FILE["walls"] if w["id"] == SHARED.get(frozenset({one, two}))), None)
    if wall is None:
        return {("crossed_over", sample, body.seat, one, two, None)}
    axis = "xy".index(wall["axis"])
    before = max(
        k
        for k in range(left, sample)
        if (body.place[k][axis] < wall["at"]) != (body.place[k + 1][axis] < wall["at"])
    )
    here, there = body.place[before], body.place[before + 1]
    part = (wall["at"] - here[axis]) / (there[axis] - here[axis])
    along = here[1 - axis] + part * (there[1 - axis] - here[1 - axis])
    height = here[2] + part * (there[2] - here[2])
    for door in FILE["doors"]:
        if {*door["rooms"]} == {one, two} and height < LINTEL:
            assert abs(along - door["centre"]) <= door["width"] / 2, "through a wall"
            return {("passed", sample, body.seat, door["id"], one, two)}
    assert height > TOP, "through a wall"
    found: Found = {("crossed_over", sample, body.seat, one, two, wall["id"])}
    simulated = len(body.place) - 1
    landing = next((k for k in range(before + 1, simulated) if body.on_floor(k)), None)
    if landing is not None and took_off == one and max(landing, sample) < body.end:
        x, y, _ = body.place[landing]
        for room, (x0, y0, x1, y1) in ROOMS.items():
            if x0 <= x <= x1 and y0 <= y <= y1 and frozenset({one, room}) in ADJACENT:
                found.add(("jumped", max(landing, sample), body.seat, one, room))
    return found


def bounces(body: Body) -> Found:
    """Wall by wall: the pieces between its doors, from the floor to the top."""
    found: Found = set()
    for wall in FILE["walls"]:
        axis, half = "xy".index(wall["axis"]), wall["thickness"] / 2
        edges = [wall["span"][0]]
        for door in sorted(
            (d["centre"], d["width"]) for d in FILE["doors"] if d["wall"] == wall["id"]
        ):
            edges += [door[0] - door[1] / 2, door[0] + door[1] / 2]
        edges.append(wall["span"][1])
        for start, end in zip(edges[::2], edges[1::2], strict=True):
            for sphere, (radius, _) in enumerate(SPHERES):
                touched = True  # at the start nothing "starts" to touch
                for sample in range(min(body.end, len(body.place) - 1)):
                    centre = body.spheres[sample][sphere]
                    if abs(centre[axis] - wall["at"]) > half + radius:
                        touched = False
                        continue
                    nearest = list(centre)
                    nearest[axis] = min(max(centre[axis], wall["at"] - half), wall["at"] + half)
                    nearest[1 - axis] = min(max(centre[1 - axis], start), end)
                    nearest[2] = min(max(centre[2], 0.0), TOP)
                    away = [a - b for a, b in zip(centre, nearest, strict=True)]
                    gap = sqrt(dot(away, away))
                    if gap < radius and not touched and sample:
                        normal = [each / gap for each in away]
                        speed = -dot(body.velocity(sample - 1, sphere), normal)
                        if abs(normal[axis]) >= 0.7 and speed >= 0.05:
                            found.add(("bounced", sample, body.seat, wall["id"]))
                    touched = gap < radius
    return found


def contact(one: Body, other: Body) -> Found:
    for sample in range(1, min(one.end, other.end, len(one.place) - 1)):
        if (
            sum((a - b) ** 2 for a, b in zip(one.place[sample], other.place[sample], strict=True))
            > 0.01
        ):
            continue
        for here, (radius, _) in zip(one.spheres[sample], SPHERES, strict=True):
            for there, (girth, _) in zip(other.spheres[sample], SPHERES, strict=True):
                away = [a - b for a, b in zip(here, there, strict=True)]
                if sqrt(dot(away, away)) < radius + girth:
                    return {("touched", sample, frozenset({one.seat, other.seat}))}
    return set()
