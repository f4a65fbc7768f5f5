"""One battle of a campaign, solved for the best with all that can follow it."""

from dataclasses import dataclass

import numpy as np

from samurai_odds.swords.dice import Floats
from samurai_odds.swords.layout import Composition
from samurai_odds.swords.rounds.ahead import look_ahead, whole_battle
from samurai_odds.swords.rounds.duel import Bools, Duel, Picks


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
