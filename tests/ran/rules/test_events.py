"""A battle as data: the faces that fell, who shocks and fires at whom, what becomes of units."""

from collections import Counter
from functools import cache

from samurai_odds.play import layout as common
from samurai_odds.play.events import Board, Happening, after
from samurai_odds.play.games import record
from samurai_odds.play.replay import Step, replay
from samurai_odds.ran.full_game.game import start
from samurai_odds.ran.rules import events_rolls as roll
from samurai_odds.ran.rules import layout as at
from samurai_odds.ran.rules.events import all_happened, happened
from samurai_odds.ran.rules.layout import State
from samurai_odds.ran.rules.naming import Names
from samurai_odds.ran.rules.narration import lines
from samurai_odds.ran.rules.on_board import BUSHO, GREAT_HEADS, HEADS, board_of
from samurai_odds.ran.scenario.text import load


@cache
def told() -> list[tuple[Step, Board, Happening]]:
    """Return what is told of a battle, each with its step and the board before it."""
    scenario, found = load("study-foot"), []
    begun = start(scenario, ("greedy", "greedy"))
    names = Names(scenario, begun.question.whole)
    board = board_of(names, begun.state)
    for step in replay(begun, record(begun, 2, 0)):
        everything, said = all_happened(names, step), happened(names, step)
        assert everything[: len(said)] == said
        for place, one in enumerate(everything):
            if place < len(said):
                found.append((step, board, one))
            board = after(board, [one])
        assert board == board_of(names, step.after)
    return found


def test_every_die_is_rolled_for_something_and_shows_its_faces() -> None:
    met, steps = Counter[str](), set[int]()
    for step, _, one in told():
        if one.kind in ("roll", "draw"):
            assert step.what >= common.UNIFORM
            assert id(step) not in steps
            steps.add(id(step))
        if one.kind == "roll":
            two = step.what == common.UNIFORM + at.DIE**2
            number = int("".join(one.faces))
            assert len(one.faces) in ((1, 2) if two else (1,))
            assert number == step.value if len(one.faces) == 1 + two else step.value // at.DIE < 9
            met[one.what] += 1
    assert len(met) > 10
    rolls = {id(step) for step, _, _ in told() if step.asked and step.what >= common.UNIFORM}
    assert steps >= rolls


def test_an_attack_names_the_units_where_they_stand() -> None:
    met = Counter[str]()
    for _, board, one in told():
        if one.kind == "attack" and one.target >= 0:
            unit, target = board.pieces[one.piece], board.pieces[one.target]
            assert (unit.place, target.place) == (one.start, one.end)
            assert (unit.seat, target.seat) == (one.seat, 1 - one.seat)
            met[one.what] += 1
    assert min(met[roll.SHOCK], met[roll.FIRE]) > 5


def test_who_moves_or_is_hit_is_who_was_there_before() -> None:
    met = Counter[str]()
    for _, board, one in told():
        if one.kind in ("move", "retreat", "advance"):
            assert board.pieces[one.piece].place == one.start != one.end
            met[one.kind] += 1
        if one.kind == "hit":
            assert one.hits == board.pieces[one.piece].hits + one.gained
            met["hit"] += 1
        if one.kind in ("order", "unmark"):
            assert (one.what in board.pieces[one.piece].marks) == (one.kind == "unmark")
            met[one.what] += 1
    assert {"move", "retreat", "advance", "hit", "disrupted", "routed", "engaged"} <= met.keys()


def test_a_shot_says_what_is_added_to_its_die_and_a_check_its_limit() -> None:
    shots = [one for _, _, one in told() if one.what in (roll.FIRE, roll.FIRE_BACK) and one.faces]
    assert len({one.numbers[roll.RANGE] for one in shots}) > 1
    assert {0, 1} <= {min(one.hits, 1) for one in shots}
    for _, _, one in told():
        if one.what == roll.COMMITMENT:
            holds = int(one.faces[0]) > one.numbers[roll.LIMIT]
            assert one.outcome == (roll.HOLDS_BACK if holds else roll.ATTACKS)


def test_who_tries_to_turn_is_told_with_what_comes_of_it() -> None:
    """7.18: the unit faces another way then, or the die was too high."""
    met = set[bool]()
    for step, _, one in told():
        if one.what == roll.TURNING:
            turns = any(
                (other.kind, other.piece) == ("face", one.piece)
                for same, _, other in told()
                if same is step
            )
            assert one.outcome == (roll.TURNS if turns else roll.STAYS)
            met.add(turns)
    assert met == {False, True}


def test_words_are_said_of_what_happens_alone() -> None:
    """No state is looked at: what few battles meet is said of happenings made here."""
    scenario = load("study-guns-and-horse")
    begun = start(scenario, ("random", "random"))
    names = Names(scenario, begun.question.whole)
    met = [
        Happening(
            "roll",
            0,
            what=roll.COORDINATED_ATTACK,
            faces=("4",),
            outcome=roll.SHIFTED,
            numbers={roll.SHIFT: -1},
        ),
        Happening("roll", 1, BUSHO + 2, what=roll.BUSHO_UNDER_FIRE, faces=("9", "3")),
        Happening("holds", 0, what=GREAT_HEADS, gained=1, left=1),
        Happening("holds", 1, what=GREAT_HEADS, gained=-1, left=0),
        Happening("holds", 1, what=HEADS, gained=-2, left=0),
        Happening("killed", 1, BUSHO + 1, left=0),
    ]
    assert [one.text for one in lines(names, State.blank(), met)] == [
        "RAN 5.73: coordination of the two contingents: die 4: all attacks 1L",
        f"RAN 8.54, 9.26: {names.busho(2)} under fire: die 9, then 3",
        f"RAN 10.3: {names.side(0)} takes the head of the So-Taisho",
        f"RAN 10.3: {names.side(1)} gives back the heads in its Honjin",
        f"RAN 10.51: {names.busho(1)} is killed",
    ]
