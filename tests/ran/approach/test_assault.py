"""Assault: the joint result put together by hand from the references of its parts."""

import random
from dataclasses import replace

import pytest

from samurai_odds import OddsError, ran
from samurai_odds.engine.limit import Limit
from tests.ran.reference.assault import showing, wanted
from tests.ran.reference.shock import Force
from tests.ran.tools import assert_same_table, assert_sample_agrees

NAMES = ("turned", "entry_hits", "attacked", "attacker_state", "defender_state")
LAST = ("attacker_hits", "defender_hits", "retreat", "engaged", "advance")


def draw(seed):
    luck = random.Random(seed)
    kind = luck.choice(("KB", "SI", "AS", "SI-B", "KB-B"))
    other = luck.choice(("KB", "SI", "AS", "AS-T", "AS-B", "SI-B", "Honjin"))
    mine, his = luck.randint(4, 8), luck.randint(4, 8)
    charge = {"charge"} if kind == "KB" and luck.random() < 0.5 else set()
    attacker = Force(kind, mine, mine - 1, luck.randint(0, mine - 1), frozenset(charge))
    words = {w for w in ("stuck", "surrounded") if luck.random() < 0.2}
    hits = luck.randint(0, his - 1)
    if not Force(other, his, his - 1).missile and luck.random() < 0.3:
        words, hits = {*words, "disrupted"}, max(0, hits - 1)
    defender = Force(other, his, his - 1, hits, frozenset(words))
    approach = "front" if other == "Honjin" else luck.choice(("front", "flank", "rear"))
    woods = luck.random() < 0.3
    return attacker, defender, approach, woods, luck.choice((0, 0, 1))


@pytest.mark.quick(5)
@pytest.mark.parametrize("seed", range(80))
def test_agrees_with_the_references(seed):
    attacker, defender, approach, woods, bonus = draw(seed)
    options = {"approach": approach, "tq_bonus": bonus, "terrain": ("woods",) if woods else ()}
    odds = ran.assault(attacker.text(), defender.text(), **options)
    table = wanted(attacker, defender, approach, woods, bonus)
    assert_same_table(odds, (*NAMES, *LAST), {key[1:]: p for key, p in table.items()})


def test_kibamusha_shot_at_by_the_guns_they_come_upon_charge():
    # 8.62, 9.31, R32: two hits on 5 and more; the charge disrupts them at its end (9.32)
    odds = ran.assault("KB 8-6/7-5", "AS-T 5-4")
    assert odds.p("charge == 1") == pytest.approx(0.5, abs=0.05)
    assert odds.given("charge == 1").p("attacker_state == 'ordered'") == 0
    assert odds.given("charge == 0 and attacked == 1").p("attacker_state == 'ordered'") > 0.9
    assert "charge" not in ran.assault("SI 7-4", "AS-T 5-4").variables
    assert "charge" not in ran.assault("KB 8-6/7-5", "AS-B 5-4").variables


def drawn_back(seed):
    """Draw an assault upon a unit that withdraws, or is engaged with another."""
    luck = random.Random(f"back {seed}")
    attacker, defender, approach, woods, bonus = draw(seed)
    words = set(defender.words)
    if not defender.missile and luck.random() < 0.4 and defender.hits < showing(defender) - 1:
        words.add("open")
    times, caught = luck.randint(1, 3), luck.random() < 0.7
    if attacker.kind.startswith("KB") or defender.kind == "Honjin" or luck.random() < 0.2:
        times, caught = 0, True
        words.add("engaged-elsewhere")
    defender = replace(defender, words=frozenset(words))
    return attacker, defender, approach, woods, bonus, times, caught


@pytest.mark.quick(5)
@pytest.mark.parametrize("seed", range(120))
def test_agrees_when_it_withdraws_or_is_engaged(seed):
    # 6.4, 7.31, 9.24
    attacker, defender, approach, woods, bonus, times, caught = drawn_back(seed)
    options = {"approach": approach, "tq_bonus": bonus, "terrain": ("woods",) if woods else ()}
    options |= {"withdraws": times, "caught": times > 0 and caught}
    odds = ran.assault(attacker.text(), defender.text(), **options)
    table = wanted(attacker, defender, approach, woods, bonus, times, caught)
    if not times:
        table = {key[1:]: p for key, p in table.items()}
    assert_same_table(odds, (*(["withdrawals"] if times else []), *NAMES, *LAST), table)


