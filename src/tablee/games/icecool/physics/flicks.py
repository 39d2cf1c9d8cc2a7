"""From a shot to what a log or a learner needs of it. Needs the extra ``physics``."""

from tablee.core.protocol import Seat
from tablee.games.icecool.board.spots import Standing
from tablee.games.icecool.model import Flicked, Ghost
from tablee.games.icecool.model.facts import LeftBoard, Passed, Touched
from tablee.games.icecool.model.flick import Flick
from tablee.games.icecool.physics.recording import as_text, encode
from tablee.games.icecool.physics.referee import referee
from tablee.games.icecool.physics.scene_xml import PHYSICS_ID
from tablee.games.icecool.physics.simulate import Shot, simulate

Starts = tuple[Standing, ...]
POINTS = 90  # of a ghost's path, at most


def flicked(starts: Starts, seat: Seat, flick: Flick) -> Flicked:
    """IC-106: everything that goes into the log."""
    trace = simulate(Shot(starts, seat, flick))
    verdict = referee(trace)
    recording = as_text(encode(trace))
    return Flicked(flick, PHYSICS_ID, verdict.happenings, verdict.ends, verdict.samples, recording)


def ghost_of(starts: Starts, seat: Seat, flick: Flick) -> Ghost:
    """IC-29: the way of the flicked penguin, and what it meets."""
    trace = simulate(Shot(starts, seat, flick))
    verdict = referee(trace)
    own = [fact for fact in verdict.happenings if fact.seat == seat]
    meetings = [fact for fact in verdict.happenings if isinstance(fact, Touched)]
    x, y, _ = trace.places[:, trace.mover, :: -(-trace.samples // POINTS)].round(4).tolist()
    return Ghost(
        path=tuple(zip(x, y, strict=True)),
        doors=tuple(fact.door for fact in own if isinstance(fact, Passed)),
        touches=tuple(fact.other for fact in meetings if fact.seat == seat),
        end=verdict.ends[trace.mover].at,
        is_off_board=any(isinstance(fact, LeftBoard) for fact in own),
    )
