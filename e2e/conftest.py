"""A real server and a real browser for the tests in this folder."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from builders import Builder
from flickers import SOON
from players import FLAGS, Person
from playwright.sync_api import Browser, expect, sync_playwright
from real_server import Server


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One for all tests that leave it running; no bot plays on at the tables they have left."""
    running = Server(tmp_path_factory.mktemp("server"), "--grace", "3600")
    yield running
    running.kill()


@pytest.fixture
def frail_server(tmp_path: Path) -> Iterator[Server]:
    """One of its own, for a test that kills it or looks into its folder."""
    running = Server(tmp_path)
    yield running
    running.kill()


@pytest.fixture
def patience() -> Iterator[None]:
    """Scenes without a graphics card, and physics, take longer than clicks."""
    expect.set_options(timeout=SOON)
    yield
    expect.set_options(timeout=None)


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

    def new(*, locale: str = "en-GB", phone: bool = False, kind: type[Person] = Builder) -> Person:
        made.append(kind(browser, locale=locale, phone=phone))
        return made[-1]

    yield new
    for each in made:
        assert each.errors == []
        each.context.close()
