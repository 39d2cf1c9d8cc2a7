"""The school's plan, where penguins can stand, and the orange lines."""

import subprocess
import sys
from itertools import combinations, product
from random import Random

import pytest
from tests.games.icecool.support.shots import random_places

from tablee.games.icecool.board.school import NO_ROOM, Point, school
from tablee.games.icecool.board.spots import (
    frame,
    has_elbow_room,
    hits_wall,
    nearest_free_point,
    orange_point,
    orange_rooms,
    overlaps,
    stuck_in,
)

SCHOOL = school()
R = 0.0175
CIRCLE = SCHOOL.red_circle


def gap(at: Point, rect: tuple[float, ...]) -> float:
    x, y = (max(rect[k] - at[k], 0, at[k] - rect[k + 2]) for k in (0, 1))
    return float((x * x + y * y) ** 0.5)


def test_ic_8_facing_sides_form_one_wall_with_at_most_one_doorway() -> None:
    """Every door is in the wall between its rooms, in the stretch that both have."""
    assert len({door.rooms for door in SCHOOL.doors}) == len(SCHOOL.doors)
    for door in SCHOOL.doors:
        wall = SCHOOL.wall_between(*door.rooms)
        assert wall is not None
        assert (wall.id, wall.axis, wall.at) == (door.wall, door.axis, door.at)
        first, second = (SCHOOL.room[each].rect for each in door.rooms)
        across, along = (0, 1) if door.axis == "x" else (1, 0)
        assert first[across + 2] < door.at < second[across]
        assert door.centre - door.width / 2 > max(first[along], second[along])
        assert door.centre + door.width / 2 < min(first[along + 2], second[along + 2])


def test_ic_9_five_rooms_fill_the_outline() -> None:
    """Rooms are apart by a wall, and rooms and walls cover the whole floor."""
    assert SCHOOL.outline == (0, 0, 0.54, 0.52)
    for one, other in combinations(SCHOOL.rooms, 2):
        x = max(one.rect[0], other.rect[0]) - min(one.rect[2], other.rect[2])
        y = max(one.rect[1], other.rect[1]) - min(one.rect[3], other.rect[3])
        assert max(x, y) == pytest.approx(0.006) or max(x, y) > 0.006
    pieces = [box.low[:2] + box.high[:2] for box in SCHOOL.boxes]
    rects = [room.rect for room in SCHOOL.rooms]
    for column, row in product(range(1, 540, 5), range(1, 520, 5)):
        at = column / 1000, row / 1000
        in_walls = min(gap(at, rect) for rect in pieces) < 1e-9
        assert in_walls or any(gap(at, rect) == 0 for rect in rects)


def test_ic_10_the_middle_room_has_three_doors_of_seven() -> None:
    assert len(SCHOOL.doors) == 7
    assert {*SCHOOL.doors_of(5)} == {"d15", "d25", "d45"}


def test_ic_11_three_doors_carry_the_fish_and_touch_all_rooms() -> None:
    assert {*SCHOOL.fish_doors} == {"d14", "d45", "d23"}
    assert {room for door in SCHOOL.fish_doors for room in SCHOOL.door[door].rooms} == {
        1,
        2,
        3,
        4,
        5,
    }


def test_ic_12_walls_and_doors_have_their_measures() -> None:
    for wall in SCHOOL.walls:
        assert wall.thickness == (0.006 if wall.kind == "inner" else 0.003)
        assert wall.height == 0.068
    for box in SCHOOL.boxes:
        assert box.low[2] == (0 if box.lintel is None else 0.058)
        assert box.high[2] == 0.068
    lintels = [box for box in SCHOOL.boxes if box.lintel is not None]
    assert {box.lintel for box in lintels} == {*SCHOOL.door}
    for box in lintels:
        wide = sorted(high - low for low, high in zip(box.low[:2], box.high[:2], strict=True))
        assert wide == pytest.approx([0.006, 0.065])
    head = SCHOOL.penguin.spheres[-1]
    assert head.z + head.r == pytest.approx(SCHOOL.penguin.height)
    assert SCHOOL.penguin.height < SCHOOL.lintel_underside


