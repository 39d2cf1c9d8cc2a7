"""Packages installed beside Tablée: the toy games, and any that a test writes."""

from collections.abc import Callable
from pathlib import Path

PACKAGES = Path(__file__).parent.parent / "outside" / "packages"
Plugin = Callable[..., Path]  # package, source, entry point, name of the distribution


def write_package(
    into: Path, package: str, source: str, entry: str | None = None, dist: str = ""
) -> Path:
    """A folder that Python takes for an installed package, with its entry point."""
    folder = into / package
    folder.mkdir(exist_ok=True)
    (folder / "__init__.py").write_text(source, encoding="utf-8")
    register(into, entry or f"{package} = {package}:GAME", dist or package)
    return folder


def register(into: Path, entry: str, dist: str) -> None:
    """The entry point of a package in this folder, as an installer writes it."""
    info = into / f"{dist}-1.0.dist-info"
    info.mkdir()
    about = f"Metadata-Version: 2.1\nName: {dist}\nVersion: 1.0\n"
    (info / "METADATA").write_text(about, encoding="utf-8")
    (info / "entry_points.txt").write_text(f"[tablee.games]\n{entry}\n", encoding="utf-8")
