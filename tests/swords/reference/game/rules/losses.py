"""Which units leave after hits (S2), by trying every removal from the most wanted downwards."""

from collections.abc import Iterator

from tests.swords.reference.game.rules.pieces import (
    BOWMAN,
    DAIMYO,
    GUNNER,
    RONIN,
    SPEARMAN,
    SWORDSMAN,
    Army,
    Troop,
)

DEFAULT_ORDER = (SPEARMAN, GUNNER, RONIN, SWORDSMAN, BOWMAN, DAIMYO)


def held(troop: Troop, kind: str) -> int:
    """Units of a kind that can be taken as casualties; a fallen daimyo cannot (S8)."""
    if kind == RONIN:
        return troop.ronin
    if kind == DAIMYO:
        return int(isinstance(troop, Army) and not troop.fallen)
    return troop.units[kind]


def alive(troops: list[Troop]) -> int:
    return sum(held(troop, kind) for troop in troops for kind in DEFAULT_ORDER)


def choose(
    troops: list[Troop], hits: int, order: tuple[str, ...] = DEFAULT_ORDER, army_first: bool = False
) -> list[dict[str, int]]:
    """Say what each troop loses: the legal removal that is greatest in the order of kinds.

    Where kinds are equal, the force loses first, or the army.
    """
    order = order + tuple(kind for kind in DEFAULT_ORDER if kind not in order)
    queue = sorted(range(len(troops)), key=lambda n: troops[n].has_marker != army_first)
    hits = min(hits, alive(troops))
    for totals in downwards([sum(held(t, kind) for t in troops) for kind in order], hits):
        for lost in splits(troops, queue, order, totals):
            if legal(troops, lost):
                return lost
    raise AssertionError("some removal is always legal")


def downwards(most: list[int], total: int) -> Iterator[list[int]]:
    """All ways to make a total of at most so many each, the greatest in the list's order first."""
    if not most:
        if total == 0:
            yield []
        return
    for first in range(min(most[0], total), -1, -1):
        for rest in downwards(most[1:], total - first):
            yield [first, *rest]


def splits(
    troops: list[Troop], queue: list[int], order: tuple[str, ...], totals: list[int]
) -> Iterator[list[dict[str, int]]]:
    """All ways to share the losses of each kind among the troops."""
    if not order:
        yield [{} for _ in troops]
        return
    kind = order[0]
    for parts in downwards([held(troops[n], kind) for n in queue], totals[0]):
        for rest in splits(troops, queue, order[1:], totals[1:]):
            lost = [dict(one) for one in rest]
            for n, part in zip(queue, parts, strict=True):
                lost[n][kind] = part
            yield lost


def legal(troops: list[Troop], lost: list[dict[str, int]]) -> bool:
    """The daimyo dies last of his side, and no troop keeps more ronin than it may lead."""
    left = alive(troops) - sum(sum(one.values()) for one in lost)
    if left == 0:
        return True
    if any(one[DAIMYO] for one in lost):
        return False
    for troop, one in zip(troops, lost, strict=True):
        regular = sum(one[kind] for kind in (BOWMAN, GUNNER, SWORDSMAN, SPEARMAN))
        if troop.ronin - one[RONIN] > max(0, troop.members() - regular - 1):
            return False
    return True
