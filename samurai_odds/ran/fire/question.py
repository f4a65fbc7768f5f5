"""Fire as a question: a shot or volley, the answer, and the charge it provokes (chapter 8)."""

from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from samurai_odds.engine.answers.answer import Headlines, Listing
from samurai_odds.engine.answers.verdict import Verdict
from samurai_odds.errors import OddsError
from samurai_odds.ran.combat import layout as at
from samurai_odds.ran.combat.rulings import shots_at_busho
from samurai_odds.ran.combat.second_contingent import contingent_faults
from samurai_odds.ran.fire.checks import faults
from samurai_odds.ran.fire.given import GivenFire
from samurai_odds.ran.fire.rows import fire_in_numbers
from samurai_odds.ran.fire.verdict import counted, counted_rests_on, weigh_fire
from samurai_odds.ran.fire.wording import fire_heading, fire_headlines, fire_remarks

if TYPE_CHECKING:
    from samurai_odds.engine.answers.odds import Odds


class Fire(GivenFire):
    """Fire of one unit, or a volley of up to three AS-T, at one target.

    Raises OddsError with every fault, naming the rule.
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
    def usual_value(self) -> str:
        """What fire is compared by: its worth as the firer sees it."""
        return self.worth

    @property
    def weighed_value(self) -> str:
        """The value that fire is weighed by, as the firer sees it."""
        return self.worth

    def weigh(self, odds: "Odds") -> Verdict:
        """Weigh the fire, and the charge that it may provoke, against a shock and holding."""
        return weigh_fire(self, odds)

    def figures_rest_on(self, texts: tuple[str, ...]) -> dict[str, str]:
        """What the charge or the shock that the verdict counts rests on."""
        return counted_rests_on(self, texts)

    def listings_where(self, condition: str | None) -> tuple[Listing, ...]:
        """What the verdict counts beyond the fire; nothing under a condition."""
        return () if condition else counted(self)

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
                "adjacent means adjacent when the phase began (R32)",
            ),
            (self.shock_possible and afar, "no second shot at who charges (R11)"),
            (self.impetuous and self.shock_possible, "impetuous KB shock plainly (R11)"),
            (self.impetuous, "disrupted KB do not follow harassers (R21)"),
            (self.options["approach"] != "front", "the turn of harassed units (R25)"),
            (self.beside or self.volley.zone, "two units in the charger's zone (R26)"),
            (self.options["return_fire"], "the answer comes before the charge (README)"),
        ):
            if applies:
                self.used.note(what)
