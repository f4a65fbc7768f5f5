"""A battle fought whole, many times, as a question: who wins, how and how surely."""

from collections.abc import Mapping
from os import PathLike
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from samurai_odds.engine.answers.answer import Headlines, Listing
from samurai_odds.engine.answers.odds import Odds
from samurai_odds.play.contest import WORTH_SAYING, Battle, both_sides
from samurai_odds.ran.scenario.scenario import SIDES, Scenario
from samurai_odds.ran.whole.outcomes import TURN_LIMIT, WORDS, columns_of
from samurai_odds.ran.whole.staging import stage

if TYPE_CHECKING:
    from matplotlib.axes import Axes

_AMOUNTS = (("rout points", "rout_points"), ("heads", "heads"), ("units lost", "units_lost"))
_MORE = (("busho lost", "busho_lost"), ("contingents fled", "contingents_fled"))


class Contest(Battle):
    """A scenario fought to the end by two bots, checked and ready to be played."""

    words = WORDS
    main_listings = 2  # how they were won, rout points by turn; the others when all is asked for

    def __init__(
        self,
        scenario: "str | PathLike[str] | Scenario",
        red: str = "greedy",
        blue: str = "greedy",
        turn_limit: int | None = None,
        rules: str | None = None,
    ) -> None:
        self.given = scenario
        self.staged = stage(scenario, red, blue, turn_limit, rules)
        inputs: dict[str, Any] = {"scenario": self.staged.as_input(scenario)}
        inputs |= {"red": red, "blue": blue}
        for name, value in (("turn_limit", turn_limit), ("rules", rules)):
            inputs |= {} if value is None else {name: value}
        self.provenance = self.staged.provenance("play", inputs)

    def columns(self, rows: NDArray[np.int16]) -> dict[str, NDArray[np.int64]]:
        return columns_of(rows)

    def derive(self, columns: Mapping[str, Any]) -> dict[str, Any]:
        """Add the names that expressions may use besides: ``margin``, blue's points less red's."""
        return {"margin": columns["blue_rout_points"] - columns["red_rout_points"]}

    def tables(self, condition: str | None) -> tuple[Listing, ...]:
        from samurai_odds.ran.whole.tables import listings

        return listings(self, condition)

    def draw(self, odds: Odds) -> "Axes":
        """Draw how the games ended, rout points over time, where units were lost."""
        from samurai_odds.ran.whole.pictures import draw

        return draw(odds)

    # ---- in words --------------------------------------------------------------------

    @property
    def heading(self) -> str:
        staged = self.staged
        scenario = staged.scenario
        begins = f", from turn {scenario.moment.turn} on" if not scenario.is_fresh else ""
        return (
            f"RAN: {scenario.title}{begins}, red {staged.red} against blue {staged.blue} "
            f"({scenario.turn_limit} turns at most)"
        )

    @property
    def remarks(self) -> tuple[str, ...]:
        if self.run is None or (share := self.share_of("reason", TURN_LIMIT)) <= WORTH_SAYING:
            return ()
        limit = self.staged.scenario.turn_limit
        return (
            f"{100 * share:.0f}% of the battles were stopped after turn {limit} and judged by "
            "rout points (R47)",
        )

    @property
    def headlines(self) -> Headlines:
        chances = [(f"{side} wins", f"winner == '{side}'") for side in SIDES]
        if self.run is None or (self.games["winner"] == len(SIDES)).any():
            chances.append(("a draw", "winner == 'none'"))
        amounts = (("turns", "turns"), *both_sides(_AMOUNTS))
        return Headlines(tuple(chances), amounts, (), tuple(both_sides(_MORE)))
