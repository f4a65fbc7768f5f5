"""After the clash by the book: advance, the fire it meets, its turn, charges spent (11.5, 9.32)."""

from collections import Counter
from fractions import Fraction
from functools import lru_cache

from tests.ran.reference.force import (
    TENTH,
    One,
    cut_off,
    fighting,
    flights,
    hurt,
    put,
    still_adjacent,
    suffer,
    there,
)
from tests.ran.reference.shots import tq_now, under_fire, weapon


@lru_cache(maxsize=100_000)
def finish(case, now, used=None, superior=False):
    """List what follows a shock; ``used`` gave the column, None before that choice.

    ``superior``: and had position superiority in the clash.
    """
    return added_up(followed(case, now, used, superior))


def added_up(weighted):
    """Add up equal values."""
    table = Counter()
    for p, now in weighted:
        table[now] += p
    return [(p, now) for now, p in table.items()]


def followed(case, now, used, superior):
    left = len(now.d) - len(fighting(now.d)) - sum(one.place == "flown" for one in now.d)
    moving = who_advance(case, now, used, superior)[:left]
    for k in moving:
        now = now._replace(a=put(now.a, k, now.a[k]._replace(place="up")))
    engaged = int(still_adjacent(case, now))
    now = now._replace(advance=int(bool(moving)), engaged=engaged)
    for p, then in fired_at(case, now, moving):
        for q, last in flights(case, arrived(case, then, moving), (now.men, then.men)):
            yield p * q, last._replace(over=True)


def who_advance(case, now, used, superior):
    """11.53: position superiority first, then TQ, then as listed."""

    def rank(k):
        force = case.attackers[k]
        first = "flank" in force.words and (used is None or (superior and used == k))
        return not first, ("open" in force.words and 1 - force.tq) or -force.tq, k

    return sorted((k for k in fighting(now.a) if now.a[k].state == "ordered"), key=rank)


def fired_at(case, now, moving):
    """11.54: the first to advance is under fire, and 8.61 applies to it."""
    table = [(Fraction(1), now)]
    if moving:
        for place, watcher in enumerate(case.watching):
            table = added_up(
                (p * q, last)
                for p, then in table
                for q, last in one_shot(case, then, moving[0], watcher, place)
            )
    return table


def one_shot(case, now, k, watcher, place):
    force, one = case.attackers[k], now.a[k]
    if not there(one):
        yield Fraction(1), now
        return
    for p, after, hits, nine in under_fire(force, one, watcher, 1, 0, case.bonus):
        men = cut_off(case, now.men, 0, k, after)
        struck = now._replace(a=put(now.a, k, after), men=men)
        for q, then in man_under_fire(case, struck, k, nine):
            for r, last in aggression(case, then, k, (watcher, hits, place)):
                yield p * q * r, last


def man_under_fire(case, now, k, nine):
    if not nine or k != 0 or now.men[0] not in ("well", "wounded"):
        yield Fraction(1), now
        return
    hit_by = Fraction(1) if case.straight else TENTH
    if not case.straight:
        yield 1 - hit_by, now
    for die in range(10):
        fate = "dead" if die >= 6 else hurt(case.men[0], now.men[0])
        hit = now._replace(men=put(now.men, 0, fate))
        for q, then in flights(case, hit, (now.men, hit.men)):
            yield hit_by * TENTH * q, then


def aggression(case, now, k, shot):
    (watcher, hits, place), force, one = shot, case.attackers[k], now.a[k]
    wild = force.kind in ("AS", "SI", "KB", "KB-B") and weapon(watcher) == "teppo"
    if not wild or hits < 2 or one.state != "ordered" or now.next:
        yield Fraction(1), now
        return
    charges = now._replace(next=place + 1)
    if force.kind == "KB":
        yield Fraction(1), charges
        return
    for die in range(10):
        yield TENTH, charges if die - case.bonus <= tq_now(force, one) else now


def arrived(case, now, moving):
    """11.52 and 7.14: the turn; then 9.32: the charge is spent."""
    a = now.a
    for k in moving if case.turn else ():
        force = case.attackers[k]
        exempt = force.missile or "open" in force.words
        breaks = a[k].state == "disrupted" and a[k].hits + 1 >= tq_now(force, a[k])
        if there(a[k]) and not exempt and not breaks:
            a = put(a, k, suffer(force, a[k], 1))
    for k, one in enumerate(a):
        charged = "charge" in case.attackers[k].words and one.place != "held"
        if charged and one.state == "ordered":
            a = put(a, k, One("disrupted", 0, one.place))
    return now._replace(a=a)
