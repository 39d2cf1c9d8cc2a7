"""Is it legal? The check order of section 12 (CX-71..77); the first failure is the answer."""

from collections import Counter
from typing import Any

from msgspec import UNSET

from tablee.core.protocol import Decision, Leave, Move, Outcome, Refusal, Unreadable
from tablee.games.cortexcape.board.graph import (
    DOOR_BIT,
    DOOR_INDEX,
    EXIT_INDEX,
    free_exits,
    graph_of,
    tower_mask,
)
from tablee.games.cortexcape.model import (
    DOORS,
    EMPTY,
    STOCK,
    TOWER,
    Build,
    Lock,
    Path,
    Pick,
    State,
)
from tablee.games.cortexcape.rules.paths import cone_corridors
from tablee.games.cortexcape.rules.queries import actor, is_exit_to_exit
from tablee.games.cortexcape.rules.setup import check_outcome

PHASE_OF: dict[type, str] = {Pick: "draw", Build: "build", Lock: "lock", Path: "path"}
RULE_OF = {"draw": "CX-72", "build": "CX-73", "lock": "CX-75", "path": "CX-76"}
PIECES = frozenset(STOCK)
SORTED_STOCK = sorted(STOCK)


def check(state: State, move: Move) -> Refusal | None:
    """Why a move is not legal, or ``None``."""
    if isinstance(move, Decision):
        if move.at_ms < state.at_ms:
            return Refusal("clock_backwards", "CX-89", {"at_ms": state.at_ms})
        return check_decision(state, move)
    if isinstance(move, Outcome):
        return check_outcome(state, move.drawn)
    if state.phase == "over":
        return Refusal("game_over", "CX-55")
    if move.at_ms < state.at_ms:
        return Refusal("clock_backwards", "CX-89", {"at_ms": state.at_ms})
    return None


def check_decision(state: State, move: Decision[Any]) -> Refusal | None:
    action = move.action
    kind = type(action)
    if kind is Leave:
        return _check_leave(state, move.seat)
    phase = action.type if kind is Unreadable else PHASE_OF.get(kind)
    if phase == "leave":
        return _check_leave(state, move.seat) or _malformed("CX-61", action.problem)
    if phase is None:
        problem = action.problem if kind is Unreadable else f"no action: {kind.__name__}"
        return Refusal("malformed", "CX-71", {"problem": problem})
    if state.phase == "over":
        return Refusal("game_over", "CX-55")
    if phase != state.phase:
        return Refusal("wrong_phase", "CX-71", {"phase": state.phase, "type": phase})
    if move.seat != actor(state):
        return Refusal("not_your_turn", "CX-71", {"seat": actor(state)})
    if kind is Unreadable:
        return Refusal("malformed", _rule(state), {"problem": action.problem})
    if kind is Build:
        return (
            _check_first_build(state, action) if state.round == 1 else _check_build(state, action)
        )
    if kind is Lock:
        return _check_lock(state, action)
    if kind is Path:
        return _check_path(state, action)
    if action.hand not in ("left", "right"):
        return _malformed("CX-72", "hand is left or right")
    return None


def _rule(state: State) -> str:
    return "CX-74" if state.phase == "build" and state.round > 1 else RULE_OF[state.phase]


def _malformed(rule: str, problem: str) -> Refusal:
    return Refusal("malformed", rule, {"problem": problem})


def _check_leave(state: State, seat: int) -> Refusal | None:
    if state.phase == "over":
        return Refusal("game_over", "CX-55")
    if not 0 <= seat < state.table.seats:
        return Refusal("not_seated", "CX-61", {"seat": seat})
    if seat in state.left:
        return Refusal("already_left", "CX-61", {"seat": seat})
    return None


def _check_first_build(state: State, action: Build) -> Refusal | None:
    placement: Any = action.placement
    if action.refill is not UNSET or action.swaps is not UNSET or not isinstance(placement, dict):
        return _malformed("CX-73", "round 1 takes a placement and nothing else")
    if placement.keys() != DOOR_BIT.keys() or sorted(map(str, placement.values())) != SORTED_STOCK:
        return _placement_refusal(placement)
    towers = 0
    for door, piece in placement.items():
        if piece == TOWER:
            towers |= DOOR_BIT[door]
    return check_lock_possible(state, towers)


def _placement_refusal(placement: dict[str, str]) -> Refusal:
    """What is wrong with a placement that is not the stock on all doors (CX-73)."""
    if not _is_text(placement):
        return _malformed("CX-73", "a placement maps doors to pieces, both as letters")
    unknown = [door for door in placement if door not in DOOR_BIT]
    unknown += [piece for piece in placement.values() if piece not in PIECES]
    if unknown:
        return Refusal("unknown_id", "CX-73", {"ids": unknown})
    if missing := [door for door in DOORS if door not in placement]:
        return Refusal("door_empty", "CX-73", {"doors": missing})
    odd = _difference("".join(placement.values()), STOCK)
    return Refusal("wrong_pieces", "CX-2", {"pieces": odd})


