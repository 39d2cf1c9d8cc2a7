"""How penguins move: the golden rows of the parameter set, and the laws they obey."""

import subprocess
import sys
from hashlib import sha256
from pathlib import Path
from random import Random

import msgspec
import numpy as np
import pytest
from tests.games.icecool.support.shots import (
    RED_CIRCLE,
    crowded_shots,
    flicked,
    on_the_floor,
    one_wall,
    random_shots,
    standing,
)

from tablee.core.protocol import Seat
from tablee.games.icecool.board.spots import hits_wall, overlaps
from tablee.games.icecool.model.facts import Passed
from tablee.games.icecool.model.flick import (
    FINGER_BOUNCE,
    FINGER_MASS,
    FINGER_SPEED,
    HIGH_LOSS,
    INERTIA,
    LOW,
    MASS,
    SHOULDERS,
    SPREADS,
    SWAY,
    TURNED,
    Flick,
    Tremor,
    grip,
    push,
    trembled,
    unsteadiness,
)
from tablee.games.icecool.physics import simulate as physics
from tablee.games.icecool.physics.curve import BEAT, STANDING
from tablee.games.icecool.physics.engine import CHUNK
from tablee.games.icecool.physics.referee import referee
from tablee.games.icecool.physics.scene_xml import ANGULAR_DAMPING, PHYSICS_ID, scene
from tablee.games.icecool.physics.simulate import (
    CALM,
    MOST_CHUNKS,
    SLOW,
    SLOW_SPIN,
    Shot,
    simulate,
    simulate_many,
)
from tablee.games.icecool.physics.trace import BASE, LEVERS, Trace, uprights

BELLY, HEAD = 115, 420
RANGES = {100: 0.8, 200: 4.7, 300: 11.5, 400: 19.9, 500: 31.8, 600: 45.8, 700: 62.1, 800: 81.7}
CURVES = {  # power, offset, height: the end in cm ahead, cm to the left
    (500, 100, 115): (31.4, -2.3),
    (500, 400, 115): (25.1, -12.9),
    (500, 800, 115): (12.8, -17.6),
    (800, 300, 115): (66.2, -34.8),
    (800, 600, 115): (17.9, -42.5),
    (500, 200, 160): (32.2, -13.2),
    (500, 600, 160): (16.1, -25.8),
    (800, 300, 160): (79.0, -50.1),
    (800, 800, 160): (-11.6, -61.1),
}
APEXES = {700: 6.9, 800: 8.2, 900: 10.2, 1000: 12.6}


def end_cm(trace: Trace) -> tuple[float, float]:
    """Where the centre of mass rests."""
    x, y = trace.places[:2, 0, trace.last] * 100
    return float(x), float(y)


def test_ic_19_a_centred_hit_goes_straight() -> None:
    """The range grows with the power; nothing pulls to a side."""
    for power, range_cm in RANGES.items():
        trace = on_the_floor(Flick(0, power, 0, BELLY))
        x, y = end_cm(trace)
        assert x == pytest.approx(range_cm, abs=0.051)
        assert y == 0
    trace = on_the_floor(Flick(0, 500, 0, BELLY))
    assert end_cm(trace)[0] == pytest.approx(31.77, abs=0.005)
    assert trace.seconds == 1.0


def test_ic_19_straight_in_every_direction() -> None:
    x, y = end_cm(on_the_floor(Flick(3700, 500, 0, BELLY)))
    assert np.hypot(x, y) == pytest.approx(31.77, abs=0.005)
    assert np.degrees(np.arctan2(y, x)) == pytest.approx(37, abs=0.001)


def test_ic_19_a_hit_on_one_side_curves_to_that_side() -> None:
    """Right of the aim line: to the right, and farther from the middle farther round."""
    for (power, offset, height), (ahead, left) in CURVES.items():
        x, y = end_cm(on_the_floor(Flick(0, power, offset, height)))
        assert (x, y) == pytest.approx((ahead, left), abs=0.051)
    trace = on_the_floor(Flick(0, 800, 400, BELLY))
    assert end_cm(trace) == pytest.approx((47.84, -44.17), abs=0.005)
    assert trace.seconds == 2.0


def test_ic_19_the_other_side_is_the_mirror_image() -> None:
    for offset, height in ((300, BELLY), (600, BELLY), (300, 160)):
        right = end_cm(on_the_floor(Flick(0, 500, offset, height)))
        left = end_cm(on_the_floor(Flick(0, 500, -offset, height)))
        assert left == pytest.approx((right[0], -right[1]), abs=0.001)


