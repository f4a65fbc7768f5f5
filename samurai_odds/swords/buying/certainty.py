"""Whether an event is certain: not by rounding, but because no other end can come about."""

import numpy as np

from samurai_odds.engine.expressions import evaluate, names_in
from samurai_odds.swords.battle.encounter import Encounter
from samurai_odds.swords.battle.options import MOST_ROUNDS
from samurai_odds.swords.battle.reading import BattleReading
from samurai_odds.swords.rounds.stopping import Played


def certain(battle: Encounter, event: str) -> bool:
    """Say whether an event holds in every possible end of a battle without a next attack."""
    played: list[Played] = []
    row = 0
    for planned in battle.first_battles:
        ends, endless = planned.duel.possible(
            planned.stops, planned.picks, planned.by_round, MOST_ROUNDS
        )
        if endless and (planned.by_round or "rounds" in names_in(event)):
            return False  # a later round might tell
        rows = np.arange(row, row + len(ends.chance))
        played.append(Played(planned, ends, np.full(len(rows), -1), rows))
        row += len(rows)
    reading = BattleReading(battle, tuple(played))
    return bool(evaluate(event, reading.names, battle.words).all())
