"""What a release says of itself is said once, or the same everywhere."""

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

import tablee

ROOT = Path(__file__).parent.parent.parent
PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
CONSTRAINTS = sorted(ROOT.glob("constraints*.txt"))


def test_the_citation_is_of_this_version() -> None:
    """Version, licence and authors as in the package."""
    citation = (ROOT / "CITATION.cff").read_text(encoding="utf-8")
    assert f"\nversion: {tablee.__version__}\n" in citation
    assert f"\nlicense: {PROJECT['license']}\n" in citation
    assert re.findall(r"^  - name: (.*)$", citation, re.M) == [
        a["name"] for a in PROJECT["authors"]
    ]


def test_what_is_installed_with_the_package_has_a_lower_bound() -> None:
    """A version below which something was seen to fail, or one that it was tried with."""
    extras = PROJECT["optional-dependencies"]
    for needed in [*PROJECT["dependencies"], *extras["server"], *extras["physics"]]:
        assert re.match(r"[a-z-]+(>=|==)\d", needed), needed


@pytest.mark.parametrize("path", CONSTRAINTS, ids=lambda path: path.name)
def test_pins_have_hashes_and_no_addresses(path: Path) -> None:
    """The same files whatever index they come from, and no index is named."""
    lines = path.read_text(encoding="utf-8").splitlines()
    assert lines[0].startswith("# Made by `make pins`")
    packages = [number for number, line in enumerate(lines) if re.match(r"[a-z]", line)]
    assert packages
    for number in packages:
        assert re.match(r"[a-z0-9._-]+(\[.*\])?==\S+( ; .*)? \\$", lines[number])
        assert lines[number + 1].startswith("    --hash=sha256:")
    assert not [line for line in lines if "://" in line or line.startswith("--")]
