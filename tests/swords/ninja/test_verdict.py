"""The price of a ninja: what his strike adds to the battle, to whoever hires him."""

from typing import Any

import pytest

from samurai_odds import Figure, swords
from samurai_odds.engine.answers.verdict import signed
from samurai_odds.swords.battle.options import DEFAULT_VALUE

OURS, THEIRS = "daimyo, 2 bowmen, 3 spearmen", "daimyo, 2 spearmen"
KILL, REVENGE = 8 / 12, 4 / 12 * 4 / 12


RULES = ("stop", "stop_after", "stop_below", "stop_when")


def worth(attacker: str, defender: str, **options: Any) -> float:
    """Value a battle, by the best call-off unless a stop rule is named."""
    if not any(name in options for name in RULES):
        options["stop"] = "best"
    return swords.battle(attacker, defender, **options).expect(DEFAULT_VALUE)


def verdict(**given: Any) -> Any:
    odds = swords.ninja(**given)
    assert str(odds).startswith(odds.verdict.text[:40])
    assert odds.to_dict()["verdict"] == odds.verdict.text
    return odds.verdict


@pytest.mark.quick
@pytest.mark.parametrize("hirer", ["attacker", "defender"])
def test_battles_are_valued_by_the_best_call_off(hirer: str) -> None:
    battle = "daimyo, 3 bowmen, 4 spearmen v daimyo, 2 bowmen, 2 gunners, 4 spearmen"
    plain = verdict(then_battle=battle, hirer=hirer)
    best = verdict(then_battle=battle, hirer=hirer, stop="best")
    finish = verdict(then_battle=battle, hirer=hirer, stop_when="rounds < 0")
    assert (plain.text, plain.worth) == (best.text, best.worth)
    assert plain.worth != finish.worth
    assert plain.asides == ("With the best call-off; add --stop best to see the odds of that.",)
    assert not best.asides
    if hirer == "attacker":
        assert plain.text.startswith("Bid at most 1.40 koku")
    without = swords.battle(*battle.split(" v "))
    assert without.verdict is not None
    pays = {one.name: float(one.worth) for one in without.verdict.courses}
    priced = {one.name: float(one.worth) for one in plain.courses}
    name = {"attacker": "attacking without it", "defender": "defending without it"}[hirer]
    assert abs(priced[name]) == pytest.approx(pays["attack with the best call-off"])


def test_gains_of_a_defender_are_called_his_and_an_attack_that_does_not_pay_is_named() -> None:
    weak = verdict(then_battle=f"daimyo, spearman v {THEIRS}, 4 bowmen", hirer="defender")
    strong = verdict(then_battle=f"{OURS} v spearman", hirer="defender")
    for said in (weak, strong):
        assert [one.name for one in said.courses] == [
            "defending after the strike",
            "defending without it",
        ]
    without = weak.courses[1].worth
    pays = f"it is worth {signed(Figure(-without))} koku to the attacker."
    assert weak.asides[-1] == f"Without the strike the attack may not be made: {pays}"
    assert len(strong.asides) == len(weak.asides) - 1


def test_the_strike_alone_says_what_it_does() -> None:
    text = "The ninja kills 66.7% of the time; revenge costs you a daimyo 11.1%."
    assert verdict().text == text


@pytest.mark.parametrize("options", [{}, {"stop": "best"}, {"castle": True, "stop_after": 2}])
def test_an_attacker_strikes_first_and_attacks_where_it_pays(options: Any) -> None:
    said = verdict(then_battle=f"{OURS} v {THEIRS}", **options)
    plain = worth(OURS, THEIRS, **options)
    fallen = worth(OURS, f"fallen {THEIRS}", **options)
    struck = KILL * max(fallen, 0) + (1 - KILL - REVENGE) * max(plain, 0)  # revenge: called off, 0
    assert said.worth == pytest.approx(struck - max(plain, 0), abs=1e-9)
    worthy = "Bid at most" if said.worth >= 1 else "Don't bid: the strike gains"
    assert said.text.startswith(worthy if said.worth > 0 else "Don't hire the ninja for this")


def test_no_koku_is_bid_for_less_than_its_worth() -> None:
    said = verdict(then_battle="4 bowmen v daimyo, spearman")
    assert 0 < said.worth < 1
    assert said.text.startswith(
        f"Don't bid: the strike gains less than one koku here ({said.worth.text()})"
    )


def test_a_defender_takes_the_attack_as_it_comes() -> None:
    said = verdict(then_battle=f"{OURS} v {THEIRS}", hirer="defender", revenge_on="elsewhere")
    plain = worth(OURS, THEIRS)
    assert said.worth == pytest.approx(KILL * plain, abs=1e-9)  # a daimyo killed does not attack
    assert said.courses[1].worth == pytest.approx(-plain, abs=1e-9)


def test_a_province_emptied_by_the_strike_can_be_occupied() -> None:
    said = verdict(then_battle=f"{OURS} v daimyo", revenge_on="elsewhere")
    plain = worth(OURS, "daimyo")
    struck = KILL * (5 + 1) + (1 - KILL) * plain  # the daimyo out, a province for nothing
    assert said.courses[0].worth == pytest.approx(struck, abs=1e-9)


def test_a_strike_that_makes_a_bad_attack_no_better_is_worth_nothing() -> None:
    said = verdict(then_battle=f"{OURS} v daimyo, 10 spearmen", castle=True)
    assert said.worth == 0
    assert said.text.startswith("Don't hire the ninja for this battle (0 koku)")


def test_chances_of_ronin_are_mixed_before_the_choice() -> None:
    asked: Any = {"then_battle": f"{OURS} v {THEIRS}"}
    mixed = verdict(**asked, defender_ronin="0:0.5,1:0.5")
    ronin = [{}, {"defender_ronin": 1}]
    fallen = sum(worth(OURS, f"fallen {THEIRS}", **each) for each in ronin) / 2
    plain = sum(worth(OURS, THEIRS, **each) for each in ronin) / 2
    struck = KILL * max(fallen, 0) + (1 - KILL - REVENGE) * max(plain, 0)
    assert mixed.worth == pytest.approx(struck - max(plain, 0), abs=1e-9)


def test_no_advice_under_a_condition() -> None:
    odds: Any = swords.ninja(then_battle=f"{OURS} v {THEIRS}").given("strike == 'killed'")
    assert odds.verdict.text.startswith("Where strike == 'killed': +")
    assert odds.verdict.courses == ()
