"""What happened, in the past tense: for the page, the transcript and the story."""

from tablee.core import protocol
from tablee.core.protocol import Seat
from tablee.games.icecool.board.school import DoorId, RoomId
from tablee.games.icecool.board.spots import Standing
from tablee.games.icecool.model import Base, Colour, Ending, Kind, Reason, State, TurnKind, Why
from tablee.games.icecool.model.facts import Challenge, Happening
from tablee.games.icecool.model.flick import Flick


class Shuffled(Base, frozen=True, gc=False, tag="shuffled"):
    """IC-31; the order is nobody's to know."""

    cards: int


class RoundBegan(Base, frozen=True, gc=False, tag="round_began"):
    """IC-34: the fish hang."""

    round: int
    catcher: Seat


class CatcherPlaced(Base, frozen=True, gc=False, tag="catcher_placed"):
    seat: Seat
    x: float
    y: float


class Entered(Base, frozen=True, gc=False, tag="entered"):
    """IC-37: onto the red circle."""

    seat: Seat
    x: float
    y: float


class PutOnLine(Base, frozen=True, gc=False, tag="put_on_line"):
    """IC-59."""

    seat: Seat
    room: RoomId
    x: float
    y: float


class Announced(Base, frozen=True, gc=False, tag="announced"):
    """IC-78: the kind, not the card."""

    seat: Seat
    challenge: Challenge


class Aimed(Base, frozen=True, gc=False, tag="aimed"):
    """The finger snaps; what comes of it follows."""

    seat: Seat
    flick: Flick


class PenguinFlicked(Base, frozen=True, gc=False, tag="penguin_flicked"):
    """The flick as it went, to be played; what it led to follows."""

    seat: Seat
    number: int
    applied: Flick
    starts: tuple[Standing, ...]
    ends: tuple[Standing, ...]
    happenings: tuple[Happening, ...]
    recording: str


class FishTaken(Base, frozen=True, gc=False, tag="fish_taken"):
    """IC-50; ``fish``: how many of the three the seat has now."""

    seat: Seat
    door: DoorId
    fish: int
    sample: int


class CardDrawn(Base, frozen=True, gc=False, tag="card_drawn"):
    """IC-50, IC-76, IC-95; others do not learn the kind."""

    seat: Seat
    card: int
    kind: Kind | None
    why: Why


class Scored(Base, frozen=True, gc=False, tag="scored"):
    """IC-103: a point in place of a card."""

    seat: Seat
    points: int
    why: Why


class IdTaken(Base, frozen=True, gc=False, tag="id_taken"):
    """IC-65."""

    seat: Seat
    catcher: Seat
    sample: int


class CaughtAgain(Base, frozen=True, gc=False, tag="caught_again"):
    """IC-101: two players, the second catch."""

    seat: Seat
    catcher: Seat
    sample: int


class ChallengeMet(Base, frozen=True, gc=False, tag="challenge_met"):
    """IC-76: the card is turned up."""

    seat: Seat
    challenge: Challenge
    card: int


class ChallengeMissed(Base, frozen=True, gc=False, tag="challenge_missed"):
    """IC-77: it costs nothing."""

    seat: Seat
    challenge: Challenge


class SkatesUsed(Base, frozen=True, gc=False, tag="skates_used"):
    """IC-74; the cards are turned up."""

    seat: Seat
    cards: tuple[int, int]
    kinds: tuple[Kind, Kind]


class FishMoved(Base, frozen=True, gc=False, tag="fish_moved", rename={"from_": "from"}):
    """IC-86; the cards are turned up."""

    seat: Seat
    cards: tuple[int, int]
    colour: Colour
    from_: DoorId
    to: DoorId


class TurnBegan(Base, frozen=True, gc=False, tag="turn_began"):
    seat: Seat
    turn: TurnKind


class WarmedUp(Base, frozen=True, gc=False, tag="warmed_up"):
    """IC-109: a player has practised enough; ``flicks`` of their own."""

    seat: Seat
    flicks: int
    has_toured: bool


class TrickMissed(Base, frozen=True, gc=False, tag="trick_missed"):
    """IC-110: back to where it began; ``tries`` so far."""

    seat: Seat
    tries: int


class MustRetry(Base, frozen=True, gc=False, tag="must_retry"):
    """IC-41."""

    seat: Seat
    tries: int


class RoundEnded(Base, frozen=True, gc=False, tag="round_ended"):
    """IC-92, IC-49; ``seat``: who has three fish, or the Catcher who has them all."""

    round: int
    reason: Reason
    seat: Seat | None


class GameEnded(Base, frozen=True, gc=False, tag="game_ended"):
    """IC-97: all cards are shown, by seat."""

    ending: Ending
    scores: tuple[int, ...]
    winners: tuple[Seat, ...]
    hands: tuple[tuple[Kind, ...], ...]


class SeatLeft(Base, frozen=True, gc=False, tag="seat_left"):
    """IC-107."""

    seat: Seat


Event = (
    Shuffled
    | RoundBegan
    | CatcherPlaced
    | Entered
    | PutOnLine
    | Announced
    | Aimed
    | PenguinFlicked
    | FishTaken
    | CardDrawn
    | Scored
    | IdTaken
    | CaughtAgain
    | ChallengeMet
    | ChallengeMissed
    | SkatesUsed
    | FishMoved
    | TurnBegan
    | WarmedUp
    | TrickMissed
    | MustRetry
    | RoundEnded
    | GameEnded
    | SeatLeft
)

Step = protocol.Step[State, Event]
