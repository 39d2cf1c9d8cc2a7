"""Builds: how one becomes a board, how a board becomes one, and all the boards in reach."""

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import combinations
from random import Random

from tablee.core.frozen import Pieces
from tablee.games.cortexcape.board.graph import DOOR_INDEX, bits, tower_mask
from tablee.games.cortexcape.model import DOORS, EMPTY, STOCK, TOWER, Build, BuildBounds

FIRST_BUILDS = 34_918_884_000  # 20! / (8! 4! 3! 2! 3!), CX-78
TOWERS = 3


def built(board: str, action: Build) -> str:
    """The board after a legal build (CX-25, CX-30, CX-32)."""
    if isinstance(action.placement, dict):
        return "".join(map(action.placement.__getitem__, DOORS))
    assert isinstance(action.refill, dict)
    assert isinstance(action.swaps, tuple)
    doors = list(board)
    for door, piece in action.refill.items():
        doors[DOOR_INDEX[door]] = piece
    for old, target in action.swaps:
        at, to = DOOR_INDEX[old], DOOR_INDEX[target]
        doors[at], doors[to] = doors[to], TOWER
    return "".join(doors)


def placement(board: str) -> Build:
    """The build of round 1 that makes this board."""
    return Build(placement=Pieces(zip(DOORS, board, strict=True)))


def rebuild(before: str, after: str) -> Build:
    """A build of a later round that turns one board into the other (CX-37: any such will do)."""
    old = [DOORS[at] for at in bits(tower_mask(before))]
    targets = [DOORS[at] for at in bits(tower_mask(after))]
    freed = {DOORS[at] for at, piece in enumerate(before) if piece == EMPTY}
    refill = {door: after[DOOR_INDEX[door]] for door in freed if door not in targets}
    homes = {door: after[DOOR_INDEX[door]] for door in old}
    swaps: dict[str, str] = {}
    for target in targets:  # cylinders that stood still go where their letter is
        if target not in freed:
            piece = before[DOOR_INDEX[target]]
            home = next(door for door, letter in homes.items() if letter == piece)
            swaps[home] = target
            del homes[home]
    for target in targets:  # what is left on the old tower doors came from the hand
        if target in freed:
            home, piece = homes.popitem()
            swaps[home] = target
            refill[target] = piece
    return Build(refill=Pieces(sorted(refill.items())), swaps=tuple(sorted(swaps.items())))


def bounds(board: str, hand: str) -> BuildBounds:
    """What bounds the build of this position (CX-78)."""
    freed = "".join(door for door, piece in zip(DOORS, board, strict=True) if piece == EMPTY)
    towers = "".join(door for door, piece in zip(DOORS, board, strict=True) if piece == TOWER)
    targets = "".join(door for door in DOORS if door not in towers)
    return BuildBounds(freed=freed, hand=hand, towers=towers, targets=targets)


def random_build(board: str, hand: str, rng: Random) -> tuple[Build, int]:
    """A random build that obeys all but CX-67 and CX-69, and the doors its towers block."""
    if len(hand) == len(STOCK):
        pieces = list(STOCK)
        rng.shuffle(pieces)
        return placement(made := "".join(pieces)), tower_mask(made)
    random = rng.random
    old = tower_mask(board)
    blocked = old
    swaps = []
    tower = -1
    for _ in range(TOWERS):
        tower = board.find(TOWER, tower + 1)
        while (bit := 1 << (at := int(random() * len(DOORS)))) & blocked:
            pass
        blocked |= bit
        swaps.append((DOORS[tower], DOORS[at]))
    refill = {}
    left = list(hand)
    at = -1
    while left:
        at = board.find(EMPTY, at + 1)
        refill[DOORS[at]] = left.pop(int(random() * len(left)))
    return Build(refill=Pieces(refill), swaps=tuple(swaps)), blocked ^ old


def arrangements(pieces: str) -> Iterator[str]:
    """The distinct orders of some pieces, equal pieces being alike; lazily, as they are many."""
    if not pieces:
        yield ""
    for piece in dict.fromkeys(pieces):
        for rest in arrangements(pieces.replace(piece, "", 1)):
            yield piece + rest


def tower_moves(board: str) -> Iterator[tuple[int, ...]]:
    """Every set of three doors the towers may go to, as door indexes (CX-32, CX-33)."""
    free = [at for at in range(len(DOORS)) if board[at] != TOWER]
    return combinations(free, 3)


def boards_with(board: str, hand: str, targets: tuple[int, ...]) -> Iterator[str]:
    """Every distinct board whose towers stand on these targets (CX-37).

    The old tower doors receive the cylinders that stood on the targets; where a target was
    a freed door, its cylinder comes from the hand. So each split of the hand between old tower
    doors and freed doors gives its own boards, and no board comes twice.
    """
    old = list(bits(tower_mask(board)))
    freed = [at for at in range(len(DOORS)) if board[at] == EMPTY and at not in targets]
    moved = "".join(board[at] for at in targets if board[at] != EMPTY)
    doors = list(board)
    for at in targets:
        doors[at] = TOWER
    for given in splits(hand, len(targets) - len(moved)):
        kept = "".join(sorted((Counter(hand) - Counter(given)).elements()))
        for on_freed in arrangements(kept):
            for at, piece in zip(freed, on_freed, strict=True):
                doors[at] = piece
            for on_old in arrangements(moved + given):
                for at, piece in zip(old, on_old, strict=True):
                    doors[at] = piece
                yield "".join(doors)


def splits(pieces: str, count: int) -> list[str]:
    """The distinct ways to take so many of some pieces."""
    return list(dict.fromkeys("".join(some) for some in combinations(sorted(pieces), count)))


def all_rebuilds(board: str, hand: str, is_legal: Callable[[int], bool]) -> Iterator[str]:
    """Every distinct board in reach of a build after round 1 whose towers are legal."""
    for targets in tower_moves(board):
        if is_legal(sum(1 << at for at in targets)):
            yield from boards_with(board, hand, targets)


def all_placements() -> Iterator[str]:
    """Every distinct board of round 1, one after the other: 34 918 884 000 of them."""
    doors = range(len(DOORS))

    def fill(free: tuple[int, ...], pieces: tuple[str, ...], board: list[str]) -> Iterator[str]:
        if not pieces:
            yield "".join(board)
            return
        piece, *rest = pieces
        for chosen in combinations(free, STOCK.count(piece)):
            for at in chosen:
                board[at] = piece
            left = tuple(at for at in free if at not in chosen)
            yield from fill(left, tuple(rest), board)

    return fill(tuple(doors), tuple(dict.fromkeys(STOCK)), [EMPTY] * len(DOORS))
