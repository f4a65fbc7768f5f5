"""The numbers of a game are read by name, and the names are places once rules are loaded."""

import ast
from pathlib import Path

import samurai_odds.swords
from samurai_odds.engine.names.flattening import parsed
from samurai_odds.engine.script.source import walked
from samurai_odds.play import layout as common
from samurai_odds.swords.rules.layout import Question, State
from samurai_odds.swords.rules.recording import ROW, Row

READ = ("q", "s", "state", "question", "before", "after")  # what arrays are called


def arrays(tree: ast.Module) -> set[str]:
    """List what arrays are called in a module, copies of them too."""
    copies = {
        target.id
        for node in walked(tree)
        if isinstance(node, ast.Assign | ast.AnnAssign) and isinstance(node.value, ast.Call)
        if ast.unparse(node.value.func).removesuffix(".copy").split(".")[-1] in READ
        for target in (node.targets if isinstance(node, ast.Assign) else [node.target])
        if isinstance(target, ast.Name)
    }
    return {*READ, *copies}


def test_no_name_is_left_in_the_rules() -> None:
    """What is left would be looked up number by number, and be unknown in JavaScript."""
    folder = Path(str(samurai_odds.swords.__file__)).parent
    fields = {*State.fields, *Question.fields}
    left = [
        f"{path.name}:{node.lineno}: {ast.unparse(node)}"
        for path in folder.rglob("*.py")
        for tree in [parsed(str(path))]
        for read in [arrays(tree)]
        for node in walked(tree)
        if isinstance(node, ast.Attribute) and node.attr in fields
        if ast.unparse(node.value).split(".")[-1] in read
    ]
    assert left == []


def test_every_game_begins_with_the_same_numbers() -> None:
    assert State.choices.at == common.CHOICES == common.State.width
    assert Question.variant.at == common.Question.width
    assert [State.pending.at, State.winner.at, Question.turn_limit.at] == [0, 8, 0]


def test_a_plans_key_leaves_out_options_and_notes() -> None:
    one, other = State.blank(), State.blank()
    other.choices[3], other.memo.choice = 5, 1
    assert State.key(one) == State.key(other)
    other.army[14, 5] = 1
    assert State.key(one) != State.key(other)


def test_a_row_begins_as_all_rows_do() -> None:
    assert [Row.winner.at, Row.reason.at, Row.rounds.at] == [0, 1, 2]
    assert Row.width == ROW
