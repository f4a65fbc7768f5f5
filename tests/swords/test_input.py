"""What is no text, no file or no possible number is refused in one line, never a crash."""

from typing import Any

import pytest

from samurai_odds import OddsError, swords

ALL_KINDS = ("bowman", "gunner", "daimyo", "swordsman", "ronin", "spearman")


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("\n".join(f"[units.{kind}]\nhits_on = 0" for kind in ALL_KINDS), "from 1 to 12, got 0"),
        ("[units.spearman]\nhits_on = 0", "from 1 to 12, got 0"),
        ("[numbers]\nfaces = 4", "units.bowman.hits_on 6: a die has 4 faces"),
        ("[numbers]\nninja_succeeds_on = 50", "ninja_succeeds_on 50: a die has 12 faces"),
        ("[numbers]\nrevenge_succeeds_on = 14", "revenge_succeeds_on 14: a die has 12 faces"),
        ("[numbers]\nholes_level_1 = 0", "from 1 to 100, got 0"),
    ],
)
def test_rules_numbers_that_no_die_can_show(text: str, says: str, tmp_path: Any) -> None:
    own = tmp_path / "own.toml"
    own.write_text(text, encoding="utf-8")
    with pytest.raises(OddsError, match=says):
        swords.battle("spearman", "spearman", rules=str(own), stop="best")


@pytest.mark.parametrize(
    ("procedure", "given", "says"),
    [
        ("battle", {"attacker": 3, "defender": None}, "not 3.*not None"),
        ("battle", {"attacker": "spearman", "defender": "ronin", "rules": 3}, "rules is the name"),
        (
            "battle",
            {"attacker": "spearman", "defender": "ronin", "rules": "a\0b"},
            "no name of a file",
        ),
        ("battle", {"attacker": "spearman", "defender": "ronin", "rules": ""}, "no name of a file"),
        ("campaign", {"army": None, "provinces": None}, "is text.*is a list of words, not None"),
        ("campaign", {"army": "daimyo", "provinces": [3]}, "a list of words"),
        ("campaign", {"army": "daimyo", "provinces": ["a: empty"], "rules": []}, "rules is the"),
        ("campaign", {"army": "daimyo", "provinces": ["a: empty"], "losses": "best"}, "go by an"),
        ("campaign", {"army": "daimyo", "provinces": ["a: empty"], "value": []}, "value is text"),
        ("levy", {"koku": 99, "enemy": "gunner", "margin": "x"}, "from 0 to 30.*margin is a"),
        ("levy", {"koku": 1, "enemy": "gunner", "margin": -1}, "margin is a chance"),
        ("ninja", {"then_battle": 3}, "then-battle is text"),
        ("ninja", {"revenge_on": "battle"}, "only with --then-battle"),
    ],
)
def test_inputs_of_the_wrong_sort(procedure: str, given: dict[str, Any], says: str) -> None:
    with pytest.raises(OddsError, match=says):
        getattr(swords, procedure)(**given)


def test_best_is_not_offered_where_it_cannot_be_mixed_in() -> None:
    with pytest.raises(OddsError, match="unknown unit 'best': choose from bowman"):
        swords.battle("spearman", "gunner", attacker_losses="spearman, best")


def test_a_strike_names_the_faults_of_its_battle_too() -> None:
    with pytest.raises(OddsError) as caught:
        swords.ninja(then_battle="9 spearmen v horse", hirer="nobody", after_round=-1)
    assert len(caught.value.problems) == 4


def test_options_out_of_range_hide_nothing() -> None:
    with pytest.raises(OddsError) as caught:
        swords.battle(
            "spearman", "gunner", bonus_left=90, castle=True, fortress=True, then="9 spearmen"
        )
    assert len(caught.value.problems) == 3


def test_words_have_no_average() -> None:
    odds = swords.battle("spearman", "gunner")
    with pytest.raises(OddsError, match=r"'result' stands for words.*== 'attacker'"):
        odds.figure("result")


def test_one_next_attack_only() -> None:
    with pytest.raises(OddsError, match="one next attack can be asked"):
        swords.battle("spearman", "gunner", then="daimyo + spearman")
