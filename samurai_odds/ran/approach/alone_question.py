"""A busho alone in a hex whom an enemy unit comes near, as a question (4.72, 6.45, 10.51)."""

from typing import TYPE_CHECKING, Any

from samurai_odds.engine.answers.answer import Headlines
from samurai_odds.engine.answers.verdict import Course, Verdict, signed
from samurai_odds.errors import OddsError, unknown
from samurai_odds.ran import dice
from samurai_odds.ran.combat.numbers import flight_code
from samurai_odds.ran.men import Contingent, read_contingent
from samurai_odds.ran.tally.machine import Roll
from samurai_odds.ran.tally.question import TallyQuestion, Told
from samurai_odds.ran.units import TYPES
from samurai_odds.ran.verdict import chance_in_words, exact, stated, weighed

if TYPE_CHECKING:
    from samurai_odds.engine.answers.odds import Odds

_VARIABLES = ("withdrew", "placed", "eliminated", "fled")
_WITHDREW, _PLACED, _ELIMINATED, _FLED = (1,), (0, 1), (0, 0, 1), (0, 0, 1, 1)
_CAUGHT_FROM = 3  # on the die, by Kibamusha


COMING = tuple(kind for kind in TYPES if kind != "Honjin")


class Alone(TallyQuestion):
    """A busho without a unit, and an enemy unit that moves within two hexes of him.

    From infantry he withdraws, or is placed with the nearest friendly unit;
    Kibamusha may catch him first. Raises OddsError with every fault.
    """

    procedure = "alone"
    arguments = ("enemy",)
    aims = ("eliminated",)

    def __init__(self, rules: str | None = None, **given: Any) -> None:
        super().__init__(rules, **given)
        kinds = {kind.lower(): kind for kind in COMING}
        self.enemy = kinds.get(str(self.options["enemy"]).strip().lower(), "")
        if not self.enemy:
            raise OddsError(unknown("type of enemy", self.options["enemy"], COMING))
        mounted = self.enemy.startswith("KB")
        if mounted and self.options["stays"]:
            raise OddsError(
                f"stays before '{self.enemy}': from Kibamusha nobody can withdraw (6.45)"
            )
        if self.options["surrounded"] and not mounted and not self.options["stays"]:
            raise OddsError(
                "surrounded needs stays: a busho who can withdraw is not cut off (4.72)"
            )
        contingent = self.options["contingent"]
        known = None if contingent is None else read_contingent(contingent, "contingent")
        points = known.points if known else None
        variables = (*_VARIABLES, *(("rout_points",) if points is not None else ()))
        if mounted or self.options["stays"]:
            lowest = 0 if self.options["surrounded"] else _CAUGHT_FROM if mounted else 10
            self.set_rolls(variables, [self._fate(lowest, known)])
        else:
            self.set_rolls(variables, [], _WITHDREW)
        so_taisho = known is not None and known.so_taisho
        price = self.used.number("rout_points", "so_taisho_head" if so_taisho else "head")
        flight = "" if points is None else " - rout_points"
        self.value = self.value_or(f"-{price} * eliminated{flight}")

    def _fate(self, lowest: int, contingent: Contingent | None) -> Told:
        """Roll whether he is caught: from ``lowest`` on the die, then his men's flight (10.51)."""
        said = ("he is placed with the nearest friend", "he is lost", "he is lost and his men flee")
        points = (contingent.points or 0) if contingent else 0
        effects = (_PLACED, _ELIMINATED, (*_FLED, points))
        if contingent is None:
            code = dice.by_result(lambda die: int(die >= lowest))
        else:
            flees = dice.results_of(flight_code(self.used, contingent, 0))
            code = dice.by_two(lambda die, again: 1 + flees[again] if die >= lowest else 0)
        return Told(Roll(code, effects), "4.72", "the busho", said)

    def weigh(self, odds: "Odds") -> Verdict:
        """Weigh withdrawing against staying; from Kibamusha nobody can withdraw (4.72)."""
        worth = odds.expect(self.value)
        if self.enemy.startswith("KB"):
            caught = chance_in_words("The busho", "is caught", odds.p("eliminated == 1"))
            return stated(self, caught, worth)
        other = None if self.options["surrounded"] else self._otherwise()  # cut off, nowhere to go
        if other is None:
            return stated(self, f"The busho is lost: {signed(worth)} {self.weighed_unit}.", worth)
        asked = "stay" if self.options["stays"] else "withdraw"
        return weighed(self, self.value, [Course(asked, worth), other])

    def _otherwise(self) -> Course | None:
        """Weigh staying where withdrawing was asked about, and the other way round."""
        stays = not self.options["stays"]
        fate = exact(self, "alone", {**self.given, "stays": stays})
        name = "stay" if stays else "withdraw"
        return None if fate is None else Course(name, fate.expect(self.value))

    @property
    def heading(self) -> str:
        """The question in a line of plain words."""
        how = [word for word in ("stays", "surrounded") if self.options[word]]
        more = f" ({', '.join(how)})" if how else ""
        return f"RAN: a busho alone, approached by {self.enemy}{more}"

    @property
    def remarks(self) -> tuple[str, ...]:
        """What the asker should know: his loss calls for a check that was not asked for."""
        if self.options["contingent"] is not None or not self.said:
            return ()
        return (
            "If the busho is lost, his contingent checks for flight (10.51): add --contingent.",
        )

    @property
    def headlines(self) -> Headlines:
        """The figures to show when none are asked for."""
        chances = (
            ("he withdraws", "withdrew == 1"),
            ("he is placed with a friendly unit", "placed == 1"),
            ("he is captured or killed", "eliminated == 1"),
            ("his contingent flees", "fled == 1"),
        )
        known = "rout_points" in self.variables
        amounts = (("rout points of their flight", "rout_points"),) if known else ()
        return Headlines(chances, amounts, ())
