"""A picture of a match: what somebody sees, as SVG."""

from pathlib import Path
from textwrap import wrap
from typing import Any

from msgspec import Struct

from tablee.core import svg
from tablee.core.codec import to_plain
from tablee.core.errors import TableeError
from tablee.core.game import AnyGame
from tablee.core.protocol import Decide, Over, Waiting

_LINE, _SMALL = 22, 15
_NAME_WIDE = 150
_MOST_LINES, _MOST_FIELDS = 3, 40


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


def picture_of(game: AnyGame, view: Any, waiting: Waiting, seats: int) -> Picture:
    """The game's own picture of a view; of a game without pictures, the view as a table."""
    if game.picture is None:
        return plain_picture(game, view, waiting, seats)
    drawn = game.picture(view)
    if not isinstance(drawn, str):
        raise TypeError(f"the picture of {game.slug} is {type(drawn).__name__}, not text")
    return Picture(drawn)


def plain_picture(game: AnyGame, view: Any, waiting: Waiting, seats: int) -> Picture:
    """Seats, whose turn it is, and the fields of the view: for any game."""
    rows = _fields(view)
    inside: list[svg.Markup] = []
    y = _seats(inside, waiting, seats)
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
        status=_status(waiting),
        told="; ".join(f"{name}: {_short(value)}" for name, value in rows[:12])
        or "Nothing to see.",
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


def _seats(inside: list[svg.Markup], waiting: Waiting, seats: int) -> float:
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
        words = f"{sign}Seat {seat}"
        inside.append(svg.text(x + wide / 2, y + 25, words, 16, anchor="middle", bold=lit))
    return 16 + (max(0, seats - 1) // 6 + 1) * 50


def _status(waiting: Waiting) -> str:
    if isinstance(waiting, Over):
        return f"over: {waiting.result.ending}"
    if isinstance(waiting, Decide) and waiting.seats:
        many = len(waiting.seats) > 1
        return f"waiting for seat{'s' * many} {', '.join(map(str, waiting.seats))}"
    return "waiting for luck"


def _fields(view: Any) -> list[tuple[str, str]]:
    try:
        plain = to_plain(view)
    except Exception:  # a stranger's view may hold anything
        plain = repr(view)
    if not isinstance(plain, dict):
        plain = {"view": plain}
    rows = [(_named(name), _written(each)) for name, each in plain.items() if name != "type"]
    more = len(rows) - _MOST_FIELDS
    return rows if more <= 0 else [*rows[:_MOST_FIELDS], ("…", f"{more} more")]


def _named(field: Any) -> str:
    return str(field).replace("_", " ")


def _written(value: Any) -> str:
    """Plain data in as few signs as can be read."""
    if isinstance(value, dict):
        return "; ".join(f"{name} {_written(each)}" for name, each in value.items()) or "–"
    if isinstance(value, list | tuple):
        return ", ".join(_part(each) for each in value) or "–"
    if isinstance(value, bool):
        return "yes" if value else "no"
    return "–" if value is None or value == "" else str(value)


def _part(value: Any) -> str:
    return f"({_written(value)})" if isinstance(value, list | tuple | dict) else _written(value)


def _wrapped(value: str) -> list[str]:
    """Lines of what fits beside the names; a long value is cut."""
    wide = int((svg.WIDE - 48 - _NAME_WIDE - 20) / (_SMALL * 0.58))
    return wrap(value[: 4 * wide], wide, max_lines=_MOST_LINES, placeholder=" …") or [""]


def _short(value: str) -> str:
    return value if len(value) <= 60 else value[:59] + "…"
