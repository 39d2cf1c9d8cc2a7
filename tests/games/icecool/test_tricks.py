"""IC-110..112: the trick room, and that every set shot of it can be made."""

from collections.abc import Sequence
from random import Random

import pytest
from msgspec.structs import replace
from tests.games.icecool.support.tables import (
    CIRCLE,
    GYM,
    RULES,
    STRAIGHT,
    Scene,
    announce,
    bounced,
    jumped,
    kinds,
    left_board,
    of_kind,
    passed,
)

import tablee
from tablee.core.codec import codec
from tablee.core.protocol import Decision, Seat
from tablee.games.icecool import GAME
from tablee.games.icecool.board.school import Point
from tablee.games.icecool.board.spots import Standing, hits_wall, orange_rooms
from tablee.games.icecool.bots.set_shots import SetShot
from tablee.games.icecool.bots.stakes import stakes_of
from tablee.games.icecool.model import MakeFlick, Options, Sketch
from tablee.games.icecool.model.facts import Happening
from tablee.games.icecool.model.tricks import (
    MOST_TRICK_FLICKS,
    SET_SHOTS,
    STARS,
    TRICKS,
    Trick,
    trick_of,
)
from tablee.games.icecool.rules.tricks import is_made
from tablee.games.icecool.text.tricks import TOLD, tricks_told

NUMBERS = range(1, TRICKS + 1)
# A flick that makes each of them, when no hand trembles.
SOLUTIONS: dict[str, tuple[int, int, int, int]] = {
    "straight": (107, 604, 0, 112),
    "stop": (17976, 728, 0, 115),
    "corridor": (8700, 968, 0, 105),
    "bank": (31110, 808, 32, 115),
    "home": (26698, 579, 52, 110),
    "diagonal": (4480, 860, -60, 108),
    "boomerang": (35962, 988, 50, 105),
    "hop": (13920, 1000, -96, 410),
    "leap": (15685, 937, 62, 371),
    "zigzag": (29496, 931, 0, 109),
    "corner": (8843, 810, 468, 106),
    "flight": (14340, 1000, 23, 390),
}
MIDDLE: Point = (0.265, 0.255)


def room(number: int, **options: object) -> Scene:
    chosen = codec(tablee.game("icecool")).options({"tremor": "none", "trick": number, **options})
    return Scene(RULES.setup(1, chosen))


def number_of(key: str) -> int:
    return [trick.key for trick in SET_SHOTS].index(key) + 1


@pytest.mark.parametrize("number", NUMBERS)
def test_ic_111_every_set_shot_is_possible(number: int) -> None:
    """Its stored solution makes it at a real table, at once, for three stars."""
    match = tablee.Match.new("icecool", seats=1, seed=1, tremor="none", trick=number)
    assert match.state.players[0].spot == trick_of(number).start
    match.play(0, MakeFlick(*SOLUTIONS[trick_of(number).key]))
    assert match.result is not None
    assert (match.result.ending, match.result.winners, match.result.scores) == ("made", (0,), (1,))
    assert RULES.view(match.state, Seat(0)).stars == 3


@pytest.mark.parametrize("number", NUMBERS)
def test_ic_111_no_set_shot_is_made_by_doing_nothing_or_by_flying_off(number: int) -> None:
    """A solution that leaves the board afterwards is none."""
    trick = trick_of(number)
    end = Standing(Seat(0), *trick.start)
    assert not is_made(trick, (), end)
    match = tablee.Match.new("icecool", seats=1, seed=1, tremor="none", trick=number)
    match.play(0, MakeFlick(*SOLUTIONS[trick.key]))
    last = match.state.last
    assert last is not None
    assert is_made(trick, last.happenings, last.ends[0])
    assert not is_made(trick, (*last.happenings, left_board(0, 9999)), last.ends[0])


CASES: list[tuple[str, Sequence[Happening], Point, bool]] = [
    ("straight", [passed(0, "d14", 50)], GYM, True),
    ("straight", [bounced(0, 60), passed(0, "d14", 70)], GYM, False),
    ("straight", [passed(0, "d14", 50), bounced(0, 60)], GYM, True),
    ("straight", [passed(0, "d14", 50, barred=True)], GYM, False),
    ("stop", [passed(0, "d45", 50, back=True)], MIDDLE, True),
    ("stop", [passed(0, "d45", 50, back=True)], GYM, False),
    ("stop", [passed(0, "d45", 50, back=True)], (0.33, 0.255), False),  # in the frame
    ("bank", [bounced(0, 40), passed(0, "d13", 50, back=True)], CIRCLE, True),
    ("bank", [passed(0, "d13", 50, back=True), bounced(0, 60)], CIRCLE, False),
    ("home", [passed(0, "d13", 50, back=True)], CIRCLE, True),
    ("home", [passed(0, "d13", 50, back=True)], (0.2, 0.1), False),
    ("corridor", [passed(0, "d15", 50), passed(0, "d25", 60)], GYM, True),
    ("corridor", [passed(0, "d25", 50), passed(0, "d15", 60)], GYM, False),
    (
        "boomerang",
        [passed(0, "d14", 50), bounced(0, 60), passed(0, "d14", 70, back=True)],
        CIRCLE,
        True,
    ),
    ("boomerang", [passed(0, "d14", 50), bounced(0, 60)], GYM, False),
    ("zigzag", [bounced(0, 40), passed(0, "d24", 60)], (0.44, 0.42), False),
    ("zigzag", [bounced(0, 40), bounced(0, 50, "W2"), passed(0, "d24", 60)], (0.44, 0.42), True),
    ("hop", [jumped(0, 1, 3, 60)], (0.1, 0.3), True),
    ("hop", [jumped(0, 1, 3, 60)], (0.1, 0.1), False),
    ("flight", [passed(0, "d23", 80, back=True)], (0.1, 0.3), False),
]


