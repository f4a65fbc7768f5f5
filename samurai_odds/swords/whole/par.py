"""What to expect of a set-up between equals: provinces, length, and which seat it favors."""

from os import PathLike

from samurai_odds.analysis.par import ParSheet
from samurai_odds.engine.answers.answer import Listing
from samurai_odds.engine.answers.odds import Odds
from samurai_odds.engine.declaring import MARGIN
from samurai_odds.play.tables import quantiles
from samurai_odds.swords.scenario.scenario import Scenario
from samurai_odds.swords.whole.contest import Contest
from samurai_odds.swords.words import USUAL_BOT


class Par(ParSheet, Contest):
    """A set-up with one bot in all seats: what the player of each should expect of it."""

    counted = ("rounds", "rounds")

    def __init__(
        self,
        setup: "str | PathLike[str] | Scenario | None" = None,
        players: int | None = None,
        bot: str = USUAL_BOT,
        variant: str | None = None,
        goal: int | None = None,
        round_limit: int | None = None,
        rules: "str | PathLike[str] | None" = None,
        margin: float = MARGIN,
    ) -> None:
        super().__init__(setup, players, bot, variant, goal, round_limit, rules)
        self.between_equals(bot, margin, self.provenance.inputs)

    def par_text(self, odds: Odds) -> str:
        """Return the provinces that each seat holds at the end on average, and the length."""
        named = ", ".join(
            f"{odds.expect(f'seat_{seat + 1}_provinces'):.1f} for {self.staged.seat_name(seat)}"
            for seat in self.staged.seats
        )
        return f"{odds.expect('rounds'):.1f} rounds and, of provinces at the end, {named}"

    def listings_where(self, condition: str | None) -> tuple[Listing, ...]:
        """Give the quartiles, and the usual tables."""
        usual = super().listings_where(condition)
        if not usual:
            return ()
        met = self.met(condition)
        games = {name: column[met] for name, column in self.games.items()}
        spread = {"rounds": games["rounds"]}
        for seat in self.staged.seats:
            named = f"provinces, {self.staged.seat_name(seat)}"
            spread[named] = games[f"seat_{seat + 1}_provinces"]
        reasons, *rest = [one for one in usual if not one.columns[0].startswith("quantiles")]
        return (quantiles(spread), reasons, *rest)
