"""When a game was decided: the first turn after which tokens or knowledge settled it.

The count of tokens is a lower bound, so whoever is told "it could not be won" can trust it: the
shortest walk of the free slot over all slots with a guardian and home, less the slides that traps
may still give for nothing. What has to be mended costs three tokens each; which guardians those
are is the truth, which nobody knew, and the sentence says so.
"""

from collections.abc import Sequence
from typing import Any

from tablee.core.protocol import Seat
from tablee.games.cocoons.bots.distances import tours
from tablee.games.cocoons.model import CORRECTION, LABELS, Guardian, Label, State
from tablee.games.cocoons.review.knowledge import Known
from tablee.games.cocoons.review.model import TurningPoint
from tablee.games.cocoons.review.words import say_turning

AT_REST = ("act", "vote")  # what is counted at the end of a turn


def turning_point(states: Sequence[State], known: Sequence[Known]) -> TurningPoint | None:
    """State ``n`` is the one after move ``n``; None while nothing is decided."""
    if not states or states[-1].reason is None:
        return None
    if states[-1].reason == "all_home":
        return _won(states, known)
    for at, state in enumerate(states):
        if state.phase not in AT_REST:
            continue
        way, wrong = tokens_for_way(state), len(misplaced(state))
        facts: dict[str, Any] = {"reserve": state.reserve, "way": way, "wrong": wrong}
        if state.reserve < way:
            is_start = states[at - 1].phase == "deal"
            return _point(states, at, "tokens", key="start" if is_start else "tokens", **facts)
        if state.reserve < way + CORRECTION * wrong:
            return _point(states, at, "wrong", **facts)
    return _lost_at_the_end(states, known)


def tokens_for_way(state: State) -> int:
    """At least so many tokens it takes to empty all slots and to come home."""
    start = next(slot for slot, each in enumerate(state.slots) if each.is_start)
    need = sum(1 << slot for slot, each in enumerate(state.slots) if each.guardian is not None)
    slides = tours(start)[state.free][need]
    traps = [each.trap for each in state.slots]
    if "A" in traps or any(cocoon.has_action for cocoon in state.cocoons):
        slides = (slides + 1) // 2  # CO-83: no cocoon slides twice in a row on a shortest way
    return max(0, slides - traps.count("S"))  # CO-73


def misplaced(state: State) -> list[tuple[Label, Guardian]]:
    """The guardians that are in another cocoon than their own, by the truth."""
    return [
        (label, guardian)
        for label, cocoon, own in zip(LABELS, state.cocoons, state.identities, strict=True)
        for guardian in cocoon.holds
        if guardian != own
    ]


def _won(states: Sequence[State], known: Sequence[Known]) -> TurningPoint:
    """From when on everything was read, if that was before the end."""
    for at, (state, read) in enumerate(zip(states, known, strict=True)):
        if state.phase in AT_REST and len(read) == len(LABELS):
            return _point(states, at, "known", reserve=state.reserve, way=tokens_for_way(state))
    unread = len(LABELS) - len(known[-1])
    return _point(states, len(states) - 1, "luck", unread=unread, reserve=states[-1].reserve)


def _lost_at_the_end(states: Sequence[State], known: Sequence[Known]) -> TurningPoint:
    """With tokens enough to the last: by the vote, or in the last turn."""
    end = len(states) - 1
    last = states[end]
    if last.reason == "turn_limit":
        return _point(states, end, "limit")
    if last.reason == "out_of_tokens":
        return _point(states, end, "open")
    wrong = misplaced(last)
    proposed = next((at for at, state in enumerate(states) if state.phase == "vote"), end)
    read = known[proposed]
    for label, guardian in wrong:
        if label in read and read[label].guardian != guardian:
            facts = {"label": label, "owner": read[label].guardian, "turn": read[label].turn}
            return _point(
                states,
                end,
                "vote",
                key="vote_known",
                wrong=len(wrong),
                reserve=last.reserve,
                **facts,
            )
    return _point(states, end, "vote", wrong=len(wrong), reserve=last.reserve)


def _point(
    states: Sequence[State], at: int, kind: Any, *, key: str | None = None, **facts: Any
) -> TurningPoint:
    """Decided by the move that led to this state."""
    before = states[max(0, at - 1)]
    is_deal = before.phase == "deal"
    return TurningPoint(
        seq=at,
        until=at,
        seat=None if is_deal else Seat(before.active),
        said=say_turning(key or kind, **facts),
        kind=kind,
        turn=0 if is_deal else before.turn,
        is_won=kind in ("known", "luck"),
        is_by_truth=kind in ("wrong", "vote"),
    )
