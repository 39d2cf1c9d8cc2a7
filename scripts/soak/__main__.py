"""``python -m scripts.soak --kills 1000``: exit code 0 if every promise was kept, else 1."""

import argparse
import asyncio
import shutil
import signal
import sys
import tempfile
import time
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from scripts.soak.driver import Settings, Soak
from scripts.soak.record import Record
from scripts.soak.report import accuse, tell

RESTART_S = 1.6  # of one kill, without the time in which everybody plays; on two cores
LEAST_LIMIT_S, LIMIT_S = 300.0, 8.0  # the time limit, and more of it for each kill


def asked() -> argparse.Namespace:
    """The command line."""
    parser = argparse.ArgumentParser(prog="python -m scripts.soak", description=__doc__)
    add = parser.add_argument
    add("--kills", type=int, default=1000, help="how often the server is killed")
    add("--seed", type=int, default=1, help="of all choices that are ours")
    add("--tables", type=int, default=12, help="that are busy at a time, over all five games")
    add(
        "--seconds-between",
        type=float,
        nargs=2,
        default=(0.05, 1.5),
        metavar=("LEAST", "MOST"),
        help="from the moment at which all are connected to the kill",
    )
    add("--least-acks", type=int, default=0, help="acts that are acknowledged before a kill")
    add("--limit", type=float, help="seconds after which the run has failed")
    add("--most-violations", type=int, default=1000, help="after which the run ends")
    add("--folder", type=Path, help="where to keep everything; else it is removed when all is well")
    return parser.parse_args()


async def soak(settings: Settings, folder: Path, record: Record, console: Console) -> None:
    """The run, with a bar that says how far it is; ends cleanly when it is told to."""
    task = asyncio.current_task()
    assert task is not None
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, task.cancel)
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(elapsed_when_finished=True),
    )
    with Progress(*columns, console=console) as progress:
        bar = progress.add_task("kills", total=settings.kills)

        def show(kills: int) -> None:
            """Move the bar."""
            wrong, acked = len(record.violations), record.counts["acked"]
            text = f"{acked:,} acked, {wrong} wrong"
            progress.update(bar, completed=kills, description=text)

        await Soak(settings, folder, record).run(show)


def main() -> int:
    """Run, report, and say by the exit code whether all is well."""
    given, console, out = asked(), Console(stderr=True), Console(width=160)
    between: tuple[float, float] = tuple(given.seconds_between)
    settings = Settings(
        kills=given.kills,
        seed=given.seed,
        tables=given.tables,
        between_s=between,
        least_acks=given.least_acks,
        limit_s=given.limit or LEAST_LIMIT_S + given.kills * (LIMIT_S + between[1]),
        most_violations=given.most_violations,
    )
    folder = given.folder or Path(tempfile.mkdtemp(prefix="tablee-soak-"))
    folder.mkdir(parents=True, exist_ok=True)
    minutes = given.kills * (RESTART_S + sum(between) / 2) / 60
    console.print(f"{given.kills:,} kills at {given.tables} tables: about {minutes:.0f} minutes")
    record, began = Record(), time.monotonic()
    try:
        asyncio.run(soak(settings, folder, record, console))
    except (KeyboardInterrupt, asyncio.CancelledError):
        record.accuse("stuck", "all", "the run was ended from outside")
    tell(record, out)
    out.print(f"seed {given.seed}, {(time.monotonic() - began) / 60:.1f} min")
    if record.violations:
        accuse(record, out)
        out.print(f"{len(record.violations)} violations. The tables and the output: {folder}")
        return 1
    out.print("Every promise was kept.")
    if given.folder is None:
        shutil.rmtree(folder)
    return 0


if __name__ == "__main__":
    sys.exit(main())
