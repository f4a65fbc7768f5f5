"""Phase D, Move Provincial Forces Next: each unit over one border, on its own (W32)."""

from samurai_odds.play.offering import ask, no_options, option
from samurai_odds.swords.combat.losses import most_ronin
from samurai_odds.swords.rules import layout as at
from samurai_odds.swords.rules.decisions.packed import (
    WHOLE_FORCE,
    destination_of,
    destination_value,
    joins_army,
    target_of,
    target_value,
)
from samurai_odds.swords.rules.layout import Question, State
from samurai_odds.swords.rules.rows import army_row, force_row
from samurai_odds.swords.rules.troops import (
    army_has_room,
    army_in,
    army_ronin_room,
    ashigaru_of,
    conquer,
    force_has_room,
    ronin_fits,
    samurai_of,
    units_of,
)


def unmoved(s: State, province: int, kind: int) -> int:
    """Count the units of a kind in a force that have not come in this phase."""
    there = State.arrived.place(province, kind)
    return s.force[province, kind] - s[there]


def has_unmoved(s: State, province: int) -> bool:
    """Say whether a regular unit of a force may still move, the province staying held."""
    if units_of(s, force_row(province)) < 2 and army_in(s, province) < 0:
        return False
    for kind in range(at.KIND_COUNT):
        if kind != at.RONIN and unmoved(s, province, kind) > 0:
            return True
    return False


def any_may_go(q: Question, s: State, source: int, to: int, into: int) -> bool:
    for kind in range(at.KIND_COUNT):
        if may_go(q, s, source, to, into, kind):
            return True
    return whole_may_go(q, s, source, to, into)


def may_go(q: Question, s: State, source: int, to: int, into: int, kind: int) -> bool:
    return may_go_with(q, s, source, to, into, kind, 0) or may_go_with(
        q, s, source, to, into, kind, 1
    )


def may_go_with(
    q: Question, s: State, source: int, to: int, into: int, kind: int, along: int
) -> bool:
    """Say whether a unit may go with so many ronin: room there, the limit on both sides (S7)."""
    if kind == at.RONIN or unmoved(s, source, kind) <= 0 or not takes(q, s, to, into, kind):
        return False
    row = force_row(source)
    stay = units_of(s, row)
    if stay < 2 and army_in(s, source) < 0:
        return False
    ronin = s[row + at.RONIN] + s.hidden[source]
    if ronin == 0:
        return along == 0
    if along > ronin or (along > 0 and room_with(s, to, into, 1) < along):
        return False
    opened = min(along, s[row + at.RONIN])  # those face up go first (W7)
    change(s, source, kind, -1, opened, along - opened)
    fits = ronin_fits(s, source)
    change(s, source, kind, 1, opened, along - opened)
    return fits


def takes(q: Question, s: State, to: int, into: int, kind: int) -> bool:
    """Say whether one more unit of a kind fits into the force (0) or the army (1) there."""
    if into == 0:
        return force_has_room(q, s, to)
    army = army_in(s, to)
    return army >= 0 and army_has_room(q, s, army, kind)


def room_with(s: State, to: int, into: int, units: int) -> int:
    """Count the ronin that the troop there can take if so many units join it."""
    if into > 0:
        army = army_in(s, to)
        return army_ronin_room(s, army) + units
    row = force_row(to)
    return most_ronin(units_of(s, row) + units) - s[row + at.RONIN]


def change(s: State, source: int, kind: int, units: int, opened: int, hidden: int) -> None:
    """Take a unit with ronin out of a force (units -1), or put them back."""
    row = force_row(source)
    s[row + kind] += units
    s[row + at.RONIN] += units * opened
    s.hidden[source] += units * hidden


def whole_may_go(q: Question, s: State, source: int, to: int, into: int) -> bool:
    """Say whether a whole force may go together, with some of its province's ronin.

    An army stays behind and holds the place. One by one the force's last units could not
    take the most ronin allowed along.
    """
    row = force_row(source)
    ronin = s[row + at.RONIN] + s.hidden[source]
    if ronin == 0 or not takes_whole(q, s, source, to, into):
        return False
    for along in range(s[row + at.RONIN], ronin + 1):
        if whole_may_go_with(s, source, to, into, along):
            return True
    return False


def takes_whole(q: Question, s: State, source: int, to: int, into: int) -> bool:
    """Say whether an army stays behind a force of which none has moved, and all fit there."""
    row = force_row(source)
    units = units_of(s, row)
    if units < 2 or army_in(s, source) < 0 or (into > 0 and army_in(s, to) < 0):
        return False
    for kind in range(at.KIND_COUNT):
        if s.arrived[source, kind] > 0:
            return False
    if into == 0:
        return units_of(s, force_row(to)) + units <= q.most_in_force
    card = army_row(army_in(s, to))
    samurai, ashigaru = samurai_of(s, card), ashigaru_of(s, card)
    return (
        samurai + samurai_of(s, row) <= q.most_samurai
        and ashigaru + ashigaru_of(s, row) <= q.most_ashigaru
    )


