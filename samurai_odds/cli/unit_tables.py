"""`samurai-odds battles table`, and the units of a list as `battles compare` reads them too."""

from functools import partial
from typing import Any

from samurai_odds import battles
from samurai_odds.analysis.sheets import table
from samurai_odds.battles.attack.options import DEFAULT_VALUE, LONE_LEADER, OPTIONS
from samurai_odds.battles.facts import load
from samurai_odds.battles.words import unit_key
from samurai_odds.cli.common import Common, print_sheets
from samurai_odds.engine.answers.options import defaults, only_unusual
from samurai_odds.errors import OddsError, unknown


def read_unit(name: str, word: str, rules: str | None) -> str:
    """Read the key of an attacker or a defender."""
    allowed = [*load(rules).units, *([LONE_LEADER] if name == "defender" else [])]
    key = unit_key(word)
    if key not in allowed:
        raise OddsError(unknown(name, word, allowed))
    return key


def print_tables(
    attackers: str | None, defenders: str | None, options: dict[str, Any], common: Common
) -> None:
    """Print a sheet of attackers by defenders for each figure wanted."""
    units = list(load(common.rules).units)
    rows = _units("attacker", attackers, common) if attackers else units
    columns = _units("defender", defenders, common) if defenders else [*units, LONE_LEADER]
    shared = only_unusual(defaults(OPTIONS), options)
    how: dict[str, Any] = {"method": common.method, "limit": common.limit, "seed": common.seed}
    if common.rules:
        shared["rules"] = common.rules
    ask = partial(battles.attack, **how)
    usual = DEFAULT_VALUE + (" + then_losses" if "then" in shared else "")
    grids = [
        table(ask, {"attacker": rows}, {"defender": columns}, show, common.where, **shared)
        for show in common.show or (usual,)
    ]
    print_sheets(grids, common)


def _units(name: str, text: str, common: Common) -> list[str]:
    words = [word.strip() for word in text.split(",") if word.strip()]
    if not words:
        raise OddsError(f"no {name} named in '{text}'")
    return list(dict.fromkeys(read_unit(name, word, common.rules) for word in words))
