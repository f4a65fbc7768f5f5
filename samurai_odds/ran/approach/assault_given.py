"""An assault as it is given: who comes on, how he is met, and what that may lead to."""

from typing import Any

from samurai_odds.errors import OddsError
from samurai_odds.ran.combat import layout as at
from samurai_odds.ran.combat.aftermath import CLOSE_COUNTRY, read_aftermath
from samurai_odds.ran.combat.ground import Ground
from samurai_odds.ran.combat.question import CombatQuestion
from samurai_odds.ran.combat.second_contingent import SECOND, read_second
from samurai_odds.ran.fire.numbers import provoked_by_gun
from samurai_odds.ran.units import Unit, read_units

SIDES = ("attacker", "defender")


class GivenAssault(CombatQuestion):
    """The units of an assault and their circumstances, read from the options."""

    procedure = "assault"
    arguments = ("attacker", "defender")
    sides = SIDES

    def __init__(self, rules: str | None = None, **given: Any) -> None:
        super().__init__(rules, **given)
        options = self.options
        words = {"charge"} if options["charge"] else set()
        words |= {"flank"} if options["approach"] != "front" else set()
        self.aftermath = read_aftermath(options, SIDES)
        self.attackers = self.aftermath.passing(0, (self._unit("attacker", words),))
        self.defenders = self.aftermath.passing(1, (self._unit("defender", set()),))
        self.ground = Ground(options["terrain"], options["hexside"])
        self.leaders = (self.read_leader("attacker"), self.read_leader("defender"))
        self.second = (read_second(self, 0, SECOND[0]), read_second(self, 1, SECOND[1]))

    def _unit(self, who: str, words: set[str]) -> Unit:
        units = read_units(self.options[who], who)
        if len(units) > 1:
            raise OddsError(_several_faults(who, len(units)))
        unit = units[0]
        if self.options["no_retreat"] in (who, "both"):
            words = {*words, "stuck"}
        return unit.with_words(*words)

    @property
    def reached(self) -> bool:
        """Whether the attacker reaches the defender: who withdraws must be caught (6.49)."""
        return self.options["caught"] or not self.options["withdraws"]

    @property
    def caught(self) -> bool:
        """Whether the attacker reaches a defender that has withdrawn."""
        return self.reached and self.options["withdraws"] > 0

    @property
    def zone_reached(self) -> int | None:
        """When entry fire meets the attacker: 0 always, TURNED_TO_FACE, or None for never.

        Who is engaged does not fire (7.31).
        """
        defender, approach = self.defenders[0], self.options["approach"]
        if not defender.fires or defender.engaged or not self.reached:
            return None
        if approach == "front":
            return 0
        return at.TURNED_TO_FACE if self.turns else None

    @property
    def charge_when_provoked(self) -> bool:
        """Whether Kibamusha that come on plainly charge if shot at on the way (8.62, 9.31; R32)."""
        attacker = self.attackers[0]
        may = attacker.type in ("KB", "KBH") and not attacker.has("charge")
        return may and self.provoked_by_entry

    @property
    def provoked_by_entry(self) -> bool:
        """Whether the defender's entry fire may make the attacker charge it (8.61, 8.62).

        Foot shocks it in any case, so its charge is told apart only where others may draw it
        aside.
        """
        attacker, defender = self.attackers[0], self.defenders[0]
        gun = defender.weapon == "teppo" and self.zone_reached is not None
        drawn = self.aftermath.draws_aside(self.attackers)
        return gun and provoked_by_gun(attacker) and (not attacker.foot or drawn)

    @property
    def turns(self) -> bool:
        """Whether the defender tries to turn: neither engaged, nor foot that KB approach (7.18).

        One vertex brings a flank to the front; it does not bring the rear there.
        """
        attacker, defender = self.attackers[0], self.defenders[0]
        wanted = self.options["approach"] == "flank" and self.options["turn"] == "always"
        return wanted and not defender.engaged and (attacker.foot or not defender.foot)

    @property
    def turn_checked(self) -> bool:
        """Whether turning takes a check: not KB from infantry, nor who has withdrawn (6.48)."""
        attacker, defender = self.attackers[0], self.defenders[0]
        return attacker.foot == defender.foot and not self.options["withdraws"]

    @property
    def turning_costs(self) -> int:
        """The hit that turning costs in close country, armed to shoot or open none (7.14)."""
        defender = self.defenders[0]
        close = bool(set(self.ground.hexes) & set(CLOSE_COUNTRY))
        return int(close and not defender.fires and not defender.has("open"))


def _several_faults(who: str, count: int) -> str:
    """Say why an assault is of one unit upon one, and what answers one of several."""
    why = (
        "each that enters a zone is turned to and fired at by itself, before the next moves "
        "(6.31, 7.18, 8.41)"
        if who == "attacker"
        else "each withdraws, turns and fires by itself (6.45, 7.18, 8.41)"
    )
    return (
        f"{who} has {count} units: an assault follows one unit's approach to one, for {why}; "
        "ask 'ran fire --mode entry' for each entry, then 'ran shock' for the shock of all; "
        "entry-fire names other units that fire at the approach"
    )
