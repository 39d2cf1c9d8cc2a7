"""Games that were played by older rules, read as today's."""

from typing import Any


def from_version_1(line: dict[str, Any]) -> dict[str, Any]:
    """MF-16: a round began 15 s after it was announced, whoever was ready."""
    if "tablee" not in line:
        return line
    return {**line, "options": {**line.get("options", {}), "start": "timed"}}
