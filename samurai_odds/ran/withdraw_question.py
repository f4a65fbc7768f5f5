"""Withdrawals as questions: a chain in reaction, or a contingent's on orders (6.4, 6.5, 7.32)."""

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from samurai_odds.engine.answer import Headlines
from samurai_odds.engine.options import Option
from samurai_odds.errors import OddsError
from samurai_odds.ran import combat_layout as at
from samurai_odds.ran import dice
from samurai_odds.ran.asking import RanQuestion
from samurai_odds.ran.combat_numbers import CombatNumbers, Ground, flight_code
from samurai_odds.ran.combat_question import CombatQuestion
from samurai_odds.ran.fire_numbers import OPEN_ORDER, FireRows
from samurai_odds.ran.men import read_contingent
from samurai_odds.ran.tally_machine import Roll
from samurai_odds.ran.tally_question import TallyQuestion
from samurai_odds.ran.units import TYPES, Unit, read_units

OPTIONS = (
    Option("times", int, 1, "withdrawals in reaction, one after another", 1, 9),
    Option("approached-by", TYPES, "AS", "type of the enemy unit that comes near"),
    Option("from-behind", bool, False, "it comes through a flank or rear hex"),
    Option("active", bool, False, "an order to the whole contingent instead"),
    Option("momentum", int, None, "active: Momentum of the busho (seppuku)", 0, 9),
    Option(
        "contingent", str, None, "active: for its flight if he dies", metavar="UNITS/LOST/MOMENTUM"
    ),
    Option("enemy", str, None, "active: enemy samurai who may charge after it", metavar="UNITS"),
    Option("enemy-momentum", int, 0, "active: Momentum of their busho, if in his range", 0, 9),
    Option("through", str, None, "active: infantry the first of them passes", metavar="UNIT"),
    Option("tq-bonus", int, 0, "taken off the die of every TQ check (10.4)", 0, 9),
)
_OF_ACTIVE = ("momentum", "contingent", "enemy", "through")


class Withdraw(RanQuestion):
    """A withdrawal: with ``active`` `ActiveWithdrawal`, else `ReactionWithdrawal`."""

    procedure = "withdraw"
    arguments = ("units",)
    listed = OPTIONS

    def __new__(cls, charts: str | None = None, **given: Any) -> "Withdraw":
        """Make the question of the kind asked for."""
        return object.__new__(ActiveWithdrawal if given.get("active") else ReactionWithdrawal)


class ReactionWithdrawal(CombatQuestion, Withdraw):
    """One unit withdraws a hex several times, with a TQ check each (6.45-6.48)."""

    sides = ("unit", "enemy")

    def __init__(self, charts: str | None = None, **given: Any) -> None:
        super().__init__(charts, **given)
        self.attackers, self.defenders = read_units(self.options["units"], "unit"), ()
        self.ground, self.leaders = Ground((), ()), (None, None)
        problems = self._faults()
        if problems:
            raise OddsError(*problems)
        self.variables = ("unit_state", "unit_hits", "withdrawals", "unit_rout_points")
        self.words = self.words_of(self.variables)
        self.value, self.aims = "unit_hits", ("unit_hits",)
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

    def _faults(self) -> list[str]:
        options = self.options
        faults = [f"{name} without active: it belongs to an order" for name in _OF_ACTIVE]
        faults = [fault for fault in faults if options[fault.split()[0]] is not None]
        if len(self.attackers) > 1:
            faults.append("several units: each withdraws on its own in reaction (6.45)")
        if options["approached_by"].startswith("KB"):
            faults.append("approached by Kibamusha: no reaction withdrawal is possible (6.45)")
        for unit in self.attackers:
            if unit.engaged:
                faults.append("an engaged unit cannot withdraw in reaction (6.47)")
            if unit.type == "Honjin":
                faults.append("a Honjin never moves (4.53)")
        return faults

    def own_columns(self, seen: NDArray[np.int64]) -> dict[str, NDArray[np.int64]]:
        """Give the number of withdrawals made."""
        return {"withdrawals": seen[:, at.WITHDRAWALS]}

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


