"""A passage of a whole game, read exactly: from a state until its battle is over.

The odds of an attack on a map come from here: the game's own rules go on from the position, a
policy takes the choices on the way, and every roll is followed, equal states merged. What comes
out is the graph that the readers of single combats walk, so that figures, samples and the best
choices are made of it in the same way.
"""

import time
from collections.abc import Callable, Hashable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache, cached_property
from typing import Any

import numpy as np
from numpy.typing import NDArray

from samurai_odds.engine.dice import Pool
from samurai_odds.engine.machine import END, decision
from samurai_odds.engine.sampling.pools import PoolTable, pools
from samurai_odds.engine.sampling.streams import uniform
from samurai_odds.engine.unfold import Graph, TooLarge
from samurai_odds.play import layout as at
from samurai_odds.play.game import Game, Numbers, State
from samurai_odds.play.stepping import steps, viewed

LEFT_OPEN = at.NONE  # what a policy says of a choice that the best option is to be found for


def forget_nothing(q: Numbers, s: Numbers) -> None:
    """Keep states apart in whatever they differ."""


def all_of_it(q: Numbers, s: Numbers) -> Sequence[int]:
    """Keep the whole state of an end."""
    return s  # type: ignore[no-any-return]


def none_alike(q: Numbers, s: Numbers) -> Sequence[Hashable] | None:
    """Follow every outcome of a roll by itself."""
    return None


@dataclass(frozen=True, eq=False)
class Passage:
    """A stretch of a whole game, and who decides on the way.

    ``state`` is where it begins, with a roll or a choice open (`stepping`). ``over(q, s)`` says
    that the passage ends here; it is asked before whatever is due. ``choose(q, s)`` gives the
    place of the option taken at the choice open, or LEFT_OPEN: then the best is found, for
    ``seat`` the highest value of the question, for another seat the lowest.
    ``forget(q, s)`` wipes what neither the rest of the passage nor its outcome reads, so that
    states that differ in nothing else are one. ``outcome(q, s)`` gives what is kept of an end:
    ends that differ in nothing else are one. ``alike(q, s)`` gives for each outcome of the roll
    due what it comes to: of those alike one is followed.
    """

    game: Game
    question: Numbers
    state: State
    over: Callable[[Numbers, Numbers], bool]
    choose: Callable[[Numbers, Numbers], int]
    seat: int
    forget: Callable[[Numbers, Numbers], None] = forget_nothing
    outcome: Callable[[Numbers, Numbers], Sequence[int]] = all_of_it
    alike: Callable[[Numbers, Numbers], Sequence[Hashable] | None] = none_alike

    @cached_property
    def _q(self) -> Any:
        return viewed(np.ascontiguousarray(self.question, dtype=np.int64))

    def unfold(self, most: int, seconds: float) -> Graph:
        """Follow every roll; raise TooLarge beyond ``most`` states, or when time is up."""
        return _Unfolding(self, most, time.perf_counter() + seconds).graph()

    def go_on(self, s: Any) -> int:
        """Take the choices that the policy takes; say what is due then, END if it is over."""
        q, take = self._q, steps(self.game).take
        while not self.over(q, s) and s[at.PENDING] != END:
            if s[at.PENDING] > 0:
                return int(s[at.PENDING])
            place = self.choose(q, s)
            if place == LEFT_OPEN:
                return decision(s[at.OPTIONS_OPEN], 0 if s[at.ASKED] == self.seat else 1)
            take(q, s, s[at.CHOICES + place])
        return END

    def take(self, s: Any, value: int) -> None:
        """Apply a roll's outcome, or the value of an option left open."""
        steps(self.game).take(self._q, s, value)

    def rows(self, seed: int, first: int, games: int) -> Iterator[State]:
        """Play the passage some times, one stretch of the stream each; yield where it ends.

        No choice may be left open.
        """
        table = pools(rolls_of(self.game))
        for number in range(first, first + games):
            state, draw = np.array(self.state, dtype=np.int64), 0
            s = viewed(state)
            while (what := self.go_on(s)) != END:
                place = table.pick(what, uniform(seed, number, draw))
                self.take(s, table.outcome[table.start[what] + place])
                draw += 1
            yield state


_AGAIN = 2 * at.UNIFORM  # codes from here on are of rolls some outcomes of which are rolled again


