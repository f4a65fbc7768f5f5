"""What phones and word processors put for a keyboard's signs is read, or answered."""

from pathlib import Path

import pytest

from samurai_odds import OddsError, battles, luck, ran, swords
from samurai_odds.battles.advice.written_game import read_game
from samurai_odds.cli.main import main
from samurai_odds.engine.typed import as_typed, without_time

PLAIN = "swords\ndaimyo, 3 spearmen v 2 bowmen, spearman: 3-0\n"


@pytest.mark.parametrize(
    "typed",
    [
        PLAIN.replace("3-0", "3–0"),
        PLAIN.replace("3-0", "3:0"),
        PLAIN.replace("3-0", "3 − 0"),
        PLAIN.replace("daimyo,", "[21:30] daimyo,"),
        PLAIN.replace("daimyo,", "21:30 daimyo,"),
        PLAIN.replace(" ", "\u00a0"),
        PLAIN.replace("daimyo, 3 spearmen v 2 bowmen, spearman",
                      "“daimyo, 3 spearmen” „2 bowmen, spearman”"),
    ],
)  # fmt: skip
def test_a_log_is_read_as_it_is_typed(typed: str) -> None:
    def luck_of(text: str) -> float:
        return float(luck(text.splitlines()).totals[-1].standing.percentile)

    assert luck_of(typed) == luck_of(PLAIN)


def test_a_number_with_a_comma_is_answered_with_the_right_spelling(
    capsys: pytest.CaptureFixture[str],
) -> None:
    line = "swords battle gunner spearman : attacker_loss 0,7"
    with pytest.raises(OddsError, match=r"write 0\.7 with a point"):
        luck([line])
    with pytest.raises(OddsError, match=r"write 0\.5 with a point"):
        battles.attack("levy", "levy").p("hits > 0,5")
    assert main(["battles", "attack", "levy", "levy", "--target-error", "0,7"]) == 2
    assert "write 0.7 with a point" in capsys.readouterr().err
    assert battles.attack("levy", "levy").expect("min(hits, 0,7)") == 0  # three numbers


def test_expressions_and_forces_are_read_as_they_are_typed() -> None:
    odds = battles.attack("levy", "levy")
    assert odds.p("hits ≥ 1") == odds.p("hits >= 1")
    assert odds.p("hits\u00a0≠ 1 and hits ≤ 2") == odds.p("hits != 1 and hits <= 2")
    assert odds.expect("hits × 2 − 1") == odds.expect("hits * 2 - 1")
    assert swords.battle("daimyo,\u00a03 spearmen", "2 bowmen").p("won") == (
        swords.battle("daimyo, 3 spearmen", "2 bowmen").p("won")
    )
    assert (
        ran.shock("SI 7–4/6–3\u00a01h", "AS 6-4").worth
        == ran.shock("SI 7-4/6-3 1h", "AS 6-4").worth
    )
    assert ran.duel("6\u22155", "5/6").p("result == ‘first’") > 0
    assert battles.attack("samurai–spear", "levy") == battles.attack("samurai-spear", "levy")


def test_a_written_game_may_have_times_and_dashes() -> None:
    text = "Position: study-spears\n[21:30] Turn\u00a01 red\n21:31 move b9–b8\n"
    game = read_game(text, "game", Path())
    assert not game.faults
    [_, turn] = game.parts
    assert turn.orders == [(3, "move b9-b8")]  # type: ignore[union-attr]


def test_only_a_time_at_the_beginning_is_left_out() -> None:
    assert without_time("3 spearmen v 2: 1-0") == "3 spearmen v 2: 1-0"
    assert without_time(" [9.05] levy levy: 2-0") == "levy levy: 2-0"
    assert as_typed("plain") == "plain"
