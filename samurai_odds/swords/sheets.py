"""Standard armies for sheets: a lone daimyo that grows to the full 15 units."""

import re
from collections.abc import Callable, Sequence
from typing import Any

from samurai_odds.errors import OddsError
from samurai_odds.swords.api import battle
from samurai_odds.swords.facts import load
from samurai_odds.swords.forces import read_force, write_force
from samurai_odds.swords.layout import (
    BOWMAN,
    DAIMYO,
    GUNNER,
    KINDS,
    PLURALS,
    SPEARMAN,
    SWORDSMAN,
    WIDTH,
    Composition,
)

# The army of the setup (Chapter 3) first, then spearmen, gunners and the other samurai.
GROWTH = (
    DAIMYO,
    BOWMAN,
    SWORDSMAN,
    GUNNER,
    GUNNER,
    *(SPEARMAN,) * 5,
    *(GUNNER,) * 3,
    BOWMAN,
    SWORDSMAN,
)


def army(units: int) -> str:
    """Give the growing army of so many units as text."""
    side = [0] * WIDTH
    for kind in GROWTH[:units]:
        side[kind] += 1
    grown: Composition = tuple(side)
    return write_force(grown)


def _runs(largest: int) -> list[tuple[int, int, int]]:
    """List what armies up to a size are made of: a kind, the first and last size that adds it."""
    runs: list[tuple[int, int, int]] = []
    for size, kind in enumerate(GROWTH[:largest], 1):
        if runs and runs[-1][0] == kind:
            runs[-1] = (kind, runs[-1][1], size)
        else:
            runs.append((kind, size, size))
    return runs


def growth_in_words(verb: str, largest: int = len(GROWTH)) -> str:
    """Say what sizes add to a lone daimyo: "2 has a bowman, 3 a swordsman, 4 and 5 gunners"."""
    said = []
    for kind, first, last in _runs(largest)[1:]:
        joint = {0: "", 1: f" and {last}"}.get(last - first, f" to {last}")
        said.append(f"{first}{joint} {f'a {KINDS[kind]}' if first == last else PLURALS[kind]}")
    said[0] = said[0].replace(" ", f" {verb} ", 1)
    return ", ".join(said)


def sizes_note(rows: Sequence[Any], columns: Sequence[Any]) -> tuple[str, ...]:
    """Say what an army of each size is made of, where a list is of sizes."""
    largest = max((size for size in (*rows, *columns) if isinstance(size, int)), default=0)
    if not largest:
        return ()
    steps = [
        f"{first}{f'-{last}' if last > first else ''} {'+ ' if first > 1 else ''}{KINDS[kind]}"
        for kind, first, last in _runs(largest)
    ]
    return (f"size: units in the army, each size adds one: {', '.join(steps)}",)


def axes(
    attackers: str | None, defenders: str | None, sizes: str | None, rules: str | None
) -> tuple[Callable[..., Any], Sequence[Any], Sequence[Any]]:
    """Read the two lists of a sheet; give how to ask for a cell, its rows and its columns."""
    if sizes is not None and attackers and defenders:
        raise OddsError("sizes with both lists of forces: give one or the other")
    numbers = _sizes(sizes or f"1-{len(GROWTH)}")
    rows = _forces(attackers, "attackers", True, rules) if attackers else numbers
    columns = _forces(defenders, "defenders", False, rules) if defenders else numbers

    def ask(attacker: Any, defender: Any, **given: Any) -> Any:
        sides = [army(side) if isinstance(side, int) else side for side in (attacker, defender)]
        return battle(*sides, rules=rules, **given)

    return ask, rows, columns


def _sizes(text: str) -> list[int]:
    match = re.fullmatch(r"(\d+)(?:-(\d+))?", text.strip())
    low, high = (int(match[1]), int(match[2] or match[1])) if match else (0, 0)
    if not 1 <= low <= high <= len(GROWTH):
        raise OddsError(f"sizes is N-M within 1-{len(GROWTH)}, not '{text}'")
    return list(range(low, high + 1))


def _forces(text: str, what: str, attacking: bool, rules: str | None) -> list[str]:
    listed = [part.strip() for part in text.split(";") if part.strip()]
    if not listed:
        raise OddsError(f"no force named in {what} '{text}'")
    for force in listed:
        read_force(force, what, load(rules), attacking)
    return list(dict.fromkeys(listed))
