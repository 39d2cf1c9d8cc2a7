"""Section 7: how a round ends (MF-36..39, MF-41)."""

from collections import Counter
from random import Random

import pytest
from msgspec.structs import replace
from tests.games.monster_freeze.support.tables import (
    begin,
    claim,
    code,
    hands,
    kinds,
    lay,
    live,
    pile,
    refused,
    say,
    swap,
    with_top,
)

import tablee
from tablee.games.monster_freeze.model import COLOURS, Placement, Trick
from tablee.games.monster_freeze.rules.queries import best_at_exhaustion


@pytest.mark.parametrize("left", [1, 2, 3])
def test_mf_36_a_trick_with_three_or_fewer_cards_left_is_the_last(left: int) -> None:
    """All that is left is drawn; the pile is empty, so the round ends at once."""
    rest = " ".join(f"X{5 + at}" for at in range(left))
    match = live(f"R1 X1 X2 | B1 X3 X4 | Y1 | {rest}")
    events = lay(match, 0, "R")
    assert kinds(events) == ["trick", "round_end"]
    assert events[0].drawn == tuple(rest.split())
    assert hands(match)[0] == rest
    assert (match.state.rounds[0].reason, match.state.rounds[0].winner) == ("exhausted", 0)


def test_mf_36_four_cards_left_are_enough() -> None:
    """One card stays in the pile: the round goes on."""
    match = live("R1 X1 X2 | B1 X3 X4 | Y1 | R2 X6 X7 X8")
    assert kinds(lay(match, 0, "R")) == ["trick"]
    assert pile(match) == "X8"
    assert match.state.phase == "live"
    events = lay(match, 0, "R")
    assert events[0].drawn == ("X8",)
    assert kinds(events) == ["trick", "round_end"]


def test_mf_36_five_colours_beat_exhaustion() -> None:
    """The fifth colour with few cards left wins, though another has more of one colour."""
    rest = "R5 X4 X5 X6 X7 X8 B1 X9 X10 G1 X11 X12 Y1 X13 X14 V1 X15 X16 X17 X18"
    match = live(f"R1 X1 X2 | R2 R3 R4 | X3 | {rest}", rounds_to_win=1)
    lay(match, 1, "RR")
    lay(match, 0, "RBGY")
    assert pile(match) == "X17 X18"
    lay(match, 0, "V")
    (end,) = match.state.rounds
    assert (end.reason, end.winner, end.counts[1]) == ("five_colours", 0, (2, 0, 0, 0, 0))


def test_mf_36_the_winner_draws_nothing() -> None:
    """With five colours nobody draws, and the pile stays as it is."""
    rest = "B1 X3 X4 G1 X5 X6 Y1 X7 X8 V1 X9 X10 X11 X12"
    match = live(f"R1 X1 X2 | X13 X14 X15 | X16 | {rest}", rounds_to_win=1)
    lay(match, 0, "RBGY")
    assert pile(match) == "X11 X12"  # the fifth trick would exhaust it
    events = lay(match, 0, "V")
    assert events[0].drawn == ()
    assert pile(match) == "X11 X12"
    assert match.state.rounds[0].reason == "five_colours"
    assert match.result is not None
    assert match.result.winners == (0,)


# -- MF-37..39: who wins ---------------------------------------------------------------------------


def ended(*owned: str) -> int | None:
    """Who wins when the pile is exhausted and seats own tricks of these letters."""
    rest = " ".join(f"X{at}" for at in range(20, 24))
    seats = [f"X{3 * at + 1} X{3 * at + 2} X{3 * at + 3}" for at in range(len(owned))]
    match = live(f"{' | '.join(seats)} | X19 | {rest}")
    names = dict(zip("RBGYV", COLOURS, strict=True))
    lying = (Placement("X1", "front", 0),) * 3
    players = [
        replace(player, tricks=tuple(Trick(names[letter], lying) for letter in letters))
        for player, letters in zip(match.state.players, owned, strict=True)
    ]
    return best_at_exhaustion(replace(match.state, players=tuple(players)))


def test_mf_37_most_tricks_of_one_colour() -> None:
    """The total number of tricks is irrelevant."""
    assert ended("RRBBGGYY", "VVV") == 1
    assert ended("VV", "RBGY") == 0
    assert ended("V", "", "GG", "RBGY") == 2


