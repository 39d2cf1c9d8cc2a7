"""A real server and a real browser for the tests in this folder."""

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from players import FLAGS, Person
from playwright.sync_api import Browser, sync_playwright


class Server:
    """The real command, on a port and a folder of its own."""

    def __init__(self, data: Path) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port: int = probe.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self._data = data
        self.start()

    def start(self) -> None:
        command = [sys.executable, "-c", "from tablee.cli import main; main()", "serve"]
        self._process = subprocess.Popen(
            [*command, "--port", str(self.port), "--data", str(self._data)]
        )
        for _ in range(400):
            with suppress(OSError), socket.create_connection(("127.0.0.1", self.port), 0.2):
                return
            time.sleep(0.05)
        raise AssertionError("the server does not listen")

    def kill(self) -> None:
        """As a power cut would."""
        os.kill(self._process.pid, signal.SIGKILL)
        self._process.wait()


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

    def new(*, locale: str = "en-GB", phone: bool = False) -> Person:
        made.append(Person(browser, locale=locale, phone=phone))
        return made[-1]

    yield new
    for each in made:
        assert each.errors == []
        each.context.close()
