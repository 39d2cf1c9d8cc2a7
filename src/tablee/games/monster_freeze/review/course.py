"""The course of a match, hand by hand: which tricks three cards held, and what became of them.

All is read off the log and the solver's table. A trick that lay for a moment only is nobody's
miss; of the others, the greatest pity are those that would have won the round, then colours that
were still missing, then those that lay longest and show in the most stackings.
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from tablee.core.protocol import Decision, Move, Seat
from tablee.games.monster_freeze.board.deck import cards_of
from tablee.games.monster_freeze.board.geometry import colours_shown, places_of, seen
from tablee.games.monster_freeze.board.solver import counts_of, stack_for
from tablee.games.monster_freeze.model import COLOURS, Claim, Colour, State
from tablee.games.monster_freeze.review.model import (
    FalseClaim,
    Fate,
    MatchReview,
    Missed,
    SeatTally,
)
from tablee.games.monster_freeze.review.words import say_false, say_missed
from tablee.games.monster_freeze.rules.moments import play_at

Played = Sequence[tuple[State, Move]]

BEST = 3
LEAST_MS = 3000  # nobody sees a trick sooner


def review(played: Played) -> MatchReview:
    """Every hand of a log, given as each move with the state it was made in."""
    missed = tuple(found for hand in _hands(played) for found in _missed(hand))
    false_claims = tuple(_false_claims(played))
    ranked = sorted(range(len(missed)), key=lambda at: _pity(missed[at]), reverse=True)
    seats = range(played[0][0].seats) if played else ()
    laid = [_laid_by(move, state) for state, move in played]
    return MatchReview(
        missed=missed,
        best=tuple(ranked[:BEST]),
        false_claims=false_claims,
        seats=tuple(
            SeatTally(
                Seat(seat),
                tricks=laid.count(seat),
                missed=sum(each.seat == seat for each in missed),
                false_claims=sum(each.seat == seat for each in false_claims),
            )
            for seat in seats
        ),
    )


def _pity(missed: Missed) -> tuple[bool, bool, int]:
    return missed.is_fifth, missed.is_missing, missed.stackings * missed.lain_ms


# -- hands -----------------------------------------------------------------------------------------


class Held(NamedTuple):
    """Three cards of a seat, from when they came together until one of them went."""

    first: int  # the move that brought them
    last: int  # the last move before they went
    seat: Seat
    state: State  # as they came
    lain_ms: int
    claimed: Colour | None  # what was claimed with them, if that is how they went
    is_round_over: bool


def _hands(played: Played) -> Iterator[Held]:
    begun: dict[int, int] = {}  # by seat: the number of the state in which the hand was new
    for number, (state, _) in enumerate(played):
        for seat, player in enumerate(state.players):
            came = begun.get(seat)
            if came is not None and played[came][0].players[seat].hand != player.hand:
                yield _held(played, seat, came, number)
                came = None
            if came is None:
                begun.pop(seat, None)
                if player.hand:
                    begun[seat] = number
    for seat, came in sorted(begun.items()):
        yield _held(played, seat, came, len(played))


def _held(played: Played, seat: int, came: int, gone: int) -> Held:
    """``gone``: the number of the state without it; the last move of a log leads to no state."""
    before, move = played[gone - 1]
    after = played[gone][0] if gone < len(played) else None
    is_same_round = after is not None and after.round == before.round and after.centre is not None
    ended = before.at_ms if not hasattr(move, "at_ms") else move.at_ms
    until = play_at(before, ended)
    if is_same_round:
        assert after is not None
        until = after.players[seat].hand_since
    return Held(
        first=came,
        last=gone - 1,
        seat=Seat(seat),
        state=played[came][0],
        lain_ms=until - played[came][0].players[seat].hand_since,
        claimed=_claimed(before, move) if _laid_by(move, before) == seat else None,
        is_round_over=not is_same_round,
    )


def _laid_by(move: Move, state: State) -> int | None:
    """Who lays a trick by this move."""
    if isinstance(move, Decision) and isinstance(move.action, Claim) and _shown(state, move.action):
        return move.seat
    return None


def _shown(state: State, claim: Claim) -> tuple[Colour, ...]:
    return colours_shown(seen(cards_of(state.table.deck), claim.stack))


def _claimed(state: State, move: Move) -> Colour:
    assert isinstance(move, Decision)
    colour: Colour | None = move.action.colour
    return colour or _shown(state, move.action)[0]


def _missed(hand: Held) -> Iterator[Missed]:
    """The colour that was the greatest pity, if one was missed at all."""
    if hand.lain_ms < LEAST_MS:
        return
    state, deck = hand.state, hand.state.table.deck
    player = state.players[hand.seat]
    owned = {trick.colour for trick in player.tricks}
    counts = dict(zip(COLOURS, counts_of(deck, player.hand), strict=True))
    there = [colour for colour, count in counts.items() if count]
    if hand.claimed is not None:  # a trick was seen: only a colour that was missing is a pity
        there = [each for each in there if each not in owned and hand.claimed in owned]
    if not there:
        return
    colour = max(there, key=lambda each: (each not in owned, counts[each]))
    is_missing = colour not in owned
    is_fifth = is_missing and len(owned) == len(COLOURS) - 1
    fate: Fate = "ended" if hand.is_round_over else "swapped"
    if hand.claimed is not None:
        fate = "other"
    stack = stack_for(deck, player.hand, colour)
    assert stack is not None
    yield Missed(
        seq=hand.first,
        until=max(hand.first, hand.last),
        seat=hand.seat,
        said=say_missed(
            fate,
            colour,
            stack,
            stackings=counts[colour],
            lain_ms=hand.lain_ms,
            worth="fifth" if is_fifth else "missing" if is_missing else "",
        ),
        round=state.round,
        colour=colour,
        stack=stack,
        places=places_of(seen(cards_of(deck), stack), (colour,)),
        stackings=counts[colour],
        lain_ms=hand.lain_ms,
        fate=fate,
        is_missing=is_missing,
        is_fifth=is_fifth,
    )


# -- claims ----------------------------------------------------------------------------------------


def _false_claims(played: Played) -> Iterator[FalseClaim]:
    for number, (state, move) in enumerate(played, start=1):
        if not isinstance(move, Decision) or not isinstance(move.action, Claim):
            continue
        if _shown(state, move.action):
            continue
        hand = tuple(lying.card for lying in move.action.stack)
        counts = counts_of(state.table.deck, hand)
        there = COLOURS[counts.index(max(counts))] if any(counts) else None
        yield FalseClaim(
            seq=number,
            until=number,
            seat=Seat(move.seat),
            said=say_false(state.table.claim_lock_ms, there),
            round=state.round,
            stack=move.action.stack,
            lock_ms=state.table.claim_lock_ms,
        )
