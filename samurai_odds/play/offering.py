"""How the rules of a game ask: phase by phase, options listed one by one, dice and draws."""

from collections.abc import Callable, Mapping
from typing import Any

from samurai_odds.engine.machine import inlined
from samurai_odds.play import layout as at
from samurai_odds.play.layout import PHASE, decision_code
from samurai_odds.play.packing import written

Numbers = Any  # a flat array of integers
Rule = Callable[..., None]  # of the question ``q``, the state ``s``, an answer; what it needs
Phases = Mapping[int, tuple[Rule | None, Rule | None]]  # what each asks, what an answer does


def no_options(s: Numbers) -> None:
    s[at.OPTIONS_OPEN] = 0


def clear_options(s: Numbers) -> None:
    """Wipe the options last listed: they might tell a seat what another could do."""
    for place in range(s[at.OPTIONS_OPEN]):
        s[at.CHOICES + place] = 0
    s[at.OPTIONS_OPEN] = 0


def option(s: Numbers, value: int) -> None:
    s[at.CHOICES + s[at.OPTIONS_OPEN]] = value
    s[at.OPTIONS_OPEN] += 1


def place_of_option(s: Numbers, value: int) -> int:
    """Find an option listed by its value; the first where it is not open."""
    for place in range(s[at.OPTIONS_OPEN]):
        if s[at.CHOICES + place] == value:
            return place
    return 0


def ask(s: Numbers, kind: int, seat: int) -> None:
    """Put the options listed to a seat."""
    s[at.DECISION], s[at.ASKED] = kind, seat
    s[at.PENDING] = decision_code(kind, seat)


def ask_whether(s: Numbers, kind: int, seat: int) -> None:
    """Ask a seat for no, 0, or yes, 1."""
    no_options(s)
    option(s, 0)
    option(s, 1)
    ask(s, kind, seat)


def ask_if_any(s: Numbers, kind: int, seat: int, phase: int) -> None:
    """Put the options listed to a seat; if there is none, go on to a phase."""
    if s[at.OPTIONS_OPEN] > 0:
        ask(s, kind, seat)
    else:
        s[at.PHASE] = phase


def draw_among(s: Numbers, number: int) -> None:
    """Ask for one of so many equally likely outcomes, from 0."""
    s[at.PENDING] = at.UNIFORM + number


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


def _written(module: str, name: str, text: str, rules: list[tuple[int, Rule]]) -> Rule:
    names = {rule: f"rule_{phase}" for phase, rule in rules}
    lines = [f"phase = s[{PHASE}]"]

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

    write(sorted(rules, key=lambda row: row[0]), "")
    return inlined(written(module, name, text, lines, {n: rule for rule, n in names.items()}))