@pytest.mark.quick(5)
@pytest.mark.parametrize("seed", range(60))
def test_agrees_when_another_fires_at_the_entry(seed):
    # 8.41, 8.61
    attacker, defender, approach, woods, bonus = draw(seed)
    aside = Force(("AS-T", "AS-B")[seed % 3 == 0], 5, 5)
    options = {"approach": approach, "tq_bonus": bonus, "terrain": ("woods",) if woods else ()}
    odds = ran.assault(attacker.text(), defender.text(), entry_fire=(aside.text(),), **options)
    table = wanted(attacker, defender, approach, woods, bonus, aside=aside)
    assert_same_table(odds, (*NAMES, *LAST), {key[1:]: p for key, p in table.items()})
    if "drawn_aside" in odds.variables:
        assert odds.p("drawn_aside == 1 and attacked == 1") == 0


def test_the_rear_stays_the_rear():
    told = ran.assault("SI 7-4/6-3", "AS 6-4/5-3", approach="rear").trace(1)
    assert "position superiority" in told
    assert "7.18" not in told


def test_who_turns_to_face_gives_no_position_superiority():
    told = ran.assault("SI 7-4/6-3", "KB 7-6/6-5", approach="flank").trace(1)
    assert "position superiority" not in told


def test_kibamusha_turn_to_face_infantry_without_a_roll():
    assert ran.assault("SI 7-4", "KB 7-6", approach="flank").p("turned == 1") == 1
    assert ran.assault("KB 7-6", "SI 7-4", approach="flank").p("turned == 1") == 0
    assert ran.assault("SI 7-4", "KB 7-6", approach="flank", turn="never").p("turned == 1") == 0


def test_nobody_turns_to_rout_itself():
    # 11.36
    units = ("SI 7-4/6-3", "AS 6-4/5-3 disrupted 4h")
    assert ran.assault(*units, approach="flank", terrain=("woods",)).p("turned == 1") == 0
    assert ran.assault(*units, approach="flank").p("turned == 1") == pytest.approx(0.6)


def test_bonus_of_one_side():
    units, flank = ("SI 7-4/6-3", "AS 6-4/5-3"), {"approach": "flank"}
    assert ran.assault(*units, **flank, defender_tq_bonus=1).p("turned == 1") == pytest.approx(0.8)
    assert ran.assault(*units, **flank, attacker_tq_bonus=1).p("turned == 1") == pytest.approx(0.7)


def test_a_busho_may_fall_on_the_way_in():
    odds = ran.assault(
        "SI 7-4/6-3",
        "AS-T 5-4",
        attacker_busho="5/5",
        attacker_contingent="8/4/4",
        busho_straight=True,
    )
    assert odds.p("attacker_fled == 1 and attacked == 0") > 0


def test_sampled_agrees_with_exact():
    units = ("KB 7-6/6-5 charge", "AS-T 5-4")
    sampled = ran.assault(*units, approach="front", limit=Limit(samples=150_000), seed=6)
    assert_sample_agrees(ran.assault(*units, approach="front"), sampled)


@pytest.mark.parametrize(
    ("attacker", "defender", "options", "said"),
    [
        ("AS-B 5-4", "AS 6-4", {}, "never makes a shock attack"),
        ("AS 5-4 disrupted", "AS 6-4", {}, "may not enter a zone"),
        ("AS 5-4 check", "AS 6-4", {}, "must shock without a check"),
        ("AS 5-4", "AS 6-4", {"charge": True}, "only KB and KBH charge"),
        ("AS 5-4 flank", "AS 6-4", {}, "give --approach instead"),
        ("AS 5-4", "AS 6-4", {"turn": "never"}, "only a flank can be turned away"),
        ("AS 5-4", "AS-T 6-4", {"busho_straight": True}, "no busho comes under fire"),
        ("AS 5-4", "Honjin 6-0", {"approach": "rear"}, "all its hexes are front"),
        ("AS 5-4", "AS 6-4 engaged", {}, "not of a unit that is approached"),
        ("AS 5-4", "AS 6-4", {"approach": "above"}, "choose from front, flank, rear"),
    ],
)
def test_refusals(attacker, defender, options, said):
    with pytest.raises(OddsError, match=said):
        ran.assault(attacker, defender, **options)
