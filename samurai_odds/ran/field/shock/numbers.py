"""What all combats of a battle have alike, in the question's block SHOCK_NUMBERS."""

import numpy as np
from numpy.typing import NDArray

from samurai_odds.ran.charts.pack import Used
from samurai_odds.ran.combat import layout as combat
from samurai_odds.ran.combat.numbers import NEVER_ATTACK, CombatNumbers
from samurai_odds.ran.field import rolls
from samurai_odds.ran.field.shock import layout as sh
from samurai_odds.ran.ground.terrain import TERRAIN
from samurai_odds.ran.units import TYPES

_CHART_TYPES = {"KBH": "KB", "Honjin": "AS-T"}  # 2.21, 4.54
_CHARGERS = ("KB", "KBH")


def write(q: NDArray[np.int64], used: Used) -> None:
    """Write the template of a combat's question, shock columns, and numbers of the ground."""
    numbers = CombatNumbers(used)
    numbers.rules()
    template = numbers.q
    template[combat.SHOCK_FOLLOWS] = combat.ALWAYS
    for place in range(combat.LIMITS):
        limit = combat.LOWEST_LIMIT + place
        template[combat.CHECKS + place] = rolls.check(limit)
        template[combat.EXCESSES + place] = rolls.excess(limit)
    for place in range(3 * combat.COLUMNS):
        template[combat.TABLE + place] = rolls.SHOCK + place
    q[sh.TEMPLATE : sh.TEMPLATE + combat.QUESTION_LENGTH] = template
    _write_columns(q, used)
    doubled = used.charts.tables["doubled_hits"]
    for place, key in enumerate(TERRAIN):
        own = used.number("doubled_hits", key) if key in doubled else 1
        q[sh.OWN_HITS + place] = own
    q[sh.FLANK_MODIFIER] = used.number("fire_modifiers", "flank")


def _write_columns(q: NDArray[np.int64], used: Used) -> None:
    for i, defender in enumerate(TYPES):
        met = _CHART_TYPES.get(defender, defender)
        q[sh.CHARGE_COLUMN + i] = used.clash(met, "KB_NORI")
        for k, attacker in enumerate(TYPES):
            if attacker not in NEVER_ATTACK:
                column = used.clash(met, _CHART_TYPES.get(attacker, attacker))
                q[sh.COLUMN + i * sh.TYPES + k] = column
