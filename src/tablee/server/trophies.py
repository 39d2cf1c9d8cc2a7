"""What people have won once and for all, and the options that only it opens.

Nobody has an account: who won a table shows its seat's token, and the table itself is the proof.
"""

from collections.abc import Collection, Mapping
from typing import Any

from tablee.core.codec import codec
from tablee.core.errors import Refused
from tablee.core.game import AnyGame
from tablee.core.log import Header
from tablee.core.protocol import Over, Refusal, Result
from tablee.core.sentences import explained
from tablee.server.facts import Facts


def trophy_of(table: Facts) -> str | None:
    """What a table is worth to the people who sat there; nothing until it is won here."""
    game, waiting = table.game, table.position.waiting
    if game.table.trophies is None or not isinstance(waiting, Over):
        return None
    if not table.seating.is_own_game:
        return None
    won = bool(waiting.result.winners)
    return game.table.trophies.of(codec(game).options(table.header.options)) if won else None


def next_level(game: AnyGame, header: Header, result: Result) -> dict[str, Any] | None:
    """The options of what comes after a game, for the same people; ``None``: nothing does.

    Where there are trophies it has to be won, and opens no lock that was not open at this table.
    """
    if game.table.step_up is not None:
        change = game.table.step_up.following(codec(game).options(header.options))
        return None if change is None else {**header.options, **change}
    trophies = game.table.trophies
    if trophies is None or trophies.following is None or not result.winners:
        return None
    change = trophies.following(codec(game).options(header.options))
    if change is None or (has_locked(game, change) and not has_locked(game, header.options)):
        return None
    return {**header.options, **change}


def next_trophy(table: Facts) -> str | None:
    """What the next level would be worth, if there is one after this table."""
    game, waiting = table.game, table.position.waiting
    if game.table.trophies is None or not isinstance(waiting, Over):
        return None
    options = next_level(game, table.header, waiting.result)
    return None if options is None else game.table.trophies.of(codec(game).options(options))


def has_locked(game: AnyGame, options: Mapping[str, Any]) -> bool:
    """Whether these options need every trophy."""
    locks = {} if game.table.trophies is None else game.table.trophies.locks
    return any(options.get(name) in values for name, values in locks.items())


def demand_all(game: AnyGame, shown: Collection[tuple[str, str] | None]) -> None:
    """Raise :class:`tablee.Refused` unless every trophy of the game was shown."""
    assert game.table.trophies is not None
    wanted = [name for name in game.table.trophies.names if (game.slug, name) not in shown]
    if wanted:
        refusal = Refusal("locked", game.table.trophies.rule, {"missing": wanted})
        raise Refused(refusal, explained(game, refusal, "en"))
