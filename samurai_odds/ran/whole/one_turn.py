"""What an Orders Phase of a contingent is worth, and what follows it."""

from collections.abc import Mapping
from dataclasses import replace
from functools import cached_property
from os import PathLike
from typing import Any, ClassVar

import numpy as np
from numpy.typing import NDArray

from samurai_odds.engine.answers.answer import Headlines
from samurai_odds.engine.answers.odds import Odds
from samurai_odds.engine.answers.verdict import Verdict, signed
from samurai_odds.engine.limit import Limit
from samurai_odds.engine.texts import read_text
from samurai_odds.errors import OddsError
from samurai_odds.play.game import Start
from samurai_odds.play.limits import Run
from samurai_odds.play.rules.scripted import with_script
from samurai_odds.play.sampled import Sampled
from samurai_odds.ran.field import layout as at
from samurai_odds.ran.field import recording as kept
from samurai_odds.ran.scenario.scenario import SIDES, Scenario
from samurai_odds.ran.whole.carried_out import undone
from samurai_odds.ran.whole.contingents import Chosen, chosen
from samurai_odds.ran.whole.orders_text import Orders
from samurai_odds.ran.whole.outcomes import fates
from samurai_odds.ran.whole.rehearsal import Rehearsal
from samurai_odds.ran.whole.staging import kept_scenario, scenario_input, stage

RESULTS = ("own", "enemy", "none")
WHO = ("own", "enemy")
WHAT = ("rout_points", "heads", "units_lost", "disrupted", "hits", "busho_lost")
REPLY = "reply_"
MOST_REPLIES = 100
DISRUPTED_COUNTS, HIT_COUNTS = 2, 0.2  # rout points, as in `ran shock`


