"""Hypothesis strategies for bodies that fit a JSON Schema, as far as msgspec writes them."""

from collections.abc import Callable
from typing import Any

from hypothesis import strategies as st

ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=9), inner),
    max_leaves=8,
)


def fitting(schema: dict[str, Any], components: dict[str, Any]) -> st.SearchStrategy[Any]:
    """Values that the schema allows."""
    if "$ref" in schema:
        return fitting(components[schema["$ref"].rsplit("/", 1)[1]], components)
    if "anyOf" in schema:
        return st.one_of([fitting(each, components) for each in schema["anyOf"]])
    if "enum" in schema:
        return st.sampled_from(schema["enum"])
    kinds: dict[str, Callable[[], st.SearchStrategy[Any]]] = {
        "null": st.none,
        "boolean": st.booleans,
        "integer": lambda: st.integers(schema.get("minimum"), schema.get("maximum")),
        "string": lambda: st.text(min_size=schema.get("minLength", 0), max_size=_most(schema)),
        "array": lambda: _lists(schema, components),
        "object": lambda: _objects(schema, components),
    }
    return kinds[schema["type"]]() if "type" in schema else ANYTHING


def _most(schema: dict[str, Any]) -> int:
    return int(min(schema.get("maxLength", 100), max(100, schema.get("minLength", 0))))


def _lists(schema: dict[str, Any], components: dict[str, Any]) -> st.SearchStrategy[Any]:
    items = fitting(schema["items"], components)
    most = min(schema.get("maxItems", 5), 5)
    return st.lists(items, min_size=schema.get("minItems", 0), max_size=most)


def _objects(schema: dict[str, Any], components: dict[str, Any]) -> st.SearchStrategy[Any]:
    fields = schema.get("properties")
    if fields is None:
        return st.dictionaries(st.text(max_size=12), ANYTHING, max_size=4)
    needed = set(schema.get("required", ()))
    known = {name: fitting(each, components) for name, each in fields.items()}
    return st.fixed_dictionaries(
        {name: each for name, each in known.items() if name in needed},
        optional={name: each for name, each in known.items() if name not in needed},
    )
