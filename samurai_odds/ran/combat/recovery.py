"""Hits removed and disruption recovered from, which need no die (10.4, 11.71, 11.72)."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from samurai_odds.ran.units import Unit

REMOVED = 2  # hits an orders phase (11.71)
BY_SUICIDE = 1  # hits (10.4)
NEAR, IN_RANGE = 1, 2  # hits of who recovers, by how near his busho is (11.72)
RECOVERED_BY_SUICIDE = 2  # units (10.4)


# ---- The rules on numbers: hits and TQ -----------------------------------------------


def hits_after_removal(hits: int, removed: int) -> int:
    return max(0, hits - removed)


def may_flip(hits: int, tq: int) -> bool:
    """Return whether a disrupted unit can recover: more than a hit from its TQ (11.72)."""
    return hits < tq - 1


def hits_beyond(hits: int, tq: int) -> int:
    """Return the hits carried over by a unit disrupted at once, -1 if it stays ordered (11.23)."""
    return hits - tq if hits >= tq else -1


# ---- Units of `ran recover` ----------------------------------------------------------


def remove_hits(unit: Unit, hits: int) -> Unit:
    return replace(unit, hits=hits_after_removal(unit.hits, hits))


def can_recover(unit: Unit) -> bool:
    return unit.has("disrupted") and may_flip(unit.hits, unit.effective_tq)


def recover(unit: Unit, cost: int) -> Unit:
    """Flip a unit to its ordered side, with the hits that this costs (11.72)."""
    words = tuple(word for word in unit.words if word != "disrupted")
    flipped = replace(unit, words=words, hits=unit.hits + cost)
    beyond = hits_beyond(flipped.hits, flipped.effective_tq)
    return flipped if beyond < 0 else replace(unit, hits=beyond)


@dataclass(frozen=True)
class Place:
    """Where a unit stands: in an enemy zone, under enemy missiles that see it, in close country."""

    in_zone: bool = False
    under_fire: bool = False
    close: bool = False

    @property
    def threatened(self) -> bool:
        """Whether an enemy is so near that it can do neither (11.71, 11.72)."""
        return self.in_zone or self.under_fire


def orders_phase(unit: Unit, cost: int | None, place: Place) -> tuple[Unit, str]:
    """Let a unit recover where it can, else remove hits; say what it did.

    ``cost`` are the hits that recovering costs, None out of command.
    """
    if place.threatened:
        where = "in an enemy zone" if place.in_zone else "in range and sight of enemy missiles"
        return unit, f"can do nothing {where}"
    if cost is not None and can_recover(unit):
        return recover(unit, cost), f"recovers with {cost} more hit{'s' * (cost > 1)}"
    if unit.hits and place.close:
        return unit, "removes no hit, for its hex is not clear"
    if unit.hits:
        return remove_hits(unit, REMOVED), f"removes {min(REMOVED, unit.hits)} of its hits"
    return unit, "has nothing to do"


def removal_by_suicide(units: tuple[Unit, ...]) -> tuple[Unit, ...]:
    """Take a hit off every unit in range (10.4)."""
    return tuple(remove_hits(unit, BY_SUICIDE) for unit in units)


def recovery_by_suicide(
    units: tuple[Unit, ...], cost: int, places: Sequence[Place]
) -> tuple[Unit, ...]:
    """Let the first two disrupted units recover that can (10.4; R28)."""
    left = RECOVERED_BY_SUICIDE
    recovering = []
    for unit, place in zip(units, places, strict=True):
        if left and can_recover(unit) and not place.threatened:
            unit = recover(unit, cost)
            left -= 1
        recovering.append(unit)
    return tuple(recovering)
