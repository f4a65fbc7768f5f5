"""Put a question to the exact reader and the optimiser.

A reading holds the unfolded question and, where choices are open, the best one
at each decision. A single question is read in plain Python, which needs no
start-up; large ones, and all once loading the compiled twins pays, are read by them.
"""

import math
import sys
from collections import defaultdict
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any, Protocol

import numpy as np
from numpy.typing import NDArray

from samurai_odds.engine import walks
from samurai_odds.engine.expressions import evaluate
from samurai_odds.engine.homes import kept_at_home
from samurai_odds.engine.interpreting import compiles
from samurai_odds.engine.machine import Machine, Question
from samurai_odds.engine.provenance import Provenance
from samurai_odds.engine.sampling.pools import pools
from samurai_odds.engine.unfold import Graph, TooLarge, unfold

if TYPE_CHECKING:
    from samurai_odds.engine.exact_at_once import Outcomes

# Seconds that a machine's questions are read in plain Python before its compiled readers are
# loaded: what that costs, so that at most twice the time is spent that would have been best.
SHIPPED = 0.05  # what comes with the package; sooner for a caller in a loop
LOOPS = 9  # questions: more than a command asks
LOADING, LOADING_HERE, COMPILING = 0.8, 0.3, 2.5  # with numba, when it is there, from nothing
MOST_PLAIN = 400_000  # states that are unfolded in plain Python where numba is not installed
# Variables, the outcomes that can be reached (one a row), their chances.
Table = tuple[tuple[str, ...], NDArray[np.int64], NDArray[np.float64]]


class Named(Protocol):
    """A question whose outcomes have names, and that knows where it came from."""

    @property
    def provenance(self) -> Provenance:
        """The question's part of the answer's provenance."""

    @property
    def words(self) -> dict[str, tuple[str, ...]]:
        """The words that the numbers of some variables stand for."""


class Readable(Protocol):
    """What an answer is made from: the outcomes, their chances, and a way to play them.

    `read` makes one of any question put to a machine. A question may also bring
    its own (a method ``reading``) where a solver of its own does better.
    """

    @property
    def question(self) -> Any:
        """The question."""

    @property
    def columns(self) -> dict[str, NDArray[np.int64]]:
        """The outcome variables, one row for each outcome."""

    @property
    def names(self) -> dict[str, Any]:
        """The variables and whatever else expressions may name."""

    @property
    def leaves(self) -> NDArray[np.int64]:
        """The places of the outcomes among those that the sampler counts."""

    def chances(self) -> NDArray[np.float64]:
        """Give the exact probability of each outcome."""

    def sampler(self) -> Any:
        """Make the question ready to be played by the million."""


class Asked(Question, Named, Protocol):
    """A question that can also read its own final states."""

    @property
    def value(self) -> str:
        """The expression that open decisions are taken by: side 0 raises it, side 1 lowers it."""

    def columns(self, states: NDArray[np.int16]) -> dict[str, NDArray[np.int64]]:
        """Translate final states (rows) into the outcome variables."""


@dataclass(frozen=True)
class Reading:
    """An unfolded question with every decision taken."""

    question: Asked
    graph: Graph
    choice: Any  # by node: the option taken; 0 where nothing is decided

    @cached_property
    def columns(self) -> dict[str, NDArray[np.int64]]:
        """The outcome variables, one row for each leaf."""
        return self.question.columns(self.graph.leaf_states)

    @cached_property
    def names(self) -> dict[str, Any]:
        """The variables, and the names made of them that the question adds."""
        return named(self.question, self.columns)

    @property
    def leaves(self) -> NDArray[np.int64]:
        """The graph's END nodes."""
        return self.graph.leaves

    def sampler(self) -> Any:
        """Make the graph ready for the compiled loops."""
        from samurai_odds.engine.sampling.sampler import Sampler

        return Sampler(self.graph, self.question.machine, self.choice)

    def chances(self) -> NDArray[np.float64]:
        """Give the exact probability of each leaf."""
        return leaf_chances(self.graph, self.question.machine, self.choice)


def leaf_chances(graph: Graph, machine: Machine, choice: Any = None) -> NDArray[np.float64]:
    """Give the probability of each leaf; ``choice`` may be left out where nothing is decided."""
    chance: Any = _zeros(graph, np.float64)
    choice = _zeros(graph, np.int64) if choice is None else choice
    table = _probabilities(machine, graph)
    _walk(graph, walks.forward)(
        graph.event,
        graph.first,
        graph.target,
        graph.postorder,
        len(graph.postorder),
        choice,
        *table,
        chance,
    )
    result: NDArray[np.float64] = np.asarray(chance)[graph.leaves]
    return result


def _zeros(graph: Graph, size: Any) -> Any:
    """Make room for a number by node, for the walk that will be taken."""
    nodes = len(graph.event)
    return np.zeros(nodes, dtype=size) if graph.compiled else [size(0).item()] * nodes


def read(question: Any) -> Readable:
    """Read a question with its own solver if it brings one, else by unfolding its machine.

    Raises TooLarge if it cannot be held.
    """
    if hasattr(question, "reading"):
        own: Readable = question.reading()
        return own
    return unfolded(question)


def unfolded(question: Asked) -> Reading:
    """Unfold a question and take every open decision; raise TooLarge if it cannot be held."""
    return decided(question, _unfold(question))


