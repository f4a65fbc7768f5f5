"""A combat in numbers, from where its units stand: the question of `ran shock` (9.2)."""

from samurai_odds.ran.combat import combat_layout as combat
from samurai_odds.ran.combat.states import fights
from samurai_odds.ran.combat.writing import (
    casualties_possible,
    flees_at,
    put_busho,
    put_column,
    put_engaged,
    put_flight,
    put_ground,
    put_kind,
    put_unit,
    put_way_back,
)
from samurai_odds.ran.men import flight_drop, hits_taken, less_face
from samurai_odds.ran.rules import layout as at
from samurai_odds.ran.rules import rolls
from samurai_odds.ran.rules.flight import units_lost
from samurai_odds.ran.rules.layout import Question, State
from samurai_odds.ran.rules.leaders import is_chief, rating
from samurai_odds.ran.rules.pieces import beside, side_towards, surrounded
from samurai_odds.ran.rules.rolls import bout as bout_roll
from samurai_odds.ran.rules.shock import layout as sh
from samurai_odds.ran.rules.shock.strikes import (
    NO_WAY,
    OFF_MAP,
    THROUGH,
    are_engaged,
    best_through,
    can_strike,
    way_back,
)

# ---- A unit of the map in a combat's question ----------------------------------------


def empty_question(q: Question, s: State) -> None:
    for place in range(combat.QUESTION_LENGTH):
        s[State.shock.cq.at + place] = q[Question.combats.template.at + place]


def write_unit(q: Question, s: State, number: int) -> None:
    """Write what a unit is: its state, hits, TQ and kind (6.62, 11.3)."""
    unit = s.shock.member[number]
    put_unit(
        s,
        State.shock.cq.at,
        number,
        s.state[unit],
        s.hits[unit],
        q.tq[0, unit],
        q.tq[1, unit],
        s.open[unit],
    )
    missile = 1 if q.weapon[unit] != at.NO_WEAPON else 0
    honjin = 1 if q.type[unit] == at.HONJIN else 0
    put_kind(s, State.shock.cq.at, number, 1 - q.mounted[unit], missile, honjin)
    if s.hex[unit] >= 0:
        s.shock.cq.units[number].surrounded = combat.HEMMED_IN if surrounded(q, s, unit) else 0


def write_engagement(q: Question, s: State, number: int, others: int) -> None:
    """Write whether a unit is engaged, here or elsewhere; ``others``: the first opponent (7.31)."""
    unit = s.shock.member[number]
    if s.engaged[unit] == 0 or s.hex[unit] < 0:
        return
    here = 0
    for other in range(others, others + sh.PART):
        enemy = s.shock.member[other]
        if enemy >= 0 and are_engaged(q, s, unit, enemy):
            here = 1
    put_engaged(s, State.shock.cq.at, number, 1, here)


def write_way_back(q: Question, s: State, number: int) -> None:
    """Write whether a unit has a hex to retreat to, or goes through a friend (11.4, 6.74).

    One friend behind a side is written: that of the first unit which needs him.
    """
    unit = s.shock.member[number]
    if s.hex[unit] < 0 or q.type[unit] == at.HONJIN:
        return
    way = way_back(q, s, number)
    off = 1 if way == OFF_MAP else 0
    lost = off if q.off_map_eliminates else 0
    put_way_back(s, State.shock.cq.at, number, 1 if way == NO_WAY else 0, off, lost)
    if way == THROUGH:
        friend = s.unit_at[beside(q, s.hex[unit], best_through(q, s, number))]
        behind = combat.BEHIND + (0 if number < combat.FIRST_DEFENDER else 1)
        if s.shock.member[behind] < 0:
            s.shock.member[behind] = friend
            write_unit(q, s, behind)
        if s.shock.member[behind] == friend:
            s.shock.cq.units[number].through = 1


# ---- The busho of both sides in a combat's question ----------------------------------


def skill(q: Question, s: State, busho: int) -> int:
    """Give a busho's Combat in a fight (10.27; R12)."""
    return less_face(q.combat[s.replaced[busho], busho], s.lost_face[busho])


def endurance(q: Question, s: State, busho: int) -> int:
    """Give the Stamina that he brings to a fight: hits taken before are off it (10.15)."""
    wounded = s.fate[busho] == at.WOUNDED
    taken = hits_taken(s.busho_hits[busho], wounded, q.wounds_are_hits)
    return less_face(q.stamina[s.replaced[busho], busho], s.lost_face[busho]) - taken


def write_leaders(q: Question, s: State, casualties: bool) -> None:
    """Write the busho who lead the sides, with their casualty rolls if there can be any."""
    for side in range(2):
        if s.shock.leader[side] >= 0:
            write_leader(q, s, side, casualties)
    if s.shock.leader[0] >= 0 and s.shock.leader[1] >= 0:
        one, other = skill(q, s, s.shock.leader[0]), skill(q, s, s.shock.leader[1])
        s.shock.cq.bout_code = bout_roll(one, other)


