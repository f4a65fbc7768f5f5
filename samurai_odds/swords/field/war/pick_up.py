"""Picking up units of a provincial force, and leaving a garrison: what an army card takes in."""

from samurai_odds.play.rules.offering import Numbers, ask, no_options, option
from samurai_odds.swords.field import layout as at
from samurai_odds.swords.field.layout import army_row, force_row, seat_of_army
from samurai_odds.swords.field.troops import (
    army_has_room,
    army_ronin_room,
    force_has_room,
    ronin_fits,
)


def offer_pick_up(q: Numbers, s: Numbers, army: int) -> None:
    """Ask which unit of the force in its province an army takes up next; 0 is no more.

    W8: asked on entering a province only. What an army has set down in this phase, or a
    force brought in, stays (W9, W32); but a recovered daimyo takes any unit there (W23).
    """
    province = s[at.WHERE + army]
    row, there = army_row(army), force_row(province)
    no_options(s)
    option(s, 0)
    for kind in range(at.KIND_COUNT):
        stay = 0 if s[at.RECOVERING] >= 0 else s[at.ARRIVED + province * at.KIND_COUNT + kind]
        if s[there + kind] <= stay:
            continue
        if kind == at.RONIN:
            if army_ronin_room(s, army) > 0:
                option(s, 1 + kind)
        elif army_has_room(q, s, army, kind):
            shift(s, there, row, kind)
            if ronin_fits(s, province):
                option(s, 1 + kind)
            shift(s, row, there, kind)
    ask(s, at.PICK_UP_CHOICE, seat_of_army(army))


def shift(s: Numbers, source: int, target: int, kind: int) -> None:
    """Move one unit from one row of counts to another."""
    s[source + kind] -= 1
    s[target + kind] += 1


def pick_up(s: Numbers, army: int, value: int) -> None:
    """Take one unit of a kind up."""
    province, kind = s[at.WHERE + army], value - 1
    shift(s, force_row(province), army_row(army), kind)
    stay = at.ARRIVED + province * at.KIND_COUNT + kind
    s[stay] = min(s[stay], s[force_row(province) + kind])


def offer_garrison(q: Numbers, s: Numbers, army: int) -> None:
    """Leaving a Garrison Behind: one to five regular units, one by one; 0 is enough.

    Ronin are no garrison, and keep their limit on either side (S7).
    """
    province = s[at.WHERE + army]
    row, there = army_row(army), force_row(province)
    no_options(s)
    if s[at.SET_DOWN] > 0:
        option(s, 0)
    if force_has_room(q, s, province):
        for kind in range(at.KIND_COUNT):
            if kind != at.DAIMYO and kind != at.RONIN and s[row + kind] > 0:
                shift(s, row, there, kind)
                if ronin_fits(s, province):
                    option(s, 1 + kind)
                shift(s, there, row, kind)
    ask(s, at.GARRISON_CHOICE, seat_of_army(army))


def set_down(s: Numbers, army: int, value: int) -> None:
    """Leave one unit of a kind behind."""
    province = s[at.WHERE + army]
    shift(s, army_row(army), force_row(province), value - 1)
    s[at.ARRIVED + province * at.KIND_COUNT + value - 1] += 1
    s[at.SET_DOWN] += 1
