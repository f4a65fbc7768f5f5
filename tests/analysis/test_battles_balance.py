"""How fair a scenario is: seats exchanged, the first move, and changes that help."""

import json
from dataclasses import replace

import pytest

from samurai_odds import Limit, balance, battles
from samurai_odds.analysis import battles_matches
from samurai_odds.analysis.balance import FAIR, RED
from samurai_odds.analysis.battles_changes import changes
from samurai_odds.battles.field.changes import changed
from samurai_odds.battles.scenario import Scenario
from samurai_odds.engine.figure import Figure
from samurai_odds.reports.balance import points
from tests.battles.interpreted import record, set_up

FEW = Limit(samples=600)


@pytest.fixture(autouse=True)
def small_stages(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(battles_matches, "STAGES", (128, 256, 512))


@pytest.fixture(scope="module")
def skirmish() -> Scenario:
    return battles.scenario("first-samurai-skirmish")


def easier_for_red(scenario: Scenario) -> Scenario:
    red, blue = scenario.armies
    return replace(scenario, armies=(replace(red, banners=3), blue))


def test_a_lopsided_scenario_is_found_out_and_a_change_named(skirmish: Scenario) -> None:
    found = balance(easier_for_red(skirmish), limit=Limit(samples=1_024), seed=3)
    assert found.verdict.word == RED
    assert found.share > 0.6
    assert found.tried[0].tied
    best = min(found.tried, key=lambda tried: abs(tried.share - 0.5))
    assert "banners to win" in best.change.says
    assert found.smallest is not None
    assert abs(found.smallest.share - 0.5) < found.share - 0.5
    data = json.loads(json.dumps(found.to_dict()))
    assert data["verdict"] == "red favored"
    assert data["smallest_change"] == found.smallest.change.says
    assert "verdict: red favored by more than 5 %" in str(found)


def test_equal_bots_are_exchanged_in_pairs(skirmish: Scenario) -> None:
    found = balance(skirmish, "greedy", "random", within=0.1, limit=FEW)
    assert found.provenance.samples == 600
    greedy_red, random_red = found.swapped
    assert greedy_red > 0.9
    assert random_red < 0.1
    assert found.share == pytest.approx((greedy_red + random_red) / 2)
    assert found.share.se < 0.012  # of single games it would be 0.02
    assert "pairs of battles" in str(found)


def test_a_verdict_of_fairness(skirmish: Scenario) -> None:
    found = balance(skirmish, "random", within=0.2, limit=Limit(samples=256))
    assert found.verdict.word == FAIR
    assert found.verdict.low > 0.3
    assert found.first is not None
    assert found.first_move == pytest.approx(found.first[0] - found.first[1])


def test_the_same_seed_gives_the_same_answer(skirmish: Scenario) -> None:
    one = balance(easier_for_red(skirmish), limit=FEW, seed=6, threads=1)
    two = balance(easier_for_red(skirmish), limit=FEW, seed=6, threads=2)
    assert one.share == two.share
    assert [tried.change.says for tried in one.tried] == [tried.change.says for tried in two.tried]


def test_ctrl_c_keeps_what_is_done(skirmish: Scenario, monkeypatch: pytest.MonkeyPatch) -> None:
    calls = []
    play = battles_matches.play_many

    def interrupted(*given: object) -> object:
        calls.append(given)
        if len(calls) > 2:
            raise KeyboardInterrupt
        return play(*given)  # type: ignore[arg-type]

    monkeypatch.setattr(battles_matches, "play_many", interrupted)
    found = balance(skirmish, limit=Limit(samples=10_000))
    assert found.interrupted
    assert found.provenance.samples == 512
    assert "interrupted" in str(found)


def test_changes_weaken_the_stronger_or_strengthen_the_other(skirmish: Scenario) -> None:
    says = [change.says for change in changes(skirmish, 0)]
    assert "red: 4 tokens (-1)" in says
    assert "blue: 6 tokens (+1)" in says
    assert "red: 6 banners to win (+1)" in says
    assert "blue: 3 banners to win (-2)" in says
    assert "blue moves first" in says
    assert not any(text.startswith("red: 6 tokens") for text in says)
    sizes = {change.says: change.size for change in changes(skirmish, 0)}
    assert sizes["red: 4 tokens (-1)"] < sizes["red: 2 Dragon cards (-1)"]
    assert sizes["blue moves first"] < sizes["blue: 4 banners to win (-1)"]


def test_a_changed_setup_is_that_of_the_changed_scenario(skirmish: Scenario) -> None:
    setup = set_up(skirmish)
    for change in changes(skirmish, 1):
        anew = set_up(change.scenario)
        quick = changed(setup, change.scenario)
        assert (quick.question == anew.question).all(), change.says
        assert (quick.state == anew.state).all(), change.says
        break
    assert record(quick, "random", "random", 1, 0) == record(anew, "random", "random", 1, 0)


@pytest.mark.parametrize(
    ("value", "said"),
    [(-0.001, "+0 ± 2 points"), (0.001, "+0 ± 2 points"), (-0.07, "-7 ± 2 points")],
)
def test_a_difference_of_nothing_has_no_minus(value: float, said: str) -> None:
    assert points(Figure(value, 0.02)) == said
