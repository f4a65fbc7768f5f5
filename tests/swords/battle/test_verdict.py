"""The verdict that opens an answer: whether to attack, when to stop, and what that is worth."""

import json
import random
from typing import Any

import pytest

from samurai_odds import Odds, swords
from tests.swords import reference
from tests.swords.drawn import random_troop

END, PAYS, NOT = "attack to the finish", "attack with the best call-off", "don't attack"


def worths(odds: Odds) -> dict[str, float]:
    assert odds.verdict is not None
    return {course.name: float(course.worth) for course in odds.verdict.courses}


@pytest.mark.parametrize(
    ("attacker", "defender", "options", "text"),
    [
        (
            "3 spearmen",
            "2 spearmen",
            {},
            "Attack: 81.7% to win, +0.62 koku, +0.79 with the best call-off. Alternative: don't "
            "attack, 0.",
        ),
        (
            "3 spearmen",
            "2 spearmen",
            {"stop": "best"},
            "Attack: 74.8% to win, +0.79 koku with the best call-off, +0.62 to the finish. "
            "Alternative: don't attack, 0.",
        ),
        (
            "3 spearmen",
            "2 spearmen",
            {"stop_after": 1},
            "Attack: 25.9% to win, +0.33 koku with your stop rule, +0.79 with the best call-off, "
            "+0.62 to the finish. Alternative: don't attack, 0.",
        ),
        (
            "daimyo, spearman",
            "2 spearmen",
            {},
            "Don't attack (57.1% to win, -2.07 koku, -0.34 with the best call-off).",
        ),
        (
            "3 spearmen",
            "3 spearmen",
            {"stop_when": "defender_units == 1"},
            "Attack, but with another stop rule: 11.4% to win, -0.34 koku with your stop rule, "
            "+0.27 with the best call-off, -0.23 to the finish. Alternative: don't attack, 0.",
        ),
        (
            "5 spearmen",
            "spearman",
            {},
            "Attack to the finish: > 99.9% to win, +1.20 koku. Alternative: don't attack, 0.",
        ),
        (
            "5 spearmen",
            "spearman",
            {"stop": "best"},
            "Attack: > 99.9% to win, +1.20 koku. Alternative: don't attack, 0.",
        ),
        (
            "daimyo, 2 bowmen, 2 swordsmen, 5 gunners, 5 spearmen",
            "daimyo, 2 bowmen, 2 swordsmen, 5 gunners, 5 spearmen",
            {},
            "Attack, but be ready to call off: +3.42 koku (-0.04 if you fight to the finish, 49.3% "
            "to win). Alternative: don't attack, 0.",
        ),
        (
            "spearman",
            "spearman",
            {"value": "attacker_units - defender_units"},
            "No difference: attack (40.0% to win, 0 by your value) or don't attack, 0.",
        ),
        (
            "3 spearmen",
            "2 spearmen",
            {"then": "2 spearmen", "stop": "best"},
            "Attack with both: +0.96 koku with your stop rule, +1.02 with the best call-off, +0.87 "
            "to the finish. Alternatives: attack with the first only, +0.91; attack with the "
            "second only, +0.22; don't attack, 0.",
        ),
    ],
)
def test_the_sentence(attacker: str, defender: str, options: Any, text: str) -> None:
    odds: Any = swords.battle(attacker, defender, **options)
    assert odds.verdict.text == text
    assert " ".join(str(odds).split()).startswith(text)
    said = json.loads(odds.to_json())
    assert said["verdict"] == text
    best = {} if any("stop" in name for name in options) else {"stop": "best"}
    best = best | ({"then_stop": "best"} if best and "then" in options else {})
    valued = swords.battle(attacker, defender, **options, **best)
    assert said["value"]["value"] == pytest.approx(valued.expect(odds.verdict.value))
    assert said["alternatives"][0]["value"] == said["value"]["value"]


@pytest.mark.parametrize("seed", range(12))
def test_the_courses_are_worth_what_the_reference_says(seed: int) -> None:
    luck = random.Random(400 + seed)
    attacker, defender = random_troop(luck, True, 4), random_troop(luck, luck.random() < 0.5, 4)
    options: dict[str, Any] = {"naval": True} if seed % 3 == 0 else {}
    if seed % 2 == 0 and reference.room_for_ronin(
        reference.read_side(defender, "", False, []), "force"
    ):
        options["defender_ronin"] = "0:0.5,1:0.5"
    orders = luck.choice(({}, {"stop": "best"}, {"stop_below": 3}))
    seen = worths(swords.battle(attacker, defender, **options, **orders))
    end = reference.battle(attacker, defender, **options).worth
    pays = reference.battle(attacker, defender, **options, stop="best").worth
    assert seen[END] == pytest.approx(end, abs=1e-9)
    assert seen[PAYS] == pytest.approx(pays, abs=1e-9)
    assert seen[NOT] == 0


@pytest.mark.parametrize("same", [False, True])
def test_the_courses_of_two_troops(same: bool) -> None:
    first, second, enemy = "3 spearmen", "daimyo, gunner", "bowman, spearman"
    asked: dict[str, Any] = {"then": second, "then_same_province": same}
    seen = worths(swords.battle(first, enemy, **asked))
    end = reference.battle(first, enemy, **asked).worth
    pays = reference.battle(first, enemy, **asked, stop="best", then_stop="best").worth
    assert seen["attack with both to the finish"] == pytest.approx(end, abs=1e-9)
    assert seen["attack with both with the best call-off"] == pytest.approx(pays, abs=1e-9)

    def emptied_is_occupied(v: Any) -> float:
        """Who does not attack can move into what the other empties, and leave a garrison."""
        emptied = v["result"] in ("attacker", "mutual")
        return float(v["defender_loss"] - v["attacker_loss"] + emptied - v["origin_lost"])

    for name, troop in (("first", first), ("second", second)):
        alone = reference.battle(
            troop, enemy, stop="best", origin_held=same, value=emptied_is_occupied
        )
        assert seen[f"attack with the {name} only"] == pytest.approx(alone.worth, abs=1e-9)
    assert seen["don't attack"] == 0


def test_what_is_worse_is_not_called_better() -> None:
    odds: Any = swords.battle("5 swordsmen", "2 spearmen", then="daimyo")
    assert odds.verdict.text.endswith(
        "Best: attack with the first only, +1.25. Otherwise don't attack, 0; "
        "attack with the second only, -3.17."
    )


def test_one_troop_alone_is_valued_as_both_are() -> None:
    value = "attacker_units"
    odds = swords.battle("3 spearmen", "2 spearmen", then="2 spearmen", value=value)
    second = swords.battle("2 spearmen", "2 spearmen", stop="best", value=value).expect(value)
    seen = worths(odds)
    assert seen["don't attack"] == 3
    assert seen["attack with the second only"] == pytest.approx(3 + second, abs=1e-9)


def test_no_advice_under_a_condition() -> None:
    odds: Any = swords.battle("3 spearmen", "2 spearmen").given("won")
    assert odds.verdict.text == "Where won: +1.13 koku."
    assert odds.verdict.courses == ()


def test_a_sampled_verdict_has_its_error() -> None:
    asked: Any = {"method": "monte-carlo", "seed": 2}
    odds: Any = swords.battle("3 spearmen", "2 spearmen", stop="best", **asked)
    assert "±" in odds.verdict.text
    assert odds.verdict.worth.se > 0
