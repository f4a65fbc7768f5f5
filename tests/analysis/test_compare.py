"""Comparisons: exact ones exactly, sampled ones with the same luck and an honest error."""

from typing import Any

import pytest

from samurai_odds import Limit, OddsError, battles, compare, swords
from samurai_odds.analysis.paired import Paired

OPEN: dict[str, Any] = {"attacker": "samurai-spear", "defender": "levy"}
FOREST = OPEN | {"defender_on": "forest"}


def test_exact_comparison_ranks_by_the_expression() -> None:
    result = compare(battles.attack, FOREST, OPEN, by="defender_losses")
    assert [entry.rank for entry in result.entries] == [1, 2]
    assert result.entries[0].odds.provenance.inputs["defender_on"] == "open"
    gap = result.entries[1].behind
    exact = battles.attack(**OPEN).expect("defender_losses") - battles.attack(**FOREST).expect(
        "defender_losses"
    )
    assert gap == pytest.approx(exact)
    assert gap.se == 0


def test_equal_exact_values_share_a_rank() -> None:
    bridge = OPEN | {"attacker_on": "bridge"}
    result = compare(battles.attack, OPEN, bridge, by="hits")
    assert [entry.rank for entry in result.entries] == [1, 1]
    assert result.verdict.startswith("No difference: ")
    result = compare(battles.attack, OPEN, FOREST, bridge, by="hits", labels=["a", "b", "c"])
    assert [entry.rank for entry in result.entries] == [1, 1, 3]
    assert result.verdict == "Equally best: a / c"
    limit = Limit(samples=20_000)
    sampled = compare(battles.attack, OPEN, FOREST, bridge, by="hits", limit=limit)
    assert sampled.verdict.startswith("Too close to call: ")


def test_sampled_difference_agrees_with_the_exact_one_within_its_error() -> None:
    """Within five standard errors: a false alarm of 6e-7 for each of the seeds."""
    exact = compare(battles.attack, OPEN, FOREST).entries[1].behind
    for seed in range(5):
        result = compare(battles.attack, OPEN, FOREST, limit=Limit(samples=50_000), seed=seed)
        gap = result.entries[1].behind
        assert abs(gap - exact) < 5 * gap.se


def test_the_same_luck_makes_the_difference_surer_than_its_parts() -> None:
    better = OPEN | {"defender_support": True}
    result = compare(battles.attack, OPEN, better, limit=Limit(samples=50_000), seed=1)
    first, second = (entry.figure.se for entry in result.entries)
    assert result.entries[1].behind.se < 0.8 * (first**2 + second**2) ** 0.5


def test_identical_questions_are_too_close_to_call() -> None:
    swapped = OPEN | {"attacker_on": "tent"}
    result = compare(battles.attack, OPEN, swapped, limit=Limit(samples=10_000))
    assert result.verdict.startswith("Too close to call")
    assert result.entries[1].behind == 0


def test_a_sampled_comparison_stops_at_the_error_of_the_difference() -> None:
    result = compare(battles.attack, OPEN, FOREST, limit=Limit(stderr=0.004))
    assert result.entries[1].behind.se <= 0.004


def test_sampled_entries_hold_the_usual_answers() -> None:
    result = compare(battles.attack, OPEN, FOREST, limit=Limit(samples=20_000), seed=4)
    alone = battles.attack(**OPEN, limit=Limit(samples=20_000), seed=4)
    entry = next(e for e in result.entries if e.label == "levy")
    assert entry.odds.p("hits == 2") == alone.p("hits == 2")


def test_one_thing_cannot_be_compared() -> None:
    with pytest.raises(OddsError, match="two or more"):
        compare(battles.attack, OPEN)


def test_a_bonus_combat_counts_in_the_usual_value_whichever_comes_first() -> None:
    plain = {"attacker": "samurai-spear-cavalry", "defender": "levy"}
    bonus = plain | {"then": "levy"}
    for pair in ((plain, bonus), (bonus, plain)):
        result = compare(battles.attack, *pair)
        assert result.entries[0].odds.provenance.inputs["then"] == "levy"
        assert result.entries[0].figure > result.entries[1].figure + 0.5
        assert compare(battles.attack, *pair, by="then_losses").entries[1].figure == 0


def test_interruption_keeps_the_battles_played(monkeypatch: pytest.MonkeyPatch) -> None:

    played = Paired._play
    calls = []

    def play_then_stop(paired: Any, battles: int) -> None:
        calls.append(battles)
        if len(calls) == 3:
            raise KeyboardInterrupt
        played(paired, battles)

    monkeypatch.setattr(Paired, "_play", play_then_stop)
    result = compare(battles.attack, OPEN, FOREST, limit=Limit(samples=10**9))
    assert result.entries[0].odds.samples == sum(calls[:2])
    assert result.entries[0].odds.provenance.interrupted


