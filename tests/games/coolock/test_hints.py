"""Hints: what each walk does, the team's plan, and where ghosts may strike."""

from random import Random
from typing import Any

from tests.games.coolock.support.tables import RULES, jailed, on, scene

from tablee.core.protocol import Decide, Decision, Outcome, Over, Seat
from tablee.games.coolock.board.cells import shipped
from tablee.games.coolock.bots import levels
from tablee.games.coolock.bots.risk import chances
from tablee.games.coolock.hints import Effect, team_plan
from tablee.games.coolock.model import Options

GHOSTLY = shipped("haunted_house").walks[26][0]  # an edge beside crossing 26


def positions(seed: int, seats: int) -> Any:
    """Every position of a game in which somebody decides, and its end."""
    rng, mate = Random(seed), levels.medium()
    state = RULES.setup(seats, Options())
    while not isinstance(waiting := RULES.waiting(state), Over):
        if isinstance(waiting, Decide):
            yield state
            seat = waiting.seats[0]
            action = mate.choose(RULES.view(state, seat), RULES.offer(state, seat), rng)
            state = RULES.apply(state, Decision(seat, action))[0]
        else:
            state = RULES.apply(state, Outcome(RULES.draw(state, rng)))[0]
    yield state


def effect(state: Any, **wanted: Any) -> Effect:
    """The one effect that is wanted."""
    found = [
        each
        for each in team_plan(RULES.view(state, Seat(0)), None).effects
        if all(getattr(each, name) == value for name, value in wanted.items())
    ]
    assert len(found) == 1
    return found[0]


# -- what a walk does ------------------------------------------------------------------------------


def test_every_walk_that_is_offered_has_its_effect() -> None:
    """In the order of the offer; in other phases there is none."""
    seen = 0
    for state in positions(5, 3):
        effects = team_plan(RULES.view(state, None), None).effects
        if state.phase != "move":
            assert effects == ()
            continue
        offered = RULES.offer(state, state.active).actions
        assert [(each.path, each.into) for each in effects] == [
            (walk.path, walk.into) for walk in offered
        ]
        seen += 1
    assert seen > 20


def test_cl_43_an_effect_names_padlocks_and_portions() -> None:
    """One's own padlock opens and gives its portion away; another's holds."""
    board = shipped("haunted_house")
    last = board.walks[37][0]
    near = next(each for each in board.walks[board.beyond(last, 37)] if each != last)
    given: dict[str, Any] = {"portions": {37: 0, 142: 1}, "pawns": [on(near)], "die": 1}
    opened = effect(scene(2, locks={37: (0,)}, **given).state, path=(last,))
    assert (opened.opens, opened.takes) == ((37,), (37,))
    held = effect(scene(2, locks={37: (1,)}, **given).state, path=(last,))
    assert (held.opens, held.takes) == ((), ())


def test_cl_78_an_effect_says_when_a_card_is_drawn() -> None:
    """Along a mystery cell, but not along that of the last turn (CL-80)."""
    board = shipped("haunted_house")
    edge = next(edge for edge in sorted(board.mystery_of) if not board.is_dead_end(edge))
    beside = next(each for each in board.walks[board.ends[edge][0]] if each not in board.mystery_of)
    fresh = scene(2, pawns=[on(beside)], die=1).state
    assert effect(fresh, path=(edge,)).draws
    known = scene(2, pawns=[on(beside, mystery=board.mystery_of[edge])], die=1).state
    assert not effect(known, path=(edge,)).draws


def test_cl_35_an_effect_says_who_is_caught() -> None:
    """At once, unless a Lantern saves; a capture is certain."""
    state = scene(2, pawns=[on(GHOSTLY)], ghosts=[26], round=5, die=3).state
    into = effect(state, path=(), into=26)
    assert (into.is_caught, into.chance) == (True, 100)
    lit = scene(2, pawns=[on(GHOSTLY, lanterns=1)], ghosts=[26], round=5, die=3).state
    assert not effect(lit, path=(), into=26).is_caught


def test_cl_68_the_chance_of_a_walk_is_that_of_its_end() -> None:
    """None while the ghosts sleep (CL-82)."""
    state = scene(2, pawns=[None, on(150)], ghosts=[26], round=5, active=1, die=2).state
    hints = team_plan(RULES.view(state, Seat(1)), None)
    assert [each.chance for each in hints.effects] == [
        100 if each.is_caught else hints.dangers.get(each.path[-1], 0) for each in hints.effects
    ]
    near = scene(2, pawns=[on(36), None], ghosts=[26], round=5, die=2)
    assert any(each.chance for each in team_plan(RULES.view(near.state, None), None).effects)
    asleep = scene(2, pawns=[on(36), None], ghosts=[133], round=5, die=2, has_moonlight=True)
    assert not any(each.chance for each in team_plan(RULES.view(asleep.state, None), None).effects)


# -- the plan --------------------------------------------------------------------------------------


def test_a_prisoner_is_sent_on_from_the_way_out() -> None:
    """CL-75: steps are counted from the exit."""
    state = scene(2, pawns=[jailed(1), on(36)], portions={33: 0}).state
    (target,) = team_plan(RULES.view(state, Seat(0)), None).targets[0]
    assert (target.kind, target.at) == ("portion", 33)
    assert target.steps is not None


def test_hints_name_a_target_for_everybody_who_is_needed() -> None:
    """The padlock and who has to be there; dangers in percent, none without ghosts."""
    given: dict[str, Any] = {"locks": {37: (0, 1)}, "portions": {37: 0, 142: 1}}
    state = scene(3, pawns=[on(36), on(36), on(36)], **given).state
    hints = team_plan(RULES.view(state, Seat(0)), None)
    first = hints.targets[0][0]
    assert (first.kind, first.at, first.seats) == ("padlock", 37, (0, 1))
    assert {target.at for target in hints.targets[1]} == {37, 142}
    assert hints.targets[2] == ()
    assert hints.dangers == {}


def test_gold_is_for_who_is_nearest() -> None:
    """CL-51: anybody may take it, so one seat is sent."""
    near = shipped("haunted_house").walks[142][0]
    pawns = [on(36), on(36), on(near), on(36), None]
    state = scene(5, pawns=pawns, locks={142: (4,)}, portions={131: None, 142: None}).state
    targets = team_plan(RULES.view(state, Seat(0)), None).targets
    assert [[(each.at, each.seats) for each in mine] for mine in targets] == [
        [],
        [],
        [(131, (2,))],
        [],
        [(142, (4,))],
    ]


def test_hints_show_where_ghosts_may_strike() -> None:
    """By walkable edge, between 1 and 100 percent; the same for every seat and for onlookers."""
    board = shipped("haunted_house")
    state = scene(pawns=[on(36), on(150)], ghosts=[26], round=5, active=1, die=2).state
    hints = team_plan(RULES.view(state, Seat(1)), None)
    assert hints == team_plan(RULES.view(state, None), None)
    assert hints.dangers
    for edge, percent in hints.dangers.items():
        assert not board.is_border[edge]
        assert 1 <= percent <= 100
        assert abs(percent - 100 * chances(board, 26)[edge]) <= 1


def test_hints_can_be_asked_for_at_any_time() -> None:
    """Before the deal, in every phase, and when all is over."""
    state = RULES.setup(2, Options())
    assert team_plan(RULES.view(state, None), None).targets == ((), ())
    for number, state in enumerate(positions(2, 4)):
        if number % 12 == 0 or state.phase in ("card", "ghost_order", "over"):
            hints = team_plan(RULES.view(state, Seat(0)), None)
            assert len(hints.targets) == 4
            assert any(hints.targets) == (state.phase != "over")
