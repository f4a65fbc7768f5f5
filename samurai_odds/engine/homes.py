"""Where the questions of a game's procedures stand; each is loaded only when it is asked.

They are named, not imported: so that asking one loads no other, and so that one procedure can
weigh another, which stands beside or above it.
"""

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from typing import Any

from samurai_odds.engine.calling import called
from samurai_odds.errors import check_one_of


def at_home(place: str) -> Any:
    """Return what stands at a place of the package, such as "battles.attack.query.Attack"."""
    module, _, name = place.rpartition(".")
    return getattr(import_module(f"samurai_odds.{module}"), name)


kept_at_home = cache(at_home)  # every new question asks


def made_at(homes: Mapping[str, str], game: str, procedure: str, inputs: dict[str, Any]) -> Any:
    """Make a question of a game; ``homes`` says where that of each procedure stands in it."""
    check_one_of(f"procedure of {game}", procedure, homes)
    return called(kept_at_home(f"{game}.{homes[procedure]}"), f"{game}.{procedure}", **inputs)
