"""A real server and a real browser for the tests in this folder."""

import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from _pytest.runner import runtestprotocol
from builders import Builder
from flickers import SOON
from players import FLAGS, Person
from playwright.sync_api import Browser, Playwright, expect, sync_playwright
from real_server import Server
from watchdog import MARK, watched

USUAL = 20_000  # milliseconds until something is to be seen; no test waits longer than it must
expect.set_options(timeout=USUAL)


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
    expect.set_options(timeout=USUAL)


@pytest.hookimpl
def pytest_runtest_protocol(item: pytest.Item, nextitem: pytest.Item | None) -> bool:
    """A test whose browser hung has one more try; a page that hangs, hangs again."""
    item.ihook.pytest_runtest_logstart(nodeid=item.nodeid, location=item.location)
    with watched() as dog:
        reports = runtestprotocol(item, log=False, nextitem=nextitem)
    if dog.has_bitten:
        print(f"\n{item.nodeid} hung; once more", file=sys.__stderr__)
        with watched():
            reports = runtestprotocol(item, log=False, nextitem=nextitem)
    for report in reports:
        item.ihook.pytest_runtest_logreport(report=report)
    item.ihook.pytest_runtest_logfinish(nodeid=item.nodeid, location=item.location)
    return True


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as running:
        yield running


@pytest.fixture(scope="session")
def browsers(playwright: Playwright) -> Iterator[list[Browser]]:
    """Those that were started, the present one last."""
    started: list[Browser] = []
    yield started
    for each in started:
        if each.is_connected():
            each.close()


@pytest.fixture
def browser(playwright: Playwright, browsers: list[Browser]) -> Browser:
    """The same one for all tests, unless it has died."""
    if not browsers or not browsers[-1].is_connected():
        flags = [*FLAGS, MARK]
        browsers.append(playwright.chromium.launch(executable_path="/usr/bin/chromium", args=flags))
    return browsers[-1]


@pytest.fixture
def person(browser: Browser) -> Iterator[Callable[..., Person]]:
    """Somebody new at a browser; at the end nobody has seen a script fail."""
    made: list[Person] = []

    def new(*, locale: str = "en-GB", phone: bool = False, kind: type[Person] = Builder) -> Person:
        made.append(kind(browser, locale=locale, phone=phone))
        return made[-1]

    yield new
    errors = [each.errors for each in made]
    for each in made:
        each.context.close()
    assert not any(errors), errors
