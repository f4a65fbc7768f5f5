"""Advice: orders that `ran turn` reads back, the same by seed, honest about what it cannot tell."""

import json
from dataclasses import replace

import numpy as np
import pytest

from samurai_odds import Limit, OddsError, ran
from samurai_odds.play.games import play_range
from samurai_odds.play.search.searching import rolled_out
from samurai_odds.ran.advice.advise import Advice
from samurai_odds.ran.advice.candidates import candidates, led_from_behind, opened
from samurai_odds.ran.advice.spelling import (
    Written,
    added,
    in_words,
    leaves_open,
    phrases,
    stands,
)
from samurai_odds.ran.full_game.contest import Contest
from samurai_odds.ran.full_game.one_turn import OneTurn
from samurai_odds.ran.full_game.staging import stage
from samurai_odds.ran.rules import recording
from samurai_odds.ran.rules.layout import Question, State
from samurai_odds.ran.rules.naming import Names
from samurai_odds.ran.scenario.text import load, read, write

FEW = Limit(samples=24)
PLAIN = ("careful", "greedy")


@pytest.fixture(scope="module")
def advice() -> Advice:
    return ran.advise("study-guns-and-horse", limit=FEW, seed=2)


def test_to_activate_somebody_is_not_called_a_pass(advice: Advice) -> None:
    assert in_words(advice.names, Written(activated=[0])) == "activate A, then pass"
    assert in_words(advice.names, Written()) == "pass: no orders now"


def test_it_opens_with_what_to_do_and_why(advice: Advice) -> None:
    lines = advice.text().splitlines()
    assert lines[0].startswith("Order " if advice.best.candidate.lines else "Pass ")
    assert any(line.startswith(("Why: against plan ", "Why: nothing")) for line in lines)
    assert "By then blue loses " in advice.why
    assert max(map(len, lines)) <= 80


def test_inactive_contingents_are_named_with_the_line_that_changes_it() -> None:
    """5.24: a position between two orders phases says itself who is active."""
    scenario = load("study-foot")
    contingents = tuple(replace(each, active=False) for each in scenario.contingents)
    moment = replace(scenario.moment, turn=3, initiative=0)
    position = replace(scenario, contingents=contingents, moment=moment)
    with pytest.raises(OddsError, match=r"inactive \(5.24\): A \(.*'status: active' under"):
        ran.advise(position, limit=FEW)
    first, *others = contingents
    one = replace(position, contingents=(replace(first, active=True), *others))
    enemy = ran.advise(one, limit=Limit(samples=2)).remarks()
    assert any(text.startswith("All contingents of blue are inactive (5.24)") for text in enemy)


def test_the_best_come_first_and_the_data_says_the_same(advice: Advice) -> None:
    losses = [float(each.placing.loss) for each in advice.turns]
    assert losses == sorted(losses)
    assert losses[0] == 0
    data = json.loads(advice.to_json())
    assert len({each["text"] for each in data["candidates"]}) == len(advice.turns)
    assert data["candidates"][0]["plan"] == list(advice.best.candidate.orders.lines)
    assert data["candidates"][0]["losses"].keys() >= {"own_rout_points", "enemy_rout_points"}
    assert data["side"] == "red"


@pytest.mark.long
def test_a_seed_names_it(advice: Advice) -> None:
    again = ran.advise("study-guns-and-horse", limit=FEW, seed=2)
    assert again.text() == advice.text()


@pytest.mark.long
@pytest.mark.parametrize("side", [0, 1])
def test_orders_are_read_back_by_turn(side: int) -> None:
    staged = stage(Contest("study-guns-and-horse", "careful", "careful").position(3, 1, 2), *PLAIN)
    start = opened(staged, side, "careful")
    names = Names(staged.scenario, start.question.whole)
    found = candidates(names, start, PLAIN)
    assert len(found) > 4
    assert any(each.orders.contingent < 0 for each in found)  # to pass, too
    for each in found:
        if each.orders.contingent >= 0 and each.lines:
            letter = names.contingents[each.orders.contingent].letter
            OneTurn(staged.scenario, letter, "\n".join(each.lines) + "\n")  # else it is refused


def test_a_busho_in_danger_may_be_sent_behind_the_lines() -> None:
    """A So-Taisho before Kibamusha: home to his Honjin, or to his rearmost unit."""
    text = write(load("study-foot")).replace("6/5, at A9", "6/5, at 0506").replace("A9*", "A9")
    row = "   6     .     w     .     .     ."
    text = text.replace(row + " ", row + "*")
    staged = stage(read(text), *PLAIN)
    start = opened(staged, 0, "careful")
    names = Names(staged.scenario, start.question.whole)
    moving = [
        each
        for each in candidates(names, start, PLAIN)
        if "order move" in each.lines and not stands(each.orders)
    ]
    found = led_from_behind(names, start, moving[:1])
    assert [each.lines[-1] for each in found] == ["busho A 0408", "busho A 0510"]
    for each in found:
        OneTurn(staged.scenario, "A", "\n".join(each.lines) + "\n")  # else it is refused


