"""The ninja: his odds, the branches after the strike, and ruling S8."""

from pathlib import Path

import pytest

from samurai_odds import OddsError, swords

BATTLE = "daimyo, 2 bowmen, 3 spearmen v daimyo, gunner + 2 spearmen"


def test_the_strike_alone() -> None:
    odds = swords.ninja()
    assert odds.p("strike == 'killed'") == pytest.approx(8 / 12)
    assert odds.p("strike == 'revenge'") == pytest.approx(4 / 12 * 4 / 12)


def test_the_battle_after_each_branch() -> None:
    attacker, defender = "daimyo, 2 bowmen, 3 spearmen", "daimyo, gunner + 2 spearmen"
    odds = swords.ninja(then_battle=BATTLE, castle=True)
    fallen = swords.battle(attacker, f"fallen {defender}", castle=True).p("won")
    untouched = swords.battle(attacker, defender, castle=True).p("won")
    assert odds.p("won") == pytest.approx(8 / 12 * fallen + 4 / 12 * 8 / 12 * untouched)
    assert odds.given("strike == 'killed'").p("won") == pytest.approx(fallen)
    called_off = odds.given("strike == 'revenge'")
    assert called_off.p("result == 'called-off' and rounds == 0") == pytest.approx(1)
    assert odds.chances.sum() == pytest.approx(1, abs=1e-12)


def test_revenge_elsewhere_leaves_the_battle_alone() -> None:
    odds = swords.ninja(then_battle=BATTLE, revenge_on="elsewhere")
    plain = swords.battle(*BATTLE.split(" v ")).p("won")
    assert odds.given("strike == 'revenge'").p("won") == pytest.approx(plain)


def test_the_defender_strikes_the_attacker() -> None:
    odds = swords.ninja(then_battle=BATTLE, hirer="defender")
    assert odds.given("strike == 'killed'").p("result == 'called-off'") == pytest.approx(1)
    assert odds.given("strike == 'killed'").p("attacker_daimyo == 1") == pytest.approx(1)


def test_a_daimyo_alone_is_out_at_once() -> None:
    odds = swords.ninja(then_battle="daimyo, spearman v daimyo")
    killed = odds.given("strike == 'killed'")
    assert killed.p("result == 'none' and defender_units == 0") == pytest.approx(1)
    assert killed.p("won") == 0  # no battle, so no success
    both = swords.ninja(then_battle="daimyo, spearman v daimyo + 2 spearmen")
    force = swords.battle("daimyo, spearman", "2 spearmen").p("won")
    assert both.given("strike == 'killed'").p("won") == pytest.approx(force)


@pytest.mark.parametrize(
    ("given", "says"),
    [
        ({"first_round": True}, "first round"),
        ({"then_battle": "daimyo and spearman"}, "ATTACKER v DEFENDER"),
        ({"then_battle": "daimyo v spearman"}, "no daimyo there to strike"),
        ({"then_battle": "spearman v daimyo", "revenge_on": "battle"}, "has no daimyo there"),
        ({"castle": True}, "only with --then-battle"),
        ({"hirer": "me"}, "unknown hirer"),
        ({"then_battle": "daimyo v daimyo", "method": "monte-carlo"}, "exactly"),
    ],
)
def test_refusals(given: dict[str, object], says: str) -> None:
    with pytest.raises(OddsError, match=says):
        swords.ninja(**given)  # type: ignore[arg-type]


SIDES = ("daimyo, 2 bowmen, 3 spearmen", "daimyo, gunner + 2 spearmen")


@pytest.mark.long
def test_a_strike_that_never_succeeds_changes_nothing(tmp_path: Path) -> None:
    """At Step 8 of any round, orders that look at the round or at losses included."""
    rules = tmp_path / "own.toml"
    rules.write_text("[numbers]\nninja_succeeds_on = 0\nrevenge_succeeds_on = 13\n")
    for options in (
        {},
        {"stop_after": 3, "naval": True},
        {"stop_when": "attacker_loss > defender_loss and rounds > 1", "castle": True},
        {"stop": "best"},
    ):
        plain = swords.battle(*SIDES, **options)
        for after_round in (1, 2):
            odds = swords.ninja(
                then_battle=BATTLE, after_round=after_round, rules=str(rules), **options
            )
            assert odds.chances.sum() == pytest.approx(1, abs=1e-12)
            for figure in ("won", "result == 'called-off'", "rounds", "attacker_units"):
                wanted = plain.expect(figure)
                assert odds.expect(figure) == pytest.approx(wanted, abs=1e-9), (options, figure)


