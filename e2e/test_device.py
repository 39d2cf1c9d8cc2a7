"""On this device: the same Python in the browser, no server, and no network either."""

import json
import re
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from here import STARTS_MS, Files, Here, handed_out
from long import long
from players import Person
from playwright.sync_api import expect
from real_server import Server
from tables import fill_form, violations

import tablee

# As a browser answers when there is no room left.
FULL = """() => {
  self.put = IDBObjectStore.prototype.put
  IDBObjectStore.prototype.put = function (...told) {
    const asked = self.put.apply(this, told)
    this.transaction.abort()
    return asked
  }
}"""
NewPerson = Callable[..., Person]
SITE = Path(__file__).parent.parent / "static"
GOLDEN = Path(__file__).parent.parent / "tests" / "golden"


@pytest.fixture
def host(tmp_path: Path) -> Iterator[Files]:
    """A static host with the site in a folder of its own, to do with as one likes."""
    shutil.copytree(SITE, tmp_path / "at" / "home", symlinks=True)
    with handed_out(tmp_path, "at/home/") as files:
        yield files


def visitor(person: NewPerson, **named: object) -> Here:
    found = person(kind=Here, **named)
    assert isinstance(found, Here)
    return found


def play(one: Here, turns: int) -> None:
    """Some turns, or to the end."""
    for _ in range(turns):
        one.wait(lambda each: each["waiting"].get("seats") == [0] or is_over(each))
        if is_over(one.last):
            return
        one.take_turn()


def is_over(message: dict[str, object]) -> bool:
    waiting = message["waiting"]
    assert isinstance(waiting, dict)
    return bool(waiting["type"] == "over")


def test_a_whole_game_without_a_network(host: Files, person: NewPerson) -> None:
    """First visit, host gone, reload in the middle, to the end; review, replay and file."""
    one = visitor(person, phone=True, locale="fr-FR")
    one.page.goto(host.url)
    one.is_kept()
    one.start()
    one.page.reload()  # by now the worker hands out the page and the engine
    one.start()
    host.kill()
    one.context.set_offline(True)
    fill_form(one, "me", "bot:medium", Durée="short")
    assert re.search(r"at/home/\?at=/t/here-", one.page.url)
    play(one, 3)
    seq = one.last["seq"]
    one.page.reload()
    one.page.wait_for_selector(".cx-maze", timeout=STARTS_MS)
    assert one.last["seq"] >= seq
    play(one, 60)
    over = one.page.get_by_test_id("over")
    expect(over.get_by_role("heading", name=re.compile("Gagné|Perdu|Vous"))).to_be_visible()
    assert violations(one) == []
    with one.page.expect_download() as saved:
        over.get_by_role("button", name="Enregistrer la partie").click()
    match = tablee.Match.load(saved.value.path())
    assert match.result is not None
    over.get_by_role("button", name="Analyse des décisions").click()
    expect(one.page.locator(".cx-review")).to_be_visible(timeout=STARTS_MS)
    over.get_by_role("link", name="Revoir la partie").click()
    expect(one.page.get_by_role("slider")).to_be_visible()


@pytest.mark.parametrize(
    ("title", "bot"),
    [("Coolock", "hard"), long("Cocoons", "medium"), long("Monster Freeze", "master")],
)
def test_bots_play_to_the_end_without_a_network(
    host: Files, person: NewPerson, title: str, bot: str
) -> None:
    """Somebody watches them; the verdict, the story and the review come from this device."""
    one = visitor(person)
    one.page.goto(host.url)
    one.is_kept()
    one.start()
    one.context.set_offline(True)
    host.kill()
    one.page.get_by_role("button", name=f"New table: {title}").click()
    form = one.page.locator("form.sheet")
    form.locator(".counts label", has_text="2").click()
    for seat in (0, 1):
        form.locator(".holders select").nth(seat).select_option(f"bot:{bot}")
    form.locator("button[type=submit]").click()
    one.patience = 9000  # three minutes
    one.wait(is_over)
    expect(one.page.get_by_test_id("over")).to_be_visible(timeout=STARTS_MS)


