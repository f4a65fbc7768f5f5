"""Fire as a question: a shot or volley, the answer, and the charge it provokes (chapter 8)."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from samurai_odds.engine.answer import Headlines
from samurai_odds.errors import OddsError
from samurai_odds.ran import combat_layout as at
from samurai_odds.ran.combat_numbers import CombatNumbers, Ground
from samurai_odds.ran.combat_question import CombatQuestion
from samurai_odds.ran.fire_checks import faults
from samurai_odds.ran.fire_numbers import (
    BYSTANDER_RANGE,
    RETIRE_RANGE,
    FireRows,
    provoked_by_gun,
)
from samurai_odds.ran.fire_options import OPTIONS, SIDES
from samurai_odds.ran.fire_wording import fire_heading, fire_headlines, fire_remarks
from samurai_odds.ran.units import Unit, read_units

__all__ = ["OPTIONS", "Fire"]


class Fire(CombatQuestion):
    """Fire of one unit, or a volley of up to three AS-T, at one target.

    Raises OddsError with every fault, naming the rule.
    """

    procedure = "fire"
    arguments = ("firer", "target")
    listed = OPTIONS

    def __init__(self, charts: str | None = None, **given: Any) -> None:
        super().__init__(charts, **given)
        stuck = self.options["no_retreat"]
        self.firers = _stuck(read_units(self.options["firer"], "firer"), stuck, "firer")
        self.targets = _stuck(read_units(self.options["target"], "target"), stuck, "target")
        # Who may charge is side 0: the target, or a firer whom guns that fire back provoke.
        self.firers_side = 0 if self.firer_provoked else 1
        self.sides = SIDES if self.firers_side else ("firer", "target")
        self.bystanders: tuple[Unit, ...] = ()
        if self.options["bystander"] is not None:
            self.bystanders = read_units(self.options["bystander"], "bystander")
        usual = RETIRE_RANGE if self.options["mode"] == "retire" else 1
        self.range: int = self.options["range"] or usual
        held = "firer_terrain" if self.firers_side else "terrain"
        ground = self.options[held] if self.options["shock"] else "clear"
        self.ground = Ground(() if ground == "clear" else (ground,), self.options["hexside"])
        self.leaders = (self.read_leader(self.sides[0]), self.read_leader(self.sides[1]))
        problems = [*faults(self), *self.ground.faults(self.used), *self.leader_faults()]
        if problems:
            raise OddsError(*dict.fromkeys(problems))
        sides = (self.targets, self.firers)
        chargers, self.defenders = sides if self.firers_side else sides[::-1]
        self.attackers = (self._charging(chargers[0]),)
        self.variables = self._variables()
        self.words = self.words_of(self.variables)
        self.value = self.value_or(self.default_value())
        self.aims = ("target_state != 'ordered'", "hits")
        self.points = self.used.table("rout_points")
        self.numbers = self._numbers()
        self._note_rulings()

    @property
    def target(self) -> Unit:
        """The unit fired at."""
        return self.targets[0]

    def leads(self, who: str) -> bool:
        """Say whether a busho is with the firer or the target."""
        return self.leaders[self.sides.index(who)] is not None

    def _charging(self, unit: Unit) -> Unit:
        """Say how a unit would attack: from where, and whether at a charge.

        Kibamusha that gunfire provokes charge unless they are adjacent (8.62; R11).
        An adjacent unit shot through a flank attacks through it (9.28.1).
        """
        words = []
        if unit.type in ("KB", "KBH") and self.range > 1 and self.options["mode"] != "harass":
            words.append("charge")
        shot_through = "flank" if self.firers_side else "return_flank"
        through = self.options["charge_through"]
        if through == "flank" or (
            through is None and self._adjacent and self.options[shot_through]
        ):
            words.append("flank")
        return unit.with_words(*words)

    def _numbers(self) -> tuple[int, ...]:
        numbers = CombatNumbers(self.used, self.options["busho_straight"])
        numbers.checks()
        numbers.sides(self.attackers, self.defenders)
        numbers.leaders(self.leaders)
        for side, who in enumerate(self.sides):
            bonus = self.options["tq_bonus"] + self.options[f"{who}_tq_bonus"]
            numbers.q[at.TQ_BONUS + side] = bonus
        if self.shock_possible:
            numbers.shock_table()
            numbers.columns(self.attackers, self.defenders)
            numbers.ground(self.ground, 0)
            numbers.q[at.SHOCK_FOLLOWS] = at.IF_CHARGED
        rows = FireRows(self.used, numbers.q)
        for bystander in self.bystanders:
            code = rows.shot(bystander, BYSTANDER_RANGE, 0, "clear", self.leads("firer"))
            rows.add(at.SHOT_ROW, at.OUTSIDER, at.FIRST_DEFENDER * self.firers_side, code)
        for place, firer in enumerate(self.firers):
            self._fire(rows, firer, place)
        return tuple(numbers.q)

    def _fire(self, rows: FireRows, firer: Unit, place: int) -> None:
        """Add the rows of one firer: its shot, the answer, and what they provoke."""
        options = self.options
        number = at.FIRST_DEFENDER * self.firers_side + place
        target = at.FIRST_DEFENDER - at.FIRST_DEFENDER * self.firers_side
        modifier = (0, rows.modifier("volley_second"), rows.modifier("volley_third"))[place]
        modifier += rows.modifier("flank") if options["flank"] else 0
        led = self.leads("target")
        code = rows.shot(firer, self.range, modifier, options["terrain"], led)
        rows.add(at.SHOT_ROW, number, target, code)
        if options["return_fire"]:
            back = rows.modifier("flank") if options["return_flank"] else 0
            led, terrain = self.leads("firer"), options["firer_terrain"]
            code = rows.shot(self.target, self.range, back, terrain, led)
            rows.add(at.SHOT_ROW, target, number, code)
        if options["mode"] == "harass":
            if self._impetuous:
                rows.add(at.IMPETUOUS, number, target)
            elif self.target.foot and self.target.type != "Honjin":
                rows.add(at.LURE, number, target)
        elif self.gunfire_provokes:
            automatic = self.target.type in ("KB", "KBH")
            rows.add(at.GUNFIRE_AT_KB if automatic else at.GUNFIRE, number, target)
        if self.firer_provoked:
            rows.add(at.GUNFIRE, target, number)

    @property
    def gunfire_provokes(self) -> bool:
        """Whether gunfire may make the target charge (8.61)."""
        return self._aggression and not self.options["unreachable"]

    @property
    def firer_provoked(self) -> bool:
        """Whether guns that fire back may make the firer charge in its turn (8.62)."""
        return self._answer_provokes and not self.options["unreachable"]

    @property
    def may_provoke(self) -> bool:
        """Whether this fire may make anybody charge, could he arrive (8.36, 8.6)."""
        return self._aggression or self._impetuous or self._answer_provokes

    @property
    def _aggression(self) -> bool:
        return self.firers[0].weapon == "teppo" and provoked_by_gun(self.target)

    @property
    def _impetuous(self) -> bool:
        return self.options["mode"] == "harass" and self.target.type in ("KB", "KBH")

    @property
    def _answer_provokes(self) -> bool:
        gun = self.target.weapon == "teppo" and self.options["return_fire"]
        return bool(gun and self.firers[0].type == "KB-B")

    @property
    def _adjacent(self) -> bool:
        return self.range == 1 and self.options["mode"] != "harass"

    @property
    def charge_possible(self) -> bool:
        """Whether the target may charge the firer at all."""
        return self.gunfire_provokes or self._impetuous

    @property
    def shock_possible(self) -> bool:
        """Whether a charge may end in a shock that is asked for: who rode out may not arrive."""
        may = self.charge_possible or self.firer_provoked
        return self.options["shock"] and may and not self.options["unreachable"]

    def _variables(self) -> tuple[str, ...]:
        found = ["hits", "target_state", "target_hits", "target_busho"]
        if self.options["return_fire"] or self.bystanders or self.options["shock"]:
            found += [state for _, state, _ in self.names(self.firers_side)]
            found += [hits for _, _, hits in self.names(self.firers_side)]
            found += ["return_hits", "firer_busho"]
        if self.charge_possible:
            found.append("charge")
        if self.options["mode"] == "harass" and self.target.foot:
            found.append("lured")
        if self.firer_provoked:
            found.append("firer_charges")
        if self.options["shock"]:
            found += ["attacked", "retreat", "engaged", "advance"]
        fought = self.fight_variables() if self.shock_possible else []
        points = ("target_rout_points", "firer_rout_points")
        return (*found, *points, *fought, *self.fled_variables())

    def own_columns(self, seen: NDArray[np.int64]) -> dict[str, NDArray[np.int64]]:
        """Give the variables that only fire has."""
        charges = (seen[:, at.CHARGED_AT] > 0).astype(np.int64)
        return {
            "hits": seen[:, at.SCORED + 1 - self.firers_side],
            "return_hits": seen[:, at.SCORED + self.firers_side],
            "charge": charges,
            "lured": seen[:, at.LURED],
            "firer_charges": charges,
        }

    def default_value(self) -> str:
        """Word what choices go by."""
        return f"{self.sides[1]}_rout_points - {self.sides[0]}_rout_points"

    @property
    def heading(self) -> str:
        """The question in a line of plain words."""
        return fire_heading(self)

    @property
    def headlines(self) -> Headlines:
        """The figures to show when none are asked for."""
        return fire_headlines(self)

    @property
    def remarks(self) -> tuple[str, ...]:
        """What the asker should know: what one volley, or one charge, leaves out."""
        return (*super().remarks, *fire_remarks(self))

    def _note_rulings(self) -> None:
        self.note_assumed_rulings(self.shock_possible)
        for applies, what in (
            (any(self.leaders), "busho under a fire die of 9 (R10)"),
            (self.gunfire_provokes and len(self.firers) > 1, "a volley keeps its range (R11)"),
            (self.shock_possible and not self._adjacent, "no second shot at who charges (R11)"),
            (self._impetuous and self.shock_possible, "impetuous KB shock plainly (R11)"),
            (self._impetuous, "disrupted KB do not follow harassers (R21)"),
            (self.options["return_fire"], "the answer comes before the charge (README)"),
        ):
            if applies:
                self.used.note(what)


def _stuck(units: tuple[Unit, ...], who: str | None, side: str) -> tuple[Unit, ...]:
    """Put on units that they cannot retreat."""
    return tuple(unit.with_words("stuck") for unit in units) if who in (side, "both") else units
