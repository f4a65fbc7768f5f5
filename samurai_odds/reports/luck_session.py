"""A session measured: each battle of a log against what might have happened, and the totals."""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from samurai_odds.engine.answers.odds import Odds
from samurai_odds.engine.expressions import evaluate, names_in
from samurai_odds.grids.figure import Figure
from samurai_odds.reports.luck_log import SAME, Fought, matching, value_spoken
from samurai_odds.reports.luck_standing import DIGITS, Spread, Standing, spread_of

_UNITS = {  # what the default value counts, in a word or two
    ("battles", "attack"): "net blocks and banners",
    ("battles", "play"): "net banners",
    ("swords", "battle"): "koku",
    ("swords", "campaign"): "koku",
    ("ran", "shock"): "net rout points",
    ("ran", "fire"): "net rout points",
    ("ran", "assault"): "net rout points",
    ("ran", "duel"): "net rout points",
}
_YARDSTICKS = {  # where the value that choices go by is missing, or is a harm
    ("ran", "flight"): "-fled",
    ("ran", "rout"): "-broken",
    ("ran", "withdraw"): "-unit_hits",
    ("swords", "ninja"): "strike == 'killed'",
}


@dataclass(frozen=True)
class Measure:
    """One figure of a battle: what it was, and where that stands among what it might have been.

    A word has no ``standing``, only the ``chance`` that it came.
    """

    figure: str
    actual: str
    standing: Standing | None
    chance: Figure


@dataclass(frozen=True)
class Battle:
    """One battle of the log.

    ``luck`` measures it by ``yardstick``, turned round where luck is the other
    side's. What was not written down, and might have made a difference, is in
    ``left_out``: it counts at its average, given what was. ``luck`` is None where
    what was written down says nothing of it.
    """

    line: int
    question: str
    theirs: bool
    odds: Odds
    measures: tuple[Measure, ...]
    yardstick: str
    luck: Standing | None
    left_out: tuple[str, ...] = ()

    @property
    def unit(self) -> str:
        """What the yardstick counts, in a word or two; of one's own, the yardstick."""
        return unit_of(self.odds, self.yardstick)


@dataclass(frozen=True)
class Total:
    """Several battles added up: ``kind`` says which, ``yardstick`` by what.

    ``unit`` is what that counts, in a word or two, if anything.
    """

    kind: str
    yardstick: str
    battles: int
    standing: Standing
    unit: str = ""


@dataclass(frozen=True, eq=False, repr=False)
class SessionLuck:
    """Each battle, and the totals of each kind; all in all is the last of ``totals``."""

    battles: tuple[Battle, ...]
    totals: tuple[Total, ...]


def measured(fought: Fought, by: str | None) -> Battle:
    """Measure a battle by an expression, or by the value that its own choices go by."""
    odds = fought.odds
    yardstick = by or usual_yardstick(odds)
    actual, values, left_out = _compared(yardstick, fought)
    sign = -1.0 if fought.theirs else 1.0
    standing = None
    if actual is not None:
        spread = _spread(values, odds, odds.expect(yardstick).se)
        standing = Standing(sign * actual, spread.scaled(sign))
    measures = tuple(_measure(name, value, odds) for name, value in fought.seen.items())
    return Battle(
        fought.line,
        odds.question.wording,
        fought.theirs,
        odds,
        measures,
        yardstick,
        standing,
        left_out,
    )


def _measure(name: str, value: float, odds: Odds) -> Measure:
    happened = matching({name: value}, odds)
    chance = odds.chance_of(happened)
    text = value_spoken(name, value, odds)
    if name in odds.words:
        return Measure(name, text, None, chance)
    spread = _spread(_values(name, odds), odds, odds.expect(name).se)
    return Measure(name, text, Standing(value, spread), chance)


def _compared(
    expression: str, fought: Fought
) -> tuple[float | None, NDArray[np.float64], tuple[str, ...]]:
    """Work out an expression from what was written down, of this battle and of every outcome.

    What was not written down counts at its average among the outcomes that agree in
    what was. Gives also the names left out that made a difference; None for the battle
    if all averages are the same, or if nothing like it was sampled.
    """
    odds = fought.odds
    values = _values(expression, odds)
    missing = tuple(sorted(names_in(expression) - fought.seen.keys()))
    if not missing:
        columns = {name: np.array([value]) for name, value in fought.seen.items()}
        return float(evaluate(expression, columns, odds.words)[0]), values, ()
    known = np.stack([np.asarray(odds.names[name], dtype=float) for name in fought.seen], axis=1)
    _, groups = np.unique(np.round(known, DIGITS), axis=0, return_inverse=True)
    groups = groups.ravel()
    shares = np.bincount(groups, weights=odds.chances)
    averages = (np.bincount(groups, weights=odds.chances * values) / shares)[groups]
    alike = matching(fought.seen, odds)
    if not alike.any() or (np.ptp(averages) <= SAME < np.ptp(values)):
        return None, averages, missing
    settled = bool(np.all(np.abs(averages - values) <= SAME))
    return float(averages[alike][0]), averages, () if settled else missing


def _values(expression: str, odds: Odds) -> NDArray[np.float64]:
    values = np.asarray(evaluate(expression, odds.names, odds.words), dtype=float)
    return np.broadcast_to(values, odds.chances.shape)


def _spread(values: NDArray[np.float64], odds: Odds, error: float) -> Spread:
    return spread_of(values, odds.chances, 1 / odds.samples if odds.samples else 0.0, error)


def usual_yardstick(odds: Odds) -> str:
    """Give the value that the question's own choices go by."""
    made = odds.provenance
    if made.procedure == "fire":  # choices go by what its target raises: this is the firer's
        return str(odds.question.worth)
    return _YARDSTICKS.get((made.game, made.procedure)) or str(odds.question.value)


def unit_of(odds: Odds, yardstick: str) -> str:
    """Say what a yardstick counts, in a word or two; of one's own, nothing."""
    made = odds.provenance
    if yardstick != usual_yardstick(odds):
        return ""
    return _UNITS.get((made.game, made.procedure), "")
