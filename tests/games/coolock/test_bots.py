"""The bots: legal, of one mind, afraid of ghosts, and patient before padlocks."""

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace
from tests.games.coolock.support.tables import RULES, jailed, on, order, scene

from tablee.core.protocol import Decide, Decision, Outcome, Over
from tablee.games.coolock.board.cells import BOARDS, shipped
from tablee.games.coolock.bots import levels
from tablee.games.coolock.bots.plan import Effort, make, starts
from tablee.games.coolock.bots.risk import chances, dangers, turns_lost
from tablee.games.coolock.bots.strolls import strolls
from tablee.games.coolock.bots.tasks import scene as planned
from tablee.games.coolock.events import Caught
from tablee.games.coolock.model import Choose, Options, Order, TryDouble, Walk

QUICK = levels.Mate(levels.STRONG._replace(effort=Effort(accesses=2, orders=10)))
LEVELS = {"easy": levels.easy(), "medium": levels.medium(), "hard": QUICK}
CAREFUL = {"medium": levels.medium(), "hard": levels.hard()}
HAUNTED: dict[str, Any] = {"phase": "ghost_order", "owed": "ghost_dice", "haunting": (1,)}
WEIGHTS = levels.STRONG.effort.weights


def asked(mate: levels.Mate, state: Any, seed: int = 1) -> Any:
    """What a mate does in a position."""
    seat = RULES.waiting(state).seats[0]
    return mate.choose(RULES.view(state, seat), RULES.offer(state, seat), Random(seed))


def games(mates: list[levels.Mate], seed: int, **options: Any) -> Any:
    """Every position in which somebody decides, what is decided, and what happens."""
    rng, own = Random(seed), Random(seed + 1)
    state = RULES.setup(len(mates), Options(**options))
    while not isinstance(waiting := RULES.waiting(state), Over):
        if isinstance(waiting, Decide):
            seat = waiting.seats[0]
            offer = RULES.offer(state, seat)
            action = mates[seat].choose(RULES.view(state, seat), offer, own)
            assert action in offer.actions
            then, events = RULES.apply(state, Decision(seat, action))
            yield state, action, events
        else:
            then = RULES.apply(state, Outcome(RULES.draw(state, rng)))[0]
        state = then
    yield state, None, ()


def end_of(walk: Walk, state: Any) -> int | None:
    return walk.path[-1] if walk.path else state.pawns[state.active].edge


# -- whole games -----------------------------------------------------------------------------------


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seats", range(2, 7))
def test_a_team_of_bots_mends_the_hexagon(level: str, seats: int) -> None:
    """Only legal actions, with any number of seats, on both levels, on all boards."""
    mates = [LEVELS[level]] * seats
    difficulty = "hard" if seats % 2 else "easy"
    *_, (state, _, _) = games(mates, 7, difficulty=difficulty, board=BOARDS[seats % len(BOARDS)])
    assert state.reason == "hexagon"
    assert state.round < 60


def test_bots_play_a_board_of_ones_own() -> None:
    """CL-94: nothing is wired to the standard board."""
    *_, (state, _, _) = games([levels.medium()] * 3, 3, board=shipped(BOARDS[-1]).file)
    assert state.reason == "hexagon"


def test_bots_cope_with_mates_who_do_something_else() -> None:
    """The plan is made anew from where everybody is."""

    class Wanderer(levels.Mate):
        def choose(self, view: Any, offer: Any, rng: Random) -> Any:
            return rng.choice(offer.actions)

    mates = [Wanderer(levels.EASY), levels.medium(), QUICK]
    seen = sum(1 for _ in zip(games(mates, 5, midnight=True), range(400), strict=False))
    assert seen > 50


def test_midnight_is_met_more_often_than_not() -> None:
    """CL-55: a sensible team is in time."""
    ends = [list(games([levels.medium()] * 4, seed, midnight=True))[-1][0] for seed in range(5)]
    assert sum(state.reason == "hexagon" for state in ends) >= 3


# -- of one mind -----------------------------------------------------------------------------------


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_position_and_seed_give_the_same_action(level: str) -> None:
    """A bot has no memory; two of the same level agree."""
    other = levels.Mate(LEVELS[level].level)
    for number, (state, action, _) in enumerate(games([LEVELS[level]] * 3, 11)):
        if action is not None and number % 9 == 0:
            assert asked(LEVELS[level], state, number) == asked(other, state, number)


