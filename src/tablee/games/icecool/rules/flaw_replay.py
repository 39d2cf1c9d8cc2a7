"""What makes the last flick of a position impossible: it is kept to be watched again."""

from collections.abc import Sequence

from tablee.games.icecool.board.school import school
from tablee.games.icecool.model import Replay, State
from tablee.games.icecool.rules.outcomes import LONGEST_RECORDING, is_possible

SAMPLES = 1_000_000  # half milliseconds: far more than a flick takes


def replay_flaw(state: State) -> str | None:
    """The last flick may be missing; if it is there, it could have gone like that (IC-106)."""
    last = state.last
    if last is None:
        return None
    if last.number != state.flicks:
        return f"flick {last.number} is not the last of {state.flicks}"
    seats = [each.seat for each in last.starts]
    if seats != sorted({*seats}) or not {*seats} <= {*range(state.seats)}:
        return "the last flick lists penguins of this table, in seat order (IC-106)"
    if last.seat not in seats or [each.seat for each in last.ends] != seats:
        return "the last flick starts and ends with the same penguins, its own among them (IC-106)"
    x0, y0, x1, y1 = school().outline
    spots = [each.at for each in (*last.starts, *last.ends)]
    if not all(x0 < x < x1 and y0 < y < y1 for x, y in spots):
        return "a flick begins and ends in the school (IC-24)"
    if len(last.recording) > LONGEST_RECORDING:
        return (
            f"the recording of the last flick is too long: {len(last.recording)} letters (IC-106)"
        )
    return _happenings_flaw(state, last, seats)


def _happenings_flaw(state: State, last: Replay, seats: Sequence[int]) -> str | None:
    """IC-50, IC-106: what happened was possible, and fish hung where they were taken."""
    for fact in last.happenings:
        if not 0 <= fact.sample < SAMPLES or not is_possible(fact, seats):
            return "the last flick lists something that cannot happen (IC-106)"
    for take in last.takes:
        hung = any(each.door == take.door for each in last.fish)
        if take.seat not in seats or not 0 <= take.sample < SAMPLES or not hung:
            return "the last flick took a fish that did not hang there (IC-50)"
    known = {*state.table.worn}
    if any(each.colour not in known or each.door not in school().door for each in last.fish):
        return "the last flick lists fish that this table does not have (IC-34)"
    return None
