"""Units where they stand, and who may stand with whom (6.7, 4.53)."""

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from samurai_odds.ran.units import Unit


@dataclass(frozen=True)
class Standing:
    """A combat unit on the map: its side (0 red, 1 blue), hex, facing (None of a Honjin)."""

    side: int
    hex: int
    facing: int | None
    unit: Unit

    @property
    def honjin(self) -> bool:
        return self.unit.type == "Honjin"


def overstacked(standing: Iterable[Standing]) -> Iterator[tuple[int, str]]:
    """Find the hexes with more units than may stand there, and say which rule it breaks.

    One combat unit a hex (6.71), none with a Honjin (4.53); busho, Samurai and markers do
    not count (6.72).
    """
    everyone = tuple(standing)
    camps = {each.hex for each in everyone if each.honjin}
    for number, count in Counter(each.hex for each in everyone).items():
        if count > 1 and number in camps:
            yield number, "no combat unit may stand in a Honjin's hex (4.53)"
        elif count > 1:
            yield number, f"{count} combat units in one hex: one may stand there (6.71)"
