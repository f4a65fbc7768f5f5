"""The flight of a contingent as a question: now, and after one more loss (11.8)."""

from typing import TYPE_CHECKING, Any

from samurai_odds.engine.answers.answer import Headlines
from samurai_odds.engine.answers.verdict import Verdict
from samurai_odds.errors import OddsError
from samurai_odds.ran import dice
from samurai_odds.ran.charts.cells import FACES
from samurai_odds.ran.men import read_contingent
from samurai_odds.ran.tally.machine import Roll
from samurai_odds.ran.tally.question import TallyQuestion, Told
from samurai_odds.ran.verdict import chance_in_words, stated

if TYPE_CHECKING:
    from samurai_odds.engine.answers.odds import Odds

_VARIABLES = ("fled", "fled_with_one_more")


class Flight(TallyQuestion):
    """A contingent checks for flight; the same die tells what one more loss would do.

    ``contingent`` is ``UNITS/LOST/MOMENTUM``, LOST counting units disrupted,
    routed or eliminated. Raises OddsError if it cannot be read.
    """

    procedure = "flight"
    arguments = ("contingent",)
    usual_unit = "chance to flee"
    aims = ("fled",)
    value = "fled"

    def __init__(self, rules: str | None = None, **given: Any) -> None:
        super().__init__(rules, **given)
        self.contingent = read_contingent(self.options["contingent"], "contingent")
        if self.contingent.so_taisho and self.options["so_taisho_killed"]:
            raise OddsError(
                "so-taisho-killed with his own contingent: busho killed says that he is (11.82)"
            )
        units, lost = self.contingent.units, self.contingent.lost
        now = self.used.flight_limit(units, lost)
        then = self.used.flight_limit(units, min(lost + 1, units))
        modifier = self._modifier()
        if lost == 0:
            self.used.note("with nothing lost it cannot flee (charts)", "reconstructed")
        # One result for each face, so that the trace can tell the adjusted die.
        both = [(int(die + modifier <= now), int(die + modifier <= then)) for die in FACES]
        points = self.contingent.points or 0
        effects = tuple((*pair, points * pair[0]) for pair in both)
        said = tuple(
            f"adjusted {die + modifier}; it {'flees' if fled else 'stands'} at {_limit(now)}, "
            f"{'flees' if more else 'stands'} at {_limit(then)} with one more lost"
            for die, (fled, more) in zip(FACES, both, strict=True)
        )
        roll = Roll(dice.by_result(int), effects)
        known = ("rout_points",) if self.contingent.points is not None else ()
        told = Told(roll, "11.82-11.83", "the contingent checks", said)
        self.set_rolls((*_VARIABLES, *known), [told])

    def _modifier(self) -> int:
        """Give what is added to the die (11.82; R13)."""
        momentum, busho = self.contingent.momentum, self.options["busho"]
        modifier = -int(self.options["so_taisho_killed"])
        if busho == "alive":
            return modifier + momentum // 2
        return modifier - self.contingent.drop if busho == "killed" else modifier

    def weigh(self, odds: "Odds") -> Verdict:
        """State whether the contingent flees, and what one more loss would do."""
        chance = odds.p("fled == 1")
        asides: tuple[str, ...] = ()
        if self.contingent.lost < self.contingent.units:
            asides = (f"With one more lost: {odds.p('fled_with_one_more == 1').text()}.",)
        return stated(self, chance_in_words("The contingent", "flees", chance), chance, *asides)

    @property
    def heading(self) -> str:
        """The question in a line of plain words."""
        c = self.contingent
        rating = "Initiative" if c.so_taisho else "Momentum"
        text = f"RAN: flight of a contingent of {c.units} with {c.lost} lost, {rating} {c.momentum}"
        killed = self.options["so_taisho_killed"]
        extras = f"; So-Taisho of Initiative {killed} killed" if killed else ""
        return f"{text} (busho {self.options['busho']}{extras})"

    @property
    def headlines(self) -> Headlines:
        """The figures to show when none are asked for."""
        chances = (("flees now", "fled == 1"), ("with one more lost", "fled_with_one_more == 1"))
        known = "rout_points" in self.variables
        amounts = (("rout points of its flight", "rout_points"),) if known else ()
        return Headlines(chances, amounts, ())


def _limit(limit: int) -> str:
    return "no die" if limit <= -99 else f"{limit} or less"
