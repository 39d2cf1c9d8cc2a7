"""A pytest plugin: ``pytest --tablee perudo`` holds a game to the contract, one item a promise.

Without ``--tablee`` it does nothing. Nothing else of the kit is loaded before it is needed.
"""

import importlib
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from tablee.core.game import AnyGame
    from tablee.testing.broken import Count
    from tablee.testing.kit import Item

ALL = "all"
SEEN = "tablee"  # the property of a report that says what was looked at


def pytest_addoption(parser: pytest.Parser) -> None:
    """The three options."""
    group = parser.getgroup("tablee", "games of Tablée")
    group.addoption(
        "--tablee",
        action="append",
        metavar="GAME",
        help="Hold a game to the contract: its slug, or 'all'. Repeat it.",
    )
    group.addoption(
        "--tablee-games",
        type=int,
        default=1,
        metavar="N",
        help="Games for each check at each table (1).",
    )
    group.addoption(
        "--tablee-seed", type=int, default=0, metavar="SEED", help="Where luck starts (0)."
    )


def pytest_configure(config: pytest.Config) -> None:
    """Take part only where a game is named."""
    if config.option.tablee:
        if not config.option.file_or_dir:
            config.args = []  # only games, no files
        config.pluginmanager.register(Conformance(config), "tablee-conformance")


class Broken(Exception):  # what is shown is the finding's own text
    """A promise is broken."""


class TableNode(pytest.Collector):
    """The promises of one table."""

    def collect(self) -> list[pytest.Item]:
        """Made with its items, so there is nothing to look for."""
        return []


class Promise(pytest.Item):
    """One check at one table."""

    def __init__(self, *, game: "AnyGame", item: "Item", **rest: Any) -> None:
        super().__init__(**rest)
        self._game, self._promise = game, item

    def runtest(self) -> None:
        """Play as many games as were asked for; the first broken promise ends it."""
        kit = importlib.import_module("tablee.testing.kit")
        seed, counts = self.config.option.tablee_seed, []
        for number in range(seed, seed + self.config.option.tablee_games):
            told = kit.run(self._game, self._promise, number)
            if isinstance(told, kit.Finding):
                raise Broken(str(told))
            counts.append(told)
        for told in counts:
            self.user_properties.append((SEEN, [self._promise.check.name, *told]))

    def repr_failure(self, excinfo: pytest.ExceptionInfo[BaseException], *_: Any, **__: Any) -> Any:
        """The finding, and no traceback."""
        if isinstance(excinfo.value, Broken):
            return str(excinfo.value)
        return f"{type(excinfo.value).__name__}: {excinfo.value}"

    def reportinfo(self) -> tuple[str, int | None, str]:
        """Where it is listed: under its table."""
        return str(self.session.path / self._promise.table.name), None, self.name


class Conformance:
    """Collects the items, and tells at the end what was looked at."""

    def __init__(self, config: pytest.Config) -> None:
        registry = importlib.import_module("tablee.core.registry")
        errors = importlib.import_module("tablee.core.errors")
        named = config.option.tablee
        slugs = registry.games() if ALL in named else tuple(dict.fromkeys(named))
        try:
            self._games = [registry.game(slug) for slug in slugs]
        except errors.TableeError as error:
            raise pytest.UsageError(str(error)) from None
        self._seen: dict[str, Count] = {}

    @pytest.hookimpl(tryfirst=True)
    def pytest_collection_modifyitems(
        self, session: pytest.Session, items: list[pytest.Item]
    ) -> None:
        """Add the items of every game; ``-k`` and other plugins choose among them."""
        found = [item for game in self._games for item in self._items(session, game)]
        items.extend(found)
        session.ihook.pytest_collectreport(  # so that they are counted
            report=pytest.CollectReport("", "passed", None, [*found])
        )

    def _items(self, session: pytest.Session, game: "AnyGame") -> Iterator[pytest.Item]:
        kit = importlib.import_module("tablee.testing.kit")
        tables: dict[str, pytest.Collector] = {}
        for item in kit.items(game):
            name = item.table.name
            if name not in tables:
                tables[name] = TableNode.from_parent(session, name=name, nodeid=name)
            yield Promise.from_parent(tables[name], name=item.check.name, game=game, item=item)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Add up what was looked at, on whichever worker."""
        seen: list[Any] = [value for name, value in report.user_properties if name == SEEN]
        broken = importlib.import_module("tablee.testing.broken")
        for check, *told in seen if report.when == "call" else ():
            count, before = broken.Count(*told), self._seen.get(check)
            self._seen[check] = count if before is None else before.plus(count)

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        """How much was looked at, by check."""
        if not self._seen:
            return
        terminalreporter.write_sep("-", "what was looked at")
        widest = max(map(len, self._seen))
        for check, count in self._seen.items():
            terminalreporter.write_line(f"{check:{widest}}  {count}")
