"""The picture of Cocoons: the box as a seat sees it, for every golden game."""

from pathlib import Path

import pytest
from pictures import count, drawn, logs, pictured, uses, views, words

from tablee.games.cocoons.model import GUARDIANS, LABELS, View
from tablee.games.cocoons.picture.box import TAGS


@pytest.mark.parametrize("path", logs("cocoons"), ids=lambda path: path.stem)
def test_every_cocoon_with_all_that_is_in_it_is_drawn(path: Path) -> None:
    """Rims, marks, labels, guardians, tokens: as many as the view has."""
    view: View
    for view, root in pictured("cocoons", path):
        assert count(root, "path", fill="#fbeeda") == len(view.cocoons)
        assert count(root, "path", stroke="#f0287f", stroke_width="16") == len(view.cocoons)
        assert {*LABELS[: len(view.cocoons)]} <= {*words(root)}
        pins = [each.guardian for each in view.slots_seen or () if each is not None]
        lying = [view.uncovered.guardian, *pins] if view.cocoons else pins
        held = sum(min(4, len(each.holds)) for each in view.cocoons)
        assert uses(root, "cocoons")["disc"] == held + sum(each is not None for each in lying)
        coins = sum(each.tokens > 0 for each in view.cocoons)
        assert count(root, "path", fill="#f2b64c") == coins
        assert str(view.reserve) in words(root)


@pytest.mark.parametrize("path", logs("cocoons"), ids=lambda path: path.stem)
def test_no_guardian_is_drawn_that_the_view_does_not_have(path: Path) -> None:
    """CO-32: held, lying, seen, told, pinned, or open at the end: nothing else."""
    view: View
    for view, root in pictured("cocoons", path):
        known = {held for each in view.cocoons for held in each.holds} | {*view.sees}
        known |= {share.guardian for share in view.shares} | {view.uncovered.guardian}
        known |= {each.guardian for each in view.slots_seen or () if each is not None}
        known |= {*view.truth.identities} if view.truth else set()
        found = uses(root, "cocoons")
        shown = {guardian for guardian in GUARDIANS if found[f"guardian-{guardian}"]}
        assert shown <= known


def test_what_a_seat_sees_is_on_the_wall_of_the_hole() -> None:
    """CO-35b: one picture for each side that can be read; a spectator reads none."""
    sides = 0
    for path in logs("cocoons"):
        view: View
        for view, root in pictured("cocoons", path):
            frames = count(root, "rect", fill="#fffaf0", stroke="#f0287f")
            seen = sum(each is not None for each in view.sees)
            assert frames <= seen
            if len(view.corners) == 1 and view.truth is None:
                assert frames == seen
            sides += frames
    assert sides


def test_the_end_shows_whose_each_cocoon_was() -> None:
    """CO-69: a portrait with a tick or a cross for each of the eight."""
    ends = 0
    for path in logs("cocoons"):
        view: View
        *_, view = views(path)
        if view.truth is not None:
            ends += 1
            root = drawn("cocoons", view)
            assert count(root, "circle", fill="#b3261e") == len(view.truth.wrong)
            assert count(root, "circle", fill="#2c7a4b") == 8 - len(view.truth.wrong)
    assert ends
    assert TAGS >= 1
