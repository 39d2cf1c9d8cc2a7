"""A picture of a match: what somebody sees, as SVG."""

from collections.abc import Sequence
from pathlib import Path
from textwrap import wrap
from typing import Any

from msgspec import Struct

from tablee.core import svg
from tablee.core.captions import Captions, Table, captions, known
from tablee.core.codec import to_plain
from tablee.core.errors import TableeError
from tablee.core.game import AnyGame
from tablee.core.protocol import Decide, Over, Waiting

_LINE, _SMALL = 22, 15
_NAME_WIDE = 150
_MOST_LINES, _MOST_FIELDS = 3, 40
_WORDS: Table = {
    "en": {
        "seat": "Seat {seat}",
        "over": "over: {ending}",
        "waiting": "waiting for seat {seats}",
        "waitings": "waiting for seats {seats}",
        "luck": "waiting for luck",
        "more": "{count} more",
        "yes": "yes",
        "no": "no",
        "nothing": "Nothing to see.",
        "fields": "{name}: {value}",
    },
    "fr": {
        "seat": "Place {seat}",
        "over": "fini : {ending}",
        "waiting": "on attend la place {seats}",
        "waitings": "on attend les places {seats}",
        "luck": "le sort décide",
        "more": "et {count} de plus",
        "yes": "oui",
        "no": "non",
        "nothing": "Rien à voir.",
        "fields": "{name} : {value}",
    },
}


class Picture(Struct, frozen=True):
    """SVG text that shows itself in notebooks."""

    svg: str

    def save(self, path: str | Path) -> None:
        """Write it to a file, whose name ends in ``.svg``."""
        target = Path(path)
        if target.suffix.lower() != ".svg":
            raise TableeError(f"a picture is saved as .svg, not as {target.name}")
        try:
            target.write_text(self.svg, encoding="utf-8")
        except OSError as error:
            raise TableeError(f"cannot write {path}: {error.strerror}") from None

    def _repr_svg_(self) -> str:
        return self.svg

    def __str__(self) -> str:
        return self.svg

    def __repr__(self) -> str:
        return f"<Picture: {len(self.svg)} characters of SVG>"


def picture_of(
    game: AnyGame, view: Any, waiting: Waiting, seats: int, language: str = "en"
) -> Picture:
    """The game's own picture of a view; of a game without pictures, the view as a table."""
    if game.picture is None:
        return plain_picture(game, view, waiting, seats, language)
    drawn = game.picture(view, known(language))
    if not isinstance(drawn, str):
        raise TypeError(f"the picture of {game.slug} is {type(drawn).__name__}, not text")
    return Picture(drawn)


def plain_picture(
    game: AnyGame, view: Any, waiting: Waiting, seats: int, language: str = "en"
) -> Picture:
    """Seats, whose turn it is, and the fields of the view: for any game."""
    say = captions(_WORDS, language)
    rows = _fields(view, say)
    inside: list[svg.Markup] = []
    y = _seats(inside, waiting, seats, say)
    inside.append(svg.Markup())  # the paper, once its height is known
    paper, top = len(inside) - 1, y
    y += 12
    for at, (name, value) in enumerate(rows):
        lines = _wrapped(value)
        high = _LINE * len(lines) + 8
        if at % 2:
            inside.append(svg.rect(24, y, svg.WIDE - 48, high, rx=5, fill=svg.SHADE))
        inside.append(svg.text(34, y + 20, svg.fit(name, _SMALL, _NAME_WIDE), _SMALL, bold=True))
        for line, words in enumerate(lines):
            inside.append(svg.text(40 + _NAME_WIDE, y + 20 + _LINE * line, words, _SMALL))
        y += high
    inside[paper] = svg.panel(16, top, svg.WIDE - 32, y - top + 12)
    drawn = svg.page(
        y + 28,
        *inside,
        title=game.title,
        status=_status(waiting, say),
        told=_told(rows, say),
        language=language,
        ground="#85562a",
    )
    return Picture(drawn)


def safe_picture(game: AnyGame, view: Any, waiting: Waiting, seats: int) -> Picture:
    """A picture in any case: the game's own, or the table, or at least the game's name."""
    for draw in (picture_of, plain_picture):
        try:
            return draw(game, view, waiting, seats)
        except Exception:  # noqa: S112 - a notebook shows a match whatever its game does
            continue
    return Picture(
        svg.page(20, title=str(game.slug), status="", told="no picture", ground="#85562a")
    )


def _seats(inside: list[svg.Markup], waiting: Waiting, seats: int, say: Captions) -> float:
    """A badge a seat, at most six in a row; gives where the next thing may be drawn."""
    wide = (svg.WIDE - 32 - 10 * 5) / 6
    now = waiting.seats if isinstance(waiting, Decide) else ()
    won = waiting.result.winners if isinstance(waiting, Over) else ()
    for seat in range(seats):
        row, column = divmod(seat, 6)
        x, y = 16 + column * (wide + 10), 16 + row * 50
        lit = seat in now or seat in won
        inside.append(svg.panel(x, y, wide, 38, fill=svg.GLOW if lit else svg.PAPER))
        sign = "★ " if seat in won else "▸ " if lit else ""
        words = sign + say("seat", seat=seat)
        inside.append(svg.text(x + wide / 2, y + 25, words, 16, anchor="middle", bold=lit))
    return 16 + (max(0, seats - 1) // 6 + 1) * 50


def _status(waiting: Waiting, say: Captions) -> str:
    if isinstance(waiting, Over):
        return say("over", ending=waiting.result.ending)
    if isinstance(waiting, Decide) and waiting.seats:
        seats = ", ".join(map(str, waiting.seats))
        return say.many("waiting", len(waiting.seats), seats=seats)
    return say("luck")


def _told(rows: Sequence[tuple[str, str]], say: Captions) -> str:
    told = (say("fields", name=name, value=_short(value)) for name, value in rows[:12])
    return "; ".join(told) or say("nothing")


def _fields(view: Any, say: Captions) -> list[tuple[str, str]]:
    try:
        plain = to_plain(view)
    except Exception:  # a stranger's view may hold anything
        plain = repr(view)
    if not isinstance(plain, dict):
        plain = {"view": plain}
    rows = [(_named(name), _written(each, say)) for name, each in plain.items() if name != "type"]
    more = len(rows) - _MOST_FIELDS
    return rows if more <= 0 else [*rows[:_MOST_FIELDS], ("…", say("more", count=more))]


def _named(field: Any) -> str:
    return str(field).replace("_", " ")


def _written(value: Any, say: Captions) -> str:
    """Plain data in as few signs as can be read."""
    if isinstance(value, dict):
        return "; ".join(f"{name} {_written(each, say)}" for name, each in value.items()) or "–"
    if isinstance(value, list | tuple):
        return ", ".join(_part(each, say) for each in value) or "–"
    if isinstance(value, bool):
        return say("yes" if value else "no")
    return "–" if value is None or value == "" else str(value)


def _part(value: Any, say: Captions) -> str:
    words = _written(value, say)
    return f"({words})" if isinstance(value, list | tuple | dict) else words


def _wrapped(value: str) -> list[str]:
    """Lines of what fits beside the names; a long value is cut."""
    wide = int((svg.WIDE - 48 - _NAME_WIDE - 20) / (_SMALL * 0.58))
    return wrap(value[: 4 * wide], wide, max_lines=_MOST_LINES, placeholder=" …") or [""]


def _short(value: str) -> str:
    return value if len(value) <= 60 else value[:59] + "…"
