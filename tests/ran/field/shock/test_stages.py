"""What one stage of a Shock Segment leaves to the next, and who leads (9.2, 9.25, 9.34, 5.65)."""

from samurai_odds.ran.field import layout as at
from samurai_odds.ran.field.movement import layout as mv
from samurai_odds.ran.field.shock import layout as sh
from tests.ran.field.shock.board import Segment, without_busho
from tests.ran.field.shock.test_designation import LEFT, pair
from tests.ran.scenario.drawing import drawn

AS, HORSE_BOW = "AS 6-4/5-3", "KB-B 6-6"


def test_who_is_provoked_leaves_the_second_enemy_to_friends_who_must_attack_him() -> None:
    """9.2, 9.11: A3 has moved before a2."""
    bound = Segment(pair(), "A", moved=("A3",))
    bound.sent("A2", "a1", at.BY_GUNFIRE)
    bound.begin()
    assert bound.s[sh.STAGE] == sh.BY_GUNFIRE
    assert (bound.of(sh.COMBAT_OF, "a1") > 0, bound.of(sh.COMBAT_OF, "a2")) == (True, 0)
    alone = Segment(pair(), "A")
    alone.sent("A2", "a1", at.BY_GUNFIRE)
    alone.begin()
    assert alone.of(sh.COMBAT_OF, "a2") == alone.of(sh.COMBAT_OF, "a1") > 0


def test_a_shock_amid_the_movement_leaves_the_vow_to_charge() -> None:
    """9.34, 8.36: A3's last point has taken it beside the enemy; a1 rides after harassers first."""
    table = Segment(pair(), "a", kind=at.SHOCK_LURED)
    table.sent("a1", "A1", at.BY_LURE)
    table.s[at.SHOCK_UNIT] = table.unit("a1")
    table.set(mv.LAST_POINT, "A3", 1)
    table.begin().until([at.CHOOSE_CONTINGENT])
    assert table.of(mv.LAST_POINT, "A3") == 1


def test_who_has_trumped_and_done_nothing_names_an_attack() -> None:
    """5.65: it is not enough that he could have."""
    table = Segment(pair(), "A")
    table.s[at.MUST_ACT] = 1
    table.begin()
    assert 0 not in table.options
    table.give(table.attack("A3", LEFT))
    assert 0 in table.options
    far = Segment(without_busho(pair()), "A")
    far.s[at.MUST_ACT] = 1
    assert far.begin().is_done()  # nobody can attack


def test_harassers_shock_only_if_engaged() -> None:
    """8.31 over 9.14, in the later Orders Phases of the turn too; 9.12 over both."""
    table = Segment(pair(own=f"A1 {AS}; A2 {HORSE_BOW}; A3 {AS}"), "A")
    table.set(at.FIRED, "A2", at.HAS_HARASSED)
    table.begin()
    assert {label for label, _ in table.attacks()} == {"A1", "A3"}


def test_a_busho_with_a_unit_that_fights_leads() -> None:
    """9.25, 9.26: his colleague's unit has not come, so it is he who is in danger."""
    rows = """
. . . . .
. .a1s . . .
. .A1n .A2nw . .
. . . . .
"""
    units = {"A": f"A1 {AS}; A2 {AS}", "B": f"B1 {AS}", "a": f"a1 {AS}"}
    rows = rows.replace(". . . . .\n. .a1s", ". . . . .B1s\n. .a1s")
    position = drawn(rows, units, {"A": "A1 4", "B": "0303 4", "a": "a1 4"})
    table = Segment(position, "A").begin()
    for label in ("A1", "A2"):
        own = next(v for v in table.options if v and v % at.ACTION == 1 + table.unit(label))
        table.give(own)
    assert table.of(sh.COMBAT_OF, "A1") == table.of(sh.COMBAT_OF, "A2") > 0
    table.give(9, 0)  # A1 does not come, A2 does
    table.until([sh.FIGHTING])
    assert table.s[sh.LEADER] == table.busho("B")