def test_only_slips_use_the_rng() -> None:
    """All mates see the same plan: normal and strong bots do not throw dice of their own."""
    for number, (state, action, _) in enumerate(games([QUICK] * 3, 12)):
        if action is not None and number % 9 == 0:
            assert len({asked(QUICK, state, seed) for seed in range(3)}) == 1


# -- ghosts ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("level", ["medium", "hard"])
def test_no_bot_walks_into_a_ghost_if_there_is_another_way(level: str) -> None:
    """CL-35, CL-37: only when every walk ends at one, or to take the last portion."""
    for seed in range(2):
        for state, action, events in games([LEVELS[level]] * 5, seed, difficulty="hard"):
            if not isinstance(action, Walk):
                continue
            seat = state.active
            walks = [each for each in RULES.offer(state, seat).actions if isinstance(each, Walk)]
            effects = strolls(state, seat, walks)
            caught = [event for event in events if isinstance(event, Caught)]
            assert not caught or all(stroll.is_caught for stroll in effects)


@pytest.mark.parametrize("level", CAREFUL)
def test_the_last_portion_is_worth_a_ghost(level: str) -> None:
    """CL-54: the game is over before the ghost counts."""
    board = shipped("haunted_house")
    edge = next(edge for edge in board.walks[37] if not board.is_dead_end(edge))
    start = next(
        other
        for other in board.walks[board.beyond(edge, 37)]
        if other != edge and not board.is_dead_end(other)
    )
    table = scene(pawns=[on(start), on(150)], portions={37: 0}, ghosts=[37], die=1, round=5)
    assert asked(CAREFUL[level], table.state).path == (edge,)


def test_chances_are_those_of_the_thirty_six_rolls() -> None:
    """CL-60..CL-68: counted by the engine, roll by roll."""
    board = shipped("haunted_house")
    for at in (26, 57, 90):
        for edge in board.walks[at]:
            hits = 0
            for white in range(1, 7):
                for black in range(1, 7):
                    orders = ["white", "black"] if white == black else [None]
                    hits += all(_is_hit(edge, at, white, black, first) for first in orders)
            assert chances(board, at)[edge] == pytest.approx(hits / 36)


def _is_hit(edge: int, at: int, white: int, black: int, first: str | None) -> bool:
    """Whether a pawn is caught, as the engine plays it."""
    table = scene(pawns=[None, on(edge)], ghosts=[at], round=5, active=1, **HAUNTED)
    events = table.draw((white, black))
    if first is not None:
        events = table.play(table.awaited[0], order(1, first))
    return any(isinstance(event, Caught) for event in events)


def test_dangers_add_up() -> None:
    """Two ghosts are two chances."""
    board = shipped("haunted_house")
    one, two, both = dangers(board, [26]), dangers(board, [33]), dangers(board, [26, 33])
    assert any(one)
    assert both == pytest.approx([1 - (1 - a) * (1 - b) for a, b in zip(one, two, strict=True)])
    assert max(dangers(board, [])) == 0


def test_a_sentence_costs_about_two_turns() -> None:
    """CL-74: 1/6, 5/36, 25/216 and the rest."""
    assert turns_lost(3) == pytest.approx((5 / 36) + 2 * (25 / 216) + 3 * (125 / 216))
    assert turns_lost(0) == 0


def test_a_double_is_played_so_that_fewer_are_caught() -> None:
    """CL-64: whatever the place of the pawns."""
    board = shipped("haunted_house")
    differs = 0
    for edge in range(len(board.ends)):
        if board.is_border[edge] or not 0 < chances(board, 26)[edge] < 1:
            continue
        table = scene(pawns=[None, on(edge)], ghosts=[26], round=5, active=1, **HAUNTED)
        table.draw((3, 3))
        hits = {first: _is_hit(edge, 26, 3, 3, first) for first in ("white", "black")}
        action = asked(levels.medium(), table.state)
        assert isinstance(action, Order)
        assert hits[action.first] == min(hits.values())
        differs += len(set(hits.values())) > 1
    assert differs


# -- padlocks and portions -------------------------------------------------------------------------


@pytest.mark.parametrize("level", CAREFUL)
@pytest.mark.parametrize("die", [1, 3, 6])
def test_a_bot_waits_for_its_partner_at_a_padlock(level: str, die: int) -> None:
    """CL-31, CL-40: it stays in touch, whatever it rolls."""
    board = shipped("haunted_house")
    beside = board.walks[37][0]
    table = scene(pawns=[on(beside), on(36)], locks={37: (0, 1)}, portions={37: 0}, die=die)
    action = asked(CAREFUL[level], table.state)
    end = end_of(action, table.state)
    assert end is not None
    assert 37 in board.ends[end]


