"""Provincial forces move in phase D of the reference game (section 5; W7, W32)."""

from collections import Counter

from tests.swords.reference.game.rules.movement import Movement
from tests.swords.reference.game.rules.pieces import (
    ASHIGARU,
    FORCE_ROOM,
    REGULAR,
    SAMURAI,
    Army,
    Province,
    Troop,
)

NO_MORE, WHOLE = "no more", "whole"


class Sorties(Movement):
    def move_forces(self, seat: int) -> None:
        """Every unit of a force may go over one border, into an own or empty province.

        A force is asked once.
        """
        done: list[Province] = []
        while True:
            sources = [p for p in self.owned(seat) if p not in done and self.may_source(p)]
            source = self.ask("source", seat, [NO_MORE, *sources])
            if source == NO_MORE:
                return
            self.move_from(source)
            done.append(source)

    def may_source(self, source: Province) -> bool:
        """Say whether a force has somewhere to go, whatever ronin and room allow."""
        if not any(self.movers(source).values()):
            return False
        if source.force.size() == 1 and self.army_in(source) is None:
            return False
        return any(
            self.passable(source.owner, there)
            and (there.force.size() < FORCE_ROOM or self.army_in(there) is not None)
            for there in self.around(source)
        )

    def move_from(self, source: Province) -> None:
        while True:
            choice = self.ask("destination", source.owner, [NO_MORE, *self.destinations(source)])
            if choice == NO_MORE:
                return
            there, troop = choice
            self.move_unit(source, there, troop)

    def movers(self, source: Province) -> dict[str, int]:
        """Give the units of a force that have not moved and were not set down in this phase."""
        stay = self.stay.get(source.name, Counter())
        return {kind: max(0, source.force.units[kind] - stay[kind]) for kind in REGULAR}

    def destinations(self, source: Province) -> list[tuple[Province, Troop]]:
        """Give where at least one unit of a force may go: a province and the troop it joins."""
        return [
            (there, troop)
            for there in self.around(source)
            if self.passable(source.owner, there)
            for troop in (there.force, self.army_in(there))
            if troop is not None and self.movable(source, there, troop)
        ]

    def movable(self, source: Province, there: Province, troop: Troop) -> list[str]:
        """Give what may go from a force to a troop: one unit of a kind, or the whole force."""
        movers = self.movers(source)
        kinds = [
            kind
            for kind in REGULAR
            if movers[kind] and troop.room(kind) and self.along(source, there, troop, 1)
        ]
        return kinds + ([WHOLE] if self.whole_may_go(source, there, troop) else [])

    def along(self, source: Province, there: Province, troop: Troop, units: int) -> list[int]:
        """Give how many of the force's ronin may go with so many units of it."""
        force, army = source.force, self.army_in(source)
        left = force.size() - units
        if left == 0 and army is None:
            return []
        free = max(0, left - 1)
        beside = army.ronin_limit() - army.ronin if army else 0
        fits = []
        for going in range(min(units, force.ronin + source.hidden) + 1):  # one with each at most
            open_left = max(0, force.ronin - going)
            hidden_left = source.hidden - max(0, going - force.ronin)
            stays = open_left <= free and hidden_left <= free - open_left + beside
            if stays and going <= self.welcome(there, troop, units):
                fits.append(going)
        return fits

    def welcome(self, there: Province, troop: Troop, units: int) -> int:
        """Give how many ronin may come with units that join a troop; face-down ones stay legal."""
        own = troop.members() + units - 1 - troop.ronin
        others = [t for t in self.troops_in(there) if t is not troop]
        return min(own, own + sum(t.ronin_limit() - t.ronin for t in others) - there.hidden)

    def whole_may_go(self, source: Province, there: Province, troop: Troop) -> bool:
        """A force may go together with ronin of its province where an army stays behind.

        One unit after the other would often break a ronin limit.
        """
        force = source.force
        if not (force.ronin or source.hidden) or force.size() < 2:
            return False
        if self.movers(source) != force.units:
            return False
        if isinstance(troop, Army):
            fits = all(
                sum(force.units[k] for k in kinds) <= troop.room(kinds[0])
                for kinds in (SAMURAI, ASHIGARU)
            )
        else:
            fits = force.size() <= troop.room("")
        return fits and bool(force.size()) and bool(self.along(source, there, troop, force.size()))

    def move_unit(self, source: Province, there: Province, troop: Troop) -> None:
        """Move one unit, or all, with ronin."""
        force, seat = source.force, source.owner
        what = self.ask("unit", seat, self.movable(source, there, troop))
        kinds = {what: 1} if what != WHOLE else dict(force.units)
        going = self.ask("along", seat, self.along(source, there, troop, sum(kinds.values())))
        for kind, count in kinds.items():
            force.units[kind] -= count
            troop.units[kind] += count
            if troop is there.force:
                self.stay.setdefault(there.name, Counter())[kind] += count
        revealed = max(0, going - force.ronin)
        force.ronin -= going - revealed
        source.hidden -= revealed
        troop.ronin += going
        self.conquer(seat, there)
