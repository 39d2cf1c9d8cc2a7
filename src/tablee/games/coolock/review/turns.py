"""Every turn of a game beside what the strongest team would have done in the same position.

A turn is measured by the plan that strong bots follow: what is left to do after it, what the
ghosts may do, and what a card is worth. The unit is a round of the whole team: so much longer the
plan gets.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import NamedTuple, TypeVar

from tablee.core.finding import percent
from tablee.core.protocol import Decision, Move, Seat
from tablee.games.coolock.bots.levels import STRONG, Costs, harm
from tablee.games.coolock.bots.risk import CAUGHT, DOUBLE, turns_lost
from tablee.games.coolock.bots.strolls import Stroll, strolls
from tablee.games.coolock.model import Choose, Order, State, Stay, Walk
from tablee.games.coolock.review.model import Miss, SeatSum, TeamReview, Turn
from tablee.games.coolock.review.words import say_turn
from tablee.games.coolock.rules.offer import offer
from tablee.games.coolock.rules.queries import haunted, home_edge, lock_at

A = TypeVar("A")
Played = Sequence[tuple[State, Move]]

MOST_TURNS = 250  # of a long game: about four seconds; more are looked at here and there
WORST = 3
LEAST = 0.1  # rounds: less is a matter of taste
RISKY = 0.1  # a chance that is so much higher
CLOSE = 1e-6


def review(played: Played, *, most: int = MOST_TURNS) -> TeamReview:
    """Every decision of a log, given as each move with the state it was made in."""
    asked = [number for number, (_, move) in enumerate(played) if _is_reviewed(move)]
    chosen = _spread(asked, most)
    turns = tuple(turn for number in chosen for turn in _turn(played, number))
    seats = range(played[0][0].seats) if played else ()
    dear = sorted((turn for turn in turns if turn.kind != "fine"), key=lambda turn: -turn.loss)
    return TeamReview(
        turns=turns,
        worst=tuple(turn.seq for turn in dear[:WORST]),
        seats=tuple(_sum(Seat(seat), turns) for seat in seats),
        loss=round(sum(turn.loss for turn in turns), 2),
        unseen=len(asked) - len(chosen),
    )


def _is_reviewed(move: Move) -> bool:
    return isinstance(move, Decision) and isinstance(move.action, Walk | Choose | Order | Stay)


def _spread(numbers: list[int], most: int) -> list[int]:
    """All of them, or so many of them from the beginning to the end."""
    if len(numbers) <= most:
        return numbers
    return [numbers[at * len(numbers) // most] for at in range(most)]


def _sum(seat: Seat, turns: Sequence[Turn]) -> SeatSum:
    own = [turn for turn in turns if turn.seat == seat]
    kinds = Counter(turn.kind for turn in own)
    return SeatSum(
        seat=seat,
        turns=len(own),
        loss=round(sum(turn.loss for turn in own), 2),
        meetings=kinds["meeting"],
        wasted=kinds["wasted"],
        risks=kinds["risk"] + kinds["ghost"],
    )


def _turn(played: Played, number: int) -> Iterator[Turn]:
    state, move = played[number]
    assert isinstance(move, Decision)
    seat = Seat(move.seat)
    match move.action:
        case Walk():
            judged = _judge_walk(state, seat, move.action)
        case Stay():
            judged = _judge_stay(state, seat)
        case Order():
            judged = _judge_order(state, seat, move.action)
        case _ if isinstance(move.action.ghost, int):
            return  # an Exorcism: no plan says which ghost is worth it
        case _:
            judged = _judge_card(state, seat, move.action)
    is_fine = judged.loss < LEAST
    kind: Miss = "fine" if is_fine else judged.kind
    yield Turn(
        seq=number + 1,
        until=_last_of_turn(played, number) + 1,
        seat=seat,
        said=say_turn(
            state,
            "fine" if is_fine else judged.key,
            judged.goal,
            judged.mates,
            **judged.numbers,
        ),
        round=state.round,
        kind=kind,
        loss=0.0 if is_fine else round(judged.loss, 2),
        start=state.pawns[seat].edge,
        walked=judged.walked,
        better=() if is_fine else judged.better,
        goal=None if is_fine else judged.goal,
        colours=None if is_fine else _colours(state, judged.goal),
        ghosts=tuple(sorted(haunted(state))) if kind in ("risk", "ghost") else (),
        chance=judged.numbers.get("chance", 0),
        better_chance=judged.numbers.get("better_chance", 0),
    )


def _colours(state: State, goal: int | None) -> tuple[Seat, ...] | None:
    lock = None if goal is None else lock_at(state, goal)
    return None if lock is None else lock.colours


def _last_of_turn(played: Played, number: int) -> int:
    """The last move before the next decision that is looked at, the next seat or the ghosts."""
    begun = played[number][0]
    last = number
    for at in range(number + 1, len(played)):
        state, move = played[at]
        is_over = (state.round, state.active) != (begun.round, begun.active)
        if is_over or _is_reviewed(move) or (state.haunting and not state.is_cold_wind):
            break
        last = at
    return last


# -- judging ---------------------------------------------------------------------------------------


class Judgement(NamedTuple):
    """How much a decision cost, in rounds, and what would have been better."""

    loss: float
    kind: Miss
    key: str  # of its sentence
    numbers: dict[str, int]
    goal: int | None = None
    mates: tuple[Seat, ...] = ()
    walked: tuple[int, ...] = ()
    better: tuple[int, ...] = ()


def _judge_walk(state: State, seat: Seat, walk: Walk) -> Judgement:
    effects = strolls(state, seat, _offered(state, seat, Walk))
    mine = next(iter(strolls(state, seat, [walk])))
    costs = Costs(state, seat, STRONG)
    free = [each for each in effects if not each.is_caught] or list(effects)
    won = [each for each in free if len(each.taken) == len(state.portions)]
    best = won[0] if won else min(free, key=costs.of)
    gap = 0.0 if mine in won else costs.of(mine) - costs.of(best)
    kind, goal = _kind(state, seat, costs, mine, best)
    lock = None if goal is None else lock_at(state, goal)
    return Judgement(
        loss=gap / _round(costs),
        kind=kind,
        key=kind,
        numbers={
            "chance": percent(costs.chance(mine)),
            "better_chance": percent(costs.chance(best)),
        },
        goal=goal,
        mates=tuple(each for each in (lock.colours if lock else ()) if each != seat),
        walked=walk.path,
        better=effects[best].path,
    )


def _offered(state: State, seat: Seat, kind: type[A]) -> list[A]:
    return [action for action in offer(state, seat).actions if isinstance(action, kind)]


def _round(costs: Costs) -> float:
    """What it costs when the whole team is one turn later."""
    problem, order, times = costs.plan
    return problem.cost_later(order, 1.0) - times.cost


def _kind(
    state: State, seat: Seat, costs: Costs, mine: Stroll, best: Stroll
) -> tuple[Miss, int | None]:
    """What kind of miss it is, if it is one, and the intersection that it is about."""
    opened = sorted(best.opened - mine.opened)
    taken = sorted(best.taken - mine.taken)
    locks = {lock.at: lock for lock in state.locks}
    meetings = [at for at in opened if len(locks[at].colours) > 1]
    next_task = next(iter(costs.plan.of_seat(seat)), None)
    goal = None if next_task is None else next_task.at
    if mine.is_caught and not best.is_caught:
        return "ghost", None
    if meetings:
        return "meeting", meetings[0]
    if taken:
        return "portion", taken[0]
    if opened:
        return "padlock", opened[0]
    if _is_needless(costs, mine, best):
        return "risk", None
    if mine.opened or mine.taken or goal is None or _comes_nearer(state, seat, costs, mine, goal):
        return "detour", goal
    return "wasted", goal


def _is_needless(costs: Costs, mine: Stroll, best: Stroll) -> bool:
    """Whether a walk is worse for its danger above all, and won nothing by it."""
    progress = costs.of_plan(mine) - costs.of_plan(best)
    danger = costs.chance(mine) - costs.chance(best)
    return danger >= RISKY and -CLOSE <= progress <= (costs.of(mine) - costs.of(best)) / 2


def _comes_nearer(state: State, seat: Seat, costs: Costs, mine: Stroll, goal: int) -> bool:
    """Whether a walk ends nearer to an intersection, once the plan's padlocks are open."""
    problem = costs.plan.problem
    key = problem.places.index(goal)
    assert mine.edge is not None
    return problem.from_edge(mine.edge)[0][key] < problem.from_edge(home_edge(state, seat))[0][key]


