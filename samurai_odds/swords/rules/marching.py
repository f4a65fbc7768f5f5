"""Phases A and D, Move Daimyos' Armies; and an army that moves in during Phase C.

An army moves border by border: it leaves (garrison, its share of the face-down ronin),
enters, picks up.
"""

from samurai_odds.play.offering import ask, no_options, option
from samurai_odds.swords.combat.losses import most_ronin
from samurai_odds.swords.rules import layout as at
from samurai_odds.swords.rules.decisions.packed import (
    march_index,
    march_sends,
    march_to,
    march_value,
    unit_of,
    unit_value,
)
from samurai_odds.swords.rules.layout import Question, State, seat_of_army
from samurai_odds.swords.rules.rows import army_row, force_row
from samurai_odds.swords.rules.troops import (
    army_has_room,
    army_ronin_room,
    conquer,
    force_has_room,
    force_ronin_room,
    other_army_in,
    others_of_army,
    regulars_of,
    ronin_fits,
    ronin_room,
    standing,
    units_of,
)


def offer_pick_up(q: Question, s: State, army: int) -> None:
    """Ask which unit of the force in its province an army takes up next; 0 is no more.

    W8: asked on entering a province only. What an army has set down in this phase, or a
    force brought in, stays (W9, W32); but a recovered daimyo takes any unit there (W23).
    """
    province = s.where[army]
    row, there = army_row(army), force_row(province)
    no_options(s)
    option(s, 0)
    for kind in range(at.KIND_COUNT):
        stay = 0 if s.recovering >= 0 else s.arrived[province, kind]
        if s[there + kind] <= stay:
            continue
        if kind == at.RONIN:
            if army_ronin_room(s, army) > 0:
                option(s, unit_value(kind))
        elif army_has_room(q, s, army, kind):
            shift(s, there, row, kind)
            if ronin_fits(s, province):
                option(s, unit_value(kind))
            shift(s, row, there, kind)
    ask(s, at.PICK_UP_CHOICE, seat_of_army(army))


def shift(s: State, source: int, target: int, kind: int) -> None:
    s[source + kind] -= 1
    s[target + kind] += 1


def offer_pick_up_on_move(q: Question, s: State) -> None:
    offer_pick_up(q, s, s.mover)


def pick_up_on_move(s: State, value: int) -> None:
    """Take a unit along with the army that moves, or no more."""
    if value == 0:
        s.phase = s.after_move
    else:
        pick_up(s, s.mover, value)


def pick_up(s: State, army: int, value: int) -> None:
    province, kind = s.where[army], unit_of(value)
    shift(s, force_row(province), army_row(army), kind)
    stay = State.arrived.place(province, kind)
    s[stay] = min(s[stay], s.force[province, kind])


def offer_garrison(q: Question, s: State, army: int) -> None:
    """Leaving a Garrison Behind: one to five regular units, one by one; 0 is enough.

    Ronin are no garrison, and keep their limit on either side (S7).
    """
    province = s.where[army]
    row, there = army_row(army), force_row(province)
    no_options(s)
    if s.set_down > 0:
        option(s, 0)
    if force_has_room(q, s, province):
        for kind in range(at.KIND_COUNT):
            if kind != at.DAIMYO and kind != at.RONIN and s[row + kind] > 0:
                shift(s, row, there, kind)
                if ronin_fits(s, province):
                    option(s, unit_value(kind))
                shift(s, there, row, kind)
    ask(s, at.GARRISON_CHOICE, seat_of_army(army))


def set_down(s: State, value: int) -> None:
    """Leave a unit of the army that moves as garrison, or no more."""
    if value == 0:
        s.phase = at.RONIN_ALONG
        return
    army = s.mover
    province = s.where[army]
    shift(s, army_row(army), force_row(province), unit_of(value))
    s.arrived[province, unit_of(value)] += 1
    s.set_down += 1


def offer_march(q: Question, s: State) -> None:
    """Ask which border an army crosses next: the one under way, one that must leave, or any."""
    seat = s.active
    no_options(s)
    if s.mover >= 0:
        if may_halt(q, s, s.mover, s.where[s.mover]):
            option(s, 0)
        list_steps(q, s, s.mover, s.steps)
        list_sendings(q, s, s.mover, s.steps)
    elif s.must_leave >= 0:
        list_steps(q, s, s.must_leave, s.level[s.must_leave])
    else:
        option(s, 0)
        for army in range(seat * at.ARMIES_EACH, (seat + 1) * at.ARMIES_EACH):
            if may_march(s, army):
                list_steps(q, s, army, s.level[army])
                list_sendings(q, s, army, s.level[army])
    ask(s, at.MARCH_CHOICE, seat)


