"""An experienced daimyo's chain of attacks: every choice, best by backward induction.

Action 7, Experienced Daimyos in Combat, and ruling S7. A `Stand` is all that
counts between two battles. What follows a battle is put into its positions'
worth, so that calling off knows it too.
"""

from collections.abc import Callable
from dataclasses import dataclass, field, replace

import numpy as np

from samurai_odds.errors import OddsError
from samurai_odds.swords.ahead import look_ahead
from samurai_odds.swords.dice import Floats
from samurai_odds.swords.duel import Bools, Duel, Picks
from samurai_odds.swords.layout import (
    ARMY,
    DAIMYO,
    KIND_COUNT,
    RONIN,
    Composition,
)
from samurai_odds.swords.losses import NOBODY, keeps_ronin_limit, others_in
from samurai_odds.swords.sides import LossRule, Weapons, chain
from samurai_odds.swords.theatre import HOME, Theatre

MOST_BATTLES = 20_000  # battles solved at most; beyond, the question is refused
EQUAL = 1e-12

OPEN, CALLED_OFF, TAKEN = range(3)  # of a province: may be attacked; not again; ours
STOP, ATTACK, MOVE_IN, MOVE = range(4)  # kinds of choice


@dataclass(frozen=True)
class Stand:
    """Where a campaign stands between two battles."""

    where: str
    army: Composition
    attacks: int  # left
    marches: int  # moves left in Phase D; -1 while Phase C lasts
    defenders: tuple[Composition, ...]  # by province
    status: tuple[int, ...]  # by province
    garrisons: tuple[int, ...]  # regular units left behind, by kind
    entering: int = -1  # a province just emptied or found empty, that may be moved into
    wins: int = 0
    made: int = 0  # attacks made
    lost: frozenset[str] = frozenset()  # places of ours left empty


@dataclass(frozen=True)
class Choice:
    """One thing the attacker may do: attack a province, move into one, or stop."""

    kind: int
    province: int = -1


