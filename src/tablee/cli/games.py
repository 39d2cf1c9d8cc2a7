"""``tablee games``: what can be played here."""

from rich.table import Table

from tablee import bots
from tablee.cli._terms import AsJson, out, plainly, print_json
from tablee.core.codec import menu
from tablee.core.registry import game, games

NEEDS_ARGUMENTS = False


@plainly
def command(*, as_json: AsJson = False) -> None:
    """List the games, their seats, options and bots."""
    found = [game(slug) for slug in games()]
    if as_json:
        print_json(
            [
                {
                    "slug": each.slug,
                    "title": each.title,
                    "seats": each.seats,
                    "rules_version": each.rules_version,
                    "options": each.options.__struct_encode_fields__,
                    "choices": menu(each),
                    "bots": bots.names(each),
                    "endings": each.endings,
                }
                for each in found
            ]
        )
        return
    table = Table("game", "title", "seats", "options (--set)", "bots")
    for each in found:
        values = menu(each)
        options = [
            f"{name}={'|'.join(map(str, values[name]))}" if name in values else name
            for name in each.options.__struct_encode_fields__
        ]
        seats = ", ".join(map(str, each.seats))
        names = "\n".join(bots.names(each))
        table.add_row(each.slug, each.title, seats, "\n".join(options), names)
    out.print(table)
