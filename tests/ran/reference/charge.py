"""A charge that fire provokes, by the book: whom it meets, and fire from aside (8.41, 9.11)."""

from collections import Counter
from dataclasses import replace
from fractions import Fraction

from tests.ran.reference.force import Now as Unfought
from tests.ran.reference.force import hurt
from tests.ran.reference.shock import TENTH, Case, at_start, shock, there
from tests.ran.reference.shots import under_fire


def busho_after(case, fate, nine):
    if not nine or fate not in ("well", "wounded"):
        return {fate: Fraction(1)}
    worse = hurt(case.man, fate)
    hit = Fraction(1) if case.straight else TENTH
    found = Counter({fate: 1 - hit})
    found[worse] += hit * Fraction(6, 10)
    found["dead"] += hit * Fraction(4, 10)
    return found


def in_the_shock(case, charged):
    """9.11: the firer charged and who stands with it in the charger's zone."""
    return sorted(case.zone) if charged in case.zone else [charged]


def arrivals(case, now):
    """8.41: fire from aside at who charges, and the shock if it comes so far."""
    dist = {now: Fraction(1)}
    for shooter in case.aside:
        after = Counter()
        for here, p in dist.items():
            if not there(here.target):
                after[here] += p
                continue
            shots = under_fire(case.target, here.target, shooter, 1, 0, case.bonus)
            for q, struck, _, nine in shots:
                lost = not there(struck) and "surrounded" in case.target.words and case.man
                fates = {"dead": 1} if lost else busho_after(case, here.fate, nine)
                for fate, r in fates.items():
                    after[here._replace(target=struck, fate=fate)] += p * q * r
        dist = after
    found = Counter()
    for here, p in dist.items():
        if there(here.target):
            for then, q in follow(case, here).items():
                found[then] += p * q
        else:
            found[nobody_arrives(case, here)] += p
    return found


def nobody_arrives(case, now):
    met = tuple(now.firers[k] for k in in_the_shock(case, now.charged))
    beside = (at_start(case.beside),) if case.beside else ()
    behind = tuple(force and at_start(force) for force in case.behind)
    return Unfought((now.target,), (*met, *beside), (now.fate, "none"), behind=behind)


def follow(case, now):
    """The shock of the provoked target upon the firer, and upon others in its zone."""
    target, charged = now.target, now.charged
    words = set(case.target.words)
    words.discard("disrupted")
    if target.state == "disrupted":
        words.add("disrupted")
    adjacent = case.ranges[charged] == 1 and not case.harass
    # 9.31: who begins the phase adjacent may not charge; who enters the zone began apart
    began = adjacent and not case.entry
    if case.target.kind == "KB" and not began and not case.harass:
        words.add("charge")
    met = in_the_shock(case, charged)
    met = [k for k in met if there(now.firers[k])]
    # 9.28.1: adjacent guns that have fired through their flank are come upon there
    turned = [case.flanks[k] and case.ranges[k] == 1 and not case.harass for k in met]
    flanked = frozenset(i for i, through in enumerate(turned) if through)
    words |= {"flank"} if flanked else set()
    met = [replace(case.firers[k], hits=now.firers[k].hits) for k in met]
    met += [case.beside] if case.beside else []
    attacker = replace(case.target, hits=target.hits, words=frozenset(words))
    man = None
    if now.fate in ("well", "wounded"):
        man = (case.man[0], case.man[1], ("wounded",) if now.fate == "wounded" else ())
    fought = Case(
        (attacker,),
        tuple(met),
        (man, None),
        left=int(case.firer_woods),
        bonus=case.bonus,
        behind=case.behind,
        watching=case.watching,
        turn=case.turn and case.firer_woods,
        straight=case.straight,
        flanked=(flanked,),
    )
    ended = shock(fought)
    if man is None and now.fate != "none":
        ended = Counter({n._replace(men=(now.fate, "none")): p for n, p in ended.items()})
    return ended
