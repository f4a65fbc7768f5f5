"""What lies around a combat: told, sampled, refused."""

import pytest

from samurai_odds import OddsError, ran
from samurai_odds.engine.limit import Limit
from tests.ran.combat.test_edges import WOODS
from tests.ran.tools import assert_sample_agrees


def test_each_is_told_under_its_rule():
    options = {"defender_behind": "AS 5-4/4-3", "advance_fire": ("AS-T 5-4",), **WOODS}
    odds = ran.shock("SI 7-4/6-3", "AS 6-4/5-3", shift=1, **options)
    told = odds.given("next_charge == 1").trace(0)
    for wanted in (
        "retreats a hex, through the friend behind it",
        "RAN 6.74: the AS behind the defender takes 1 hit, 1 in all",
        "RAN 8.61: the attacker (SI) is provoked",
        "RAN 11.52, 7.14: turning on arriving, the attacker (SI) takes",
    ):
        assert wanted in told
    harassed = ran.fire("KB-B 6-6", "AS 6-4/5-3", mode="harass", approach="flank")
    assert "RAN 8.37: the target (AS) is harassed: die" in harassed.trace(0)
    assert "RAN 11.71-11.72: phase 1: the unit removes" in ran.recover("AS 6-4 2h").trace(0)


def test_two_busho_in_a_duel_of_units_come_to_no_casualty_roll():
    units, men = ("SI 7-4/6-3", "AS 6-4/5-3"), {"attacker_busho": "5/5", "defender_busho": "5/5"}
    rests = ran.shock(*units, **men).provenance.rests_on
    assert "busho casualty" not in rests
    assert "a second wound kills (R2)" not in rests
    alone = ran.shock(*units, attacker_busho="5/5").provenance.rests_on
    assert "busho casualty" in alone
    assert "a second wound kills (R2)" not in alone
    wounded = ran.shock(*units, attacker_busho="5/5 wounded").provenance.rests_on
    assert "a second wound kills (R2)" in wounded


def test_fire_that_provokes_nobody_says_so():
    assert "no shock follows" in str(ran.fire("AS-B 5-4", "AS 6-4/5-3", shock=True))
    assert "no shock follows" not in str(ran.fire("AS-T 5-4", "AS 6-4/5-3", shock=True))


@pytest.mark.parametrize(
    ("procedure", "units", "options"),
    [
        (
            "shock",
            ("SI 7-4/6-3", "AS 6-4/5-3"),
            {"defender_behind": "AS 5-4/4-3 4h", "advance_fire": ("AS-T 5-4",), **WOODS},
        ),
        (
            "fire",
            ("AS-T 5-4 + AS-T 5-4", "KB 7-6/6-5"),
            {"shock": True, "volley_ranges": "1,2", "charge_zone": "1,2"},
        ),
        (
            "fire",
            ("KB-B 6-6", "AS-T 5-4"),
            {"mode": "harass", "approach": "flank", "return_fire": True, "shock": True},
        ),
        (
            "assault",
            ("SI 7-4/6-3", "AS-T 5-4"),
            {"approach": "flank", "withdraws": 2, "caught": True, "entry_fire": ("AS-T 5-4",)},
        ),
    ],
)
def test_sampled_agrees_with_exact(procedure, units, options):
    ask = getattr(ran, procedure)
    sampled = ask(*units, limit=Limit(samples=150_000), seed=11, **options)
    assert_sample_agrees(ask(*units, **options), sampled)


