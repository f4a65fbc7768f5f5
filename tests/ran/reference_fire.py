"""Fire by the book, every face of every die, in fractions; shocks by the shock's reference."""

from collections import Counter
from dataclasses import dataclass, replace
from fractions import Fraction

from tests.ran.reference_shock import TENTH, Case, Force, at_start, put, shock, there
from tests.ran.reference_shots import tq_now, under_fire, weapon


@dataclass(frozen=True)
class Fire:
    firers: tuple
    target: Force
    range: int = 1
    modifier: int = 0  # flank, cover
    answered: bool = False
    harass: bool = False
    man: tuple | None = None
    straight: bool = False
    bonus: int = 0
    shock: bool = False
    flank: bool = False  # counted in the modifier too


def busho_after(case, fate, nine):
    if not nine or fate not in ("well", "wounded"):
        return {fate: Fraction(1)}
    worse = "dead" if fate == "wounded" else "wounded"
    hit = Fraction(1) if case.straight else TENTH
    found = Counter({fate: 1 - hit})
    found[worse] += hit * Fraction(6, 10)
    found["dead"] += hit * Fraction(4, 10)
    return found


def fire(case):
    """Map (hits, returned, target, firers, busho, charged firer, lured) to its chance."""
    fate = "none" if case.man is None else "wounded" if "wounded" in case.man[2] else "well"
    start = (0, 0, at_start(case.target), tuple(map(at_start, case.firers)), fate, None, 0)
    dist = Counter({start: Fraction(1)})
    for place in range(len(case.firers)):
        after = Counter()
        for now, p in dist.items():
            for q, then in one_firer(case, now, place):
                after[then] += p * q
        dist = after
    return dist


def one_firer(case, now, place):
    hits, back, target, firers, fate, charged, lured = now
    if not (there(target) and there(firers[place])):
        yield Fraction(1), now
        return
    volley = case.modifier + place
    shots = under_fire(case.target, target, case.firers[place], case.range, volley, case.bonus)
    for p, struck, scored, nine in shots:
        cut_off = not there(struck) and "surrounded" in case.target.words  # 4.72
        fates = {"dead": Fraction(1)} if cut_off and case.man else busho_after(case, fate, nine)
        for fate_after, q in fates.items():
            answers = [(Fraction(1), firers[place], 0)]
            if case.answered and there(struck):
                answers = [
                    (r, one, returned)
                    for r, one, returned, _ in under_fire(
                        case.firers[place], firers[place], case.target, case.range, 0, case.bonus
                    )
                ]
            for r, firer, returned in answers:
                left = put(firers, place, firer)
                same = (hits + scored, back + returned, struck, left, fate_after)
                for s, goes, went in provoked(case, struck, firer, scored, place, charged):
                    yield p * q * r * s, (*same, goes, lured or went)


def provoked(case, struck, firer, scored, place, charged):
    """Yield (chance, firer charged at, lured)."""
    kind = case.target.kind
    passed = Fraction(sum(die - case.bonus <= tq_now(case.target, struck) for die in range(10)), 10)
    nothing = [(Fraction(1), charged, 0)]
    lured = case.harass and kind not in ("KB", "KB-B", "Honjin")
    if not there(struck) or not (there(firer) or lured):
        return nothing
    if case.harass:
        if scored < 1 or kind in ("KB-B", "Honjin"):
            return nothing
        if kind == "KB":
            if struck.state == "disrupted":
                return nothing
            return [(passed, charged, 0), (1 - passed, place, 0)]
        return [(passed, charged, 0), (1 - passed, charged, 1)]
    gun = weapon(case.firers[place]) == "teppo"
    wild = kind in ("AS", "SI", "KB", "KB-B")
    if not gun or not wild or scored < 2 or charged is not None or struck.state == "disrupted":
        return nothing
    if kind == "KB":
        return [(Fraction(1), place, 0)]
    return [(passed, place, 0), (1 - passed, charged, 0)]


def table(case):
    """Map the library's variables, in the order of `names`, to their chance."""
    found = Counter()
    for (hits, back, target, firers, fate, charged, lured), p in fire(case).items():
        states = (target.state, target.hits, fate)
        key = (hits, *states)
        if case.answered or case.shock:
            key += (*(f.state for f in firers), *(f.hits for f in firers), back)
        if not case.shock:
            found[(*key, int(charged is not None), lured)] += p
            continue
        ready = charged is not None and there(target) and there(firers[charged])
        if not ready:
            found[(*key, int(charged is not None), lured, 0, "none", 0, 0)] += p
            continue
        for then, q in follow(case, target, firers, fate, charged).items():
            hit = put(firers, charged, then.d[0])
            ended = (hits, then.a[0].state, then.a[0].hits, then.men[0])
            ended += (*(f.state for f in hit), *(f.hits for f in hit), back, 1, lured)
            retreat = {"attacker": "target", "defender": "firer"}.get(then.retreat, "none")
            ended += (then.attacked, retreat, then.engaged, then.advance)
            found[ended] += p * q
    return found


def follow(case, target, firers, fate, charged):
    """The shock of the provoked target upon the firer."""
    words = set(case.target.words)
    words.discard("disrupted")
    if target.state == "disrupted":
        words.add("disrupted")
    if case.target.kind == "KB" and case.range > 1 and not case.harass:
        words.add("charge")
    if case.flank and case.range == 1 and not case.harass:
        words.add("flank")
    attacker = replace(case.target, hits=target.hits, words=frozenset(words))
    defender = replace(case.firers[charged], hits=firers[charged].hits)
    man = None
    if fate in ("well", "wounded"):
        man = (case.man[0], case.man[1], ("wounded",) if fate == "wounded" else ())
    ended = shock(Case((attacker,), (defender,), (man, None), bonus=case.bonus))
    if man is None and fate != "none":
        ended = Counter({n._replace(men=(fate, "none")): p for n, p in ended.items()})
    return ended
