"""Section 13: how much help a table gives, and to whom (CX-83, CX-84)."""

from random import Random

import pytest
from tests.games.cortexcape.support.brute import DOORS, EXITS, LABS, Maze, free_exits, is_rim, maze
from tests.games.cortexcape.support.tables import (
    BEST,
    actor,
    finish,
    forward,
    lock,
    offered_locks,
    offered_paths,
    placement,
    play,
    table,
)

import tablee
from tablee.games.cortexcape.board.labs import Lab, labs
from tablee.games.cortexcape.hints import Hints, hints
from tablee.games.cortexcape.model import Sketch
from tablee.games.cortexcape.rules.paths import points_of


def test_cx_83_learning_is_the_default_on_blue_and_standard_elsewhere() -> None:
    """Blue tables are Learning tables unless said otherwise, all others are Standard."""
    assists = {lab: table(2, lab).view(None).table.assist for lab in LABS}
    assert assists == {
        "blue": "learning",
        "green": "standard",
        "red": "standard",
        "black": "standard",
    }


@pytest.mark.parametrize("assist", ["competition", "standard", "learning"])
@pytest.mark.parametrize("lab", ["blue", "black"])
def test_cx_83_assistance_is_fixed_at_creation_for_all_seats(assist: str, lab: str) -> None:
    """The level is chosen with the table, printed in the header and the same to the end."""
    match = table(3, lab, assist=assist)
    assert match.header.options["assist"] == assist
    finish(match)
    assert {match.view(seat).table.assist for seat in (0, 1, 2, None)} == {assist}
    assert tablee.Match.loads(match.dumps()).view(0).table.assist == assist


def test_cx_83_there_are_three_levels() -> None:
    """Competition, Standard and Learning: no other level can be chosen."""
    with pytest.raises(tablee.BadOptions):
        table(assist="cheating")


@pytest.mark.parametrize("phase", ["build", "lock", "path"])
def test_cx_84_hints_refuse_a_competition(phase: str) -> None:
    """No prices leave a Competition table: the hints refuse it."""
    match = forward(table(assist="competition"), phase, 2)
    with pytest.raises(tablee.Refused) as caught:
        hints(match.view(actor(match)))
    assert (caught.value.code, caught.value.rule) == ("no_hints", "CX-84")
    for language in ("en", "fr"):
        assert match.game.notation.explain(caught.value.refusal, language)


@pytest.mark.parametrize(("phase", "round_"), [("build", 1), ("lock", 2), ("path", 2)])
def test_cx_83_a_standard_table_tells_nothing_of_a_round_that_goes_on(
    phase: str, round_: int
) -> None:
    """Prices of the board in play are for Learning tables, also when a draft is shown."""
    view = forward(table(assist="standard"), phase, round_).view(None)
    assert hints(view) == Hints()
    assert hints(view, Sketch(BEST["blue"])) == Hints()


@pytest.mark.parametrize("assist", ["standard", "learning"])
@pytest.mark.parametrize(
    ("seats", "mode", "round_"), [(2, "long", 7), (2, "short", 4), (4, "short", 8)]
)
def test_cx_83_after_a_round_its_cheapest_path_and_dearest_lock_are_told(
    assist: str, seats: int, mode: str, round_: int
) -> None:
    """Both as they were before the round was closed, with its exits still free."""
    match = forward(table(seats, "red", mode=mode, assist=assist), "path", round_ - 1)
    state, lab = match.state, maze("red")
    play(match, match.sample(actor(match), Random(1)))
    last = hints(match.view(None)).last
    assert last is not None
    price = lab.prices(state.board, state.start)[lab.corridor(state.exit)]
    assert last.cheapest == price == points(state.board, last.cheapest_path)
    priced = lab.locks(state.board, free_exits(state), rim=is_rim(state))
    assert last.dearest[0] == max(priced.values()) == priced[last.dearest[1:]]


@pytest.mark.parametrize("assist", ["competition", "learning"])
def test_cx_84_nothing_else_depends_on_prices(assist: str) -> None:
    """Offers follow from towers alone, in the same order whatever the cylinders are."""
    one = table(2, "black", assist=assist)
    two = table(2, "black", assist=assist)
    play(one, placement("WWWWWWWWGGGGYYYRR###"))
    play(two, placement("RRYYYGGGGWWWWWWWW###"))
    assert offered_locks(one) == offered_locks(two)
    play(one, lock("c1", "X4"))
    play(two, lock("c1", "X4"))
    assert offered_paths(one) == offered_paths(two)


