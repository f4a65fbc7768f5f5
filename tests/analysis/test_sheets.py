"""A sheet holds what single questions answer, and says what is asked and what is not."""

import pytest

from samurai_odds import OddsError, battles, compare, swords, table


def test_a_sheet_holds_what_single_questions_answer() -> None:
    grid = table(
        battles.attack,
        {"attacker": ["levy", "ashigaru-bow"]},
        {"defender_on": ["open", "forest"]},
        "defender_losses",
        defender="levy",
    )
    for row in grid.rows:
        for ground, cell in zip(grid.columns[1:], row[1:], strict=True):
            odds = battles.attack(row[0], "levy", defender_on=ground)
            assert cell == odds.expect("defender_losses")
    assert grid.to_frame().loc["levy", "forest"] == grid.rows[0][2]
    assert "<table" in grid._repr_html_()


def test_a_sheet_of_nothing_but_forbidden_attacks_says_why() -> None:
    with pytest.raises(OddsError, match="no missile weapon"):
        table(battles.attack, {"attacker": ["levy"]}, {"defender": ["levy"]}, "hits", range=2)
    with pytest.raises(OddsError, match="one input"):
        table(battles.attack, {}, {"defender": ["levy"]}, "hits")
    with pytest.raises(OddsError, match="a list of values"):
        table(battles.attack, {"attacker": "levy"}, {"defender": ["levy"]}, "hits")


def test_a_sheet_says_its_situation_and_why_cells_are_empty() -> None:
    grid = table(
        battles.attack,
        {"attacker": ["levy", "ashigaru-bow"]},
        {"defender": ["levy"]},
        "hits",
        range=2,
        defender_room=0,
    )
    assert "defender-room 0" in grid.heading
    assert "range 2" in grid.heading
    assert "no missile weapon" in grid.notes[0]


def test_a_heading_says_every_unusual_option() -> None:
    odds = battles.attack(
        "levy", "samurai-spear", attacker_honor=0, attacker_room=1, moved=2, defender_on="hill"
    )
    for words in ("attacker-honor 0", "attacker-room 1", "moved 2", "on hill"):
        assert words in odds.question.heading


def test_a_lone_leader_as_target_is_told_what_matters() -> None:
    text = str(battles.attack("samurai-spear", "lone-leader"))
    assert "leader escapes" in text
    assert "blocks lost" not in text


def test_names_besides_the_variables_serve_expressions() -> None:
    odds = battles.attack("samurai-spear", "levy", defender_blocks=2)
    assert odds.p("defender_eliminated") == odds.p("defender_losses == 2")
    assert odds.figure("defender_eliminated").text().endswith("%")
    assert odds.p("defender_pushed_back") == odds.p("defender_losses < 2 and defender_retreat > 0")
    assert odds.figure("battled_back").text().endswith("%")


def test_a_comparison_names_the_weakest_source_of_all_that_it_compares() -> None:
    spears = {"attacker": "samurai-spear", "defender": "levy"}
    bows = {"attacker": "samurai-bow", "defender": "levy", "range": 2}
    both = compare(battles.attack, spears, bows)
    assert both.entries[0].odds.provenance.weakest_source == "rulebook"
    assert "Assumed, not in the rulebook: fire dice of samurai-bow" in str(both)


def test_a_sheet_is_named_in_words_where_the_answer_has_them() -> None:
    ask = {"attacker": ["5 spearmen"]}, {"defender": ["3 spearmen"]}
    assert table(swords.battle, *ask, "won").heading.startswith("Attacker wins (won): ")
    assert table(swords.battle, *ask, "rounds * 2").heading.startswith("rounds * 2: ")
