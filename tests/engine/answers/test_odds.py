"""The answer: one joint table from which every figure is read."""

import copy
import json
import pickle
from dataclasses import replace

import numpy as np
import pytest

from samurai_odds import Figure, Limit, Odds, OddsError, battles, compare, ran, swords


@pytest.fixture(scope="module")
def odds() -> Odds:
    return battles.attack("samurai-spear", "ashigaru-bow", defender_on="forest")


@pytest.fixture(scope="module")
def sampled() -> Odds:
    return battles.attack("samurai-spear", "ashigaru-bow", limit=Limit(samples=5000), seed=1)


def test_figures_agree_because_they_come_from_one_table(odds: Odds) -> None:
    series = odds.marginal("defender_losses")
    assert odds.p("defender_losses >= 1") == pytest.approx(series[1:].sum())
    assert odds.expect("defender_losses") == pytest.approx((series.index * series).sum())
    at_least = odds.at_least("defender_losses")
    assert at_least[1.0] == pytest.approx(odds.p("defender_losses >= 1"))
    assert at_least[0.0] == pytest.approx(1)


def test_an_exact_figure_has_no_error_and_a_sampled_one_always_has(
    odds: Odds, sampled: Odds
) -> None:
    assert odds.p("hits == 0").se == 0
    assert sampled.p("hits == 0").se > 0
    assert sampled.p("hits == 9").se > 0  # never seen, still not certain
    assert sampled.expect("battled_back").se > 0


def test_given_is_conditional_probability(odds: Odds) -> None:
    joint = odds.p("battled_back == 1 and attacker_losses > 0")
    conditional = odds.given("battled_back == 1").p("attacker_losses > 0")
    assert joint == pytest.approx(conditional * odds.p("battled_back == 1"))
    twice = odds.given("battled_back == 1").given("hits == 1")
    assert twice.provenance.condition == "(battled_back == 1) and (hits == 1)"


def test_given_counts_only_the_samples_that_meet_it(sampled: Odds) -> None:
    some = sampled.given("hits == 2")
    assert some.samples == round(sampled.p("hits == 2") * 5000)
    with pytest.raises(OddsError, match="is never met"):
        sampled.given("hits == 9")


def test_an_amount_is_not_a_condition(odds: Odds) -> None:
    with pytest.raises(OddsError, match="is not a condition"):
        odds.p("defender_losses")
    assert odds.p("battled_back") == odds.p("battled_back == 1")
    assert odds.figure("hits") == odds.expect("hits")
    assert odds.figure("hits > 1") == odds.p("hits > 1")


def test_marginal_of_several_variables_is_joint(odds: Odds) -> None:
    series = odds.marginal("hits", "battled_back")
    assert series.sum() == pytest.approx(1)
    assert series[(0, 1)] == pytest.approx(odds.p("hits == 0 and battled_back == 1"))
    with pytest.raises(OddsError, match="did you mean 'hits'"):
        odds.marginal("hit")
    with pytest.raises(OddsError, match="name a variable"):
        odds.marginal()


def test_frame_has_p_and_an_error_only_when_sampled(odds: Odds, sampled: Odds) -> None:
    assert list(odds.to_frame().columns) == [*odds.variables, "p"]
    assert list(sampled.to_frame().columns) == [*odds.variables, "p", "se"]
    assert odds.to_frame()["p"].sum() == pytest.approx(1)


def test_json_has_the_keys_that_scripts_rely_on(odds: Odds) -> None:
    data = json.loads(odds.to_json(["hits > 1"]))
    assert {
        "game",
        "procedure",
        "inputs",
        "rules",
        "method",
        "samples",
        "seed",
        "elapsed_s",
        "version",
        "variables",
        "outcomes",
        "shown",
    } <= data.keys()
    assert {"edition", "pack", "weakest_source"} <= data["rules"].keys()
    assert data["inputs"]["defender"] == "ashigaru-bow"
    assert data["inputs"]["defender_on"] == "forest"
    assert data["inputs"]["defender_room"] == 10, "defaults are recorded too"
    assert abs(sum(row["p"] for row in data["outcomes"]) - 1) < 1e-9
    shown = data["shown"]["hits > 1"]
    assert shown == {"value": pytest.approx(odds.p("hits > 1"), rel=1e-11), "se": 0.0}
    assert data["samples"] is None


def test_json_round_trip_loses_nothing_that_is_printed(odds: Odds, sampled: Odds) -> None:
    for answer in (odds, sampled, sampled.given("hits > 0")):
        again = Odds.from_json(answer.to_json())
        assert again.variables == answer.variables
        assert np.array_equal(again.rows, answer.rows)
        assert np.allclose(again.chances, answer.chances, rtol=1e-11, atol=0)
        assert again.provenance == answer.provenance
        assert str(again) == str(answer)


def test_an_answer_equals_what_is_read_back(odds: Odds, sampled: Odds) -> None:
    campaign = swords.campaign("daimyo, spearman", ["etchu: spearman"], borders=["home-etchu"])
    for answer in (odds, sampled, odds.given("hits > 0"), ran.duel("6/5", "5/5"), campaign):
        for again in (
            Odds.from_json(answer.to_json(["1"])),
            pickle.loads(pickle.dumps(answer)),
            copy.deepcopy(answer),
        ):
            assert again == answer
            assert hash(again) == hash(answer)
            assert str(again) == str(answer)
    spears = {"attacker": "samurai-spear", "defender": "levy"}
    ranking = compare(battles.attack, spears, spears | {"defender_on": "forest"})
    assert pickle.loads(pickle.dumps(ranking)) == ranking


