"""The games of this tree; others may be installed beside it and have tests of their own."""

from pathlib import Path

GAMES = Path(__file__).parent.parent.parent / "src" / "tablee" / "games"


def at_home() -> list[str]:
    """The slugs of the games in this tree."""
    return sorted(folder.parent.name for folder in GAMES.glob("*/__init__.py"))
