"""Curves that a bot draws: the circle through three points, and the hit that bends so."""

from math import cos, radians, sin

import pytest
from tests.games.icecool.support.shots import RED_CIRCLE, flicked

from tablee.games.icecool.board.school import school
from tablee.games.icecool.bots.aims import book_aims
from tablee.games.icecool.bots.arcs import arc, offset_for
from tablee.games.icecool.bots.directions import middle
from tablee.games.icecool.model.facts import Passed
from tablee.games.icecool.physics.referee import referee


def on_circle(radius: float, turned: float) -> tuple[float, float]:
    """A point of the circle that leaves the origin along +x and turns left."""
    angle = radians(turned)
    return radius * sin(angle), radius * (1 - cos(angle))


def test_an_arc_begins_along_its_circle() -> None:
    """Straight ahead, and on the left side because it turns left; mirrored to the right."""
    via, to = on_circle(0.5, 20), on_circle(0.5, 45)
    left = arc((0.0, 0.0), via, to)
    right = arc((0.0, 0.0), (via[0], -via[1]), (to[0], -to[1]))
    assert left is not None
    assert right is not None
    assert left.direction == pytest.approx(0, abs=1e-6)
    assert left.offset == -right.offset < 0


def test_what_no_hit_bends_is_no_arc() -> None:
    """A line, a hairpin, and a point that is the start."""
    assert arc((0.0, 0.0), (0.1, 0.0), (0.2, 0.0)) is None
    assert arc((0.0, 0.0), (0.1, 0.0), (0.0, 0.05)) is None
    assert arc((0.0, 0.0), (0.0, 0.0), (0.2, 0.1)) is None


def test_more_bend_needs_a_hit_farther_from_the_middle() -> None:
    offsets = [offset_for(bend) for bend in (0.5, 1.0, 2.0, 3.0)]
    assert all(each is not None for each in offsets)
    assert offsets == sorted(offsets, key=lambda each: each or 0)
    assert offset_for(20) is None


def test_an_arc_goes_through_two_doors() -> None:
    """From the red circle round the corner into the kitchen, by geometry alone."""
    assert arc(RED_CIRCLE, *(middle(school().door[door]) for door in ("d13", "d23"))) is not None
    passed = [
        {fact.door for fact in referee(flicked(flick)).happenings if isinstance(fact, Passed)}
        for _, (flick, _) in zip(range(4), book_aims(RED_CIRCLE, ("d23",)), strict=False)
    ]
    assert any({"d13", "d23"} <= doors for doors in passed)
