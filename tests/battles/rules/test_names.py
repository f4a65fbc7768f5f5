"""The numbers of a battle are read by name, and the names are places once rules are loaded."""

import ast
import re
from pathlib import Path

import pytest

import samurai_odds.battles
from samurai_odds.battles.attack import layout as combat
from samurai_odds.battles.bots.layout import Features, Prices, Weights
from samurai_odds.battles.bots.steady_scratch import PLACES, fitted
from samurai_odds.battles.dragons import CARD_WORDS
from samurai_odds.battles.rules import layout as at
from samurai_odds.battles.rules.layout import DragonCard, Question, Row, State
from samurai_odds.battles.rules.recording import ROW
from samurai_odds.engine.names.flattening import NoSuchName, flatten, parsed
from samurai_odds.engine.script.source import walked
from samurai_odds.play import layout as common
from tests.swords.rules.test_names import arrays

FOLDER = Path(str(samurai_odds.battles.__file__)).parent
TESTS = Path(__file__).resolve().parents[1]
FIELDS = {
    *(*State.fields, *Question.fields, *combat.State.fields, *combat.Question.fields),
}
BY_PLACE = re.compile(r"\b[a-z]\w*\[(at|combat|notes|field|kept)\.[A-Z_]+( \+ [^]]*)?\]")


def test_no_name_is_left_in_the_rules() -> None:
    """What is left would be looked up number by number, and be unknown in JavaScript."""
    left = [
        f"{path.name}:{node.lineno}: {ast.unparse(node)}"
        for path in FOLDER.rglob("*.py")
        for tree in [parsed(str(path))]
        for read in [arrays(tree)]
        for node in walked(tree)
        if isinstance(node, ast.Attribute) and node.attr in FIELDS
        if ast.unparse(node.value).split(".")[-1] in read
        if path.name not in ("report.py", "written_cards.py")  # plans, positions in words
    ]
    assert left == []


def test_no_place_is_read_as_a_number() -> None:
    """All that is indexed by a place is a table of the rules' codes."""
    left = [
        f"{path.name}: {found[0]}"
        for folder in (FOLDER, TESTS)
        for path in folder.rglob("*.py")
        for found in BY_PLACE.finditer(path.read_text(encoding="utf-8"))
        if re.match(r"(s|q|c|k|state|question|before|after)\[", found[0])
    ]
    assert left == []


def test_every_game_begins_with_the_same_numbers() -> None:
    assert State.choices.at == common.CHOICES == common.State.width
    assert Question.goal.at == common.Question.width


def test_a_plans_key_leaves_out_options_scratch_and_notes() -> None:
    one, other = State.blank(), State.blank()
    other.choices[3], other.memo.press, other.reached[7], other.next_move = 5, 1, 2, 1
    other.combat_state.hits = 2
    assert State.key(one) == State.key(other)
    other.sides[1].tokens = 1
    assert State.key(one) != State.key(other)


def test_a_row_begins_as_all_rows_do() -> None:
    assert [Row.winner.at, Row.reason.at, Row.turns.at] == [0, 1, 2]
    assert Row.width == ROW


def test_every_word_of_the_card_language_has_a_field_of_its_name() -> None:
    assert {*CARD_WORDS} == {*DragonCard.fields} - {"timing", "effect", "cost"}


def test_what_data_files_name_is_told_by_no_sequence() -> None:
    """Weights, features and prices are written by their names (`steady_scratch`, `evaluation`)."""
    for schema in (Weights, Features, Prices):
        assert all(field.name == name for name, field in schema.fields.items())
        assert len({field.at for field in schema.fields.values()}) == len(schema.fields)


def test_every_weight_of_steady_is_in_its_file_and_none_else() -> None:
    assert {*PLACES} == {*fitted()["weights"]}
    assert {name for intent in fitted()["intents"].values() for name in intent} <= {*PLACES}


def test_every_weight_of_steady_is_read() -> None:
    """A weight that nothing reads can be set to anything, and changes nothing."""
    read = "".join(file.read_text("utf-8") for file in FOLDER.glob("bots/*.py"))
    assert [name for name in Weights.fields if f"Weights.{name}." not in read] == []


@pytest.mark.parametrize(
    "line",
    [
        "s.unit_hexes[0]",
        "s.sides[0].token",
        "s.combat_state.hit",
        "Pair(s, 3).fires",
        "s.memo.pres",
    ],
)
def test_a_misspelt_name_is_an_error(line: str) -> None:
    source = (
        "from samurai_odds.battles.rules.layout import Pair, State\n\n"
        f"def read(s: State) -> int:\n    return {line}\n"
    )
    with pytest.raises(NoSuchName, match="has no"):
        flatten(ast.parse(source), "misspelt.py")


def test_a_combats_numbers_are_those_of_the_battle_on_the_board() -> None:
    assert State.combat_question.length == combat.Question.width
    assert Question.combat_general.length == combat.General.width == combat.Question.parties.at
    assert at.Pair.fire.at == combat.Strike.width
