"""Bad moves: what nobody offered, what nobody can read, luck that nobody owes."""

from random import Random
from typing import Any

from msgspec import inspect

from tablee.core.codec import codec, to_json, to_plain
from tablee.core.protocol import PRESENCE, Back, Decide, Decision, Draw, Outcome, Refusal, Seat
from tablee.testing.broken import Broken, Count, same, short
from tablee.testing.edits import edited, read_as
from tablee.testing.mischief import mangled
from tablee.testing.trial import Trial
from tablee.testing.walks import leaving, seats_of, viewers

FORGED = 6  # forgeries of each outcome
OTHERS = 12  # outcomes of other moments and tables that are tried


def bad_moves_are_refused(trial: Trial) -> Count:
    """Mangled actions and strangers get a refusal with a code and a rule, or were legal."""
    rng, tried = trial.rng("bad moves"), 0
    readers = codec(trial.game)
    for step in trial.steps():
        if not isinstance(step.move, Decision):
            continue
        for _ in range(3):
            plain = mangled(to_plain(step.move.action), readers.types, rng)
            action = readers.action(plain)
            seat = rng.randrange(step.state.seats)
            _try(trial, step.state, Decision(seat, action, step.move.at_ms), plain.get("type"))
            tried += 1
    return Count(tried, "bad moves made")


def _try(trial: Trial, state: Any, move: Decision[Any], kind: Any) -> None:
    trial.move = move
    refusal = trial.rules.check(state, move)
    if refusal is not None:
        _is_proper(refusal)
        return
    offer = trial.rules.offer(state, Seat(move.seat))
    kinds = {each.type for each in offer.open} | {"leave", *PRESENCE}
    is_idle = not trial.rules.apply(state, move)[1]
    is_free = kind in kinds or is_idle or _is_away(trial, state, move.seat)
    if move.action not in offer.actions and not is_free:
        raise Broken(f"{move.action} was never offered to seat {move.seat}, and is accepted")


def _is_away(trial: Trial, state: Any, seat: int) -> bool:
    """Whether a seat could come back: nobody is there who could send anything else."""
    if "back" not in codec(trial.game).types:
        return False
    return trial.rules.check(state, Decision(seat, Back(), state.at_ms)) is None


def _is_proper(refusal: Refusal) -> None:
    """A refusal has a code in one case, a rule, and facts that can be sent."""
    to_json(refusal)
    if refusal.code not in (refusal.code.lower(), refusal.code.upper()) or not refusal.rule:
        raise Broken(f"a refusal without a proper code or rule: {refusal}")


def nothing_happens_after_the_end(trial: Trial) -> Count:
    """Once it is over, every move is refused: actions, leaving and luck."""
    tried = 0
    for walk, (state, _) in zip(trial.walks, trial.results(), strict=False):
        moves: list[Any] = [leaving(state, seat) for seat in seats_of(state)]
        if "leave" not in codec(trial.game).types:
            moves = []
        for move in walk.moves[-8:]:
            if isinstance(move, Decision):
                moves.append(Decision(move.seat, move.action, state.at_ms))
            elif isinstance(move, Outcome):
                moves.append(move)  # a tick may come late: time goes on
        for move in moves:
            trial.here, trial.move = state, move
            if trial.rules.check(state, move) is None:
                raise Broken(f"the game is over, and {short(move)} is accepted")
            tried += 1
    return Count(tried, "late moves refused")


def luck_comes_only_when_owed(trial: Trial) -> Count:
    """An outcome is refused wherever none is owed: nobody rolls again."""
    drawn = [step.move for walk in trial.walks for step in walk.steps if _is_luck(step.move)]
    some, tried = drawn[: OTHERS // 2] + drawn[-OTHERS // 2 :], 0
    for state in trial.states():
        if isinstance(trial.rules.waiting(state), Draw):
            continue
        for outcome in some:
            trial.move = outcome
            if trial.rules.check(state, outcome) is None:
                raise Broken(f"no luck is owed, and {short(outcome)} is accepted")
            tried += 1
    return Count(tried, "outcomes refused")


def _is_luck(move: Any) -> bool:
    return isinstance(move, Outcome)


def forged_luck_is_refused(trial: Trial) -> Count:
    """An outcome of another table, or of a wrong shape, is refused, or could have been drawn."""
    rng, tried = trial.rng("forged"), 0
    strangers = _strangers(trial)
    for step in trial.steps():
        if not isinstance(step.move, Outcome):
            continue
        forged = [_forged(trial, step.move.drawn, rng) for _ in range(FORGED)]
        for drawn in (*strangers, *(each for each in forged if each is not None)):
            trial.move = Outcome(drawn)
            if trial.rules.check(step.state, trial.move) is None:
                _could_be(trial, step.state, trial.move)
            tried += 1
    return Count(tried, "forgeries tried")


def _strangers(trial: Trial) -> list[Any]:
    """Outcomes of tables with other seats or options."""
    found: list[Any] = []
    for other in trial.everywhere(trial.effort._replace(moves=10)):
        if (other.seats, other.options) != (trial.seats, trial.options):
            moves = [move for move in other.quiet.moves if isinstance(move, Outcome)]
            found += [move.drawn for move in moves[:2]]
        if len(found) >= OTHERS:
            break
    return found


def _forged(trial: Trial, drawn: Any, rng: Random) -> Any:
    """The same outcome with something changed; None where it cannot even be read."""
    kind = trial.game.types.outcome
    return read_as(edited(to_plain(drawn), inspect.type_info(type(drawn)), rng), kind)


def _could_be(trial: Trial, state: Any, move: Outcome[Any]) -> None:
    """What follows from accepted luck is a position like any other."""
    after = trial.rules.apply(state, move)[0]
    if (flaw := trial.rules.flaw(after)) is not None:
        raise Broken(f"{short(move)} is accepted, and leads to an impossible position: {flaw}")
    waiting = trial.rules.waiting(after)
    for seat in waiting.seats if isinstance(waiting, Decide) else ():
        trial.rules.offer(after, seat)
    for viewer in viewers(after):
        trial.rules.view(after, viewer)
    same(codec(trial.game).state(to_plain(after)), after, "the state after forged luck")