@dataclass(eq=False)
class Campaign:
    """The rules of a campaign over one theatre, and the search for the best plan.

    ``allowed`` narrows the choices down to a plan of the user's; ``worth`` values a
    finished campaign; ``may_call_off`` lets the attacker stop battles where that is best.
    """

    theatre: Theatre
    start: Stand
    level: int
    losses: LossRule
    dice: tuple[tuple[int, ...], int]
    home_held: bool
    worth: Callable[[Stand], float]
    allowed: Callable[[Stand, list[Choice]], list[Choice]]
    may_call_off: bool
    values: dict[Stand, float] = field(default_factory=dict)
    battles: dict[tuple[Stand, int], "Fought"] = field(default_factory=dict)

    def value(self, stand: Stand) -> float:
        """Give the worth of the best way on."""
        if stand not in self.values:
            self.values[stand] = max(self.worth_of(stand, choice) for choice in self.choices(stand))
        return self.values[stand]

    def best(self, stand: Stand) -> Choice:
        """Give the best choice; of equal ones the first, which is to stop."""
        value = self.value(stand)
        listed = self.choices(stand)
        return next(c for c in listed if self.worth_of(stand, c) >= value - EQUAL)

    def choices(self, stand: Stand) -> list[Choice]:
        """List what the attacker may do, stopping first."""
        listed = [Choice(STOP)]
        alive = any(stand.army)
        if alive and stand.marches < 0:
            if stand.entering >= 0 and self._may_enter(stand, stand.entering):
                listed.append(Choice(MOVE_IN, stand.entering))
            if stand.attacks > 0:
                listed += [Choice(ATTACK, k) for k in self._attackable(stand)]
        elif alive and stand.marches > 0:
            listed += [
                Choice(MOVE, k)
                for k in self.theatre.next_to(stand.where)
                if not any(stand.defenders[k]) and stand.status[k] != TAKEN
                if self._may_enter(stand, k)
            ]
        return self.allowed(stand, listed)

    def worth_of(self, stand: Stand, choice: Choice) -> float:
        """Give the worth of a choice."""
        if choice.kind == STOP:
            return self.worth(stand) if stand.marches >= 0 else self.value(self.phase_d(stand))
        if choice.kind == ATTACK:
            if any(stand.defenders[choice.province]):
                return self.fought(stand, choice.province).value
            return self.value(self.attacked_empty(stand, choice.province))
        return self.value(self.moved(stand, choice.province))

    # ---- what follows a choice -------------------------------------------------------

    def phase_d(self, stand: Stand) -> Stand:
        """Go on to Phase D, with as many moves as the daimyo's level."""
        return replace(stand, marches=self.level, entering=-1, attacks=0)

    def attacked_empty(self, stand: Stand, province: int) -> Stand:
        """Spend an attack on an empty province: no success, but it may be moved into."""
        left = stand.attacks - 1
        status = _with(stand.status, province, CALLED_OFF)
        entering = province if left > 0 else -1
        return replace(stand, attacks=left, entering=entering, status=status, made=stand.made + 1)

    def moved(self, stand: Stand, province: int) -> Stand:
        """Move into an empty province, leaving a regular unit unless another troop stays."""
        army, kind = self._moving_army(stand)
        garrisons = stand.garrisons
        if kind is not None:
            garrisons = _with(garrisons, kind, garrisons[kind] + 1)
        return replace(
            stand,
            where=self.theatre.names[province],
            army=army,
            garrisons=garrisons,
            entering=-1,
            status=_with(stand.status, province, TAKEN),
            marches=stand.marches - 1 if stand.marches >= 0 else -1,
        )

    def after_battle(
        self, stand: Stand, province: int, army: Composition, defender: Composition
    ) -> Stand:
        """Take the result of a battle into account; what is left of both sides is given."""
        won = any(army) and not any(defender)
        left = stand.attacks - 1
        lost = stand.lost
        if not any(army) and not (stand.where == HOME and self.home_held):
            lost |= {stand.where}
        return replace(
            stand,
            army=army,
            attacks=left,
            defenders=_with(stand.defenders, province, defender),
            status=_with(stand.status, province, CALLED_OFF),
            entering=province if won and left > 0 else -1,
            wins=stand.wins + won,
            made=stand.made + 1,
            lost=lost,
        )

    def fought(self, stand: Stand, province: int) -> "Fought":
        """Solve a battle, what follows each of its ends included."""
        if (stand, province) not in self.battles:
            if len(self.battles) >= MOST_BATTLES:
                raise OddsError(
                    f"more than {MOST_BATTLES:,} battles to look at: name fewer provinces or "
                    "units, or give a plan"
                )
            self.battles[stand, province] = self._fight(stand, province)
        return self.battles[stand, province]

    def _fight(self, stand: Stand, province: int) -> "Fought":
        target = self.theatre.provinces[province]
        naval = self.theatre.naval(stand.where, target.name)
        defender = chain(
            stand.defenders[province],
            LossRule(self.losses.order),
            Weapons(*self.dice, target.bonus_kind),
        )
        duel = Duel(chain(stand.army, self.losses, Weapons(*self.dice)), defender, naval)
        worth = np.zeros(duel.shape)
        for i, army in enumerate(duel.attacker.strengths):
            for j, left in enumerate(duel.defender.strengths):
                if self.may_call_off or not (any(army) and any(left)):
                    worth[i, j] = self.value(self.after_battle(stand, province, army, left))
        ahead = look_ahead(duel, worth, best_stop=self.may_call_off)
        picks = duel.default_picks()
        value = ahead.fight[0, 0]
        if naval:
            before = ahead.fight[:, 0].copy()
            before[-1] = worth[-1, 0]
            value = sum(
                before[left] * p for left, p in zip(picks.first, duel.first_strike, strict=True)
            )
        return Fought(duel, worth, ahead.stop, picks, float(value))

    # ---- what may be done ------------------------------------------------------------

    def _attackable(self, stand: Stand) -> list[int]:
        return [k for k in self.theatre.next_to(stand.where) if stand.status[k] == OPEN]

    def _may_enter(self, stand: Stand, province: int) -> bool:
        army, _ = self._moving_army(stand)
        return others_in(army, ARMY) > 0 and keeps_ronin_limit(army)

    def _moving_army(self, stand: Stand) -> tuple[Composition, int | None]:
        """Give the army that moves out, and the kind of the unit that stays (S7)."""
        if stand.where == HOME and self.home_held:
            return stand.army, None
        for kind in self.losses.order:
            if kind not in (DAIMYO, RONIN) and stand.army[ARMY + kind]:
                return _with(stand.army, ARMY + kind, stand.army[ARMY + kind] - 1), kind
        return NOBODY, None


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


def _with(row: tuple[int, ...] | tuple[Composition, ...], place: int, value: object) -> tuple:  # type: ignore[type-arg]
    return (*row[:place], value, *row[place + 1 :])


def no_garrisons() -> tuple[int, ...]:
    """Give the count of units left behind at the start."""
    return (0,) * KIND_COUNT