def test_answers_are_equal_only_if_the_same_was_asked_in_the_same_way(
    odds: Odds, sampled: Odds
) -> None:
    later = replace(odds, provenance=replace(odds.provenance, elapsed_s=99.0))
    assert later == odds
    nudged = replace(odds, chances=odds.chances * (1 + 1e-13))
    assert nudged == odds
    assert hash(nudged) == hash(odds)
    assert odds != battles.attack("samurai-spear", "ashigaru-bow", defender_on="hill")
    assert odds != battles.attack("samurai-spear", "ashigaru-bow", limit=Limit(samples=5000))
    assert sampled != battles.attack(
        "samurai-spear", "ashigaru-bow", limit=Limit(samples=5000), seed=2
    )
    assert odds != odds.given("hits > 0")
    assert odds != replace(odds, chances=odds.chances[::-1])
    assert odds != "an answer"


def test_a_figure_prints_itself_with_its_error_and_formats_as_a_number(sampled: Odds) -> None:
    figure = sampled.p("hits > 1")
    assert str(figure) == f"{figure}" == figure.text()
    assert "±" in str(figure)
    assert f"{figure:.3f}" == f"{float(figure):.3f}"
    assert f"{figure:.0%}" == f"{float(figure):.0%}"
    assert repr(figure) == repr(float(figure))
    assert json.dumps(figure) == repr(float(figure))
    again = pickle.loads(pickle.dumps(figure))
    assert (again, again.se, again.samples, again.proportion) == (
        figure,
        figure.se,
        figure.samples,
        True,
    )


def test_what_is_certain_is_exactly_certain(odds: Odds) -> None:
    one = odds.given("attacker_losses == 1")
    assert one.distribution("attacker_losses") == {1.0: 1.0}
    assert one.at_least("attacker_losses") == {1.0: 1.0}
    assert odds.at_least("defender_losses")[0.0] == 1


def test_an_expectation_that_never_varied_still_has_an_error() -> None:
    single = battles.attack("levy", "levy", limit=Limit(samples=1))
    assert single.expect("defender_tokens").se > 0.2


@pytest.mark.parametrize("same", ["1e3", "rounds - rounds + 7", "0 * rounds + 0.1"])
def test_what_sums_leave_of_equal_values_is_no_error(same: str) -> None:
    """Of `1e3` an error of 0 was printed: it never varied, and had varied by 1e-13."""
    found = swords.play("quick-4", limit=Limit(samples=50))
    assert found.expect(same).se == found.expect("0").se > 0


def test_json_that_is_no_answer_is_refused() -> None:
    for text in ("{}", "[]", "nonsense", '{"rules": 1}'):
        with pytest.raises(OddsError, match="is not an answer"):
            Odds.from_json(text)


def test_a_seed_must_be_a_whole_number() -> None:
    for seed in (-1, 2**63, 1.5):
        with pytest.raises(OddsError, match="a seed is a whole number"):
            battles.attack("levy", "levy", seed=seed)  # type: ignore[arg-type]


def test_method_and_limit_must_fit() -> None:
    with pytest.raises(OddsError, match="did you mean 'exact'"):
        battles.attack("levy", "levy", method="exakt")
    with pytest.raises(OddsError, match="takes no limit"):
        battles.attack("levy", "levy", method="exact", limit=Limit(samples=10))
    with pytest.raises(OddsError, match="a limit is Limit"):
        battles.attack("levy", "levy", limit="many")  # type: ignore[arg-type]
    with pytest.raises(OddsError, match="stderr must be above 0"):
        Limit(stderr="small")  # type: ignore[arg-type]


def test_wilson_intervals_cover_as_they_say() -> None:
    """Of 400 nominal 95% intervals of a rare event, below 360 is a 2e-6 false alarm."""
    exact = battles.attack("samurai-spear", "levy").p("hits == 4")
    covered = 0
    for seed in range(400):
        odds = battles.attack("samurai-spear", "levy", limit=Limit(samples=400), seed=seed)
        low, high = odds.p("hits == 4").interval
        covered += low <= exact <= high
    assert covered >= 360


@pytest.mark.parametrize(
    ("figure", "text"),
    [
        (Figure(0.25, proportion=True), "25.0%"),
        (Figure(0.0, proportion=True), "0%"),
        (Figure(1.0, proportion=True), "100%"),
        (Figure(0.00012, proportion=True), "0.01%"),
        (Figure(0.9999, proportion=True), "> 99.9%"),
        (Figure(0.25, 0.0004, 10**6, True), "25.00% ± 0.04"),
        (Figure(1.5), "1.50"),
        (Figure(-0.0001), "-0.0001"),
        (Figure(-1e-17), "0.00"),
        (Figure(1.5, 0.02, 1000), "1.50 ± 0.02"),
    ],
)
def test_figures_are_printed_with_the_digits_they_deserve(figure: Figure, text: str) -> None:
    assert figure.text() == text


def test_a_sampled_event_is_never_printed_as_certain_or_impossible(sampled: Odds) -> None:
    assert sampled.p("hits == 9").text().startswith("< ")
    assert sampled.p("hits < 9").text().startswith("> ")


def test_what_is_no_whole_number_is_not_rounded() -> None:
    """Columns may be narrow, and are widened for sums; koku lost are thirds and halves."""
    odds = swords.battle("daimyo, 3 spearmen", "2 spearmen")
    lost = odds.expect("2 - defender_spearman") / 3
    assert odds.expect("defender_loss") == pytest.approx(lost) != 0
