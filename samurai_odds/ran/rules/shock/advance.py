"""Advance after combat, and fire at who advances (7.31, 9.32, 11.5; R6)."""

from samurai_odds.play.offering import Numbers, ask, no_options, option
from samurai_odds.ran.combat import combat_layout as combat
from samurai_odds.ran.combat.states import disrupt_chargers, fights, had_superiority, take_hits
from samurai_odds.ran.rules import layout as at
from samurai_odds.ran.rules.decisions.packed import facing_of, facing_value, unit_of, unit_value
from samurai_odds.ran.rules.layout import Question, State
from samurai_odds.ran.rules.leaders import go_along
from samurai_odds.ran.rules.movement import layout as mv
from samurai_odds.ran.rules.movement.reach import survives_turning, turning_hits
from samurai_odds.ran.rules.movement.reactions import begin_event
from samurai_odds.ran.rules.pieces import engage, move_unit, passable, side_towards, turn_unit
from samurai_odds.ran.rules.shock import layout as sh
from samurai_odds.ran.rules.shock.aftermath import number_of, where
from samurai_odds.ran.rules.shock.checks import go_to_next
from samurai_odds.ran.rules.shock.region import put_down
from samurai_odds.ran.rules.shock.rising import ask_rising
from samurai_odds.ran.rules.shock.strikes import are_adjacent


def go_on_advancing(q: Question, s: State) -> None:
    """Ask who advances into the next hex left by a defender; after the last the combat is over."""
    cs, number = s.shock.cs, s.shock.next
    if number >= combat.FIRST_DEFENDER + sh.PART:
        s.phase = sh.COMBAT_DONE
    elif s.shock.member[number] < 0 or not has_left(s, number):
        s.shock.next += 1
    elif best_of(q, s, cs, where(s, number)) < 0:
        s.shock.next += 1  # nobody can
    else:
        offer_advance(q, s, cs, where(s, number))


def has_left(s: State, number: int) -> bool:
    """Say whether a defender has left its hex by this shock, and nobody stands there (11.51)."""
    cs = s.shock.cs
    place = cs.units[number].place
    if fights(cs, number) or place == combat.HELD or place == combat.FLOWN:
        return False
    return s.unit_at[where(s, number)] < 0


def offer_advance(q: Question, s: State, cs: Numbers, there: int) -> None:
    """Ask who advances: the unit with position superiority, else the highest TQ (11.53)."""
    best = best_of(q, s, cs, there)
    no_options(s)
    for number in range(sh.PART):
        if may_advance(q, s, cs, number, there) and rank(s, cs, number) == best:
            option(s, unit_value(s.shock.member[number]))
    ask_rising(s, sh.ADVANCE_CHOICE, q.side[s.shock.member[0]])


def best_of(q: Question, s: State, cs: Numbers, there: int) -> int:
    """Give the rank of who is first to advance, -1 if nobody can."""
    best = -1
    for number in range(sh.PART):
        if may_advance(q, s, cs, number, there):
            best = max(best, rank(s, cs, number))
    return best


def rank(s: State, cs: Numbers, number: int) -> int:
    """Rank a unit for the advance: by position superiority, then by TQ."""
    first = had_superiority(s.shock.cq, cs, number)
    return 100 if first else s.shock.cq.units[number].tq[0]


def may_advance(q: Question, s: State, cs: Numbers, number: int, there: int) -> bool:
    """Say whether an attacker can advance into a hex: not disrupted, adjacent (11.51)."""
    unit = s.shock.member[number]
    if unit < 0 or not fights(cs, number) or s.state[unit] != at.ORDERED:
        return False
    side = side_towards(q, s.hex[unit], there)
    return side >= 0 and passable(q, s.hex[unit], side)


def settle_advance(q: Question, s: State, value: int) -> None:
    """Advance, the busho with it; enemies whose zone it enters may fire (11.51, 11.54, R26)."""
    cs = s.shock.cs
    unit = unit_of(value)
    number, there = number_of(s, unit), where(s, s.shock.next)
    start = s.hex[unit]
    cs.units[number].place = combat.MOVED_UP
    if cs.advanced == 0:
        cs.advanced, cs.cursor = 1, number
    put_down(q, s)
    move_unit(q, s, unit, there)
    go_along(q, s, q.side[unit], start, there)
    s.shock.advancing = unit
    begin_event(q, s, unit, mv.ADVANCES, sh.AFTER_ADVANCE)  # first lone busho (4.72; R73)
    s.move.reacted[s.shock.member[s.shock.next]] = 1  # who has just left the hex does not (11.54)


def offer_arrival(q: Question, s: State) -> None:
    """Ask whether who has advanced turns by a vertex, unless fire has sent it elsewhere (11.52)."""
    unit, there = s.shock.advancing, where(s, s.shock.next)
    gone = s.hex[unit] != there or s.against[unit] > 0
    if gone or not survives_turning(q, s, unit, there):
        end_advance(s)
        return
    no_options(s)
    for facing in range(at.SIDES_OF_HEX):
        turned = (facing - s.facing[unit] + at.SIDES_OF_HEX + 1) % at.SIDES_OF_HEX
        if turned <= 2:
            option(s, facing_value(facing))
    ask(s, sh.ARRIVAL_CHOICE, q.side[unit])


def settle_arrival(q: Question, s: State, value: int) -> None:
    """Turn, at the cost of a hit in close country (11.52, 7.14)."""
    unit, facing = s.shock.advancing, facing_of(value)
    if s.facing[unit] != facing:
        hits = turning_hits(q, s, unit, s.hex[unit])
        turn_unit(q, s, unit, facing)
        cq, cs = s.shock.cq, s.shock.cs
        take_hits(cq, cs, number_of(s, unit), hits, 0)
    put_down(q, s)
    end_advance(s)


def end_advance(s: State) -> None:
    """Go on to the next hex that was left."""
    s.shock.next += 1
    s.phase = sh.ADVANCES


def end_combat(q: Question, s: State) -> None:
    """End a combat: charges are spent, and who stays adjacent is engaged (9.32, 7.31; R75)."""
    cq, cs = s.shock.cq, s.shock.cs
    disrupt_chargers(cq, cs)
    cs.phase = combat.OVER
    for one in range(sh.PART):
        for other in range(combat.FIRST_DEFENDER, combat.FIRST_DEFENDER + sh.PART):
            unit, enemy = s.shock.member[one], s.shock.member[other]
            if unit >= 0 and enemy >= 0 and fights(cs, one) and fights(cs, other):
                if are_adjacent(q, s, unit, enemy):
                    engage(q, s, unit, enemy)
    tally_charges(q, s)
    s.phase = sh.RESOLVING
    go_to_next(q, s, sh.SEGMENT_DONE)


def tally_charges(q: Question, s: State) -> None:
    for number in range(sh.PART):
        unit = s.shock.member[number]
        if unit >= 0 and s.shock.charging[unit] and s.shock.cs.attacked:
            s.tally[q.side[unit]].charges += 1
