"""`ran flight`, `ran rally`, `ran alone`: rolls that are added up (4.72, 11.7, 11.8)."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from samurai_odds.engine.answers.answer import Headlines
from samurai_odds.engine.answers.odds import Odds
from samurai_odds.engine.answers.verdict import Course, Verdict, signed
from samurai_odds.engine.option_words import to_add
from samurai_odds.engine.sampling.trace import Step
from samurai_odds.errors import OddsError, refuse, unknown
from samurai_odds.ran import dice
from samurai_odds.ran.combat.tally import TALLY, Roll, RollBy, numbers_of
from samurai_odds.ran.combat.tally_layout import MOST_COUNTERS, State
from samurai_odds.ran.facts import FACES
from samurai_odds.ran.men import Contingent, read_contingent
from samurai_odds.ran.procedures.numbers import flight_code, flight_limit
from samurai_odds.ran.procedures.question import RanQuestion, line
from samurai_odds.ran.procedures.verdict import chance_in_words, exact, stated, weighed
from samurai_odds.ran.units import HONJIN, MOUNTED, TYPES, Unit, read_units

if TYPE_CHECKING:
    from samurai_odds.play.events import Happening


# ---- What questions of rolls that are added up have in common ------------------------


_ROLL, _RESULT, _WAY = "roll", "result", "way"  # numbers of a happening, by which it is told


class Told(NamedTuple):
    """A roll with its rule, whose it is, and words for each result; ``ways``: of each way."""

    roll: Roll | RollBy
    rule: str
    name: str
    results: tuple[str, ...] = ()
    ways: tuple[tuple[str, ...], ...] = ()


class TallyQuestion(RanQuestion):
    """Rolls in order, each told by a rule, a name and a word for each of its results."""

    machine = TALLY

    def set_rolls(
        self,
        variables: Sequence[str],
        rolls: Sequence[Told],
        start: Sequence[int] = (),
        shown: int = MOST_COUNTERS,
    ) -> None:
        """Set the counters' names (all those shown) and the rolls."""
        self.variables = tuple(variables)
        self.words = {}
        self.said = tuple(rolls)
        self.numbers = numbers_of([roll.roll for roll in rolls], start, shown)

    def columns(self, states: NDArray[np.int16]) -> dict[str, NDArray[np.int64]]:
        seen = states.astype(np.int64)
        return {name: seen[:, State.counters.place(k)] for k, name in enumerate(self.variables)}

    def happened(self, step: Step) -> "list[Happening]":
        from samurai_odds.play.events import Happening

        if step.event <= 0:
            return []
        before, after = State(step.before), State(step.after)
        words = self.said[before.row]
        numbers = {_ROLL: int(before.row), _RESULT: step.outcome}
        if isinstance(words.roll, RollBy):
            numbers[_WAY] = int(before.counters[words.roll.counter])
        for place, name in enumerate(self.variables):
            more = int(after.counters[place]) - int(before.counters[place])
            if more:
                numbers[name] = more
        faces = dice.faces_of(step)
        return [Happening("roll", what=words.name, faces=faces, numbers=numbers)]

    def narrate(self, one: "Happening") -> str:
        dice_are = "dice" if len(one.faces) > 1 else "die"
        fell = f"{dice_are} {' and '.join(one.faces)}: " if one.faces else ""
        words = self.said[one.numbers[_ROLL]]
        results = words.ways[one.numbers[_WAY]] if words.ways else words.results
        return line(words.rule, f"{one.what}: {fell}{results[one.numbers[_RESULT]]}")


# ---- The flight of a contingent as a question (11.8) ---------------------------------

_OF_FLIGHT = ("fled", "fled_with_one_more")


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
        now, then = (flight_limit(self.used, self.contingent, more) for more in (0, 1))
        modifier = self._modifier()
        if self.contingent.lost == 0:
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
        checked = Told(roll, "11.82-11.83", "the contingent checks", said)
        self.set_rolls((*_OF_FLIGHT, *known), [checked])

    def _modifier(self) -> int:
        """Give what is added to the die (11.82; R13)."""
        momentum, busho = self.contingent.momentum, self.options["busho"]
        modifier = -int(self.options["so_taisho_killed"])
        if busho == "alive":
            return modifier + momentum // 2
        return modifier - self.contingent.drop if busho == "killed" else modifier

    def weigh(self, odds: Odds) -> Verdict:
        chance = odds.p("fled == 1")
        asides: tuple[str, ...] = ()
        if self.contingent.lost < self.contingent.units:
            asides = (f"With one more lost: {odds.p('fled_with_one_more == 1').text()}.",)
        return stated(self, chance_in_words("The contingent", "flees", chance), chance, *asides)

    @property
    def wording(self) -> str:
        c = self.contingent
        rating = "Initiative" if c.so_taisho else "Momentum"
        who = f"a contingent of {c.units} with {c.lost} disrupted or lost"
        text = f"flight of {who}, {rating} {c.momentum}"
        killed = self.options["so_taisho_killed"]
        extras = f"; So-Taisho of Initiative {killed} killed" if killed else ""
        return f"{text} (busho {self.options['busho']}{extras})"

    @property
    def headlines(self) -> Headlines:
        chances = (("flees now", "fled == 1"), ("with one more lost", "fled_with_one_more == 1"))
        known = "rout_points" in self.variables
        amounts = (("rout points of its flight", "rout_points"),) if known else ()
        return Headlines(chances, amounts, ())


def _limit(limit: int) -> str:
    return "no die" if limit <= -99 else f"{limit} or less"


