"""Section 8: penguins that left the board (IC-68..71)."""

from tests.games.icecool.support.tables import (
    CLASSROOM,
    END,
    GYM,
    MIDDLE,
    announce,
    bounced,
    kinds,
    left_board,
    move_fish,
    passed,
    scene,
    skates,
    touched,
)


def test_ic_68_who_leaves_the_board_is_back_and_the_turn_is_over() -> None:
    table = scene()
    table.flick(left_board(1))
    assert table.spot(1) == CLASSROOM
    assert table.now == ("aim", 2)


def test_ic_68_two_ones_may_still_buy_another_turn() -> None:
    table = scene(hands=("", "jump bounce two two"))
    table.flick(left_board(1))
    assert table.now == ("off_board_end", 1)
    assert table.code(move_fish(2, 3, "green", "d14", "d45")) == "wrong_phase"
    table.play(skates(0, 1))
    assert table.now == ("aim", 1)
    assert table.spot(1) == CLASSROOM
    table.flick(left_board(1))
    table.play(END)
    assert table.now == ("aim", 2)


def test_ic_68_the_catcher_too() -> None:
    table = scene(active=0, hands=("jump jump",))
    table.flick(left_board(0))
    assert table.now == ("off_board_end", 0)


def test_ic_69_somebody_elses_penguin_forced_out_is_no_penalty() -> None:
    """Neither for who flicked nor for who was pushed."""
    table = scene(hands=("", "jump jump", "two two"))
    table.flick(touched(1, 2), left_board(2), ends={1: MIDDLE})
    assert table.now == ("end_of_turn", 1)
    assert table.code(skates(0, 1)) is None
    table.play(END)
    assert table.now == ("aim", 2)
    assert table.spot(2) == (0.1, 0.35)


def test_ic_69_the_mover_and_another_both_out() -> None:
    table = scene(hands=("", "jump jump"))
    table.flick(left_board(2, 300), left_board(1, 400))
    assert table.now == ("off_board_end", 1)


def test_ic_70_what_was_done_before_stands() -> None:
    """Fish, contacts and challenges, until the penguin was out."""
    table = scene(4, hands=("", "bounce"), deck="three two")
    table.play(announce(0))
    events = table.flick(
        bounced(1, 10), passed(1, "d14", 100), touched(1, 0, 150), left_board(1, 400)
    )
    assert kinds(events)[1:] == [
        "fish_taken",
        "card_drawn",
        "id_taken",
        "challenge_met",
        "card_drawn",
    ]
    assert table.cards(1) == ["bounce*", "three", "two"]
    assert table.hanging(1) == ["d23", "d45"]
    assert table.state.players[1].is_caught
    assert table.now == ("off_board_end", 1)
    assert table.spot(1) == CLASSROOM


def test_ic_71_the_place_told_by_physics_is_taken() -> None:
    """Its own place is occupied: it comes back beside it."""
    table = scene(active=0)
    table.flick(touched(0, 1), left_board(1), ends={0: CLASSROOM, 1: (0.2, 0.064)})
    assert (table.spot(0), table.spot(1)) == (CLASSROOM, (0.2, 0.064))
    assert table.now == ("aim", 1)
    assert GYM not in (table.spot(0), table.spot(1))
