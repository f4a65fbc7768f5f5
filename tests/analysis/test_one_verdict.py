"""One verdict: par, balance and the ladder agree on every built-in scenario of every game."""

from typing import Any

import pytest

from samurai_odds import Limit, battles, ran, swords
from samurai_odds.battles.scenario.text import shipped as battles_shipped
from samurai_odds.ran.scenario.text import shipped as ran_shipped
from samurai_odds.swords.scenario.text import shipped as swords_shipped

FEW = Limit(samples=12)
SCENARIOS = [
    *((battles, key) for key in battles_shipped()),
    *((ran, key) for key in ran_shipped()),
    *((swords, key) for key in swords_shipped()),
]
SAID = ("favors", "margin", "shares", "nobody")


@pytest.mark.long
@pytest.mark.parametrize(("game", "key"), SCENARIOS, ids=[key for _, key in SCENARIOS])
def test_par_balance_and_ladder_agree(game: Any, key: str) -> None:
    how = {"limit": FEW, "seed": 5, "margin": 0.1}
    other = "cautious" if game is swords else "greedy"
    par = game.par(key, bot="random", **how).verdict.data
    balance = game.balance(key, bots="random", **how).to_dict()
    ladder = game.ladder(key, bots=(other, "random"), **how).to_dict()
    for name in SAID:
        assert par[name] == balance[name] == ladder[name]
    assert par.get("players") == balance.get("players") == ladder.get("players")
