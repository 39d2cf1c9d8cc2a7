"""Games that were played by older rules, read as today's."""

from typing import Any


def from_version_1(line: dict[str, Any]) -> dict[str, Any]:
    """MF-16: a round began 15 s after it was announced, whoever was ready."""
    return _with(line, start="timed")


def from_version_2(line: dict[str, Any]) -> dict[str, Any]:
    """MF-54: who was away for a minute had left; MF-18, MF-43, MF-53 were not so strict."""
    return _with(line, absence="leave", rules=2)


def _with(line: dict[str, Any], **options: Any) -> dict[str, Any]:
    """The header with the options that say so; moves are as they were."""
    if "tablee" not in line:
        return line
    return {**line, "options": {**line.get("options", {}), **options}}
