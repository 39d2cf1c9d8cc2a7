"""Labyrinths: the file they come in, and the checks that every one must pass (CX-91, CX-92)."""

import json
import re
from collections import deque
from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from typing import Any

from msgspec import Struct

from tablee.core.errors import BadOptions

DOORS = "ABCDEFGHIJKLMNOPQRST"  # outer ring A..L, inner ring M..T, both clockwise (CX-6)
EXITS = tuple(f"X{hour}" for hour in range(1, 13))  # placed like clock hours
FARTHEST_EXITS = 14  # CX-68: doors between two exits, at most
MOST_CORRIDORS = 64
SNAP = 1.0  # how far a polyline's end may lie from the door or exit it is drawn to


class BadLab(BadOptions):
    """A labyrinth that breaks CX-92; the message says where."""


class Lab(Struct, frozen=True, gc=False, cache_hash=True, forbid_unknown_fields=True):
    """What the rules need of a labyrinth: which corridors each door joins and each exit ends."""

    name: str
    doors: tuple[tuple[str, ...], ...]  # by door A..T: the corridors it joins (CX-7)
    exits: tuple[str, ...]  # by exit X1..X12: the corridor it is an end of

    def __post_init__(self) -> None:
        _check_topology(self)

    @property
    def corridors(self) -> tuple[str, ...]:
        """All corridor ids: e1..e12 first, then c1.. in order of their numbers."""
        ids = {corridor for door in self.doors for corridor in door} | set(self.exits)
        return tuple(sorted(ids, key=_by_number))


def read_lab(entry: dict[str, Any], drawing: dict[str, Any]) -> Lab:
    """A labyrinth from its entry in a labs file; ``drawing`` is the file's shared part."""
    try:
        door_spots = {door["id"]: door["xy"] for door in drawing["doors"]}
        exit_spots = {exit_["id"]: exit_["xy"] for exit_ in drawing["exits"]}
        _check_names("doors", entry["doors"], door_spots, DOORS)
        _check_names("exits", entry["exits"], exit_spots, EXITS)
        for exit_, end in entry["exits"].items():
            if not isinstance(end, str):
                raise BadLab(f"exit {exit_} is an end of one corridor, not of {end!r} (CX-7)")
        lab = Lab(
            name=entry["name"],
            doors=tuple(tuple(entry["doors"][door]) for door in DOORS),
            exits=tuple(entry["exits"][exit_] for exit_ in EXITS),
        )
        _check_corridors(entry, lab)
        for corridor in entry["corridors"]:
            _check_lines(corridor, door_spots | exit_spots)
    except (LookupError, TypeError, ValueError, AttributeError) as error:
        raise BadLab(f"a labs file of another shape: {error!r}") from None
    return lab


@cache
def drawing() -> dict[str, Any]:
    """The file of our own labyrinths: their drawing, and the sockets that they share (CX-5)."""
    text = files(__package__).joinpath("labs.json").read_text(encoding="utf-8")
    found: dict[str, Any] = json.loads(text)
    return found


@cache
def labs() -> dict[str, Lab]:
    """Our four labyrinths by name, in order of level (CX-4)."""
    return {name: read_lab(entry, drawing()) for name, entry in drawing()["labs"].items()}


def _by_number(name: str) -> tuple[bool, str, int, str]:
    found = re.fullmatch(r"([a-z]+)(\d+)", name)
    letters, number = (found[1], int(found[2])) if found else (name, 0)
    return (letters != "e", letters, number, name)


def _check_names(
    what: str, given: dict[str, Any], drawn: dict[str, Any], known: Iterable[str]
) -> None:
    """The labyrinth and the drawing must both have all the doors, or exits, and no other."""
    if odd := sorted((set(given) ^ set(known)) | (set(drawn) ^ set(known))):
        raise BadLab(f"{len(given)} {what}; missing or unknown: {', '.join(odd)} (CX-6)")


def _check_topology(lab: Lab) -> None:
    names = [lab.name, *lab.exits, *(corridor for door in lab.doors for corridor in door)]
    if not all(isinstance(name, str) and name.isprintable() and len(name) <= 40 for name in names):
        raise BadLab("names in a labyrinth are short texts")
    if len(lab.doors) != len(DOORS) or len(lab.exits) != len(EXITS):
        raise BadLab(
            f"{lab.name}: {len(lab.doors)} doors and {len(lab.exits)} exits,"
            f" not {len(DOORS)} and {len(EXITS)} (CX-6)"
        )
    for number, joined in enumerate(lab.doors):
        if len(joined) < 2 or len(set(joined)) != len(joined):
            raise BadLab(f"{lab.name}: door {DOORS[number]} joins no two corridors (CX-7)")
    if len(lab.corridors) > MOST_CORRIDORS:
        raise BadLab(f"{lab.name}: more than {MOST_CORRIDORS} corridors")
    for corridor in lab.corridors:
        if not re.fullmatch(r"[a-z][a-z0-9_]*", corridor):
            raise BadLab(f"{lab.name}: a corridor's id is like c7, not {corridor!r}")
    seen = _distances(lab, lab.exits[0])
    if stray := set(lab.corridors) - set(seen):
        raise BadLab(f"{lab.name}: not connected: {', '.join(sorted(stray))} (CX-92)")
    for exit_ in lab.exits:
        doors_away = _distances(lab, exit_)
        if (most := max(doors_away[other] for other in lab.exits)) > FARTHEST_EXITS:
            raise BadLab(f"{lab.name}: two exits are {most} doors apart (CX-68)")


def _distances(lab: Lab, start: str) -> dict[str, int]:
    """How many doors lie between ``start`` and every corridor that can be reached."""
    away = {start: 0}
    queue = deque([start])
    while queue:
        here = queue.popleft()
        for joined in lab.doors:
            if here in joined:
                for there in joined:
                    if there not in away:
                        away[there] = away[here] + 1
                        queue.append(there)
    return away


def _check_corridors(entry: dict[str, Any], lab: Lab) -> None:
    """The corridor list must say the same as the door list and the exit list."""
    listed = [corridor["id"] for corridor in entry["corridors"]]
    if sorted(listed) != sorted(lab.corridors):
        raise BadLab(f"{lab.name}: the corridor list names other corridors than the doors do")
    for corridor in entry["corridors"]:
        name = corridor["id"]
        doors = {door for door, joined in entry["doors"].items() if name in joined}
        exits = {exit_ for exit_, end in entry["exits"].items() if end == name}
        if set(corridor["doors"]) != doors or set(corridor["exits"]) != exits:
            raise BadLab(f"{lab.name}: corridor {name} and its doors or exits disagree")


def _check_lines(corridor: dict[str, Any], spots: dict[str, Any]) -> None:
    """Every declared door and exit must be an end of a line, and no other one may be."""
    try:
        ends = [(x, y) for line in corridor["polylines"] for x, y in (line[0], line[-1])]
    except (LookupError, TypeError, ValueError):
        raise BadLab(f"the drawing of corridor {corridor['id']} is no list of lines") from None
    for name, (x, y) in spots.items():
        touched = any(abs(x - px) <= SNAP and abs(y - py) <= SNAP for px, py in ends)
        if touched != (name in corridor["doors"] or name in corridor["exits"]):
            state = "touches" if touched else "does not touch"
            raise BadLab(f"the drawing of corridor {corridor['id']} {state} {name} (CX-92)")
