"""Numbers of the rules and of recordings that the page needs: ``make wire`` writes ``facts.ts``."""

from tablee.games.icecool.model import (
    COLOURS,
    FISH,
    MOST_PRACTICE_FLICKS,
    MOST_TRIES,
    PALETTE,
    VALUES,
)
from tablee.games.icecool.model.flick import CENTRE_OF_MASS, FULL_TURN, SPREADS, THOUSANDTHS
from tablee.games.icecool.model.tricks import MOST_TRICK_FLICKS, STARS
from tablee.games.icecool.physics import recording
from tablee.games.icecool.physics.trace import SAMPLES_PER_SECOND
from tablee.games.icecool.rules.placing import TENTHS
from tablee.games.icecool.text.tricks import tricks_told

FULL_SLIDE = 1.28  # m, measured on a floor without walls

FACTS: dict[str, tuple[str, object]] = {
    "COLOURS": ("Of the penguins, by seat, unless others are chosen (IC-30).", COLOURS),
    "PALETTE": ("All colours that can be chosen (IC-108).", PALETTE),
    "MOST_PRACTICE_FLICKS": (
        "Of each player before the first round (IC-109).",
        MOST_PRACTICE_FLICKS,
    ),
    "MOST_TRICK_FLICKS": ("At a set shot (IC-110).", MOST_TRICK_FLICKS),
    "STARS": ("Flicks for three stars, and for two (IC-112).", STARS),
    "TRICKS": ("The set shots: names and tasks, in order (IC-111).", tricks_told()),
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
