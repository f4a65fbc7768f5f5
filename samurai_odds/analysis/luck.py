"""How lucky an evening was: what happened in the battles of a log against what was expected."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from math import fsum
from operator import itemgetter
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np

from samurai_odds.analysis.luck_log import SAME, Fought, matching, read_log, spoken
from samurai_odds.analysis.standing import Spread, Standing, spread_of, sum_of
from samurai_odds.engine.answer import check_seed
from samurai_odds.engine.expressions import evaluate, names_in
from samurai_odds.engine.figure import Figure
from samurai_odds.engine.odds import Odds
from samurai_odds.errors import OddsError

if TYPE_CHECKING:
    import pandas as pd
    from matplotlib.axes import Axes

__all__ = ["Luck", "luck"]

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
    side's; it is None where what was written down does not settle that.
    """

    line: int
    question: str
    theirs: bool
    odds: Odds
    measures: tuple[Measure, ...]
    yardstick: str
    luck: Standing | None


@dataclass(frozen=True)
class Total:
    """Several battles added up: ``kind`` says which, ``yardstick`` by what."""

    kind: str
    yardstick: str
    battles: int
    standing: Standing


@dataclass(frozen=True, eq=False)
class Luck:
    """A luck report: each battle, the totals of each kind, and all in all the last of ``totals``.

    >>> from samurai_odds import luck
    >>> report = luck(["battles attack levy levy : defender_losses 2, attacker_losses 0"])
    >>> print(report.verdict)
    1 battle: 2, expected 0.20: 1.80 above.
    Luckier than 98 % of such evenings.
    """

    battles: tuple[Battle, ...]
    totals: tuple[Total, ...]

    @property
    def verdict(self) -> str:
        """The evening in two lines of plain words."""
        from samurai_odds.reports.luck import verdict

        return verdict(self)

    def to_frame(self) -> "pd.DataFrame":
        """Give the measures of all battles as a pandas DataFrame, a row each."""
        import pandas as pd

        from samurai_odds.reports.luck import records

        return pd.DataFrame(records(self))

    def plot(self, axes: "Axes | None" = None) -> "Axes":
        """Draw what all battles together may come to, and what they came to; return the axes."""
        from samurai_odds.reports.luck_figure import draw_luck
        from samurai_odds.reports.notebook import showing_itself

        return showing_itself(draw_luck(self)) if axes is None else draw_luck(self, axes)

    def _repr_html_(self) -> str:
        from samurai_odds.reports.grid import as_html
        from samurai_odds.reports.luck import luck_grids

        return as_html(luck_grids(self))

    def __str__(self) -> str:
        from samurai_odds.reports.grid import as_text
        from samurai_odds.reports.luck import luck_grids

        return as_text(luck_grids(self))

    __repr__ = __str__


def luck(log: str | Path | Iterable[str], by: str | None = None, seed: int = 0) -> Luck:
    """Say how lucky the battles of a log were, one by one and all in all.

    ``log`` names a text file, or is its lines. A line is a question as on the
    command line, a colon, and what happened: ``battles attack levy levy :
    defender_losses 2, attacker_losses 0``. ``theirs`` before the question turns
    luck round: it was the other side's battle. Blank lines and ``#`` comments are
    passed over.

    Luck is measured ``by`` an expression, by default the value that the question's
    own choices go by (for an attack, net blocks and banners). It must be settled by
    what was written down; a battle where the default is not stays out of the total.
    The total is worked out exactly, or, where it can take too many values, from
    evenings played with random numbers of ``seed``.

    Raises OddsError with everything that is wrong with the log, line by line, a
    result that cannot happen included.

    >>> from samurai_odds import luck
    >>> report = luck(["swords battle gunner spearman : won yes"], by="won")
    >>> round(report.totals[-1].standing.percentile, 4)
    0.7
    """
    if by is not None:
        names_in(by)  # refuses what is no expression, once for all lines
    check_seed(seed)
    logged, problems = read_log(log)
    battles: list[Battle] = []
    for fought in logged:
        try:
            battles.append(_measured(fought, by))
        except OddsError as fault:
            problems += [(fought.line, problem) for problem in fault.problems]
    if problems:
        problems.sort(key=itemgetter(0))
        raise OddsError(*(f"line {line}: {problem}" for line, problem in problems))
    return Luck(tuple(battles), tuple(_totals(battles, by, seed)))


