"""Drawn positions in the middle of an order: who may do what, and what comes of it."""

from samurai_odds.ran.hexes import FACINGS
from samurai_odds.ran.rules import layout as at
from samurai_odds.ran.rules.decisions.packed import (
    act_value,
    end_facing,
    end_hex,
    end_value,
    move_fires,
    what_of,
    who_of,
)
from samurai_odds.ran.rules.layout import State
from samurai_odds.ran.rules.movement import layout as mv
from tests.ran.rules.table import Table
from tests.ran.scenario.drawing import drawn

AS, SI, KB = "AS 6-4/5-3", "SI 7-4/6-3", "KB 7-6/6-5"
BOW, GUN, HORSE_BOW, CAMP = "AS-B 5-4", "AS-T 5-4", "KB-B 6-6", "Honjin 6-0"


class Board(Table):
    """A drawn position in which contingent A (or another) is under orders.

    ``busho`` places leaders (`drawn`); without it they are with their first units.
    """

    def __init__(
        self,
        rows: str,
        units: dict[str, str],
        busho: dict[str, str] | None = None,
        rest: str = "",
        orders: str = "A",
        order: int = at.MOVE_AND_FIRE,
    ) -> None:
        super().__init__(drawn(rows, units, busho, rest))
        s = self.s
        for contingent in range(self.q.contingents):
            s.activated[contingent] = 1
        s.current, s.second = self.busho(orders[0]), at.NONE
        if len(orders) > 1:
            s.second = self.busho(orders[1])
        s.active = s.initiative = self.q.side_of[s.current]
        s.order = order
        self.begin(order)

    def begin(self, order: int) -> None:
        """Begin an order afresh, as units stand now."""
        begins = {
            at.MOVE_AND_FIRE: at.MOVE_BEGIN,
            at.WITHDRAW: at.WITHDRAW_BEGIN,
            at.BUSHO_MOVEMENT: at.BUSHO_ORDER_BEGIN,
            at.CHALLENGE: at.SAMURAI_BEGIN,
        }
        s = self.s
        for unit in range(self.q.units):
            s.start_hex[unit] = s.hex[unit]
            s.acted[unit] = s.moved[unit] = 0
        s.phase = begins[order]
        self.steps.advance(*self.numbers)

    # ---- what is asked ----------------------------------------------------------------

    def orders(self, what: int = mv.MOVE) -> str:
        """Name the units that can be ordered to do something."""
        assert self.kind == mv.UNIT_CHOICE
        return self._named(what)

    def ends(self) -> set[str]:
        """Name where the unit on the move can end: '0304n'."""
        assert self.kind == mv.MOVE_CHOICE, self.kind
        return {self._place(one) for one in self.options if one and not move_fires(one)}

    def units_asked(self, what: int = 0) -> str:
        """Name the units among the options."""
        return self._named(what)

    def places_asked(self) -> str:
        """Name the hexes among the options."""
        over = self.scenario.terrain.field
        return " ".join(over.name_of(value - 1) for value in self.options if value)

    def _named(self, what: int) -> str:
        named = [one for one in self.options if one and what_of(one) == what]
        return " ".join(self.labels[who_of(one)] for one in named)

    def _place(self, value: int) -> str:
        over = self.scenario.terrain.field
        return over.name_of(end_hex(value)) + FACINGS[end_facing(value)]

    # ---- what is done -----------------------------------------------------------------

    def order(self, label: str, what: int = mv.MOVE) -> "Board":
        """Order a unit to do something; choose a unit, where one is asked for."""
        self.give(act_value(what, self.unit(label)))
        return self

    def go(self, end: str) -> "Board":
        """Move on to an end: '0304n'."""
        self.give(end_value(self.hex(end[:4]), FACINGS.index(end[4:])))
        return self

    def halt(self) -> "Board":
        """Choose 0: halt, or no more."""
        self.give(0)
        return self

    def fire(self, label: str) -> "Board":
        """Fire at a unit."""
        return self.order(label, 1)

    # ---- where things are -------------------------------------------------------------

    def stands(self, label: str) -> str:
        """Say where a unit stands and how it faces; '' off the map."""
        number = self.of(State.hex, label)
        facing = max(0, self.of(State.facing, label))
        return "" if number < 0 else self._place(end_value(number, facing))

    def rides(self, letter: str) -> str:
        """Say where a busho is; '' off the map."""
        number = self.of(State.busho_hex, letter)
        return "" if number < 0 else self.scenario.terrain.field.name_of(number)

    def hits(self, label: str) -> int:
        """Read a unit's hits."""
        return self.of(State.hits, label)

    def spent(self) -> int:
        """Read the movement points spent by the unit on the move."""
        return int(self.s.move.spent)


__all__ = ["AS", "BOW", "CAMP", "GUN", "HORSE_BOW", "KB", "SI", "Board"]
