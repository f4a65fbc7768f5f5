"""A combat in numbers, from where its units stand: the question of `ran shock` (9.2)."""

from samurai_odds.ran.field import layout as at
from samurai_odds.ran.field import rolls
from samurai_odds.ran.field.flight import units_lost
from samurai_odds.ran.field.layout import Question, State
from samurai_odds.ran.field.leaders import is_chief, rating
from samurai_odds.ran.field.pieces import beside, side_towards, surrounded
from samurai_odds.ran.field.rolls import bout as bout_roll
from samurai_odds.ran.field.rolls import check as check_roll
from samurai_odds.ran.field.shock import layout as sh
from samurai_odds.ran.field.shock.strikes import (
    NO_WAY,
    OFF_MAP,
    THROUGH,
    are_engaged,
    best_through,
    can_strike,
    way_back,
)
from samurai_odds.ran.men import flight_drop
from samurai_odds.ran.rules import combat_layout as combat
from samurai_odds.ran.rules.states import fights

# ---- A unit of the map in a combat's question ----------------------------------------


def empty_question(q: Question, s: State) -> None:
    for place in range(combat.QUESTION_LENGTH):
        s.shock.cq[place] = q.combats.template[place]


def row(number: int) -> int:
    """Find a unit's row in the question taken up."""
    return State.shock.cq.place(combat.UNIT_ROWS + number * combat.UNIT_ROW)


def write_unit(q: Question, s: State, number: int) -> None:
    """Write what a unit is: its state, hits, TQ and kind (6.62, 11.3)."""
    unit, here = s.shock.member[number], row(number)
    opened = s.open[unit]
    s[here + combat.START_STATE] = s.state[unit]
    s[here + combat.START_HITS] = s.hits[unit]
    s[here + combat.TQ] = q.tq[0, unit] - opened
    s[here + combat.TQ + 1] = q.tq[1, unit] - opened
    s[here + combat.MISSILE] = 1 if q.weapon[unit] != at.NO_WEAPON else 0
    s[here + combat.OPEN] = opened
    s[here + combat.FOOT] = 1 - q.mounted[unit]
    s[here + combat.HONJIN] = 1 if q.type[unit] == at.HONJIN else 0
    if s.hex[unit] >= 0:
        s[here + combat.SURROUNDED] = combat.HEMMED_IN if surrounded(q, s, unit) else 0


def write_engagement(q: Question, s: State, number: int, others: int) -> None:
    """Write whether a unit is engaged, here or elsewhere; ``others``: the first opponent (7.31)."""
    unit = s.shock.member[number]
    if s.engaged[unit] == 0 or s.hex[unit] < 0:
        return
    s[row(number) + combat.IS_ENGAGED] = combat.ELSEWHERE
    for other in range(others, others + sh.PART):
        enemy = s.shock.member[other]
        if enemy >= 0 and are_engaged(q, s, unit, enemy):
            s[row(number) + combat.IS_ENGAGED] = combat.HERE


def write_way_back(q: Question, s: State, number: int) -> None:
    """Write whether a unit has a hex to retreat to, or goes through a friend (11.4, 6.74).

    One friend behind a side is written: that of the first unit which needs him.
    """
    unit = s.shock.member[number]
    if s.hex[unit] < 0 or q.type[unit] == at.HONJIN:
        return
    way = way_back(q, s, number)
    s[row(number) + combat.STUCK] = 1 if way == NO_WAY else 0
    if way == OFF_MAP:
        s[row(number) + combat.OFF_MAP] = combat.LOST_OFF_MAP if q.off_map_eliminates else 1
    if way == THROUGH:
        friend = s.unit_at[beside(q, s.hex[unit], best_through(q, s, number))]
        behind = combat.BEHIND + (0 if number < combat.FIRST_DEFENDER else 1)
        if s.shock.member[behind] < 0:
            s.shock.member[behind] = friend
            write_unit(q, s, behind)
        if s.shock.member[behind] == friend:
            s[row(number) + combat.THROUGH] = 1


# ---- The busho of both sides in a combat's question ----------------------------------


def skill(q: Question, s: State, busho: int) -> int:
    """Give a busho's Combat in a fight, 1 less after losing face (10.27; R12)."""
    printed = q.combat[s.replaced[busho], busho]
    return max(0, printed - s.lost_face[busho])


