"""Numbers of the rules and of recordings that the page needs: ``make wire`` writes ``facts.ts``."""

from tablee.games.icecool.model import COLOURS, FISH, MOST_TRIES, VALUES
from tablee.games.icecool.model.flick import CENTRE_OF_MASS, FULL_TURN, SPREADS, THOUSANDTHS
from tablee.games.icecool.physics import recording
from tablee.games.icecool.physics.trace import SAMPLES_PER_SECOND
from tablee.games.icecool.rules.placing import TENTHS

FULL_SLIDE = 1.28  # m, measured on a floor without walls

FACTS: dict[str, tuple[str, object]] = {
    "COLOURS": ("Of the penguins, by seat (IC-30).", COLOURS),
    "VALUES": ("Points of a card, by kind (IC-5).", VALUES),
    "FISH": ("Of each Runner (IC-34).", FISH),
    "MOST_TRIES": ("To leave the red circle (IC-41).", MOST_TRIES),
    "FULL_TURN": ("A direction is in hundredths of a degree (IC-20).", FULL_TURN),
    "THOUSANDTHS": ("Of full power, and of the radius of the body (IC-20).", THOUSANDTHS),
    "TREMORS": (
        "How far a direction strays, by tremor: the standard deviation, in its own unit (IC-27).",
        {tremor: spread.direction for tremor, spread in SPREADS.items()},
    ),
    "FULL_SLIDE": (
        "Metres that a straight flick slides where no wall is; half the power: a quarter of it.",
        FULL_SLIDE,
    ),
    "TENTHS": ("Tenths of a millimetre in a metre.", TENTHS),
    "STANDING_HEIGHT": ("The centre of mass of a penguin that stands, in metres.", CENTRE_OF_MASS),
    "SAMPLES_PER_SECOND": ("Happenings are numbered by samples (IC-22).", SAMPLES_PER_SECOND),
    "FRAMES_PER_SECOND": ("Of a recording (IC-106).", recording.FRAMES_PER_SECOND),
    "RECORDING": (
        "What its bytes mean: ``recording.py`` tells it in words (IC-106).",
        {
            "version": recording.VERSION,
            "columns": recording.COLUMNS,
            "grain": recording.GRAIN,
            "full": recording.FULL,
        },
    ),
}
