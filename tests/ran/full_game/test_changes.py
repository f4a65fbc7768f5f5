"""What a phase has changed for a side: rout points, disruption, hits."""

import numpy as np

from samurai_odds.engine.expressions import evaluate
from samurai_odds.ran.bots.values import CAMP, POINT
from samurai_odds.ran.facts import load
from samurai_odds.ran.full_game.one_turn import OneTurn, changes_of
from samurai_odds.ran.full_game.staging import stage
from samurai_odds.ran.rules import recording

CAMP_UNDER_ATTACK = """Title: At the gates of the camp

Red: Date
  rout level: 25

Blue: Ashina
  rout level: 20

Contingent A: Date Masamune
  so-taisho: initiative 6, activations 2, trumps 2, 6/6, at A2
  status: active
  A1-A2 SI 7-4/6-3

Contingent a: Ashina Yoshihiro
  so-taisho: initiative 4, activations 2, trumps 1, 5/4, at a4
  status: active
  a1-a3 AS 6-4/5-3 disrupted 2h
  a4 Honjin 6-0 4h

Map:
   1  .     .     .     .     .     .     .
   2     .     .     .     .a4   .     .     .
   3  .     .a1s  .a2s  .A1n  .     .a3s  .
   4     .     .     .     .     .A2n  .     .

Position:
  turn: 3
  initiative: red
"""


def test_hits_and_disruption_of_a_unit_that_is_lost_have_not_mended() -> None:
    start = stage(CAMP_UNDER_ATTACK, "greedy", "greedy").start
    row = np.zeros((1, recording.ROW), dtype=np.int64)
    recording.record(start.question, start.state, row[0])
    assert not any(count[0] for count in changes_of(start, row, 1).values())
    first, *_, camp = np.flatnonzero(row[0, recording.HITS : recording.HITS + 20])
    for unit in (first, camp):
        row[0, recording.FATE + unit], row[0, recording.HITS + unit] = recording.ROUTED, 0
    changed = {what: int(count[0]) for what, count in changes_of(start, row, 1).items()}
    wanted = {"rout_points": 3, "heads": 0, "units_lost": 2, "disrupted": 0, "hits": 0}
    assert changed == wanted | {"busho_lost": 0, "honjin_lost": 1}


def test_a_turn_counts_a_honjin_lost_as_shocks_and_fire_do() -> None:
    """Enemy camp lost: what the chart says, besides the rout points of the rules (none, 12.0)."""
    turn = OneTurn(CAMP_UNDER_ATTACK, "A", replies=0)
    row = np.zeros((1, recording.ROW), dtype=np.int64)
    recording.record(turn.begun.question, turn.begun.state, row[0])
    camp = np.flatnonzero(row[0, recording.HITS : recording.HITS + 20])[-1]
    row[0, recording.FATE + camp], row[0, recording.HITS + camp] = recording.ELIMINATED, 0
    columns = turn.columns(row)
    worth = load(None).tables["honjin_lost"]["counts"]
    assert evaluate(turn.value, columns | turn.derive(columns)).tolist() == [worth]
    assert turn.figures_rest_on((turn.value,)) == {"what a Honjin lost counts": "assumed"}
    no_camp = CAMP_UNDER_ATTACK.replace("a4 Honjin 6-0 4h", "a4 AS 6-4/5-3").replace(".a4 ", ".a4s")
    without = OneTurn(no_camp, "A")
    assert "honjin" not in without.value
    assert without.figures_rest_on((without.value,)) == {}


def test_bots_and_verdicts_count_the_same_for_a_honjin() -> None:
    assert POINT * load(None).tables["honjin_lost"]["counts"] == CAMP
