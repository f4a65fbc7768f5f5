"""How a unit can retreat in a position: R33, R22 and R72 over 11.4 and 6.74."""

from collections.abc import Iterable, Iterator

from samurai_odds.ran.from_map.situation import Situation
from samurai_odds.ran.ground.facing import ZONES, sides_of
from samurai_odds.ran.ground.zones import zones
from samurai_odds.ran.units import Unit

STUCK, THROUGH, OFF_MAP = "stuck", "through", "off-map"
_STEPS = ((1, 0, -1), (1, -1, 0), (0, -1, 1), (-1, 0, 1), (-1, 1, 0), (0, 1, -1))


class WaysBack:
    """The hexes that a unit may go to, away from its opponents."""

    def __init__(self, situation: Situation, label: str, opponents: Iterable[str]) -> None:
        self.situation, self.label = situation, label
        self.here = situation.standing(label)
        self.opponents = [situation.standing(other).hex for other in opponents]
        standing = situation.scenario.standing.values()
        self.held = zones(situation.ground, standing, 1 - self.here.side)

    def word(self) -> str:
        """Say by a unit's word how it can retreat; empty if a hex is free for it."""
        if any(True for _ in self.free()):
            return ""
        if self.friend() is not None:
            return THROUGH
        return OFF_MAP if self._edge() else STUCK

    def free(self) -> Iterator[int]:
        """List the free hexes."""
        for _, beside in self._beside():
            if beside not in self.situation.at and self._away(beside):
                yield beside

    def friend(self) -> str | None:
        """Name the friend whom it goes through: to the rear first, then clockwise from north."""
        found = [(side, other) for side, other in self._friends() if any(self._beyond(side))]
        return max(found, key=lambda each: (self._rank(each[0]), -each[0]))[1] if found else None

    def _beside(self) -> Iterator[tuple[int, int]]:
        ground = self.situation.ground
        for side, beside in enumerate(ground.field.neighbours(self.here.hex)):
            if ground.open_to(self.here.hex, beside):
                yield side, beside

    def _friends(self) -> Iterator[tuple[int, str]]:
        for side, beside in self._beside():
            other = self.situation.at.get(beside)
            if other is None or self.situation.side(other) != self.here.side:
                continue
            if self.situation.unit(other).type != "Honjin" and self._away(beside):
                yield side, other

    def _beyond(self, side: int) -> Iterator[bool]:
        ground = self.situation.ground
        between = ground.field.neighbour(self.here.hex, side)
        for further in ground.field.neighbours(between):
            free = further not in self.situation.at and ground.open_to(between, further)
            yield free and self._away(further)

    def _away(self, number: int) -> bool:
        distance, here = self.situation.ground.field.distance, self.here.hex
        farther = (distance(number, each) > distance(here, each) for each in self.opponents)
        return number not in self.held and all(farther)

    def _rank(self, side: int) -> int:
        found = (side in sides_of(self.here.facing, zone) for zone in ZONES)
        return list(found).index(True)

    def _edge(self) -> bool:
        field = self.situation.ground.field
        own = field.cube(self.here.hex)
        for side, beside in enumerate(field.neighbours(self.here.hex)):
            if beside >= 0:
                continue
            out = tuple(a + b for a, b in zip(own, _STEPS[side], strict=True))
            if all(
                max(abs(a - b) for a, b in zip(out, field.cube(each), strict=True))
                > field.distance(self.here.hex, each)
                for each in self.opponents
            ):
                return True
        return False


def with_way_back(
    situation: Situation, label: str, opponents: Iterable[str], unit: Unit
) -> tuple[Unit, str | None]:
    """Put on a unit how it can retreat; give with it the friend whom it goes through."""
    if unit.type == "Honjin":
        return unit, None
    ways = WaysBack(situation, label, opponents)
    word = ways.word()
    return (unit.with_words(word) if word else unit), ways.friend() if word == THROUGH else None
