"""A passage of a full game, read exactly: from a state until its battle is over.

The odds of an attack on a map come from here: the game's own rules go on from the position, a
policy takes the choices on the way, and every roll is followed, equal states merged. What comes
out is the graph that the readers of single combats walk, so that figures, samples and the best
choices are made of it in the same way. Large passages are followed by the compiled rules
(`passage_compiled`), as is what is played.
"""

import time
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np
from numpy.typing import NDArray

from samurai_odds.engine.exact import SHIPPED, Reading, is_worth_loading
from samurai_odds.engine.interpreting import compiles
from samurai_odds.engine.machine import END, decision
from samurai_odds.engine.sampling.pools import PoolTable, pools
from samurai_odds.engine.sampling.streams import uniform
from samurai_odds.engine.sampling.until import is_late
from samurai_odds.engine.unfold import Graph, TooLarge
from samurai_odds.errors import OddsError
from samurai_odds.play import layout as at
from samurai_odds.play.game import State
from samurai_odds.play.games import Event
from samurai_odds.play.passage_rules import (
    BY_ITSELF,
    LEFT_OPEN,
    MOST_AT_ONCE,
    NO_BEST,
    PassageRules,
    PassageStart,
    behind,
    roll_again,
    rolls_of,
)
from samurai_odds.play.replay import options_open
from samurai_odds.play.stepping import steps, viewed

MOST_STATES = 1_000_000  # that are followed for an exact answer
MOST_ASIDE = 100_000  # for the verdict of another, and where battles are then played
# Of all that may happen, after MOST_AT_ONCE; with less it will be too many. Of questions of half
# a million states 0.54 and 0.39 was behind then, of six beyond a million 0.27 or less.
LIKELY = 0.33
PATIENCE = 15.0  # seconds that a process reads a passage's rules interpreted before it compiles


_SPENT: dict[PassageRules, float] = defaultdict(float)  # seconds, read interpreted


@dataclass(frozen=True, eq=False)
class Passage(PassageStart):
    """A stretch of a full game that is followed, or played."""

    @cached_property
    def _q(self) -> Any:
        return viewed(np.ascontiguousarray(self.question, dtype=np.int64))

    def unfold(self, most: int, share: float = 0.0) -> Graph:
        """Follow every roll; raise TooLarge beyond ``most`` states, on whatever machine.

        So it does after MOST_AT_ONCE if less than a ``share`` of the way is behind it.
        """
        if not self.compiled_pays():
            begun = time.thread_time()
            try:
                return _Unfolding(self, most, begun, share).graph()
            except _TooSlow:
                pass
            finally:
                _SPENT[self.rules] += time.thread_time() - begun
        from samurai_odds.play.passage_compiled import unfold_compiled

        return unfold_compiled(self, most, share)

    def compiled_pays(self, since: float | None = None) -> bool:
        """Return whether the compiled rules are to be used from now on.

        Those that are shipped are soon; others once numba is loaded for them, or compiles them.
        """
        spent = _SPENT[self.rules]
        spent += 0.0 if since is None else time.thread_time() - since
        if spent < SHIPPED:
            return False
        from samurai_odds.play.passage_compiled import is_kept, reader

        if reader(self.rules).why_made_here is None:
            return True
        if not is_worth_loading(spent):
            return False
        return compiles() and (spent >= PATIENCE or is_kept(self.rules))

    def go_on(self, s: Any, play: bool = False) -> int:
        """Take the choices that the policy takes; return what is due then, END if it is over.

        ``play``: those left open too, where there is another way to choose.
        """
        q, rules = self._q, self.rules
        take = steps(rules.game).take
        while not rules.over(q, s) and s[at.PENDING] != END:
            if s[at.PENDING] > 0:
                return int(s[at.PENDING])
            place = self.choose(s, play)
            if place == LEFT_OPEN:
                return decision(s[at.OPTIONS_OPEN], 0 if s[at.ASKED] == self.seat else 1)
            take(q, s, s[at.CHOICES + place])
        return END

    def choose(self, s: Any, play: bool = False) -> int:
        """Return the place of the option that the policy takes, LEFT_OPEN for the best."""
        self.met[s[at.DECISION]] += 1
        place = self.rules.choose(self._q, s)
        return self.rules.otherwise(self._q, s) if play and place == LEFT_OPEN else place

    def take(self, s: Any, value: int) -> None:
        """Apply a roll's outcome, or the value of an option left open."""
        steps(self.rules.game).take(self._q, s, value)

    def outcome(self, s: Any) -> tuple[int, ...]:
        """Return what is kept of an end."""
        row = [0] * self.rules.width
        self.rules.record(self._q, s, row)
        return tuple(map(int, row))

    def rows(self, seed: int, first: int, games: int) -> Iterator[tuple[int, ...]]:
        """Play a number of passages, one stretch of the stream each; yield what is kept."""
        table = pools(rolls_of(self.rules.game))
        for number in range(first, first + games):
            draw, s = 0, viewed(np.array(self.state, dtype=np.int64))
            while (what := self.go_on(s, play=True)) != END:
                if what < 0:
                    raise OddsError(NO_BEST)
                place = table.pick(what, uniform(seed, number, draw))
                self.take(s, table.outcome[table.start[what] + place])
                draw += 1
            yield self.outcome(s)

    def rows_in_time(
        self, seed: int, first: int, games: int, deadline: float | None
    ) -> Iterator[tuple[int, ...]]:
        """Play until time is up, or the compiled rules are to be used: at least once."""
        begun = time.thread_time()
        try:
            for row in self.rows(seed, first, games):
                yield row
                if is_late(deadline) or self.compiled_pays(begun):
                    return
        finally:
            _SPENT[self.rules] += time.thread_time() - begun

    def events(self, seed: int, number: int, state: State, reading: Any = None) -> list[Event]:
        """Play the passage on in ``state`` with the draws of the sampler; return its events.

        ``reading`` knows the best of the choices left open, and which rolls are made again.
        """
        table, events = pools(rolls_of(self.rules.game)), list[Event]()
        node, draw, open_ = 0, 0, False
        s = viewed(state)
        while not self.rules.over(self._q, s) and s[at.PENDING] != END:
            what, options = int(s[at.PENDING]), None
            if what > 0:
                roll = what if reading is None else int(reading.graph.event[node])
                place = table.pick(roll, uniform(seed, number, draw))
                value, draw = table.outcome[table.start[roll] + place], draw + 1
            else:
                place = self.choose(s, play=reading is None)
                open_, options = place == LEFT_OPEN, options_open(state)
                place = int(reading.choice[node]) if open_ else place
                value = options[place]
            if reading is not None and (what > 0 or open_):
                node = int(reading.graph.target[reading.graph.first[node] + place])
            events.append((what, value, options))
            self.take(s, value)
        return events


