"""What the builder asks before it packs: no package leaves without the page people play on."""

import re
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PAGE = Path("src", "tablee", "server", "page")
PACKED = ".br", ".gz"  # what the server looks for, beside each text
TEXTS = ".css", ".html", ".js", ".svg"


def flaw(root: Path) -> str | None:
    """What is wrong with the built page of a tree, in a sentence; ``None`` when it is whole."""
    index = root / PAGE / "index.html"
    if not index.is_file():
        return f"The page is not built: {PAGE / 'index.html'} is missing. Run `make page` first."
    named = re.findall(r'(?:src|href)="/([^"]+)"', index.read_text(encoding="utf-8"))
    packed = [name + ending for name in named if name.endswith(TEXTS) for ending in PACKED]
    for name in (*named, *packed, "engine/engine.json"):
        if not (root / PAGE / name).is_file():
            return f"The built page is not whole: {PAGE / name} is missing. Run `make page` first."
    if not any(name.endswith(".js") for name in named):
        return f"The built page is not whole: {PAGE / 'index.html'} loads no script."
    return None


class NeedsPage(BuildHookInterface[Any]):
    """Refuses an sdist or a wheel without the page; an editable install may come before it."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version != "editable" and (problem := flaw(Path(self.root))):
            self.app.abort(problem)
