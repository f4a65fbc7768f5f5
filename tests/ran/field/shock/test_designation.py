"""Who must and may attack, and whom (9.1, 9.2, 9.3; R31, R36, R71, R74)."""

from samurai_odds.ran.field import layout as at
from samurai_odds.ran.field.shock import layout as sh
from samurai_odds.ran.scenario.scenario import Scenario
from tests.ran.field.shock.board import Segment, state_and_hits, without_busho
from tests.ran.scenario.drawing import drawn

AS, SI, KB = "AS 6-4/5-3", "SI 7-4/6-3", "KB 7-6/6-5"
LEFT, RIGHT, BOTH, CHARGE = sh.LEFT, sh.RIGHT, sh.BOTH, sh.CHARGE

PAIR = """
. . . . .
. .a1s .a2s . .
. .A1n .A2n .A3n .
. . . . .
"""


def pair(own: str = f"A1-A3 {AS}", enemy: str = f"a1-a2 {AS}", rest: str = "") -> Scenario:
    """A1 has a1 before it, A2 both, A3 a2: rows 2 and 3."""
    return drawn(PAIR, {"A": own, "a": enemy}, rest=rest)


def test_who_has_moved_must_attack_all_that_nobody_else_does() -> None:
    table = Segment(without_busho(pair()), "A", moved=("A1", "A2")).begin()
    assert 0 not in table.options
    # A2 may leave a1 to A1, but a2 to nobody (9.1)
    assert table.attacks() == {("A1", RIGHT), ("A2", RIGHT), ("A2", BOTH)}
    table.give(table.attack("A2", BOTH))
    assert table.phase == sh.REACTING  # A1 is released (9.11)
    assert table.of(sh.COMBAT_OF, "A1") == 0


def test_what_one_leaves_another_must_take() -> None:
    table = Segment(without_busho(pair()), "A", moved=("A1", "A2")).begin()
    table.give(table.attack("A2", RIGHT))
    assert table.of(sh.COMBAT_OF, "A1") == table.of(sh.COMBAT_OF, "a1") > 0
    assert table.of(sh.COMBAT_OF, "A2") == table.of(sh.COMBAT_OF, "a2") > 0
    assert table.of(sh.COMBAT_OF, "a1") < table.of(sh.COMBAT_OF, "a2")  # from left to right


def test_who_did_not_move_may_attack_in_command_with_a_check() -> None:
    table = Segment(pair(), "A").begin()
    assert table.options[0] == 0
    assert {label for label, _ in table.attacks()} == {"A1", "A2", "A3"}
    table.give(next(value for value in table.options if value))
    while table.phase == sh.DESIGNATING:
        table.give(0)
    assert table.phase == sh.CHECKING  # 9.23
    held = [label for label in ("A1", "A2", "A3") if table.of(sh.COMBAT_OF, label)]
    table.give(*(9 for _ in held))
    assert table.is_done()
    assert state_and_hits(table, "a1") == (at.ORDERED, 0)


def test_nobody_attacks_out_of_command_or_disrupted_who_need_not() -> None:
    assert Segment(without_busho(pair()), "A").begin().is_done()
    broken = pair(own=f"A1-A3 {AS} disrupted")
    assert Segment(broken, "A").begin().is_done()


def test_disrupted_who_moved_must_attack_and_check() -> None:
    table = Segment(without_busho(pair(own=f"A1-A3 {AS} disrupted")), "A", moved=("A2",)).begin()
    assert table.phase == sh.CHECKING  # the only attack there is (9.22)


def test_guns_bows_and_camps_never_attack_and_bows_need_not() -> None:
    bows = pair(own="A1 AS-T 5-4; A2 SI-B 5-5; A3 AS-B 5-4")
    table = Segment(without_busho(bows), "A", moved=("A1", "A2", "A3")).begin()
    assert table.options[0] == 0
    assert {label for label, _ in table.attacks()} == {"A2"}
    table.give(table.attack("A2", BOTH))
    assert table.phase == sh.REACTING  # having moved it makes no commitment check (R17)


def test_kibamusha_charge_from_afar_only() -> None:
    riders = pair(own=f"A1-A3 {KB}")
    table = Segment(without_busho(riders), "A", moved=("A2",)).begin()
    assert ("A2", BOTH + CHARGE) in table.attacks()
    table.give(table.attack("A2", BOTH, charging=True))
    assert table.phase == sh.REACTING
    near = Segment(without_busho(riders), "A", moved=("A2",))
    near.set(at.START_HEX, "A2", near.hex("0302"))  # beside a2 when the phase began (R35)
    near.begin()
    assert ("A2", BOTH + CHARGE) not in near.attacks()


def test_engaged_must_attack_and_turn_to_do_so() -> None:
    position = drawn(
        """
. . . . .
. .a1s . . .
. .A1s . . .
. . . . .
""",
        {"A": f"A1 {AS}", "a": f"a1 {AS}"},
        rest="Position:\n  engaged: A1-a1\n",
    )
    table = Segment(without_busho(position), "A").begin()
    assert table.kind == sh.TURN_CHOICE
    facings = [value - 1 for value in table.options]
    table.give(table.options[0])
    assert table.of(at.FACING, "A1") == facings[0]
    assert table.phase == sh.RESOLVING  # neither check is made (9.21, 9.24)


def test_who_was_sent_by_gunfire_attacks_first_of_either_side() -> None:
    table = Segment(without_busho(pair()), "A", moved=("A3",))
    table.sent("a1", "A1", at.BY_GUNFIRE)
    table.begin()
    assert table.s[sh.STAGE] == sh.BY_GUNFIRE
    assert table.of(sh.COMBAT_OF, "a1") == table.of(sh.COMBAT_OF, "A1") > 0
    assert table.of(sh.COMBAT_OF, "A2") == table.of(sh.COMBAT_OF, "a1")  # in its zone (9.11)
    table.give(6, 6)  # both react and stand
    while table.s[sh.STAGE] == sh.BY_GUNFIRE:
        table.give(table.options[0] if table.options else 5)
    # A1 and A2, engaged now, must strike back; a1 has had its attack, but not been attacked
    assert 0 not in table.options
    assert {("A1", RIGHT), ("A2", LEFT), ("A3", LEFT)} <= table.attacks()
    assert table.of(sh.ATTACKED, "a1") == 1


def test_an_exposed_flank_loses_position_superiority() -> None:
    """9.28.1: A1 strikes a1's flank, but a2 on its own rear hex is not attacked (R70)."""
    rows = """
. . . . . .
. .a1nw .A1sw {behind} . .
. . . . . .
"""
    for behind, superior in ((".a2sw", 0), (".a2ne", 1)):
        position = drawn(rows.format(behind=behind), {"A": f"A1 {SI}", "a": f"a1-a2 {AS}"})
        table = Segment(without_busho(position), "A", moved=("A1",)).begin()
        assert table.phase == sh.REACTING
        assert table.of(sh.SUPERIOR, "A1") == superior
