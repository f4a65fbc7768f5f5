"""What all tests share, and which of them are quick.

`@pytest.mark.long` marks a test that only `pytest -m long` runs; `@pytest.mark.quick(N)` marks
all cases of a test as long but the first N; `@pytest.mark.quick(N, per="game")` all but
the first N of each value of that parameter, with `but=("swords",)` none of these values; of
several the uppermost counts. `--seeds K` makes K times as many quick. A test that is named by
its whole id runs, quick or long.
Properties (hypothesis) are tried with few examples among the quick and again with many
among the long ones.
"""

import ctypes
import gc
import os
import sys
from collections import Counter
from collections.abc import Generator, Iterable, Iterator
from contextlib import suppress
from functools import cache, wraps
from importlib import import_module
from importlib.abc import SourceLoader
from importlib.util import find_spec
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

MAY_BE_SLOW = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("quick", MAY_BE_SLOW, max_examples=25)
settings.register_profile("long", MAY_BE_SLOW, max_examples=150)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--seeds",
        type=int,
        default=1,
        metavar="K",
        help="run K times as many cases of the tests that try many (default: 1)",
    )


gc.set_threshold(100_000, 50, 1000)  # thousands of tests live long: a fifth of the time went here


def pytest_configure(config: pytest.Config) -> None:
    settings.load_profile("long" if _only_long(config) else "quick")
    config.pluginmanager.register(ExamplesWhereTheyAre())  # here and in the package


class ExamplesWhereTheyAre:
    """Looks for examples (`>>>`) where they are: in few modules, and in no test."""

    @staticmethod
    def pytest_ignore_collect(collection_path: Path) -> bool | None:
        if collection_path.suffix != ".py" or _is_test(collection_path):
            return None
        return ">>> " not in collection_path.read_text("utf-8") or None

    @staticmethod
    @pytest.hookimpl(wrapper=True)
    def pytest_collect_file(
        file_path: Path,
    ) -> Generator[None, list[pytest.Collector], list[pytest.Collector]]:
        found = yield
        return [one for one in found if not _is_test(file_path) or type(one) is pytest.Module]


_MUCH = 300 << 20  # bytes
_held = [_MUCH]  # by this process, when it last gave any back


@pytest.hookimpl(trylast=True)
def pytest_runtest_logfinish() -> None:
    """Give back what tests have freed, where it is much: a worker would grow to 3.5 GB."""
    if sys.platform == "linux" and _resident() > _held[0] + _MUCH:
        gc.collect()
        with suppress(AttributeError):  # another C library than glibc
            ctypes.CDLL(None).malloc_trim(0)
        _held[0] = _resident()


def _resident() -> int:
    return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


HERE = Path(__file__).parent


def _is_test(file: Path) -> bool:
    return file.is_relative_to(HERE)


@pytest.hookimpl(tryfirst=True)
def pytest_collection(session: pytest.Session) -> None:
    """Begin with other modules than the other workers, who read what one has compiled."""
    if session.config.args_source is not pytest.Config.ArgsSource.TESTPATHS or _workers() == 1:
        return
    own = slice(int(os.environ["PYTEST_XDIST_WORKER"].removeprefix("gw")), None, _workers())
    for file in sorted((HERE.parent / "samurai_odds").rglob("*.py"))[own]:
        found = find_spec(_module(file))
        if found and isinstance(found.loader, SourceLoader):
            found.loader.get_code(found.name)
    for file in sorted(HERE.rglob("test_*.py"))[own]:
        with suppress(Exception):  # reported when it is imported again
            import_module(_module(file))


def _module(file: Path) -> str:
    return ".".join(file.relative_to(HERE.parent).with_suffix("").parts).removesuffix(".__init__")


def _only_long(config: pytest.Config) -> bool:
    return bool(config.getoption("markexpr") == "long")


_TOLD = "PYTEST_XDIST_AUTO_NUM_WORKERS"


@pytest.hookimpl(wrapper=True, optionalhook=True)
def pytest_xdist_auto_num_workers(config: pytest.Config) -> Generator[None, int, int]:
    """Three workers for two cores run the long tests, a third of whose time is waiting."""
    found = yield
    return found * 3 // 2 if _only_long(config) and _TOLD not in os.environ else found


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_collection_modifyitems(
    config: pytest.Config, items: list[pytest.Item]
) -> Generator[None, object, object]:
    """Mark tests before `-m` chooses among them, and put in order those that it leaves."""
    _mark_long(config, items)
    for module in {item.module for item in items if isinstance(item, pytest.Function)}:
        vars(module)["all"] = all_of_some
    ids = _named(config)
    named = [item for item in items if item.nodeid in ids]
    result = yield
    chosen = [*items, *(item for item in named if item not in items)]
    items[:] = _so_that_few_wait(chosen, _only_long(config))
    return result


def all_of_some(found: Iterable[object]) -> bool:
    """Return what `all` does, but not of nothing: a test would pass that has looked at nothing."""
    nothing = True
    for one in found:
        if not one:
            return False
        nothing = False
    assert not nothing, "all() of nothing"
    return True


def _named(config: pytest.Config) -> set[str]:
    """Return the ids that the command line names."""
    found = set()
    for given in config.args:
        path, colons, name = given.partition("::")
        if colons:
            whole = (config.invocation_params.dir / path).resolve()
            found.add(f"{os.path.relpath(whole, config.rootpath)}::{name}".replace(os.sep, "/"))
    return found


