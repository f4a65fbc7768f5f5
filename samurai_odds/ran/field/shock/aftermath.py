"""The clash of one combat on the map, and retreats (9.27, 9.28, 11.4, 6.74; R33)."""

from samurai_odds.play.offering import Numbers, no_options, option
from samurai_odds.ran.field import layout as at
from samurai_odds.ran.field import rolls
from samurai_odds.ran.field.decisions import (
    retreat_through,
    retreat_value,
    unit_of,
    unit_value,
    who_of,
)
from samurai_odds.ran.field.leaders import go_along
from samurai_odds.ran.field.movement.reactions import come_upon_busho
from samurai_odds.ran.field.pieces import beside, give_hits, move_unit, side_aspect
from samurai_odds.ran.field.rolls import ask_roll
from samurai_odds.ran.field.rolls import result as roll_result
from samurai_odds.ran.field.shock import layout as sh
from samurai_odds.ran.field.shock.layout import ask_rising
from samurai_odds.ran.field.shock.layout import row_of as combat_row
from samurai_odds.ran.field.shock.region import put_down
from samurai_odds.ran.field.shock.strikes import best_free, best_through, hex_beyond, is_free_way
from samurai_odds.ran.rules import combat_layout as combat
from samurai_odds.ran.rules.shock import chosen, clash_code, must_retreat, options_open, strike
from samurai_odds.ran.rules.states import count_fighting, fights, send_back, stands, take_hits

# ---- The clash of one combat on the map (9.27, 9.28, 11.4) ---------------------------


def ask_resolution(q: Numbers, s: Numbers) -> None:
    """Ask which types both sides use, then for the shock roll; without a clash, who advances."""
    cq, cs = s[sh.CQ : sh.CQ_END], s[sh.CS : sh.CS_END]
    phase = cs[combat.PHASE]
    if phase == combat.OVER:
        s[at.PHASE] = sh.COMBAT_DONE
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


def offer_types(q: Numbers, s: Numbers, side: int) -> None:
    """Ask a side which of its units gives the column (9.27)."""
    cs, first = s[sh.CS : sh.CS_END], side * combat.FIRST_DEFENDER
    no_options(s)
    for number in range(first, first + sh.PART):
        if s[sh.MEMBER + number] >= 0 and fights(cs, number):
            option(s, unit_value(s[sh.MEMBER + number]))
    kind = sh.FACE_CHOICE if side else sh.USE_CHOICE
    ask_rising(s, kind, q[at.SIDE + s[sh.MEMBER + first]])


def use(s: Numbers, side: int, number: int) -> None:
    """Use a unit for the column; the defender is asked first."""
    s[sh.CS + (combat.FACED if side else combat.USED)] = number
    s[sh.CS + combat.PHASE] = combat.USE if side else combat.CLASH


def number_of(s: Numbers, unit: int) -> int:
    for number in range(combat.BEHIND):
        if s[sh.MEMBER + number] == unit:
            return number
    return -1


def settle_resolution(q: Numbers, s: Numbers, value: int) -> None:
    """Apply a choice of types, or the shock roll."""
    cq, cs = s[sh.CQ : sh.CQ_END], s[sh.CS : sh.CS_END]
    if cs[combat.PHASE] != combat.CLASH:
        use(s, 1 if cs[combat.PHASE] == combat.FACE else 0, number_of(s, unit_of(value)))
        put_down(q, s)
        return
    book = q[at.ROLLS : at.ROLLS + rolls.LENGTH]
    result = roll_result(book, clash_code(cq, cs), value)
    strike(cq, cs, result)
    side = must_retreat(cq, cs, result)
    put_down(q, s)
    begin_advances(s)
    if side >= 0:
        s[sh.RETREATING], s[sh.NEXT] = 1 + side, side * combat.FIRST_DEFENDER
        s[at.PHASE] = sh.RETREATS


def begin_advances(s: Numbers) -> None:
    s[sh.NEXT] = combat.FIRST_DEFENDER
    s[at.PHASE] = sh.ADVANCES


# ---- Retreats on the map -------------------------------------------------------------


def begin_breaking_off(s: Numbers, number: int) -> None:
    """Have a unit that failed to break off leave its hex (9.12)."""
    s[sh.NEXT] = number
    s[at.PHASE] = sh.BREAKING_OFF


