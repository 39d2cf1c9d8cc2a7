"""What the page replays: small, near enough to the trace, and readable again."""

import zlib
from itertools import pairwise

import numpy as np
import pytest
from tests.games.icecool.support.shots import RED_CIRCLE, crowded_shots, flicked, random_shots
from tests.games.icecool.support.traces import HIGH, drawn, path, still

from tablee.core.protocol import Seat
from tablee.games.icecool.model.flick import Flick
from tablee.games.icecool.physics.recording import (
    as_text,
    decode,
    encode,
    frame_samples,
    from_text,
)
from tablee.games.icecool.physics.simulate import simulate_many
from tablee.games.icecool.physics.trace import Trace

POSITION_ERROR = 0.000_025_1  # m: half a grain
TURN_ERROR = 1.0  # degrees, where w is nearly 0; far less elsewhere


def worst(trace: Trace) -> tuple[float, float]:
    """The largest errors of place (m) and of turn (degrees) at any frame."""
    recording, samples = decode(encode(trace)), frame_samples(trace)
    place = turn = 0.0
    for index, start in enumerate(trace.starts):
        places, turns = trace.places[:, index, samples].T, trace.turns[:, index, samples].T
        if start.seat in recording.seats:
            row = recording.seats.index(start.seat)
            place = max(place, np.abs(places - recording.places[row]).max())
            cosine = np.abs((turns * recording.turns[row]).sum(axis=1))
            turn = max(turn, float(np.degrees(2 * np.arccos(cosine.clip(0, 1))).max()))
        else:  # whoever is left out stands still
            place = max(place, np.abs(places - places[0]).max())
    return place, turn


def test_ic_106_a_recording_is_small() -> None:
    """Under 4 KB, even when four penguins are knocked about."""
    sizes = [len(encode(each)) for each in simulate_many(crowded_shots(6, 12))]
    assert max(sizes) < 4096
    assert len(encode(flicked(Flick(100, 700, 0, 115)))) < 1100


def test_ic_22_frames_are_near_the_trace() -> None:
    inside = [each for each in simulate_many(random_shots(4, 12, 3)) if each.off == (None,) * 3]
    for trace in [*inside, *simulate_many(crowded_shots(6, 4))]:
        place, turn = worst(trace)
        assert place < POSITION_ERROR
        assert turn < TURN_ERROR


def test_only_those_who_moved_are_recorded() -> None:
    trace = flicked(Flick(9000, 300, 0, 115), RED_CIRCLE, (0.45, 0.1))
    assert decode(encode(trace)).seats == (Seat(0),)
    assert decode(encode(drawn(still(0.1, 0.1), still(0.2, 0.1)))).seats == ()


def test_sixty_frames_a_second_and_at_last_the_stood_up_one() -> None:
    trace = flicked(Flick(7800, 530, 410, 108))
    samples = frame_samples(trace)
    assert trace.seconds == 1.5
    assert len(samples) == 92
    assert {after - before for before, after in pairwise(samples[:-1].tolist())} == {33, 34}
    assert samples[-2:].tolist() == [trace.last, trace.samples - 1]
    end = decode(encode(trace)).places[0, -1]
    assert end[:2] == pytest.approx(trace.ends[0].at, abs=POSITION_ERROR)


def test_text_for_logs_comes_back_as_it_was() -> None:
    packed = encode(flicked(Flick(100, 700, 0, 115)))
    assert from_text(as_text(packed)) == packed
    assert as_text(packed).isascii()


def test_whoever_flies_far_is_shown_at_the_edge() -> None:
    trace = drawn(path((0.1, 0.1), (0.1, 0.1, HIGH), (-3, 0.1, HIGH), step=0.05))
    places = decode(encode(trace)).places[0]
    assert places[:, 0].min() == pytest.approx(-0.5)
    assert places[-1, 0] == pytest.approx(0.1)


@pytest.mark.parametrize("turns_per_second", [10, -20, 50, -70, 130])
def test_fast_spins_keep_their_whole_turns(turns_per_second: float) -> None:
    """Shortest ways plus the extra turns add up to the spin."""
    still_standing = drawn(still(0.1, 0.1), path((0.2, 0.1), (0.2, 0.6), step=0.0005))
    count = still_standing.last + 1
    angle = 2 * np.pi * turns_per_second * np.arange(count) / 2000
    turns = still_standing.turns.copy()
    turns[:, 0, :-1] = np.cos(angle / 2), 0 * angle, 0 * angle, np.sin(angle / 2)
    rates = still_standing.rates.copy()
    rates[:-1, 0, 5] = 2 * np.pi * turns_per_second
    trace = Trace(
        still_standing.starts,
        0,
        still_standing.places,
        turns,
        rates,
        (None, None),
        still_standing.ends,
    )
    recording = decode(encode(trace))
    w, _, _, z = recording.turns[0, :-1].T
    heading = 2 * np.arctan2(z, w) / (2 * np.pi)
    steps = np.diff(heading)
    steps -= np.rint(steps)  # the shortest way, in turns
    whole = recording.extra[0, 1:-1] * np.sign(steps)
    assert (steps + whole).sum() == pytest.approx(angle[-1] / (2 * np.pi), abs=0.01)


def test_a_recording_of_another_version_is_refused() -> None:
    with pytest.raises(ValueError, match="version 9"):
        decode(zlib.compress(bytes([9, 0, 0, 0])))
