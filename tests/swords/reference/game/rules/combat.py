"""One battle of the reference game, step by step [The Combat Sequence]; S1 to S6."""

from tests.swords.reference.game.rules import losses
from tests.swords.reference.game.rules.pieces import BONUS, DAIMYO, RONIN, Army, Province, Troop
from tests.swords.reference.units import HAND_TO_HAND, HITS_ON, LONG_RANGE

WON, LOST, MUTUAL, CALLED_OFF, OVER = "won", "lost", "mutual", "called off", "over"
EMPTY, OWN = "empty", "own"  # no battle: nobody defends, or the province is the attacker's by now


class Battle:
    """``game`` gives the dice, the ninja's windows and what becomes of the dead."""

    def __init__(self, game, troop: Troop, seat: int, origin: Province, target: Province):
        self.game, self.troop, self.seat = game, troop, seat
        self.origin, self.target = origin, target
        self.rounds = 0
        self.ronin_first: set[int] = set()  # seats that give them up before all others

    # ---- who fights ----------------------------------------------------------------------------
    def defenders(self) -> list[Troop]:
        return self.game.troops_in(self.target)

    def walls(self) -> tuple[str, int]:
        """Bonus units left to the defender (S3)."""
        kind, full = BONUS[self.target.castle]
        return kind, full if self.target.bonus is None else self.target.bonus

    def dice(self, troops: list[Troop], kinds: tuple[str, ...], walls: bool) -> list:
        """List (kind, dice, needed or less) of a volley, in the order of the Combat Sequence."""
        rolls = []
        for kind in kinds:
            count = sum(losses.held(troop, kind) for troop in troops)
            if walls and self.walls()[0] == kind:
                count += self.walls()[1]
            if count:
                rolls.append((kind, count, HITS_ON[kind]))
        return rolls

    # ---- the sequence --------------------------------------------------------------------------
    def fight(self) -> str:
        """Fight to an end and say which."""
        ended = None
        for seat, troops in ((self.seat, [self.troop]), (self.target.owner, self.defenders())):
            if any(troop.ronin for troop in troops) and self.game.gives_up_ronin_first(seat):
                self.ronin_first.add(seat)
        if self.game.board.by_sea(self.origin.name, self.target.name):
            strike = self.dice(self.defenders(), LONG_RANGE + HAND_TO_HAND, walls=False)
            ended = self.exchange("first strike", [], strike)
        while ended is None:
            self.rounds += 1
            ended = self.volley("ranged", LONG_RANGE) or self.volley("hand", HAND_TO_HAND)
            ended = ended or self.step_eight()
        return ended

    def volley(self, name: str, kinds: tuple[str, ...]) -> str | None:
        mine = self.dice([self.troop], kinds, walls=False)
        theirs = self.dice(self.defenders(), kinds, walls=True)
        return self.exchange(name, mine, theirs)

    def exchange(self, name: str, mine: list, theirs: list) -> str | None:
        """Roll both sides' dice, then remove both sides' casualties together."""
        if not mine and not theirs:
            return None
        on_them, on_me = self.game.script.hits(self, name, mine, theirs)
        self.game.tell(f"{name}: {on_them} on {self.target}, {on_me} on {self.origin}")
        bonus = self.walls()[1]
        broken = min(on_them, bonus)
        self.target.bonus = bonus - broken
        enemy, mercenary = self.target.owner, self.ronin_first
        theirs_lost = losses.choose(self.defenders(), on_them - broken, enemy in mercenary)
        mine_lost = losses.choose([self.troop], on_me, self.seat in mercenary)
        dead = []
        for troop, lost in [
            (self.troop, mine_lost[0]),
            *zip(self.defenders(), theirs_lost, strict=True),
        ]:
            dead += self.remove(troop, lost)
        return self.bury(dead)

    def remove(self, troop: Troop, lost: dict[str, int]) -> list[Army]:
        """Put casualties back into tray and box; give the army whose daimyo leaves with them."""
        owner = self.seat if troop is self.troop else self.target.owner
        for kind, count in lost.items():
            if kind == RONIN:
                troop.ronin -= count
                self.game.ronin_box += count
            elif kind != DAIMYO:
                troop.units[kind] -= count
                self.game.seats[owner].tray[kind] += count
        gone = isinstance(troop, Army) and (
            lost[DAIMYO] or (troop.fallen and troop.size() == 0)  # S8: a fallen one's army is gone
        )
        return [troop] if gone else []

    def bury(self, dead: list[Army]) -> str | None:
        """See who is left; daimyos of both sides leave in the same step (W19)."""
        enemy = self.target.owner
        mine = losses.alive([troop for troop in [self.troop] if troop not in dead])
        theirs = losses.alive([troop for troop in self.defenders() if troop not in dead])
        killers = {self.seat: enemy, enemy: self.seat}
        self.game.daimyos_lost([(army, killers[army.seat]) for army in dead])
        if not mine or not theirs:
            return MUTUAL if not mine and not theirs else LOST if not mine else WON
        return self.interrupted()

    def interrupted(self) -> str | None:
        """End a battle that eliminations or the ninja have overtaken (S8, W20, W21)."""
        if self.game.seats[self.seat].out:
            return OVER
        if isinstance(self.troop, Army):
            if self.troop.where is None:
                return LOST
            if self.troop.fallen:
                return CALLED_OFF
        if self.target.owner is None or self.target.owner == self.seat:
            return OVER
        return None

    def step_eight(self) -> str | None:
        """Ask the ninja's holder, then the attacker."""
        self.game.ninja_window(self)
        ended = self.interrupted()
        if ended is None and self.game.calls_off(self):
            ended = CALLED_OFF
        return ended
