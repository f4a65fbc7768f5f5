"""Short ways to ask: a number for a limit, an item for a marginal."""

from typing import Any

import pytest

from samurai_odds import Limit, OddsError, battles, compare, ran, swords

ASKED = {"attacker": "levy", "defender": "ashigaru-bow"}


def test_a_limit_may_be_a_number_of_samples() -> None:
    wanted = battles.attack("levy", "levy", limit=Limit(samples=500), seed=3)
    for how in ({"limit": 500}, {"samples": 500}, {"samples": Limit(samples=500)}):
        assert battles.attack("levy", "levy", seed=3, **how) == wanted  # type: ignore[arg-type]
    assert ran.shock("SI 7-4", "AS 6-4", samples=300).samples == 300  # type: ignore[call-arg]
    assert swords.battle("gunner", "spearman", samples=300).samples == 300  # type: ignore[call-arg]
    played = battles.play("study-spears", "random", "random", samples=4)  # type: ignore[call-arg]
    assert played.samples == 4
    ranked = compare(battles.attack, ASKED, ASKED | {"defender_on": "forest"}, samples=700)
    assert {entry.odds.samples for entry in ranked.entries} == {700}


def test_what_is_no_number_of_samples_is_refused() -> None:
    with pytest.raises(OddsError, match="limit and samples are the same: give one"):
        battles.attack("levy", "levy", limit=5, samples=5)  # type: ignore[arg-type,call-arg]
    with pytest.raises(OddsError, match="limit and samples are the same: give one"):
        compare(battles.attack, ASKED, ASKED, limit=5, samples=5)
    for wrong in (0, -1, 2.5, "many", True):
        with pytest.raises(OddsError):
            battles.attack("levy", "levy", limit=wrong)  # type: ignore[arg-type]


def test_an_item_of_an_answer_is_the_distribution_of_a_variable() -> None:
    odds = battles.attack("levy", "levy")
    assert odds["defender_losses"].equals(odds.marginal("defender_losses"))
    both = odds["defender_losses", "battled_back"]
    assert both.equals(odds.marginal("defender_losses", "battled_back"))
    with pytest.raises(OddsError, match="did you mean 'hits'"):
        odds["hit"]
    with pytest.raises(TypeError):
        iter(odds)  # type: ignore[call-overload]


@pytest.mark.parametrize("wrong", [5, None, ["hits"]])
def test_an_expectation_of_what_is_no_text_is_refused(wrong: Any) -> None:
    with pytest.raises(OddsError):
        battles.attack("levy", "levy").expect(wrong)


@pytest.mark.parametrize("wrong", [6, None])
def test_a_hex_that_is_no_text_is_refused(wrong: Any) -> None:
    with pytest.raises(OddsError, match=r"unit is text, not (6|None)"):
        battles.odds("study-spears", wrong, "c8")
