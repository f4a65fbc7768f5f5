"""What the enemy can do to a unit next, and how much a wary bot minds."""

from typing import Any

from samurai_odds.battles.attack import layout as combat
from samurai_odds.battles.bots.notes import BLOCKS_SEEN, QUIET_SINCE
from samurai_odds.battles.bots.weighing import blow, odds_at_unit
from samurai_odds.battles.field import layout as at
from samurai_odds.battles.field.fighting.battle import pair
from samurai_odds.battles.field.pieces import of_kind, supported

WARINESS = 35  # what danger counts, in hundredths of a loss that is certain
PATIENCE = 30  # turns of both sides without a block lost, after which it counts nothing
DETERRED = 75  # what the battle back takes off an enemy's attack, in hundredths


def danger(q: Any, s: Any, unit: int, place: int) -> int:
    """Weigh what the two worst enemies that can come at a hex would do to a unit there.

    What each would suffer from the battle back counts against it: without that, two lines of
    equal troops never met, for he who comes near can be struck first. Fire is not counted.
    """
    worst = second = 0
    side = s[at.UNIT_SIDE + unit]
    steady = supported(q, s, place, side)
    for enemy in range(s[at.UNITS]):
        where = s[at.UNIT_HEX + enemy]
        if where < 0 or s[at.UNIT_SIDE + enemy] == side:
            continue
        away = q[at.DISTANCES + place * at.MOST_HEXES + where]
        if away > 1 + of_kind(q, enemy, at.KIND_FIGHTS):
            continue
        row = pair(q, q[at.UNIT_KIND + enemy], where, q[at.UNIT_KIND + unit], place)
        harm = blow(q, s, unit, row, q[row + combat.DICE], steady)
        if harm > second:
            harm -= deterrence(q, s, unit, place, enemy, row, steady)
        if harm > worst:
            worst, second = harm, worst
        else:
            second = max(second, harm)
    return worst + second // 2


def deterrence(q: Any, s: Any, unit: int, place: int, enemy: int, row: int, steady: bool) -> int:
    """Weigh what a unit would do to an enemy that strikes it by a row of the tables."""
    back = pair(q, q[at.UNIT_KIND + unit], place, q[at.UNIT_KIND + enemy], s[at.UNIT_HEX + enemy])
    dice = q[back + combat.DICE]
    if q[back + at.PAIR_MAY_CLOSE] == 0 or dice == 0:
        return 0
    odds = odds_at_unit(q, s, unit, row, q[row + combat.DICE], steady)
    stays = 1000 - q[odds + at.LEAVES]
    return stays * blow(q, s, enemy, back, dice, False) // 1000 * DETERRED // 100


def minded(q: Any, s: Any, unit: int, place: int) -> int:
    """Weigh a danger as a wary bot minds it: the less, the longer nobody has lost anything."""
    quiet = s[at.TURN] - s[at.MEMO + QUIET_SINCE]
    if quiet >= PATIENCE:
        return 0
    return danger(q, s, unit, place) * WARINESS * (PATIENCE - quiet) // (100 * PATIENCE)


def note_losses(s: Any) -> None:
    """Note since when no block has been lost."""
    blocks = 0
    for unit in range(s[at.UNITS]):
        blocks += s[at.UNIT_BLOCKS + unit]
    if blocks != s[at.MEMO + BLOCKS_SEEN]:
        s[at.MEMO + BLOCKS_SEEN], s[at.MEMO + QUIET_SINCE] = blocks, s[at.TURN]
