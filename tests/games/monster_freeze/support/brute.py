"""Monster Freeze by brute force: cards as nested lists, every stack laid, no code of the engine."""

import json
from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files
from itertools import permutations, product
from random import Random

Grid = list[list[str]]
Faces = tuple[str, str]
"""Front and back, nine letters each."""
Lying = tuple[str, str, int]
Pile = tuple[Lying, Lying, Lying]
"""Card, side and quarter turns of three cards, bottom to top."""

LETTERS = {"red": "R", "blue": "B", "green": "G", "yellow": "Y", "violet": "V"}


@cache
def printed() -> dict[str, Faces]:
    """The official cards, fresh from the file."""
    text = (
        files("tablee.games.monster_freeze.board").joinpath("deck.json").read_text(encoding="utf-8")
    )
    return {card["id"]: (card["front"], card["back"]) for card in json.loads(text)}


def random_faces(rng: Random) -> Faces:
    """Any card that obeys MF-5 and MF-7: any number of holes, any creatures."""
    holes = rng.choice([0.0, 0.3, 0.6, 0.9])
    creatures = rng.choice(["R", "RB", "GYV", "RBGYV"])
    front = grid("".join("." if rng.random() < holes else "x" for _ in range(9)))
    back = [row[::-1] for row in front]
    return tuple(  # type: ignore[return-value]
        "".join(place if place == "." else rng.choice(creatures) for row in side for place in row)
        for side in (front, back)
    )


def grid(letters: str) -> Grid:
    return [list(letters[start : start + 3]) for start in (0, 3, 6)]


def clockwise(given: Grid) -> Grid:
    """A quarter turn: the left column, read upwards, becomes the top row."""
    return [list(row) for row in zip(*reversed(given), strict=True)]


def looked_at(faces: Faces, side: str, turns: int) -> Grid:
    """One card as it lies."""
    found = grid(faces[("front", "back").index(side)])
    for _ in range(turns):
        found = clockwise(found)
    return found


def from_above(lying: list[Grid]) -> Grid:
    """Cards put down one after the other, each on those before."""
    table = grid("." * 9)
    for card in lying:
        for row in range(3):
            for column in range(3):
                if card[row][column] != ".":
                    table[row][column] = card[row][column]
    return table


def lines(picture: Grid) -> list[list[str]]:
    """The rows, the columns and the diagonals."""
    columns = [[picture[row][column] for row in range(3)] for column in range(3)]
    falling = [picture[at][at] for at in range(3)]
    rising = [picture[2 - at][at] for at in range(3)]
    return [*picture, *columns, falling, rising]


def letters_shown(picture: Grid) -> set[str]:
    """The letters of all lines of three alike creatures."""
    return {line[0] for line in lines(picture) if line[0] != "." and line == [line[0]] * 3}


def every_stack(cards: Mapping[str, Faces]) -> Iterator[tuple[Pile, Grid]]:
    """All 3072 stacks of three cards, and what each shows: 6 orders, 8 ways to lay each card."""
    ways = list(product(("front", "back"), range(4)))
    laid = {
        (name, side, turns): looked_at(faces, side, turns)
        for name, faces in cards.items()
        for side, turns in ways
    }
    for order in permutations(cards):
        for three in product(ways, repeat=3):
            low, mid, high = ((name, *way) for name, way in zip(order, three, strict=True))
            yield (low, mid, high), from_above([laid[low], laid[mid], laid[high]])


class Tried:
    """What came out of all stacks of a hand."""

    def __init__(self, cards: Mapping[str, Faces]) -> None:
        self.stacks: dict[str, list[Pile]] = {colour: [] for colour in LETTERS}
        self.at_once: Counter[int] = Counter()  # how many colours one picture shows
        for pile, picture in every_stack(cards):
            letters = letters_shown(picture)
            self.at_once[len(letters)] += 1
            for colour, letter in LETTERS.items():
                if letter in letters:
                    self.stacks[colour].append(pile)

    def upright(self, colour: str) -> set[Pile]:
        """The stacks that show a colour and whose top card is not turned."""
        return {pile for pile in self.stacks[colour] if pile[2][2] == 0}
