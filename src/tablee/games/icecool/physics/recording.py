"""A flick as the page replays it: 60 frames a second of those who moved, packed (IC-22, IC-106).

The bytes, little-endian, once inflated (zlib):

- 1 byte version, 1 byte number of penguins, 2 bytes number of frames, then their seats;
- for each penguin twelve planes of one byte for each frame: the low bytes, then the high bytes,
  of x, y, z (in 0.05 mm) and of the quaternion's x, y, z (in 1/32767, w >= 0), each value as the
  difference, modulo 65536, to the frame before; the first one as it is;
- then one signed byte for each frame: whole turns since the frame before, beyond the shortest way.

The last frame shows everybody stood up (IC-24). Whoever flies farther than `SHOWN` from the
school is shown there.
"""

import zlib
from base64 import b64decode, b64encode
from dataclasses import dataclass
from math import ceil, pi

import numpy as np
from numpy.typing import NDArray

from tablee.core.protocol import Seat
from tablee.games.icecool.board.school import school
from tablee.games.icecool.physics.trace import SAMPLES_PER_SECOND, Floats, Trace

VERSION = 1
FRAMES_PER_SECOND = 60
GRAIN = 0.00005  # m
FULL = 32767  # of a quaternion's part
SHOWN = 0.5  # m
STILL = 64  # quaternion units, a fifth of a degree: less is no movement
COLUMNS = 6
Ints = NDArray[np.int32]


@dataclass(frozen=True, slots=True, eq=False)
class Recording:
    """Frames by penguin; ``extra[i]`` are whole turns to add on the way from frame i - 1."""

    seats: tuple[Seat, ...]
    places: Floats  # (penguins, frames, x y z) of the centre of mass
    turns: Floats  # (penguins, frames, w x y z)
    extra: NDArray[np.int8]  # (penguins, frames)


def frame_samples(trace: Trace) -> NDArray[np.intp]:
    """The samples that become frames: 60 a second, the last simulated one, the stood-up one."""
    step = SAMPLES_PER_SECOND / FRAMES_PER_SECOND
    ticks = np.rint(np.arange(ceil(trace.last / step) + 1) * step).astype(np.intp)
    return np.append(np.minimum(ticks, trace.last), trace.samples - 1)


def encode(trace: Trace) -> bytes:
    samples = frame_samples(trace)
    columns = [_columns(trace, each, samples) for each in range(len(trace.starts))]
    moved = [index for index, each in enumerate(columns) if _moves(each)]
    body = bytearray([VERSION, len(moved)])
    body += len(samples).to_bytes(2, "little")
    body += bytes(trace.starts[index].seat for index in moved)
    for index in moved:
        steps = np.ascontiguousarray(np.diff(columns[index], axis=1, prepend=0), dtype="<u2")
        planes = steps.view(np.uint8).reshape(COLUMNS, -1, 2).transpose(0, 2, 1)
        body += planes.tobytes() + _extra(trace, index, samples).tobytes()
    return zlib.compress(bytes(body), 9)


def _columns(trace: Trace, index: int, samples: NDArray[np.intp]) -> Ints:
    """Places and quaternions in whole units, (x y z x y z, frames)."""
    x0, y0, x1, y1 = school().outline
    places = trace.places[:, index, samples]
    places[0] = places[0].clip(x0 - SHOWN, x1 + SHOWN)
    places[1] = places[1].clip(y0 - SHOWN, y1 + SHOWN)
    turns = trace.turns[:, index, samples]
    turns = turns[1:] * np.where(turns[0] < 0, -1.0, 1.0)
    return np.concatenate([np.rint(places / GRAIN), np.rint(turns * FULL)]).astype(np.int32)


def _moves(columns: Ints) -> bool:
    away = np.abs(columns - columns[:, :1]).max(axis=1)
    return bool(away[:3].any() or (away[3:] > STILL).any())


def _extra(trace: Trace, index: int, samples: NDArray[np.intp]) -> NDArray[np.int8]:
    """How often a penguin spun past the shortest way from frame to frame.

    The spin summed up between two frames, along the axis of the shortest way, is that way plus
    whole turns. Fast spins come to half a turn in a frame, where the shortest way may be wrong.
    """
    spin = trace.rates[:, index, 3:].cumsum(axis=0)[samples] / SAMPLES_PER_SECOND
    before, after = trace.turns[:, index, samples[:-1]], trace.turns[:, index, samples[1:]]
    scalar = (before * after).sum(axis=0)  # of inverse(before) * after, in the body's axes
    vector = before[0] * after[1:] - after[0] * before[1:]
    vector -= np.cross(before[1:], after[1:], axis=0)
    vector *= np.where(scalar < 0, -1.0, 1.0)
    sine = np.linalg.norm(vector, axis=0)
    shortest = 2 * np.arctan2(sine, np.abs(scalar))
    axis = vector / np.maximum(sine, 1e-12)
    spun = (axis * np.diff(spin, axis=0).T).sum(axis=0)
    extra = np.rint((spun - shortest) / (2 * pi))
    extra[sine < 1e-6] = 0
    return np.concatenate([[0], extra]).astype(np.int8)


def decode(packed: bytes) -> Recording:
    body = zlib.decompress(packed)
    if body[0] != VERSION:
        raise ValueError(f"recording version {body[0]}")
    count, frames = body[1], int.from_bytes(body[2:4], "little")
    seats = tuple(Seat(seat) for seat in body[4 : 4 + count])
    planes = np.frombuffer(body, np.uint8, offset=4 + count)
    planes = planes.reshape(count, 2 * COLUMNS + 1, frames)
    split = planes[:, : 2 * COLUMNS].reshape(count, COLUMNS, 2, frames)
    steps = split[:, :, 0].astype(np.int64) | split[:, :, 1].astype(np.int64) << 8
    values = ((steps.cumsum(axis=2) + 0x8000) & 0xFFFF) - 0x8000
    values = values.transpose(0, 2, 1)
    parts = (values[..., 3:] / FULL).astype(np.float64)
    w = np.sqrt(np.maximum(1 - (parts * parts).sum(axis=2, keepdims=True), 0))
    places = (values[..., :3] * GRAIN).astype(np.float64)
    return Recording(
        seats,
        places,
        np.concatenate([w, parts], axis=2),
        planes[:, 2 * COLUMNS].astype(np.int8),
    )


def as_text(packed: bytes) -> str:
    """For logs and messages in JSON."""
    return b64encode(packed).decode("ascii")


def from_text(text: str) -> bytes:
    return b64decode(text, validate=True)
