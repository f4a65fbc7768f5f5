"""A machine told as a table of phases: what each asks or applies, and what an answer does."""

import linecache
from collections.abc import Callable, Mapping
from typing import Any

from samurai_odds.engine.machine import inlined
from samurai_odds.play.rules.layout import PHASE

Rule = Callable[..., None]  # of the question ``q``, the state ``s``, an answer; what it needs
Phases = Mapping[int, tuple[Rule | None, Rule | None]]


def by_phase(module: str, *tables: Phases) -> tuple[Rule, Rule]:
    """Make the functions that apply the first and the second rule of the phase that is due.

    They are written out as nested comparisons, half of the phases at each: so they can be
    compiled, and translated for the page, as any rule written by hand. Every phase that may be
    due must be in a table: one that is in none runs the rule of its neighbor.
    """
    rows = [(phase, *row) for table in tables for phase, row in table.items()]
    asking = [(phase, rule) for phase, rule, _ in rows if rule]
    answering = [(phase, rule) for phase, _, rule in rows if rule]
    return (
        _written(module, "prepare_phase", "q, s", asking),
        _written(module, "settle_phase", "q, s, value", answering),
    )


def _written(module: str, name: str, given: str, rules: list[tuple[int, Rule]]) -> Rule:
    names = {rule: f"rule_{phase}" for phase, rule in rules}
    lines = [f"def {name}({given}):", f"    phase = s[{PHASE}]"]

    def write(part: list[tuple[int, Rule]], indent: str) -> None:
        if len(part) == 1:
            rule: Any = part[0][1]
            takes = rule.__code__.co_varnames[: rule.__code__.co_argcount]
            passed = (one if one in ("q", "s") else "value" for one in takes)
            lines.append(f"{indent}{names[rule]}({', '.join(passed)})")
            return
        half = len(part) // 2
        lines.append(f"{indent}if phase < {part[half][0]}:")
        write(part[:half], indent + "    ")
        lines.append(f"{indent}else:")
        write(part[half:], indent + "    ")

    write(sorted(rules, key=lambda row: row[0]), "    ")
    text, file = "\n".join([*lines, ""]), f"<{name} of {module}>"
    linecache.cache[file] = len(text), None, text.splitlines(keepends=True), file
    space: dict[str, Any] = {"__name__": module} | {name: rule for rule, name in names.items()}
    exec(compile(text, file, "exec"), space)
    return inlined(space[name])
