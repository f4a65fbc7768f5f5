"""Orders in text: read, refused where the rules forbid them, and followed."""

import re
from dataclasses import replace
from importlib import resources

import pytest

from samurai_odds import Limit, OddsError
from samurai_odds.play.games import record
from samurai_odds.play.layout import kind_of, seat_of
from samurai_odds.ran.full_game.game import start
from samurai_odds.ran.full_game.one_turn import OneTurn
from samurai_odds.ran.full_game.rehearsal import chosen
from samurai_odds.ran.rules import layout as at
from samurai_odds.ran.rules.decisions.kinds import means
from samurai_odds.ran.rules.decisions.lines import move_line
from samurai_odds.ran.rules.decisions.packed import end_value, who_of
from samurai_odds.ran.rules.layout import Question, State
from samurai_odds.ran.rules.movement import layout as mv
from samurai_odds.ran.rules.shock import layout as sh
from samurai_odds.ran.scenario.scenario import Scenario
from samurai_odds.ran.scenario.text import load, read

STUDY = "study-three-contingents"


def refused(orders: str, contingent: str = "B") -> tuple[str, ...]:
    with pytest.raises(OddsError) as fault:
        OneTurn(STUDY, contingent, orders + "\n")
    return fault.value.problems


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("advance B1 0307", "unknown order 'advance'"),
        ("move B1 0307", "cannot read 'move B1 0307': write move UNIT HEX FACING"),
        ("move B1 0307 up", "unknown facing 'up'"),
        ("move A1 0307 n", "unknown unit of the contingent 'A1'"),
        ("move B1 9907 n", "no hex '9907'"),
        ("fire B3 B1", "unknown enemy unit 'B1'"),
        ("try momentum yes", "unknown order 'momentum'"),
        ("remove B1 hits", "write remove hits UNIT"),
        ("more bushos", "write more moves, or more attacks"),
        ("move B1 0101 n", "'move B1 0101 n' is not allowed; allowed here: stay, "),
        ("recover B2", "'recover B2' is not allowed; allowed here: "),
        ("order rally", "'order rally' is not allowed; allowed here: "),
    ],
)
def test_what_cannot_be_is_refused(line: str, says: str) -> None:
    [problem] = refused(line)
    assert problem.startswith("orders, line 1: ")
    assert says in problem


def test_all_wrong_lines_are_told_at_once() -> None:
    assert len(refused("move B1 0101 n\n# a remark\nfire B2 c1")) == 2


def test_a_line_that_may_fail_is_no_fault() -> None:
    assert OneTurn(STUDY, "B", "try move B1 0101 n\nmove B1 0307 n\n").orders.lines


@pytest.mark.parametrize("name", ["B", "Red left", "red LEFT", "left"])
def test_a_contingent_is_named_by_letter_or_busho(name: str) -> None:
    if name == "left":
        with pytest.raises(OddsError, match="unknown contingent 'left'"):  # both sides have one
            OneTurn(STUDY, name)
    else:
        assert OneTurn(STUDY, name).chosen.letter == "B"


def test_an_inactive_contingent_takes_an_activation() -> None:
    """R80."""
    scenario = load(STUDY)
    found = chosen(scenario, start(scenario), "B")
    assert found.activated
    assert State(found.state).activations_used[0] == 1
    assert State(found.state).initiative == State(found.state).active == 0


def test_a_fresh_turn_begins_with_both_activation_phases() -> None:
    """5.12, R80: B is activated, the bots of both sides activate others."""
    question = OneTurn(STUDY, "B", bot="greedy", enemy="greedy")
    begun = question.stops[-1]
    assert State(begun.state).phase == at.ACTIVATION
    assert State(begun.state).activating == 1
    own, enemy = set(), 0
    for what, value, _ in record(begun, 3, 0):
        if what < 0 and kind_of(what) == at.ACTIVATE_CHOICE:
            own |= {value} if seat_of(what) == 0 else set()
            enemy += seat_of(what) == 1 and value > 0
        if what < 0 and kind_of(what) == mv.UNIT_CHOICE:
            break
    assert 1 + question.chosen.number in own
    assert len(own - {0}) > 1
    assert enemy


def test_a_position_in_the_middle_of_a_turn_keeps_its_statuses() -> None:
    scenario = load(STUDY)
    held = replace(scenario, moment=replace(scenario.moment, initiative=0))
    question = OneTurn(held, "B")
    assert State(question.stops[-1].state).phase == at.CHOOSE_CONTINGENT
    assert State(question.stops[-1].state).activations_used[0] == 1


def test_lines_that_were_not_carried_out_are_named_with_the_reason() -> None:
    orders = "move B1 0307 n\nattack B1 c1\ntry fire B2 c1\nvolley B2\nmomentum no\n"
    question = OneTurn(STUDY, "B", orders, bot="random", enemy="random", replies=0)
    assert not question.undone
    question.play(Limit(samples=4), seed=2)
    named = [text.partition(":")[0] for text in question.undone]
    assert named == ["line 2, 'attack B1 c1'", "line 3, 'try fire B2 c1'", "line 4, 'volley B2'"]
    assert "carried out in 0 of 4 games looked at: no such enemy before" in question.undone[0]
    assert question.remarks[: len(named)] == question.undone


