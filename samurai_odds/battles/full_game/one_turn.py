"""What one turn is worth: a card led, orders given, and what the enemy answers."""

from collections.abc import Sequence
from concurrent.futures import Executor
from dataclasses import replace
from functools import cached_property, partial
from itertools import takewhile
from os import PathLike
from typing import Any

import numpy as np
from numpy.typing import NDArray

from samurai_odds.analysis.compare import Comparison, ranked
from samurai_odds.analysis.paired import Together
from samurai_odds.battles.full_game.leads import (
    cards_said,
    choices_of,
    leads_of_hand,
    names_of,
    placed,
    placed_by_orders,
)
from samurai_odds.battles.full_game.orders_text import Orders
from samurai_odds.battles.full_game.orders_text import read_orders as read_lines
from samurai_odds.battles.full_game.outcomes import Losses
from samurai_odds.battles.full_game.rehearsal import Rehearsal, in_turn, script_of, staying, stays
from samurai_odds.battles.full_game.staging import stage
from samurai_odds.battles.rules import layout as at
from samurai_odds.battles.rules import recording
from samurai_odds.battles.rules.decisions.kinds import as_line, as_other_line
from samurai_odds.battles.rules.layout import Side, State
from samurai_odds.battles.scenario.checks import check
from samurai_odds.battles.scenario.scenario import SIDES, Scenario
from samurai_odds.battles.words import USUAL_BOT
from samurai_odds.engine.answers.answer import Headlines, check_seed
from samurai_odds.engine.answers.odds import Odds
from samurai_odds.engine.limit import Limit
from samurai_odds.engine.progress import Progress, bar
from samurai_odds.engine.provenance import asked_for
from samurai_odds.errors import OddsError, attempt
from samurai_odds.grids.prose import Prose
from samurai_odds.play import one_turn, undone
from samurai_odds.play.contest import Columns
from samurai_odds.play.game import Rows, Start
from samurai_odds.play.games import record
from samurai_odds.play.kept import Run
from samurai_odds.play.one_turn import REPLY, check_replies, read_orders
from samurai_odds.play.orders_text import Line
from samurai_odds.play.registry import check_plain
from samurai_odds.play.replay import replay
from samurai_odds.play.rollouts import until_turn
from samurai_odds.play.scene import lines_told
from samurai_odds.play.scripted import with_script