@pytest.mark.parametrize("level", CAREFUL)
def test_partners_meet_at_a_padlock(level: str) -> None:
    """Both go there, and it opens within a few turns."""
    table = scene(pawns=[on(36), on(36)], locks={37: (0, 1)}, portions={37: 0, 142: 1})
    for _ in range(12):
        seat = table.state.active
        table.play(seat, {"type": "roll"}, 3)
        if table.state.phase == "move":
            table.play(seat, asked(CAREFUL[level], table.state))
        while RULES.waiting(table.state) and table.state.owed == "card":
            table.draw("moonlight")
        if not table.locks:
            break
    assert not table.locks
    assert 37 not in table.portions


@pytest.mark.parametrize("level", CAREFUL)
def test_a_portion_in_reach_is_taken(level: str) -> None:
    """CL-52: in passing."""
    board = shipped("haunted_house")
    steps = board.distances(34)
    edge = next(
        edge
        for edge, ends in enumerate(board.ends)
        if not board.is_border[edge] and min(steps[end] for end in ends) == 3
    )
    table = scene(pawns=[on(edge), on(150)], portions={34: 0, 142: 0}, die=5)
    table.play(0, asked(CAREFUL[level], table.state))
    assert 34 not in table.portions


def test_a_mate_behind_a_padlock_is_let_through() -> None:
    """Access: seat 1 can reach nothing before seat 0 opens a gate."""
    board = shipped("haunted_house")
    gates = dict.fromkeys(board.file.frontiers[0].gates, ())
    locks = {**gates, 60: (0,)}
    state = scene(pawns=[on(36), on(36)], locks=locks, portions={86: 1}, die=3).state
    plan = make(planned(state), starts(state, WEIGHTS, 0), Effort(0, 0))
    assert plan.problem.access == {60}
    assert [(task.at, task.seats) for task in plan.of_seat(0)] == [(60, (0,))]
    assert plan.times.when[0] > plan.times.when[1]  # the portion after the gate
    before = board.distances(60)
    end = end_of(asked(levels.hard(), state), state)
    assert end is not None
    assert min(before[each] for each in board.ends[end]) < min(
        before[each] for each in board.ends[36]
    )


# -- prison and cards ------------------------------------------------------------------------------


@pytest.mark.parametrize("level", LEVELS)
def test_a_prisoner_tries_for_a_double(level: str) -> None:
    """CL-73."""
    assert asked(LEVELS[level], scene(pawns=[jailed(), on(36)]).state) == TryDouble()


def carded(card: str, **given: Any) -> Any:
    state = scene(discards=(), **given).state
    deck = list(state.deck)
    deck.remove(card)
    return replace(state, phase="card", card=card, deck=tuple(deck), has_drawn=True, die=3)


@pytest.mark.parametrize("level", CAREFUL)
def test_a_skeleton_key_opens_what_costs_most(level: str) -> None:
    """The padlock of both on the last portion, rather than one that is in nobody's way."""
    state = carded(
        "skeleton_key", pawns=[on(36), on(150)], locks={37: (0, 1), 26: (0,)}, portions={37: 0}
    )
    assert asked(CAREFUL[level], state) == Choose(padlock=37)


@pytest.mark.parametrize("level", CAREFUL)
def test_a_secret_passage_is_used_if_it_leads_nearer(level: str) -> None:
    """To the mate beside the portion, or not at all."""
    board = shipped("haunted_house")
    near = board.walks[142][0]
    state = carded("secret_passage", pawns=[on(36), on(near)], portions={142: 0})
    assert asked(CAREFUL[level], state) == Choose(seat=1)
    state = carded("secret_passage", pawns=[on(near), on(36)], portions={37: 1, 131: 0})
    assert asked(CAREFUL[level], state) == Choose(seat=None)


def test_the_ghost_that_threatens_is_exorcised() -> None:
    """Not one above everybody, as ghosts never come down."""
    risks = chances(shipped("haunted_house"), 26)
    worst = risks.index(max(risks))
    state = carded("exorcism", pawns=[on(worst), on(worst)], ghosts=[133, 26], round=5)
    assert asked(levels.medium(), state) == Choose(ghost=2)