def decided(question: Any, graph: Graph) -> Reading:
    """Take every decision that is open in the graph of a question by the question's value."""
    choice = _zeros(graph, np.int64)
    if graph.has_decisions:
        value = np.zeros(len(graph.event))
        names = named(question, question.columns(graph.leaf_states))
        value[graph.leaves] = evaluate(question.value, names, question.words)
        values: Any = value if graph.compiled else value.tolist()
        table = _probabilities(question.machine, graph)
        _walk(graph, walks.backward)(
            graph.event, graph.first, graph.target, graph.postorder, *table, values, choice
        )
    return Reading(question, graph, choice)


def named(question: Any, columns: dict[str, Any]) -> dict[str, Any]:
    """Give all that expressions may name: variables and what the question derives of them."""
    derive = getattr(question, "derive", None)
    return columns if derive is None else columns | derive(columns)


class _Readers:
    """Whose questions the compiled readers read, and how long that has been put off."""

    def __init__(self) -> None:
        self.all_loaded = False
        self.loaded: set[Machine] = set()
        self.spent: dict[Machine, float] = defaultdict(float)  # seconds, read in plain Python
        self.plain: dict[Machine, int] = defaultdict(int)  # how many questions

    def are_loaded(self, machine: Machine) -> bool:
        """Return whether they read a machine's questions from now on."""
        if machine in self.loaded:
            return True
        spent = math.inf if self.all_loaded else self.spent[machine]
        if spent < SHIPPED and self.plain[machine] < LOOPS:
            return False
        if not _pays(machine, spent):
            return False
        self.loaded.add(machine)
        return True


def _pays(machine: Machine, spent: float) -> bool:
    """Return whether a machine's compiled readers are loaded, after so many seconds."""
    from samurai_odds.engine.compiled import is_compiled
    from samurai_odds.engine.exact_at_once import reader

    twin = reader(machine)
    if twin.why_made_here is None:
        return True
    if not is_worth_loading(spent):
        return False
    return compiles() and (spent >= COMPILING or is_compiled(twin))


def _is_compiled(machine: Machine) -> bool:
    """Return whether there is a compiled unfolding of a machine's questions, or one can be made."""
    from samurai_odds.engine.unfold_compiled import reader

    return reader(machine).why_made_here is None or compiles()


def is_worth_loading(spent: float) -> bool:
    """Return whether numba and what it has compiled are loaded, after so many seconds without."""
    return spent >= (LOADING_HERE if "numba" in sys.modules else LOADING)


_READERS = _Readers()


def warm_up() -> None:
    """Have the compiled readers read all questions to come, from the first on.

    They load by themselves when that pays, from the tenth new question on: this is for those who
    know that many will be asked. Loading takes a tenth of a second; where the rules have
    been edited since they were compiled, seconds for each kind of question.

    >>> from samurai_odds import battles, warm_up
    >>> warm_up()
    >>> battles.attack("levy", "levy").p("defender_losses == 2").se
    0.0
    """
    _READERS.all_loaded = True


def read_plainly(question: Any, seconds: float) -> None:
    """Note how long a question took that the compiled readers have not read."""
    if not hasattr(question, "reading"):
        _READERS.spent[question.machine] += seconds
        _READERS.plain[question.machine] += 1


def table_of(columns: dict[str, NDArray[np.int64]], chances: NDArray[np.float64]) -> Table:
    """Put columns side by side; outcomes never reached (options not taken) drop out."""
    rows = np.array(list(columns.values())).T
    if np.count_nonzero(chances) < len(chances):
        reached = np.flatnonzero(chances)
        rows, chances = rows[reached], chances[reached]
    return tuple(columns), rows, chances


def outcomes(question: Any, result: "Outcomes | None" = None) -> Table:
    """Return the outcomes of a question with their exact chances; raise TooLarge.

    ``result`` at once, if they were: see `at_once`.
    """
    if result is not None:
        return table_of(question.columns(result.rows.T), result.chances)
    reading = read(question)
    return table_of(reading.columns, reading.chances())


def at_once(question: Any) -> "Outcomes | None":
    """Return the final states of a question with their chances, read in one compiled call.

    None where the compiled readers are not loaded or do not hold it: see `outcomes`.
    """
    if hasattr(question, "reading") or not _READERS.are_loaded(question.machine):
        return None
    result: Outcomes | None = kept_at_home("engine.exact_at_once.outcomes_at_once")(question)
    return result


def _unfold(question: Asked) -> Graph:
    if not _READERS.are_loaded(question.machine):
        try:
            return unfold(question)
        except TooLarge:
            if not _is_compiled(question.machine):
                return unfold(question, MOST_PLAIN)
    from samurai_odds.engine.unfold_compiled import unfold_compiled

    return unfold_compiled(question)


def _walk(graph: Graph, walk: Any) -> Any:
    if not graph.compiled:
        return walk
    from samurai_odds.engine.compiled import simple_twin

    return simple_twin(walk)


def _probabilities(machine: Machine, graph: Graph) -> tuple[Any, Any, Any]:
    table = pools(machine)
    if not graph.compiled:
        return table.start, table.size, table.probability
    arrays = table.arrays()
    return arrays.start, arrays.size, arrays.probability
