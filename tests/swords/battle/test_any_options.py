"""Whatever is asked is answered or refused: options drawn at random, legal or not."""

import json
import random
from typing import Any

import pytest

from samurai_odds import OddsError, swords
from samurai_odds.engine.answers.options import Option
from samurai_odds.swords.battle.options import OPTIONS
from tests.swords.drawn import random_troop

TEXTS = {
    "attacker-losses": ["best", "ronin, bowman", "horse", ""],
    "defender-losses": ["best", "daimyo", "spearman"],
    "then-losses": ["best", "gunner"],
    "defender-ronin": ["0:0.5,1:0.5", "1:1", "x", 1, 0, 9],
    "stop-when": ["p_win < 0.5", "gain < 0", "rounds > 2", "result == 'called-off'", "1/0", "x"],
    "then-stop-when": ["p_win < 0.5", "attacker_units < 2"],
    "value": ["won", "takes - origin_lost", "1/attacker_units", "rounds", "bonus_left"],
    "then": ["spearman", "daimyo, 2 gunners", "7 spearmen"],
}


def random_value(luck: random.Random, option: Option) -> Any:
    if option.name in TEXTS:
        return luck.choice(TEXTS[option.name])
    if option.takes is bool:
        return True
    if isinstance(option.takes, tuple):
        return luck.choice([*option.takes, "nonsense"] if luck.random() < 0.1 else option.takes)
    return luck.choice([1, 2, 3, option.most, -1] if luck.random() < 0.2 else [1, 2, 3])


def draw(luck: random.Random) -> dict[str, Any]:
    """Draw troops and options, legal or not."""
    attacker = random_troop(luck, luck.random() < 0.5, 4)
    defender = random_troop(luck, luck.random() < 0.5, 3, luck.random() < 0.2)
    if luck.random() < 0.3:
        defender = f"{random_troop(luck, True, 2)} + {random_troop(luck, False, 2)}"
    chosen = luck.sample(OPTIONS, luck.randint(0, 5))
    options = {option.keyword: random_value(luck, option) for option in chosen}
    return {"attacker": attacker, "defender": defender, **options}


@pytest.mark.quick(5)
@pytest.mark.parametrize("seed", range(40))
def test_answered_or_refused(seed: int) -> None:
    luck = random.Random(1000 + seed)
    for _ in range(12):
        given = draw(luck)
        try:
            odds = swords.battle(**given)
        except OddsError as refusal:
            assert refusal.problems
            assert all(text == text.strip() and text for text in refusal.problems)
            continue
        assert odds.chances.sum() == pytest.approx(1, abs=1e-9)
        assert 0 <= odds.p("won") <= 1
        assert odds.trace(luck.randint(0, 50)).startswith("Battle ")
        if len(odds.rows) < 2000:
            assert json.loads(odds.to_json(["won"]))["shown"]["won"]["value"] >= 0
            assert str(odds)
