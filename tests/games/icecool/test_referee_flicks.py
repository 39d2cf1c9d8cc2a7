"""The referee on simulated flicks, beside a slow referee of its own and MuJoCo's own contacts."""

from typing import Any

import numpy as np
import pytest
from tests.games.icecool.support.shots import crowded_shots, flicked, random_shots
from tests.games.icecool.support.slow_referee import slowly_judged

from tablee.core.protocol import Seat
from tablee.games.icecool.model.facts import (
    Bounced,
    CrossedOver,
    Happening,
    Jumped,
    Passed,
    Touched,
    challenge_met,
)
from tablee.games.icecool.model.flick import Flick
from tablee.games.icecool.physics.engine import engine_for
from tablee.games.icecool.physics.referee import referee
from tablee.games.icecool.physics.simulate import Shot, simulate, simulate_many
from tablee.games.icecool.physics.trace import Trace

ME = Seat(0)
TELLING = (  # straight, curved, jumps, banks: from the red circle
    Flick(100, 700, 0, 115),
    Flick(9000, 610, 450, 110),
    Flick(9000, 1000, 0, 400),
    Flick(35_700, 900, -500, 115),
    Flick(500, 1000, 100, 120),
)


def plain(fact: Happening) -> tuple[Any, ...] | None:
    """As the slow referee tells it."""
    match fact:
        case Passed():
            return "passed", fact.sample, fact.seat, fact.door, fact.out_of, fact.into
        case CrossedOver():
            return "crossed_over", fact.sample, fact.seat, fact.out_of, fact.into, fact.wall
        case Jumped():
            return "jumped", fact.sample, fact.seat, fact.out_of, fact.into
        case Bounced():
            return "bounced", fact.sample, fact.seat, fact.wall
        case Touched():
            return "touched", fact.sample, frozenset({fact.seat, fact.other})
    return None


def the_same(trace: Trace) -> set[str]:
    """The kinds of facts on which both judges agree."""
    quick = {told for fact in referee(trace).happenings if (told := plain(fact))}
    assert quick == slowly_judged(trace)
    return {told[0] for told in quick}


def test_a_slow_referee_finds_the_same() -> None:
    kinds: set[str] = set()
    for flick in TELLING:
        kinds |= the_same(flicked(flick))
    assert kinds == {"passed", "crossed_over", "jumped", "bounced"}


def test_a_slow_referee_finds_the_same_among_several_penguins() -> None:
    kinds: set[str] = set()
    for trace in simulate_many(crowded_shots(1, 3) + random_shots(8, 3, 4)):
        kinds |= the_same(trace)
    assert "touched" in kinds


def geoms(shot: Shot, trace: Trace) -> list[set[frozenset[str]]]:
    """MuJoCo's own contacts at every simulated sample, as pairs of names."""
    engine = engine_for(len(shot.starts))
    mujoco, model = engine.mujoco, engine.model
    data = mujoco.MjData(model)
    names = [model.geom(each).name for each in range(model.ngeom)]
    poses = np.concatenate([trace.places, trace.turns])[..., :-1].transpose(2, 1, 0)
    found: list[set[frozenset[str]]] = []
    for pose in poses.reshape(len(poses), -1):
        data.qpos[:] = pose
        mujoco.mj_kinematics(model, data)
        mujoco.mj_comPos(model, data)
        mujoco.mj_collision(model, data)
        pairs = zip(data.contact.geom.tolist(), data.contact.dist.tolist(), strict=True)
        found.append({frozenset({names[a], names[b]}) for (a, b), dist in pairs if dist < 0})
    return found


def couples(touching: set[frozenset[str]]) -> set[frozenset[int]]:
    """Which penguins touch each other."""
    return {
        frozenset(int(name[1]) for name in pair)
        for pair in touching
        if all(name.startswith("p") for name in pair)
    }


@pytest.mark.parametrize("number", range(4))
def test_ic_66_contacts_are_those_of_the_engine(number: int) -> None:
    """The same couples and the same first instants as MuJoCo's own list."""
    shot = crowded_shots(3, 4)[number]
    trace = simulate(shot)
    first: dict[frozenset[int], int] = {}
    for sample, touching in enumerate(geoms(shot, trace)):
        for couple in couples(touching):
            first.setdefault(couple, sample)
    told = {
        frozenset({int(fact.seat), int(fact.other)}): fact.sample
        for fact in referee(trace).happenings
        if isinstance(fact, Touched)
    }
    assert told == first
    assert told


def test_ic_82_bounces_start_contacts_of_the_engine() -> None:
    """Each one is a new contact of that wall in MuJoCo's own list."""
    shot = crowded_shots(7, 1)[0]
    trace = simulate(shot)
    touching = geoms(shot, trace)
    bounced = [fact for fact in referee(trace).happenings if isinstance(fact, Bounced)]
    assert bounced
    for fact in bounced:
        new = touching[fact.sample] - touching[fact.sample - 1]
        assert any(
            {name.split("_")[0] for name in pair} == {f"p{fact.seat}", fact.wall} for pair in new
        )


def test_ic_19_the_bending_flick_is_told_in_full() -> None:
    verdict = referee(flicked(TELLING[1]))
    doors = [fact.door for fact in verdict.happenings if isinstance(fact, Passed)]
    assert doors == ["d13", "d23"]
    assert not [fact for fact in verdict.happenings if isinstance(fact, Bounced)]
    assert challenge_met(verdict.happenings, ME, "two_doors") is not None


def test_every_change_of_room_is_explained() -> None:
    """Whoever ends in another room has passed or crossed into it last."""
    for trace in simulate_many(random_shots(9, 24, 2)):
        happenings = referee(trace).happenings
        for index, start in enumerate(trace.starts):
            if trace.off[index] is None:
                ways = [
                    fact.into
                    for fact in happenings
                    if isinstance(fact, Passed | CrossedOver) and fact.seat == start.seat
                ]
                last, first = entire_room(trace, index, -1), entire_room(trace, index, 0)
                if first and last:
                    assert last == (ways[-1] if ways else first)


def entire_room(trace: Trace, index: int, sample: int) -> int:
    """The room of a standing penguin, by the rooms' corners."""
    x, y = trace.places[:2, index, sample].tolist()
    corners = {
        1: (0, 0, 0.327, 0.187),
        2: (0.203, 0.323, 0.54, 0.52),
        3: (0, 0.193, 0.197, 0.52),
        4: (0.333, 0, 0.54, 0.317),
        5: (0.203, 0.193, 0.327, 0.317),
    }
    for room, (x0, y0, x1, y1) in corners.items():
        if x0 <= x - 0.0175 and x + 0.0175 <= x1 and y0 <= y - 0.0175 and y + 0.0175 <= y1:
            return room
    return 0
