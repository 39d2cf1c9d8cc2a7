"""Every game refuses impossible positions: edited ones are refused, or played on to the end."""

from random import Random
from typing import Any

import pytest
from house import at_home
from msgspec import inspect
from msgspec.structs import replace
from positions import changed, golden_states, in_phase, quick, refuse, set_to, some_state
from signals import SignalsRules, State, signals
from tests.games.monster_freeze.support.tables import live

import tablee
from tablee.core.codec import codec, to_plain
from tablee.core.game import AnyGame
from tablee.core.protocol import Decide, Move, Step
from tablee.testing.broken import Broken
from tablee.testing.edits import edited
from tablee.testing.positions import Limits, Tally, check_positions, states_of_play

SOME = Limits(positions=24, moves=8, to_the_end=0.04)
FEW = Limits(positions=10, moves=6, to_the_end=0.0, expensive_draws=1)
JUNK: tuple[Any, ...] = (10**30, -(10**30), float("nan"), float("inf"), "\ud800", "5", None, [])
MORE: dict[str, tuple[dict[str, Any], ...]] = {  # options that no variant has
    "cortexcape": ({"lab": "random", "clock": True}, {"lab": "random", "starter": 1}),
    "cocoons": ({"level": 4, "first_seat": 0, "bots": (0,)},),
    "coolock": ({},),
    "icecool": ({"first_catcher": 0},),
    "monster_freeze": ({}, {"bot_takeover": True, "bots": (0,)}, {"warm_seat": 0, "cold": 1}),
}


def tables() -> list[Any]:
    """Every game with every number of seats in every variant, and in some more."""
    return [
        pytest.param(slug, seats, dict(options), id=f"{slug}-{seats}-{number}")
        for slug in at_home()
        for seats in tablee.game(slug).seats
        for number, options in enumerate((*tablee.game(slug).examples.variants, *MORE[slug]))
    ]


@pytest.mark.parametrize(("slug", "seats", "options"), tables())
def test_an_edited_position_is_refused_or_played_on(
    slug: str, seats: int, options: dict[str, Any]
) -> None:
    """No exception, no dead end, no endless game; and no state of play is refused."""
    game = quick(slug)
    states = list(states_of_play(game, seats, options, seats))
    tally = check_positions(game, states, seats, SOME)
    assert sum(tally) - tally.finished == SOME.positions
    assert tally.refused > 0


@pytest.mark.parametrize("slug", at_home())
def test_golden_states_are_positions_and_their_edits_are_not(slug: str) -> None:
    """Logs of all endings hold states that random games seldom reach; real physics moves on."""
    game = tablee.game(slug)
    states = golden_states(slug)
    assert [game.rules.flaw(state) for state in states] == [None] * len(states)
    for seed in range(2):
        assert check_positions(game, states, seed, FEW).refused > 0


@pytest.mark.parametrize("slug", at_home())
def test_what_json_cannot_hold_is_no_position(slug: str) -> None:
    """Numbers that are too large, and letters that are none, from a program's own dict."""
    plain = to_plain(golden_states(slug)[-1])
    assert tablee.Match.at(slug, plain).state == golden_states(slug)[-1]
    for junk in JUNK:
        with pytest.raises(tablee.BadPosition):
            tablee.Match.at(slug, {**plain, "at_ms": junk})


