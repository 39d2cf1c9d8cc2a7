"""Cups as text, and in sentences of two languages."""

from collections.abc import Sequence
from typing import Any

import msgspec

from tablee.core.errors import BadNotation
from tablee.core.protocol import Decision, Leave, Move, Refusal

from .model import Action, Bid, BidMade, Doubt, Lifted, Rolled, SeatLeft, State

REFUSALS = {
    "en": {
        "not_your_turn": "It is not your turn.",
        "nothing_to_doubt": "There is no bid to doubt yet.",
        "no_such_count": "There are only {most} dice on the table.",
        "too_low": "A bid must be higher than the one before.",
    },
    "fr": {
        "not_your_turn": "Ce n’est pas votre tour.",
        "nothing_to_doubt": "Il n’y a pas encore d’annonce à mettre en doute.",
        "no_such_count": "Il n’y a que {most} dés sur la table.",
        "too_low": "Une annonce doit dépasser la précédente.",
    },
}
NAMES = {
    "fr": {
        "bid": "annoncer",
        "cautious": "prudent",
        "count": "combien",
        "dice": "dés par gobelet",
        "doubt": "douter",
        "has_rolled": "dés lancés",
        "my_dice": "vos dés",
        "my_seal": "votre sceau",
        "players": "joueurs",
        "rounds_lost": "manches perdues",
        "rounds_to_lose": "manches à perdre",
        "seat": "place",
        "standing_bid": "dernière annonce",
        "turn_seat": "à jouer",
    },
    "en": {"my_dice": "your dice", "my_seal": "your seal", "turn_seat": "to play"},
}
OTHERWISE = {"en": "That cannot be done now.", "fr": "Ce n’est pas possible maintenant."}


class CupsNotation:
    def write(self, state: State, action: Action) -> str:
        if isinstance(action, Bid):
            return f"{action.count}x{action.face}"
        return "leave" if isinstance(action, Leave) else "doubt"

    def read(self, state: State, text: str) -> Action:
        if text in ("doubt", "leave"):
            return Doubt() if text == "doubt" else Leave()
        try:
            count, face = map(int, text.split("x"))
        except ValueError:
            raise BadNotation(f"{text!r} is no bid, doubt or leave") from None
        return msgspec.convert({"type": "bid", "count": count, "face": face}, Bid)

    def write_position(self, state: State) -> str:
        return msgspec.json.encode(state).decode()

    def read_position(self, text: str) -> State:
        return msgspec.json.decode(text, type=State)

    def transcript(self, played: Sequence[tuple[State, Move]], final: State) -> str:
        told = [self.write(at, move.action) for at, move in played if isinstance(move, Decision)]
        return " ".join(told)

    def tell(self, state: State, event: Any, language: str) -> str | None:
        is_french = language == "fr"
        match event:
            case Rolled(cups=cups):
                dice = [" ".join(map(str, cup)) for cup in cups if cup is not None]
                if len(dice) == 1:
                    words = "Sous votre gobelet : {}." if is_french else "Under your cup: {}."
                    return words.format(dice[0])
                return "Les dés roulent." if is_french else "The dice roll."
            case BidMade(seat=seat, count=count, face=face):
                words = (
                    "La place {} annonce {} fois le {}."
                    if is_french
                    else "Seat {} bids {} times the {}."
                )
                return words.format(seat + 1, count, face)
            case Lifted(found=found, loser=loser):
                words = (
                    "On lève les gobelets : {} dés. La place {} perd la manche."
                    if is_french
                    else "The cups are lifted: {} dice. Seat {} loses the round."
                )
                return words.format(found, loser + 1)
            case SeatLeft(seat=seat):
                words = "La place {} s’en va." if is_french else "Seat {} leaves."
                return words.format(seat + 1)
        return None

    def name(self, key: str, language: str) -> str | None:
        """For the page, which has no words of its own for this game."""
        return NAMES[language].get(key)

    def explain(self, refusal: Refusal, language: str) -> str:
        text = REFUSALS[language].get(refusal.code, OTHERWISE[language])
        return text.format(**refusal.hint)
