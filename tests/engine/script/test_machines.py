"""Questions of every procedure that is a machine, answered in JavaScript as in Python."""

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from samurai_odds.battles.attack.combat import COMBAT as ATTACK
from samurai_odds.battles.attack.query import Attack
from samurai_odds.engine import dice, walks
from samurai_odds.engine import unfold as unfolding
from samurai_odds.engine.exact import leaf_chances
from samurai_odds.engine.machine import Machine, Question
from samurai_odds.engine.sampling.pools import pools
from samurai_odds.engine.script.translation import Translation
from samurai_odds.engine.unfold import Graph, TooLarge, unfold
from samurai_odds.errors import OddsError
from samurai_odds.ran.combat.combat import COMBAT
from samurai_odds.ran.combat.duel import DUEL
from samurai_odds.ran.combat.orders import ORDERS
from samurai_odds.ran.combat.tally import TALLY
from samurai_odds.ran.homes import HOMES, question_class
from tests.battles.attack.cases import add_second, draw_case
from tests.engine.script.node import needs_node, run
from tests.ran.test_any_options import draw

MOST_NODES = 3_000  # of a question drawn: Python reads it interpreted
MACHINES = (ATTACK, COMBAT, DUEL, ORDERS, TALLY)


def drawn_attacks(seed: int) -> Iterator[Any]:
    luck = random.Random(seed)
    while True:
        case = draw_case(luck)
        if luck.random() < 0.2:
            add_second(luck, case)
        if luck.random() < 0.2:
            case[luck.choice(("attacker", "defender")) + "_flags"] = "best"
        try:
            yield Attack(**case)
        except OddsError:
            continue


def drawn_of_ran(seed: int) -> Iterator[Any]:
    number = 1000 * seed
    while True:
        number += 1
        for procedure in HOMES:
            try:
                question = question_class(procedure)(**draw(procedure, number))
            except OddsError:
                continue
            if not hasattr(question, "reading"):
                yield question


def machine_script(machine: Machine, strict: bool = False) -> str:
    """Return a JavaScript module that answers a machine's questions exactly.

    It exports ``machine``, the rules, and ``Graph``: ``new Graph(machine, question)`` unfolds
    what `question_data` gives; ``states`` of its ``leaves`` with ``chances(choice)``, and
    ``best(values)`` for open decisions, are what the exact reader and the optimizer say.
    """
    translation = Translation((dice, unfolding), strict)
    rules = ["begin", "pending", "step", *(["pool"] if machine.is_code is None else [])]
    named = [f"{rule}:{translation.name_of(getattr(machine, rule))}" for rule in rules]
    translation.name_of(walks.forward)
    translation.name_of(walks.backward)
    exported = f"const machine={{{','.join(named)}}};\nexport {{ machine, Graph }};\n"
    return translation.text() + exported


def question_data(question: Question) -> dict[str, Any]:
    """Return a question as JSON: its numbers, and the rolls that they name by codes."""
    numbers = [int(number) for number in question.numbers]
    given: dict[str, Any] = {"numbers": numbers}
    if question.machine.is_code is not None:
        codes = sorted(filter(question.machine.is_code, set(numbers)))
        pools = {code: question.machine.pool(code) for code in codes}
        given["dice"] = {c: [pool.outcomes, pool.probabilities] for c, pool in pools.items()}
    return given


def questions(machine: Machine, seed: int, number: int) -> list[tuple[Any, Graph]]:
    """Draw questions of a machine, not too large, with what Python unfolds."""
    found: list[tuple[Any, Graph]] = []
    for question in drawn_attacks(seed) if machine is ATTACK else drawn_of_ran(seed):
        if question.machine is machine:
            try:
                found.append((question, unfold(question, MOST_NODES)))
            except TooLarge:
                continue
        if len(found) == number:
            break
    return found


def answered(machine: Machine, graph: Graph, values: list[float]) -> tuple[Any, float]:
    """Answer as Python does: the leaves' chances under the best choices, and the value."""
    value, choice = [0.0] * len(graph.event), [0] * len(graph.event)
    for leaf, worth in zip(graph.leaves, values, strict=True):
        value[leaf] = worth
    table, edges = pools(machine), (graph.event, graph.first, graph.target, graph.postorder)
    walks.backward(*edges, table.start, table.size, table.probability, value, choice)
    return leaf_chances(graph, machine, choice), value[0]


def compare(machine: Machine, seed: int, number: int, folder: Path, strict: bool) -> None:
    luck = random.Random(seed)
    asked = questions(machine, seed, number)
    given = [
        question_data(question) | {"values": [luck.randrange(9) for _ in graph.leaves]}
        for question, graph in asked
    ]
    found = run("exact.mjs", machine_script(machine, strict), given, folder)
    for (question, graph), data, there in zip(asked, given, found, strict=True):
        assert there["states"] == graph.leaf_states.tolist(), question
        chances, value = answered(machine, graph, data["values"])
        exact = machine is not ATTACK
        assert there["chances"] == pytest.approx(chances.tolist(), rel=0, abs=0 if exact else 1e-12)
        assert there["value"] == pytest.approx(value, rel=0, abs=0 if exact else 1e-12)


@needs_node
@pytest.mark.parametrize("machine", MACHINES, ids=lambda machine: machine.name)
def test_answers_are_those_of_python(machine: Machine, tmp_path: Path) -> None:
    compare(machine, 1, 6, tmp_path, strict=False)


@needs_node
@pytest.mark.long
@pytest.mark.parametrize("strict", [False, True])
@pytest.mark.parametrize("machine", MACHINES, ids=lambda machine: machine.name)
def test_more_answers_are_those_of_python(machine: Machine, strict: bool, tmp_path: Path) -> None:
    compare(machine, 2 + strict, 60 if strict or machine is not COMBAT else 250, tmp_path, strict)
