"""The ghost line: how a flick without tremor would go, for who is learning (IC-29)."""

from tablee.core.errors import Refused
from tablee.core.protocol import Refusal
from tablee.games.icecool.model import Ghost, Sketch, View
from tablee.games.icecool.model.flick import Flick
from tablee.games.icecool.physics.extra import PHYSICS
from tablee.games.icecool.rules.flicks import standings
from tablee.games.icecool.rules.queries import is_warm_up


def ghost(view: View, sketch: Sketch | None) -> Ghost:
    is_set = view.table.trick is not None  # IC-110
    if is_set or not (is_warm_up(view) or view.table.learning):
        raise Refused(Refusal("no_ghost", "IC-29"))
    if sketch is None or view.phase not in ("aim", "retry"):
        raise Refused(Refusal("wrong_phase", "IC-44", {"phase": view.phase}))
    # Only who plays live needs MuJoCo.
    with PHYSICS.needed():
        from tablee.games.icecool.physics.flicks import ghost_of  # noqa: PLC0415

    flick = Flick(sketch.direction, sketch.power, sketch.offset, sketch.height)
    return ghost_of(standings(view), view.active, flick)
