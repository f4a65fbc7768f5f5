"""Fire: against the reference, the rulebook's example, rules one by one, refusals."""

import pytest

from samurai_odds import OddsError, ran
from samurai_odds.engine.limit import Limit
from samurai_odds.ran import question
from tests.ran.fire.cases import LAST, among, ask, draw, entering, names
from tests.ran.reference.fire import table
from tests.ran.reference.shock import Case, Force, shock
from tests.ran.tools import assert_same_table, assert_sample_agrees, replay, table_of


def assert_agrees(case):
    odds = ask(case)
    known, wanted = names(case, odds), table(case)
    fixed = len(known)
    keep = [*range(fixed)]
    for place, name in enumerate(LAST, fixed):
        if name in odds.variables:
            known.append(name)
            keep.append(place)
        else:
            assert {key[place] for key in wanted} <= {0, "none"}, name
    short = {}
    for key, p in wanted.items():
        cut = tuple(key[k] for k in keep)
        short[cut] = short.get(cut, 0) + p
    assert_same_table(odds, tuple(known), short)


@pytest.mark.quick(10)
@pytest.mark.parametrize("seed", range(120))
def test_agrees_with_the_reference(seed):
    assert_agrees(draw(seed))


@pytest.mark.quick(10)
@pytest.mark.parametrize("seed", range(300))
def test_agrees_among_other_units(seed):
    # 6.74, 7.14, 7.18, 8.22, 8.37, 8.61, 9.11, 11.52
    assert_agrees(among(draw(seed), seed))


@pytest.mark.quick(5)
@pytest.mark.parametrize("seed", range(60))
def test_agrees_on_entry(seed):
    # 8.41, 8.22, 8.62, 9.31, R32: guns fire together, and Kibamusha charge them
    assert_agrees(entering(draw(seed), seed))


def test_kibamusha_shot_at_on_entering_a_zone_charge():
    # 8.62, 9.31, R32: they began the phase apart, so they are disrupted at the end of the charge
    for units in ("AS-T 5-4", "AS-T 5-4 + AS-T 5-4"):
        odds = ran.fire(units, "KB 8-6/7-5", mode="entry", shock=True)
        came = odds.given("charge == 1 and target_state != 'routed'")
        assert came.p("target_state == 'disrupted'") == 1
    began = ran.fire("AS-T 5-4", "KB 8-6/7-5", mode="entry", shock=True, began="adjacent")
    assert began.given("charge == 1").p("target_state == 'ordered'") > 0
    near = ran.fire("AS-T 5-4", "KB 8-6/7-5", shock=True, began="apart")
    assert near.given("charge == 1").p("target_state == 'ordered'") == 0


def asked(firer, target, **options):
    return question("fire", {"firer": firer, "target": target, **options})


def test_example_8_52_hits_before_the_disruption_check():
    # TQ 6 with 5 hits, 2D: disrupted with one hit; failing the check costs another.
    shot = asked("AS-T 5-4", "SI 6-4/5-3 5h", range=1)
    failed, passed = replay(shot, [7, 6]), replay(shot, [7, 5])
    assert (failed["target_state"], failed["target_hits"]) == ("disrupted", 2)
    assert (passed["target_state"], passed["target_hits"]) == ("disrupted", 1)


def test_gunfire_makes_kibamusha_charge_without_a_roll():
    odds = ran.fire("AS-T 5-4", "KB 8-6/7-5", range=2)
    # two hits on 7, 8 and 9; on 9 the D disrupts one time in ten
    assert odds.p("charge == 1") == pytest.approx(0.29)
    assert ran.fire("AS-T 5-4", "KB 8-6/7-5 disrupted", range=2).p("charge == 1") == 0
    assert "charge" not in ran.fire("AS-T 5-4", "KB 8-6/7-5", unreachable=True).variables


def test_bows_provoke_nobody():
    assert "charge" not in ran.fire("AS-B 5-4", "SI 7-4").variables


def test_harassed_infantry_is_lured_forward():
    odds = ran.fire("KB-B 6-6", "AS 6-4/5-3", mode="harass")
    # hit on 3 and more, then a die above 6
    assert odds.p("lured == 1") == pytest.approx(0.7 * 0.3, abs=0.02)


def test_bystanders_fire_first():
    end = replay(asked("KB-B 4-6 2h", "AS 6-4/5-3", mode="harass", bystander="AS-B 5-3"), [9])
    assert (end["firer_state"], end["hits"]) == ("eliminated", 0)


def test_bow_cavalry_provoked_by_guns_that_fire_back_shocks_them():
    # 8.62: put together from the fire's own answer and the shock's reference
    names = ("hits", "return_hits", "target_state", "target_hits", "firer_state", "firer_hits")
    last = ("firer_charges", "attacked", "retreat", "engaged")
    units, options = ("KB-B 7-6 1h", "AS-T 6-4"), {"return_fire": True, "firer_busho": "4/4"}
    plain = table_of(ran.fire(*units, **options), (*names, "firer_busho", "firer_charges"))
    wanted = {}
    for (*ended, fate, charges), chance in plain.items():
        hits, back, his, his_hits, mine, my_hits = ended
        if not charges or mine == "eliminated" or his == "eliminated":
            key = (*ended, fate, charges, 0, "none", 0)
            wanted[key] = wanted.get(key, 0) + chance
            continue
        man = (4, 4, ("wounded",) if fate == "wounded" else ()) if fate != "dead" else None
        case = Case((Force("KB-B", 7, 7, my_hits),), (Force("AS-T", 6, 6, his_hits),), (man, None))
        for then, p in shock(case).items():
            a, d = then.a[0], then.d[0]
            retreat = {"attacker": "firer", "defender": "target"}.get(then.retreat, "none")
            after = "dead" if fate == "dead" else then.men[0]
            key = (hits, back, d.state, d.hits, a.state, a.hits, after, 1, then.attacked, retreat)
            wanted[(*key, then.engaged)] = wanted.get((*key, then.engaged), 0) + chance * float(p)
    odds = ran.fire(*units, **options, shock=True)
    assert odds.p("firer_charges == 1") > 0.1
    assert_same_table(odds, (*names, "firer_busho", *last), wanted)


