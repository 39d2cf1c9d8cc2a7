"""What is said at a table beside the game: emotes, words, drafts. None of it is kept on disk."""

from collections import deque
from collections.abc import Callable
from typing import Any

import msgspec
from msgspec import Raw

from tablee.core.game import AnyGame
from tablee.server.audience import Audience, Guest
from tablee.server.limits import Bucket
from tablee.server.seats import Seating, called
from tablee.server.wire import Draft, Emote, Emoted, Said, Say, Sketched, Trouble

WORDS_KEPT = 50
WORDS_A_SECOND, WORDS_AT_ONCE = 0.5, 5.0


class Talk:
    """Passes on what seats say; a spectator only listens."""

    def __init__(self, game: AnyGame, audience: Audience, clock: Callable[[], float]) -> None:
        self._game = game
        self._audience = audience
        self._clock = clock
        self._words: deque[Said] = deque(maxlen=WORDS_KEPT)
        self._sketches: dict[int, Sketched] = {}
        self._buckets: dict[int, Bucket] = {}

    def welcome(self, guest: Guest) -> None:
        """Tell a newcomer what was said, and what is being tried out."""
        for said in self._words:
            guest.send(said)
        for sketched in self._sketches.values():
            guest.send(sketched)

    def hear(self, guest: Guest, message: Draft | Emote | Say, seating: Seating) -> None:
        if message.seat not in self._audience.held(guest, seating):
            guest.send(Trouble("not_seated", f"You do not hold seat {message.seat}."))
        elif isinstance(message, Draft):
            self._sketch(guest, message)
        elif isinstance(message, Say) and not seating.house.chat:
            guest.send(Trouble("no_chat", "This table talks by emotes only."))
        elif not self._bucket(message.seat).take():
            guest.send(Trouble("rate_limited", "A little slower, please."))
        elif isinstance(message, Say):
            said = Said(message.seat, called(message.text))
            self._words.append(said)
            self._audience.tell(said)
        else:
            self._audience.tell(Emoted(message.seat, message.emote))

    def forget_sketches(self) -> None:
        """The table has moved: whatever was tried out is done or out of date."""
        self._sketches.clear()

    def _sketch(self, guest: Guest, draft: Draft) -> None:
        if not self._game.shows_sketches:
            guest.send(Trouble("private", "In this game drafts are nobody else's business."))
            return
        try:
            sketch: Any = None
            if draft.sketch is not None:
                sketch = msgspec.convert(draft.sketch, self._game.types.sketch)
        except msgspec.ValidationError as error:
            guest.send(Trouble("malformed", str(error)))
            return
        told = Sketched(draft.seat, Raw(msgspec.json.encode(sketch)))
        self._sketches[draft.seat] = told
        self._audience.tell(told, but=guest)

    def _bucket(self, seat: int) -> Bucket:
        if seat not in self._buckets:
            self._buckets[seat] = Bucket(WORDS_A_SECOND, WORDS_AT_ONCE, self._clock)
        return self._buckets[seat]
