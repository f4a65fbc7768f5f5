"""Action 7 of the reference game: a war turn of four phases (section 5)."""

from tests.swords.reference.game.rules import combat
from tests.swords.reference.game.rules.pieces import Army, Province, Seat, Troop
from tests.swords.reference.game.rules.sorties import Sorties

NONE, END, STAY, MOVE_IN, FIGHT_ON, CALL_OFF = (
    "none", "end", "stay", "move in", "fight on", "call off",
)  # fmt: skip


class War(Sorties):
    def wage_war(self) -> None:
        """Seats in sword order, each all four phases; a fallen seat's turn is skipped (W4)."""
        self.action = "7 wage war"
        for seat in self.in_sword_order():
            if not seat.out:
                self.active = seat.number
                self.take_turn(seat)
                self.end_turn()
        self.active = None

    def end_turn(self) -> None:
        for province in self.provinces.values():
            province.bonus = province.emptied_from = province.claimed = None
        for army in self.armies():
            army.recovered = False

    def take_turn(self, seat: Seat) -> None:
        self.stay = {}
        self.declared: dict[Troop, tuple[Province, Province]] = {}
        for name, phase in zip(
            "ABCD", (self.phase_a, self.phase_b, self.phase_c, self.phase_d), strict=True
        ):
            self.phase, self.stay = name, {}
            self.ninja_window()
            if seat.out:  # W20
                return
            phase(seat)
            if seat.out:
                return
        self.phase = ""

    def phase_a(self, seat: Seat) -> None:
        self.march(seat.number)

    def phase_d(self, seat: Seat) -> None:
        self.march(seat.number)
        self.move_forces(seat.number)

    # ---- B -------------------------------------------------------------------------------------
    def phase_b(self, seat: Seat) -> None:
        """Each army and each force may declare one battle (W11)."""
        for province in self.owned(seat.number):
            army = self.army_in(province)
            if army and not army.fallen and not army.recovered:
                self.declare(army, province)
            if province.force.size():
                self.declare(province.force, province)

    def declare(self, troop: Troop, origin: Province) -> None:
        targets = [p for p in self.around(origin) if self.may_attack(origin.owner, p)]
        choice = self.ask("declare", origin.owner, [NONE, *targets])
        if choice != NONE:
            self.declared[troop] = (origin, choice)

    # ---- C -------------------------------------------------------------------------------------
    def phase_c(self, seat: Seat) -> None:
        """The seat picks the next troop with a declaration; a daimyo ends before the next (S6)."""
        while troops := [] if seat.out else self.due(seat):
            troop = self.ask("troop", seat.number, troops)
            origin, target = self.declared.pop(troop)
            if isinstance(troop, Army):
                self.campaign(seat, troop, target)
            else:
                self.battle(seat, troop, origin, target)

    def due(self, seat: Seat) -> list[Troop]:
        """Give the troops whose declarations still hold (W12, W15, W21)."""
        due = []
        for troop, (origin, target) in self.declared.items():
            if isinstance(troop, Army):
                alive = troop.where is not None and not troop.fallen
            else:
                alive = troop.size() > 0 and origin.owner == seat.number
            enemy = not self.empty(target) and target.owner != seat.number
            if alive and (enemy or self.experienced(troop)):
                due.append(troop)
        return due

    def experienced(self, troop: Troop) -> bool:
        return isinstance(troop, Army) and troop.level > 1

    # ---- an army's attacks ---------------------------------------------------------------------
    def campaign(self, seat: Seat, army: Army, target: Province) -> None:
        """Run through all attacks of a daimyo (S7, W12, W14)."""
        left, won, barred = army.level, False, []
        while True:
            result = self.battle(seat, army, self.provinces[army.where], target)
            left -= result != combat.OWN  # an own target costs no attack (W12)
            won |= result == combat.WON
            if result == combat.CALLED_OFF:
                barred.append(target)
            if army.where is None or army.fallen or seat.out or not left:
                break
            if self.empty(target) and self.experienced(army):
                self.enter(army, target)
            targets = self.further_targets(seat, army, barred)
            choice = self.ask("attack", seat.number, [END, *targets])
            if choice == END:
                break
            target = choice
        if won and army.where is not None:
            army.gain_experience()

    def enter(self, army: Army, target: Province) -> None:
        here = self.provinces[army.where]
        choices = [STAY, MOVE_IN] if self.may_leave(army, here) else [STAY]
        if self.ask("enter", army.seat, choices) == MOVE_IN:
            self.cross(army, target)

    def further_targets(self, seat: Seat, army: Army, barred: list[Province]) -> list[Province]:
        if not self.experienced(army):
            return []
        near = self.around(self.provinces[army.where])
        return [p for p in near if p not in barred and self.may_attack(seat.number, p)]

    # ---- one battle ----------------------------------------------------------------------------
    def battle(self, seat: Seat, troop: Troop, origin: Province, target: Province) -> str:
        """Fight, after the ninja's window before each battle (W15); EMPTY where nobody defends."""
        if target.owner == seat.number:
            return combat.OWN
        if not self.empty(target):
            self.ninja_window()
            if seat.out or (isinstance(troop, Army) and (troop.fallen or troop.where is None)):
                return combat.OVER
            if target.owner == seat.number:
                return combat.OWN
        if self.empty(target):
            return combat.EMPTY
        self.tell(f"{origin} attacks {target}")
        if self.options.defender_reveals_first:
            self.reveal_all(target)
            self.reveal(troop, origin)
        else:
            self.reveal(troop, origin)
            self.reveal_all(target)
        return combat.Battle(self, troop, seat.number, origin, target).fight()

    def reveal(self, troop: Troop, origin: Province) -> None:
        """An attacker says how many of the face-down ronin are his (W7)."""
        others = [t for t in self.troops_in(origin) if t is not troop]
        mine = troop.ronin_limit() - troop.ronin
        theirs = sum(t.ronin_limit() - t.ronin for t in others)
        hidden = origin.hidden
        counts = [n for n in range(hidden + 1) if n <= mine and hidden - n <= theirs]
        taken = self.ask("ronin", origin.owner, counts)
        troop.ronin += taken
        origin.hidden -= taken

    def reveal_all(self, target: Province) -> None:
        """A stack on a defended province is revealed whole; its owner shares it (S6)."""
        army, force = self.army_in(target), target.force
        to_army = target.hidden if army and not force.size() else 0
        if army and force.size() and target.hidden:
            to_army = self.ask("ronin", target.owner, [
                n for n in range(target.hidden + 1)
                if army.ronin + n <= army.ronin_limit()
                and force.ronin + target.hidden - n <= force.ronin_limit()
            ])  # fmt: skip
        if army:
            army.ronin += to_army
        force.ronin += target.hidden - to_army
        target.hidden = 0

    def calls_off(self, battle: combat.Battle) -> bool:
        return self.ask("call off", battle.seat, [FIGHT_ON, CALL_OFF]) == CALL_OFF