def test_a_busho_killed_under_fire_may_lose_his_men():
    odds = ran.fire(
        "AS-T 5-4", "AS 6-4/5-3", target_busho="5/5", target_contingent="8/4/4", busho_straight=True
    )
    # killed with 9 then 6-9; limit 2, plus 2: flees on 0-4. Or the unit's loss adds one.
    assert odds.p("target_busho == 'dead'") == pytest.approx(0.04)
    assert odds.p("target_fled == 1") >= 0.04 * 0.5 - 1e-12


@pytest.mark.parametrize("seed", [3, 8, 14, 15, 40])
def test_sampled_agrees_with_exact(seed):
    case = draw(seed)
    assert_sample_agrees(ask(case), ask(case, limit=Limit(samples=150_000), seed=9))


@pytest.mark.parametrize(
    ("firer", "target", "options", "said"),
    [
        ("AS 5-4", "AS 6-4", {}, "only AS-T, AS-B"),
        ("AS-T 5-4", "AS 6-4", {"range": 4}, "fires up to 3 hexes"),
        ("AS-B 5-4", "AS 6-4", {"range": 4}, "4 at a lower target"),
        ("AS-T 5-4", "AS 6-4", {"mode": "retire"}, "only bows fire at who leaves"),
        ("AS-T 5-4", "AS 6-4", {"mode": "harass"}, "only KB-B harass"),
        ("AS-B 5-4 + AS-B 5-4", "AS 6-4", {}, "only AS-T fire volleys"),
        (" + ".join(["AS-T 5-4"] * 4), "AS 6-4", {}, "a volley is of 3 at most"),
        ("Honjin 5-0", "AS 6-4", {}, "in reaction only"),
        ("AS-T 5-4 engaged", "AS 6-4", {}, "engaged units do not fire"),
        ("AS-T 5-4", "AS 6-4 engaged", {}, "no place under fire"),
        ("AS-T 5-4", "AS 6-4", {"return_fire": True}, "it has no missiles"),
        ("AS-T 5-4", "AS-B 6-4", {"return_fire": True, "mode": "return"}, "a reaction itself"),
        ("AS-T 5-4", "AS 6-4", {"range": 2, "mode": "entry"}, "its range is 1"),
        ("AS-T 5-4", "AS 6-4 + AS 6-4", {}, "fire is at one unit"),
        ("AS-T 5-4", "SI 6-4", {"shock": True, "began": "apart"}, "only of Kibamusha"),
        ("AS-T 5-4", "KB 6-4", {"began": "apart"}, "began without shock"),
        ("AS-T 5-4 + AS-T 5-4", "AS 6-4", {"mode": "return"}, "ordered or on entry"),
        ("AS-T 5-4", "AS 6-4", {"terrain": "bog"}, "unknown terrain 'bog'"),
        ("AS-T 5-4", "AS 6-4", {"bystander": "AS-B 5-4"}, "without mode harass"),
        ("AS-T 5-4", "AS 6-4", {"hexside": ("stream",)}, "hexside without shock"),
        ("AS-T 5-4", "AS 6-4", {"mode": "entry", "own_flank": True}, "own-flank in mode entry"),
        ("AS-B 5-4", "AS 6-4", {"mode": "retire", "own_flank": True}, "own-flank in mode retire"),
        ("Honjin 5-0", "AS 6-4", {"mode": "return", "own_flank": True}, "own-flank of a Honjin"),
        ("AS-B 5-4", "Honjin 6-0", {"return_fire": True, "return_flank": True}, "by a Honjin"),
        ("AS-B 5-4", "AS 6-4", {"no_retreat": "both"}, "no-retreat without shock"),
        ("AS-B 5-4", "AS 6-4", {"firer_terrain": "woods"}, "firer-terrain without"),
        ("AS-T 5-4", "AS 6-4", {"lower": True}, "lower with guns"),
        ("AS-T 5-4", "AS 6-4", {"busho_straight": True}, "without a busho"),
        ("AS-B 5-4", "AS 6-4", {"unreachable": True}, "provokes no charge"),
        ("AS-T 5-4", "AS 6-4", {"charge_through": "flank"}, "without shock"),
        ("AS-B 5-4", "AS 6-4", {"charge_through": "flank", "shock": True}, "provokes no charge"),
        ("KB-B 5-4", "AS 6-4", {"mode": "harass", "bystander": "AS 5-4 2h"}, "only bow-armed"),
    ],
)
def test_refusals(firer, target, options, said):
    with pytest.raises(OddsError, match=said):
        ran.fire(firer, target, **options)
