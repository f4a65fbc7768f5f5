"""Troops drawn at random."""

import random

ARMY_KINDS = ("bowman", "swordsman", "gunner", "spearman")


def random_troop(luck: random.Random, army: bool, most: int, fallen: bool = False) -> str:
    """Draw a troop that the rules allow: kinds, numbers, ronin for those who may have them."""
    counts = dict.fromkeys(ARMY_KINDS, 0)
    for _ in range(luck.randint(0 if army and not fallen else 1, most)):
        kind = luck.choice(ARMY_KINDS)
        if army and kind in ("bowman", "swordsman") and counts["bowman"] + counts["swordsman"] == 4:
            continue
        counts[kind] += 1
    if (not army and not any(counts.values())) or (fallen and not any(counts.values())):
        counts["spearman"] = 1
    others = sum(counts.values()) + army
    ronin = luck.randint(0, others - 1) if luck.random() < 0.6 else 0
    parts = [("fallen daimyo" if fallen else "daimyo")] if army else []
    parts += [f"{n} {kind}" for kind, n in counts.items() if n]
    parts += [f"{ronin} ronin"] if ronin else []
    return ", ".join(parts)