def list_sendings(q: Question, s: State, army: int, steps: int) -> None:
    """Breaking Up Armies: list the empty provinces that an army can send units into in Phase D.

    They march with it up to there: it has a step left for their border (S7).
    """
    if not q.split_off or s.phase != at.FINAL_MARCHES or steps <= 0:
        return
    if not may_split_off(s, army):
        return
    here = s.where[army]
    for k in range(q.degree[here]):
        to = q.borders[here, k]
        if s.owner[to] < 0:
            option(s, march_value(1, army % at.ARMIES_EACH, to))


def may_split_off(s: State, army: int) -> bool:
    """Say whether an army has a regular unit to spare, within the limit of ronin there (S7)."""
    if not standing(s, army) or regulars_of(s, army_row(army)) == 0:
        return False
    here = s.where[army]
    fits = army_ronin_room(s, army) > 0 and ronin_room(s, here) > 0
    return fits or no_ronin(s, army)


def no_ronin(s: State, army: int) -> bool:
    """Say whether neither an army nor its province has ronin, so that no limit is in the way."""
    return s.army[army, at.RONIN] + s.hidden[s.where[army]] == 0


def offer_unit_sent(q: Question, s: State) -> None:
    """Ask which unit an army sends, one by one up to a force's limit; 0 is enough."""
    army = s.sender
    no_options(s)
    if s.set_down > 0:
        option(s, 0)
    if force_has_room(q, s, s.sent_to) and may_split_off(s, army):
        for kind in range(at.KIND_COUNT):
            if kind != at.DAIMYO and kind != at.RONIN and s.army[army, kind] > 0:
                option(s, unit_value(kind))
    ask(s, at.GARRISON_CHOICE, s.active)


def send_unit(q: Question, s: State, value: int) -> None:
    """Let units conquer the province, where they stay for the rest of the phase (W32)."""
    if value == 0:
        s.phase = at.FINAL_MARCHES
        return
    to = s.sent_to
    shift(s, army_row(s.sender), force_row(to), unit_of(value))
    s.arrived[to, unit_of(value)] += 1
    s.set_down += 1
    if s.owner[to] < 0:
        conquer(q, s, to, s.active)


def list_steps(q: Question, s: State, army: int, steps: int) -> None:
    """List the borders that an army can cross next, of as many steps as its experience level.

    ``steps`` are those left (Phases A, D).
    """
    if steps <= 0 or not may_leave(s, army):
        return
    here = s.where[army]
    for k in range(q.degree[here]):
        to = q.borders[here, k]
        if may_enter(q, s, army, to) and may_stop_or_pass(q, s, army, to, steps - 1):
            option(s, march_value(0, army % at.ARMIES_EACH, to))


def may_enter(q: Question, s: State, army: int, to: int) -> bool:
    """Say whether a province is friendly, or in Phase D empty (W24: not the other color's)."""
    owner = s.owner[to]
    return owner == army // at.ARMIES_EACH or (owner < 0 and s.phase == at.FINAL_MARCHES)


def may_stop_or_pass(q: Question, s: State, army: int, to: int, steps: int) -> bool:
    """Say whether an army may end its march there, or go on from there to a place where it may."""
    if may_halt(q, s, army, to):
        return True
    if steps <= 0:
        return False
    for k in range(q.degree[to]):
        on = q.borders[to, k]
        if may_enter(q, s, army, on):
            if may_halt(q, s, army, on) or (steps > 1 and leads_on(q, s, army, on, to)):
                return True
    return False


def leads_on(q: Question, s: State, army: int, here: int, but: int) -> bool:
    """Say whether an army could go on from a province to another than the one it came from."""
    for k in range(q.degree[here]):
        to = q.borders[here, k]
        if to != but and may_enter(q, s, army, to):
            return True
    return False


