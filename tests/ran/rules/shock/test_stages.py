"""What one stage of a Shock Segment leaves to the next, and who leads (9.2, 9.25, 9.34, 5.65)."""

from samurai_odds.ran.combat import combat_layout as combat
from samurai_odds.ran.rules import layout as at
from samurai_odds.ran.rules.decisions.packed import who_of
from samurai_odds.ran.rules.layout import State
from samurai_odds.ran.rules.shock import layout as sh
from samurai_odds.ran.scenario.scenario import Scenario
from tests.ran.rules.shock.board import Segment, without_busho
from tests.ran.scenario.drawing import drawn

AS = "AS 6-4/5-3"

PAIR = """
. . . . .
. .a1s .a2s . .
. .A1n .A2n .A3n .
. . . . .
"""


def pair(own: str = f"A1-A3 {AS}", enemy: str = f"a1-a2 {AS}", rest: str = "") -> Scenario:
    """A1 has a1 before it, A2 both, A3 a2: rows 2 and 3."""
    return drawn(PAIR, {"A": own, "a": enemy}, rest=rest)


def test_who_was_sent_by_gunfire_attacks_first_of_either_side() -> None:
    table = Segment(without_busho(pair()), "A", moved=("A3",))
    table.sent("a1", "A1", at.BY_GUNFIRE)
    table.begin()
    assert table.s.shock.stage == sh.BY_GUNFIRE
    assert table.of(State.shock.combat_of, "a1") == table.of(State.shock.combat_of, "A1") > 0
    assert table.of(State.shock.combat_of, "A2") == table.of(
        State.shock.combat_of, "a1"
    )  # in its zone (9.11)
    table.give(6, 6)  # both react and stand
    while table.s.shock.stage == sh.BY_GUNFIRE:
        table.give(table.options[0] if table.options else 5)
    # A1 and A2, engaged now, must strike back; a1 has had its attack, but not been attacked
    assert 0 not in table.options
    assert {("A1", sh.RIGHT), ("A2", sh.LEFT), ("A3", sh.LEFT)} <= table.attacks()
    assert table.of(State.shock.attacked, "a1") == 1


def test_who_is_provoked_leaves_the_second_enemy_to_friends_who_must_attack_him() -> None:
    """9.2, 9.11: A3 has moved before a2."""
    bound = Segment(pair(), "A", moved=("A3",))
    bound.sent("A2", "a1", at.BY_GUNFIRE)
    bound.begin()
    assert State(bound.s).shock.stage == sh.BY_GUNFIRE
    assert (bound.of(State.shock.combat_of, "a1") > 0, bound.of(State.shock.combat_of, "a2")) == (
        True,
        0,
    )
    alone = Segment(pair(), "A")
    alone.sent("A2", "a1", at.BY_GUNFIRE)
    alone.begin()
    assert alone.of(State.shock.combat_of, "a2") == alone.of(State.shock.combat_of, "a1") > 0


def test_a_shock_amid_the_movement_leaves_the_vow_to_charge() -> None:
    """9.34, 8.36: A3's last point has taken it beside the enemy; a1 rides after harassers first."""
    table = Segment(pair(), "a", kind=at.SHOCK_LURED)
    table.sent("a1", "A1", at.BY_LURE)
    table.s.shock_unit = table.unit("a1")
    table.set(State.move.last_point, "A3", 1)
    table.begin().until([at.CHOOSE_CONTINGENT])
    assert table.of(State.move.last_point, "A3") == 1


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
        own = next(v for v in table.options if v and who_of(v) == table.unit(label))
        table.give(own)
    assert table.of(State.shock.combat_of, "A1") == table.of(State.shock.combat_of, "A2") > 0
    table.give(9, 0)  # A1 does not come, A2 does
    table.until([sh.FIGHTING])
    assert table.s.shock.leader[0] == table.busho("B")


def test_two_contingents_sent_by_gunfire_roll_for_their_coordination() -> None:
    """5.73: the roll is for the whole segment, and for the side under orders alone."""
    units = {"A": f"A1 {AS}", "B": f"B1 {AS}", "a": f"a1-a2 {AS}"}
    rows = PAIR.replace(".A1n .A2n .A3n", ".A1n .   .B1n")
    table = Segment(drawn(rows, units), "A", moved=("A1", "B1"))
    table.s.second = table.busho("B")
    table.sent("A1", "a1", at.BY_GUNFIRE)
    table.sent("B1", "a2", at.BY_GUNFIRE)
    table.begin()
    assert table.phase == sh.COORDINATING
    table.give(9)  # only the first-named attacks
    assert table.s.shock.coordinated == combat.FIRST_ONLY
    table.until([at.CHOOSE_CONTINGENT])
    assert (table.of(State.shock.targeted, "a1"), table.of(State.shock.targeted, "a2")) == (1, 0)