def test_a_busho_goes_where_his_rearmost_unit_will_be() -> None:
    """Not to the hex that it leaves: he would be alone there. A So-Taisho at home stays."""
    staged = stage("suriagehara", *PLAIN)
    start = opened(staged, 0, "careful")
    q = Question(start.question.whole)
    names = Names(staged.scenario, q)
    moving = [
        each
        for each in candidates(names, start, PLAIN)
        if any(line.startswith("move ") and "stay" not in line for line in each.lines)
    ]
    assert "A" in {names.contingents[each.orders.contingent].letter for each in moving}
    found = led_from_behind(names, start, moving)
    assert found
    for each in found:
        _, letter, there = each.lines[-1].split()
        assert letter != "A"
        number = each.orders.contingent
        units = range(int(q.first_unit[number]), int(q.end_of_units[number]))
        assert there in {names.hex(int(State(each.plan.after).hex[unit])) for unit in units}


def test_the_guns_fire_at_who_waits_to_charge_them() -> None:
    """B2 waits beside a2, which may be ordered to fire at it (8.21, R104)."""
    text = write(load("study-guns-and-horse")).replace(".B1n  .B2n", ".B1n  .   ")
    row = "   5  .     p" + 6 * "     ."
    text = text.replace(f"{row}     .     p", f"{row}     .B2n  p")
    text = text.replace("5, at a7\n", "5, at a7\n  status: active\n")
    staged = stage(read(f"{text}\nPosition:\n  initiative: blue\n  provoked: B2-a2\n"), *PLAIN)
    start = opened(staged, 1, "careful")
    names = Names(staged.scenario, start.question.whole)
    fired = {line for each in candidates(names, start, PLAIN) for line in each.lines}
    assert "fire a1 B2" in fired
    assert "fire a2 B2" in fired


def test_what_comes_of_a_challenge_phase_is_told() -> None:
    staged = stage("study-guns-and-horse", *PLAIN)
    start = opened(staged, 1, "careful")
    names = Names(staged.scenario, start.question.whole)
    found = [each for each in candidates(names, start, PLAIN) if "order challenge" in each.lines]
    told = ["; ".join(added(names, each.plan, 0)) for each in found]
    assert found
    assert all("charges" in text or "calls for" in text or "nobody" in text for text in told)


def test_what_is_left_to_the_bot_is_told_of_the_first_playout(advice: Advice) -> None:
    """The orders that a plan itself says are not told again."""
    opened_up = [each for each in advice.turns if leaves_open(each.candidate.orders)]
    assert opened_up
    for each in opened_up[:3]:
        told = added(advice.names, each.candidate.plan, 2)
        assert told == added(advice.names, each.candidate.plan, 2)
        assert not set(told) & set(phrases(advice.names, each.candidate.orders))


def test_losses_won_back_are_told_as_such(advice: Advice) -> None:
    impact = advice.best.impact
    losses = {what: np.full(4, -3 if what == "own_rout_points" else 2) for what in impact["losses"]}
    changed = {"rows": impact["rows"], "losses": losses, "heads": {0: np.ones(4), 1: np.zeros(4)}}
    best = replace(advice.best, count=lambda plan: changed)
    said = replace(advice, turns=(best, *advice.turns[1:])).why
    assert "By then blue loses 2.00 rout points" in said
    assert ", red wins back 3.00" in said
    assert said.endswith(" Heads taken: red 1.00.")


def test_your_own_orders_are_placed_among_the_others() -> None:
    mine = "order move\nmove B4 stay\nmomentum no\n"
    found = ran.advise("study-guns-and-horse", mine, contingent="B", limit=FEW)
    assert found.asked is not None
    assert found.called(found.asked) == "B Red horse"
    assert "Your plan " in found.text()
    assert found.asked.candidate.lines == tuple(mine.splitlines())
    with pytest.raises(OddsError, match="line 1"):
        ran.advise("study-guns-and-horse", "move B4 0101 n\n", contingent="B", limit=FEW)
    with pytest.raises(OddsError, match="take both"):
        ran.advise("study-guns-and-horse", mine, limit=FEW)


def test_what_cannot_be_asked_is_refused() -> None:
    with pytest.raises(OddsError, match="makes no plans"):
        ran.advise("study-foot", bots="searching:10", limit=FEW)
    with pytest.raises(OddsError, match="replies"):
        ran.advise("study-foot", replies=-1, limit=FEW)
    with pytest.raises(OddsError, match="confidence"):
        ran.advise("study-foot", confidence=2, limit=FEW)


@pytest.mark.long
def test_battles_without_a_winner_are_told_apart() -> None:
    """They are counted as in other battles of the best plan: 4 errors are met once in 16,000."""
    found = ran.advise("study-foot", bots="careful", limit=Limit(samples=256), seed=3)
    rows = play_range(rolled_out(found.best.candidate.plan, None), 99, 0, 1_000)
    share = float((rows[:, recording.WINNER] < 0).mean())
    assert found.nobody is not None
    assert abs(found.nobody - share) < 4 * (found.nobody.se + 0.01)
    assert "Nobody wins " in found.text()
    assert found.to_dict()["no_winner"]["value"] == pytest.approx(found.nobody)
