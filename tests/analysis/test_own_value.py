"""Compared answers count what each one's own verdict says that it is worth."""

from typing import Any

import pytest

from samurai_odds import Limit, battles, compare, ran, swords
from samurai_odds.cli.main import main
from samurai_odds.ran.homes import HOMES

LEVY = {"attacker": "samurai-spear-cavalry", "defender": "levy"}
CAMPAIGN = {"army": "daimyo, 3 spearmen", "provinces": ["etchu: spearman"]}
GAMES: dict[tuple[Any, str], tuple[dict[str, Any], ...]] = {
    (battles, "attack"): (
        LEVY,
        LEVY | {"then": "levy"},
        LEVY | {"value": "hits"},
        {"attacker": "samurai-bow", "defender": "levy", "range": 2},
    ),
    (swords, "battle"): (
        {"attacker": "5 spearmen", "defender": "2 spearmen"},
        {"attacker": "5 spearmen", "defender": "2 spearmen", "stop": "best"},
        {"attacker": "3 spearmen", "defender": "2 spearmen", "then": "daimyo, bowman"},
        {"attacker": "3 spearmen", "defender": "2 gunners", "value": "defender_loss"},
    ),
    (swords, "ninja"): (
        {},
        {"then_battle": "daimyo, 3 spearmen v daimyo, 2 spearmen"},
        {"then_battle": "daimyo, 3 spearmen v daimyo, 2 spearmen", "hirer": "defender"},
    ),
    (swords, "campaign"): (
        CAMPAIGN | {"borders": ["home-etchu"]},
        {**CAMPAIGN, "provinces": ["etchu: 3 spearmen"], "borders": ["home-etchu"]},
    ),
    (ran, "shock"): (
        {"attacker": "SI 6-4/5-3", "defender": "AS 6-4/5-3"},
        {"attacker": "SI 6-4/5-3", "defender": "AS 6-4/5-3 2h"},
        {"attacker": "SI 6-4/5-3", "defender": "AS 9-4/9-3 disrupted 3h"},
        {"attacker": "SI 6-4/5-3 2h", "defender": "Honjin 6-0 4h", "defender_busho": "5/4"},
    ),
    (ran, "assault"): (
        {"attacker": "SI 7-4/6-3", "defender": "AS-T 5-4"},
        {"attacker": "SI 7-4/6-3", "defender": "AS 6-4/5-3 3h"},
    ),
    (ran, "fire"): (
        {"firer": "AS-T 5-4", "target": "SI 7-4/6-3 2h"},
        {"firer": "AS-T 5-4", "target": "KB 7-6/6-5", "range": 2},
        {"firer": "AS-T 5-4", "target": "SI 7-4/6-3", "mode": "entry"},
        {"firer": "SI-B 6-4", "target": "AS 5-4/4-3 1h"},
    ),
    (ran, "duel"): (
        {"first": "6/5", "second": "5/6"},
        {"first": "6/5 1h", "second": "5/6", "challenge": "accept"},
    ),
    (ran, "orders"): ({"busho": "5,4"}, {"busho": "7,3"}),
    (ran, "withdraw"): (
        {"units": "AS 6-4/5-3 2h"},
        {"units": "AS 6-4/5-3 disrupted", "enemy_units": "SI 7-4/6-3"},
        {"units": "AS 6-4/5-3 + SI 7-4/6-3", "active": True, "momentum": 5},
    ),
    (ran, "rally"): ({"units": "AS 6-4/5-3"}, {"units": "SI 7-4/6-3"}),
    (ran, "recover"): ({"units": "AS 6-4/5-3 2h"}, {"units": "SI 7-4 disrupted 1h"}),
    (ran, "alone"): ({"enemy": "KB"}, {"enemy": "SI", "stays": True}),
    (ran, "flight"): ({"contingent": "15/10/5"}, {"contingent": "15/12/5"}),
    (ran, "rout"): (
        {"level": 20, "points": 15, "combat": ["shock 'SI 7-4/6-3' 'AS 6-4/5-3'"]},
        {"level": 20, "points": 18, "combat": ["shock 'SI 7-4/6-3' 'AS 6-4/5-3'"]},
    ),
}
QUESTIONS = [
    pytest.param(*key, asked, id=f"{key[0].__name__}.{key[1]}".partition(".")[2])
    for key, asked in GAMES.items()
]


def test_every_procedure_that_is_answered_at_once_is_here() -> None:
    assert {name for game, name in GAMES if game is ran} == set(HOMES)


@pytest.mark.parametrize(("game", "procedure", "asked"), QUESTIONS)
def test_a_row_counts_what_its_own_verdict_says(
    game: Any, procedure: str, asked: tuple[dict[str, Any], ...]
) -> None:
    ask = getattr(game, procedure)
    labels = [str(number) for number in range(len(asked))]
    ranking = compare(ask, *asked, labels=labels)
    for entry in ranking.entries:
        alone = ask(**entry.odds.provenance.inputs)  # of a Swords battle, with the best call-off
        assert entry.figure == pytest.approx(float(entry.odds.verdict.worth), abs=1e-12)
        assert entry.figure == pytest.approx(float(alone.worth), abs=1e-12)
    worths = [float(entry.figure) for entry in ranking.entries]
    assert worths == sorted(worths, reverse=True)
    assert float(ranking.entries[-1].behind) == pytest.approx(worths[0] - worths[-1])
    assert "rank" in str(ranking)
    assert ranking.to_dict()["value"]["value"] == worths[0]


@pytest.mark.parametrize(("game", "procedure", "asked"), QUESTIONS)
def test_so_does_a_sampled_row(
    game: Any, procedure: str, asked: tuple[dict[str, Any], ...]
) -> None:
    if procedure in ("ninja", "campaign"):  # exact only
        return
    ranking = compare(getattr(game, procedure), *asked, limit=Limit(samples=2_000))
    for entry in ranking.entries:
        verdict = entry.odds.verdict
        assert float(entry.figure) == pytest.approx(float(verdict.worth), abs=1e-9)


def test_hits_that_one_row_brings_count_in_no_other(capsys: pytest.CaptureFixture[str]) -> None:
    """The value of the longest text used to count for all rows: 2.30 came first."""
    command = ["ran", "compare", "shock", "SI 6-4/5-3"]
    assert main([*command, "AS 6-4/5-3; AS 6-4/5-3 2h; AS 9-4/9-3 disrupted 3h"]) == 0
    out = capsys.readouterr().out
    assert out.startswith("Best: SI 6-4/5-3 v AS 6-4/5-3 2h, 0.48 (0.21 ahead of the next).")
    assert "Ranked by net rout points, as each one's own verdict counts them" in out
