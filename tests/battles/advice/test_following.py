"""Played games written down as at a table, and gone through again: they come out the same."""

from dataclasses import replace
from pathlib import Path

import pytest

from samurai_odds import OddsError
from samurai_odds.battles.advice.written_game import read_game
from samurai_odds.battles.advice.written_replay import Follower, ReplayedGame
from samurai_odds.battles.full_game.contest import Contest
from samurai_odds.battles.rules.saving import position, state_at
from samurai_odds.battles.scenario.scenario import Army, Scenario
from samurai_odds.battles.scenario.text import write
from samurai_odds.play.games import record
from tests.battles.advice.writing import written_game

GAMES = [
    ("study-spears", "greedy", "careful", 0),  # Ambush
    ("study-spears", "greedy", "careful", 7),  # Shogun
    ("study-spears", "greedy", "careful", 8),  # a Personal Challenge
    ("first-samurai-skirmish", "random", "careful", 3),
    ("first-samurai-skirmish", "greedy", "greedy", 1),
    ("epic-study-foot", "greedy", "greedy", 2),  # two cards a turn, Field Generals
]


def followed(text: str, author: str = "greedy", seed: int = 0) -> ReplayedGame:
    return Follower(read_game(text, "game.txt", Path()), author, seed).run()


def text_of(scenario: str, turns: dict[int, list[str]], until: int = 1_000) -> str:
    lines = [line for turn, said in turns.items() if turn <= until for line in said]
    return "\n".join([f"Position: {scenario}", *lines]) + "\n"


def seen(scenario: Scenario) -> tuple[object, ...]:
    """All of a position but the cards."""

    def held(army: Army) -> tuple[int, ...]:
        return army.command, army.dragons, army.honor, army.gained

    units = tuple(replace(unit, blocks=unit.blocks or 4) for unit in scenario.units)
    moment = scenario.moment
    marks = moment.turn, moment.led, moment.captured, moment.held
    armies = tuple(held(army) for army in scenario.armies)
    return units, scenario.leaders, scenario.tents, scenario.first, marks, armies


@pytest.mark.quick(1)
@pytest.mark.parametrize(("scenario", "red", "blue", "number"), GAMES)
def test_a_game_written_down_is_the_game_that_was_played(
    scenario: str, red: str, blue: str, number: int
) -> None:
    staged = Contest(scenario, red, blue).staged
    events = record(staged.start, 0, number)
    turns = written_game(staged, events)
    found = followed(text_of(scenario, turns))
    assert len(found.turns) == len([lines for lines in turns.values() if lines])
    for used, turn in found.turns:
        state = state_at(staged.setup, staged.start, events, turn.number)
        assert seen(used.scenario) == seen(position(staged.setup, state))
    assert (found.drawn, found.unknown, found.left_at) == (0, 0, None)


def test_rolls_left_out_are_drawn_and_counted() -> None:
    staged = Contest("study-spears", "greedy", "greedy").staged
    events = record(staged.start, 0, 2)
    turns, rolled = written_game(staged, events, dice=False), written_game(staged, events)
    first = next(turn for turn in turns if any("dice" in line for line in rolled[turn]))
    without = [line for line in turns[first] if not line.startswith(("retreat", "ignore"))]
    text = text_of("study-spears", turns | {first: without}, first)
    one, same, other = followed(text), followed(text), followed(text, seed=5)
    assert one.drawn > 0
    assert one.left_at is not None
    assert one.left_at == same.left_at
    assert other.left_at is not None
    assert one.left_at.scenario != other.left_at.scenario


OPENING = """Position: study-spears
Turn 1 red
  lead order-two-left
  order d8
  move d8 d7
Turn 2 blue
  lead order-one-left
  order h4
  move h4 h5
"""


def test_only_cards_that_are_written_are_known() -> None:
    found = followed(OPENING)
    assert found.unknown == 2
    (_, red), (_, blue) = found.turns
    for turn, card in ((red, "order-two-left"), (blue, "order-one-left")):
        assert turn.may is not None
        assert turn.may(turn.plan), card
    assert red.may is not None
    assert not red.may(blue.plan)
    assert found.left_at is not None
    assert found.left_at.scenario.moment.discards == ("order-one-left", "order-two-left")
    assert all(army.hand == () for army in found.left_at.scenario.armies)
    hand = "hand order-two-left advance-left advance-left advance-right order-one-left"
    assert followed(OPENING.replace("Turn 1 red", f"Turn 1 red\n{hand}")).unknown == 1


