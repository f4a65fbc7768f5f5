"""Par: what equal players should expect of a scenario, whom it favors, what luck decides."""

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from math import sqrt
from typing import Any

import numpy as np
from numpy.typing import NDArray

from samurai_odds.analysis.evidence import Players, favored_dict, players_of
from samurai_odds.analysis.favor import (
    Favor,
    check_margin,
    equals_text,
    favor_of,
    favor_text,
    surer_text,
)
from samurai_odds.engine.answers.answer import Listing
from samurai_odds.engine.answers.odds import Odds
from samurai_odds.engine.answers.verdict import Verdict
from samurai_odds.engine.declaring import MARGIN
from samurai_odds.engine.sums import total
from samurai_odds.grids.figure import Z_95, Figure, wilson_error
from samurai_odds.play.contest import FullGame
from samurai_odds.play.tables import QUANTILES_NAMED, quantiles

_PLAYERS = ("red", "blue", "bots")  # inputs of a game of any players


class ParSheet(FullGame):
    """A game between players of one bot; a game mixes it into its `Contest`.

    ``counted`` is the variable of the verdict's value, in words and as an expression.
    """

    main_listings = 3
    margin = MARGIN
    tallies = False  # its tables are of all games
    counted: tuple[str, str]

    def between_equals(self, bot: str, margin: float, inputs: Mapping[str, Any]) -> None:
        """Make it a sheet of one bot, from the inputs of a game of any bots."""
        check_margin(margin, len(self.winners))
        self.margin = margin
        of_one_bot = {name: value for name, value in inputs.items() if name not in _PLAYERS}
        of_one_bot |= {"bot": bot} | ({} if margin == MARGIN else {"margin": margin})
        self.provenance = self.staged.provenance("par", of_one_bot)

    @property
    def kept_inputs(self) -> dict[str, Any]:
        """The inputs as a record keeps them: whatever the margin, the games are the same."""
        return {name: value for name, value in super().kept_inputs.items() if name != "margin"}

    @abstractmethod
    def par_text(self, odds: Odds) -> str:
        """Return what each side gets on average."""

    @abstractmethod
    def spread(self, games: Mapping[str, Any]) -> dict[str, Any]:
        """Return the numbers whose quartiles it gives, by name, from the variables of its games."""

    def by_luck(self, games: Mapping[str, Any], condition: str | None) -> tuple[Listing, ...]:
        """Return the tables of what luck alone decides."""
        return ()

    def listings_where(self, condition: str | None) -> tuple[Listing, ...]:
        """Give the quartiles, what luck decides, and the usual tables."""
        usual = super().listings_where(condition)
        if not usual:
            return ()
        met = self.met(condition)
        games = {name: column[met] for name, column in self.games.items()}
        reasons, *rest = [one for one in usual if one.columns[0] != QUANTILES_NAMED]
        luck = self.by_luck(games, condition)
        return (quantiles(self.spread(games)), *luck, reasons, *rest)

    def favor(self) -> Favor:
        """Return whom the games played favor."""
        return favor_of(self.credits(), self.winners, self.margin)

    def reported(self) -> Players | None:
        """Return what people reported of the scenario; None where nobody did."""
        return players_of(self.favor(), self.provenance, self.staged.scenario)

    def verdict(self, odds: Odds) -> Verdict:
        """Return what each side should expect, and whom the scenario favors."""
        unit, value = self.counted
        par, worth = f"Par is {self.par_text(odds)}.", odds.expect(value)
        if (where := odds.provenance.condition) is not None:
            return Verdict(f"Where {where}: {par}", value, unit, worth)
        if self.run is None:
            return Verdict(par, value, unit, worth)
        favor, bot = self.favor(), str(odds.provenance.inputs["bot"])
        seconds = 0.0 if self.recorded else odds.provenance.elapsed_s
        players = self.reported()
        return Verdict(
            f"{par} {favor_text(favor, self.staged.scenario.title, equals_text(bot, favor))}",
            value,
            unit,
            worth,
            asides=(*([players.text] if players else ()), surer_text(favor, seconds)),
            data=favored_dict(favor, players),
        )


# ---- What luck decides in games between equals ---------------------------------------


def part_of_groups(values: NDArray[np.int64]) -> Figure:
    """Give the part of a number's variance that lies between groups of games.

    ``values`` has a row for each group (a deal) and in it as many games, two at least. The
    estimate is that of the analysis of variance, so it is not raised by the luck within the
    groups; it is put up to 0 where it falls below, and then counts as resting on so few games
    that its interval ends where its error says. The error is the jackknife's over groups.
    """
    groups, games = values.shape
    means = [int(row.sum()) / games for row in values]
    within = [total((row - mean) * (row - mean)) for row, mean in zip(values, means, strict=True)]
    sums, squares, inner = total(np.array(means)), sum(mean * mean for mean in means), sum(within)
    whole = _between(groups, games, sums, squares, inner)
    left_out = [
        _between(groups - 1, games, sums - mean, squares - mean * mean, inner - apart)
        for mean, apart in zip(means, within, strict=True)
    ]
    center = total(np.array(left_out)) / groups
    spread = total(np.array([(one - center) * (one - center) for one in left_out]))
    error = sqrt((groups - 1) / groups * spread)
    if whole > 0 or not error:
        return Figure(max(whole, 0.0), error, values.size, True)
    return Figure(0.0, error, max(1, round(Z_95 / error - Z_95 * Z_95)), True)


def _between(groups: int, games: int, sums: float, squares: float, inner: float) -> float:
    """Give the part between groups from the sums of their means and of what lies within."""
    between = games * (squares - sums * sums / groups) / (groups - 1)
    within = inner / (groups * (games - 1))
    component = (between - within) / games
    return component / (component + within) if component + within > 0 else 0.0


def lead_in_match(margins: NDArray[np.int64], leads: Sequence[int]) -> tuple[Figure, ...]:
    """Give the chance that two games between equals, seats exchanged, differ by so much or more.

    ``margins`` is the first seat's lead in single games. A match is any two of these games,
    the one's lead less the other's: equals gain nothing but luck from it. The errors
    count that the pairs are made of the same games.
    """
    games = len(margins)
    values, counts = np.unique(margins, return_counts=True)
    chances = []
    for lead in leads:
        apart = np.abs(values[:, None] - values[None, :]) >= lead
        pairs = apart * counts[None, :]
        against = (pairs.sum(axis=1) - apart.diagonal()) / (games - 1)  # not with itself
        chance = total(counts * against) / games
        spread = total(counts * (against - chance) * (against - chance)) / games
        error = 2 * sqrt(spread / games)
        chances.append(Figure(chance, error or wilson_error(chance, games), games, True))
    return tuple(chances)


def match(margins: NDArray[np.int64], leads: Sequence[int]) -> Listing:
    """Say what lead luck alone gives in a match: two games between equals, sides swapped."""
    if len(margins) < 2:  # one game cannot meet another
        return Listing("", (), ())
    chances = lead_in_match(margins, (1, *leads))
    even = Figure(1 - chances[0], chances[0].se, chances[0].samples, True)
    shown = [(f"{lead}+", chance) for lead, chance in zip(leads, chances[1:], strict=True)]
    title = "lead in a match of two battles, sides swapped"
    return Listing("", (title, "by luck alone"), (("even", even), *shown))
