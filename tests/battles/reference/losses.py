"""Gains, losses, retreats and Lack of Honor in the reference game."""

from collections import Counter
from typing import NoReturn

from tests.battles.reference.board import OFF_BOARD, SYMBOLS, Leader, Unit
from tests.battles.reference.table import (
    LACK_OF_BODYGUARD,
    LACK_OF_LEADER,
    LACK_OF_UNIT,
    GameOver,
    Table,
)


class Losses(Table):
    """What pieces and players gain and lose, and how pieces run."""

    # ------------------------------------------------------------------ banners, tokens, cards

    def banners(self, side: int) -> int:
        objectives = self.scenario.objectives
        held = sum(objectives[n].banners for n, _ in self.held if objectives[n].side == side)
        return self.players[side].gained + held

    def end(self, winner: int | None, reason: str) -> NoReturn:
        self.winner, self.reason = winner, reason
        raise GameOver

    def check_victory(self, side: int) -> None:
        """A game ends the very moment a player has his banners."""
        if self.banners(side) >= self.players[side].needs:
            self.end(side, "banners")

    def gain(self, side: int, banners: int) -> None:
        if banners:
            self.players[side].gained += banners
            self.check_victory(side)

    def collect(self, side: int, tokens: int) -> None:
        """Take tokens from the pool, as far as it has them (B22)."""
        taken = min(tokens, self.pool)
        self.pool -= taken
        self.players[side].tokens += taken

    def pay(self, side: int, tokens: int) -> int:
        """Pay into the pool what there is; return what could not be paid."""
        paid = min(tokens, self.players[side].tokens)
        self.players[side].tokens -= paid
        self.pool += paid
        return tokens - paid

    def lose_card(self, side: int) -> None:
        """A random command card goes from a hand to the discards."""
        hand = self.players[side].hand
        if hand.total():
            card = self.pick(hand)
            self.move_card(card, hand, self.discards)

    @staticmethod
    def move_card(card: int, source: Counter[int], goal: Counter[int]) -> None:
        source[card] -= 1
        goal[card] += 1

    def draw_command(self, side: int) -> int | None:
        return self.draw_into(self.players[side].hand)

    def draw_into(self, pile: Counter[int]) -> int | None:
        if not self.deck.total():
            self.deck, self.discards = self.discards, Counter()
        if not self.deck.total():
            return None
        card = self.pick(self.deck)
        self.move_card(card, self.deck, pile)
        return card

    def draw_dragon(self, side: int) -> int | None:
        if not self.dragon_deck.total():
            self.dragon_deck, self.dragon_discards = self.dragon_discards, Counter()
        if not self.dragon_deck.total():
            return None
        card = self.pick(self.dragon_deck)
        self.move_card(card, self.dragon_deck, self.players[side].dragons)
        return card

    # ------------------------------------------------------------------ pieces come and go

    def let_go(self) -> None:
        """Temporary banners end when the unit is no longer there."""
        for key, number in list(self.held.items()):
            n, hex = key
            unit = self.units[number]
            if unit.hex != hex or unit.side != self.scenario.objectives[n].side:
                del self.held[key]

    def put(self, unit: Unit, hex: int, carried: Leader | None) -> None:
        """A unit comes to stand on a hex, with the leader whom it brings."""
        unit.hex = hex
        if carried:
            carried.hex = hex
        self.let_go()
        self.capture(unit)

    def capture(self, unit: Unit) -> None:
        for n, objective in enumerate(self.scenario.objectives):
            taken = (n, unit.hex)
            if (
                objective.rule == "capture"
                and objective.side == unit.side
                and unit.hex in objective.hexes
                and taken not in self.captured
            ):
                self.captured.add(taken)
                self.gain(unit.side, objective.banners)
                for _ in range(objective.lose_cards):
                    self.lose_card(1 - unit.side)

    def take_off(self, unit: Unit) -> None:
        unit.hex = None
        self.let_go()

    def lose_blocks(self, unit: Unit, blocks: int) -> None:
        """Remove blocks; with the last one the enemy gains the unit's banners."""
        unit.blocks -= min(blocks, unit.blocks)
        if unit.blocks == 0:
            self.take_off(unit)
            self.gain(1 - unit.side, unit.banners)

    def kill(self, leader: Leader, banners: int, state: str = "killed") -> None:
        leader.hex, leader.state = None, state
        self.gain(1 - leader.side, banners)

    def seppuku(self, leader: Leader) -> None:
        leader.hex, leader.state = None, "seppuku"
        self.collect(leader.side, self.book.number("seppuku_tokens"))
        self.lose_card(leader.side)
        self.draw_dragon(1 - leader.side)

    # ------------------------------------------------------------------ retreats of units

    def retreat_paths(self, unit: Unit, steps: int) -> tuple[set[int], dict[int, int]]:
        """Where a retreat can end without loss, and dead ends with the hexes moved to there."""
        leader = self.leader_at(unit.hex)
        seat = self.scenario.seat(unit.side)
        free, dead = set(), {}
        here = {unit.hex}
        for moved in range(steps):
            ahead = set()
            for hex in here:
                stuck = True
                for goal in self.plane.back(hex, seat):
                    other = self.leader_at(goal)
                    if self.impassable(goal) or self.unit_at(goal):
                        continue
                    if other is None:
                        ahead.add(goal)
                    elif other.side == unit.side and other.may_lead(unit) and not leader:
                        free.add(goal)  # joins him and ignores the rest
                    else:
                        continue
                    stuck = False
                if stuck:
                    dead[hex] = moved
            here = ahead
        return free | here, dead

    def left_alone(self, unit: Unit, leader: Leader | None) -> None:
        """B5: a leader whose unit died without a check stays; by the other reading he gets away."""
        if leader and unit.hex is None and self.book.number("leader_left_evades"):
            self.fate(leader)

    def retreat(self, unit: Unit, flags: int) -> None:
        """Retreat for the flags that are not ignored, pay, and roll for what is not paid."""
        leader = self.leader_at(unit.hex)
        goal, moved = self.run(unit, flags * self.book.unit(unit.kind, "retreats_per_flag", 1))
        price = moved * self.book.unit(unit.kind, "honor")
        if moved:
            price += self.book.unit(unit.kind, "honor_per_retreat")
            price += moved * self.book.number("leader_with_unit_honor") if leader else 0
        unpaid, died = self.pay(unit.side, price), unit.hex is None
        if unpaid:
            self.lack_of_honor_of_unit(unit, goal, unpaid)
        if died:
            self.left_alone(unit, leader)

    def run(self, unit: Unit, steps: int) -> tuple[int, int]:
        """Retreat so many hexes, or lose blocks; return where it ends and the hexes made."""
        leader, start = self.leader_at(unit.hex), unit.hex
        free, dead = self.retreat_paths(unit, steps)
        goal = self.ask("RETREAT", unit.side, free or set(dead))
        moved = self.plane.distance(start, goal) if free else dead[goal]
        if goal != start:
            self.put(unit, goal, leader)
        if not free:
            self.lose_blocks(unit, steps - moved)
        return goal, moved

    # ------------------------------------------------------------------ flight of lone leaders

    def flight(self, leader: Leader) -> set[int]:
        """Where a lone leader may retreat to: one to three hexes, past friends only."""
        seat, ends = self.scenario.seat(leader.side), set()
        here = {leader.hex}
        for _ in range(self.book.number("leader_retreat_hexes")):
            ahead = {goal for hex in here for goal in self.plane.back(hex, seat)}
            here = {
                goal
                for goal in ahead
                if not self.impassable(goal)
                and ((piece := self.piece_at(goal)) is None or piece.side == leader.side)
            }
            ends |= {goal for goal in here if self.may_stop(leader, goal)}
        return ends

    def may_stop(self, leader: Leader, hex: int) -> bool:
        """One leader to a hex, and he must be able to lead the unit that is there."""
        unit = self.unit_at(hex)
        return self.leader_at(hex) is None and (unit is None or leader.may_lead(unit))

    def fate(self, leader: Leader) -> None:
        """A lone leader who was attacked and lives retreats or commits seppuku."""
        goal = self.ask("FATE", leader.side, self.flight(leader) | {OFF_BOARD})
        if goal == OFF_BOARD:
            self.seppuku(leader)
            return
        leader.hex = goal
        unpaid = self.pay(leader.side, self.book.number("leader_retreat_honor"))
        if unpaid:
            self.lack_of_honor_of_leader(leader, unpaid)

    # ------------------------------------------------------------------ Lack of Honor

    def lack_of_honor_of_unit(self, unit: Unit, hex: int, unpaid: int) -> None:
        dice = self.book.number("lack_of_honor_dice") + unpaid
        if unit.symbol not in SYMBOLS:
            _, *counts = self.roll(dice, LACK_OF_BODYGUARD)
            others = SYMBOLS
        else:
            own, *counts, _ = self.roll(dice, LACK_OF_UNIT)
            others = tuple(symbol for symbol in SYMBOLS if symbol != unit.symbol)
            if unit.hex is not None and own:
                self.lose_blocks(unit, own)
        for symbol, count in zip(others, counts, strict=True):
            self.nearest_lose(unit.side, hex, symbol, count)

    def lack_of_honor_of_leader(self, leader: Leader, unpaid: int) -> None:
        hex = leader.hex
        dice = self.book.number("lack_of_honor_dice") + unpaid
        swords, *counts = self.roll(dice, LACK_OF_LEADER)
        if swords:
            self.kill(leader, leader.banners)
        for symbol, count in zip(SYMBOLS, counts, strict=True):
            self.nearest_lose(leader.side, hex, symbol, count)

    def nearest_lose(self, side: int, hex: int, symbol: str, blocks: int) -> None:
        """Block by block, the nearest unit with the symbol loses one."""
        for _ in range(blocks):
            far = {
                u.hex: self.plane.distance(hex, u.hex)
                for u in self.army(side)
                if u.symbol == symbol
            }
            if far:
                least = min(far.values())
                chosen = self.ask("LACK", side, {h for h, d in far.items() if d == least})
                self.lose_blocks(self.unit_at(chosen), 1)

    def choose_losses(self, side: int, counts: list[int]) -> None:
        """Block by block, a unit with the symbol of its owner's choice loses one."""
        for symbol, count in zip(SYMBOLS, counts, strict=True):
            for _ in range(count):
                choices = {u.hex for u in self.army(side) if u.symbol == symbol}
                if choices:
                    self.lose_blocks(self.unit_at(self.ask("FAMINE", side, choices)), 1)

    def dragon_fine(self, side: int, tokens: int) -> None:
        """Pay for a Dragon card; what is not paid costs blocks of the owner's choice."""
        unpaid = self.pay(side, tokens)
        if unpaid:
            dice = self.book.number("lack_of_honor_dice") + unpaid
            _, *counts = self.roll(dice, LACK_OF_BODYGUARD)
            self.choose_losses(side, counts)
