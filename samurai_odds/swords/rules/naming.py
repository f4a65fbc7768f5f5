"""The names of what there is in a game: seats, provinces, troops, units, swords, bins."""

from collections.abc import Callable, Iterable, Sequence

from samurai_odds.swords.forces import count_of
from samurai_odds.swords.koku import price
from samurai_odds.swords.layout import KINDS, PLURALS
from samurai_odds.swords.rules import layout as at
from samurai_odds.swords.rules.layout import Question, State
from samurai_odds.swords.scenario.chart import chart_of
from samurai_odds.swords.scenario.scenario import Scenario

_ORDINALS = ("", "first", "second", "third", "fourth", "fifth")


class Names:
    """Names what the numbers of one game stand for."""

    def __init__(self, scenario: Scenario, question: Question) -> None:
        self.question = question
        self.provinces = [province.name for province in chart_of(scenario.map).provinces]
        self.seats = [
            seat.name if seat.name.lower() != f"seat {number}" else f"seat {number}"
            for number, seat in enumerate(scenario.seats, start=1)
        ]
        self.viewer = at.NONE  # the seat that reads it, whose troops are "your" ones

    def said(self, type: str, s: State, number: int) -> str:
        """Name what a number of a type stands for (`decisions`)."""
        if type == "number":
            return str(number)
        if type in ("army", "troop", "own"):
            return {"army": self.army, "troop": self.troop, "own": self.own_troop}[type](s, number)
        named: dict[str, Callable[[int], str]] = {
            "province": self.province,
            "seat": self.seat,
            "kind": lambda one: KINDS[one],
            "kinds": lambda one: PLURALS[one],
            "index": army_number,
            "bin": lambda one: at.BINS_NAMED[one],
            "sword": sword,
        }
        return named[type](number)

    def seat(self, seat: int) -> str:
        return f"{self.seats[seat]} (you)" if seat == self.viewer else self.seats[seat]

    def whose(self, seat: int) -> str:
        return "your" if seat == self.viewer else f"{self.seats[seat]}'s"

    def province(self, province: int) -> str:
        return self.provinces[province]

    def listed(self, provinces: Iterable[int]) -> str:
        return ", ".join(self.provinces[province] for province in provinces)

    def army(self, s: State, army: int) -> str:
        return self.army_at(army, int(s.where[army]))

    def army_at(self, army: int, where: int) -> str:
        """Name an army by where it stands."""
        named = f"{self.whose(army // at.ARMIES_EACH)} army {army_number(army)}"
        return f"{named} in {self.province(where)}" if where >= 0 else named

    def troop(self, s: State, troop: int) -> str:
        """Name the troop that fights: an army, or the force of a province."""
        if troop != at.FORCE_TROOP:
            return self.army(s, troop)
        return f"{self.whose(int(s.active))} force in {self.province(int(s.fight_from))}"

    def own_troop(self, s: State, troop: int) -> str:
        """Name it for its own seat: an army where it stands, if it has moved in."""
        if troop == at.FORCE_TROOP:
            return f"the force in {self.province(int(s.fight_from))}"
        return f"army {army_number(troop)} in {self.province(int(s.where[troop]))}"

    def units(self, counts: Sequence[int]) -> str:
        return units(counts)

    def koku_to_levy(self, s: State, seat: int) -> int:
        """Count a seat's koku for levies that it has not spent yet."""
        rates = Question.units_a_koku.at
        spent = price(s, State.levy.place(seat), self.question, rates)
        return int(s.bins[seat, at.TO_LEVY]) - int(spent)


def army_number(army: int) -> str:
    """Return an army's number among those of its seat."""
    return str(army % at.ARMIES_EACH + 1)


def sword(number: int) -> str:
    return f"the {_ORDINALS[number]} sword"


def units(counts: Sequence[int]) -> str:
    return ", ".join(count_of(kind, number) for kind, number in enumerate(counts) if number > 0)


def said(rule: str, text: str) -> str:
    """Write a line of a game, under the heading of its round."""
    return f"  {rule}: {text}"


def bins(s: State, seat: int) -> str:
    """Say what lies in a seat's bins, "" for nothing."""
    koku = s.bins[seat]
    return ", ".join(f"{int(k)} {name}" for k, name in zip(koku, at.BINS_NAMED, strict=True) if k)
