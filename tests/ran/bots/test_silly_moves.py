"""What a club player would laugh at in `careful`, each seen in a game once."""

from itertools import pairwise

import pytest

from samurai_odds.play.game import Start
from samurai_odds.play.games import Event, record
from samurai_odds.play.layout import kind_of
from samurai_odds.ran.bots.acting import worth_of_end
from samurai_odds.ran.bots.challenges import (
    OUT_OF_REACH,
    THOUSAND,
    fights_on,
    head_of,
    note_rides,
)
from samurai_odds.ran.bots.commanding import (
    CLOSE,
    COMES_FROM,
    PATIENT,
    stands_off,
    steps_of,
    waits,
    worth_of_command,
)
from samurai_odds.ran.bots.men import worth_of_answer
from samurai_odds.ran.bots.places import exchange, note_threats
from samurai_odds.ran.bots.values import WARY, forget_way, note_standing, note_way, steps_from
from samurai_odds.ran.full_game.staging import stage
from samurai_odds.ran.rules import layout as at
from samurai_odds.ran.rules.decisions.packed import act_value, what_of
from samurai_odds.ran.rules.layout import Question, State
from samurai_odds.ran.rules.movement import layout as mv
from samurai_odds.ran.rules.movement.samurai import find_ways
from samurai_odds.ran.rules.pieces import distance, lift_unit, put_unit
from samurai_odds.ran.rules.shock import layout as sh

SEED, GAMES = 2, 6


def staged(key: str) -> tuple[Start, Question, State]:
    """Return a scenario played by `careful`: its start, question and first state."""
    begun = stage(key, "careful", "careful").start
    question, state = Question(begun.question.whole), State(begun.state.copy())
    note_standing(question, state)
    return begun, question, state


def made(key: str, kind: int) -> list[tuple[Event, Event]]:
    """List the choices of a kind in some games, each with the choice or the roll after it."""
    begun = staged(key)[0]
    games = [record(begun, SEED, number) for number in range(GAMES)]
    pairs = [pair for game in games for pair in pairwise(game)]
    return [pair for pair in pairs if pair[0][0] < 0 and kind_of(pair[0][0]) == kind]


def test_a_samurai_who_walks_challenges() -> None:
    """One in two once ran about and came back, and cost his busho an Orders Phase."""
    walks = [
        after
        for (_, value, options), after in made("nunobeyama", mv.SAMURAI_CHOICE)
        if 0 in (options or ()) and value and not what_of(value)
    ]
    assert walks
    for what, value, _ in walks:
        assert kind_of(what) == sh.CHALLENGE_CHOICE
        assert what_of(value) == sh.ISSUE


@pytest.mark.parametrize("charging", [False, True])
def test_a_bot_knows_how_far_a_samurai_rides(charging: bool) -> None:
    """It once reckoned with seven hexes of any ground."""
    _, q, s = staged("nunobeyama")
    for contingent in range(q.contingents):
        side, here = int(q.side_of[contingent]), int(s.busho_hex[contingent])
        note_rides(q, s, side, here, charging)
        find_ways(q, s, side, here, mv.SAMURAI_MA, charging)
        for number in range(q.hexes):
            reached = s.memo.rides[number] < OUT_OF_REACH
            assert reached == bool(s.move.spot_at[number]), number


def test_who_must_answer_or_die_goes() -> None:
    """A busho without face once died by his own hand rather than meet a Samurai (10.27)."""
    _, q, s = staged("study-three-contingents")
    busho, samurai = int(q.first_contingent[1]), 0
    s.shock.challenger, s.retainer[samurai], s.asked = samurai, 0, 1
    q = q.copy()
    q.samurai_combat[samurai], q.challenge_range[samurai] = 9, 9
    for other in range(q.contingents):
        s.busho_hex[other] = at.NONE
    s.samurai_hex[samurai] = s.hex[q.first_unit[busho]]
    s.busho_hex[busho] = s.samurai_hex[samurai]
    goes = act_value(sh.GOES, busho)
    assert worth_of_answer(q, s, goes) < worth_of_answer(q, s, 0)
    s.lost_face[busho] = 1
    assert worth_of_answer(q, s, goes) > worth_of_answer(q, s, 0)


def test_a_samurai_who_must_answer_or_die_goes() -> None:
    """One without face once kept silent, and died by his own hand (10.27)."""
    _, q, s = staged("study-three-contingents")
    busho, samurai, rival = int(q.first_contingent[1]), 0, 1
    s.shock.challenger, s.retainer[samurai], s.asked = samurai, 0, 1
    q = q.copy()
    q.samurai_combat[samurai], q.challenge_range[samurai] = 9, 9
    for other in range(q.contingents):
        s.busho_hex[other] = at.NONE
    for one in (samurai, rival):
        s.samurai_hex[one] = s.hex[q.first_unit[busho]]
    s.retainer[rival] = busho
    goes = act_value(sh.SENDS_ONE, rival)
    assert worth_of_answer(q, s, goes) < worth_of_answer(q, s, 0) == 0
    s.samurai_lost_face[rival] = 1
    assert worth_of_answer(q, s, goes) > worth_of_answer(q, s, 0)