def write_leader(q: Question, s: State, side: int, casualties: bool) -> None:
    """Write one busho: with which unit he is, how much he can take, when his men flee."""
    busho = s.shock.leader[side]
    wounded = 1 if s.fate[busho] == at.WOUNDED else 0
    left = endurance(q, s, busho)
    put_busho(s, State.shock.cq.at, side, wounded, beside_whom(s, side, busho), left)
    if casualties:
        s.shock.cq.busho[side].casualty_well = s.shock.cq.busho[side].fire_well = rolls.CASUALTY
        s.shock.cq.busho[side].casualty_wounded = s.shock.cq.busho[side].fire_wounded = (
            rolls.CASUALTY + 1
        )
    if knows_flight(q, s, side):
        write_flight(q, s, side, busho)


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


def write_flight(q: Question, s: State, side: int, busho: int) -> None:
    """Write at which die his men flee if he is killed, by how many more are lost (11.82; R13)."""
    lost, drop = units_lost(q, s, busho), flight_drop(rating(q, s, busho), is_chief(q, busho))
    for more in range(combat.MOST + 2):
        limit = q.flight[busho, min(lost + more, q.strength[busho])]
        put_flight(s, State.shock.cq.at, side, more, limit, drop)


def flight_limit(q: Question, s: State, busho: int, lost: int) -> int:
    """Give the die at or below which his contingent flees when he is killed (11.82)."""
    drop = flight_drop(rating(q, s, busho), is_chief(q, busho))
    return flees_at(q.flight[busho, lost], drop)


def write_second(q: Question, s: State, side: int, first: int) -> None:
    """Write which units of a side are not of the contingent ``first`` (5.73, 11.84).

    The friend behind only counts where his contingent may flee.
    """
    for number in range(side * combat.FIRST_DEFENDER, side * combat.FIRST_DEFENDER + sh.PART):
        unit = s.shock.member[number]
        if unit >= 0:
            s.shock.cq.units[number].second = 1 if q.contingent[unit] != first else 0
    behind = s.shock.member[combat.BEHIND + side]
    if behind >= 0 and s.shock.leader[side] >= 0 and knows_flight(q, s, side):
        second = 1 if q.contingent[behind] != first else 0
        s.shock.cq.units[combat.BEHIND + side].second = second


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
            s.shock.cq.count[number // combat.FIRST_DEFENDER] += 1
            others = 0 if number >= combat.FIRST_DEFENDER else combat.FIRST_DEFENDER
            write_unit(q, s, number)
            write_engagement(q, s, number, others)
            write_way_back(q, s, number)
    for number in range(sh.PART):
        if s.shock.member[number] >= 0:
            write_attack(q, s, number)
    write_ground(q, s)
    led, other_led = s.shock.leader[0] >= 0, s.shock.leader[1] >= 0
    mine, his = s.shock.cq.count[0], s.shock.cq.count[1]
    write_leaders(q, s, casualties_possible(False, led, other_led, mine, his))
    write_contingents(q, s)
    for side in range(2):
        first = s.shock.member[side * combat.FIRST_DEFENDER]
        s.shock.cq.tq_bonus[side] = s.check_bonus[q.contingent[first]]


def write_attack(q: Question, s: State, number: int) -> None:
    """Write how an attacker comes, and the shock column of it against each defender (9.27)."""
    unit = s.shock.member[number]
    charging, engaged = s.shock.charging[unit], s.shock.cq.units[number].is_engaged
    by_choice = s.shock.standing[unit] == sh.CHECKS and not charging and not engaged
    s.shock.cq.units[number].checks_first = 1 if by_choice else 0
    s.shock.cq.units[number].banzai = 1 if s.why[unit] == at.BY_BANZAI else 0
    s.shock.cq.units[number].charges = charging
    s.shock.cq.units[number].flanks = s.shock.superior[unit]
    kind = q.type[unit]
    for i in range(sh.PART):
        defender = s.shock.member[combat.FIRST_DEFENDER + i]
        if defender >= 0:
            met = q.type[defender]
            put_column(
                s,
                State.shock.cq.at,
                i,
                number,
                q.combats.column[met, kind],
                q.combats.charge_column[met],
            )


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
    put_ground(s, State.shock.cq.at, in_hex, across, own, 0)


def write_contingents(q: Question, s: State) -> None:
    """Write second contingents: of attackers, and of a side whose busho's men may flee (R29)."""
    lead = s.current if s.shock.coordinated >= 0 else q.contingent[s.shock.member[0]]
    write_second(q, s, 0, lead)
    if s.shock.leader[1] >= 0 and knows_flight(q, s, 1):
        write_second(q, s, 1, s.shock.leader[1])
