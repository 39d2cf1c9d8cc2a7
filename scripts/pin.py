"""Resolve the dependencies and write them down with hashes and without addresses."""

import subprocess
import sys
import tempfile
from pathlib import Path

HEADER = "# Made by `make pins`: every version with its hashes, no addresses.\n"
PINNED = {
    "constraints.txt": ["page", "physics", "server", "test"],
    "constraints-bench.txt": ["page", "physics", "server", "test", "bench"],
    "constraints-docs.txt": ["page", "physics", "server", "test", "docs"],
}


def main() -> None:
    with tempfile.TemporaryDirectory() as home:
        subprocess.run([sys.executable, "-m", "venv", home], check=True)
        python = str(Path(home, "bin", "python"))
        subprocess.run([python, "-m", "pip", "install", "--quiet", "uv"], check=True)
        for name, extras in PINNED.items():
            print(f"==> {name}")
            command = [python, "-m", "uv", "pip", "compile", "--quiet", "--upgrade"]
            command += ["--universal", "--python-version=3.11", "--generate-hashes"]
            command += ["--no-header", "--no-annotate", "--no-emit-index-url"]
            command += [f"--extra={extra}" for extra in extras]
            done = subprocess.run(
                [*command, "pyproject.toml"], check=True, capture_output=True, text=True
            )
            Path(name).write_text(HEADER + done.stdout, encoding="utf-8")


if __name__ == "__main__":
    main()