@dataclass(frozen=True)
class Rolls:
    """All that a game draws, as pools: its dice, and draws among equally likely outcomes."""

    game: Game
    again: list[tuple[int, tuple[int, ...]]] = field(default_factory=list, compare=False)

    def without(self, code: int, places: Sequence[int]) -> int:
        """Code a roll of which the outcomes at some places are rolled again."""
        one = code, tuple(places)
        if one not in self.again:
            self.again.append(one)
        return _AGAIN + self.again.index(one)

    def pool(self, code: int) -> Pool:
        """Tabulate a roll, or a draw."""
        if code >= _AGAIN:
            whole, places = self.again[code - _AGAIN]
            pairs = zip(self.pool(whole).outcomes, self.pool(whole).probabilities, strict=True)
            kept = [pair for place, pair in enumerate(pairs) if place not in places]
            all_of_them = sum(chance for _, chance in kept)
            return Pool(
                tuple(outcome for outcome, _ in kept),
                tuple(chance / all_of_them for _, chance in kept),
            )
        if code < at.UNIFORM:
            return self.game.pool(code)
        number = code - at.UNIFORM
        return Pool(tuple(range(number)), (1 / number,) * number)


@cache
def rolls_of(game: Game) -> Any:
    """Return what stands for a machine where a passage's graph is read."""
    return Rolls(game)


class _Unfolding:
    """The states that are reached, kept as what differs from the first: they are long."""

    def __init__(self, passage: Passage, most: int, deadline: float) -> None:
        self.passage, self.most, self.deadline = passage, most, deadline
        self.table: PoolTable = pools(rolls_of(passage.game))
        self.first_state: NDArray[np.int64] = np.array(passage.state, dtype=np.int64)
        self.work = self.first_state.copy()
        self.s = viewed(self.work)
        self.number: dict[tuple[bytes, bytes], int] = {}
        self.ends: dict[int, NDArray[np.int64]] = {}  # by node: what is kept of it
        self.states: list[tuple[NDArray[np.int64], NDArray[np.int64]]] = []
        self.event: list[int] = []
        self.first: list[int] = []
        self.values: list[list[int]] = []  # by node: what each of its edges stands for
        self.same: list[list[int]] = []  # and the first edge that leads to where it leads
        self.target: list[int] = []

    def graph(self) -> Graph:
        postorder: list[int] = []
        path = [(self._enter(), 0)]
        while path:
            node, edge = path.pop()
            if edge == len(self.values[node]):
                postorder.append(node)
                continue
            path.append((node, edge + 1))
            first, alike = self.first[node], self.same[node][edge]
            if alike < edge:
                self.target[first + edge] = self.target[first + alike]
                continue
            self._put(node)
            self.passage.take(self.s, self.values[node][edge])
            known = len(self.states)
            child = self._enter()
            self.target[first + edge] = child
            if child == known:
                path.append((child, 0))
        self._roll_again()
        leaves = [node for node, event in enumerate(self.event) if event == END]
        ends: Any = np.array([self.ends[node] for node in leaves])
        return Graph(self.event, self.first, self.target, postorder, np.array(leaves), ends)

    def _roll_again(self) -> None:
        """Take out the outcomes of rolls that change nothing, so that the roll is made again."""
        rolls = rolls_of(self.passage.game)
        for node, event in enumerate(self.event):
            first, edges = self.first[node], len(self.values[node])
            targets = self.target[first : first + edges]
            if event > 0 and node in targets:
                again = [place for place, target in enumerate(targets) if target == node]
                self.event[node] = rolls.without(event, again)
                self.table.add(self.event[node])
                kept = [target for target in targets if target != node]
                self.target[first : first + len(kept)] = kept

    def _put(self, node: int) -> None:
        places, values = self.states[node]
        self.work[:] = self.first_state
        self.work[places] = values

    def _enter(self) -> int:
        """Go on to what is due and number the state that this leads to."""
        passage = self.passage
        event = passage.go_on(self.s)
        passage.forget(passage._q, self.s)
        if event == END:
            places = values = np.array(passage.outcome(passage._q, self.s), dtype=np.int64)
            key = b"", values.tobytes()
        else:
            places = np.flatnonzero(self.work != self.first_state)
            values = self.work[places]
            key = places.tobytes(), values.tobytes()
        node = self.number.get(key)
        if node is None:
            node = self.number[key] = len(self.states)
            if node >= self.most or time.perf_counter() > self.deadline:
                raise TooLarge
            self.states.append((places, values))
            if event == END:
                self.ends[node] = values
            self.event.append(event)
            self.first.append(len(self.target))
            self.values.append(self._edges(event))
            self.target += [0] * len(self.values[-1])
            self.same.append(self._first_alike(event, len(self.values[-1])))
        return node

    def _first_alike(self, event: int, edges: int) -> list[int]:
        """Return for each edge the first that leads to the same."""
        found = self.passage.alike(self.passage._q, self.s) if event > 0 else None
        if found is None:
            return list(range(edges))
        first: dict[Hashable, int] = {}
        return [first.setdefault(one, place) for place, one in enumerate(found)]

    def _edges(self, event: int) -> list[int]:
        if event > 0:
            self.table.add(event)
            start = self.table.start[event]
            return self.table.outcome[start : start + self.table.size[event]]
        if event < 0:
            return [self.s[at.CHOICES + k] for k in range(self.s[at.OPTIONS_OPEN])]
        return []
