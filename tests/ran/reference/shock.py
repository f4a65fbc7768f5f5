"""Shock by the book, stage after stage, every face of every die, in fractions.

Written from chapters 9 and 11 without looking at the library's machine: a
combat is a value (tuples), a stage maps it to weighted values, equal values are
added up.
"""

from collections import Counter
from fractions import Fraction

from tests.ran.reference.advance import finish
from tests.ran.reference.clash import resolve
from tests.ran.reference.duel import fight
from tests.ran.reference.force import (
    TENTH,
    Case,
    Force,
    Now,
    One,
    at_start,
    cut_off,
    fighting,
    flights,
    hurt,
    over_the_edge,
    put,
    stage,
    suffer,
    there,
    tq_of,
    went_back,
)

__all__ = ["TENTH", "Case", "Force", "One", "at_start", "put", "shock", "suffer", "there"]


def shock(case):
    first = Now(
        tuple(
            One("disrupted" if "disrupted" in f.words else "ordered", f.hits)
            for f in case.attackers
        ),
        tuple(
            One("disrupted" if "disrupted" in f.words else "ordered", f.hits)
            for f in case.defenders
        ),
        tuple(
            "none" if man is None else "wounded" if "wounded" in man[2] else "well"
            for man in case.men
        ),
        behind=tuple(force and at_start(force) for force in case.behind),
    )
    dist = Counter({first: Fraction(1)})
    for i in range(len(case.attackers)):
        dist = stage(dist, lambda now, i=i: break_off(case, now, i))
    for i in range(len(case.attackers)):
        dist = stage(dist, lambda now, i=i: commitment(case, now, i))
    dist = stage(dist, lambda now: nobody_comes(case, now, first.men))
    for i in range(len(case.defenders)):
        dist = stage(dist, lambda now, i=i: reaction(case, now, i))
    dist = stage(dist, lambda now: flights(case, now, (first.men, now.men)))
    dist = stage(dist, lambda now: nothing_left(case, now))
    dist = stage(dist, lambda now: busho(case, now))
    dist = stage(dist, lambda now: nothing_left(case, now))
    dist = stage(dist, lambda now: resolve(case, now))
    ended = Counter()
    for now, p in dist.items():
        ended[now._replace(over=True)] += p
    return ended


def break_off(case, now, i):
    force, one = case.attackers[i], now.a[i]
    if "disrupted" not in force.words or not force.words & {"engaged", "engaged-elsewhere"}:
        yield Fraction(1), now
        return
    for die in range(10):
        if die - case.bonus <= tq_of(force, one):
            yield TENTH, now
        elif "stuck" in force.words:
            held = suffer(force, one._replace(place="held"), 2)
            men = cut_off(case, now.men, 0, i, held)
            yield TENTH, now._replace(a=put(now.a, i, held), men=men)
        else:
            back = suffer(force, one._replace(place="back"), 1)
            if there(back):
                back = over_the_edge(case, 0, i) or back
            went = "attacker" if there(back) else now.retreat
            men = cut_off(case, now.men, 0, i, back)
            then = now._replace(a=put(now.a, i, back), retreat=went, men=men)
            yield TENTH, went_back(case, then, 0, i) if there(back) else then


def commitment(case, now, i):
    force, one = case.attackers[i], now.a[i]
    if i not in fighting(now.a) or not (one.state == "disrupted" or "check" in force.words):
        yield Fraction(1), now
        return
    for die in range(10):
        fails = die - case.bonus > tq_of(force, one)
        yield TENTH, now._replace(a=put(now.a, i, one._replace(place="held"))) if fails else now


def nobody_comes(case, now, men):
    if fighting(now.a):
        return [(1, now._replace(attacked=1))]
    ended = [(p, then._replace(over=False)) for p, then in finish(case, now)]
    return [
        (p * q, last._replace(over=True))
        for p, then in ended
        for q, last in flights(case, then, (men, then.men))
    ]


def reaction(case, now, i):
    force, one = case.defenders[i], now.d[i]
    if force.words & {"engaged", "engaged-elsewhere"}:
        yield Fraction(1), now
        return
    charge = any("charge" in case.attackers[k].words for k in fighting(now.a))
    plus = 1 if charge and not force.kind.startswith("KB") else 0
    for die in range(10):
        hits = max(0, die + plus - case.bonus - tq_of(force, one))
        after = suffer(force, one, hits)
        men = cut_off(case, now.men, 1, i, after)
        yield TENTH, now._replace(d=put(now.d, i, after), men=men)


def nothing_left(case, now):
    return [(1, now)] if fighting(now.a) and fighting(now.d) else finish(case, now)


def busho(case, now):
    leads = [
        now.men[side] in ("well", "wounded") and 0 in fighting((now.a, now.d)[side])
        for side in (0, 1)
    ]
    if all(leads):
        one, other = (
            (man[0], man[1] - (fate == "wounded"))
            for man, fate in zip(case.men, now.men, strict=True)
        )
        for (word, *taken), p in fight(one, other).items():
            side = 1 if word == "first" else 0
            victor = ("attacker", "defender")[1 - side]
            kept = victor if taken[1 - side] else "none"
            then = now._replace(men=put(now.men, side, "dead"), head=victor, kept=kept)
            for q, last in flights(case, then, (now.men, then.men)):
                yield p * q, last
    elif any(leads):
        side = leads.index(True)
        yield Fraction(9, 10), now
        for die in range(10):
            fate = "dead" if die >= 6 else hurt(case.men[side], now.men[side])
            then = now._replace(men=put(now.men, side, fate))
            for q, last in flights(case, then, (now.men, then.men)):
                yield TENTH * TENTH * q, last
    else:
        yield Fraction(1), now


def may_go_on(case):
    """8.61: whether guns watch an advance of those whom they provoke."""
    guns = any(force.kind in ("AS-T", "Honjin") for force in case.watching)
    return guns and any(force.kind != "SI-B" for force in case.attackers)


def as_table(case, ended):
    """Map (attacked, states, hits, retreat, engaged, busho, advance, fled) to its chance."""
    table = Counter()
    for now, p in ended.items():
        everyone = (*now.a, *now.d, *(one for one in now.behind if one))
        key = (now.attacked, *(o.state for o in everyone), *(o.hits for o in everyone))
        key += (now.retreat, now.engaged, *now.men, now.advance)
        if None not in case.men:
            key += tuple(3 * (now.head == who) for who in ("attacker", "defender"))
            key += tuple(
                int(now.kept == who and man in ("well", "wounded"))
                for who, man in zip(("attacker", "defender"), now.men, strict=True)
            )
        key += tuple(f for f, c in zip(now.fled, case.contingents, strict=True) if c)
        key += (now.next,) if may_go_on(case) else ()
        table[key] += p
    return table
