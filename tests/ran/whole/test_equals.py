"""Battles between equals: par, and the ladder from weak to strong play."""

import json

import pytest

from samurai_odds import Limit, OddsError, ran
from samurai_odds.cli.main import main


def test_par_says_what_equals_lose_and_whom_it_favors() -> None:
    sheet = ran.par("study-foot", "random", limit=Limit(samples=60), seed=1)
    red, blue = (sheet.expect(f"{side}_rout_points") for side in ("red", "blue"))
    assert str(sheet).startswith(f"Par is {red:.1f} rout points lost by red and {blue:.1f} by blue")
    assert "lead in a match of two battles" in str(sheet)
    assert max(map(len, str(sheet).splitlines())) <= 80
    same = ran.play("study-foot", "random", "random", limit=Limit(samples=60), seed=1)
    assert sheet.p("winner == 'red'") == same.p("winner == 'red'")


def test_a_ladder_has_a_share_for_each_rung(capsys: pytest.CaptureFixture[str]) -> None:
    bots = "random", "greedy"
    asked = ["ran", "balance", "study-foot", "--ladder", "--bots", ",".join(bots)]
    assert main([*asked, "--samples", "40", "--format", "json"]) == 0
    found = json.loads(capsys.readouterr().out)
    shares = {bot: ran.play("study-foot", bot, bot, limit=Limit(samples=40)) for bot in bots}
    assert [rung["bot"] for rung in found["rungs"]] == list(shares)
    for rung in found["rungs"]:
        odds = shares[rung["bot"]]
        half = (odds.p("winner == 'red'") + 1 - odds.p("winner == 'blue'")) / 2
        assert rung["red_share"]["value"] == pytest.approx(half, abs=0.005)


def test_a_ladder_of_one_rung_is_refused() -> None:
    with pytest.raises(OddsError, match="two rungs"):
        ran.ladder("study-foot", "random", limit=Limit(samples=2))
