"""Write the pictures of the documents and of the how-tos anew (``make pictures``)."""

import sys
from pathlib import Path

from scripts import howto
from tablee.core import log
from tablee.core.engine import replay
from tablee.core.picture import Picture, picture_of
from tablee.core.protocol import Seat

ROOT = Path(__file__).parent.parent
GOLDEN = ROOT / "tests" / "golden"
GAMES = ROOT / "src" / "tablee" / "games"
PICTURES = ROOT / "docs" / "pictures"
SHOWN = {  # a golden game, after how many moves, and who looks
    "cocoons": ("level-1-four-seats", 25, 0),
    "coolock": ("hexagon-three-seats-mixed-bots", 90, None),
    "cortexcape": ("long-two-seats", 22, None),
    "icecool": ("four-seats-easy", 60, 1),
    "monster_freeze": ("three-seats-and-a-warm-one", 20, 0),
}


def draw(slug: str) -> Picture:
    """What the document shows of a game."""
    name, number, seat = SHOWN[slug]
    game, header, moves = log.read(GOLDEN / slug / f"{name}.jsonl")
    *_, (state, _) = replay(game, header, moves[:number])
    view = game.rules.view(state, None if seat is None else Seat(seat))
    return picture_of(game, view, game.rules.waiting(state), header.seats)


def main() -> None:
    PICTURES.mkdir(exist_ok=True)
    for slug in sys.argv[1:] or SHOWN:
        draw(slug).save(PICTURES / f"{slug}.svg")
        folder = GAMES / slug / "howto"
        folder.mkdir(exist_ok=True)
        for name, drawn in howto.pictures(slug).items():
            (folder / f"{name}.svg").write_text(drawn, encoding="utf-8")


if __name__ == "__main__":
    main()
