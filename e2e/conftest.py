"""A real server and a real browser for the tests in this folder."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from players import FLAGS, Person
from playwright.sync_api import Browser, sync_playwright
from real_server import Server


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    running = Server(tmp_path)
    yield running
    running.kill()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        found = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=FLAGS)
        yield found
        found.close()


@pytest.fixture
def person(browser: Browser) -> Iterator[Callable[..., Person]]:
    """Somebody new at a browser; at the end nobody has seen a script fail."""
    made: list[Person] = []

    def new(*, locale: str = "en-GB", phone: bool = False, kind: type[Person] = Person) -> Person:
        made.append(kind(browser, locale=locale, phone=phone))
        return made[-1]

    yield new
    for each in made:
        assert each.errors == []
        each.context.close()
