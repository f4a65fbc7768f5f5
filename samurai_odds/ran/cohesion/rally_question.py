"""Rallying routed units as a question (11.73-11.75)."""

from typing import TYPE_CHECKING, Any

from samurai_odds.engine.answers.answer import Headlines
from samurai_odds.engine.answers.verdict import Verdict
from samurai_odds.errors import OddsError
from samurai_odds.ran import dice
from samurai_odds.ran.tally.machine import Roll
from samurai_odds.ran.tally.question import TallyQuestion, Told
from samurai_odds.ran.units import Unit, read_units
from samurai_odds.ran.verdict import chance_in_words, stated

if TYPE_CHECKING:
    from samurai_odds.engine.answers.odds import Odds

_MOST = 20
_VARIABLES = ("rallied", "routed", "eliminated", "rout_points")
_RESULTS = ("is eliminated", "stays routed", "rallies, disrupted and without hits")


class Rally(TallyQuestion):
    """All routed units of a contingent try to rally.

    ``units`` are joined by ``+``. Raises OddsError with every fault.
    """

    procedure = "rally"
    arguments = ("units",)
    usual_unit = "units rallied less those lost"
    aims = ("rallied", "eliminated")
    value = "rallied - eliminated"

    def __init__(self, rules: str | None = None, **given: Any) -> None:
        super().__init__(rules, **given)
        self.units = read_units(self.options["units"], "unit")
        problems = [
            f"unit '{unit.type}': it never routs, so it cannot rally (11.61)"
            for unit in self.units
            if unit.fires
        ]
        problems += [
            f"unit '{unit}': a routed unit is given by its ratings alone"
            for unit in self.units
            if unit.hits or unit.words
        ]
        if len(self.units) > _MOST:
            problems.append(f"{len(self.units)} units: at most {_MOST} are rallied at once")
        if problems:
            raise OddsError(*dict.fromkeys(problems))
        told = [Told(self._roll(unit), "11.73", str(unit), _RESULTS) for unit in self.units]
        self.set_rolls(_VARIABLES, told)

    def _roll(self, unit: Unit) -> Roll:
        if not unit.second_given:
            self.used.note("disrupted side of a unit where none is given (R8)")
        points = self.used.number("rout_points", unit.type.replace("KBH", "KB"))
        code = dice.by_result(lambda die: (die < unit.second_tq) + (die <= unit.second_tq))
        stays = (0, 1, 0, points)
        rallies = stays if self.options["no_room"] else (1, 0, 0, 0)
        return Roll(code, ((0, 0, 1, points), stays, rallies))

    def weigh(self, odds: "Odds") -> Verdict:
        """State how many come back."""
        count = len(self.units)
        if self.options["no_room"]:
            text = "Nobody rallies without room (11.74)."
        elif count == 1:
            text = chance_in_words("The unit", "rallies", odds.p("rallied == 1"))
        else:
            text = f"Of {count} routed, {odds.expect('rallied').text()} rally on average."
        lost = odds.p("eliminated >= 1").text()
        what = "It is" if count == 1 else "At least one is"
        return stated(self, text, odds.expect(self.value), f"{what} eliminated {lost}.")

    @property
    def heading(self) -> str:
        """The question in a line of plain words."""
        room = " (no room to place them)" if self.options["no_room"] else ""
        return f"RAN: rally of {' + '.join(map(str, self.units))}{room}"

    @property
    def headlines(self) -> Headlines:
        """The figures to show when none are asked for."""
        count = len(self.units)
        chances = (
            ("at least one rallies", "rallied >= 1"),
            ("all rally", f"rallied == {count}"),
            ("none is eliminated", "eliminated == 0"),
        )
        amounts = tuple((name.replace("_", " "), name) for name in _VARIABLES)
        lines = (("rallied", "rallied"), ("eliminated", "eliminated"))
        return Headlines(chances, amounts, (("units", lines),))
