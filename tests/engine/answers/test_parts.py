"""Answers written in parts: of many outcomes the same text, little memory."""

import io
import json

import numpy as np
import pandas as pd
import pytest

from samurai_odds import battles
from samurai_odds.cli.common import answer_parts
from samurai_odds.engine.answers import odds_written
from samurai_odds.engine.answers.odds import Odds
from samurai_odds.engine.limit import Limit


@pytest.fixture(params=[0, 500], ids=["exact", "sampled"])
def odds(request: pytest.FixtureRequest) -> Odds:
    return battles.attack("AS", "SS", limit=Limit(samples=request.param) if request.param else None)


@pytest.mark.parametrize("shown", [(), ("hits > 1",)])
def test_parts_make_the_same_json(
    odds: Odds, shown: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(odds_written, "_PART", 7)
    text = "".join(answer_parts(odds, "json", shown))
    assert text == json.dumps(odds.to_dict(shown), ensure_ascii=False) == odds.to_json(shown)
    assert len(list(odds_written.outcomes(odds))) > 2


def test_parts_make_one_table(odds: Odds, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = "".join(answer_parts(odds, "csv", ()))
    monkeypatch.setattr(odds_written, "_PART", 7)
    assert "".join(answer_parts(odds, "csv", ())) == whole
    read = pd.read_csv(io.StringIO(whole))
    assert len(read) == len(odds.chances)
    assert np.allclose(read["p"], odds.chances)


@pytest.mark.quick
def test_of_many_outcomes_only_some_are_held_at_a_time(odds: Odds) -> None:
    """Everything at once took 4 GB of a million games: no part is longer than the next."""
    times = 4 * odds_written._PART // len(odds.chances) + 1
    many = Odds(
        odds.variables,
        np.tile(odds.rows, (times, 1)),
        np.tile(odds.chances / times, times),
        odds.provenance,
        odds.words,
        odds.question,
    )
    for form in ("json", "csv"):
        parts = list(answer_parts(many, form, ()))
        assert len(parts) > 2
        assert max(map(len, parts)) < sum(map(len, parts)) / 2
