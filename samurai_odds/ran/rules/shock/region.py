"""A combat taken up from the map and put down again, at each step of a segment (R32).

Between two rolls of a combat others are fought: units are hit by who passes through them,
contingents flee, zones change. So its question is written anew whenever it is taken up, and
what its state says of units and busho is put on the map at once.
"""

from samurai_odds.ran.combat import combat_layout as combat
from samurai_odds.ran.combat.states import NOBODY, fights
from samurai_odds.ran.rules import layout as at
from samurai_odds.ran.rules.layout import Question, State
from samurai_odds.ran.rules.leaders import busho_with, is_chief, lose_busho, take_head
from samurai_odds.ran.rules.pieces import flip_unit, lose_unit
from samurai_odds.ran.rules.shock import layout as sh
from samurai_odds.ran.rules.shock.combat_numbers import number_with, write_shock


def begin_state(s: State) -> None:
    """Begin a combat's state: all there, before the first check."""
    for place in range(combat.WIDTH):
        s[State.shock.cs.at + place] = 0
    s.shock.cs.used = NOBODY
    s.shock.cs.phase = combat.COORDINATION
    for side in range(2):
        busho = s.shock.leader[side]
        if busho >= 0:
            fate = combat.WOUNDED if s.fate[busho] == at.WOUNDED else combat.WELL
            s.shock.cs.busho[side] = fate


def take_up(q: Question, s: State) -> None:
    """Take up the combat whose turn it is, as all stand now."""
    taken = s.shock.combat
    for number in range(combat.BEHIND):
        s.shock.member[number] = s.shock.rows[taken, number]
    s.shock.member[combat.BEHIND] = s.shock.member[combat.BEHIND + 1] = at.NONE
    for side in range(2):
        s.shock.leader[side] = s.shock.rows[taken, sh.LED_BY + side]
    saved = State.shock.saved.place(taken)
    for place in range(combat.WIDTH):
        s[State.shock.cs.at + place] = s[saved + place]
    see_losses(s)
    if is_led_anew(q, s.shock.cs.phase):
        choose_leaders(q, s)
    write_shock(q, s)
    read_units(s)
    s.shock.taken = 1


def is_led_anew(q: Question, phase: int) -> bool:
    """Say whether a combat looks for its busho: before they meet, and for the clash (R102)."""
    if phase == combat.MEET:
        return True
    return q.placed_busho > 0 and combat.FIRST_OF_CLASH <= phase <= combat.LAST_OF_CLASH


def choose_leaders(q: Question, s: State) -> None:
    """Have each side led by the first busho with a unit that fights (9.25-9.28; R2, R102).

    Whoever was to lead it may be with one that has held back or is gone.
    """
    cs = s.shock.cs
    for side in range(2):
        leader, first = at.NONE, side * combat.FIRST_DEFENDER
        for number in range(first, first + sh.PART):
            if leader < 0 and s.shock.member[number] >= 0 and fights(cs, number):
                leader = busho_with(q, s, s.shock.member[number])
        if leader >= 0 and leader != s.shock.leader[side]:
            s.shock.leader[side] = s.shock.rows[s.shock.combat, sh.LED_BY + side] = leader
            wounded = s.fate[leader] == at.WOUNDED
            cs.busho[side] = combat.WOUNDED if wounded else combat.WELL


def see_losses(s: State) -> None:
    """Note who has gone by no act of this combat: nobody advances for him (R29).

    Who had gone back before has left his hex to whoever advances.
    """
    for number in range(combat.BEHIND):
        unit = s.shock.member[number]
        if unit >= 0 and s.state[unit] >= combat.ROUTED:
            if s.shock.cs.units[number].state < combat.ROUTED:
                if s.shock.cs.units[number].place != combat.GONE_BACK:
                    s.shock.cs.units[number].place = combat.FLOWN
    for side in range(2):
        busho = s.shock.leader[side]
        if busho >= 0 and s.fate[busho] > at.WOUNDED:
            if s.shock.cs.busho[side] in (combat.WELL, combat.WOUNDED):
                s.shock.cs.busho[side] = combat.DEAD
        elif busho >= 0 and number_with(s, side, busho) < 0:  # (11.63)
            s.shock.cs.busho[side] = combat.ABSENT


def read_units(s: State) -> None:
    """Read states and hits of the combat's units, and of friends behind, from the map."""
    for number in range(combat.UNITS):
        unit = s.shock.member[number]
        if unit >= 0:
            s.shock.cs.units[number].state = s.state[unit]
            s.shock.cs.units[number].hits = s.hits[unit]


def put_down(q: Question, s: State) -> None:
    """Put on the map what the combat has done to its units and busho, and keep its state."""
    for side in range(2):
        if s.shock.leader[side] >= 0:
            write_busho(q, s, side)
    for number in range(combat.BEHIND):
        if s.shock.member[number] >= 0:
            write_unit_back(q, s, number)
    saved = State.shock.saved.place(s.shock.combat)
    for place in range(combat.WIDTH):
        s[saved + place] = s[State.shock.cs.at + place]
    s.shock.taken = 0


def write_unit_back(q: Question, s: State, number: int) -> None:
    unit, state = s.shock.member[number], s.shock.cs.units[number].state
    if s.state[unit] >= combat.ROUTED:
        return
    if state >= combat.ROUTED:
        lose_unit(q, s, unit, state)
        return
    flip_unit(q, s, unit, state)
    s.hits[unit] = s.shock.cs.units[number].hits


def write_busho(q: Question, s: State, side: int) -> None:
    """Put on the map what became of a busho: a wound, death, and what the victor of a fight has.

    His contingent's flight check is a debt that is seen to before the combat goes on (10.51).
    """
    busho, fate = s.shock.leader[side], s.shock.cs.busho[side]
    if s.shock.cs.kept == 1 + side:
        s.busho_hits[busho] += 1
        s.shock.cs.kept = 0
    if s.shock.cs.head == 1 + side:
        loser = s.shock.leader[1 - side]
        take_head(s, q.side_of[busho], is_chief(q, loser))
        s.shock.cs.head = 0
    if s.fate[busho] > at.WOUNDED:
        return
    if fate == combat.WOUNDED:
        s.fate[busho] = at.WOUNDED
    elif fate == combat.DEAD or fate == combat.WITHDRAWN:
        lose_busho(q, s, busho, True)
    s.shock.cs.flight_due = 0