def _judge_stay(state: State, seat: Seat) -> Judgement:
    """CL-73: a try saves this turn and those to come, one time in six."""
    sentence = state.pawns[seat].sentence
    turns = DOUBLE * (1 + turns_lost(sentence - 1))
    return Judgement(loss=turns / state.seats, kind="stayed", key="stayed", numbers={})


def _judge_order(state: State, seat: Seat, action: Order) -> Judgement:
    """CL-64: only captures count; who is left in danger is a matter of taste."""
    caught = harm(state, action)[0]
    fewer = min(harm(state, each)[0] for each in _offered(state, seat, Order))
    return Judgement(
        loss=(caught - fewer) * CAUGHT / state.seats,
        kind="order",
        key="order",
        numbers={"caught": caught, "fewer": fewer},
    )


def _judge_card(state: State, seat: Seat, action: Choose) -> Judgement:
    costs = Costs(state, seat, STRONG)
    choices = _offered(state, seat, Choose)
    best = min(choices, key=costs.of_card)
    gap = costs.of_card(action) - costs.of_card(best)
    mates: tuple[Seat, ...] = ()
    goal = best.padlock if isinstance(best.padlock, int) else None
    key = "card_padlock"
    if goal is None:
        key = "card_mate" if isinstance(best.seat, int) else "card_stay"
        mates = (Seat(best.seat),) if isinstance(best.seat, int) else ()
    return Judgement(gap / _round(costs), "card", key, {}, goal, mates)
