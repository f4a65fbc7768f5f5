"""When the attacker calls off (Step 8; S5), worked out for the positions of one battle."""

from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np

from samurai_odds.engine.expressions import check, evaluate, names_in
from samurai_odds.errors import OddsError
from samurai_odds.swords.combat import outcomes
from samurai_odds.swords.combat.ahead import Ahead, best_picks, look_ahead, whole_battle
from samurai_odds.swords.combat.dice import Floats
from samurai_odds.swords.combat.duel import Bools, Duel, Ends, Picks, StopRule
from samurai_odds.swords.combat.sides import Ints, LossRule, chain
from samurai_odds.swords.facts import Facts
from samurai_odds.swords.layout import WON, Composition

LIVE = ("p_win", "gain")  # what --stop-when knows besides the variables
_DIGITS = 9  # decimals of these: a gain of nothing is 0, whatever rounding says


@dataclass(frozen=True)
class StopOrders:
    """The attacker's standing orders: any that holds at Step 8 ends the battle."""

    after: int | None = None
    below: int | None = None
    when: str | None = None
    best: bool = False

    @property
    def by_round(self) -> bool:
        """Whether they look at the number of the round."""
        return self.after is not None or (self.when is not None and "rounds" in names_in(self.when))


@dataclass(frozen=True, eq=False)
class Planned:
    """A battle with every choice taken: what all readers read."""

    duel: Duel
    picks: Picks
    stops: StopRule | None
    by_round: bool
    orders: StopOrders
    ahead: Ahead | None = None
    worth: Floats | None = None
    value: float | None = None  # of the whole battle, where choices were left open

    def ends(self) -> Ends:
        return self._ends

    @cached_property
    def _ends(self) -> Ends:
        return self.duel.ends(self.stops, self.picks, told_apart=self.by_round)


@dataclass(frozen=True)
class Terms:
    """How the positions of a battle are named and valued."""

    facts: Facts
    double: bool
    origin_held: bool
    value: str
    began: tuple[Composition, Composition] | None = None  # losses count from here, if not the start
    partner: tuple[bool, bool] = (False, False)  # of a chain: its other troop may move in instead

    def names(self, duel: Duel, rounds: int) -> outcomes.Columns:
        """Name every position, row by row, as if the battle ended there."""
        size_a, size_d = duel.shape
        attacker = np.repeat(duel.attacker.counts, size_d, axis=0)
        defender = np.tile(duel.defender.counts, (size_a, 1))
        taken = None
        if duel.taken:
            taken = np.tile(np.isin(np.arange(size_d), duel.taken), size_a)
        counted = np.full(size_a * size_d, rounds)
        columns = outcomes.columns(counted, attacker, defender, self.double, taken)
        start, against = self.began or (
            duel.attacker.strengths[duel.attacker_start],
            duel.defender.strengths[duel.defender_start],
        )
        columns |= outcomes.derive(
            columns,
            (start, outcomes.counts_of(against)),
            self.origin_held,
            self.facts,
            partner=self.partner,
        )
        columns["province"] = np.full(size_a * size_d, self.facts.number("province"))
        return columns

    def worth(self, duel: Duel) -> Floats:
        return self.worth_and_takes(duel)[0]

    def worth_and_takes(self, duel: Duel) -> tuple[Floats, Any]:
        """Value every position, and say in which the attacker takes the province."""
        columns = self.names(duel, 0)
        del columns["rounds"]
        worth: Floats = evaluate(self.value, columns, outcomes.words()).reshape(duel.shape)
        return worth, columns["takes"].reshape(duel.shape)


def check_value(text: str, double: bool) -> None:
    """Raise OddsError unless ``text`` can value a position (it cannot depend on the round)."""
    if "rounds" in names_in(text):
        raise OddsError(
            f"value '{text}': a value cannot count rounds, or the best choice in a position "
            "would differ from round to round"
        )
    names = [name for name in outcomes.variables(double) if name != "rounds"]
    check(text, (*names, *outcomes.DERIVED, "province"), outcomes.words())


def check_stop_when(text: str, double: bool) -> None:
    """Raise OddsError unless ``text`` can be asked at Step 8."""
    names = (*outcomes.variables(double), *outcomes.DERIVED, "province", *LIVE)
    check(text, names, outcomes.words())


