"""A battle fought whole, many times, as a question: who wins, how and how surely."""

import time
from collections.abc import Mapping
from dataclasses import replace
from functools import cached_property
from os import PathLike
from typing import Any

import numpy as np
from numpy.typing import NDArray

from samurai_odds.battles.field import recording
from samurai_odds.battles.field.games import Played
from samurai_odds.battles.field.limits import USUAL, Run, play_until
from samurai_odds.battles.scenario import SIDES, Scenario
from samurai_odds.battles.whole.outcomes import TURN_LIMIT, WORDS, columns_of
from samurai_odds.battles.whole.staging import TURN_LIMIT as USUAL_TURNS
from samurai_odds.battles.whole.staging import scenario_input, stage
from samurai_odds.engine.answer import Headlines, LargestError, Listing, check_seed, joint_table
from samurai_odds.engine.expressions import check, evaluate
from samurai_odds.engine.limit import Limit
from samurai_odds.engine.odds import Odds, words_have_no_average
from samurai_odds.engine.progress import Progress, bar
from samurai_odds.errors import OddsError

_WORTH_SAYING = 0.01  # of the games stopped by the limit
_MOST_SEARCHED = 2**20  # games looked through for those that meet a condition


class Contest:
    """A scenario fought to the end by two bots, checked and ready to be played."""

    words = WORDS
    own_picture = "battles_games"  # the module of `reports` that draws it

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
        self.staged = stage(scenario, red, blue, first, turn_limit, dragons, rules)
        inputs: dict[str, Any] = {"scenario": scenario_input(scenario), "red": red, "blue": blue}
        inputs |= {"turn_limit": turn_limit} if turn_limit != USUAL_TURNS else {}
        for name, value in (("first", first), ("dragons", dragons), ("rules", rules)):
            if value is not None:
                inputs[name] = str(value)
        self.provenance = self.staged.provenance("play", inputs)
        self.run: Run | None = None
        self.seed = 0

    # ---- playing ---------------------------------------------------------------------

    def play(
        self,
        limit: Limit | None = None,
        seed: int = 0,
        shown: tuple[str, ...] = (),
        progress: Progress | None = None,
        threads: int | None = None,
    ) -> Odds:
        """Play games until the limit and give what came of them as a joint table."""
        check_seed(seed)
        self._check_shown(shown)
        self.seed = seed
        self.warm_up()
        begun = time.perf_counter()
        error = LargestError(self, shown or self.aims)

        def largest(played: Played) -> float:
            columns = self.columns(played.rows)
            error.prepare(columns | self.derive(columns))
            return error.largest(np.ones(len(played.rows), dtype=np.int64), len(played.rows))

        staged = self.staged
        with bar("battles", progress) as show:
            self.run = play_until(
                staged.setup,
                staged.red,
                staged.blue,
                seed,
                limit or USUAL,
                largest,
                show,
                threads,
            )
        made = replace(
            self.provenance,
            method="monte-carlo",
            samples=self.run.games,
            seed=seed,
            elapsed_s=round(time.perf_counter() - begun, 6),
            interrupted=self.run.interrupted,
        )
        columns = self.columns(self.run.played.rows)
        rows, counts = np.unique(
            np.stack(list(columns.values()), axis=1), axis=0, return_counts=True
        )
        distinct = dict(zip(columns, rows.T, strict=True))
        return joint_table(self, distinct, counts / self.run.games, made)

    def warm_up(self) -> None:
        """Have the rules compiled, before any clock runs."""
        from samurai_odds.battles.whole.compiling import ready

        ready(self.staged.setup)

    def _check_shown(self, shown: tuple[str, ...]) -> None:
        """Refuse a wrong expression before anything is played."""
        nothing = self.columns(np.zeros((1, recording.ROW), dtype=np.int16))
        for text in shown:
            check(text, nothing | self.derive(nothing), self.words)
            if text.strip() in self.words:
                raise OddsError(words_have_no_average(text.strip(), self.words[text.strip()]))

    # ---- what came of it -------------------------------------------------------------

    def columns(self, rows: NDArray[np.int16]) -> dict[str, NDArray[np.int64]]:
        """Read the outcome variables off the rows of games."""
        return columns_of(self.staged.setup, rows)

    def derive(self, columns: Mapping[str, Any]) -> dict[str, Any]:
        """Add the names that expressions may use besides: ``margin``, red's banners ahead."""
        return {"margin": columns["red_banners"] - columns["blue_banners"]}

    @cached_property
    def games(self) -> dict[str, Any]:
        """The variables of every game played, in the order of their numbers."""
        assert self.run is not None
        columns = self.columns(self.run.played.rows)
        return columns | self.derive(columns)

    def met(self, condition: str | None) -> NDArray[np.bool_]:
        """Mark the games played that meet a condition."""
        assert self.run is not None
        if condition is None:
            return np.ones(self.run.games, dtype=np.bool_)
        return np.asarray(evaluate(condition, self.games, self.words) != 0)

    def listings_where(self, condition: str | None) -> tuple[Listing, ...]:
        """Give the tables of the games played that meet a condition."""
        from samurai_odds.battles.whole.tables import listings

        return () if self.run is None else listings(self, condition)

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
        return (
            f"{100 * share:.0f} % of the games were stopped after {limit} turns, won by nobody",
        )

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
        return Headlines(chances, tuple(amounts), spreads)

    @property
    def aims(self) -> tuple[str, ...]:
        """The figures whose error a target applies to when none are shown."""
        return ("winner == 'red'", "winner == 'blue'")

    # ---- one game --------------------------------------------------------------------

    def retell(self, seed: int, game: int) -> list[str]:
        """Tell one game move by move, each line with its rule."""
        from samurai_odds.battles.field.telling import tell_game

        staged = self.staged
        self.warm_up()
        return tell_game(staged.setup, staged.red, staged.blue, seed, game)

    def position(self, seed: int, game: int, turn: int, condition: str | None = None) -> Scenario:
        """Give a game as it stands at the start of a turn, as a scenario to be played on."""
        from samurai_odds.battles.field.games import record
        from samurai_odds.battles.field.saving import position, state_at

        staged = self.staged
        if condition is not None:
            game = self.nth_that_meets(seed, game, condition)
        events = record(staged.setup, staged.red, staged.blue, seed, game)
        state = state_at(staged.setup, events, turn)
        bots = f"red {staged.red}, blue {staged.blue}"
        return position(staged.setup, state, f"Game {game} of seed {seed}, {bots}, at turn {turn}.")

    def nth_that_meets(self, seed: int, place: int, condition: str) -> int:
        """Find the number of the game that is the ``place``-th (from 0) to meet a condition."""
        from samurai_odds.battles.field.games import play_many

        staged, stretch = self.staged, 1024
        for start in range(0, _MOST_SEARCHED, stretch):
            played = play_many(staged.setup, staged.red, staged.blue, seed, start, stretch)
            columns = self.columns(played.rows)
            values = evaluate(condition, columns | self.derive(columns), self.words)
            found = np.flatnonzero(values != 0)
            if place < len(found):
                return start + int(found[place])
            place -= len(found)
        raise OddsError(f"too few of the first {_MOST_SEARCHED:,} games meet '{condition}'")
