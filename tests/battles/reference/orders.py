"""Orders and movement of the reference game: what a command card lets its player do."""

from collections.abc import Callable
from typing import Any

from tests.battles.reference.board import OFF_BOARD, Leader, Unit
from tests.battles.reference.combat import Combat

SECTIONS = ("left", "center", "right")
ONE_UNIT = "one unit"  # a card that orders a single unit of choice, as any unit


class Orders(Combat):
    """Phases 2 and 3 of a turn, and what the card means for phase 4."""

    # ------------------------------------------------------------------ the card

    def card_of(self, piece: Unit | Leader | None) -> str | None:
        """The card that ordered a piece, or that orders now."""
        return self.card

    def card_orders(self, piece: Unit | Leader | None = None) -> str:
        """How the card of a piece orders, or that on the table; ONE_UNIT where nothing else is."""
        key = self.card_of(piece)
        if key is None:  # a Counter Attack of nothing (B15)
            return ONE_UNIT if self.book.number("counter_attack_first_turn") else "none"
        card = self.book.cards[self.book.card_keys.index(key)]
        orders = card["orders"]
        mine = self.at_start
        if (
            (orders == "symbol" and not any(u.symbol == card["symbol"] for u in mine))
            or (orders == "cavalry" and not any(u.mounted for u in mine))
            or (orders == "missile" and not any(u.arm for u in mine))
            or (orders == "infantry" and all(u.mounted for u in mine))
        ):
            return ONE_UNIT
        return orders

    def card_says(self, name: str, default: Any = None, of: str | None = None) -> Any:
        """What the data say of a card, of the one that orders now if none is named."""
        key = of or self.card
        if key is None:
            return default
        return self.book.cards[self.book.card_keys.index(key)].get(name, default)

    def card_dice(self, unit: Unit, close: bool) -> int:
        """Bonus dice of ordered units: Cavalry Charge in close combat, Shogun in both."""
        if unit.side != self.side:
            return 0
        orders, dice = self.card_orders(unit), 0
        if self.dragon_dice and self.dragon_helps(unit):
            dice = self.dragon_dice.close_dice if close else self.dragon_dice.fire_dice
        if orders == "shogun":
            return dice + self.book.number("shogun_dice")
        return dice + (
            self.book.number("cavalry_charge_dice") if orders == "cavalry" and close else 0
        )

    def dragon_helps(self, unit: Unit) -> bool:
        """Whether a Dragon card for the units ordered is for this one of the active side."""
        return True

    def may_fire(self, unit: Unit) -> bool:
        return self.card_orders(unit) != "cavalry"

    def may_close(self, unit: Unit) -> bool:
        return self.card_orders(unit) != "missile"

    # ------------------------------------------------------------------ orders

    def give_orders(self) -> None:
        """Ask for orders one by one; keep them in their sequence."""
        self.orders: list[Unit | Leader] = []
        self.at_start = self.army(self.side)
        self.orders_of_card()

    def orders_of_card(self) -> None:
        self.command_hex: int | None = None  # of the leader of a Leadership card
        while choice := self.ask("ORDER", self.side, {0} | set(self.order_options())):
            how, hex = choice // 1000, choice % 1000
            if how == 3:
                self.command_hex = hex
                self.order(self.piece_at(hex))
            else:
                self.order(self.leader_at(hex) if how == 2 else self.piece_at(hex))

    def order(self, piece: Unit | Leader) -> None:
        if isinstance(piece, Unit):
            if self.locked(piece):
                return
            piece.locked = None
        self.orders.append(piece)

    def given(self) -> list[Unit | Leader]:
        """What the card that orders now has ordered so far."""
        return self.orders

    def fits_other_card(self, pieces: list[Unit | Leader]) -> bool:
        """Whether another card led this turn lets this one order all these pieces."""
        return True

    def most_orders(self) -> int:
        return self.card_says("most", 999)

    def locked(self, unit: Unit) -> bool:
        return bool(unit.locked) and unit.locked != self.card

    def order_options(self) -> list[int]:
        kinds = self.card_orders()
        options = []
        leaders = [x for x in self.leaders if x.side == self.side and x.hex is not None]
        if kinds == "leadership" and not self.given() and self.command_hex is None:
            at_hand = [(x.hex, self.unit_at(x.hex)) for x in leaders if x not in self.orders]
            options += [
                3000 + hex
                for hex, u in at_hand
                if (u is None or not self.locked(u))
                and u not in self.orders
                and self.fits_other_card([self.piece_at(hex)])
            ]
        candidates: list[tuple[int, Unit | Leader]] = [
            (1000 + u.hex, u) for u in self.army(self.side) if not self.locked(u)
        ]
        for leader in leaders:
            unit = self.unit_at(leader.hex)
            if unit is None:
                candidates.append((1000 + leader.hex, leader))
            elif self.card_says("helmet") and self.may_split(leader, unit):
                candidates.append((2000 + leader.hex, leader))
        allowed = self.rule(kinds)
        return options + [
            code
            for code, piece in candidates
            if piece not in self.orders
            and allowed([*self.given(), piece])
            and self.fits_other_card([*self.given(), piece])
        ]

    @staticmethod
    def may_split(leader: Leader, unit: Unit) -> bool:
        return not (leader.kind == "commander" and unit.kind == "bodyguard")

    def rule(self, kinds: str) -> Callable[[list[Unit | Leader]], bool]:
        """The rule that says whether all these pieces together may be ordered by the card."""
        most = self.most_orders()
        rules: dict[str, Callable[[list[Unit | Leader]], bool]] = {
            ONE_UNIT: lambda pieces: self.only(pieces, 1, lambda u: True),
            "none": lambda pieces: False,
            "sections": self.in_sections,
            "symbol": lambda pieces: self.only(
                pieces, self.command, lambda u: u.symbol == self.card_says("symbol")
            ),
            "cavalry": lambda pieces: self.only(pieces, most, lambda u: u.mounted),
            "missile": lambda pieces: self.only(
                pieces, most, lambda u: bool(u.arm) and not self.enemies_around(u)
            ),
            "infantry": lambda pieces: (
                self.only(pieces, most, lambda u: not u.mounted)
                and self.linked({p.hex for p in pieces})
            ),
            "group": lambda pieces: self.linked({p.hex for p in pieces}),
            "leadership": self.under_one_leader,
            "shogun": self.by_the_dice,
        }
        return rules[kinds]

    @staticmethod
    def only(pieces: list[Unit | Leader], most: int, fits: Callable[[Unit], bool]) -> bool:
        return len(pieces) <= most and all(isinstance(p, Unit) and fits(p) for p in pieces)

    def linked(self, hexes: set[int]) -> bool:
        """Adjacent, linked, contiguous hexes."""
        todo = [next(iter(hexes))]
        found = set(todo)
        while todo:
            near = (set(self.plane.around(todo.pop())) & hexes) - found
            found |= near
            todo += near
        return found == hexes

    def in_sections(self, pieces: list[Unit | Leader]) -> bool:
        """Each piece takes one order of a section in which it stands."""
        seat = self.scenario.seat(self.side)
        orders = {name: self.card_says(name, 0) for name in SECTIONS}
        left = {n: self.command if number == "command" else number for n, number in orders.items()}

        def place(rest: list[Unit | Leader]) -> bool:
            if not rest:
                return True
            for name in self.plane.sections(rest[0].hex, seat):
                if left[name]:
                    left[name] -= 1
                    placed = place(rest[1:])
                    left[name] += 1
                    if placed:
                        return True
            return False

        return place(pieces)

    def under_one_leader(self, pieces: list[Unit | Leader]) -> bool:
        """A leader's hex and linked hexes; or one unit of choice without naming a leader."""
        if self.command_hex is None:
            return self.only(pieces, 1, lambda u: True)
        hexes = {p.hex for p in pieces} | {self.command_hex}
        return len(hexes) <= 1 + self.card_says("most") and self.linked(hexes)

    def by_the_dice(self, pieces: list[Unit | Leader]) -> bool:
        """Shogun: units by their symbol, what is left and leaders by flags."""
        left = dict(self.shogun)
        for piece in pieces:
            symbol = piece.symbol if isinstance(piece, Unit) else "flag"
            left["flag" if not left[symbol] else symbol] -= 1
        return left["flag"] >= 0

    # ------------------------------------------------------------------ movement

    def move_all(self) -> None:
        """Move one ordered piece after the other, in the sequence that their player likes.

        He names the next among those that can go somewhere as the board stands now, each by its
        hex (2000 more for a leader whose hex a unit shares, 1000 more for all others), or none.
        """
        waiting = [p for p in self.orders if self.card_orders(p) != "missile"]
        while free := [p for p in waiting if p.hex is not None and len(self.goals(p)) > 1]:
            names = {self.name_of_mover(p): p for p in free}
            choices = {0, *names} if len(names) > 1 else set(names)
            chosen = self.ask("MOVER", self.side, choices)
            if not chosen:
                return
            piece = names[chosen]
            waiting.remove(piece)
            if isinstance(piece, Unit):
                self.move_unit(piece)
            else:
                self.move_leader(piece)

    def name_of_mover(self, piece: Unit | Leader) -> int:
        guest = isinstance(piece, Leader) and self.unit_at(piece.hex)
        return piece.hex + (2000 if guest else 1000)

    def goals(self, piece: Unit | Leader) -> set[int]:
        """All hexes where a piece may end its move now, its own among them."""
        if isinstance(piece, Leader):
            return self.goals_of_leader(piece)
        return self.goals_of_unit(piece)[0]

    def allowance(self, unit: Unit) -> tuple[int, int]:
        """Hexes that a unit may move, and those after which it may still battle."""
        moves = self.book.unit(unit.kind, "moves")
        and_battle = self.book.unit(unit.kind, "moves_and_battles")
        orders = self.card_orders(unit)
        if orders == "group":
            moves = min(moves, self.book.number("serpent_command_moves"))
        elif orders == "cavalry" and unit.symbol == "square":
            moves = and_battle = self.book.number("cavalry_charge_moves")
        elif orders == "infantry" and unit.symbol in ("triangle", "square"):
            moves = and_battle = self.book.number("infantry_onslaught_moves")
        return moves, and_battle

    def stops(self, hex: int) -> bool:
        return bool(self.book.terrain[self.terrain[hex]].get("stops"))

    def companion(self, unit: Unit) -> Leader | None:
        """The leader who moves with a unit: not one with an order of his own."""
        leader = self.leader_at(unit.hex)
        return None if leader in self.orders else leader

    def goals_of_unit(self, unit: Unit) -> tuple[set[int], dict[int, int], int]:
        """Where a unit may end, how far that is, and the most banners for leaving the board."""
        leader = self.companion(unit)
        moves, _ = self.allowance(unit)
        exits = {
            hex: objective
            for objective in self.scenario.objectives
            if objective.rule == "exit" and self.concerns(objective, unit)
            for hex in objective.hexes
        }

        def enter(hex: int) -> bool:
            other = self.leader_at(hex)
            if self.impassable(hex) or self.unit_at(hex):
                return False
            return other is None or (
                other.side == unit.side and other.may_lead(unit) and leader is None
            )

        costs = self.walk(unit.hex, moves, enter, lambda hex: self.leader_at(hex) is None)
        leaving = [
            exits[hex].banners
            for hex, (cost, on) in costs.items()
            if hex in exits and on and cost < moves
        ]
        far = {hex: cost for hex, (cost, _) in costs.items()}
        return set(costs) | ({OFF_BOARD} if leaving else set()), far, max(leaving, default=0)

    def move_unit(self, unit: Unit) -> None:
        leader = self.companion(unit)
        goals, far, banners = self.goals_of_unit(unit)
        goal = self.ask("MOVE", self.side, goals)
        if goal == OFF_BOARD:
            self.leave(unit, leader)
            self.gain(unit.side, banners)
        elif goal != unit.hex:
            moved = self.moved[unit.number] = far[goal]
            if moved > self.allowance(unit)[1] or self.book.forbids(
                self.terrain[goal], "entry_forbids_battle", unit.mounted
            ):
                self.barred.add(unit.number)
            self.put(unit, goal, leader)
            self.cross(unit)

    def walk(
        self, start: int, moves: int, enter: Callable[[int], bool], on: Callable[[int], bool]
    ) -> dict[int, tuple[int, bool]]:
        """Hexes within reach: how far they are, and whether one may go on from there."""
        reached = {start: (0, True)}
        here = [start]
        for cost in range(1, moves + 1):
            ahead = {hex for one in here for hex in self.plane.around(one)} - set(reached)
            ahead = {hex for hex in ahead if enter(hex)}
            reached |= {hex: (cost, not self.stops(hex) and on(hex)) for hex in ahead}
            here = [hex for hex in ahead if reached[hex][1]]
        return reached

    @staticmethod
    def concerns(objective: Any, unit: Unit) -> bool:
        return objective.side == unit.side and (not objective.kinds or unit.kind in objective.kinds)

    def leave(self, unit: Unit, leader: Leader | None) -> None:
        self.take_off(unit)
        if leader:
            leader.hex, leader.state = None, "left"

    def cross(self, unit: Unit) -> None:
        """A unit that has crossed is removed, its leader with it."""
        for objective in self.scenario.objectives:
            if (
                objective.rule == "cross"
                and self.concerns(objective, unit)
                and unit.hex in objective.hexes
            ):
                self.leave(unit, self.leader_at(unit.hex))
                self.gain(unit.side, objective.banners)

    def goals_of_leader(self, leader: Leader) -> set[int]:
        kind = "mounted" if leader.kind == "mounted" else "foot"
        moves = self.book.number(f"leader_moves_{kind}")
        if self.card_orders(leader) == "group":
            moves = min(moves, self.book.number("serpent_command_moves"))

        def enter(hex: int) -> bool:
            piece = self.piece_at(hex)
            return not self.impassable(hex) and (piece is None or piece.side == leader.side)

        costs = self.walk(leader.hex, moves, enter, lambda hex: True)
        seat = self.scenario.seat(leader.side)
        goals = {hex for hex in costs if hex == leader.hex or self.may_stop(leader, hex)}
        if any(
            self.plane.on_baseline(h, seat) and on and cost < moves
            for h, (cost, on) in costs.items()
        ):
            goals.add(OFF_BOARD)
        return goals

    def move_leader(self, leader: Leader) -> None:
        goal = self.ask("MOVE", self.side, self.goals_of_leader(leader))
        if goal == OFF_BOARD:
            leader.hex, leader.state = None, "left"
            self.pay(leader.side, self.book.number("leader_leaves_honor"))
        else:
            leader.hex = goal
