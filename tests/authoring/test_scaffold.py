"""``tablee new-game``: the package it writes is clean, and plays at once."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from installed import register

from tablee.authoring.scaffolding import CannotScaffold, write_package

ROOT = Path(__file__).parent.parent.parent


@pytest.fixture(scope="module")
def package(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A new game, installed where a fresh process finds it."""
    folder = tmp_path_factory.mktemp("authors") / "tablee-odd-numbers"
    write_package("odd_numbers", "Odd Numbers", folder)
    register(folder / "src", "odd_numbers = tablee_odd_numbers:GAME", "tablee_odd_numbers")
    return folder


def run(package: Path, *words: str) -> str:
    """What a command says in the package's folder; it must succeed."""
    paths = [str(package / "src"), *filter(None, [os.environ.get("PYTHONPATH")])]
    told = subprocess.run(
        [sys.executable, "-m", *words],
        cwd=package,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(paths), "COLUMNS": "200"},
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert told.returncode == 0, told.stdout + told.stderr
    return told.stdout


def test_every_file_is_there(package: Path) -> None:
    """The package, its rules in both languages, a test and a page to start from."""
    found = {
        str(path.relative_to(package)).replace(os.sep, "/")
        for path in package.rglob("*")
        if path.is_file() and "dist-info" not in str(path) and "__pycache__" not in str(path)
    }
    home = "src/tablee_odd_numbers"
    parts = (
        "__init__.py",
        "model.py",
        "rules.py",
        "text.py",
        "bots.py",
        "rules.md",
        "rules.fr.md",
        "howto.en.md",
        "howto.fr.md",
    )
    assert found >= {"README.md", "pyproject.toml", "tests/test_game.py"}
    assert found >= {f"{home}/{part}" for part in parts}
    page = ("board.js", "board.css", "emblem.svg", "tablee-board.d.ts")
    assert found >= {f"{home}/page/{part}" for part in page}


def test_nothing_of_the_template_is_left(package: Path) -> None:
    """Every name was filled in."""
    for path in package.rglob("*"):
        if path.is_file() and path.suffix in (".py", ".md", ".toml", ".js"):
            text = path.read_text(encoding="utf-8")
            assert "$slug" not in text
            assert "$title" not in text
            assert "$prefix" not in text


def test_it_is_clean_and_typed(package: Path) -> None:
    """An author begins without a single complaint."""
    run(
        package,
        "ruff",
        "check",
        "--isolated",
        "--select",
        "E,F,I,UP,B",
        "--line-length",
        "100",
        ".",
    )
    run(package, "ruff", "format", "--isolated", "--check", "--line-length", "100", ".")
    run(package, "mypy", "--strict", "src", "tests")


def test_its_own_test_passes(package: Path) -> None:
    """The one that an author finds there."""
    assert "1 passed" in run(package, "pytest", "-q", "-p", "no:cacheprovider", "tests")


def test_it_plays_at_once(package: Path) -> None:
    """Bots play whole games, and every promise of the contract is kept."""
    told = run(package, "tablee", "simulate", "odd_numbers", "--games", "20", "--json")
    assert '"all_played":20' in told
    assert "0 broken" in run(package, "tablee", "fuzz", "odd_numbers", "--games", "5")


def test_the_command_says_what_to_do_next(tmp_path: Path) -> None:
    """The files, then the commands to try."""
    told = run(tmp_path, "tablee", "new-game", "my_game", "--into", "mine")
    assert "pytest --tablee my_game" in told
    assert 'title="My Game"' in (tmp_path / "mine/src/tablee_my_game/__init__.py").read_text(
        "utf-8"
    )


@pytest.mark.parametrize(
    ("slug", "problem"),
    [
        ("Perudo", "a-z"),
        ("2dice", "a-z"),
        ("a__b", "a-z"),
        ("cortexcape", "already"),
        ("a-b", "a-z"),
    ],
)
def test_a_bad_name_is_refused(tmp_path: Path, slug: str, problem: str) -> None:
    """A slug is a part of addresses, logs and modules."""
    with pytest.raises(CannotScaffold, match=problem):
        write_package(slug, "X", tmp_path / "new")
    assert not (tmp_path / "new").exists()


def test_nothing_is_written_over(tmp_path: Path) -> None:
    """A folder that holds something is left alone."""
    (tmp_path / "mine").write_text("precious", "utf-8")
    with pytest.raises(CannotScaffold, match="not empty"):
        write_package("mine", "Mine", tmp_path)
    assert (tmp_path / "mine").read_text("utf-8") == "precious"
