"""The school and its penguins in MuJoCo's language (IC-22).

Every number here moves penguins: another one is another `PHYSICS_ID`. What the choices rest on:
a body of spheres, because spheres against planes and boxes are exact and fast; an elliptic
friction cone and rolling friction (`condim=6`), without which penguins wobble for ever and no
longer curve; contact stiffness and damping given directly (negative `solref`), because the
time-constant form creates energy at small damping.
"""

from collections.abc import Iterable

from tablee.games.icecool.board.school import Box, school
from tablee.games.icecool.model.flick import CENTRE_OF_MASS, INERTIA, MASS

PHYSICS_ID = "ic-phys-2"
STEP = 0.0005  # s
ANGULAR_DAMPING = 3e-6  # N m s; a compiled free joint takes it, its XML has no word for it

IMPEDANCE = 'solimp="0.95 0.99 0.0005 0.5 2"'
# Sliding, torsional and rolling friction; more torsional friction would kill the curve.
FLOOR = f'friction="0.15 0.0005 0.0007" solref="-250000 -500" {IMPEDANCE}'
WALL = f'friction="0.08 0 0" solref="-810000 -127.5" {IMPEDANCE}'  # restitution about 0.8
PENGUIN = f'friction="0.10 0 0" solref="-810000 -164" {IMPEDANCE}'  # restitution about 0.75

# By priority each pair of bodies takes exactly one of the three materials.
HEAD = f"""<mujoco model="icecool"><compiler angle="radian"/>
<option timestep="{STEP}" integrator="implicitfast" cone="elliptic" iterations="20" \
ls_iterations="20"/>
<default>
<default class="penguin"><geom type="sphere" condim="3" priority="1" contype="1" \
conaffinity="1" {PENGUIN}/></default>
<default class="wall"><geom type="box" condim="3" priority="2" contype="2" \
conaffinity="1" {WALL}/></default>
</default>
<worldbody>
<geom name="floor" type="plane" size="3 3 .1" condim="6" priority="2" contype="2" \
conaffinity="1" {FLOOR}/>"""
TAIL = "</worldbody></mujoco>"


def scene(penguins: int, boxes: Iterable[Box] | None = None) -> str:
    """So many penguins in the school, or among other walls; they are put in place later."""
    walls = map(_wall, school().boxes if boxes is None else boxes)
    return "\n".join([HEAD, *walls, *map(_penguin, range(penguins)), TAIL])


def _wall(box: Box) -> str:
    pairs = list(zip(box.low, box.high, strict=True))
    middle = " ".join(f"{(low + high) / 2:.6f}" for low, high in pairs)
    half = " ".join(f"{(high - low) / 2:.6f}" for low, high in pairs)
    return f'<geom name="{box.name}" class="wall" pos="{middle}" size="{half}"/>'


def _penguin(index: int) -> str:
    spheres = "".join(
        f'<geom class="penguin" name="p{index}_{each.part}" size="{each.r}" '
        f'pos="0 0 {each.z - CENTRE_OF_MASS:.6f}"/>'
        for each in school().penguin.spheres
    )
    inertia = f'<inertial pos="0 0 0" mass="{MASS}" diaginertia="{" ".join([str(INERTIA)] * 3)}"/>'
    return f'<body name="p{index}" pos="0 0 {CENTRE_OF_MASS}"><freejoint/>{inertia}{spheres}</body>'
