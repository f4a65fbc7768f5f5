"""A campaign's verdict: the plan in words, against other beginnings and against staying."""

import json
from typing import Any

import pytest

from samurai_odds import swords
from samurai_odds.swords.campaign import question as verdict

ARMY = "daimyo, 2 bowmen, 3 spearmen"
ROW: Any = {
    "provinces": ["etchu: spearman", "noto: 2 spearmen"],
    "borders": ["home-etchu", "etchu-noto"],
}
BEST = "attack etchu, move in, attack noto, in Phase D move into noto"


def test_the_best_plan_in_words() -> None:
    odds: Any = swords.campaign(ARMY, **ROW)
    assert odds.verdict.text == f"A{BEST[1:]}: +2.83 koku. Alternative: attack nobody, 0."
    assert odds.verdict.worth == pytest.approx(odds.expect(odds.question.value))
    assert " ".join(str(odds).split()).startswith(odds.verdict.text)
    assert json.loads(odds.to_json())["alternatives"][1] == {
        "name": "attack nobody",
        "value": 0.0,
        "se": 0.0,
    }


def test_a_plan_spends_no_attack_on_what_it_has_just_emptied() -> None:
    odds: Any = swords.campaign(
        "daimyo, 4 bowmen",
        ["a: spearman", "b: 2 spearmen"],
        borders=["home-a", "home-b", "a-b"],
        level=4,
    )
    assert odds.verdict.text.startswith(
        "Attack a, attack b, in Phase D move into a, move into b: +2.84 koku"
    )


def test_a_plan_of_ones_own_is_weighed_against_the_best() -> None:
    worse: Any = swords.campaign(ARMY, **ROW, plan="etchu stay").verdict
    assert worse.text == (
        f"Your plan is not the best (+1.30 koku). Best: {BEST}, +2.83. Otherwise attack nobody, 0."
    )
    good: Any = swords.campaign(ARMY, **ROW, plan="etchu move, noto").verdict
    assert good.text == "Keep to your plan: +2.83 koku. Alternative: attack nobody, 0."


def test_a_plan_worse_than_nothing_is_weighed_against_staying_once() -> None:
    given: Any = {"borders": ["home-a"], "level": 1, "plan": "a", "stop": "never"}
    bad: Any = swords.campaign("daimyo, spearman", ["a: 2 spearmen"], **given).verdict
    assert [course.name for course in bad.courses] == ["keep to your plan", "attack nobody"]
    assert bad.text.startswith("Your plan is not the best (-")
    assert bad.text.endswith(" Best: attack nobody, 0.")


def test_a_plan_is_not_held_up_by_the_search_for_the_best(monkeypatch: Any) -> None:
    monkeypatch.setattr(verdict, "SOON_FOUGHT", 1)
    said: Any = swords.campaign(ARMY, **ROW, plan="etchu stay").verdict
    assert said.lines == (
        "Keep to your plan: +1.30 koku. Alternative: attack nobody, 0.",
        "Finding the best plan takes long: leave out --plan for it.",
    )


def test_staying_is_worth_what_can_be_walked_into() -> None:
    ground = ["a: daimyo, 5 spearmen", "b: empty"]
    said: Any = swords.campaign("daimyo, 3 spearmen", ground).verdict
    assert said.text.startswith(
        "Attack nobody, in Phase D move into b: +1.00 koku. Alternative: attack a"
    )
    assert said.asides == ()
    plan: Any = swords.campaign("daimyo, 3 spearmen", ground, plan="a", stop="never").verdict
    assert plan.courses[-1].name == "attack nobody"
    assert plan.courses[-1].worth == pytest.approx(1)


def test_another_beginning_is_worth_its_own_best_plan() -> None:
    ground: Any = {"provinces": ["a: spearman", "b: 4 spearmen"], "level": 2, "split_off": False}
    odds: Any = swords.campaign(ARMY, **ground)
    worths = {course.name: course.worth for course in odds.verdict.courses}
    start = [name for name in worths if name.endswith(" first")]
    assert start
    for name in start:
        place = name.split()[1]
        plans = [f"{place}", f"{place} move"]
        plans += [
            f"{place} {way}, {other}"
            for other in "ab"
            if other != place
            for way in ("stay", "move")
        ]
        best = max(
            swords.campaign(ARMY, **ground, plan=plan).expect(odds.question.value) for plan in plans
        )
        assert worths[name] >= best - 1e-9  # a plan fixed beforehand cannot do better


def test_no_advice_under_a_condition() -> None:
    said: Any = swords.campaign(ARMY, **ROW).given("wins == 2").verdict
    assert said.text.startswith("Where wins == 2: +")
    assert said.courses == ()


@pytest.mark.parametrize(
    ("empty", "plan"),
    [
        ("a", "Attack a, move in, attack b, move in, attack c, in Phase D move into c"),
        ("ab", "Attack a, move in, attack b, move in, attack c, in Phase D move into c"),
        ("ac", "Attack a, move in, attack b, in Phase D move into b, move into c"),
    ],
)
def test_of_equal_marches_the_shortest_is_the_plan(empty: str, plan: str) -> None:
    """In Phase D the army goes straight to what it takes, not to and fro on the way."""
    provinces = [f"{name}: {'empty' if name in empty else 'spearman'}" for name in "abc"]
    borders = ["home-a", "a-b", "b-c"]
    odds: Any = swords.campaign("daimyo, 3 bowmen, 4 spearmen", provinces, borders=borders, level=3)
    assert odds.verdict.text.startswith(f"{plan}: ")
