"""The slow game of Epic Samurai Battles: the core game of `core` with another way to play cards.

Written from the rules sheet and the rulings E1-E11, without a look at the compiled game. The
other board is a matter of `board`; here are the rack, the one or two cards of a turn with what
they may order beside each other, the Field Generals' initiative, and the draw.
"""

from collections.abc import Callable
from dataclasses import dataclass
from itertools import product

from tests.battles.reference.board import Leader, Unit
from tests.battles.reference.core import Game, mirrored
from tests.battles.reference.orders import SECTIONS
from tests.battles.reference.table import OwnDragon

RACK = 1000  # more than the card, for a card that lies on the rack
RACK_SIZE = 3
FIELD = ("sections", "leadership", "infantry", "group")  # how Field cards order
FACES = ("circle", "triangle", "square", "flag", "honor", "swords")
# Where a Serpent Command beside another card may order: one section, or center and a wing.
SPANS = ({"left"}, {"center"}, {"right"}, {"left", "center"}, {"center", "right"})


@dataclass(eq=False)
class Led:
    """A card led this turn: where it lay, what it stands for, the command that it has (E4)."""

    card: int
    from_rack: bool
    key: str | None
    command: int


class EpicGame(Game):
    """One Epic game, turn by turn."""

    def clear_table(self) -> None:
        super().clear_table()
        self.led: list[Led] = []
        self.current: Led | None = None  # whose orders are given
        self.ordered_by: dict[Unit | Leader, Led | None] = {}  # None: by a general's initiative
        self.dragon_beside: Led | None = None
        self.generals: set[str] = set()  # Field Generals who may roll, by section

    def deal(self) -> None:
        super().deal()
        self.fill_rack()

    def fill_rack(self) -> None:
        while self.rack.total() < RACK_SIZE and self.draw_into(self.rack) is not None:
            pass

    # ------------------------------------------------------------------ one or two cards

    def orders_as(self, key: str | None) -> str:
        """How a card orders by its own words, whatever the army; "" for none."""
        return self.card_says("orders", of=key) if key else ""

    def is_field(self, card: int) -> bool:
        return self.orders_as(self.book.card_keys[card]) in FIELD

    def lead_card(self) -> None:
        """One or two Field cards, one of them from the rack, or one Army card (E3)."""
        hand = self.players[self.side].hand
        held = self.command_held(hand.total())
        mine, common = ({card for card, n in pile.items() if n} for pile in (hand, self.rack))
        strike = {self.book.card_keys.index("first-strike")}
        choices = (mine - strike) | {RACK + card for card in common - strike}
        if self.book.number("first_strike_led"):  # B15
            choices |= mine
        first = self.ask("CARD", self.side, choices or mine)
        self.put_down(first, held)
        if first < RACK and self.is_field(first):
            beside = {RACK + card for card in common if self.is_field(card)}
            second = self.ask("PAIR", self.side, {0} | beside)
            if second:
                self.put_down(second, held)
        self.keys_led = [led.key for led in self.led]
        names = [key for key in self.keys_led if key and key != "first-strike"]
        if names:
            self.players[self.side].led = " ".join(names)
        if self.keys_led == ["shogun"]:
            self.command = self.led[0].command
            self.roll_shogun()

    def put_down(self, choice: int, held: int) -> None:
        """Lay a card on the table; its command counts the hand before, and the card itself."""
        card = choice % RACK
        from_rack = choice >= RACK
        source = self.rack if from_rack else self.players[self.side].hand
        self.move_card(card, source, self.on_table)
        key: str | None = self.book.card_keys[card]
        if key == "counter-attack":
            key = self.copied()
        self.led.append(Led(card, from_rack, key, held + from_rack))

    def copied(self) -> str | None:
        """What Counter Attack stands for: of two cards its player chooses one (E8)."""
        keys = self.book.card_keys
        enemys = {keys.index(key) for key in self.players[1 - self.side].led.split()}
        return mirrored(keys[self.ask("COPY", self.side, enemys)]) if enemys else None

    def beside_card(self, dragon: OwnDragon) -> None:
        """The Dragon card helps only what one card orders (E10)."""
        super().beside_card(dragon)
        self.dragon_beside = self.led[self.ask("BESIDE", self.side, range(len(self.led)))]

    def dragon_helps(self, unit: Unit) -> bool:
        return self.ordered_by.get(unit) is self.dragon_beside

    # ------------------------------------------------------------------ orders

    def card_of(self, piece: Unit | Leader | None) -> str | None:
        if piece not in self.ordered_by:
            return self.card
        led = self.ordered_by[piece]
        return led.key if led else None

    def given(self) -> list[Unit | Leader]:
        return [piece for piece in self.orders if self.ordered_by[piece] is self.current]

    def order(self, piece: Unit | Leader) -> None:
        super().order(piece)
        self.ordered_by[piece] = self.current

    def most_orders(self) -> int:
        """Cavalry Charge and Hold and Shoot order as many units as the command (B21)."""
        if self.card_orders() in ("cavalry", "missile"):
            return self.command
        return super().most_orders()

    def give_orders(self) -> None:
        """Card by card; then the Field Generals who got no orders may act on their own."""
        self.orders = []
        self.at_start = self.army(self.side)
        for led in self.led:
            self.current, self.card, self.command = led, led.key, led.command
            self.orders_of_card()
        self.current = self.card = None
        if self.is_field(self.led[0].card):
            self.initiative()

    def rule(self, kinds: str) -> Callable[[list[Unit | Leader]], bool]:
        """Leadership beside another card goes to a leader."""
        if kinds == "leadership" and len(self.led) == 2 and self.command_hex is None:
            return lambda pieces: False
        return super().rule(kinds)

    def sections_of(self, piece: Unit | Leader) -> set[str]:
        return self.plane.sections(piece.hex, self.scenario.seat(self.side))

    def fits_other_card(self, pieces: list[Unit | Leader]) -> bool:
        """The limits by section of Infantry Onslaught and Serpent Command beside a card (E5)."""
        if len(self.led) < 2:
            return True
        groups = [(self.orders_as(led.key), self.ordered_with(led, pieces)) for led in self.led]
        onslaughts = [group for orders, group in groups if orders == "infantry"]
        for group in filter(None, onslaughts):
            if not set.intersection(*(self.sections_of(piece) for piece in group)):
                return False
        spans = [SPANS if orders == "group" else [set(SECTIONS)] for orders, _ in groups]
        return any(self.shared_out(groups, list(chosen)) for chosen in product(*spans))

    def ordered_with(self, led: Led, pieces: list[Unit | Leader]) -> list[Unit | Leader]:
        """What a card would have ordered if the one that orders now had ordered these pieces."""
        if led is self.current:
            return pieces
        return [piece for piece in self.orders if self.ordered_by[piece] is led]

    def shared_out(
        self, groups: list[tuple[str, list[Unit | Leader]]], chosen: list[set[str]]
    ) -> bool:
        """Whether both cards can order their pieces, each in the sections chosen for it.

        A Serpent Command over two sections leaves only the third to the other card, and two
        Serpent Commands never share one.
        """
        serpents = [orders == "group" for orders, _ in groups]
        if all(serpents) and chosen[0] & chosen[1]:
            return False
        for n in (0, 1):
            if serpents[n] and len(chosen[n]) == 2:
                chosen[1 - n] = chosen[1 - n] - chosen[n]
        return all(
            self.sections_of(piece) & where
            for (_, group), where in zip(groups, chosen, strict=True)
            for piece in group
        )

    # ------------------------------------------------------------------ initiative

    def initiative(self) -> None:
        """Field Generals without orders may each roll a die, in the sequence they like (E6)."""
        busy = {section for piece in self.orders for section in self.sections_of(piece)}
        self.generals = set(SECTIONS) - busy
        while True:
            able = {
                n for n, name in enumerate(SECTIONS, 1)
                if name in self.generals and (self.units_in(name) or self.leaders_in(name))
            }  # fmt: skip
            chosen = self.ask("INITIATIVE", self.side, {0} | able)
            if not chosen:
                return
            name = SECTIONS[chosen - 1]
            self.generals.discard(name)
            self.act(name, FACES[self.uniform(len(FACES))])

    def units_in(self, section: str) -> list[Unit]:
        return [u for u in self.army(self.side) if section in self.sections_of(u)]

    def leaders_in(self, section: str) -> list[Leader]:
        return [
            x for x in self.leaders
            if x.side == self.side and x.hex is not None and section in self.sections_of(x)
        ]  # fmt: skip

    def act(self, section: str, face: str) -> None:
        """What a general's die does to his section; units that have an order are out of it."""
        idle = [u for u in self.units_in(section) if u not in self.orders]
        if face in ("flag", "swords"):
            if idle:
                self.harm(self.unit_at(self.ask("HARM", self.side, {u.hex for u in idle})), face)
            return
        options = {
            1000 + u.hex: u for u in idle if face in ("honor", u.symbol) and not self.locked(u)
        }
        codes: dict[int, Unit | Leader] = dict(options)
        if face == "honor":
            for leader in self.leaders_in(section):
                unit = self.unit_at(leader.hex)
                if leader not in self.orders and (unit is None or self.may_split(leader, unit)):
                    codes[leader.hex + (1000 if unit is None else 2000)] = leader
        if codes:
            self.order(codes[self.ask("ORDER", self.side, codes)])

    def harm(self, unit: Unit, face: str) -> None:
        """The unit may not battle: it retreats all its movement, or loses a block."""
        self.barred.add(unit.number)
        steps = self.book.unit(unit.kind, "moves")
        if face == "swords":
            self.lose_blocks(unit, 1)
        elif self.book.terrain[self.terrain[unit.hex]].get("no_retreat"):
            self.lose_blocks(unit, steps)
        else:
            self.run(unit, steps)

    # ------------------------------------------------------------------ end of turn

    def end_turn(self) -> None:
        super().end_turn()
        self.fill_rack()

    def draw_new_card(self) -> None:
        """No card beyond the full hand, as after a single card of the rack (E7)."""
        full = self.scenario.armies[self.side].command
        if self.players[self.side].hand.total() < full:
            super().draw_new_card()
