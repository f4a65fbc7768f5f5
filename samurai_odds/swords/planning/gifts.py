"""Games in which a seat is given something in one round, and the same games without it.

A gift is koku in a bin that the seat has not paid for, from the moment plans are revealed:
so nothing else of its plan changes. In the bin of the thing itself it puts nothing of its
own in that round, with and without the gift.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any

import numpy as np
from numpy.typing import NDArray

from samurai_odds.play.game import Rows, Start
from samurai_odds.play.games import play_many
from samurai_odds.play.rules.scripted import with_script
from samurai_odds.swords.field import layout as at
from samurai_odds.swords.field import recording as kept
from samurai_odds.swords.field import scripted
from samurai_odds.swords.whole.outcomes import credit, part

Scores = NDArray[np.float64]

OUTBIDS = 100  # koku: more than anybody can bid
_LEVIED = 2  # most koku given to be levied, by which koku are turned into victories


@dataclass(frozen=True)
class Thing:
    """Something that koku are put into a bin for; ``price`` None: what outbids the others."""

    key: str
    name: str  # with its article
    bin: int
    price: int | None = None
    sword: int = 0


THINGS = (
    Thing("castle", "a castle", at.TO_BUILD, 2),
    Thing("ronin", "four ronin", at.TO_RONIN, 2),
    Thing("ninja", "the ninja", at.TO_NINJA),
    Thing("first-sword", "the first sword", at.TO_SWORDS, sword=1),
    Thing("last-sword", "the last sword", at.TO_SWORDS, sword=scripted.LAST),
)


def given(start: Start, turn: int, seat: int, thing: Thing, gift: dict[int, int]) -> Start:
    """Make a game ready in which a seat is given koku by bin in a round."""
    lines = [(at.BIN_CHOICE, scripted.ABOUT * thing.bin)]
    if thing.bin == at.TO_NINJA:  # what the other bins leave goes to the ninja: levied instead
        lines = [(at.BIN_CHOICE, scripted.ABOUT * at.TO_RONIN + scripted.ALL)]
    if thing.sword:
        lines.append((at.SWORD_CHOICE, thing.sword))
    question = with_script(start.question, turn, seat, lines)
    question[at.GIFT_ROUND], question[at.GIFT_SEAT] = turn, seat
    for place, koku in gift.items():
        question[at.GIFT + place] = koku
    return replace(start, question=question)


def arms_of(thing: Thing) -> dict[str, dict[int, int]]:
    """List what is given, by name: nothing, the thing, and koku to levy."""
    price = OUTBIDS if thing.price is None else thing.price
    found: dict[str, dict[int, int]] = {"without": {}, "with": {thing.bin: price}}
    for koku in levied(thing):
        found[f"{koku} koku levied"] = {at.TO_LEVY: koku}
    return found


def levied(thing: Thing) -> range:
    """Say how many koku are given to be levied instead of a thing, and for comparison."""
    return range(1, max(_LEVIED, thing.price or 0) + 1)


@dataclass
class Trial:
    """Deals in which each of some seats in turn is given something: rows by arm and seat."""

    start: Start
    thing: Thing
    turn: int
    seats: tuple[int, ...]
    rows: dict[str, list[Rows]] = field(default_factory=dict)

    @property
    def deals(self) -> int:
        """How many deals were played."""
        return len(next(iter(self.rows.values()))[0]) if self.rows else 0

    def play(self, seed: int, first: int, deals: int, threads: int | None = None) -> int:
        """Play some more deals, in every arm and from every seat; return how many."""
        played: dict[str, list[Rows]] = {}
        for name, gift in arms_of(self.thing).items():
            starts = [given(self.start, self.turn, seat, self.thing, gift) for seat in self.seats]
            played[name] = [play_many(start, seed, first, deals, threads) for start in starts]
        least = min(len(rows) for each in played.values() for rows in each)
        for name, each in played.items():
            before = self.rows.get(name) or [rows[:0] for rows in each]
            self.rows[name] = [
                np.concatenate([old, new[:least]]) for old, new in zip(before, each, strict=True)
            ]
        return least

    def _each(self, arm: str) -> list[tuple[Rows, int]]:
        return list(zip(self.rows[arm], self.seats, strict=True))

    def won(self, arm: str) -> Scores:
        """Give what the seat given something won of each deal, the seats averaged."""
        count = self.start.seats
        return _averaged([credit(rows, count)[:, seat] for rows, seat in self._each(arm)])

    def tallied(self, arm: str, what: int) -> Scores:
        """Count what the seat did in each deal (`layout.TALLIES_NAMED`), the seats averaged."""
        count = self.start.seats
        tallies = [
            part(rows, kept.TALLY, count, at.TALLIES)[:, seat, what]
            for rows, seat in self._each(arm)
        ]
        return _averaged(tallies)

    def owned(self, arm: str, brings: NDArray[Any] | None = None) -> Scores:
        """Count the seat's provinces after the round, or what they bring, the seats averaged."""
        count, place = self.start.seats, kept.TIMELINE + self.turn * at.MOST_SEATS
        found = []
        for rows, seat in self._each(arm):
            ended = part(rows, kept.PROVINCES, count)[:, seat]
            noted = np.zeros_like(part(rows, kept.PROVINCES, count))
            if self.turn < kept.MOST_NOTED:
                noted = rows[:, place : place + count].astype(np.int64)
            held = np.where(noted.max(axis=1) > 0, noted[:, seat] - 1, ended)
            found.append(held if brings is None else np.where(held > 0, brings[held], 0))
        return _averaged(found)

    def fell(self, arm: str) -> Scores:
        """Say whether the seat was eliminated, the seats averaged."""
        count = self.start.seats
        return _averaged([part(r, kept.OUT_IN, count)[:, seat] > 0 for r, seat in self._each(arm)])


def _averaged(scores: Sequence[NDArray[Any]]) -> Scores:
    return np.asarray(np.mean(scores, axis=0, dtype=np.float64))
