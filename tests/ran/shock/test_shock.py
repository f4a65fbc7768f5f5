"""Shock: the rulebook's examples with their dice, refusals, choices, samples, packs."""

import pytest

from samurai_odds import OddsError, ran
from samurai_odds.engine.limit import Limit
from samurai_odds.ran import question
from samurai_odds.ran.facts import shipped_text
from tests.ran.tools import assert_sample_agrees, replay


def asked(attacker, defender, **options):
    return question("shock", {"attacker": attacker, "defender": defender, **options})


# ---- the rulebook's examples ---------------------------------------------------------


def test_example_9_28_engaged_in_front_with_a_disrupted_unit_that_breaks_off():
    two = asked("AS 7-4 engaged + AS 6-4/5-3 disrupted engaged", "SI 7-4 engaged")
    end = replay(two, [7, 6])
    assert (end["attacker_state_2"], end["attacker_hits_2"]) == ("disrupted", 1)
    assert (end["attacker_hits_1"], end["defender_hits"]) == (2, 2)
    assert end["engaged"] == 1
    alone = replay(asked("AS 6-4/5-3 disrupted engaged", "SI 7-4 engaged"), [7])
    assert (alone["attacked"], alone["retreat"], alone["attacker_hits"]) == (0, "attacker", 1)


def test_example_9_28_from_the_flank():
    end = replay(asked("AS 6-4/5-3 flank", "SI 7-4"), [5, 9])
    assert (end["attacker_hits"], end["defender_hits"]) == (2, 6)
    assert (end["defender_state"], end["retreat"]) == ("ordered", "defender")
    assert (end["advance"], end["engaged"]) == (1, 0)


def test_example_9_28_against_bowmen():
    end = replay(asked("AS 5-4", "SI-B 5-5"), [7, 7])
    assert (end["attacker_hits"], end["defender_state"]) == (2, "eliminated")
    assert end["advance"] == 1


def test_example_9_27_the_choice_of_type_gives_the_column():
    # SI against AS is 9, AS against AS 7; two against one is two columns more.
    trace = {
        uses: ran.shock(
            "SI 7-4/6-3 + AS 6-4/5-3", "AS 6-4/5-3", attacker_uses=uses, shift=-2
        ).trace(1)
        for uses in (1, 2)
    }
    assert "column 9," in trace[1]
    assert "column 7," in trace[2]
    reverse = ran.shock("AS 6-4/5-3", "SI 7-4/6-3 + AS 6-4/5-3", defender_uses=1, shift=2).trace(1)
    assert "column 5," in reverse


def test_example_11_23_carry_over():
    # TQ 6 with 5 hits, 3 more: disrupted with 2 (column 5 and position, die 9, gives 3).
    end = replay(asked("AS 5-4", "SI 6-4/5-3 5h engaged"), [9])
    assert (end["defender_state"], end["defender_hits"]) == ("disrupted", 2)


# ---- rules one by one ----------------------------------------------------------------


def test_position_superiority_routs_what_it_would_disrupt():
    end = replay(asked("AS 6-4/5-3 flank", "SI 6-4/5-3"), [0, 9])
    assert end["defender_state"] == "routed"
    end = replay(asked("AS 6-4/5-3 flank", "SI 6-4/5-3 surrounded"), [0, 9])
    assert end["defender_state"] == "eliminated"
    assert end["defender_rout_points"] == 5


def test_charge_shakes_foot_and_disrupts_itself():
    end = replay(asked("KB 8-6/7-5 charge", "AS 6-4/5-3"), [7, 5])
    assert (end["attacker_state"], end["attacker_hits"]) == ("disrupted", 0)
    plain = ran.shock("KB 8-6/7-5", "AS 6-4/5-3").expect("defender_hits")
    assert ran.shock("KB 8-6/7-5 charge", "AS 6-4/5-3").p("defender_state != 'ordered'") > 0
    assert plain < 6


def test_a_charge_driven_back_is_disrupted_too():
    # column 9 less 8: die 0 gives 6(1)
    end = replay(asked("KB 9-6/7-5 charge", "KB 9-6/7-5", shift=-8), [0, 0])
    assert (end["retreat"], end["attacker_state"], end["attacker_hits"]) == (
        "attacker",
        "disrupted",
        0,
    )


def test_castle_doubles_the_attackers_own_hits_but_not_the_comparison():
    # Column 9 less 2 for the castle is 7: die 0 gives 3(2), of which the attacker takes 6.
    end = replay(asked("SI 7-4/6-3", "AS 6-4/5-3", terrain=("castle",)), [0, 0])
    assert (end["attacker_hits"], end["defender_hits"], end["retreat"]) == (6, 2, "none")


