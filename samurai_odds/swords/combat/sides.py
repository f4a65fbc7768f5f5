"""One side of a battle as a chain: every strength it can come down to, and how.

Given its loss rule, a side's strength after some hits depends on nothing else, so
the position of a whole battle is two small numbers: which strength each side is
at. Strengths are numbered from the largest (0) down to the last, nobody.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from itertools import product

import numpy as np
from numpy.typing import NDArray

from samurai_odds.engine.typed import as_typed, comma_hint
from samurai_odds.errors import OddsError
from samurai_odds.swords.combat import dice
from samurai_odds.swords.combat.dice import Floats, Handful, hits
from samurai_odds.swords.combat.losses import NOBODY, keeps_ronin_limit, remove, without_empty_army
from samurai_odds.swords.combat.sequence import FIRST, KINDS_IN, NO_WALLS, ROUND, dice_of
from samurai_odds.swords.facts import Facts
from samurai_odds.swords.forces import room_for_ronin, write_force
from samurai_odds.swords.layout import (
    ARMY,
    BONUS,
    DAIMYO,
    FALLEN,
    FORCE,
    KIND_COUNT,
    KINDS,
    PLURALS,
    RONIN,
    SPEARMAN,
    Composition,
    fighting,
    kind_count,
)

Ints = NDArray[np.int64]
Options = tuple[tuple[tuple[int, ...], ...], ...]


@dataclass(frozen=True)
class LossRule:
    """How a side takes losses: a loss order, or (``best``) the owner's free choice."""

    order: tuple[int, ...]
    first: int = FORCE
    best: bool = False


@dataclass(frozen=True)
class Weapons:
    """What the dice of a side need: combat values by kind, the die, the kind of bonus units."""

    hits_on: tuple[int, ...]
    faces: int
    bonus_kind: int = SPEARMAN


@dataclass(frozen=True, eq=False)
class Chain:
    """The strengths of one side and the ways down.

    ``options[s][h]`` lists the strengths that h hits can leave of strength s: one
    under a loss order, several under free choice with the default order's first.
    The list of a strength ends with the hits that leave nobody.
    """

    strengths: tuple[Composition, ...]
    options: Options
    weapons: Weapons
    free: bool  # the owner looks for his best losses, even if he never has a choice

    def __len__(self) -> int:
        return len(self.strengths)

    @property
    def nobody(self) -> int:
        return len(self.strengths) - 1

    def number(self, side: Composition) -> int:
        return self._numbers[side]

    @cached_property
    def _numbers(self) -> dict[Composition, int]:
        return {side: place for place, side in enumerate(self.strengths)}

    @cached_property
    def counts(self) -> Ints:
        """The compositions, one row each."""
        return np.array(self.strengths, dtype=np.int64)

    @cached_property
    def pools(self) -> dict[int, tuple[Floats, ...]]:
        """Hits scored in each phase of a normal round, by strength."""
        return {
            phase: tuple(self.hits(phase, strength) for strength in range(len(self)))
            for phase in ROUND
        }

    def hits(self, phase: int, strength: int) -> Floats:
        side, weapons = self.strengths[strength], self.weapons
        return hits(handful(side, KINDS_IN[phase], weapons, phase == FIRST), weapons.faces)

    def left(self, strength: int, hit: int) -> tuple[int, ...]:
        """List the strengths that some hits can leave; surplus hits are lost (S1)."""
        ways = self.options[strength]
        return ways[min(hit, len(ways) - 1)]

    def after(self, most_hits: int) -> Ints:
        """Tabulate the strength left, by strength and hits, under the loss order."""
        table = np.empty((len(self), most_hits + 1), dtype=np.int64)
        for strength, ways in enumerate(self.options):
            row = [left[0] for left in ways[: most_hits + 1]]
            table[strength] = row + [self.nobody] * (most_hits + 1 - len(row))
        return table


def handful(
    side: Composition, kinds: Sequence[int], weapons: Weapons, first_strike: bool = False
) -> Handful:
    """Count the dice that a side rolls for some kinds, with what they need."""
    walls = NO_WALLS if first_strike else weapons.bonus_kind
    return dice.handful(((kind, dice_of(side, 0, kind, walls)) for kind in kinds), weapons.hits_on)


@lru_cache(maxsize=2048)
def chain(start: Composition, rule: LossRule, weapons: Weapons) -> Chain:
    """Find every strength that a side can come down to."""
    if rule.best:
        strengths, options = free_losses(start, rule)
        return Chain(strengths, options, weapons, True)
    return chain_of([start], rule, weapons)


def chain_of(starts: Sequence[Composition], rule: LossRule, weapons: Weapons) -> Chain:
    """Find every strength that some sides can come down to under a loss order."""
    ways: dict[Composition, list[Composition]] = {NOBODY: [NOBODY]}
    waiting = list(starts)
    while waiting:
        side = waiting.pop()
        if side not in ways:
            hits_taken = range(fighting(side) + 1)
            ways[side] = [remove(side, hit, rule.order, rule.first) for hit in hits_taken]
            waiting += ways[side]
    ordered = _strongest_first(ways)
    numbers = {side: place for place, side in enumerate(ordered)}
    options = tuple(tuple((numbers[left],) for left in ways[side]) for side in ordered)
    return Chain(ordered, options, weapons, False)


