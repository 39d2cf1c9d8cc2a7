"""Two 2s move a fish (IC-86..90)."""

from tablee.core.protocol import Refusal
from tablee.games.icecool.board.school import DoorId, RoomId, school
from tablee.games.icecool.board.spots import stuck_in
from tablee.games.icecool.model import Fish, Movable, MoveFish, State


def rooms_of_penguin(state: State, colour: str) -> tuple[RoomId, ...]:
    """IC-88: both rooms of a door it is stuck in; the classroom before it has entered."""
    spot = state.players[state.table.worn.index(colour)].spot
    if spot is None:
        return (school().red_circle.room,)
    door = stuck_in(spot)
    return (school().room_at(*spot),) if door is None else door.rooms


def closed_doors(state: State, colour: str) -> tuple[DoorId, ...]:
    """IC-87: where a fish of this colour may not go."""
    rooms = rooms_of_penguin(state, colour)
    return tuple(door.id for door in school().doors if {*door.rooms} & {*rooms})


def move_fault(state: State, action: MoveFish) -> Refusal | None:
    """IC-86..89, once the cards are in order."""
    if not any(each.colour == action.colour and each.door == action.from_ for each in state.fish):
        return Refusal("fish_not_there", "IC-89", {"colour": action.colour, "door": action.from_})
    if action.to == action.from_:
        return Refusal("same_door", "IC-89")
    if action.to in closed_doors(state, action.colour):
        return Refusal("same_room_as_penguin", "IC-87", {"door": action.to})
    return None


def movable(state: State) -> tuple[Movable, ...]:
    """Every fish that has somewhere to go."""
    found = []
    for fish in sorted({*state.fish}):
        closed = {fish.door, *closed_doors(state, fish.colour)}
        open_doors = tuple(door.id for door in school().doors if door.id not in closed)
        if open_doors:
            found.append(Movable(fish.colour, fish.door, open_doors))
    return tuple(found)


def with_fish_moved(state: State, action: MoveFish) -> tuple[Fish, ...]:
    hanging = list(state.fish)
    moved = next(
        each for each in hanging if each.colour == action.colour and each.door == action.from_
    )
    hanging.remove(moved)
    return tuple(sorted([*hanging, Fish(moved.colour, action.to)]))
