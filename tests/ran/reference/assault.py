"""An approach by the book, put together from the references of its parts."""

from collections import Counter
from dataclasses import replace
from fractions import Fraction

from tests.ran.reference.shock import Case, at_start, shock, suffer, there
from tests.ran.reference.shots import tq_now, under_fire, weapon


def turns(attacker, defender, approach, woods, bonus):
    """Chance that the defender turns to face (7.18), where it may (11.36)."""
    cost = woods and "open" not in defender.words
    if "disrupted" in defender.words and cost and defender.hits + 1 >= showing(defender):
        return Fraction(0)
    if "engaged-elsewhere" in defender.words:
        return Fraction(0)
    on_foot = not attacker.kind.startswith("KB")
    waits_on_foot = not defender.kind.startswith("KB")
    if approach != "flank" or (waits_on_foot and not on_foot):
        return Fraction(0)
    if on_foot and not waits_on_foot:
        return Fraction(1)
    return Fraction(sum(die - bonus <= showing(defender) for die in range(10)), 10)


def showing(force):
    return (force.tq2 if "disrupted" in force.words else force.tq) - ("open" in force.words)


def wanted(attacker, defender, approach, woods, bonus, times=0, caught=True, aside=None):
    found = Counter()
    for (waits, count), p in withdrawn(defender, approach, bonus, times).items():
        if not caught:
            ended = (at_start(attacker).state, waits.state, attacker.hits, waits.hits)
            found[(count, 0, 0, 0, *ended, "none", 0, 0)] += p
            continue
        left = replace(defender, hits=waits.hits, words=words_of(defender, waits))
        for key, q in met(attacker, left, waits, approach, woods, bonus, (times, aside)).items():
            found[(count, *key)] += p * q
    return found


def withdrawn(defender, approach, bonus, times):
    """6.46: a check each time, one more from flank or rear, two less in open order (6.62)."""
    dist = Counter({(at_start(defender), 0): Fraction(1)})
    more = (approach != "front") - 2 * ("open" in defender.words) - bonus
    for _ in range(times):
        after = Counter()
        for (one, count), p in dist.items():
            if not there(one):
                after[one, count] += p
                continue
            for die in range(10):
                hits = max(0, die + more - tq_now(defender, one))
                after[suffer(defender, one, hits), count + 1] += p / 10
        dist = after
    return dist


def words_of(force, one):
    return force.words | ({"disrupted"} if one.state == "disrupted" else set())


def met(attacker, defender, waits, approach, woods, bonus, more):
    times, aside = more
    found = Counter()
    if not there(waits):
        comes = at_start(attacker)
        found[(0, 0, 0, comes.state, waits.state, comes.hits, 0, "none", 0, 0)] += 1
        return found
    turned_chance = turns(attacker, defender, approach, woods, bonus)
    if times and turned_chance:
        turned_chance = Fraction(1)  # 6.48
    for turned, p in ((1, turned_chance), (0, 1 - turned_chance)):
        if not p:
            continue
        faces = waits
        if turned and woods and not defender.missile and "open" not in defender.words:
            faces = suffer(defender, waits, 1)
        shots = [(Fraction(1), at_start(attacker), 0, False)]
        elsewhere = "engaged-elsewhere" in defender.words
        if defender.missile and not elsewhere and (approach == "front" or turned):
            fired = under_fire(attacker, shots[0][1], defender, 1, 0, bonus)
            shots = list(bound_to_charge(attacker, defender, fired, bonus))
        for q, comes, hits, bound in shots:
            nobody = None if bound else aside
            aimed = from_aside(attacker, comes, nobody, bonus)
            if bound and aside is not None and there(comes):
                fire = under_fire(attacker, comes, aside, 1, 0, bonus)
                aimed = [(p_shot, one, scored, False) for p_shot, one, scored, _ in fire]
            for s, goes_on, more, drawn in aimed:
                if drawn:
                    ended = (goes_on.state, faces.state, goes_on.hits, faces.hits, "none", 0, 0)
                    found[(turned, hits + more, 0, *ended)] += p * q * s
                    continue
                words = attacker.words
                if bound and attacker.kind == "KB":
                    words |= {"charge"}
                comer = replace(attacker, words=words)
                ways = (comer, goes_on, defender, faces, approach, turned, woods, bonus)
                for key, r in clash(*ways):
                    found[(turned, hits + more, *key)] += p * q * s * r
    return found


def bound_to_charge(attacker, defender, fired, bonus):
    """8.61-8.63: whether two hits by the gun it comes upon make it charge that gun."""
    wild = attacker.kind in ("AS", "SI", "KB", "KB-B")
    for p, one, hits, _ in fired:
        chance = Fraction(0)
        if wild and weapon(defender) == "teppo" and hits >= 2 and one.state == "ordered":
            passed = sum(die - bonus <= tq_now(attacker, one) for die in range(10))
            chance = Fraction(1) if attacker.kind == "KB" else Fraction(passed, 10)
        for share, bound in ((chance, True), (1 - chance, False)):
            if share:
                yield p * share, one, hits, bound


def from_aside(attacker, comes, aside, bonus):
    """8.41, 8.61: another unit's entry fire, and whether the attacker goes for it instead."""
    if aside is None or not there(comes):
        return [(Fraction(1), comes, 0, False)]
    found = []
    for p, one, hits, _ in under_fire(attacker, comes, aside, 1, 0, bonus):
        gun = aside.kind == "AS-T" and attacker.kind != "SI-B"
        drawn = Fraction(0)
        if gun and hits >= 2 and one.state == "ordered":
            passed = sum(die - bonus <= tq_now(attacker, one) for die in range(10))
            drawn = Fraction(1) if attacker.kind == "KB" else Fraction(passed, 10)
        found += [(p * drawn, one, hits, True), (p * (1 - drawn), one, hits, False)]
    return found


def clash(attacker, comes, defender, waits, approach, turned, woods, bonus):
    if not there(comes):
        yield (0, comes.state, waits.state, 0, waits.hits, "none", 0, 0), 1
        return
    if not there(waits):
        raise AssertionError("nobody turns and routs (11.36)")
    words = set(attacker.words) | ({"disrupted"} if comes.state == "disrupted" else set())
    if approach == "rear" or (approach == "flank" and not turned):
        words.add("flank")
    his = set(defender.words) | ({"disrupted"} if waits.state == "disrupted" else set())
    case = Case(
        (replace(attacker, hits=comes.hits, words=frozenset(words)),),
        (replace(defender, hits=waits.hits, words=frozenset(his)),),
        left=1 if woods else 0,
        bonus=bonus,
    )
    for then, r in shock(case).items():
        a, d = then.a[0], then.d[0]
        last = (then.retreat, then.engaged, then.advance)
        yield (then.attacked, a.state, d.state, a.hits, d.hits, *last), r