@pytest.mark.parametrize(
    ("procedure", "units", "options", "said"),
    [
        ("shock", ("AS 6-4", "AS 6-4 through"), {}, "without defender-behind"),
        ("shock", ("AS 6-4", "AS 6-4 stuck"), {"defender_behind": "AS 5-4"}, "cannot retreat"),
        ("shock", ("AS 6-4", "AS 6-4"), {"defender_behind": "Honjin 5-0"}, "through a Honjin"),
        ("shock", ("AS 6-4", "AS 6-4"), {"defender_behind": "AS 5-4 check"}, "with check: choose"),
        ("shock", ("AS 6-4", "AS 6-4 + AS 6-4"), {"defender_behind": "AS 5-4"}, "put 'through'"),
        ("shock", ("KB 6-4 charge engaged-elsewhere", "AS 6-4"), {}, "may not charge"),
        ("shock", ("AS 6-4", "AS 6-4"), {"advance_fire": ("AS-T 5-4",) * 7}, "at most 6"),
        ("shock", ("AS 6-4", "AS 6-4"), {"advance_fire": ("AS 5-4",)}, "a unit that can fire"),
        ("fire", ("AS-T 5-4", "AS 6-4"), {"volley_ranges": "1"}, "with one firer"),
        ("fire", ("AS-T 5-4 + AS-T 5-4", "AS 6-4"), {"volley_ranges": "1"}, "has 2 units"),
        ("fire", ("AS-T 5-4 + AS-T 5-4", "AS 6-4"), {"volley_ranges": "1,4"}, "fires up to 3"),
        (
            "fire",
            ("AS-T 5-4 + AS-T 5-4", "AS 6-4"),
            {"volley_ranges": "1,2", "range": 1},
            "give one of them",
        ),
        ("fire", ("AS-T 5-4 + AS-T 5-4", "AS 6-4"), {"charge_zone": "1,2"}, "ask for the shock"),
        ("fire", ("AS-T 5-4 + AS-T 5-4", "AS-B 6-4"), {"return_to": "1"}, "nothing is fired back"),
        (
            "fire",
            ("AS-T 5-4 + AS-T 5-4", "AS-B 6-4"),
            {"return_flanks": "3", "return_fire": True},
            "numbers from 1 to 2",
        ),
        ("fire", ("AS-T 5-4", "AS-B 6-4"), {"beside": "AS 5-4", "shock": True}, "provokes none"),
        (
            "fire",
            ("KB-B 5-4", "KB 6-4"),
            {"beside": "AS 5-4", "shock": True, "mode": "harass"},
            "only he and who follows him",
        ),
        (
            "fire",
            ("AS-T 5-4", "AS 6-4"),
            {"entry_fire": ("AS-B 5-4",), "shock": True},
            "only the non-phasing side",
        ),
        ("fire", ("AS-T 5-4", "AS 6-4"), {"approach": "flank"}, "only harassed units turn"),
        ("fire", ("KB-B 5-4", "AS 6-4"), {"mode": "harass", "turn": "always"}, "already"),
        ("fire", ("AS-T 5-4", "AS 6-4"), {"target_behind": "AS 5-4"}, "ask for the shock"),
        ("assault", ("KB 6-4", "AS 6-4"), {"withdraws": 1}, "from Kibamusha nobody can"),
        ("assault", ("AS 6-4", "AS 6-4"), {"caught": True}, "caught without withdraws"),
        ("assault", ("AS 6-4", "Honjin 6-0"), {"withdraws": 1}, "it never moves"),
        ("assault", ("AS 6-4", "AS 6-4 engaged-elsewhere"), {"withdraws": 1}, "such a unit cannot"),
        (
            "assault",
            ("AS 6-4", "AS 6-4"),
            {"withdraws": 1, "entry_fire": ("AS-T 5-4",)},
            "'caught' meets it",
        ),
        ("alone", ("Honjin",), {}, "unknown type of enemy 'Honjin'"),
        ("alone", ("KB",), {"stays": True}, "nobody can withdraw"),
        ("alone", ("AS",), {"surrounded": True}, "surrounded needs stays"),
        ("recover", ("AS 6-4 engaged",), {}, "only units out of combat"),
        ("recover", ("AS 6-4",), {"phases": 0}, "nothing is done"),
    ],
)
def test_refusals(procedure, units, options, said):
    with pytest.raises(OddsError, match=said):
        getattr(ran, procedure)(*units, **options)
