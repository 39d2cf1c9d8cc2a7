"""Sections 1 and 3: the aim, the players, and the deal (MF-1..4, MF-12..15)."""

import re
from importlib.resources import files
from random import Random

import pytest
from tests.games.monster_freeze.support.tables import (
    IDS,
    begin,
    claim,
    code,
    everywhere,
    hands,
    kinds,
    lay,
    live,
    names,
    official,
    plain,
    swap,
    table,
)

import tablee
from tablee.games.monster_freeze.model import COLOURS, Trick
from tablee.games.monster_freeze.text.words import COLOUR_NAMES, REFUSALS, TOLD

FIVE = "R1 B1 G1 | X1 X2 X3 | X4 | B2 X5 X6 G2 X7 X8 Y1 X9 X10 V1 X11 X12 X13"


def test_mf_1_one_to_four_players() -> None:
    """1 to 4 players; one player is solo mode."""
    game = tablee.game("monster_freeze")
    assert game.seats == (1, 2, 3, 4)
    for seats in game.seats:
        assert official(seats=seats).seats == seats
    for seats in (0, 5):
        with pytest.raises(tablee.TableeError):
            tablee.Match.new("monster_freeze", seats=seats)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_mf_2_the_game_is_told_in_english_and_french(language: str) -> None:
    """Monsters of five colours in both languages, and every sentence of one in the other."""
    assert list(COLOUR_NAMES[language]) == list(COLOURS)
    assert REFUSALS[language].keys() == REFUSALS["en"].keys()
    assert TOLD[language].keys() == TOLD["en"].keys()
    name = {"en": "rules.md", "fr": "rules.fr.md"}[language]
    text = files("tablee.games.monster_freeze").joinpath(name).read_text(encoding="utf-8")
    assert len(re.findall(r"\*\*MF-\d+", text)) == 63


def test_mf_3_five_colours_win_the_round_at_once() -> None:
    """The first who owns a trick in each of the five colours wins the round, immediately."""
    match = live(FIVE, rounds_to_win=1)
    lay(match, 0, "RBGY")
    assert match.result is None
    events = lay(match, 0, "V")
    assert kinds(events) == ["trick", "round_end", "match_end"]
    (end,) = match.state.rounds
    assert (end.reason, end.winner, end.counts[0]) == ("five_colours", 0, (1, 1, 1, 1, 1))


def test_mf_3_five_tricks_of_four_colours_win_nothing() -> None:
    """Five tricks are not five colours."""
    match = live(
        "R1 R2 G1 | X1 X2 X3 | X4 | B2 X5 X6 G2 X7 X8 Y1 X9 X10 G4 X11 X12 X13 X14 X15 X16"
    )
    lay(match, 0, "RBGYG")
    assert match.state.phase == "live"
    assert len(match.state.players[0].tricks) == 5


def test_mf_4_a_trick_takes_all_three_cards() -> None:
    """All three cards of the hand, with three creatures of one colour in a straight line."""
    match = live("R1 X1 X2 | X3 X4 X5 | X6 | G1 G2 G3 Y1 Y2")
    for cards in (["R1"], ["X1", "R1"], ["X1", "X2", "R1", "X3"]):
        assert code(match, 0, claim(match, *cards)) == "malformed"
    match.play(0, claim(match, "X1", "X2", "R1"))
    (trick,) = match.state.players[0].tricks
    assert isinstance(trick, Trick)
    assert [placed.card for placed in trick.stack] == ["X1", "X2", "R1"]
    assert hands(match)[0] == "G1 G2 G3"