def test_each_head_counts_as_what_it_is() -> None:
    """A Samurai behind against a So-Taisho gave up as against a Samurai, and the other way."""
    _, q, _ = staged("suriagehara")
    mans, chiefs = head_of(q, at.NONE), head_of(q, int(q.chief[0]))
    assert chiefs > 3 * mans
    assert fights_on(THOUSAND // 6, 4 * mans, mans, chiefs)  # a great head to win
    assert not fights_on(THOUSAND // 6, 4 * mans, mans, mans)
    assert not fights_on(THOUSAND // 4, 4 * mans, chiefs, mans)  # a great head to lose


def test_guns_are_a_danger() -> None:
    """Kibamusha once rode up to guns as to spears."""
    _, q, s = staged("suriagehara")
    unit = int(q.first_of_side[0])
    guns = next(k for k in range(q.first_of_side[1], q.end_of_side[1]) if q.type[k] == at.AS_T)
    facing = int(s.facing[guns])
    before = int(q.beside[s.hex[guns], facing])
    note_threats(q, s, unit, before)
    near = int(s.memo.shot_at)
    note_threats(q, s, unit, int(s.hex[unit]))
    assert near > int(s.memo.shot_at) == 0


def test_no_contingent_goes_alone_in_the_first_turn() -> None:
    """Date's own contingent once charged the whole line while the others stood at home."""
    _, q, s = staged("suriagehara")
    assert s.activated[q.chief[0]]
    assert not waits(q, s, int(q.chief[0]) + 1)
    s.activated[q.chief[0]] = 0
    assert waits(q, s, int(q.chief[0]) + 1)


def test_who_stands_just_out_of_reach_is_left_there() -> None:
    """At Continuity it once was sent on, to be struck first."""
    _, q, s = staged("nunobeyama")
    own, enemy = 1, int(q.first_contingent[1])
    s.activated[own] = 1
    assert steps_of(q, s, own) in range(CLOSE + 1, COMES_FROM + 1)
    assert not stands_off(q, s, own, 0)  # no enemy can come
    s.activated[enemy] = 1
    assert stands_off(q, s, own, 0)
    for kind in (at.CONTINGENT_CHOICE, at.CONTINUITY_CHOICE):
        s.decision, s.asked = kind, 0
        assert worth_of_command(q, s, 1 + own, WARY) < worth_of_command(q, s, 0, WARY)
    s.passes = 1
    assert stands_off(q, s, own, 0)
    s.turn = q.turn_limit // PATIENT + 1
    assert not stands_off(q, s, own, 0)  # two would wait for each other


def test_at_continuity_only_the_engaged_go_on() -> None:
    """Whoever stood near once went on to attack, where it is better that the enemy does."""
    _, q, s = staged("nunobeyama")
    own, enemy = 1, int(q.first_contingent[1])
    s.activated[own] = s.activated[enemy] = 1
    put_beside(q, s, own, enemy)
    assert 0 < steps_of(q, s, own) <= CLOSE
    s.decision = at.CONTINGENT_CHOICE
    assert not stands_off(q, s, own, 0)
    s.decision = at.CONTINUITY_CHOICE
    assert stands_off(q, s, own, 0)
    s.engaged[q.first_unit[own]] = 1
    assert not stands_off(q, s, own, 0)


def put_beside(q: Question, s: State, own: int, enemy: int) -> None:
    """Put the first unit of a contingent beside that of another, and note the ways."""
    unit, there = int(q.first_unit[own]), int(s.hex[q.first_unit[enemy]])
    free = [
        number
        for number in range(q.hexes)
        if s.unit_at[number] < 0 and distance(q, number, there) == 1
    ]
    lift_unit(q, s, unit)
    put_unit(q, s, unit, free[0], 0)
    forget_way(s, 0)


def test_no_third_unit_joins_where_two_break_the_enemy_already() -> None:
    """Each friend who struck too once counted for a quarter of a point, whatever he added."""
    _, q, s = staged("study-foot")
    unit, enemy = int(q.first_of_side[0]), int(q.first_of_side[1])
    s.hits[enemy] = q.tq[0, enemy] - 1
    assert exchange(q, s, unit, enemy, 0, 2, False, False, False, WARY) < 0
    assert exchange(q, s, unit, enemy, 0, 0, False, False, False, WARY) > 0


def test_a_disrupted_unit_keeps_away() -> None:
    """It once went back to the enemy like any other, and could not recover there (11.72)."""
    _, q, s = staged("study-foot")
    unit = int(q.first_of_side[0])
    s.state[q.first_of_side[1] : q.end_of_side[1]] = at.DISRUPTED  # so that nothing threatens it
    s.mover, s.move.mode, s.asked, s.current = unit, mv.ON_ORDERS, 0, q.contingent[unit]
    forget_way(s, 0)
    note_way(q, s, 0)
    free = [number for number in range(q.hexes) if s.unit_at[number] < 0]
    near, far = (next(one for one in free if steps_from(s, 0, one) == k) for k in (3, 4))
    worth = {}
    for state in (at.ORDERED, at.DISRUPTED):
        for number in (near, far):
            lift_unit(q, s, unit)
            s.state[unit] = state
            put_unit(q, s, unit, number, 0)
            worth[state, number] = worth_of_end(q, s, 0, WARY)
    assert worth[at.ORDERED, near] > worth[at.ORDERED, far]
    assert worth[at.DISRUPTED, near] < worth[at.DISRUPTED, far]
