"""Fire by the book, every face of every die, in fractions; shocks by the shock's reference."""

from collections import Counter
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, NamedTuple

from tests.ran.reference.charge import arrivals, busho_after, in_the_shock
from tests.ran.reference.shock import Force, at_start, put, suffer, there
from tests.ran.reference.shots import tq_now, under_fire, weapon


@dataclass(frozen=True)
class Fire:
    firers: tuple
    target: Force
    ranges: tuple = (1,)
    flanks: tuple = (False,)  # who fires through its own flank
    woods: bool = False  # the target's hex
    answered: bool = False
    back_flanks: tuple = (False, False, False)  # at whom the target fires through its flank
    seen: tuple = (True, True, True)  # at whom it can fire back
    harass: bool = False
    approach: str = "front"  # of harassers
    rolls: bool = True  # the harassed unit must, to face them
    man: tuple | None = None
    straight: bool = False
    bonus: int = 0
    shock: bool = False
    zone: tuple = ()  # two firers, from 0
    beside: Force | None = None
    behind: tuple = (None, None)  # the target, the firer
    watching: tuple = ()
    firer_woods: bool = False  # the advance leads there
    turn: bool = False
    entry: bool = False  # the target has just come into the firers' zone
    aside: tuple = ()  # who fires at the charge from aside, when the firer is not phasing


class Now(NamedTuple):
    target: Any
    firers: tuple
    fate: str
    hits: int = 0
    back: int = 0
    charged: int | None = None
    lured: int = 0
    turned: int = 0


def fire(case):
    """Map what the fire leaves to its chance."""
    fate = "none" if case.man is None else "wounded" if "wounded" in case.man[2] else "well"
    start = Now(at_start(case.target), tuple(map(at_start, case.firers)), fate)
    dist = Counter()
    for p, now in turning(case, start):
        dist[now] += p
    for place in range(len(case.firers)):
        after = Counter()
        for now, p in dist.items():
            for q, then in one_firer(case, now, place):
                after[then] += p * q
        dist = after
    return dist


def turning(case, now):
    """8.37 with 7.18 and 7.14: a vertex towards the harassers, where it may (11.36)."""
    force, one = case.target, now.target
    cost = int(case.woods and not force.missile and "open" not in force.words)
    breaks = one.state == "disrupted" and one.hits + cost >= tq_now(force, one)
    if case.approach == "front" or breaks:
        return [(Fraction(1), now)]
    turned = now._replace(turned=1, target=suffer(force, one, cost))
    if not case.rolls:
        return [(Fraction(1), turned)]
    passed = Fraction(sum(die - case.bonus <= tq_now(force, one) for die in range(10)), 10)
    return [(passed, turned), (1 - passed, now)]


def answer_modifier(case, turned, place):
    """8.13, 8.14, 8.43: through the front or a flank; None where it sees them not."""
    if not case.seen[place]:
        return None
    if case.back_flanks[place]:
        return -2 - case.firer_woods
    faces = {"front": 0, "flank": 0 if turned else -2, "rear": -2 if turned else None}
    modifier = faces[case.approach]
    return None if modifier is None else modifier - case.firer_woods


def one_firer(case, now, place):
    firer = case.firers[place]
    if not (there(now.target) and there(now.firers[place])):
        yield Fraction(1), now
        return
    modifier, distance = place - 2 * case.flanks[place] - case.woods, case.ranges[place]
    shots = under_fire(case.target, now.target, firer, distance, modifier, case.bonus)
    for p, struck, scored, nine in shots:
        cut_off = not there(struck) and "surrounded" in case.target.words  # 4.72
        fates = {"dead": Fraction(1)} if cut_off and case.man else busho_after(case, now.fate, nine)
        for fate, q in fates.items():
            hit = now._replace(target=struck, fate=fate, hits=now.hits + scored)
            for r, then in answers(case, hit, place):
                for s, last in provoked(case, then, scored, place):
                    yield p * q * r * s, last


def answers(case, now, place):
    modifier = answer_modifier(case, now.turned, place)
    if not case.answered or not there(now.target) or modifier is None:
        return [(Fraction(1), now)]
    firer, distance = case.firers[place], case.ranges[place]
    shots = under_fire(firer, now.firers[place], case.target, distance, modifier, case.bonus)
    return [
        (r, now._replace(firers=put(now.firers, place, one), back=now.back + returned))
        for r, one, returned, _ in shots
    ]


def provoked(case, now, scored, place):
    """Yield (chance, what comes of it): a charge at this firer, or a step forward."""
    kind, struck, firer = case.target.kind, now.target, now.firers[place]
    passed = Fraction(sum(die - case.bonus <= tq_now(case.target, struck) for die in range(10)), 10)
    nothing, charge = [(Fraction(1), now)], now._replace(charged=place)
    follows = case.harass and kind not in ("KB", "KB-B", "Honjin")
    if not there(struck) or not (there(firer) or follows):
        return nothing
    if case.harass:
        if scored < 1 or kind in ("KB-B", "Honjin"):
            return nothing
        if kind == "KB":
            return nothing if struck.state == "disrupted" else [(passed, now), (1 - passed, charge)]
        return [(passed, now), (1 - passed, now._replace(lured=1))]
    gun = weapon(case.firers[place]) == "teppo"
    wild = kind in ("AS", "SI", "KB", "KB-B")
    if not gun or not wild or scored < 2 or now.charged is not None or struck.state == "disrupted":
        return nothing
    return [(Fraction(1), charge)] if kind == "KB" else [(passed, charge), (1 - passed, now)]


def table(case):
    """Map the library's variables, in the order of `names`, to their chance."""
    found = Counter()
    friends = [at_start(force) for force in case.behind if force]
    others = [at_start(case.beside)] if case.beside else []
    for now, p in fire(case).items():
        left = now.target, now.firers, now.fate
        first, last = (now.hits,), (now.lured, now.turned)
        charged = int(now.charged is not None)
        ready = charged and there(now.target) and there(now.firers[now.charged])
        if not (case.shock and ready):
            key = row(case, left, now.back, friends, others)
            found[(*first, *key, charged, *last, 0, "none", 0, 0, 0)] += p
            continue
        for then, q in arrivals(case, now).items():
            met = in_the_shock(case, now.charged)
            firers = now.firers
            for k, one in zip(met, then.d, strict=False):
                firers = put(firers, k, one)
            beside = [then.d[-1]] if case.beside else []
            behind = [one for one in then.behind if one]
            key = row(case, (then.a[0], firers, then.men[0]), now.back, behind, beside)
            retreat = {"attacker": "target", "defender": "firer"}.get(then.retreat, "none")
            ended = (then.attacked, retreat, then.engaged, then.advance, then.next)
            found[(*first, *key, 1, *last, *ended)] += p * q
    return found


def row(case, left, back, behind, beside):
    target, firers, fate = left
    key = (target.state, target.hits, fate)
    if case.answered or case.shock:
        key += (*(f.state for f in firers), *(f.hits for f in firers), back)
    return (*key, *(v for one in (*behind, *beside) for v in (one.state, one.hits)))