def may_halt(q: Question, s: State, army: int, here: int) -> bool:
    """One marker a province; W9: or the army there has not yet moved and can make room.

    Two may change places: the province that the first has left counts as free. The army
    there may also go where the third stands: past it, or if that one makes room in turn.
    """
    other = other_army_in(s, here, army)
    if other < 0:
        return True
    if not may_march(s, other):
        return False
    third = third_army(army, other)
    for k in range(q.degree[here]):
        to = q.borders[here, k]
        if may_enter(q, s, other, to):
            if s.where[third] != to:
                return True
            if (s.level[other] > 1 or may_march(s, third)) and leads_on(q, s, other, to, here):
                return True  # with one army here and one on its way, whatever lies there is free
    return False


def may_march(s: State, army: int) -> bool:
    """Say whether an army has yet to move in this phase, if it likes."""
    return standing(s, army) and s.marched[army] == 0


def third_army(army: int, other: int) -> int:
    """Give a seat's army (of three) that is neither of two."""
    seat = army // at.ARMIES_EACH
    return 3 * (seat * at.ARMIES_EACH + 1) - army - other


def may_leave(s: State, army: int) -> bool:
    """Say whether an army can leave its province held, within the ronin limit on both sides."""
    here = s.where[army]
    if units_of(s, force_row(here)) > 0 or other_army_in(s, here, army) >= 0:
        return True
    row = army_row(army)
    ronin = s[row + at.RONIN] + s.hidden[here]
    return regulars_of(s, row) > 0 and ronin <= most_ronin(others_of_army(s, army) - 1)


def march(q: Question, s: State, value: int) -> None:
    """Cross a border; with 0 halt, or end the phase where no army is under way."""
    if value == 0:
        if s.mover >= 0:
            halt(s)
        else:
            end_marches(s)
        return
    army, to = s.active * at.ARMIES_EACH + march_index(value), march_to(value)
    if march_sends(value) > 0:
        s.sender, s.sent_to, s.set_down = army, to, 0
        s.phase = at.SPLITTING_OFF
        return
    if s.mover < 0:
        s.steps = s.level[army]
    s.steps -= 1
    s.must_leave = at.NONE
    begin_move(s, army, to, s.phase)


def halt(s: State) -> None:
    """End an army's march; an army that it finds there has to leave next (W9)."""
    army = s.mover
    s.marched[army] = 1
    s.must_leave = other_army_in(s, s.where[army], army)
    s.mover = at.NONE


def end_marches(s: State) -> None:
    """Go on to what follows the armies' movement."""
    s.phase = at.FORCE_SOURCES if s.phase == at.FINAL_MARCHES else at.MARCHES_DONE


def begin_move(s: State, army: int, to: int, then: int) -> None:
    """Let an army leave for a neighbor; ``then`` is the phase that follows."""
    s.mover, s.move_from, s.move_to = army, s.where[army], to
    s.set_down, s.after_move = 0, then
    s.phase = at.LEAVING


def leave(q: Question, s: State) -> None:
    """Ask for a garrison where the army alone holds the province.

    W10: one that is only crossed needs none unless its whole force was taken up.
    """
    army = s.mover
    here = s.move_from
    held = units_of(s, force_row(here)) > 0 or other_army_in(s, here, army) >= 0
    if held and s.set_down == 0:
        s.phase = at.RONIN_ALONG
    else:
        offer_garrison(q, s, army)


def offer_ronin_along(s: State) -> None:
    """W7: the owner says how many face-down ronin belong to the army that moves."""
    army, here = s.mover, s.move_from
    hidden = s.hidden[here]
    if hidden == 0:
        s.phase = at.ENTERING
        return
    other = other_army_in(s, here, army)
    stay = force_ronin_room(s, here) + (army_ronin_room(s, other) if other >= 0 else 0)
    s.place_asked = here
    no_options(s)
    for number in range(max(0, hidden - stay), min(hidden, army_ronin_room(s, army)) + 1):
        option(s, number)
    ask(s, at.RONIN_CHOICE, s.active)


def take_ronin_along(s: State, number: int) -> None:
    s.hidden[s.move_from] -= number
    s.army[s.mover, at.RONIN] += number
    s.phase = at.ENTERING


def enter(q: Question, s: State) -> None:
    """Enter the province, conquer it if it is empty, and perhaps pick up units there."""
    army, to = s.mover, s.move_to
    s.where[army] = to
    if s.owner[to] < 0:
        conquer(q, s, to, s.active)
    picks = units_of(s, force_row(to)) > 0
    s.phase = at.PICK_UP if picks else s.after_move
