"""What a bot attacks with what: its choices in Phases B and C."""

from samurai_odds.swords.bots.threats import (
    danger,
    danger_noted,
    defence,
    odds_between,
    power_of,
    threat,
    threat_noted,
    walls,
)
from samurai_odds.swords.bots.worths import (
    COUNTS,
    FINISH,
    LOOKS_BACK,
    NEVER,
    PROVINCE,
    TOGETHER,
    UNIT,
    WANTED,
    best_attack,
    stands_alone,
    win_is_near,
    worth_of_army,
    worth_of_attack,
    worth_of_daimyo,
)
from samurai_odds.swords.layout import ARMY, BONUS, FORCE
from samurai_odds.swords.rules import layout as at
from samurai_odds.swords.rules.decisions.packed import army_of, target_of, troop_at, troop_index
from samurai_odds.swords.rules.layout import Question, State
from samurai_odds.swords.rules.rows import army_row, force_row, side_at
from samurai_odds.swords.rules.troops import army_in, is_naval, regulars_of

BESIDE = 60  # a rival's army next to an own province
THREAT = 100  # an army that has declared a battle against an own province


def worth_of_strike(q: Question, s: State, value: int, style: int) -> int:
    """Weigh a strike now against waiting, which counts 0.

    In the own turn at an army beside own provinces; in a rival's at an army about to attack, and
    before it attacks at all where the rival may win.
    """
    if value == 0:
        return 0
    army, seat = army_of(value), s.asked
    worth = worth_of_daimyo(q, s, seat, army, style)
    if regulars_of(s, army_row(army)) == 0:
        return worth  # alone with his ronin: he is out at once
    here, near = s.where[army], False
    for k in range(q.degree[here]):
        near = near or s.owner[q.borders[here, k]] == seat
    if s.active == seat:
        if not near or s.ninja_next != at.DECLARATIONS:
            return NEVER
        return worth // 4 + BESIDE + units(q, s, army)
    active = s.active
    if style & COUNTS and army // at.ARMIES_EACH == active:
        if s.ninja_next == at.DECLARATIONS and win_is_near(q, s, active, style):
            return worth + THREAT + units(q, s, army)
    target = s.declared[army]
    if target < 0 or s.owner[target] != seat or s.ninja_next != at.NEXT_TROOP:
        return NEVER
    return worth // 4 + THREAT + units(q, s, army)


