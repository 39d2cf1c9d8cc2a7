"""Terse builders for Cocoons tests.

A box is a text of nine traps, row by row, with ``*`` for the start token:
``"R1 S R2 / R3 * R4 / R5 R6 R7"``. Unless said otherwise guardians and cocoons lie in the same
order, so that every cocoon stands on its own guardian, and all marks point north: just the
cocoon south of the free slot shows its side. A line of play is a text, too: ``B`` slides a
cocoon, ``>B`` places a guardian in it, ``!B`` the action trap, ``.`` leaves a guardian where it
is, and ``fox>C`` is a correction.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from came_out import code as code
from came_out import kinds as kinds
from came_out import refused as refused

import tablee
from tablee.core.protocol import Decide

LABELS = "ABCDEFGH"
GUARDIANS = ("iguana", "fish", "owl", "fox", "turtle", "hare", "frog", "bat")
RUNES = "R1 R2 R3 / R4 * R5 / R6 R7 R8"
SLIDE = "R1 S R2 / R3 * R4 / R5 R6 R7"  # the first of each kind lies under cocoon B, slot 1
ACTION = "R1 A R2 / R3 * R4 / R5 R6 R7"
TURN = "R1 T R2 / R3 * R4 / R5 R6 R7"
LOCK = "R1 L1 R2 / R3 * R7 / R4 R5 R6"
NUMBERS = "N2 N1 N3 / N5 * N4 / N6 N7 N8"
STOCK = Counter(
    [*(f"R{n}" for n in range(1, 9)), *(f"N{n}" for n in range(1, 9)), "L1", "L2", "A", *"SSSSTT"]
)
ROUND = (1, 0, 3, 6, 7, 8, 5, 2, 1, 4)  # of the free slot, over all slots and home to the centre
NEXT = {"N": (-1, 0), "E": (0, 1), "S": (1, 0), "W": (0, -1)}
CORNERS = {1: ((2, 0),), 2: ((2,), (0,)), 3: ((2,), (3,), (0,)), 4: ((2,), (3,), (0,), (1,))}
FACING = {0: "NW", 1: "NE", 2: "SE", 3: "SW"}

Fact = dict[str, Any]


def traps_of(layout: str) -> list[str | None]:
    """By slot; the start token has none."""
    return [None if each == "*" else each for each in layout.replace("/", " ").split()]


def level_of(traps: Iterable[str | None]) -> int | str:
    """The level that plays with these traps."""
    found = Counter("R" if str(each)[0] == "R" else each for each in traps if each)
    numbers = Counter(f"N{n}" for n in range(1, 9))
    exact = Counter(each for each in traps if each)
    if exact == Counter([*(f"R{n}" for n in range(1, 7)), "L1", "L2"]):
        return 3
    known = [(1, Counter(R=8)), (2, Counter(R=4, S=4)), (4, Counter(R=5, T=2, A=1)), (5, numbers)]
    return next((level for level, each in known if each == found), "custom")


def setup_of(layout: str = RUNES, marks: str = "N" * 8, **more: Any) -> Fact:
    """An explicit box; guardians and identities in the order of slots."""
    traps = traps_of(layout)
    start = traps.index(None)
    guardians: list[str | None] = list(GUARDIANS)
    guardians.insert(start, None)
    setup = {"start": start, "traps": traps, "guardians": guardians}
    return {**setup, "marks": list(marks), "identities": list(GUARDIANS), **more}


def box(
    layout: str = RUNES,
    seats: int = 2,
    *,
    marks: str = "N" * 8,
    setup: Mapping[str, Any] | None = None,
    **options: Any,
) -> tablee.Match:
    """A fresh game with this box; seat 0 begins, and nothing is told by itself."""
    level = level_of(traps_of(layout))
    if level == "custom":
        options = {"traps": [each for each in traps_of(layout) if each], **options}
    options = {"level": level, "first_seat": 0, "auto_share": False, **options}
    given = setup_of(layout, marks, **(setup or {}))
    return tablee.Match.new("cocoons", seats=seats, seed=1, setup=given, **options)


# -- playing ---------------------------------------------------------------------------------------


def read(text: str) -> Fact:
    """One step of a line of play."""
    if text == ".":
        return {"type": "leave_it"}
    if text[0] in ">!":
        return {"type": {">": "place", "!": "put_action"}[text[0]], "cocoon": text[1:]}
    if ">" in text:
        guardian, _, cocoon = text.partition(">")
        return {"type": "correct", "guardian": guardian, "cocoon": cocoon}
    return {"type": "slide", "cocoon": text}


def go(match: tablee.Match, *steps: str) -> tuple[Any, ...]:
    """Play these steps, each by the active seat; the events of the last one."""
    events: tuple[Any, ...] = ()
    for step in steps:
        events = match.play(match.state.active, read(step))
    return events


def cocoon_at(match: tablee.Match, slot: int) -> str:
    return next(
        label for label, each in zip(LABELS, match.state.cocoons, strict=True) if each.at == slot
    )


def home_of(match: tablee.Match, guardian: str) -> str:
    """The cocoon that shows this guardian."""
    return LABELS[match.state.identities.index(guardian)]


def walk(
    match: tablee.Match, *slots: int, homes: Mapping[str, str] | None = None
) -> tuple[Any, ...]:
    """Lead the free slot over these slots; every guardian goes home, or where ``homes`` says."""
    events: tuple[Any, ...] = ()
    for slot in slots:
        events = go(match, cocoon_at(match, slot))
        if match.state.phase == "guardian":
            guardian = match.state.slots[slot].guardian
            home = (homes or {}).get(guardian) or home_of(match, guardian)
            events = go(match, f">{home}")
    return events


SWAPPED = {"iguana": "B", "fish": "A"}


def ready(seats: int = 2, *, wrong: bool = False, **options: Any) -> tablee.Match:
    """All guardians are in cocoons, ten tokens are spent, and the start token is visible."""
    match = box(seats=seats, **options)
    walk(match, *ROUND, homes=SWAPPED if wrong else None)
    return match


def voting(seats: int = 2, proposer: int = 0, **options: Any) -> tablee.Match:
    match = ready(seats, **options)
    match.play(proposer, END)
    return match


def over(**options: Any) -> tablee.Match:
    match = voting(**options)
    match.play(1, YES)
    return match


END, YES, NO = ({"type": kind} for kind in ("propose_end", "accept_end", "refuse_end"))
MOMENTS: dict[str, Callable[[], tablee.Match]] = {
    "act": box,
    "forced_slide": lambda: begun(SLIDE, "B"),
    "place_action": lambda: begun(ACTION, "B"),
    "guardian": lambda: begun(RUNES, "B"),
    "vote": voting,
    "over": over,
}
"""A table of two in each phase; seat 0 is active, and seat 1 sees a side until it is over."""


def begun(layout: str, *steps: str, **options: Any) -> tablee.Match:
    match = box(layout, **options)
    go(match, *steps)
    return match


def tell(cocoon: str) -> Fact:
    return {"type": "share", "cocoon": cocoon}


def note(cocoon: str, guardian: str | None) -> Fact:
    return {"type": "note", "cocoon": cocoon, "guardian": guardian}


# -- what came out ---------------------------------------------------------------------------------


def of_kind(events: Sequence[Any], kind: str) -> list[Any]:
    return [event for event in events if event.__struct_config__.tag == kind]


def awaited(match: tablee.Match) -> tuple[int, ...]:
    """The seats that the table waits for."""
    return match.waiting.seats if isinstance(match.waiting, Decide) else ()


def aside(match: tablee.Match) -> tuple[int, ...]:
    """The seats that may act or speak as well."""
    return match.waiting.asides if isinstance(match.waiting, Decide) else ()


def sees(match: tablee.Match, seat: int | None) -> dict[str, str]:
    """The sides that a seat reads now, by cocoon."""
    shown = zip(LABELS, match.view(seat).sees, strict=True)
    return {label: guardian for label, guardian in shown if guardian is not None}


def told(view: Any) -> list[tuple[int, int, str, str, str]]:
    """What was told, in the order in which it was."""
    shares = reversed(view.shares)
    return [(each.turn, each.seat, each.cocoon, each.guardian, each.kind) for each in shares]


def offered(match: tablee.Match, seat: int, kind: str) -> list[Fact]:
    """The listed actions of one kind."""
    listed = [tablee.to_plain(action) for action in match.offer(seat).actions]
    return [action for action in listed if action["type"] == kind]


def names_in(thing: Any) -> set[str]:
    """The guardians that are named anywhere in the JSON form."""
    text = tablee.to_json(thing)
    return {name for name in GUARDIANS if f'"{name}"' in text}


def everybody(match: tablee.Match) -> list[int | None]:
    """All seats, and somebody who only watches."""
    return [*range(match.state.seats), None]


def all_tokens(state: Any) -> int:
    """CO-11: reserve, cocoons, slots and lid together."""
    inside = sum(each.tokens for each in state.cocoons)
    return int(
        state.reserve + inside + state.lid_tokens + sum(each.has_token for each in state.slots)
    )


def in_direction(slot: int, direction: str) -> int | None:
    """CO-2: the slot next to this one, if there is one."""
    row, column = slot // 3 + NEXT[direction][0], slot % 3 + NEXT[direction][1]
    return row * 3 + column if 0 <= row < 3 and 0 <= column < 3 else None


def neighbours(slot: int) -> set[int]:
    found = {in_direction(slot, direction) for direction in NEXT}
    return {each for each in found if each is not None}


def in_sight(state: Any, seat: int | None) -> dict[str, str]:
    """CO-27, CO-28: what the rules let a seat read in this state."""
    corners = () if seat is None else CORNERS[state.seats][seat]
    facing = {side for corner in corners for side in FACING[(corner - state.turned) % 4]}
    return {
        label: identity
        for label, each, identity in zip(LABELS, state.cocoons, state.identities, strict=True)
        if in_direction(each.at, each.mark) == state.free and each.mark in facing
    }
