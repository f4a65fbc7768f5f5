"""Fire as it is given: who fires at whom, how, and what that may provoke (8.1-8.6)."""

from typing import Any

from samurai_odds.ran.combat.aftermath import read_aftermath
from samurai_odds.ran.combat.ground import Ground
from samurai_odds.ran.combat.question import CombatQuestion
from samurai_odds.ran.combat.second_contingent import read_second
from samurai_odds.ran.fire.numbers import RETIRE_RANGE, provoked_by_gun
from samurai_odds.ran.fire.volley import read_volley, whole_numbers
from samurai_odds.ran.units import Unit, read_unit, read_units

SIDES = ("target", "firer")


class GivenFire(CombatQuestion):
    """The units of a fire and their circumstances, read from the options.

    ``worth`` is what the firer raises; ``value`` the same as side 0 sees it.
    """

    procedure = "fire"
    arguments = ("firer", "target")
    worth: str

    def __init__(self, rules: str | None = None, **given: Any) -> None:
        super().__init__(rules, **given)
        stuck = self.options["no_retreat"]
        self.firers = _stuck(read_units(self.options["firer"], "firer"), stuck, "firer")
        self.targets = _stuck(read_units(self.options["target"], "target"), stuck, "target")
        # Who may charge is side 0: the target, or a firer whom guns that fire back provoke.
        self.firers_side = 0 if self.firer_provoked else 1
        self.sides = SIDES if self.firers_side else ("firer", "target")
        self.bystanders: tuple[Unit, ...] = ()
        if self.options["bystander"] is not None:
            self.bystanders = read_units(self.options["bystander"], "bystander")
        self.bystander_flanks = whole_numbers(self.options["bystander_flanks"])
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

    @property
    def range(self) -> int:
        """Hexes to the target; of a volley, those of its first unit."""
        return self.volley.ranges[0]

    @property
    def target(self) -> Unit:
        """The unit fired at."""
        return self.targets[0]

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


def _stuck(units: tuple[Unit, ...], who: str | None, side: str) -> tuple[Unit, ...]:
    """Put on units that they cannot retreat."""
    return tuple(unit.with_words("stuck") for unit in units) if who in (side, "both") else units
