"""Setup of the reference game: standard, two players, quick start (section 3)."""

from tests.swords.reference.game.rules.falling import Falling
from tests.swords.reference.game.rules.pieces import (
    ASHIGARU_ROOM,
    BOWMAN,
    GUNNER,
    SAMURAI_ROOM,
    SPEARMAN,
    SWORDSMAN,
    Army,
    Province,
    Seat,
    Troop,
)
from tests.swords.reference.game.rules.table import QUICK, TWO_PLAYER

SHARES = {3: 22, 4: 17, 5: 13}
QUICK_SHARES = {3: 16, 4: 11, 5: 7}
QUICK_UNITS = {BOWMAN: 5, SWORDSMAN: 5, GUNNER: 6}
REINFORCEMENTS, MARKERS, MOST_AT_START = 6, 3, 3
BY_THIRDS, LEAST_KOKU = 3, 3


class Opening(Falling):
    def set_up(self) -> None:
        self.action = "setup"
        if self.options.variant == QUICK:
            self.set_up_quickly()
        else:
            self.set_up_fully()
        for seat in self.seats:
            seat.koku = self.income(seat)
            seat.sword = 0  # they go back

    def set_up_fully(self) -> None:
        for seat in self.seats:
            for army in seat.armies:
                for kind, count in ((BOWMAN, 1), (SWORDSMAN, 1), (GUNNER, 2)):
                    self.join(seat, army, kind, count)
        self.deal(SHARES[self.options.seats])
        self.draw_swords(self.seats)
        for _ in range(REINFORCEMENTS):
            for seat in self.in_sword_order():
                single = [p for p in self.owned(seat.number) if p.force.size() == 1]
                province = self.ask("first reinforcements", seat.number, single)
                self.join(seat, province.force, SPEARMAN, 2)
        self.place_markers()

    def set_up_quickly(self) -> None:
        self.deal(QUICK_SHARES[self.options.seats])
        self.draw_swords(self.seats)
        for _ in range(REINFORCEMENTS):
            for seat in self.in_sword_order():
                self.claim_and_reinforce(seat)
        for seat in self.seats:
            self.split_units(seat)
        self.place_markers()
        for number in range(MARKERS):  # W27
            for seat in self.in_sword_order():
                self.pick_up(seat.armies[number], self.provinces[seat.armies[number].where])

    def claim_and_reinforce(self, seat: Seat) -> None:
        """One spearman into an unowned province, two more into own ones (W28)."""
        free = [p for p in self.provinces.values() if p.owner is None]
        self.occupy(seat, self.ask("claim", seat.number, free))
        for _ in range(2):
            room = [p for p in self.owned(seat.number) if p.force.size() < MOST_AT_START]
            self.join(seat, self.ask("reinforce", seat.number, room).force, SPEARMAN, 1)

    def split_units(self, seat: Seat) -> None:
        """Share sixteen units among three armies, army by army, within their cards."""
        left = dict(QUICK_UNITS)
        for number, army in enumerate(seat.armies):
            others = len(seat.armies) - 1 - number
            for kind in left:
                counts = [
                    n for n in range(left[kind] + 1) if self.fits(army, kind, n, left, others)
                ]
                count = self.ask(f"split {kind}", seat.number, counts)
                self.join(seat, army, kind, count)
                left[kind] -= count

    def fits(self, army: Army, kind: str, count: int, left: dict[str, int], others: int) -> bool:
        """Say whether an army can take so many units of a kind, and the armies after it the rest.

        Of the samurai that are left now this army takes some yet if it is asked for bowmen.
        """
        rest = {**left, kind: left[kind] - count}
        if count > army.room(kind):
            return False
        if kind == GUNNER:
            return rest[GUNNER] <= others * ASHIGARU_ROOM
        samurai = rest[BOWMAN] + rest[SWORDSMAN]
        later = army.room(kind) - count if kind == BOWMAN else 0
        if kind == BOWMAN and rest[BOWMAN] > others * SAMURAI_ROOM:
            return False
        return samurai - min(later, rest[SWORDSMAN]) <= others * SAMURAI_ROOM

    def place_markers(self) -> None:
        for number in range(MARKERS):
            for seat in self.in_sword_order():
                free = [p for p in self.owned(seat.number) if self.army_in(p) is None]
                province = self.ask("army marker", seat.number, free)
                seat.armies[number].where = province.name

    # ---- cards and swords ----------------------------------------------------------------------
    def deal(self, share: int) -> None:
        """Deal equal shares; what is left over stays empty."""
        cards = list(self.provinces.values())
        if self.options.variant == TWO_PLAYER:
            hands = [[self.draw_card(cards) for _ in range(2 * share)] for _ in range(2)]
            for player, hand in enumerate(hands):
                self.sort_cards(self.seats[2 * player : 2 * player + 2], hand, share)
            return
        for seat in self.seats:
            for _ in range(share):
                self.occupy(seat, self.draw_card(cards))

    def draw_card(self, cards: list[Province]) -> Province:
        return cards.pop(self.script.draw("card", len(cards)))

    def sort_cards(self, colors: list[Seat], hand: list[Province], share: int) -> None:
        """A player picks the cards of his first color; the second has the others."""
        for _ in range(share):
            province = self.ask("card", colors[0].number, hand)
            hand.remove(province)
            self.occupy(colors[0], province)
        for province in hand:
            self.occupy(colors[1], province)

    def draw_swords(self, seats: list[Seat]) -> None:
        swords = list(range(1, len(seats) + 1))
        for seat in seats:
            seat.sword = swords.pop(self.script.draw("sword", len(swords)))

    # ---- small change --------------------------------------------------------------------------
    def occupy(self, seat: Seat, province: Province) -> None:
        province.owner = seat.number
        self.join(seat, province.force, SPEARMAN, 1)

    def join(self, seat: Seat, troop: Troop, kind: str, count: int) -> None:
        assert min(seat.tray[kind], troop.room(kind)) >= count
        seat.tray[kind] -= count
        troop.units[kind] += count

    def income(self, seat: Seat) -> int:
        return max(LEAST_KOKU, len(self.owned(seat.number)) // BY_THIRDS)