def test_orders_of_the_readme_are_read() -> None:
    page = (resources.files("samurai_odds.ran.full_game") / "README.md").read_text(encoding="utf-8")
    [orders] = re.findall(r"```orders\n(.*?)```", page, re.DOTALL)
    lines = [line for line in orders.splitlines() if not line.startswith("volley")]
    asked = OneTurn(STUDY, "B").chosen
    found = asked.read("\n".join(lines).replace("C3", "B3"), "README")
    assert len([line for line in found.lines if line.number]) > len(lines)
    assert found.more == (mv.UNIT_CHOICE,)


def test_orders_are_followed_in_their_sequence_and_in_one_phase_only() -> None:
    """R81: whoever acts, acts as ordered; later phases are the bot's."""
    orders = "move B4 0207 n\nmove B1 0307 n\nbusho B stay\n"
    question = OneTurn(STUDY, "B", orders, bot="random", enemy="random", replies=4)
    begun = question.stops[-1]
    later = 0
    for number in range(12):
        acts = [
            (value, kind_of(what))
            for what, value, _ in record(begun, 3, number)
            if what < 0 and seat_of(what) == 0 and kind_of(what) == mv.UNIT_CHOICE
        ]
        units = [who_of(value) for value, _ in acts if value]
        first = [int(Question(begun.question).first_unit[1]) + k for k in (3, 0)]
        assert units[:2] == first
        later += len(units) > 2
    assert later


FACING = """Title: A and a
Red: Red
  rout level: 30
Blue: Blue
  rout level: 30
Contingent A: Aoki
  so-taisho: initiative 5, activations 2, trumps 2, 6/5, at A4
  status: active
  A1 SI 7-4/6-3
  A2 AS 5-4/4-3
  A3 AS-T 5-4
  A4 Honjin 6-0
Contingent a: Asai
  so-taisho: initiative 4, activations 2, trumps 1, 5/4, at a4
  {status}
  a1-a2 AS 6-4/5-3
  a3 AS-T 5-4
  a4 Honjin 6-0
Map:
   1  .     .     .a4   .     .     .
   2     .     .     .     .     .     .
   3  .     .     .     .     .     .
   4     .     .a1s  .a2s  .     .     .
   5  .     .     .A1n  .A2n  .     .
   6     .     .     .     .     .     .
   7  .     .     .     .     .     .a3s
   8     .     .     .     .     .     .
   9  .     .     .A4   .A3n  .     .
Position:
  turn: 2
  initiative: red
{more}
"""


def facing(more: str = "", status: str = "status: active") -> Scenario:
    return read(FACING.format(more=more, status=status))


def acts(question: OneTurn, games: int = 12) -> set[str]:
    """Name the units that move or fire, and attack, in the phase of a few games."""
    begun, found = question.stops[0], set()
    q = Question(begun.question.whole)
    for number in range(games):
        for what, value, _ in record(begun, 3, number):
            if what < 0 and kind_of(what) in (mv.UNIT_CHOICE, sh.ATTACK_CHOICE) and value:
                unit = who_of(value)
                found.add(f"A{q.unit_number[unit]}")
    return found


def test_with_a_line_for_an_attack_alone_the_others_stand() -> None:
    question = OneTurn(facing(), "A", "order move\nattack A1 a1\nmomentum no\n", replies=0)
    assert acts(question) == {"A1"}
    assert "other units stand (add 'more moves', 'more attacks')" in question.heading
    more = OneTurn(facing(), "A", "attack A1 a1\nmore moves\nmore attacks\n", replies=0)
    assert acts(more) > {"A1"}


@pytest.mark.parametrize("more", ["", "  engaged: A1-a1\n"])
def test_to_stay_is_always_allowed(more: str) -> None:
    """An engaged unit cannot move: it stays all the same."""
    lines = "move A1 stay\nmove A3 stay\nbusho A stay\nattack A1 a1\nmomentum no\n"
    question = OneTurn(facing(more), "A", lines, replies=0)
    question.play(Limit(samples=4), seed=2)
    assert not question.undone


def test_an_end_is_of_the_unit_on_the_move() -> None:
    begun = start(load(STUDY))
    s = State(begun.state.copy())
    s.mover = 7
    value = move_line(7, 30, 2, at.NONE)
    assert means(begun.question, s, mv.MOVE_CHOICE, end_value(30, 2), value)
    assert not means(begun.question, s, mv.MOVE_CHOICE, end_value(30, 3), value)
    s.mover = 8
    assert not means(begun.question, s, mv.MOVE_CHOICE, end_value(30, 2), value)
