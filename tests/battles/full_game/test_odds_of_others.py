"""What Lack of Honor costs units that an attack is not about: blocks, on a map, and they count."""

from math import comb
from typing import Any

import numpy as np
import pytest

from analyses import map_odds_playing as playing
from analyses.map_odds import SURPRISE, chi_square
from samurai_odds import battles
from samurai_odds.battles.rules import layout as at
from tests.battles.full_game.test_odds_on_map import drawn

LONELY = drawn({2: ". . . . .AS2 .CSM .bgc2"}, blue=1)  # a bodyguard whose army is nobody else
PLACED = {4: ". . . . .lv .lv2 .lv", 5: ". . . . .csm cSSF2 .as", 6: ". . . . .AB . .AS1"}
POOR = drawn(PLACED, red=0, blue=3)  # red has a few units, one block of spearmen among them


def fired_at(others: str) -> str:
    """Draw two dice of bowmen that fire at a full unit without a token; ``others``: of its army."""
    return drawn({1: others, 5: ". . . . .as", 7: ". . . . .AB"}, blue=0)


def test_symbols_that_find_nobody_cost_nothing() -> None:
    odds = battles.odds(LONELY, "f2", "g2", inspire=True)
    given = {"defender_blocks": 2, "defender_room": 1, "defender_honor": 1, "inspire": True}
    mounted = {"attacker_leader": "mounted"}
    alone = battles.attack("samurai-spear-cavalry", "bodyguard", **given, **mounted)
    assert alone.expect("defender_disorder") > 0.2  # symbols
    assert odds.p("defender_disorder > 0") == 0  # blocks
    told = (odds.trace(game) for game in range(100))
    assert "Lack of Honor: 4 symbols strike nobody" in "".join(told)


@pytest.mark.parametrize("blocks", [1, 4])
def test_other_units_lose_the_blocks_that_they_have(blocks: int) -> None:
    """By hand: two dice; a flag is a hex, and that a token and a die; circles strike bowmen."""
    odds = battles.odds(fired_at(f".ab{blocks}"), "e7", "e5")
    wanted = 0.0
    for chance, dice in ((10 / 36, 5), (1 / 36, 6)):
        for circles in range(dice + 1):
            ways = comb(dice, circles) * (1 / 6) ** circles * (5 / 6) ** (dice - circles)
            wanted += chance * ways * min(circles, blocks)
    assert odds.expect("defender_disorder") == pytest.approx(wanted)
    worth = "defender_losses + attacker_banners + defender_disorder"
    assert odds.expect(odds.question.value) == pytest.approx(odds.expect(worth))
    assert "defender_disorder - attacker_disorder" in odds.text()


def test_a_single_attack_counts_symbols_and_says_that_they_are_not_in_its_value() -> None:
    odds = battles.attack("ashigaru-bow", "ashigaru-spear", range=2, defender_honor=0)
    assert odds.expect("defender_disorder") == pytest.approx((10 * 5 + 6) / 36 * 2 / 6)
    assert "Lack of Honor symbols for other units (not counted), defender" in odds.text()
    worth = odds.expect("defender_losses + attacker_banners")
    assert odds.expect(odds.question.value) == pytest.approx(worth)


def test_no_single_attack_is_named_that_leaves_out_what_counts() -> None:
    """All symbols find a block and bring no banner: the same table, but another value."""
    rows = {3: ". . . . .ss .ss", 4: ". . . .ab . .ab", 5: ". . . . .as", 7: ". . . . .AB"}
    given = {"moved": 1, "defender_flags": "accept"}  # a die: five symbols at most
    odds = battles.odds(drawn(rows, blue=0), "e7", "e5", **given)
    single = odds.question.single
    assert single.value == odds.question.value
    assert odds.p("defender_disorder > 0") > 0
    assert odds.question.same_as is None
    odds.question.counted_here = ()
    del odds.question.same_as
    assert odds.question.same_as.startswith("samurai-odds battles attack")


def ends(text: str, here: str, there: str, games: int, **options: Any) -> tuple[Any, Any]:
    """Return the odds of an attack, and what came of it in games that the full rules played."""
    odds = battles.odds(text, here, there, **options)
    asked = odds.question
    q, s = asked.passage.question, asked.first[: asked.first.width].copy()
    policy = np.full(playing.POLICY, at.NONE, dtype=np.int64)
    policy[playing.DECLARED] = asked.declared
    policy[playing.INSPIRE] = int(options.get("inspire", False))
    policy[[playing.INSPIRE_BACK, playing.THEN_INSPIRE, playing.ANSWER, playing.THEN_ANSWER]] = 0
    policy[[playing.ACCEPTS, playing.SEPPUKU, playing.TWICE]] = 0
    board = asked.setup.scenario.board
    hexes = board.hex_named(here), board.hex_named(there)
    policy[playing.UNIT : playing.UNIT + 2] = [s.unit_at[hex] for hex in hexes]
    policy[playing.LEADER : playing.LEADER + 2] = [s.leader_at[hex] for hex in hexes]
    rows = np.array([board.row_of(hex) for hex in range(board.hexes)], dtype=np.int64)
    return odds, playing.Played(q, s, policy, rows).ends(games, 7)


@pytest.mark.long
@pytest.mark.parametrize(
    ("text", "hexes", "options"),
    [
        (LONELY, "f2 g2", {"inspire": True}),
        (POOR, "e5 e6", {"inspire": True}),
        (POOR, "e4 f5", {}),
        (fired_at(".ab1 .ab1 .ss"), "e7 e5", {}),
    ],
)
def test_games_played_lose_as_many(text: str, hexes: str, options: Any) -> None:
    odds, games = ends(text, *hexes.split(), 20_000, **options)
    for name in ("attacker_disorder", "defender_disorder"):
        seen = games[:, playing.VARIABLES.index(name)]
        column = odds.columns[name]
        most = int(max(seen.max(), column.max())) + 1
        wanted = np.bincount(column, odds.chances, most) * len(seen)
        statistic, freedom = chi_square(np.bincount(seen, minlength=most).astype(float), wanted)
        assert not freedom or statistic < 40 + 2 * freedom, (name, statistic, SURPRISE)
