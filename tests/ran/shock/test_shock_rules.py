"""Shock rule by rule: engaged, Banzai, retreats, heads, coordination, fire at who advances."""

import pytest

from samurai_odds import ran
from samurai_odds.ran.units import read_unit
from tests.ran.reference.shock import Force, One
from tests.ran.reference.shots import under_fire
from tests.ran.shock.test_shock import asked
from tests.ran.tools import replay, table_of


def test_of_two_alone_both_are_engaged():
    both = table_of(ran.shock("AS 6-4", "SI 7-4", engaged=True), ("attacker_hits", "defender_hits"))
    for one, other in (("AS 6-4 engaged", "SI 7-4"), ("AS 6-4", "SI 7-4 engaged")):
        assert table_of(ran.shock(one, other), ("attacker_hits", "defender_hits")) == both


def test_banzai_needs_no_commitment_check():
    # 6.53, for disrupted units too; they still shock two columns to the left
    units = "SI 7-4/6-3 disrupted {}", "AS 6-4/5-3"
    banzai = ran.shock(units[0].format("banzai"), units[1])
    assert banzai.p("attacked == 1") == 1
    assert ran.shock(units[0].format(""), units[1]).p("attacked == 1") == pytest.approx(0.7)
    assert "column 7," in banzai.trace(0)


def test_of_several_units_each_retreat_is_told():
    # one breaks off (9.12), the other may be thrown back or not (11.4)
    odds = ran.shock("AS 6-4/5-3 disrupted + AS 7-4", "SI 7-4", engaged=True, shift=-2)
    off = odds.given("attacker_retreat_1 == 1 and attacked == 1")
    assert 0 < off.p("attacker_retreat_2 == 1") < 1
    either = odds.p("attacker_retreat_1 == 1 or attacker_retreat_2 == 1")
    assert either == pytest.approx(odds.p("retreat == 'attacker'"))
    assert "defender_retreat_1" not in odds.variables


def test_a_head_is_taken_and_a_hit_kept():
    units, men = ("AS 6-4/5-3", "AS 6-4/5-3"), ("6/5 1h", "5/5 so-taisho")
    odds = ran.shock(*units, attacker_busho=men[0], defender_busho=men[1])
    duel = ran.duel(*men)
    assert odds.expect("attacker_head") == pytest.approx(duel.expect("first_head"))
    assert odds.expect("defender_head") == pytest.approx(duel.expect("second_head"))
    # 10.16: the hit that he came with, and one of this fight if he took any
    kept = duel.p("result == 'first' and first_hits > 1")
    assert odds.p("attacker_busho_hits == 2") == pytest.approx(kept)
    assert odds.given("attacker_busho == 'dead'").expect("attacker_busho_hits") == 0
    # the head goes off the rout points
    text = "shock 'AS 6-4/5-3' 'AS 6-4/5-3' --attacker-busho 5/5 --defender-busho 6/5"
    alone = ran.shock(*units, attacker_busho="5/5", defender_busho="6/5")
    wanted = alone.expect("defender_rout_points - defender_head")
    assert ran.rout(level=20, combat=(text,)).expect("lost") == pytest.approx(wanted)


@pytest.mark.parametrize(
    ("attacker", "defender", "options", "named"),
    [
        ("SI 7-4/6-3", "AS-T 5-4", {"shift": 12}, "columns kept within 1 to 13 (R1)"),
        (
            "SI 7-4/6-3",
            "AS-T 5-4",
            {"attacker_busho": "6/5 lost-face", "defender_busho": "5/5"},
            "lost face in a fight (R12)",
        ),
    ],
)
def test_assumed_rulings_are_named(attacker, defender, options, named):
    assert ran.shock(attacker, defender, **options).provenance.rests_on[named] == "assumed"
    assert named not in ran.shock(attacker, defender).provenance.rests_on


def test_coordination_mixes_three_shocks():
    # 5.73: 0-4 as planned, 5-7 all one to the left, 8-9 the first contingent alone
    both, target = "SI 7-4/6-3 + AS 6-4/5-3", "AS 6-4/5-3 1h"
    odds = ran.shock(both, target, second_contingent="2", attacker_uses=1)
    parts = (
        (0.5, ran.shock(both, target, attacker_uses=1)),
        (0.3, ran.shock(both, target, attacker_uses=1, shift=-1)),
        (0.2, ran.shock("SI 7-4/6-3", target)),
    )
    for figure in ("defender_hits", "defender_state == 'disrupted'", "retreat == 'defender'"):
        wanted = sum(share * part.figure(figure) for share, part in parts)
        assert odds.figure(figure) == pytest.approx(wanted)
    assert "5.73" in odds.trace(0)


@pytest.mark.parametrize(
    ("attacker", "defender"),
    [("SI 6-4/5-3 3h", "AS-T 5-4 3h"), ("SI-B 6-4 4h", "AS 5-4")],
)
def test_fire_at_who_advances(attacker, defender):
    watched = ran.shock(attacker, defender, advance_fire=("AS-T 5-4",))
    plain = ran.shock(attacker, defender)
    assert watched.p("advance == 1") == pytest.approx(plain.p("advance == 1"))
    assert watched.p("defender_state == 'eliminated'") == pytest.approx(
        plain.p("defender_state == 'eliminated'")
    )
    force = read_unit(attacker, "it")
    wanted = {}
    for key, chance in table_of(
        plain, ("advance", "attacker_state", "attacker_hits", "defender_state")
    ).items():
        advance, state, hits, other = key
        if not advance:
            wanted[key] = wanted.get(key, 0) + chance
        else:
            unit = Force(force.type, force.tq, force.second_tq)
            for p, struck, _, _ in under_fire(unit, One(state, hits), Force("AS-T", 5, 5), 1, 0, 0):
                then = (advance, struck.state, struck.hits, other)
                wanted[then] = wanted.get(then, 0) + chance * float(p)
    found = table_of(watched, ("advance", "attacker_state", "attacker_hits", "defender_state"))
    assert found == pytest.approx(wanted)


def test_the_unit_that_advances_is_the_one_with_position_superiority():
    # 11.53: not the stronger SI, but the AS on the flank, is fired at
    told = asked(
        "SI 8-4/7-3 + AS 6-4/5-3 flank 4h",
        "AS-T 5-4 4h",
        advance_fire=("AS-T 5-4",),
        attacker_uses=2,
        shift=5,
    )
    end = replay(told, [0, 9, 9, 0])
    assert end["attacker_state_2"] == "disrupted"
    assert end["attacker_state_1"] == "ordered"
