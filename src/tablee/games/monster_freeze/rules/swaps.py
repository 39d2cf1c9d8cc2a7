"""Swaps with the centre: when they fail, and what they do (MF-15, MF-25..28)."""

from msgspec.structs import replace

from tablee.core.protocol import Refusal, Seat
from tablee.games.monster_freeze.events import Step, Swapped
from tablee.games.monster_freeze.model import State
from tablee.games.monster_freeze.rules.rounds import change


def is_delayed(state: State, seat: int) -> bool:
    """MF-15: swaps of all seats but the warm one enter the queue a moment later."""
    warm = state.table.warm_seat
    return warm is not None and seat != warm and state.table.edge_ms > 0


def swap_fault(state: State, seat: int, give: str, expect: str, play: int) -> Refusal | None:
    """Why a swap that has its turn now fails; a lost race is recorded (MF-27)."""
    player = state.players[seat]
    if give not in player.hand:
        return Refusal("stale_hand", "MF-26", {"hand": list(player.hand)})
    if expect != state.centre:
        return Refusal("centre_changed", "MF-27", {"centre": state.centre}, recorded=True)
    if player.swapped_at is not None and play < player.swapped_at + state.table.swap_gap_ms:
        left = player.swapped_at + state.table.swap_gap_ms - play
        return Refusal("too_soon", "MF-26", {"seconds": left / 1000})
    return None


def swapped(state: State, seat: int, give: str, play: int) -> Step:
    """MF-26: the two cards change places; the received one takes the same slot."""
    assert state.centre is not None
    player = state.players[seat]
    hand = tuple(state.centre if card == give else card for card in player.hand)
    after = change(state, seat, hand=hand, swapped_at=play, hand_since=play)
    players = tuple(replace(each, voted=False) for each in after.players)
    after = replace(after, players=players, centre=give, quiet_since=play, refreshes=0)
    return after, (Swapped(Seat(seat), give, state.centre),)
