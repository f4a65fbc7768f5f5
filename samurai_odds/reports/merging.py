"""One answer from several records of games, whichever game they are of."""

from collections.abc import Sequence
from dataclasses import dataclass
from importlib import import_module
from os import PathLike

import numpy as np

from samurai_odds.engine.answers.odds import Odds
from samurai_odds.errors import OddsError, unknown, within
from samurai_odds.play.kept import Kept, Run
from samurai_odds.play.records.blocks import Known
from samurai_odds.play.records.identity import Identity
from samurai_odds.play.records.reading import merged
from samurai_odds.play.sampled import Sampled
from samurai_odds.play.tally import FULL_ROWS
from samurai_odds.reports import GAMES

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
    questions: list[Sampled] = []

    def check(identity: Identity) -> None:
        questions.append(_question(identity, str(files[0])))
        if not questions[0].answers(identity):
            raise OddsError(
                f"'{files[0]}' was made by version {identity.version} or from other files than "
                "are here: rules, scenario or cards have changed since"
            )

    identity, known = merged(files, check)
    question = questions[0]
    ranges = known.ranges()
    games = sum(many for _, many in ranges)
    if not games:
        raise OddsError(f"'{files[0]}' holds no games yet")
    several = f"{len(files)} files" if len(files) > 1 else "1 file"
    twice = f"; {known.twice:,} found twice and counted once" if known.twice else ""
    says = f"{games:,} games of {several}: numbers {_numbers(ranges)}{twice}"
    try:
        return Merged(_answer(question, known, identity.seed), says)
    except OddsError as fault:
        raise OddsError(*(within(f"'{files[0]}'", problem) for problem in fault.problems)) from None


def _answer(question: Sampled, known: Known, seed: int) -> Odds:
    if not known.tallies:
        records = Kept(question.read, question.width, question.aside)
        for _, rows in known.parts():
            records.add(rows)
        return question.answer(records.run(False), seed)
    for tally in known.tallies:
        question.check_tally(tally)
    first = known.ranges()[0][0]
    parts = known.parts(first, min(known.tallies[0].first - first, FULL_ROWS))
    none = np.zeros((0, question.width), dtype=np.int16)
    whole = Run(np.concatenate([none, *(rows for _, rows in parts)]), False)
    return question.answer_counted(question.tally_known(known), whole, seed)


def _question(identity: Identity, file: str) -> Sampled:
    """Ask again what a record says it answers; OddsError for what nobody can have asked."""
    if identity.game not in GAMES:
        raise OddsError(within(f"'{file}'", unknown("game", identity.game, GAMES)))
    game = import_module(f"samurai_odds.{identity.game}")
    try:
        question = game.question(identity.procedure, dict(identity.inputs))
    except OddsError as fault:
        raise OddsError(*(within(f"'{file}'", problem) for problem in fault.problems)) from None
    except (TypeError, AttributeError, ValueError, LookupError, RecursionError):
        question = None  # an input is of another kind than any that we wrote
    if not isinstance(question, Sampled):
        raise OddsError(f"'{file}' is no record of games")
    return question


def _numbers(ranges: Sequence[tuple[int, int]]) -> str:
    """Write ranges of numbers (first, how many), the first of them if there are many."""
    named = [f"{first}-{first + many - 1}" for first, many in ranges[:_MOST_RANGES]]
    more = f" and {len(ranges) - _MOST_RANGES} more" if len(ranges) > _MOST_RANGES else ""
    return ", ".join(named) + more
