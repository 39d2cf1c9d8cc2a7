"""IC-49: the stall guard."""

from tests.games.icecool.support.tables import (
    CIRCLE,
    CLASSROOM,
    END,
    GYM,
    enter,
    fresh,
    kinds,
    kitchen,
    of_kind,
    scene,
    skates,
    touched,
)

from tablee.games.icecool.model import MOST_CIRCUITS


def test_ic_49_thirty_circuits_end_the_round() -> None:
    """With the usual draw for IDs; the last turn is the Catcher's."""
    table = fresh(3)
    table.play(kitchen())
    enter(table, CLASSROOM)
    enter(table, GYM)
    table.flick()
    for _ in range(MOST_CIRCUITS - 2):
        for _ in range(3):
            table.flick()
            assert table.phase == "aim"
    assert [each.turns for each in table.state.players] == [29, 29, 29]
    table.flick()
    table.flick()
    assert table.now == ("aim", 0)
    events = table.flick()
    assert kinds(events) == ["penguin_flicked", "round_ended", *["card_drawn"] * 3, "round_began"]
    assert (events[1].reason, events[1].seat) == ("stalled", None)
    assert table.now == ("catcher_placement", 1)
    assert table.state.rounds[0].ids == (1, 1, 1)
    assert [each.turns for each in table.state.players] == [0, 0, 0]


def test_ic_49_skates_and_retries_are_not_counted() -> None:
    table = scene(hands=("", "jump jump jump bounce"), bound=(1,), spots={1: CIRCLE})
    table.flick()
    table.flick()
    table.flick(ends={1: CLASSROOM})
    assert table.now == ("end_of_turn", 1)
    assert table.state.players[1].turns == 0
    table.play(skates(0, 1))
    assert (table.state.turn, table.state.players[1].turns) == ("skates", 1)
    table.flick()
    table.play(skates(2, 3))
    assert table.state.players[1].turns == 1
    table.flick()
    assert table.now == ("aim", 2)
    assert table.state.players[1].turns == 1


def test_ic_49_skates_after_the_last_turn_are_still_played() -> None:
    """The Catcher's thirtieth turn is over; the extra one comes first, then the end."""
    table = scene(active=0, hands=("jump jump",), turns={0: 29, 1: 30, 2: 30})
    table.flick()
    assert table.phase == "end_of_turn"
    table.play(skates(0, 1))
    assert table.now == ("aim", 0)
    assert "round_ended" in kinds(table.flick())
    again = scene(active=0, hands=("two three",), turns={0: 29, 1: 30, 2: 30})
    again.flick()
    (ended, *_) = again.play(END)
    assert ended.reason == "stalled"


def test_ic_49_every_player_must_have_had_thirty() -> None:
    table = scene(active=2, turns={0: 29, 1: 30, 2: 29})
    table.flick()
    assert table.now == ("aim", 0)


def test_ic_49_re_entries_are_not_counted() -> None:
    """Two players: the Catcher catches, the Runner comes back, and the Catcher plays again."""
    table = scene(2, active=0, turns={0: 28, 1: 29})
    table.flick(touched(0, 1))
    assert [each.turns for each in table.state.players] == [29, 29]
    enter(table, GYM)
    assert [each.turns for each in table.state.players] == [29, 29]
    assert table.now == ("aim", 0)
    table.flick()
    assert [each.turns for each in table.state.players] == [30, 29]
    events = table.flick()
    assert of_kind(events, "round_ended")[0].reason == "stalled"


def test_ic_49_a_stalled_last_round_ends_the_game() -> None:
    table = scene(active=0, round=3, turns={0: 29, 1: 30, 2: 30})
    events = table.flick()
    assert kinds(events)[-1] == "game_ended"
    assert (table.result.ending, table.phase) == ("stalled", "game_over")
