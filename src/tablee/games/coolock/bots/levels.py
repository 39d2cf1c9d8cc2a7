"""Team mates of three strengths: one plan for all (``planning``), and each plays its part.

A mate knows the position and nothing else. It tries every walk, works out what the plan then
costs, and adds what it risks: the chance to be caught, times what that would cost the plan.
"""

from random import Random
from typing import NamedTuple

from msgspec import UNSET

from tablee.core.game import Level
from tablee.core.protocol import Offer, Seat
from tablee.games.coolock.bots.plan import FROM_NOW, Effort, TeamPlan, make, starts, without
from tablee.games.coolock.bots.prospects import card_worth, round_dangers
from tablee.games.coolock.bots.risk import CAUGHT, dangers, struck
from tablee.games.coolock.bots.schedule import Start
from tablee.games.coolock.bots.strolls import Stroll, strolls
from tablee.games.coolock.bots.tasks import scene
from tablee.games.coolock.model import Action, Choose, Order, State, TryDouble, View, Walk
from tablee.games.coolock.rules.ghosts import drift
from tablee.games.coolock.rules.queries import board_of, touched
from tablee.games.coolock.rules.rounds import current
from tablee.games.coolock.rules.view import guess

NEXT_TURN = FROM_NOW + 1  # of a seat that has just walked


class Strength(NamedTuple):
    """How well a mate plans, and how careful it is."""

    effort: Effort
    fear: float  # of the cost of a capture
    curiosity: float  # of the worth of a card
    slips: float = 0.0  # walks at random
    capture: float = 0.5  # the least that a capture costs, in turns


EASY = Strength(Effort(accesses=0, orders=0), fear=0.1, curiosity=1.0, slips=0.15)
NORMAL = Strength(Effort(accesses=0, orders=0), fear=0.7, curiosity=1.0)
STRONG = Strength(Effort(accesses=24, orders=120), fear=0.8, curiosity=1.0)


class Mate:
    """One seat of the team; the same for each strength."""

    def __init__(self, level: Strength) -> None:
        self.level = level

    def choose(self, view: View, offer: Offer[Action], rng: Random) -> Action:
        state = guess(view, rng)
        if len(offer.actions) == 1:
            return offer.actions[0]
        if state.phase == "prison":
            return TryDouble()  # CL-73: it costs nothing
        if state.phase == "move":
            return self._walk(state, offer, rng)
        if state.phase == "ghost_order":
            return min(offer.actions, key=lambda action: harm(state, action))
        if state.card == "exorcism":
            return _exorcism(state, offer)
        return self._card(state, offer)

    # -- walks -------------------------------------------------------------------------------

    def _walk(self, state: State, offer: Offer[Action], rng: Random) -> Walk:
        walks = [action for action in offer.actions if isinstance(action, Walk)]
        effects = strolls(state, offer.seat, walks)
        for stroll, walk in effects.items():
            if len(stroll.taken) == len(state.portions):  # CL-54
                return walk
        fine = {stroll: walk for stroll, walk in effects.items() if not stroll.is_caught}
        effects = fine or effects
        if self.level.slips and rng.random() < self.level.slips:
            return rng.choice(list(effects.values()))
        costs = Costs(state, offer.seat, self.level)
        return effects[min(effects, key=costs.of)]

    # -- cards (CL-89) -----------------------------------------------------------------------

    def _card(self, state: State, offer: Offer[Action]) -> Action:
        """Skeleton key and Secret passage: what the plan gains most by."""
        return min(offer.actions, key=Costs(state, offer.seat, self.level).of_card)


def _passed(state: State, seat: Seat, mate: int) -> Stroll:
    """A pawn is put beside a mate, or stays: as if it stepped there, unseen by ghosts (CL-70)."""
    there = state.pawns[mate]
    assert there.edge is not None
    found = next(iter(strolls(state, seat, [Walk((there.edge,))])))
    return found._replace(zone=there.zone, is_caught=False)


def _unlocked(state: State, seat: Seat, vertex: int) -> Stroll:
    """CL-52: a padlock leaves; who touches his portion there takes it."""
    touching = {each for each in range(state.seats) if vertex in touched(state, each)}
    taken = {
        portion.at
        for portion in state.portions
        if portion.at == vertex
        and touching.intersection(touching if portion.owner is None else (portion.owner,))
    }
    pawn = state.pawns[seat]
    return Stroll(pawn.edge, frozenset({vertex}), frozenset(taken), pawn.zone, is_caught=False)


