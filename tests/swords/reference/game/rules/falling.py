"""Ninja, lost daimyos, eliminated seats and their heirs (S8, S10, W15, W18 to W25, W29)."""

from tests.swords.reference.game.rules.pieces import REGULAR, RONIN, Army, Province
from tests.swords.reference.game.rules.table import QUICK, TWO_PLAYER, Table

STRIKE, REVENGE = 8, 9  # kills on so little or less; on so much or more
WAIT, ENOUGH = "wait", "enough"


class Falling(Table):
    # ---- the ninja -----------------------------------------------------------------------------
    def ninja_window(self, battle=None) -> None:
        """Ask the ninja's holder whether he strikes now; not in round one."""
        if self.ninja is None or self.round == 1:
            return
        holder = self.ninja
        targets = [
            army
            for seat in self.living()
            if seat.number not in (holder, self.partner(holder))
            for army in seat.standing()
        ]
        army = self.ask("ninja", holder, [WAIT, *targets])
        if army == WAIT:
            return
        self.ninja = None
        if self.script.die("strike") <= STRIKE:
            self.tell(f"the ninja of seat {holder} kills the daimyo of {army}")
            self.assassinate(army, holder)
        else:
            self.avenge(army.seat, holder)

    def avenge(self, victim: int, holder: int) -> None:
        targets = self.seats[holder].standing()
        if not targets:
            return
        army = self.ask("revenge", victim, targets)
        if self.script.die("revenge") >= REVENGE:
            self.tell(f"revenge of seat {victim} on {army}")
            self.assassinate(army, victim)

    def assassinate(self, army: Army, killer: int) -> None:
        """Lay a daimyo on his side; alone in his army he is out at once (S8)."""
        army.fallen = True
        if army.size() == 0:
            self.daimyos_lost([(army, killer)])

    # ---- daimyos and seats that leave ----------------------------------------------------------
    def daimyos_lost(self, dead: list[tuple[Army, int | None]]) -> None:
        """Take daimyos out of the game, all in one step; pairs of an army and who removed it."""
        for army, _ in dead:
            army.where, army.fallen = None, False
            self.tell(f"{army} is lost")
        for province in self.provinces.values():
            self.look_at(province)
        gone = {
            army.seat: killer
            for army, killer in dead
            if not self.seats[army.seat].on_board() and not self.seats[army.seat].out
        }
        for seat in gone:
            self.seats[seat].out = True
            if self.ninja == seat:
                self.ninja = None
        for seat, killer in gone.items():
            heir = killer if killer is not None and not self.seats[killer].out else None
            self.seats[seat].heir = heir
            self.tell(f"seat {seat} is out, heir {heir}")
            if heir is None:
                self.clear_away(seat)
            else:
                self.inherit(seat, heir)
        if gone:
            self.count_the_living(gone)
            for killer in gone.values():
                if killer is not None and not self.seats[killer].out:
                    self.recover(killer)

    def clear_away(self, seat: int) -> None:
        """Take the units of a seat without an heir off the map (W19)."""
        for province in self.owned(seat):
            for kind in REGULAR:
                self.give_back(seat, province.force, kind, province.force.units[kind])
            self.look_at(province)

    def inherit(self, victim: int, heir: int) -> None:
        for kind in REGULAR:
            self.seats[heir].tray[kind] += self.seats[victim].tray[kind]
            self.seats[victim].tray[kind] = 0
        for province in self.provinces.values():
            if province.owner == victim:
                province.owner = heir
            elif province.emptied_from == victim and province.owner is None:
                province.claimed = heir  # emptied earlier in the turn and still empty (S10)

    def count_the_living(self, gone: dict[int, int | None]) -> None:
        """See whether the fall of seats ends the game."""
        self.count_provinces("takeover")
        if self.options.variant == QUICK:
            self.end_quick_game(gone)
        left = self.living()
        players = {s.number // 2 if self.options.variant == TWO_PLAYER else s.number for s in left}
        if len(players) == 1:
            self.win(tuple(s.number for s in left), "last")
        if not players:
            self.win((), "nobody left")

    def end_quick_game(self, gone: dict[int, int | None]) -> None:
        """Most provinces when the first seat falls; W29 on equal numbers."""
        counts = {s.number: self.counted(s.number) for s in self.living()}
        if not counts:
            self.win((), "nobody left")
        best = [n for n in counts if counts[n] == max(counts.values())]
        killers = [n for n in best if n in gone.values()]
        self.win(tuple(killers or best), "most provinces")

    # ---- recovered daimyos ---------------------------------------------------------------------
    def recover(self, heir: int) -> None:
        """Put daimyos lost earlier back, one by one, with pick-ups at once (W23)."""
        for army in self.seats[heir].armies:
            if army.where is not None:
                continue
            free = [p for p in self.owned(heir) if self.army_in(p) is None]
            if not free:
                return
            province = self.ask("recovered marker", heir, free)
            army.where, army.level, army.hole = province.name, self.options.lowest_level, 1
            army.recovered = True
            self.stay.pop(province.name, None)  # any occupying unit may be taken up
            self.pick_up(army, province)

    def pick_up(self, army: Army, province: Province) -> None:
        """Take force units onto the card, one at a time, as many as wanted; its ronin as well."""
        force = province.force
        while True:
            kind = self.ask("pick up", army.seat, [ENOUGH, *self.takable(army, province)])
            if kind == ENOUGH:
                return
            if kind == RONIN:
                force.ronin, army.ronin = force.ronin - 1, army.ronin + 1
            else:
                force.units[kind] -= 1
                army.units[kind] += 1

    def takable(self, army: Army, province: Province) -> list[str]:
        """Give the kinds of which an army may take one; what was set down this phase stays."""
        force, stay = province.force, self.stay.get(province.name, {})
        kinds = [
            kind
            for kind in force.kinds()
            if force.units[kind] > stay.get(kind, 0)
            and army.room(kind)
            and force.ronin <= max(0, force.size() - 2)
        ]
        if force.ronin and army.ronin < army.ronin_limit():
            kinds.append(RONIN)
        return kinds
