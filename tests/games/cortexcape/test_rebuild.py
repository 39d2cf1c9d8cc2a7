"""The build of round 2 and later: CX-29 to CX-37."""

from collections import Counter
from itertools import pairwise, permutations
from random import Random

import pytest
from tests.games.cortexcape.support.tables import (
    PLAIN,
    actor,
    finish,
    lock,
    path,
    placement,
    play,
    position,
    raw_lab,
    rebuild,
    refusal,
    table,
    towers_of,
)

import tablee
from tablee.core.protocol import Seat
from tablee.games.cortexcape.model import BuildBounds
from tablee.games.cortexcape.rules import RULES
from tablee.games.cortexcape.rules.offer import iter_boards

LABS = ("blue", "green", "red", "black")
EXITS = [f"X{hour}" for hour in range(1, 13)]
SAME = "B=W F=W N=Y P=R"  # everything back where it was
MOVED = "R>A S>C T>D"


def second_round() -> tablee.Match:
    """Blue, round 2: the path B N P F took W Y R W from PLAIN; towers stand on R, S, T."""
    match = table()
    play(match, placement(PLAIN), lock("e1", "X5"), path("BNPF"))
    return match


def nothing_taken() -> tablee.Match:
    """Blue, round 2 after an empty path."""
    match = table()
    play(match, placement(PLAIN), lock("e1", "X1"), path(""))
    return match


def built(match: tablee.Match, refill: str, swaps: str) -> str:
    """The board after a build."""
    play(match, rebuild(refill, swaps))
    board: str = match.view(None).board
    return board


def test_cx_29_the_builder_has_what_the_path_carried_off() -> None:
    """The next builder has the taken cylinders in hand, for the doors that the path emptied."""
    match = second_round()
    assert match.view(None).board == "W.WWW.WWGGGGY.Y.R###"
    assert match.view(None).hand == "WWYR"
    (build,) = match.offer(actor(match)).open
    assert build.bounds == BuildBounds("BFNP", "WWYR", "RST", "ABCDEFGHIJKLMNOPQ")


@pytest.mark.parametrize(
    ("refill", "code"),
    [
        ("A=W B=W F=W N=Y P=R", "door_not_free"),  # A was not emptied
        ("A=W F=W N=Y P=R", "door_not_free"),
        ("B=W F=W N=Y P=G", "wrong_pieces"),  # no green was taken
        ("B=W F=Y N=Y P=R", "wrong_pieces"),  # one yellow too many
        ("B=W F=W N=Y P=#", "wrong_pieces"),  # a tower is never carried off
    ],
)
def test_cx_29_nothing_else_returns_and_nowhere_else(refill: str, code: str) -> None:
    """Other doors than the emptied ones, and other pieces than the taken ones, are refused."""
    assert refusal(second_round(), rebuild(refill, MOVED)) == (code, "CX-29")


def test_cx_30_any_permutation_goes_back() -> None:
    """Every order of the k cylinders on the k doors is legal, the old one included."""
    boards = set()
    for pieces in set(permutations("WWYR")):
        refill = " ".join(f"{door}={piece}" for door, piece in zip("BFNP", pieces, strict=True))
        board = built(second_round(), refill, MOVED)
        assert (board[1], board[5], board[13], board[15]) == pieces
        boards.add(board)
    assert len(boards) == 12  # 4! / 2!
    assert "#W##WWWWGGGGYYYRRWWW" in boards


def test_cx_30_no_door_stays_empty() -> None:
    """A freed door that is not refilled makes the build illegal."""
    for refill in ("", "B=W F=W N=Y", "F=W N=Y P=R"):
        assert refusal(second_round(), rebuild(refill, MOVED)) == ("door_empty", "CX-30")


@pytest.mark.parametrize("swaps", ["", "R>A", "R>A S>C", "R>A S>C Q>D", "R>A S>C R>D"])
def test_cx_31_each_of_the_three_towers_must_move(swaps: str) -> None:
    """A build that leaves a tower where it stood is refused."""
    assert refusal(second_round(), rebuild(SAME, swaps)) == ("tower_not_moved", "CX-31")


def test_cx_31_the_defence_moves_every_round() -> None:
    """No door is blocked in two rounds running, in any game."""
    for seed, lab in enumerate(LABS):
        history = finish(table(3, lab), seed).view(None).history
        towers = [set(towers_of(record.board)) for record in history]
        assert [len(doors) for doors in towers] == [3] * 12
        assert not any(before & after for before, after in pairwise(towers))


def test_cx_32_a_swap_exchanges_tower_and_cylinder() -> None:
    """The target holds the tower and the old door that cylinder; the builder pairs them."""
    assert built(second_round(), SAME, "R>A S>I T>M") == "#WWWWWWW#GGG#YYRRWGY"
    assert built(second_round(), SAME, "R>I S>A T>M") == "#WWWWWWW#GGG#YYRRGWY"
    assert built(second_round(), SAME, "T>A R>I S>M") == "#WWWWWWW#GGG#YYRRGYW"


@pytest.mark.parametrize(
    ("swaps", "code", "rule"),
    [
        ("R>A S>C T>D Q>E", "tower_not_moved", "CX-31"),
        ("R>A S>C T>D R>E", "tower_not_moved", "CX-31"),
        ("R>R S>C T>D", "tower_target", "CX-32"),
        ("R>S S>R T>D", "tower_target", "CX-32"),
        ("R>A S>R T>D", "tower_target", "CX-32"),  # together: R is not yet free
        ("R>A S>A T>D", "duplicate_target", "CX-32"),
        ("R>A S>A T>A", "duplicate_target", "CX-32"),
    ],
)
def test_cx_32_three_swaps_to_three_doors_not_blocked_before(
    swaps: str, code: str, rule: str
) -> None:
    """Exactly three swaps, one per tower, to distinct doors that were not blocked."""
    assert refusal(second_round(), rebuild(SAME, swaps)) == (code, rule)