# ---- Rallying routed units as a question (11.73-11.75) -------------------------------

_MOST = 20
_OF_RALLY = ("rallied", "routed", "eliminated", "rout_points")
_RESULTS = ("it is eliminated", "it stays routed", "it rallies, disrupted and without hits")


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
        refuse(problems)
        lines = [
            Told(self._roll(unit), "11.73", f"{unit} tries to rally", _RESULTS)
            for unit in self.units
        ]
        self.set_rolls(_OF_RALLY, lines)

    def _roll(self, unit: Unit) -> Roll:
        if not unit.second_given:
            self.used.note("disrupted side of a unit where none is given (R8)")
        points = self.used.number("rout_points", unit.points_type)
        code = dice.by_result(lambda die: (die < unit.second_tq) + (die <= unit.second_tq))
        stays = (0, 1, 0, points)
        rallies = stays if self.options["no_room"] else (1, 0, 0, 0)
        return Roll(code, ((0, 0, 1, points), stays, rallies))

    def weigh(self, odds: Odds) -> Verdict:
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
    def wording(self) -> str:
        room = " (no room to place them)" if self.options["no_room"] else ""
        return f"rally of {' + '.join(map(str, self.units))}{room}"

    @property
    def headlines(self) -> Headlines:
        count = len(self.units)
        chances = (
            ("at least one rallies", "rallied >= 1"),
            ("all rally", f"rallied == {count}"),
            ("none is eliminated", "eliminated == 0"),
        )
        amounts = tuple((name.replace("_", " "), name) for name in _OF_RALLY)
        lines = (("rallied", "rallied"), ("eliminated", "eliminated"))
        return Headlines(chances, amounts, (("units", lines),))


# ---- A busho alone in a hex whom an enemy unit comes near (4.72, 6.45, 10.51) --------

_OF_LONE_BUSHO = ("withdrew", "placed", "eliminated", "fled")
_WITHDREW, _PLACED, _ELIMINATED, _FLED = (1,), (0, 1), (0, 0, 1), (0, 0, 1, 1)
CAUGHT_FROM = 3  # on the die, by Kibamusha


COMING = tuple(kind for kind in TYPES if kind != HONJIN)


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
        mounted = self.enemy in MOUNTED
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
        variables = (*_OF_LONE_BUSHO, *(("rout_points",) if points is not None else ()))
        if mounted or self.options["stays"]:
            lowest = 0 if self.options["surrounded"] else CAUGHT_FROM if mounted else 10
            self.set_rolls(variables, [self._fate(lowest, known)])
        else:
            self.set_rolls(variables, [], _WITHDREW)
        so_taisho = known is not None and known.so_taisho
        price = self.used.number("rout_points", "so_taisho_head" if so_taisho else "head")
        flight = "" if points is None else " - rout_points"
        self.value = self.value_or(f"-{price} * eliminated{flight}")

    def _fate(self, lowest: int, contingent: Contingent | None) -> Told:
        """Roll whether he is caught: from ``lowest`` on the die, then his men's flight (10.51)."""
        said = (
            "he is placed with the nearest friend",
            "he is caught",
            "he is caught and his men flee",
        )
        points = (contingent.points or 0) if contingent else 0
        effects = (_PLACED, _ELIMINATED, (*_FLED, points))
        if contingent is None:
            code = dice.by_result(lambda die: int(die >= lowest))
        else:
            flees = dice.results_of(flight_code(self.used, contingent))
            code = dice.by_two(lambda die, again: 1 + flees[again] if die >= lowest else 0)
        return Told(Roll(code, effects), "4.72", "the lone busho", said)

    def weigh(self, odds: Odds) -> Verdict:
        """Weigh withdrawing against staying; from Kibamusha nobody can withdraw (4.72)."""
        worth = odds.expect(self.value)
        if self.enemy in MOUNTED:
            caught = chance_in_words("The busho", "is caught", odds.p("eliminated == 1"))
            return stated(self, caught, worth)
        other = None if self.options["surrounded"] else self._otherwise()  # cut off, nowhere to go
        if other is None:
            return stated(self, f"The busho is lost: {signed(worth)} {self.weighed_unit}.", worth)
        course = "stay" if self.options["stays"] else "withdraw"
        return weighed(self, self.value, [Course(course, worth), other])

    def _otherwise(self) -> Course | None:
        """Weigh staying where withdrawing was asked about, and the other way round."""
        stays = not self.options["stays"]
        fate = exact(self, "alone", {**self.inputs, "stays": stays})
        name = "stay" if stays else "withdraw"
        return None if fate is None else Course(name, fate.expect(self.value))

    @property
    def wording(self) -> str:
        how = [word for word in ("stays", "surrounded") if self.options[word]]
        more = f" ({', '.join(how)})" if how else ""
        return f"a busho alone, approached by {self.enemy}{more}"

    @property
    def remarks(self) -> tuple[str, ...]:
        if self.options["contingent"] is not None or not self.said:
            return ()
        more = to_add(": add --contingent")
        return (f"If the busho is lost, his contingent checks for flight (10.51){more}.",)

    @property
    def headlines(self) -> Headlines:
        chances = (
            ("he withdraws", "withdrew == 1"),
            ("he is placed with a friendly unit", "placed == 1"),
            ("he is captured or killed", "eliminated == 1"),
            ("his contingent flees", "fled == 1"),
        )
        known = "rout_points" in self.variables
        amounts = (("rout points of their flight", "rout_points"),) if known else ()
        return Headlines(chances, amounts, ())