def test_ic_14_the_red_circle_is_in_the_classroom() -> None:
    assert SCHOOL.room_at(*CIRCLE.centre) == CIRCLE.room == 1
    assert CIRCLE.radius == 0.025


def test_ic_15_every_room_has_an_orange_line_35_mm_inside() -> None:
    for room in SCHOOL.rooms:
        inset = [room.rect[k] + (0.035 if k < 2 else -0.035) for k in range(4)]
        assert room.orange_line == pytest.approx(inset)


def test_ic_17_the_kitchen_line_is_the_catchers_zone() -> None:
    assert SCHOOL.kitchen_zone.rect == SCHOOL.room[2].orange_line
    assert SCHOOL.room[SCHOOL.kitchen_zone.room].key == "kitchen"


def test_ic_18_rooms_that_share_a_wall_are_adjacent() -> None:
    for one, other in combinations(range(1, 6), 2):
        assert SCHOOL.adjacent(one, other) == SCHOOL.adjacent(other, one)
        assert SCHOOL.adjacent(one, other) == ((one, other) not in {(1, 2), (3, 4)})
        assert (SCHOOL.wall_between(one, other) is not None) == SCHOOL.adjacent(one, other)
    assert SCHOOL.door_between(3, 5) is None


def test_room_at_knows_walls_from_rooms() -> None:
    assert SCHOOL.room_at(0.26, 0.25) == 5
    assert SCHOOL.room_at(0.33, 0.1) == NO_ROOM


def slow_free_point(at: Point, others: list[Point], reach: int = 80) -> Point:
    """IC-24, point by point, so many millimetres around."""
    walls = [box.low[:2] + box.high[:2] for box in SCHOOL.boxes if box.lintel is None]
    best: tuple[float, float, float] | None = None
    left, low = (round(each * 1000) - reach for each in at)
    columns = range(max(left, 18), min(left + 2 * reach, 523))
    rows = range(max(low, 18), min(low + 2 * reach, 503))
    for column, row in product(columns, rows):
        x, y = column / 1000, row / 1000
        away = round((x - at[0]) ** 2 + (y - at[1]) ** 2, 15)
        if best is not None and (away, x, y) >= best:
            continue
        if any((x - a) ** 2 + (y - b) ** 2 < 0.0355**2 - 1e-12 for a, b in others):
            continue
        if all(gap((x, y), rect) >= R - 1e-12 for rect in walls):
            best = away, x, y
    assert best is not None
    return best[1:]


def test_ic_24_the_nearest_free_point_of_the_grid() -> None:
    """As a search through all points finds it: near walls, in corners, in doors, in a crowd."""
    rng = Random(1)
    crowd = [(0.08, 0.0935), (0.1, 0.13), (0.03, 0.1)]
    spots = [(0.001, 0.001), (0.33, 0.07), (0.33, 0.1), (0.2, 0.2), (0.08, 0.09), (0.6, 0.3)]
    spots += [(rng.uniform(0, 0.54), rng.uniform(0, 0.52)) for _ in range(3)]
    for at in spots:
        found = nearest_free_point(at, crowd)
        assert found == pytest.approx(slow_free_point(at, crowd), abs=1e-12)
        assert not hits_wall(found)
        assert has_elbow_room(found, crowd)


def test_ic_24_ties_go_to_smaller_x_then_smaller_y() -> None:
    assert nearest_free_point((0.1005, 0.1005), []) == (0.1, 0.1)
    assert nearest_free_point((0.26, 0.25), [(0.26, 0.25)]) == (0.225, 0.244)  # 35 and 6 mm away


def test_ic_24_a_doorway_is_free_but_its_jambs_are_not() -> None:
    assert not hits_wall((0.33, 0.1))
    assert not hits_wall((0.33, 0.085))  # exactly R from the jamb
    assert hits_wall((0.33, 0.0849))
    assert hits_wall((0.0174, 0.1))
    assert not hits_wall((0.0175, 0.1))
    assert hits_wall((-0.1, 0.1))


