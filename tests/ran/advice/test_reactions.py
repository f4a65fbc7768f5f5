"""Advice on reactions: all that a side may do there, the enemy's orders carried on after it."""

import json
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import islice
from typing import Any

import numpy as np
import pytest

from samurai_odds import Figure, Limit, OddsError, ran
from samurai_odds.play import layout as ply
from samurai_odds.play.game import Start, all_by
from samurai_odds.play.games import Event, play_range, record
from samurai_odds.play.layout import kind_of, seat_of
from samurai_odds.play.replay import replay
from samurai_odds.play.rollouts import as_drawn, play_to, seen_by
from samurai_odds.play.search.planning import plans
from samurai_odds.play.search.searching import rolled_out
from samurai_odds.ran.advice.advise import ReactionAdvice
from samurai_odds.ran.advice.candidates import ENDED, parts_of, sentence
from samurai_odds.ran.advice.reactions import Faced, faced, reactions, said_of
from samurai_odds.ran.full_game.evaluated import SURE, chances
from samurai_odds.ran.full_game.game import REACTED
from samurai_odds.ran.full_game.rehearsal import chosen
from samurai_odds.ran.full_game.staging import Staged, stage
from samurai_odds.ran.full_game.table import Table
from samurai_odds.ran.rules import layout as at
from samurai_odds.ran.rules.decisions.packed import end_hex, move_fires
from samurai_odds.ran.rules.layout import Question, State
from samurai_odds.ran.rules.movement import layout as mv
from samurai_odds.ran.rules.naming import Names
from samurai_odds.ran.scenario.text import load

FEW = Limit(samples=24)
PLAIN = ("careful", "greedy")
NEAR = "move B2 1005 n\nmove B1 0907 n\nmove B3 1008 n\n"  # B2 comes before guns


@pytest.fixture(scope="module")
def staged() -> Staged:
    return stage("study-guns-and-horse", "careful", "careful")


def _faced(staged: Staged, orders: str | None, seed: int = 0, contingent: str = "B") -> Faced:
    enemy = chosen(staged.scenario, staged.start, contingent)
    return faced(staged, enemy, orders, "orders", "careful", seed)


def _first_of(start: Start, seat: int) -> Event:
    """Find the first choice of a seat in a game played on by bots alone."""
    events = record(start, 5, 0)
    return next(event for event in events if event[0] < 0 and seat_of(event[0]) == seat)


def test_all_options_there_are_compared(staged: Staged) -> None:
    """Those that the game itself offers; to decline leads on to those of the next choice."""
    met = _faced(staged, NEAR)
    names = Names(staged.scenario, met.start.question.whole)
    found = reactions(names, met.start, PLAIN)
    what, _, options = _first_of(met.start, 1)
    firsts = {each.plan.key[0] for each in found}
    assert firsts == {(what, value) for value in options or ()}
    assert len({each.phrases for each in found}) == len(found)
    assert met.dice == 0
    assert met.told(names).startswith("B2 (KB) comes to 1005")


def test_one_that_waits_for_a_later_event_says_for_which(staged: Staged) -> None:
    """A gun comes nearer hex by hex: who does not turn at once may do it then."""
    met = _faced(staged, "move a2 0806 s\n", contingent="a")
    names = Names(staged.scenario, met.start.question.whole)
    said = ["; ".join(each.phrases) for each in reactions(names, met.start, PLAIN)]
    assert len(set(said)) == len(said)
    assert any(text.startswith("once a2 (AS-T) comes to 0") for text in said)
    assert any(not text.startswith("once ") for text in said)


def test_each_is_carried_out_and_the_enemy_goes_on_as_said(staged: Staged) -> None:
    met = _faced(staged, NEAR)
    names = Names(staged.scenario, met.start.question.whole)
    for each in reactions(names, met.start, PLAIN):
        for game in range(4):
            events = record(each.plan.start, 3, game)
            assert [event[:2] for event in events[: len(each.plan.key)]] == list(each.plan.key)
            assert _ended_at(events, names, "0907")


