"""Section 8: the match (MF-42..45)."""

import pytest
from msgspec.structs import replace
from tests.games.monster_freeze.support.tables import (
    begin,
    hands,
    kinds,
    lay,
    live,
    names,
    pile,
    plain,
    say,
    table,
)

import tablee

QUICK = ("R1 X1 X2", "X3 X4 X5", "X6 X7 X8", "X9 X10 X11")  # who holds R1 wins the round


def round_for(winner: int, seats: int = 2) -> str:
    """A layout in which the winner's one trick ends the round."""
    order = list(QUICK[1:seats])
    order.insert(winner, QUICK[0])
    return f"{' | '.join(order)} | X12 | X13 X14"


def won(match: tablee.Match, seat: int) -> None:
    """Begin a round, and let the seat win it."""
    if match.state.phase == "ready":
        begin(match)
    lay(match, seat, "R")


def series(*winners: int, seats: int = 2, **options: object) -> tablee.Match:
    """A match whose rounds are won by these seats, as long as it lasts."""
    layouts = [round_for(winner, seats) for winner in winners]
    match = live(layouts[0], *layouts[1:], **options)
    for winner in winners:
        assert match.result is None
        won(match, winner)
    return match


DRAWN = "R1 X1 X2 | R2 X3 X4 | X5 | X6 X7 X8 X9 X10"


def drawn_rounds(count: int, first: str = DRAWN, **options: object) -> tablee.Match:
    """A match of two with so many rounds drawn by one red trick each."""
    match = live(first, *[DRAWN] * (count - 1), **options)
    for _ in range(count):
        if match.state.phase == "ready":
            begin(match)
        lay(match, 0, "R")
        lay(match, 1, "R")
    return match


def test_mf_42_a_game_can_be_one_round() -> None:
    """And two winning rounds are the usual length."""
    match = series(1, rounds_to_win=1)
    assert match.result is not None
    assert (match.result.ending, match.result.winners) == ("match_won", (1,))
    assert series(1).result is None
    assert table(2).state.table.rounds_to_win == 2


@pytest.mark.parametrize("rounds", [0, 4, 1.5])
def test_mf_43_one_two_or_three_rounds_to_win(rounds: float) -> None:
    """The option is 1, 2 or 3; 2 by default, and 1 in solo."""
    with pytest.raises(tablee.TableeError):
        table(2, rounds_to_win=rounds)
    assert [table(2, rounds_to_win=each).state.table.rounds_to_win for each in (1, 2, 3)] == [
        1,
        2,
        3,
    ]
    assert table(1).state.table.rounds_to_win == 1


@pytest.mark.parametrize("rounds", [2, 3])
def test_mf_43_alone_one_round_is_the_whole_game(rounds: int) -> None:
    """More are refused, with a code and the rule; logs of older rules still open."""
    with pytest.raises(tablee.BadOptions, match=r"solo_rounds: .*MF-43"):
        table(1, rounds_to_win=rounds)
    old = table(1, rounds_to_win=rounds, rules=2)
    assert tablee.Match.loads(old.dumps()).state == old.state
    with pytest.raises(tablee.BadPosition, match="MF-43"):
        tablee.Match.at(
            "monster_freeze", replace(old.state, table=replace(old.state.table, rules=3))
        )


def test_mf_43_two_players_best_of_three() -> None:
    """First to two round wins."""
    assert series(0, 0).result is not None
    match = series(0, 1, 1)
    assert match.result is not None
    assert (match.result.winners, match.result.scores, match.result.ranks) == ((1,), (1, 2), (2, 1))


def test_mf_43_four_players_may_take_five_rounds() -> None:
    """It is not cut off after three."""
    match = series(0, 1, 2, 3, 2, seats=4)
    assert match.result is not None
    assert match.result.winners == (2,)
    assert match.result.scores == (1, 1, 2, 1)
    assert match.result.ranks == (2, 2, 1, 2)
    assert len(match.state.rounds) == 5


def test_mf_43_three_rounds_to_win() -> None:
    """Up to five decisive rounds for two."""
    match = series(0, 1, 0, 1, 1, rounds_to_win=3)
    assert match.result is not None
    assert match.result.winners == (1,)


def test_mf_44_drawn_rounds_are_replayed() -> None:
    """They count for nobody, and after the second the match goes on."""
    match = drawn_rounds(2, rounds_to_win=1)
    assert match.result is None
    assert [end.reason for end in match.state.rounds] == ["drawn", "drawn"]
    begin(match)
    assert match.state.round == 3


def test_mf_44_after_the_third_drawn_round_it_ends() -> None:
    """Shared by those with most round wins: here by all, with none."""
    match = drawn_rounds(3, rounds_to_win=1)
    result = match.result
    assert result is not None
    assert (result.ending, result.winners, result.ranks) == ("three_draws", (0, 1), (1, 1))


def test_mf_44_three_drawn_rounds_need_not_follow_each_other() -> None:
    """The third of a match ends it; who has won more rounds has won."""
    decisive = "R1 X1 X2 | X3 X4 X5 | X6 | R2 X7 X8 X9 X10"
    match = live(DRAWN, DRAWN, decisive, DRAWN, rounds_to_win=2)
    for number in range(4):
        if number:
            begin(match)
        lay(match, 0, "R")
        lay(match, 0 if number == 2 else 1, "R")
    result = match.result
    assert result is not None
    assert (result.ending, result.winners, result.scores) == ("three_draws", (0,), (1, 0))


def test_mf_45_only_round_wins_carry_over() -> None:
    """Tricks, hands, centre and votes are cleared between rounds; pauses are of the match."""
    match = live(round_for(0), round_for(1))
    match.play(1, say(match, "vote_refresh"))
    match.play(1, say(match, "pause"))
    match.play(1, say(match, "resume"))
    match.advance(3)
    won(match, 0)
    for seat in (0, 1):
        match.play(seat, {"type": "ready"})
    state = match.state
    assert [each.tricks for each in state.players] == [(), ()]
    assert [each.hand for each in state.players] == [(), ()]
    assert (state.centre, state.pile) == (None, ())
    assert [each.wins for each in state.players] == [1, 0]
    match.advance(3)
    assert [each.voted for each in match.state.players] == [False, False]
    assert [each.pauses for each in match.state.players] == [0, 1]
    assert hands(match) == ["X3 X4 X5", "R1 X1 X2"]
    assert pile(match) == "X13 X14"


def test_mf_45_the_next_round_starts_like_the_first() -> None:
    """Everybody is ready; then the countdown, and the clock at 0 (MF-16)."""
    match = live(round_for(0), round_for(1))
    match.advance(5)
    won(match, 0)
    match.play(0, {"type": "ready"})
    match.advance(60)
    assert match.state.phase == "ready"
    assert kinds(match.play(1, {"type": "ready"})) == ["got_ready", "countdown_began"]
    assert kinds(match.advance(3)) == ["dealt"]
    assert (match.state.round, match.state.play_ms) == (2, 0)


def test_mf_45_all_cards_are_used_again() -> None:
    """Laid tricks go back into the deck."""
    order = names(round_for(0))
    match = table(2, [order], deck=[plain(name) for name in order])
    begin(match)
    won(match, 0)
    begin(match)
    cards = [card for player in match.state.players for card in player.hand]
    assert sorted([*cards, match.state.centre, *match.state.pile]) == sorted(order)
