"""Setup and first player: CX-9 to CX-19."""

from collections import Counter
from itertools import pairwise
from typing import Any

import pytest
from tests.games.cortexcape.support.tables import (
    PLAIN,
    actor,
    finish,
    lock,
    path,
    placement,
    play,
    refusal,
    table,
)

import tablee
from tablee.games.cortexcape import GAME
from tablee.games.cortexcape.board.labs import drawing
from tablee.games.cortexcape.events import Walked
from tablee.games.cortexcape.model import Options
from tablee.games.cortexcape.review import suggests_next_level

LABS = ("blue", "green", "red", "black")


def fists(white: str | None = None, **more: Any) -> tablee.Match:
    """A table of two that waits for seat 1 to pick a fist."""
    setup = None if white is None else {"white_hand": white}
    return tablee.Match.new("cortexcape", setup=setup, **more)


def marbles(*draws: str) -> tablee.Match:
    """A table whose first draws are these: one letter a contender, w for a white marble."""
    setup = {"marbles": [[letter == "w" for letter in draw] for draw in draws]}
    return tablee.Match.new("cortexcape", seats=len(draws[0]), seed=3, setup=setup)


def outcomes(match: tablee.Match) -> list[Any]:
    """The luck in the log, in its plain form."""
    return [tablee.to_plain(move.drawn) for move in match.moves if isinstance(move, tablee.Outcome)]


@pytest.mark.parametrize(("seats", "each"), [(2, 6), (3, 4), (4, 3)])
def test_cx_9_marbles_and_colours_by_player_count(seats: int, each: int) -> None:
    """6, 4 or 3 marbles each, in as many of white, black, blue and red as there are players."""
    match = table(seats)
    assert match.view(0).table.colours == ("white", "black", "blue", "red")[:seats]
    (walked, *_) = play(match, placement(PLAIN), lock("e1", "X1"), path(""))
    assert isinstance(walked, Walked)
    assert walked.marbles_left == (each - 1, *[each] * (seats - 1))
    assert Counter(finish(match).view(None).marbles) == dict.fromkeys(range(seats), each)


@pytest.mark.parametrize("seats", [1, 5])
def test_cx_9_two_to_four_players(seats: int) -> None:
    """There are marbles for two, three and four players, and for no other number."""
    with pytest.raises(tablee.BadSeats):
        table(seats)


@pytest.mark.parametrize(
    ("seats", "chosen", "given"),
    [
        (2, [], ("white", "black")),
        (2, [None, "white"], ("black", "white")),
        (3, [None, "white"], ("black", "white", "blue")),
        (3, ["blue", None, "white"], ("blue", "black", "white")),
        (4, [None, None, "black"], ("white", "blue", "black", "red")),
        (4, ["red", "blue", "black", "white"], ("red", "blue", "black", "white")),
    ],
)
def test_cx_10_undecided_seats_get_the_colours_left(
    seats: int, chosen: list[str | None], given: tuple[str, ...]
) -> None:
    """Chosen colours stay, and undecided seats get the rest in the order white to red."""
    assert table(seats, colours=chosen).view(0).table.colours == given


@pytest.mark.parametrize(
    ("seats", "chosen"),
    [(2, ["blue"]), (3, ["red"]), (2, ["white", "white"]), (2, ["white", "black", None])],
)
def test_cx_10_colours_come_from_the_set_of_the_player_count(
    seats: int, chosen: list[str | None]
) -> None:
    """A colour outside the set, one taken twice and one for nobody are refused."""
    with pytest.raises(tablee.BadOptions, match="colours"):
        table(seats, colours=chosen)


def test_cx_10_colour_has_no_effect_in_play() -> None:
    """The same game with other colours runs and ends the same."""
    plain = finish(table(3), seed=5)
    mixed = finish(table(3, colours=["blue", "white", "black"]), seed=5)
    assert plain.moves == mixed.moves
    assert plain.result == mixed.result


