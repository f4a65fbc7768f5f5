"""One shot by the book: hits, disruption and what it may provoke (8.5, 8.6)."""

from samurai_odds.ran.facts import load
from tests.ran.reference.force import TENTH, One, suffer, there

FIRE = load().tables["fire"]


def weapon(force):
    return "bow" if force.kind.endswith("-B") else "teppo"


def tq_now(force, one):
    return (force.tq2 if one.state == "disrupted" else force.tq) - ("open" in force.words)


def under_fire(force, one, shooter, distance, modifier, bonus):
    """Yield (chance, the unit after it, hits scored, whether the die showed 9)."""
    row = FIRE[f"{weapon(shooter)}-{distance}"]
    for die in range(10):
        cell = row[min(9, max(0, die + modifier))]
        hits = int(cell.replace("D", ""))
        after = suffer(force, one, hits)
        if "D" not in cell or not there(after):
            yield TENTH, after, hits, die == 9
            continue
        for check in range(10):
            last = after
            if check - bonus > tq_now(force, after):
                if force.missile:
                    last = One("eliminated", 0)
                elif after.state == "ordered":
                    last = One("disrupted", 0, after.place)
                else:
                    last = suffer(force, after, 1)
            yield TENTH * TENTH, last, hits, die == 9