def whole_may_go_with(s: State, source: int, to: int, into: int, along: int) -> bool:
    """Say whether a whole force may go with so many ronin, those face up among them (W7)."""
    row = force_row(source)
    units, opened = units_of(s, row), s[row + at.RONIN]
    if along < opened or along > min(units, room_with(s, to, into, units)):
        return False
    return s.hidden[source] - (along - opened) <= army_ronin_room(s, army_in(s, source))


def offer_sources(q: Question, s: State) -> None:
    """Ask from which force units move next; 0 ends the war turn."""
    seat = s.active
    s.source = at.NONE
    no_options(s)
    option(s, 0)
    for province in range(q.provinces):
        if s.owner[province] == seat and has_unmoved(s, province):
            if has_destination(q, s, province):
                option(s, target_value(province))
    ask(s, at.SOURCE_CHOICE, seat)


def has_destination(q: Question, s: State, source: int) -> bool:
    """Say whether a neighbor could take a unit of the source's force."""
    for k in range(q.degree[source]):
        to = q.borders[source, k]
        owner = s.owner[to]
        if owner < 0 or owner == s.active:
            if force_has_room(q, s, to) or army_in(s, to) >= 0:
                return True
    return False


def choose_source(s: State, value: int) -> None:
    s.source = target_of(value)
    s.phase = at.FORCE_TARGETS if value > 0 else at.TURN_END


def offer_destinations(q: Question, s: State) -> None:
    """Ask where a unit of the source goes: an own or empty neighbor; 0 is no more from there."""
    source = s.source
    no_options(s)
    option(s, 0)
    if has_unmoved(s, source):
        for k in range(q.degree[source]):
            to = q.borders[source, k]
            if s.owner[to] < 0 or s.owner[to] == s.active:
                for into in range(2):
                    if any_may_go(q, s, source, to, into):
                        option(s, destination_value(to, into))
    ask(s, at.DESTINATION_CHOICE, s.active)


def choose_destination(q: Question, s: State, value: int) -> None:
    """Turn to a destination; or let all that is left in the source stay."""
    if value > 0:
        s.destination, s.into = destination_of(value), joins_army(value)
        s.phase = at.FORCE_UNITS
        return
    for kind in range(at.KIND_COUNT):
        place = State.arrived.place(s.source, kind)
        s[place] = s.force[s.source, kind]
    s.phase = at.FORCE_SOURCES


def offer_units(q: Question, s: State) -> None:
    source, to, into = s.source, s.destination, s.into
    no_options(s)
    for kind in range(at.KIND_COUNT):
        if may_go(q, s, source, to, into, kind):
            option(s, kind)
    if whole_may_go(q, s, source, to, into):
        option(s, WHOLE_FORCE)
    ask(s, at.UNIT_CHOICE, s.active)


def choose_unit(s: State, value: int) -> None:
    s.unit_chosen, s.phase = value, at.FORCE_RONIN


def offer_along(q: Question, s: State) -> None:
    """Ask how many ronin go along; face down ones are revealed by moving (W7)."""
    source, to, into, kind = s.source, s.destination, s.into, s.unit_chosen
    no_options(s)
    if kind == WHOLE_FORCE:
        for along in range(s.force[source, at.RONIN] + s.hidden[source] + 1):
            if whole_may_go_with(s, source, to, into, along):
                option(s, along)
    else:
        for along in range(2):
            if may_go_with(q, s, source, to, into, kind, along):
                option(s, along)
    ask(s, at.ALONG_CHOICE, s.active)


def move_units(q: Question, s: State, along: int) -> None:
    """Move the unit, or the whole force, with its ronin: those face up go first."""
    source = s.source
    row = force_row(source)
    opened = min(along, s[row + at.RONIN])
    s[row + at.RONIN] -= opened
    s.hidden[source] -= along - opened
    for kind in range(at.KIND_COUNT):
        if kind == s.unit_chosen:
            s[row + kind] -= 1
            arrive(q, s, kind, 1)
        elif kind != at.RONIN and s.unit_chosen == WHOLE_FORCE:
            number = s[row + kind]
            s[row + kind] = 0
            arrive(q, s, kind, number)
    arrive(q, s, at.RONIN, along)
    s.phase = at.FORCE_TARGETS


def arrive(q: Question, s: State, kind: int, number: int) -> None:
    """Put units into the destination; the first into an empty province conquers it."""
    to = s.destination
    if number == 0:
        return
    if s.into > 0:
        s.army[army_in(s, to), kind] += number
        return
    s.force[to, kind] += number
    s.arrived[to, kind] += number
    if s.owner[to] < 0:
        conquer(q, s, to, s.active)
