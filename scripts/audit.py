"""Ask the advisory services whether a pinned dependency is known to be unsafe (``make check``).

A finding fails the check. A machine from which no service can be reached is told so, plainly: it
has not audited anything.
"""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent


def ask(command: list[str], folder: Path) -> Any:
    """The JSON that a command prints, or ``None``."""
    try:
        done = subprocess.run(
            command, cwd=folder, capture_output=True, text=True, timeout=120, check=False
        )
        return json.loads(done.stdout)
    except (json.JSONDecodeError, subprocess.TimeoutExpired):
        return None


def audit_python() -> tuple[int, list[str]]:
    """How many Python packages were looked up, and what is wrong with them."""
    command = [sys.executable, "-m", "pip_audit", "--requirement", "constraints.txt"]
    command += ["--no-deps", "--disable-pip", "--format", "json", "--progress-spinner", "off"]
    answer = ask([*command, "--timeout", "5"], ROOT) or {"dependencies": []}
    known = [each for each in answer["dependencies"] if "skip_reason" not in each]
    found = [f"{each['name']}: {flaw['id']}" for each in known for flaw in each["vulns"]]
    return len(known), found


def audit_page() -> tuple[int, list[str]]:
    """The same for the packages of the page."""
    npm = shutil.which("npm", path=f"{Path(sys.executable).parent}:{os.environ['PATH']}")
    answer = ask([npm or "npm", "audit", "--json"], ROOT / "web") or {}
    if "metadata" not in answer:
        return 0, []
    flaws = answer.get("vulnerabilities", {})
    found = [f"{name}: {flaw['severity']}" for name, flaw in flaws.items()]
    return answer["metadata"]["dependencies"]["total"], found


def main() -> None:
    problems: list[str] = []
    for what, audit in (("Python", audit_python), ("page", audit_page)):
        count, found = audit()
        problems += found
        if count:
            print(f"{what}: {count} packages looked up, {len(found)} with a known flaw")
        else:
            print(f"{what}: no advisory service can be reached from here; nothing was audited")
    for problem in problems:
        print(f"  {problem}")
    sys.exit(bool(problems))


if __name__ == "__main__":
    main()
