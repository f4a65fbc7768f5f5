"""Individual combat by hand: every pair of dice, in fractions, nothing shared (10.13-10.15)."""

from collections import Counter
from fractions import Fraction
from functools import cache

TEN = range(10)


@cache
def round_table(combat_a, combat_b):
    """Chance of (hits on a, hits on b) of a round that hits somebody."""
    seen = Counter()
    for x in TEN:
        for y in TEN:
            a, b = combat_a + x, combat_b + y
            if a == b:
                continue
            loser, winner = (a, b) if a < b else (b, a)
            if Fraction(loser) <= Fraction(winner, 3):
                hits = 3
            elif Fraction(loser) <= Fraction(winner, 2):
                hits = 2
            else:
                hits = 1
            seen[(hits, 0) if a < b else (0, hits)] += 1
    total = sum(seen.values())
    return {hits: Fraction(count, total) for hits, count in seen.items()}


def fight(a, b, quits_a=0, quits_b=0, carried_a=0, carried_b=0):
    """Map (result, hits on a, hits on b) to its chance; a and b are (combat, stamina)."""

    def result(x, y):
        if carried_a + x >= a[1]:
            return "second"
        if carried_b + y >= b[1]:
            return "first"
        if x > y and a[1] - carried_a - x <= quits_a:
            return "first-withdrew"
        if y > x and b[1] - carried_b - y <= quits_b:
            return "second-withdrew"
        return None

    open_fights, ended = {(0, 0): Fraction(1)}, Counter()
    while open_fights:
        after = Counter()
        for (x, y), chance in open_fights.items():
            for (dx, dy), p in round_table(a[0], b[0]).items():
                spot = (x + dx, y + dy)
                word = result(*spot)
                if word is None:
                    after[spot] += chance * p
                else:
                    ended[word, spot[0] + carried_a, spot[1] + carried_b] += chance * p
        open_fights = after
    return ended
