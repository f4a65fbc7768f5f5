"""A ninja's strike, and perhaps the battle it prepares, as a question."""

from functools import cached_property
from typing import Any

import numpy as np

from samurai_odds.engine.answers.answer import Headlines, Listing, answer
from samurai_odds.engine.answers.odds import Odds
from samurai_odds.engine.answers.verdict import (
    Advice,
    Course,
    Scale,
    Verdict,
    signed,
    where_it_holds,
)
from samurai_odds.engine.option_words import to_add
from samurai_odds.engine.provenance import Provenance
from samurai_odds.engine.ties import better
from samurai_odds.errors import OddsError
from samurai_odds.grids.figure import Figure
from samurai_odds.grids.fitting import capital
from samurai_odds.swords.battle.options import best_orders
from samurai_odds.swords.battle.question import Battle
from samurai_odds.swords.battle.strike import STRIKES, Strike, late_rows
from samurai_odds.swords.battle.verdict import nothing_done, unit_of, worth_of
from samurai_odds.swords.combat import outcomes
from samurai_odds.swords.combat.dice import Floats
from samurai_odds.swords.facts import Used
from samurai_odds.swords.forces import write_force


def _parts(question: Strike) -> list[tuple[dict[str, Any], Floats]]:
    """Solve all branches exactly, one after another: rows with their chances."""
    if question.after_round and not question.by_ronin:
        return [late_rows(question)]
    parts = []
    for hidden, prior, each in question.by_ronin:
        for columns, chances in _parts(each):
            columns["hidden_ronin"] = np.full(len(chances), hidden)
            parts.append((columns, prior * chances))
    for branch in () if question.by_ronin else question.branches:
        columns, chances, before = {}, np.ones(1), question.before
        if branch.battle is not None:
            reading = branch.battle.reading()
            columns, chances = dict(reading.columns), reading.chances()
        elif before is not None:
            ours, theirs = (np.array([side], dtype=np.int64) for side in branch.sides)
            columns = outcomes.columns(np.zeros(1, np.int64), ours, theirs, before.double)
            columns["result"] = np.array([branch.result])
        columns = _in_full(question, columns, len(chances))
        columns["strike"] = np.full(len(chances), branch.strike)
        parts.append((columns, branch.chance * chances))
    return parts


def _in_full(question: Strike, columns: dict[str, Any], length: int) -> dict[str, Any]:
    """Add the variables of troops that an assassination removed."""
    for name in question.variables:
        if name not in columns:
            source = name.replace("_force_", "_") if "_force_" in name else ""
            columns[name] = columns.get(source, np.zeros(length, dtype=np.int64))
    return columns