class OneTurn(one_turn.OneTurn):
    """A turn of the side to move, with its card and orders, and the turns that follow."""

    what = ("banners", "blocks_lost", "units_lost", "leaders_lost", "tokens")
    better = 1
    score_named = ("banner swing", "banner swing of both")
    main = ("blocks_lost",)
    undone: tuple[str, ...] = ()  # orders not carried out in every game looked at, once played

    def __init__(
        self,
        position: "str | PathLike[str] | Scenario",
        card: str | Sequence[str] | None = None,
        orders: "str | PathLike[str] | None" = None,
        bot: str = USUAL_BOT,
        enemy: str = USUAL_BOT,
        replies: int = 1,
        dragons: "str | PathLike[str] | None" = None,
        rules: "str | PathLike[str] | None" = None,
    ) -> None:
        check_replies(replies)
        check_plain([bot], "battles")
        staged = stage(position, bot, bot, dragons=dragons, rules=rules)
        self.side = staged.scenario.first
        bots = (bot, enemy) if self.side == 0 else (enemy, bot)
        staged = stage(position, *bots, dragons=dragons, rules=rules)
        self.scenario_given, self.replies = position, replies
        self.staged = staged
        keys = [dragon.key for dragon in staged.dragons]
        self.orders, text, name = read_orders(
            orders,
            lambda text, name: read_lines(text, name, keys, staged.scenario.board),
            Orders(),
        )
        self.orders = staying(self.orders, staged.scenario)
        self.card = card_led(card, self.orders.card)
        if card:
            scenario, self.leads = placed(staged.scenario, self.card)
        else:
            line = self.orders.card_line
            scenario, self.leads = placed_by_orders(staged.scenario, self.card, name, line)
        check(scenario, {dragon.key: dragon.copies for dragon in staged.dragons})
        self.staged = replace(staged, scenario=scenario)
        self.leading = choices_of(self.leads, bool(scenario.board.rack))
        Rehearsal(self.staged.setup, self.leading, self.orders, name).run()
        inputs: dict[str, Any] = {"position": staged.as_input(position), "card": self.card}
        inputs |= {"bot": bot, "enemy": enemy, "replies": replies}
        inputs |= asked_for(dragons=dragons, rules=rules)
        inputs |= {} if orders is None else {"orders": text}
        self.provenance = self.staged.provenance("turn", inputs)

    @cached_property
    def stops(self) -> list[Start]:
        """The battle made ready to stop after the turn, and after the replies."""
        start, turn = self.staged.start, self.staged.scenario.moment.turn
        script = script_of(self.orders, self.leading)
        stops = [turn] if self.replies == 0 else [turn, turn + self.replies]
        ordered = with_script(start.question, turn, self.side, script, self.orders.whole)
        return [until_turn(replace(start, question=ordered), last) for last in stops]

    # ---- playing ---------------------------------------------------------------------

    def winner(self, rows: Rows) -> NDArray[np.int64]:
        return rows[:, recording.WINNER].astype(np.int64)

    def changes(self, rows: Rows, side: int) -> Columns:
        setup = self.staged.setup
        before = Side(State(setup.state).sides[side])
        losses, games = Losses(setup, rows), rows.astype(np.int64)
        return {
            "banners": games[:, recording.BANNERS + side] - before.banners,
            "blocks_lost": losses.blocks(side),
            "units_lost": losses.units(side),
            "leaders_lost": losses.leaders(side, lambda fate: fate != at.ALIVE),
            "tokens": games[:, recording.TOKENS + side] - before.tokens,
        }

    def answer(self, run: Run, seed: int, elapsed_s: float = 0.0) -> Odds:
        """Return what came of the games, and note which orders were not carried out in them."""
        if self.orders.lines and run.games:
            self.undone = undone_in(self.stops[-1], self.side, self.orders, seed, run.games)
        return super().answer(run, seed, elapsed_s)

    # ---- in words --------------------------------------------------------------------

    @property
    def remarks(self) -> tuple[str, ...]:
        return self.undone

    @property
    def heading(self) -> str:
        staged = self.staged
        scenario, side = staged.scenario, SIDES[self.side]
        how = f"orders by {(staged.red, staged.blue)[self.side]}"
        if self.orders.lines:
            how = f"as ordered, the rest by {(staged.red, staged.blue)[self.side]}"
        name = names_of(self.leads)
        text = f"Samurai Battles: {scenario.title}, turn {scenario.moment.turn}: "
        text += f"{side} plays {name}, {how}"
        if self.replies:
            enemy = (staged.red, staged.blue)[1 - self.side]
            turns = "turn" if self.replies == 1 else "turns"
            text += f"; then {self.replies} {turns} of reply ({enemy})"
        return text

    @property
    def headlines(self) -> Headlines:
        chances = [
            ("gains a banner", "own_banners > 0"),
            ("loses a unit", "own_units_lost > 0"),
            ("wins the battle", "result == 'own'"),
        ]
        swings = [("the turn", "swing")]
        if self.replies:
            chances.insert(2, ("gives a banner in reply", f"{REPLY}enemy_banners > 0"))
            chances.append(("loses the battle", "result == 'enemy'"))
            swings += [("the reply", f"{REPLY}swing"), ("both", "total_swing")]
        amounts, rest = self.counted()
        spreads = (("banner swing", tuple(swings)),)
        return Headlines(tuple(chances), tuple(amounts), spreads, tuple(rest))

    @property
    def name(self) -> str:
        return names_of(self.leads)

    @property
    def value(self) -> str:
        """What a turn is worth: net blocks and banners, those of the replies too."""
        return " + ".join(
            f"{p}swing + {p}enemy_blocks_lost - {p}own_blocks_lost" for p in self.prefixes
        )

    @property
    def unit(self) -> str:
        """What the value counts, in words."""
        turns = "turn" if self.replies == 1 else "turns"
        after = f", {self.replies} {turns} later" if self.replies else ""
        return f"net blocks and banners{after}"

    def retell(self, seed: int, game: int) -> list[Prose]:
        """Tell one of the turns, with the replies, move by move."""
        self.warm_up(1)
        start = self.starts[-1]
        moments = list(self.staged.narrated(start, record(start, seed, game), seed, game))
        steps = [step for step, _ in moments if step is not None]
        lines = lines_told(moments)
        stopped = State(steps[-1].after).winner < 0
        return lines[:-2] if stopped else lines  # the turn after the last is not played


