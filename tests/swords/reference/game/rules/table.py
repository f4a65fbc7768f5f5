"""What lies on the table of the reference game: provinces, seats, box; who owns what.

A game asks a script for every choice and every roll; ``Disagreement`` is what a script that
checks a record raises.
"""

from collections import Counter
from dataclasses import dataclass
from typing import Any

from tests.swords.reference.game.rules.board import Board
from tests.swords.reference.game.rules.pieces import (
    BASES,
    CASTLES,
    RONIN_PIECES,
    Army,
    Province,
    Seat,
    Troop,
)

STANDARD, END_OF_ROUND, QUICK, TWO_PLAYER = "standard", "end of round", "quick", "two players"
USUAL, RONIN_FIRST = "usual", "ronin first"  # orders of losses
GOALS = {STANDARD: dict.fromkeys((3, 4, 5), 35), QUICK: {3: 40, 4: 35, 5: 30}}


class Disagreement(Exception):
    """The record and the reference do not agree."""


class GameOver(Exception):
    """Raised the moment a game ends."""


@dataclass
class Options:
    """What a game is: variant, number of seats, and the switches of the specification."""

    variant: str = STANDARD
    seats: int = 4
    goal: int | None = None
    round_limit: int = 40  # W34
    split_off: bool = True  # S7: an army's units conquer empty provinces in Phase D
    defender_reveals_first: bool = False  # W7: of ronin that lie face down

    @property
    def provinces_to_win(self) -> int:
        if self.goal is not None:
            return self.goal
        if self.variant == TWO_PLAYER:
            return 50
        return GOALS[QUICK if self.variant == QUICK else STANDARD][self.seats]

    @property
    def lowest_level(self) -> int:
        return 2 if self.variant == QUICK else 1


class Table:
    """Everything that can be seen, and the questions every rule asks of it."""

    def __init__(self, board: Board, options: Options, script: Any):
        self.board, self.options, self.script = board, options, script
        self.provinces = {name: Province(name) for name in board.names}
        self.seats = [Seat(n, options.lowest_level) for n in range(options.seats)]
        self.ronin_box, self.castles_box, self.bases_box = RONIN_PIECES, CASTLES, BASES
        self.round, self.action, self.phase = 1, "setup", ""
        self.active: int | None = None
        self.ninja: int | None = None  # who holds him; None: he is in the box
        self.winners: tuple[int, ...] = ()
        self.reason = ""
        self.stay: dict[str, Counter[str]] = {}  # set down or brought in during this phase (W32)
        self.leaving: Province | None = None  # what an army is just leaving
        self.ronin_in_hand: dict[int, int] = {}
        self.said: list[str] = []

    def tell(self, text: str) -> None:
        self.said.append(f"round {self.round}, {self.action} {self.phase}: {text}")

    # ---- what stands where ---------------------------------------------------------------------
    def armies(self) -> list[Army]:
        return [army for seat in self.seats for army in seat.on_board()]

    def army_in(self, province: Province) -> Army | None:
        here = [army for army in self.armies() if army.where == province.name]
        return here[0] if here else None

    def troops_in(self, province: Province) -> list[Troop]:
        troops: list[Troop] = [province.force] if province.force.size() else []
        return troops + [army for army in self.armies() if army.where == province.name]

    def around(self, province: Province) -> list[Province]:
        return [self.provinces[name] for name in self.board.around(province.name)]

    def owned(self, seat: int) -> list[Province]:
        return [p for p in self.provinces.values() if p.owner == seat]

    def counted(self, seat: int) -> int:
        """Provinces that count for victory: those owned, and those an heir may claim (S10)."""
        return sum(seat in (p.owner, p.claimed) for p in self.provinces.values())

    def empty(self, province: Province) -> bool:
        return not self.troops_in(province)

    def living(self) -> list[Seat]:
        return [seat for seat in self.seats if not seat.out]

    def in_sword_order(self) -> list[Seat]:
        return sorted(self.living(), key=lambda seat: seat.sword)

    def partner(self, seat: int) -> int | None:
        """The player's other color: neither friend nor enemy (W24)."""
        return seat ^ 1 if self.options.variant == TWO_PLAYER else None

    def may_attack(self, seat: int, province: Province) -> bool:
        """Say whether a province is enemy or empty for a seat, round one and W24 heeded."""
        if self.empty(province):
            return True
        if province.owner in (seat, self.partner(seat)):
            return False
        return self.round > 1 or self.army_in(province) is None  # W13

    # ---- changes -------------------------------------------------------------------------------
    def look_at(self, province: Province) -> None:
        """Take a province from its owner once nobody of his is left there."""
        if province.owner is not None and self.empty(province):
            self.ronin_box += province.hidden + province.force.ronin
            province.hidden = province.force.ronin = 0
            province.emptied_from, province.owner = province.owner, None

    def conquer(self, seat: int, province: Province) -> None:
        """Give a province to the seat whose unit came in; it may win him the game (W31)."""
        if province.owner != seat:
            province.owner, province.emptied_from, province.claimed = seat, None, None
            self.tell(f"seat {seat} conquers {province}")
            self.count_provinces()

    def count_provinces(self, reason: str = "provinces") -> None:
        """End the game for whoever has enough, where victory is immediate."""
        if self.options.variant in (STANDARD, QUICK) and self.action != "setup":
            for seat in self.living():
                if self.counted(seat.number) >= self.options.provinces_to_win:
                    self.win((seat.number,), reason)

    def win(self, winners: tuple[int, ...], reason: str) -> None:
        self.winners, self.reason = winners, reason
        raise GameOver

    def give_back(self, seat: int, troop: Troop, kind: str, count: int = 1) -> None:
        """Put units back into the tray."""
        troop.units[kind] -= count
        self.seats[seat].tray[kind] += count

    # ---- ronin ---------------------------------------------------------------------------------
    def ronin_room(self, province: Province) -> int:
        """How many ronin a province can still take, over all its troops."""
        troops = self.troops_in(province)
        return sum(t.ronin_limit() - t.ronin for t in troops) - province.hidden

    def gives_up_ronin_first(self, seat: int) -> bool:
        """Ask an owner of ronin, before the first roll, in which order he takes his losses (S2)."""
        return self.ask("losses", seat, [USUAL, RONIN_FIRST]) == RONIN_FIRST

    def ask(self, point: str, seat: int, options: list) -> Any:
        """Ask for a choice; where there is only one it is taken."""
        assert options, f"{point}: nothing to choose from"
        if len(options) == 1:
            return options[0]
        return self.script.choose(self, point, seat, options)