class OneTurn(Sampled):
    """An Orders Phase of a contingent, with its orders, and the Orders Phases that follow."""

    words: ClassVar[dict[str, tuple[str, ...]]] = {"result": RESULTS}
    usual_limit = Limit(samples=10_000, seconds=20)
    undone: tuple[str, ...] = ()  # orders not carried out in every game looked at, once played

    def __init__(
        self,
        position: "str | PathLike[str] | Scenario",
        contingent: str,
        orders: "str | PathLike[str] | None" = None,
        bot: str = "greedy",
        enemy: str = "greedy",
        replies: int = 1,
        rules: str | None = None,
    ) -> None:
        if type(replies) is not int or not 0 <= replies <= MOST_REPLIES:
            raise OddsError(f"replies is a whole number from 0 to {MOST_REPLIES}, not {replies!r}")
        staged = stage(position, bot, bot, rules=rules)
        self.chosen: Chosen = chosen(staged.scenario, staged.start, contingent)
        self.side = self.chosen.side
        bots = (bot, enemy) if self.side == 0 else (enemy, bot)
        self.staged = stage(position, *bots, rules=rules)
        self.position, self.replies = position, replies
        self.bots = (bot, enemy)
        self.orders, self.orders_text = self._read(orders)
        name = "orders" if orders is None or "\n" in str(orders) else str(orders)
        Rehearsal(self.staged.scenario, self.staged.start, self.chosen, self.orders, name).run()
        inputs: dict[str, Any] = {"position": scenario_input(position), "contingent": contingent}
        inputs |= {"bot": bot, "enemy": enemy, "replies": replies}
        inputs |= {} if rules is None else {"rules": rules}
        inputs |= {} if orders is None else {"orders": self.orders_text}
        self.provenance = self.staged.provenance("turn", inputs)

    def _read(self, orders: "str | PathLike[str] | None") -> tuple[Orders, str]:
        """Read the orders from a file, or from text of several lines."""
        if orders is None:
            return Orders(), ""
        if "\n" in str(orders):
            return self.chosen.reader.read(str(orders), "orders"), str(orders)
        text = read_text(orders, "the orders")
        return self.chosen.reader.read(text, str(orders)), text.rstrip("\n") + "\n"

    @cached_property
    def begun(self) -> Start:
        """The battle before the Orders Phase; at the start of a turn before its activations."""
        start = self.staged.start
        return replace(start, state=self.chosen.begun)

    @cached_property
    def stops(self) -> list[Start]:
        """The battle made ready to stop after the Orders Phase, and after those that follow."""
        begun = self.begun
        named = 1 + self.chosen.number
        lines = [(at.ACTIVATE_CHOICE, named), (at.CONTINGENT_CHOICE, named), *self.orders.script]
        turn = int(begun.state[at.TURN])
        question = with_script(begun.question, turn, self.side, lines, self.orders.whole)
        question[at.SCRIPT_PHASES] = 1
        found = []
        for phases in (1,) if self.replies == 0 else (1, 1 + self.replies):
            limited = question.copy()
            limited[at.ORDERS_LIMIT] = phases
            found.append(replace(begun, question=limited))
        return found

    @property
    def starts(self) -> tuple[Start, ...]:
        """The Orders Phase, and it with those that follow."""
        return tuple(self.stops)

    # ---- playing ---------------------------------------------------------------------

    @property
    def kept_inputs(self) -> dict[str, Any]:
        """The inputs as a record keeps them: the position whole."""
        return {**self.provenance.inputs, "position": kept_scenario(self.position, self.staged)}

    def columns(self, rows: NDArray[np.int16]) -> dict[str, NDArray[np.int64]]:
        """Read what changed in the phase, and in those that follow, off the rows of games."""
        parts = [rows[:, k : k + kept.ROW].astype(np.int64) for k in range(0, self.width, kept.ROW)]
        winner = parts[-1][:, kept.WINNER]
        found = {"result": np.where(winner < 0, 2, np.where(winner == self.side, 0, 1))}
        found["result"][parts[-1][:, kept.REASON] == 0] = 2  # a row of no game yet
        phase = self._changes(parts[0])
        found |= phase
        if len(parts) > 1:
            whole = self._changes(parts[1])
            found |= {f"{REPLY}{name}": whole[name] - phase[name] for name in whole}
        return found

    def _changes(self, games: NDArray[np.int64]) -> dict[str, NDArray[np.int64]]:
        before = self._before
        found = {}
        for who, side in zip(WHO, (self.side, 1 - self.side), strict=True):
            for what, after in self._counts(games, side).items():
                found[f"{who}_{what}"] = after - before[side][what]
        return {f"{who}_{what}": found[f"{who}_{what}"] for what in WHAT for who in WHO}

    @cached_property
    def _before(self) -> list[dict[str, int]]:
        """What is counted, as the position has it, by side."""
        state, question = self.begun.state, self.begun.question
        row = np.zeros((1, kept.ROW), dtype=np.int64)
        kept.record(question, state, row[0])
        found = [self._counts(row, side) for side in range(2)]
        return [{what: int(count[0]) for what, count in counts.items()} for counts in found]

    def _counts(self, games: NDArray[np.int64], side: int) -> dict[str, NDArray[np.int64]]:
        """Count what a side has lost and won by the end of each game."""
        q = self.begun.question
        first, end = (int(q[place + side]) for place in (at.FIRST_OF_SIDE, at.END_OF_SIDE))
        states = fates(q, games, side)
        gone = states >= kept.ROUTED
        heads, great = games[:, kept.HEADS + side], games[:, kept.GREAT_HEADS + side]
        points = (gone * q[at.POINTS + first : at.POINTS + end]).sum(axis=1)
        points -= q[at.HEAD_POINTS] * (heads - great) + q[at.GREAT_HEAD_POINTS] * great
        return {
            "rout_points": points,
            "heads": heads,
            "units_lost": gone.sum(axis=1),
            "disrupted": (states == kept.DISRUPTED).sum(axis=1),
            "hits": games[:, kept.HITS + first : kept.HITS + end].sum(axis=1),
            "busho_lost": games[:, kept.BUSHO_LOST + side],
        }

    def derive(self, columns: Mapping[str, Any]) -> dict[str, Any]:
        """Add ``swing``, the enemy's rout points less the own, of the phase, the replies, both."""
        found = {"swing": columns["enemy_rout_points"] - columns["own_rout_points"]}
        if self.replies:
            reply = columns[f"{REPLY}enemy_rout_points"] - columns[f"{REPLY}own_rout_points"]
            found |= {f"{REPLY}swing": reply, "total_swing": found["swing"] + reply}
        return found

    # ---- in words --------------------------------------------------------------------

    @property
    def heading(self) -> str:
        """The question in a line of plain words."""
        scenario, own = self.staged.scenario, self.chosen
        bot, enemy = self.bots
        how = f"orders by {bot}"
        if self.orders.lines:
            how = f"as ordered, the rest by {bot}"
            if limited := "', '".join(self.orders.limited):
                how = f"as ordered, other units stand (add '{limited}')"
        text = f"RAN: {scenario.title}, turn {scenario.moment.turn}: Orders Phase of "
        text += f"{own.letter} {own.name} ({SIDES[self.side]}), {how}"
        if self.replies:
            who = f"all {bot}" if bot == enemy else f"{enemy} and {bot}"
            text += f"; then {self._following} ({who})"
        return text

    @property
    def remarks(self) -> tuple[str, ...]:
        """What the asker should know: orders not carried out, how the phase is taken to begin."""
        found = list(self.undone)
        if self.chosen.begun is not self.chosen.state:
            color = SIDES[self.side].capitalize()
            found.append(
                f"{color} is taken to have won the Initiative; both sides activate contingents "
                "first (5.12, R80)"
            )
        if self.chosen.activated:
            found.append(f"{self.chosen.name} is taken to be activated by his So-Taisho (R80)")
        return tuple(found)

    def answer(self, run: Run, seed: int, elapsed_s: float = 0.0) -> Odds:
        """Return what came of the games, and note which orders were not carried out in them."""
        if self.orders.lines and run.games:
            start, games = self.stops[-1], run.games
            self.undone = undone(start, self.side, self.orders, seed, games)
        return super().answer(run, seed, elapsed_s)

    @property
    def headlines(self) -> Headlines:
        """The figures to show when none are asked for."""
        chances = [
            ("takes a unit", "enemy_units_lost > 0"),
            ("loses a unit", "own_units_lost > 0"),
        ]
        if self.replies:
            chances.append(("loses a unit in reply", f"{REPLY}own_units_lost > 0"))
        amounts: list[tuple[str, str]] = []
        rest: list[tuple[str, str]] = []
        prefixes = ("", REPLY) if self.replies else ("",)
        for prefix in prefixes:
            when = "reply: " if prefix else ""
            amounts.append((f"{when}rout points, enemy less own", f"{prefix}swing"))
            for what in WHAT[1:]:
                listed = amounts if what in ("disrupted", "hits") else rest
                listed += [(f"{when}{who}: {_said(what)}", f"{prefix}{who}_{what}") for who in WHO]
        if self.replies:
            amounts.append(("rout points of both", "total_swing"))
        return Headlines(tuple(chances), tuple(amounts), (), tuple(rest))

    @property
    def _following(self) -> str:
        """The Orders Phases that follow, in words."""
        return "the next phase" if self.replies == 1 else f"the next {self.replies} phases"

    @property
    def value(self) -> str:
        """What a phase is worth: net rout points, units disrupted and hits, the replies' too."""
        prefixes = ("", REPLY) if self.replies else ("",)
        parts = [
            f"{p}swing + {DISRUPTED_COUNTS} * ({p}enemy_disrupted - {p}own_disrupted)"
            f" + {HIT_COUNTS} * ({p}enemy_hits - {p}own_hits)"
            for p in prefixes
        ]
        return " + ".join(parts)

    @property
    def unit(self) -> str:
        """What the value counts, in words."""
        after = f", {self._following} counted" if self.replies else ""
        return f"net rout points{after}"

    def verdict(self, odds: Odds) -> Verdict:
        """Say what to expect of the phase, the replies counted."""
        worth = odds.expect(self.value)
        where = odds.provenance.condition
        name = f"{f'Where {where}: ' if where else ''}{self.chosen.name}"
        return Verdict(f"{name}: {signed(worth)} {self.unit}.", self.value, self.unit, worth)

    @property
    def aims(self) -> tuple[str, ...]:
        """The figures whose error a target applies to when none are shown."""
        return ("total_swing",) if self.replies else ("swing",)

    def retell(self, seed: int, game: int) -> list[str]:
        """Tell one of the phases, with the replies, event by event."""
        from samurai_odds.ran.field.telling import tell_game

        self.warm_up(1)
        return tell_game(self.staged.scenario, self.stops[-1], seed, game)


def _said(what: str) -> str:
    return what.replace("_", " ")
