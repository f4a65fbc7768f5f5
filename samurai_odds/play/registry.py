"""The bots of a game: a folder of modules, one bot each."""

import pkgutil
from collections.abc import Sequence
from functools import cached_property
from importlib import import_module
from types import ModuleType
from typing import Any, NamedTuple

from samurai_odds.errors import OddsError, check_one_of, unknown

SEARCHING = "searching:"
_MOST_DIGITS = 9


class Bot(NamedTuple):
    """One of several bots of a module, with what a module that is a bot has by these names."""

    NAME: str
    SAYS: str
    choose: Any
    NEVER: tuple[str, ...] = ()


class Bots:
    """The bots in a package, found when they are first asked for.

    A module there is a bot if it has ``NAME`` (what it is asked for by), ``SAYS`` (a line for
    the README) and ``choose(q, s, uniform)``, which gives the place, from 0, of one of the
    options open; or it lists several as ``BOTS``. ``NEVER`` may name tools of the rules that it
    never uses, each with its rule. A bot reads the observation of the seat asked and writes nothing
    but what the game sets aside for its notes. ``uniform`` is a random draw, which `chance.among`
    scales. It is compiled together with the functions that it calls.

    ``search`` says that seats may search, too (`searching:2000`).
    """

    def __init__(self, package: str, search: bool = False) -> None:
        self.package, self.search = package, search

    @cached_property
    def modules(self) -> tuple[ModuleType | Bot, ...]:
        """The bots, sorted by name."""
        bots: list[ModuleType | Bot] = []
        for item in pkgutil.iter_modules(import_module(self.package).__path__):
            module = import_module(f"{self.package}.{item.name}")
            bots += [module] if hasattr(module, "NAME") else getattr(module, "BOTS", ())
        return tuple(sorted(bots, key=lambda bot: str(bot.NAME)))

    @cached_property
    def names(self) -> tuple[str, ...]:
        """What the bots are asked for by."""
        return tuple(str(module.NAME) for module in self.modules)

    def number_of(self, name: str) -> int:
        """Give the number by which the compiled loop knows a bot; OddsError if there is none."""
        check_one_of("bot", name, self.names)
        return self.names.index(name)

    def never(self, names: Sequence[str]) -> dict[str, tuple[str, ...]]:
        """Give, of some bots, those that never use some tools: which; one that searches may."""
        tools = {str(module.NAME): getattr(module, "NEVER", ()) for module in self.modules}
        return {name: tuple(tools[name]) for name in names if tools.get(name)}

    def faults(self, name: str, what: str = "bot") -> list[str]:
        """Say what is wrong with a bot's name; a bot that searches has its turns in it."""
        if self.search and name.startswith(SEARCHING):
            try:
                searched(name)
            except OddsError as fault:
                return list(fault.problems)
            return []
        known = (*self.names, f"{SEARCHING}N") if self.search else self.names
        return [] if name in self.names else [unknown(what, name, known)]

    def several(self, names: str | Sequence[str]) -> tuple[str, ...]:
        """Give the bots named, each once; raise OddsError for one that there is not, or none.

        In a text they stand with commas between.
        """
        named = names_of(names)
        wrong = [fault for name in named for fault in self.faults(name)]
        if wrong or not named:
            raise OddsError(*(wrong or ["bots: name one at least"]))
        return tuple(dict.fromkeys(named))


def names_of(names: str | Sequence[str]) -> list[str]:
    """Read the names of bots: text with commas between, or several."""
    return [name.strip() for name in (names.split(",") if isinstance(names, str) else names)]


def check_plain(bots: Sequence[str], game: str) -> None:
    """Refuse bots that search where only full games can be played by them."""
    wrong = [bot for bot in dict.fromkeys(bots) if bot.startswith(SEARCHING)]
    if wrong:
        raise OddsError(f"{wrong[0]} plays full games ('{game} play'); name a plain bot here")


def searched(name: str) -> int:
    """Read how many turns a searching bot plays for one of its own; OddsError if that is none."""
    number = name.removeprefix(SEARCHING)
    if not (number.isdecimal() and len(number) <= _MOST_DIGITS and int(number) > 0):
        raise OddsError(
            f"a bot that searches is named with its turns, {SEARCHING}2000: not '{name}'"
        )
    return int(number)
