"""A slow, complete game of Commands & Colors: Samurai Battles (GMT, 2020), to check others by.

Written from the rulebook, the rulings B1-B29 and the description of how games are recorded,
without a look at the compiled game.

    ReferenceGame(scenario).replay(events)   -> FinalPosition, or raises Disagreement
    ReferenceGame(scenario).play_random(7)   -> a record of a game played at random
"""

from collections import Counter
from collections.abc import Iterable
from typing import Any

from samurai_odds.battles.scenario.scenario import Scenario
from tests.battles.reference.board import Unit, section_for_clearing
from tests.battles.reference.orders import SECTIONS, Orders
from tests.battles.reference.table import (
    SHOGUN,
    Disagreement,
    FinalPosition,
    GameOver,
    RandomPlay,
    Record,
)

__all__ = ["Disagreement", "FinalPosition", "ReferenceGame"]


class ReferenceGame:
    """A scenario that can be replayed from a record, or played at random."""

    def __init__(self, scenario: Scenario, facts: Any = None, turn_limit: int = 1000):
        self.scenario, self.facts, self.turn_limit = scenario, facts, turn_limit

    def replay(self, events: Iterable[Any]) -> FinalPosition:
        """Play a recorded game again; raise Disagreement at the first difference."""
        record = Record(events)
        game = Game(self.scenario, record, self.facts, self.turn_limit)
        game.play()
        if record.at < len(record.events):
            game.object(f"the game is over ({game.reason}), but the record goes on")
        return game.final_position()

    def play_random(self, seed: int) -> list[tuple[int, int, tuple[int, ...] | None]]:
        """Play at random; return the record."""
        return self.watch_random(seed)[0]

    def watch_random(self, seed: int, look: Any = None) -> tuple[list[Any], FinalPosition]:
        """Play at random, showing the game to ``look`` after each decision and turn."""
        script = RandomPlay(seed)
        game = Game(self.scenario, script, self.facts, self.turn_limit)
        game.look = look
        game.play()
        return script.events, game.final_position()


