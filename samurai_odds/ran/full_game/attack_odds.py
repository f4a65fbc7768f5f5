"""What a shot or a shock that may be declared does, in a line.

A shot is read from the tables of the bots. A shock is worked out from all dice of the checks of
both sides and of its clash, hits shared (11.22); what else may happen before them `ran odds` reads
from the map.
"""

from collections.abc import Callable, Sequence

from samurai_odds.grids.fitting import listed
from samurai_odds.play.at_table import Chance, about_share, about_tenths
from samurai_odds.ran.bots.places import OUTNUMBERED, column_of, shot_breaks, shot_row
from samurai_odds.ran.bots.values import left_to_tq
from samurai_odds.ran.combat.combat_layout import HITS_BASE
from samurai_odds.ran.rules import layout as at
from samurai_odds.ran.rules.decisions.said import attacked
from samurai_odds.ran.rules.layout import Question, Shot, State
from samurai_odds.ran.rules.leaders import busho_with
from samurai_odds.ran.rules.pieces import FLANK, aspect, distance, side_towards, tq
from samurai_odds.ran.rules.shock import layout as sh
from samurai_odds.ran.rules.shock.designation import target_before
from samurai_odds.ran.rules.shock.naming import is_free
from samurai_odds.ran.rules.shock.strikes import by_the_flank, can_strike, is_exposed

_WHOLE, _ALL = 1000, 100  # thousandths; dice of two checks
_TIMES = 12  # that a die is listed: any number of equals divides it


def shot_odds(q: Question, s: State, unit: int, target: int) -> Chance:
    """Return what a unit's fire does to a target, the reaction left out."""
    here, there = int(s.hex[unit]), int(s.hex[target])
    through = aspect(q, here, int(s.facing[unit]), there)
    modifier = -2 if through == FLANK else 0
    place = int(shot_row(q, s, unit, target, int(distance(q, here, there)), modifier))
    if not place:
        return Chance("")
    broken, hits = int(shot_breaks(q, s, place, target)), int(Shot(q, place).hits)
    return Chance(_told(broken, hits, "it"), broken, hits, 0)


def shock_odds(
    q: Question, s: State, unit: int, whom: int, charges: bool, called: Callable[[int], str]
) -> Chance:
    """Return what a shock does to whom it meets and to the unit.

    Friends who have joined it attack too, and those who are still free to. ``win`` is how often
    whom it meets comes to its TQ, whoever fails to attack; of several the least of their shares.
    What is said besides holds if all of them attack.
    """
    met = attacked(q, s, unit, whom)
    foes = [*met, *(one for one in _named(s, met[0], sh.PART) if one not in met)]
    side = range(q.first_of_side[q.side[unit]], q.end_of_side[q.side[unit]])
    free = [one for one in side if one != unit and is_free(s, one)]
    joined = [one for one in free if _may_join(q, s, one, foes, free)]
    spared = [one for one in _before(q, s, unit) if one not in foes]
    own = [unit, *_named(s, met[0], 0), *joined][: sh.PART]
    charging = [charges, *(bool(s.shock.charging[one]) for one in own[1:])]
    broken, suffered, gone = _outcome(q, s, own, foes, charging)
    ready = [_ready(q, s, *each) for each in zip(own, charging, strict=True)]
    wins = _wins(q, s, own, foes, charging, ready)
    others = len(own) - 1
    said = f" with {others} other{'s' if others > 1 else ''}" if others else ""
    said += "".join(f" and a friend attacks {called(foe)}" for foe in spared)
    told = [
        _told(broken[k], suffered[k], called(foe) if len(foes) > 1 else "it")
        for k, foe in enumerate(foes)
    ]
    itself = about_share(gone, "disrupted or routed itself")
    checks = f"{about_share(10 * ready[0], 'passes its checks')}; " * (ready[0] < _ALL)
    says = f"{checks}if it attacks{said}: {listed(told)}; {itself}"
    return Chance(says, min(wins), sum(suffered))


