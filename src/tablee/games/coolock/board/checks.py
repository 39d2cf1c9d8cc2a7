"""CL-94: what a board must be, so that house boards break no guarantee."""

from collections.abc import Callable, Iterator
from itertools import combinations

from tablee.core.protocol import Refusal
from tablee.games.coolock.board.cells import Board, BoardFile, Zone
from tablee.games.coolock.board.winnable import reach

SEATS = range(2, 7)
DIE = range(1, 7)


def board_fault(file: BoardFile) -> Refusal | None:
    """The first thing that is wrong with a board."""
    problem = next(_problems(file), None)
    return None if problem is None else Refusal("bad_board", "CL-94", {"problem": problem})


def _problems(file: BoardFile) -> Iterator[str]:
    yield from _loose_ends(file)
    board = Board(file)
    checks: tuple[Callable[[Board], Iterator[str]], ...] = (
        _edges,
        _cells,
        _zones,
        _places,
        _frontiers,
        _bases,
        _walks,
        _ghosts,
    )
    for check in checks:
        yield from check(board)


def _loose_ends(file: BoardFile) -> Iterator[str]:
    """Whatever is named must be there; everything after this may rely on it."""
    for what, things in (("vertices", file.vertices), ("edges", file.edges)):
        if [thing.id for thing in things] != list(range(len(things))):
            yield f"{what} are numbered from 0 without gaps"
    cells, edges, vertices = {cell.id for cell in file.cells}, len(file.edges), len(file.vertices)
    named = [
        *((edge.ends, vertices) for edge in file.edges),
        *((cell.edges, edges) for cell in file.cells),
        *((frontier.gates, vertices) for frontier in file.frontiers),
        *((zone.spawn_points + zone.portion_places, vertices) for zone in file.zones),
        *(((base.vertex,), vertices) for base in file.bases),
        *(((base.edge,), edges) for base in file.bases),
    ]
    if any(number >= count for numbers, count in named for number in numbers):
        yield "an edge or intersection is named that is not there"
    known = [cell for edge in file.edges for cell in edge.cells]
    known += [cell for zone in file.zones for cell in (zone.prison, *zone.mystery)]
    if set(known) - cells or len(cells) != len(file.cells):
        yield "a cell is named that is not there, or twice"
    if [zone.id for zone in file.zones] != [1, 2, 3]:
        yield "three zones, 1 to 3"
    if {cell.zone for cell in file.cells} - {1, 2, 3}:
        yield "every cell is in a zone"
    bases = {base.id for base in file.bases}
    used = file.bases_in_use
    if [len(each) for each in used] != list(SEATS) or any(set(each) - bases for each in used):
        yield "bases in use for 2 to 6 seats"


def _edges(board: Board) -> Iterator[str]:
    for edge in board.file.edges:
        if edge.ends[0] == edge.ends[1] or len(edge.cells) not in (1, 2):
            yield f"edge {edge.id} has two ends, and one or two cells"
        if not board.is_border[edge.id] and all(board.is_rim[end] for end in edge.ends):
            yield f"edge {edge.id} is walkable, and both its ends are on the border"


def _cells(board: Board) -> Iterator[str]:
    """CL-8: an edge belongs to one mystery cell at most."""
    mystery = {cell for zone in board.file.zones for cell in zone.mystery}
    sides: dict[str, set[int]] = {cell.id: set() for cell in board.file.cells}
    for edge in board.file.edges:
        for cell in edge.cells:
            sides[cell].add(edge.id)
        if len(mystery & {*edge.cells}) > 1:
            yield "no two mystery cells are side by side"
    if any({*cell.edges} != sides[cell.id] for cell in board.file.cells):
        yield "cells and edges name each other"


def _zones(board: Board) -> Iterator[str]:
    cells = {cell.id: cell for cell in board.file.cells}
    for zone in board.file.zones:
        if any(cells[cell].zone != zone.id for cell in (zone.prison, *zone.mystery)):
            yield f"the prison and the mystery cells of zone {zone.id} are in it"
            return
        exit_edge = board.prison_exits[zone.id]
        lowest = sorted(map(board._height, cells[zone.prison].edges))[:2]
        if lowest[0] == lowest[1] or board.zones_of_edge[exit_edge] != (zone.id,):
            yield f"the lowest edge of the prison of zone {zone.id} is unique and inside the zone"
        if board.is_border[exit_edge] or exit_edge in board.mystery_of:
            yield f"the prison of zone {zone.id} has a walkable exit, not beside a mystery cell"
        if len(zone.mystery) < 1 or len(zone.spawn_points) != 2 or len(zone.portion_places) != 4:
            yield f"zone {zone.id}: a mystery cell, two spawn points, four portion places"


