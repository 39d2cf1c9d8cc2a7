"""Positions as text where a game has no shorter way: a line for people, the state as JSON below."""

from typing import Any, TypeVar

import msgspec

from tablee.core.errors import BadPosition

S = TypeVar("S")


def with_state(line: str, state: Any) -> str:
    return f"{line}\n{msgspec.json.encode(state, order='deterministic').decode()}"


def state_in(text: str, kind: type[S], title: str) -> S:
    """The state of a position's text, or of its JSON alone."""
    _, _, body = text.strip().partition("\n")
    try:
        return msgspec.json.decode(body or text, type=kind)
    except msgspec.DecodeError as error:
        raise BadPosition(f"no position of {title}: {error}") from None
