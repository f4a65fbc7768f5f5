"""The numbers of a battle are read by name, and the names are places once rules are loaded."""

import ast
import re
from pathlib import Path

import samurai_odds.ran
from samurai_odds.engine.names.flattening import parsed
from samurai_odds.engine.names.schema import Schema
from samurai_odds.engine.script.source import walked
from samurai_odds.play import layout as common
from samurai_odds.ran.combat import combat_layout, duel_layout, orders_layout, tally_layout
from samurai_odds.ran.rules import layout
from samurai_odds.ran.rules.layout import Question, Row, State
from samurai_odds.ran.rules.recording import ROW

ROOMS = ("rules", "full_game", "bots", "advice", "scenario", "combat", "procedures")
READ = ("q", "s", "state", "question", "before", "after", "book")  # what arrays are called
OTHERS = {  # of starts, of an answer, of a module
    *(("after", "state"), ("before", "start"), ("odds", "asked"), ("rolls", "result"))
}
OBJECTS = {"question", "after", "odds.question"}  # in procedures: what is asked, another answer
INTO = ("move", "shock", "memo", "odds", "weights", "rolls", "combats")  # the parts of these

PACKAGE = Path(str(samurai_odds.ran.__file__)).parent


def files() -> list[Path]:
    assert all((PACKAGE / room).is_dir() for room in ROOMS)
    return [path for room in ROOMS for path in sorted((PACKAGE / room).rglob("*.py"))]


def names() -> set[str]:
    """List the fields of all that is declared."""
    layouts = (layout, combat_layout, duel_layout, orders_layout, tally_layout)
    schemas = [one for each in layouts for one in vars(each).values() if isinstance(one, type)]
    return {name for one in schemas if issubclass(one, Schema) for name in one.fields}


def unread(tree: ast.Module, fields: set[str]) -> list[ast.Attribute]:
    """List what is read by name of an array, or of a variable that is one, and is no place."""
    copies = {
        target.id
        for node in walked(tree)
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Attribute)
        if node.value.attr in ("q", "s", "state")
        for target in node.targets
        if isinstance(target, ast.Name)
    }
    return [
        node
        for node in walked(tree)
        if isinstance(node, ast.Attribute) and node.attr in fields
        if (owner := ast.unparse(node.value).split(".")[-1]) in {*READ, *INTO, *copies}
        if (owner, node.attr) not in OTHERS
    ]


def test_no_name_is_left_in_the_rules() -> None:
    """What is left would be looked up number by number, and be unknown in JavaScript."""
    fields = names()
    left = [
        f"{path.relative_to(PACKAGE)}:{node.lineno}: {ast.unparse(node)}"
        for path in files()
        for node in unread(parsed(str(path)), fields)
        if path.parent.name != "procedures" or ast.unparse(node.value) not in OBJECTS
    ]
    assert left == []


def test_a_name_that_is_left_is_seen() -> None:
    """As the template of all combats once was: right in Python, unknown to the page."""
    source = "template = numbers.q\ntemplate.wounds = 1\nd = numbers.q.coordination_code\n"
    left = unread(ast.parse(source), names())
    assert [ast.unparse(node) for node in left] == [
        "template.wounds",
        "numbers.q.coordination_code",
    ]


def test_no_place_is_left_in_the_rules() -> None:
    """Neither of the state nor of the question: ``s[at.HEX + unit]`` was one."""
    place = re.compile(r"\b(s|q|state|question|before|after)\[(at|mv|sh|common)\.")
    left = [
        f"{path.name}: {line.strip()}"
        for path in files()
        for line in path.read_text(encoding="utf-8").splitlines()
        if place.search(line)
    ]
    assert left == []


def test_a_battle_begins_with_the_numbers_of_all_games() -> None:
    assert State.choices.at == common.CHOICES == common.State.width
    assert Question.units.at == common.Question.width


def test_a_plans_key_is_what_it_leads_to() -> None:
    """Not what is asked next, nor what searches over the map and bots have left behind."""
    one, other = State.blank(), State.blank()
    other.choices[3] = other.pending = other.options_open = 5
    other.move.spent = other.reached[7] = other.shock.member[0] = other.memo.placed = 5
    other.shock.saved[0], other.tally[1].shots = 5, 5
    assert State.key(one) == State.key(other)
    for name in ("phase", "active", "turn", "ended", "winner", "mover", "initiative"):
        other = State.blank()
        setattr(other, name, 5)
        assert State.key(one) != State.key(other), name
    other = State.blank()
    other.shock.charging[159] = 1
    assert State.key(one) != State.key(other)


def test_a_row_begins_as_all_rows_do() -> None:
    assert [Row.winner.at, Row.reason.at, Row.turns.at] == [0, 1, 2]
    assert Row.width == ROW
