"""A battle fought whole, many times, as a question: who wins, how and how surely."""

from collections.abc import Mapping
from os import PathLike
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from samurai_odds.engine.answers.answer import Headlines, Listing
from samurai_odds.engine.answers.odds import Odds
from samurai_odds.engine.answers.verdict import Verdict
from samurai_odds.play.game import Start
from samurai_odds.play.sampled import Sampled
from samurai_odds.play.two_sides import who_wins
from samurai_odds.ran.scenario.scenario import SIDES, Scenario
from samurai_odds.ran.whole.outcomes import TURN_LIMIT, WORDS, columns_of
from samurai_odds.ran.whole.staging import kept_scenario, scenario_input, stage

if TYPE_CHECKING:
    from matplotlib.axes import Axes

_AMOUNTS = (("rout points", "rout_points"), ("heads", "heads"), ("units lost", "units_lost"))
_MORE = (("busho lost", "busho_lost"), ("contingents fled", "contingents_fled"))
_WORTH_SAYING = 0.01  # of the games ended by the limit


class Contest(Sampled):
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
        self.scenario = scenario
        self.staged = stage(scenario, red, blue, turn_limit, rules)
        inputs: dict[str, Any] = {"scenario": scenario_input(scenario), "red": red, "blue": blue}
        for name, value in (("turn_limit", turn_limit), ("rules", rules)):
            inputs |= {} if value is None else {name: value}
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
        return columns_of(rows)

    def derive(self, columns: Mapping[str, Any]) -> dict[str, Any]:
        """Add the names that expressions may use besides: ``margin``, blue's points less red's."""
        return {"margin": columns["blue_rout_points"] - columns["red_rout_points"]}

    def listings_where(self, condition: str | None) -> tuple[Listing, ...]:
        """Give the tables of the games played that meet a condition."""
        from samurai_odds.ran.whole.tables import listings

        return () if self.run is None else listings(self, condition)

    def draw(self, odds: Odds) -> "Axes":
        """Draw how the games ended, rout points over time, where units were lost."""
        from samurai_odds.ran.whole.pictures import draw

        return draw(odds)

    # ---- in words --------------------------------------------------------------------

    @property
    def heading(self) -> str:
        """The question in a line of plain words."""
        staged = self.staged
        scenario = staged.scenario
        begins = f", from turn {scenario.moment.turn} on" if not scenario.is_fresh else ""
        return (
            f"RAN: {scenario.title}{begins}, red {staged.red} against blue {staged.blue} "
            f"({scenario.turn_limit} turns at most)"
        )

    @property
    def remarks(self) -> tuple[str, ...]:
        """What the asker should know before he reads the answer."""
        if self.run is None:
            return ()
        share = float((self.games["reason"] == TURN_LIMIT).mean())
        if share <= _WORTH_SAYING:
            return ()
        limit = self.staged.scenario.turn_limit
        return (
            f"{100 * share:.0f}% of the battles were stopped after turn {limit} and judged by "
            "rout points (R47)",
        )

    @property
    def headlines(self) -> Headlines:
        """The figures to show when none are asked for."""
        chances = [(f"{side} wins", f"winner == '{side}'") for side in SIDES]
        if self.run is None or (self.games["winner"] == len(SIDES)).any():
            chances.append(("a draw", "winner == 'none'"))
        amounts = [("turns", "turns")]
        amounts += _both(_AMOUNTS)
        return Headlines(tuple(chances), tuple(amounts), (), tuple(_both(_MORE)))

    def verdict(self, odds: Odds) -> Verdict:
        """Say who wins, by these bots, or that it is too close to call."""
        return who_wins(odds, (self.staged.red, self.staged.blue))

    @property
    def aims(self) -> tuple[str, ...]:
        """The figures whose error a target applies to when none are shown."""
        return tuple(f"winner == '{side}'" for side in SIDES)

    # ---- one game --------------------------------------------------------------------

    def retell(self, seed: int, game: int) -> list[str]:
        """Tell one game event by event, each line with its rule."""
        from samurai_odds.ran.field.telling import tell_game

        self.warm_up(1)
        return tell_game(self.staged.scenario, self.staged.start, seed, game)

    def position(self, seed: int, game: int, turn: int, condition: str | None = None) -> Scenario:
        """Give a game as it stands at the start of a turn, as a position to be played on."""
        from samurai_odds.play.games import record
        from samurai_odds.ran.field.saving import position, state_at

        staged = self.staged
        if condition is not None:
            game = self.nth_that_meets(seed, game, condition)
        state = state_at(staged.start, record(staged.start, seed, game), turn)
        notes = f"Game {game} of seed {seed}, red {staged.red}, blue {staged.blue}, at turn {turn}."
        return position(staged.scenario, state, notes)


def _both(listed: tuple[tuple[str, str], ...]) -> list[tuple[str, str]]:
    """Give figures of both sides: what is said, and the variable."""
    return [(f"{what}, {side}", f"{side}_{name}") for what, name in listed for side in SIDES]