def test_mf_37_in_play() -> None:
    """Two green beat three different ones when the pile runs out."""
    rest = "G1 G2 X3 B1 X4 X5 G3 X6 X7 Y1 X8 X9 X10 X11"
    match = live(f"R1 X1 X2 | X12 X13 G4 | X14 | {rest}")
    lay(match, 0, "R")  # draws G1 G2 X3
    lay(match, 1, "G")  # draws B1 X4 X5
    lay(match, 1, "B")  # draws G3 X6 X7
    lay(match, 0, "G")  # draws Y1 X8 X9
    lay(match, 1, "G")  # draws X10 X11: the last
    (end,) = match.state.rounds
    assert (end.reason, end.winner) == ("exhausted", 1)
    assert end.counts == ((1, 0, 1, 0, 0), (0, 1, 2, 0, 0))
    assert [player.wins for player in match.state.players] == [0, 1]


@pytest.mark.parametrize(
    ("owned", "winner"),
    [
        (("GGGR", "BBB"), 0),  # the rule's own example
        (("BBB", "GGGR"), 1),
        (("RR", "BB"), 0),
        (("BBRG", "GGRB"), 0),  # equal red: most blue
        (("GGB", "YYB"), 0),  # then green
        (("YY", "VV"), 0),  # then yellow
        (("YYV", "YYVV"), 1),  # then violet
        (("RRB", "RRG", "RRBY"), 2),
        (("RRR", "BBB", "GGGRRRR"), 2),
        (("RRRBB", "VVVV", "GGGG"), 2),  # red is counted among the tied only
    ],
)
def test_mf_38_ties_by_red_blue_green_yellow_violet(owned: tuple[str, ...], winner: int) -> None:
    """Among the tied players only, whole counts are compared, whatever colour made the tie."""
    assert ended(*owned) == winner


@pytest.mark.parametrize("owned", [("", ""), ("RB", "BR"), ("RRG", "GRR", "RR"), ("VV", "VV", "Y")])
def test_mf_39_tied_in_all_five_counts_is_drawn(owned: tuple[str, ...]) -> None:
    """Nobody scores the round."""
    assert ended(*owned) is None


@pytest.mark.parametrize("seed", range(20))
def test_mf_38_as_by_comparing_one_after_the_other(seed: int) -> None:
    """Random tricks, judged step by step as the rule reads."""
    rng = Random(seed)
    owned = ["".join(rng.choices("RBGYV", k=rng.randrange(6))) for _ in range(rng.randrange(2, 5))]
    counts = [Counter(letters) for letters in owned]
    tied = list(range(len(owned)))
    most = [max(count.values(), default=0) for count in counts]
    tied = [seat for seat in tied if most[seat] == max(most)]
    for letter in "RBGYV":
        best = max(counts[seat][letter] for seat in tied)
        tied = [seat for seat in tied if counts[seat][letter] == best]
    assert ended(*owned) == (tied[0] if len(tied) == 1 else None)


def test_mf_39_a_drawn_round_in_play() -> None:
    """One red each when the pile runs out."""
    match = live("R1 X1 X2 | R2 X3 X4 | X5 | X6 X7 X8 X9 X10")
    lay(match, 0, "R")
    lay(match, 1, "R")
    (end,) = match.state.rounds
    assert (end.reason, end.winner) == ("drawn", None)
    assert [player.wins for player in match.state.players] == [0, 0]


# -- MF-41: after the end --------------------------------------------------------------------------


def over() -> tablee.Match:
    match = live("R1 X1 X2 | R2 B1 X4 | X5 | X6 X7")
    lay(match, 0, "R")
    return match


@pytest.mark.parametrize("kind", ["swap", "claim", "vote_refresh", "pause", "resume"])
def test_mf_41_actions_after_the_end(kind: str) -> None:
    """`round_over` until the next round, and then `stale_round` with the new number."""
    match = over()
    actions = {"swap": swap(match, "R2"), "claim": with_top(match, 1, "R")}
    action = actions.get(kind, say(match, kind))
    refusal = refused(match, 1, action)
    assert refusal.code == "round_over"
    assert refusal.hint["winner"] == 0
    begin(match)
    refusal = refused(match, 1, action)
    assert (refusal.code, refusal.hint) == ("stale_round", {"round": 2})


def test_mf_41_the_end_of_a_match_is_the_end_of_its_round() -> None:
    """`round_over` after the last round, too."""
    match = live("R1 X1 X2 | R2 B1 X4 | X5 | X6 X7", rounds_to_win=1)
    lay(match, 0, "R")
    assert match.result is not None
    assert code(match, 1, claim(match, "B1", "X4", "R2")) == "round_over"