def _ended_at(events: Sequence[Event], names: Names, hex_name: str) -> bool:
    """Say whether red's next unit set out as the orders have it."""
    there = names.field.hex_named(hex_name)
    ends = [value for what, value, _ in events if kind_of(what) == mv.MOVE_CHOICE and value > 0]
    return any(not move_fires(value) and end_hex(value) == there for value in ends)


def test_its_answer_names_reactions_and_what_is_reacted_to() -> None:
    found = ran.advise("study-guns-and-horse", NEAR, contingent="B", side="blue", limit=FEW)
    assert isinstance(found, ReactionAdvice)
    said = found.text()
    assert said.startswith("Best reaction: ")
    assert "blue to react: B2 (KB) comes to 1005" in " ".join(said.split())
    assert max(map(len, said.splitlines())) <= 80
    data = json.loads(found.to_json())
    assert data["side"] == "blue"
    assert data["reacts_to"]["contingent"] == "B"
    assert data["candidates"][0]["plan"] == list(found.best.candidate.phrases)
    assert any("fires at B2" in each["plan"][0] for each in data["candidates"])


def test_a_challenge_says_whose_it_is() -> None:
    staged = stage("suriagehara", "careful", "careful")
    met = _faced(staged, "order challenge\n", seed=1, contingent="A")
    assert met.told(Names(staged.scenario, met.start.question.whole)) == "Date retainer challenges"


def test_dice_before_it_are_those_of_the_seed(staged: Staged) -> None:
    rolled = {seed: _faced(staged, None, seed, "A").dice for seed in range(4)}
    assert any(rolled.values())
    again = {seed: _faced(staged, None, seed, "A").dice for seed in range(4)}
    assert rolled == again


def test_where_there_is_nothing_to_choose_it_is_refused() -> None:
    stays = "order withdraw\nmomentum no\nmore attacks\n"
    with pytest.raises(OddsError, match="blue has nothing to choose"):
        ran.advise("study-three-contingents", stays, contingent="C", side="blue", limit=FEW)
    with pytest.raises(OddsError, match="line 1"):
        ran.advise("study-foot", "move A4 0101 n\n", contingent="A", side="blue", limit=FEW)
    with pytest.raises(OddsError, match="take both"):
        ran.advise("study-foot", contingent="a", side="blue", limit=FEW)


@pytest.mark.long
@pytest.mark.parametrize("key", ["suriagehara", "study-guns-and-horse", "study-three-contingents"])
def test_every_choice_of_the_side_that_waits_has_its_words(key: str) -> None:
    """Met in full games between bots, whatever kind of choice it is."""
    start = stage(key, "careful", "random").start
    names, said = Names(load(key), start.question.whole), set()
    for game in range(3):
        for step in replay(start, record(start, 8, game)):
            if step.asked and step.what < 0 and kind_of(step.what) in (*REACTED, at.TRUMP_CHOICE):
                said.add(said_of(names, step))
    assert len(said) > 10
    assert all(text and "option" not in text for text in said)


@pytest.mark.long
@pytest.mark.parametrize("key", ["suriagehara", "study-guns-and-horse"])
def test_reactions_are_told_apart_at_whatever_kind_of_choice(key: str) -> None:
    """Before: one charge to a hex like the other, retreats too; an error at a move of its own."""
    staged, met = stage(key, "careful", "random"), Counter[int]()
    names, begun = Names(staged.scenario, staged.start.question.whole), staged.start
    for step in (step for game in range(6) for step in replay(begun, record(begun, 8, game))):
        kind, seat = kind_of(step.what), seat_of(step.what)
        ours = step.asked and step.what < 0 and kind not in (at.ACTIVATE_CHOICE, at.REPLACE_CHOICE)
        if not ours or seat == State(step.before).active or met[kind] == 8:
            continue
        met[kind] += 1
        state = State(step.before.copy())
        state.asked, state.decision, state[ply.PENDING] = seat, kind, 0
        here = replace(all_by(begun, "careful"), state=state)
        said = [each.phrases for each in reactions(names, here, PLAIN)]
        assert len(set(said)) == len(said), said
        assert all(map(all, said)), said
    assert len(met) > 10


