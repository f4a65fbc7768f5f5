"""What to expect of a scenario between equals: banners, favor, length, and what luck decides."""

from os import PathLike

import numpy as np
from numpy.typing import NDArray

from samurai_odds.analysis.luck_of_games import match, part_of_groups
from samurai_odds.analysis.par import ParSheet
from samurai_odds.battles.scenario.scenario import SIDES, Scenario
from samurai_odds.battles.whole.contest import Contest
from samurai_odds.battles.whole.game import deals, hands_are_dealt
from samurai_odds.battles.whole.outcomes import columns_of
from samurai_odds.battles.whole.staging import TURN_LIMIT
from samurai_odds.battles.words import USUAL_BOT
from samurai_odds.engine.answers.answer import Headlines, Listing
from samurai_odds.engine.answers.odds import Odds
from samurai_odds.engine.declaring import MARGIN
from samurai_odds.grids.figure import Figure
from samurai_odds.play.limits import Run
from samurai_odds.play.tables import quantiles

FEWEST_DEALS, MOST_DEALS = 30, 250  # kept, to tell the luck of the deal from that of the dice
GAMES_A_DEAL = 8
_NOTHING = Listing("", (), ())
_MATCH_LEADS = (1, 2, 3, 4, 6, 8)  # banners of two games together


class Par(ParSheet, Contest):
    """A scenario between two bots alike: what a player of either side should expect of it."""

    counted = ("banners, red less blue", "margin")

    def __init__(
        self,
        scenario: "str | PathLike[str] | Scenario",
        bot: str = USUAL_BOT,
        turn_limit: int = TURN_LIMIT,
        dragons: "str | PathLike[str] | None" = None,
        rules: "str | PathLike[str] | None" = None,
        margin: float = MARGIN,
    ) -> None:
        super().__init__(scenario, bot, bot, None, turn_limit, dragons, rules)
        self.between_equals(bot, margin, self.provenance.inputs)
        self.luck: Figure | None = None  # part of the lead's spread that the deal decides

    def answer(self, run: Run, seed: int, elapsed_s: float = 0.0) -> Odds:
        """Give what came of the games, and what the deal alone has decided."""
        if hands_are_dealt(self.staged.start) and run.games >= FEWEST_DEALS:
            number = max(FEWEST_DEALS, min(MOST_DEALS, run.games // GAMES_A_DEAL))
            self.luck = part_of_groups(self._leads_by_deal(seed, number))
        return super().answer(run, seed, elapsed_s)

    def _leads_by_deal(self, seed: int, played: int) -> NDArray[np.int64]:
        """Play some deals several times: red's lead in banners, by deal and game."""
        leads = np.zeros((played, GAMES_A_DEAL), dtype=np.int64)
        parts = [
            (start, number * GAMES_A_DEAL, GAMES_A_DEAL)
            for number, start in enumerate(deals(self.staged.start, seed, played))
        ]
        for number, rows in enumerate(self.play_changed(seed, parts)):
            found = columns_of(self.staged.setup, rows)
            leads[number] = found["red_banners"] - found["blue_banners"]
        return leads

    # ---- in words --------------------------------------------------------------------

    @property
    def heading(self) -> str:
        """The question in a line of plain words."""
        begins = SIDES[self.staged.scenario.first]
        return (
            f"Samurai Battles: {self.staged.scenario.title}, {self.staged.red} on both sides "
            f"({begins} moves first)"
        )

    @property
    def headlines(self) -> Headlines:
        """The figures to show when none are asked for."""
        usual = super().headlines
        amounts = [item for item in usual.amounts if not item[0].startswith("units lost")]
        return Headlines(usual.chances, tuple(amounts), usual.spreads)

    def par_text(self, odds: Odds) -> str:
        """Return the banners that each side gets on average."""
        red, blue = (odds.expect(f"{side}_banners") for side in SIDES)
        return f"{red:.1f} banners for red and {blue:.1f} for blue"

    def listings_where(self, condition: str | None) -> tuple[Listing, ...]:
        """Give the quartiles, a match of two games, what luck decides, and the usual tables."""
        usual = super().listings_where(condition)
        if not usual:
            return ()
        met = self.met(condition)
        games = {name: column[met] for name, column in self.games.items()}
        spread = {"turns of both sides": games["turns"]}
        spread |= {f"banners, {side}": games[f"{side}_banners"] for side in SIDES}
        reasons, _, *rest = usual
        return (
            quantiles(spread | {"banners, red less blue": games["margin"]}),
            *(
                (_NOTHING, _NOTHING)
                if condition
                else (match(games["margin"], _MATCH_LEADS), self._luck())
            ),
            reasons,
            *rest,
        )

    def _luck(self) -> Listing:
        """Tell the luck of the deal from the rest."""
        if self.luck is None:
            return _NOTHING
        rest = Figure(1 - self.luck, self.luck.se, self.luck.samples, True)
        rows = (("the first hands", self.luck), ("dice, and cards drawn later", rest))
        return Listing("", ("spread of the lead in banners due to", "part"), rows)
