"""Looking back: what each turn cost the team, and which cost most."""

from pathlib import Path
from typing import Any

import pytest
from tests.games.coolock.support.moments import night
from tests.games.coolock.support.tables import RULES, STAY, jailed, luck_of, move, order, position

import tablee
from tablee.core.codec import codec
from tablee.core.engine import played
from tablee.core.log import parse
from tablee.core.naming import mark
from tablee.core.protocol import Decision, Outcome
from tablee.games.coolock.review import review
from tablee.games.coolock.review.model import TeamReview, Turn

GOLDEN = Path(__file__).parents[2] / "golden" / "coolock"


def turn_of(state: Any, action: Any, seat: int = 0) -> Turn:
    """What a review says of one decision."""
    read = codec(tablee.game("coolock")).action(action)
    assert RULES.check(state, Decision(seat, read)) is None
    (found,) = review([(state, Decision(seat, read))]).turns
    return found


def golden(name: str, most: int = 1000) -> TeamReview:
    kept = parse((GOLDEN / f"{name}.jsonl").read_text(encoding="utf-8"))
    return review(played(*kept), most=most)


@pytest.mark.parametrize("away", [53, 59, 70])
def test_a_meeting_that_was_in_reach_is_missed(away: int) -> None:
    """Blue stands beside the red and blue padlock; one step to edge 76 opens it."""
    state = position(pawns=[64, 76], locks={59: (0, 1)}, portions={59: 0, 142: 1}, die=1)
    found = turn_of(state, move(away))
    assert (found.kind, found.goal, found.colours) == ("meeting", 59, (0, 1))
    assert (found.walked, found.better) == ((away,), (76,))
    assert found.loss > 1  # Blue has to wait, too
    assert found.said.en == (
        "A missed meeting: the red and blue padlock (Garden) was in reach, "
        f"and {mark(1)} stood ready."
    )
    assert f"avec {mark(1)} déjà en place" in found.said.fr


def test_the_best_walk_loses_nothing() -> None:
    """The same position, and the padlock is opened."""
    state = position(pawns=[64, 76], locks={59: (0, 1)}, portions={59: 0, 142: 1}, die=1)
    found = turn_of(state, move(76))
    assert (found.kind, found.loss, found.better) == ("fine", 0.0, ())


def test_a_portion_and_a_padlock_left_behind() -> None:
    """Edge 47 touches crossing 34, one step away."""
    free = position(pawns=[41, None], portions={34: 0, 142: 1}, die=1)
    found = turn_of(free, move(30))
    assert (found.kind, found.goal, found.colours, found.better) == ("portion", 34, None, (47,))
    shut = position(pawns=[41, None], locks={34: (0,)}, portions={34: 1, 142: 0}, die=1)
    found = turn_of(shut, move(30))
    assert (found.kind, found.goal, found.colours, found.better) == ("padlock", 34, (0,), (47,))


def test_a_turn_is_wasted_when_it_brings_nobody_nearer() -> None:
    """The portion is up at 84: down to 18 is away from it, two steps to 59 are two steps nearer."""
    state = position(pawns=[41, None], portions={84: 0, 142: 1}, die=2)
    found = turn_of(state, move(30, 18))
    assert (found.kind, found.goal) == ("wasted", 84)
    assert turn_of(state, move(53, 59)).kind == "fine"
    assert turn_of(state, move(36, 42)).kind == "detour"  # nearer, but the long way round


def test_a_needless_risk_is_told_with_its_chance() -> None:
    """Edges 59 and 64 are as near to the portion; only one is where the ghost likes to go."""
    state = position(pawns=[41, None], portions={84: 0, 142: 1}, die=2, ghosts=[34], round=5)
    found = turn_of(state, move(53, 59))
    assert (found.kind, found.better, found.ghosts) == ("risk", (53, 64), (34,))
    assert found.chance - found.better_chance >= 25
    assert f"{found.chance}\u00a0%" in found.said.en
    assert f"{found.better_chance}\u00a0%" in found.said.en
    assert turn_of(state, move(53, 64)).kind == "fine"


def test_walking_into_a_ghost_with_other_ways_to_go() -> None:
    """It stands at the very next crossing."""
    state = position(pawns=[41, None], portions={84: 0, 142: 1}, die=2, ghosts=[35], round=5)
    found = turn_of(state, move(into=35))
    assert (found.kind, found.chance) == ("ghost", 100)


def test_a_prisoner_who_does_not_try() -> None:
    """CL-73: one sixth of this turn and of those to come, shared by two."""
    found = turn_of(position(pawns=[jailed(sentence=1), None]), STAY)
    assert found.kind == "fine"  # a twelfth of a round
    found = turn_of(position(pawns=[jailed(sentence=3), None]), STAY)
    assert (found.kind, found.loss) == ("stayed", round((1 + 5 / 6 * (1 + 5 / 6)) / 12, 2))


def test_a_double_played_against_ones_own_team() -> None:
    """CL-64: of a ghost's double, one order catches Red and the other does not."""
    table = night(26, pawns=[35])
    table.play(1, STAY, (1, 1))
    assert table.state.phase == "ghost_order"
    assert turn_of(table.state, order(1, "white"), seat=1).kind == "fine"
    found = turn_of(table.state, order(1, "black"), seat=1)
    assert found.kind == "order"
    assert found.said.en.endswith("0 instead of 1.")
    table.play(1, order(1, "black"))
    assert table.state.pawns[0].where == "prison"


def test_a_golden_game_of_one_strong_and_two_weak_mates() -> None:
    """Red plays the best there is; Green gives most away, by leaving a portion first of all."""
    found = golden("hexagon-three-seats-mixed-bots")
    red, blue, green = found.seats
    assert red.loss == 0
    assert green.loss > blue.loss > 0
    assert found.worst[0] == 48
    assert len(found.worst) == 3
    dear = {turn.seq: turn for turn in found.turns}
    assert dear[48].kind == "portion"
    assert [dear[seq].loss for seq in found.worst] == sorted(
        (turn.loss for turn in found.turns), reverse=True
    )[:3]
    assert found.loss == pytest.approx(sum(each.loss for each in found.seats), abs=0.02)
    assert dear[48].until == 49  # the card that followed belongs to it


def test_a_game_without_turns_has_an_empty_review() -> None:
    """Whoever leaves at once has nothing to look back on."""
    assert review([]).turns == ()
    state = position(die=None)
    assert review([(state, Outcome(luck_of(3)))]).worst == ()


def test_a_very_long_game_is_looked_at_here_and_there() -> None:
    """So that no review takes minutes; how many were left out is said."""
    found = golden("midnight-two-seats-easy", most=10)
    assert len(found.turns) == 10
    assert found.unseen > 10
    assert found.turns[0].round < 3
    assert found.turns[-1].round > 20
