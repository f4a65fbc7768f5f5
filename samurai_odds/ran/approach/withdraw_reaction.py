"""One unit withdraws before an enemy that comes near, hex by hex (6.45-6.48)."""

from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from samurai_odds.engine.answers.answer import Headlines
from samurai_odds.engine.answers.verdict import Course, Verdict, signed
from samurai_odds.errors import OddsError
from samurai_odds.grids.figure import Figure
from samurai_odds.ran.approach.withdrawal import Withdrawal
from samurai_odds.ran.combat import layout as at
from samurai_odds.ran.combat.ground import Ground
from samurai_odds.ran.combat.numbers import NEVER_ATTACK, CombatNumbers
from samurai_odds.ran.combat.question import CombatQuestion
from samurai_odds.ran.fire.numbers import OPEN_ORDER, FireRows
from samurai_odds.ran.units import Unit, read_unit, read_units
from samurai_odds.ran.verdict import exact, stated, weighed

if TYPE_CHECKING:
    from samurai_odds.engine.answers.odds import Odds

_WORDS = ("disrupted", "open", "surrounded")
_OF_ACTIVE = ("momentum", "contingent", "through", "enemy_momenta")


class ReactionWithdrawal(CombatQuestion, Withdrawal):
    """One unit withdraws a hex several times, with a TQ check each."""

    sides = ("unit", "enemy")

    def __init__(self, rules: str | None = None, **given: Any) -> None:
        super().__init__(rules, **given)
        self.attackers, self.defenders = read_units(self.options["units"], "unit"), ()
        self.enemy: Unit | None = None
        if self.options["enemy"] is not None:
            self.enemy = read_unit(self.options["enemy"], "enemy")
        self.ground, self.leaders = Ground((), ()), (None, None)
        problems = self._faults()
        if problems:
            raise OddsError(*dict.fromkeys(problems))
        self.variables = ("unit_state", "unit_hits", "withdrawals", "unit_rout_points")
        self.words = self.words_of(self.variables)
        self.value, self.aims = self.value_or(self.default_value()), ("unit_hits",)
        self.points = self.used.table("rout_points")
        numbers = CombatNumbers(self.used)
        numbers.checks()
        numbers.sides(self.attackers, ())
        numbers.q[at.TQ_BONUS] = self.options["tq_bonus"]
        rows = FireRows(self.used, numbers.q)
        modifier = int(self.options["from_behind"])
        modifier += OPEN_ORDER if self.attackers[0].has("open") else 0
        for _ in range(self.options["times"]):
            rows.add(at.WITHDRAW_ROW, 0, 0, modifier)
        self.numbers = tuple(numbers.q)

    def default_value(self, mine: int = 0) -> str:
        """Word the worth of a withdrawal: what it costs."""
        cost = "unit_rout_points - 2 * (unit_state == 'disrupted') - 0.2 * unit_hits"
        return f"-{cost}{self.standing_constant()}"

    def standing_constant(self) -> str:
        """Word what is added so that a unit left as it stands is worth 0."""
        unit = self.attackers[0]
        worth = 2 * unit.has("disrupted") + 0.2 * unit.hits
        return f" + {worth:g}" if worth else ""

    def _faults(self) -> list[str]:
        options = self.options
        faults = [
            f"{name.replace('_', '-')} without active: it belongs to an order"
            for name in _OF_ACTIVE
            if options[name] is not None
        ]
        if options["enemy_momentum"]:
            faults.append("enemy-momentum without active: it belongs to an order")
        if len(self.attackers) > 1:
            faults.append("several units: each withdraws on its own in reaction (6.45)")
        if options["approached_by"].startswith("KB"):
            faults.append("approached by Kibamusha: no reaction withdrawal is possible (6.45)")
        for unit in self.attackers:
            if unit.engaged:
                faults.append("an engaged unit cannot withdraw in reaction (6.47)")
            if unit.type == "Honjin":
                faults.append("a Honjin never moves (4.53)")
            if unit.has("stuck"):
                faults.append("a unit that is stuck has no hex to withdraw to (6.45)")
            faults += [
                f"unit '{unit}' with {word}: it has no meaning for a unit that withdraws; "
                f"choose from {', '.join(_WORDS)}"
                for word in unit.words
                if word not in _WORDS and word != "stuck" and not unit.engaged
            ]
        return faults + self._faults_of_enemy()

    def _faults_of_enemy(self) -> list[str]:
        if self.enemy is None:
            return []
        found = []
        if not self.enemy.foot:
            found.append(f"enemy '{self.enemy.type}': no reaction withdrawal is possible (6.45)")
        if self.enemy.type in NEVER_ATTACK:
            found.append(f"enemy '{self.enemy.type}': it never makes a shock attack (8.17)")
        if any(word != "open" for word in self.enemy.words):
            found.append(
                f"enemy '{self.enemy}': it approaches, so its only keyword is open (7.24, 9.11)"
            )
        return found

    def own_columns(self, seen: NDArray[np.int64]) -> dict[str, NDArray[np.int64]]:
        """Give the number of withdrawals made."""
        return {"withdrawals": seen[:, at.WITHDRAWALS]}

    def weigh(self, odds: "Odds") -> Verdict:
        """Weigh the withdrawal against staying where it is known who comes, else say its cost."""
        worth = odds.expect(self.value)
        told = f"Hits at the end: {odds.expect('unit_hits').text()} on average."
        if self.enemy is None:
            unit = self.weighed_unit
            text = f"Withdrawing: {signed(worth)} {unit} on average."
            more = "Add --enemy UNIT to compare it with standing."
            return stated(self, text, worth, told, more)
        stay = self._stay() if not self.options["value"] else None
        return weighed(self, self.value, [Course("withdraw", worth), stay], asides=(told,))

    def _stay(self) -> Course | None:
        """Weigh standing: the assault by who comes, as the defender sees it."""
        approach = "flank" if self.options["from_behind"] else "front"
        given = {"attacker": str(self.enemy), "defender": str(self.attackers[0])}
        bonus = self.options["tq_bonus"]
        given |= {"defender_tq_bonus": bonus} if bonus else {}
        fought = exact(self, "assault", {**given, "approach": approach})
        if fought is None:
            return None
        worth = fought.expect(fought.asked.value)
        return Course("stand and be attacked", Figure(-worth, worth.se, worth.samples))

    @property
    def heading(self) -> str:
        """The question in a line of plain words."""
        times = self.options["times"]
        often = "once" if times == 1 else f"{times} times"
        behind = ", approached from behind" if self.options["from_behind"] else ""
        return f"RAN: {self.attackers[0]} withdraws {often} in reaction{behind}"

    @property
    def headlines(self) -> Headlines:
        """The figures to show when none are asked for."""
        listed = [(f"the unit is {word}", f"unit_state == '{word}'") for word in at.STATES[1:]]
        amounts = (("hits at the end", "unit_hits"), ("rout points", "unit_rout_points"))
        spread = ("hits at the end", (("unit", "unit_hits"),))
        return Headlines((("no hit taken", "unit_hits == 0"), *listed), amounts, (spread,))
