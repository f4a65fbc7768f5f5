"""Other values that a fact weaker than the rulebook could well have: each one step either way.

A game's module ``plausible`` has a function ``steps(rests_on, rules)``: what can be tried of the
things that an answer rests on. Each is tried as a rules file that lies over the user's own.
"""

import json
import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from samurai_odds.engine.facts import own_tables
from samurai_odds.engine.value_kinds import Kind

DOUBTFUL = ("reconstructed", "assumed")  # sources of what is tried with other values
Tables = Mapping[str, Any]  # of a rules file


@dataclass(frozen=True)
class Step:
    """One thing that answers rest on, and other values of it: in words, with the tables.

    ``what`` is its name in `Provenance.rests_on`, ``was`` the value that it has.
    """

    what: str
    source: str
    was: str
    others: tuple[tuple[str, Tables], ...]


def one_step(fact: Mapping[str, Any], kind: Kind) -> list[Any]:
    """Return the values of a fact one step down and one up, as far as its kind allows them."""
    value = fact["value"]
    size = 1 if kind.whole or _size(value) > 1 else 0.5
    moved = [_moved(value, -size), _moved(value, size)]
    return [one for one in moved if kind.holds(one)]


def steps_of(
    rests_on: Mapping[str, str],
    facts: Any,
    named: Callable[[str, str], str],
    kind_of: Callable[[str], Kind],
) -> list[Step]:
    """Return what can be tried of ``numbers`` and ``units``, where an answer rests on them."""
    tables: list[tuple[str, tuple[str, ...], Mapping[str, Any]]]
    tables = [("", ("numbers",), facts.numbers)]
    tables += [(key, ("units", key), unit) for key, unit in facts.units.items()]
    return [
        step_of(what, fact, kind_of(name), *path, name)
        for key, path, table in tables
        for name, fact in table.items()
        if isinstance(fact, Mapping) and fact["source"] in DOUBTFUL
        if (what := named(name, key)) in rests_on
    ]


def step_of(what: str, fact: Mapping[str, Any], kind: Kind, *path: str) -> Step:
    """Make the step of a number with a source, which stands under ``path`` in a rules file."""
    others = []
    for value in one_step(fact, kind):
        tables: Any = {"value": value, "source": fact["source"]}
        for name in reversed(path):
            tables = {name: tables}
        others.append((said(value), tables))
    return Step(what, fact["source"], said(fact["value"]), tuple(others))


def said(value: Any) -> str:
    """Say a value of a rules file."""
    return ", ".join(map(said, value)) if isinstance(value, list) else f"{value:g}"


@contextmanager
def rules_with(tables: Iterable[Tables], rules: Any) -> Iterator[str]:
    """Write a rules file with some tables over a user's own, for as long as it is asked."""
    own = own_tables(str(rules)) if rules else {}
    with TemporaryDirectory() as folder:
        file = Path(folder) / "rules.toml"
        file.write_text(in_toml(laid_over([own, *tables])), encoding="utf-8")
        yield str(file)


def not_varied(rests_on: Mapping[str, str], steps: Iterable[Step]) -> tuple[str, ...]:
    """Return what an answer rests on that is doubtful, and of which nothing can be tried."""
    varied = {step.what for step in steps}
    return tuple(
        what for what, source in rests_on.items() if what not in varied and source in DOUBTFUL
    )


def laid_over(tables: Iterable[Tables]) -> dict[str, Any]:
    """Lay tables over each other, the last on top."""
    whole: dict[str, Any] = {}
    for one in tables:
        for name, value in one.items():
            under = whole.get(name)
            both = isinstance(under, Mapping) and isinstance(value, Mapping)
            whole[name] = laid_over([under, value]) if both else value  # type: ignore[list-item]
    return whole


def in_toml(tables: Tables) -> str:
    """Write the tables of a rules file."""
    lines = []
    for name, value in tables.items():
        if isinstance(value, Mapping):
            lines += [
                f"[{_key(name)}]",
                *(f"{_key(k)} = {_cell(v)}" for k, v in value.items()),
            ]
        else:
            lines.insert(0, f"{_key(name)} = {_cell(value)}")
    return "\n".join([*lines, ""])


def _key(name: str) -> str:
    return name if re.fullmatch(r"[A-Za-z0-9_-]+", name) else json.dumps(name)


def _cell(value: Any) -> str:
    if isinstance(value, Mapping):
        return "{ " + ", ".join(f"{_key(k)} = {_cell(v)}" for k, v in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(map(_cell, value)) + "]"
    return json.dumps(value, ensure_ascii=False)


def _size(value: Any) -> float:
    return float(max(map(abs, value)) if isinstance(value, list) else abs(value))


def _moved(value: Any, by: float) -> Any:
    return [one + by for one in value] if isinstance(value, list) else value + by
