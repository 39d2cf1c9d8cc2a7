"""The pictures of the how-tos: positions of our boards, cut to what matters, with a few signs."""

from importlib import import_module


def pictures(slug: str) -> dict[str, str]:
    """All pictures of the how-to of a game, by name."""
    drawn = import_module(f"scripts.howto.{slug}").PICTURES
    return {name: draw() for name, draw in drawn.items()}
