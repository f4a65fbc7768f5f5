"""How a bot moves the units of its forces in Phase D, and how far each province is from rivals."""

from samurai_odds.swords.bots.threats import (
    danger,
    danger_noted,
    defence,
    is_rival,
    power_of,
    rivals_beside,
    threat,
    threat_noted,
    walls,
)
from samurai_odds.swords.bots.together import worth_of_crossing
from samurai_odds.swords.bots.worths import (
    COUNTS,
    LOOKS_BACK,
    NEVER,
    PROVINCE,
    TOGETHER,
    UNIT,
    best_attack,
    goal_with_one_more,
    stands_alone,
    worth_of_army,
    worth_of_province,
)
from samurai_odds.swords.rules import layout as at
from samurai_odds.swords.rules.decisions.packed import (
    WHOLE_FORCE,
    destination_of,
    joins_army,
    march_index,
    march_sends,
    march_to,
    target_of,
    unit_of,
)
from samurai_odds.swords.rules.layout import Question, State
from samurai_odds.swords.rules.rows import army_row, force_row
from samurai_odds.swords.rules.troops import army_in, daimyos_of, regulars_of, units_of

FAR = 20
TO_FRONT = 20  # for a unit that comes one border nearer to rivals
TO_ARMY = 6
TO_LONE = 3  # a second unit for one alone at the front


def note_front(q: Question, s: State, seat: int) -> None:
    """Note for each province how many borders part it from other players' provinces.

    Where these are the same as before, so are the borders.
    """
    same = True
    for province in range(q.provinces):
        same = same and (s.memo.front[province] == 0) == is_rival(q, s, seat, province)
    if same:
        return
    for province in range(q.provinces):
        s.memo.front[province] = 0 if is_rival(q, s, seat, province) else FAR
    borders, is_front = 0, True
    while is_front:
        is_front = False
        for province in range(q.provinces):
            if s.memo.front[province] != borders:
                continue
            for k in range(q.degree[province]):
                there = q.borders[province, k]
                if s.memo.front[there] > borders + 1:
                    s.memo.front[there] = borders + 1
                    is_front = True
        borders += 1


def worth_of_source(q: Question, s: State, value: int, style: int) -> int:
    """Weigh a force by the best that a unit of it could do; to end the turn counts 0."""
    if value == 0:
        return 0
    source, best = target_of(value), NEVER
    for k in range(q.degree[source]):
        to = q.borders[source, k]
        owner = s.owner[to]
        if owner < 0 or owner == s.asked:
            best = max(best, worth_of_move(q, s, source, to, 0, style))
    return best


def worth_of_destination(q: Question, s: State, value: int, style: int) -> int:
    """Weigh where a unit of the source goes; no more from there counts 0."""
    if value == 0:
        return 0
    return worth_of_move(q, s, s.source, destination_of(value), joins_army(value), style)


def worth_of_move(q: Question, s: State, source: int, to: int, into: int, style: int) -> int:
    """Weigh a unit's move: an empty province, the way to the front, an army to feed."""
    seat = s.asked
    if s.owner[to] < 0:
        worth = worth_of_province(q, s, seat, to, style)
        if style & LOOKS_BACK and worth < 10 * PROVINCE:
            worth -= worth_of_leaving(q, s, seat, source)
        return worth + units_of(s, force_row(source))
    guard = worth_of_guard(q, s, seat, source, to, style) if style & LOOKS_BACK else 0
    if guard > TO_FRONT:
        return guard + into
    if s.memo.front[to] < s.memo.front[source]:
        return TO_FRONT + 2 * into + (TO_ARMY if army_in(s, to) >= 0 else 0)
    if style & LOOKS_BACK and into == 0 and s.memo.front[to] == 1 and s.memo.front[source] == 1:
        if units_of(s, force_row(source)) > 2 and units_of(s, force_row(to)) < 2:
            return TO_LONE
    if into == 1 and s.memo.front[to] == s.memo.front[source]:
        if s.memo.front[source] > 1 or units_of(s, force_row(source)) > 3:
            return TO_ARMY
    return NEVER


def worth_of_guard(q: Question, s: State, seat: int, source: int, to: int, style: int) -> int:
    """Weigh the danger that a unit takes off the army where it goes, less what it leaves."""
    army = army_in(s, to)
    if army < 0 or army_in(s, source) >= 0:
        return 0
    unit, held = q.ratings[at.SPEARMAN], defence(q, s, to, at.NONE)
    safer = threat_noted(q, s, to, held) - threat_noted(q, s, to, held + unit)
    worth = safer * worth_of_army(s, army, style) // 1000
    return worth - worth_of_leaving(q, s, seat, source)