def _may_join(q: Question, s: State, unit: int, foes: Sequence[int], free: Sequence[int]) -> bool:
    """Say whether a unit can join in on some enemies, and leave others before it to friends (R31).

    An engaged one must, if it has nobody else to attack; others only where they strike them all.
    """
    left = [one for one in _before(q, s, unit) if one not in foes]
    struck = [foe for foe in foes if can_strike(q, s, unit, foe)]
    if len(struck) < len(foes):
        return len(struck) > 0 and not left and s.shock.standing[unit] == sh.ENGAGED
    return all(any(can_strike(q, s, one, foe) for one in free if one != unit) for foe in left)


def _before(q: Question, s: State, unit: int) -> list[int]:
    """List the enemies before a unit in no combat yet: in its own, if nobody attacks them (R31)."""
    both = [target_before(q, s, unit, which) for which in (sh.LEFT, sh.RIGHT)]
    return [int(one) for one in both if one >= 0 and not s.shock.combat_of[one]]


def _named(s: State, enemy: int, first: int) -> list[int]:
    """List who attacks (from 0) or defends (from PART) with an enemy, as attacks were named."""
    row = int(s.shock.combat_of[enemy]) - 1
    places = range(first, first + sh.PART) if row >= 0 else range(0)
    return [int(s.shock.rows[row, k]) for k in places if s.shock.rows[row, k] >= 0]


def _ready(q: Question, s: State, unit: int, charges: bool) -> int:
    """Return of how many dice of a hundred an attacker passes all checks (9.12, 9.22; R3)."""
    disrupted, engaged = s.state[unit] != at.ORDERED, s.engaged[unit] != 0
    by_choice = s.shock.standing[unit] == sh.CHECKS and not charges and not engaged
    commits = (disrupted or by_choice) and s.why[unit] != at.BY_BANZAI
    limit = int(tq(q, s, unit) + s.check_bonus[q.contingent[unit]])
    passed = min(max(limit + 1, 0), at.DIE)
    first = passed if disrupted and engaged else at.DIE
    return int(first * (passed if commits else at.DIE))


