"""What to expect of a battle between equals: rout points, favor, length, and what luck gives."""

from os import PathLike

from samurai_odds.analysis.luck_of_games import match
from samurai_odds.analysis.par import ParSheet
from samurai_odds.engine.answers.answer import Listing
from samurai_odds.engine.answers.odds import Odds
from samurai_odds.engine.declaring import MARGIN
from samurai_odds.play.tables import quantiles
from samurai_odds.ran.names import USUAL_BOT
from samurai_odds.ran.scenario.scenario import SIDES, Scenario
from samurai_odds.ran.whole.contest import Contest

_MATCH_LEADS = (1, 5, 10, 15, 20, 30)  # rout points of two battles together


class Par(ParSheet, Contest):
    """A scenario between two bots alike: what a player of either side should expect of it."""

    counted = ("rout points, blue less red", "margin")

    def __init__(
        self,
        scenario: "str | PathLike[str] | Scenario",
        bot: str = USUAL_BOT,
        turn_limit: int | None = None,
        rules: str | None = None,
        margin: float = MARGIN,
    ) -> None:
        super().__init__(scenario, bot, bot, turn_limit, rules)
        self.between_equals(bot, margin, self.provenance.inputs)

    @property
    def heading(self) -> str:
        scenario = self.staged.scenario
        return f"RAN: {scenario.title}, {self.staged.red} on both sides"

    def par_text(self, odds: Odds) -> str:
        """Return the rout points that each side loses on average."""
        red, blue = (odds.expect(f"{side}_rout_points") for side in SIDES)
        return f"{red:.1f} rout points lost by red and {blue:.1f} by blue"

    def listings_where(self, condition: str | None) -> tuple[Listing, ...]:
        """Give the quartiles, a match of two battles, and the usual tables."""
        usual = super().listings_where(condition)
        if not usual:
            return ()
        met = self.met(condition)
        games = {name: column[met] for name, column in self.games.items()}
        spread = {"turns": games["turns"]}
        spread |= {f"rout points, {side}": games[f"{side}_rout_points"] for side in SIDES}
        apart = quantiles(spread | {"rout points, blue less red": games["margin"]})
        reasons, *rest = [one for one in usual if not one.columns[0].startswith("quantiles")]
        between = () if condition else (match(games["margin"], _MATCH_LEADS),)
        return (apart, *between, reasons, *rest)
