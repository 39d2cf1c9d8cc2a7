"""Tables that this server cannot read say so, at the table and in the replay, in both languages."""

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import httpx2 as httpx
import pytest
from long import long
from players import Person
from playwright.sync_api import expect
from real_server import Server

WORDS = {
    "en-GB": "This table was played by another version of the rules; this server cannot read it.",
    "fr-FR": "Cette table a été jouée avec une autre version des règles ; "
    "ce serveur ne peut pas la lire.",
}


@pytest.mark.parametrize("locale", ["fr-FR", long("en-GB")])
def test_a_table_of_other_rules_says_so(
    frail_server: Server, tmp_path: Path, person: Callable[..., Person], locale: str
) -> None:
    """No board, no way to play on by other rules, and a way home."""
    wish = {"game": "cortexcape", "seats": ["me", "me"]}
    made = httpx.post(f"{frail_server.url}/api/tables", json=wish).json()
    frail_server.kill()
    with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as database, database:
        database.execute("""UPDATE tables SET header = replace(header, '"rules":1', '"rules":9')""")
    frail_server.start()
    reader = person(locale=locale, phone=True)
    for path in ("t", "r"):
        reader.page.goto(f"{frail_server.url}/{path}/{made['table']}")
        expect(reader.page.get_by_role("heading", level=1)).to_have_text(WORDS[locale])
        expect(reader.page.get_by_role("main").get_by_role("link")).to_have_attribute("href", "/")
