"""A full game played many times, as a question: who wins, how and how surely."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from os import PathLike
from typing import Any

import numpy as np
from numpy.typing import NDArray

from samurai_odds.analysis.matches import by_hand
from samurai_odds.engine.answers.answer import Headlines, Listing
from samurai_odds.engine.answers.odds import Odds
from samurai_odds.engine.answers.verdict import Verdict
from samurai_odds.grids.axes import Axes
from samurai_odds.grids.fitting import counted
from samurai_odds.play.contest import WORTH_SAYING, FullGame, who_wins_most
from samurai_odds.play.game import Start
from samurai_odds.play.scene import Heat, Scene
from samurai_odds.swords.full_game.changes import seated
from samurai_odds.swords.full_game.evaluated import credit_of
from samurai_odds.swords.full_game.outcomes import (
    NOBODY,
    SHARED,
    WINNERS,
    WORDS,
    battles_at,
    columns_of,
    listings,
)
from samurai_odds.swords.full_game.staging import stage
from samurai_odds.swords.rules import recording
from samurai_odds.swords.scenario.board import bare, province_heat
from samurai_odds.swords.scenario.chart import chart_of
from samurai_odds.swords.scenario.scenario import TWO_PLAYER, Scenario
from samurai_odds.swords.words import PLAIN_BOTS, USUAL_BOT


class Contest(FullGame):
    """A game from a setup or a position played to its end by bots, ready to be played."""

    words = WORDS
    rivals = PLAIN_BOTS[:2]
    aside = (recording.WINNERS,)
    given_as, turn_name = "setup", "round"
    number_size = 0.6  # leaves the names of provinces readable
    main_listings = 5  # how won, length, provinces, koku, falls; the others when all is asked for

    def __init__(
        self,
        setup: "str | PathLike[str] | Scenario | None" = None,
        players: int | None = None,
        bots: "str | Sequence[str]" = USUAL_BOT,
        variant: str | None = None,
        goal: int | None = None,
        round_limit: int | None = None,
        rules: "str | PathLike[str] | None" = None,
    ) -> None:
        self.scenario_given = setup
        self.staged = stage(setup, players, bots, variant, goal, round_limit, rules)
        besides = {"goal": goal, "round_limit": round_limit, "rules": rules}
        inputs = self.staged.inputs(setup, bots, **besides)
        self.provenance = self.staged.provenance("play", inputs)

    def background(self) -> Scene:
        return bare(self.staged.scenario)

    def heat(self, met: NDArray[np.bool_]) -> tuple[str, Heat]:
        assert self.run is not None
        scenario = self.staged.scenario
        rows = self.run.rows[met[: len(self.run.rows)]]
        fought = battles_at(rows, len(chart_of(scenario.map).provinces))
        return "Battles fought for each province, a game.", province_heat(scenario, fought)

    def columns(self, rows: NDArray[np.int16]) -> dict[str, NDArray[np.int64]]:
        return columns_of(len(self.staged.seats), rows)

    def derive(self, columns: Mapping[str, Any]) -> dict[str, Any]:
        out = [columns[f"seat_{seat + 1}_out_in"] > 0 for seat in self.staged.seats]
        return {"fallen": sum(np.asarray(one, dtype=np.int64) for one in out)}

    @property
    def alike_inputs(self) -> dict[str, Any]:
        inputs: dict[str, Any] = self.staged.inputs(self.scenario_given, ())
        return inputs

    @property
    def winners(self) -> dict[str, str]:
        """Who can win: a seat, or a player of two by the first of his seats."""
        return {WINNERS[seat]: name for seat, name in self.staged.winners.items()}

    def credits(self) -> NDArray[np.float64]:
        """Return what each who can win won of each game played; a shared win in parts."""
        assert self.run is not None
        return self._credits(self.run.place(recording.WINNERS))

    def credits_of(self, rows: NDArray[np.int16]) -> NDArray[np.float64]:
        return self._credits(rows[:, recording.WINNERS])

    def _credits(self, winners: NDArray[np.int16]) -> NDArray[np.float64]:
        staged = self.staged
        return by_hand(credit_of(winners, len(staged.seats)), staged.hands)

    def start_with(self, bots: Sequence[str]) -> Start:
        return seated(self.staged, bots).start

    def tables(self, condition: str | None) -> tuple[Listing, ...]:
        return listings(self, condition)

    def draw(self, odds: Odds) -> "Axes":
        from samurai_odds.swords.full_game.pictures import draw

        return draw(odds)

    # ---- in words --------------------------------------------------------------------

    @property
    def heading(self) -> str:
        staged = self.staged
        scenario, limit = staged.scenario, staged.round_limit
        begins = "" if scenario.to_be_set_up else f", from round {scenario.round} on"
        ends = f"{staged.goal} provinces win, {limit} rounds at most"
        return f"Samurai Swords: {scenario.title}{begins}; {self.players} ({ends})"

    @property
    def players(self) -> str:
        bots = self.staged.bots
        if len(set(bots)) == 1:
            return f"all {bots[0]}"
        return ", ".join(f"{name} {bots[seat]}" for seat, name in self.staged.winners.items())

    @property
    def remarks(self) -> tuple[str, ...]:
        if self.run is None:
            return ()
        said = []
        if (unfinished := self.share_of("winner", NOBODY)) > WORTH_SAYING:
            played, limit = self.run.games, counted(self.staged.round_limit, "round")
            without = round(unfinished * played)
            said.append(f"{without:,} of {played:,} games had no winner after {limit} (W34)")
        if len(set(self.staged.bots)) > 1:
            said.append("seat and bot count together here: 'swords balance' tells them apart")
        return tuple(said)

    @property
    def headlines(self) -> Headlines:
        staged = self.staged
        chances = [(f"{name} wins", _won(seat)) for seat, name in staged.winners.items()]
        for number, name in ((SHARED, "the win is shared"), (NOBODY, "nobody wins")):
            if self.run is None or (self.games["winner"] == number).any():
                chances.append((name, f"winner == '{WINNERS[number]}'"))
        amounts = [("rounds", "rounds")]
        if self.run is None or self.games["fallen"].any():
            amounts.append(("seats eliminated", "fallen"))
        return Headlines(tuple(chances), tuple(amounts), ())

    def verdict(self, odds: Odds) -> Verdict:
        wins = {_won(seat): name for seat, name in self.staged.winners.items()}
        bots = [self.staged.bots[seat] for seat in self.staged.winners]
        return replace(who_wins_most(odds, wins, bots), asides=self._by_bot(odds))

    def _by_bot(self, odds: Odds) -> tuple[str, ...]:
        """Say what each bot won where some play several seats."""
        staged = self.staged
        bots = [staged.bots[seat] for seat in staged.winners]
        players = {bot: [s for s in staged.winners if staged.bots[s] == bot] for bot in bots}
        if len(players) < 2 or max(map(len, players.values())) < 2:
            return ()
        each = (staged.scenario.variant == TWO_PLAYER and "players") or "seats"
        said = []
        for bot, seats in players.items():
            won = odds.p(" or ".join(_won(seat) for seat in seats))
            said.append(f"{bot} ({len(seats)} of {len(staged.winners)} {each}) {won.text()}")
        return (f"By bot: {', '.join(said)}.",)

    @property
    def aims(self) -> tuple[str, ...]:
        return tuple(_won(seat) for seat in self.staged.winners)


def _won(seat: int) -> str:
    return f"winner == '{WINNERS[seat]}'"
