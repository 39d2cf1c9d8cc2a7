"""ICECOOL²: flicks, fish, catches, challenges, and how rounds end."""

from collections.abc import Iterable

from tablee.core.measures import Categories, Curve, Effects, Kinds, Measures, Number, Played
from tablee.games.icecool.events import (
    ChallengeMet,
    ChallengeMissed,
    FishMoved,
    FishTaken,
    IdTaken,
    PenguinFlicked,
    RoundEnded,
    SkatesUsed,
)
from tablee.games.icecool.model.facts import (
    Bounced,
    CrossedOver,
    GotStuck,
    Happening,
    LeftBoard,
    Passed,
    Touched,
)
from tablee.games.icecool.rules.queries import is_warm_up

HAPPENINGS: Categories = {
    "passed": ("through a door", "par une porte"),
    "bounced": ("bounced off a wall", "rebond sur un mur"),
    "touched": ("touched another", "touche un autre"),
    "crossed_over": ("over a wall", "par-dessus un mur"),
    "got_stuck": ("stuck in a door", "coincé dans une porte"),
    "left_board": ("out of the school", "hors du collège"),
}
KINDS: tuple[tuple[type, str], ...] = (
    (Passed, "passed"),
    (Bounced, "bounced"),
    (Touched, "touched"),
    (CrossedOver, "crossed_over"),
    (GotStuck, "got_stuck"),
    (LeftBoard, "left_board"),
)
ROLES: Categories = {
    "runner": ("Runner: fish in a flick", "Garnement : poissons par pichenette"),
    "catcher": ("Catcher: IDs in a flick", "Surveillant : cartes par pichenette"),
}
REASONS: Categories = {
    "three_fish": ("three fish", "trois poissons"),
    "caught": ("everybody caught", "tous attrapés"),
    "stalled": ("thirty circuits", "trente tours"),
}
CHALLENGES: Categories = {
    "jump": ("jump", "saut"),
    "two_doors": ("two doors", "deux portes"),
    "bounce": ("bounce", "rebond"),
}


def _flicks(played: Played) -> float:
    return len(played.events(PenguinFlicked))


def _round_lengths(played: Played) -> list[float]:
    """Flicks of each round."""
    counts = [0.0]
    for event in played.events(PenguinFlicked, RoundEnded):
        if isinstance(event, RoundEnded):
            counts.append(0.0)
        else:
            counts[-1] += 1
    return counts[:-1]


def _flicks_in_a_round(played: Played) -> float | None:
    lengths = _round_lengths(played)
    return sum(lengths) / len(lengths) if lengths else None


def _reasons(played: Played) -> Iterable[str]:
    return [event.reason for event in played.events(RoundEnded)]


def _fish(played: Played) -> float:
    return len(played.events(FishTaken))


def _catches(played: Played) -> float:
    return len(played.events(IdTaken))


def _happenings(played: Played) -> Iterable[str]:
    for event in played.events(PenguinFlicked):
        yield from (name for fact in event.happenings for name in _named(fact))


def _named(fact: Happening) -> list[str]:
    return [name for kind, name in KINDS if isinstance(fact, kind)]


def _gains(played: Played) -> Iterable[tuple[str, float]]:
    """What each flick brought to who made it."""
    for step in played.steps:
        flick = next((each for each in step.events if isinstance(each, PenguinFlicked)), None)
        if flick is None or is_warm_up(step.before):
            continue
        if flick.seat == step.before.catcher:
            yield "catcher", sum(isinstance(each, IdTaken) for each in step.events)
        else:
            fish = [each for each in step.events if isinstance(each, FishTaken)]
            yield "runner", sum(each.seat == flick.seat for each in fish)


def _tries(played: Played) -> Iterable[tuple[str, float]]:
    for event in played.events(ChallengeMet, ChallengeMissed):
        yield event.challenge, float(isinstance(event, ChallengeMet))


def _specials(played: Played) -> float:
    return len(played.events(SkatesUsed, FishMoved))


MEASURES = Measures(
    endings={
        **REASONS,
        "left": ("somebody left", "départ"),
        "toured": ("round the school", "tour du collège"),
        "tired": ("too many flicks", "trop de pichenettes"),
        "made": ("set shot made", "tir réussi"),
    },
    own=(
        Number("flicks", ("Flicks in a game", "Pichenettes dans une partie"), _flicks),
        Number(
            "round_length",
            ("Flicks in a round, mean of the game", "Pichenettes par manche, moyenne"),
            _flicks_in_a_round,
        ),
        Kinds("rounds", ("How rounds end", "Fin des manches"), _reasons, REASONS),
        Number("fish", ("Fish taken in a game", "Poissons pris dans une partie"), _fish),
        Number("catches", ("IDs taken in a game", "Cartes prises dans une partie"), _catches),
        Effects("gains", ("What a flick brings", "Ce que rapporte une pichenette"), _gains, ROLES),
        Kinds(
            "happenings",
            ("What penguins do in a game", "Ce que font les manchots dans une partie"),
            _happenings,
            HAPPENINGS,
        ),
        Effects(
            "challenges",
            ("Challenges met, of those tried", "Défis réussis, sur ceux tentés"),
            _tries,
            CHALLENGES,
        ),
        Number("specials", ("Skates and fish moves", "Patins et poissons déplacés"), _specials),
        Curve(
            "lengths",
            ("Flicks, round by round", "Pichenettes, manche par manche"),
            _round_lengths,
            ("round", "manche"),
        ),
    ),
)
