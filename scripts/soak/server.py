"""The real command on a loopback port: started, killed, started again."""

import asyncio
import os
import signal
import socket
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path
from random import SystemRandom

COMMAND = (sys.executable, "-c", "from tablee.cli import main; main()", "serve")
HOST = "127.0.0.1"
# Below the ports that systems give to clients: one of those could connect to itself in the time
# in which nobody listens, and the server could not come back.
PORTS = range(20_000, 32_000)
START_S, LOOK_S = 60.0, 0.01


class NoServer(Exception):
    """It did not start."""


class Server:
    """One folder, one port, one process at a time."""

    def __init__(self, folder: Path) -> None:
        self.data = folder / "data"
        self.output = folder / "server.txt"
        self.port = free_port()
        self.url = f"http://{HOST}:{self.port}"
        self._process: subprocess.Popen[bytes] | None = None

    async def start(self) -> float:
        """Start it and wait until it listens; the seconds that took."""
        began = time.monotonic()
        old = self._process
        with self.output.open("ab") as output:
            self._process = subprocess.Popen(
                [*COMMAND, "--port", str(self.port), "--data", str(self.data), "--workers", "1"],
                stdin=subprocess.DEVNULL,
                stdout=output,
                stderr=output,
                start_new_session=True,
            )
        while not await self._listens():
            if self._process.poll() is not None:
                raise NoServer(f"it ended by itself: {self.last_words()}")
            if time.monotonic() - began > START_S:
                raise NoServer(f"it did not listen within {START_S:.0f} s: {self.last_words()}")
            await asyncio.sleep(LOOK_S)
        took = time.monotonic() - began
        if old is not None:
            end_group(old.pid)  # its workers end by themselves; not before the new one has started
        return took

    async def _listens(self) -> bool:
        """Whether the port answers."""
        try:
            _, writer = await asyncio.open_connection(HOST, self.port)
        except OSError:
            return False
        writer.close()
        with suppress(OSError):
            await writer.wait_closed()
        return True

    def strike(self) -> None:
        """SIGKILL, at once and to the server alone."""
        if self._process is not None and self._process.poll() is None:
            os.kill(self._process.pid, signal.SIGKILL)

    async def kill(self) -> None:
        """The same, and it is gone."""
        self.strike()
        while self._process is not None and self._process.poll() is None:
            await asyncio.sleep(0.001)

    def end(self) -> None:
        """Nothing that we have started is left."""
        if self._process is not None:
            end_group(self._process.pid)
            self._process.wait()

    def last_words(self) -> str:
        """The end of what it printed."""
        return self.output.read_text(encoding="utf-8", errors="replace")[-2000:]


def end_group(leader: int) -> None:
    """Kill a process that leads a session, and its children."""
    with suppress(ProcessLookupError):
        os.killpg(leader, signal.SIGKILL)


def free_port() -> int:
    """A port on which nobody listens."""
    for port in SystemRandom().sample(PORTS, 200):
        with socket.socket() as probe, suppress(OSError):
            probe.bind((HOST, port))
            return port
    raise NoServer("no port is free")
