"""Odds for three samurai board wargames: exact where the states allow, simulated where not.

>>> from samurai_odds import battles
>>> odds = battles.attack("samurai-spear", "ashigaru-bow", defender_on="forest")
>>> round(odds.p("defender_losses >= 2"), 4)
0.1111
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from samurai_odds._version import VERSION
from samurai_odds.engine.names.loading import read_by_name

if TYPE_CHECKING:
    from samurai_odds import battles, ran, swords
    from samurai_odds.analysis.compare import Comparison, compare
    from samurai_odds.analysis.evidence import evidence
    from samurai_odds.analysis.favor import favor
    from samurai_odds.analysis.sheets import table
    from samurai_odds.battles.favoring import balance
    from samurai_odds.battles.full_game.balance import Balance
    from samurai_odds.engine.answers.odds import Odds
    from samurai_odds.engine.exact import warm_up
    from samurai_odds.engine.limit import Limit
    from samurai_odds.errors import OddsError
    from samurai_odds.grids.figure import Figure
    from samurai_odds.reports import booklet
    from samurai_odds.reports.luck import Luck, luck
    from samurai_odds.reports.merging import merge

__all__ = [
    "Balance",
    "Comparison",
    "Figure",
    "Limit",
    "Luck",
    "Odds",
    "OddsError",
    "balance",
    "battles",
    "booklet",
    "compare",
    "evidence",
    "favor",
    "luck",
    "merge",
    "ran",
    "swords",
    "table",
    "warm_up",
]
__version__ = VERSION

read_by_name("samurai_odds.battles", "samurai_odds.page", "samurai_odds.ran", "samurai_odds.swords")

# Loaded on first use, so that importing the package stays cheap.
_HOMES = {
    "Balance": "battles.full_game.balance",
    "Comparison": "analysis.compare",
    "Figure": "grids.figure",
    "Limit": "engine.limit",
    "Luck": "reports.luck",
    "Odds": "engine.answers.odds",
    "OddsError": "errors",
    "balance": "battles.favoring",
    "booklet": "reports",
    "compare": "analysis.compare",
    "evidence": "analysis.evidence",
    "favor": "analysis.favor",
    "luck": "reports.luck",
    "merge": "reports.merging",
    "table": "analysis.sheets",
    "warm_up": "engine.exact",
}


def __getattr__(name: str) -> Any:
    if name in _HOMES:
        return getattr(import_module(f"samurai_odds.{_HOMES[name]}"), name)
    if name in __all__:
        return import_module(f"samurai_odds.{name}")
    raise AttributeError(f"module 'samurai_odds' has no attribute '{name}'")


def __dir__() -> list[str]:
    return [*__all__, "__version__"]
