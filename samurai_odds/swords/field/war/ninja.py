"""Ninja As an Assassin, and the intended victim's revenge; ruling W15 says when he is asked."""

from samurai_odds.play.rules.offering import Numbers, ask, draw_among, no_options, option
from samurai_odds.swords.field import layout as at
from samurai_odds.swords.field.layout import army_row, seat_of_army
from samurai_odds.swords.field.owning import empty_if_left
from samurai_odds.swords.field.troops import regulars_of, standing, tally
from samurai_odds.swords.field.war.takeover import fall_if_last, lose_army


def go_by_ninja(q: Numbers, s: Numbers, then: int) -> None:
    """Go on to a phase, the ninja's holder asked before (W15): not in the first round."""
    if s[at.NINJA] < 0 or s[at.TURN] <= q[at.NINJA_BAN]:
        s[at.PHASE] = then
    else:
        s[at.NINJA_NEXT], s[at.PHASE] = then, at.NINJA_WINDOW


def offer_strike(q: Numbers, s: Numbers) -> None:
    """Ask the holder whether the ninja strikes now, and at which opponent's daimyo."""
    no_options(s)
    option(s, 0)
    for army in range(q[at.SEATS] * at.ARMIES_EACH):
        if standing(s, army):
            if q[at.PLAYER + seat_of_army(army)] != q[at.PLAYER + s[at.NINJA]]:
                option(s, 1 + army)
    ask(s, at.STRIKE_CHOICE, s[at.NINJA])


def aim(s: Numbers, value: int) -> None:
    """Announce the daimyo struck at, or wait."""
    if value == 0:
        s[at.PHASE] = s[at.NINJA_NEXT]
        return
    s[at.MARKED], s[at.PHASE] = value - 1, at.STRIKE
    tally(s, s[at.NINJA], at.STRIKES, 1)


def strike(q: Numbers, s: Numbers, roll: int) -> None:
    """The roll: 8 or less succeeds; else the intended victim may take revenge."""
    holder = s[at.NINJA]
    if roll <= q[at.NINJA_KILLS_ON]:
        s[at.NINJA], s[at.PHASE] = at.NONE, s[at.NINJA_NEXT]
        tally(s, holder, at.KILLS, 1)
        assassinate(q, s, s[at.MARKED], holder)
    else:
        s[at.AVENGER], s[at.PHASE] = seat_of_army(s[at.MARKED]), at.REVENGE


def offer_revenge(q: Numbers, s: Numbers) -> None:
    """The Intended Victim Gets Revenge: he names a daimyo of the holder, then rolls."""
    no_options(s)
    for army in range(s[at.NINJA] * at.ARMIES_EACH, (s[at.NINJA] + 1) * at.ARMIES_EACH):
        if standing(s, army):
            option(s, army)
    if s[at.OPTIONS_OPEN] > 0:
        ask(s, at.REVENGE_CHOICE, s[at.AVENGER])
    else:
        s[at.NINJA], s[at.PHASE] = at.NONE, s[at.NINJA_NEXT]


def aim_revenge(s: Numbers, army: int) -> None:
    """Name the daimyo."""
    s[at.MARKED], s[at.PHASE] = army, at.REVENGE_ROLL


def take_revenge(q: Numbers, s: Numbers, roll: int) -> None:
    """The roll: 9 or more succeeds. The ninja is back in the box either way."""
    s[at.NINJA], s[at.PHASE] = at.NONE, s[at.NINJA_NEXT]
    if roll >= q[at.REVENGE_ON]:
        tally(s, s[at.AVENGER], at.REVENGES, 1)
        assassinate(q, s, s[at.MARKED], s[at.AVENGER])


def roll_due(q: Numbers, s: Numbers) -> None:
    """Roll one die."""
    draw_among(s, q[at.FACES])


def assassinate(q: Numbers, s: Numbers, army: int, by: int) -> None:
    """The Assassinated Daimyo: his army is disrupted; alone in it, he is out at once (S8)."""
    province = s[at.WHERE + army]
    s[army_row(army) + at.DAIMYO] = 0
    s[at.FALLEN + army] = 1
    s[at.DECLARED + army] = at.NONE  # W15: the declaration of a disrupted army is void
    if regulars_of(s, army_row(army)) == 0:
        lose_army(s, army)
        tally(s, seat_of_army(army), at.LOST_TO_NINJA, 1)
        empty_if_left(s, province)
        fall_if_last(q, s, seat_of_army(army), by)
