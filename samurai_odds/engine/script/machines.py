"""A procedure as JavaScript, and its questions as JSON."""

from typing import Any

from samurai_odds.engine import dice
from samurai_odds.engine.exact import unfold, walks
from samurai_odds.engine.machine import Machine, Question
from samurai_odds.engine.script.translation import Translation


def machine_script(machine: Machine, strict: bool = False) -> str:
    """Return a JavaScript module that answers a machine's questions exactly.

    It exports ``machine``, the rules, and ``Graph``: ``new Graph(machine, question)`` unfolds
    what `question_data` gives; ``states`` of its ``leaves`` with ``chances(choice)``, and
    ``best(values)`` for open decisions, are what the exact reader and the optimizer say.
    """
    translation = Translation((dice, unfold), strict)
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