def _places(board: Board) -> Iterator[str]:
    places = [*board.gates, *board.portion_places, *board.spawn_points]
    if len(set(places)) != len(places) or any(board.is_rim[place] for place in places):
        yield "gates, portion places and spawn points are distinct and not on the border"
    for zone in board.file.zones:
        yield from _outside(board, zone)
    first = board.zones[1].spawn_points
    if len({board.file.vertices[point].y for point in first}) != len(first):
        yield "zone 1 has one spawn point nearest the bases"


def _outside(board: Board, zone: Zone) -> Iterator[str]:
    for place in (*zone.portion_places, *zone.spawn_points):
        if zone.id not in board.zones_of[place]:
            yield f"intersection {place} is not in zone {zone.id}"


def _frontiers(board: Board) -> Iterator[str]:
    """CL-10: with all its gates closed a frontier is sealed; open, everything is one piece."""
    if [frontier.between for frontier in board.file.frontiers] != [(1, 2), (2, 3)]:
        yield "frontiers are between zones 1 and 2, and 2 and 3"
        return
    exits = board.prison_exits
    for one, two in combinations(sorted(exits), 2):
        if exits[two] not in reach(board, exits[one], ()):
            yield f"no way leads from zone {one} to zone {two}"
    piece = reach(board, exits[1], ())
    for edge, border in enumerate(board.is_border):
        if not border and edge not in piece:
            yield f"edge {edge} is cut off from the rest"
    for frontier in board.file.frontiers:
        one, two = frontier.between
        if len(frontier.gates) < 5:
            yield "a frontier has at least five gates, as four may be black"
        if _leaks(board, one, two, frontier.gates):
            yield f"the gates between zones {one} and {two} do not seal the frontier"


def _leaks(board: Board, one: int, two: int, gates: tuple[int, ...]) -> bool:
    """Whether a way leads from inside one zone to inside the other past these gates."""
    inside = [
        {
            edge
            for edge, zones in enumerate(board.zones_of_edge)
            if zones == (zone,) and not board.is_border[edge]
        }
        for zone in (one, two)
    ]
    reached: set[int] = set()
    for edge in inside[0]:
        if edge not in reached:
            reached |= reach(board, edge, gates)
    return bool(reached & inside[1])


def _bases(board: Board) -> Iterator[str]:
    for base in board.file.bases:
        is_joined = base.vertex in board.ends[base.edge] and board.is_rim[base.vertex]
        if not is_joined or board.is_border[base.edge] or 1 not in board.zones_of_edge[base.edge]:
            yield f"base {base.id} is joined to a dead end of zone 1"
    for used in board.file.bases_in_use:
        if len(set(used)) != len(used):
            yield "every seat has a base of its own"


def _walks(board: Board) -> Iterator[str]:
    """CL-37: without padlocks and ghosts every roll can be walked in full, from every edge."""
    for edge, border in enumerate(board.is_border):
        if border:
            continue
        for end in board.ends[edge]:
            if not board.is_rim[end] and not _can_walk(board, edge, end, DIE[-1]):
                yield f"from edge {edge} not every roll can be walked"


def _can_walk(board: Board, edge: int, end: int, steps: int) -> bool:
    """Some way of so many steps leads out by this end."""
    ways: set[tuple[int, int]] = {(edge, end)}
    for _ in range(steps):
        onward = set()
        for here, out in ways:
            for then in board.walks[out]:
                if then != here:
                    ahead = board.beyond(then, out)
                    onward.add((then, out if board.is_rim[ahead] else ahead))
        ways = onward
    return bool(ways)


def _ghosts(board: Board) -> Iterator[str]:
    """CL-62: ghosts climb, or keep their level."""
    height = [vertex.y for vertex in board.file.vertices]
    for steps in (board.right, board.left):
        for vertex, step in enumerate(steps):
            if step is not None and height[step[1]] < height[vertex] - 0.01:
                yield f"a ghost would descend from intersection {vertex}"