class Game(Orders):
    """One game, turn by turn."""

    def __init__(self, scenario: Scenario, script: Any, facts: Any, turn_limit: int):
        super().__init__(scenario, script, facts)
        self.turn_limit = turn_limit
        self.look: Any = None
        self.clear_table()

    def clear_table(self) -> None:
        """Forget what belongs to one turn."""
        self.on_table: Counter[int] = Counter()  # command cards played this turn
        self.dragons_on_table: Counter[int] = Counter()
        self.tokens_on_cards = 0
        self.dragon_players: set[int] = set()
        self.first_strikes = 0
        self.card: str | None = None  # what the led card stands for
        self.at_start: list[Unit] = []
        self.orders = []
        self.moved = {}
        self.barred = set()
        self.battles_left: dict[int, int] = {}

    def ask(self, kind: str, side: int, options: Iterable[int]) -> int:
        if self.look:
            self.look(self)
        return super().ask(kind, side, options)

    def final_position(self) -> FinalPosition:
        return FinalPosition(
            tuple((u.side, u.hex, u.blocks) for u in self.units),
            tuple((x.side, x.hex, x.state) for x in self.leaders),
            tuple(player.tokens for player in self.players),
            (self.banners(0), self.banners(1)),
            tuple(tuple(sorted(player.hand.elements())) for player in self.players),
            tuple(tuple(sorted(player.dragons.elements())) for player in self.players),
            self.turn_number,
            self.winner,
            self.reason,
        )

    # ------------------------------------------------------------------ the game

    def play(self) -> None:
        try:
            self.deal()
            while self.turn_number <= self.turn_limit:
                self.turn()
                self.side = 1 - self.side
                self.turn_number += 1
            self.reason = "turn limit"
        except GameOver:
            pass

    def deal(self) -> None:
        for side, army in enumerate(self.scenario.armies):
            for _ in range(army.command - len(army.hand)):
                self.draw_command(side)
        for side, army in enumerate(self.scenario.armies):
            for _ in range(army.dragons - len(army.dragon_hand)):
                self.draw_dragon(side)

    def turn(self) -> None:
        self.clear_table()
        for name, phase in (
            ("start of turn", self.start_turn),
            ("command card", self.lead_card),
            ("Dragon card", self.lead_dragon),
            ("orders", self.give_orders),
            ("movement", self.move_all),
            ("battle", self.battle_phase),
            ("end of turn", self.end_turn),
        ):
            self.phase = name
            phase()
            if self.look:
                self.look(self)

    def start_turn(self) -> None:
        """Surrender, enemy tents, temporary banners and cleared sections."""
        if self.players[self.side].hand.total() <= self.book.number("surrender_at_cards"):
            self.end(1 - self.side, "surrender")
        for tent in list(self.tents):
            unit = self.unit_at(tent.hex)
            if tent.side != self.side and unit and unit.side == self.side:
                self.tents.remove(tent)
                if self.terrain[tent.hex] == "tent":
                    self.terrain[tent.hex] = "open"
                self.gain(self.side, tent.banners)
                if tent.lose_card:
                    self.lose_card(tent.side)
        for n, objective in enumerate(self.scenario.objectives):
            if objective.side != self.side:
                continue
            if objective.rule == "hold":
                for hex in objective.hexes:
                    unit = self.unit_at(hex)
                    if unit and unit.side == self.side and (n, hex) not in self.held:
                        self.held[n, hex] = unit.number
                        self.check_victory(self.side)
            elif objective.rule == "clear-section":
                taken = {section_for_clearing(u.hex) for u in self.army(1 - self.side)}
                for _ in set(SECTIONS) - taken:
                    self.gain(self.side, objective.banners)

    def lead_card(self) -> None:
        """Phase 1: the card leaves the hand and becomes what it stands for."""
        player, keys = self.players[self.side], self.book.card_keys
        self.command = player.hand.total()  # B17
        cards = {card for card, count in player.hand.items() if count}
        choices = {card for card in cards if keys[card] != "first-strike"} or cards
        led = self.ask("CARD", self.side, choices)
        self.move_card(led, player.hand, self.on_table)
        self.card = keys[led]
        if self.card == "counter-attack":
            copied = self.players[1 - self.side].led
            exchanged = {"left": "right", "right": "left"}
            self.card = "-".join(exchanged.get(word, word) for word in copied.split("-")) or None
        if self.card and self.card != "first-strike":
            player.led = self.card
        if self.card == "shogun":
            self.roll_shogun()

    def roll_shogun(self) -> None:
        circle, triangle, square, swords = self.roll(self.command, SHOGUN)
        rest = self.command - circle - triangle - square - swords
        honor = sum(self.uniform(2) for _ in range(rest))
        self.shogun = {
            "circle": circle,
            "triangle": triangle,
            "square": square,
            "swords": swords,
            "flag": rest - honor,
        }
        self.collect(self.side, honor)
        self.deck += self.discards
        self.dragon_deck += self.dragon_discards
        self.discards, self.dragon_discards = Counter(), Counter()

    # ------------------------------------------------------------------ battle

    def battle_phase(self) -> None:
        times = 2 if self.card_orders() == "missile" else 1
        self.battles_left = {u.number: times for u in self.orders if isinstance(u, Unit)}
        self.battles()

    def ready_units(self) -> list[Unit]:
        """Ordered units that may still battle this turn."""
        return [
            u
            for u in self.orders
            if isinstance(u, Unit)
            and u.hex is not None
            and u.side == self.side
            and u.number not in self.barred
            and self.battles_left[u.number] > 0
            and not (u.arm and self.card_orders() == "infantry")
        ]

    # ------------------------------------------------------------------ end of turn

    def end_turn(self) -> None:
        """Phase 5, in the order of the description of records."""
        for _ in range(self.first_strikes):
            self.draw_command(1 - self.side)
        self.discards += self.on_table
        self.dragon_discards += self.dragons_on_table
        self.pool += self.tokens_on_cards
        self.on_table, self.dragons_on_table, self.tokens_on_cards = Counter(), Counter(), 0
        for objective in self.scenario.objectives:
            if objective.rule == "card" and objective.side == self.side:
                total = self.banners(self.side) + objective.banners
                if self.card in objective.cards and total < self.players[self.side].needs:
                    self.gain(self.side, objective.banners)
        self.draw_new_card()
        self.replenish()

    def draw_new_card(self) -> None:
        hand = self.players[self.side].hand
        drawn = [
            self.draw_command(self.side) for _ in range(2 if self.card_says("draw_two") else 1)
        ]
        found = [card for card in drawn if card is not None]
        if len(found) == 2:
            kept = self.ask("KEEP", self.side, set(found))
            found.remove(kept)
            self.move_card(found[0], hand, self.discards)

    def replenish(self) -> None:
        """Two tokens or a Dragon card; then a Dragon card may be discarded for a token."""
        player = self.players[self.side]
        cards = self.dragon_deck.total() + self.dragon_discards.total()
        drawn = None
        if self.ask("REPLENISH", self.side, {0, 1} if cards else {0}):
            drawn = self.draw_dragon(self.side)
        else:
            self.collect(self.side, self.book.number("end_of_turn_tokens"))
        options = {0}
        if self.side not in self.dragon_players:
            options |= {
                1 + card for card, count in player.dragons.items() if count > (card == drawn)
            }
        choice = self.ask("DISCARD", self.side, options)
        if choice:
            self.move_card(choice - 1, player.dragons, self.dragon_discards)
            self.collect(self.side, self.book.number("dragon_discard_tokens"))
