"""The table tells what the others do: one step after the other, in sentences, with names."""

import json
import re

import pytest
from known_tables import brought, give_away
from players import DESKTOP, PHONE, Person
from playwright.sync_api import Browser, expect
from real_server import Server
from tables import drawer

import tablee
from tablee.core.naming import Name, with_names

WATCH = """
() => {
  const told = (window.told = []);
  const look = () => {
    const spoken = document.querySelector('.caster [aria-live]')?.textContent ?? '';
    const prompt = document.querySelector('.prompt [role=status]')?.textContent ?? '';
    const turn = [...document.querySelectorAll('.chip-turn b')].map((chip) => chip.textContent);
    const last = told.at(-1);
    const now = JSON.stringify([spoken, prompt, turn]);
    if (last !== now) told.push(now);
  };
  new MutationObserver(look).observe(document.querySelector('.crown'), {
    subtree: true, childList: true, characterData: true, attributes: true,
  });
  look();
}
"""


def sentences(person: Person, language: str) -> list[str]:
    """What the server has told this seat, step by step, with the names of the seats."""
    told: list[str] = []
    names: list[Name] = []
    for frame in person.frames:
        message = json.loads(frame)
        if message["type"] == "welcome":
            names = [
                Name(seat["name"], is_typed=True)
                if seat["kind"] == "human" and seat["name"]
                else Name(seat["called"][language])
                for seat in message["seats"]
            ]
        if message["type"] == "moved":
            said = [each[language] for each in message["eyes"][0]["words"]["events"] if each]
            if said:
                told.append(with_names(" ".join(said), names.__getitem__, language))
    return told


@pytest.mark.parametrize(("locale", "phone"), [("en-GB", False), ("fr-FR", True)])
def test_every_action_of_three_bots_can_be_read(
    server: Server, browser: Browser, *, locale: str, phone: bool
) -> None:
    """Each is spoken once and in order; nothing is asked before all was shown."""
    one = Person(browser, locale=locale, phone=phone, tempo="normal")
    assert one.page.viewport_size == (PHONE if phone else DESKTOP)
    is_french = locale.startswith("fr")
    made = brought(one, server, tablee.Match.new("coolock", seats=4, seed=5))
    for seat in (1, 2, 3):
        give_away(one, made, seat, "bot:easy")
    one.page.goto(f"{server.url}/t/{made['table']}")
    expect(one.page.get_by_test_id("board")).to_be_visible()
    one.page.evaluate(WATCH)
    for _ in range(2):
        expect(one.page.locator(".prompt [role=status]")).to_have_text(
            "À vous : lancez le dé." if is_french else "Your turn: roll the die.", timeout=90_000
        )
        roll = re.compile("Lancer le dé|Roll the die")
        one.page.get_by_role("main").get_by_role("button", name=roll).click()
        one.wait(lambda message: any(eye["offer"] for eye in message["eyes"]))
        act = drawer(one, "Actions")
        act.get_by_role("listitem").get_by_role("button").first.click()
        if not phone:  # there the sheet makes way by itself
            act.get_by_role("button", name="Close").click()
        one.wait(lambda message: message["waiting"]["seats"] == [0])
    expect(one.page.locator(".caster-on")).to_have_count(0, timeout=90_000)
    seen = [json.loads(each) for each in one.page.evaluate("() => window.told")]
    spoken = [said for number, (said, *_) in enumerate(seen) if said != (seen[number - 1][0])]
    heard = sentences(one, "fr" if is_french else "en")
    assert [said for said in spoken if said] == heard[-len([said for said in spoken if said]) :]
    assert len(heard) >= 8
    for said, prompt, turn in seen:
        if prompt and turn and prompt.startswith(("À vous", "Your turn")):
            assert len(turn) == 1, (said, prompt, turn)
    assert one.errors == []
    one.context.close()
