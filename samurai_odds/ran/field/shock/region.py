"""A combat taken up from the map and put down again, at each step of a segment (R32).

Between two rolls of a combat others are fought: units are hit by who passes through them,
contingents flee, zones change. So its question is written anew whenever it is taken up, and
what its state says of units and busho is put on the map at once.
"""

from samurai_odds.play.offering import Numbers
from samurai_odds.ran.field import layout as at
from samurai_odds.ran.field.leaders import busho_with, is_chief, lose_busho, take_head
from samurai_odds.ran.field.pieces import flip_unit, lose_unit
from samurai_odds.ran.field.shock import layout as sh
from samurai_odds.ran.field.shock.combat_numbers import number_with, write_shock
from samurai_odds.ran.field.shock.layout import row_of as combat_row
from samurai_odds.ran.rules import combat_layout as combat
from samurai_odds.ran.rules.states import NOBODY, fights


def state_of(number: int) -> int:
    """Find the numbers of a unit in the state of the combat taken up."""
    return sh.CS + combat.UNIT + number * combat.UNIT_FIELDS


def begin_state(s: Numbers) -> None:
    """Begin a combat's state: all there, before the first check."""
    for place in range(combat.WIDTH):
        s[sh.CS + place] = 0
    s[sh.CS + combat.USED] = NOBODY
    s[sh.CS + combat.PHASE] = combat.COORDINATION
    for side in range(2):
        busho = s[sh.LEADER + side]
        if busho >= 0:
            fate = combat.WOUNDED if s[at.FATE + busho] == at.WOUNDED else combat.WELL
            s[sh.CS + combat.BUSHO + side] = fate


def take_up(q: Numbers, s: Numbers) -> None:
    """Take up the combat whose turn it is, as all stand now."""
    here = combat_row(s[sh.COMBAT])
    for number in range(combat.BEHIND):
        s[sh.MEMBER + number] = s[here + number]
    s[sh.MEMBER + combat.BEHIND] = s[sh.MEMBER + combat.BEHIND + 1] = at.NONE
    for side in range(2):
        s[sh.LEADER + side] = s[here + sh.LED_BY + side]
    saved = sh.SAVED + s[sh.COMBAT] * combat.WIDTH
    for place in range(combat.WIDTH):
        s[sh.CS + place] = s[saved + place]
    see_losses(s)
    if is_led_anew(q, s[sh.CS + combat.PHASE]):
        choose_leaders(q, s)
    write_shock(q, s)
    read_units(s)
    s[sh.TAKEN] = 1


def is_led_anew(q: Numbers, phase: int) -> bool:
    """Say whether a combat looks for its busho: before they meet, and for the clash (R102)."""
    if phase == combat.MEET:
        return True
    return q[at.PLACED_BUSHO] > 0 and combat.FACE <= phase <= combat.CLASH


def choose_leaders(q: Numbers, s: Numbers) -> None:
    """Have each side led by the first busho with a unit that fights (9.25-9.28; R2, R102).

    Whoever was to lead it may be with one that has held back or is gone.
    """
    cs, here = s[sh.CS : sh.CS_END], combat_row(s[sh.COMBAT])
    for side in range(2):
        found, first = at.NONE, side * combat.FIRST_DEFENDER
        for number in range(first, first + sh.PART):
            if found < 0 and s[sh.MEMBER + number] >= 0 and fights(cs, number):
                found = busho_with(q, s, s[sh.MEMBER + number])
        if found >= 0 and found != s[sh.LEADER + side]:
            s[sh.LEADER + side] = s[here + sh.LED_BY + side] = found
            wounded = s[at.FATE + found] == at.WOUNDED
            cs[combat.BUSHO + side] = combat.WOUNDED if wounded else combat.WELL


def see_losses(s: Numbers) -> None:
    """Note who has gone by no act of this combat: nobody advances for him (R29).

    Who had gone back before has left his hex to whoever advances.
    """
    for number in range(combat.BEHIND):
        unit = s[sh.MEMBER + number]
        if unit >= 0 and s[at.STATE + unit] >= combat.ROUTED:
            here = state_of(number)
            if s[here + combat.STATE] < combat.ROUTED:
                if s[here + combat.PLACE] != combat.GONE_BACK:
                    s[here + combat.PLACE] = combat.FLOWN
    for side in range(2):
        busho = s[sh.LEADER + side]
        if busho >= 0 and s[at.FATE + busho] > at.WOUNDED:
            if s[sh.CS + combat.BUSHO + side] in (combat.WELL, combat.WOUNDED):
                s[sh.CS + combat.BUSHO + side] = combat.DEAD
        elif busho >= 0 and number_with(s, side, busho) < 0:  # (11.63)
            s[sh.CS + combat.BUSHO + side] = combat.ABSENT


def read_units(s: Numbers) -> None:
    """Read states and hits of the combat's units, and of friends behind, from the map."""
    for number in range(combat.UNITS):
        unit = s[sh.MEMBER + number]
        if unit >= 0:
            s[state_of(number) + combat.STATE] = s[at.STATE + unit]
            s[state_of(number) + combat.HITS] = s[at.HITS + unit]


def put_down(q: Numbers, s: Numbers) -> None:
    """Put on the map what the combat has done to its units and busho, and keep its state."""
    for side in range(2):
        if s[sh.LEADER + side] >= 0:
            write_busho(q, s, side)
    for number in range(combat.BEHIND):
        if s[sh.MEMBER + number] >= 0:
            write_unit_back(q, s, number)
    saved = sh.SAVED + s[sh.COMBAT] * combat.WIDTH
    for place in range(combat.WIDTH):
        s[saved + place] = s[sh.CS + place]
    s[sh.TAKEN] = 0


def write_unit_back(q: Numbers, s: Numbers, number: int) -> None:
    unit, here = s[sh.MEMBER + number], state_of(number)
    state = s[here + combat.STATE]
    if s[at.STATE + unit] >= combat.ROUTED:
        return
    if state >= combat.ROUTED:
        lose_unit(q, s, unit, state)
        return
    flip_unit(q, s, unit, state)
    s[at.HITS + unit] = s[here + combat.HITS]


def write_busho(q: Numbers, s: Numbers, side: int) -> None:
    """Put on the map what became of a busho: a wound, death, and what the victor of a fight has.

    His contingent's flight check is a debt that is seen to before the combat goes on (10.51).
    """
    busho, fate = s[sh.LEADER + side], s[sh.CS + combat.BUSHO + side]
    if s[sh.CS + combat.KEPT] == 1 + side:
        s[at.BUSHO_HITS + busho] += 1
        s[sh.CS + combat.KEPT] = 0
    if s[sh.CS + combat.HEAD] == 1 + side:
        loser = s[sh.LEADER + 1 - side]
        take_head(s, q[at.SIDE_OF + busho], is_chief(q, loser))
        s[sh.CS + combat.HEAD] = 0
    if s[at.FATE + busho] > at.WOUNDED:
        return
    if fate == combat.WOUNDED:
        s[at.FATE + busho] = at.WOUNDED
    elif fate == combat.DEAD or fate == combat.WITHDRAWN:
        lose_busho(q, s, busho, True)
    s[sh.CS + combat.FLIGHT_DUE] = 0
