"""Packages that a host may have installed beside Tablée: good ones, and others."""

import importlib
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from installed import PACKAGES, Plugin, write_package

from tablee.core import registry


def _look_again() -> None:
    importlib.invalidate_caches()
    registry.look_again()


@pytest.fixture
def packages(monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The two toy games are installed."""
    monkeypatch.syspath_prepend(PACKAGES)
    _look_again()
    yield PACKAGES
    monkeypatch.undo()
    _look_again()


@pytest.fixture
def plugin(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Plugin]:
    """Install a package that is written on the spot."""
    monkeypatch.syspath_prepend(tmp_path)

    def install(package: str, source: str, entry: str | None = None, dist: str = "") -> Path:
        folder = write_package(tmp_path, package, source, entry, dist)
        _look_again()
        return folder

    yield install
    monkeypatch.undo()
    for name, module in list(sys.modules.items()):
        if str(tmp_path) in str(getattr(module, "__file__", "")):
            del sys.modules[name]
    _look_again()
