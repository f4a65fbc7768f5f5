"""The bots of a game: a folder of modules, one bot each."""

import pkgutil
from functools import cached_property
from importlib import import_module
from types import ModuleType

from samurai_odds.errors import OddsError, unknown


class Bots:
    """The bots in a package, found when they are first asked for.

    A module there is a bot if it has ``NAME`` (what it is asked for by), ``SAYS`` (a line
    for the README) and ``choose(q, s, uniform)``, which gives the place, from 0, of one of
    the options open. It reads the observation of the seat asked and writes nothing but
    what the game sets aside for its notes. ``uniform`` is a random draw, which
    `rules.chance.among` scales. It is compiled together with the functions that it calls;
    with ``LARGE = True`` only for games in which such a bot plays.
    """

    def __init__(self, package: str) -> None:
        self.package = package

    @cached_property
    def modules(self) -> tuple[ModuleType, ...]:
        """The bots' modules, sorted by name."""
        folder = import_module(self.package)
        modules = [
            import_module(f"{self.package}.{found.name}")
            for found in pkgutil.iter_modules(folder.__path__)
        ]
        return tuple(sorted((m for m in modules if hasattr(m, "NAME")), key=lambda m: str(m.NAME)))

    @cached_property
    def names(self) -> tuple[str, ...]:
        """What the bots are asked for by."""
        return tuple(str(module.NAME) for module in self.modules)

    def number_of(self, name: str) -> int:
        """Give the number by which the compiled loop knows a bot; OddsError if there is none."""
        if name not in self.names:
            raise OddsError(unknown("bot", name, self.names))
        return self.names.index(name)
