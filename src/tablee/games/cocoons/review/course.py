"""The course of a game, turn by turn: what each slide brought, and when it was decided."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from tablee.core.engine import outcome_of
from tablee.core.protocol import Decision, Move, Seat
from tablee.core.registry import game
from tablee.games.cocoons.bots.distances import DISTANCE
from tablee.games.cocoons.model import (
    LABELS,
    Correct,
    Guardian,
    Label,
    LeaveIt,
    Place,
    Slide,
    State,
)
from tablee.games.cocoons.review.knowledge import Known, Reading, home_of, knowledge
from tablee.games.cocoons.review.model import Account, BoxReview, Miss, Moment
from tablee.games.cocoons.review.turning import turning_point
from tablee.games.cocoons.review.words import say_moment
from tablee.games.cocoons.rules.queries import as_label

Played = Sequence[tuple[State, Move]]


class Course(NamedTuple):
    """A whole game: state ``n`` is the one after move ``n``."""

    states: list[State]
    moves: list[Move]
    known: list[Known]  # by state


class Chapter(NamedTuple):
    """A turn: the state in which it was begun, and the one after its last move."""

    first: int
    last: int
    action: Slide | Correct


def review(played: Played) -> BoxReview:
    """Every turn of a log, given as each move with the state it was made in."""
    course = _course(played)
    chapters = list(_chapters(course))
    moments = [found for each in chapters for found in _slides(course, each)]
    moments += [found for at in range(len(course.moves)) for found in _placed(course, at)]
    last = course.known[-1] if course.known else {}
    return BoxReview(
        turning=turning_point(course.states, course.known),
        moments=tuple(sorted(moments, key=lambda found: found.seq)),
        account=_account(course, chapters),
        unread=tuple(label for label in LABELS if label not in last),
    )


def _course(played: Played) -> Course:
    states = [state for state, _ in played]
    moves = [move for _, move in played]
    if played:
        after: State | None = outcome_of(game("cocoons"), states[-1], moves[-1:])
        states += [] if after is None else [after]
    return Course(states, moves, knowledge(states))


def _chapters(course: Course) -> Iterator[Chapter]:
    for number, move in enumerate(course.moves):
        begun = course.states[number]
        if begun.phase != "act" or not isinstance(move, Decision):
            continue
        if isinstance(move.action, Slide | Correct):
            last = number + 1
            while last < len(course.states) - 1 and course.states[last].turn == begun.turn:
                last += 1
            yield Chapter(number, last, move.action)


# -- slides ----------------------------------------------------------------------------------------


def _kind(course: Course, chapter: Chapter) -> str:
    """What the tokens of a turn were for."""
    begun, after = course.states[chapter.first], course.states[chapter.last]
    if isinstance(chapter.action, Correct):
        return "corrections"
    if _in_cocoons(begun) == len(LABELS):
        home = next(slot for slot, each in enumerate(begun.slots) if each.is_start)
        if DISTANCE[after.free][home] < DISTANCE[begun.free][home]:
            return "home"
    is_news = (
        len(course.known[chapter.last]) > len(course.known[chapter.first])
        or _in_cocoons(after) > _in_cocoons(begun)
        or _turned_up(after) != _turned_up(begun)
    )
    return "news" if is_news else "nothing"


def _in_cocoons(state: State) -> int:
    return sum(len(cocoon.holds) for cocoon in state.cocoons)


def _turned_up(state: State) -> tuple[object, ...]:
    """All that lies or lay face up: traps of the lid and of slots, guardians of slots."""
    slots = tuple(
        (each.is_trap_up, each.is_guardian_up or each.guardian is None, each.trap is None)
        for each in state.slots
    )
    return (state.lid_traps, slots)


def _slides(course: Course, chapter: Chapter) -> Iterator[Moment]:
    begun, after = course.states[chapter.first], course.states[chapter.last]
    if _kind(course, chapter) != "nothing" or begun.reserve == after.reserve:  # CO-83: for free
        return
    yield Moment(
        seq=chapter.first + 1,
        until=chapter.last,
        seat=begun.active,
        said=say_moment("slide"),
        kind="slide",
        turn=begun.turn,
        tokens=begun.reserve - after.reserve,
        cocoon=as_label(chapter.action.cocoon),
        places=tuple(cocoon.at for cocoon in begun.cocoons),
        free=begun.free,
    )


def _account(course: Course, chapters: Sequence[Chapter]) -> Account:
    spent: Counter[str] = Counter()
    for chapter in chapters:
        begun, after = course.states[chapter.first], course.states[chapter.last]
        spent[_kind(course, chapter)] += begun.reserve - after.reserve
    return Account(
        news=spent["news"],
        nothing=spent["nothing"],
        home=spent["home"],
        corrections=spent["corrections"],
        rest=course.states[-1].reserve if course.states else 0,
    )


# -- guardians -------------------------------------------------------------------------------------


class Verdict(NamedTuple):
    """What there is to say of a placement, and since which turn the team could know it."""

    kind: Miss
    keys: tuple[str, ...]  # of its sentences
    turn: int = 0


def _placed(course: Course, at: int) -> Iterator[Moment]:
    """A guardian that was put into a cocoon, or left, beside what could be known then."""
    state, move, known = course.states[at], course.moves[at], course.known[at]
    if state.phase != "guardian" or not isinstance(move, Decision):
        return
    guardian = state.slots[state.free].guardian
    if guardian is None or not isinstance(move.action, Place | LeaveIt):
        return
    cocoon = as_label(move.action.cocoon) if isinstance(move.action, Place) else None
    verdict = _judge(state, known, guardian, cocoon)
    if verdict is None:
        return
    yield Moment(
        seq=at + 1,
        until=at + 1,
        seat=Seat(move.seat),
        said=say_moment(
            *verdict.keys,
            guardian=guardian,
            cocoon=cocoon,
            home=home_of(known, guardian),
            owner=known[cocoon].guardian if cocoon in known else None,
            turn=verdict.turn,
            unread=len(LABELS) - len(known),
        ),
        kind=verdict.kind,
        turn=state.turn,
        tokens=0,
        cocoon=cocoon,
        guardian=guardian,
        home=home_of(known, guardian),
        places=tuple(each.at for each in state.cocoons),
        free=state.free,
    )


def _judge(state: State, known: Known, guardian: Guardian, cocoon: Label | None) -> Verdict | None:
    """Only a guess is judged by the truth, and its sentence says so."""
    home = home_of(known, guardian)
    if cocoon is None:  # in hard mode a guardian may be left to keep its slot from being empty
        if home is None or state.table.hard:
            return None
        return _known_better("left", "left", known[home])
    if cocoon in known:
        if known[cocoon].guardian == guardian:
            return None
        return _known_better("place", "place_read", known[cocoon])
    if home is not None:
        return _known_better("place", "place_home", known[home])
    is_right = state.identities[LABELS.index(cocoon)] == guardian
    return None if is_right else Verdict("guess", ("guess",))


def _known_better(kind: Miss, key: str, reading: Reading) -> Verdict:
    return Verdict(kind, (key,) if reading.was_told else (key, "untold"), reading.turn)
