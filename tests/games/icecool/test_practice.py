"""IC-109: everybody at the table warms up before the first round."""

from random import Random

import pytest
from tests.games.icecool.support.tables import (
    CIRCLE,
    CLASSROOM,
    GYM,
    RULES,
    START,
    STRAIGHT,
    Scene,
    announce,
    kinds,
    of_kind,
    orange,
    passed,
)

import tablee
from tablee.core.codec import codec
from tablee.core.protocol import Decide, Draw
from tablee.games.icecool import GAME
from tablee.games.icecool.model import MOST_PRACTICE_FLICKS, EndTurn, Options, Sketch
from tablee.games.icecool.model.facts import Passed

END = {"type": "end_turn"}
AROUND = [
    ("d14", False),
    ("d24", False),
    ("d23", True),
    ("d13", True),
    ("d15", False),
    ("d15", True),
]


def table_of(seats: int = 3, **options: object) -> Scene:
    chosen = codec(tablee.game("icecool")).options({"tremor": "none", "warm_up": True, **options})
    return Scene(RULES.setup(seats, chosen))


def tour(seat: int) -> list[Passed]:
    """Round the school and back in one flick."""
    return [
        passed(seat, door, 10 * at, back=back) for at, (door, back) in enumerate(AROUND, start=1)
    ]


def test_ic_109_the_first_seat_begins_on_the_red_circle() -> None:
    """Before the deal; nobody else is on the board, and nobody is bound to leave the circle."""
    table = table_of()
    assert RULES.waiting(table.state) == Decide((0,))  # type: ignore[arg-type]
    assert (table.now, table.state.round) == (("entry", 0), 0)
    table.play(START)
    assert not table.state.players[0].is_bound
    assert [player.spot for player in table.state.players[1:]] == [None, None]
    assert table.code(STRAIGHT) is None
    assert table.code(STRAIGHT, 1) == "not_your_turn"


def test_ic_109_one_after_the_other_then_the_cards_are_dealt() -> None:
    """Who has been round and back is done; who has had enough says so."""
    table = table_of(3)
    table.play(START)
    table.flick(passed(0, "d14"), ends={0: GYM})
    assert (table.now, table.state.visited) == (("aim", 0), (1, 4))
    events = table.flick(*tour(0), ends={0: CIRCLE})
    (done,) = of_kind(events, "warmed_up")
    assert (done.seat, done.flicks, done.has_toured) == (0, 2, True)
    assert (table.now, table.spot(0), table.state.visited) == (("entry", 1), None, ())
    events = table.play(END)
    assert kinds(events) == ["warmed_up", "turn_began"]
    assert not events[0].has_toured
    table.play(START)
    table.flick(ends={2: CLASSROOM})
    table.play(END)
    assert isinstance(RULES.waiting(table.state), Draw)
    assert (table.phase, table.state.round) == ("deal", 1)
    table.draw(RULES.draw(table.state, Random(1)))
    assert (table.phase, table.state.round) == ("catcher_placement", 1)
    assert all(player.turns == 0 for player in table.state.players)
    assert len(table.state.deck) == 54


def test_ic_109_nothing_counts() -> None:
    """No fish, no cards, no points, no challenges; but orange lines."""
    for scoring in ("cards", "tournament"):
        table = table_of(2, scoring=scoring)
        table.play(START)
        assert table.code(announce(0)) == "no_specials"
        events = table.flick(passed(0, "d14"), ends={0: (0.02, 0.1)})
        assert kinds(events) == ["penguin_flicked", "turn_began"]
        assert RULES.view(table.state, 0).scores == ()
        assert table.code(orange(1)) is None


def test_ic_109_after_twenty_flicks_it_is_the_next_players_turn() -> None:
    """Others wait."""
    table = table_of(2)
    table.play(START)
    for _ in range(MOST_PRACTICE_FLICKS - 1):
        table.flick(ends={0: GYM})
        assert table.now == ("aim", 0)
    events = table.flick(ends={0: GYM})
    assert MOST_PRACTICE_FLICKS == 20
    assert kinds(events) == ["penguin_flicked", "warmed_up", "turn_began"]
    assert table.now == ("entry", 1)


def test_ic_109_a_game_has_no_end_of_turn_to_spare() -> None:
    """Only practice may be ended before its flick."""
    table = table_of(2)
    for _ in range(2):
        table.play(END)
    table.draw(RULES.draw(table.state, Random(1)))
    assert table.code(END) == "wrong_phase"


def test_ic_109_everybody_sees_a_ghost_line_while_they_practise() -> None:
    """As in every warm-up (IC-29), and not in the game."""
    table = table_of(2)
    table.play(START)
    assert GAME.table.help is not None
    hints = GAME.table.help.hints
    assert hints is not None
    assert hints(RULES.view(table.state, 0), Sketch(0, 500, 0, 115)).path


def test_ic_109_bots_do_not_keep_people_waiting() -> None:
    """A whole game of bots with a warm-up: each of them passes at once."""
    table = table_of(4)
    for level in ("easy", "medium", "hard"):
        bot = GAME.levels[level].make()
        view, offer = RULES.view(table.state, 0), RULES.offer(table.state, 0)
        assert bot.choose(view, offer, Random(1)) == EndTurn()


def test_ic_109_who_leaves_while_others_practise() -> None:
    """A stand-in takes the place; with two players the other one wins at once (IC-107)."""
    table = table_of(3)
    table.play({"type": "leave"}, 1)
    table.play(END)
    waiting = RULES.waiting(table.state)
    assert isinstance(waiting, Decide)
    assert waiting.stand_ins == (1,)
    duel = table_of(2)
    duel.play({"type": "leave"}, 0)
    assert (duel.result.ending, duel.result.winners) == ("left", (1,))
    assert duel.result.scores == (0, 0)


def test_ic_109_no_luck_can_be_given_beforehand() -> None:
    """The deal comes after flicks that nobody has counted yet."""
    with pytest.raises(tablee.BadOptions, match="warms up"):
        tablee.Match.new("icecool", seats=2, setup={"catcher": 1}, warm_up=True)


def test_ic_109_alone_it_is_the_usual_warm_up() -> None:
    """The option is for tables."""
    assert RULES.setup(1, Options(warm_up=True)) == RULES.setup(1, Options())


@pytest.mark.parametrize("steps", range(5))
def test_ic_109_every_position_of_it_can_be_given(steps: int) -> None:
    """A puzzle may begin anywhere in it."""
    table = table_of(2)
    moves = [START, None, END, START, END]
    for move in moves[:steps]:
        if move is None:
            table.flick(ends={0: GYM})
        else:
            table.play(move)
    assert tablee.Match.at("icecool", table.state, seed=1).state