@pytest.mark.parametrize("slug", at_home())
def test_edits_reach_every_field(slug: str) -> None:
    """Each field of a state is edited sooner or later, and a state itself never changes."""
    game, rng = tablee.game(slug), Random(slug)
    kind = inspect.type_info(game.types.state)
    plain = to_plain(golden_states(slug)[len(golden_states(slug)) // 2])
    before = to_plain(codec(game).state(plain))
    fields = set()
    for _ in range(900):
        after = edited(plain, kind, rng)
        fields |= {name for name in before if after[name] != plain[name]}
    assert plain == before
    assert fields == {*before} - {"type"}


# -- positions that were accepted once -----------------------------------------------------------


def test_monster_freeze_vanished_cards() -> None:
    """A card that is nowhere: only tricks of who has left leave the game (MF-55)."""
    plain = in_phase("monster_freeze", "paused", cold=1)
    for cards in (1, 3, 30):
        refuse("monster_freeze", changed(plain, set_to(pile=plain["pile"][cards:])), "vanished")


def test_monster_freeze_an_empty_pile_in_a_live_round() -> None:
    """The round ends as soon as the pile is empty (MF-36), so a live one always has cards."""
    match = live("R1 B1 G1 | R2 B2 G2 | R3 B3 G3 | X1 | Y1 Y2 Y3")
    match.play(2, {"type": "leave"})
    plain = to_plain(match.state)
    assert len(plain["pile"]) == 6
    tablee.Match.at("monster_freeze", plain)
    refuse("monster_freeze", changed(plain, set_to(pile=[])), "empty pile")


def test_monster_freeze_a_trick_that_does_not_show_its_colour() -> None:
    """A trick shows three creatures of its colour in a line (MF-32)."""
    wanted = some_state("monster_freeze", lambda state: any(each.tricks for each in state.players))
    at = next(at for at, each in enumerate(wanted["players"]) if each["tricks"])
    own = wanted["players"][at]["tricks"][0]["colour"]
    others = [each for each in ("red", "blue", "green", "yellow", "violet") if each != own]
    game = tablee.game("monster_freeze")
    flaws = []
    for colour in others:
        wanted["players"][at]["tricks"][0]["colour"] = colour
        flaws.append(game.rules.flaw(codec(game).state(wanted)))
    told = [flaw for flaw in flaws if flaw is not None]
    assert len(told) >= 3  # a stack may show two colours (MF-34)
    assert all("does not show its colour" in flaw for flaw in told)


def test_cocoons_turn_minus_four() -> None:
    """Turns are counted from 1 to 400 (CO-68)."""
    for turn in (-4, 0, 401):
        refuse("cocoons", changed(in_phase("cocoons", "act"), set_to(turn=turn)), "turn")


def test_cocoons_a_cocoon_with_less_than_no_token() -> None:
    """Tokens cannot be owed: -1 in a cocoon and one more in the reserve add up, and are refused."""
    plain = in_phase("cocoons", "act")
    plain["cocoons"][0]["tokens"] -= 1
    plain["reserve"] += 1
    refuse("cocoons", plain, "tokens")


def test_cocoons_a_reserve_of_26() -> None:
    """There are 25 tokens (CO-10)."""
    plain = in_phase("cocoons", "act")
    plain["reserve"] = plain["table"]["reserve"] = 26
    refuse("cocoons", plain, "reserve of 26")


def test_cocoons_a_false_share() -> None:
    """What was told as seen is true (CO-38); a claim may be wrong (CO-39)."""
    plain = in_phase("cocoons", "act")
    told = {"turn": 1, "seat": 0, "cocoon": "A", "guardian": plain["identities"][1]}
    refuse("cocoons", {**plain, "shares": [{**told, "kind": "seen"}]}, "seen")
    tablee.Match.at("cocoons", {**plain, "shares": [{**told, "kind": "claim"}]})


def test_coolock_three_ghosts_with_one_id() -> None:
    """Each ghost has an id of its own, the oldest first (CL-60)."""
    plain = some_state("coolock", lambda each: len(each.ghosts) == 3, 3)
    ghosts = [{**ghost, "id": 1} for ghost in plain["ghosts"]]
    refuse("coolock", {**plain, "ghosts": ghosts}, "ids of their own")


def test_coolock_ghost_dice_without_ghosts() -> None:
    """Where no ghost is, none moves (CL-60)."""
    plain = in_phase("coolock", "roll")
    for phase in ("roll", "card", "ghost_order"):
        refuse("coolock", {**plain, "phase": phase, "owed": "ghost_dice"})


def test_coolock_an_exorcism_and_no_ghost() -> None:
    """A card asks only where there is something to choose (CL-89)."""
    plain = some_state("coolock", lambda each: each.owed == "card" and not each.ghosts)
    plain["deck"].remove("exorcism")
    chosen = {"owed": None, "card": "exorcism", "has_drawn": True}
    refuse("coolock", {**plain, **chosen}, "nothing to choose")


def test_coolock_numbers_that_no_game_reaches() -> None:
    """A die shows 1 to 6, a game has 300 rounds (CL-56), the reserve 0 to 4 padlocks (CL-15)."""
    plain = in_phase("coolock", "roll")
    refuse("coolock", {**plain, "phase": "move", "die": 9}, "1 to 6")
    for number in (0, 301):
        refuse("coolock", {**plain, "round": number}, f"round {number}")
    refuse("coolock", {**plain, "black_reserve": -3}, "-3 black padlocks")


# -- careless on purpose: the fuzz must notice -------------------------------------------------


class Credulous(SignalsRules):
    """Accepts everything."""

    def flaw(self, state: State) -> str | None:
        return None


class Wordless(SignalsRules):
    """Refuses without saying why."""

    def flaw(self, state: State) -> str | None:
        return None if super().flaw(state) is None else ""


class Nervous(SignalsRules):
    """Breaks down over what it should refuse."""

    def flaw(self, state: State) -> str | None:
        if super().flaw(state) is not None:
            raise ValueError(state)
        return None


class Fussy(SignalsRules):
    """Refuses a state of play."""

    def flaw(self, state: State) -> str | None:
        return "all were right" if state.right == state.seats else super().flaw(state)


class Stuck(SignalsRules):
    """Accepts a negative count of lamps, and then waits for nobody."""

    def flaw(self, state: State) -> str | None:
        return super().flaw(replace(state, right=max(state.right, 0)))

    def waiting(self, state: State) -> Any:
        waiting = super().waiting(state)
        return Decide(()) if isinstance(waiting, Decide) and state.right < 0 else waiting


class Endless(SignalsRules):
    """Accepts a negative count of lamps, and then plays on for ever."""

    def flaw(self, state: State) -> str | None:
        return super().flaw(replace(state, right=max(state.right, 0)))

    def apply(self, state: State, move: Move) -> Step[State, Any]:
        after, events = super().apply(state, move)
        if state.right < 0 and after.round > state.round:
            after = replace(after, round=1, right=-9)
        return after, events


CARELESS = [Credulous, Wordless, Nervous, Fussy, Stuck, Endless]


def fuzzed(game: AnyGame, seeds: int) -> Tally:
    """Some games of three, and many edits of each."""
    limits = Limits(positions=40, to_the_end=0.5, endless=200)
    tally = Tally()
    for seed in range(seeds):
        states = list(states_of_play(game, 3, {}, seed, limits))
        tally = tally.plus(check_positions(game, states, seed, limits))
    return tally


@pytest.mark.parametrize("rules", CARELESS)
def test_the_fuzz_notices(rules: type[SignalsRules]) -> None:
    """Each careless game is found out."""
    with pytest.raises(Broken):
        fuzzed(signals(rules()), 40)


def test_a_stranger_is_fuzzed_like_a_game_of_the_house() -> None:
    """Nothing in the fuzz knows a game; what a careful one accepts can be played to its end."""
    tally = fuzzed(signals(), 10)
    assert min(tally.refused, tally.accepted, tally.finished) > 0
