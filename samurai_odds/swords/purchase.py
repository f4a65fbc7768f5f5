"""What koku buy: every mix of units that a levy and hired ronin can add to a troop.

A koku levies one bowman, two of swordsmen and gunners in any mix, or three
spearmen; or hires two ronin (Actions 4 and 5). Koku are spent whole (S11).
"""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product
from operator import add

from samurai_odds.engine.calling import is_whole
from samurai_odds.errors import OddsError
from samurai_odds.swords.facts import Facts
from samurai_odds.swords.forces import faults, write_force
from samurai_odds.swords.koku import price
from samurai_odds.swords.layout import (
    ARMY,
    ASHIGARU,
    DAIMYO,
    FALLEN,
    FORCE,
    KIND_COUNT,
    KINDS,
    LEVIED_KINDS,
    RONIN,
    SAMURAI,
    WIDTH,
    Composition,
)

MOST_KOKU = 30  # koku in the box


@dataclass(frozen=True)
class Mix:
    """A troop made by buying: what it is, what was bought, and what that cost.

    ``built`` is the castle or fortress bought with it, "" if none was.
    """

    side: Composition
    bought: Composition
    koku: int
    built: str = ""

    @property
    def text(self) -> str:
        """Write the troop, and what was built for it, as a campaign's province would be."""
        force = write_force(self.side)
        return f"{force}; {self.built}" if self.built else force

    @property
    def purchase(self) -> str:
        walls = f"a {self.built}" if self.built else ""
        units = write_force(self.bought) if any(self.bought) else ""
        return " and ".join(part for part in (units, walls) if part) or "nothing"

    @property
    def levied(self) -> int:
        """Units levied: one a province (Action 4), so as many provinces, or rounds, are needed."""
        return sum(self.bought[:FALLEN]) - self.bought[ARMY + RONIN] - self.bought[FORCE + RONIN]


def cost(bought: Composition, facts: Facts) -> int:
    counts = [bought[ARMY + kind] + bought[FORCE + kind] for kind in range(KIND_COUNT)]
    return price(counts, 0, facts.levied, 0) + hire(counts[RONIN], facts)


def hire(ronin: int, facts: Facts) -> int:
    """Return the koku that ronin cost: they share none with what is levied."""
    return -(-ronin // facts.levied[RONIN])


def mixes(base: Composition, most: int, facts: Facts, attacking: bool) -> Iterator[Mix]:
    """List every legal troop that at most so many koku make of a base (which may be nobody)."""
    troop = ARMY if base[ARMY + DAIMYO] or base[FALLEN] else FORCE
    rooms = (range(_room(base, troop, kind, most, facts) + 1) for kind in LEVIED_KINDS)
    ronin_room = _room(base, troop, RONIN, most, facts)
    for counts in product(*rooms):
        levied = cost(_bought(troop, counts, 0), facts)
        if levied > most:
            continue
        for ronin in range(ronin_room + 1):
            koku = levied + hire(ronin, facts)
            if koku > most:
                break
            bought = _bought(troop, counts, ronin)
            side = tuple(map(add, base, bought))
            if not any(side) or any(faults(side, facts, attacking)):
                break
            yield Mix(side, bought, koku)


def _bought(troop: int, levied: tuple[int, ...], ronin: int) -> Composition:
    bought = [0] * WIDTH
    for kind, count in zip((*LEVIED_KINDS, RONIN), (*levied, ronin), strict=True):
        bought[troop + kind] = count
    return tuple(bought)


def _room(base: Composition, troop: int, kind: int, most: int, facts: Facts) -> int:
    """Bound how many of a kind can be bought: by the koku, the pieces and the troop's size."""
    supply: int = facts.units[KINDS[kind]]["supply"]["value"] - base[troop + kind]
    limits = [supply, most * facts.levied[kind]]
    if kind != RONIN and troop == FORCE:
        limits.append(facts.number("most_in_force"))
    for kinds, limit in ((SAMURAI, "most_samurai"), (ASHIGARU, "most_ashigaru")):
        if kind in kinds and troop == ARMY:
            limits.append(facts.number(limit) - sum(base[ARMY + one] for one in kinds))
    return max(0, min(limits))


def check_koku(name: str, koku: object) -> None:
    """Raise OddsError unless a number of koku can be spent."""
    if not is_whole(koku) or not 0 <= koku <= MOST_KOKU:
        raise OddsError(f"{name} is a whole number of koku from 0 to {MOST_KOKU}, not {koku!r}")
