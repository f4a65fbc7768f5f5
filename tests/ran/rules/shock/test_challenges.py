"""Samurai Challenge Phases from the challenge on (10.2-10.4; R79)."""

from samurai_odds.ran.rules import layout as at
from samurai_odds.ran.rules.decisions.packed import act_value
from samurai_odds.ran.rules.layout import State
from samurai_odds.ran.rules.shock import layout as sh
from tests.ran.rules.shock.board import Segment
from tests.ran.rules.table import drawn

POSITION = """Red: r
  rout level: 20
  samurai: Ichiro range 4 6/5; Jiro range 3 5/4
Blue: b
  rout level: 20
  samurai: Saburo range 4 5/5
Contingent A: One
  so-taisho: initiative 5, activations 1, trumps 1, 6/5, at A1
  A1 AS 6-4/5-3 2h
  A2 AS 6-4/5-3 disrupted
Contingent a: Two
  so-taisho: initiative 5, activations 1, trumps 1, 5/4, at a1
  status: active
  a1 AS 6-4/5-3
Map:
  1 . . .a1s .
  2 . . . .
  3 . . . .
  4 . .A1n .A2n .
"""


def challenge(prey: bool = False, moved: int = 1, text: str = POSITION) -> Segment:
    """Red's Ichiro stands beside his busho and challenges, or has charged blue's."""
    table = Segment(drawn(text), "A")
    table.s.retainer[0] = table.busho("A")
    table.s.samurai_hex[0] = table.of(State.busho_hex, "A")
    table.s.move.samurai, table.s.move.samurai_moved = 0, moved
    table.s.move.prey = table.busho("a") if prey else at.NONE
    table.s.phase = at.CHALLENGE_BEGIN
    return table.begin()


def test_ignored_all_who_heard_lose_face() -> None:
    table = challenge()
    assert table.options == [0, 1]
    table.give(1)
    assert table.seat == 1
    table.give(0)
    assert table.of(State.lost_face, "a") == table.of(State.finished, "a") == 1  # 10.27


def test_who_has_lost_face_and_does_not_answer_dies() -> None:
    table = challenge()
    table.set(State.lost_face, "a", 1)
    table.give(1, 0)
    assert table.of(State.fate, "a") == at.DEAD
    assert table.s.great_heads[0] == 0  # no head: it was no fight (10.3)


def test_a_busho_accepts_fights_and_loses_his_head() -> None:
    table = challenge()
    table.give(1, 1 + table.busho("a"))
    assert table.faces == 100
    table.give(90)  # 15 against 5: a third, three hits
    assert table.kind == sh.YIELD_CHOICE
    table.give(0, 90)
    assert table.of(State.fate, "a") == at.DEAD
    assert table.s.great_heads[0] == 1
    assert table.s.samurai_hits[0] == 0  # he took none, so keeps none (10.16)
    table.give(9)  # his contingent's flight check comes at once (10.51)
    assert table.s.samurai_hex[0] == at.NONE  # back to his busho (10.29)


def test_an_active_busho_sends_a_samurai_and_is_finished() -> None:
    table = challenge()
    table.set(State.activated, "a", 1)
    table.give(1, act_value(sh.DRAWS, table.busho("a")))
    assert table.of(State.finished, "a") == 1
    assert table.s.shock.foe_samurai == 2  # the only one in blue's cup
    table.give(9)  # 6 against 5 + 9: less than half, two hits
    table.give(1)  # he withdraws, as if killed, without a head
    assert table.s.retainer[0] == at.SAMURAI_GONE
    assert table.s.heads[1] == 0


def test_a_finished_busho_needs_leave_to_send_one() -> None:
    for die, lost in ((5, 0), (6, 1)):
        table = challenge()
        table.set(State.finished, "a", 1)
        table.give(1, act_value(sh.ROLLS, table.busho("a")), die)
        assert table.of(State.lost_face, "a") == lost


def test_who_is_charged_fights_at_once() -> None:
    table = challenge(prey=True)
    assert table.phase == sh.DUEL
    assert table.faces == 100


def test_a_suicide_removes_hits_or_recovers_units() -> None:
    hits = challenge(moved=0).give(act_value(sh.DIES_FOR_HITS, 0))
    assert hits.of(State.hits, "A1") == 1
    assert hits.of(State.check_bonus, "A") == 1
    assert State(hits.s).draws_barred[0] == 1
    assert State(hits.s).retainer[0] == at.SAMURAI_GONE
    saved = challenge(moved=0).give(act_value(sh.DIES_FOR_RECOVERY, 0))
    assert saved.of(State.state, "A2") == at.ORDERED
    assert saved.of(State.hits, "A2") == 1  # beside his busho (11.72)