# -- the deal --------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_mf_12_three_cards_each_one_in_the_centre_the_rest_is_the_pile(seats: int) -> None:
    """Every card is in one place, and the cards were shuffled."""
    match = table(seats)
    begin(match)
    state = match.state
    assert [len(player.hand) for player in state.players] == [3] * seats
    assert state.centre is not None
    assert len(state.pile) == 90 - 1 - 3 * seats
    assert everywhere(state) == sorted(IDS)
    assert [*state.players[0].hand, state.centre, *state.pile] != sorted(IDS)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_mf_13_who_gets_what(seats: int) -> None:
    """Seat 0 gets L[0:3], seat 1 L[3:6], the centre is L[3n], the pile L[3n+1:], first on top."""
    order = list(IDS)
    Random(seats).shuffle(order)
    match = table(seats, [order])
    begin(match)
    for seat, player in enumerate(match.state.players):
        assert list(player.hand) == order[3 * seat : 3 * seat + 3]
    assert match.state.centre == order[3 * seats]
    assert list(match.state.pile) == order[3 * seats + 1 :]


def test_mf_13_explicit_decks_are_given_to_a_new_match() -> None:
    """The shuffled cards of the first rounds can be named (docs/library.md, `setup`)."""
    decks = [list(IDS), list(IDS[::-1])]
    match = tablee.Match.new("monster_freeze", seats=2, seed=1, setup={"decks": decks})
    begin(match)
    assert hands(match) == ["MF01 MF02 MF03", "MF04 MF05 MF06"]


def test_mf_13_every_round_is_shuffled_anew() -> None:
    """Each round uses all cards again, from a seed of its own; the same seed deals the same."""
    deck = [plain(name) for name in names(FIVE)]

    def dealt() -> list[tuple[str, ...]]:
        match = table(2, [names(FIVE)], deck=deck)
        begin(match)
        lay(match, 0, "RBGYV")
        begin(match)
        state = match.state
        assert everywhere(state) == sorted(names(FIVE))
        return [*(player.hand for player in state.players), state.pile]

    first = dealt()
    assert first == dealt()
    assert " ".join(first[0]) != "R1 B1 G1"


def test_mf_14_the_centre_is_everybodys() -> None:
    """The centre card is at equal distance from everybody: any seat may take it."""
    for seat in range(4):
        match = official(seats=4)
        give = match.state.players[seat].hand[0]
        match.play(seat, swap(match, give))
        assert match.state.centre == give


def test_mf_15_without_a_warm_seat_nobody_waits() -> None:
    """Everyone has the same access by default."""
    match = official(seats=3)
    assert match.state.table.warm_seat is None
    for seat in (2, 0, 1):
        events = match.play(seat, swap(match, match.state.players[seat].hand[0]))
        assert kinds(events) == ["swapped"]


def test_mf_15_the_swaps_of_the_others_come_later() -> None:
    """With a warm seat, swaps of all others enter the queue `edge` seconds after arrival."""
    match = official("MF01 MF02 MF03 | MF04 MF05 MF06 | MF07", warm_seat=0)
    match.play(1, swap(match, "MF04"))
    assert match.state.centre == "MF07"
    events = match.play(0, swap(match, "MF01"))
    assert kinds(events) == ["swapped"]
    match.advance(0.4)
    assert (match.state.centre, hands(match)[1]) == ("MF01", "MF04 MF05 MF06")
    match.play(1, swap(match, "MF04"))
    match.advance(0.399)
    assert match.state.centre == "MF01"
    match.advance(0.001)
    assert (match.state.centre, hands(match)[1]) == ("MF04", "MF01 MF05 MF06")
    assert match.state.players[1].swapped_at == 800


def test_mf_15_edge_is_an_option() -> None:
    """`edge` seconds, 0.4 by default."""
    match = official(warm_seat=1, edge=1.5)
    give = match.state.players[0].hand[1]
    match.play(0, swap(match, give))
    match.advance(1.499)
    assert match.state.centre != give
    match.advance(0.001)
    assert match.state.centre == give


def test_mf_15_a_late_swap_is_judged_when_it_enters_the_queue() -> None:
    """The 0.5 s of MF-26 are counted between the entries of its swaps, not from an arrival."""
    match = official("MF01 MF02 MF03 | MF04 MF05 MF06 | MF07", warm_seat=0)
    match.play(1, swap(match, "MF04"))  # enters at 0.4
    match.advance(0.5)
    match.play(1, swap(match, "MF05"))  # enters at 0.9
    match.advance(0.4)
    assert match.state.centre == "MF05"
