"""The reference of each game: every public function with its inputs, variables and JSON keys.

It is made from the declarations and docstrings of the functions, and from an answer of each
procedure; `python -m analyses --check` proves that it is up to date. Beside it the map of all
modules, from their docstrings.
"""

import ast
import inspect
import re
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import samurai_odds
from samurai_odds import Limit, battles, ran, swords

NAME = "reference"
GAMES = {"battles": battles, "swords": swords, "ran": ran}
MODULES = "modules.md"
FILES = (*(f"{NAME}_{game}.md" for game in GAMES), MODULES)
PACKAGE = Path(samurai_odds.__file__).parent
_FEW = Limit(samples=2)
_UNIT = "AS 6-4/5-3"
_TWO = {"attacker_contingent": "9/1/5 31rp", "defender_contingent": "9/1/5 31rp"}
_LED = {"attacker_busho": "6/5", "defender_busho": "5/5"}
# A question of each procedure that has as many of its variables as one question can.
_ASKED: dict[str, dict[str, Any]] = {
    "battles.attack": {
        **{"attacker": "CS", "defender": "AS", "then": "LV"},
        **{"attacker_honor": 2, "defender_honor": 2},
    },
    "swords.battle": {
        **{"attacker": "3 spearmen", "defender": "daimyo, gunner + bowman"},
        **{"defender_ronin": "0:0.5,1:0.5", "then": "2 spearmen"},
    },
    "swords.ninja": {"then_battle": "daimyo, bowman v daimyo, gunner"},
    "swords.campaign": {"army": "daimyo, 3 gunners", "provinces": ["a: gunner"]},
    "ran.shock": {"attacker": _UNIT, "defender": _UNIT, **_LED, **_TWO},
    "ran.fire": {"firer": "AS-T 6-4", "target": "SI 7-4/6-3", "shock": True, "return_fire": False},
    "ran.assault": {"attacker": "SI 7-4/6-3", "defender": "AS-T 6-4", "withdraws": 1},
    "ran.duel": {"first": "6/5", "second": "5/5"},
    "ran.orders": {"busho": "5, 4, 3"},
    "ran.withdraw": {"units": _UNIT, "active": True, "momentum": 4},
    "ran.alone": {"enemy": "KB"},
    "ran.rally": {"units": _UNIT},
    "ran.recover": {"units": f"{_UNIT} disrupted 2h"},
    "ran.flight": {"contingent": "15/10/5 31rp"},
    "ran.rout": {"level": 20, "enemy_level": 20, "combat": ["shock 'SI 7-4' 'AS 6-4'"]},
    "battles.play": {"scenario": "study-spears", "limit": _FEW},
    "swords.play": {"players": 3, "bots": "random", "limit": _FEW},
    "ran.play": {"scenario": "study-foot", "red": "random", "blue": "random", "limit": _FEW},
}


def write(folder: Path) -> None:
    """Write the reference of every game, and the map of modules, into a folder."""
    (folder / MODULES).write_text(modules(), encoding="utf-8")
    for file, (key, game) in zip(FILES, GAMES.items(), strict=False):
        lines = [f"# Reference: {_title(game)}", "", *_head(key)]
        for name in game.__all__:
            thing = getattr(game, name)
            if inspect.isfunction(thing):
                lines += _function(f"{key}.{name}", thing)
        (folder / file).write_text("\n".join(lines) + "\n", encoding="utf-8")


def modules() -> str:
    """Map all modules: a section for each package, a line from each module's docstring."""
    lines = [
        "# Map of the modules",
        "",
        "Made from the docstrings by `python -m analyses reference`. Which way imports run,",
        "what happens in an answer: [ARCHITECTURE.md](../ARCHITECTURE.md).",
    ]
    for package in sorted(PACKAGE.rglob("__init__.py")):
        place = package.parent
        lines += [
            "",
            f"## {place.relative_to(PACKAGE.parent).as_posix()}",
            "",
            _first_line(package),
        ]
        files = [file for file in sorted(place.glob("*.py")) if file != package]
        lines += [""] * bool(files)
        lines += [f"- `{file.name}`: {_first_line(file)}" for file in files]
    return "\n".join(lines) + "\n"


def _first_line(file: Path) -> str:
    """Return the first paragraph of a module's docstring, on one line."""
    text = ast.get_docstring(ast.parse(file.read_text(encoding="utf-8"))) or ""
    return " ".join(text.partition("\n\n")[0].replace("``", "`").split())


def _title(game: ModuleType) -> str:
    return (game.__doc__ or "").partition(", as far")[0].partition("\n")[0].rstrip(".")


def _head(game: str) -> Iterator[str]:
    yield f"Python: `from samurai_odds import {game}`. Command: `samurai-odds {game} NAME`, with"
    yield "dashes for underscores. All procedures also take the options of `--help` under Method"
    yield "and Answer."
    yield ""


def _function(name: str, function: Any) -> Iterator[str]:
    text, inputs = _parts(inspect.getdoc(function) or "")
    yield f"## `{name}`"
    yield ""
    yield f"`{_signature(name, function)}`"
    yield ""
    yield text
    yield ""
    if inputs:
        yield "| input | meaning |"
        yield "| :-- | :-- |"
        yield from (
            f"| `{one}` | {meaning.replace('|', chr(92) + '|')} |" for one, meaning in inputs
        )
        yield ""
    if name in _ASKED:
        yield from _variables(function(**_ASKED[name]))


def _signature(name: str, function: Any) -> str:
    """Return the call with the names of its inputs; those with a default behind."""
    parameters = inspect.signature(function).parameters.values()
    needed = [one.name for one in parameters if one.default is one.empty and one.kind < 2]
    return f"{name}({', '.join([*needed, '...'])})"


def _parts(text: str) -> tuple[str, list[tuple[str, str]]]:
    """Return a docstring's text, and what it says of each input."""
    text = text.partition("\n>>> ")[0]
    text, _, listed = re.split(r"(\n(?:Args|Keywords):\n)", text + "\nArgs:\n", maxsplit=1)
    found: list[tuple[str, str]] = []
    for line in listed.splitlines():
        if match := re.match(r"    (\w+): (.*)", line):
            found.append((match[1], match[2]))
        elif line.startswith("        ") and found:
            found[-1] = (found[-1][0], f"{found[-1][1]} {line.strip()}")
    return text.replace("``", "`").strip(), found


def _variables(odds: Any) -> Iterator[str]:
    """Name the variables of an answer, with their words; other names; and the keys of its JSON."""
    yield "Variables:"
    yield ""
    for name in odds.variables:
        words = odds.words.get(name, ())
        yield f"- `{name}`{': ' + ', '.join(words) if words else ''}"
    derived = [name for name in odds.names if name not in odds.variables]
    yield ""
    if derived:
        yield f"Expressions may also use {', '.join(f'`{one}`' for one in derived)}."
        yield ""
    yield f"JSON: {', '.join(f'`{key}`' for key in odds.to_dict())}."
    yield ""