def plan(duel: Duel, orders: StopOrders, terms: Terms, after: Floats | None = None) -> Planned:
    """Take every choice in a battle: when to call off, and free losses.

    ``after`` adds to the worth of ending in each position what comes later.
    """
    stops, fixed = _fixed_stops(duel, orders, terms, after)
    if not (orders.best or duel.attacker.free or duel.defender.free):
        return Planned(duel, duel.default_picks(), stops, orders.by_round, orders)
    worth = terms.worth(duel)
    if after is not None:
        worth = worth + after
    ahead = look_ahead(duel, worth, fixed, orders.best)
    if orders.best:
        stopped = ahead.stop & duel.alive
        stops = lambda rounds: stopped  # noqa: E731
    picks = best_picks(duel, ahead, worth)
    value = whole_battle(duel, ahead, worth)
    return Planned(duel, picks, stops, False, orders, ahead, worth, value)


def ordered_value(duel: Duel, rules: tuple[LossRule, LossRule], planned: Planned) -> float:
    """Value the same battle with free losses taken by the loss order instead.

    Only what can be the same stays the same: a best stopping is found anew.
    """
    assert planned.worth is not None
    plain = [
        chain(side.strengths[start], LossRule(rule.order, rule.first), side.weapons)
        for side, start, rule in (
            (duel.attacker, duel.attacker_start, rules[0]),
            (duel.defender, duel.defender_start, rules[1]),
        )
    ]
    rows = [duel.attacker.number(side) for side in plain[0].strengths]
    columns = [duel.defender.number(side) for side in plain[1].strengths]
    taken = tuple(place for place, column in enumerate(columns) if column in duel.taken)
    same = Duel(plain[0], plain[1], duel.naval, taken=taken)
    cut = np.ix_(rows, columns)
    fixed = None
    if planned.stops is not None and not planned.orders.best:
        fixed = planned.stops(0)[cut]
    worth = planned.worth[cut]
    return whole_battle(same, look_ahead(same, worth, fixed, planned.orders.best), worth)


def _fixed_stops(
    duel: Duel, orders: StopOrders, terms: Terms, after: Floats | None
) -> tuple[StopRule | None, Bools | None]:
    """Work out the fixed orders: the rule by round, and the positions if no round matters."""
    if orders.after is None and orders.below is None and orders.when is None:
        return None, None
    always = np.zeros(duel.shape, dtype=bool)
    if orders.below is not None:
        units = duel.attacker.counts[:, :-1].sum(axis=1)
        always |= (units < orders.below)[:, None]
    live = _live_names(duel, orders.when, terms, after) if orders.when is not None else {}
    if orders.when is not None and "rounds" not in names_in(orders.when):
        always |= _asked(duel, orders.when, terms, live, 0)
    always &= duel.alive

    def by_round(rounds: int) -> Bools:
        rounds += duel.fought
        if orders.after is not None and rounds >= orders.after:
            return duel.alive
        if orders.when is not None and "rounds" in names_in(orders.when):
            return always | (_asked(duel, orders.when, terms, live, rounds) & duel.alive)
        return always

    return by_round, None if orders.by_round else always


def _asked(duel: Duel, when: str, terms: Terms, live: dict[str, Any], rounds: int) -> Bools:
    answers = evaluate(when, terms.names(duel, rounds) | live, outcomes.words())
    result: Bools = (answers != 0).reshape(duel.shape)
    return result


def _live_names(duel: Duel, when: str, terms: Terms, after: Floats | None) -> dict[str, Any]:
    """Work out what --stop-when may ask of the future: fighting on to the end from here."""
    live = {}
    used = names_in(when)
    if "p_win" in used:
        ends = terms.names(duel, 0)["result"] == WON
        live["p_win"] = look_ahead(duel, ends.reshape(duel.shape) * 1.0).fight
    if "gain" in used:
        worth = terms.worth(duel) if after is None else terms.worth(duel) + after
        live["gain"] = look_ahead(duel, worth).fight - worth
    return {name: values.ravel().round(_DIGITS) for name, values in live.items()}


@dataclass(frozen=True, eq=False)
class Played:
    """A planned battle with its ends, and for each end the battle that follows (-1: none)."""

    planned: Planned
    ends: Ends
    then: Ints  # by end: place in the list of all battles
    first_row: Ints  # by end: where its rows start in the whole table