def worth_of_leaving(q: Question, s: State, seat: int, source: int) -> int:
    """Weigh the danger that a force's province is in with one unit less."""
    held = defence(q, s, source, at.NONE)
    left = max(1, held - q.ratings[at.SPEARMAN])
    more = danger_noted(q, s, source, left) - danger_noted(q, s, source, held)
    return max(0, more) * PROVINCE // 2000


def worth_of_unit(q: Question, s: State, value: int) -> int:
    """Weigh which unit goes: the weakest into an empty province, else the best."""
    if value == WHOLE_FORCE:
        return NEVER
    rank = worth_of_kind(value)
    return -rank if s.owner[s.destination] < 0 else rank


NEARER = 12  # for each border nearer to other players
PLANS_NEARER = 40  # of a planner, whose armies do not wait behind the front
GARRISON = 15  # for a unit left behind; a planner counts none
LEFT = 700  # thousandths of danger to what an army leaves behind, for a province's worth
KEPT = 1  # units of a force that stay when an army takes others up


def worth_of_march(q: Question, s: State, value: int, style: int) -> int:
    """Weigh a border that an army may cross; to stay where it is counts 0."""
    if value == 0:
        return 0
    army, to = s.asked * at.ARMIES_EACH + march_index(value), march_to(value)
    if march_sends(value) > 0:
        return worth_of_sending(q, s, army, to, style)
    here = s.where[army]
    if s.phase == at.FINAL_MARCHES:
        return worth_of_last_march(q, s, army, here, to, style)
    if style & TOGETHER:
        return worth_of_crossing(q, s, army, to, style)
    power, alone = power_of(q, s, army_row(army)), stands_alone(s, army, here)
    seat = s.asked
    stay = best_attack(q, s, seat, army, power, here, alone, style)
    go = best_attack(q, s, seat, army, joined(q, s, power, to, style), to, False, style)
    worth = go - stay
    if alone and not style & LOOKS_BACK:
        worth -= GARRISON
    return worth + (worth_of_front(s, here, to, style) if go == 0 and stay == 0 else 0)


def worth_of_front(s: State, here: int, to: int, style: int) -> int:
    nearer: int = s.memo.front[here] - s.memo.front[to]
    return nearer * (PLANS_NEARER if style & LOOKS_BACK else NEARER)


def worth_of_sending(q: Question, s: State, army: int, to: int, style: int) -> int:
    """Weigh a unit that an army sends into an empty province: if it is likely to hold it there.

    Where a force beside it has units for all its empty neighbors, these go after the armies.
    """
    here, seat = s.where[army], s.asked
    if is_left_to_forces(q, s, seat, to):
        return NEVER
    worth = worth_of_province(q, s, seat, to, style)
    if worth < 10 * PROVINCE:
        lost = danger(q, s, seat, to, q.ratings[at.SPEARMAN])
        worth = worth * (1000 - lost) // 1000 - UNIT
    held = defence(q, s, here, at.NONE)
    left = max(100, held - q.ratings[at.SPEARMAN])
    risk = danger_noted(q, s, here, left) - danger_noted(q, s, here, held)
    return worth - risk * worth_of_army(s, army, style) // 1000


def is_left_to_forces(q: Question, s: State, seat: int, to: int) -> bool:
    """Return whether a force beside an empty province will take it with units to spare."""
    for k in range(q.degree[to]):
        source = q.borders[to, k]
        if s.owner[source] == seat:
            spare = units_of(s, force_row(source)) - (1 if army_in(s, source) < 0 else 0)
            if spare > 0 and spare >= empty_beside(q, s, source):
                return True
    return False


def empty_beside(q: Question, s: State, province: int) -> int:
    count = 0
    for k in range(q.degree[province]):
        if s.owner[q.borders[province, k]] < 0:
            count += 1
    return count


def joined(q: Question, s: State, power: int, to: int, style: int) -> int:
    """Give an army's power with what it takes up in a province."""
    there, left_behind = power_of(q, s, force_row(to)), 0 if style & LOOKS_BACK else KEPT
    if there > 0 and units_of(s, force_row(to)) > left_behind:
        power += there - q.ratings[at.SPEARMAN] * left_behind
    return power


