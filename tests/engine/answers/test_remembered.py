"""Answers kept in memory: who gets which, and that nobody changes another's."""

from pathlib import Path

import pytest

from samurai_odds import Limit, OddsError, battles, swords, warm_up
from samurai_odds.engine.answers.remembered import forget

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


def test_read_at_once_or_by_the_plain_reader_the_outcomes_are_the_same() -> None:
    forget()
    asked = {"then": "levy", "attacker_leader": "foot", "defender_honor": 2, "inspire": True}
    slow = battles.attack(*PAIR, **asked)  # type: ignore[arg-type]
    warm_up()
    forget()
    fast = battles.attack(*PAIR, **asked)  # type: ignore[arg-type]
    assert slow == fast
    assert float(slow.p("then_eliminated")) == pytest.approx(float(fast.p("then_eliminated")))
