"""A battle fought whole, many times, as a question: who wins, how and how surely."""

from collections.abc import Mapping
from os import PathLike
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from samurai_odds.battles.scenario.scenario import SIDES, Scenario
from samurai_odds.battles.whole.outcomes import TURN_LIMIT, WORDS, columns_of
from samurai_odds.battles.whole.staging import TURN_LIMIT as USUAL_TURNS
from samurai_odds.battles.whole.staging import stage
from samurai_odds.battles.words import USUAL_BOT
from samurai_odds.engine.answers.answer import Headlines, Listing
from samurai_odds.engine.answers.odds import Odds
from samurai_odds.play.contest import WORTH_SAYING, Battle, both_sides

if TYPE_CHECKING:
    from matplotlib.axes import Axes

_AMOUNTS = (("banners", "banners"), ("units lost", "units_lost"))
_MORE = (  # what is printed only when all is asked for
    ("blocks lost", "blocks_lost"),
    ("leaders lost", "leaders_lost"),
    ("tokens at the end", "tokens"),
    ("command cards at the end", "cards"),
)


class Contest(Battle):
    """A scenario fought to the end by two bots, checked and ready to be played."""

    words = WORDS
    main_listings = 1  # how they were won; the others are printed when all is asked for

    def __init__(
        self,
        scenario: "str | PathLike[str] | Scenario",
        red: str = USUAL_BOT,
        blue: str = USUAL_BOT,
        first: str | None = None,
        turn_limit: int = USUAL_TURNS,
        dragons: "str | PathLike[str] | None" = None,
        rules: "str | PathLike[str] | None" = None,
    ) -> None:
        self.given = scenario
        self.staged = stage(scenario, red, blue, first, turn_limit, dragons, rules)
        inputs: dict[str, Any] = {
            "scenario": self.staged.as_input(scenario),
            "red": red,
            "blue": blue,
        }
        inputs |= {"turn_limit": turn_limit} if turn_limit != USUAL_TURNS else {}
        for name, value in (("first", first), ("dragons", dragons), ("rules", rules)):
            if value is not None:
                inputs[name] = str(value)
        self.provenance = self.staged.provenance("play", inputs)

    def columns(self, rows: NDArray[np.int16]) -> dict[str, NDArray[np.int64]]:
        return columns_of(self.staged.setup, rows)

    def derive(self, columns: Mapping[str, Any]) -> dict[str, Any]:
        """Add the names that expressions may use besides: ``margin``, red's banners ahead."""
        return {"margin": columns["red_banners"] - columns["blue_banners"]}

    def tables(self, condition: str | None) -> tuple[Listing, ...]:
        from samurai_odds.battles.whole.outcomes import listings

        return listings(self, condition)

    def draw(self, odds: Odds) -> "Axes":
        """Draw how the games ended, what was held, where units died; give the first axes."""
        from samurai_odds.battles.whole.pictures import draw

        return draw(odds)

    # ---- in words --------------------------------------------------------------------

    @property
    def heading(self) -> str:
        staged = self.staged
        first = SIDES[staged.scenario.first]
        position = staged.scenario.moment.turn > 1
        begins = f"{first} to move" if position else f"{first} moves first"
        return (
            f"Samurai Battles: {staged.scenario.title}, red {staged.red} against "
            f"blue {staged.blue} ({begins})"
        )

    @property
    def remarks(self) -> tuple[str, ...]:
        if self.run is None or (share := self.share_of("reason", TURN_LIMIT)) <= WORTH_SAYING:
            return ()
        limit = self.staged.turn_limit
        return (f"{100 * share:.0f}% of the games were stopped after {limit} turns, won by nobody",)

    @property
    def headlines(self) -> Headlines:
        chances = (
            ("red wins", "winner == 'red'"),
            ("blue wins", "winner == 'blue'"),
            ("stopped by the turn limit", "winner == 'none'"),
        )
        amounts = (("turns of both sides", "turns"), *both_sides(_AMOUNTS))
        spreads = (("banners", tuple((side, f"{side}_banners") for side in SIDES)),)
        return Headlines(chances, amounts, spreads, tuple(both_sides(_MORE)))
