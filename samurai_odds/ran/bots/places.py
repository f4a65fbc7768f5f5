"""Values of hexes: whom a unit strikes from there, and what the enemy can do to it."""

from samurai_odds.ran.bots import tables
from samurai_odds.ran.bots.values import (
    FLIPPED,
    NO_CHARGES,
    WARY,
    balance,
    breaking_costs,
    hit_costs,
    left_to_tq,
    nearest_to,
    steps_from,
    worth,
    worth_gone,
)
from samurai_odds.ran.combat.combat_layout import COLUMNS
from samurai_odds.ran.rules import layout as at
from samurai_odds.ran.rules.layout import Harm, Question, Shot, State
from samurai_odds.ran.rules.leaders import lives, rating
from samurai_odds.ran.rules.movement.command import is_ordered
from samurai_odds.ran.rules.pieces import (
    FLANK,
    FRONT,
    REAR,
    aspect,
    distance,
    fronts,
    is_front,
    is_kibamusha,
    never_attacks,
    opposite,
    sees,
    side_aspect,
    sides_towards,
    tq,
)
from samurai_odds.ran.zones import EXTENDED

# ---- What a shock or a shot between two units costs either, by the exact tables ------

THOUSAND = 1000


def column_of(q: Question, attacker: int, defender: int, charges: bool, shift: int) -> int:
    """Give the column of a shock, from 0; NONE for who never attacks (9.13)."""
    met = q.type[defender]
    column = q.combats.column[met, q.type[attacker]]
    if charges:
        column = q.combats.charge_column[met]
    if column == 0:
        return at.NONE
    return min(max(column + shift, 1), COLUMNS) - 1


def defender_row(
    q: Question, s: State, defender: int, column: int, superior: bool, charged: bool, checks: bool
) -> int:
    """Find what a shock does to its defender, who makes a reaction check or is engaged (9.24)."""
    left = min(left_to_tq(q, s, defender), at.MOST_LEFT)
    steady = at.NO_CHECK
    if checks:
        foot = q.mounted[defender] == 0
        steady = min(at.NO_CHECK, max(0, tq(q, s, defender) - (charged and foot)))
    return Question.odds.defender.place(column, superior, steady, left - 1)


def defender_suffers(
    q: Question, s: State, defender: int, column: int, superior: bool, charged: bool, checks: bool
) -> int:
    place = defender_row(q, s, defender, column, superior, charged, checks)
    broken, hits = Harm(q, place).broken, Harm(q, place).suffered
    cost = broken * breaking_costs(q, s, defender, superior) + hits * hit_costs(q, s, defender)
    return cost // THOUSAND


def attacker_row(q: Question, s: State, attacker: int, column: int, among: int) -> int:
    """Find what a shock does to one of ``among`` attackers, who share the hits (11.22)."""
    left = min(left_to_tq(q, s, attacker) * among, at.MOST_LEFT)
    return Question.odds.attacker.place(column, left - 1)


