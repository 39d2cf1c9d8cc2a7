"""What people remember of a finished game, for every golden one, in both languages."""

import re
from pathlib import Path

import pytest
from house import at_home
from msgspec.structs import replace

import tablee
from tablee.core import log
from tablee.core.engine import fold
from tablee.core.game import Feat
from tablee.core.protocol import Over

LOGS = sorted((Path(__file__).parent.parent / "golden").glob("*/*.jsonl"))


def feat_of(path: Path) -> Feat | None:
    """Of what everybody sees at the end."""
    game, header, moves = log.read(path)
    assert game.table.feat is not None
    final = fold(game, header, moves)
    assert isinstance(game.rules.waiting(final), Over)
    found: Feat | None = game.table.feat(game.rules.view(final, None))
    return found


@pytest.mark.parametrize("path", LOGS, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_feat_is_a_phrase_in_both_languages(path: Path) -> None:
    """Lower case, without a full stop, as it stands in a sentence; nothing is left unfilled."""
    found = feat_of(path)
    if found is None:
        return
    assert set(found.words) == {"en", "fr"}
    assert found.words["en"] != found.words["fr"]
    for words in found.words.values():
        assert re.fullmatch(r"[^{}.]+", words)
        assert words[0] == words[0].lower()


@pytest.mark.parametrize("slug", at_home())
def test_every_game_has_something_to_remember(slug: str) -> None:
    """Some golden game of each has a feat; where teams play, every one has."""
    feats = [feat_of(path) for path in LOGS if path.parent.name == slug]
    assert any(feats)
    if tablee.game(slug).nature.is_cooperative:
        assert all(feats)


@pytest.mark.parametrize("slug", ["cocoons", "coolock"])
def test_only_wins_of_teams_are_worth_comparing(slug: str) -> None:
    """A lost game has words and no worth, so that it is never the best one."""
    for path in LOGS:
        if path.parent.name == slug:
            game, header, moves = log.read(path)
            over = game.rules.waiting(fold(game, header, moves))
            found = feat_of(path)
            assert found is not None
            assert isinstance(over, Over)
            if not over.result.winners:
                assert found.worth is None


@pytest.mark.parametrize("slug", ["cocoons", "coolock", "icecool", "monster_freeze"])
def test_nothing_is_remembered_before_the_end(slug: str) -> None:
    """A view of a running game has no feat."""
    path = next(each for each in LOGS if each.parent.name == slug)
    game, header, moves = log.read(path)
    assert game.table.feat is not None
    begun = fold(game, header, moves[: len(moves) // 2])
    assert game.table.feat(game.rules.view(begun, None)) is None


BROKEN_OFF = {
    "coolock/unfinished-two-seats": "broken off in round",
    "cortexcape/given-up-by-one-of-two": "by forfeit",
    "icecool/colours-and-a-warm-up": "by forfeit",
    "icecool/one-of-two-leaves": "by forfeit",
    "icecool/two-of-three-leave": "by forfeit",
    "monster_freeze/closed-after-silence": "closed for silence",
    "monster_freeze/solo-left": "given up",
    "monster_freeze/won-by-forfeit": "by forfeit",
}


@pytest.mark.parametrize("path", LOGS, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_what_was_broken_off_says_so(path: Path) -> None:
    """Nobody reads "won, 0 to 0" of a game that somebody gave up."""
    found, name = feat_of(path), f"{path.parent.name}/{path.stem}"
    is_played_out = found is None or found.is_played_out
    assert is_played_out == (name not in BROKEN_OFF)
    if found is not None and not is_played_out:
        assert found.words["en"].startswith(BROKEN_OFF[name])


def test_a_run_of_nothing_is_no_best_one() -> None:
    """MF-48: no points are not worth a place in a list."""
    path = next(each for each in LOGS if each.stem == "solo-lost")
    game, header, moves = log.read(path)
    view = game.rules.view(fold(game, header, moves), None)
    assert game.table.feat is not None
    found, nothing = game.table.feat(view), game.table.feat(replace(view, scores=(0,)))
    assert found is not None
    assert nothing is not None
    assert found.worth == view.scores[0] > 0
    assert nothing.worth is None


@pytest.mark.parametrize(
    ("name", "fewest"), [("cortexcape/long-two-seats", True), ("icecool/four-seats-easy", False)]
)
def test_rivals_remember_their_own_points(name: str, fewest: bool) -> None:  # noqa: FBT001
    """Each seat has its own, and who has won has the best of them."""
    path = next(each for each in LOGS if f"{each.parent.name}/{each.stem}" == name)
    game, header, moves = log.read(path)
    over = game.rules.waiting(fold(game, header, moves))
    found = feat_of(path)
    assert isinstance(over, Over)
    assert found is not None
    worths = [own.worth for own in found.by_seat]
    assert worths == [-score if fewest else score for score in over.result.scores]
    assert worths[over.result.winners[0]] == max(worths)
    for own, score in zip(found.by_seat, over.result.scores, strict=True):
        assert all(words.startswith(f"{score} points") for words in own.words.values())
