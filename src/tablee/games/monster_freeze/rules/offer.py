"""What a seat may do: the offer, every distinct action, and a random legal one."""

from collections.abc import Iterator
from random import Random

from tablee.core.protocol import Decide, Draw, Offer, Open, Over, Seat, Waiting
from tablee.games.monster_freeze.board import solver
from tablee.games.monster_freeze.model import (
    COLOURS,
    PAUSES,
    Action,
    Bounds,
    Claim,
    Pause,
    Placement,
    Ready,
    Resume,
    State,
    Swap,
    VoteRefresh,
)
from tablee.games.monster_freeze.rules.clock import next_due
from tablee.games.monster_freeze.rules.moments import owes_deal, play_at
from tablee.games.monster_freeze.rules.queries import active, is_solo, result, seated
from tablee.games.monster_freeze.rules.swaps import is_delayed

CLAIMS, SWAPS, WRONG = 0.6, 0.9, 0.95  # how a random seat spends its turns


def waiting(state: State) -> Waiting:
    """Whom the table waits for, and when it goes on by itself (MF-17, MF-62)."""
    if state.phase == "over":
        return Over(result(state))
    if owes_deal(state):
        return Draw()
    due = next_due(state)
    seats = tuple(seat for seat in seated(state) if may_act(state, seat))
    taken_over = tuple(seat for seat in seats if state.players[seat].taken_over)  # MF-55
    deadline = None if due is None else max(due.at_ms, state.at_ms)
    return Decide(seats, deadline, "tick", stand_ins=taken_over)


def may_act(state: State, seat: Seat) -> bool:
    player = state.players[seat]
    if state.phase == "ready":
        return not player.ready
    if state.phase == "paused":
        return _may_resume(state, seat)
    return state.phase == "live"


def _may_resume(state: State, seat: Seat) -> bool:
    if state.table.rules > 2 and seat not in active(state):
        return False
    if state.paused_by in (seat, None):
        return True
    return seat in active(state) and seat not in state.resumers


def offer(state: State, seat: Seat) -> Offer[Action]:
    """Swaps and claims are open kinds: a list would solve the hand (MF-58)."""
    if state.players[seat].left or owes_deal(state) or not may_act(state, seat):
        return Offer(seat)
    if state.phase == "ready":
        return Offer(seat, (Ready(),))
    if state.phase == "paused":
        return Offer(seat, (Resume(state.round),))
    player = state.players[seat]
    assert state.centre is not None
    again = 0 if player.swapped_at is None else player.swapped_at + state.table.swap_gap_ms
    opens = (
        Open("swap", Bounds(player.hand, state.centre, again)),
        Open("claim", Bounds(player.hand, state.centre, player.locked_until)),
    )
    return Offer(seat, tuple(_listed(state, seat)), opens)


def _listed(state: State, seat: Seat) -> Iterator[Action]:
    player, play = state.players[seat], play_at(state, state.at_ms)
    if is_solo(state) or player.pauses < PAUSES:
        yield Pause(state.round)
    if not is_solo(state) and not player.voted and play >= state.vote_after:
        yield VoteRefresh(state.round)


def actions(state: State, seat: Seat) -> Iterator[Action]:
    """One action for each distinct effect: a claim for each colour, a swap for each card."""
    found = offer(state, seat)
    yield from found.actions
    if found.open:
        yield from _claims(state, seat)
        yield from _swaps(state, seat)


def _claims(state: State, seat: Seat) -> Iterator[Claim]:
    player = state.players[seat]
    if play_at(state, state.at_ms) < player.locked_until:
        return
    can = solver.colours_of(state.table.deck, player.hand)
    for at, colour in enumerate(COLOURS):
        if can >> at & 1:
            stack = solver.stack_for(state.table.deck, player.hand, colour)
            assert stack is not None
            yield Claim(state.round, stack, colour)


def _swaps(state: State, seat: Seat) -> Iterator[Swap]:
    player, play = state.players[seat], play_at(state, state.at_ms)
    too_soon = player.swapped_at is not None and (
        play < player.swapped_at + state.table.swap_gap_ms
    )
    if too_soon and not is_delayed(state, seat):
        return
    assert state.centre is not None
    for card in player.hand:
        yield Swap(state.round, card, state.centre)


def sample(state: State, seat: Seat, rng: Random) -> Action:
    """Mostly tricks and swaps, so that random games end; now and then anything else."""
    if state.phase != "live":
        return offer(state, seat).actions[0]
    claims, swaps = list(_claims(state, seat)), list(_swaps(state, seat))
    others = list(_listed(state, seat))
    chance = rng.random()
    if claims and (chance < CLAIMS or not (swaps or others)):
        return rng.choice(claims)
    if swaps and (chance < SWAPS or not others):
        return rng.choice(swaps)
    locked = play_at(state, state.at_ms) < state.players[seat].locked_until
    if others and (locked or chance > WRONG):
        return rng.choice(others)
    if locked:  # a swap will be legal before a claim is
        assert state.centre is not None
        return Swap(state.round, rng.choice(state.players[seat].hand), state.centre)
    return _any_claim(state, seat, rng)


def _any_claim(state: State, seat: Seat, rng: Random) -> Action:
    """Three cards at random, as a child would lay them."""
    one, two, three = (
        Placement(card, rng.choice(("front", "back")), rng.randrange(4))
        for card in rng.sample(state.players[seat].hand, 3)
    )
    return Claim(state.round, (one, two, three))