def free_losses(start: Composition, rule: LossRule) -> tuple[tuple[Composition, ...], Options]:
    """List every legal strength below a side, and for each what any number of hits can leave.

    Where hits leave a choice, that of the loss order comes first.
    """
    whole = (*start[:BONUS], 0, start[FALLEN])
    below = [range(n + 1) for n in whole[:BONUS]]
    below[DAIMYO] = range(whole[DAIMYO], whole[DAIMYO] + 1)  # he lives while anybody does
    listed = {NOBODY}
    for counts in product(*below):
        if any(counts) and keeps_ronin_limit((*counts, 0, whole[FALLEN])):
            listed.add(without_empty_army((*counts, 0, whole[FALLEN])))
    walls = [(*start[:BONUS], bonus, start[FALLEN]) for bonus in range(1, start[BONUS] + 1)]
    ordered = _strongest_first([*listed, *walls])
    numbers = {side: place for place, side in enumerate(ordered)}
    table = np.array(ordered, dtype=np.int64)
    units = table[:, :FALLEN].sum(axis=1)
    options = []
    for side, row, total in zip(ordered, table, units, strict=True):
        is_legal = (table[:, :BONUS] <= row[:BONUS]).all(axis=1)
        if row[BONUS]:  # bonus units go first
            is_legal &= (table[:, :BONUS] == row[:BONUS]).all(axis=1) | (table[:, BONUS] == 0)
        is_legal &= table[:, BONUS] <= row[BONUS]
        places = np.flatnonzero(is_legal)
        by_hits = np.split(places, np.searchsorted(total - units[places], np.arange(1, total + 1)))
        ways = []
        for hit, left in enumerate(by_hits):
            first = numbers[remove(side, hit, rule.order, rule.first)]
            ways.append((first, *(place for place in left.tolist() if place != first)))
        options.append(tuple(ways))
    return ordered, tuple(options)


def _strongest_first(sides: Iterable[Composition]) -> tuple[Composition, ...]:
    return tuple(sorted(sides, key=lambda side: (-fighting(side), side)))


def hired_ronin(side: Composition) -> int:
    return kind_count(side, RONIN)


def kinds_present(side: Composition, weapons: Weapons) -> set[int]:
    kinds = {kind for kind in range(KIND_COUNT) if kind_count(side, kind)}
    return kinds | ({weapons.bonus_kind} if side[BONUS] else set())


Prior = tuple[tuple[int, float], ...]  # numbers of hidden ronin with their chances


def read_prior(prior: object, option: str = "defender-ronin") -> Prior:
    """Read the number of hidden ronin, or chances of numbers as ``"0:0.5,2:0.5"``."""
    if prior is None:
        return ((0, 1.0),)
    if isinstance(prior, Mapping):
        prior = ",".join(f"{number}:{chance}" for number, chance in prior.items())
    text = as_typed(str(prior))
    fault = f"{option} is a number or chances such as '0:0.5,2:0.5', not {prior!r}"
    if comma := comma_hint(text) if ":" in text else "":
        fault += f": {comma}"
    try:
        if ":" not in text:
            pairs = [(int(text), 1.0)]
        else:
            halves = [part.split(":") for part in text.split(",")]
            pairs = [(int(number), float(chance)) for number, chance in halves]
    except ValueError:
        raise OddsError(fault) from None
    numbers, chances = [n for n, _ in pairs], [p for _, p in pairs]
    if len(set(numbers)) < len(numbers):
        raise OddsError(f"{option} '{text}': a number is named twice")
    if min(numbers) < 0 or not all(0 <= p <= 1 for p in chances):
        raise OddsError(f"{option} '{text}': numbers and chances are not negative")
    if abs(sum(chances) - 1) > 1e-9:
        raise OddsError(f"{option} '{text}': the chances sum to {sum(chances):g}, not to 1")
    return tuple(sorted((n, p) for n, p in pairs if p > 0))


def no_room(side: Composition, hidden: Prior, option: str) -> str | None:
    """Say if hidden ronin have no room with the troops there."""
    room = room_for_ronin(side, ARMY) + room_for_ronin(side, FORCE)
    most = max(number for number, _ in hidden)
    if most <= room or not any(side):
        return None
    return (
        f"{option} {most}: the troops there have room for {room} more "
        "(Action 5, Ronin Units Per Province Limit)"
    )


def hidden_faults(
    defender: Composition,
    hidden: Prior,
    attackers: list[Composition],
    facts: Facts,
) -> Iterator[str]:
    """Say what is wrong with hidden ronin: no room with the troops, or not so many pieces."""
    fault = no_room(defender, hidden, "defender-ronin")
    if fault:
        yield fault
    most = max(number for number, _ in hidden)
    pieces = facts.units["ronin"]["supply"]["value"]
    hired = hired_ronin(defender) + most + sum(hired_ronin(side) for side in attackers)
    if hired > pieces:
        yield f"{hired} hired ronin in all: there are {pieces} (Game Parts)"


def with_bonus(side: Composition, weapons: Weapons) -> str:
    own, bonus = write_force(side), side[BONUS]
    if not bonus:
        return own
    kind = weapons.bonus_kind
    walls = f"{bonus} bonus {KINDS[kind] if bonus == 1 else PLURALS[kind]}"
    return walls if own == "nobody" else f"{own} + {walls}"
