"""Faults in the rules of Liars: secrets, results, luck and leaving, each beside its check."""

from random import Random
from typing import Any

import pytest
from liars import (
    FACES,
    BidMade,
    Doubt,
    HandsRolled,
    LiarsRules,
    Rolled,
    State,
    View,
    counted,
    liars,
)
from msgspec.structs import replace
from planting import Fault, faults, is_found

from tablee.core.protocol import (
    Decision,
    Leave,
    Move,
    Offer,
    Outcome,
    Over,
    Refusal,
    Seat,
    Step,
)

UNSEEDED = Random(1)


class TellsAll(LiarsRules):
    """Everybody hears everybody's dice."""

    def redact(self, event: Any, seat: Seat | None) -> Any:
        return event


class BidTellsDice(LiarsRules):
    """A bid says how many such dice the bidder has."""

    def apply(self, state: State, move: Move) -> Step[State, Any]:
        after, events = super().apply(state, move)
        if events and isinstance(events[0], BidMade):
            own = counted([state.hands[events[0].seat]], events[0].face, wild=False)
            events = (replace(events[0], count=100 * own + events[0].count),)
        return after, events


class RollTellsSum(LiarsRules):
    """The spectators' roll has the first die of every hand."""

    def redact(self, event: Any, seat: Seat | None) -> Any:
        if isinstance(event, HandsRolled) and seat is None:
            return HandsRolled(tuple((hand or ())[:1] for hand in event.hands))
        return super().redact(event, seat)


class HintTells(LiarsRules):
    """A refusal's facts tell how many dice there are."""

    def check(self, state: State, move: Move) -> Refusal | None:
        refusal = super().check(state, move)
        if refusal is not None and refusal.code in ("too_low", "malformed") and state.hands:
            return replace(
                refusal, hint={**refusal.hint, "ones": counted(state.hands, 1, wild=False)}
            )
        return refusal


class CodeTells(LiarsRules):
    """A doubt is refused when the bid is true."""

    def check(self, state: State, move: Move) -> Refusal | None:
        count, face = state.bid or (FACES**FACES, 1)
        is_true = counted(state.hands, face, wild=state.options.wild) >= count
        if is_true and isinstance(move, Decision) and isinstance(move.action, Doubt):
            return Refusal("better_not", "LI-5")
        return super().check(state, move)


class ViewTells(LiarsRules):
    """Views tell the sum of all dice, and guesses keep it."""

    def view(self, state: State, seat: Seat | None) -> View:
        return replace(super().view(state, seat), at_ms=sum(map(sum, state.hands)))

    def guess(self, view: View, rng: Random) -> State:
        for _ in range(2000):
            state = super().guess(replace(view, at_ms=0), rng)
            if sum(map(sum, state.hands)) == view.at_ms:
                return state
        raise AssertionError("no such hands")


class OfferTells(LiarsRules):
    """The highest bid that is offered is a true one."""

    def offer(self, state: State, seat: Seat) -> Offer[Any]:
        offer = super().offer(state, seat)
        if not offer.open:
            return offer
        (bid,) = offer.open
        most = max(counted(state.hands, face, wild=False) for face in range(1, 7))
        return replace(offer, open=(replace(bid, bounds=replace(bid.bounds, most=most)),))


class SpectatorSees(LiarsRules):
    """Who watches sees the first seat's dice."""

    def view(self, state: State, seat: Seat | None) -> View:
        view = super().view(state, seat)
        return replace(view, hand=state.hands[0]) if seat is None and state.hands else view


class Forgetful(LiarsRules):
    """A guess does not keep one's own dice."""

    def guess(self, view: View, rng: Random) -> State:
        return super().guess(replace(view, seat=None), rng)


class Ending(LiarsRules):
    """Results with something wrong."""

    def __init__(self, **wrong: Any) -> None:
        self.wrong = wrong

    def waiting(self, state: State) -> Any:
        waiting = super().waiting(state)
        if isinstance(waiting, Over):
            return Over(replace(waiting.result, **self.wrong))
        return waiting


class Rerolls(LiarsRules):
    """A roll is accepted at any time."""

    def check(self, state: State, move: Move) -> Refusal | None:
        if isinstance(move, Outcome) and len(move.drawn.hands) == state.seats:
            return None
        return super().check(state, move)


class AnyRoll(LiarsRules):
    """A roll of any shape is accepted."""

    def check_roll(self, state: State, drawn: Any) -> Refusal | None:
        refusal = super().check_roll(state, drawn)
        return None if refusal is not None and refusal.code == "bad_roll" else refusal


class FirstAction(LiarsRules):
    """Samples are always the first action there is."""

    def sample(self, state: State, seat: Seat, rng: Random) -> Any:
        return next(iter(self.actions(state, seat)))


class NeverDoubts(LiarsRules):
    """Samples never are a listed action, as long as there is another."""

    def sample(self, state: State, seat: Seat, rng: Random) -> Any:
        bids = list(self.bids(state))
        return rng.choice(bids) if bids else Doubt()


class LoadedDice(LiarsRules):
    """The generator is not asked."""

    def roll(self, count: int, rng: Random) -> tuple[int, ...]:
        return (3,) * count