def worth_of_last_march(q: Question, s: State, army: int, here: int, to: int, style: int) -> int:
    """Weigh where an army ends its turn: an empty province gained, and its safety."""
    seat = s.asked
    power = power_of(q, s, army_row(army))
    alone = stands_alone(s, army, here)
    if style & LOOKS_BACK and leaves_shelter(q, s, army, here, to, alone):
        return NEVER
    worth = 0
    if s.owner[to] < 0:
        worth += worth_of_province(q, s, seat, to, style)
    held = power_of(q, s, force_row(here)) + walls(q, s, here, at.NONE)
    there = power_of(q, s, force_row(to)) + walls(q, s, to, at.NONE)
    if style & LOOKS_BACK:
        risk = threat(q, s, seat, to, power + there) - threat_noted(q, s, here, power + held)
    else:
        risk = danger(q, s, seat, to, power + there) - danger_noted(q, s, here, power + held)
    worth -= risk * worth_of_army(s, army, style) // 1000
    worth += worth_of_front(s, here, to, style)
    if not style & LOOKS_BACK:
        return worth - (GARRISON if alone else 0)
    left = max(held, q.ratings[at.SPEARMAN])  # what stays behind is in greater danger
    more = danger_noted(q, s, here, left) - danger_noted(q, s, here, power + held)
    return worth - more * PROVINCE // LEFT


def leaves_shelter(q: Question, s: State, army: int, here: int, to: int, alone: bool) -> bool:
    """Say whether a march leaves a daimyo by himself beside rivals, or the last one without walls.

    Only the province that wins the game is worth that.
    """
    seat = s.asked
    bare = alone and regulars_of(s, army_row(army)) == 1 and units_of(s, force_row(to)) == 0
    if bare and rivals_beside(q, s, seat, to) > 0:
        return not goal_with_one_more(q, s, seat, to)
    if daimyos_of(s, seat) == 1 and s.built[to] < s.built[here]:
        return not goal_with_one_more(q, s, seat, to)
    return False


def worth_of_pick_up(s: State, value: int, style: int) -> int:
    """Weigh a unit taken up: the best first, while a unit of the force stays.

    A planner's army takes all up: while it stands there it holds the province itself.
    """
    if value == 0:
        return 0
    army = s.mover if s.mover >= 0 else s.picking
    kind, left_behind = unit_of(value), 0 if style & LOOKS_BACK else KEPT
    if kind != at.RONIN and units_of(s, force_row(s.where[army])) <= left_behind:
        return NEVER
    return 1 + worth_of_kind(kind)


def worth_of_garrison(value: int) -> int:
    """Weigh a unit left behind: one, the weakest."""
    return 10 if value == 0 else -worth_of_kind(unit_of(value))


def worth_of_kind(kind: int) -> int:
    if kind == at.BOWMAN:
        return 5
    if kind == at.SWORDSMAN:
        return 4
    if kind == at.GUNNER:
        return 3
    return 2


def worth_of_ground(q: Question, s: State, province: int) -> int:
    """Weigh a province to take: own ones beside it, few borders."""
    return 4 * own_beside(q, s, s.asked, province) - q.degree[province]


def own_beside(q: Question, s: State, seat: int, province: int) -> int:
    count = 0
    for k in range(q.degree[province]):
        if s.owner[q.borders[province, k]] == seat:
            count += 1
    return count


PREY, STACK = 3, 2  # beside a stack or an army: a lone rival's unit, an own stack
PLANS_PREY, PLANS_STACK = 1, 5  # of a planner, who builds one base and has prey enough


def worth_of_post(q: Question, s: State, province: int, for_army: bool, style: int) -> int:
    """Weigh a province for a stack or an army: prey beside it, own stacks, no rival's army.

    A planner also counts the own provinces two borders away.
    """
    seat, worth, plans = s.asked, 0, style & COUNTS > 0
    for k in range(q.degree[province]):
        there = q.borders[province, k]
        owner, units = s.owner[there], units_of(s, force_row(there))
        if owner == seat:
            worth += (PLANS_STACK if plans else STACK) if units > 1 else 1
            worth += own_beside(q, s, seat, there) if plans else 0
        elif owner < 0:
            worth += 3
        elif q.player[owner] != q.player[seat]:
            worth += (PLANS_PREY if plans else PREY) if units == 1 else -1
            if army_in(s, there) >= 0:
                worth -= 4
    if for_army and units_of(s, force_row(province)) > 1:
        worth -= 1
    return min(worth, 12) if rivals_beside(q, s, seat, province) > 0 else 0