def test_a_position_may_be_named_again(tmp_path: Path) -> None:
    game = tmp_path / "game.txt"
    after = followed(OPENING).left_at
    assert after is not None
    (tmp_path / "after.txt").write_text(write(after.scenario))
    more = "Position: after.txt\nTurn 3 red\n lead order-one-left\n order d7\n move d7 d6\n"
    found = Follower(read_game(OPENING + more, str(game), tmp_path), "greedy", 0).run()
    assert [turn.number for _, turn in found.turns] == [1, 2, 3]
    assert followed(OPENING + "Result: blue\n").result == 0


WRONG = [
    ("Turn 1 red", "Turn 1 blue", "line 2: it is turn 1, and red is to move"),
    ("Turn 2 blue", "Turn 3 blue", "line 6: it is turn 2, and blue is to move"),
    ("move d8 d7", "move d8 d2", "line 5: 'move d8 d2' is not allowed; allowed here: move d8"),
    ("lead order-two-left", "order d8", "line 2: no card is led: write 'lead CARD'"),
    ("move d8 d7", "dice sord", "line 5: unknown face 'sord': did you mean 'swords'?"),
    ("move d8 d7", "dice swords", "line 5: 'dice swords': there is no such roll in this turn"),
    ("move d8 d7", "retreat d7", "line 5: 'retreat d7': nothing asks for it in this turn"),
    ("move d8 d7", "ignore one", "line 5: cannot read 'ignore one': write ignore NUMBER"),
    ("move d8 d7", "hand fire-arrows", "line 5: unknown command card 'fire-arrows'"),
    ("move d8 d7", "rack shogun", "line 2: 'rack' is said in Epic battles only"),
    ("Position: study-spears\n", "", "line 1: no position is named before this turn"),
    ("study-spears", "study-spear", "line 1: unknown scenario 'study-spear'"),
    ("Turn 2 blue", "Turn two", "line 6: cannot read 'Turn two': a turn is written 'Turn 3 red'"),
    ("Turn 2 blue", "Result: red\nTurn 2 blue", "line 7: nothing follows the result"),
    ("Turn 2 blue", "Rules: mine.toml", "line 6: 'Rules:' stands once, before the first position"),
    ("Turn 2 blue", "Result: green", "line 6: unknown result 'green'"),
]


@pytest.mark.parametrize(("what", "instead", "told"), WRONG)
def test_what_is_wrong_is_said_with_its_line(what: str, instead: str, told: str) -> None:
    with pytest.raises(OddsError) as fault:
        followed(OPENING.replace(what, instead, 1))
    assert any(problem.startswith(f"game.txt, {told}") for problem in fault.value.problems)


def test_all_lines_that_cannot_be_read_are_listed_at_once() -> None:
    text = OPENING.replace("order d8", "oder d8").replace("order-one-left", "ordr-one-left")
    text = text.replace("move h4 h5", "retreat z99\n  dice six")
    with pytest.raises(OddsError) as fault:
        followed(text + "Result: perhaps\n")
    lines = [problem.split(":")[0] for problem in fault.value.problems]
    assert lines == [f"game.txt, line {line}" for line in (4, 7, 9, 10, 11)]


def test_dice_must_be_as_many_as_are_rolled() -> None:
    staged = Contest("study-spears", "greedy", "greedy").staged
    turns = written_game(staged, record(staged.start, 0, 2))
    text = text_of("study-spears", turns).replace("dice ", "dice blank ", 1)
    with pytest.raises(OddsError, match="dice are rolled in the attack on"):
        followed(text)


def test_no_turn_follows_the_end() -> None:
    staged = Contest("study-spears", "greedy", "greedy").staged
    turns = written_game(staged, record(staged.start, 0, 2))
    again = text_of("study-spears", turns) + "\n".join(turns[1]) + "\n"
    with pytest.raises(OddsError, match="the game is over before this turn begins"):
        followed(again)


def test_what_is_no_game_is_told_so_once() -> None:
    with pytest.raises(OddsError) as fault:
        followed("Dear Sir,\nwe have moved.\n")
    [problem] = fault.value.problems
    assert problem.startswith("game.txt, line 1: cannot read 'Dear Sir,': a game begins with")


# ---- battles in their sequence ---------------------------------------------------------