def _check_build(state: State, action: Build) -> Refusal | None:
    refill: Any = action.refill
    swaps: Any = action.swaps
    if action.placement is not UNSET or not isinstance(refill, dict) or type(swaps) is not tuple:
        return _malformed("CX-74", "rounds after the first take refill and swaps, nothing else")
    for swap in swaps:
        if type(swap) is not tuple or [*map(type, swap)] != [str, str]:
            return _malformed("CX-74", "a swap is an old tower door and a target")
    if not _is_text(refill):
        return _malformed("CX-74", "a refill maps doors to pieces, both as letters")
    unknown = [door for door in refill if door not in DOOR_BIT]
    unknown += [piece for piece in refill.values() if piece not in PIECES]
    unknown += [door for swap in swaps for door in swap if door not in DOOR_BIT]
    if unknown:
        return Refusal("unknown_id", "CX-74", {"ids": unknown})
    board = state.board
    occupied = [door for door in refill if board[DOOR_INDEX[door]] != EMPTY]
    if occupied:
        return Refusal("door_not_free", "CX-29", {"doors": occupied})
    if len(refill) != len(state.hand):
        freed = [DOORS[at] for at, piece in enumerate(board) if piece == EMPTY]
        return Refusal("door_empty", "CX-30", {"doors": [d for d in freed if d not in refill]})
    if sorted(refill.values()) != sorted(state.hand):
        odd = _difference("".join(refill.values()), state.hand)
        return Refusal("wrong_pieces", "CX-29", {"pieces": odd})
    return _check_swaps(state, swaps)


def _is_text(pieces: dict[Any, Any]) -> bool:
    """Whether a mapping that a program made holds strings only."""
    return {*map(type, pieces), *map(type, pieces.values())} <= {str}


def _check_swaps(state: State, swaps: tuple[tuple[str, str], ...]) -> Refusal | None:
    old_towers = tower_mask(state.board)
    left = targets = 0
    for old, target in swaps:
        left |= DOOR_BIT[old]
        targets |= DOOR_BIT[target]
    if len(swaps) != 3 or left != old_towers:
        doors = [door for door in DOORS if DOOR_BIT[door] & old_towers]
        return Refusal("tower_not_moved", "CX-31", {"towers": doors})
    if blocked := targets & old_towers:
        doors = [door for door in DOORS if DOOR_BIT[door] & blocked]
        return Refusal("tower_target", "CX-32", {"doors": doors})
    if targets.bit_count() != 3:
        twice = [door for door, count in Counter(t for _, t in swaps).items() if count > 1]
        return Refusal("duplicate_target", "CX-32", {"doors": twice})
    return check_lock_possible(state, targets)


def check_lock_possible(state: State, towers: int) -> Refusal | None:
    """CX-67, CX-69: the towers must leave the locker a lock that can cost something."""
    rim = is_exit_to_exit(state)
    if graph_of(state.table.lab).leaves_a_lock(free_exits(state.marbles), towers, rim=rim):
        return None
    return Refusal("no_lock_possible", "CX-67" if rim else "CX-69")


def _check_lock(state: State, action: Lock) -> Refusal | None:
    start, exit_ = action.start, action.exit
    if type(start) is not str or type(exit_) is not str:
        return _malformed("CX-75", "start and exit are ids")
    graph = graph_of(state.table.lab)
    rim = is_exit_to_exit(state)
    if start not in (graph.ends if rim else graph.starts):
        rule = "CX-77" if start in graph.ends or start in graph.starts else "CX-75"
        return Refusal("unknown_id", rule, {"ids": [start]})
    if exit_ not in graph.ends:
        return Refusal("unknown_id", "CX-75", {"ids": [exit_]})
    if state.marbles[EXIT_INDEX[exit_]] is not None:
        return Refusal("exit_used", "CX-40", {"exit": exit_})
    if rim:
        if state.marbles[EXIT_INDEX[start]] is not None:
            return Refusal("start_used", "CX-65", {"start": start})
        if start == exit_:
            return Refusal("same_exit", "CX-65", {"exit": exit_})
    corridor = graph.ends[start] if rim else graph.starts[start]
    if not graph.regions(tower_mask(state.board))[corridor] >> graph.ends[exit_] & 1:
        return Refusal("no_route", "CX-42", {"start": start, "exit": exit_})
    return None


def _check_path(state: State, action: Path) -> Refusal | None:
    doors: Any = action.doors
    if type(doors) is not tuple or not {*map(type, doors)} <= {str}:
        return _malformed("CX-76", "doors is a list of door ids")
    walk = "".join(doors)
    if len(walk) != len(doors) or not DOOR_BIT.keys() >= set(doors):
        return Refusal("unknown_id", "CX-76", {"ids": [d for d in doors if d not in DOOR_BIT]})
    walked = 0
    repeated: list[str] = []
    for door in walk:
        bit = DOOR_BIT[door]
        if walked & bit:
            repeated.append(door)
        walked |= bit
    if blocked := walked & tower_mask(state.board):
        towers = [door for door in doors if DOOR_BIT[door] & blocked]
        return Refusal("tower_on_path", "CX-27", {"doors": towers})
    if repeated:
        return Refusal("door_repeated", "CX-47", {"doors": repeated})
    graph = graph_of(state.table.lab)
    start, end = cone_corridors(graph, state.start, state.exit)
    if walk in graph.routes(start, end).mask_of:
        return None
    if graph.joins_up(doors, start, end):
        return Refusal("path_loops", "CX-47", {"doors": list(doors)})
    return Refusal("path_broken", "CX-46", {"doors": list(doors)})


def _difference(given: str, due: str) -> dict[str, int]:
    """How many pieces of each kind are too many (+) or missing (-)."""
    counts = Counter(given)
    counts.subtract(due)
    return {piece: count for piece, count in sorted(counts.items()) if count}
