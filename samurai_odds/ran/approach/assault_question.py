"""An approach from its first step: withdrawal, facing, entry fire, shock (6.4, 7.18, 8.41)."""

from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from samurai_odds.engine.answers.answer import Headlines
from samurai_odds.engine.answers.verdict import Verdict
from samurai_odds.errors import OddsError
from samurai_odds.ran.approach.assault_checks import faults
from samurai_odds.ran.approach.assault_given import SIDES, GivenAssault
from samurai_odds.ran.approach.assault_verdict import weigh_assault
from samurai_odds.ran.combat import layout as at
from samurai_odds.ran.combat.numbers import CombatNumbers
from samurai_odds.ran.combat.second_contingent import SECOND, contingent_faults, second_in_words
from samurai_odds.ran.combat.wording import shock_extras, shock_headlines
from samurai_odds.ran.fire.numbers import OPEN_ORDER, FireRows

if TYPE_CHECKING:
    from samurai_odds.engine.answers.odds import Odds

_CHARGES = ("the attacker, shot at, charges", "charge == 1")
_ASIDE = ("the attacker is drawn off by other guns", "drawn_aside > 0")


class Assault(GivenAssault):
    """One unit moves into another's zone and shocks it.

    The defender may withdraw first, and turn to face, which decides position
    superiority; if it can fire it does so when its zone is entered; a unit
    disrupted on the way in must commit itself (R3). Raises OddsError with every
    fault, naming the rule.
    """

    def __init__(self, rules: str | None = None, **given: Any) -> None:
        super().__init__(rules, **given)
        problems = [
            *faults(self),
            *self.ground.faults(self.used),
            *self.leader_faults(),
            *contingent_faults(self),
        ]
        if problems:
            raise OddsError(*dict.fromkeys(problems))
        last = ("retreat", "engaged", "attacker_busho", "defender_busho", "advance")
        points = ("attacker_rout_points", "defender_rout_points")
        own = (
            *self.states_and_hits(),
            *last,
            *points,
            *self.fight_variables(),
            *self.fled_variables(),
            *self.last_variables(),
        )
        first = ("withdrawals",) if self.options["withdraws"] else ()
        drawn = ("drawn_aside",) if self.aftermath.draws_aside(self.attackers) else ()
        charge = ("charge",) if self.charge_when_provoked else ()
        self.variables = (*first, "turned", "entry_hits", *charge, *drawn, "attacked", *own)
        self.words = self.words_of(self.variables)
        self.value = self.value_or(self.default_value())
        self.aims = ("defender_state != 'ordered'", "attacker_state != 'ordered'")
        self.points = self.used.table("rout_points")
        self.numbers = self._numbers()
        self.note_assumed_rulings(self.reached)
        if self.attackers[0].fires:
            self.used.note("SI-B and KB-B that moved need no check (R17)")
        if self.charge_when_provoked:
            self.used.note("adjacent means adjacent when the phase began (R32)")
        if "drawn_aside" in self.variables:
            self.used.note("a unit drawn off leaves its first target (R27)")
        if self.caught and (self.turns or self.zone_reached is not None):
            self.used.note("a unit that has withdrawn turns without a check and may fire (R24)")

    def _numbers(self) -> tuple[int, ...]:
        defender = self.defenders[0]
        numbers = CombatNumbers(self.used, self.options["busho_straight"])
        numbers.checks()
        numbers.sides(self.attackers, self.defenders)
        if self.charge_when_provoked:
            numbers.q[at.row_of(0) + at.CHARGES] = at.CHARGES_PROVOKED
        if self.reached:
            numbers.shock_table()
            numbers.columns(self.attackers, self.defenders)
            numbers.ground(self.ground, self.options["shift"])
        aftermath = self.aftermath
        fire = self.zone_reached is not None or bool(aftermath.watching or aftermath.aside)
        numbers.leaders(self.leaders, self.casualties_possible(fire))
        numbers.second((*self.second[0], *self.second[1]))
        q = numbers.q
        for side, who in enumerate(SIDES):
            q[at.TQ_BONUS + side] = self.options["tq_bonus"] + self.options[f"{who}_tq_bonus"]
        q[at.SHOCK_FOLLOWS] = at.ALWAYS if self.reached else at.NEVER
        q[at.TURN_GUARDS] = 1
        rows = FireRows(self.used, q)
        self._add_withdrawals(rows)
        if self.reached and self.turns:
            rows.turn(at.FIRST_DEFENDER, self.turn_checked, self.turning_costs)
        if self.zone_reached is not None:
            code = rows.shot(defender, 1, self.leaders[0] is not None)
            rows.add(at.SHOT_ROW, at.FIRST_DEFENDER, 0, code, self.zone_reached)
            if self.provoked_by_entry:
                kibamusha = self.attackers[0].type in ("KB", "KBH")
                rows.add(at.GUNFIRE_AT_KB if kibamusha else at.GUNFIRE, at.FIRST_DEFENDER, 0)
        if self.reached:
            self.aftermath.write_entry(rows, self.leaders[0] is not None)
        self.aftermath.write(numbers, rows, self.ground, self.leaders[0] is not None)
        self.shots = rows.told
        return tuple(q)

    def _add_withdrawals(self, rows: FireRows) -> None:
        """Add the withdrawals in reaction, each with its check (6.46, 6.62)."""
        modifier = int(self.options["approach"] != "front")
        modifier += OPEN_ORDER if self.defenders[0].has("open") else 0
        for _ in range(self.options["withdraws"]):
            rows.add(at.WITHDRAW_ROW, at.FIRST_DEFENDER, at.FIRST_DEFENDER, modifier)

    def own_columns(self, seen: NDArray[np.int64]) -> dict[str, NDArray[np.int64]]:
        """Give the variables of the approach."""
        return {
            "withdrawals": seen[:, at.WITHDRAWALS],
            "drawn_aside": seen[:, at.NEXT_CHARGE] * (seen[:, at.ATTACKED] == 0),
            "turned": seen[:, at.TURNED],
            "charge": (seen[:, at.CHARGED_AT] > 0).astype(np.int64),
            "entry_hits": seen[:, at.SCORED],
        }

    def weigh(self, odds: "Odds") -> Verdict:
        """Weigh the approach with its shock against others, and against holding."""
        return weigh_assault(self, odds)

    @property
    def heading(self) -> str:
        """The question in a line of plain words."""
        text = f"RAN: {self.attackers[0]} assaults {self.defenders[0]}".replace(" flank", "")
        extras = [f"from the {self.options['approach']}"]
        if self.options["withdraws"]:
            often = f"withdraws {self.options['withdraws']} times".replace(" 1 times", " once")
            extras.append(f"it {often}{' and is caught' if self.caught else ''}")
        extras += [*shock_extras(self), *self.aftermath.extras(SIDES)]
        extras += second_in_words(self, SECOND)
        if self.options["shift"]:
            extras.append(f"shift {abs(self.options['shift'])}{'LR'[self.options['shift'] > 0]}")
        return f"{text} ({', '.join(extras)})"

    @property
    def remarks(self) -> tuple[str, ...]:
        """What the asker should know: who withdraws and is not caught is not attacked."""
        more = () if self.reached else ("the attacker does not reach it: caught says it does",)
        return (*super().remarks, *more)

    @property
    def headlines(self) -> Headlines:
        """The figures to show when none are asked for."""
        first = [
            ("the defender turns to face", "turned == 1"),
            ("entry fire hits", "entry_hits >= 1"),
            *([_CHARGES] if "charge" in self.variables else []),
            *([_ASIDE] if "drawn_aside" in self.variables else []),
            ("the shock takes place", "attacked == 1"),
        ]
        return shock_headlines(self, first)
