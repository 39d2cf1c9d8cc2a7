"""The page is built again when anything that it is made of has changed, and only then."""

import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
OLD, BUILT, NEW = 1_000_000_000, 1_000_000_100, 1_000_000_200  # seconds of file times
MADE = (  # in the order in which they come to be
    ".venv/.installed",
    "web/node_modules/.installed",
    ".venv/.wire-checked",
    "src/tablee/server/page/index.html",
)
OUTSIDE = re.compile(r"['\"](?:\.\./)+(src/tablee/[^'\"?$`]+)")


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of what `make page` looks at, in which everything is made and nothing has changed."""
    copy = tmp_path_factory.mktemp("tree")
    skip = shutil.ignore_patterns("node_modules", "__pycache__", "page")
    for folder in ("src", "web", "scripts"):
        shutil.copytree(ROOT / folder, copy / folder, ignore=skip)
    for name in ("Makefile", "constraints.txt", "pyproject.toml"):
        shutil.copy(ROOT / name, copy / name)
    for path in copy.rglob("*"):
        os.utime(path, (OLD, OLD))
    for seconds, name in enumerate(MADE):
        (copy / name).parent.mkdir(parents=True, exist_ok=True)
        (copy / name).touch()
        os.utime(copy / name, (BUILT + seconds, BUILT + seconds))
    os.utime(copy / "src/tablee/server", (OLD, OLD))
    return copy


def plan(tree: Path, *flags: str) -> str:
    """What `make page` would do."""
    make = shutil.which("make")
    assert make, "make is not installed"
    command = [make, "--dry-run", "--no-print-directory", *flags, "page"]
    done = subprocess.run(command, cwd=tree, capture_output=True, text=True, check=True)
    return done.stdout


def watched(tree: Path) -> set[str]:
    """Every file and folder whose change makes the page stale, as make itself tells."""
    told = plan(tree, "--print-data-base")
    (line,) = re.findall(rf"^{re.escape(MADE[-1])}: (.*?)(?: \| .*)?$", told, re.MULTILINE)
    return set(line.split())


def plan_after(tree: Path, changed: Path) -> str:
    """The same after a file or folder has changed; then it is as it was."""
    os.utime(changed, (NEW, NEW))
    try:
        return plan(tree)
    finally:
        os.utime(changed, (OLD, OLD))


def read_by_the_page() -> set[str]:
    """The files outside web/ that its sources import, by name or by pattern."""
    found: set[str] = set()
    for source in (ROOT / "web").glob("src/**/*.ts*"):
        for pattern in OUTSIDE.findall(source.read_text(encoding="utf-8")):
            named = [*ROOT.glob(pattern), *ROOT.glob(f"{pattern}.d.ts")]
            files = [str(path.relative_to(ROOT)) for path in named]
            assert files, f"{source.name} reads {pattern}, which is not there"
            found.update(files)
    return found


def test_an_untouched_tree_is_up_to_date(tree: Path) -> None:
    """Nothing has changed: nothing is built, and `make play` starts at once."""
    assert "building the page" not in plan(tree)
    assert "write_wire" not in plan(tree)


def test_all_that_the_page_reads_from_the_games_is_watched(tree: Path) -> None:
    """Rules, boards, decks, labyrinths, the school: all that web/ reads outside of itself."""
    read = read_by_the_page()
    assert {Path(name).suffix for name in read} == {".md", ".svg", ".json", ".ts"}
    assert read <= watched(tree)


@pytest.mark.parametrize(
    "kind", ["rules.md", "howto.*.md", "*.svg", "*.json", "model.py", "events.py"]
)
def test_texts_data_and_types_of_every_game_rebuild_it(tree: Path, kind: str) -> None:
    """Found by pattern, so a new game needs no line in the Makefile."""
    changed = sorted((tree / "src/tablee/games").rglob(kind))
    assert {str(path.relative_to(tree)) for path in changed} <= watched(tree)
    assert "building the page" in plan_after(tree, changed[0])


@pytest.mark.parametrize("name", ["rules.md", "deck.json", "model.py"])
def test_a_file_deeper_in_a_game_rebuilds_it(tree: Path, name: str) -> None:
    """Where in the folder of its game a file stands makes no difference."""
    game = tree / "src/tablee/games/coolock"
    deep = game / "some" / "where" / name
    deep.parent.mkdir(parents=True)
    deep.touch()
    try:
        assert "building the page" in plan(tree)
    finally:
        shutil.rmtree(game / "some")


@pytest.mark.parametrize(
    "changed",
    [
        "index.html",
        "vite.config.ts",
        "tsconfig.json",
        "package.json",
        "public/icon.svg",
        "src/wire.ts",
    ],
)
def test_the_files_of_the_page_rebuild_it(tree: Path, changed: str) -> None:
    """Every kind of file in web/; a changed package.json installs first."""
    assert "building the page" in plan_after(tree, tree / "web" / changed)


def test_a_file_that_is_gone_rebuilds_it(tree: Path) -> None:
    """A source that was deleted must not live on in the built page."""
    folder = tree / "web/src/ui"
    gone = min(folder.glob("*.ts"))
    text = gone.read_bytes()
    gone.unlink()
    try:
        assert "building the page" in plan(tree)
    finally:
        gone.write_bytes(text)
        for path in (gone, folder):
            os.utime(path, (OLD, OLD))


@pytest.mark.parametrize(
    "changed", ["core/protocol.py", "server/wire.py", "games/coolock/__init__.py"]
)
def test_any_typed_message_is_compared_anew(tree: Path, changed: str) -> None:
    """A message may be typed anywhere; the page need not be built for code without one."""
    todo = plan_after(tree, tree / "src/tablee" / changed)
    assert "write_wire.py --check" in todo
    assert "building the page" not in todo
