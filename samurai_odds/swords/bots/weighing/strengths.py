"""How strong troops are to a bot, and the odds between two of them (`field.troop_odds`).

A *power* is one number: hundredths of spearmen, and `layout.RANGED` times hundredths of
bowmen. Powers add up.
"""

from typing import Any

from samurai_odds.swords.field import layout as at
from samurai_odds.swords.field.layout import army_row, force_row
from samurai_odds.swords.field.troops import army_in


def power_of(q: Any, s: Any, row: int) -> int:
    """Add up a troop's six counts."""
    power = 0
    for kind in range(at.KIND_COUNT):
        power += s[row + kind] * q[at.RATINGS + kind]
    return power


def walls(q: Any, s: Any, province: int, left: int) -> int:
    """Give the power of a castle's or fortress's bonus units; ``left`` of them, NONE: all."""
    built = s[at.BUILT + province]
    if built == at.NOTHING_BUILT:
        return 0
    if built == at.CASTLE:
        number = q[at.CASTLE_BONUS] if left < 0 else left
        return number * q[at.RATINGS + at.SPEARMAN]
    number = q[at.FORTRESS_BONUS] if left < 0 else left
    return number * q[at.RATINGS + at.RONIN]


def defence(q: Any, s: Any, province: int, left: int) -> int:
    """Give the power of all that stands in a province, as far as it can be seen."""
    power = power_of(q, s, force_row(province)) + walls(q, s, province, left)
    power += s[at.HIDDEN + province] * q[at.RATINGS + at.RONIN]
    army = army_in(s, province)
    if army >= 0:
        power += power_of(q, s, army_row(army))
    return power


def odds_between(q: Any, attack: int, defence: int, sea: int) -> int:
    """Find the odds of an attack in the table: the place of its `layout.ODDS_FIELDS`.

    Troops larger than the table's are both made smaller by the same part.
    """
    bows, spears = attack // at.RANGED, attack % at.RANGED
    other_bows, other_spears = defence // at.RANGED, defence % at.RANGED
    over = max(
        100 * max(bows, other_bows) // at.MOST_PLAIN_BOWMEN,
        100 * max(spears, other_spears) // at.MOST_PLAIN_SPEARMEN,
    )
    if over > 10_000:
        bows, spears = bows * 10_000 // over, spears * 10_000 // over
        other_bows, other_spears = other_bows * 10_000 // over, other_spears * 10_000 // over
    row = at.MOST_PLAIN_SPEARMEN + 1
    mine = (bows + 50) // 100 * row + (spears + 50) // 100
    yours = (other_bows + 50) // 100 * row + (other_spears + 50) // 100
    if yours == 0 and defence > 0:
        yours = 1
    if mine == 0 and attack > 0:
        mine = 1
    return at.TROOP_ODDS + ((mine * at.TROOP_CLASSES + yours) * 2 + sea) * at.ODDS_FIELDS


def chance_to_win(q: Any, attack: int, against: int, sea: int) -> int:
    """Give the chance, in thousandths, that an attack fought to the end wins."""
    if attack == 0:
        return 0
    return q[odds_between(q, attack, against, sea) + at.WIN]


def is_rival(q: Any, s: Any, seat: int, province: int) -> bool:
    """Say whether another player owns a province."""
    owner = s[at.OWNER + province]
    return owner >= 0 and q[at.PLAYER + owner] != q[at.PLAYER + seat]


def rivals_beside(q: Any, s: Any, seat: int, province: int) -> int:
    """Count the neighbors that other players own."""
    found = 0
    for k in range(q[at.DEGREE + province]):
        if is_rival(q, s, seat, q[at.BORDERS + province * at.MOST_BORDERS + k]):
            found += 1
    return found


def danger(q: Any, s: Any, seat: int, province: int, against: int) -> int:
    """Give the chance, in thousandths, that neighbors take a province so defended.

    Each neighboring troop of another player attacks once, by itself.
    """
    keeps = 1000
    for k in range(q[at.DEGREE + province]):
        place = province * at.MOST_BORDERS + k
        there = q[at.BORDERS + place]
        if not is_rival(q, s, seat, there):
            continue
        sea = q[at.BY_SEA + place]
        attack = power_of(q, s, force_row(there))
        keeps = keeps * (1000 - chance_to_win(q, attack, against, sea)) // 1000
        army = army_in(s, there)
        if army >= 0 and s[at.FALLEN + army] == 0:
            attack = power_of(q, s, army_row(army))
            keeps = keeps * (1000 - chance_to_win(q, attack, against, sea)) // 1000
    return 1000 - keeps


def threat(q: Any, s: Any, seat: int, province: int, against: int) -> int:
    """Give the chance, in thousandths, that rivals destroy all that stands in a province.

    Their forces beside it attack, and their armies from there or one march away; one after
    the other, so that each finds the losses of those before.
    """
    keeps, came = 1000, 0
    for k in range(q[at.DEGREE + province]):
        place = province * at.MOST_BORDERS + k
        there = q[at.BORDERS + place]
        if not is_rival(q, s, seat, there):
            continue
        sea, owner = q[at.BY_SEA + place], s[at.OWNER + there]
        odds = odds_between(q, power_of(q, s, force_row(there)), against, sea)
        keeps, against = keeps * (1000 - q[odds + at.WIN]) // 1000, worn(q, against, odds)
        for army in range(owner * at.ARMIES_EACH, (owner + 1) * at.ARMIES_EACH):
            if came >> army & 1 == 0 and s[at.FALLEN + army] == 0 and is_near(q, s, army, there):
                came |= 1 << army
                odds = odds_between(q, power_of(q, s, army_row(army)), against, sea)
                keeps, against = keeps * (1000 - q[odds + at.WIN]) // 1000, worn(q, against, odds)
    return 1000 - keeps


def is_near(q: Any, s: Any, army: int, there: int) -> bool:
    """Say whether an army stands in a province or beside it."""
    here = s[at.WHERE + army]
    if here < 0 or here == there:
        return here >= 0
    for k in range(q[at.DEGREE + there]):
        if q[at.BORDERS + there * at.MOST_BORDERS + k] == here:
            return True
    return False


def worn(q: Any, against: int, odds: int) -> int:
    """Give the power that a defender is left with on average after an attack; 100 at least."""
    spears = against % at.RANGED
    left = max(0, spears - q[odds + at.FELLS])
    return max(100, against - spears + left)
