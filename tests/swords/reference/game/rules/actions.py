"""Actions 1 to 6, 8 and 9 of the reference game (section 4)."""

from tests.swords.reference.game.rules.opening import Opening
from tests.swords.reference.game.rules.pieces import (
    BINS,
    BOWMAN,
    CASTLE,
    FORTRESS,
    GUNNER,
    NO_CASTLE,
    SPEARMAN,
    SWORDSMAN,
    Seat,
    nothing,
)

PRICE_OF_BUILDING, RONIN_A_KOKU = 2, 2
NOBODY = "nobody"
LEVIED = (BOWMAN, SWORDSMAN, GUNNER, SPEARMAN)  # in this order


def price(units: dict[str, int]) -> int:
    """What a purchase costs in whole koku [Levy Units]."""
    halves, thirds = units[SWORDSMAN] + units[GUNNER], units[SPEARMAN]
    return units[BOWMAN] + -(-halves // 2) + -(-thirds // 3)


class Actions(Opening):
    def successors(self) -> None:
        """An assassinated daimyo's army gives one unit and stands up again (W17)."""
        self.action = "0 successors"
        for seat in self.living():
            for army in seat.on_board():
                if army.fallen:
                    kind = self.ask("successor", seat.number, army.kinds())
                    self.give_back(seat.number, army, kind)
                    army.fallen, army.level, army.hole = False, self.options.lowest_level, 1

    # ---- 1 plan --------------------------------------------------------------------------------
    def plan(self) -> None:
        self.action = "1 plan"
        spy = self.ninja
        for seat in self.living():
            if seat.number != spy:
                self.allocate(seat)
        if spy is not None:
            others = [s.number for s in self.living() if s.number not in (spy, self.partner(spy))]
            self.ask("spy on", spy, [NOBODY, *others])
            self.allocate(self.seats[spy])
            self.ninja = None

    def allocate(self, seat: Seat) -> None:
        """Put all koku into the five bins; two or none to build."""
        left = seat.koku
        for name in BINS[:-1]:
            most = [n for n in range(left + 1) if name != "build" or n in (0, PRICE_OF_BUILDING)]
            seat.bins[name] = self.ask(f"bin {name}", seat.number, most)
            left -= seat.bins[name]
        seat.bins[BINS[-1]] = left
        seat.koku = 0

    # ---- 2 swords ------------------------------------------------------------------------------
    def take_swords(self) -> None:
        """Bidders choose from the highest bid down, the others draw (S9, W3)."""
        self.action = "2 take swords"
        free = list(range(1, len(self.living()) + 1))
        bids = {seat.bins["swords"] for seat in self.living()} - {0}
        for bid in sorted(bids, reverse=True):
            tied = [seat for seat in self.living() if seat.bins["swords"] == bid]
            while tied:
                tied = self.choose_swords(tied, free)
        for seat in self.living():
            if not seat.bins["swords"]:
                seat.sword = free.pop(self.script.draw("sword", len(free)))

    def choose_swords(self, tied: list[Seat], free: list[int]) -> list[Seat]:
        """Let tied bidders wish; equal wishes are drawn for. Returns those who go on wishing."""
        wishes = {seat.number: self.ask("sword", seat.number, list(free)) for seat in tied}
        losers = []
        for sword in list(free):
            want = [seat for seat in tied if wishes[seat.number] == sword]
            if want:
                winner = want[self.script.draw("tied sword", len(want))]
                winner.sword = sword
                free.remove(sword)
                losers += [seat for seat in want if seat is not winner]
        return [seat for seat in tied if seat in losers]

    # ---- 3 build -------------------------------------------------------------------------------
    def build(self) -> None:
        self.action = "3 build"
        for seat in self.in_sword_order():
            if not seat.bins["build"]:
                continue
            own = self.owned(seat.number)
            sites = [p for p in own if p.castle == NO_CASTLE and self.castles_box]
            sites += [p for p in own if p.castle == CASTLE and self.bases_box]
            if not sites:
                continue
            site = self.ask("build", seat.number, sites)
            if site.castle == NO_CASTLE:
                site.castle, self.castles_box = CASTLE, self.castles_box - 1
            else:
                site.castle, self.bases_box = FORTRESS, self.bases_box - 1

    # ---- 4 levy --------------------------------------------------------------------------------
    def levy(self) -> None:
        self.action = "4 levy"
        for seat in self.living():
            seat.bought = nothing()
            for kind in LEVIED:
                amounts = [n for n in range(seat.tray[kind] + 1) if self.affords(seat, kind, n)]
                seat.bought[kind] = self.ask(f"levy {kind}", seat.number, amounts)
        for seat in self.living():
            self.place_levied(seat)

    def affords(self, seat: Seat, kind: str, count: int) -> bool:
        wanted = {**seat.bought, kind: count}
        enough = sum(wanted.values()) <= len(self.owned(seat.number))
        return enough and price(wanted) <= seat.bins["levy"]

    def place_levied(self, seat: Seat) -> None:
        """Each unit to another own province, into its force or the army there."""
        used: set[str] = set()
        for kind in LEVIED:
            for _ in range(seat.bought[kind]):
                places = [
                    (p.name, troop)
                    for p in self.owned(seat.number)
                    if p.name not in used
                    for troop in (p.force, self.army_in(p))
                    if troop is not None and troop.room(kind)
                ]
                if not places:
                    continue  # no room anywhere: it stays in the tray
                name, troop = self.ask(f"place {kind}", seat.number, places)
                used.add(name)
                self.join(seat, troop, kind, 1)

    # ---- 5 ronin, 6 ninja ----------------------------------------------------------------------
    def hire_ronin(self) -> None:
        self.action = "5 hire ronin"
        for seat in self.in_sword_order():
            hired = min(RONIN_A_KOKU * seat.bins["ronin"], self.ronin_box)
            self.ronin_in_hand[seat.number] = hired
            self.ronin_box -= hired
        for seat in self.living():
            self.hide_ronin(seat)

    def hide_ronin(self, seat: Seat) -> None:
        """Lay stacks face down; what fits nowhere goes back (W6)."""
        while self.ronin_in_hand[seat.number]:
            left = self.ronin_in_hand[seat.number]
            places = [p for p in self.owned(seat.number) if self.ronin_room(p)]
            if not places:
                break
            province = self.ask("stack", seat.number, places)
            most = min(left, self.ronin_room(province))
            size = self.ask("stack size", seat.number, list(range(1, most + 1)))
            province.hidden += size
            self.ronin_in_hand[seat.number] -= size
        self.ronin_box += self.ronin_in_hand.pop(seat.number)

    def hire_ninja(self) -> None:
        self.action = "6 hire ninja"
        bids = sorted(((s.bins["ninja"], s.number) for s in self.living()), reverse=True)
        highest = [number for bid, number in bids if bid == bids[0][0]]
        if bids[0][0] and len(highest) == 1:
            self.ninja = highest[0]
        for seat in self.seats:
            seat.bins = dict.fromkeys(BINS, 0)

    # ---- 8, 9 ----------------------------------------------------------------------------------
    def remove_ronin(self) -> None:
        self.action = "8 remove ronin"
        for province in self.provinces.values():
            self.ronin_box += province.hidden + province.force.ronin
            province.hidden = province.force.ronin = 0
        for army in self.armies():
            self.ronin_box += army.ronin
            army.ronin = 0

    def collect_koku(self) -> None:
        self.action = "9 collect koku"
        for seat in self.living():
            seat.koku = self.income(seat)