def test_a_server_page_plays_here_and_brings_it_to_the_server(
    server: Server, person: NewPerson
) -> None:
    """Hot-seat on the device; its tables are apart; a log goes in and out."""
    one = visitor(person)
    one.page.goto(server.url)
    one.start()
    assert violations(one) == []
    fill_form(one, "me", "me", Length="short")
    expect(one.page.get_by_role("button", name="Talk")).to_have_count(0)
    assert one.page.get_by_test_id("share").count() == 0
    one.take_turn()
    one.page.get_by_role("link", name="Tablée").click()
    mine = one.page.get_by_role("region", name="Your tables on this device")
    expect(mine.get_by_role("listitem")).to_have_count(1)
    mine.get_by_role("button", name="Take it to the server").click()
    one.page.wait_for_url(re.compile(r"/t/(?!here)"))
    expect(one.page.get_by_role("button", name="Talk")).to_be_visible()
    one.page.get_by_role("link", name="Tablée").click()
    one.panel.get_by_role("button", name="Back to the server").click()
    one.page.reload()
    expect(one.page.get_by_text("One table is kept on this device.")).to_be_visible()
    expect(one.page.get_by_role("button", name="New table: ICECOOL²")).to_be_enabled()


def test_two_tabs_do_not_write_at_once(server: Server, person: NewPerson) -> None:
    """The second one says so, and may try again when the first is closed."""
    one = visitor(person)
    one.page.goto(server.url)
    one.start()
    other = one.context.new_page()
    other.goto(server.url)
    panel = other.get_by_test_id("device")
    panel.get_by_role("button", name=re.compile("Play on this device|Try again")).click()
    expect(panel.get_by_role("alert")).to_contain_text("another tab")
    one.page.close()
    panel.get_by_role("button", name="Try again").click()
    other.locator("[data-testid=device][data-phase=ready]").wait_for(timeout=STARTS_MS)


def test_a_newer_page_waits_until_it_is_wanted(host: Files, person: NewPerson) -> None:
    """Nobody is moved to it; who says so has it at once."""
    one = visitor(person)
    one.page.goto(host.url)
    one.is_kept()
    one.page.reload()
    home = host.folder / "at" / "home"
    keeper = home / "sw.js"
    written = keeper.read_text(encoding="utf-8")
    keeper.write_text(re.sub(r"VERSION = '\w+'", "VERSION = 'newer'", written), encoding="utf-8")
    index = home / "index.html"
    index.write_text(
        index.read_text(encoding="utf-8").replace("<head>", '<head><meta name="newer" />'),
        encoding="utf-8",
    )
    one.page.evaluate("navigator.serviceWorker.getRegistration().then((one) => one.update())")
    note = one.page.get_by_text("A newer Tablée is here.")
    expect(note).to_be_visible()
    with one.page.expect_navigation():
        one.page.get_by_role("button", name="Load it").click()
    expect(one.page.locator("meta[name=newer]")).to_have_count(1)
    kept = [each for each in one.page.evaluate("caches.keys()") if "page" in each]
    assert kept == ["tablee-page-newer"]


def test_a_full_device_says_so_and_keeps_what_it_has(server: Server, person: NewPerson) -> None:
    """No move is lost that was told; a sentence, and on with it once there is room."""
    one = visitor(person)
    one.page.goto(server.url)
    one.start()
    fill_form(one, "me", "me", Length="short")
    one.take_turn()
    seq = one.last["seq"]
    (engine,) = [each for each in one.page.workers if "engine" in each.url]
    engine.evaluate(FULL)
    one.act()
    expect(one.page.get_by_text(re.compile("could not be saved"))).to_be_visible()
    assert one.last["seq"] == seq
    engine.evaluate("() => { IDBObjectStore.prototype.put = self.put }")
    one.confirm()  # the board is as it was left
    one.wait(lambda each: each["seq"] > seq)


def test_saved_games_and_all_tables_come_and_go(server: Server, person: NewPerson) -> None:
    """A game of ICECOOL² can be watched here; all tables in a file are back in another browser."""
    one = visitor(person)
    one.page.goto(server.url)
    one.start()
    expect(one.page.get_by_role("button", name="New table: ICECOOL²")).to_be_disabled()
    (log,) = (GOLDEN / "icecool").glob("four-seats-easy.jsonl")
    one.page.get_by_label("Open a saved game").set_input_files(log)
    expect(one.page.get_by_role("slider")).to_be_visible()
    one.page.get_by_role("link", name="Tablée").click()
    with one.page.expect_download() as saved:
        one.panel.get_by_role("button", name="Save all tables").click()
    kept = Path(saved.value.path())
    assert len(json.loads(kept.read_text(encoding="utf-8"))["records"]) > 100
    two = visitor(person, locale="fr-FR")
    two.page.goto(server.url)
    two.start()
    two.page.get_by_label("Reprendre des tables d’un fichier").set_input_files(kept)
    expect(two.panel).to_contain_text("Une table est revenue.")
    heading = re.compile("^(Vos tables|Parties terminées) sur cet appareil$")
    expect(two.page.get_by_role("heading", name=heading)).to_be_visible()