def test_ic_19_a_hit_on_the_head_jumps_over_a_wall() -> None:
    for power, apex_cm in APEXES.items():
        trace = on_the_floor(Flick(0, power, 0, HEAD))
        assert trace.places[2].max() * 100 == pytest.approx(apex_cm, abs=0.051)
    trace = on_the_floor(Flick(0, 950, 0, HEAD), one_wall(0.08))
    assert trace.places[2].max() * 100 == pytest.approx(11.89, abs=0.005)
    assert end_cm(trace)[0] == pytest.approx(43.30, abs=0.005)
    assert trace.seconds == 1.75


@pytest.mark.parametrize(
    ("distance", "too_weak", "enough"),
    [(0.05, 700, 800), (0.08, 800, 850), (0.18, 850, 950), (0.22, 900, 1000)],
)
def test_ic_19_a_jump_needs_power(distance: float, too_weak: int, enough: int) -> None:
    """The farther the wall, the more."""
    wall = one_wall(distance)
    assert end_cm(on_the_floor(Flick(0, too_weak, 0, HEAD), wall))[0] < 100 * distance
    assert end_cm(on_the_floor(Flick(0, enough, 0, HEAD), wall))[0] > 100 * distance


def test_ic_19_a_jump_needs_a_run_up() -> None:
    for power in (700, 850, 1000):
        assert end_cm(on_the_floor(Flick(0, power, 0, HEAD), one_wall(0.03)))[0] < 3


def test_ic_19_one_flick_bends_through_two_doors() -> None:
    """Out of the classroom, round a corner of the library and into the kitchen."""
    trace = flicked(Flick(9000, 610, 450, 110))
    passed = [fact.door for fact in referee(trace).happenings if isinstance(fact, Passed)]
    assert passed == ["d13", "d23"]
    assert trace.ends[0].at == pytest.approx((0.25412, 0.38330), abs=6e-6)


def test_ic_20_a_flick_is_four_whole_numbers_in_range() -> None:
    for good in ((0, 50, -900, 80), (35_999, 1000, 900, 500)):
        msgspec.convert(msgspec.to_builtins(Flick(*good)), Flick)
    for bad in ((36_000, 50, 0, 80), (-1, 50, 0, 80), (0, 49, 0, 80), (0, 1001, 0, 80)):
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert(msgspec.to_builtins(Flick(*bad)), Flick)
    for bad in ((0, 50, -901, 80), (0, 50, 901, 80), (0, 50, 0, 79), (0, 50, 0, 501)):
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert(msgspec.to_builtins(Flick(*bad)), Flick)


def test_ic_20_direction_counts_from_x_to_y_and_offset_to_the_right() -> None:
    """A hit right of the aim line turns the body to the left: the finger pushes that side on."""
    given = push(Flick(9000, 1000, 500, BELLY))
    assert given.velocity == pytest.approx((0, np.hypot(*given.velocity[:2]), 0))
    assert given.spin[2] > 0
    full = push(Flick(0, 1000, 0, BELLY))
    assert full.velocity[0] == pytest.approx(1.94, abs=0.005)
    assert full.spin == (0, 0, 0)
    assert push(Flick(0, 1000, 0, HEAD)).velocity[0] < full.velocity[0] / 1.5


def test_ic_20_a_finger_loses_force_high_up_and_glides_off_the_head() -> None:
    """All of it up to the middle of the base; nearly none at the very top."""
    assert [grip(each / 10_000) for each in (80, 115, 175)] == [1, 1, 1]
    assert grip(0.03) == grip(0.0408) == pytest.approx(1 - HIGH_LOSS)
    heights = [grip(each / 10_000) for each in range(408, 501, 4)]
    assert heights == sorted(heights, reverse=True)
    assert heights[-1] < 0.4


@pytest.mark.parametrize("tremor", ["small", "medium", "large"])
def test_ic_27_a_tremor_is_added_and_stays_in_range(tremor: Tremor) -> None:
    rng, aimed = Random(1), Flick(5, 600, 0, 115)
    applied = [trembled(aimed, tremor, rng) for _ in range(2000)]
    spread = SPREADS[tremor]
    turns = [(each.direction + 18_000) % 36_000 - 18_000 for each in applied]
    assert np.std(turns) == pytest.approx(spread.direction, rel=0.1)
    assert np.std([each.power for each in applied]) == pytest.approx(600 * spread.power, rel=0.1)
    assert np.std([each.offset for each in applied]) == pytest.approx(spread.offset, rel=0.1)
    assert min(each.height for each in applied) >= 80
    for each in (trembled(Flick(35_999, 1000, 900, 500), tremor, rng) for _ in range(200)):
        msgspec.convert(msgspec.to_builtins(each), Flick)