@pytest.mark.parametrize("lab", LABS)
def test_cx_11_the_board_is_lined_up_before_the_game(lab: str) -> None:
    """The labyrinth lies on the base before anything is built, each of its doors on a socket."""
    assert table(lab=lab).view(0).table.lab == lab
    sockets = [socket["id"] for socket in drawing()["doors"]]
    assert list(drawing()["labs"][lab]["doors"]) == sockets
    undecided = GAME.rules.setup(2, Options(lab="random", starter=0))
    assert isinstance(GAME.rules.waiting(undecided), tablee.Draw)


def test_cx_12_the_creator_chooses_or_leaves_it_to_luck() -> None:
    """The option names a labyrinth, or "random", which draws one of the four into the log."""
    named = tablee.Match.new("cortexcape", lab="random", starter=0, setup={"lab": "red"})
    assert named.view(0).table.lab == "red"
    assert outcomes(named) == [{"type": "lab_drawn", "lab": "red"}]
    drawn = Counter(
        tablee.Match.new("cortexcape", seed=seed, lab="random", starter=0).view(0).table.lab
        for seed in range(800)
    )
    assert set(drawn) == set(LABS)
    assert all(140 <= count <= 260 for count in drawn.values())


def test_cx_12_the_labyrinth_stays_for_the_whole_game() -> None:
    """What was chosen or drawn before round 1 still lies there after round 12."""
    for seed in range(4):
        match = tablee.Match.new("cortexcape", seats=3, seed=seed, lab="random")
        before = match.view(0).table
        assert finish(match, seed).view(0).table == before
        assert [luck["type"] for luck in outcomes(match)].count("lab_drawn") == 1


def test_cx_13_levels_rise_one_by_one_and_bind_nobody() -> None:
    """Advice, not law: each labyrinth is one level above the last, and any may be chosen again."""
    levels = [drawing()["labs"][lab]["level"] for lab in LABS]
    assert [after - before for before, after in pairwise(levels)] == [1, 1, 1]
    for lab in ("black", "blue", "blue"):
        assert finish(table(lab=lab)).result is not None


@pytest.mark.parametrize(
    "regrets",
    [
        [[0, 0], [0, 0], [0, 0]],
        [[1, 1, 1, 1], [1, 1, 0], [0, 0, 0]],  # 6 points in 10 rounds
        [[9, 9, 9], [0, 0], [0, 0], [0, 0]],  # games before the last 3 do not count
    ],
)
def test_cx_14_little_regret_suggests_the_next_level(regrets: list[list[int]]) -> None:
    """The next level is suggested when the mean regret of the last 3 games is under 0.7 a round."""
    assert suggests_next_level(regrets)


@pytest.mark.parametrize(
    "regrets",
    [
        [],
        [[0, 0], [0, 0]],  # two games are too few
        [[1, 1, 1, 1], [1, 1, 1], [0, 0, 0]],  # 7 points in 10 rounds are not under 0.7
        [[0], [0], [2, 2]],  # 4 points in 4 rounds, although two games of three were perfect
        [[0, 0], [0, 0], [0, 0], [3, 3], [3, 3]],
    ],
)
def test_cx_14_few_games_or_much_regret_suggest_nothing(regrets: list[list[int]]) -> None:
    """Fewer than 3 games, or a mean regret of 0.7 and more, suggest nothing."""
    assert not suggests_next_level(regrets)


@pytest.mark.parametrize(
    ("white", "picked", "starter"),
    [("left", "left", 1), ("left", "right", 0), ("right", "left", 0), ("right", "right", 1)],
)
def test_cx_15_who_finds_the_white_marble_starts(white: str, picked: str, starter: int) -> None:
    """The picker starts with the white marble in the fist picked, else the hider starts."""
    match = fists(white)
    play(match, {"type": "draw", "hand": picked})
    assert match.view(0).starter == starter
    assert actor(match) == starter


