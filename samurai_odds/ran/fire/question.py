"""Fire as a question: a shot or volley, the answer, and the charge it provokes (chapter 8)."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from samurai_odds.engine.answers.answer import Headlines
from samurai_odds.errors import OddsError
from samurai_odds.ran.combat import layout as at
from samurai_odds.ran.combat.aftermath import read_aftermath
from samurai_odds.ran.combat.numbers import Ground
from samurai_odds.ran.combat.question import CombatQuestion
from samurai_odds.ran.combat.rulings import shots_at_busho
from samurai_odds.ran.combat.second_contingent import contingent_faults, read_second
from samurai_odds.ran.fire.checks import faults
from samurai_odds.ran.fire.numbers import RETIRE_RANGE, provoked_by_gun
from samurai_odds.ran.fire.options import OPTIONS, SIDES
from samurai_odds.ran.fire.rows import fire_in_numbers
from samurai_odds.ran.fire.volley import read_volley
from samurai_odds.ran.fire.wording import fire_heading, fire_headlines, fire_remarks
from samurai_odds.ran.units import Unit, read_unit, read_units

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
        self.volley = read_volley(self.options, len(self.firers), self.options["range"] or usual)
        held = "firer_terrain" if self.firers_side else "terrain"
        ground = self.options[held] if self.options["shock"] else "clear"
        self.ground = Ground(() if ground == "clear" else (ground,), self.options["hexside"])
        self.leaders = (self.read_leader(self.sides[0]), self.read_leader(self.sides[1]))
        self.aftermath = read_aftermath(self.options, self.sides)
        if self.options["beside"] is not None:
            self.beside = read_unit(self.options["beside"], "beside")
        sides = (self.targets, self.firers)
        chargers, charged = sides if self.firers_side else sides[::-1]
        self.attackers = self.aftermath.passing(0, (self._charging(chargers[0]),))
        self.charged = self.aftermath.passing(1, charged)
        self.defenders = (*self.charged, *((self.beside,) if self.beside else ()))
        one, other = self.second_options
        self.second = (read_second(self, 0, one), read_second(self, 1, other))
        problems = [
            *faults(self),
            *self.ground.faults(self.used),
            *self.leader_faults(),
            *contingent_faults(self),
        ]
        if problems:
            raise OddsError(*dict.fromkeys(problems))
        self.variables = self._variables()
        self.words = self.words_of(self.variables)
        self.worth = self.value_or(self.default_value(self.firers_side))
        # The firer raises it; side 0, which raises what choices go by, is who may charge.
        self.value = f"-({self.worth})" if self.firers_side else self.worth
        self.aims = ("target_state != 'ordered'", "hits")
        self.points = self.used.table("rout_points")
        self.numbers = fire_in_numbers(self)
        self._note_rulings()

    @property
    def range(self) -> int:
        """Hexes to the target; of a volley, those of its first unit."""
        return self.volley.ranges[0]

    @property
    def target(self) -> Unit:
        """The unit fired at."""
        return self.targets[0]

    @property
    def usual_value(self) -> str:
        """What fire is compared by: its worth as the firer sees it."""
        return self.worth

    @property
    def second_options(self) -> tuple[str, str]:
        """The options that name units of second contingents, by side."""
        return f"{self.sides[0]}-second-contingent", f"{self.sides[1]}-second-contingent"

    def leads(self, who: str) -> bool:
        """Say whether a busho is with the firer or the target."""
        return self.leaders[self.sides.index(who)] is not None

    def _charging(self, unit: Unit) -> Unit:
        """Put on a unit that it charges, or comes by a flank, of at least one whom it may attack.

        Kibamusha that gunfire provokes charge unless they began the phase adjacent (8.62; R32).
        """
        numbers = range(len(self.firers if self.firers_side else self.targets))
        words = []
        harassed = self.options["mode"] == "harass"
        if (
            unit.type in ("KB", "KBH")
            and not harassed
            and not all(map(self.began_adjacent, numbers))
        ):
            words.append("charge")
        if any(map(self.flanked, numbers)):
            words.append("flank")
        return unit.with_words(*words)

    def adjacent_to(self, number: int) -> bool:
        """Say whether who is provoked was adjacent to a unit that it may attack."""
        firer = number if self.firers_side else 0
        return self.volley.ranges[firer] == 1 and self.options["mode"] != "harass"

    def began_adjacent(self, number: int) -> bool:
        """Say whether who is provoked began the phase adjacent to whom it may attack (9.31; R32).

        Who is shot at on entering the zone came from afar, unless it is said otherwise.
        """
        if self.options["mode"] == "harass":
            return False
        if self.options["began"] is not None:
            return bool(self.options["began"] == "adjacent")
        return self.options["mode"] != "entry" and self.adjacent_to(number)

    def flanked(self, number: int) -> bool:
        """Say whether a charge comes by the flank of a unit that it may attack.

        An adjacent unit shot through a flank attacks through it (9.28.1).
        """
        through = self.options["charge_through"]
        if through is not None:
            return bool(through == "flank")
        shot = self.volley.flanks[number] if self.firers_side else self.options["return_flank"]
        return shot and self.adjacent_to(number)

    @property
    def counts(self) -> tuple[int, int]:
        """The units of each side that may meet in the shock: of a volley those of one zone."""
        return 1, 2 if self.volley.zone or self.beside else 1

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
        return self._aggression or self.impetuous or self._answer_provokes

    @property
    def _aggression(self) -> bool:
        return self.firers[0].weapon == "teppo" and provoked_by_gun(self.target)

    @property
    def impetuous(self) -> bool:
        """Whether the target is Kibamusha that may follow harassers (8.36)."""
        return self.options["mode"] == "harass" and self.target.type in ("KB", "KBH")

    @property
    def _answer_provokes(self) -> bool:
        gun = self.target.weapon == "teppo" and self.options["return_fire"]
        return bool(gun and self.firers[0].type == "KB-B")

    @property
    def charge_possible(self) -> bool:
        """Whether the target may charge the firer at all."""
        return self.gunfire_provokes or self.impetuous

    @property
    def shock_possible(self) -> bool:
        """Whether a charge may end in a shock that is asked for: who rode out may not arrive."""
        may = self.charge_possible or self.firer_provoked
        return self.options["shock"] and may and not self.options["unreachable"]

    def _variables(self) -> tuple[str, ...]:
        found = ["hits", "target_state", "target_hits", "target_busho"]
        if self.options["return_fire"] or self.bystanders or self.options["shock"]:
            mine = self.names(self.firers_side)[: len(self.firers)]
            found += [state for _, state, _ in mine] + [hits for _, _, hits in mine]
            found += ["return_hits", "firer_busho"]
        if self.charge_possible:
            found.append("charge")
        if self.options["mode"] == "harass" and self.target.foot:
            found.append("lured")
        if self.options["approach"] != "front":
            found.append("turned")
        if self.firer_provoked:
            found.append("firer_charges")
        if self.options["shock"]:
            found += ["attacked", "retreat", "engaged", "advance"]
        fought = self.fight_variables() if self.shock_possible else []
        points = ("target_rout_points", "firer_rout_points")
        others = [*self.friends(0), *self.friends(1)]
        if self.beside is not None:
            others.append(self.names(1)[-1])
        more = [name for _, *both in others for name in both]
        last = (*fought, *self.fled_variables(), *self.last_variables())
        return (*found, *more, *points, *last)

    def own_columns(self, seen: NDArray[np.int64]) -> dict[str, NDArray[np.int64]]:
        """Give the variables that only fire has."""
        charges = (seen[:, at.CHARGED_AT] > 0).astype(np.int64)
        return {
            "hits": seen[:, at.SCORED + 1 - self.firers_side],
            "return_hits": seen[:, at.SCORED + self.firers_side],
            "charge": charges,
            "lured": seen[:, at.LURED],
            "turned": seen[:, at.TURNED],
            "firer_charges": charges,
        }

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
        afar = not all(map(self.adjacent_to, range(len(self.charged))))
        for applies, what in (
            (
                any(shots_at_busho(self, side) for side in (0, 1)),
                "busho under a fire die of 9 (R10)",
            ),
            (self.gunfire_provokes and len(self.firers) > 1, "a volley keeps its range (R11)"),
            (
                self.options["mode"] == "entry" and len(self.firers) > 1,
                "guns fire together on entry (R31)",
            ),
            (
                self.shock_possible and any(unit.has("charge") for unit in self.attackers),
                "who starts adjacent did so when the phase began (R32)",
            ),
            (self.shock_possible and afar, "no second shot at who charges (R11)"),
            (self.impetuous and self.shock_possible, "impetuous KB shock plainly (R11)"),
            (self.impetuous, "disrupted KB do not follow harassers (R21)"),
            (self.options["approach"] != "front", "the turn of who is harassed (R25)"),
            (self.beside or self.volley.zone, "two units in the charger's zone (R26)"),
            (self.options["return_fire"], "the answer comes before the charge (README)"),
        ):
            if applies:
                self.used.note(what)


def _stuck(units: tuple[Unit, ...], who: str | None, side: str) -> tuple[Unit, ...]:
    """Put on units that they cannot retreat."""
    return tuple(unit.with_words("stuck") for unit in units) if who in (side, "both") else units
