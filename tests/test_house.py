"""The house: where lines belong, and what no module may do."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from house import at_home

import tablee

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "src" / "tablee"
# Each layer may use those before it.
LAYERS = (
    "core",
    "authoring",
    "games",
    "bots",
    "testing",
    "server",
    "local",
    "client",
    "lab",
    "cli",
)
MAY_TEST = ("testing", "lab", "cli")  # what plays for people does without the kit
MODULES = sorted(PACKAGE.rglob("*.py"))
SHEETS = sorted(
    path
    for kind in ("*.css", "*.ts", "*.tsx")
    for path in (ROOT / "web" / "src").rglob(kind)
    if path.name != "wire.ts"  # written by scripts/write_wire.py
)
LONGEST = 400
PURE = [path for path in MODULES if path.relative_to(PACKAGE).parts[0] in ("core", "games")]
CLOCKS = {"time", "datetime"}


def name(path: Path) -> str:
    return str(path.relative_to(PACKAGE))


def imported(path: Path) -> Iterator[str]:
    """The modules that a file imports, in full."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: relative import"
            module = node.module or ""
            yield module
            if module == "tablee":
                yield from (f"tablee.{alias.name}" for alias in node.names)


@pytest.mark.parametrize("path", MODULES, ids=name)
def test_imports_only_point_down(path: Path) -> None:
    """A layer uses itself and those before it; a game uses no other game."""
    layer, *rest = path.relative_to(PACKAGE).parts
    if layer in ("__init__.py", "__main__.py"):
        return
    allowed = LAYERS[: LAYERS.index(layer) + 1]
    for module in imported(path):
        parts = module.split(".")
        if parts[0] == "tablee" and len(parts) > 1:
            assert parts[1] in allowed, f"{name(path)} imports {module}"
            if layer == "games" and len(rest) > 1 and parts[1] == "games" and len(parts) > 2:
                assert parts[2] == rest[0], f"{name(path)} imports another game: {module}"


@pytest.mark.parametrize("path", MODULES, ids=name)
def test_nobody_who_plays_needs_the_kit(path: Path) -> None:
    """A server carries no test code; studies and commands may use it."""
    if path.relative_to(PACKAGE).parts[0] not in MAY_TEST:
        assert not [each for each in imported(path) if each.startswith("tablee.testing")]


