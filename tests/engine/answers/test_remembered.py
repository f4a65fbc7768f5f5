"""Answers kept in memory: who gets which, and that nobody changes another's."""

import re
from pathlib import Path

import numpy as np
import pytest

from samurai_odds import Limit, OddsError, battles, ran, swords, warm_up
from samurai_odds.engine.answers.remembered import forget
from samurai_odds.engine.exact import outcomes
from samurai_odds.engine.sums import mean, total

PAIR = ("samurai-spear", "samurai-bow")


def test_the_same_question_has_an_equal_answer_that_nobody_else_can_change() -> None:
    forget()
    first = battles.attack(*PAIR, attacker_room=3)
    chance = float(first.p("hits == 2"))
    for array in (first.rows, first.chances):
        with pytest.raises(ValueError, match="read-only"):
            array[0] = 7
    first.provenance.inputs["attacker"] = "levy"  # type: ignore[index]
    first.provenance.rests_on["anything"] = "assumed"  # type: ignore[index]
    first.columns.clear()
    first.p("hits == 2").se = 5.0
    again = battles.attack(*PAIR, attacker_room=3)
    assert again.provenance.inputs["attacker"] == PAIR[0]
    assert "anything" not in again.provenance.rests_on
    assert (again.p("hits == 2"), again.p("hits == 2").se) == (chance, 0.0)
    assert again.columns


def test_what_only_looks_equal_is_another_question() -> None:
    assert battles.attack(*PAIR, moved=1) != battles.attack(*PAIR)
    with pytest.raises(OddsError, match="whole number"):
        battles.attack(*PAIR, moved=True)
    sampled = battles.attack(*PAIR, limit=Limit(samples=1000))
    assert sampled.provenance.method == "monte-carlo"
    assert battles.attack(*PAIR).provenance.method == "exact"
    assert swords.battle("gunner", "spearman") == swords.battle("gunner", "spearman")


def test_a_rules_file_is_read_again_when_it_has_changed(tmp_path: Path) -> None:
    rules = tmp_path / "rules.toml"
    answers = []
    for dice in (2, 4, 2):
        rules.write_text(f"[units.levy]\nclose_dice = {dice}\n")
        for _ in range(2):
            answers.append(battles.attack("levy", "levy", rules=str(rules)).expect("hits"))
    assert answers[0] == answers[1] == answers[4] == answers[5]
    assert answers[2] == answers[3] > answers[0]


def test_a_question_of_ran_is_kept_and_its_verdict_the_same() -> None:
    forget()
    asked = {"attacker": "SI 7-4/6-3", "defender": "AS 6-4/5-3", "shift": 1}
    first = ran.shock(**asked)  # type: ignore[arg-type]
    text = first.text()
    first.provenance.inputs.clear()  # type: ignore[attr-defined]
    first.provenance.rests_on.clear()  # type: ignore[attr-defined]
    again = ran.shock(**asked)  # type: ignore[arg-type]
    assert again.rows is first.rows
    assert again.text() == text


def test_read_at_once_or_by_the_plain_reader_the_outcomes_are_the_same() -> None:
    forget()
    asked = {"then": "levy", "attacker_leader": "foot", "defender_honor": 2, "inspire": True}
    slow = battles.attack(*PAIR, **asked)  # type: ignore[arg-type]
    warm_up()
    forget()
    fast = battles.attack(*PAIR, **asked)  # type: ignore[arg-type]
    assert slow == fast
    assert float(slow.p("then_eliminated")) == pytest.approx(float(fast.p("then_eliminated")))


def test_other_words_for_the_same_numbers_share_figures_and_keep_their_own_inputs() -> None:
    warm_up()
    forget()
    one, other = battles.attack(*PAIR), battles.attack(*PAIR, defender_blocks=4)
    assert one.p("defender_eliminated") == other.p("defender_eliminated")
    one.p("hits == 2").se = 5.0
    assert other.p("hits == 2").se == 0.0
    assert one.provenance.inputs.keys() ^ other.provenance.inputs.keys() == {"defender_blocks"}
    assert one.rows.tolist() == other.rows.tolist()


@pytest.mark.parametrize("ground", ["hill", "castle", "palisade"])
def test_each_cell_of_a_table_is_what_the_plain_reader_makes_of_it(ground: str) -> None:
    warm_up()
    forget()
    for attacker in ("levy", "bodyguard", "samurai-bow-cavalry"):
        for defender in ("levy", "samurai-spear", "lone-leader"):
            cell = {"attacker": attacker, "defender": defender, "defender_on": ground}
            try:
                names, rows, chances = outcomes(battles.question("attack", cell))
            except OddsError as fault:
                with pytest.raises(OddsError, match=re.escape(str(fault))):
                    battles.attack(**cell)  # type: ignore[arg-type]
                continue
            odds = battles.attack(**cell)  # type: ignore[arg-type]
            assert odds.variables == names
            for name, values in zip(names, rows.T, strict=True):
                assert odds.expect(name) == pytest.approx(mean(chances, values), abs=1e-12)
            for row, chance in zip(rows, chances, strict=True):
                same = np.all(odds.rows == row, axis=1)
                assert total(odds.chances[same]) == pytest.approx(chance, abs=1e-12)
