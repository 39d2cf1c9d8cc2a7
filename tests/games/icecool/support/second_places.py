"""The floor of ICECOOL², measured in the plainest way: every point is tried (IC-24, 38, 60..63).

Whole nanometres throughout. Only the numbers of the school are shared with the game.
"""

from functools import cache

from tablee.games.icecool.board.school import school

Spot = tuple[int, int]
Box = tuple[int, int, int, int]
MM = 1_000_000
R = 17 * MM + MM // 2
APART = 2 * R + MM // 2
CENTRE: Spot = (80 * MM, 93 * MM + MM // 2)  # IC-14
CIRCLE = 25 * MM
NEAR = 150  # mm round the circle's centre: four penguins never fill that


def nm(metres: float) -> int:
    return round(metres * 1_000_000_000)


def spot(point: tuple[float, float]) -> Spot:
    return nm(point[0]), nm(point[1])


def far(one: Spot, other: Spot) -> int:
    """The squared distance."""
    return (one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2


def gap(at: Spot, box: Box) -> int:
    """The squared distance from a point to a box."""
    x, y = min(max(at[0], box[0]), box[2]), min(max(at[1], box[1]), box[3])
    return far(at, (x, y))


@cache
def rooms() -> dict[int, Box]:
    return {each.id: tuple(map(nm, each.rect)) for each in school().rooms}  # type: ignore[misc]


@cache
def lines() -> dict[int, Box]:
    """IC-15: 35 mm inside the walls."""
    inset = 35 * MM
    return {
        number: (x0 + inset, y0 + inset, x1 - inset, y1 - inset)
        for number, (x0, y0, x1, y1) in rooms().items()
    }


@cache
def doors() -> dict[str, tuple[int, int]]:
    """The two rooms of each door."""
    return {each.id: each.rooms for each in school().doors}


@cache
def frames() -> dict[str, Box]:
    """IC-60: wall thickness x door width."""
    found: dict[str, Box] = {}
    for door in school().doors:
        at, middle, half = nm(door.at), nm(door.centre), nm(door.width) // 2
        across, along = (at - 3 * MM, at + 3 * MM), (middle - half, middle + half)
        (x0, x1), (y0, y1) = (across, along) if door.axis == "x" else (along, across)
        found[door.id] = x0, y0, x1, y1
    return found


@cache
def solid() -> tuple[Box, ...]:
    """The walls round the classroom, where the circle is: all that place_start can meet."""
    found: list[Box] = []
    for wall in school().walls:
        half = nm(wall.thickness) // 2
        cuts = [nm(wall.span[0])]
        for door in sorted(school().doors, key=lambda each: each.centre):
            if door.wall == wall.id:
                cuts += [
                    nm(door.centre) - nm(door.width) // 2,
                    nm(door.centre) + nm(door.width) // 2,
                ]
        cuts.append(nm(wall.span[1]))
        across = nm(wall.at) - half, nm(wall.at) + half
        for low, high in zip(cuts[::2], cuts[1::2], strict=True):
            (x0, x1), (y0, y1) = (
                (across, (low, high)) if wall.axis == "x" else ((low, high), across)
            )
            found.append((x0, y0, x1, y1))
    return tuple(found)


def roomy(at: Spot, others: list[Spot]) -> bool:
    return all(far(at, each) >= APART**2 for each in others)


def on_circle(at: Spot) -> bool:
    """IC-41: the resting footprint overlaps it."""
    return far(at, CENTRE) < (CIRCLE + R) ** 2


def in_circle(at: Spot) -> bool:
    return far(at, CENTRE) <= CIRCLE**2


@cache
def around() -> tuple[Spot, ...]:
    """The points of the grid near the circle where no wall is, nearest first."""
    width, depth = (nm(side) for side in school().outline[2:])
    grid = [(x * MM, y * MM) for x in range(80 + NEAR) for y in range(94 + NEAR)]
    kept = [
        (x, y)
        for x, y in grid
        if R <= x <= width - R
        and R <= y <= depth - R
        and all(gap((x, y), box) >= R**2 for box in solid())
    ]
    return tuple(sorted(kept, key=lambda at: (far(at, CENTRE), *at)))


def best_start(others: list[Spot]) -> Spot:
    """IC-38: the free point nearest to the circle's centre."""
    return next(at for at in around() if roomy(at, others))


def circle_is_full(others: list[Spot]) -> bool:
    return not in_circle(best_start(others))


def stuck_in(at: Spot) -> str | None:
    """IC-60: the footprint overlaps the frame of this door."""
    return next((door for door, box in frames().items() if gap(at, box) < R**2), None)


def inside(at: Spot, box: Box) -> bool:
    return box[0] <= at[0] <= box[2] and box[1] <= at[1] <= box[3]


def room_of(at: Spot) -> int | None:
    return next((number for number, box in rooms().items() if inside(at, box)), None)


def rooms_of(at: Spot | None) -> set[int]:
    """IC-88: where a penguin is."""
    if at is None:
        return {1}
    door = stuck_in(at)
    if door is not None:
        return {*doors()[door]}
    room = room_of(at)
    return set() if room is None else {room}


def line_rooms(at: Spot) -> set[int]:
    """IC-60..63: the rooms whose orange line one may choose."""
    door = stuck_in(at)
    if door is None:
        room = room_of(at)
        return set() if room is None or inside(at, lines()[room]) else {room}
    box = frames()[door]
    middle = (box[0] + box[2]) // 2, (box[1] + box[3]) // 2
    axis = 0 if box[2] - box[0] < box[3] - box[1] else 1
    away = at[axis] - middle[axis]
    if abs(away) < 14 * MM + MM // 2:
        return {*doors()[door]}
    mine = [each for each in doors()[door] if (rooms()[each][axis] > middle[axis]) == (away > 0)]
    return {*mine}


def line_point(room: int, at: Spot, others: list[Spot]) -> Spot | None:
    """IC-60: the nearest available point of an orange line."""
    ranked = sorted((far(each, at), *each) for each in line_points(room))
    return next(((x, y) for _, x, y in ranked if roomy((x, y), others)), None)


@cache
def line_points(room: int) -> tuple[Spot, ...]:
    """A point every millimetre; corners come twice."""
    x0, y0, x1, y1 = lines()[room]
    along = [(x, y) for x in range(x0, x1 + 1, MM) for y in (y0, y1)]
    return (*along, *((x, y) for x in (x0, x1) for y in range(y0, y1 + 1, MM)))