@pytest.mark.parametrize("path", PURE, ids=name)
def test_read_no_clock_and_no_global_luck(path: Path) -> None:
    """Time and luck reach a game as moves, never by a call."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    assert not CLOCKS & {module.split(".")[0] for module in imported(path)}
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module == "random":
            assert {alias.name for alias in node.names} == {"Random"}
        if isinstance(node, ast.Import):
            assert "random" not in {alias.name for alias in node.names}


@pytest.mark.parametrize("path", [*MODULES, *SHEETS], ids=lambda path: str(path.relative_to(ROOT)))
def test_files_are_short(path: Path) -> None:
    """A file is split before 400 lines, in Python as on the page."""
    assert len(path.read_text(encoding="utf-8").splitlines()) < LONGEST


@pytest.mark.parametrize("slug", at_home())
def test_every_rule_has_a_test_named_by_it(slug: str) -> None:
    """Each rule number defined in rules.md is tested by a function that carries it."""
    rules = (PACKAGE / "games" / slug / "rules.md").read_text(encoding="utf-8")
    numbers = set(re.findall(r"\*\*([A-Z]{2}-\d+[a-z]?)\b", rules))
    tests = "\n".join(
        path.read_text(encoding="utf-8") for path in (ROOT / "tests" / "games" / slug).glob("*.py")
    )
    tested = set(re.findall(r"def test_([a-z]{2}_\d+[a-z]?)_", tests))
    assert numbers
    assert set() == {number for number in numbers if number.lower().replace("-", "_") not in tested}


@pytest.mark.parametrize("slug", at_home())
def test_the_french_rules_have_the_same_numbers(slug: str) -> None:
    """Rule by rule in the same order, so that a refusal leads to its rule in both languages."""
    folder = PACKAGE / "games" / slug
    texts = [(folder / name).read_text(encoding="utf-8") for name in ("rules.md", "rules.fr.md")]
    english, french = (re.findall(r"\*\*([A-Z]{2}-\d+[a-z]?)\b", text) for text in texts)
    assert english == french


@pytest.mark.parametrize("slug", at_home())
def test_every_rule_cited_in_the_code_exists(slug: str) -> None:
    """A comment or a refusal never cites a rule that is not in rules.md."""
    folder = PACKAGE / "games" / slug
    known = set(re.findall(r"\b[A-Z]{2}-\d+\b", (folder / "rules.md").read_text(encoding="utf-8")))
    code = "\n".join(path.read_text(encoding="utf-8") for path in folder.rglob("*.py"))
    prefix = next(iter(known)).split("-")[0]
    assert set(re.findall(rf"\b{prefix}-\d+\b", code)) <= known


@pytest.mark.parametrize("slug", at_home())
def test_the_game_folder_is_named_after_the_game(slug: str) -> None:
    """The registry finds a game by its folder."""
    assert slug == tablee.game(slug).slug


ROOMS = {  # what may stand in the folder of a game, and nothing else
    *("__init__.py", "model", "model.py", "events.py", "board", "rules", "text", "bots", "physics"),
    *("hints.py", "review", "review.py", "series.py", "measures.py", "picture", "picture.py"),
    *("facts.py", "rules.md", "rules.fr.md", "howto", "howto.en.md", "howto.fr.md"),
}
AT_LEAST = {"__init__.py", "events.py", "board", "rules", "text", "bots", "measures.py", "rules.md"}
ROLES = {"__init__.py", "setup.py", "offer.py", "check.py", "apply.py", "queries.py", "view.py"}


@pytest.mark.parametrize("slug", at_home())
def test_every_game_has_the_same_rooms(slug: str) -> None:
    """Who knows one game finds everything in the next one."""
    folder = PACKAGE / "games" / slug
    found = {path.name for path in folder.iterdir() if path.name != "__pycache__"}
    assert found <= ROOMS
    assert found >= AT_LEAST
    assert {path.name for path in (folder / "rules").iterdir()} >= ROLES
    assert (folder / "text" / "notation.py").exists()
    assert (folder / "text" / "words.py").exists()
    assert (folder / "bots" / "levels.py").exists()


@pytest.mark.parametrize("slug", at_home())
def test_rules_need_no_bots_no_words_and_no_physics(slug: str) -> None:
    """What judges a move knows nothing of who makes it, tells of it or simulates it."""
    home = f"tablee.games.{slug}"
    rooms = [f"{home}.{room}" for room in ("bots", "text", "physics", "hints", "review", "picture")]
    for path in (PACKAGE / "games" / slug / "rules").rglob("*.py"):
        for module in imported(path):
            assert not module.startswith(tuple(rooms)), f"{name(path)} imports {module}"


@pytest.mark.parametrize("slug", at_home())
def test_no_name_of_a_class_is_used_twice_in_a_game(slug: str) -> None:
    """A name means one thing."""
    found = [
        node.name
        for path in (PACKAGE / "games" / slug).rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.ClassDef)
    ]
    assert len(found) == len({*found})


@pytest.mark.parametrize("slug", at_home())
def test_games_speak_one_dialect(slug: str) -> None:
    """Codes and endings are words in lower case; levels have the same keys in every game."""
    game = tablee.game(slug)
    code = "\n".join(
        path.read_text(encoding="utf-8") for path in (PACKAGE / "games" / slug).rglob("*.py")
    )
    codes = {*re.findall(r'Refusal\(\s*"([^"]+)"', code)}
    assert codes
    for word in (*codes, *game.examples.endings):
        assert re.fullmatch(r"[a-z]+(_[a-z]+)*", word), word
    assert list(game.levels) == ["easy", "medium", "hard", "master"][: len(game.levels)]
    assert all({*level.name} == {"en", "fr"} for level in game.levels.values())


MAY_APPLY = {  # live play, replays, search and the test kit; everybody else goes through these
    "core/play.py",
    "core/engine.py",
    "bots/search.py",
    *(name(path) for path in MODULES if path.relative_to(PACKAGE).parts[0] == "testing"),
}


def test_are_applied_in_one_place_for_each_purpose() -> None:
    """Copies of the engine room drift: one of them once lost moves, another forgot versions."""
    found = {
        name(path)
        for path in MODULES
        if path.relative_to(PACKAGE).parts[0] != "games"
        and re.search(r"\.apply\(|rules\.apply\b", path.read_text(encoding="utf-8"))
    }
    assert found <= MAY_APPLY
    assert {"core/play.py", "core/engine.py"} <= found


def test_logs_are_read_by_one_reader() -> None:
    """Who decodes moves of a log beside it does not know rules versions."""
    readers = {
        name(path)
        for path in MODULES
        if re.search(r"codec\([^)]*\)\.move\(|_codec\.move\(", path.read_text(encoding="utf-8"))
    }
    assert readers == {"core/log.py"}
