"""The clash of one combat on the map, and retreats (9.27, 9.28, 11.4, 6.74; R33)."""

from samurai_odds.play.offering import no_options, option
from samurai_odds.ran.combat import combat_layout as combat
from samurai_odds.ran.combat.shock import chosen, clash_code, must_retreat, options_open, strike
from samurai_odds.ran.combat.states import count_fighting, fights, send_back, stands, take_hits
from samurai_odds.ran.rules import layout as at
from samurai_odds.ran.rules.decisions.packed import (
    retreat_through,
    retreat_value,
    unit_of,
    unit_value,
    who_of,
)
from samurai_odds.ran.rules.layout import Question, State
from samurai_odds.ran.rules.leaders import go_along
from samurai_odds.ran.rules.movement.reactions import come_upon_busho
from samurai_odds.ran.rules.pieces import beside, give_hits, move_unit, side_aspect
from samurai_odds.ran.rules.rolls import ask_roll
from samurai_odds.ran.rules.rolls import result as roll_result
from samurai_odds.ran.rules.shock import layout as sh
from samurai_odds.ran.rules.shock.region import put_down
from samurai_odds.ran.rules.shock.rising import ask_rising
from samurai_odds.ran.rules.shock.strikes import best_free, best_through, hex_beyond, is_free_way

# ---- The clash of one combat on the map (9.27, 9.28, 11.4) ---------------------------


def ask_resolution(q: Question, s: State) -> None:
    """Ask which types both sides use, then for the shock roll; without a clash, who advances."""
    cq, cs = s.shock.cq, s.shock.cs
    phase = cs.phase
    if phase == combat.OVER:
        s.phase = sh.COMBAT_DONE
    elif count_fighting(cq, cs, 0) == 0 or count_fighting(cq, cs, 1) == 0:
        begin_advances(s)
    elif phase == combat.CLASH:
        ask_roll(s, clash_code(cq, cs))
    else:
        side = 1 if phase == combat.FACE else 0
        if options_open(cq, cs, side) == 1:
            use(s, side, chosen(cq, cs, side, 0))
        else:
            offer_types(q, s, side)


def offer_types(q: Question, s: State, side: int) -> None:
    """Ask a side which of its units gives the column (9.27)."""
    cs, first = s.shock.cs, side * combat.FIRST_DEFENDER
    no_options(s)
    for number in range(first, first + sh.PART):
        if s.shock.member[number] >= 0 and fights(cs, number):
            option(s, unit_value(s.shock.member[number]))
    kind = sh.FACE_CHOICE if side else sh.USE_CHOICE
    ask_rising(s, kind, q.side[s.shock.member[first]])


def use(s: State, side: int, number: int) -> None:
    """Use a unit for the column; the defender is asked first."""
    if side:
        s.shock.cs.faced, s.shock.cs.phase = number, combat.USE
    else:
        s.shock.cs.used, s.shock.cs.phase = number, combat.CLASH


def number_of(s: State, unit: int) -> int:
    for number in range(combat.BEHIND):
        if s.shock.member[number] == unit:
            return number
    return -1


def settle_resolution(q: Question, s: State, value: int) -> None:
    """Apply a choice of types, or the shock roll."""
    cq, cs = s.shock.cq, s.shock.cs
    if cs.phase != combat.CLASH:
        use(s, 1 if cs.phase == combat.FACE else 0, number_of(s, unit_of(value)))
        put_down(q, s)
        return
    book = q.rolls
    result = roll_result(book, clash_code(cq, cs), value)
    strike(cq, cs, result)
    side = must_retreat(cq, cs, result)
    put_down(q, s)
    begin_advances(s)
    if side >= 0:
        s.shock.retreating, s.shock.next = 1 + side, side * combat.FIRST_DEFENDER
        s.phase = sh.RETREATS


def begin_advances(s: State) -> None:
    s.shock.next = combat.FIRST_DEFENDER
    s.phase = sh.ADVANCES


# ---- Retreats on the map -------------------------------------------------------------


