"""How lucky an evening was: what happened in the battles of a log against what was expected."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from math import fsum, sqrt
from operator import itemgetter
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from samurai_odds.engine.answers.answer import check_seed
from samurai_odds.engine.answers.expressions import evaluate, names_in
from samurai_odds.engine.answers.odds import Odds
from samurai_odds.errors import OddsError
from samurai_odds.evenings.log import SAME, Fought, matching, read_log, spoken
from samurai_odds.evenings.standing import Spread, Standing, spread_of, sum_of
from samurai_odds.grids.figure import Figure

if TYPE_CHECKING:
    import pandas as pd
    from matplotlib.axes import Axes

__all__ = ["Luck", "luck"]

_DIGITS = 9  # of what is compared
_UNITS = {  # what the default value counts, in a word or two
    ("battles", "attack"): "net blocks and banners",
    ("battles", "play"): "net banners",
    ("swords", "battle"): "koku",
    ("swords", "campaign"): "koku",
    ("ran", "shock"): "net rout points",
    ("ran", "fire"): "net rout points",
    ("ran", "assault"): "net rout points",
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
        made, usual = self.odds.provenance, _default(self.odds)
        return _UNITS.get((made.game, made.procedure), "") if self.yardstick == usual else ""


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


@dataclass(frozen=True, eq=False)
class Luck:
    """A luck report: each battle, the totals of each kind, and all in all the last of ``totals``.

    >>> from samurai_odds import luck
    >>> report = luck(["battles attack levy levy : defender_losses 2, attacker_losses 0"])
    >>> print(report.verdict)
    1 battle: 2 net blocks and banners, expected 0.20: 1.80 above.
    Luckier than 98 % of such evenings.
    """

    battles: tuple[Battle, ...]
    totals: tuple[Total, ...]

    @property
    def verdict(self) -> str:
        """The evening in two lines of plain words."""
        from samurai_odds.evenings.page import verdict

        return verdict(self)

    def to_frame(self) -> "pd.DataFrame":
        """Give the measures of all battles as a pandas DataFrame, a row each."""
        import pandas as pd

        from samurai_odds.evenings.page import records

        return pd.DataFrame(records(self))

    def plot(self, axes: "Axes | None" = None) -> "Axes":
        """Draw what all battles together may come to, and what they came to; return the axes."""
        from samurai_odds.evenings.picture import draw_luck
        from samurai_odds.grids.notebook import showing_itself

        return showing_itself(draw_luck(self)) if axes is None else draw_luck(self, axes)

    def _repr_html_(self) -> str:
        from samurai_odds.evenings.page import luck_grids
        from samurai_odds.grids.grid import as_html

        return as_html(luck_grids(self))

    def __str__(self) -> str:
        from samurai_odds.evenings.page import luck_grids
        from samurai_odds.grids.grid import as_text

        return as_text(luck_grids(self))

    __repr__ = __str__


def luck(log: str | Path | Iterable[str], by: str | None = None, seed: int = 0) -> Luck:
    """Say how lucky the battles of a log were, one by one and all in all.

    ``log`` names a text file, or is its lines. A line is a question as on the
    command line, a colon, and what happened: ``battles attack levy levy :
    defender_losses 2, attacker_losses 0``. It may be as short as ``levy levy: 2-0``
    (blocks that the defender lost, and the attacker; of Samurai Swords units left to
    the attacker, and to the defender): ``battles attack`` goes without saying, a word
    more is the terrain of the defender (``levy levy forest: 2-0``), a number the range,
    options need no dashes, and a ``v`` between two sides stands for quotation marks. A
    line that is only ``swords``, or ``ran fire``, names what the lines below leave out.
    ``theirs`` before the question turns luck round: it was the other side's battle.
    Blank lines and ``#`` comments are passed over.

    Luck is measured ``by`` an expression, by default the value that the question's
    own choices go by (for an attack, net blocks and banners). Only what was written
    down is compared: the rest counts at its average given that, in what happened as
    in what might have. A battle of whose luck nothing was written down stays out of
    the total.

    The total is the distribution of the sum of all battles, worked out exactly, or,
    where it can take too many values, from evenings played with random numbers of
    ``seed``. Battles of several kinds add up in the standard deviations of each kind's
    total, a kind weighing as many battles as it has, and the sum is given in standard
    deviations of its own.

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
    odds = fought.odds
    yardstick = by or _default(odds)
    actual, values, left_out = _compared(yardstick, fought)
    sign = -1.0 if fought.theirs else 1.0
    standing = None
    if actual is not None:
        spread = _spread(values, odds, odds.expect(yardstick).se)
        standing = Standing(sign * actual, spread.scaled(sign))
    measures = tuple(_measure(name, value, odds) for name, value in fought.seen.items())
    heading = odds.asked.heading.partition(": ")[2].partition("\n")[0]
    return Battle(
        fought.line, heading, fought.theirs, odds, measures, yardstick, standing, left_out
    )


def _default(odds: Odds) -> str:
    made = odds.provenance
    if made.procedure == "fire":  # choices go by what its target raises: this is the firer's
        return str(odds.asked.worth)
    return _YARDSTICKS.get((made.game, made.procedure)) or str(odds.asked.value)


def _measure(name: str, value: float, odds: Odds) -> Measure:
    happened = matching({name: value}, odds)
    chance = odds.chance_of(happened)
    text = spoken(name, value, odds).partition(" ")[2]
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
    _, groups = np.unique(np.round(known, _DIGITS), axis=0, return_inverse=True)
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


def _totals(battles: list[Battle], by: str | None, seed: int) -> list[Total]:
    """Add up each kind of battle, and then the kinds."""
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
            those[0].unit,
        )
        for kind, those in kinds.items()
    ]
    if len(kinds) > 1:
        parts = [_in_deviations(one.standing, sqrt(one.battles)) for one in totals]
        whole = _in_deviations(_added(parts, seed))
        totals.append(Total("all", "standard deviations", sum(t.battles for t in totals), whole))
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


def _in_deviations(standing: Standing, size: float = 1.0) -> Standing:
    """Measure a total in its own standard deviations, so that other kinds can be added to it.

    Sums of ``size`` squared battles have a standard deviation of ``size`` average ones.
    """
    spread = standing.spread
    factor = size / spread.deviation if spread.deviation > SAME else 0.0
    actual = factor * (standing.actual - spread.mean)
    return Standing(actual, spread.scaled(factor, spread.mean))
