"""What Liars says: moves as text, and sentences in two languages."""

from collections.abc import Sequence
from typing import Any

import msgspec

from tablee.core.errors import BadNotation
from tablee.core.protocol import Decision, Move, Refusal

EVENTS = {
    "hands_rolled": {"en": "Everybody rolls.", "fr": "Tout le monde lance les dés."},
    "bid_made": {
        "en": "Seat {seat} bids {count} dice of {face}.",
        "fr": "Siège {seat} annonce {count} dés de {face}.",
    },
    "doubted": {
        "en": "Seat {seat} doubts it: there are {counted}, and seat {loser} loses a die.",
        "fr": "Siège {seat} en doute : il y en a {counted}, et siège {loser} perd un dé.",
    },
    "seat_left": {"en": "Seat {seat} leaves the table.", "fr": "Siège {seat} quitte la table."},
}
REFUSALS = {
    "not_owed": {"en": "No roll is owed now.", "fr": "On ne lance pas les dés maintenant."},
    "game_over": {"en": "The game is over.", "fr": "La partie est finie."},
    "malformed": {"en": "That is no action here.", "fr": "Ce n'est pas une action d'ici."},
    "gone": {"en": "This seat is out.", "fr": "Ce siège ne joue plus."},
    "not_your_turn": {"en": "It is the turn of seat {turn}.", "fr": "C'est au siège {turn}."},
    "nothing_to_doubt": {"en": "Nobody has bid yet.", "fr": "Personne n'a rien annoncé."},
    "no_such_bid": {"en": "There are {dice} dice in all.", "fr": "Il y a {dice} dés en tout."},
    "too_low": {"en": "A bid is higher than the last.", "fr": "Une annonce doit monter."},
    "bad_roll": {"en": "Those are other dice.", "fr": "Ce sont d'autres dés."},
}


class LiarsNotation:
    """``3x5`` is a bid, and words are words."""

    def __init__(self, state: Any, action: Any) -> None:
        self._state, self._action = state, action

    def write(self, state: Any, action: Any) -> str:
        kind = type(action).__struct_config__.tag
        return f"{action.count}x{action.face}" if kind == "bid" else str(kind)

    def read(self, state: Any, text: str) -> Any:
        count, times, face = text.partition("x")
        plain: dict[str, Any] = {"type": text}
        if times and count.isdecimal() and face.isdecimal():
            plain = {"type": "bid", "count": int(count), "face": int(face)}
        try:
            return msgspec.convert(plain, self._action)
        except msgspec.ValidationError as error:
            raise BadNotation(f"liars: {text!r} is no move: {error}") from None

    def write_position(self, state: Any) -> str:
        return msgspec.json.encode(state).decode()

    def read_position(self, text: str) -> Any:
        return msgspec.json.decode(text, type=self._state)

    def transcript(self, played: Sequence[tuple[Any, Move]], final: Any) -> str:
        moves = [(state, move) for state, move in played if isinstance(move, Decision)]
        return " ".join(self.write(state, move.action) for state, move in moves)

    def tell(self, state: Any, event: Any, language: str) -> str | None:
        plain = msgspec.to_builtins(event)
        return EVENTS[plain["type"]][language].format(**plain)

    def explain(self, refusal: Refusal, language: str) -> str:
        return REFUSALS[refusal.code][language].format(**refusal.hint)
