"""The first page of every booklet teaches reading the others: five lines and an example."""

import re

import pytest

from samurai_odds import battles, ran, swords
from samurai_odds.reports import battles_booklet, battles_par, ran_booklet, swords_booklet
from samurai_odds.reports.model import ALL, Notes


@pytest.mark.parametrize("game", [battles_booklet, battles_par, swords_booklet, ran_booklet])
def test_the_first_page_teaches_in_five_lines(game: object) -> None:
    assert len(game.LINES) == 5  # type: ignore[attr-defined]


def test_the_examples_are_answers_in_words() -> None:
    [text] = battles_booklet.example(Notes()).notes
    odds = battles.attack("samurai-spear", "ashigaru-arquebus")
    back, blocks = odds.p("defender_pushed_back"), odds.expect("defender_losses")
    assert f"retreat {100 * back:.1f}% of the time and loses {blocks:.2f} blocks" in text
    [text] = ran_booklet.example(Notes()).notes
    broken = ran.shock("SI 6-4/5-3", "SI 6-4/5-3").p("defender_state != 'ordered'")
    assert f"eliminated {100 * broken:.0f}% of the time" in text
    example = swords_booklet.example(Notes())
    said = re.search(r"if (.*) attack (.*), the attacker wins ([\d.]+)%", example.notes[0])
    assert said
    assert said[1] == example.rows[0][0]
    won = 100 * swords.battle(said[1], said[2]).p("won")
    assert float(said[3]) == pytest.approx(won, abs=0.06)
    assert 30 < won < 70


def test_what_all_tables_assume_is_read_from_the_rules() -> None:
    assert "a castle adds 4 spearmen" in swords_booklet.terms(Notes())
    assert "One unit more shifts 2R" in ran_booklet.terms(ALL)[0]