def test_a_strike_at_step_8_by_hand() -> None:
    odds = swords.ninja(then_battle="daimyo, 3 spearmen v daimyo, spearman", after_round=1)
    first = swords.battle("daimyo, 3 spearmen", "daimyo, spearman", stop_after=1).to_frame()
    struck = first[first["result"] == "called-off"]
    assert odds.p("strike == 'none'") == pytest.approx(1 - struck["p"].sum(), abs=1e-9)
    won = 0.0
    for _, row in struck.iterrows():
        ours = "daimyo" + f", {row['attacker_spearman']} spearman" * (row["attacker_spearman"] > 0)
        alone = row["defender_spearman"] == 0  # then the strike empties the province: no win
        after = 0.0 if alone else swords.battle(ours, "fallen daimyo, spearman").p("won")
        won += row["p"] * after
    found = odds.p("won and strike == 'killed'")
    assert found == pytest.approx(8 / 12 * won, abs=1e-9)


@pytest.mark.parametrize("after_round", [0, 1])
def test_a_side_emptied_by_the_strike_neither_wins_nor_loses(after_round: int) -> None:
    """S8: whether before Step 1 or at Step 8; what is empty can be occupied in Phase D."""
    odds = swords.ninja(then_battle="daimyo, 4 spearmen v daimyo", after_round=after_round)
    killed = odds.given("strike == 'killed'")
    assert killed.p("result == 'none' and defender_units == 0 and won == 0") == pytest.approx(1)
    assert killed.p("rounds == 0") == (after_round == 0)
    assert killed.p("takes") == pytest.approx(killed.p("attacker_units >= 2"))
    theirs = swords.ninja(
        then_battle="daimyo v daimyo, 2 spearmen", hirer="defender", after_round=after_round
    ).given("strike == 'killed'")
    assert theirs.p("result == 'none' and origin_lost") == pytest.approx(1)
    walls = swords.ninja(then_battle="daimyo, 4 spearmen v daimyo", castle=True, after_round=1)
    assert walls.given("strike == 'killed'").p("result == 'none'") == pytest.approx(1)
    force = swords.ninja(then_battle="daimyo, 4 spearmen v daimyo + spearman", after_round=1)
    struck = force.given("strike == 'killed' and defender_force_spearman == 1")
    assert struck.p("result == 'none' and defender_units == 1") == 0  # the force fights on


def test_the_attackers_daimyo_falls_at_step_8() -> None:
    odds = swords.ninja(then_battle=BATTLE, hirer="defender", after_round=2)
    killed = odds.given("strike == 'killed'")
    assert killed.p("rounds == 2 and won == 0") == pytest.approx(1)
    with pytest.raises(OddsError, match="only with --then-battle"):
        swords.ninja(after_round=1)


@pytest.mark.parametrize("after_round", [0, 1])
@pytest.mark.parametrize(
    "options",
    [
        {"stop_when": "defender_army_daimyo == 0 and rounds >= 2"},
        {"stop": "best", "value": "won - 0.2 * attacker_loss + 0.1 * defender_force_spearman"},
    ],
)
def test_expressions_on_army_and_force_hold_in_every_branch(
    after_round: int, options: dict[str, str]
) -> None:
    """The daimyo lies alone with his army: afterwards only the force defends."""
    odds = swords.ninja(
        then_battle="daimyo, 3 spearmen v daimyo + 2 spearmen", after_round=after_round, **options
    )
    assert odds.chances.sum() == pytest.approx(1, abs=1e-12)
    assert odds.p("strike == 'killed' and defender_army_daimyo == 1") == 0


@pytest.mark.parametrize("after_round", [0, 1])
def test_chances_of_ronin_are_mixed(after_round: int) -> None:
    mixed = swords.ninja(
        then_battle=BATTLE, defender_ronin="0:0.25,2:0.75", after_round=after_round
    )
    parts = [
        swords.ninja(then_battle=BATTLE, defender_ronin=number, after_round=after_round)
        for number in (0, 2)
    ]
    for figure in ("won", "strike == 'killed'", "defender_ronin", "defender_loss"):
        expected = 0.25 * parts[0].expect(figure) + 0.75 * parts[1].expect(figure)
        assert mixed.expect(figure) == pytest.approx(expected, abs=1e-12)
    assert mixed.given("hidden_ronin == 2").p("won") == pytest.approx(parts[1].p("won"))