def test_ic_27_a_hand_is_less_steady_high_up() -> None:
    """In power and in height; evenly from the belly to the top of the head."""
    assert [unsteadiness(each) for each in (80, 115, 440, 500)] == [1, 1, SWAY, SWAY]
    rng = Random(2)
    applied = [trembled(Flick(5, 600, 0, 300), "small", rng) for _ in range(2000)]
    spread, sway = SPREADS["small"], unsteadiness(300)
    assert 2 < sway < 3
    assert np.std([each.height for each in applied]) == pytest.approx(spread.height * sway, rel=0.1)
    powers = [each.power / 600 for each in applied]
    assert np.std(powers) == pytest.approx(spread.power * sway, rel=0.1)
    assert np.std([each.offset for each in applied]) == pytest.approx(spread.offset, rel=0.1)


def test_ic_27_no_tremor_changes_nothing_and_draws_nothing() -> None:
    rng = Random(1)
    before = rng.getstate()
    assert trembled(Flick(1, 600, 2, 115), "none", rng) == Flick(1, 600, 2, 115)
    assert rng.getstate() == before


def test_ic_22_everybody_is_at_rest_and_upright_in_time() -> None:
    """Random flicks among four penguins end within 3 s, nearly upright, and inside the walls."""
    for trace in simulate_many(random_shots(1, 24, 4)):
        assert trace.seconds <= 3
        tilt = np.degrees(np.arccos(uprights(trace.turns[..., trace.last])[2]))
        assert tilt.max() < 10
        assert np.isfinite(trace.places).all()