def begin_breaking_off(s: State, number: int) -> None:
    """Have a unit that failed to break off leave its hex (9.12)."""
    s.shock.next = number
    s.phase = sh.BREAKING_OFF


def go_on_retreating(q: Question, s: State) -> None:
    """Send back the next unit of the side that must; when all have gone, who advances is next.

    A unit that has left its hex in the combat, but not yet on the map, is asked where to.
    """
    cq, cs = s.shock.cq, s.shock.cs
    side = s.shock.retreating - 1
    number, first = s.shock.next, side * combat.FIRST_DEFENDER
    if number >= first + sh.PART:
        s.shock.retreating, s.shock.next = 0, combat.FIRST_DEFENDER
        s.phase = sh.ADVANCES
    elif s.shock.member[number] < 0 or not stands(cs, number):
        s.shock.next += 1
    elif fights(cs, number):
        send_back(cq, cs, number)
        if not has_gone(s, number):  # it could not, or is lost
            s.shock.next += 1
        put_down(q, s)
    elif has_gone(s, number) and s.hex[s.shock.member[number]] == where(s, number):
        offer_ways(q, s)
    else:
        s.shock.next += 1


def has_gone(s: State, number: int) -> bool:
    return s.shock.cs.units[number].place == combat.GONE_BACK


def where(s: State, number: int) -> int:
    """Give the hex in which a unit stood when the combat was designated."""
    half = combat.FIRST_DEFENDER
    place = number if number < half else sh.PART + number - half
    return s.shock.rows[s.shock.combat, sh.WHERE + place]


def offer_ways(q: Question, s: State) -> None:
    """Ask a unit's owner for the hex that it goes to: rear first, else through a friend (R72)."""
    number = s.shock.next
    unit = s.shock.member[number]
    no_options(s)
    best = best_free(q, s, number)
    if best >= 0:
        for there in range(q.hexes):
            if is_way(q, s, number, there, best):
                option(s, retreat_value(at.NONE, there))
    else:
        through = best_through(q, s, number)
        wanted = side_aspect(s.facing[unit], through)
        for side in range(at.SIDES_OF_HEX):
            if side_aspect(s.facing[unit], side) == wanted:
                offer_beyond(q, s, number, side)
    ask_rising(s, sh.RETREAT_CHOICE, q.side[unit])


def is_way(q: Question, s: State, number: int, there: int, best: int) -> bool:
    """Say whether a hex is one to retreat to, on the side of the unit that comes first."""
    unit = s.shock.member[number]
    for side in range(at.SIDES_OF_HEX):
        if beside(q, s.hex[unit], side) == there:
            aspect = side_aspect(s.facing[unit], side)
            return aspect == best and is_free_way(q, s, number, side)
    return False


def offer_beyond(q: Question, s: State, number: int, side: int) -> None:
    for further in range(at.SIDES_OF_HEX):
        there = hex_beyond(q, s, number, side, further)
        if there >= 0:
            option(s, retreat_value(side, there))


def settle_way(q: Question, s: State, value: int) -> None:
    """Retreat: the busho goes along, a friend gone through takes a hit (6.74, R26)."""
    unit = s.shock.member[s.shock.next]
    start, there, side = s.hex[unit], who_of(value), retreat_through(value)
    move_unit(q, s, unit, there)
    go_along(q, s, q.side[unit], start, there)
    if side >= 0:
        hit_friend(q, s, s.unit_at[beside(q, start, side)])
    put_down(q, s)
    after = sh.CHECKING
    if s.phase != sh.BREAKING_OFF:
        after = s.phase
        s.shock.next += 1
    come_upon_busho(q, s, unit, after)


def hit_friend(q: Question, s: State, friend: int) -> None:
    """Give a friend gone through its hit: in the combat's state if it is of the combat too."""
    number = number_of(s, friend)
    if number >= 0:
        take_hits(s.shock.cq, s.shock.cs, number, 1, 0)
    else:
        give_hits(q, s, friend, 1)
