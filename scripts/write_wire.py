"""Write what the page has from Python: types of messages, facts of the rules (``make wire``)."""

import sys
from collections.abc import Collection
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any, get_type_hints

from msgspec import NODEFAULT, inspect

import tablee
from tablee.core.finding import Finding, Wording
from tablee.core.protocol import Away, Back, Leave, Offer, Open, Result
from tablee.server import wire

WEB = Path(__file__).parent.parent / "web" / "src"
HEAD = "// Made by `make wire` from the Python messages: change those, not this.\n"
FACTS_HEAD = "// Made by `make wire` from `{}/facts.py`: change the rules, not this.\n"
SHARED = (Away, Back, Leave, Result, Wording)  # what every game has in common
SIMPLE = {
    inspect.AnyType: "unknown",
    inspect.RawType: "unknown",
    inspect.NoneType: "null",
    inspect.BoolType: "boolean",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.StrType: "string",
}


class Writer:
    """Collects the interfaces that some types need; those of ``shared`` are written elsewhere."""

    def __init__(self, shared: Collection[type] = ()) -> None:
        self.interfaces: dict[str, str] = {}
        self.shared = {each.__name__: each for each in shared}
        self.borrowed: set[str] = set()

    def type_of(self, kind: inspect.Type) -> str:
        if type(kind) in SIMPLE:
            return SIMPLE[type(kind)]
        if isinstance(kind, inspect.Metadata):
            return self.type_of(kind.type)
        if isinstance(kind, inspect.CustomType):  # Pieces
            return "Record<string, string>"
        if isinstance(kind, inspect.LiteralType):
            return " | ".join(map(repr, kind.values))
        if isinstance(kind, inspect.UnionType):
            members = dict.fromkeys(self.type_of(each) for each in kind.types)
            return "unknown" if "unknown" in members else " | ".join(members)
        if isinstance(kind, inspect.DictType):
            return f"Record<string, {self.type_of(kind.value_type)}>"
        if isinstance(kind, inspect.TupleType):
            return f"[{', '.join(self.type_of(each) for each in kind.item_types)}]"
        if isinstance(kind, inspect.VarTupleType | inspect.ListType):
            return f"({self.type_of(kind.item_type)})[]"
        if isinstance(kind, inspect.StructType):
            return self.interface(kind)
        raise TypeError(f"no TypeScript for {kind}")

    def interface(self, kind: inspect.StructType) -> str:
        name: str = _struct(kind).__name__
        if self.shared.get(name) is _struct(kind):
            self.borrowed.add(name)
            return name
        if name not in self.interfaces:
            self.interfaces[name] = ""
            lines = [f"  {kind.tag_field}: '{kind.tag}'"] if kind.tag_field else []
            for field in kind.fields:
                mark = "" if field.required or not (_omits(kind) or _is_unset(field)) else "?"
                lines.append(f"  {field.encode_name}{mark}: {self.type_of(field.type)}")
            if kind.array_like:
                items = [f"{each.name}: {self.type_of(each.type)}" for each in kind.fields]
                self.interfaces[name] = f"export type {name} = [{', '.join(items)}]\n"
                return name
            self.interfaces[name] = f"export interface {name} {{\n" + "\n".join(lines) + "\n}\n"
        return name


def _omits(kind: inspect.StructType) -> bool:
    return bool(_struct(kind).__struct_config__.omit_defaults)


def _is_unset(field: inspect.Field) -> bool:
    """Its default is UNSET: then msgspec shows none."""
    return field.default is NODEFAULT and field.default_factory is NODEFAULT


def _struct(kind: inspect.StructType) -> Any:
    return getattr(kind.cls, "__origin__", kind.cls)  # Offer[...] is an Offer


def written(shared: Collection[type] = (), **unions: Any) -> str:
    """The interfaces of these types, and each type under its name."""
    writer = Writer(shared)
    named = {name: writer.type_of(inspect.type_info(kind)) for name, kind in unions.items()}
    aliases = [f"export type {name} = {text}\n" for name, text in named.items() if name != text]
    parts = [*writer.interfaces.values(), *aliases]
    if writer.borrowed:
        names = ", ".join(sorted(writer.borrowed))
        parts.insert(0, f"import type {{ {names} }} from '../../wire'\n")
        parts.insert(1, f"export type {{ {names} }}\n")
    return HEAD + "\n" + "\n".join(parts)


def value(thing: object) -> str:
    """A constant in TypeScript."""
    if isinstance(thing, dict):
        items = [f"{_key(key)}: {value(each)}" for key, each in thing.items()]
        return f"{{ {', '.join(items)} }}"
    if isinstance(thing, tuple | list):
        return f"[{', '.join(map(value, thing))}]"
    if thing is None or isinstance(thing, bool):
        return {None: "null", True: "true", False: "false"}[thing]
    if isinstance(thing, int | float | str):
        return repr(thing)
    raise TypeError(f"no TypeScript for {thing!r}")


def _key(key: object) -> str:
    return key if isinstance(key, str) and key.isidentifier() else repr(key)


def facts(slug: str) -> str | None:
    """The numbers and tables of a game's rules that its page shows; a game may have none."""
    name = f"tablee.games.{slug}.facts"
    if find_spec(name) is None:
        return None
    told: dict[str, tuple[str, object]] = import_module(name).FACTS
    parts = []
    for each, (words, fact) in told.items():
        is_number = isinstance(fact, int | float)
        declared = (
            f"{each}: number = {value(fact)}" if is_number else f"{each} = {value(fact)} as const"
        )
        parts.append(f"/** {words} */\nexport const {declared}\n")
    return "\n".join([FACTS_HEAD.format(slug), *parts])


def files() -> dict[Path, str]:
    """Every generated file and what belongs in it."""
    found = {
        WEB / "wire.ts": written(
            FromClient=wire.FromClient,
            ToClient=wire.ToClient,
            Result=Result,
            Offer=Offer[dict[str, Any]],
            Open=Open,
            Frame=wire.Frame,
            Leave=Leave,
            Away=Away,
            Back=Back,
            Finding=Finding,
        )
    }
    for slug in tablee.games():
        game = tablee.game(slug)
        if (WEB / "games" / slug).is_dir():
            beside = {"Sketch": game.types.sketch} if game.types.sketch else {}
            for name, make in (("Hints", game.hints), ("Review", game.table.review)):
                if make:
                    beside[name] = get_type_hints(make)["return"]
            found[WEB / "games" / slug / "wire.ts"] = written(
                SHARED,
                View=game.types.view,
                Action=game.types.action,
                Event=game.types.event,
                Bounds=game.types.bounds,
                **beside,
            )
            if told := facts(slug):
                found[WEB / "games" / slug / "facts.ts"] = told
    return found


def main() -> None:
    wanted = files()
    stale = [path for path, text in wanted.items() if not path.exists() or path.read_text() != text]
    if "--check" in sys.argv:
        for path in stale:
            print(f"{path.relative_to(WEB.parent)} differs from what Python says: make wire")
        sys.exit(bool(stale))
    for path, text in wanted.items():
        path.write_text(text, encoding="utf-8")
    print(f"{len(stale)} files written" if stale else "all up to date")


if __name__ == "__main__":
    main()
