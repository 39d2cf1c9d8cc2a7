"""One HTML file: what was played, and a card with a plot for each measure."""

from collections.abc import Sequence
from html import escape
from importlib.resources import files
from typing import Any, NamedTuple

from tablee.lab.figures import Bars, Figure, Histogram, Line
from tablee.lab.plots import number, plot

LANGUAGES = ("en", "fr")


class About(NamedTuple):
    """What was studied."""

    title: str
    bots: tuple[str, ...]
    options: dict[str, Any]
    games: int
    seed: int
    seconds: float
    version: str


TEXT = {
    "lab": ("Lab", "Labo"),
    "games": ("{games} games, {seats} seats", "{games} parties, {seats} places"),
    "bots": ("Bots", "Robots"),
    "options": ("Options", "Options"),
    "usual": ("the usual ones", "celles d’usage"),
    "made": (
        "Seeds {first} to {last}; played in {seconds} s; Tablée {version}.",
        "Graines {first} à {last} ; joué en {seconds} s ; Tablée {version}.",
    ),
    "mean": ("mean", "moyenne"),
    "of": ("of {count} games", "sur {count} parties"),
    "bars": (
        "a game, ± 95 % interval; how many in all: {counts}",
        "par partie, ± intervalle à 95 % ; en tout : {counts}",
    ),
    "band": (
        "mean of the games still running, and their middle 80 %",
        "moyenne des parties encore en cours, et leurs 80 % du milieu",
    ),
    "ended": ("A game as it ended", "Une partie à sa fin"),
    "last": ("at the end of the plot", "à la fin du tracé"),
}


def report(
    about: About, figures: Sequence[Figure], language: str, picture: str | None = None
) -> str:
    """The whole page, with a picture of a game's end; nothing in it needs a network."""
    index = LANGUAGES.index(language)
    cards = "\n".join(_card(figure, index) for figure in figures)
    options = ", ".join(f"{name} = {value}" for name, value in about.options.items())
    counted = _say("games", index, games=about.games, seats=len(about.bots))
    made = _say(
        "made",
        index,
        first=about.seed,
        last=about.seed + about.games - 1,
        seconds=number(round(about.seconds, 1)),
        version=about.version,
    )
    title = f"{about.title} · {_say('lab', index)}"
    return f"""<!doctype html>
<html lang="{language}">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>{escape(title)}</title>
<style>{_style()}</style>
</head>
<body>
<main>
<h1>{escape(about.title)}</h1>
<p>{escape(counted)}</p>
<dl>
<dt>{_say("bots", index)}</dt><dd>{escape(", ".join(about.bots))}</dd>
<dt>{_say("options", index)}</dt><dd>{escape(options or _say("usual", index))}</dd>
</dl>
<div class="cards">
{cards}
{_ended(picture, index)}</div>
<p>{escape(made)}</p>
</main>
</body>
</html>
"""


def _ended(picture: str | None, language: int) -> str:
    if picture is None:
        return ""
    return f"<article><h2>{escape(_say('ended', language))}</h2>{picture}</article>\n"


def _style() -> str:
    return (files(__package__) / "report.css").read_text("utf-8")


def _card(figure: Figure, language: int) -> str:
    title = escape(figure.title[language])
    told = escape(_told(figure, language))
    return f"<article><h2>{title}</h2>{plot(figure, language)}<p>{told}</p></article>"


def _told(figure: Figure, language: int) -> str:
    """The numbers of a plot, for those who do not see it."""
    if isinstance(figure, Histogram):
        low, middle, high = figure.quantiles
        average = f"{number(figure.mean)} ± {number(figure.spread)}"
        cuts = f"p10 {number(low)} · p50 {number(middle)} · p90 {number(high)}"
        count = _say("of", language, count=figure.games)
        return f"{_say('mean', language)} {average} · {cuts} · {count}"
    if isinstance(figure, Line):
        _, last, _ = figure.points[-1]
        return f"{_say('band', language)}; {_say('last', language)}: {number(last)}"
    return _say("bars", language, counts=_counts(figure, language))


def _counts(figure: Bars, language: int) -> str:
    return ", ".join(f"{name[language]} {total}" for name, _, _, total in figure.rows)


def _say(key: str, language: int, **facts: Any) -> str:
    return TEXT[key][language].format(**facts)
