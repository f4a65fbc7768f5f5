"""What `careful` and the others count: dangers that may come, tokens that are lost."""

import pytest

from samurai_odds.battles.bots.playing_by_odds import unit_asked
from samurai_odds.battles.bots.prospects import danger
from samurai_odds.battles.bots.strike_values import honor_lost
from samurai_odds.battles.rules import layout as at
from tests.battles.bots.staged_turns import begun, position

ONE = "order-one-center order-one-center"


def test_close_combat_that_the_ground_forbids_is_no_danger() -> None:
    """Cavalry may not attack a castle in close combat (B11)."""
    for ground, feared in (("c", False), (".", True)):
        q, s = begun(position({"f6": f"{ground}AS", "f5": ".cs"}, ONE))
        assert (danger(q, s, 1, int(s.unit_hex[1])) > 0) == feared


@pytest.mark.parametrize(
    ("unit", "tokens"), [("AS", 1), ("AB", 1), ("SS", 2), ("CB", 2), ("LV", 2), ("BGC", 2)]
)
def test_the_tokens_that_a_retreat_costs_are_those_of_the_rules(unit: str, tokens: int) -> None:
    """Retreat & Loss of Honor; a levy pays a flat 2."""
    q, _ = begun(position({"f9": f".{unit}", "f2": ".as"}, ONE))
    assert honor_lost(q, 1) == tokens


def test_a_unit_harmed_by_a_general_is_the_one_that_retreats() -> None:
    _, s = begun(position({"f9": ".AS", "f2": ".as", "g2": ".ab"}, ONE))
    s.phase, s.harmed, s.attacker = at.INITIATIVE_RETREAT, 2, 0
    s.asked = 1 - s.active
    assert unit_asked(s) == 2
    s.asked = s.active
    assert unit_asked(s) == 2