class ActiveWithdrawal(TallyQuestion, Withdraw):
    """A contingent withdraws on orders: engaged units, the busho's honor, Banzai (6.43-6.53)."""

    def __init__(self, charts: str | None = None, **given: Any) -> None:
        super().__init__(charts, **given)
        options = self.options
        self.units = read_units(options["units"], "unit")
        self.enemy = read_units(options["enemy"], "enemy") if options["enemy"] else ()
        through = read_units(options["through"], "through") if options["through"] else ()
        problems = self._faults(through)
        if problems:
            raise OddsError(*problems)
        self.value, self.aims = "withdrew", ("withdrew", "seppuku")
        variables = ["withdrew", "stayed", "seppuku", "fled", "banzai", "through_hits"]
        free = sum(not unit.engaged for unit in self.units)
        rolls = [_engaged(unit, self._limit(unit)) for unit in self.units if unit.engaged]
        rolls.append(self._seppuku())
        for place, unit in enumerate(self.enemy):
            rolls.append(self._banzai(unit, through if place == 0 else ()))
        self.set_rolls(variables, rolls, (free,))

    def _faults(self, through: Sequence[Unit]) -> list[str]:
        options, faults = self.options, []
        if options["momentum"] is None:
            faults.append("active without momentum: the busho may commit seppuku (6.44)")
        if options["times"] != 1 or options["from_behind"]:
            faults.append("times and from-behind belong to withdrawal in reaction")
        for unit in self.enemy:
            if unit.type not in ("KB", "KBH", "SI"):
                faults.append(f"enemy '{unit.type}': only KB and SI charge after it (6.51)")
        if through and not self.enemy:
            faults.append("through without enemy: nobody passes through it (6.52)")
        if len(through) > 1 or any(not unit.foot for unit in through):
            faults.append("through is one infantry unit (6.51, 6.52)")
        if any(unit.type == "Honjin" for unit in self.units):
            faults.append("a Honjin never moves (4.53)")
        return faults

    def _limit(self, unit: Unit) -> int:
        return unit.effective_tq + int(self.options["tq_bonus"])

    def _seppuku(self) -> tuple[Roll, str, str, tuple[str, ...]]:
        """The busho's honor, and the flight of his men if he dies of it (6.44, 10.51)."""
        momentum = self.options["momentum"]
        said = ("he saves face", "he commits seppuku", "he commits seppuku and his men flee")
        effects = ((0, 0, 0), (0, 0, 1), (0, 0, 1, 1))
        if self.options["contingent"] is None:
            code = dice.by_result(lambda die: int(die > momentum))
        else:
            check = flight_code(
                self.used, read_contingent(self.options["contingent"], "contingent"), 0
            )
            flees = dice.results_of(check)
            code = dice.by_two(lambda die, again: (1 + flees[again]) if die > momentum else 0)
        return Roll(code, effects), "6.44", "the busho", said

    def _banzai(
        self, unit: Unit, through: Sequence[Unit]
    ) -> tuple[Roll, str, str, tuple[str, ...]]:
        """The check of an enemy unit, and that of infantry it passes through (6.51, 6.52)."""
        limit = unit.effective_tq - int(self.options["enemy_momentum"])
        if not through:
            code = dice.by_result(lambda die: int(die <= limit))
            said: tuple[str, ...] = ("stays", "charges after them")
            return Roll(code, ((0,), (0, 0, 0, 0, 1))), "6.51", f"enemy {unit.type}", said
        passed = through[0].effective_tq
        code = dice.by_two(lambda die, other: 1 + max(0, other - passed) if die <= limit else 0)
        hits = range(10)
        effects = ((0,), *((0, 0, 0, 0, 1, more) for more in hits))
        said = ("stays", *(f"charges after them; {more} hits on who it passes" for more in hits))
        return Roll(code, effects), "6.51-6.52", f"enemy {unit.type}", said

    @property
    def heading(self) -> str:
        """The question in a line of plain words."""
        text = f"RAN: active withdrawal of {' + '.join(map(str, self.units))}"
        extras = [f"Momentum {self.options['momentum']}"]
        if self.enemy:
            extras.append(f"enemy {' + '.join(map(str, self.enemy))}")
        return f"{text} ({'; '.join(extras)})"

    @property
    def headlines(self) -> Headlines:
        """The figures to show when none are asked for."""
        chances = (
            ("all withdraw", f"withdrew == {len(self.units)}"),
            ("the busho commits seppuku", "seppuku == 1"),
            ("his contingent flees", "fled == 1"),
            ("an enemy unit charges after them", "banzai >= 1"),
        )
        amounts = (("units that withdraw", "withdrew"), ("units that must shock", "stayed"))
        return Headlines(chances, amounts, ())


def _engaged(unit: Unit, limit: int) -> tuple[Roll, str, str, tuple[str, ...]]:
    """The roll of an engaged unit: it withdraws, or stays and must shock (7.32)."""
    said = ("stays and must shock", "withdraws")
    return Roll(dice.at_most(limit), ((0, 1), (1,))), "7.32", str(unit), said
