"""The map as the rules of whole games number it: provinces in a chart's order, its borders."""

from dataclasses import dataclass
from functools import cached_property, lru_cache

from samurai_odds.errors import OddsError
from samurai_odds.swords.scenario.chart import Chart, no_province, shipped_chart


@dataclass(frozen=True)
class Border:
    """A border or sea line between two provinces, by number."""

    a: int
    b: int
    sea: bool


@dataclass(frozen=True)
class Board:
    """A map by numbers: province number n is the n-th of the chart."""

    chart: Chart

    @cached_property
    def keys(self) -> tuple[str, ...]:
        """The provinces' names, by number."""
        return tuple(province.name for province in self.chart.provinces)

    @cached_property
    def borders(self) -> tuple[Border, ...]:
        """The borders, in the chart's order."""
        numbers = self.chart.numbers
        return tuple(
            Border(numbers[border.a], numbers[border.b], border.sea)
            for border in self.chart.borders
        )

    def number_of(self, key: str) -> int:
        """Find a province by its name; OddsError if there is none."""
        if key not in self.chart.numbers:
            raise OddsError(no_province(key, self.keys))
        return self.chart.numbers[key]


@lru_cache(maxsize=1)
def load_board() -> Board:
    """Give the shipped map."""
    return Board(shipped_chart())
