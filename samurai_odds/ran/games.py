"""Whole battles as functions: the scenarios and positions that they start from."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from os import PathLike

    from samurai_odds.ran.scenario.scenario import Scenario


def scenario(name_or_path: "str | PathLike[str]") -> "Scenario":
    """Read a scenario or a position: a shipped one by its key, your own by the path of its file.

    Raises OddsError with every problem of the file and the line where it stands, or with
    the keys that there are.

    >>> from samurai_odds import ran
    >>> len(ran.scenario("study-foot").standing)
    18
    """
    from samurai_odds.ran.scenario.text import load

    return load(name_or_path)