class _TooSlow(Exception):
    """The compiled rules are to follow the passage."""


class _Unfolding:
    """The states that are reached, kept as what differs from the first: they are long."""

    def __init__(
        self, passage: Passage, most: int, begun: float | None = None, share: float = 0.0
    ) -> None:
        self.passage, self.most, self.begun, self.share = passage, most, begun, share
        self.path: list[tuple[int, int]] = []  # nodes, and how many of its edges were followed
        self.table: PoolTable = pools(rolls_of(passage.rules.game))
        self.first_state: NDArray[np.int64] = np.array(passage.state, dtype=np.int64)
        self.work = self.first_state.copy()
        self.s = viewed(self.work)
        self.number: dict[tuple[bytes, bytes], int] = {}
        self.ends: dict[int, tuple[int, ...]] = {}  # by node: what is kept of it
        self.states: list[tuple[NDArray[np.int64], NDArray[np.int64]]] = []
        self.event: list[int] = []
        self.first: list[int] = []
        self.values: list[list[int]] = []  # by node: what each of its edges stands for
        self.same: list[list[int]] = []  # and the first edge that leads to where it leads
        self.target: list[int] = []

    def graph(self) -> Graph:
        postorder: list[int] = []
        path = self.path
        path.append((self._enter(), 0))
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
        for node, event in enumerate(self.event):
            first, edges = self.first[node], len(self.values[node])
            if event > 0 and node in (targets := self.target[first : first + edges]):
                self.event[node], left_over = roll_again(
                    self.passage.rules.game, event, node, targets
                )
                self.target[first : first + len(left_over)] = left_over

    def _put(self, node: int) -> None:
        places, values = self.states[node]
        self.work[:] = self.first_state
        self.work[places] = values

    def _enter(self) -> int:
        """Go on to what is due and number the state that this leads to."""
        passage, places = self.passage, _NO_PLACES
        event = passage.go_on(self.s)
        passage.rules.forget(passage._q, self.s)
        if event == END:
            end = passage.outcome(self.s)
            values = np.array(end, dtype=np.int64)
        else:
            places = np.flatnonzero(self.work != self.first_state)
            values = self.work[places]
        key = places.tobytes(), values.tobytes()
        node = self.number.get(key)
        if node is None:
            node = self.number[key] = len(self.states)
            if node >= self.most or (node == MOST_AT_ONCE and self._is_far_from_done()):
                raise TooLarge
            if node % _LOOK == 0 and self._is_slow():
                raise _TooSlow
            self.states.append((places, values))
            if event == END:
                self.ends[node] = end
            self.event.append(event)
            self.first.append(len(self.target))
            self.values.append(self._edges(event))
            self.target += [0] * len(self.values[-1])
            self.same.append(self._first_alike(event, len(self.values[-1])))
        return node

    def _is_far_from_done(self) -> bool:
        followed = ((edges, len(self.values[node])) for node, edges in self.path)
        return behind(followed) < self.share

    def _is_slow(self) -> bool:
        """Return whether the compiled rules are to go on; never where no beginning is told."""
        return self.begun is not None and self.passage.compiled_pays(self.begun)

    def _first_alike(self, event: int, edges: int) -> list[int]:
        """Return for each edge the first that leads to the same."""
        first: dict[int, int] = {}
        if event > 0:
            q, comes_to = self.passage._q, self.passage.rules.comes_to
            said = [comes_to(q, self.s, outcome) for outcome in self.values[-1]]
            for place, one in enumerate(said):
                first.setdefault(one, place)
            return [place if one == BY_ITSELF else first[one] for place, one in enumerate(said)]
        return list(range(edges))

    def _edges(self, event: int) -> list[int]:
        if event > 0:
            self.table.add(event)
            start = self.table.start[event]
            return self.table.outcome[start : start + self.table.size[event]]
        if event < 0:
            return [self.s[at.CHOICES + k] for k in range(self.s[at.OPTIONS_OPEN])]
        return []


_LOOK = 64  # states followed between two looks at the clock
_NO_PLACES = np.zeros(0, dtype=np.int64)


def distribution(reading: Reading) -> dict[tuple[int, ...], float]:
    """Return the chance of each outcome that can come about."""
    chances: dict[tuple[int, ...], float] = {}
    rows = np.array(list(reading.columns.values())).T.tolist()
    for row, chance in zip(rows, reading.chances().tolist(), strict=True):
        if chance:
            chances[tuple(row)] = chances.get(tuple(row), 0.0) + chance
    return chances
