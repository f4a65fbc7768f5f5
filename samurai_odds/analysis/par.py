"""Par: what equal players should expect of a scenario, and whom it favors."""

from collections.abc import Mapping
from typing import Any

from samurai_odds.analysis.evidence import Players, players_of
from samurai_odds.analysis.favor import (
    Favor,
    check_margin,
    equals_text,
    favor_of,
    favor_text,
    surer_text,
)
from samurai_odds.engine.answers.odds import Odds
from samurai_odds.engine.answers.verdict import Verdict
from samurai_odds.engine.declaring import MARGIN
from samurai_odds.play.contest import WholeGame

_PLAYERS = ("red", "blue", "bots")  # inputs of a game of any players


class ParSheet(WholeGame):
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
        kept = {name: value for name, value in inputs.items() if name not in _PLAYERS}
        kept |= {"bot": bot} | ({} if margin == MARGIN else {"margin": margin})
        self.provenance = self.staged.provenance("par", kept)

    @property
    def kept_inputs(self) -> dict[str, Any]:
        """The inputs as a record keeps them: whatever the margin, the games are the same."""
        return {name: value for name, value in super().kept_inputs.items() if name != "margin"}

    def par_text(self, odds: Odds) -> str:
        """Return what each side gets on average."""
        raise NotImplementedError

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
            data=favor.to_dict() | ({"players": players.to_dict()} if players else {}),
        )
