"""The stable JSON form of everything a game is made of, both ways."""

from collections.abc import Mapping
from typing import Any, Literal, get_args, get_origin, get_type_hints

import msgspec
import msgspec.inspect

from tablee.core.errors import BadData, BadOptions, BadPosition, TableeError
from tablee.core.frozen import thaw
from tablee.core.game import AnyGame
from tablee.core.marks import ID_SCOPE, marked
from tablee.core.protocol import Decision, Move, Offer, Open, Outcome, Seat, Tick, Unreadable

NO_POSITION = (  # what reading a position may raise
    *(msgspec.MsgspecError, TableeError),
    *(TypeError, ValueError, OverflowError, RecursionError),
)


class Codec:
    """The readers of one game, made once."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        kinds = game.types
        self._move = msgspec.json.Decoder(
            Decision[kinds.action] | Outcome[kinds.outcome] | Tick,  # type: ignore[name-defined]
            dec_hook=thaw,
        )
        thing = kinds.state | kinds.action | kinds.outcome | kinds.event | kinds.view
        self._thing = msgspec.json.Decoder(thing, dec_hook=thaw)
        self._action = msgspec.json.Decoder(kinds.action, dec_hook=thaw)
        self._scopes = {each: marked(each, ID_SCOPE) for each in _members(kinds.action)}
        self.types = sorted(_tags(kinds.action))
        self.structs = frozenset(_members(kinds.action))  # the kinds of action

    def is_action(self, value: Any) -> bool:
        return type(value) in self.structs

    def action(self, plain: Any) -> Any:
        """An action from its plain form; :class:`Unreadable` when it is none."""
        if not isinstance(plain, Mapping):
            problem = f"an action is an object with a type, not `{type(plain).__name__}`"
            return Unreadable(None, problem)
        kind = plain.get("type")
        if not isinstance(kind, str) or kind not in self.types:
            return Unreadable(None, f"type is one of {', '.join(self.types)}")
        try:
            return msgspec.convert(dict(plain), self.game.types.action, dec_hook=thaw)
        except (msgspec.ValidationError, TypeError) as error:
            return Unreadable(kind, str(error))

    def read_action(self, text: bytes | msgspec.Raw) -> Any:
        """An action from its JSON; :class:`Unreadable` when it is none, and never an exception."""
        try:
            return self._action.decode(text)
        except (msgspec.DecodeError, TypeError, ValueError, RecursionError):
            pass  # the plain way finds the words for what is wrong
        try:
            plain = msgspec.json.decode(text)
        except (msgspec.DecodeError, ValueError, RecursionError) as error:
            return Unreadable(None, f"no JSON: {error}")
        return self.action(plain)

    def id_scope(self, action: Any) -> tuple[Any, ...]:
        """What message ids are told apart by, beside the seat; see :data:`marks.ID_SCOPE`."""
        return tuple(getattr(action, name) for name in self._scopes.get(type(action), ()))

    def offer(self, plain: Mapping[str, Any]) -> Offer[Any]:
        """An offer as a server sends it, with its actions and bounds as the game's own."""
        kinds = tuple[self.game.types.action, ...]  # type: ignore[name-defined]
        bounds = self.game.types.bounds
        actions = msgspec.convert(plain["actions"], kinds, dec_hook=thaw)
        opens = tuple(
            Open(each["type"], msgspec.convert(each["bounds"], bounds, dec_hook=thaw))
            for each in plain["open"]
        )
        return Offer(Seat(plain["seat"]), actions, opens)

    def move(self, line: bytes | str) -> Move:
        move: Move = self._move.decode(line)
        return move

    def thing(self, text: bytes | str) -> Any:
        try:
            return self._thing.decode(text)
        except (msgspec.DecodeError, TypeError, RecursionError) as error:
            raise BadData(f"no state, view, action or event of {self.game.slug}: {error}") from None

    def options(self, plain: Mapping[str, Any]) -> Any:
        return self._settings(plain, self.game.types.options, "option")

    def setup(self, plain: Mapping[str, Any]) -> Any:
        return self._settings(plain, self.game.types.setup, "setup")

    def _settings(self, plain: Any, kind: Any, what: str) -> Any:
        if not isinstance(plain, Mapping):
            raise BadOptions(f"{self.game.slug}: {what} is a mapping, not {plain!r}")
        known = kind.__struct_encode_fields__
        for key in plain:
            if key not in known:
                choice = ", ".join(known)
                raise BadOptions(f"{self.game.slug} has no {what} {key!r}; it has: {choice}")
        try:
            return msgspec.convert(dict(plain), kind, dec_hook=thaw)
        except (msgspec.ValidationError, TypeError) as error:
            raise BadOptions(f"{self.game.slug}: bad {what}: {error}{_choices(kind)}") from None

    def state(self, given: Any) -> Any:
        """A state from itself, its plain form, its JSON text or the game's position text."""
        try:
            # What a program made may hold numbers and letters that JSON does not know.
            text = to_json(self._position(given))
            return msgspec.json.decode(text, type=self.game.types.state, dec_hook=thaw)
        except BadPosition:
            raise
        except NO_POSITION as error:
            raise BadPosition(f"{self.game.slug}: no position: {error}") from None

    def _position(self, given: Any) -> Any:
        if isinstance(given, str) and not given.lstrip().startswith(("{", "[", '"')):
            return self.game.notation.read_position(given)
        if isinstance(given, str | bytes):
            return msgspec.json.decode(given, type=self.game.types.state, dec_hook=thaw)
        if isinstance(given, self.game.types.state):
            given = to_plain(given)  # one that a program made may hold anything
        return msgspec.convert(given, self.game.types.state, dec_hook=thaw)


