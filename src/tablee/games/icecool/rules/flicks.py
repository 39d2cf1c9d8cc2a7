"""What a flick leads to, in the order of its trace (IC-50..58, IC-65..71, IC-84, IC-92..94)."""

from collections.abc import Sequence

from msgspec.structs import replace

from tablee.core.protocol import Seat
from tablee.games.icecool.board.spots import Standing
from tablee.games.icecool.events import (
    CaughtAgain,
    ChallengeMet,
    ChallengeMissed,
    Event,
    FishTaken,
    IdTaken,
    MustRetry,
    PenguinFlicked,
    Step,
)
from tablee.games.icecool.model import (
    FISH,
    MOST_TRIES,
    Flicked,
    Player,
    Reason,
    Replay,
    SeenPlayer,
    State,
    Take,
    View,
    Why,
)
from tablee.games.icecool.model.facts import (
    LeftBoard,
    Passed,
    Touched,
    challenge_met,
)
from tablee.games.icecool.rules.holdings import (
    announced_card,
    challenge_of,
    rewarded,
    turned_up,
    with_player,
)
from tablee.games.icecool.rules.queries import is_warm_up, on_red_circle
from tablee.games.icecool.rules.rounds import (
    begin_turn,
    end_round,
    finish_turn,
    with_turn_counted,
)
from tablee.games.icecool.rules.tricks import tried
from tablee.games.icecool.rules.warm_up import walked


def standings(state: State | View) -> tuple[Standing, ...]:
    """Who stands on the board, in seat order."""
    players: Sequence[Player | SeenPlayer] = state.players
    spots = [(Seat(seat), player.spot) for seat, player in enumerate(players)]
    return tuple(Standing(seat, *spot) for seat, spot in spots if spot is not None)


def resolve(state: State, flicked: Flicked) -> Step:
    """The state after a flick, and all that happened."""
    assert state.aimed is not None
    mover, starts = state.active, standings(state)
    told = PenguinFlicked(
        mover,
        state.flicks + 1,
        flicked.applied,
        starts,
        flicked.ends,
        flicked.happenings,
        flicked.recording,
    )
    last = Replay(
        mover,
        state.flicks + 1,
        state.aimed,
        flicked.applied,
        starts,
        flicked.ends,
        flicked.happenings,
        flicked.recording,
        state.fish,
    )
    state = replace(state, aimed=None, flicks=state.flicks + 1)
    account = _Account(state, flicked)
    account.read()
    taken = [each for each in account.events if isinstance(each, FishTaken)]
    takes = tuple(Take(each.seat, each.door, each.sample) for each in taken)
    state = _stand(replace(account.state, last=replace(last, takes=takes)), flicked)
    state, after = _go_on(state, account, flicked)
    return state, (told, *account.events, *after)


class _Account:
    """One flick, read event by event until its end or the end of the round (IC-93)."""

    def __init__(self, state: State, flicked: Flicked) -> None:
        self.state = state
        self.events: list[Event] = []
        self.end: tuple[Reason, Seat] | None = None
        self.ended_at = flicked.samples
        self.caught: Seat | None = None  # IC-98: a first catch of two players
        self._happenings = flicked.happenings

    def read(self) -> None:
        for fact in self._happenings:
            if isinstance(fact, Passed):
                self._passed(fact)
            elif isinstance(fact, Touched):
                self._touched(fact)
            if self.end is not None:  # IC-93: what comes later has no effect
                self.ended_at = fact.sample
                break
        self._judge_challenge()

    def _passed(self, fact: Passed) -> None:
        """IC-50, IC-57, IC-58: own fish, whoever flicked; never for the Catcher."""
        seat, colour = fact.seat, self.state.table.worn[fact.seat]
        if fact.barred or seat == self.state.catcher:
            return
        for fish in [each for each in self.state.fish if each.colour == colour]:
            if fish.door != fact.door:
                continue
            hanging = list(self.state.fish)
            hanging.remove(fish)
            taken = self.state.players[seat].fish + 1
            self.state = with_player(replace(self.state, fish=tuple(hanging)), seat, fish=taken)
            self.events.append(FishTaken(seat, fact.door, taken, fact.sample))
            self._reward(seat, "fish")
            if taken == FISH:  # IC-92
                self.end = "three_fish", seat

    def _touched(self, fact: Touched) -> None:
        """IC-65..67: the Catcher and a Runner, whoever flicked and whoever moved."""
        catcher = self.state.catcher
        if catcher not in (fact.seat, fact.other):
            return
        runner = fact.other if fact.seat == catcher else fact.seat
        is_duel = self.state.seats == 2
        if not self.state.players[runner].is_caught:
            self.state = with_player(self.state, runner, is_caught=True)
            self.events.append(IdTaken(runner, catcher, fact.sample))
            if is_duel:
                self.caught = runner  # IC-98
            elif sum(each.is_caught for each in self.state.players) == self.state.seats - 1:
                self.end = "caught", catcher  # IC-92
        elif is_duel and self.caught is None:  # IC-100: a flick catches once
            self.events.append(CaughtAgain(runner, catcher, fact.sample))
            self.end = "caught", catcher  # IC-101

    def _judge_challenge(self) -> None:
        """IC-76..85: the flicking player's own penguin, complete before the round's end."""
        mover, card = self.state.active, announced_card(self.state)
        challenge = challenge_of(card.kind) if card is not None else None
        if card is None or card.is_up or challenge is None:
            return
        met = challenge_met(self._happenings, mover, challenge)
        if met is None or met > self.ended_at:
            self.events.append(ChallengeMissed(mover, challenge))
            return
        self.state = turned_up(self.state, mover, [card.id])
        self.events.append(ChallengeMet(mover, challenge, card.id))
        self._reward(mover, "challenge")  # IC-84: after the cards for fish

    def _reward(self, seat: Seat, why: Why) -> None:
        self.state, drawn = rewarded(self.state, seat, why)
        self.events += drawn


def _stand(state: State, flicked: Flicked) -> State:
    """IC-24, IC-41: where everybody stands; who is off the circle need not leave it any more."""
    for end in flicked.ends:
        is_bound = state.players[end.seat].is_bound and on_red_circle(end.at)
        state = with_player(state, end.seat, spot=end.at, is_bound=is_bound)
    return state


def _go_on(state: State, account: _Account, flicked: Flicked) -> Step:
    """IC-44: the phase after a flick."""
    mover = state.active
    if state.table.trick is not None:
        return tried(state, flicked)
    if is_warm_up(state):
        return walked(state, flicked)
    if account.end is not None:
        return end_round(state, *account.end)
    if account.caught is not None:  # IC-98..100: before everything that would come else
        state = with_player(with_turn_counted(state), account.caught, spot=None, is_bound=False)
        return begin_turn(state, account.caught, "re_entry")
    if any(isinstance(fact, LeftBoard) and fact.seat == mover for fact in flicked.happenings):
        return finish_turn(state, is_off_board=True)  # IC-42, IC-68
    if state.players[mover].is_bound:
        state = replace(state, tries=state.tries + 1)
        if state.tries < MOST_TRIES:
            return replace(state, phase="retry"), (MustRetry(mover, state.tries),)
    return finish_turn(state)
