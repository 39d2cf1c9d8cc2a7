"""Facts of the rules, written for the page: once in Python, and nowhere else."""

import re
from pathlib import Path

import pytest
from house import at_home

from scripts import write_wire

WEB = Path(__file__).parent.parent / "web" / "src" / "games"


@pytest.mark.parametrize("slug", at_home())
def test_the_page_has_the_facts_of_every_game(slug: str) -> None:
    """What stands there is what Python says today."""
    assert (WEB / slug / "facts.ts").read_text(encoding="utf-8") == write_wire.facts(slug)


@pytest.mark.parametrize("slug", at_home())
def test_every_fact_is_used(slug: str) -> None:
    """A fact that nobody shows would be kept for nothing."""
    written = [path for path in (WEB / slug).rglob("*.ts*") if path.name != "facts.ts"]
    code = "\n".join(path.read_text(encoding="utf-8") for path in written)
    imports = re.findall(r"import \{([^}]*)\} from '(?:\.\./|\./)facts'", code)
    used = {name.split()[0] for names in imports for name in names.split(",") if name.strip()}
    declared = re.findall(r"^export const (\w+)", write_wire.facts(slug) or "", re.MULTILINE)
    assert used == {*declared}


def test_facts_become_constants_of_the_page() -> None:
    """Tuples, tables by number, letters that are no names, nothing; nothing else is written."""
    assert write_wire.value({2: (0, None), "#": "it's", "a": True}) == (
        """{ 2: [0, null], '#': "it's", a: true }"""
    )
    with pytest.raises(TypeError):
        write_wire.value({1, 2})
