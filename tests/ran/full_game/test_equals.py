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


def test_a_ladder_has_a_share_for_each_level(capsys: pytest.CaptureFixture[str]) -> None:
    bots = "random", "greedy"
    asked = ["ran", "balance", "study-foot", "--ladder", "--bots", ",".join(bots)]
    assert main([*asked, "--samples", "40", "--format", "json"]) == 0
    found = json.loads(capsys.readouterr().out)
    shares = {bot: ran.play("study-foot", bot, bot, limit=Limit(samples=40)) for bot in bots}
    assert [level["bot"] for level in found["levels"]] == list(shares)
    for level in found["levels"]:
        odds = shares[level["bot"]]
        half = (odds.p("winner == 'red'") + 1 - odds.p("winner == 'blue'")) / 2
        assert level["shares"]["red"]["value"] == pytest.approx(half, abs=1e-6)


def test_a_ladder_of_one_level_is_refused() -> None:
    with pytest.raises(OddsError, match="two levels"):
        ran.ladder("study-foot", "random", limit=Limit(samples=2))