# ---- Which orders were carried out in the games played -------------------------------

_WHEN_DUE = "it was not possible when it was due"
_IF_ANY = (at.INSPIRE_CHOICE, at.GAIN_CHOICE, at.BONUS_CHOICE)  # orders for what dice may bring


def undone_in(start: Start, side: int, orders: Orders, seed: int, games: int) -> tuple[str, ...]:
    """Return a sentence for each line not carried out; to stay, or do nothing, always is."""
    turn = int(State(start.state).turn)
    listed = [
        replace(line, tried=line.tried or line.kind in _IF_ANY)
        for line in in_turn(orders)
        if line.number and line.value and not stays(line)
    ]
    wanted: dict[int, list[Line]] = {}
    for line in listed:
        wanted.setdefault(line.number, []).append(line)

    def found_in(game: int) -> undone.Found:
        steps = replay(start, record(start, seed, game))
        of_turn = takewhile(lambda step: State(step.before).turn == turn, steps)
        return undone.carried_out(of_turn, side, wanted, _means), set()

    return undone.undone(listed, games, found_in, lambda line: _WHEN_DUE)


def _means(before: Any, kind: int, choice: int, value: int) -> bool:
    s = State(before)
    return value in (as_line(s, kind, choice), as_other_line(s, kind, choice))


def card_led(card: str | Sequence[str] | None, by_orders: str | None) -> str:
    """Give the card that is led: named beside the orders, or in them."""
    named = None if not card else " + ".join(cards_said(card))
    said = None if by_orders is None else " + ".join(cards_said(by_orders))
    if named is None and said is None:
        raise OddsError("no card is led: name it, or write a line 'lead CARD' in the orders")
    if named is not None and said not in (None, named):
        raise OddsError(f"the orders lead {said}, not {named}: leave out one of the two")
    return named or said or ""


# ---- Which card of a hand to lead: the turns that its cards allow, ranked with the same luck ----


def turns_of_hand(position: Any, **how: Any) -> tuple[list[OneTurn], str]:
    """Make the turns that the cards of a hand allow, and say what hand that is."""
    bot = how.get("bot", USUAL_BOT)
    files: dict[str, Any] = {name: how.get(name) for name in ("dragons", "rules")}
    cards, says = leads_of_hand(stage(position, bot, bot, **files).scenario)
    refusals: list[str] = []
    of_card = partial(OneTurn, position, **how)
    turns = [turn for card in cards if (turn := attempt(refusals, of_card, card)) is not None]
    if not turns:
        raise OddsError(*dict.fromkeys(refusals))
    return turns, says


def rank_hand(
    position: Any,
    by: str | None = None,
    limit: Limit | None = None,
    seed: int = 0,
    progress: Progress | None = None,
    threads: int | None = None,
    executor: Executor | None = None,
    **how: Any,
) -> Comparison:
    """Rank the cards that the side to move may lead, each with the orders its bot gives for it.

    ``by`` is what they are ranked by, net blocks and banners of the turn and its replies if
    nothing is said; ``limit.stderr`` is the error wanted for the differences. ``how`` are
    the keywords of `battles.turn`. Raises OddsError where no card can be led.
    """
    check_seed(seed)
    turns, says = turns_of_hand(position, **how)
    by = by or turns[0].value
    played = Together(turns, by, seed, threads, executor)
    if executor is None:
        turns[0].warm_up()
    with bar("cards", progress) as show:
        odds = played.run(limit, show)
    names = [turn.card for turn in turns]
    figures = [one.figure(by) for one in odds]
    return Comparison(by, ranked(names, odds, figures, played.difference), (says,))
