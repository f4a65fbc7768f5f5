"""Editors complete the words of the public functions; help lists every declared input."""

import inspect
import re
from pathlib import Path

import pytest

from samurai_odds import battles
from samurai_odds.battles import words
from samurai_odds.battles.bots import BOTS
from samurai_odds.battles.dragons import WORDS
from samurai_odds.battles.facts import load
from samurai_odds.battles.scenario.text import shipped
from samurai_odds.engine.declaring import inputs_of
from samurai_odds.errors import OddsError
from samurai_odds.ran import words as names
from samurai_odds.ran.bots import BOTS as RAN_BOTS
from samurai_odds.ran.scenario.text import shipped as ran_scenarios
from tests.literals import literals


@pytest.mark.parametrize("name", ["attack"])
def test_help_explains_each_input_once(name: str) -> None:
    text = inspect.getdoc(getattr(battles, name)) or ""
    listed = text.partition("Args:")[2]
    for keyword in inputs_of(f"battles.{name}"):
        assert len(re.findall(rf"^    {keyword}: [A-Z]", listed, re.MULTILINE)) == 1, keyword


def test_a_keyword_that_there_is_not_is_refused() -> None:
    with pytest.raises(OddsError, match="did you mean 'defender_on'"):
        battles.attack("levy", "levy", terrain="forest")  # type: ignore[call-arg]


def test_help_lists_every_terrain_and_every_unit() -> None:
    text = " ".join((inspect.getdoc(battles.attack) or "").split())
    for key in (*literals(words.Terrain), *literals(words.Unit)):
        assert re.search(rf"(?<![\w-]){key}(?![\w-])", text), key


def test_the_guide_to_dragon_cards_lists_every_word_of_theirs() -> None:
    guide = Path(battles.__file__).parent / "full_game" / "README.md"
    table = {
        row[0].strip(" `"): row[1]
        for line in guide.read_text(encoding="utf-8").splitlines()
        if len(row := line.strip("| ").split(" | ")) == 2
    }
    for when, does in WORDS.items():
        for word in does:
            assert f"`{word}`" in table[when], word


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
