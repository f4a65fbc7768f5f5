"""What makes a scenario what it is, and which changes leave that as it is.

A theme is a mapping: what a designer would call each part of it, and what has to be there still.
The games say which parts there are (`full_game/theme.py`; rulings, "Themes").
"""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from samurai_odds.analysis.fixing.proposals import Proposal
from samurai_odds.grids.fitting import counted, listed

THEME = "theme"  # what breaks it, as a word for --keep and among the costs
COST = {THEME: 1.5}  # of a part that is broken, beside the change itself
Theme = Mapping[str, frozenset[Any]]
Themed = Callable[[Any], Theme]

_NAMED = 3  # parts that are kept, beside which the others are counted


def no_theme(scenario: Any) -> Theme:
    """Return the theme of a scenario that has none."""
    return {}


def broken(before: Theme, after: Theme) -> tuple[str, ...]:
    """Return the parts of a theme of which something is not there any more."""
    return tuple(part for part, there in before.items() if not there <= after.get(part, set()))


def keeping(themed: Themed, scenario: Any, proposals: Iterable[Proposal]) -> list[Proposal]:
    """Return changes that cannot be made, alone or together, where they break a theme."""
    before = themed(scenario)

    def applied(one: Proposal, now: Any) -> Any | None:
        new = one.apply(now)
        return None if new is None or broken(before, themed(new)) else new

    return [replace(one, apply=partial(applied, one)) for one in proposals]


def theme_text(lost: Sequence[str], kept: Sequence[str]) -> str:
    """Say in a line what a change breaks of a theme and what it keeps."""
    more = len(kept) - _NAMED
    named = kept if more <= 1 else [*kept[:_NAMED], counted(more, "more part")]
    said = [f"Changes {listed(lost)}."] if lost else []
    if kept:
        said.append(f"{'Still keeps' if lost else 'Keeps'} {listed(named)}.")
    return " ".join(said)


def in_title(title: str, names: Iterable[str]) -> Iterator[str]:
    """Yield the names, of terrain or units, that a title has: the bridge of "At the bridges"."""
    words = set(re.findall(r"[^\W\d_]+", title.lower()))
    for name in names:
        one = name.lower()
        if words & {one, f"{one}s", f"{one}es", f"{one.removesuffix('y')}ies"}:
            yield name
