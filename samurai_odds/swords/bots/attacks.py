"""What attacks are worth: Phases B and C."""

from typing import Any

from samurai_odds.swords.bots.strengths import (
    danger,
    defence,
    odds_between,
    power_of,
    walls,
)
from samurai_odds.swords.bots.styles import (
    COUNTS,
    DAIMYO,
    GATHERS,
    GUARDS,
    LEVEL,
    LOOKS_BACK,
    NEVER,
    PROVINCE,
    SURE,
    UNIT,
)
from samurai_odds.swords.field import layout as at
from samurai_odds.swords.field.layout import army_row, force_row
from samurai_odds.swords.field.troops import army_in, daimyos_of, is_naval, units_of
from samurai_odds.swords.field.war.declaring import may_attack
from samurai_odds.swords.field.war.dice import side_at
from samurai_odds.swords.layout import ARMY, BONUS, FORCE

NEARLY_SURE = 900  # thousandths that a sure bot wants
FINISH = 20_000  # the province that wins the game
NEAR = 4  # provinces from the goal at which a rival is stopped at any price


def worth_of_province(q: Any, s: Any, seat: int, province: int, style: int) -> int:
    """Weigh a province gained: itself, its castle, income, what its owner loses, the goal."""
    worth = PROVINCE + 30 * s[at.BUILT + province]
    if not style & COUNTS:
        return worth
    owned, thirds = s[at.OWNED + seat], q[at.PROVINCES_A_KOKU]
    if owned + s[at.CLAIMS + seat] + 1 >= q[at.GOAL]:
        return FINISH
    if owned + 1 >= thirds * q[at.LEAST_KOKU] and (owned + 1) % thirds == 0:
        worth += PROVINCE // 5
    owner = s[at.OWNER + province]
    if owner >= 0:
        if s[at.OWNED + owner] >= q[at.GOAL] - NEAR:
            worth += PROVINCE
        worth += s[at.OWNED + owner] * PROVINCE // 100
    return worth


def worth_of_daimyo(q: Any, s: Any, seat: int, army: int, style: int) -> int:
    """Weigh a rival's daimyo killed; the last one brings all that his seat owns."""
    worth = DAIMYO + LEVEL * s[at.LEVEL + army]
    victim = army // at.ARMIES_EACH
    if not style & COUNTS:
        return worth
    if daimyos_of(s, victim) > 1:
        worth += s[at.OWNED + victim] * PROVINCE // (4 if style & 512 else 12)
    else:
        worth += s[at.OWNED + victim] * PROVINCE
        if s[at.OWNED + victim] + s[at.OWNED + seat] >= q[at.GOAL]:
            worth += FINISH
    return worth


