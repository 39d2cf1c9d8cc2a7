"""IC-29: the warm-up of one player alone."""

import pytest
from tests.games.icecool.support.tables import (
    CIRCLE,
    CLASSROOM,
    GYM,
    IN_D14,
    RULES,
    START,
    STRAIGHT,
    Scene,
    announce,
    crossed,
    fresh,
    jumped,
    kinds,
    left_board,
    move_fish,
    orange,
    passed,
    scene,
    skates,
    start,
)

from tablee.core.protocol import Decide
from tablee.games.icecool.model import MOST_WARM_UP_FLICKS

ON, OFF = (0.1224, 0.0935), (0.1225, 0.0935)
# Round the school: classroom, gymnasium, kitchen, library, and by the classroom to the middle.
TOUR = (
    passed(0, "d14", 10),
    passed(0, "d24", 20),
    passed(0, "d23", 30, back=True),
    passed(0, "d13", 40, back=True),
)


def warm_up() -> Scene:
    table = fresh(1)
    table.play(START)
    return table


def test_ic_29_a_warm_up_begins_on_the_red_circle() -> None:
    """No deal, no Catcher, no fish, no cards."""
    table = fresh(1)
    assert RULES.waiting(table.state) == Decide((0,))  # type: ignore[arg-type]
    assert table.now == ("entry", 0)
    assert (table.state.fish, table.state.deck) == ((), ())
    assert table.code(start(800, 935)) is None
    assert table.code(start(1051, 935)) == "outside_zone"
    (entered,) = table.play(START)
    assert (entered.x, entered.y) == CIRCLE
    assert not table.state.players[0].is_bound


def test_ic_29_it_is_flicked_again_and_again() -> None:
    table = warm_up()
    for number in range(1, 6):
        events = table.flick(ends={0: CIRCLE if number % 2 else CLASSROOM})
        assert kinds(events) == ["penguin_flicked", "turn_began"]
        assert table.now == ("aim", 0)  # IC-41 binds nobody here
        assert table.state.flicks == number
        assert table.state.visited == (1,)  # where it began
    assert table.state.players[0].cards == ()


def test_ic_29_off_the_board_is_back_at_once() -> None:
    table = warm_up()
    table.flick(left_board(0))
    assert table.now == ("aim", 0)
    assert table.spot(0) == CIRCLE


def test_ic_29_orange_lines_may_be_used_once_before_each_flick() -> None:
    table = scene(1, active=0, spots={0: (0.02, 0.1)})
    table.play(orange(1))
    assert table.spot(0) == (0.035, 0.1)
    assert table.code(orange(1)) in ("already_placed", "not_near_wall")
    table.flick(ends={0: (0.02, 0.1)})
    assert table.code(orange(1)) is None


def test_ic_29_there_are_no_cards_to_play() -> None:
    table = warm_up()
    for action in (announce(0), skates(0, 1), move_fish(0, 1, "blue", "d14", "d45")):
        assert table.code(action) == "no_specials"
    offer = RULES.offer(table.state, 0)
    assert [each.type for each in offer.open] == ["flick"]


def test_ic_29_passing_doors_takes_nothing() -> None:
    table = warm_up()
    assert kinds(table.flick(*TOUR, ends={0: CLASSROOM})) == ["penguin_flicked", "turn_began"]
    assert RULES.view(table.state, 0).scores == ()


def test_ic_29_round_the_school_and_back() -> None:
    """All five rooms, in any flicks, and at rest on the circle."""
    table = warm_up()
    table.flick(*TOUR, ends={0: CIRCLE})
    assert table.phase == "aim"  # the middle room is missing
    assert table.state.visited == (1, 2, 3, 4)
    table.flick(passed(0, "d15"), ends={0: (0.265, 0.255)})
    assert table.state.visited == (1, 2, 3, 4, 5)
    assert table.phase == "aim"
    events = table.flick(passed(0, "d15", back=True), ends={0: CIRCLE})
    assert kinds(events) == ["penguin_flicked", "game_ended"]
    result = table.result
    assert (result.ending, result.winners, result.ranks) == ("toured", (0,), (1,))
    assert result.scores == (3,)
    assert RULES.view(table.state, None).scores == (3,)


@pytest.mark.parametrize(("end", "phase"), [(ON, "game_over"), (OFF, "aim")])
def test_ic_29_back_is_on_the_circle_as_in_ic_41(end: tuple[float, float], phase: str) -> None:
    table = scene(1, active=0, visited=(1, 2, 3, 4, 5), spots={0: CLASSROOM})
    table.flick(ends={0: end})
    assert table.phase == phase


def test_ic_29_jumping_into_a_room_is_being_there() -> None:
    table = scene(1, active=0, visited=(1, 2, 3, 4), spots={0: CLASSROOM})
    table.flick(crossed(0, 1, 5, 10), jumped(0, 1, 5, 20), crossed(0, 5, 1, 30), ends={0: CIRCLE})
    assert table.result.ending == "toured"


def test_ic_29_all_in_one_flick() -> None:
    table = warm_up()
    around = (*TOUR, passed(0, "d15", 50), passed(0, "d15", 60, back=True))
    table.flick(*around, ends={0: CIRCLE})
    assert table.result.scores == (1,)


def test_ic_29_a_room_entered_by_its_orange_line_was_visited() -> None:
    """Stuck in d14, put on the gymnasium's line, and on through d24: it has been in room 4."""
    table = scene(1, active=0, visited=(1, 2, 3, 5), spots={0: IN_D14})
    table.play(orange(4))
    table.flick(passed(0, "d24"), ends={0: (0.44, 0.42)})
    assert table.state.visited == (1, 2, 3, 4, 5)


def test_ic_29_a_room_entered_out_of_a_door_frame_was_visited() -> None:
    """It rests in the frame, and the next flick ends in the gymnasium: no passage, but there."""
    table = scene(1, active=0, visited=(1, 2, 3, 5), spots={0: IN_D14})
    table.flick(ends={0: GYM})
    assert table.state.visited == (1, 2, 3, 4, 5)


def test_ic_29_after_a_hundred_flicks_it_is_tired() -> None:
    table = warm_up()
    for _ in range(MOST_WARM_UP_FLICKS - 1):
        table.flick(ends={0: GYM})
        assert table.phase == "aim"
    events = table.flick()
    assert kinds(events)[-1] == "game_ended"
    result = table.result
    assert MOST_WARM_UP_FLICKS == 100
    assert (result.ending, result.winners, result.ranks) == ("tired", (), (2,))
    assert result.scores == (100,)


def test_ic_29_the_hundredth_flick_may_still_finish_the_tour() -> None:
    table = scene(1, active=0, visited=(1, 2, 3, 4, 5), flicks=99, spots={0: CLASSROOM})
    table.flick(ends={0: CIRCLE})
    assert table.result.ending == "toured"


def test_ic_29_it_is_the_same_under_tournament_scoring() -> None:
    table = fresh(1, scoring="tournament")
    table.play(START)
    assert table.code(STRAIGHT) is None
    table.flick(*TOUR, ends={0: CIRCLE})
    assert table.state.players[0].points == 0
