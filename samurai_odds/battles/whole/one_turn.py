"""What one turn is worth: a card led, orders given, and what the enemy answers."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import cached_property
from os import PathLike
from typing import Any, ClassVar

import numpy as np
from numpy.typing import NDArray

from samurai_odds.battles.field import layout as at
from samurai_odds.battles.field import recording as kept
from samurai_odds.battles.scenario.checks import check
from samurai_odds.battles.scenario.scenario import SIDES, Scenario
from samurai_odds.battles.whole.leads import (
    cards_said,
    choices_of,
    names_of,
    placed,
    placed_by_orders,
)
from samurai_odds.battles.whole.orders_text import Orders, read_orders
from samurai_odds.battles.whole.outcomes import Losses
from samurai_odds.battles.whole.rehearsal import Rehearsal, script_of
from samurai_odds.battles.whole.staging import kept_scenario, scenario_input, stage
from samurai_odds.engine.answers.answer import Headlines
from samurai_odds.engine.answers.odds import Odds
from samurai_odds.engine.answers.verdict import Verdict, signed
from samurai_odds.engine.limit import Limit
from samurai_odds.engine.texts import read_text
from samurai_odds.errors import OddsError
from samurai_odds.play.game import Start
from samurai_odds.play.rollouts import until_turn
from samurai_odds.play.rules.scripted import with_script
from samurai_odds.play.sampled import Sampled

RESULTS = ("own", "enemy", "none")
WHO = ("own", "enemy")
WHAT = ("banners", "blocks_lost", "units_lost", "leaders_lost", "tokens")
REPLY = "reply_"
MOST_REPLIES = 100


class OneTurn(Sampled):
    """A turn of the side to move, with its card and orders, and the turns that follow."""

    words: ClassVar[dict[str, tuple[str, ...]]] = {"result": RESULTS}
    usual_limit = Limit(samples=10_000, seconds=20)

    def __init__(
        self,
        position: "str | PathLike[str] | Scenario",
        card: str | Sequence[str] | None = None,
        orders: "str | PathLike[str] | None" = None,
        bot: str = "greedy",
        enemy: str = "greedy",
        replies: int = 1,
        dragons: "str | PathLike[str] | None" = None,
        rules: "str | PathLike[str] | None" = None,
    ) -> None:
        if not isinstance(replies, int) or not 0 <= replies <= MOST_REPLIES:
            raise OddsError(f"replies is a whole number from 0 to {MOST_REPLIES}, not {replies!r}")
        staged = stage(position, bot, bot, dragons=dragons, rules=rules)
        self.side = staged.scenario.first
        bots = (bot, enemy) if self.side == 0 else (enemy, bot)
        staged = stage(position, *bots, dragons=dragons, rules=rules)
        self.position, self.replies = position, replies
        self.staged = staged
        self.orders, self.orders_text = self._read(orders)
        self.card = card_led(card, self.orders.card)
        name = "orders" if orders is None or "\n" in str(orders) else str(orders)
        if card:
            scenario, self.leads = placed(staged.scenario, self.card)
        else:
            line = self.orders.card_line
            scenario, self.leads = placed_by_orders(staged.scenario, self.card, name, line)
        check(scenario, {dragon.key: dragon.copies for dragon in staged.dragons})
        self.staged = replace(staged, scenario=scenario)
        self.leading = choices_of(self.leads, bool(scenario.board.rack))
        Rehearsal(self.staged.setup, self.leading, self.orders, name).run()
        inputs: dict[str, Any] = {"position": scenario_input(position, staged), "card": self.card}
        inputs |= {"bot": bot, "enemy": enemy, "replies": replies}
        for what, value in (("dragons", dragons), ("rules", rules)):
            inputs |= {} if value is None else {what: str(value)}
        inputs |= {} if orders is None else {"orders": self.orders_text}
        self.provenance = self.staged.provenance("turn", inputs)

    def _read(self, orders: "str | PathLike[str] | None") -> tuple[Orders, str]:
        """Read the orders from a file, or from text of several lines."""
        if orders is None:
            return Orders(), ""
        keys = [dragon.key for dragon in self.staged.dragons]
        board = self.staged.scenario.board
        if "\n" in str(orders):
            return read_orders(str(orders), "orders", keys, board), str(orders)
        try:
            text = read_text(orders, "the orders")
        except OddsError as fault:
            hint = "; as text each order ends its line" if " " in str(orders) else ""
            raise OddsError(f"{fault}{hint}") from None
        return read_orders(text, str(orders), keys, board), text.rstrip("\n") + "\n"

    @cached_property
    def stops(self) -> list[Start]:
        """The battle made ready to stop after the turn, and after the replies."""
        start, turn = self.staged.start, self.staged.scenario.moment.turn
        script = script_of(self.orders, self.leading)
        stops = [turn] if self.replies == 0 else [turn, turn + self.replies]
        ordered = with_script(start.question, turn, self.side, script, self.orders.whole)
        return [until_turn(replace(start, question=ordered), last) for last in stops]

    @property
    def starts(self) -> tuple[Start, ...]:
        """The turn, and the turn with its replies."""
        return tuple(self.stops)

    # ---- playing ---------------------------------------------------------------------

    @property
    def kept_inputs(self) -> dict[str, Any]:
        """The inputs as a record keeps them: the position whole."""
        return {**self.provenance.inputs, "position": kept_scenario(self.position, self.staged)}

    def columns(self, rows: NDArray[np.int16]) -> dict[str, NDArray[np.int64]]:
        """Read what changed in the turn, and in the replies, off the rows of games."""
        parts = [rows[:, k : k + kept.ROW] for k in range(0, self.width, kept.ROW)]
        winner = parts[-1][:, kept.WINNER].astype(np.int64)
        found = {"result": np.where(winner < 0, 2, np.where(winner == self.side, 0, 1))}
        turn = self._changes(parts[0])
        found |= turn
        if len(parts) > 1:
            whole = self._changes(parts[1])
            found |= {f"{REPLY}{name}": whole[name] - turn[name] for name in whole}
        return found

    def _changes(self, rows: NDArray[np.int16]) -> dict[str, NDArray[np.int64]]:
        setup = self.staged.setup
        losses = Losses(setup, rows)
        games = rows.astype(np.int64)
        found = {}
        for who, side in zip(WHO, (self.side, 1 - self.side), strict=True):
            row = at.side_row(side)
            found[f"{who}_banners"] = games[:, kept.BANNERS + side] - setup.state[row + at.BANNERS]
            found[f"{who}_blocks_lost"] = losses.blocks(side)
            found[f"{who}_units_lost"] = losses.units(side)
            found[f"{who}_leaders_lost"] = losses.leaders(side, lambda fate: fate != at.ALIVE)
            found[f"{who}_tokens"] = games[:, kept.TOKENS + side] - setup.state[row + at.TOKENS]
        return {f"{who}_{what}": found[f"{who}_{what}"] for what in WHAT for who in WHO}

    def derive(self, columns: Mapping[str, Any]) -> dict[str, Any]:
        """Add ``swing``, own banners less the enemy's, of the turn, the replies and both."""
        found = {"swing": columns["own_banners"] - columns["enemy_banners"]}
        if self.replies:
            reply = columns[f"{REPLY}own_banners"] - columns[f"{REPLY}enemy_banners"]
            found |= {f"{REPLY}swing": reply, "total_swing": found["swing"] + reply}
        return found

    # ---- in words --------------------------------------------------------------------

    @property
    def heading(self) -> str:
        """The question in a line of plain words."""
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
        """The figures to show when none are asked for."""
        reply = (REPLY,) if self.replies else ()
        chances = [
            ("gains a banner", "own_banners > 0"),
            ("loses a unit", "own_units_lost > 0"),
            ("wins the battle", "result == 'own'"),
        ]
        if reply:
            chances.insert(2, ("gives a banner in reply", f"{REPLY}enemy_banners > 0"))
            chances.append(("loses the battle", "result == 'enemy'"))
        amounts: list[tuple[str, str]] = []
        rest: list[tuple[str, str]] = []
        for prefix, when in (("", ""), *((one, "reply: ") for one in reply)):
            amounts.append((f"{when}banner swing", f"{prefix}swing"))
            for what in WHAT[1:]:
                listed = amounts if what == "blocks_lost" else rest
                listed += [(f"{when}{who}: {_said(what)}", f"{prefix}{who}_{what}") for who in WHO]
        if reply:
            amounts.append(("banner swing of both", "total_swing"))
        swings = [("the turn", "swing")]
        if reply:
            swings += [("the reply", f"{REPLY}swing"), ("both", "total_swing")]
        spreads = (("banner swing", tuple(swings)),)
        return Headlines(tuple(chances), tuple(amounts), spreads, tuple(rest))

    @property
    def value(self) -> str:
        """What a turn is worth: net blocks and banners, those of the replies too."""
        value = "swing + enemy_blocks_lost - own_blocks_lost"
        if self.replies:
            value += f" + {REPLY}swing + {REPLY}enemy_blocks_lost - {REPLY}own_blocks_lost"
        return value

    @property
    def unit(self) -> str:
        """What the value counts, in words."""
        turns = "turn" if self.replies == 1 else "turns"
        after = f", {self.replies} {turns} later" if self.replies else ""
        return f"net blocks and banners{after}"

    def verdict(self, odds: Odds) -> Verdict:
        """Say what to expect of the turn, the replies counted."""
        worth = odds.expect(self.value)
        name = names_of(self.leads)
        where = odds.provenance.condition
        text = f"{f'Where {where}: ' if where else ''}{name}: {signed(worth)} {self.unit}."
        if odds.p("result == 'own'") >= 1:
            text = f"Wins the battle in every game. {text}"
        return Verdict(text, self.value, self.unit, worth)

    @property
    def aims(self) -> tuple[str, ...]:
        """The figures whose error a target applies to when none are shown."""
        return ("total_swing",) if self.replies else ("swing",)

    def retell(self, seed: int, game: int) -> list[str]:
        """Tell one of the turns, with the replies, move by move."""
        from samurai_odds.battles.field.narration import narrate_game

        self.warm_up(1)
        lines = narrate_game(self.staged.setup, self.stops[-1], seed, game)
        stopped = lines[-1].startswith("result: nobody")
        return lines[:-2] if stopped else lines  # the turn after the last is not played


def card_led(card: str | Sequence[str] | None, by_orders: str | None) -> str:
    """Give the card that is led: named beside the orders, or in them."""
    named = None if not card else " + ".join(cards_said(card))
    said = None if by_orders is None else " + ".join(cards_said(by_orders))
    if named is None and said is None:
        raise OddsError("no card is led: name it, or write a line 'lead CARD' in the orders")
    if named is not None and said not in (None, named):
        raise OddsError(f"the orders lead {said}, not {named}: leave out one of the two")
    return named or said or ""


def _said(what: str) -> str:
    return what.replace("_", " ")