class Ninja(Strike):
    """What a ninja's strike does, and what it is worth.

    Raises OddsError with every problem of the strike and of the battle it prepares.
    """

    procedure, exactly = "ninja", "a ninja's strike"

    @cached_property
    def provenance(self) -> Provenance:
        used = Used(self.facts, dict(self.before.provenance.rests_on) if self.before else {})
        if self.before is not None:
            used.note("when the ninja may strike; a fallen daimyo's ronin (S8)", "assumed")
        names = ("then_battle", "hirer", "revenge_on")
        inputs = {name: self.inputs[name] for name in names if self.inputs[name] is not None}
        if self.after_round:
            inputs["after_round"] = self.after_round
        return self.facts.provenance(self.procedure, inputs | self.options, used.rests_on)

    @property
    def aims(self) -> tuple[str, ...]:
        return ("strike == 'killed'",)

    @property
    def remarks(self) -> tuple[str, ...]:
        if self.before is None:
            return ()
        where = "in this battle" if self.revenge_on == "battle" else "elsewhere"
        return (
            f"The revenge is aimed at a daimyo {where}.",
            "The cost of a successor, a unit and the levels (S8), is not counted.",
        )

    @property
    def heading(self) -> str:
        return f"Samurai Swords: {self.wording}"

    @property
    def wording(self) -> str:
        """The question in a line of plain words."""
        if self.before is None:
            return "the ninja strikes at a daimyo"
        when = f"after round {self.after_round} of" if self.after_round else "before"
        return f"the ninja strikes at the {self.victim}'s daimyo {when} {self.text}"

    @property
    def headlines(self) -> Headlines:
        """Choose what a player at the table asks first."""
        chances = [
            ("daimyo assassinated", "strike == 'killed'"),
            ("strike and revenge both fail", "strike == 'failed'"),
            ("the revenge kills a daimyo of the hirer", "strike == 'revenge'"),
        ]
        if self.before is None:
            return Headlines(tuple(chances), (), ())
        chances += [
            ("attacker wins", "won"),
            ("province emptied, no battle needed", "result == 'none' and defender_units == 0"),
            ("attack called off or never made", _NOT_MADE),
        ]
        if self.after_round:
            chances.append(("the battle was over before", "strike == 'none'"))
        spread = (("attacker", "attacker_units"), ("defender", "defender_units"))
        return Headlines(tuple(chances), (), (("units left", spread),))

    @property
    def listings(self) -> tuple[Listing, ...]:
        """Give the battle's odds without the ninja, and after each way that the strike can go."""
        if self.before is None or self.after_round or self.before.unsure:
            return ()
        rows: list[tuple[Any, ...]] = []

        def row(label: str, chance: float, battle: Battle | None, sides: Any) -> None:
            if battle is None:
                left = f"none fought: {write_force(sides[0])} against {write_force(sides[1])}"
                rows.append((label, Figure(chance, proportion=True), left, None))
                return
            fought = f"{battle.provenance.inputs['attacker']} v " + write_force(
                battle.setup.defender
            )
            rows.append((label, Figure(chance, proportion=True), fought, answer(battle).p("won")))

        row("without the ninja", 1.0, self.before, None)
        for branch in self.branches:
            label = ("daimyo killed", "strike failed", "revenge struck")[branch.strike]
            row(label, branch.chance, branch.battle, branch.sides)
        return (Listing("the battle", ("", "chance", "forces", "attacker wins"), tuple(rows)),)

    def verdict(self, odds: Odds) -> Verdict:
        """Price the strike to its hirer: the battle with him against the battle without.

        An attacker who strikes before Step 1 attacks only where the strike leaves it worth
        his while; without the self he attacks only if that is. A defender takes the attack
        as it comes.
        """
        if self.before is None:
            return _alone(odds)
        value, unit = self.before.value, unit_of(self.before.value)
        if condition := odds.provenance.condition:
            return where_it_holds(condition, odds.expect(value), value, unit, " to the attacker")
        courses = _courses(self)
        struck, *spared = courses
        gain = Figure(struck.worth - max(one.worth for one in spared))
        words = ", ".join(f"{one.name} {signed(one.worth)}" for one in courses)
        advised: Advice | None = None
        if better(gain, 0.0):
            advised = Advice("Bid at most", gain, unit, f"{capital(words)}.")
            text = f"Bid at most {gain.text()} {unit} for the ninja: {words}."
            if unit == "koku" and better(1.0, gain):  # bids are whole koku
                advised = None
                text = (
                    f"Don't bid: the strike gains less than one koku here ({gain.text()}); {words}."
                )
        else:
            advised = Advice("Don't hire the ninja", gain, unit, f"{capital(words)}.")
            text = f"Don't hire the ninja for this battle ({signed(gain)} {unit}): {words}."
        called_off = f"{_CALLED_OFF}{to_add('; add --stop best to see the odds of that')}."
        asides = (called_off,) if best_orders(self.options) else ()
        attacks = Figure(-spared[0].worth)
        if self.hirer == "defender" and better(nothing_done(self.before), attacks):
            pays = f"it is worth {signed(attacks)} {unit} to the attacker"
            asides = (*asides, f"Without the strike the attack may not be made: {pays}.")
        return Verdict(text, value, unit, gain, tuple(courses), asides, advice=advised)

    def worth_in(self, odds: Odds) -> Figure:
        """Return what the strike gains its hirer, or without a battle its chance."""
        return self.verdict(odds).worth

    def figures_rest_on(self, texts: tuple[str, ...]) -> dict[str, str]:
        return self.before.figures_rest_on(texts) if self.before is not None else {}

    def reading(self) -> outcomes.ExactReading:
        parts = _parts(self)
        columns = {
            name: np.concatenate([table[name] for table, _ in parts]) for name in self.variables
        }
        chances = np.concatenate([chances for _, chances in parts])
        return outcomes.ExactReading(self, columns, chances)

    def retell(self, seed: int, battle: int) -> list[str]:
        raise OddsError("trace: a ninja's strike is answered exactly; trace a battle instead")


_NOT_MADE = "result == 'called-off' or (result == 'none' and defender_units > 0)"


KILL = "strike == 'killed'"


_CALLED_OFF = "With the best call-off"


def _courses(ninja: Ninja) -> list[Course]:
    """Weigh the strike, and what else its hirer can do, by what each is worth to him."""
    orders = best_orders(ninja.options)
    ninja = Ninja(**(ninja.inputs | orders)) if orders else ninja
    odds, before = answer(ninja), ninja.before
    assert before is not None
    plain, nothing = worth_of(before), nothing_done(before)
    if ninja.hirer == "defender":
        return [
            Course("defending after the strike", Figure(-odds.expect(before.value))),
            Course("defending without it", Figure(-plain)),
        ]
    return [
        Course("with the strike", Figure(_chosen(ninja, odds, nothing))),
        Course("attacking without it", Figure(plain)),
        Course("doing neither", Figure(nothing)),
    ]


def _chosen(ninja: Strike, odds: Odds, nothing: float) -> float:
    """Value the strike to an attacker who may leave the attack after a strike before Step 1."""
    assert ninja.before is not None
    if ninja.after_round:
        return float(odds.expect(ninja.before.value))
    first = ninja.by_ronin[0][2] if ninja.by_ronin else ninja
    total = 0.0
    for branch in first.branches:
        seen = odds.given(f"strike == '{STRIKES[branch.strike]}'")
        worth = float(seen.expect(ninja.before.value))
        total += branch.chance * (max(worth, nothing) if branch.battle is not None else worth)
    return total


def _alone(odds: Odds) -> Verdict:
    """Say what a strike does, where no battle gives it a price."""
    kills, revenge = odds.p(KILL), odds.p("strike == 'revenge'")
    text = (
        f"The ninja kills {kills.text()} of the time; revenge costs you a daimyo {revenge.text()}."
    )
    scale = Scale(odds, ("kills", KILL), "fails", ("revenge", "strike == 'revenge'"))
    return Verdict(text, KILL, "chance of the kill", kills, scale=scale)