def test_cx_84_the_view_of_a_competition_holds_no_more_than_any_other() -> None:
    """Views differ in the level itself and in nothing else: no prices are hidden in the page."""
    views = []
    for assist in ("competition", "learning"):
        view = tablee.to_plain(forward(table(assist=assist), "path", 3).view(0))
        assert view["table"].pop("assist") == assist
        views.append(view)
    assert views[0] == views[1]


def points(board: str, doors: str) -> int:
    pieces = dict(zip(DOORS, board, strict=True))
    return sum("WGYR".index(pieces[door]) for door in doors)


def check_hints(match: tablee.Match, lab: Maze) -> None:
    state = match.state
    priced = lab.locks(state.board, free_exits(state), rim=is_rim(state))
    given = hints(match.view(actor(match)))
    assert {(start, exit_): price for price, start, exit_ in given.locks} == priced
    assert len(given.locks) == len(priced)
    prices = [price for price, _, _ in given.locks]
    assert prices == sorted(prices, reverse=True)
    assert given.dearest == max(priced.values())


@pytest.mark.parametrize("lab", LABS)
@pytest.mark.parametrize(("mode", "round_"), [("long", 1), ("long", 10), ("short", 3)])
def test_cx_83_hints_price_every_lock_of_a_learning_table(lab: str, mode: str, round_: int) -> None:
    """A Learning table shows the price of every pair, dearest first, and the dearest lock."""
    match = forward(table(2, lab, mode=mode, assist="learning"), "lock", round_)
    check_hints(match, maze(lab))
    assert hints(match.view(None)).cheapest is None


def test_cx_83_hints_price_every_lock_of_a_lab_with_shared_corridors() -> None:
    """Where two exits share a corridor (CX-70), the locks from and to both have their price."""
    blue = labs()["blue"]
    shared = Lab("shared", blue.doors, ("e1", "e1", *blue.exits[2:]))
    lab = Maze(maze("blue").doors, maze("blue").exits | {"X2": "e1"})
    match = tablee.Match.new(
        "cortexcape", starter=0, lab=shared, mode="short", assist="learning", seed=1
    )
    play(match, placement(BEST["blue"]))
    assert set(offered_locks(match)) == set(lab.locks(BEST["blue"], EXITS, rim=True))
    check_hints(match, lab)


@pytest.mark.parametrize("lab", LABS)
def test_cx_83_hints_show_a_cheapest_path(lab: str) -> None:
    """In the path phase of a Learning table one cheapest route is shown on request."""
    match = forward(table(2, lab, assist="learning"), "path", 4)
    state = match.state
    found = hints(match.view(None)).cheapest
    assert found is not None
    told, cheapest = found
    assert cheapest in offered_paths(match)
    price = maze(lab).prices(state.board, state.start)[maze(lab).corridor(state.exit)]
    assert points(state.board, cheapest) == price == told


def test_cx_83_hints_judge_a_builders_draft() -> None:
    """While building, a Learning table shows the worst lock of a draft, and where it leads."""
    view = table(assist="learning").view(0)
    best = hints(view, Sketch(BEST["blue"]))
    assert best.dearest == best.locks[0][0] == 3
    worst = [lock for lock in best.locks if lock[0] == 3]
    assert 0 < max(best.heat.values()) <= len(worst)
    assert (hints(view).dearest, hints(view).locks) == (0, ())
    assert hints(view, Sketch("." * 20)).dearest == 0
    assert hints(view, Sketch("R" * 4 + "." * 16)).dearest > 0


def test_cx_83_the_way_through_the_worst_lock_is_shown_while_one_builds() -> None:
    """It is a path of that lock, as dear as the lock; a board without a price has none."""
    match = table(lab="red", assist="learning")
    found = hints(match.view(0), Sketch(BEST["red"]))
    price, start, exit_ = found.locks[0]
    assert found.worst_path in maze("red").walks(start, exit_)
    assert points_of(BEST["red"], found.worst_path) == price
    assert hints(match.view(0), Sketch("." * 20)).worst_path == ""