WHOLE_REPORT = ".favoring.report"  # the examples that tell full games; the commands' are quick


def _mark_long(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Mark as long what is not among the first cases of its test."""
    seen: Counter[tuple[object, ...]] = Counter()
    for item in items:
        is_property = getattr(getattr(item, "obj", None), "is_hypothesis_test", False)
        if (is_property and _only_long(config)) or item.name.endswith(WHOLE_REPORT):
            item.add_marker("long")
        marks = [mark for mark in item.own_markers if mark.name == "quick"]
        if not marks:
            continue
        assert isinstance(item, pytest.Function)
        quick = marks[-1]
        per = quick.kwargs.get("per")
        value = item.callspec.params[per] if per else None
        case = (item.parent, item.originalname, value)
        seen[case] += 1
        most = config.getoption("seeds") * (quick.args[0] if quick.args else 1)
        if seen[case] > most or value in quick.kwargs.get("but", ()):
            item.add_marker("long")


COMPILES = "tests/play/"  # every game's loop, one after another
PLAY_NONE = (  # full games; of the games' folders those on single combats
    *(f"tests/{name}/" for name in ("battles/attack", "engine", "machines")),
    *(f"tests/ran/{name}/" for name in ("approach", "charts", "cohesion", "combat", "duel")),
    *(f"tests/ran/{name}/" for name in ("fire", "orders", "shock")),
    *(f"tests/swords/{name}/" for name in ("battle", "campaign", "ninja", "sampled")),
    "tests/reports/test_luck",
    "tests/swords/test_",
)


IN_A_BROWSER = (  # and what else stands on the page
    *("tests/page/", "tests/analysis/test_designing_in_chromium"),
    *("tests/cli/test_hostile_names", "tests/analyses/test_documentation"),
)
TAKE_LONGEST = (
    *("tests/machines/", "tests/fuzz/", "tests/engine/compiling/", "tests/cli/test_without_numba"),
    *(f"tests/ran/full_game/test_{name}" for name in ("played_out", "searching")),
    *("tests/swords/full_game/test_odds_on_map", "tests/battles/full_game/test_odds_on_map"),
    *("tests/battles/full_game/test_games", "tests/battles/rules/test_invariants"),
    "tests/test_style",
)


def _so_that_few_wait(items: list[pytest.Item], only_long: bool) -> list[pytest.Item]:
    """Put tests in an order in which one worker makes what the others need later.

    Each begins with its share. Of two, the second begins with the tests that have all games
    compiled, which takes a minute; the first with those that play none, then those of the game
    that is compiled first. Of the long tests the longest come first, in which the first worker
    waits for Chromium while the second does not, and the third has shorter ones: at the end there
    are short ones to share.
    """
    begun: list[list[pytest.Item]] = [[] for _ in range(max(2, _workers()))]
    if only_long:
        begun[0], begun[1] = _of(items, IN_A_BROWSER), _of(items, TAKE_LONGEST)
    begun[1] += _of(items, (COMPILES,))
    first = {id(item) for share in begun for item in share}
    others = sorted((item for item in items if id(item) not in first), key=_how_late)
    found: list[pytest.Item] = []
    for number, share in enumerate(begun, start=1):
        found += share
        more = max(len(items) * number // len(begun) - len(found), 0)
        found += others[:more]
        del others[:more]
    return found + others


def _workers() -> int:
    return int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))


def _of(items: list[pytest.Item], places: tuple[str, ...]) -> list[pytest.Item]:
    return [item for item in items if item.nodeid.startswith(places)]


def _how_late(item: pytest.Item) -> int:
    if item.nodeid.startswith(PLAY_NONE):
        return 0
    return 1 if item.nodeid.startswith("tests/battles/") else 2


def pytest_collection_finish() -> None:
    gc.freeze()


@pytest.fixture(autouse=True)
def a_terminal_of_80_columns(monkeypatch: pytest.MonkeyPatch) -> None:
    """Answers are laid out for the terminal: tests do not hang on the one they run in."""
    monkeypatch.setenv("COLUMNS", "80")


@pytest.fixture(autouse=True, scope="session")
def games_are_compiled() -> Iterator[None]:
    """Full games are played compiled, however few: what is kept on disk decides nothing.

    Which test is the first to need what is neither shipped nor compiled yet is chance: none
    hears of it. For the whole session, because the fixtures of a module are made before those
    of a test.
    """
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("samurai_odds.play.interpreted.PATIENCE", 0.0)
        patch.setattr("samurai_odds.engine.compiled.say", lambda words: None)
        yield


@pytest.fixture(autouse=True, scope="session")
def the_page_is_translated_once() -> Iterator[None]:
    """One worker translates the questions for all: it takes each a quarter minute."""
    from samurai_odds.page import scripts
    from tests.kept import kept

    own = scripts.translated

    @cache
    @wraps(own)
    def translated(rules: scripts.Rules = scripts.SHIPPED) -> tuple[list[str], dict[str, str]]:
        shared, by_name = own(rules) if rules else kept("translated", own)
        return shared, by_name

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(scripts, "translated", translated)
        yield
