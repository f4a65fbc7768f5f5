"""An experienced daimyo's chain of attacks: every choice, best by backward induction.

Action 7, Experienced Daimyos in Combat, Phase D, and ruling S7. A `Stand` is all
that counts between two battles. What follows a battle is put into its positions'
worth, so that calling off knows it too.

In Phase D an army goes on through adjacent empty or friendly provinces, home
included, as many as the level that the daimyo has reached by then. It leaves a
unit wherever no other troop stays. Garrisons are not picked up again: that would
only exchange units. While it has a move left it may also send a unit over a border
into an empty province (``split_off``, Breaking Up Armies and Forces). Of plans that
are worth the same the one that crosses the fewest borders is taken.
"""

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from math import fsum

import numpy as np

from samurai_odds.engine.ties import ranks
from samurai_odds.errors import OddsError
from samurai_odds.swords.campaign.theatre import (
    AT_HOME,
    ATTACK,
    CALLED_OFF,
    HOME,
    MOVE,
    MOVE_IN,
    OPEN,
    SEND,
    STOP,
    TAKEN,
    Choice,
    Stand,
    Theatre,
    with_,
)
from samurai_odds.swords.combat.ahead import look_ahead, whole_battle
from samurai_odds.swords.combat.dice import Floats
from samurai_odds.swords.combat.duel import Bools, Duel, Picks
from samurai_odds.swords.combat.losses import NOBODY, keeps_ronin_limit, others_in
from samurai_odds.swords.combat.sides import LossRule, Weapons, chain
from samurai_odds.swords.forces import reveal
from samurai_odds.swords.layout import ARMY, DAIMYO, RONIN, Composition


@dataclass(frozen=True, eq=False)
class Fought:
    """A battle of a campaign, solved."""

    duel: Duel
    worth: Floats
    stop: Bools
    picks: Picks
    value: float

    def ends(self, may_call_off: bool) -> list[tuple[Composition, Composition, float]]:
        """List how it can end, rounds not told apart: what is left of both sides, the chance."""
        stops = self.stop.copy()
        stops[-1, :] = stops[:, -1] = False
        ends = self.duel.ends((lambda rounds: stops) if may_call_off else None, self.picks)
        table = np.zeros(self.duel.shape)
        np.add.at(table, (ends.attacker, ends.defender), ends.chance)
        return [
            (self.duel.attacker.strengths[i], self.duel.defender.strengths[j], float(table[i, j]))
            for i, j in zip(*np.nonzero(table), strict=True)
        ]


def solved(duel: Duel, worth: Floats, may_call_off: bool) -> Fought:
    """Solve a battle whose ends have these worths, calling off where that is best."""
    ahead = look_ahead(duel, worth, best_stop=may_call_off)
    value = whole_battle(duel, ahead, worth)
    return Fought(duel, worth, ahead.stop, duel.default_picks(), value)


MOST_BATTLES = 20_000  # battles solved at most; beyond, the question is refused