_CODECS: dict[str, Codec] = {}  # one per game, as making decoders is slow


def codec(game: AnyGame) -> Codec:
    known = _CODECS.get(game.slug)
    if known is None or known.game is not game:
        known = _CODECS[game.slug] = Codec(game)
    return known


def to_json(thing: Any) -> str:
    """The stable JSON form of a state, a view, an action or an event."""
    return msgspec.json.encode(thing, order="deterministic").decode()


def to_plain(thing: Any) -> Any:
    """The same as :func:`to_json`, as dicts, lists and scalars."""
    return msgspec.json.decode(msgspec.json.encode(thing, order="deterministic"))


def _members(union: Any) -> tuple[type[msgspec.Struct], ...]:
    return tuple(getattr(union, "__args__", (union,)))


def _tags(union: Any) -> list[str]:
    return [str(struct.__struct_config__.tag) for struct in _members(union)]


def choices(kind: Any) -> dict[str, list[Any]]:
    """For each option that takes one of a few values: which."""
    found: dict[str, list[Any]] = {}
    for field in msgspec.inspect.type_info(kind).fields:  # type: ignore[attr-defined]
        members = kinds_of(field.type)
        values = [value for each in members for value in getattr(each, "values", ())]
        values = [value for value in _in_order(kind, field.name) if value in values]
        if values:
            found[field.encode_name] = values
        elif any(isinstance(each, msgspec.inspect.BoolType) for each in members):
            found[field.encode_name] = [False, True]
    return found


def kinds_of(annotated: msgspec.inspect.Type) -> tuple[msgspec.inspect.Type, ...]:
    """The members of a field's type, without what its annotation adds."""
    bare = annotated.type if isinstance(annotated, msgspec.inspect.Metadata) else annotated
    return tuple(getattr(bare, "types", (bare,)))


def _in_order(kind: Any, name: str) -> list[Any]:
    """The values of an option as the game wrote them; msgspec sorts them."""
    found: list[Any] = []
    waiting = [get_type_hints(kind)[name]]
    while waiting:
        each = waiting.pop(0)
        found += get_args(each) if get_origin(each) is Literal else []
        waiting += get_args(each) if get_origin(each) is not Literal else []
    return found


def menu(game: AnyGame) -> dict[str, list[Any]]:
    """The options shown in the new-table form, each with the values to choose from."""
    return {**choices(game.types.options), **_examples(game.types.options)}


def _examples(kind: Any) -> dict[str, list[Any]]:
    """Values worth offering for options of a range: ``Meta(examples=...)`` of the option."""
    return {
        name: each.examples
        for name, hint in get_type_hints(kind, include_extras=True).items()
        for each in getattr(hint, "__metadata__", ())
        if isinstance(each, msgspec.Meta) and each.examples
    }


def defaults(game: AnyGame) -> dict[str, Any]:
    """The value of each of those options when nobody chooses one."""
    usual = game.types.options()
    return {name: getattr(usual, name) for name in menu(game)}


def _choices(kind: Any) -> str:
    told = [f"{name}: {', '.join(map(str, values))}" for name, values in choices(kind).items()]
    return f" ({'; '.join(told)})" if told else ""