def _wins(
    q: Question,
    s: State,
    own: Sequence[int],
    foes: Sequence[int],
    charging: Sequence[bool],
    ready: Sequence[int],
) -> list[int]:
    """Return how often each enemy comes to its TQ, whoever of the attackers fails to attack."""
    ways = [(1, list[int]())]  # how often, and who attacks then
    for k, passed in enumerate(ready):
        both = ((passed, [k]), (_ALL - passed, list[int]()))
        ways = [(n * m, [*who, *more]) for n, who in ways for m, more in both if m]
    wins = [0] * len(foes)
    for often, who in ways:
        if who:
            attackers, charges = [own[k] for k in who], [charging[k] for k in who]
            broken = _outcome(q, s, attackers, foes, charges)[0]
            wins = [have + often * share for have, share in zip(wins, broken, strict=True)]
    return [one // _ALL ** len(own) for one in wins]


def _outcome(
    q: Question, s: State, own: Sequence[int], foes: Sequence[int], charging: Sequence[bool]
) -> tuple[list[int], list[int], int]:
    """Go through all dice: how often each enemy comes to its TQ, what hits it has had elsewhere.

    And how often the first attacker does; in thousandths.
    """
    checks = [(1, list[int]())]  # how often, and by what the dice of the enemies exceed their TQ
    for foe in foes:
        checks = [
            (often * count, [*before, hits])
            for often, before in checks
            for hits, count in _reaction(q, s, foe, any(charging))
        ]
    lefts, left = [int(left_to_tq(q, s, foe)) for foe in foes], int(left_to_tq(q, s, own[0]))
    lost = [_until_lost(q, s, foe) for foe in foes]
    clashes: dict[str, list[tuple[int, list[int]]]] = {}  # by the enemies left in it
    broken, suffered, gone, total = [0] * len(foes), [0] * len(foes), 0, 0
    for often, excess in checks:
        there = [k for k, hits in enumerate(excess) if hits < lost[k]]
        key = "".join(map(str, there))
        if key not in clashes:
            clashes[key] = _clash(q, s, own, [foes[k] for k in there], charging)
        for mine, theirs in clashes[key]:
            total += often
            gone += often * (mine >= left)
            for k, have in enumerate(excess):
                hits = have + (theirs[there.index(k)] if k in there else 0)
                broken[k] += often * (hits >= lefts[k])
                suffered[k] += often * hits * (hits < lefts[k])
    if charging[0]:  # disrupted in any case (9.32)
        gone = total
    shares = [_thousandths(one, total) for one in (*broken, gone)]
    return shares[:-1], [_WHOLE * one // total for one in suffered], shares[-1]


def _thousandths(part: int, total: int) -> int:
    """Round a share; what is neither sure nor impossible is not said to be so."""
    near = (2 * _WHOLE * part + total) // (2 * total)
    return min(max(near, int(part > 0)), _WHOLE - int(part < total))


def _reaction(q: Question, s: State, foe: int, charged: bool) -> list[tuple[int, int]]:
    """List the hits of a reaction check, and on how many faces each (9.24)."""
    if s.engaged[foe]:
        return [(0, at.DIE)]
    limit = int(tq(q, s, foe) + s.check_bonus[q.contingent[foe]])
    limit -= charged and not q.mounted[foe]
    passed = min(max(limit + 1, 0), at.DIE)
    return [(0, passed), *((die - limit, 1) for die in range(passed, at.DIE))]


def _until_lost(q: Question, s: State, foe: int) -> int:
    """Give the hits at which a unit is routed or eliminated by its check, not disrupted (11.23)."""
    left = int(left_to_tq(q, s, foe))
    if s.state[foe] != at.ORDERED or q.weapon[foe] != at.NO_WEAPON:
        return left
    return left + int(q.tq[0, at.MOST_UNITS + foe])


def _clash(
    q: Question, s: State, own: Sequence[int], foes: Sequence[int], charging: Sequence[bool]
) -> list[tuple[int, list[int]]]:
    """List by die the hits of the first attacker and of each enemy (9.27, 9.28, 11.22).

    Each side uses the unit that is best for it; of equals the defender uses any.
    """
    if not foes:
        return [(0, list[int]())] * (_TIMES * at.DIE)
    shift = len(own) - len(foes)
    shift -= any(s.open[one] for one in own) + any(s.state[one] != at.ORDERED for one in own)
    shift *= OUTNUMBERED
    shift -= max(int(q.hex_shift[s.hex[foe]]) for foe in foes)
    shift -= max(
        int(q.side_shift[s.hex[one], side_towards(q, s.hex[one], s.hex[foe])])
        for one in own
        for foe in foes
        if can_strike(q, s, one, foe)
    )
    led = any(busho_with(q, s, one) >= 0 for one in own)
    modifier = int(q.rolls.busho_modifier) * (led - any(busho_with(q, s, one) >= 0 for one in foes))
    more = max(int(q.combats.own_hits[q.terrain[s.hex[foe]]]) for foe in foes)
    ways: list[tuple[int, int, int, list[tuple[int, int]]]] = []  # by whom the attack is faced
    for f, foe in enumerate(foes):
        most, used, best = -1, 0, list[tuple[int, int]]()
        for k, one in enumerate(own):
            column = int(column_of(q, one, foe, charging[k], shift))
            double = 1 + (by_the_flank(q, s, one, foe) and not is_exposed(q, s, one))
            dice = [min(max(die + modifier, 0), at.DIE - 1) for die in range(at.DIE)]
            read = [divmod(int(q.rolls.shock[column, die]), HITS_BASE) for die in dice]
            hits = sum(each for _, each in read) * double
            if hits > most:
                most, used, best = hits, k, [(mine * more, each * double) for mine, each in read]
        ways.append((most, f, used, best))
    least = min(way[0] for way in ways)
    equal = [way for way in ways if way[0] == least]
    return [
        (_share(mine, own, used, 0), [_share(each, foes, faced, k) for k in range(len(foes))])
        for _, faced, used, cells in equal * (_TIMES // len(equal))
        for mine, each in cells
    ]


def _share(hits: int, among: Sequence[int], first: int, k: int) -> int:
    """Give a unit's part of hits: what remains goes first to the unit used (11.22)."""
    place = 0 if k == first else k + (k < first)
    return (hits + len(among) - 1 - place) // len(among)


def _told(broken: int, hits: int, whom: str) -> str:
    """Say how often a unit comes to its TQ, and how many hits it else suffers."""
    words = about_share(broken, f"disrupts or routs {whom}")
    if broken >= _WHOLE:
        return words
    return f"{words}, else {about_tenths(hits * _WHOLE // (_WHOLE - broken))} hits"