@pytest.mark.quick
@pytest.mark.parametrize("seat", [0, 1])
def test_parts_add_up_to_the_difference(staged: Staged, seat: int) -> None:
    """Read off the chances of the same games, by other means."""
    met = _faced(staged, NEAR)
    names = Names(staged.scenario, met.start.question.whole)
    one, other, *_ = reactions(names, met.start, PLAIN)
    rows = [play_range(rolled_out(each.plan, 8), 7, 0, 128) for each in (one, other)]
    parts = parts_of(*rows, seat)
    apart = np.mean(chances(rows[0], seat) - chances(rows[1], seat)) / SURE
    assert sum(parts.values()) == pytest.approx(100 * apart, abs=0.01)
    assert parts[ENDED].samples == 128
    assert sentence(dict.fromkeys(parts, Figure(0.0, 0.1, 128)), "plan 2").startswith("nothing")
    gain, risk = Figure(3.0, 0.5, 128), Figure(-2.0, 0.5, 128)
    assert "it gains by leaders (3.0 ± 0.5 points); it risks units engaged (2.0 ± 0.5 " in sentence(
        {"leaders": gain, "units engaged": risk, ENDED: Figure(0.1, 0.5, 128)}, "plan 2"
    )


# ---- in a game: where the enemy goes is known only as he gets there ---------------------


def _on_the_way(start: Start) -> Iterator[Start]:
    """Give a game where a side is asked to react to a unit that has farther to go."""
    events = record(start, 5, 0)
    for place, event in enumerate(events):
        if event[0] < 0 and kind_of(event[0]) in REACTED:
            onward = play_to(start, 5, 0, draws=place).onward
            assert onward is not None
            s = State(onward.state)
            if s.move.goal and s.move.path_at < s.move.path_length:
                yield onward


def _cut_short(start: Start) -> Start:
    """Give the same moment with a way that ends where the unit is."""
    other = State(start.state.copy())
    other.move.path_length, other.move.ending = other.move.path_at, other.facing[other.mover]
    return replace(start, state=other)


def test_what_a_reaction_is_worth_does_not_depend_on_where_the_enemy_goes_on(
    staged: Staged,
) -> None:
    compared = 0
    for moment in islice(_on_the_way(staged.start), 12):
        ours = _worths(moment)
        assert ours == _worths(_cut_short(moment))
        compared += len(ours)
    assert compared > 10


def test_where_it_is_known_it_is_worth_something(staged: Staged) -> None:
    """Else the test before could not fail."""
    moments = [_knowing(moment) for moment in islice(_on_the_way(staged.start), 12)]
    assert any(_worths(moment) != _worths(_cut_short(moment)) for moment in moments)


def _knowing(start: Start) -> Start:
    question = start.question.copy()
    question[Question.ways_known.at] = 1
    return replace(start, question=question)


def _worths(start: Start) -> list[Any]:
    """Give the plans at a reaction, each with games played on from it."""
    listed = plans(start, PLAIN)
    return [(plan.key, play_range(rolled_out(plan, None), 3, 0, 8).tolist()) for plan in listed]


def test_of_orders_that_are_supposed_the_way_is_known(staged: Staged) -> None:
    """What to do about orders that are said is asked of those orders, not of what else may come."""
    met, moment = _faced(staged, NEAR).start, next(_on_the_way(staged.start))
    assert np.array_equal(_thought_over(met), met.state)
    assert not np.array_equal(_thought_over(moment), moment.state)


def _thought_over(start: Start) -> Any:
    return as_drawn(seen_by(start, int(State(start.state).asked)), 3, 0).state


def test_the_bot_may_answer_the_rest_of_the_reactions_to_a_unit(staged: Staged) -> None:
    table = Table(staged.scenario)
    for moment in islice(_on_the_way(staged.start), 6):
        s = State(moment.state)
        assert table.part(s) == f"reactions to {table.names.unit(s.mover)}"
    assert table.part(State(staged.start.state)) == ""
