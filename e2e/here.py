"""People who play on their own device, and a host that only hands out files."""

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from builders import Builder
from playwright.sync_api import Locator
from real_server import free_port, wait_for

# What the engine's worker says to the page; there is no socket that a test could listen to.
LISTEN = """
if (window.Worker) {
  const Own = window.Worker
  window.heard = []
  window.Worker = class extends Own {
    constructor(...told) {
      super(...told)
      this.addEventListener('message', ({ data }) => {
        if (data?.type === 'heard') window.heard.push(...data.text.split('\\n'))
      })
    }
  }
}
"""
STARTS_MS = 90_000  # on a busy machine


class Here(Builder):
    """Plays on this device; hears what the engine tells the page."""

    keeps = "allow"

    def __init__(self, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        self.context.add_init_script(LISTEN)

    def _last(self) -> dict[str, Any] | None:
        self.frames[:] = self.page.evaluate("window.heard ?? []")
        return super()._last()

    @property
    def panel(self) -> Locator:
        return self.page.get_by_test_id("device")

    def start(self) -> None:
        """Ask for the engine, and wait until it is there."""
        self.panel.get_by_role("button").first.click()
        self.is_ready()

    def is_ready(self) -> None:
        self.page.locator("[data-testid=device][data-phase=ready]").wait_for(timeout=STARTS_MS)

    def is_kept(self) -> None:
        """Until the page is kept for when there is no network."""
        self.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        self.page.wait_for_function(
            """async () => {
              const names = await caches.keys()
              const page = names.find((name) => name.startsWith('tablee-page-'))
              return page && (await (await caches.open(page)).keys()).length > 20
            }"""
        )


class Files:
    """Files over http, and nothing else; in a folder of the host."""

    def __init__(self, folder: Path, place: str = "") -> None:
        self.port = free_port()
        self.folder = folder
        self.url = f"http://127.0.0.1:{self.port}/{place}"
        self.start()

    def start(self) -> None:
        command = [sys.executable, "-m", "http.server", "--bind", "127.0.0.1", str(self.port)]
        self._process = subprocess.Popen(
            [*command, "-d", str(self.folder)],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        wait_for(self.port)

    def kill(self) -> None:
        self._process.kill()
        self._process.wait()


@contextmanager
def handed_out(folder: Path, place: str = "") -> Iterator[Files]:
    files = Files(folder, place)
    try:
        yield files
    finally:
        files.kill()
