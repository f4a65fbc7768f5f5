"""A shock in numbers, from where its units stand (9.2): the question of `ran shock`."""

from samurai_odds.play.rules.offering import Numbers
from samurai_odds.ran.cohesion.states import fights
from samurai_odds.ran.combat import layout as combat
from samurai_odds.ran.field import layout as at
from samurai_odds.ran.field.geometry import side_towards
from samurai_odds.ran.field.shock import layout as sh
from samurai_odds.ran.field.shock.deriving.leaders import (
    knows_flight,
    write_leaders,
    write_second,
)
from samurai_odds.ran.field.shock.deriving.units import (
    empty_question,
    row,
    write_engagement,
    write_unit,
    write_way_back,
)
from samurai_odds.ran.field.shock.strikes import can_strike


def write_shock(q: Numbers, s: Numbers) -> None:
    """Write the question of a shock between the units in MEMBER, led by those in LEADER.

    How each attacker comes, by choice or bound, charging, through a flank, stands in the
    columns STANDING, CHARGING and SUPERIOR.
    """
    empty_question(q, s)
    s[sh.MEMBER + combat.BEHIND] = s[sh.MEMBER + combat.BEHIND + 1] = at.NONE
    for number in range(combat.BEHIND):
        if s[sh.MEMBER + number] >= 0:
            s[sh.CQ + combat.COUNT + number // combat.FIRST_DEFENDER] += 1
            others = 0 if number >= combat.FIRST_DEFENDER else combat.FIRST_DEFENDER
            write_unit(q, s, number)
            write_engagement(q, s, number, others)
            write_way_back(q, s, number)
    for number in range(sh.PART):
        if s[sh.MEMBER + number] >= 0:
            write_attack(q, s, number)
    write_ground(q, s)
    alone = s[sh.CQ + combat.COUNT] == 1 and s[sh.CQ + combat.COUNT + 1] == 1
    both = s[sh.LEADER] >= 0 and s[sh.LEADER + 1] >= 0
    write_leaders(q, s, not (alone and both))
    write_contingents(q, s)
    for side in range(2):
        first = s[sh.MEMBER + side * combat.FIRST_DEFENDER]
        s[sh.CQ + combat.TQ_BONUS + side] = s[at.CHECK_BONUS + q[at.CONTINGENT + first]]


def write_attack(q: Numbers, s: Numbers, number: int) -> None:
    """Write how an attacker comes, and the shock column of it against each defender (9.27)."""
    unit, here = s[sh.MEMBER + number], row(number)
    charging, engaged = s[sh.CHARGING + unit], s[here + combat.IS_ENGAGED]
    by_choice = s[sh.STANDING + unit] == sh.CHECKS and not charging and not engaged
    s[here + combat.CHECKS_FIRST] = 1 if by_choice else 0
    s[here + combat.BANZAI] = 1 if s[at.WHY + unit] == at.BY_BANZAI else 0
    s[here + combat.CHARGES] = charging
    s[here + combat.FLANKS] = s[sh.SUPERIOR + unit]
    kind = q[at.TYPE + unit]
    for i in range(sh.PART):
        defender = s[sh.MEMBER + combat.FIRST_DEFENDER + i]
        if defender >= 0:
            met = q[at.TYPE + defender]
            plain = q[sh.COLUMN + met * sh.TYPES + kind]
            place = sh.CQ + i * combat.MOST + number
            s[place + combat.PLAIN_COLUMN_OF] = plain
            s[place + combat.COLUMN_OF] = q[sh.CHARGE_COLUMN + met] if charging else plain


def write_ground(q: Numbers, s: Numbers) -> None:
    """Write the ground's shift, the best hex and the best hexside for the defender (9.28.3).

    Who has failed a check crosses no hexside.
    """
    cs = s[sh.CS : sh.CS_END]
    in_hex, across, own = 0, 0, 1
    for i in range(sh.PART):
        defender = s[sh.MEMBER + combat.FIRST_DEFENDER + i]
        if defender < 0 or s[at.HEX + defender] < 0:
            continue
        there = s[at.HEX + defender]
        in_hex = max(in_hex, q[at.HEX_SHIFT + there])
        own = max(own, q[sh.OWN_HITS + q[at.TERRAIN + there]])
        for number in range(sh.PART):
            unit = s[sh.MEMBER + number]
            if unit >= 0 and fights(cs, number) and can_strike(q, s, unit, defender):
                start = s[at.HEX + unit]
                side = at.SIDES_OF_HEX * start + side_towards(q, start, there)
                across = max(across, q[at.SIDE_SHIFT + side])
    s[sh.CQ + combat.SHIFT] = -(in_hex + across)
    s[sh.CQ + combat.OWN_HITS] = own


def write_contingents(q: Numbers, s: Numbers) -> None:
    """Write second contingents: of attackers, and of a side whose busho's men may flee (R29)."""
    lead = s[at.CURRENT] if s[sh.COORDINATED] >= 0 else q[at.CONTINGENT + s[sh.MEMBER]]
    write_second(q, s, 0, lead)
    if s[sh.LEADER + 1] >= 0 and knows_flight(q, s, 1):
        write_second(q, s, 1, s[sh.LEADER + 1])
