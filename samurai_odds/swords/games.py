"""Whole games as functions: the set-ups and positions that they start from."""

from typing import TYPE_CHECKING

from samurai_odds.swords.words import SetupKey

if TYPE_CHECKING:
    from os import PathLike

    from samurai_odds.swords.scenario.scenario import Scenario


def scenario(
    name_or_path: "SetupKey | str | PathLike[str]", rules: "str | PathLike[str] | None" = None
) -> "Scenario":
    """Read a set-up or a position: a shipped one by its key, your own by the path of its file.

    ``rules`` is a file of your own numbers, under which it is checked. Raises OddsError with
    every problem of the file and the line where it stands, or with the keys that there are.

    >>> from samurai_odds import swords
    >>> swords.scenario("standard-4").players
    4
    """
    from samurai_odds.swords.scenario.text import load

    return load(name_or_path, rules)