AFTER_A_CHARGE = """Title: After a charge
First: red
Red: Red
  honor: 5
Blue: Blue
  honor: 9
Map:
   1  .     .     .     .     .     .     .     .     .     .     .     .
   2     .     .     .     .     .     .     .     .     .     .     .
   3  .     .     .     .     .     .     .     .     .     .     .     .
   4     .     .     .     .     {beside}   .     .     .     .     .     .
   5  .     .     .     .     .     .as   .     .     .     .     .     .
   6     .     .     .     .     .     .CS   .SS   .     .     .     .
   7  .     .     .     .     .     .     .     .sbm  .     .     .     .
   8     .     .     .     .     .     .     .     .     .     .     .
   9  .     .     .     .     .     .     .     .     .     .     .     .
  10     .     .     .     .     .     .     .     .     .     .     .
  11  .     .     .     .     .     .     .     .     .     .     .     .
"""
CHARGE = """Position: after.txt
Turn 1 red
lead order-three-center
order f6
order g6
battle f6 f5
dice triangle triangle triangle triangle
gain yes
"""
SHOT = "battle g6 h7\ndice circle flag flag flag\n"


def charged(folder: Path, lines: str, beside: str = ".lv ") -> ReplayedGame:
    (folder / "after.txt").write_text(AFTER_A_CHARGE.format(beside=beside))
    return Follower(read_game(CHARGE + lines, "game.txt", folder), "greedy", 0).run()


def wrong_in(folder: Path, lines: str, beside: str = ".lv ") -> str:
    with pytest.raises(OddsError) as fault:
        charged(folder, lines, beside)
    return str(fault.value)


def test_no_bonus_combat_is_fought_that_is_not_written(tmp_path: Path) -> None:
    silent, refused = (charged(tmp_path, lines + SHOT) for lines in ("", "bonus no\n"))
    assert silent.left_at is not None
    assert refused.left_at is not None
    assert silent.left_at.scenario == refused.left_at.scenario
    assert silent.drawn == refused.drawn == 0


def test_who_is_ordered_alone_and_has_no_move_stays(tmp_path: Path) -> None:
    """Nobody is asked who moves then, but only where to: the bot moved the unit away."""
    text = CHARGE.replace("order g6\n", "").replace("battle f6 f5", "{}battle f6 f5")
    for move in ("", "move f6 stay\n"):
        (tmp_path / "after.txt").write_text(AFTER_A_CHARGE.format(beside=".lv "))
        found = Follower(read_game(text.format(move), "game.txt", tmp_path), "greedy", 0).run()
        assert found.left_at is not None
        assert found.drawn == 0
    idle = text.partition("{}")[0]
    found = Follower(read_game(idle, "game.txt", tmp_path), "greedy", 0).run()
    assert found.left_at is not None
    before, after = found.turns[0][0].scenario, found.left_at.scenario
    assert [unit.hex for unit in before.units] == [unit.hex for unit in after.units]


def test_a_bonus_combat_that_is_impossible_is_refused_with_what_is_allowed(tmp_path: Path) -> None:
    said = wrong_in(tmp_path, "bonus h9\n")
    assert "line 9: 'bonus h9': the rules do not allow it here; allowed here: " in said
    assert "bonus no, bonus e4" in said
    nobody = wrong_in(tmp_path, "bonus h9\n", beside=".   ")
    assert "line 9: 'bonus h9': the rules allow no bonus combat in this turn" in nobody


@pytest.mark.parametrize(
    ("lines", "what"),
    [
        ("dice circle\n", "4 dice are rolled in the attack on h7"),
        (
            "dice square blank blank blank\ndice blank blank\n",
            "1 die is rolled in the leader check at h7",
        ),
        (
            "dice blank blank blank blank\ninspire back no\ndice blank\n",
            "3 dice are rolled in the battle back on g6",
        ),
    ],
)
def test_what_a_roll_is_of_is_said_where_its_dice_are_not_as_many(
    lines: str, what: str, tmp_path: Path
) -> None:
    assert what in wrong_in(tmp_path, f"battle g6 h7\n{lines}")


def test_a_retreat_that_is_impossible_is_refused_with_what_is_allowed(tmp_path: Path) -> None:
    text = CHARGE.partition("dice")[0] + "dice flag blank blank blank\nretreat a1\n"
    (tmp_path / "after.txt").write_text(AFTER_A_CHARGE.format(beside=".   "))
    with pytest.raises(OddsError) as fault:
        Follower(read_game(text, "game.txt", tmp_path), "greedy", 0).run()
    may = "allowed here: retreat e4, retreat f4"
    said = f"line 8: 'retreat a1': the rules do not allow it here; {may}"
    assert said in str(fault.value)
