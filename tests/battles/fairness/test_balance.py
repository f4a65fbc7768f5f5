"""How fair a scenario is: seats exchanged, the first move."""

import json
from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

from samurai_odds import Limit, balance, battles
from samurai_odds.analysis import matches
from samurai_odds.analysis.balance_report import points
from samurai_odds.analysis.favor import NOBODY, UNDECIDED
from samurai_odds.battles.scenario.scenario import Scenario
from samurai_odds.grids.figure import Figure
from samurai_odds.play.game import Rows, Start
from samurai_odds.play.search.searching import Search
from samurai_odds.play.workers.player import Player

FEW = Limit(samples=200)


@pytest.fixture(autouse=True)
def few_others(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(matches, "OTHER_DEALS", 128)


@pytest.fixture(scope="module")
def skirmish() -> Scenario:
    return battles.scenario("first-samurai-skirmish")


def easier_for_red(scenario: Scenario) -> Scenario:
    red, blue = scenario.armies
    return replace(scenario, armies=(replace(red, banners=3), blue))


def test_a_lopsided_scenario_is_found_out_and_where_to_go_on(skirmish: Scenario) -> None:
    found = balance(easier_for_red(skirmish), "random", limit=Limit(samples=1_024), seed=3)
    assert found.favor.favors == "red"
    data = json.loads(json.dumps(found.to_dict()))
    assert (data["favors"], data["margin"]) == ("red", 0.05)
    first = str(found).partition("\n")[0]
    assert first.startswith("First Samurai Skirmish favors red: red wins")
    assert "--fix" in str(found)


@pytest.mark.long
def test_the_first_bot_gives_the_verdict_and_the_others_stand_beside(skirmish: Scenario) -> None:
    found = balance(skirmish, bots="greedy,random", limit=FEW)
    assert found.provenance.samples == 200
    assert found.level == "with greedy on both sides"
    alone = balance(skirmish, "random", limit=Limit(samples=128))
    assert found.others["random"].shares == alone.favor.shares
    assert "With other bots: random " in str(found).replace("\n", " ")
    data = found.to_dict()
    assert data["shares"]["red"]["value"] == pytest.approx(found.share)
    assert list(data["others"]) == ["random"]


def test_two_bots_swap_sides(skirmish: Scenario) -> None:
    found = balance(skirmish, "greedy", "random", limit=Limit(samples=100))
    one = battles.play(skirmish, "greedy", "random", limit=Limit(samples=100))
    other = battles.play(skirmish, "random", "greedy", limit=Limit(samples=100))
    wins = [odds.p("winner == 'red'") + odds.p("winner == 'none'") / 2 for odds in (one, other)]
    assert wins[0] > 0.9
    assert found.share == pytest.approx(sum(wins) / 2)
    assert found.others == {}


@pytest.mark.long
def test_par_balance_and_ladder_say_the_same(skirmish: Scenario) -> None:
    few = Limit(samples=64)
    for scenario in (skirmish, easier_for_red(skirmish)):
        found = balance(scenario, bots="greedy", limit=few)
        par = battles.par(scenario, "greedy", limit=few)
        assert par.verdict is not None
        ladder = battles.ladder(scenario, ("random", "greedy"), limit=few)
        for data in (par.verdict.data, ladder.to_dict(), found.to_dict()):
            for name, value in found.favor.to_dict().items():
                assert data[name] == value


def test_a_fair_battle_needs_no_fix(skirmish: Scenario) -> None:
    found = balance(easier_for_red(skirmish), "greedy", margin=0.45, limit=FEW)
    assert found.favor.favors == NOBODY
    assert "--fix" not in str(found)


@pytest.mark.long
def test_answers_fit_the_terminal_and_leave_zeros_out(skirmish: Scenario) -> None:
    found = balance(skirmish, limit=Limit(samples=256))
    lines = str(found).splitlines()
    assert max(map(len, lines)) <= 80
    assert lines[0].startswith("First Samurai Skirmish")
    assert "won by nobody" not in str(found)
    assert found.plot().get_xlabel().startswith("battles won by red, %")


def test_a_verdict_of_fairness(skirmish: Scenario) -> None:
    found = balance(skirmish, "random", margin=0.2, limit=Limit(samples=256))
    assert found.favor.favors == NOBODY
    assert balance(skirmish, "random", limit=Limit(samples=50)).favor.favors == UNDECIDED
    assert found.first is not None
    assert found.first_move == pytest.approx(found.first[0] - found.first[1])


@pytest.mark.long
def test_a_bot_that_searches_does_so_in_its_matches_and_at_par(
    skirmish: Scenario, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = Counter[int]()

    def decide(self: Search, start: Start, seed: int) -> None:
        asked[self.playouts] += 1

    monkeypatch.setattr(Search, "decide", decide)
    battles.balance(skirmish, bots=("searching:4",), limit=Limit(samples=2))
    battles.par(skirmish, bot="searching:5", limit=Limit(samples=2))
    assert min(asked[4], asked[5]) > 0


@pytest.mark.long
def test_the_same_seed_gives_the_same_answer(skirmish: Scenario) -> None:
    one = balance(easier_for_red(skirmish), "greedy", limit=FEW, seed=6, threads=1)
    two = balance(easier_for_red(skirmish), "greedy", limit=FEW, seed=6, threads=2)
    assert one.share == two.share


def test_ctrl_c_keeps_what_is_done(skirmish: Scenario, monkeypatch: pytest.MonkeyPatch) -> None:
    calls = []
    play = Player.play_many

    def interrupted(*given: Any) -> Rows:
        calls.append(given)
        if len(calls) > 2:
            raise KeyboardInterrupt
        return play(*given)

    monkeypatch.setattr(Player, "play_many", interrupted)
    found = balance(skirmish, "greedy", limit=Limit(samples=10_000))
    assert found.interrupted
    assert found.provenance.samples == 128
    assert "interrupted" in str(found)


@pytest.mark.parametrize(
    ("value", "said"),
    [(-0.001, "+0 ± 2 points"), (0.001, "+0 ± 2 points"), (-0.07, "-7 ± 2 points")],
)
def test_a_difference_of_nothing_has_no_minus(value: float, said: str) -> None:
    assert points(Figure(value, 0.02)) == said
