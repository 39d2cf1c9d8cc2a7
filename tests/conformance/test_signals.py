"""The contract on a game that is nothing like Cortexcape, and the suite on broken rules."""

from collections.abc import Iterator
from importlib.metadata import EntryPoint
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace
from signals import Dealt, Show, SignalsRules, State, View, signals

import tablee
from tablee.bots.arena import Table, play_table
from tablee.bots.search import SearchBot
from tablee.core import registry
from tablee.core.conformance import Broken, check_game, check_twins
from tablee.core.perft import perft
from tablee.core.protocol import Decide, Move, Offer, Refusal, Seat, Step


@pytest.fixture
def outside(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Signals installed as a package of its own would register it: by entry point."""
    found = (EntryPoint("signals", "signals:GAME", registry.ENTRY_POINTS),)
    monkeypatch.setattr("signals.GAME", signals(), raising=False)
    monkeypatch.setattr(registry, "entry_points", lambda **_: found)
    registry.look_again()
    yield
    registry.look_again()


@pytest.mark.parametrize("seats", [1, 2, 3])
@pytest.mark.parametrize("seed", range(6))
def test_every_promise_holds(outside: None, seats: int, seed: int) -> None:
    """Several seats at once, ticks, secrets, one seat, a common score."""
    assert check_game(tablee.game("signals"), seats, {}, seed) >= 2
    check_twins(tablee.game("signals"), seats, {}, seed)


def test_twins_are_compared_while_they_differ(outside: None) -> None:
    """Other seats' lamps differ and nobody notices."""
    assert sum(check_twins(tablee.game("signals"), 3, {}, seed) for seed in range(20)) > 0


def test_an_outside_game_is_listed_and_played(outside: None) -> None:
    """The registry, Match and the bots need to know nothing about it."""
    assert "signals" in tablee.games()
    for bots in (("honest", "honest"), ("random", "search")):
        record = play_table(Table("signals", bots, {}, 3))
        assert record.result.ending == "shown"
        if bots == ("honest", "honest"):
            assert record.result.winners == (0, 1)


def test_time_ends_a_round_by_a_tick(outside: None) -> None:
    """advance() appends the tick that the rules wait for, at the very deadline."""
    match = tablee.Match.new("signals", seats=2, seed=1)
    match.play(1, Show(0))
    match.advance(4.999)
    assert match.state.round == 1
    match.advance(0.001)
    assert match.state.round == 2
    match.advance(60)
    assert match.result is not None
    assert tablee.Match.loads(match.dumps()).state == match.state


def test_programs_let_time_pass(outside: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """A round that nobody ends is ended by its timer, in the arena too."""
    monkeypatch.setattr("tablee.bots.driver.PACE_MS", 3000)
    record = play_table(Table("signals", ("honest", "honest", "honest"), {}, 1))
    assert record.decisions < 6
    assert record.result.winners == ()


def test_search_plays_for_the_common_good(outside: None) -> None:
    """Where all win or lose together, a playout that wins is worth more."""
    bot = SearchBot(tablee.game("signals"), playouts=200)
    wins = 0
    for seed in range(6):
        match = tablee.Match.new("signals", seats=1, seed=seed)
        while match.result is None:
            match.play(0, bot.choose(match.view(0), match.offer(0), Random(seed)))
        wins += bool(match.result.winners)
    assert wins == 6


def test_perft_counts_every_seat_that_may_act(outside: None) -> None:
    """Two seats with three lamps each."""
    assert perft(tablee.game("signals"), tablee.Match.new("signals", seed=1).state, 1) == 6


# -- broken on purpose: the suite must notice -------------------------------------------------


class PeekingView(SignalsRules):
    """The view tells the sum of all lamps, and the guess keeps the secret in step."""

    def view(self, state: State, seat: Seat | None) -> View:
        return replace(super().view(state, seat), right=state.right + 100 * sum(state.lamps))


class ConsistentPeek(PeekingView):
    """A leak that view and guess share: only the twins can find it."""

    def guess(self, view: View, rng: Random) -> State:
        leaked, right = divmod(view.right, 100)
        while True:
            state = replace(super().guess(view, rng), right=right)
            if sum(state.lamps) == leaked:
                return state


class OpenDeal(SignalsRules):
    """The offer depends on a rival's lamp."""

    def offer(self, state: State, seat: Seat) -> Offer[Show]:
        offer = super().offer(state, seat)
        return replace(offer, actions=offer.actions[: 2 + state.lamps[-1]]) if offer else offer


class DeafJudge(SignalsRules):
    """Refuses what it offers."""

    def check(self, state: State, move: Move) -> Refusal | None:
        if getattr(getattr(move, "action", None), "lamp", 0) == 2:
            return Refusal("no_lamp", "SI-5")
        return super().check(state, move)


class LenientJudge(SignalsRules):
    """Accepts what it never offered."""

    def check(self, state: State, move: Move) -> Refusal | None:
        refusal = super().check(state, move)
        return (
            None
            if refusal is not None and refusal.code in ("no_lamp", "shown_already")
            else refusal
        )


class DeadEnd(SignalsRules):
    """Waits for nobody."""

    def waiting(self, state: State) -> Any:
        waiting = super().waiting(state)
        return Decide(()) if isinstance(waiting, Decide) and state.round == 2 else waiting


class Endless(SignalsRules):
    """Never ends."""

    def apply(self, state: State, move: Move) -> Step[State, Any]:
        after, events = super().apply(state, move)
        return replace(after, round=min(after.round, 2)), events


class DrawsInApply(SignalsRules):
    """Luck that is not in the log."""

    luck = Random(1)

    def apply(self, state: State, move: Move) -> Step[State, Any]:
        after, events = super().apply(state, move)
        lamps = tuple(self.luck.randrange(3) for _ in after.lamps)
        return replace(after, lamps=lamps), events


class Whisper(SignalsRules):
    """The deal is told to everybody."""

    def redact(self, event: Any, seat: Seat | None) -> Any:
        return Dealt(()) if isinstance(event, Dealt) else event

    def view(self, state: State, seat: Seat | None) -> View:
        return replace(super().view(state, seat), mine=sum(state.lamps) or None)


class ShownLamp(SignalsRules):
    """What a rival has shown, and nobody should know yet, is in the view."""

    def view(self, state: State, seat: Seat | None) -> View:
        told = sum(lamp or 0 for lamp in state.shown)
        return replace(super().view(state, seat), right=state.right + 100 * told)

    def guess(self, view: View, rng: Random) -> State:
        told, right = divmod(view.right, 100)
        while True:
            state = replace(super().guess(view, rng), right=right)
            if sum(lamp or 0 for lamp in state.shown) == told:
                return state


class MoreActions(SignalsRules):
    """Lists an action that is not offered."""

    def actions(self, state: State, seat: Seat) -> Iterator[Show]:
        yield from super().actions(state, seat)
        yield Show(7)

    def offer(self, state: State, seat: Seat) -> Offer[Show]:
        return Offer(seat, tuple(SignalsRules.actions(self, state, seat)))


@pytest.mark.parametrize(
    ("rules", "check"),
    [
        (ShownLamp, check_twins),
        (MoreActions, check_game),
        (PeekingView, check_game),
        (ConsistentPeek, check_twins),
        (OpenDeal, check_twins),
        (DeafJudge, check_game),
        (LenientJudge, check_game),
        (DeadEnd, check_game),
        (Endless, check_game),
        (DrawsInApply, check_game),
        (Whisper, check_twins),
    ],
)
def test_the_suite_notices(
    rules: type[SignalsRules], check: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each broken rule set breaks the promise it was made to break."""
    monkeypatch.setattr("tablee.core.conformance.MOST_MOVES", 300)
    game = signals(rules())
    monkeypatch.setattr("tablee.core.log.find_game", {"signals": game}.__getitem__)
    with pytest.raises(Broken):
        _run_often(check, game)


def _run_often(check: Any, game: Any) -> None:
    for seed in range(40):
        check(game, 3, {}, seed)
