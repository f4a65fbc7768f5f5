"""How lucky a session was: what happened in the battles of a log against what was expected."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from math import fsum, sqrt
from operator import itemgetter
from pathlib import Path
from typing import TYPE_CHECKING

from samurai_odds.engine.answers.answer import check_seed
from samurai_odds.engine.calling import as_python
from samurai_odds.engine.expressions import names_in
from samurai_odds.engine.progress import tracked
from samurai_odds.errors import OddsError
from samurai_odds.grids.answer import Answer
from samurai_odds.grids.axes import Axes
from samurai_odds.grids.grid import Grid
from samurai_odds.reports.luck_log import SAME, read_log
from samurai_odds.reports.luck_session import Battle, SessionLuck, Total, measured
from samurai_odds.reports.luck_standing import Spread, Standing, sum_of

if TYPE_CHECKING:
    import pandas as pd


@dataclass(frozen=True, eq=False, repr=False)
class Luck(SessionLuck, Answer):
    """A luck report: each battle, the totals of each kind, and all in all the last of ``totals``.

    >>> from samurai_odds import luck
    >>> report = luck(["battles attack levy levy : defender_losses 2, attacker_losses 0"])
    >>> print(report.verdict)
    1 battle: 2 net blocks and banners, expected 0.20: 1.80 above.
    Luckier than 98% of sessions like this one.
    """

    @property
    def verdict(self) -> str:
        """The session in two lines of plain words."""
        from samurai_odds.reports.luck_report import verdict

        return "\n".join(verdict(self))

    def to_frame(self) -> "pd.DataFrame":
        """Give the measures of all battles as a pandas DataFrame, a row each."""
        import pandas as pd

        from samurai_odds.reports.luck_report import records

        return pd.DataFrame(records(self))

    def plot(self, axes: "Axes | None" = None) -> "Axes":
        """Draw what all battles together may come to, and what they came to; return the axes."""
        from samurai_odds.grids.style import drawn
        from samurai_odds.reports.luck_report import draw_luck

        return drawn(draw_luck, self, axes)

    def grids(self, form: str = "text") -> list[Grid]:
        """Return the tables of the report."""
        from samurai_odds.reports.luck_report import luck_grids

        return luck_grids(self, form)


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
    where it can take too many values, from sessions played with random numbers of
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
    seed = as_python(seed)
    check_seed(seed)
    logged, problems = read_log(log)
    battles: list[Battle] = []
    for fought in tracked(logged, "battles"):
        try:
            battles.append(measured(fought, by))
        except OddsError as fault:
            problems += [(fought.line, problem) for problem in fault.problems]
    if problems:
        problems.sort(key=itemgetter(0))
        raise OddsError(*(f"line {line}: {problem}" for line, problem in problems))
    return Luck(tuple(battles), tuple(totals(battles, by, seed)))


def totals(battles: list[Battle], by: str | None, seed: int) -> list[Total]:
    """Add up each kind of battle, and then the kinds."""
    kinds: dict[str, list[Battle]] = {}
    for battle in battles:
        made = battle.odds.provenance
        if battle.luck is not None:
            kinds.setdefault(by or f"{made.game} {made.procedure}", []).append(battle)
    totals_of_kinds = [
        Total(
            "all" if by or len(kinds) == 1 else kind,
            _common([battle.yardstick for battle in those]),
            len(those),
            _added([battle.luck for battle in those if battle.luck], seed),
            those[0].unit,
        )
        for kind, those in kinds.items()
    ]
    if len(kinds) > 1:
        parts = [_in_deviations(one.standing, sqrt(one.battles)) for one in totals_of_kinds]
        whole = _in_deviations(_added(parts, seed))
        totals_of_kinds.append(
            Total("all", "standard deviations", sum(one.battles for one in totals_of_kinds), whole)
        )
    return totals_of_kinds


def _common(yardsticks: list[str]) -> str:
    """Name what several battles are measured by, if it is one thing."""
    return yardsticks[0] if len(set(yardsticks)) == 1 else "each battle's own value"


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