def endurance(q: Question, s: State, busho: int) -> int:
    """Give the Stamina that he brings to a fight: hits taken before are off it (10.15).

    So is a wound, which is one hit (R2).
    """
    printed = q.stamina[s.replaced[busho], busho]
    wound = 1 if s.fate[busho] == at.WOUNDED and q.wounds_are_hits else 0
    return max(0, printed - s.lost_face[busho]) - s.busho_hits[busho] - wound


def write_leaders(q: Question, s: State, casualties: bool) -> None:
    """Write the busho who lead the sides, with their casualty rolls if there can be any."""
    for side in range(2):
        if s.shock.leader[side] >= 0:
            write_leader(q, s, side, casualties)
    if s.shock.leader[0] >= 0 and s.shock.leader[1] >= 0:
        one, other = skill(q, s, s.shock.leader[0]), skill(q, s, s.shock.leader[1])
        s.shock.cq[combat.ROUND] = bout_roll(one, other)


def write_leader(q: Question, s: State, side: int, casualties: bool) -> None:
    """Write one busho: with which unit he is, how much he can take, when his men flee."""
    busho, here = (
        s.shock.leader[side],
        State.shock.cq.place(combat.BUSHO_ROWS + side * combat.BUSHO_ROW),
    )
    wounded = s.fate[busho] == at.WOUNDED
    s[here + combat.START_FATE] = combat.WOUNDED if wounded else combat.WELL
    s[here + combat.BESIDE] = beside_whom(s, side, busho)
    s[here + combat.LEFT] = endurance(q, s, busho)
    if casualties:
        s[here + combat.CASUALTY_WELL] = s[here + combat.FIRE_WELL] = rolls.CASUALTY
        s[here + combat.CASUALTY_WOUNDED] = s[here + combat.FIRE_WOUNDED] = rolls.CASUALTY + 1
    if knows_flight(q, s, side):
        write_flight(q, s, here, busho)


def beside_whom(s: State, side: int, busho: int) -> int:
    """Give the number of the unit that a busho is stacked with, the side's first if none."""
    return max(side * combat.FIRST_DEFENDER, number_with(s, side, busho))


def number_with(s: State, side: int, busho: int) -> int:
    """Find the number of the unit of a side that a busho is with; NONE."""
    first = side * combat.FIRST_DEFENDER
    for number in range(first, first + sh.PART):
        unit = s.shock.member[number]
        if unit >= 0 and s.hex[unit] >= 0 and s.hex[unit] == s.busho_hex[busho]:
            return number
    return at.NONE


def knows_flight(q: Question, s: State, side: int) -> bool:
    """Say whether his men are among the side's units: those he is stacked with are his (R29)."""
    busho = s.shock.leader[side]
    unit = s.shock.member[beside_whom(s, side, busho)]
    return q.contingent[unit] == busho


def write_flight(q: Question, s: State, here: int, busho: int) -> None:
    """Write at which die his men flee if he is killed, by how many more are lost (11.82; R13)."""
    s[here + combat.FLIGHT_KNOWN] = 1
    lost = units_lost(q, s, busho)
    for more in range(combat.MOST + 2):
        limit = flight_limit(q, s, busho, min(lost + more, q.strength[busho]))
        s[here + combat.FLIGHT_CODES + more] = check_roll(limit)


def flight_limit(q: Question, s: State, busho: int, lost: int) -> int:
    """Give the die at or below which his contingent flees when he is killed (11.82)."""
    drop = flight_drop(rating(q, s, busho), is_chief(q, busho))
    limit = q.flight[busho, lost] + drop
    return min(max(limit, -1), 9)


def write_second(q: Question, s: State, side: int, first: int) -> None:
    """Write which units of a side are not of the contingent ``first`` (5.73, 11.84).

    The friend behind only counts where his contingent may flee.
    """
    for number in range(side * combat.FIRST_DEFENDER, side * combat.FIRST_DEFENDER + sh.PART):
        unit = s.shock.member[number]
        if unit >= 0:
            s[row(number) + combat.SECOND] = 1 if q.contingent[unit] != first else 0
    behind = s.shock.member[combat.BEHIND + side]
    if behind >= 0 and s.shock.leader[side] >= 0 and knows_flight(q, s, side):
        second = 1 if q.contingent[behind] != first else 0
        s[row(combat.BEHIND + side) + combat.SECOND] = second


