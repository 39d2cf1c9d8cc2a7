"""What is in the sdist and in the wheel, what is not, and what cannot be packed at all."""

import email
import re
import shutil
import subprocess
import sys
import tarfile
import zipfile
from email.message import Message
from pathlib import Path

import pytest
from markdown_it import MarkdownIt
from packages import PROJECT, ROOT, Packages, build, try_to_build

PAGE = "tablee/server/page"
MOST_BYTES = 20_000_000  # of the wheel; today it has 17 million, 14 of them the engine of a device
NEEDED = ("LICENSE", "README.md", "pyproject.toml", "scripts/hatch_build.py")


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Packages:
    return build(tmp_path_factory.mktemp("dist"))


@pytest.fixture
def bare(tmp_path: Path) -> Path:
    """A tree from which nothing was built yet."""
    for name in NEEDED:
        (tmp_path / name).parent.mkdir(exist_ok=True)
        shutil.copy(ROOT / name, tmp_path / name)
    skip = shutil.ignore_patterns("page", "__pycache__")
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=skip)
    return tmp_path


def in_wheel(packages: Packages) -> set[str]:
    with zipfile.ZipFile(packages.wheel) as wheel:
        return set(wheel.namelist())


def in_sdist(packages: Packages) -> set[str]:
    """Its files, without the folder that they are all in."""
    with tarfile.open(packages.sdist) as sdist:
        return {name.partition("/")[2] for name in sdist.getnames()}


def metadata(packages: Packages) -> Message:
    with zipfile.ZipFile(packages.wheel) as wheel:
        (name,) = [name for name in wheel.namelist() if name.endswith(".dist-info/METADATA")]
        return email.message_from_bytes(wheel.read(name))


def test_both_hold_the_whole_page(built: Packages) -> None:
    """Every built file, so that whoever installs either needs no Node."""
    files = [path for path in (ROOT / "src" / PAGE).rglob("*") if path.is_file()]
    names = {str(path.relative_to(ROOT / "src")) for path in files}
    assert {f"{PAGE}/index.html", f"{PAGE}/index.html.br", f"{PAGE}/index.html.gz"} <= names
    assert names <= in_wheel(built)
    assert {f"src/{name}" for name in names} <= in_sdist(built)


def test_the_wheel_holds_the_package_and_no_more(built: Packages) -> None:
    """No tests, no sources of the page, no studies; and the rules and data of all games."""
    names = in_wheel(built)
    assert {name.split("/")[0].partition("-")[0] for name in names} == {"tablee"}
    for path in (ROOT / "src" / "tablee" / "games").rglob("*.*"):
        if path.is_file() and "__pycache__" not in path.parts:
            assert str(path.relative_to(ROOT / "src")) in names
    assert "tablee/py.typed" in names
    assert "tablee/authoring/tablee-board.d.ts" in names
    assert "tablee/authoring/scaffold/src/rules.py.tmpl" in names
    code = (name for name in names if not name.endswith(".d.ts"))
    assert not [name for name in code if name.endswith((".pyc", ".ts", ".tsx", ".map"))]
    assert built.wheel.stat().st_size < MOST_BYTES


def test_the_sdist_holds_the_sources(built: Packages) -> None:
    """All that is needed to change, test and document the project; nothing that was installed."""
    names = in_sdist(built)
    for name in (*NEEDED, "CHANGELOG.md", "Makefile", "constraints.txt", "docs/library.md"):
        assert name in names
    assert {"web/package-lock.json", "tests/release/test_packages.py"} <= names
    assert not [name for name in names if "node_modules" in name or "__pycache__" in name]


def test_without_the_page_nothing_is_packed(
    bare: Path, tmp_path_factory: pytest.TempPathFactory
) -> None:
    """A forgotten `make page` is told in a sentence, for the sdist and for the wheel."""
    for what in ("--sdist", "--wheel"):
        out = tmp_path_factory.mktemp("out")
        done = try_to_build(bare, out, what)
        assert done.returncode != 0
        assert "The page is not built" in done.stdout + done.stderr
        assert "make page" in done.stdout + done.stderr
        assert not list(out.iterdir())


def test_half_a_page_is_not_packed(bare: Path, tmp_path_factory: pytest.TempPathFactory) -> None:
    """A page whose script is missing would be a blank one."""
    page = bare / "src" / PAGE
    page.mkdir()
    (page / "index.html").write_text('<script src="/assets/index-1.js"></script>', "utf-8")
    done = try_to_build(bare, tmp_path_factory.mktemp("out"), "--wheel")
    assert done.returncode != 0
    assert "assets/index-1.js is missing" in done.stdout + done.stderr


def test_a_page_that_is_not_packed_is_not_packed_either(
    bare: Path, tmp_path_factory: pytest.TempPathFactory
) -> None:
    """Without its compressed forms a phone would wait three times as long."""
    page = bare / "src" / PAGE
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text('<script src="/assets/index-1.js"></script>', "utf-8")
    (page / "assets/index-1.js").write_text("play()", "utf-8")
    done = try_to_build(bare, tmp_path_factory.mktemp("out"), "--wheel")
    assert done.returncode != 0
    assert "assets/index-1.js.br is missing" in done.stdout + done.stderr


def test_an_editable_install_may_come_before_the_page(
    bare: Path, tmp_path_factory: pytest.TempPathFactory
) -> None:
    """`make install` comes before `make page`: the page is built with what it installs."""
    out = tmp_path_factory.mktemp("out")
    code = f"from hatchling.build import build_editable; build_editable({str(out)!r})"
    subprocess.run([sys.executable, "-c", code], cwd=bare, check=True, capture_output=True)
    assert len(list(out.glob("*.whl"))) == 1


def test_an_index_can_show_the_readme(built: Packages) -> None:
    """There is no folder beside it there: no picture and no link may point into this tree."""
    told = metadata(built)
    assert told["Description-Content-Type"].startswith("text/markdown")
    text = told.get_payload(decode=True)
    assert isinstance(text, bytes)
    shown = MarkdownIt().render(text.decode())
    assert "<h2>The library</h2>" in shown
    assert "docs/library.md" in shown
    targets = re.findall(r'(?:href|src)="([^"]*)"', shown)
    assert [target for target in targets if not target.startswith("https://")] == []


def test_the_metadata_say_what_is_supported(built: Packages) -> None:
    """The lowest Python of the classifiers is the one that an installer demands."""
    told = metadata(built)
    assert told["Requires-Python"] == PROJECT["project"]["requires-python"] == ">=3.11"
    assert told["License-Expression"] == "MIT"
    assert told["Version"]
    assert set(told.get_all("Provides-Extra", [])) >= {"physics", "server"}
