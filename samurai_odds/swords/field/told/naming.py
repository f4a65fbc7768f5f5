"""The seats, armies and provinces of a game by the names that players use."""

from collections.abc import Iterable, Sequence

from samurai_odds.engine.machine import AUTOMATIC
from samurai_odds.play.game import State
from samurai_odds.play.replay import Step
from samurai_odds.swords.field import layout as at
from samurai_odds.swords.forces import count_of
from samurai_odds.swords.scenario.chart import chart_of
from samurai_odds.swords.scenario.scenario import Scenario

_ORDINALS = ("", "first", "second", "third", "fourth", "fifth")


class Names:
    """Names what the numbers of one game stand for."""

    def __init__(self, scenario: Scenario) -> None:
        self.provinces = [province.name for province in chart_of(scenario.map).provinces]
        self.seats = [
            seat.name if seat.name.lower() != f"seat {number}" else f"seat {number}"
            for number, seat in enumerate(scenario.seats, start=1)
        ]

    def seat(self, seat: int) -> str:
        return self.seats[seat]

    def province(self, province: int) -> str:
        return self.provinces[province]

    def listed(self, provinces: Iterable[int]) -> str:
        return ", ".join(self.provinces[province] for province in provinces)

    def army(self, s: State, army: int) -> str:
        """Name an army: its seat, its number and where it stands."""
        index, where = army % at.ARMIES_EACH + 1, int(s[at.WHERE + army])
        named = f"{self.seat(army // at.ARMIES_EACH)}'s army {index}"
        return f"{named} in {self.province(where)}" if where >= 0 else named

    def troop(self, s: State) -> str:
        """Name who fights: an army, or a force by its province."""
        army = int(s[at.TROOP])
        if army != at.FORCE_TROOP:
            return self.army(s, army)
        return f"{self.seat(int(s[at.ACTIVE]))}'s force in {self.province(int(s[at.FIGHT_FROM]))}"


def is_choice(step: Step) -> bool:
    """Say whether somebody decided something in a step, of his own will or for want of more."""
    return step.what < 0 and step.what != AUTOMATIC


def sword(number: int) -> str:
    return f"the {_ORDINALS[number]} sword"


def units(counts: Sequence[int]) -> str:
    return ", ".join(count_of(kind, number) for kind, number in enumerate(counts) if number > 0)


def many(number: int, one: str, several: str | None = None) -> str:
    """Write a number of things."""
    return f"{number} {one if number == 1 else several or one + 's'}"


def said(rule: str, text: str) -> str:
    """Write a line of a game, under the heading of its round."""
    return f"  {rule}: {text}"


def _counts(s: State, row: int) -> tuple[int, ...]:
    return tuple(int(number) for number in s[row : row + at.KIND_COUNT])
