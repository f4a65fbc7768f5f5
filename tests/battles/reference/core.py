"""The core game of the reference: turn by turn, from the deal to the last banner."""

from collections import Counter
from collections.abc import Iterable
from typing import Any

from samurai_odds.battles.scenario.scenario import Scenario
from tests.battles.reference.board import Unit
from tests.battles.reference.orders import SECTIONS, Orders
from tests.battles.reference.table import SHOGUN, FinalPosition, GameOver, OwnDragon


def mirrored(key: str) -> str | None:
    """What Counter Attack makes of an enemy's card."""
    exchanged = {"left": "right", "right": "left"}
    return "-".join(exchanged.get(word, word) for word in key.split("-")) or None


class Game(Orders):
    """One game, turn by turn."""

    def __init__(
        self,
        scenario: Scenario,
        script: Any,
        facts: Any,
        turn_limit: int,
        own_dragons: Iterable[OwnDragon] = (),
    ):
        super().__init__(scenario, script, facts, own_dragons)
        self.turn_limit = turn_limit
        self.clear_table()

    def clear_table(self) -> None:
        """Forget what belongs to one turn."""
        self.on_table: Counter[int] = Counter()  # command cards played this turn
        self.dragons_on_table: Counter[int] = Counter()
        self.tokens_on_cards = 0
        self.dragon_players: set[int] = set()
        self.dragon_dice: OwnDragon | None = None  # played by the active side, for its units
        self.first_strikes = 0
        self.card: str | None = None  # what the led card stands for
        self.keys_led: list[str | None] = [None]  # what each card led this turn stands for
        self.at_start: list[Unit] = []
        self.orders = []
        self.moved: dict[int, int] = {}
        self.barred: set[int] = set()  # units that may not battle
        self.battles_left: dict[int, int] = {}

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
            tuple(sorted(self.rack.elements())),
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

    def start_turn(self) -> None:
        """Surrender, enemy tents, temporary banners and cleared sections."""
        if self.players[self.side].hand.total() <= self.book.number("surrender_at_cards"):
            self.end(1 - self.side, "surrender")
        leads = any(x.side == self.side and x.hex is not None for x in self.leaders)
        if not leads and not self.army(self.side) and self.book.number("surrender_without_pieces"):
            self.end(1 - self.side, "surrender")  # B32
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
                taken = {self.plane.section_for_clearing(u.hex) for u in self.army(1 - self.side)}
                for _ in set(SECTIONS) - taken:
                    self.gain(self.side, objective.banners)

    def lead_card(self) -> None:
        """Phase 1: the card leaves the hand and becomes what it stands for."""
        player, keys = self.players[self.side], self.book.card_keys
        self.command = self.command_held(player.hand.total())
        cards = {card for card, count in player.hand.items() if count}
        choices = {card for card in cards if keys[card] != "first-strike"} or cards
        choices = cards if self.book.number("first_strike_led") else choices  # B15
        led = self.ask("CARD", self.side, choices)
        self.move_card(led, player.hand, self.on_table)
        self.card = keys[led]
        if self.card == "counter-attack":
            self.card = mirrored(self.players[1 - self.side].led)
        self.keys_led = [self.card]
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
        self.battles_left = {
            u.number: 2 if self.card_orders(u) == "missile" else 1
            for u in self.orders
            if isinstance(u, Unit)
        }
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
            and not (u.arm and self.card_orders(u) == "infantry")
        ]

    # ------------------------------------------------------------------ end of turn

    def command_held(self, held: int) -> int:
        """B17: the cards held; by the other reading those of the battle notes, less seppuku."""
        if not self.book.number("command_as_noted"):
            return held
        gone = [x for x in self.leaders if x.side == self.side and x.state == "seppuku"]
        return self.scenario.armies[self.side].command - len(gone)

    def end_turn(self) -> None:
        """Phase 5, in the order of the description of records."""
        self.drew_two = False
        for _ in range(self.first_strikes):
            self.draw_command(1 - self.side)
        self.discards += self.on_table
        self.dragon_discards += self.dragons_on_table
        self.pool += self.tokens_on_cards
        self.on_table, self.dragons_on_table, self.tokens_on_cards = Counter(), Counter(), 0
        for objective in self.scenario.objectives:
            if objective.rule == "card" and objective.side == self.side:
                total = self.banners(self.side) + objective.banners
                if (
                    set(self.keys_led) & set(objective.cards)
                    and total < self.players[self.side].needs
                ):
                    self.gain(self.side, objective.banners)
        self.draw_new_card()
        self.replenish()

    def draw_new_card(self) -> None:
        hand = self.players[self.side].hand
        two = any(self.card_says("draw_two", of=key) for key in self.keys_led if key)
        drawn = [self.draw_command(self.side) for _ in range(2 if two else 1)]
        found = [card for card in drawn if card is not None]
        self.drew_two = len(found) == 2
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
        if self.drew_two and self.book.number("order_one_dragon"):  # B16
            self.draw_dragon(self.side)