def units(q: Question, s: State, army: int) -> int:
    power = power_of(q, s, army_row(army))
    return (power // at.RANGED + power % at.RANGED) * UNIT // 100


def worth_of_revenge(q: Question, s: State, army: int, style: int) -> int:
    return worth_of_daimyo(q, s, s.asked, army, style) + units(q, s, army)


PASSING = 15  # for an empty province that an experienced army can enter in Phase C
RONIN_FIRST_FROM = 750  # own chance to win, in thousandths


def worth_of_declaring(q: Question, s: State, value: int, style: int) -> int:
    """Weigh a troop's declaration: what others do not already win there; none counts 0."""
    if value == 0:
        return 0
    there = target_of(value)
    seat, here, troop = s.asked, s.fight_from, s.troop
    if s.owner[there] < 0:  # only an experienced army gets anything from it
        if troop == at.FORCE_TROOP or s.level[troop] < 2:
            return NEVER
        return PASSING + worth_of_passing(q, s, troop, there, style)
    against = defence(q, s, there, s.bonus_left[there])
    attack, alone = troop_power(q, s, troop, here), stands_alone(s, troop, here)
    sea = is_naval(q, here, there)
    worth = worth_of_attack(q, s, seat, troop, attack, against, there, sea, alone, style)
    if style & LOOKS_BACK and worth < FINISH // 2:
        worth -= worth_of_weakness(q, s, seat, here, attack, against, sea, alone)
        if troop != at.FORCE_TROOP:
            odds = odds_between(q, attack, against, sea)
            worth -= worth_of_exposure(q, s, seat, troop, here, odds, style)
            worth += worth_of_chain(q, s, seat, troop, there, attack, odds, style)
    if worth <= 0:
        return worth
    return worth * (1000 - won_already(q, s, seat, there, against)) // 1000


def worth_of_passing(q: Question, s: State, army: int, there: int, style: int) -> int:
    """Weigh an empty province by how much more an army attacks from there than from where it is.

    It costs an attack to move in, and a unit that stays behind if nobody else holds the province.
    """
    if not style & TOGETHER:
        return 0
    here, seat = s.where[army], s.asked
    power, alone = troop_power(q, s, army, here), stands_alone(s, army, here)
    at_once = best_attack(q, s, seat, army, power, here, alone, style)
    if alone:
        power = max(100, power - 100)
    return max(0, best_attack(q, s, seat, army, power, there, True, style) - at_once)


def worth_of_chain(
    q: Question, s: State, seat: int, army: int, there: int, attack: int, odds: int, style: int
) -> int:
    """Weigh the next attack of an experienced army, made from the province that it takes first."""
    if s.level[army] < 2:
        return 0
    left = attack % at.RANGED - q[odds + at.LOSES]
    power = attack // at.RANGED * at.RANGED + max(0, left)
    return q[odds + at.OCCUPY] * best_attack(q, s, seat, army, power, there, True, style) // 2000


def worth_of_weakness(
    q: Question, s: State, seat: int, here: int, attack: int, against: int, sea: int, alone: bool
) -> int:
    """Weigh how much more the home of an attacking troop is in danger with what it loses gone."""
    odds = odds_between(q, attack, against, sea)
    held = defence(q, s, here, at.NONE)
    lost = q[odds + at.LOSES] + (100 if alone else 0)
    left = max(100, held % at.RANGED - lost) + held // at.RANGED * at.RANGED
    more = danger(q, s, seat, here, left) - danger_noted(q, s, here, held)
    return max(0, more) * PROVINCE // 3000


def worth_of_exposure(
    q: Question, s: State, seat: int, army: int, here: int, odds: int, style: int
) -> int:
    """Weigh how much more an army is in danger with what an attack costs it.

    By half, as it may march away in Phase D.
    """
    held = defence(q, s, here, at.NONE)
    left = max(100, held % at.RANGED - q[odds + at.LOSES]) + held // at.RANGED * at.RANGED
    more = threat(q, s, seat, here, left) - threat_noted(q, s, here, held)
    return max(0, more) * worth_of_army(s, army, style) // 2000


def won_already(q: Question, s: State, seat: int, there: int, against: int) -> int:
    """Give the best chance among the attacks already declared on a province."""
    best = 0
    for k in range(q.degree[there]):
        here = q.borders[there, k]
        if s.owner[here] != seat:
            continue
        if s.target[here] == there:
            power = power_of(q, s, force_row(here))
            best = max(best, q[odds_between(q, power, against, q.by_sea[there, k])])
        army = army_in(s, here)
        if army >= 0 and s.declared[army] == there:
            power = power_of(q, s, army_row(army))
            best = max(best, q[odds_between(q, power, against, q.by_sea[there, k])])
    return best


def troop_power(q: Question, s: State, troop: int, here: int) -> int:
    """Give the power of an army, or of the force of a province."""
    row = force_row(here) if troop == at.FORCE_TROOP else army_row(troop)
    return power_of(q, s, row) + s.hidden[here] * q.ratings[at.RONIN]


def worth_of_troop(q: Question, s: State, value: int) -> int:
    """Weigh which troop fights next: the surest first."""
    if troop_index(value) >= 0:
        troop = s.asked * at.ARMIES_EACH + troop_index(value)
        here, there = s.where[troop], s.declared[troop]
    else:
        troop, here = at.FORCE_TROOP, troop_at(value)
        there = s.target[here]
    if s.owner[there] < 0:
        return 0
    against = defence(q, s, there, s.bonus_left[there])
    attack = troop_power(q, s, troop, here)
    return q[odds_between(q, attack, against, is_naval(q, here, there)) + at.WIN]


def likely_to_win(q: Question, s: State) -> bool:
    """Say whether the side asked for its losses is likely to win the battle about to begin.

    Then ronin go first: they leave tonight, the others hold the province or take the next
    one. Exact odds of 19,000 drawn battles: at 60 to 80% this is worth nothing or a little
    less than the usual order, from 80% on 0.4 koku, from 95% on 0.7; below 60% it costs 0.1.
    """
    there = s.fight_at
    attack = power_of(q, s, side_at(0) + ARMY) + power_of(q, s, side_at(0) + FORCE)
    against = power_of(q, s, side_at(1) + ARMY) + power_of(q, s, side_at(1) + FORCE)
    against += walls(q, s, there, s.fight.sides[1, BONUS])
    win = q[odds_between(q, attack, against, is_naval(q, s.fight_from, there)) + at.WIN]
    return (win if s.loss_side == 0 else 1000 - win) >= RONIN_FIRST_FROM


def worth_of_fighting_on(q: Question, s: State, style: int) -> int:
    """Weigh another round of the battle under way against calling it off, which is worth 0."""
    there, here, troop = s.fight_at, s.fight_from, s.troop
    powers_0 = power_of(q, s, side_at(0) + ARMY) + power_of(q, s, side_at(0) + FORCE)
    powers_1 = power_of(q, s, side_at(1) + ARMY) + power_of(q, s, side_at(1) + FORCE)
    if s.fight.sides[1, BONUS] > 0:
        powers_1 += walls(q, s, there, s.fight.sides[1, BONUS])
    alone = stands_alone(s, troop, here)
    seat, style = s.asked, style % WANTED
    worth = worth_of_attack(q, s, seat, troop, powers_0, powers_1, there, 0, alone, style)
    if style & LOOKS_BACK and troop != at.FORCE_TROOP:
        odds = odds_between(q, powers_0, powers_1, 0)
        worth -= worth_of_exposure(q, s, seat, troop, here, odds, style)
    return worth


def worth_of_entering(q: Question, s: State, enters: int, style: int) -> int:
    """Weigh moving into the province just emptied: the next attack from there against from here."""
    if enters == 0:
        return 0
    army, seat = s.troop, s.asked
    power = power_of(q, s, army_row(army))
    alone = stands_alone(s, army, s.where[army])
    stay = best_attack(q, s, seat, army, power, s.where[army], alone, style)
    if alone:
        power = max(100, power - 100) if power % at.RANGED >= 100 else power
    there, here = s.fight_at, s.where[army]
    worth = best_attack(q, s, seat, army, power, there, True, style) - stay
    if style & LOOKS_BACK:
        risk = threat(q, s, seat, there, power + walls(q, s, there, at.NONE))
        risk -= threat(q, s, seat, here, defence(q, s, here, at.NONE))
        worth -= risk * worth_of_army(s, army, style) // 2000
    return worth


def worth_of_next_attack(q: Question, s: State, value: int, style: int) -> int:
    if value == 0:
        return 0
    there = target_of(value)
    army, here = s.troop, s.where[s.troop]
    if s.owner[there] < 0:
        worth = worth_of_passing(q, s, army, there, style) if s.attacks[army] > 1 else 0
        return worth if worth > 0 else NEVER
    against = defence(q, s, there, s.bonus_left[there])
    seat, attack = s.asked, power_of(q, s, army_row(army))
    sea, alone = is_naval(q, here, there), stands_alone(s, army, here)
    worth = worth_of_attack(q, s, seat, army, attack, against, there, sea, alone, style)
    if style & LOOKS_BACK:
        odds = odds_between(q, attack, against, sea)
        worth -= worth_of_exposure(q, s, seat, army, here, odds, style)
    return worth
