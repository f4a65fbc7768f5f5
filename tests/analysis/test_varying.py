"""Balances over plausible values of what nobody has published."""

from dataclasses import replace
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from samurai_odds import Limit, battles, ran, swords
from samurai_odds.analysis.favor import favor_of
from samurai_odds.analysis.varying import Variation, Varied
from samurai_odds.engine.plausible import Step, in_toml
from samurai_odds.grids.figure import Figure
from samurai_odds.swords.plausible import with_lines
from samurai_odds.swords.scenario.chart import Changes, chart_of, doubtful_borders

_FEW = Limit(samples=208)  # more than 200, of which something is told
_SHORT: dict[str, Any] = {"bot": "random", "turn_limit": 40, "limit": _FEW}
_NAMES = {"red": "red", "blue": "blue"}
_WITHOUT = "Title: Own\nVariant: standard\nPlayers: 3\n\nMap:\n  without Owari - Ise\n"


@pytest.fixture(scope="module")
def nagashino() -> Any:
    return battles.balance("nagashino-center", sensitivity=True, **_SHORT)


def test_every_doubtful_number_is_read_a_step_lower_and_higher(nagashino: Any) -> None:
    tried = {(one.what, one.how) for one in nagashino.variation.tried}
    dice = {("fire dice of samurai-bow", "2, 2"), ("fire dice of samurai-bow", "4, 4")}
    assert dice <= tried
    assert ("surrender without pieces", "0") in tried
    assert all(one.source in ("assumed", "reconstructed") for one in nagashino.variation.tried)
    assert "placement of the scenario" in nagashino.variation.fixed


def test_what_is_read_otherwise_wins_what_a_rules_file_that_says_so_wins(
    nagashino: Any, tmp_path: Path
) -> None:
    for one in nagashino.variation.tried[:3]:
        file = tmp_path / "own.toml"
        file.write_text(in_toml(one.tables[0]), encoding="utf-8")
        alone = battles.balance("nagashino-center", rules=str(file), **_SHORT)
        assert one.share == alone.share
        assert one.usual == nagashino.share
        assert one.difference == pytest.approx(alone.share - nagashino.share)


def test_a_chart_of_ran_read_otherwise_is_a_rules_file_that_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    _only(monkeypatch, "ran", "fire")
    how: dict[str, Any] = {"bot": "random", "turn_limit": 3, "limit": _FEW}
    found = ran.balance("study-foot", sensitivity=True, **how)
    assert found.variation is not None
    one = found.variation.tried[0]
    file = tmp_path / "own.toml"
    file.write_text(in_toml(one.tables[0]), encoding="utf-8")
    assert one.share == ran.balance("study-foot", rules=str(file), **how).share


def test_a_border_taken_away_is_a_set_up_whose_map_lacks_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    _only(monkeypatch, "swords", "border Owari to Ise")
    how: dict[str, Any] = {"bots": "random", "changes": False, "limit": _FEW}
    found = swords.balance(players=3, sensitivity=True, **how)
    assert found.variation is not None
    [one] = found.variation.tried
    file = tmp_path / "setup.txt"
    file.write_text(_WITHOUT, encoding="utf-8")
    own = swords.balance(file, **how)
    assert own.staged.scenario.map.cut
    assert one.share == own.seats[found.favor.best]


def _only(monkeypatch: pytest.MonkeyPatch, game: str, what: str) -> None:
    """Let one thing be varied only: each other costs as many games."""
    every = import_module(f"samurai_odds.{game}.plausible").steps

    def one(*asked: Any, **how: Any) -> list[Step]:
        return [step for step in every(*asked, **how) if step.what == what]

    monkeypatch.setattr(f"samurai_odds.{game}.plausible.steps", one)


@pytest.mark.parametrize("sign", [-1, 1])
def test_all_at_once_goes_the_way_of_each_alone(nagashino: Any, sign: int) -> None:
    singles, ends = nagashino.variation.tried, nagashino.variation.together
    how = {-1: "towards the least", 1: "towards the greatest"}[sign]
    [end] = [one for one in ends if one.how == how] or [None]
    taken = () if end is None else end.tables
    for table in taken:
        [single] = [one for one in singles if one.tables == (table,)]
        assert sign * single.difference > 0


def test_no_border_is_taken_away_that_is_the_only_way_to_a_province() -> None:
    chart = chart_of(Changes())
    none = chart_of(with_lines(Changes(), dict.fromkeys(map(str, chart.borders), False)))
    assert all(none.neighbors)
    kept = chart_of(with_lines(Changes(), {"Settsu ~ Awaji": False, "Awaji ~ Sanuki": False}))
    awaji = kept.numbers["Awaji"]
    assert len(kept.neighbors[awaji]) == 1


def test_a_doubtful_border_is_drawn_once() -> None:
    drawn = {str(one): True for one in doubtful_borders()}
    chart = chart_of(with_lines(Changes(), drawn))
    assert len(chart.borders) == len(chart_of(Changes()).borders) + len(drawn)


# ---- the sentence -------------------------------------------------------------------


def _varied(red: float, games: int = 10_000, gap: float = 0.0) -> Varied:
    scores = np.zeros((games, 2))
    won = round(red * games)
    scores[:won, 0] = 1
    scores[won:, 1] = 1
    favor = favor_of(scores, _NAMES)
    difference = Figure(gap, 0.001, games)
    share = favor.shares[0]
    return Varied("dice", "assumed", "3", "4", ({},), favor, share, share, difference)


def _said(now: float, *others: float, gap: float = 0.0) -> str:
    favor, tried = _varied(now).favor, tuple(_varied(one, gap=gap) for one in others)
    return Variation("red", favor, tried, (), (), ()).sentence


def test_a_verdict_that_stands_is_said_to() -> None:
    said = _said(0.5, 0.49, 0.51, gap=0.01)
    assert said.endswith("over 2 sets of plausible values: the verdict stands.")


def test_a_verdict_that_turns_names_what_turns_it() -> None:
    assert _said(0.5, 0.8, gap=0.3).endswith("the verdict turns with dice, 4.")


def test_differences_that_luck_makes_are_said_to_be_luck() -> None:
    assert "than luck puts it" in _said(0.5, 0.5, gap=0.001)
    assert "than luck puts it" not in _said(0.5, 0.5, gap=0.1)


def test_what_was_not_played_in_time_is_named() -> None:
    favor = _varied(0.5).favor
    found = Variation("red", favor, (), (), ("dice, 4",), ())
    assert "too little time" in found.sentence
    [grid] = found.grids()
    assert grid.notes == ("Not played, for want of time or games: dice, 4.",)
    assert replace(found, untried=()).grids() == []


@pytest.mark.parametrize("samples", [64, 150])
def test_of_fewer_games_than_say_anything_nothing_is_varied(samples: int) -> None:
    """Those read otherwise were more than the games of the verdict: a traceback."""
    how: dict[str, Any] = {"sensitivity": True, "limit": Limit(samples=samples)}
    found = battles.balance("study-spears", "random", **how)
    assert found.variation is not None
    untried = ("surrender without pieces, 0",)
    assert (found.variation.tried, found.variation.untried) == ((), untried)
    two = battles.balance("study-spears", "random", "greedy", **how).variation
    assert two is not None
    assert [len(two.tried), len(two.untried)] == ([0, 1] if samples == 64 else [1, 0])
