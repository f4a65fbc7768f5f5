"""The bots of a game: a folder of modules, one bot each."""

import pkgutil
from functools import cached_property
from importlib import import_module
from types import ModuleType
from typing import Any, NamedTuple

from samurai_odds.errors import OddsError, unknown


class Bot(NamedTuple):
    """One of several bots of a module, with what a module that is a bot has by these names."""

    NAME: str
    SAYS: str
    choose: Any
    LARGE: bool = False


class Bots:
    """The bots in a package, found when they are first asked for.

    A module there is a bot if it has ``NAME`` (what it is asked for by), ``SAYS`` (a line for
    the README) and ``choose(q, s, uniform)``, which gives the place, from 0, of one of the
    options open; or it lists several as ``BOTS``. A bot reads the observation of the seat asked
    and writes nothing but what the game sets aside for its notes. ``uniform`` is a random draw,
    which `rules.chance.among` scales. It is compiled together with the functions that it calls;
    with ``LARGE = True`` only for games in which such a bot plays.
    """

    def __init__(self, package: str) -> None:
        self.package = package

    @cached_property
    def modules(self) -> tuple[ModuleType | Bot, ...]:
        """The bots, sorted by name."""
        bots: list[ModuleType | Bot] = []
        for found in pkgutil.iter_modules(import_module(self.package).__path__):
            module = import_module(f"{self.package}.{found.name}")
            bots += [module] if hasattr(module, "NAME") else getattr(module, "BOTS", ())
        return tuple(sorted(bots, key=lambda bot: str(bot.NAME)))

    @cached_property
    def names(self) -> tuple[str, ...]:
        """What the bots are asked for by."""
        return tuple(str(module.NAME) for module in self.modules)

    def number_of(self, name: str) -> int:
        """Give the number by which the compiled loop knows a bot; OddsError if there is none."""
        if name not in self.names:
            raise OddsError(unknown("bot", name, self.names))
        return self.names.index(name)
