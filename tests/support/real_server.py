"""The real command, listening on a port and keeping a folder of its own; it can be killed."""

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path


def free_port() -> int:
    """Nobody listens there yet."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def wait_for(port: int) -> None:
    """Until somebody listens there."""
    for _ in range(400):
        with suppress(OSError), socket.create_connection(("127.0.0.1", port), 0.2):
            return
        time.sleep(0.05)
    raise AssertionError("the server does not listen")


class Server:
    def __init__(
        self, data: Path, *more: str, folder: Path | None = None, paths: Sequence[Path] = ()
    ) -> None:
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self._data = data
        self._more = more
        self._folder = folder
        self.paths = paths  # where more packages are installed; for the next start
        self.start()

    def start(self) -> None:
        command = [sys.executable, "-c", "from tablee.cli import main; main()", "serve"]
        paths = [*map(str, self.paths), *os.environ.get("PYTHONPATH", "").split(os.pathsep)]
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, paths))}
        self._process = subprocess.Popen(
            [*command, "--port", str(self.port), "--data", str(self._data), *self._more],
            cwd=self._folder,
            env=environment,
        )
        wait_for(self.port)

    def kill(self) -> None:
        """As a power cut would."""
        if self._process.poll() is None:
            os.kill(self._process.pid, signal.SIGKILL)
        self._process.wait()

    def children(self) -> list[int]:
        """The processes that it has started: those that think for it."""
        pid = self._process.pid
        told = Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="utf-8")
        return [int(child) for child in told.split()]