@dataclass(eq=False)
class Campaign:
    """The rules of a campaign over one theatre, and the search for the best plan.

    ``allowed`` narrows the choices down to a plan of the user's; ``worth`` values a
    finished campaign; ``may_call_off`` lets the attacker stop battles where that is best;
    ``lifts`` says whether one success lifts the daimyo to the next level; ``barred`` are
    the provinces that may not be attacked.
    """

    theatre: Theatre
    start: Stand
    level: int
    losses: LossRule
    dice: tuple[tuple[int, ...], int]
    worth: Callable[[Stand], float]
    allowed: Callable[[Stand, list[Choice]], list[Choice]]
    may_call_off: bool
    lifts: bool = False
    split_off: bool = True
    barred: frozenset[int] = frozenset()
    most_battles: int = MOST_BATTLES
    values: dict[Stand, float] = field(default_factory=dict)
    battles: dict[tuple[Stand, int], Fought] = field(default_factory=dict)
    chosen: dict[Stand, Choice] = field(default_factory=dict)
    moves: dict[Stand, float] = field(default_factory=dict)

    def value(self, stand: Stand) -> float:
        if stand not in self.values:
            self.values[stand] = max(self.worth_of(stand, choice) for choice in self.choices(stand))
        return self.values[stand]

    def best(self, stand: Stand) -> Choice:
        """Give the best choice; of equal ones that of the fewest moves, of these the first.

        The first is to stop.
        """
        if stand not in self.chosen:
            listed = self.choices(stand)
            listed = _most(listed, [self.worth_of(stand, choice) for choice in listed])
            if len(listed) > 1:
                listed = _most(listed, [-self._moves(stand, choice) for choice in listed])
            self.chosen[stand] = listed[0]
        return self.chosen[stand]

    def _moves(self, stand: Stand, choice: Choice) -> float:
        """Return how many borders are crossed on average in a choice and what follows it."""
        return (choice.kind in (MOVE, MOVE_IN, SEND)) + fsum(
            chance * self._moves_from(after) for after, chance in self.following(stand, choice)
        )

    def _moves_from(self, stand: Stand) -> float:
        if stand not in self.moves:
            self.moves[stand] = self._moves(stand, self.best(stand))
        return self.moves[stand]

    def following(self, stand: Stand, choice: Choice) -> list[tuple[Stand, float]]:
        """List what a choice leads to, with chances; nothing follows the end of Phase D."""
        place = choice.province
        if choice.kind == STOP:
            return [] if stand.marches >= 0 else [(self.phase_d(stand), 1.0)]
        if choice.kind != ATTACK:
            return [(self.taken(stand, choice), 1.0)]
        if not any(stand.defenders[place]):
            return [(self.attacked_empty(stand, place), 1.0)]
        return [
            (self.after_battle(met, place, army, left), prior * chance)
            for met, prior in self.met(stand, place)
            for army, left, chance in self.fought(met, place).ends(self.may_call_off)
        ]

    def choices(self, stand: Stand) -> list[Choice]:
        """List what the attacker may do, stopping first."""
        listed = [Choice(STOP)]
        alive = any(stand.army)
        if alive and stand.marches < 0:
            if stand.entering >= 0 and self._may_enter(stand):
                listed.append(Choice(MOVE_IN, stand.entering))
            if stand.attacks > 0:
                listed += [Choice(ATTACK, k) for k in self._attackable(stand)]
        elif alive:
            listed += self._final_moves(stand)
        return self.allowed(stand, listed)

    def worth_of(self, stand: Stand, choice: Choice) -> float:
        if choice.kind == STOP:
            return self.worth(stand) if stand.marches >= 0 else self.value(self.phase_d(stand))
        if choice.kind == ATTACK:
            if any(stand.defenders[choice.province]):
                met = self.met(stand, choice.province)
                return fsum(chance * self.fought(one, choice.province).value for one, chance in met)
            return self.value(self.attacked_empty(stand, choice.province))
        return self.value(self.taken(stand, choice))

    # ---- what follows a choice -------------------------------------------------------

    def phase_d(self, stand: Stand) -> Stand:
        """Go on to Phase D, with as many moves as the daimyo's level, a new one included."""
        level = self.level + (self.lifts and stand.wins > 0) if any(stand.army) else 0
        return replace(stand, marches=level, level=level, entering=-1, attacks=0)

    def met(self, stand: Stand, province: int) -> list[tuple[Stand, float]]:
        """Reveal what is hidden in a province attacked: what may stand there, with chances (S6)."""
        shown = []
        for ronin, chance in self.theatre.provinces[province].hidden:
            defender = reveal(stand.defenders[province], ronin)
            defenders = with_(stand.defenders, province, defender)
            revealed = with_(stand.revealed, province, ronin)
            shown.append((replace(stand, defenders=defenders, revealed=revealed), chance))
        return shown

    def attacked_empty(self, stand: Stand, province: int) -> Stand:
        """Spend an attack on an empty province: no success, but it may be moved into."""
        left = stand.attacks - 1
        entering = province if left > 0 else -1
        return replace(stand, attacks=left, entering=entering, made=stand.made + 1)

    def taken(self, stand: Stand, choice: Choice) -> Stand:
        if choice.kind == SEND:
            return self.sent(stand, choice.province)
        return self.moved(stand, choice.province)

    def moved(self, stand: Stand, province: int) -> Stand:
        """Move into an empty or friendly province, leaving a unit unless another troop stays."""
        army, kind = self._moving_army(stand)
        home = province == AT_HOME
        return replace(
            stand,
            where=HOME if home else self.theatre.names[province],
            army=army,
            garrisons=_one_more(stand.garrisons, kind),
            entering=-1,
            status=stand.status if home else with_(stand.status, province, TAKEN),
            marches=stand.marches - 1 if stand.marches >= 0 else -1,
            held=stand.held | {stand.where},
        )

    def sent(self, stand: Stand, province: int) -> Stand:
        """Split off a unit that conquers an adjacent empty province in Phase D (Action 4)."""
        army, kind = self._less_one(stand.army)
        return replace(
            stand,
            army=army,
            garrisons=_one_more(stand.garrisons, kind),
            status=with_(stand.status, province, TAKEN),
            held=stand.held | {self.theatre.names[province]},
        )

    def after_battle(
        self, stand: Stand, province: int, army: Composition, defender: Composition
    ) -> Stand:
        """Take the result of a battle into account; what is left of both sides is given."""
        won = any(army) and not any(defender)
        status = with_(stand.status, province, CALLED_OFF) if any(defender) else stand.status
        left = stand.attacks - 1
        lost = stand.lost
        if not any(army) and stand.where not in stand.held:
            lost |= {stand.where}
        return replace(
            stand,
            army=army,
            attacks=left,
            defenders=with_(stand.defenders, province, defender),
            status=status,
            entering=province if won and left > 0 else -1,
            wins=stand.wins + won,
            made=stand.made + 1,
            lost=lost,
        )

    def fought(self, stand: Stand, province: int) -> Fought:
        """Solve a battle with what is met there, what follows each of its ends included."""
        if (stand, province) not in self.battles:
            if len(self.battles) >= self.most_battles:
                raise OddsError(
                    f"more than {self.most_battles:,} battles to look at: name fewer provinces or "
                    "units, or give a plan"
                )
            self.battles[stand, province] = self._fight(stand, province)
        return self.battles[stand, province]

    def _fight(self, stand: Stand, province: int) -> Fought:
        target = self.theatre.provinces[province]
        naval = self.theatre.naval(stand.where, target.name)
        defender = chain(
            stand.defenders[province],
            target.losses,
            Weapons(*self.dice, target.bonus_kind),
        )
        duel = Duel(chain(stand.army, self.losses, Weapons(*self.dice)), defender, naval)
        worth = np.zeros(duel.shape)
        for i, army in enumerate(duel.attacker.strengths):
            for j, left in enumerate(duel.defender.strengths):
                if self.may_call_off or not (any(army) and any(left)):
                    worth[i, j] = self.value(self.after_battle(stand, province, army, left))
        return solved(duel, worth, self.may_call_off)

    # ---- what may be done ------------------------------------------------------------

    def _attackable(self, stand: Stand) -> list[int]:
        """List what may be attacked, the defended first: an attack on nobody is for moving in.

        What has just been emptied may be moved into without another attack.
        """
        near = self.theatre.next_to(stand.where)
        open_to_us = [
            k
            for k in near
            if stand.status[k] == OPEN and k not in self.barred and k != stand.entering
        ]
        return sorted(open_to_us, key=lambda k: not any(stand.defenders[k]))

    def _final_moves(self, stand: Stand) -> list[Choice]:
        """List the moves of Phase D, as long as anything is left to conquer."""
        empty = [
            k
            for k, left in enumerate(stand.defenders)
            if not any(left) and stand.status[k] != TAKEN
        ]
        listed: list[Choice] = []
        if stand.marches <= 0:
            return listed
        if empty and self._may_enter(stand):
            near = [k for k in self.theatre.next_to(stand.where) if not any(stand.defenders[k])]
            if (stand.where, HOME) in self.theatre.borders:
                near.append(AT_HOME)
            listed = [Choice(MOVE, k) for k in near]
        if self.split_off and _stands(self._less_one(stand.army)[0]):
            near = self.theatre.next_to(stand.where)
            listed += [Choice(SEND, k) for k in empty if k in near]
        return listed

    def _may_enter(self, stand: Stand) -> bool:
        return _stands(self._moving_army(stand)[0])

    def _moving_army(self, stand: Stand) -> tuple[Composition, int | None]:
        """Give the army that moves out, and the kind of the unit that stays (S7)."""
        return (stand.army, None) if stand.where in stand.held else self._less_one(stand.army)

    def _less_one(self, army: Composition) -> tuple[Composition, int | None]:
        """Split off the unit that the loss order gives up first; none is left if there is none."""
        for kind in self.losses.order:
            if kind not in (DAIMYO, RONIN) and army[ARMY + kind]:
                return with_(army, ARMY + kind, army[ARMY + kind] - 1), kind
        return NOBODY, None


def _most(choices: list[Choice], values: list[float]) -> list[Choice]:
    """Return the choices of the greatest value."""
    return [choice for choice, rank in zip(choices, ranks(values), strict=True) if rank == 1]


def _stands(army: Composition) -> bool:
    return others_in(army, 0, ARMY) > 0 and keeps_ronin_limit(army)


def _one_more(garrisons: tuple[int, ...], kind: int | None) -> tuple[int, ...]:
    return garrisons if kind is None else with_(garrisons, kind, garrisons[kind] + 1)
