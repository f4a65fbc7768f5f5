"""The ninja: his odds, the branches after the strike, and ruling S8."""

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
