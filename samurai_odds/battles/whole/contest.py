"""A battle fought whole, many times, as a question: who wins, how and how surely."""

from collections.abc import Mapping
from os import PathLike
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from samurai_odds.battles.scenario.scenario import SIDES, Scenario
from samurai_odds.battles.whole.outcomes import TURN_LIMIT, WORDS, columns_of
from samurai_odds.battles.whole.staging import TURN_LIMIT as USUAL_TURNS
from samurai_odds.battles.whole.staging import kept_scenario, scenario_input, stage
from samurai_odds.engine.answers.answer import Headlines, Listing
from samurai_odds.engine.answers.odds import Odds
from samurai_odds.engine.answers.verdict import Verdict
from samurai_odds.play.game import Start
from samurai_odds.play.sampled import Sampled
from samurai_odds.play.two_sides import who_wins

if TYPE_CHECKING:
    from matplotlib.axes import Axes

_MORE = (  # what is printed only when all is asked for
    ("blocks lost", "blocks_lost"),
    ("leaders lost", "leaders_lost"),
    ("tokens at the end", "tokens"),
    ("command cards at the end", "cards"),
)
_WORTH_SAYING = 0.01  # of the games stopped by the limit


class Contest(Sampled):
    """A scenario fought to the end by two bots, checked and ready to be played."""

    words = WORDS
    main_listings = 1  # how they were won; the others are printed when all is asked for

    def __init__(
        self,
        scenario: "str | PathLike[str] | Scenario",
        red: str = "greedy",
        blue: str = "greedy",
        first: str | None = None,
        turn_limit: int = USUAL_TURNS,
        dragons: "str | PathLike[str] | None" = None,
        rules: "str | PathLike[str] | None" = None,
    ) -> None:
        self.scenario = scenario
        self.staged = stage(scenario, red, blue, first, turn_limit, dragons, rules)
        inputs: dict[str, Any] = {
            "scenario": scenario_input(scenario, self.staged),
            "red": red,
            "blue": blue,
        }
        inputs |= {"turn_limit": turn_limit} if turn_limit != USUAL_TURNS else {}
        for name, value in (("first", first), ("dragons", dragons), ("rules", rules)):
            if value is not None:
                inputs[name] = str(value)
        self.provenance = self.staged.provenance("play", inputs)

    @property
    def starts(self) -> tuple[Start, ...]:
        """Where its games begin."""
        return (self.staged.start,)

    @property
    def kept_inputs(self) -> dict[str, Any]:
        """The inputs as a record keeps them: the scenario whole."""
        return {**self.provenance.inputs, "scenario": kept_scenario(self.scenario, self.staged)}

    # ---- what came of it -------------------------------------------------------------

    def columns(self, rows: NDArray[np.int16]) -> dict[str, NDArray[np.int64]]:
        """Read the outcome variables off the rows of games."""
        return columns_of(self.staged.setup, rows)

    def derive(self, columns: Mapping[str, Any]) -> dict[str, Any]:
        """Add the names that expressions may use besides: ``margin``, red's banners ahead."""
        return {"margin": columns["red_banners"] - columns["blue_banners"]}

    def listings_where(self, condition: str | None) -> tuple[Listing, ...]:
        """Give the tables of the games played that meet a condition."""
        from samurai_odds.battles.whole.tables import listings

        return () if self.run is None else listings(self, condition)

    def draw(self, odds: Odds) -> "Axes":
        """Draw how the games ended, what was held, where units died; give the first axes."""
        from samurai_odds.battles.whole.pictures import draw

        return draw(odds)

    # ---- in words --------------------------------------------------------------------

    @property
    def heading(self) -> str:
        """The question in a line of plain words."""
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
        """What the asker should know before he reads the answer."""
        if self.run is None:
            return ()
        share = float((self.games["reason"] == TURN_LIMIT).mean())
        if share <= _WORTH_SAYING:
            return ()
        limit = self.staged.turn_limit
        return (f"{100 * share:.0f}% of the games were stopped after {limit} turns, won by nobody",)

    @property
    def headlines(self) -> Headlines:
        """The figures to show when none are asked for."""
        chances = (
            ("red wins", "winner == 'red'"),
            ("blue wins", "winner == 'blue'"),
            ("stopped by the turn limit", "winner == 'none'"),
        )
        amounts = [("turns of both sides", "turns")]
        for what, name in (("banners", "banners"), ("units lost", "units_lost")):
            amounts += [(f"{what}, {side}", f"{side}_{name}") for side in SIDES]
        spreads = (("banners", tuple((side, f"{side}_banners") for side in SIDES)),)
        rest = tuple(
            (f"{what}, {side}", f"{side}_{name}") for what, name in _MORE for side in SIDES
        )
        return Headlines(chances, tuple(amounts), spreads, rest)

    def verdict(self, odds: Odds) -> Verdict:
        """Say who wins, by these bots, or that it is too close to call."""
        return who_wins(odds, (self.staged.red, self.staged.blue))

    @property
    def aims(self) -> tuple[str, ...]:
        """The figures whose error a target applies to when none are shown."""
        return ("winner == 'red'", "winner == 'blue'")

    # ---- one game --------------------------------------------------------------------

    def retell(self, seed: int, game: int) -> list[str]:
        """Tell one game move by move, each line with its rule."""
        from samurai_odds.battles.field.narration import narrate_game

        staged = self.staged
        self.warm_up(1)
        return narrate_game(staged.setup, staged.start, seed, game)

    def position(self, seed: int, game: int, turn: int, condition: str | None = None) -> Scenario:
        """Give a game as it stands at the start of a turn, as a scenario to be played on."""
        from samurai_odds.battles.field.saving import position, state_at
        from samurai_odds.play.search.searching import record

        staged = self.staged
        if condition is not None:
            game = self.nth_that_meets(seed, game, condition)
        state = state_at(staged.setup, staged.start, record(staged.start, seed, game), turn)
        bots = f"red {staged.red}, blue {staged.blue}"
        return position(staged.setup, state, f"Game {game} of seed {seed}, {bots}, at turn {turn}.")
