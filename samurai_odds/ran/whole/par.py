"""What to expect of a battle between equals: rout points, favor, length, and what luck gives."""

from os import PathLike

from samurai_odds.analysis.luck_of_games import match
from samurai_odds.engine.answers.answer import Listing
from samurai_odds.engine.answers.odds import Odds
from samurai_odds.engine.answers.verdict import Verdict
from samurai_odds.play.contest import is_close
from samurai_odds.play.tables import quantiles
from samurai_odds.ran.names import USUAL_BOT
from samurai_odds.ran.scenario.scenario import SIDES, Scenario
from samurai_odds.ran.whole.contest import Contest

_MATCH_LEADS = (1, 5, 10, 15, 20, 30)  # rout points of two battles together


class Par(Contest):
    """A scenario between two bots alike: what a player of either side should expect of it."""

    main_listings = 3

    def __init__(
        self,
        scenario: "str | PathLike[str] | Scenario",
        bot: str = USUAL_BOT,
        turn_limit: int | None = None,
        rules: str | None = None,
    ) -> None:
        super().__init__(scenario, bot, bot, turn_limit, rules)
        inputs = dict(self.provenance.inputs)
        del inputs["red"], inputs["blue"]
        self.provenance = self.staged.provenance("par", inputs | {"bot": bot})

    @property
    def heading(self) -> str:
        scenario = self.staged.scenario
        return f"RAN: {scenario.title}, {self.staged.red} on both sides"

    def verdict(self, odds: Odds) -> Verdict:
        """Return what each side should expect to lose, and which side the scenario favors."""
        red, blue = (odds.expect(f"{side}_rout_points") for side in SIDES)
        wins = {side: odds.p(f"winner == '{side}'") for side in SIDES}
        ahead = max(SIDES, key=lambda side: wins[side])
        favored = f"{ahead} is favored and wins {wins[ahead].text()}"
        if is_close(odds, "winner == 'red'", "winner == 'blue'"):
            shares = ", ".join(f"{side} {wins[side].text()}" for side in SIDES)
            favored = f"too close to call which side is favored ({shares})"
        text = f"Par is {red:.1f} rout points lost by red and {blue:.1f} by blue; {favored}."
        return Verdict(text, "margin", "rout points, blue less red", odds.expect("margin"))

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