def test_ic_24_far_points_are_found_when_near_ones_are_taken() -> None:
    """More penguins than a table has, so that the first window is full."""
    crowd = [(0.02 + 0.03 * i, 0.02 + 0.03 * j) for i in range(6) for j in range(6)]
    at = 0.02, 0.02
    assert nearest_free_point(at, crowd) == pytest.approx(
        slow_free_point(at, crowd, 250), abs=1e-12
    )


def test_ic_38_the_circles_centre_or_the_nearest_free_point() -> None:
    x, y = nearest_free_point(CIRCLE.centre, [])
    assert (x, y) == (0.08, 0.093)  # the centre lies between two points of the grid
    taken = nearest_free_point(CIRCLE.centre, [(0.08, 0.0935)])
    assert (taken[0] - 0.08) ** 2 + (taken[1] - 0.0935) ** 2 >= 0.0355**2 - 1e-12
    assert has_elbow_room((0.1, 0.1), [(0.1355, 0.1)])
    assert not has_elbow_room((0.1, 0.1), [(0.1354, 0.1)])
    assert overlaps((0.1, 0.1), [(0.1349, 0.1)])
    assert not overlaps((0.1, 0.1), [(0.135, 0.1)])


def test_ic_60_near_a_wall_is_outside_the_orange_line() -> None:
    assert orange_rooms((0.034, 0.1)) == (1,)
    assert orange_rooms((0.035, 0.1)) == ()  # on the line
    assert orange_rooms((0.1, 0.1)) == ()


def test_ic_60_stuck_is_a_footprint_in_a_door_frame() -> None:
    """Nobody is ever stuck in two doors."""
    door = stuck_in((0.33, 0.1))
    assert door is not None
    assert door.id == "d14"
    assert stuck_in((0.3095, 0.1)) is None  # R from the frame
    assert stuck_in((0.3096, 0.1)) == door
    for at in random_places(Random(2), 60):
        frames = [each.id for each in SCHOOL.doors if gap(at, frame(each)) < R]
        stuck = stuck_in(at)
        assert frames == ([] if stuck is None else [stuck.id])


def test_ic_61_visible_on_both_sides_either_line() -> None:
    assert orange_rooms((0.33, 0.1)) == (1, 4)
    assert orange_rooms((0.3156, 0.1)) == (1, 4)
    assert orange_rooms((0.265, 0.3344)) == (5, 2)


def test_ic_62_visible_on_one_side_only_that_line() -> None:
    assert orange_rooms((0.3155, 0.1)) == (1,)
    assert orange_rooms((0.3445, 0.1)) == (4,)
    assert orange_rooms((0.265, 0.339)) == (2,)


def test_ic_63_near_a_wall_only_the_line_of_its_room() -> None:
    assert orange_rooms((0.3, 0.03)) == (1,)
    assert orange_rooms((0.36, 0.03)) == (4,)


def test_ic_59_the_nearest_available_point_of_the_line() -> None:
    assert orange_point(1, (0.02, 0.1), []) == (0.035, 0.1)
    assert orange_point(4, (0.33, 0.1), []) == (0.368, 0.1)
    beside = orange_point(1, (0.02, 0.1), [(0.035, 0.1)])
    assert beside == (0.035, 0.064)  # 36 mm down before 36 mm up
    middle = [(x, y) for x in (0.24, 0.265, 0.29) for y in (0.23, 0.255, 0.28)]
    assert orange_point(5, (0.21, 0.2), middle) is None


def test_ic_60_the_line_is_sampled_from_its_lower_left_corner() -> None:
    point = orange_point(3, (0.0004, 0.3004), [])
    assert point == (0.035, 0.3)
    assert orange_point(3, (0.0, 0.0), []) == (0.035, 0.228)


def test_states_and_views_need_no_physics() -> None:
    """Neither numpy nor MuJoCo is imported by what states, views and moves are made of."""
    modules = [
        f"tablee.games.icecool.{each}"
        for each in ("model", "rules", "text.notation", "board.spots")
    ]
    code = f"import sys; sys.modules.update(numpy=None, mujoco=None); import {', '.join(modules)}"
    subprocess.run([sys.executable, "-c", code], check=True, timeout=60)