def worth_of_attack(
    q: Any,
    s: Any,
    seat: int,
    attack: int,
    against: int,
    there: int,
    sea: int,
    alone: bool,
    style: int,
) -> int:
    """Weigh an attack by the odds.

    ``alone``: nobody else holds the province that the troop comes from, so that it must win
    with two to move in, and if it dies its province lies open.
    """
    odds = odds_between(q, attack, against, sea)
    win, occupy = q[odds + at.WIN], q[odds + at.OCCUPY]
    province = worth_of_province(q, s, seat, there, style)
    if (style & SURE and win < NEARLY_SURE) or (win < (style >> 16) and province < FINISH):
        return NEVER
    if not alone:
        occupy = win
    worth = (occupy + (win - occupy) // 3) * province
    army = army_in(s, there)
    if army >= 0:
        worth += win * worth_of_daimyo(q, s, seat, army, style)
    if alone:
        worth -= (1000 - win) * PROVINCE
    return worth // 1000 + (q[odds + at.KILLS] - q[odds + at.LOSES]) * UNIT // 100


def best_attack(q: Any, s: Any, seat: int, attack: int, here: int, alone: bool, style: int) -> int:
    """Weigh the best attack of a troop from a province; 0 if none is worth it."""
    best = 0
    for k in range(q[at.DEGREE + here]):
        place = here * at.MOST_BORDERS + k
        there = q[at.BORDERS + place]
        if s[at.OWNER + there] >= 0 and may_attack(q, s, seat, there, True):
            against = defence(q, s, there, at.NONE)
            sea = q[at.BY_SEA + place]
            worth = worth_of_attack(q, s, seat, attack, against, there, sea, alone, style)
            best = max(best, worth)
    return best


def worth_of_declaring(q: Any, s: Any, there: int, style: int) -> int:
    """Weigh a troop's declaration: what others do not already win there."""
    seat, here, troop = s[at.ASKED], s[at.FIGHT_FROM], s[at.TROOP]
    if s[at.OWNER + there] < 0:  # only an experienced army gets anything from it
        return 15 if troop != at.FORCE_TROOP and s[at.LEVEL + troop] > 1 else NEVER
    against = defence(q, s, there, s[at.BONUS_LEFT + there])
    attack, alone = troop_power(q, s, troop, here), stands_alone(s, troop, here)
    sea = is_naval(q, here, there)
    if style & GATHERS and q[odds_between(q, attack, against, sea) + at.WIN] < style >> 16:
        return worth_of_joining(q, s, seat, there, attack, against, style)
    worth = worth_of_attack(q, s, seat, attack, against, there, sea, alone, style)
    if style & GUARDS and troop != at.FORCE_TROOP and worth < FINISH // 2:
        lost = 1000 - q[odds_between(q, attack, against, sea) + at.WIN]
        worth -= lost * worth_of_army(s, troop, style) // 2000
    if style & LOOKS_BACK and worth < FINISH // 2:
        worth -= worth_of_weakness(q, s, seat, here, attack, against, sea, alone)
    if worth <= 0:
        return worth
    return worth * (1000 - won_already(q, s, seat, there, against)) // 1000


def worth_of_joining(
    q: Any, s: Any, seat: int, there: int, attack: int, against: int, style: int
) -> int:
    """Weigh a part in an attack by all who can still make it, one after the other."""
    all_of_them = gathered(q, s, seat, there, True)
    if all_of_them <= attack:
        return NEVER
    worth = worth_of_attack(q, s, seat, all_of_them, against, there, 0, False, style)
    if worth <= 0:
        return NEVER
    return worth * size(attack) // size(all_of_them) // 2


def size(power: int) -> int:
    """Add up the two parts of a power."""
    return power // at.RANGED + power % at.RANGED


def gathered(q: Any, s: Any, seat: int, there: int, undeclared: bool) -> int:
    """Add up the troops that have declared on a province, or (``undeclared``) still may."""
    power = 0
    for k in range(q[at.DEGREE + there]):
        here = q[at.BORDERS + there * at.MOST_BORDERS + k]
        if s[at.OWNER + here] != seat:
            continue
        waits = undeclared and 2 * here + 1 >= s[at.DECLARING]
        if s[at.TARGET + here] == there or (waits and s[at.TARGET + here] < 0):
            power += power_of(q, s, force_row(here))
        army = army_in(s, here)
        if army >= 0 and s[at.FALLEN + army] == 0:
            waits = undeclared and 2 * here >= s[at.DECLARING]
            if s[at.DECLARED + army] == there or (waits and s[at.DECLARED + army] < 0):
                power += power_of(q, s, army_row(army))
    return power


def worth_of_army(s: Any, army: int, style: int) -> int:
    """Weigh an army of one's own: its units, its daimyo, the more the fewer there are."""
    worth = DAIMYO + LEVEL * s[at.LEVEL + army] + UNIT * units_of(s, army_row(army))
    if style & COUNTS:
        seat = army // at.ARMIES_EACH
        others = daimyos_of(s, seat) - 1
        worth += s[at.OWNED + seat] * PROVINCE // (2 + 4 * others)
    return worth


def worth_of_weakness(
    q: Any, s: Any, seat: int, here: int, attack: int, against: int, sea: int, alone: bool
) -> int:
    """Weigh how much more the home of an attacking troop is in danger with what it loses gone."""
    odds = odds_between(q, attack, against, sea)
    held = defence(q, s, here, at.NONE)
    lost = q[odds + at.LOSES] + (100 if alone else 0)
    left = max(100, held % at.RANGED - lost) + held // at.RANGED * at.RANGED
    more = danger(q, s, seat, here, left) - danger(q, s, seat, here, held)
    return max(0, more) * PROVINCE // 3000


def won_already(q: Any, s: Any, seat: int, there: int, against: int) -> int:
    """Give the best chance among the attacks already declared on a province."""
    best = 0
    for k in range(q[at.DEGREE + there]):
        place = there * at.MOST_BORDERS + k
        here = q[at.BORDERS + place]
        if s[at.OWNER + here] != seat:
            continue
        if s[at.TARGET + here] == there:
            power = power_of(q, s, force_row(here))
            best = max(best, q[odds_between(q, power, against, q[at.BY_SEA + place])])
        army = army_in(s, here)
        if army >= 0 and s[at.DECLARED + army] == there:
            power = power_of(q, s, army_row(army))
            best = max(best, q[odds_between(q, power, against, q[at.BY_SEA + place])])
    return best


def troop_power(q: Any, s: Any, troop: int, here: int) -> int:
    """Give the power of an army, or of the force of a province."""
    row = force_row(here) if troop == at.FORCE_TROOP else army_row(troop)
    return power_of(q, s, row) + s[at.HIDDEN + here] * q[at.RATINGS + at.RONIN]


def stands_alone(s: Any, troop: int, here: int) -> bool:
    """Say whether nobody but a troop holds its province."""
    if troop == at.FORCE_TROOP:
        return army_in(s, here) < 0
    row = force_row(here)
    for kind in range(at.KIND_COUNT):
        if kind != at.RONIN and s[row + kind] > 0:
            return False
    return True


def worth_of_troop(q: Any, s: Any, value: int) -> int:
    """Weigh which troop fights next: the surest first."""
    if value >= at.ARMY_VALUE:
        troop = s[at.ASKED] * at.ARMIES_EACH + value // at.ARMY_VALUE - 1
        here, there = s[at.WHERE + troop], s[at.DECLARED + troop]
    else:
        troop, here, there = at.FORCE_TROOP, value, s[at.TARGET + value]
    if s[at.OWNER + there] < 0:
        return 0
    against = defence(q, s, there, s[at.BONUS_LEFT + there])
    attack = troop_power(q, s, troop, here)
    return q[odds_between(q, attack, against, is_naval(q, here, there)) + at.WIN]


def worth_of_fighting_on(q: Any, s: Any, style: int) -> int:
    """Weigh another round of the battle under way against calling it off, which is worth 0."""
    there, here, troop = s[at.FIGHT_AT], s[at.FIGHT_FROM], s[at.TROOP]
    powers_0 = power_of(q, s, side_at(0) + ARMY) + power_of(q, s, side_at(0) + FORCE)
    powers_1 = power_of(q, s, side_at(1) + ARMY) + power_of(q, s, side_at(1) + FORCE)
    if s[side_at(1) + BONUS] > 0:
        powers_1 += walls(q, s, there, s[side_at(1) + BONUS])
    alone = stands_alone(s, troop, here)
    return worth_of_attack(q, s, s[at.ASKED], powers_0, powers_1, there, 0, alone, style & 0xFFFE)


def worth_of_entering(q: Any, s: Any, style: int) -> int:
    """Weigh moving into the province just emptied: the next attack from there against from here."""
    army, seat = s[at.TROOP], s[at.ASKED]
    power = power_of(q, s, army_row(army))
    alone = stands_alone(s, army, s[at.WHERE + army])
    stay = best_attack(q, s, seat, power, s[at.WHERE + army], alone, style)
    if alone:
        power = max(100, power - 100) if power % at.RANGED >= 100 else power
    go = best_attack(q, s, seat, power, s[at.FIGHT_AT], True, style)
    return go - stay


def worth_of_next_attack(q: Any, s: Any, there: int, style: int) -> int:
    """Weigh an experienced army's further attack."""
    army, here = s[at.TROOP], s[at.WHERE + s[at.TROOP]]
    if s[at.OWNER + there] < 0:
        return NEVER
    against = defence(q, s, there, s[at.BONUS_LEFT + there])
    return worth_of_attack(
        q,
        s,
        s[at.ASKED],
        power_of(q, s, army_row(army)),
        against,
        there,
        is_naval(q, here, there),
        stands_alone(s, army, here),
        style,
    )
