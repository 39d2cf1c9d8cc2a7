"""Monster Freeze: time, tricks, swaps and lost races."""

from tablee.core.measures import Effects, Kinds, Measures, Number, Played
from tablee.games.monster_freeze.events import (
    ClaimFailed,
    Refreshed,
    RoundEnded,
    SwapLost,
    Swapped,
    TrickLaid,
)

COLOURS = {
    "red": ("red", "rouge"),
    "blue": ("blue", "bleu"),
    "green": ("green", "vert"),
    "yellow": ("yellow", "jaune"),
    "violet": ("violet", "violet"),
}
REASONS = {
    "five_colours": ("five colours", "cinq couleurs"),
    "exhausted": ("no cards left", "plus de cartes"),
    "drawn": ("drawn", "nulle"),
    "time_up": ("time is up", "temps écoulé"),
    "solo_exhausted": ("no cards left", "plus de cartes"),
}


def _seconds(played: Played) -> float:
    """Play time of all rounds."""
    return float(sum(event.end.play_ms for event in played.events(RoundEnded))) / 1000


def _tricks(played: Played) -> float:
    return len(played.events(TrickLaid))


def _swaps(played: Played) -> float:
    return len(played.events(Swapped))


def _lost(played: Played) -> float:
    return len(played.events(SwapLost))


def _wrong(played: Played) -> float:
    return len(played.events(ClaimFailed))


def _refreshed(played: Played) -> float:
    return len(played.events(Refreshed))


def _colours(played: Played) -> list[str]:
    return [event.colour for event in played.events(TrickLaid)]


def _reasons(played: Played) -> list[str]:
    return [event.end.reason for event in played.events(RoundEnded)]


def _gaps(played: Played) -> list[tuple[str, float]]:
    """Seconds since the seat's last trick or the deal, by how many it had."""
    found, since = [], dict[int, int]()
    for step in played.steps:
        for event in step.events:
            if isinstance(event, RoundEnded):
                since.clear()
            elif isinstance(event, TrickLaid):
                player, now = step.after.players[event.seat], step.after.at_ms
                began = since.get(event.seat)
                if began is not None:
                    found.append((str(len(player.tricks)), (now - began) / 1000))
                since[event.seat] = now
    return [each for each in found if int(each[0]) > 1]


MEASURES = Measures(
    endings={
        "match_won": ("match won", "partie gagnée"),
        "three_draws": ("three drawn rounds", "trois manches nulles"),
        "against_time": ("alone, against time", "seul, contre la montre"),
        "cards_gone": ("no cards left", "plus de cartes"),
        "forfeit": ("by forfeit", "par forfait"),
        "closed": ("closed", "fermée"),
    },
    own=(
        Number("seconds", ("Seconds of play", "Secondes de jeu"), _seconds),
        Number("tricks", ("Tricks", "Plis"), _tricks),
        Number("swaps", ("Swaps", "Échanges"), _swaps),
        Number("lost", ("Lost races for the centre", "Courses perdues pour le centre"), _lost),
        Number("wrong", ("Wrong claims", "Annonces fausses"), _wrong),
        Number("refreshed", ("New centre cards", "Cartes centrales renouvelées"), _refreshed),
        Kinds("colours", ("Tricks by colour", "Plis par couleur"), _colours, COLOURS),
        Kinds("reasons", ("How rounds end", "Comment finissent les manches"), _reasons, REASONS),
        Effects(
            "gaps",
            (
                "Seconds between two tricks, by the number of the trick",
                "Secondes entre deux plis, selon leur rang",
            ),
            _gaps,
        ),
    ),
)
