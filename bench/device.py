"""How the engine of a device does: start, answers while the strongest bot thinks, steps a second.

    python -m bench.device        # after `make site`; Chromium and Node, one after the other

Answers and starts are wall time in Chromium, so a busy machine makes them worse; steps are counted
by CPU time, in CPython and in Pyodide in one run.
"""

import json
import subprocess
import sys
import time
from pathlib import Path
from random import Random
from statistics import median, quantiles

ROOT = Path(__file__).parent.parent
sys.path[:0] = [str(ROOT / "e2e"), str(ROOT / "tests" / "support")]

GAMES = {"cortexcape": 60, "coolock": 6, "cocoons": 10, "monster_freeze": 4}
MOST_STEPS = 400
ASKED = 150
# One question at a time, over the very worker that plays.
PING = """async (count) => {
  const worker = window.engines[0]
  const took = []
  for (let at = 0; at < count; at++) {
    const id = 1e9 + at
    const begun = performance.now()
    await new Promise((resolve) => {
      const hear = ({ data }) => {
        if (data.type !== 'answer' || data.id !== id) return
        worker.removeEventListener('message', hear)
        resolve()
      }
      worker.addEventListener('message', hear)
      const address = '/api/tables/none'
      worker.postMessage({ type: 'ask', id, method: 'GET', address, body: '', tokens: '' })
    })
    took.push(performance.now() - begun)
    await new Promise((resolve) => setTimeout(resolve, 40))
  }
  return took
}"""
KEEP = """
const Own = window.Worker
window.engines = []
window.Worker = class extends Own {
  constructor(...told) {
    super(...told)
    window.engines.push(this)
  }
}
"""


def steps(slug: str, games: int) -> int:
    """Random moves of some games."""
    import tablee  # noqa: PLC0415 - runs in a browser's Python, too

    done = 0
    for seed in range(games):
        match = tablee.Match.new(slug, seats=2, seed=seed)
        rng = Random(seed)
        for _ in range(MOST_STEPS):
            seats = getattr(match.waiting, "seats", ())
            if not seats:
                break
            match.play(seats[0], match.sample(seats[0], rng))
            done += 1
    return done


def speed_here(slug: str, games: int) -> float:
    """Steps a second of CPU; the first game wakes up what is needed."""
    steps(slug, 1)
    begun = time.process_time()
    return steps(slug, games) / (time.process_time() - begun)


def speed_there(slug: str, games: int) -> float:
    """The same in Pyodide, in Node: what one game takes is what waking up takes."""
    few, many = (_there(slug, count) for count in (1, games + 1))
    return (many["result"] - few["result"]) / (many["cpu_s"] - few["cpu_s"])


def _there(slug: str, games: int) -> dict[str, float]:
    from scripts.build_engine import fetched  # noqa: PLC0415

    code = f"from bench.device import steps; steps({slug!r}, {games})"
    command = ["node", "engine/run.mjs", str(ROOT), str(fetched()), code]
    done = subprocess.run(command, cwd=ROOT / "web", check=True, capture_output=True, text=True)
    told: dict[str, float] = json.loads(done.stdout.splitlines()[-1])
    return told


def browser() -> dict[str, float]:
    """Cold and warm start, and answers while two of the strongest play each other."""
    from here import STARTS_MS, handed_out  # noqa: PLC0415
    from players import FLAGS  # noqa: PLC0415
    from playwright.sync_api import sync_playwright  # noqa: PLC0415

    ready = "[data-testid=device][data-phase=ready]"
    with sync_playwright() as playwright, handed_out(ROOT / "static") as files:
        chromium = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=FLAGS)
        page = chromium.new_context(locale="en-GB").new_page()
        page.add_init_script(KEEP)
        page.goto(files.url)
        page.wait_for_selector(".shelf")
        took = {}
        for name in ("cold start, s", "warm start, s"):
            begun = time.perf_counter()
            page.get_by_test_id("device").get_by_role("button").first.click()
            page.wait_for_selector(ready, timeout=STARTS_MS)
            took[name] = time.perf_counter() - begun
            if name.startswith("cold"):
                page.reload()
                page.wait_for_selector(".shelf")
        page.get_by_role("button", name="New table: Cortexcape").click()
        for seat in (0, 1):
            page.locator("form.sheet fieldset select").nth(seat).select_option("bot:hard")
        page.locator("form.sheet button[type=submit]").click()
        page.wait_for_selector(".cx-maze")
        page.wait_for_timeout(5000)  # the room next door is furnished
        asked = page.evaluate(PING, ASKED)
        took["answer, median ms"] = median(asked)
        took["answer, p99 ms"] = quantiles(asked, n=100)[98]
        chromium.close()
    return took


def main() -> None:
    for name, value in browser().items():
        print(f"{name:24} {value:8.1f}")
    for slug, games in GAMES.items():
        here, far = speed_here(slug, games), speed_there(slug, games)
        print(f"{slug:24} {far:8.0f} steps a CPU second, {far / here:.2f} of CPython's")
    sizes = json.loads((ROOT / "static" / "engine" / "engine.json").read_text(encoding="utf-8"))
    packed = sum(each["packed"] for each in sizes["files"].values())
    print(f"{'engine, packed MB':24} {packed / 1e6:8.2f}")


if __name__ == "__main__":
    main()
