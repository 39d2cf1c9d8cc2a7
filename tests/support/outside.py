"""Packages from outside, installed for one test: a folder that Python finds them in."""

from pathlib import Path


def install(folder: Path, slug: str, target: str | None = None, *, name: str | None = None) -> None:
    """Register a game as its package's entry point would; ``folder`` is on the path already."""
    package = name or f"tablee_{slug}"
    about = folder / f"{package}-0.1.0.dist-info"
    about.mkdir(parents=True)
    (about / "METADATA").write_text(
        f"Metadata-Version: 2.1\nName: {package}\nVersion: 0.1.0\n", encoding="utf-8"
    )
    (about / "entry_points.txt").write_text(
        f"[tablee.games]\n{slug} = {target or f'{package}:GAME'}\n", encoding="utf-8"
    )
