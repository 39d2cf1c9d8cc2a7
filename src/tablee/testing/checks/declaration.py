"""What ``GAME`` says of itself."""

from typing import Any

from msgspec import Struct
from msgspec.structs import asdict

from tablee.core.codec import codec
from tablee.core.errors import TableeError
from tablee.core.game import AnyGame
from tablee.testing.broken import Broken, Count
from tablee.testing.trial import Trial


def need(is_so: object, sentence: str) -> None:
    """Raise unless it is so."""
    if not is_so:
        raise Broken(sentence)


def declaration_fits_together(trial: Trial) -> Count:
    """Seats, levels, the stand-in, endings, variants and the edition can all be what they say."""
    game = trial.game
    said = (
        (game.slug.isidentifier() and game.slug.islower(), f"the slug {game.slug!r} is no name"),
        (game.title.strip(), "the game has no title"),
        (game.seats and list(game.seats) == sorted({*game.seats}), "seat counts go upwards"),
        (all(count > 0 for count in game.seats), "a game needs a seat"),
        (game.levels, "the game has no bots, and a table needs a stand-in"),
        (game.stand_in in game.levels, f"the stand-in {game.stand_in!r} is not one of the levels"),
        (game.examples.endings, "examples.endings names no way to end"),
        (len({*game.examples.endings}) == len(game.examples.endings), "an ending is named twice"),
        (game.examples.variants, "examples.variants has no options to play with"),
        (
            {*game.edition.former_endings.values()} <= {*game.examples.endings},
            "former_endings leads to an ending that is not in examples.endings",
        ),
    )
    for is_so, sentence in said:
        need(is_so, sentence)
    for variant in game.examples.variants:
        try:
            codec(game).options(dict(variant))
        except TableeError as error:
            raise Broken(f"the variant {dict(variant)} is refused: {error}") from None
    return Count(len(said) + len(game.examples.variants) + _edition(game), "facts compared")


def _edition(game: AnyGame) -> int:
    """Every older version that can be read leads to today's, step by step."""
    version, steps = game.edition.version, sorted(game.edition.upcasters)
    need(version >= 1, f"rules versions are counted from 1, not {version}")
    if steps:
        expected = list(range(steps[0], version))
        need(steps == expected, f"upcasters are for {steps}; to version {version} lead {expected}")
    return 1 + len(steps)


def types_are_tagged_and_frozen(trial: Trial) -> Count:
    """Every struct of a game is frozen; no two share a tag, as one reader reads them all."""
    kinds = trial.game.types
    tags: dict[Any, type] = {}
    for union in (kinds.state, kinds.action, kinds.outcome, kinds.event, kinds.view):
        for struct in getattr(union, "__args__", (union,)):
            need(issubclass(struct, Struct), f"{struct.__name__} is no msgspec struct")
            config = struct.__struct_config__
            need(config.frozen, f"{struct.__name__} is not frozen")
            need(config.tag_field == "type", f"{struct.__name__} is not tagged by its type")
            other = tags.setdefault(config.tag, struct)
            need(other is struct, f"{other.__name__} and {struct.__name__} are both {config.tag!r}")
    told = getattr(kinds.event, "__args__", (kinds.event,))
    for landmark in filter(None, asdict(trial.game.table.landmarks).values()):
        need(landmark in told, f"{landmark.__name__} is no event of the game")
    for kind in (kinds.state, kinds.view):
        for name in ("seats", "at_ms"):
            need(hasattr(kind, name), f"a {kind.__name__} does not say its {name}")
    return Count(len(tags), "types compared")


def leaving_is_an_action(trial: Trial) -> Count:
    """People go home: ``Leave`` is an action of every game for more than one.

    A game that is only played alone may do without. ``Away`` and ``Back`` come together.
    """
    tags = codec(trial.game).types
    is_solo = max(trial.game.seats) == 1
    need(is_solo or "leave" in tags, "Leave is not among the actions, and anybody may leave")
    need(("away" in tags) == ("back" in tags), "Away and Back are not both among the actions")
    return Count(len(tags), "kinds of action read")