def test_cx_16_seat_0_hides_and_seat_1_picks() -> None:
    """Only seat 1 may pick a fist, and the pick opens it."""
    match = fists("left")
    pick = {"type": "draw", "hand": "right"}
    assert outcomes(match) == [{"type": "fist_chosen", "white": "left"}]
    assert refusal(match, pick, seat=0)[0] == "not_your_turn"
    assert [action.hand for action in match.offer(1).actions] == ["left", "right"]
    (opened, *_) = match.play(1, pick)
    assert tablee.to_plain(opened) == {"type": "fist_opened", "picked": "right", "white": "left"}


def test_cx_16_the_fist_is_hidden_until_the_pick() -> None:
    """Nobody's view tells a white left fist from a white right one."""
    left, right = fists("left"), fists("right")
    assert left.state != right.state
    for seat in (0, 1, None):
        assert tablee.to_json(left.view(seat)) == tablee.to_json(right.view(seat))


def test_cx_16_both_fists_are_as_likely() -> None:
    """Over 2000 games the white marble is in the left fist about every second time."""
    left = sum(fists(seed=seed).state.white_hand == "left" for seed in range(2000))
    assert 880 <= left <= 1120


@pytest.mark.parametrize(
    ("draws", "starter"),
    [
        (["wbb"], 0),
        (["bbw"], 2),
        (["www", "bbb", "bwb"], 1),
        (["bwbw", "bb", "bw"], 3),
    ],
)
def test_cx_17_the_draw_is_repeated_until_it_separates(draws: list[str], starter: int) -> None:
    """Three and four players draw again until exactly one of them holds the white marble."""
    match = marbles(*draws)
    assert match.view(0).starter == starter
    assert len(outcomes(match)) == len(draws)


def test_cx_18_several_whites_draw_on_alone_and_none_changes_nothing() -> None:
    """Several whites: only they draw again; none: the same contenders draw again."""
    match = marbles("wbww", "bbb", "wbw", "bw")  # seats 0 2 3, again 0 2 3, then 0 and 3
    assert match.view(0).starter == 3
    assert [len(luck["white"]) for luck in outcomes(match)] == [4, 3, 3, 2]
    for too_many in (("wwb", "wbb"), ("bbb", "wb")):
        with pytest.raises(tablee.BadOptions):
            marbles(*too_many)


@pytest.mark.parametrize("seats", [3, 4])
def test_cx_18_the_draw_asks_nobody_and_favours_nobody(seats: int) -> None:
    """No action is asked for, marbles are white half the time and every seat starts as often."""
    starters: Counter[int] = Counter()
    first_marbles = []
    for seed in range(3000):
        match = tablee.Match.new("cortexcape", seats=seats, seed=seed)
        assert (match.state.phase, actor(match)) == ("build", match.state.starter)
        starters[actor(match)] += 1
        first_marbles += outcomes(match)[0]["white"]
    assert set(starters) == set(range(seats))
    assert all(abs(count - 3000 / seats) < 150 for count in starters.values())
    assert 0.47 < sum(first_marbles) / len(first_marbles) < 0.53


@pytest.mark.parametrize(("seats", "starter"), [(2, 1), (3, 0), (3, 2), (4, 3)])
def test_cx_19_a_named_starter_skips_the_draw(seats: int, starter: int) -> None:
    """With the option ``starter`` that seat builds at once and nothing is drawn."""
    match = table(seats, starter=starter)
    assert (match.state.phase, actor(match), match.moves) == ("build", starter, [])


@pytest.mark.parametrize(("seats", "starter"), [(2, 2), (3, 3), (2, -1)])
def test_cx_19_the_starter_sits_at_the_table(seats: int, starter: int) -> None:
    """A starter who does not sit at the table is refused."""
    with pytest.raises(tablee.BadOptions):
        table(seats, starter=starter)