def test_honjin_that_must_retreat_is_eliminated():
    # KB against it is column 12: die 3 gives 2(3), die 4 gives 2(4).
    assert replay(asked("KB 8-6/7-5", "Honjin 9-0"), [0, 3])["defender_state"] == "ordered"
    assert replay(asked("KB 8-6/7-5", "Honjin 9-0"), [0, 4])["defender_state"] == "eliminated"


def test_who_cannot_retreat_takes_a_hit_and_stays_engaged():
    end = replay(asked("AS 6-4/5-3", "SI 7-4/6-3", no_retreat="attacker", shift=-4), [0, 0])
    # column 1, die 0: 6(1); the hits disrupt, the blocked retreat adds one
    assert (end["attacker_state"], end["attacker_hits"]) == ("disrupted", 1)
    assert (end["retreat"], end["engaged"]) == ("none", 1)


def test_numbers_give_two_columns_each():
    # 9.28: 3 against 1 is 4R, 1 against 2 is 2L.
    assert "column 11," in ran.shock("AS 6-4 + AS 6-4 + AS 6-4", "AS 6-4").trace(0)
    assert "column 5," in ran.shock("AS 6-4", "AS 6-4 + AS 6-4").trace(0)


def test_all_that_lies_on_the_hexside_counts():
    """9.28.3, R100: levels, and a stream besides them, as in movement."""

    def column(*hexsides):
        told = ran.shock("AS 6-4", "AS 6-4", hexside=hexsides).trace(0)
        return int(told.split("column ")[1].split(",")[0])

    assert (column(), column("stream"), column("uphill", "uphill")) == (7, 6, 5)
    assert column("stream", "uphill") == 5


def test_a_busho_changes_the_die_until_he_is_lost():
    with_him = asked("AS 6-4/5-3", "AS 6-4/5-3", attacker_busho="5/5")
    # reaction 0; casualty 9 then 9 kills; die 6 unmodified in column 7: 2(2)
    assert replay(with_him, [0, (9, 9), 6])["defender_hits"] == 2
    # unhurt: die 6 + 1 gives 2(3)
    assert replay(with_him, [0, (0, 0), 6])["defender_hits"] == 3


def test_death_without_a_known_contingent_is_only_told():
    odds = ran.shock("AS 6-4/5-3", "AS 6-4/5-3", attacker_busho="5/5")
    assert odds.p("attacker_busho == 'dead'") == pytest.approx(0.04)
    assert "attacker_fled" not in odds.variables


def test_tq_bonus_is_on_every_check():
    odds = ran.shock("AS 6-4 check", "AS 6-4", tq_bonus=1)
    assert odds.p("attacked == 0") == pytest.approx(0.2)
    one_side = ran.shock("AS 6-4 check", "AS 6-4", defender_tq_bonus=1)
    assert one_side.p("attacked == 0") == pytest.approx(0.3)


def test_the_attacker_picks_what_is_worth_most_to_him():
    units = ("SI 5-4/4-3 3h + AS 6-4/5-3 5h", "AS 6-4/5-3 3h")
    best = ran.shock(*units)
    value = best.question.value
    named = [ran.shock(*units, attacker_uses=k).expect(value) for k in (1, 2)]
    assert best.expect(value) >= max(named) - 1e-12
    assert abs(named[0] - named[1]) > 0.01


def test_three_on_two_with_busho_is_exact():
    odds = ran.shock(
        "SI 7-4/6-3 check + AS 6-4/5-3 flank + AS 5-4/4-3 check",
        "AS 6-4/5-3 1h + SI 6-5/5-4",
        attacker_busho="5/5",
        defender_busho="4/5",
        defender_contingent="10/2/4",
    )
    assert odds.provenance.method == "exact"
    assert float(odds.chances.sum()) == pytest.approx(1, abs=1e-9)


@pytest.mark.parametrize(
    "case",
    [
        ("SI 7-4 check", "AS 6-4/5-3 2h", {}),
        ("KB 8-6/7-5 charge", "SI 6-4/5-3 2h", {"attacker_busho": "5/4", "defender_busho": "6/3"}),
        (
            "SI 7-4/6-3 check + AS 6-4/5-3 flank",
            "AS 6-4/5-3 + SI-B 5-5",
            {"defender_busho": "4/4", "defender_contingent": "8/4/3"},
        ),
    ],
)
def test_sampled_agrees_with_exact(case):
    attacker, defender, options = case
    exact = ran.shock(attacker, defender, **options)
    sampled = ran.shock(attacker, defender, **options, limit=Limit(samples=300_000), seed=11)
    assert_sample_agrees(exact, sampled)


