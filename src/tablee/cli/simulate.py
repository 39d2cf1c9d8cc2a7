"""``tablee simulate``: many games by bots, and what came of them."""

from collections import Counter
from statistics import mean, quantiles
from time import perf_counter
from typing import Any

from rich.table import Table as RichTable

from tablee.bots.arena import Record, play_all
from tablee.cli._line_up import line_up_of, read_options, tables_of
from tablee.cli._terms import (
    AsJson,
    Bots,
    GameName,
    Games,
    Seats,
    Seed,
    Set,
    Workers,
    out,
    print_json,
    progress,
)
from tablee.core.registry import game as find_game


def command(
    game: GameName,
    *,
    games: Games = 1000,
    bots: Bots = "random",
    seats: Seats = None,
    option: Set = None,
    seed: Seed = 0,
    workers: Workers = None,
    as_json: AsJson = False,
) -> None:
    """Play N games and tell their lengths, results and rate.

    tablee simulate cortexcape --games 10000 --set lab=black --set mode=short
    """
    found = find_game(game)
    line_up = line_up_of(found, bots, seats)
    tables = tables_of(found, line_up, read_options(option), seed=seed, games=games)
    began = perf_counter()
    with progress(f"{game}: {', '.join(line_up)}", games) as seen:
        records = list(play_all(tables, workers=workers, seen=seen))
    summary = summarise(records, perf_counter() - began)
    if as_json:
        print_json(summary)
    else:
        _show(game, line_up, summary)


def summarise(records: list[Record], seconds: float) -> dict[str, Any]:
    """Lengths, endings, win shares and mean scores by seat, and the rate."""
    lengths = sorted(record.decisions for record in records)
    seats = len(records[0].table.bots)
    wins = [0.0] * seats
    for record in records:
        for seat in record.result.winners:
            wins[seat] += 1 / len(record.result.winners)
    cuts = quantiles(lengths, n=20) if len(lengths) > 1 else lengths * 19
    return {
        "games": len(records),
        "decisions": {
            "min": lengths[0],
            "p5": cuts[0],
            "mean": mean(lengths),
            "p95": cuts[18],
            "max": lengths[-1],
        },
        "endings": dict(Counter(record.result.ending for record in records)),
        "shared_wins": sum(len(record.result.winners) > 1 for record in records) / len(records),
        "win_share": [share / len(records) for share in wins],
        "mean_score": [
            mean(record.result.scores[seat] for record in records) for seat in range(seats)
        ],
        "seconds": seconds,
        "decisions_per_second": sum(lengths) / seconds,
    }


def _show(game: str, line_up: tuple[str, ...], summary: dict[str, Any]) -> None:
    table = RichTable(
        "seat", "bot", "win share", "mean score", title=f"{summary['games']} × {game}"
    )
    for seat, name in enumerate(line_up):
        share, score = summary["win_share"][seat], summary["mean_score"][seat]
        table.add_row(str(seat), name, f"{share:.1%}", f"{score:.2f}")
    out.print(table)
    length = summary["decisions"]
    out.print(
        f"decisions a game: mean {length['mean']:.1f},"
        f" 5–95 %: {length['p5']:g}–{length['p95']:g}, extremes {length['min']}–{length['max']}"
    )
    endings = ", ".join(f"{ending} × {count}" for ending, count in summary["endings"].items())
    out.print(f"endings: {endings}; shared wins {summary['shared_wins']:.1%}")
    rate = summary["decisions_per_second"]
    out.print(f"{summary['seconds']:.1f} s, {rate:,.0f} decisions a second")