class OwnLuck(LiarsRules):
    """Luck comes from a generator of one's own."""

    def roll(self, count: int, rng: Random) -> tuple[int, ...]:
        return super().roll(count, UNSEEDED)


class LuckInApply(LiarsRules):
    """What was drawn is not what is played with."""

    def apply(self, state: State, move: Move) -> Step[State, Any]:
        after, events = super().apply(state, move)
        if isinstance(move, Outcome):
            after = replace(after, hands=self.draw(state, UNSEEDED).hands)
        return after, events


class ScriptIgnored(LiarsRules):
    """Explicit luck is not used."""

    def script(self, state: State, setup: Any) -> tuple[Rolled, ...]:
        return ()


class ScriptMixedUp(LiarsRules):
    """Explicit luck is dealt to the wrong seats."""

    def script(self, state: State, setup: Any) -> tuple[Rolled, ...]:
        return tuple(Rolled(hands[::-1]) for hands in setup.rolls)


class Waits(LiarsRules):
    """Who has left keeps the dice, and everybody waits."""

    def apply(self, state: State, move: Move) -> Step[State, Any]:
        after, events = super().apply(state, move)
        if isinstance(move, Decision) and isinstance(move.action, Leave):
            after = replace(state, left=(*state.left, move.seat))
        return after, events


class NoWayOut(LiarsRules):
    """Nobody may leave."""

    def check(self, state: State, move: Move) -> Refusal | None:
        if isinstance(move, Decision) and isinstance(move.action, Leave):
            return Refusal("not_your_turn", "LI-8", {"turn": 0})
        return super().check(state, move)


class OnTurnOnly(LiarsRules):
    """One may only leave when it is one's turn."""

    def check(self, state: State, move: Move) -> Refusal | None:
        if (
            isinstance(move, Decision)
            and isinstance(move.action, Leave)
            and (move.seat != state.turn)
        ):
            return Refusal("not_your_turn", "LI-8", {"turn": state.turn})
        return super().check(state, move)


class LeavesTwice(LiarsRules):
    """One may leave again and again."""

    def check(self, state: State, move: Move) -> Refusal | None:
        refusal = super().check(state, move)
        return None if refusal is not None and refusal.code == "gone" else refusal


def of(rules: type[LiarsRules]) -> Fault:
    return lambda: liars(rules())


PLANTED = faults(
    ("everybody hears all dice", "redacted_events_tell_no_secret", of(TellsAll)),
    ("a bid tells the bidder's dice", "redacted_events_tell_no_secret", of(BidTellsDice)),
    ("spectators hear a die of each", "redacted_events_tell_no_secret", of(RollTellsSum)),
    ("a refusal's hint tells dice", "refusals_tell_no_secret", of(HintTells)),
    ("a refusal's code tells dice", "refusals_tell_no_secret", of(CodeTells)),
    ("views tell the sum of all dice", "views_tell_no_secret", of(ViewTells)),
    ("an offer's bounds tell dice", "views_tell_no_secret", of(OfferTells)),
    ("spectators see a hand", "spectators_see_no_more_than_seats", of(SpectatorSees)),
    ("a guess forgets one's own dice", "views_and_guesses_fit", of(Forgetful)),
    ("too few ranks", "results_rank_the_winners", lambda: liars(Ending(ranks=(1,)))),
    ("too few scores", "results_rank_the_winners", lambda: liars(Ending(scores=()))),
    ("winner is not first", "results_rank_the_winners", lambda: liars(Ending(winners=()))),
    ("unknown ending", "endings_are_declared", lambda: liars(Ending(ending="bored"))),
    ("rolls again", "luck_comes_only_when_owed", of(Rerolls)),
    ("a roll of any shape", "forged_luck_is_refused", of(AnyRoll)),
    ("sample is the first action", "samples_reach_everything", of(FirstAction)),
    ("sample is never a listed one", "samples_reach_everything", of(NeverDoubts)),
    ("draw ignores its generator", "draws_follow_their_seed", of(LoadedDice)),
    ("draw has luck of its own", "draws_follow_their_seed", of(OwnLuck)),
    ("luck of its own, in a game", "one_seed_gives_one_game", of(OwnLuck)),
    ("luck in apply", "logs_read_back", of(LuckInApply)),
    ("script ignored", "scripted_luck_is_used", of(ScriptIgnored)),
    ("script mixed up", "scripted_luck_is_used", of(ScriptMixedUp)),
    ("waits for who has left", "nobody_waits_for_who_left", of(Waits)),
    ("nobody may leave", "leaving_is_always_possible", of(NoWayOut)),
    ("leaving only on one's turn", "leaving_is_always_possible", of(OnTurnOnly)),
    ("leaving again and again", "leaving_is_always_possible", of(LeavesTwice)),
)


@pytest.mark.parametrize(("check", "make"), PLANTED)
def test_a_planted_fault_is_found(check: str, make: Fault, monkeypatch: pytest.MonkeyPatch) -> None:
    """The check that is for it names it, in a sentence and with a command to see it again."""
    monkeypatch.setattr("tablee.testing.walks.MOST_MOVES", 400)
    is_found(make(), check)
