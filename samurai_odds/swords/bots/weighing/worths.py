"""What provinces, daimyos and attacks are worth to a bot, by the exact odds."""

from typing import Any

from samurai_odds.swords.bots.weighing.finishing import (
    FINISH,
    ends_by_fall,
    goal_with_one_more,
    near_the_goal,
    owned_by_player,
)
from samurai_odds.swords.bots.weighing.strengths import (
    defence,
    odds_between,
    power_of,
)
from samurai_odds.swords.bots.weighing.styles import (
    COUNTS,
    DAIMYO,
    LEVEL,
    LOOKS_BACK,
    NEVER,
    PROVINCE,
    UNIT,
    WANTED,
)
from samurai_odds.swords.field import layout as at
from samurai_odds.swords.field.layout import army_row, force_row
from samurai_odds.swords.field.troops import army_in, daimyos_of, units_of
from samurai_odds.swords.field.war.declaring import may_attack


def worth_of_province(q: Any, s: Any, seat: int, province: int, style: int) -> int:
    """Weigh a province gained: itself, its castle, income, what its owner loses, the goal."""
    worth = PROVINCE + 30 * s[at.BUILT + province]
    if not style & COUNTS:
        return worth
    if goal_with_one_more(q, s, seat, province):
        return FINISH
    owned, thirds = s[at.OWNED + seat], q[at.PROVINCES_A_KOKU]
    if owned + 1 >= thirds * q[at.LEAST_KOKU] and (owned + 1) % thirds == 0:
        worth += PROVINCE // 5
    owner = s[at.OWNER + province]
    if owner >= 0:
        worth += near_the_goal(q, s, owner) + s[at.OWNED + owner] * PROVINCE // 100
    return worth


def worth_of_daimyo(q: Any, s: Any, seat: int, army: int, style: int) -> int:
    """Weigh a rival's daimyo killed; the last one brings all that his seat owns."""
    worth = DAIMYO + LEVEL * s[at.LEVEL + army]
    victim = army // at.ARMIES_EACH
    if not style & COUNTS:
        return worth
    if daimyos_of(s, victim) > 1:
        return worth + s[at.OWNED + victim] * PROVINCE // 12
    return worth + s[at.OWNED + victim] * PROVINCE + ends_by_fall(q, s, seat, victim)


def worth_of_attack(
    q: Any,
    s: Any,
    seat: int,
    troop: int,
    attack: int,
    against: int,
    there: int,
    sea: int,
    alone: bool,
    style: int,
) -> int:
    """Weigh an attack by the odds; an army's by what is lost with it too.

    ``alone``: nobody else holds the province that the troop comes from, so that it must win
    with two to move in, and if it dies its province lies open.
    """
    odds = odds_between(q, attack, against, sea)
    win, occupy = q[odds + at.WIN], q[odds + at.OCCUPY]
    province = worth_of_province(q, s, seat, there, style)
    army = army_in(s, there)
    daimyo = worth_of_daimyo(q, s, seat, army, style) if army >= 0 else 0
    if win < style // WANTED and province + daimyo < FINISH:
        return NEVER
    if not alone:
        occupy = win
    worth = (occupy + (win - occupy) // 3) * province + win * daimyo
    if alone:
        worth -= (1000 - win) * PROVINCE
    if style & LOOKS_BACK and troop != at.FORCE_TROOP:
        worth -= (1000 - win) * worth_of_army(s, troop, style) // 2  # it may be called off
    return worth // 1000 + (q[odds + at.FELLS] - q[odds + at.LOSES]) * UNIT // 100


def best_attack(
    q: Any, s: Any, seat: int, troop: int, attack: int, here: int, alone: bool, style: int
) -> int:
    """Weigh the best attack of a troop from a province; 0 if none is worth it."""
    best = 0
    for k in range(q[at.DEGREE + here]):
        place = here * at.MOST_BORDERS + k
        there = q[at.BORDERS + place]
        if s[at.OWNER + there] >= 0 and may_attack(q, s, seat, there, True):
            against = defence(q, s, there, at.NONE)
            sea = q[at.BY_SEA + place]
            worth = worth_of_attack(q, s, seat, troop, attack, against, there, sea, alone, style)
            best = max(best, worth)
    return best


def worth_of_army(s: Any, army: int, style: int) -> int:
    """Weigh an army of one's own: its units, its daimyo, the more the fewer there are."""
    worth = DAIMYO + LEVEL * s[at.LEVEL + army] + UNIT * units_of(s, army_row(army))
    if style & COUNTS:
        seat = army // at.ARMIES_EACH
        others = daimyos_of(s, seat) - 1
        if others == 0:
            return worth + s[at.OWNED + seat] * PROVINCE
        worth += s[at.OWNED + seat] * PROVINCE // (2 + 4 * others)
    return worth


def stands_alone(s: Any, troop: int, here: int) -> bool:
    """Say whether nobody but a troop holds its province."""
    if troop == at.FORCE_TROOP:
        return army_in(s, here) < 0
    row = force_row(here)
    for kind in range(at.KIND_COUNT):
        if kind != at.RONIN and s[row + kind] > 0:
            return False
    return True


def provinces_in_reach(q: Any, s: Any, seat: int, style: int) -> int:
    """Count what a seat could own after its turn: one more by each troop with an attack that pays.

    An attack that wins the game at once counts as if it were all.
    """
    found, best = owned_by_player(q, s, seat), 0
    for province in range(q[at.PROVINCES]):
        if s[at.OWNER + province] != seat:
            continue
        army = army_in(s, province)
        force = force_row(province)
        if units_of(s, force) > 0:
            worth = best_attack(
                q, s, seat, at.FORCE_TROOP, power_of(q, s, force), province, army < 0, style
            )
            found, best = found + (1 if worth > 0 else 0), max(best, worth)
        if army >= 0 and s[at.FALLEN + army] == 0:
            alone = stands_alone(s, army, province)
            power = power_of(q, s, army_row(army))
            worth = best_attack(q, s, seat, army, power, province, alone, style)
            found, best = found + (1 if worth > 0 else 0), max(best, worth)
    return q[at.GOAL] if best >= FINISH // 2 else found
