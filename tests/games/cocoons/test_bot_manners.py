"""Section 12: how bots speak, place and vote (CO-97..CO-99)."""

from typing import Any

import pytest
from msgspec.structs import replace
from tests.games.cocoons.support.mates import does, memory_of, waits_ms
from tests.games.cocoons.support.tables import END, NO, box, go, note, ready, tell, voting

from tablee.games.cocoons.bots import levels
from tablee.games.cocoons.bots.memory import knowledge
from tablee.games.cocoons.model import (
    GUARDIANS,
    AcceptEnd,
    Correct,
    LeaveIt,
    Note,
    Place,
    ProposeEnd,
    RefuseEnd,
    Slide,
    Tell,
)

# -- words -----------------------------------------------------------------------------------------


def test_co_97_a_bot_shares_what_it_sees() -> None:
    """Each side once in a turn, also when it is not its turn."""
    match = box(auto_share=False)
    assert does(match, 1) == Tell("G")
    match.play(1, tell("G"))
    assert does(match, 1) is None
    assert isinstance(does(match, 0), Slide)


def test_co_97_a_bot_does_not_repeat_itself_from_turn_to_turn() -> None:
    """What it told a turn ago, and everybody may still read, is no news (CO-33)."""
    match = box(auto_share=False)
    match.play(1, tell("G"))
    later = replace(match.view(1), turn=match.state.turn + 1)
    offer = replace(match.offer(1), actions=(Tell("G"),))
    memo = memory_of(match, 1, levels.hard())
    assert not any(isinstance(each, Tell) for each in levels._words(later, offer, memo))


def test_co_97_a_bot_tells_where_a_guardian_belongs() -> None:
    """A note for the one who decides, if it remembers the cocoon; once."""
    match = box(auto_share=False)
    go(match, "G")
    assert match.state.phase == "guardian"
    assert does(match, 1) == Note("G", "frog")
    match.play(1, note("G", "frog"))
    assert does(match, 1) is None


def test_co_97_hints_are_an_option() -> None:
    """Without ``bot_hints`` a bot keeps its notes to itself."""
    match = box(auto_share=False, bot_hints=False)
    go(match, "G")
    assert does(match, 1) is None


def test_co_97_a_bot_that_does_not_know_says_nothing() -> None:
    """Seat 1 has never read cocoon D."""
    match = box(auto_share=False)
    match.play(1, tell("G"))
    go(match, "D")
    match.play(1, tell("F"))
    assert does(match, 1) is None


def test_co_12_a_bot_listens_before_it_slides() -> None:
    """While a side that would be news is not shared, for ten seconds at most."""
    match = box(auto_share=False)
    assert waits_ms(match, 0) == 10_000
    match.play(1, tell("G"))
    assert waits_ms(match, 0) == levels.TURN_MS


# -- placement -------------------------------------------------------------------------------------


def test_co_98_a_guardian_goes_where_it_is_known_to_belong() -> None:
    """As seen by somebody who said so."""
    match = box(auto_share=False)
    match.play(1, tell("G"))
    go(match, "G")
    assert does(match, 0) == Place("G")


def test_co_98_an_unknown_guardian_is_left() -> None:
    """There is time to come back."""
    match = box(auto_share=False)
    go(match, "D")
    assert does(match, 0) == LeaveIt()
    assert does(match, 0, levels.easy()) == LeaveIt()


def test_co_98_a_claim_is_believed_until_contradicted() -> None:
    """By a side that was read, by another claim, or when it is taken back."""
    match = box(seats=3, auto_share=False)
    go(match, "D")
    match.play(1, note("D", "fox"))
    assert does(match, 0) == Place("D")
    match.play(2, note("A", "fox"))
    assert does(match, 0) == LeaveIt()
    match.play(2, note("A", None))
    assert does(match, 0) == Place("D")
    match.play(1, note("F", "fox"))
    seat = next(seat for seat in (1, 2) if match.view(seat).sees[5] == "hare")
    match.play(seat, tell("F"))
    match.play(1, note("D", None))
    assert does(match, 0) == LeaveIt()


def test_co_98_seven_tell_the_eighth() -> None:
    """The last one left is known by elimination."""
    memo = memory_of(box(), 0, levels.hard())
    assert knowledge(replace(memo, seen=(*GUARDIANS[:6], None, None)))[7] is None
    assert knowledge(replace(memo, seen=(*GUARDIANS[:7], None)))[7] == "bat"


def test_co_98_a_gamble_is_for_when_there_is_no_way_back() -> None:
    """With one token left a guardian cannot be fetched later."""
    match = box(auto_share=False, reserve=2)
    go(match, "D")
    assert isinstance(does(match, 0, levels.medium()), Place)


# -- votes -----------------------------------------------------------------------------------------


def test_co_99_a_bot_that_knows_all_proposes_and_accepts() -> None:
    """Whoever's turn it is proposes; the others agree."""
    match = ready(auto_share=True)
    assert match.state.active == 0
    memo = memory_of(match, 0, levels.hard())
    assert sum(each is not None for each in memo.seen) >= 7
    assert does(match, 0) == ProposeEnd()
    match.play(0, END)
    assert does(match, 0) is None
    assert does(match, 1) == AcceptEnd()


def test_co_99_a_bot_proposes_for_a_person_who_does_not() -> None:
    """It leaves the person some time; another bot needs no help."""
    match = ready(auto_share=True, bots=(1,))
    assert does(match, 1) == ProposeEnd()
    assert waits_ms(match, 1) == 4_000
    assert does(ready(auto_share=True, bots=(0, 1)), 1) is None


def test_co_99_a_bot_refuses_what_it_knows_to_be_wrong() -> None:
    """It says first what it doubts, once; on its own turn it corrects it."""
    match = ready(wrong=True, auto_share=True)
    assert does(match, 0) == Correct("iguana", "A")
    match.play(0, END)
    said = does(match, 1)
    assert said == Note("A", "iguana")
    match.play(1, note("A", "iguana"))
    match.play(1, note("B", "fish"))
    assert does(match, 1) == RefuseEnd()


def test_co_99_a_refusal_is_not_answered_with_another_proposal() -> None:
    """Until a turn has been played."""
    match = voting(auto_share=True)
    match.play(1, NO)
    assert isinstance(does(match, 0), Slide)
    assert does(match, 1) is None


@pytest.mark.parametrize(("reserve", "answer"), [(25, RefuseEnd()), (12, AcceptEnd())])
def test_co_99_doubts_count_while_something_can_be_done(reserve: int, answer: Any) -> None:
    """Seat 0 has read little, as nobody told it: it wants to look, or else takes the chance."""
    match = ready(reserve=reserve)
    match.play(1, END)
    assert does(match, 0, levels.medium()) == answer