def go_on_retreating(q: Numbers, s: Numbers) -> None:
    """Send back the next unit of the side that must; when all have gone, who advances is next.

    A unit that has left its hex in the combat, but not yet on the map, is asked where to.
    """
    cq, cs = s[sh.CQ : sh.CQ_END], s[sh.CS : sh.CS_END]
    side = s[sh.RETREATING] - 1
    number, first = s[sh.NEXT], side * combat.FIRST_DEFENDER
    if number >= first + sh.PART:
        s[sh.RETREATING], s[sh.NEXT] = 0, combat.FIRST_DEFENDER
        s[at.PHASE] = sh.ADVANCES
    elif s[sh.MEMBER + number] < 0 or not stands(cs, number):
        s[sh.NEXT] += 1
    elif fights(cs, number):
        send_back(cq, cs, number)
        if not has_gone(s, number):  # it could not, or is lost
            s[sh.NEXT] += 1
        put_down(q, s)
    elif has_gone(s, number) and s[at.HEX + s[sh.MEMBER + number]] == where(s, number):
        offer_ways(q, s)
    else:
        s[sh.NEXT] += 1


def has_gone(s: Numbers, number: int) -> bool:
    place = combat.UNIT + number * combat.UNIT_FIELDS + combat.PLACE
    return s[sh.CS + place] == combat.GONE_BACK


def where(s: Numbers, number: int) -> int:
    """Give the hex in which a unit stood when the combat was designated."""
    half = combat.FIRST_DEFENDER
    place = number if number < half else sh.PART + number - half
    return s[combat_row(s[sh.COMBAT]) + sh.WHERE + place]


def offer_ways(q: Numbers, s: Numbers) -> None:
    """Ask a unit's owner for the hex that it goes to: rear first, else through a friend (R72)."""
    number = s[sh.NEXT]
    unit = s[sh.MEMBER + number]
    no_options(s)
    best = best_free(q, s, number)
    if best >= 0:
        for there in range(q[at.HEXES]):
            if is_way(q, s, number, there, best):
                option(s, retreat_value(at.NONE, there))
    else:
        through = best_through(q, s, number)
        wanted = side_aspect(s[at.FACING + unit], through)
        for side in range(at.SIDES_OF_HEX):
            if side_aspect(s[at.FACING + unit], side) == wanted:
                offer_beyond(q, s, number, side)
    ask_rising(s, sh.RETREAT_CHOICE, q[at.SIDE + unit])


def is_way(q: Numbers, s: Numbers, number: int, there: int, best: int) -> bool:
    """Say whether a hex is one to retreat to, on the side of the unit that comes first."""
    unit = s[sh.MEMBER + number]
    for side in range(at.SIDES_OF_HEX):
        if beside(q, s[at.HEX + unit], side) == there:
            aspect = side_aspect(s[at.FACING + unit], side)
            return aspect == best and is_free_way(q, s, number, side)
    return False


def offer_beyond(q: Numbers, s: Numbers, number: int, side: int) -> None:
    for further in range(at.SIDES_OF_HEX):
        there = hex_beyond(q, s, number, side, further)
        if there >= 0:
            option(s, retreat_value(side, there))


def settle_way(q: Numbers, s: Numbers, value: int) -> None:
    """Retreat: the busho goes along, a friend gone through takes a hit (6.74, R26)."""
    unit = s[sh.MEMBER + s[sh.NEXT]]
    start, there, side = s[at.HEX + unit], who_of(value), retreat_through(value)
    move_unit(q, s, unit, there)
    go_along(q, s, q[at.SIDE + unit], start, there)
    if side >= 0:
        hit_friend(q, s, s[at.UNIT_AT + beside(q, start, side)])
    put_down(q, s)
    after = sh.CHECKING
    if s[at.PHASE] != sh.BREAKING_OFF:
        after = s[at.PHASE]
        s[sh.NEXT] += 1
    come_upon_busho(q, s, unit, after)


def hit_friend(q: Numbers, s: Numbers, friend: int) -> None:
    """Give a friend gone through its hit: in the combat's state if it is of the combat too."""
    number = number_of(s, friend)
    if number >= 0:
        take_hits(s[sh.CQ : sh.CQ_END], s[sh.CS : sh.CS_END], number, 1, 0)
    else:
        give_hits(q, s, friend, 1)
