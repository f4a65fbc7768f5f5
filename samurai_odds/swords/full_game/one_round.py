"""What a plan of koku comes to: the round played with it, and the game played on from there."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import cached_property
from os import PathLike
from typing import Any, ClassVar

import numpy as np
from numpy.typing import NDArray

from samurai_odds.engine.answers.answer import Headlines, Listing
from samurai_odds.engine.answers.odds import Odds
from samurai_odds.engine.answers.verdict import Verdict
from samurai_odds.engine.limit import Limit
from samurai_odds.engine.provenance import asked_for
from samurai_odds.errors import OddsError
from samurai_odds.play.contest import GameQuestion
from samurai_odds.play.game import Rows, Start
from samurai_odds.play.registry import check_plain
from samurai_odds.play.rollouts import until_turn
from samurai_odds.play.scripted import with_script
from samurai_odds.play.tables import quantiles
from samurai_odds.swords.full_game.evaluated import ROW
from samurai_odds.swords.full_game.outcomes import part
from samurai_odds.swords.full_game.plan import Plan, read_plan, refuse_places, said
from samurai_odds.swords.full_game.staging import stage
from samurai_odds.swords.rules import layout as at
from samurai_odds.swords.rules import recording
from samurai_odds.swords.rules.layout import State, Tallies
from samurai_odds.swords.scenario.facts import income_of
from samurai_odds.swords.scenario.scenario import Scenario
from samurai_odds.swords.words import USUAL_BOT

OWN_PLAN = "bot"  # instead of a plan: what the bot itself plans
RESULTS = ("own", "other", "nobody")
OWN, OTHER, NOBODY = range(3)
_COUNTED = {  # what a seat did in the round, as the row counts it
    "castles": Tallies.castles_built.at,
    "bases": Tallies.bases_built.at,
    "levied": Tallies.units_levied.at,
    "ronin": Tallies.ronin_hired.at,
    "ninja": Tallies.ninja_hired.at,
    "kills": Tallies.ninja_kills.at,
    "attacks": Tallies.attacks.at,
    "attacks_won": Tallies.attacks_won.at,
    "attacked": Tallies.times_attacked.at,
    "taken": Tallies.provinces_entered.at,
    "daimyos_lost": Tallies.daimyos_lost_in_battle.at,
    "heired": Tallies.seats_taken_over.at,
}


class OneRound(GameQuestion):
    """A round of a seat with its plan, and what becomes of the game: see the README."""

    words: ClassVar[dict[str, tuple[str, ...]]] = {"result": RESULTS}
    given_as = "position"
    value = "won"
    compared = ("provinces", "koku", "units", "attacks_won")
    usual_limit = Limit(samples=2_000, seconds=20)

    def __init__(
        self,
        position: "str | PathLike[str] | Scenario",
        seat: int | str,
        plan: str | Plan = OWN_PLAN,
        bot: str = USUAL_BOT,
        rivals: "str | Sequence[str]" = USUAL_BOT,
        goal: int | None = None,
        round_limit: int | None = None,
        rules: "str | PathLike[str] | None" = None,
    ) -> None:
        staged = stage(position, None, rivals, None, goal, round_limit, rules)
        scenario = staged.scenario
        self.scenario_given, self.seat = position, seat_that_plans(scenario, seat)
        if scenario.war is not None or scenario.action:
            where = f"at the action {scenario.action}" if scenario.action else "in a war turn"
            raise OddsError(f"the position is {where}, its koku spent: ask 'swords advise'")
        stage(scenario, None, [bot], rules=rules)
        check_plain([bot, *staged.bots], "swords")
        player = scenario.player_of(self.seat)
        bots = [
            bot if scenario.player_of(other) == player else name
            for other, name in enumerate(staged.bots)
        ]
        self.staged = replace(staged, bots=tuple(bots))
        self.round = scenario.round
        self.plan = self._read(plan)
        inputs: dict[str, Any] = {"position": staged.as_input(position), "seat": self.seat + 1}
        inputs["plan"] = plan if isinstance(plan, str) else said(plan)
        inputs |= {"bot": bot, "rivals": rivals if isinstance(rivals, str) else ",".join(rivals)}
        inputs |= asked_for(goal=goal, round_limit=round_limit, rules=rules)
        self.provenance = self.staged.provenance("round", inputs)

    def _read(self, plan: str | Plan) -> Plan | None:
        if isinstance(plan, Plan):
            return plan
        if plan == OWN_PLAN:
            return None
        found = read_plan(plan, self.staged.scenario, self.seat, self.staged.facts)
        refuse_places(found, self.staged.scenario, self.staged.start, self.seat)
        return found

    @cached_property
    def stops(self) -> tuple[Start, Start]:
        """The game made ready to stop after the round, and to be played to its end."""
        start = self.staged.start
        if self.plan is not None:
            lines = self.plan.lines
            start = replace(
                start, question=with_script(start.question, self.round, self.seat, lines)
            )
        return until_turn(start, self.round), start

    @property
    def starts(self) -> tuple[Start, ...]:
        """The round, and the full game, of the same luck."""
        return self.stops

    # ---- what came of it -------------------------------------------------------------

    def columns(self, rows: NDArray[np.int16]) -> dict[str, NDArray[np.int64]]:
        """Read the round, and who won in the end, off the rows of games."""
        seats, seat = len(self.staged.seats), self.seat
        played, whole = rows[:, :ROW], rows[:, ROW:]
        out = part(played, recording.OUT_IN, seats) == self.round
        provinces = part(played, recording.PROVINCES, seats)[:, seat]
        brings = np.array(
            [income_of(number, self.staged.facts) for number in range(at.MOST_PROVINCES + 1)]
        )
        columns = {
            "result": self._results(whole),
            "rounds": whole[:, recording.ROUNDS],
            "sword": part(played, recording.SWORD, seats)[:, seat],
            "provinces": provinces,
            "koku": np.where(out[:, seat], 0, brings[provinces]),
            "units": part(played, recording.UNITS, seats)[:, seat],
            "daimyos": part(played, recording.DAIMYOS, seats)[:, seat],
            "wasted": part(played, recording.LOST, seats, at.BIN_COUNT)[:, seat].sum(axis=1),
        }
        tallies = part(played, recording.TALLY, seats, at.TALLIES)[:, seat]
        columns |= {name: tallies[:, place] for name, place in _COUNTED.items()}
        columns["fallen"] = out.sum(axis=1) - out[:, seat]
        columns["out"] = out[:, seat]
        columns["over"] = whole[:, recording.ROUNDS] == self.round
        return {name: np.asarray(one, dtype=np.int64) for name, one in columns.items()}

    def _results(self, whole: Rows) -> NDArray[np.int64]:
        """Say who has won: the seat (a shared win is nobody's), another, nobody."""
        scenario = self.staged.scenario
        own = [
            s for s in self.staged.seats if scenario.player_of(s) == scenario.player_of(self.seat)
        ]
        winner = whole[:, recording.WINNER]
        return np.where(winner < 0, NOBODY, np.where(np.isin(winner, own), OWN, OTHER))

    def derive(self, columns: Mapping[str, Any]) -> dict[str, Any]:
        begun = int(State(self.staged.start.state).owned[self.seat])
        return {"won": columns["result"] == OWN, "gained": columns["provinces"] - begun}

    # ---- in words --------------------------------------------------------------------

    @property
    def name(self) -> str:
        """The plan, or whose it is."""
        return f"{self.staged.bots[self.seat]}'s own plan" if self.plan is None else said(self.plan)

    @property
    def table(self) -> str:
        staged = self.staged
        rivals = sorted({bot for seat, bot in enumerate(staged.bots) if seat != self.seat})
        return (
            f"Samurai Swords: {staged.scenario.title}, round {self.round}: "
            f"{staged.seat_name(self.seat)}, played by {staged.bots[self.seat]} but for the plan, "
            f"against {', '.join(rivals)}"
        )

    @property
    def heading(self) -> str:
        return self.table

    @property
    def headlines(self) -> Headlines:
        chances = [("wins the game", "won"), ("wins in this round", "won and over")]
        chances += [("draws the first sword", "sword == 1")]
        chances += [(f"draws sword {n}", f"sword == {n}") for n in self.staged.seats[2:]]
        chances += [
            ("draws the last sword", f"sword == {len(self.staged.seats)}"),
            ("hires the ninja", "ninja > 0"),
            ("kills a daimyo by him", "kills > 0"),
            ("eliminates a rival", "heired > 0"),
            ("a rival falls", "fallen > 0"),
            ("loses a daimyo in battle", "daimyos_lost > 0"),
            ("is eliminated", "out"),
        ]
        amounts = (
            ("provinces after the round", "provinces"),
            ("provinces gained", "gained"),
            ("koku collected", "koku"),
            ("units left, daimyos too", "units"),
            ("daimyos left", "daimyos"),
            ("units levied", "levied"),
            ("attacks", "attacks"),
            ("attacks won", "attacks_won"),
            ("times attacked", "attacked"),
            ("koku that bought nothing", "wasted"),
        )
        return Headlines(tuple(chances), amounts, ())

    def listings_where(self, condition: str | None) -> tuple[Listing, ...]:
        if self.run is None:
            return ()
        met = self.met(condition)
        return (quantiles({name: self.games[name][met] for name in ("provinces", "units")}),)

    def verdict(self, odds: Odds) -> Verdict:
        won, gained = odds.p("won"), odds.expect("gained")
        where = odds.provenance.condition
        more = "gains" if gained >= 0 else "loses"
        amount = type(gained)(abs(gained), gained.se, gained.samples)
        text = (
            f"{self.name}: {self.staged.seat_name(self.seat)} {more} {amount.text()} provinces in "
            f"the round and wins {won.text()} of games"
        )
        text = f"Where {where}: {text}" if where else f"{text[:1].upper()}{text[1:]}"
        return Verdict(f"{text}.", "won", "chance to win", won)

    @property
    def aims(self) -> tuple[str, ...]:
        return ("won",)


def seat_that_plans(scenario: Scenario, seat: int | str) -> int:
    """Find a seat (`Scenario.place_of_seat`): not in a setup, which has no plans, and none out."""
    if scenario.to_be_set_up:
        raise OddsError(
            "a round is asked of a position: save one with 'swords play --trace I --save FILE "
            "--at-round N', or write one"
        )
    place = scenario.place_of_seat(seat)
    if scenario.seats[place].out:
        raise OddsError(f"{scenario.seat_name(place)} is out of the game")
    return place
