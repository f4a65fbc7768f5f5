"""Editors complete the words of the public functions, and docstrings explain their keywords."""

import inspect
import re
from typing import Any

import pytest

from samurai_odds import battles
from samurai_odds.battles import words
from samurai_odds.battles.bots import BOTS
from samurai_odds.battles.facts import load
from samurai_odds.battles.scenario.text import shipped
from samurai_odds.ran import names
from samurai_odds.ran.bots import BOTS as RAN_BOTS
from samurai_odds.ran.scenario.text import shipped as ran_scenarios
from tests.keywords import HEAD, explained, functions, keywords, literals, options, words_of

FUNCTIONS = [
    pytest.param(game, name, function, id=f"{game.__name__}.{name}")
    for game, name, function in functions()
]


@pytest.mark.parametrize(("game", "name", "function"), FUNCTIONS)
def test_a_docstring_explains_each_keyword(game: Any, name: str, function: Any) -> None:
    text = inspect.getdoc(function) or ""
    prose, _, listed = text.partition(HEAD)
    for keyword in keywords(function):
        told = re.search(rf"^    {keyword.name}: \S", listed, re.MULTILINE)
        assert told or f"``{keyword.name}``" in prose, keyword.name


@pytest.mark.parametrize(("game", "name", "function"), FUNCTIONS)
def test_a_docstring_says_what_the_option_table_says(game: Any, name: str, function: Any) -> None:
    wanted = "\n".join(explained(game, name, function))
    text = inspect.getdoc(function) or ""
    assert wanted in text, "run python -m tests.keywords"


@pytest.mark.parametrize(("game", "name", "function"), FUNCTIONS)
def test_literal_types_are_the_words_that_are_taken(game: Any, name: str, function: Any) -> None:
    table = options(game, name)
    for keyword in keywords(function):
        if keyword.name in table:
            assert literals(keyword.annotation) == words_of(table[keyword.name]), keyword.name


def test_words_of_ran_are_its_bots_and_scenarios() -> None:
    assert sorted(literals(names.Bot)) == sorted(RAN_BOTS.names)
    assert sorted(literals(names.ScenarioKey)) == sorted(ran_scenarios())


def test_words_of_samurai_battles_are_those_of_its_facts() -> None:
    units = tuple(load(None).units)
    assert literals(words.Unit) == units
    assert literals(words.Target) == (*units, "lone-leader")
    assert sorted(literals(words.Bot)) == sorted(str(bot.NAME) for bot in BOTS.modules)
    assert sorted(literals(words.ScenarioKey)) == sorted(shipped())
    parameters = inspect.signature(battles.attack).parameters
    assert literals(parameters["attacker"].annotation) == units
    assert literals(parameters["defender"].annotation) == (*units, "lone-leader")
    play = inspect.signature(battles.play).parameters
    assert set(literals(play["red"].annotation)) == set(literals(words.Bot))
