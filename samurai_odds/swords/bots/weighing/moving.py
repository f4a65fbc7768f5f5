"""How a bot moves the units of its forces in Phase D, and how far each province is from rivals."""

from typing import Any

from samurai_odds.swords.bots.weighing.marching import worth_of_kind
from samurai_odds.swords.bots.weighing.notes import FRONT
from samurai_odds.swords.bots.weighing.strengths import danger, defence, is_rival, threat
from samurai_odds.swords.bots.weighing.styles import LOOKS_BACK, NEVER, PROVINCE
from samurai_odds.swords.bots.weighing.worths import worth_of_army, worth_of_province
from samurai_odds.swords.field import layout as at
from samurai_odds.swords.field.layout import force_row
from samurai_odds.swords.field.troops import army_in, units_of

FAR = 20
TO_FRONT = 20  # for a unit that comes one border nearer to rivals
TO_ARMY = 6
TO_LONE = 3  # a second unit for one alone at the front


def note_front(q: Any, s: Any, seat: int) -> None:
    """Note for each province how many borders part it from other players' provinces."""
    front = at.MEMO + FRONT
    for province in range(q[at.PROVINCES]):
        s[front + province] = 0 if is_rival(q, s, seat, province) else FAR
    changed = True
    while changed:
        changed = False
        for province in range(q[at.PROVINCES]):
            nearest = s[front + province]
            for k in range(q[at.DEGREE + province]):
                there = q[at.BORDERS + province * at.MOST_BORDERS + k]
                if s[front + there] + 1 < nearest:
                    nearest = s[front + there] + 1
            if nearest < s[front + province]:
                s[front + province] = nearest
                changed = True


def worth_of_source(q: Any, s: Any, value: int, style: int) -> int:
    """Weigh a force by the best that a unit of it could do; to end the turn counts 0."""
    if value == 0:
        return 0
    source, best = value - 1, NEVER
    for k in range(q[at.DEGREE + source]):
        to = q[at.BORDERS + source * at.MOST_BORDERS + k]
        owner = s[at.OWNER + to]
        if owner < 0 or owner == s[at.ASKED]:
            best = max(best, worth_of_move(q, s, source, to, 0, style))
    return best


def worth_of_destination(q: Any, s: Any, value: int, style: int) -> int:
    """Weigh where a unit of the source goes; no more from there counts 0."""
    if value == 0:
        return 0
    return worth_of_move(q, s, s[at.SOURCE], (value - 1) // 2, (value - 1) % 2, style)


def worth_of_move(q: Any, s: Any, source: int, to: int, into: int, style: int) -> int:
    """Weigh a unit's move: an empty province, the way to the front, an army to feed."""
    seat, front = s[at.ASKED], at.MEMO + FRONT
    if s[at.OWNER + to] < 0:
        worth = worth_of_province(q, s, seat, to, style)
        if style & LOOKS_BACK and worth < 10 * PROVINCE:
            worth -= worth_of_leaving(q, s, seat, source)
        return worth + units_of(s, force_row(source))
    guard = worth_of_guard(q, s, seat, source, to, style) if style & LOOKS_BACK else 0
    if guard > TO_FRONT:
        return guard + into
    if s[front + to] < s[front + source]:
        return TO_FRONT + 2 * into + (TO_ARMY if army_in(s, to) >= 0 else 0)
    if style & LOOKS_BACK and into == 0 and s[front + to] == 1 and s[front + source] == 1:
        if units_of(s, force_row(source)) > 2 and units_of(s, force_row(to)) < 2:
            return TO_LONE
    if into == 1 and s[front + to] == s[front + source]:
        if s[front + source] > 1 or units_of(s, force_row(source)) > 3:
            return TO_ARMY
    return NEVER


def worth_of_guard(q: Any, s: Any, seat: int, source: int, to: int, style: int) -> int:
    """Weigh the danger that a unit takes off the army where it goes, less what it leaves."""
    army = army_in(s, to)
    if army < 0 or army_in(s, source) >= 0:
        return 0
    unit, held = q[at.RATINGS + at.SPEARMAN], defence(q, s, to, at.NONE)
    safer = threat(q, s, seat, to, held) - threat(q, s, seat, to, held + unit)
    worth = safer * worth_of_army(s, army, style) // 1000
    return worth - worth_of_leaving(q, s, seat, source)


def worth_of_leaving(q: Any, s: Any, seat: int, source: int) -> int:
    """Weigh the danger that a force's province is in with one unit less."""
    held = defence(q, s, source, at.NONE)
    left = max(1, held - q[at.RATINGS + at.SPEARMAN])
    more = danger(q, s, seat, source, left) - danger(q, s, seat, source, held)
    return max(0, more) * PROVINCE // 2000


def worth_of_unit(q: Any, s: Any, value: int) -> int:
    """Weigh which unit goes: the weakest into an empty province, else the best."""
    if value == at.WHOLE_FORCE:
        return NEVER
    rank = worth_of_kind(value)
    return -rank if s[at.OWNER + s[at.DESTINATION]] < 0 else rank
