"""``tablee new-game``: a package for a game of your own."""

from pathlib import Path
from typing import Annotated

import typer

from tablee.authoring.scaffolding import write_package
from tablee.cli._terms import out


def command(
    slug: Annotated[str, typer.Argument(help="Its name in addresses and logs: a-z, 0-9, _.")],
    *,
    title: Annotated[str | None, typer.Option(help="Its name for people.")] = None,
    into: Annotated[Path | None, typer.Option(help="The folder; tablee-SLUG unless told.")] = None,
) -> None:
    """Write a package for a game of your own. It plays at once: change it from there.

    tablee new-game perudo --title Perudo
    """
    folder = into or Path(f"tablee-{slug.replace('_', '-')}")
    for path in write_package(slug, title or slug.replace("_", " ").title(), folder):
        out.print(f"  {path}", highlight=False, markup=False)
    steps = (
        f"cd {folder}",
        "pip install --editable .",
        f"pytest --tablee {slug}",
        f"tablee simulate {slug} --games 20",
        "tablee serve",
    )
    out.print("\nNext:\n" + "\n".join(f"  {step}" for step in steps), highlight=False, markup=False)
