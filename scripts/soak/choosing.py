"""What a player sends next: random legal actions, most of all those that are legal twice."""

from random import Random
from typing import Any, NamedTuple

from tablee.core.codec import codec, to_json, to_plain
from tablee.core.game import AnyGame
from tablee.core.protocol import Decide, Decision, Seat

TRIES = 12  # to find an action of a kind that is looked for
LOOKS_FOR_MORE, AGAIN, READY, PAUSES = 0.3, 0.25, 0.4, 0.1  # how often


class Wish(NamedTuple):
    """An action of one of our seats."""

    seat: int
    action: dict[str, Any]


class Moment(NamedTuple):
    """Where a seat chose: enough to choose otherwise when that was taken back."""

    state: Any
    seat: int


class Chooser:
    """Looks at what a connection was told, and chooses."""

    def __init__(self, game: AnyGame, rng: Random) -> None:
        self._game = game
        self._rng = rng

    def choose(self, told: dict[str, Any], most: int) -> tuple[list[Wish], Moment | None]:
        """Up to ``most`` acts, one after the other; they fit, as far as one can know."""
        eyes = {eye["seat"]: eye for eye in told["eyes"] if eye["seat"] is not None}
        if self._may_be_ready(eyes) and self._rng.random() < READY:
            seat = self._rng.choice(list(eyes))
            return [Wish(seat, {"type": "ready"})] * self._rng.randint(1, most), None
        offered = [seat for seat, eye in eyes.items() if is_offered(eye)]
        if not offered:
            return [], None
        awaited = [seat for seat in told["waiting"].get("seats", ()) if seat in offered]
        others = not awaited or self._rng.random() < LOOKS_FOR_MORE
        seat = self._rng.choice(offered if others else awaited)
        state = self._guess(eyes[seat]["view"])
        return self._chain(state, seat, list(eyes), most), Moment(state, seat)

    def otherwise(self, moment: Moment, than: dict[str, Any]) -> Wish | None:
        """Another action for a moment that comes again; ``None`` where there is no other."""
        for _ in range(TRIES):
            action = to_plain(self._game.rules.sample(moment.state, Seat(moment.seat), self._rng))
            if action != than:
                return Wish(moment.seat, action)
        return None

    def _guess(self, view: Any) -> Any:
        """A state that looks like what a seat sees."""
        return self._game.rules.guess(codec(self._game).thing(to_json(view)), self._rng)

    def _may_be_ready(self, eyes: dict[int, Any]) -> bool:
        """Monster Freeze: to be ready once more is legal, and is a move, until play begins."""
        phases = {eye["view"].get("phase") for eye in eyes.values()}
        return self._game.slug == "monster_freeze" and phases <= {"ready", "countdown"}

    def _chain(self, state: Any, seat: int, ours: list[int], most: int) -> list[Wish]:
        """Acts that follow each other; now and then the same twice, with an id for each."""
        rules, found = self._game.rules, list[Wish]()
        while len(found) < most:
            action = self._sample(state, seat)
            found.append(Wish(seat, to_plain(action)))
            if self._rng.random() < AGAIN:
                found.append(found[-1])
            move: Decision[Any] = Decision(seat, action, state.at_ms)
            if rules.check(state, move) is None:
                state = rules.apply(state, move)[0]
            waiting = rules.waiting(state)
            if not isinstance(waiting, Decide):
                break
            next_ones = [each for each in (*waiting.seats, *waiting.asides) if each in ours]
            if not next_ones:
                break
            seat = self._rng.choice(next_ones)
        return found

    def _sample(self, state: Any, seat: int) -> Any:
        """A random legal action, with a taste for kinds that show second effects."""
        rules = self._game.rules
        picky = self._rng.random() < LOOKS_FOR_MORE
        for _ in range(TRIES):
            action = rules.sample(state, Seat(seat), self._rng)
            plain = to_plain(action)
            is_pause = plain["type"] == "pause" and self._rng.random() > PAUSES
            if not is_pause and (not picky or is_telling(plain)):
                break
        return action


def is_offered(eye: dict[str, Any]) -> bool:
    """Whether the seat may do anything now."""
    offer = eye.get("offer")
    return bool(offer and (offer.get("actions") or offer.get("open")))


def is_telling(action: dict[str, Any]) -> bool:
    """Legal twice in a row; or refused and a move all the same."""
    kind = action["type"]
    return kind in ("note", "flick", "ready", "swap") or (
        kind == "claim" and action.get("colour") is None
    )
