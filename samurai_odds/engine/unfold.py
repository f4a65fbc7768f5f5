"""Unfold a question: every state that can be reached, equal states merged.

The readers then walk the unfolded graph. Nodes are numbered in order of
discovery, the first is 0; each roll or decision node has one edge for each
outcome or option; `postorder` lists every node after all that follow it.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from samurai_odds.engine.machine import AUTOMATIC, END, Question, decision_options
from samurai_odds.engine.sampling.pools import pools

MOST_NODES = 4_000_000  # beyond this a question is sampled without being unfolded


class TooLarge(Exception):
    """More states can be reached than the reader may hold."""


@dataclass(frozen=True)
class Graph:
    """The reachable states of one question. Lists when interpreted, arrays when compiled."""

    event: Any  # by node: END, a pool's code, or a coded decision
    first: Any  # by node: its first edge
    target: Any  # by edge: the node that follows
    postorder: Any  # nodes, followers first
    leaves: NDArray[np.int64]  # the END nodes
    leaf_states: NDArray[np.int16]  # their states, leaves x width

    @property
    def compiled(self) -> bool:
        """Whether it is held in arrays."""
        return isinstance(self.event, np.ndarray)

    @property
    def has_decisions(self) -> bool:
        """Whether any player's choice is left open."""
        return bool((self.event.min() if self.compiled else min(self.event)) < 0)


def unfold(question: Question, most_nodes: int | None = None) -> Graph:
    """Unfold a question in plain Python; raise TooLarge beyond ``most_nodes``.

    By default that is the number beyond which compiling its rules pays.
    """
    return _Unfolding(question, most_nodes or question.machine.most_interpreted).graph()


class _Unfolding:
    def __init__(self, question: Question, most_nodes: int) -> None:
        self.question = question
        self.most_nodes = most_nodes
        self.table = pools(question.machine)
        self.number: dict[tuple[int, ...], int] = {}
        self.states: list[tuple[int, ...]] = []
        self.event: list[int] = []
        self.first: list[int] = []
        self.outcomes: list[Sequence[int]] = []  # by node
        self.target: list[int] = []

    def graph(self) -> Graph:
        machine, numbers = self.question.machine, self.question.numbers
        step, states = machine.step, self.states
        postorder: list[int] = []
        self._enter(machine.first_state(numbers))
        path = [(0, iter(enumerate(self.outcomes[0])))]
        while path:
            node, remaining = path[-1]
            for place, outcome in remaining:
                state = list(states[node])
                step(numbers, state, outcome)
                known = len(states)
                child = self._enter(state)
                self.target[self.first[node] + place] = child
                if child == known:
                    path.append((child, iter(enumerate(self.outcomes[child]))))
                    break
            else:
                postorder.append(node)
                path.pop()
        leaves = [node for node, event in enumerate(self.event) if event == END]
        leaf_states = np.array([states[node] for node in leaves], dtype=np.int16)
        return Graph(self.event, self.first, self.target, postorder, np.array(leaves), leaf_states)

    def _enter(self, state: list[int]) -> int:
        """Carry out the automatic rules and number the state that they lead to."""
        event = settle(self.question, state)
        key = tuple(state)
        node = self.number.get(key)
        if node is None:
            node = self.number[key] = len(self.states)
            if node >= self.most_nodes:
                raise TooLarge
            self.states.append(key)
            self.event.append(event)
            self.first.append(len(self.target))
            outcomes = self._outcomes(event)
            self.outcomes.append(outcomes)
            self.target += [0] * len(outcomes)
        return node

    def _outcomes(self, event: int) -> Sequence[int]:
        if event > 0:
            self.table.add(event)
            start = self.table.start[event]
            return self.table.outcome[start : start + self.table.size[event]]
        return range(decision_options(event)) if event < 0 else ()


def settle(question: Question, state: list[int]) -> int:
    """Apply rules that need neither dice nor a decision; say what comes next."""
    machine, numbers = question.machine, question.numbers
    event = machine.pending(numbers, state)
    while event == AUTOMATIC:
        machine.step(numbers, state, 0)
        event = machine.pending(numbers, state)
    return event