def _measured(fought: Fought, by: str | None) -> Battle:
    odds, made = fought.odds, fought.odds.provenance
    default = _YARDSTICKS.get((made.game, made.procedure)) or odds.asked.value
    yardstick = by or str(default)
    actual = _settled(yardstick, fought)
    if actual is None and by:
        missing = sorted(names_in(by) - fought.seen.keys())
        raise OddsError(f"'{by}' is not settled by what happened: give {', '.join(missing)} too")
    sign = -1.0 if fought.theirs else 1.0
    standing = None
    if actual is not None:
        standing = Standing(sign * actual, _spread(yardstick, odds).scaled(sign))
    measures = tuple(_measure(name, value, odds) for name, value in fought.seen.items())
    heading = odds.asked.heading.partition(": ")[2].partition("\n")[0]
    return Battle(fought.line, heading, fought.theirs, odds, measures, yardstick, standing)


def _measure(name: str, value: float, odds: Odds) -> Measure:
    happened = matching({name: value}, odds)
    chance = odds.chance_of(happened)
    text = spoken(name, value, odds).partition(" ")[2]
    if name in odds.words:
        return Measure(name, text, None, chance)
    return Measure(name, text, Standing(value, _spread(name, odds)), chance)


def _settled(expression: str, fought: Fought) -> float | None:
    """Work out an expression from what happened; None if that leaves it open."""
    odds = fought.odds
    values = np.asarray(evaluate(expression, odds.names, odds.words))
    if names_in(expression) <= fought.seen.keys():
        columns = {name: np.array([value]) for name, value in fought.seen.items()}
        return float(evaluate(expression, columns, odds.words)[0])
    values = values[matching(fought.seen, odds)]
    if not len(values) or np.ptp(values) > SAME:
        return None
    return float(values[0])


def _spread(expression: str, odds: Odds) -> Spread:
    values = np.asarray(evaluate(expression, odds.names, odds.words), dtype=float)
    doubt = 1 / odds.samples if odds.samples else 0.0
    return spread_of(values, odds.chances, doubt, odds.expect(expression).se)


def _totals(battles: list[Battle], by: str | None, seed: int) -> list[Total]:
    """Add up each kind of battle, and all in all: in standard deviations if kinds differ."""
    kinds: dict[str, list[Battle]] = {}
    for battle in battles:
        made = battle.odds.provenance
        if battle.luck is not None:
            kinds.setdefault(by or f"{made.game} {made.procedure}", []).append(battle)
    totals = [
        Total(
            "all" if by or len(kinds) == 1 else kind,
            max((battle.yardstick for battle in those), key=len),
            len(those),
            _added([battle.luck for battle in those if battle.luck], seed),
        )
        for kind, those in kinds.items()
    ]
    if len(kinds) > 1:
        standings = [_standardised(b.luck) for b in battles if b.luck]
        sums = _added(standings, seed)
        totals.append(Total("all", "standard deviations", len(standings), sums))
    return totals


def _added(standings: list[Standing], seed: int) -> Standing:
    """Add up what happened, and the spreads that it came from."""
    times: Counter[bytes] = Counter()
    spreads: dict[bytes, Spread] = {}
    for one in standings:
        same = one.spread.values.tobytes() + one.spread.chances.tobytes()
        times[same] += 1
        spreads[same] = one.spread
    spread = sum_of([(spreads[same], number) for same, number in times.items()], seed)
    return Standing(fsum(one.actual for one in standings), spread)


def _standardised(standing: Standing) -> Standing:
    """Measure a battle in its own standard deviations, so that battles of all games add up."""
    spread = standing.spread
    factor = 1 / spread.deviation if spread.deviation > SAME else 0.0
    actual = factor * (standing.actual - spread.mean)
    return Standing(actual, spread.scaled(factor, spread.mean))