@pytest.mark.parametrize(("key", "facts", "end", "made"), CASES)
def test_ic_111_all_of_it_is_asked_of_one_flick(
    key: str, facts: Sequence[Happening], end: Point, *, made: bool
) -> None:
    """Doors in order, bounces before them, the place of rest, the challenge."""
    table = room(number_of(key))
    events = table.flick(*facts, ends={0: end})
    assert (table.phase == "game_over") == made
    assert bool(of_kind(events, "trick_missed")) != made


def test_ic_110_after_a_miss_it_begins_again_from_the_same_spot() -> None:
    """Without cards, fish, duty or a ghost line; the tries are counted."""
    table = room(1)
    assert table.now == ("aim", 0)
    assert (table.state.fish, table.state.deck) == ((), ())
    assert table.code(announce(0)) == "no_specials"
    for tries in (1, 2, 3):
        events = table.flick(ends={0: GYM})
        assert kinds(events) == ["penguin_flicked", "trick_missed", "turn_began"]
        assert events[1].tries == tries
        assert table.spot(0) == trick_of(1).start
        assert table.state.last.ends[0].at == GYM
        assert table.state.visited == ()
    assert GAME.table.help is not None
    hints = GAME.table.help.hints
    assert hints is not None
    with pytest.raises(tablee.Refused, match="no_ghost"):
        hints(RULES.view(table.state, Seat(0)), Sketch(0, 500, 0, 115))


def test_ic_110_after_twenty_misses_it_is_over() -> None:
    """Nobody wins; the twentieth flick may still make it."""
    table = room(1)
    for _ in range(MOST_TRICK_FLICKS - 1):
        table.flick(ends={0: GYM})
        assert table.code(STRAIGHT) is None
    state = table.state
    table.flick(ends={0: GYM})
    result = table.result
    assert (result.ending, result.winners, result.scores) == ("tired", (), (20,))
    assert RULES.view(table.state, None).stars == 0
    last = Scene(state)
    last.flick(passed(0, "d14"), ends={0: GYM})
    assert last.result.ending == "made"


@pytest.mark.parametrize(("flicks", "stars"), [(1, 3), (2, 3), (3, 2), (5, 2), (6, 1), (20, 1)])
def test_ic_112_stars_by_the_number_of_flicks(flicks: int, stars: int) -> None:
    """Three, two or one; while it is being tried there are none."""
    assert STARS == (2, 5)
    table = room(1)
    for _ in range(flicks - 1):
        table.flick(ends={0: GYM})
    assert RULES.view(table.state, None).stars == 0
    table.flick(passed(0, "d14"), ends={0: GYM})
    assert RULES.view(table.state, None).stars == stars


def test_ic_110_the_trick_room_is_for_one() -> None:
    """A table of more is refused, and so is a set shot that there is not."""
    for seats in (2, 3, 4):
        with pytest.raises(tablee.BadOptions, match="trick"):
            tablee.Match.new("icecool", seats=seats, seed=1, trick=1)
    for number in (0, TRICKS + 1):
        with pytest.raises(tablee.BadOptions):
            tablee.Match.new("icecool", seats=1, seed=1, trick=number)


@pytest.mark.parametrize("number", NUMBERS)
def test_ic_110_every_set_shot_begins_in_the_open_and_has_words(number: int) -> None:
    """Free of walls and of orange lines, so that there is nothing to do but flick."""
    trick = trick_of(number)
    assert not hits_wall(trick.start)
    assert orange_rooms(trick.start) == ()
    table = room(number)
    assert RULES.offer(table.state, Seat(0)).actions == ()
    assert {*TOLD} == {*SOLUTIONS} == {each.key for each in SET_SHOTS}
    assert len(tricks_told()) == len(SET_SHOTS) == TRICKS
    assert tablee.Match.at("icecool", table.state, seed=1).state == table.state


def test_ic_110_what_a_bot_wants_there_is_the_set_shot() -> None:
    """Nothing but that is worth a whole card."""
    state = RULES.setup(1, Options(trick=number_of("home")))
    stakes = stakes_of(RULES.view(state, Seat(0)), Seat(0))
    assert isinstance(stakes, SetShot)
    home, away = (Standing(Seat(0), *at) for at in (CIRCLE, GYM))
    through = [passed(0, "d13", 50, back=True)]
    assert stakes.worth(through, [home]) == 1
    assert 0 < stakes.worth(through, [away]) < 0.5
    assert stakes.worth([*through, left_board(0)], [home]) == 0
    offer = RULES.offer(state, Seat(0))
    chosen = GAME.levels["easy"].make().choose(RULES.view(state, Seat(0)), offer, Random(2))
    assert RULES.check(state, Decision(Seat(0), chosen)) is None


def test_ic_111_a_set_shot_may_ask_for_the_place_alone() -> None:
    """Without doors, bounces count until the end."""
    trick = Trick(key="rest", start=CIRCLE, rests_in=4, is_clean=True)
    end = Standing(Seat(0), *GYM)
    assert is_made(trick, [passed(0, "d14", 50)], end)
    assert not is_made(trick, [passed(0, "d14", 50), bounced(0, 60)], end)
    assert not is_made(trick, [], replace(end, x=CIRCLE[0], y=CIRCLE[1]))
