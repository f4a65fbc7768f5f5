"""The clash of one combat on the map: types, roll, hits, who goes back (9.27, 9.28, 11.4)."""

from samurai_odds.play.rules.offering import Numbers, no_options, option
from samurai_odds.ran.cohesion.states import count_fighting, fights
from samurai_odds.ran.combat import layout as combat
from samurai_odds.ran.field import layout as at
from samurai_odds.ran.field import rolls
from samurai_odds.ran.field.rolls import ask_roll
from samurai_odds.ran.field.rolls import result as roll_result
from samurai_odds.ran.field.shock import layout as sh
from samurai_odds.ran.field.shock.listing import ask_rising
from samurai_odds.ran.field.shock.region import put_down
from samurai_odds.ran.shock.clash import chosen, clash_code, must_retreat, options_open, strike


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
            option(s, 1 + s[sh.MEMBER + number])
    kind = sh.FACE_CHOICE if side else sh.USE_CHOICE
    ask_rising(s, kind, q[at.SIDE + s[sh.MEMBER + first]])


def use(s: Numbers, side: int, number: int) -> None:
    """Use a unit for the column; the defender is asked first."""
    s[sh.CS + (combat.FACED if side else combat.USED)] = number
    s[sh.CS + combat.PHASE] = combat.USE if side else combat.CLASH


def number_of(s: Numbers, unit: int) -> int:
    """Give a unit's number in the combat taken up."""
    for number in range(combat.BEHIND):
        if s[sh.MEMBER + number] == unit:
            return number
    return -1


def settle_resolution(q: Numbers, s: Numbers, value: int) -> None:
    """Apply a choice of types, or the shock roll."""
    cq, cs = s[sh.CQ : sh.CQ_END], s[sh.CS : sh.CS_END]
    if cs[combat.PHASE] != combat.CLASH:
        use(s, 1 if cs[combat.PHASE] == combat.FACE else 0, number_of(s, value - 1))
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
    """Go on to who advances."""
    s[sh.NEXT] = combat.FIRST_DEFENDER
    s[at.PHASE] = sh.ADVANCES