def attacker_suffers(
    q: Question, s: State, attacker: int, column: int, charges: bool, among: int
) -> int:
    """Give what a shock costs one of ``among`` attackers."""
    place = attacker_row(q, s, attacker, column, among)
    broken, hits = Harm(q, place).broken, Harm(q, place).suffered // among
    cost = broken * breaking_costs(q, s, attacker, False) + hits * hit_costs(q, s, attacker)
    cost = cost // THOUSAND
    if charges and s.state[attacker] == at.ORDERED:  # disrupted in any case (9.32)
        flip = worth(q, attacker) * FLIPPED // 100 - worth_gone(q, s, attacker)
        cost = max(cost, (THOUSAND - broken) * flip // THOUSAND + cost)
    return cost


def shot_row(q: Question, s: State, firer: int, target: int, distance: int, modifier: int) -> int:
    """Find what a shot does to its target; 0: the firer has no weapon for it."""
    weapon = q.weapon[firer] - at.BOW
    if weapon < 0 or distance > EXTENDED:
        return 0
    die = modifier + q.cover[s.hex[target]] - tables.LOWEST_SHOT
    die = min(max(die, 0), at.SHOTS - 1)
    left = min(left_to_tq(q, s, target), at.MOST_LEFT)
    return Question.odds.shot.place(weapon, distance - 1, die, left - 1)


def shot_breaks(q: Question, s: State, place: int, target: int) -> int:
    """Return the chance that a shot brings its target to its TQ, or that it fails its check."""
    broken = Shot(q, place).breaks
    if q.weapon[target] != at.NO_WEAPON or s.state[target] == at.ORDERED:
        broken += Shot(q, place).checks * max(0, 9 - tq(q, s, target)) // 10
    return broken


def shot_costs(q: Question, s: State, firer: int, target: int, distance: int, modifier: int) -> int:
    place = shot_row(q, s, firer, target, distance, modifier)
    if place == 0:
        return 0
    cost = shot_breaks(q, s, place, target) * breaking_costs(q, s, target, False)
    return (cost + Shot(q, place).hits * hit_costs(q, s, target)) // THOUSAND


# ---- What a unit's breaking costs beyond itself --------------------------------------


def flight_costs(q: Question, s: State, unit: int) -> int:
    """Give what one more of a contingent's units broken adds to the loss by its flight.

    In hundredths of a rout point, by the flight table (11.82); nothing for who is disrupted
    already, and so counted.
    """
    if s.state[unit] != at.ORDERED or q.type[unit] == at.HONJIN:
        return 0
    contingent, left, lost = q.contingent[unit], 0, 0
    for each in range(q.first_unit[contingent], q.end_of_units[contingent]):
        if q.type[each] == at.HONJIN:
            continue
        lost += s.state[each] != at.ORDERED
        if s.hex[each] >= 0 and each != unit:
            left += worth(q, each) - worth_gone(q, s, each)
    before = chance_to_flee(q, s, contingent, lost)
    return (chance_to_flee(q, s, contingent, lost + 1) - before) * left // at.DIE


def chance_to_flee(q: Question, s: State, contingent: int, lost: int) -> int:
    """Give in how many of ten rolls a contingent flees with so many units lost (11.83)."""
    if lost == 0:
        return 0
    limit = q.flight[contingent, min(lost, q.strength[contingent])]
    if lives(s, contingent) and s.replaced[contingent] == 0:
        limit -= rating(q, s, contingent) // 2
    return min(max(limit + 1, 0), at.DIE)


# ---- What it is worth to a unit to stand in a hex and face a vertex ------------------

NEARER = 20  # for each step nearer to the enemy
FACES = 6  # for the nearest enemy to the front, and as much less for one behind
OPEN_FLANK = 60  # for an enemy beside it that it does not face, whose zone it is in
OUTNUMBERED = 2  # columns for each unit more (9.28.2)
GOOD_RANGE = 2  # hexes, of bows and guns
POINT_BLANK = 1


def seeks_shock(q: Question, unit: int) -> bool:
    """Say whether a unit goes for the enemy hand to hand: those without missiles."""
    return q.weapon[unit] == at.NO_WEAPON


def worth_of_place(q: Question, s: State, unit: int, number: int, facing: int, style: int) -> int:
    faced = open_flanks = struck = 0
    enemy_side = 1 - q.side[unit]
    for side in range(at.SIDES_OF_HEX):
        other = q.beside[number, side]
        there = s.unit_at[other] if other >= 0 else at.NONE
        if there < 0 or q.side[there] != enemy_side:
            continue
        if is_front(facing, side) and q.passable[number, side] > 0:
            faced += 1
        elif s.state[there] == at.ORDERED and is_front(s.facing[there], opposite(side)):
            open_flanks += 1
    worth = -OPEN_FLANK * open_flanks
    if faced and not never_attacks(q, unit):
        for side in range(at.SIDES_OF_HEX):
            other = q.beside[number, side]
            there = s.unit_at[other] if other >= 0 else at.NONE
            if there >= 0 and q.side[there] == enemy_side and is_front(facing, side):
                struck += worth_of_shock(
                    q, s, unit, number, side, there, faced, open_flanks > 0, style
                )
        if seeks_shock(q, unit) or struck > 0:
            return worth + struck // faced
    if not seeks_shock(q, unit):
        return worth + worth_of_shooting_place(q, s, unit, number, facing, faced, style)
    return worth + worth_of_approach(q, s, 1 - enemy_side, number, facing)


def worth_of_approach(q: Question, s: State, side: int, number: int, facing: int) -> int:
    """Weigh a hex away from the enemy: the nearer the better, faced towards it."""
    enemy = nearest_to(s, side, number)
    if enemy < 0 or s.hex[enemy] < 0:
        return -NEARER * steps_from(s, side, number)
    seen = aspect(q, number, facing, s.hex[enemy])
    return -NEARER * steps_from(s, side, number) - FACES * seen


def worth_of_shock(
    q: Question,
    s: State,
    unit: int,
    number: int,
    side: int,
    enemy: int,
    faced: int,
    outflanked: bool,
    style: int,
) -> int:
    """Weigh a shock from a hex across a side of it, with the friends who strike there too.

    ``faced`` enemies are struck at once, ``outflanked`` says that another's zone is on the
    unit's flank: then it has no position superiority (9.28.1).
    """
    met = side_aspect(s.facing[enemy], opposite(side))
    superior = met != FRONT and not outflanked
    friends = strikers(q, s, enemy, unit)
    shift = shift_against(q, s, unit, number, side, enemy, faced)
    checks = s.engaged[enemy] == 0
    charges = may_charge(q, s, unit, number) and not style & NO_CHARGES
    plain = exchange(q, s, unit, enemy, shift, friends, superior, False, checks, style)
    if not charges:
        return plain
    return max(plain, exchange(q, s, unit, enemy, shift, friends, superior, True, checks, style))


def shift_against(
    q: Question, s: State, unit: int, number: int, side: int, enemy: int, faced: int
) -> int:
    """Count the columns that ground, numbers and open order shift a shock across a hexside."""
    shift = -q.side_shift[number, side] - q.hex_shift[s.hex[enemy]]
    shift -= OUTNUMBERED * (faced - 1)
    if s.open[unit] > 0:
        shift -= OUTNUMBERED
    return shift


def exchange(
    q: Question,
    s: State,
    unit: int,
    enemy: int,
    shift: int,
    friends: int,
    superior: bool,
    charges: bool,
    checks: bool,
    style: int,
) -> int:
    """Weigh what both lose in a shock; of a joint one what the unit adds to it."""
    column = column_of(q, unit, enemy, charges, shift + OUTNUMBERED * friends)
    if column < 0:
        return 0
    gain = defender_suffers(q, s, enemy, column, superior, charges, checks)
    cost = attacker_suffers(q, s, unit, column, charges, 1 + friends)
    if friends:
        before = column_of(q, unit, enemy, False, shift + OUTNUMBERED * (friends - 1))
        gain -= defender_suffers(q, s, enemy, before, False, False, checks)
    if style & WARY:
        struck = Harm(q, defender_row(q, s, enemy, column, superior, charges, checks)).broken
        loses = (
            THOUSAND if charges else Harm(q, attacker_row(q, s, unit, column, 1 + friends)).broken
        )
        fled = struck * flight_costs(q, s, enemy) - loses * flight_costs(q, s, unit)
        gain += fled // THOUSAND * q.odds.weights.flight // 100
    return balance(s, q.side[unit], gain, cost, style)


def strikers(q: Question, s: State, enemy: int, but: int) -> int:
    """Count the friends of a unit that face an enemy from beside it and may strike."""
    count = 0
    for side in range(at.SIDES_OF_HEX):
        other = q.beside[s.hex[enemy], side]
        there = s.unit_at[other] if other >= 0 else at.NONE
        if there < 0 or there == but or q.side[there] == q.side[enemy]:
            continue
        if not is_ordered(q, s, there) or never_attacks(q, there):
            continue
        if is_front(s.facing[there], opposite(side)):
            count += s.moved[there] > 0 or s.engaged[there] > 0
    return count


def may_charge(q: Question, s: State, unit: int, number: int) -> bool:
    """Say whether Kibamusha may charge from a hex: those that began apart from it (9.31, R35)."""
    if not is_kibamusha(q, unit):
        return False
    return s.state[unit] == at.ORDERED and s.start_hex[unit] != number


# ---- bows and guns -------------------------------------------------------------------


def worth_of_shooting_place(
    q: Question, s: State, unit: int, number: int, facing: int, faced: int, style: int
) -> int:
    """Weigh a hex to shoot from: the best shot, and no enemy too near."""
    best, side = 0, q.side[unit]
    for enemy in range(q.first_of_side[1 - side], q.end_of_side[1 - side]):
        there = s.hex[enemy]
        if there < 0 or s.engaged[enemy]:
            continue
        away = distance(q, number, there)
        if away <= GOOD_RANGE + 1:
            best = max(best, worth_of_shot(q, s, unit, number, facing, enemy, away))
    steps = steps_from(s, side, number)
    near = OPEN_FLANK * faced if never_attacks(q, unit) else 0
    if style & WARY and steps <= POINT_BLANK:
        near += OPEN_FLANK
    nearest = nearest_to(s, side, number)
    if best == 0 and nearest >= 0 and s.hex[nearest] >= 0:
        near += FACES * (1 + aspect(q, number, facing, s.hex[nearest]))
    return best - near - NEARER * max(0, steps - GOOD_RANGE - 1)


def worth_of_shot(
    q: Question, s: State, unit: int, number: int, facing: int, enemy: int, away: int
) -> int:
    """Weigh a shot from a hex, what may come back taken off."""
    there = s.hex[enemy]
    through = aspect(q, number, facing, there)
    if through == REAR or not sees(q, s, number, there):
        return 0
    gain = shot_costs(q, s, unit, enemy, away, -2 if through == FLANK else 0)
    if q.weapon[enemy] != at.NO_WEAPON:
        back = aspect(q, there, s.facing[enemy], number)
        if back != REAR:
            gain -= shot_costs(q, s, enemy, unit, away, -2 if back == FLANK else 0) // 2
    return gain


# ---- What the enemy can do next to a unit that stands in a hex -----------------------

SURELY, LIKELY = 100, 20  # hundredths of what a shot costs: on entry; in the enemy's phase


def danger(q: Question, s: State, unit: int, number: int, facing: int) -> int:
    """Weigh what the two worst enemies that can come at a hex would do to a unit there.

    Each strikes the side of the unit on which it is; two at once with numbers (9.28.2).
    """
    s.memo.suffering += 1
    note_threats(q, s, unit, number)
    return danger_noted(q, s, facing)


def danger_noted(q: Question, s: State, facing: int) -> int:
    """Give the danger of a facing where the threats were noted last."""
    worst = second = 0
    front = fronts(facing)
    for k in range(s.memo.threats):
        met = s.memo.threat[k].sides & front
        harm = s.memo.threat[k].on_front if met else s.memo.threat[k].elsewhere
        if harm > worst:
            worst, second = harm, worst
        elif harm > second:
            second = harm
    both = worst + second // 2
    return (both * q.odds.weights.danger + s.memo.shot_at) // 100


def note_threats(q: Question, s: State, unit: int, number: int) -> None:
    """Note who can come at a unit in a hex, and what each would do on either side of it.

    What the unit suffers in a column of the shock table is noted too, until SUFFERING is changed.
    """
    s.memo.threats = 0
    enemy_side = 1 - q.side[unit]
    note_shots(q, s, unit, number)
    for enemy in range(q.first_of_side[enemy_side], q.end_of_side[enemy_side]):
        there = s.hex[enemy]
        if there < 0 or never_attacks(q, enemy) or s.state[enemy] != at.ORDERED:
            continue
        away = distance(q, number, there)
        if away <= reach_of(q, enemy):
            k = s.memo.threats
            s.memo.threat[k].sides = sides_towards(q, number, there)
            s.memo.threat[k].on_front = harm_by(q, s, enemy, unit, number, False, away)
            s.memo.threat[k].elsewhere = harm_by(q, s, enemy, unit, number, True, away)
            s.memo.threats = k + 1


def note_shots(q: Question, s: State, unit: int, number: int) -> None:
    """Note what bows and guns would do to a unit in a hex, in hundredths of their weight.

    Surely who fires when it comes there, and of the others the worst (8.41).
    """
    entry = worst = 0
    enemy_side = 1 - q.side[unit]
    for enemy in range(q.first_of_side[enemy_side], q.end_of_side[enemy_side]):
        there = s.hex[enemy]
        if there < 0 or q.weapon[enemy] == at.NO_WEAPON or s.engaged[enemy]:
            continue
        away = distance(q, number, there)
        if away > GOOD_RANGE + 1 or not sees(q, s, there, number):
            continue
        through = aspect(q, there, s.facing[enemy], number)
        if through != REAR:
            harm = shot_costs(q, s, enemy, unit, away, -2 if through == FLANK else 0)
            worst = max(worst, harm)
            if through == FRONT and away == 1 and s.hex[unit] != number:
                entry += harm
    s.memo.shot_at = SURELY * entry + LIKELY * worst


def reach_of(q: Question, enemy: int) -> int:
    """Say from how far an enemy can come and strike in one Orders Phase, over open ground."""
    return q.ma[0, enemy]


def harm_by(
    q: Question, s: State, enemy: int, unit: int, number: int, superior: bool, away: int
) -> int:
    """Weigh a shock of an enemy on a unit in a hex; from afar it is the less sure to come."""
    column = column_of(q, enemy, unit, False, -q.hex_shift[number])
    if column < 0:
        return 0
    side = 1 if superior else 0
    if s.memo.suffered[column, side, 0] != s.memo.suffering:
        s.memo.suffered[column, side, 0] = s.memo.suffering
        suffers = defender_suffers(q, s, unit, column, superior, False, True)
        s.memo.suffered[column, side, 1] = suffers
    harm = s.memo.suffered[column, side, 1]
    return harm if away <= 2 else harm * OUTNUMBERED // 3