class Costs:
    """What a stroll comes to, for the plan and for the pawn."""

    def __init__(self, state: State, seat: Seat, level: Strength) -> None:
        self.state, self.seat, self.level = state, seat, level
        self.board = board_of(state.table)
        begin = starts(state, level.effort.weights, seat)
        self.plan = make(scene(state), begin, level.effort)
        self.dangers = round_dangers(state, seat)
        self.worth = level.curiosity * card_worth(state)
        self.plans: dict[tuple[frozenset[int], frozenset[int]], TeamPlan] = {}

    def of(self, stroll: Stroll) -> float:
        cost = self.of_plan(stroll)
        if chance := self.chance(stroll):
            loss = self.level.capture
            if not self.state.pawns[self.seat].lanterns:
                problem, order, _ = self._plan(stroll)
                cell = Start(self.board.prison_exits[stroll.zone], NEXT_TURN + CAUGHT)
                loss = max(loss, problem.cost_from(order, self.seat, cell) - cost)
            cost += self.level.fear * chance * loss
        if self._draws(stroll):
            cost -= self.worth
        return cost

    def of_card(self, action: Action) -> float:
        """CL-89: Skeleton key and Secret passage."""
        assert isinstance(action, Choose)
        if isinstance(action.padlock, int):
            return self.of(_unlocked(self.state, self.seat, action.padlock))
        assert action.seat is not UNSET
        mate = self.seat if action.seat is None else action.seat
        return self.of(_passed(self.state, self.seat, mate))

    def of_plan(self, stroll: Stroll) -> float:
        """What is left to do then; ghosts and cards aside."""
        assert stroll.edge is not None
        problem, order, _ = self._plan(stroll)
        return problem.cost_from(order, self.seat, Start(stroll.edge, NEXT_TURN))

    def chance(self, stroll: Stroll) -> float:
        """How likely the pawn is caught by the end of this round."""
        assert stroll.edge is not None
        return 1.0 if stroll.is_caught else self.dangers[stroll.edge]

    def _plan(self, stroll: Stroll) -> TeamPlan:
        done = stroll.opened, stroll.taken
        plan = self.plans.get(done)
        if plan is None:
            plan = self.plans[done] = without(self.plan, *done)
        return plan

    def _draws(self, stroll: Stroll) -> bool:
        """CL-78..CL-80."""
        assert stroll.edge is not None
        cell = self.board.mystery_of.get(stroll.edge)
        is_new = cell is not None and cell != self.state.pawns[self.seat].mystery
        return is_new and not self.state.has_drawn and not stroll.is_caught


# -- ghosts ----------------------------------------------------------------------------------------


def harm(state: State, action: Action) -> tuple[int, int, float]:
    """CL-64: how many an order catches, the Lanterns among them, and whom it leaves in danger."""
    assert isinstance(action, Order)
    assert state.dice is not None
    board = board_of(state.table)
    pawns = [pawn for pawn in state.pawns if pawn.edge is not None]
    move = drift(board, current(state).at, *state.dice, action.first)
    hit = struck(board, move)
    caught = [pawn for pawn in pawns if pawn.edge in hit]
    then = () if move.leaves else (move.way[-1],)
    if move.leaves and state.table.difficulty == "hard":
        then = (board.respawn,)
    later = dangers(board, then)
    return (
        sum(not pawn.lanterns for pawn in caught),
        len(caught),
        sum(later[pawn.edge or 0] for pawn in pawns if pawn not in caught),
    )


def _exorcism(state: State, offer: Offer[Action]) -> Action:
    """The ghost that is the worst for the team."""
    board = board_of(state.table)
    places = {ghost.id: ghost.at for ghost in state.ghosts}

    def threat(action: Action) -> float:
        assert isinstance(action, Choose)
        assert isinstance(action.ghost, int)
        chances = dangers(board, (places[action.ghost],))
        return sum(chances[pawn.edge] for pawn in state.pawns if pawn.edge is not None)

    return max(offer.actions, key=threat)


# -- the three -------------------------------------------------------------------------------------


def easy() -> Mate:
    """Goes for what is near, hardly minds the ghosts, and strays now and then."""
    return Mate(EASY)


def medium() -> Mate:
    """A sensible team: what can be done first is done first, with an eye on the ghosts."""
    return Mate(NORMAL)


def hard() -> Mate:
    """Looks for the padlocks and the order by which the whole team is done earliest."""
    return Mate(STRONG)


LEVELS = {
    "easy": Level(
        easy,
        {"en": "Moth", "fr": "Papillon"},
        line={
            "en": "Flutters about, strays now and then and hardly fears the ghosts: you lead.",
            "fr": "Volette, s’égare parfois et craint peu les fantômes : c’est vous qui menez.",
        },
    ),
    "medium": Level(
        medium,
        {"en": "Owl", "fr": "Chouette"},
        "normal",
        {
            "en": "Looks ahead and keeps clear of the ghosts: a reliable team mate.",
            "fr": "Regarde devant elle et évite les fantômes : une équipière fiable.",
        },
    ),
    "hard": Level(
        hard,
        {"en": "Cat", "fr": "Chat"},
        "strong",
        {
            "en": "Plans the whole night with you and hardly ever wastes a step.",
            "fr": "Planifie toute la nuit avec vous et ne gâche presque aucun pas.",
        },
    ),
}
