"""Armies march in phases A and D of the reference game (section 5; W7 to W10, W16).

An army crosses one border at a time. On leaving a province that it alone holds it sets down one to
five units; then its owner says how many of the face-down ronin go along; on entering it may pick
up units of the force.
"""

from collections import Counter

from tests.swords.reference.game.rules.actions import Actions
from tests.swords.reference.game.rules.falling import ENOUGH
from tests.swords.reference.game.rules.pieces import FORCE_ROOM, Army, Province

HALT, SEND = "halt", "send"
PHASE_A, PHASE_D = "A", "D"


class Movement(Actions):
    # ---- marching ------------------------------------------------------------------------------
    def march(self, seat: int) -> None:
        """Move armies one after another, each at most once; then no province may hold two."""
        moved: list[Army] = []
        while True:
            shared = self.shared()
            ready = [a for a in self.seats[seat].standing() if a not in moved]
            if shared:  # whom another army has joined leaves next
                ready = [a for a in ready if a.where in shared]
            steps = [(a, p) for a in ready for p in self.ways(a, a.level, moved)]
            sendings = self.sendings(ready)
            options = steps if shared else [HALT, *steps, *sendings]
            choice = self.ask("march", seat, options)
            if choice == HALT:
                return
            if choice in sendings:
                self.send(*choice[:2])
                continue
            army, province = choice
            moved.append(army)
            self.go(army, province, moved)

    def go(self, army: Army, province: Province, moved: list[Army]) -> None:
        """Take an army over its borders, the first of which is chosen."""
        left = army.level
        while True:
            left -= 1
            self.cross(army, province)
            choice = self.farther(army, left, moved)
            while len(choice) == len((army, province, SEND)) and choice[-1] == SEND:
                self.send(*choice[:2])
                choice = self.farther(army, left, moved)
            if choice == HALT:
                return
            province = choice[1]

    def farther(self, army: Army, left: int, moved: list[Army]):
        """Ask an army under way where it goes next, or sends units to."""
        ways = [(army, p) for p in self.ways(army, left, moved)]
        here = [HALT] if self.may_halt(army, moved) else []
        ahead = self.sendings([army]) if left else []  # it goes no farther than its level (S7)
        return self.ask("march", army.seat, here + ways + ahead)

    def sendings(self, armies: list[Army]) -> list[tuple[Army, Province, str]]:
        """Give what each army may send units into [Breaking Up Armies and Forces]."""
        if not self.options.split_off or self.phase != PHASE_D:
            return []
        return [
            (army, there, SEND)
            for army in armies
            if self.may_spare(army)
            for there in self.around(self.provinces[army.where])
            if self.empty(there)
        ]

    def may_spare(self, army: Army) -> bool:
        """Say whether a unit may leave the army: the ronin stay, and keep their limit."""
        if not any(army.units.values()):
            return False
        here = self.provinces[army.where]
        left = army.members() - 1
        if army.ronin > max(0, left - 1):
            return False
        others = sum(t.ronin_limit() - t.ronin for t in self.troops_in(here) if t is not army)
        return here.hidden <= max(0, left - 1) - army.ronin + others

    def send(self, army: Army, there: Province) -> None:
        """Let one to five units conquer an empty province; they stay in this phase (W32)."""
        for sent in range(FORCE_ROOM + 1):
            kinds = army.kinds() if sent < FORCE_ROOM and self.may_spare(army) else []
            kind = self.ask("garrison", army.seat, ([ENOUGH] if sent else []) + kinds)
            if kind == ENOUGH:
                return
            army.units[kind] -= 1
            there.force.units[kind] += 1
            self.stay.setdefault(there.name, Counter())[kind] += 1
            self.conquer(army.seat, there)

    def shared(self) -> list[str]:
        """Provinces with two armies, the first of which has still to leave (W9)."""
        places = Counter(army.where for army in self.armies())
        return [name for name, count in places.items() if count > 1]

    def ways(self, army: Army, left: int, moved: list[Army]) -> list[Province]:
        """Give the provinces that an army may enter next with so many borders left."""
        if left == 0:
            return []
        here = self.provinces[army.where]
        if not self.may_leave(army, here):
            return []
        return [p for p in self.around(here) if self.passable(army.seat, p)
                and self.can_finish(army, p, left - 1, moved)]  # fmt: skip

    def passable(self, seat: int, province: Province) -> bool:
        return province.owner == seat or (self.phase == PHASE_D and self.empty(province))

    def can_finish(self, army: Army, there: Province, left: int, moved: list[Army]) -> bool:
        """Say whether an army that enters a province could halt there or farther on."""
        before = army.where
        army.where = there.name
        try:
            if self.may_halt(army, moved):
                return True
            return left > 0 and any(
                self.can_finish(army, p, left - 1, moved)
                for p in self.around(there)
                if self.passable(army.seat, p)
            )
        finally:
            army.where = before

    def may_halt(self, army: Army, moved: list[Army]) -> bool:
        """One army a province, unless those that have not moved yet can still make way (W9)."""
        return self.untangles([*moved, army])

    def untangles(self, moved: list[Army]) -> bool:
        """Say whether the armies that have not moved can leave every province that holds two."""
        shared = self.shared()
        if not shared:
            return True
        seat = moved[-1].seat
        for army in self.seats[seat].standing():
            if army in moved or army.where not in shared:
                continue
            before = army.where
            for name in sorted(self.reach(army)):
                army.where = name
                done = self.untangles([*moved, army])
                army.where = before
                if done:
                    return True
        return False

    def reach(self, army: Army) -> set[str]:
        """Give the provinces that an army could come to, itself not counted as holding any."""
        if not self.may_leave(army, self.provinces[army.where]):
            return set()
        found, edge = set(), {army.where}
        for _ in range(army.level):
            edge = {
                p.name
                for name in edge
                for p in self.around(self.provinces[name])
                if self.passable(army.seat, p)
            }
            found |= edge
        return found - {army.where}

    # ---- one border ----------------------------------------------------------------------------
    def others_hold(self, army: Army, province: Province) -> bool:
        return any(troop is not army for troop in self.troops_in(province))

    def may_leave(self, army: Army, here: Province) -> bool:
        """Say whether a garrison and the ronin limits let an army go."""
        if self.others_hold(army, here):
            return self.ronin_split_exists(army, here, left_behind=0)
        return any(
            self.ronin_split_exists(army, here, left_behind=count)
            for count in range(1, min(FORCE_ROOM, army.size()) + 1)
        )

    def ronin_split_exists(self, army: Army, here: Province, left_behind: int) -> bool:
        """Say whether the face-down ronin can be shared when an army leaves so many units."""
        return bool(self.ronin_splits(army, here, left_behind))

    def ronin_splits(self, army: Army, here: Province, left_behind: int) -> list[int]:
        """Give the numbers of face-down ronin that can go with an army that leaves."""
        mine = army.members() - left_behind - 1 - army.ronin
        staying = here.force.members() + left_behind
        theirs = max(0, staying - 1) - here.force.ronin
        for other in self.armies():
            if other is not army and other.where == here.name:
                theirs += other.ronin_limit() - other.ronin
        return [n for n in range(here.hidden + 1) if n <= mine and here.hidden - n <= theirs]

    def cross(self, army: Army, there: Province) -> None:
        """Leave a garrison where one is due, take ronin along, enter, pick up."""
        here = self.provinces[army.where]
        self.leaving = here
        if not self.others_hold(army, here):
            self.leave_garrison(army, here)
        taken = self.ask("ronin", army.seat, self.ronin_splits(army, here, 0))
        here.hidden -= taken
        army.ronin += taken
        army.where, self.leaving = there.name, None
        self.conquer(army.seat, there)
        self.pick_up(army, there)

    def leave_garrison(self, army: Army, here: Province) -> None:
        """Set down one to five units, one at a time."""
        set_down = 0
        while set_down < FORCE_ROOM:
            fits = [
                kind
                for kind in army.kinds()
                if any(
                    self.ronin_split_exists(army, here, more)
                    for more in range(1, min(FORCE_ROOM - set_down, army.size()) + 1)
                )
            ]
            enough = [ENOUGH] if set_down and self.ronin_split_exists(army, here, 0) else []
            kind = self.ask("garrison", army.seat, enough + fits)
            if kind == ENOUGH:
                return
            army.units[kind] -= 1
            here.force.units[kind] += 1
            self.stay.setdefault(here.name, Counter())[kind] += 1
            set_down += 1
