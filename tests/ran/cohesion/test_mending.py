"""What mends without a die (10.4, 11.71, 11.72)."""

import pytest

from samurai_odds import OddsError, ran


@pytest.mark.parametrize(
    ("unit", "options", "state", "hits"),
    [
        ("AS 6-4/5-3 3h", {}, "ordered", 1),
        ("AS 6-4/5-3 3h", {"phases": 2}, "ordered", 0),
        ("AS 6-4/5-3 disrupted 1h", {"busho": "near"}, "ordered", 2),
        ("AS 6-4/5-3 disrupted 1h", {}, "ordered", 3),
        ("AS 6-4/5-3 disrupted 1h", {"busho": "none"}, "disrupted", 0),
        ("AS 6-4/5-3 disrupted 4h", {"busho": "near"}, "disrupted", 2),
        ("AS 6-4/5-3 disrupted 4h", {"busho": "near", "phases": 2}, "ordered", 3),
        ("AS 6-4/5-3 disrupted 4h", {"hara_kiri": "remove", "busho": "near"}, "ordered", 4),
        ("AS 6-4/5-3 disrupted", {"hara_kiri": "recover", "phases": 0}, "ordered", 2),
        ("AS 5-4/5-3 disrupted 3h", {}, "disrupted", 0),
        # 11.71, 11.72: neither in an enemy zone nor under missiles; hits only in a clear hex
        ("AS 6-4/5-3 3h", {"in_zone": "all"}, "ordered", 3),
        ("AS 6-4/5-3 disrupted 1h", {"under_fire": "1"}, "disrupted", 1),
        ("AS 6-4/5-3 3h", {"not_clear": "1"}, "ordered", 3),
        ("AS 6-4/5-3 disrupted 1h", {"not_clear": "1"}, "ordered", 3),
        ("AS 6-4/5-3 3h", {"in_zone": "1", "hara_kiri": "remove"}, "ordered", 2),
        ("AS 6-4/5-3 disrupted", {"in_zone": "1", "hara_kiri": "recover"}, "disrupted", 0),
    ],
)
def test_mending(unit, options, state, hits):
    odds = ran.recover(unit, **options)
    assert odds.p(f"unit_state == '{state}' and unit_hits == {hits}") == 1


def test_a_suicide_lets_two_recover():
    units = " + ".join(["AS 6-4/5-3 disrupted"] * 3)
    odds = ran.recover(units, hara_kiri="recover", phases=0)
    assert odds.p("unit_state_2 == 'ordered' and unit_state_3 == 'disrupted'") == 1


def test_conditions_are_told_unit_by_unit():
    odds = ran.recover("AS 6-4/5-3 3h + AS 6-4/5-3 3h", under_fire="2")
    assert odds.p("unit_hits_1 == 1 and unit_hits_2 == 3") == 1
    assert "unit 2 can do nothing in range and sight of enemy missiles" in str(odds)
    with pytest.raises(OddsError, match="in-zone '3': all, or numbers from 1 to 2"):
        ran.recover("AS 6-4 1h + AS 6-4 1h", in_zone="3")
