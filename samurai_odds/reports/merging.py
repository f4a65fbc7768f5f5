"""One answer from several records of games, whichever game they are of."""

from dataclasses import dataclass
from importlib import import_module
from os import PathLike

import numpy as np
from numpy.typing import NDArray

from samurai_odds.engine.answers.odds import Odds
from samurai_odds.errors import OddsError
from samurai_odds.play.limits import Run
from samurai_odds.play.records.files import merged
from samurai_odds.play.sampled import Sampled

_MOST_RANGES = 4  # of game numbers that are listed


@dataclass(frozen=True)
class Merged:
    """The answer, and what it was put together from in a line of words."""

    odds: Odds
    says: str


def merge(*files: "str | PathLike[str]") -> Odds:
    """Give one answer from records of the same games (`battles.play(..., record=)`).

    Games are known by their numbers, so none counts twice. Raises OddsError for files that
    are no records, are of other games, or disagree.

    >>> import tempfile
    >>> from samurai_odds import battles, merge
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     for name, games in (("a", (0, 59)), ("b", (40, 99))):
    ...         _ = battles.play("study-spears", games=games, record=f"{folder}/{name}")
    ...     odds = merge(f"{folder}/a", f"{folder}/b")
    >>> odds.samples
    100
    """
    return put_together(*files).odds


def put_together(*files: "str | PathLike[str]") -> Merged:
    """Put records of the same games together, as `merge` does, and say of what."""
    identity, known = merged(files)
    game = import_module(f"samurai_odds.{identity.game}")
    question: Sampled = game.question(identity.procedure, dict(identity.inputs))
    if question.identity(identity.seed).hash != identity.hash:
        raise OddsError(
            f"{files[0]} was made by version {identity.version} or from other files than are "
            "here: rules, scenario or cards have changed since"
        )
    numbers, rows = known.all()
    if not len(rows):
        raise OddsError(f"{files[0]} holds no games yet")
    odds = question.answer(Run(rows, False), identity.seed)
    several = f"{len(files)} files" if len(files) > 1 else "1 file"
    twice = f"; {known.twice:,} found twice and counted once" if known.twice else ""
    return Merged(odds, f"{len(rows):,} games of {several}: numbers {_ranges(numbers)}{twice}")


def _ranges(numbers: NDArray[np.int64]) -> str:
    """Write ascending numbers as ranges, the first of them if there are many."""
    cuts = np.flatnonzero(np.diff(numbers) > 1) + 1
    parts = np.split(numbers, cuts)
    named = [f"{part[0]}-{part[-1]}" for part in parts[:_MOST_RANGES]]
    more = f" and {len(parts) - _MOST_RANGES} more" if len(parts) > _MOST_RANGES else ""
    return ", ".join(named) + more
