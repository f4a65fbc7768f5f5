"""The busho of both sides in a combat's question: the men, with whom, their flight (9.25, 11.8)."""

from samurai_odds.play.rules.offering import Numbers
from samurai_odds.ran.combat import layout as combat
from samurai_odds.ran.field import layout as at
from samurai_odds.ran.field import rolls
from samurai_odds.ran.field.leaders import is_chief, rating
from samurai_odds.ran.field.rolls import bout as bout_roll
from samurai_odds.ran.field.rolls import check as check_roll
from samurai_odds.ran.field.shock import layout as sh
from samurai_odds.ran.field.shock.deriving.units import row
from samurai_odds.ran.field.turn.flight import units_lost


def skill(q: Numbers, s: Numbers, busho: int) -> int:
    """Give a busho's Combat in a fight, 1 less after losing face (10.27; R12)."""
    printed = q[at.COMBAT + s[at.REPLACED + busho] * at.MOST_CONTINGENTS + busho]
    return max(0, printed - s[at.LOST_FACE + busho])


def endurance(q: Numbers, s: Numbers, busho: int) -> int:
    """Give the Stamina that he brings to a fight: hits taken before are off it (10.15)."""
    printed = q[at.STAMINA + s[at.REPLACED + busho] * at.MOST_CONTINGENTS + busho]
    return max(0, printed - s[at.LOST_FACE + busho]) - s[at.BUSHO_HITS + busho]


def write_leaders(q: Numbers, s: Numbers, casualties: bool) -> None:
    """Write the busho who lead the sides, with their casualty rolls if there can be any."""
    for side in range(2):
        if s[sh.LEADER + side] >= 0:
            write_leader(q, s, side, casualties)
    if s[sh.LEADER] >= 0 and s[sh.LEADER + 1] >= 0:
        one, other = skill(q, s, s[sh.LEADER]), skill(q, s, s[sh.LEADER + 1])
        s[sh.CQ + combat.ROUND] = bout_roll(one, other)


def write_leader(q: Numbers, s: Numbers, side: int, casualties: bool) -> None:
    """Write one busho: with which unit he is, how much he can take, when his men flee."""
    busho, here = s[sh.LEADER + side], sh.CQ + combat.BUSHO_ROWS + side * combat.BUSHO_ROW
    wounded = s[at.FATE + busho] == at.WOUNDED
    s[here + combat.START_FATE] = combat.WOUNDED if wounded else combat.WELL
    s[here + combat.BESIDE] = beside_whom(q, s, side, busho)
    s[here + combat.LEFT] = endurance(q, s, busho)
    if casualties:
        s[here + combat.CASUALTY_WELL] = s[here + combat.FIRE_WELL] = rolls.CASUALTY
        s[here + combat.CASUALTY_WOUNDED] = s[here + combat.FIRE_WOUNDED] = rolls.CASUALTY + 1
    if knows_flight(q, s, side):
        write_flight(q, s, here, busho)


def beside_whom(q: Numbers, s: Numbers, side: int, busho: int) -> int:
    """Give the number of the unit that a busho is stacked with, the side's first if none."""
    first = side * combat.FIRST_DEFENDER
    for number in range(first, first + sh.PART):
        unit = s[sh.MEMBER + number]
        if unit >= 0 and s[at.HEX + unit] >= 0 and s[at.HEX + unit] == s[at.BUSHO_HEX + busho]:
            return number
    return first


def knows_flight(q: Numbers, s: Numbers, side: int) -> bool:
    """Say whether his men are among the side's units: those he is stacked with are his (R29)."""
    busho = s[sh.LEADER + side]
    unit = s[sh.MEMBER + beside_whom(q, s, side, busho)]
    return q[at.CONTINGENT + unit] == busho


def write_flight(q: Numbers, s: Numbers, here: int, busho: int) -> None:
    """Write at which die his men flee if he is killed, by how many more are lost (11.82; R13)."""
    s[here + combat.FLIGHT_KNOWN] = 1
    lost = units_lost(q, s, busho)
    for more in range(combat.MOST + 2):
        limit = flight_limit(q, s, busho, min(lost + more, q[at.STRENGTH + busho]))
        s[here + combat.FLIGHT_CODES + more] = check_roll(limit)


def flight_limit(q: Numbers, s: Numbers, busho: int, lost: int) -> int:
    """Give the die at or below which his contingent flees when he is killed (11.82)."""
    momentum = rating(q, s, busho)
    drop = (momentum + 1) // 2 + (momentum if is_chief(q, busho) else 0)
    limit = q[at.FLIGHT + busho * (at.MOST_UNITS + 1) + lost] + drop
    return min(max(limit, -1), 9)


def write_second(q: Numbers, s: Numbers, side: int, first: int) -> None:
    """Write which units of a side are not of the contingent ``first`` (5.73, 11.84).

    The friend behind only counts where his contingent may flee.
    """
    for number in range(side * combat.FIRST_DEFENDER, side * combat.FIRST_DEFENDER + sh.PART):
        unit = s[sh.MEMBER + number]
        if unit >= 0:
            s[row(number) + combat.SECOND] = 1 if q[at.CONTINGENT + unit] != first else 0
    behind = s[sh.MEMBER + combat.BEHIND + side]
    if behind >= 0 and s[sh.LEADER + side] >= 0 and knows_flight(q, s, side):
        second = 1 if q[at.CONTINGENT + behind] != first else 0
        s[row(combat.BEHIND + side) + combat.SECOND] = second
