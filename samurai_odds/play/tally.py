"""Exact counts of what came of games: of every variable, and of some of them together."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import TYPE_CHECKING, Any, Self
from zlib import crc32

import numpy as np
from numpy.typing import NDArray

from samurai_odds.engine.answers.odds import Odds
from samurai_odds.engine.expressions import names_in
from samurai_odds.engine.limit import MOST_SAMPLES
from samurai_odds.errors import OddsError
from samurai_odds.grids.figure import Figure
from samurai_odds.play.records.packing import frame, packed, unpacked

if TYPE_CHECKING:
    import pandas as pd

Counts = tuple[NDArray[np.int64], NDArray[np.int64]]  # values, and how many games had each

_UNDER = " given "
FULL_ROWS = 32_768  # games whose rows are kept all the same, for tables and pictures
MOST_GAMES = 2**24  # of a tally in a file
_MOST_NUMBERS = 2**24  # that a tally in a file has
_ONE_NUMBER = 2**62  # below it, what some variables are together is written as one


@dataclass(frozen=True, eq=False)
class Tally:
    """What came of games of consecutive numbers.

    ``single`` counts the values of every variable, and of each among the games that meet some
    conditions (`under`); ``rows`` and ``counts`` those that the variables ``joint`` had together.
    """

    first: int
    games: int
    single: Mapping[str, Counts]
    joint: tuple[str, ...]
    rows: NDArray[np.int64]
    counts: NDArray[np.int64]

    def written(self) -> bytes:
        """Write the tally as a part of a record."""
        arrays = [part for counts in self.single.values() for part in counts]
        numbers = np.concatenate([*arrays, self.rows.ravel(), self.counts]).astype(np.int64)
        held = {
            "first": self.first,
            "games": self.games,
            "single": {name: len(values) for name, (values, _) in self.single.items()},
            "joint": list(self.joint),
            "rows": len(self.counts),
            "tally": packed(numbers[:, np.newaxis]),
        }
        return frame(held)

    @property
    def check(self) -> int:
        """A sum over the counts of every variable, whatever else is counted."""
        total = 0
        for name in sorted(name for name in self.single if not is_under(name)):
            for numbers in self.single[name]:
                total = crc32(numbers.astype("<i8").tobytes(), total)
        return total

    @property
    def conditions(self) -> tuple[str, ...]:
        """The conditions under which every variable is counted too."""
        return tuple(
            dict.fromkeys(name.partition(_UNDER)[2] for name in self.single if is_under(name))
        )

    def check_counts(self) -> None:
        """Raise OddsError unless all counts are of as many games, and agree with each other."""
        whole = {name for name in self.single if not is_under(name)}
        sound = all(
            len(values) == len(counts)
            and (counts > 0).all()
            and (values[1:] > values[:-1]).all()
            and (counts.sum() == self.games if name in whole else counts.sum() <= self.games)
            for name, (values, counts) in self.single.items()
        )
        sound = sound and bool((self.counts > 0).all()) and self.counts.sum() == self.games
        if not (sound and all(map(self._agrees, self.joint))):
            last = self.first + self.games - 1
            raise OddsError(f"games {self.first}-{last}: the counts do not add up to the games")

    def _agrees(self, name: str) -> bool:
        """Return whether a variable has the same counts alone as together with others."""
        alone = self.together((name,))
        values, counts = self.single.get(name, (alone.counts[:0], alone.counts[:0]))
        return np.array_equal(alone.rows[:, 0], values) and np.array_equal(alone.counts, counts)

    def together(self, joint: Sequence[str]) -> "Tally":
        """Give the same with fewer variables counted together."""
        if tuple(joint) == self.joint:
            return self
        places = [self.joint.index(name) for name in joint]
        rows, counts = summed(self.rows[:, places], self.counts)
        return Tally(self.first, self.games, self.single, tuple(joint), rows, counts)


def is_under(name: str) -> bool:
    """Return whether a name counts a variable among the games that meet a condition."""
    return _UNDER in name


def under(name: str, condition: str) -> str:
    """Give the name of a variable among the games that meet a condition."""
    return f"{name}{_UNDER}{condition}"


def tally_of(
    first: int,
    games: int,
    named: Mapping[str, Any],
    joint: Sequence[str],
    conditions: Mapping[str, NDArray[np.bool_]] | None = None,
) -> Tally:
    """Count the variables of games; ``conditions`` mark the games that meet them."""
    whole = {name: np.asarray(values, dtype=np.int64) for name, values in named.items()}
    single: dict[str, Counts] = {}
    for name, values in whole.items():
        values_seen, counts = np.unique(values, return_counts=True)
        single[name] = values_seen, counts.astype(np.int64)
        for condition, met in (conditions or {}).items():
            values_seen, counts = np.unique(values[met], return_counts=True)
            single[under(name, condition)] = values_seen, counts.astype(np.int64)
    table = np.zeros((games, len(joint)), dtype=np.int64)
    for place, name in enumerate(joint):
        table[:, place] = whole[name]
    rows, counts = summed(table, np.ones(games, dtype=np.int64))
    return Tally(first, games, single, tuple(joint), rows, counts)


def added(tallies: Sequence[Tally]) -> Tally:
    """Add tallies up; together stay the variables that all of them count together."""
    joint = [name for name in tallies[0].joint if all(name in one.joint for one in tallies)]
    parts = [one.together(joint) for one in tallies]
    rows, counts = summed(
        np.concatenate([one.rows for one in parts]), np.concatenate([one.counts for one in parts])
    )
    single: dict[str, Counts] = {}
    for name in tallies[0].single:
        if not all(name in one.single for one in tallies):
            continue  # a condition that was not asked for everywhere
        values = np.concatenate([one.single[name][0] for one in tallies])
        many = np.concatenate([one.single[name][1] for one in tallies])
        values_seen, sums = summed(values[:, np.newaxis], many)
        single[name] = values_seen[:, 0], sums
    games = sum(one.games for one in tallies)
    return Tally(min(one.first for one in tallies), games, single, tuple(joint), rows, counts)


def same(one: Tally, other: Tally) -> bool:
    """Say whether two tallies of the same games agree in all that both count."""
    joint = [name for name in one.joint if name in other.joint]
    shared = [name for name in one.single if name in other.single]
    pairs = [(one.single[name], other.single[name]) for name in shared]
    two = [each.together(joint) for each in (one, other)]
    pairs += [((two[0].rows, two[0].counts), (two[1].rows, two[1].counts))]
    return all(np.array_equal(a[0], b[0]) and np.array_equal(a[1], b[1]) for a, b in pairs)


def summed(rows: NDArray[Any], counts: NDArray[np.int64]) -> tuple[NDArray[Any], NDArray[np.int64]]:
    """Count equal rows once, in ascending order."""
    if not rows.size:
        return rows[:1], np.array([counts.sum()][: len(rows)], dtype=np.int64)
    keys = _keys(rows)
    order = np.lexsort(keys[::-1]) if len(keys) > 1 else np.argsort(keys[0], kind="stable")
    begins = np.zeros(len(rows), dtype=np.bool_)
    begins[0] = True
    for key in keys:
        there = key[order]
        begins[1:] |= there[1:] != there[:-1]
    places = np.flatnonzero(begins)
    return rows[order[places]], np.add.reduceat(counts[order], places)


def _keys(rows: NDArray[Any]) -> list[NDArray[np.int64]]:
    """Write rows as few whole numbers each, which sort as the rows do: ten times as fast."""
    keys: list[NDArray[np.int64]] = []
    room = 1
    for column in rows.T:
        low = int(column.min())
        span = int(column.max()) - low + 1
        if not keys or room * span >= _ONE_NUMBER:
            keys.append(column.astype(np.int64))
            room = span
            if span < _ONE_NUMBER:
                keys[-1] -= low
            continue
        keys[-1] *= span
        keys[-1] += column
        keys[-1] -= low
        room *= span
    return keys


def read_tally(held: Mapping[str, Any]) -> Tally | None:
    """Read a tally from what a frame holds, None where it is too large; else a fault of reading."""
    first, games, joint, rows = held["first"], held["games"], held["joint"], held["rows"]
    lengths = list(held["single"].values())
    whole = all(type(one) is int and one >= 0 for one in (first, games, rows, *lengths))
    numbers = 2 * sum(lengths) + rows * (len(joint) + 1) if whole else 0
    if not whole or first >= MOST_SAMPLES or numbers >= _MOST_NUMBERS:
        return None
    if not 1 <= games <= MOST_GAMES:
        return None
    return _unpacked(held, unpacked(held["tally"], numbers, 1, 8).ravel())


def _unpacked(held: Mapping[str, Any], numbers: NDArray[np.int64]) -> Tally:
    place, single = 0, {}
    for name, length in held["single"].items():
        values, counts = numbers[place : place + 2 * length].reshape(2, length)
        single[name] = values, counts
        place += 2 * length
    joint, many = tuple(held["joint"]), held["rows"]
    rows = numbers[place : place + many * len(joint)].reshape(many, len(joint))
    counts = numbers[place + rows.size :]
    return Tally(held["first"], held["games"], single, joint, rows, counts)


# ---- An answer made of counts --------------------------------------------------------


@dataclass(frozen=True, eq=False, repr=False)
class Tallied(Odds):
    """The joint table of some variables, and ``single`` counts of every one.

    What needs others together is refused, with how to ask for it.
    """

    single: Mapping[str, Counts] = field(default_factory=dict)

    @property
    def names(self) -> dict[str, Any]:
        """The variables that are counted together."""
        return dict(self.columns)

    def also_written(self) -> dict[str, Any]:
        """Return the counts of every variable."""
        counts = {
            name: {str(self._word(name, value)): many for value, many in zip(*pair, strict=True)}
            for name, pair in self._listed().items()
        }
        return {"counts": counts}

    def _listed(self) -> dict[str, tuple[list[int], list[int]]]:
        pairs = {name: self.single[name] for name in self._plain if name in self.single}
        return {name: (values.tolist(), many.tolist()) for name, (values, many) in pairs.items()}

    @property
    def _plain(self) -> list[str]:
        """The names of variables, without those under conditions."""
        return sorted(self.known_names)

    def _word(self, name: str, value: int) -> str | int:
        return self.words[name][value] if name in self.words else value

    def given(self, condition: str) -> Self:
        """Give the odds among the outcomes that meet a condition on those counted together.

        Other variables are known under a condition that was named when games were counted.
        """
        self._only_joint(condition)
        counted = {name: under(name, condition) for name in self._plain}
        single = {name: self.single[key] for name, key in counted.items() if key in self.single}
        return replace(super().given(condition), single=single)

    def distribution(self, expression: str) -> dict[float, Figure]:
        """Map each value of an expression to its probability, in ascending order."""
        table = self._table(expression)
        return super().distribution(expression) if table is None else table.distribution(expression)

    def marginal(self, *names: str) -> "pd.Series[float]":
        """Give the distribution of one or several variables as a pandas Series."""
        table = self._table(names[0]) if len(names) == 1 and names[0] in self.single else None
        return super().marginal(*names) if table is None else table.marginal(*names)

    def _chance_that(self, condition: str) -> Figure:
        table = self._table(condition)
        return super()._chance_that(condition) if table is None else table.p(condition)

    def _expectation(self, expression: str) -> Figure:
        table = self._table(expression)
        return super()._expectation(expression) if table is None else table.expect(expression)

    def _table(self, expression: str) -> Odds | None:
        """Give the table of one variable that alone is needed; None where this one serves."""
        needed = names_in(expression)
        if needed <= self.columns.keys():
            return None
        if len(needed) == 1 and (name := next(iter(needed))) in self.single:
            values, counts = self.single[name]
            made, words = self.provenance, self.words
            return Odds(
                (name,), values[:, np.newaxis], counts / counts.sum(), made, words, self.question
            )
        self._only_joint(expression)
        return None

    def _only_joint(self, expression: str) -> None:
        """Refuse what is not counted together."""
        missing = sorted(names_in(expression) & (self.known_names - self.columns.keys()))
        if missing:
            raise OddsError(
                f"these games were counted, not kept: {', '.join(self.variables)} together, "
                f"{', '.join(missing)} alone at most; for this play with --tally "
                f'--show "{expression}"'
            )

    @cached_property
    def known_names(self) -> set[str]:
        """All names that the question has."""
        names: set[str] = self.question.known_names
        return names