def test_what_cannot_be_compared_is_refused() -> None:
    with pytest.raises(OddsError, match="labels must be"):
        compare(battles.attack, OPEN, FOREST, labels=["one"])
    with pytest.raises(OddsError, match="takes a procedure"):
        compare(lambda: None, OPEN, FOREST)  # type: ignore[arg-type,return-value]
    with pytest.raises(OddsError, match="cannot compare"):
        compare(battles.attack, OPEN, {"attacker": "levy"})


def test_labels_name_what_differs() -> None:
    result = compare(battles.attack, OPEN, FOREST, OPEN | {"defender": "samurai-bow"})
    assert {entry.label for entry in result.entries} == {
        "levy",
        "levy, defender-on forest",
        "samurai-bow",
    }


def test_a_comparison_prints_as_text_and_html() -> None:
    result = compare(battles.attack, OPEN, FOREST)
    assert "rank" in str(result)
    assert "<table" in result._repr_html_()


def test_a_comparison_is_a_frame_and_a_picture() -> None:
    result = compare(battles.attack, OPEN, FOREST, limit=Limit(samples=20_000))
    frame = result.to_frame()
    assert list(frame.index) == [entry.label for entry in result.entries]
    assert list(frame["rank"]) == [1, 2]
    assert frame["behind"].iloc[1] == float(result.entries[1].behind)
    axes = result.plot()
    assert [text.get_text() for text in axes.get_yticklabels()] == list(frame.index)


def test_the_verdict_opens_a_comparison() -> None:
    assert str(compare(battles.attack, OPEN, FOREST)).startswith("Best: levy, 1.19 (0.75 ahead")


def test_a_ranking_says_that_doing_none_of_it_is_better() -> None:
    bad = [{"attacker": "levy", "defender": name} for name in ("samurai-spear", "samurai-bow")]
    second = str(compare(battles.attack, *bad)).split("\n")[1]
    assert second == "Better than any of these: wait, 0."
    good = [{"attacker": "samurai-spear", "defender": name} for name in ("levy", "samurai-bow")]
    assert "Better than any" not in str(compare(battles.attack, *good))


def test_a_ranking_names_what_its_figures_rest_on() -> None:
    forces = [{"attacker": name, "defender": "4 spearmen"} for name in ("spearman", "2 spearmen")]
    assert "Assumed, not in the rulebook: province." in str(compare(swords.battle, *forces))


def test_battles_of_swords_are_valued_by_the_best_call_off() -> None:
    ours = "daimyo, 3 bowmen, 4 spearmen"
    sides = [
        {"attacker": ours, "defender": enemy}
        for enemy in ("daimyo, 2 bowmen, 2 gunners, 4 spearmen", "3 spearmen", "5 spearmen")
    ]
    ranking = compare(swords.battle, *sides)
    worths = {}
    for given in sides:
        verdict = swords.battle(**given).verdict
        assert verdict is not None
        courses = {one.name: float(one.worth) for one in verdict.courses}
        worths[given["defender"]] = courses["attack with the best call-off"]
    for entry in ranking.entries:
        assert entry.odds.verdict is not None
        assert entry.figure == pytest.approx(float(entry.odds.verdict.worth), abs=1e-12)
        assert entry.figure == pytest.approx(worths[entry.label], abs=1e-12)
    assert "With the best call-off" in str(ranking)
    both = [given | {"then": "3 spearmen"} for given in sides[1:]]
    for entry in compare(swords.battle, *both).entries:
        given = {"attacker": ours, "defender": entry.label, "then": "3 spearmen"}
        best = swords.battle(**given, stop="best", then_stop="best")
        assert entry.figure == pytest.approx(best.expect("chain_value"), abs=1e-12)


def test_a_stop_rule_that_is_named_is_compared_as_it_is() -> None:
    given = {"attacker": "3 spearmen", "defender": "2 spearmen"}
    rules: list[dict[str, Any]] = [{"stop": None}, {"stop": "best"}, {"stop_after": 1}]
    ranking = compare(swords.battle, *(given | rule for rule in rules))
    found = sorted(round(float(entry.figure), 2) for entry in ranking.entries)
    assert found == [0.33, 0.62, 0.79]
    by_chance = compare(swords.battle, given, given | {"defender": "spearman"}, by="won")
    assert by_chance.entries[1].figure == swords.battle(**given).p("won")