# ---- A shock in numbers, from where its units stand (9.2) ----------------------------


def write_shock(q: Question, s: State) -> None:
    """Write the question of a shock between the units in MEMBER, led by those in LEADER.

    How each attacker comes, by choice or bound, charging, through a flank, stands in the
    columns STANDING, CHARGING and SUPERIOR.
    """
    empty_question(q, s)
    s.shock.member[combat.BEHIND] = s.shock.member[combat.BEHIND + 1] = at.NONE
    for number in range(combat.BEHIND):
        if s.shock.member[number] >= 0:
            s.shock.cq[combat.COUNT + number // combat.FIRST_DEFENDER] += 1
            others = 0 if number >= combat.FIRST_DEFENDER else combat.FIRST_DEFENDER
            write_unit(q, s, number)
            write_engagement(q, s, number, others)
            write_way_back(q, s, number)
    for number in range(sh.PART):
        if s.shock.member[number] >= 0:
            write_attack(q, s, number)
    write_ground(q, s)
    alone = s.shock.cq[combat.COUNT] == 1 and s.shock.cq[combat.COUNT + 1] == 1
    both = s.shock.leader[0] >= 0 and s.shock.leader[1] >= 0
    write_leaders(q, s, not (alone and both))
    write_contingents(q, s)
    for side in range(2):
        first = s.shock.member[side * combat.FIRST_DEFENDER]
        s.shock.cq[combat.TQ_BONUS + side] = s.check_bonus[q.contingent[first]]


def write_attack(q: Question, s: State, number: int) -> None:
    """Write how an attacker comes, and the shock column of it against each defender (9.27)."""
    unit, here = s.shock.member[number], row(number)
    charging, engaged = s.shock.charging[unit], s[here + combat.IS_ENGAGED]
    by_choice = s.shock.standing[unit] == sh.CHECKS and not charging and not engaged
    s[here + combat.CHECKS_FIRST] = 1 if by_choice else 0
    s[here + combat.BANZAI] = 1 if s.why[unit] == at.BY_BANZAI else 0
    s[here + combat.CHARGES] = charging
    s[here + combat.FLANKS] = s.shock.superior[unit]
    kind = q.type[unit]
    for i in range(sh.PART):
        defender = s.shock.member[combat.FIRST_DEFENDER + i]
        if defender >= 0:
            met = q.type[defender]
            plain = q.combats.column[met, kind]
            place = State.shock.cq.place(i * combat.MOST + number)
            s[place + combat.PLAIN_COLUMN_OF] = plain
            s[place + combat.COLUMN_OF] = q.combats.charge_column[met] if charging else plain


def write_ground(q: Question, s: State) -> None:
    """Write the ground's shift, the best hex and the best hexside for the defender (9.28.3).

    Who has failed a check crosses no hexside.
    """
    cs = s.shock.cs
    in_hex, across, own = 0, 0, 1
    for i in range(sh.PART):
        defender = s.shock.member[combat.FIRST_DEFENDER + i]
        if defender < 0 or s.hex[defender] < 0:
            continue
        there = s.hex[defender]
        in_hex = max(in_hex, q.hex_shift[there])
        own = max(own, q.combats.own_hits[q.terrain[there]])
        for number in range(sh.PART):
            unit = s.shock.member[number]
            if unit >= 0 and fights(cs, number) and can_strike(q, s, unit, defender):
                start = s.hex[unit]
                across = max(across, q.side_shift[start, side_towards(q, start, there)])
    s.shock.cq[combat.SHIFT] = -(in_hex + across)
    s.shock.cq[combat.OWN_HITS] = own


def write_contingents(q: Question, s: State) -> None:
    """Write second contingents: of attackers, and of a side whose busho's men may flee (R29)."""
    lead = s.current if s.shock.coordinated >= 0 else q.contingent[s.shock.member[0]]
    write_second(q, s, 0, lead)
    if s.shock.leader[1] >= 0 and knows_flight(q, s, 1):
        write_second(q, s, 1, s.shock.leader[1])
