"""People with thumbs and screens of every size, and what can be measured on a page."""

import re
from typing import Any

from players import Person
from playwright.sync_api import Locator
from real_server import Server

UPRIGHT, ASIDE, ZOOMED = (390, 844), (844, 390), (720, 450)  # the last: a laptop at 200 %
FINGERTIP = 44

# What is there to be pressed, as large as it looks to a finger; a radio button is its label.
SMALL = """(least) => {
  const found = []
  const pressable = 'button, a[href], input, select, summary, [role=button]'
  for (const each of document.querySelectorAll(pressable)) {
    // Places on a board may be small: each of them is in the list of actions, too.
    if (each.closest('[data-stage], .hidden') || each.type === 'hidden') continue
    const isChoice = each.type === 'radio' || each.type === 'checkbox'
    const shown = isChoice ? (each.closest('label') ?? each) : each
    const { width, height } = shown.getBoundingClientRect()
    if (!shown.checkVisibility({ visibilityProperty: true }) || width < 2 || height < 2) continue
    // A link within a line of text is as high as the line.
    const words = each.textContent.trim()
    const isAlone = each.closest('p, li, dd, td')?.textContent.trim() === words
    // Browsers take every button in a line for a block of its own.
    const isInline = /^inline(-block)?$/.test(getComputedStyle(each).display) && !isAlone
      && [...each.parentElement.childNodes].some((near) => near.nodeType === 3 && near.data.trim())
    if (isInline || (width >= least - 0.5 && height >= least - 0.5)) continue
    const name = each.getAttribute('aria-label') || words || each.id || each.className
    const size = `${Math.round(width)} x ${Math.round(height)}`
    found.push(`${each.tagName.toLowerCase()} "${name.slice(0, 40)}": ${size}`)
  }
  return found
}"""

# What is wider than its place, so that somebody has to scroll sideways.
SIDEWAYS = """() => {
  const root = document.scrollingElement
  const found = root.scrollWidth > innerWidth + 1 ? ['the page'] : []
  for (const each of document.querySelectorAll('body *')) {
    const scrolls = ['auto', 'scroll'].includes(getComputedStyle(each).overflowX)
    if (scrolls && each.clientWidth > 0 && each.scrollWidth > each.clientWidth + 1)
      found.push(`${each.className}: ${each.scrollWidth} in ${each.clientWidth}`)
  }
  return found
}"""

# In sight, and nothing lies over its middle.
IN_REACH = """(each) => {
  const { left, top, right, bottom } = each.getBoundingClientRect()
  const [x, y] = [(left + right) / 2, (top + bottom) / 2]
  if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) return false
  const hit = document.elementFromPoint(x, y)
  return hit !== null && (each.contains(hit) || hit.contains(each))
}"""


class Toucher(Person):
    """Somebody with a phone, who has nothing but a thumb."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, touch=True, **kwargs)

    def too_small(self) -> list[str]:
        found: list[str] = self.page.evaluate(SMALL, FINGERTIP)
        return found

    def sideways(self) -> list[str]:
        found: list[str] = self.page.evaluate(SIDEWAYS)
        return found


def hold(one: Person, size: tuple[int, int]) -> None:
    """The same page on another screen."""
    one.page.set_viewport_size({"width": size[0], "height": size[1]})


def open_at(one: Person, server: Server, game: str, *seats: str) -> None:
    """A new table of any game; "bot" is the first bot that the game has."""
    one.page.goto(server.url)
    table = one.page.evaluate(
        """async ([game, holders]) => {
          const games = await (await fetch('/api/games')).json()
          const bot = 'bot:' + games.find((each) => each.slug === game).bots[0]
          const seats = holders.map((each) => (each === 'bot' ? bot : each))
          const body = JSON.stringify({ game, seats, options: {}, name: 'Anne-Sophie' })
          const made = await (await fetch('/api/tables', { method: 'POST', body })).json()
          localStorage.setItem('tablee.tokens.' + made.table, JSON.stringify([made.token]))
          localStorage.setItem('tablee.invitation.' + made.table, made.invitation)
          return made.table
        }""",
        [game, list(seats)],
    )
    one.page.goto(f"{server.url}/t/{table}")
    one.page.get_by_role("main").wait_for()


def reachable(found: Locator) -> bool:
    """Whether at least one of these can be touched without hunting for it."""
    return any(each.evaluate(IN_REACH) for each in found.all())


def tool(one: Person, name: str) -> Locator:
    return one.page.get_by_role("navigation").get_by_role("button", name=re.compile(name))