def test_ic_26_whoever_still_moves_at_the_time_limit_is_off_the_board(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Shown with a limit of 0.25 s, because 6 s are never needed; the calm one stays."""
    monkeypatch.setattr(physics, "MOST_CHUNKS", 1)
    trace = flicked(Flick(9000, 300, 0, BELLY), RED_CIRCLE, (0.45, 0.1))
    assert trace.seconds == 0.25
    assert trace.off == (trace.last, None)
    assert trace.ends == trace.starts


def test_ic_22_whoever_is_not_touched_does_not_move() -> None:
    trace = flicked(Flick(9000, 300, 0, BELLY), RED_CIRCLE, (0.45, 0.1))
    assert (np.ptp(trace.places[:2, 1], axis=1) == 0).all()
    assert trace.ends[1] == trace.starts[1]


def energy(trace: Trace) -> np.ndarray[tuple[int], np.dtype[np.float64]]:
    speed, spin = trace.rates[..., :3], trace.rates[..., 3:]
    kinetic = MASS * (speed**2).sum(axis=(1, 2)) / 2 + INERTIA * (spin**2).sum(axis=(1, 2)) / 2
    total: np.ndarray[tuple[int], np.dtype[np.float64]] = kinetic + MASS * 9.81 * trace.places[
        2
    ].sum(axis=0)
    return total[:-1]


def test_no_energy_comes_from_nothing() -> None:
    """Never more than the flick gave; and between two calm quarters of a second always less."""
    for trace in simulate_many(random_shots(2, 12, 4) + crowded_shots(2, 6)):
        total = energy(trace)
        assert total.max() <= total[0] * 1.001
        assert (np.diff(total[::500]) <= 1e-7).all()


def test_a_wall_gives_back_part_of_the_speed() -> None:
    """Less than a point of it would (0.8): the rest becomes rocking."""
    trace = on_the_floor(Flick(0, 700, 0, BELLY), one_wall(0.1))
    speed = trace.rates[:, 0, 0]
    assert trace.places[0, 0].max() < 0.1
    assert 0.1 < -speed.min() / speed[0] < 0.8


def test_penguins_hand_their_momentum_on() -> None:
    """A hit in the middle: what one loses the other gets, and they part slower than they met."""
    trace = flicked(Flick(0, 700, 0, BELLY), RED_CIRCLE, (0.18, 0.0935))
    gap = np.abs(np.diff(trace.places[0], axis=0))[0]
    hit = int(np.argmax(gap < 0.035))
    before, after = trace.rates[hit - 1, :, 0], trace.rates[hit + 20, :, 0]
    assert after.sum() == pytest.approx(before.sum(), rel=0.05)
    assert after[1] > after[0]
    assert 0.1 < (after[1] - after[0]) / before[0] < 0.8


def test_ic_106_another_model_needs_another_physics_id() -> None:
    """Every number of the model and of its stepping; change it, and rename the physics."""
    stepping = ANGULAR_DAMPING, CHUNK, MOST_CHUNKS, CALM, SLOW, SLOW_SPIN
    finger = FINGER_MASS, FINGER_SPEED, FINGER_BOUNCE, LOW, SHOULDERS, HIGH_LOSS
    curve = TURNED, BEAT, STANDING
    text = f"{scene(4)} {stepping} {finger} {curve}"
    assert (PHYSICS_ID, sha256(text.encode()).hexdigest()[:16]) == ("ic-phys-2", "3b16bb6cae315e8e")


def test_nothing_tunnels() -> None:
    """No centre of mass is ever inside a wall, and nobody ends in one."""
    for trace in simulate_many(random_shots(3, 24, 2)):
        for index in range(2):
            x, y, z = trace.places[:, index, : trace.last]
            for at, low, high, line, other in (
                (0.19, 0.1225, 0.2325, y, x),  # W1 between its doors
                (0.33, 0.1325, 0.2225, x, y),  # W2
                (0.32, 0.2975, 0.4075, y, x),  # W3
                (0.2, 0.193, 0.3875, x, y),  # W4
            ):
                inside = (np.abs(line - at) < 0.003) & (other > low) & (other < high)
                assert not (inside & (z < 0.068)).any()
        for end in trace.ends:
            assert not hits_wall(end.at)


def test_ic_24_they_stand_up_exactly_where_their_base_rests() -> None:
    """Unless they would stand in a wall or in each other: then a step away, with elbow room."""
    for trace in simulate_many(crowded_shots(4, 10)):
        bases = trace.places[:2, :, trace.last]
        bases = bases + LEVERS[BASE] * uprights(trace.turns[..., trace.last])[:2]
        for index, end in enumerate(trace.ends):
            base = bases[0, index].item(), bases[1, index].item()
            if hits_wall(base) or overlaps(base, [each.at for each in trace.ends if each != end]):
                assert np.hypot(end.x - base[0], end.y - base[1]) < 0.002
            else:
                assert end.at == base
            assert not hits_wall(end.at)


def digest(threads: int) -> str:
    shots = crowded_shots(5, 4) + random_shots(5, 4, 4)
    traces = simulate_many(shots, threads=threads)
    return sha256(b"".join(t.places.tobytes() + t.turns.tobytes() for t in traces)).hexdigest()


def test_the_same_bytes_one_by_one_in_batches_and_in_threads() -> None:
    shots = crowded_shots(5, 4) + random_shots(5, 4, 4)
    single = [simulate(shot) for shot in shots]
    bytes_ = b"".join(each.places.tobytes() + each.turns.tobytes() for each in single)
    assert sha256(bytes_).hexdigest() == digest(1) == digest(2)


def test_the_same_bytes_in_another_process() -> None:
    here = Path(__file__)
    paths = [str(here.parent), str(here.parents[3]), str(here.parents[2] / "support")]
    code = f"import sys; sys.path += {paths}; from test_physics import digest; print(digest(1))"
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert told.stdout.strip() == digest(1)


def test_ic_39_seats_that_are_not_on_the_board_are_not_simulated() -> None:
    """The same bytes whichever seats the penguins have."""
    flick = Flick(300, 700, 100, BELLY)
    first = simulate(Shot(standing(RED_CIRCLE, (0.2, 0.1)), Seat(0), flick))
    renamed = tuple(
        msgspec.structs.replace(each, seat=Seat(each.seat + 2)) for each in first.starts
    )
    assert np.array_equal(simulate(Shot(renamed, Seat(2), flick)).places, first.places)


def test_a_guess_is_over_sooner_and_tells_the_same() -> None:
    """What bots think of: the ends differ by millimetres, and nothing happens afterwards."""
    shots = random_shots(8, 12, 1)
    whole, guessed = simulate_many(shots), simulate_many(shots, is_guess=True)
    assert sum(each.samples for each in guessed) < sum(each.samples for each in whole)
    for one, other in zip(whole, guessed, strict=True):
        assert one.ends[0].at == pytest.approx(other.ends[0].at, abs=0.01)
        assert np.array_equal(one.places[..., : other.last], other.places[..., : other.last])
