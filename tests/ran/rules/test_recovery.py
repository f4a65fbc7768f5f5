"""What seldom befalls units and heads in recovery (10.3, 11.72)."""

from samurai_odds.ran.rules import layout as at
from samurai_odds.ran.rules.flight import rout_points
from samurai_odds.ran.rules.layout import State
from samurai_odds.ran.rules.leaders import take_head
from samurai_odds.ran.rules.pieces import lose_unit
from samurai_odds.ran.rules.recovery import recover
from tests.ran.rules.armies import apart
from tests.ran.rules.table import Table


def test_hits_of_recovering_that_reach_the_tq_disrupt_again() -> None:
    """11.23, 11.72: TQ 5, disrupted 5: with 3 hits and 2 more it is where it was, without hits."""
    text = apart().replace("B1-B2 AS 6-4/5-3", "B1 AS 5-4/5-3 disrupted 3h\n  B2 AS 6-4/5-3")
    table = Table(text.replace("5-3 disrupted 3h", "5-3 3h disrupted").replace("at B1", "at 0506"))
    recover(table.q, table.s, table.unit("B1"))
    assert (table.of(State.state, "B1"), table.of(State.hits, "B1")) == (at.DISRUPTED, 0)


def test_heads_fall_with_the_honjin() -> None:
    """10.3."""
    table = Table(apart())
    take_head(table.s, 0, False)
    take_head(table.s, 0, True)
    lose_unit(table.q, table.s, table.unit("A3"), at.ELIMINATED)
    assert rout_points(table.q, table.s, 0) == 0
