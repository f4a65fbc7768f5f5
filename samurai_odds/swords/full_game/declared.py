"""A battle declared in a position: the game's own rules bring it to the first roll.

The seat's war turn begins, or goes on where the position is within it; the one attack is
declared and chosen, the ninja waits, hidden ronin are turned up. Then both sides stand in the
state as the game itself has written them.
"""

from dataclasses import dataclass
from functools import cached_property

import numpy as np

from samurai_odds.play.game import Start
from samurai_odds.play.layout import kind_of
from samurai_odds.play.stepping import steps
from samurai_odds.swords.layout import BONUS, FALLEN, FORCE, Composition
from samurai_odds.swords.rules import layout as at
from samurai_odds.swords.rules.decisions.packed import target_value, troop_value
from samurai_odds.swords.rules.layout import Question, State
from samurai_odds.swords.rules.rows import force_row
from samurai_odds.swords.rules.troops import army_in, bonus_units, daimyos_of, units_of
from samurai_odds.swords.rules.war import next_turn


@dataclass(frozen=True)
class MapAttack:
    """Which attack: of a troop, an army's number or FORCE_TROOP, from a province on another."""

    seat: int
    troop: int
    here: int
    there: int

    @property
    def by_force(self) -> bool:
        return self.troop == at.FORCE_TROOP

    @property
    def declaration(self) -> int:
        """The troop as the choice of who fights next has it."""
        return troop_value(at.NONE if self.by_force else self.troop % at.ARMIES_EACH, self.here)


@dataclass(frozen=True, eq=False)
class Declared:
    """The state at the first roll of a battle, or at Step 8 of one that is under way."""

    attack: MapAttack
    question: Question
    state: State
    turned_up: int  # ronin that the attacker had face down

    @cached_property
    def sides(self) -> tuple[Composition, Composition]:
        """What stands on both sides, bonus units and ronin turned up included."""
        rows = (self.state.fight.sides[side] for side in range(2))
        attacker, defender = (tuple(int(count) for count in row) for row in rows)
        return attacker, defender

    @property
    def fought(self) -> int:
        """How many rounds of the battle have been fought before."""
        return int(self.state.fight_round) if self.state.phase == at.STEP_EIGHT else 0

    @property
    def is_first_round(self) -> bool:
        return bool(self.state.turn == 1)

    @property
    def naval(self) -> bool:
        return bool(self.state.naval)

    @property
    def built(self) -> int:
        return int(self.state.built[self.attack.there])

    @property
    def full_bonus(self) -> int:
        """How many bonus units a castle or fortress has there before it is attacked."""
        return bonus_units(self.question, self.built)

    @property
    def origin_held(self) -> bool:
        """Whether another troop stays in the province attacked from."""
        if self.attack.by_force:
            return bool(army_in(self.state, self.attack.here) >= 0)
        return bool(units_of(self.state, force_row(self.attack.here)) > 0)

    @property
    def last_daimyo(self) -> bool:
        """Whether the defender's last daimyo has fallen here, and a force stands beside his army.

        With that army the defender is out of the game, and the force is the attacker's.
        """
        side, owner = self.sides[1], int(self.state.owner[self.attack.there])
        return side[FALLEN] > 0 and any(side[FORCE:BONUS]) and daimyos_of(self.state, owner) == 1

    @property
    def orders(self) -> tuple[tuple[int, ...], ...]:
        """The loss orders of both sides, as the game has them."""
        used = (int(self.state.fight.order[side]) for side in range(2))
        return tuple(tuple(map(int, self.question.loss_order[order])) for order in used)


def declared(start: Start, attack: MapAttack, hidden: int = 0) -> Declared | None:
    """Bring an attack to its first roll; None if the rules do not allow it.

    Of what the rivals hide nothing is read: ``hidden`` ronin lie where it strikes.
    """
    q, s = Question(np.array(start.question)), State(start.state.copy())
    s.asked = attack.seat
    start.game.hide(q, s, np.zeros(start.game.aside, dtype=np.int64))
    s.hidden[attack.there] = hidden
    driver = _Driver(start, attack, q, s)
    if s.active != attack.seat:
        driver.begin_turn()
    lay = int(s.hidden[attack.here])
    if not driver.fight():
        return None
    return Declared(attack, q, s, lay - int(s.hidden[attack.here]))


class _Driver:
    """Takes the choices of a war turn until the attack is fought."""

    q: Question
    s: State

    def __init__(self, start: Start, attack: MapAttack, q: Question, s: State) -> None:
        self.attack, self.q, self.s = attack, q, s
        self.rules = steps(start.game)

    def begin_turn(self) -> None:
        """Begin the seat's war turn: successors stand by then, no other sword comes before."""
        s, seat = self.s, self.attack.seat
        if s.phase == at.ROUND_START:
            self.rules.advance(self.q, s)
            while kind_of(int(s.pending)) == at.SUCCESSOR_CHOICE:
                self.take(self.first_given_up())
        s.sword[:] = 0
        s.sword[seat], s.sword_at_war, s.ninja = 1, 0, at.NONE
        next_turn(self.q, s)

    def fight(self) -> bool:
        """Go on to the first roll of the attack, or to Step 8 of the battle under way.

        Return whether it comes to that.
        """
        s = self.s
        self.rules.advance(self.q, s)
        while s.active == self.attack.seat and s.ended == at.PLAYING:
            if self.is_its_battle:
                return True
            if s.pending > 0 or at.FIRST_IN_PHASE_D <= s.phase <= at.LAST_IN_PHASE_D:
                break
            troop_due = kind_of(int(s.pending)) == at.TROOP_CHOICE
            if troop_due and self.attack.declaration not in self.options:
                break
            self.take(self.chosen())
        return False

    @property
    def is_its_battle(self) -> bool:
        s, attack = self.s, self.attack
        fights = (s.troop, s.fight_from, s.fight_at)
        known = fights == (attack.troop, attack.here, attack.there)
        return known and s.phase in (at.DICE, at.STEP_EIGHT)

    def take(self, value: int) -> None:
        self.rules.take(self.q, self.s, value)

    def chosen(self) -> int:
        """Return the choice that leads to the attack, and to nothing else besides."""
        s, attack = self.s, self.attack
        kind, options = kind_of(int(s.pending)), self.options
        wanted = 0
        if kind == at.RONIN_CHOICE:  # S6: as many as are legal
            return max(options)
        if kind == at.CALL_OFF_CHOICE:  # another battle was under way
            return 1
        if kind == at.TROOP_CHOICE:
            return attack.declaration
        if kind == at.DECLARE_CHOICE and s.fight_from == attack.here:
            wanted = target_value(attack.there) if s.troop == attack.troop else 0
        if kind == at.ATTACK_CHOICE and s.troop == attack.troop:
            wanted = target_value(attack.there) if s.where[attack.troop] == attack.here else 0
        return wanted if wanted in options else options[0]

    @property
    def options(self) -> list[int]:
        s = self.s
        return [int(one) for one in s.choices[: s.options_open]]

    def first_given_up(self) -> int:
        """Return the unit that a successor replaces: the first of the usual loss order (W17)."""
        order = self.q.loss_order[0].tolist()
        return min(self.options, key=order.index)