@pytest.mark.parametrize(
    ("attacker", "defender", "options", "said"),
    [
        ("AS-T 5-4", "AS 6-4", {}, "never makes a shock attack"),
        ("Honjin 5-0", "AS 6-4", {}, "never makes a shock attack"),
        ("KB 7-6 charge engaged", "AS 6-4", {}, "starts adjacent may not charge"),
        ("KB 7-6 charge check", "AS 6-4", {}, "make no commitment check"),
        ("KB-B 7-6 charge", "AS 6-4", {}, "only KB and KBH charge"),
        ("AS 6-4 flank", "Honjin 5-0", {}, "it has no flank"),
        ("AS 6-4", "AS-B 5-4 open", {}, "no open order"),
        ("AS 6-4 check engaged", "AS 6-4 engaged", {}, "attacks without a check"),
        ("AS 6-4 6h", "AS 6-4", {}, "6 hits reach its TQ 6"),
        ("AS 6-4", "AS-T 5-4 disrupted", {}, "has no disrupted side"),
        ("AS 6-4", "AS 6-4 flank", {}, "only an attacker is flank"),
        ("ASH 6-4", "AS 6-4", {}, "did you mean 'AS'"),
        ("AS six", "AS 6-4", {}, "cannot read 'six'"),
        ("AS 6-4 bravely", "AS 6-4", {}, "unknown word 'bravely'"),
        ("AS 6-4", "AS 6-4", {"hexside": ("river",)}, "cannot be crossed"),
        ("AS 6-4", "AS 6-4", {"terrain": ("wood",)}, "did you mean 'woods'"),
        ("AS 6-4", "AS 6-4", {"attacker_busho_with": 2}, "that side has 1 units"),
        ("AS 6-4", "AS 6-4", {"attacker_contingent": "9/3/4"}, "without attacker-busho"),
        ("AS 6-4", "AS 6-4", {"second_contingent": "1"}, "no unit left"),
        ("AS 6-4", "AS 6-4", {"second_contingent": "x"}, "numbers from 1 to 1"),
        ("AS 6-4", "AS 6-4", {"advance_fire": ("SI 7-4",)}, "a unit that can fire"),
        ("AS 6-4 engaged + AS 6-4", "AS 6-4", {}, "attacker engaged with no defender"),
        ("AS 6-4", "AS 6-4 + AS 6-4 engaged", {}, "defender engaged with no attacker"),
        ("AS 6-4 banzai", "AS 6-4", {}, "only KB and SI"),
        ("SI 6-4 banzai check", "AS 6-4", {}, "banzai with check"),
        ("SI 6-4", "AS 6-4 banzai", {}, "only an attacker is banzai"),
        ("AS 6-4", "AS 6-4", {"shift": 20}, "from -12 to 12"),
        (" + ".join(["AS 6-4"] * 5), "AS 6-4", {}, "at most 4 a side"),
    ],
)
def test_refusals(attacker, defender, options, said):
    with pytest.raises(OddsError, match=said):
        ran.shock(attacker, defender, **options)


def test_all_faults_at_once():
    with pytest.raises(OddsError) as fault:
        ran.shock("AS-T 5-4 + KB-B 7-6 charge", "AS 6-4", terrain=("moor",))
    assert len(fault.value.problems) == 3


@pytest.mark.quick(2)
@pytest.mark.parametrize("die", range(10))
def test_each_cell_changes_the_answers_that_use_its_column_and_no_others(die, tmp_path):
    def ask(column, charts=None):
        return ran.shock("AS 6-4", "AS 6-4", shift=column - 7, rules=charts).to_dict()["outcomes"]

    plain = {column: ask(column) for column in range(1, 14)}
    lines = shipped_text().splitlines()
    start = lines.index("[shock_results]") + 2
    for column in range(1, 14):
        name, _, cells = lines[start + column - 1].partition(" = ")
        listed = cells.strip("[]").split(", ")
        changed = [*listed[:die], '"4(5)"', *listed[die + 1 :]]
        own = [*lines]
        own[start + column - 1] = f"{name} = [{', '.join(changed)}]"
        path = tmp_path / f"{column}-{die}.toml"
        path.write_text("\n".join(own), encoding="utf-8")
        assert ask(column, str(path)) != plain[column]
        other = column % 13 + 1
        assert ask(other, str(path)) == plain[other]
