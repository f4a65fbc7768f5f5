"""`ran turn`: what an Orders Phase is worth, and which orders are carried out (R81)."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import cached_property
from os import PathLike
from typing import Any

import numpy as np
from numpy.typing import NDArray

from samurai_odds.engine.answers.answer import Headlines
from samurai_odds.engine.answers.odds import Odds
from samurai_odds.engine.provenance import asked_for
from samurai_odds.play import one_turn
from samurai_odds.play.contest import Columns
from samurai_odds.play.game import Rows, Start
from samurai_odds.play.games import record
from samurai_odds.play.kept import Run
from samurai_odds.play.one_turn import REPLY, check_replies, read_orders
from samurai_odds.play.orders_text import Line
from samurai_odds.play.registry import check_plain
from samurai_odds.play.replay import Step, replay
from samurai_odds.play.scripted import with_script
from samurai_odds.play.undone import Found, carried_out
from samurai_odds.play.undone import undone as lines_undone
from samurai_odds.ran.full_game.contest import fates
from samurai_odds.ran.full_game.orders_text import Orders, ordering, unit_of_line
from samurai_odds.ran.full_game.rehearsal import Chosen, Rehearsal, chosen
from samurai_odds.ran.full_game.staging import stage
from samurai_odds.ran.procedures.combat import DISRUPTED_COUNTS, HIT_COUNTS
from samurai_odds.ran.rules import layout as at
from samurai_odds.ran.rules import recording
from samurai_odds.ran.rules.decisions.kinds import means, why_undone
from samurai_odds.ran.rules.layout import Question, Row, State
from samurai_odds.ran.rules.movement import layout as mv
from samurai_odds.ran.scenario.scenario import SIDES, Scenario
from samurai_odds.ran.words import USUAL_BOT

# ---- Which orders were carried out in the games played (R81) -------------------------

_NO_NEED = (mv.UNIT_CHOICE, mv.ENTRY_CHOICE)  # a line's other part says more


def undone(start: Start, side: int, orders: Orders, seed: int, games: int) -> tuple[str, ...]:
    """Return a sentence for each line that was not carried out in every game looked at."""
    listed = [line for line in orders.lines if line.number and not orders.stays(line)]
    wanted = {line.number: _main(listed, line.number) for line in listed}
    return lines_undone(
        listed,
        games,
        lambda game: _game(start, side, wanted, seed, game),
        lambda line: why_undone(line.kind),
    )


def _game(start: Start, side: int, wanted: Mapping[int, Line], seed: int, game: int) -> Found:
    """Return the numbers of the lines carried out in a game, and of those whose unit was lost."""
    q, steps = Question(start.question.whole), list(_phase(start, seed, game))
    carried = carried_out(
        steps,
        side,
        {number: (line,) for number, line in wanted.items()},
        lambda before, kind, choice, line: bool(means(q, State(before), kind, choice, line)),
    )
    state = State(steps[-1].after if steps else start.state)
    units = {number: unit_of_line(line.kind, line.value) for number, line in wanted.items()}
    gone = {n for n, unit in units.items() if unit >= 0 and state.state[unit] >= at.ROUTED}
    return carried, gone - carried


def _phase(start: Start, seed: int, game: int) -> Iterator[Step]:
    """Go through the Orders Phase of a game, with the choice of Momentum after it."""
    for step in replay(start, record(start, seed, game)):
        if State(step.before).orders_phases > 1:
            return
        yield step


def _main(listed: list[Line], number: int) -> Line:
    """Return the part of a line that says what is done; that a unit acts at all comes before."""
    parts = [line for line in listed if line.number == number]
    return next((line for line in parts if line.kind not in _NO_NEED), parts[-1])


# ---- What an Orders Phase of a contingent is worth, and what follows it --------------


def counts_of(q: Question, games: NDArray[np.int64], side: int) -> Columns:
    """Count what a side has lost and won, in each game; of each unit, how it stands."""
    first, end = int(q.first_of_side[side]), int(q.end_of_side[side])
    states = fates(q, games, side)
    gone = states >= recording.ROUTED
    heads, great = games[:, recording.HEADS + side], games[:, recording.GREAT_HEADS + side]
    points = (gone * q.points[first:end]).sum(axis=1)
    points -= q.head_points * (heads - great) + q.great_head_points * great
    return {
        "rout_points": points,
        "heads": heads,
        "units_lost": gone.sum(axis=1),
        "honjin_lost": (gone & (q.type[first:end] == at.HONJIN)).sum(axis=1),
        "disrupted": states == recording.DISRUPTED,
        "hits": games[:, recording.HITS + first : recording.HITS + end],
        "stands": ~gone,
        "busho_lost": games[:, recording.BUSHO_LOST + side],
    }


def changes_of(begun: Start, rows: Rows, side: int) -> Columns:
    """Count what has changed for a side since a start, in each game.

    A unit that is lost is no longer disrupted and has no hits: nothing of it has mended.
    """
    q, row = Question(begun.question.whole), Row.blank()
    recording.record(q, State(begun.state), row)
    before = counts_of(q, row[np.newaxis], side)
    now = counts_of(q, rows.astype(np.int64), side)
    stands = now.pop("stands")
    changes = {what: count - before[what] for what, count in now.items() if count.ndim == 1}
    for what in ("disrupted", "hits"):
        more = now[what].astype(np.int64) - before[what]
        changes[what] = (more * stands).sum(axis=1)
    return {what: changes[what] for what in now}


class OneTurn(one_turn.OneTurn):
    """An Orders Phase of a contingent, with its orders, and the Orders Phases that follow."""

    what = (
        *("rout_points", "heads", "units_lost", "disrupted", "hits", "busho_lost"),
        "honjin_lost",
    )
    better = -1
    score_named = ("rout points, enemy less own", "rout points of both")
    main = ("disrupted", "hits")
    undone: tuple[str, ...] = ()  # orders not carried out in every game looked at, once played

    def __init__(
        self,
        position: "str | PathLike[str] | Scenario",
        contingent: str,
        orders: "str | PathLike[str] | None" = None,
        bot: str = USUAL_BOT,
        enemy: str = USUAL_BOT,
        replies: int = 1,
        rules: str | None = None,
    ) -> None:
        check_replies(replies)
        check_plain((bot, enemy), "ran")
        staged = stage(position, bot, bot, rules=rules)
        self.chosen: Chosen = chosen(staged.scenario, staged.start, contingent)
        self.side = self.chosen.side
        bots = (bot, enemy) if self.side == 0 else (enemy, bot)
        self.staged = stage(position, *bots, rules=rules)
        self.scenario_given, self.replies = position, replies
        self.bots = (bot, enemy)
        self.orders, text, name = read_orders(orders, self.chosen.read, Orders())
        Rehearsal(self.staged.scenario, self.staged.start, self.chosen, self.orders, name).run()
        inputs: dict[str, Any] = {"position": staged.as_input(position), "contingent": contingent}
        inputs |= {"bot": bot, "enemy": enemy, "replies": replies}
        inputs |= asked_for(rules=rules)
        inputs |= {} if orders is None else {"orders": text}
        self.provenance = self.staged.provenance("turn", inputs)

    @cached_property
    def begun(self) -> Start:
        """The battle before the Orders Phase; at the start of a turn before its activations."""
        start: Start = self.staged.start
        return replace(start, state=self.chosen.begun)

    @cached_property
    def stops(self) -> list[Start]:
        """The battle made ready to stop after the Orders Phase, and after those that follow."""
        begun = self.begun
        lines = [*ordering(self.chosen.number), *self.orders.script]
        turn = int(State(begun.state).turn)
        question = with_script(begun.question, turn, self.side, lines, self.orders.whole)
        Question(question).script_phases = 1
        starts = []
        for phases in (1,) if self.replies == 0 else (1, 1 + self.replies):
            limited = question.copy()
            Question(limited).orders_limit = phases
            starts.append(replace(begun, question=limited))
        return starts

    # ---- playing ---------------------------------------------------------------------

    def winner(self, rows: Rows) -> NDArray[np.int64]:
        none = rows[:, recording.REASON] == 0  # a row of no game yet
        return np.where(none, -1, rows[:, recording.WINNER]).astype(np.int64)

    def changes(self, rows: Rows, side: int) -> Columns:
        return changes_of(self.begun, rows, side)

    # ---- in words --------------------------------------------------------------------

    @property
    def heading(self) -> str:
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
        remarks = list(self.undone)
        if self.chosen.begun is not self.chosen.state:
            color = SIDES[self.side].capitalize()
            remarks.append(
                f"{color} is taken to have won the Initiative; both sides activate contingents "
                "first (5.12, R80)"
            )
        if self.chosen.activated:
            remarks.append(f"{self.chosen.name} is taken to be activated by his So-Taisho (R80)")
        return tuple(remarks)

    def answer(self, run: Run, seed: int, elapsed_s: float = 0.0) -> Odds:
        """Return what came of the games, and note which orders were not carried out in them."""
        if self.orders.lines and run.games:
            start, games = self.stops[-1], run.games
            self.undone = undone(start, self.side, self.orders, seed, games)
        return super().answer(run, seed, elapsed_s)

    @property
    def headlines(self) -> Headlines:
        chances = [("takes a unit", "enemy_units_lost > 0"), ("loses a unit", "own_units_lost > 0")]
        if self.replies:
            chances.append(("loses a unit in reply", f"{REPLY}own_units_lost > 0"))
        amounts, rest = self.counted()
        return Headlines(tuple(chances), tuple(amounts), (), tuple(rest))

    @property
    def _following(self) -> str:
        return "the next phase" if self.replies == 1 else f"the next {self.replies} phases"

    @property
    def value(self) -> str:
        """What a phase is worth: net rout points and what `ran shock` counts, the replies' too."""
        counted = {"disrupted": DISRUPTED_COUNTS, "hits": HIT_COUNTS}
        if self.has_honjin:
            counted["honjin_lost"] = self._honjin["counts"]
        parts = [
            f"{p}swing"
            + "".join(f" + {n} * ({p}enemy_{what} - {p}own_{what})" for what, n in counted.items())
            for p in self.prefixes
        ]
        return " + ".join(parts)

    @property
    def has_honjin(self) -> bool:
        """Whether there is a Honjin that may be lost."""
        q = Question(self.begun.question.whole)
        return bool((q.type[: q.units] == at.HONJIN).any())

    @property
    def _honjin(self) -> Mapping[str, Any]:
        table: Mapping[str, Any] = self.staged.charts.tables["honjin_lost"]
        return table

    def figures_rest_on(self, texts: tuple[str, ...]) -> dict[str, str]:
        """Say what the value rests on that the outcomes do not: what a Honjin counts."""
        if not self.has_honjin or self.value not in texts:
            return {}
        return {"what a Honjin lost counts": str(self._honjin["source"])}

    @property
    def unit(self) -> str:
        after = f", {self._following} counted" if self.replies else ""
        return f"net rout points{after}"

    @property
    def name(self) -> str:
        return self.chosen.name