def test_cx_33_any_cylinder_door_is_a_target() -> None:
    """Each of the 17 doors without a tower may receive each of the three towers."""
    for tower, others in (("R", "ST"), ("S", "RT"), ("T", "RS")):
        for target in "ABCDEFGHIJKLMNOPQ":
            free = [door for door in "JKL" if door != target]
            swaps = f"{tower}>{target} {others[0]}>{free[0]} {others[1]}>{free[1]}"
            board = built(second_round(), SAME, swaps)
            assert set(towers_of(board)) == {target, free[0], free[1]}


def test_cx_33_a_door_refilled_a_moment_ago_is_a_target() -> None:
    """The refill comes first, so a tower trades places with what was just put back."""
    board = built(second_round(), "B=R F=Y N=W P=W", "R>B S>F T>N")
    assert board == "W#WWW#WWGGGGY#YWRRYW"


def test_cx_34_a_door_blocked_two_rounds_ago_is_allowed_again() -> None:
    """Only the doors of the previous round are barred: towers may return after one round."""
    match = nothing_taken()
    play(match, rebuild("", "R>A S>C T>D"), lock("e2", "X2"), path(""))
    assert refusal(match, rebuild("", "A>C C>S D>T"))[0] == "tower_target"
    assert built(match, "", "A>R C>S D>T") == PLAIN


def test_cx_35_an_empty_path_leaves_the_swaps_compulsory() -> None:
    """When nothing was taken the refill is empty and the three towers move all the same."""
    match = nothing_taken()
    assert (match.view(None).board, match.view(None).hand) == (PLAIN, "")
    assert refusal(match, rebuild("", "")) == ("tower_not_moved", "CX-31")
    assert refusal(match, rebuild("A=W", MOVED)) == ("door_not_free", "CX-29")
    assert built(match, "", MOVED) == "#W##WWWWGGGGYYYRRWWW"


def test_cx_36_refill_and_swaps_travel_in_one_action() -> None:
    """Half a build is none, and one whole build leads straight to the lock."""
    match = second_round()
    whole = rebuild(SAME, MOVED)
    for half in ("refill", "swaps"):
        part = {key: value for key, value in whole.items() if key != half}
        assert refusal(match, part) == ("malformed", "CX-74")
    assert refusal(match, placement(PLAIN)) == ("malformed", "CX-74")
    moves = len(match.moves)
    play(match, whole)
    assert (match.state.phase, len(match.moves)) == ("lock", moves + 1)


def test_cx_37_builds_with_equal_boards_are_the_same_move() -> None:
    """Two gestures that make one board lead to one state: A, C and D are all white."""
    one, other = second_round(), second_round()
    play(one, rebuild(SAME, "R>A S>C T>D"))
    play(other, rebuild(SAME, "R>D S>A T>C"))
    assert one.moves != other.moves
    assert one.state == other.state


def boards_by_hand(board: str, hand: str) -> set[str]:
    """Every board in reach: all refills, then all ordered targets, exchanged one by one."""
    freed = [at for at in range(20) if board[at] == "."]
    old = [at for at in range(20) if board[at] == "#"]
    found = set()
    for pieces in permutations(hand):
        filled = list(board)
        for at, piece in zip(freed, pieces, strict=True):
            filled[at] = piece
        for targets in permutations([at for at in range(20) if at not in old], 3):
            made = filled.copy()
            for tower, target in zip(old, targets, strict=True):
                made[tower], made[target] = made[target], made[tower]
            found.add("".join(made))
    return found


def leaves_an_exit(board: str, lab: str, closed: list[str]) -> bool:
    """CX-69: some free exit's corridor has a door without a tower."""
    doors, exits = raw_lab(lab)
    ends = [exits[exit_] for exit_ in EXITS if exit_ not in closed]
    return any(end in doors[door] for end in ends for door in doors if door not in towers_of(board))


@pytest.mark.parametrize("lab", LABS)
@pytest.mark.parametrize("taken", [0, 1, 2, 3])
def test_cx_37_iter_boards_counts_boards_and_not_gestures(lab: str, taken: int) -> None:
    """All refills times all ordered targets, done by hand, give exactly the boards listed."""
    rng = Random(f"{lab} {taken}")
    pieces = list(PLAIN)
    rng.shuffle(pieces)
    for at in rng.sample([at for at in range(20) if pieces[at] != "#"], taken):
        pieces[at] = "."
    closed = rng.sample(EXITS, rng.randint(1, 9)) if taken > 1 else EXITS[:11]
    match = position("".join(pieces), "build", " ".join(closed), lab=lab)
    by_hand = boards_by_hand(match.view(None).board, match.view(None).hand)
    listed = list(iter_boards(match.state))
    assert max(Counter(listed).values()) == 1
    assert set(listed) == {board for board in by_hand if leaves_an_exit(board, lab, closed)}


def test_cx_37_every_board_listed_can_be_built() -> None:
    """Each distinct board comes with one legal build that makes it."""
    match = position("W.WWWWWWGGGGYY.RR###", "build", "X1")
    seat = actor(match)
    made = []
    for action in RULES.actions(match.state, Seat(seat)):
        match.check(seat, action)
        made.append(RULES.apply(match.state, tablee.Decision(seat, action))[0].board)
    assert made == list(iter_boards(match.state))
