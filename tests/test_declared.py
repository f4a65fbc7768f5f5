"""Editors complete the words of the public functions; help lists every declared input."""

import inspect
import re
from pathlib import Path
from typing import Annotated, Unpack, get_type_hints

import numpy as np
import pytest

from samurai_odds import battles, ran, swords
from samurai_odds.battles import words
from samurai_odds.battles.bots import BOTS
from samurai_odds.battles.dragons import WORDS
from samurai_odds.battles.facts import load
from samurai_odds.battles.scenario.text import shipped
from samurai_odds.engine.declaring import METHOD, Opt, Playing, inputs_of, opt_of, procedure
from samurai_odds.errors import OddsError
from samurai_odds.play.sampled import Sampled
from samurai_odds.ran import words as names
from samurai_odds.ran.bots import BOTS as RAN_BOTS
from samurai_odds.ran.scenario.text import shipped as ran_scenarios
from tests.literals import literals

GAMES = (battles, swords, ran)
OF_ONE_GAME = ("turn_limit", "bot", "bots")  # a limit, and who plays, mean other things in each


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
    grounds = load(None).terrain.items()
    enterable = [key for key, one in grounds if not one.get("impassable")]
    assert literals(words.Terrain) == tuple(enterable)
    assert sorted(literals(words.Bot)) == sorted(str(bot.NAME) for bot in BOTS.modules)
    assert sorted(literals(words.ScenarioKey)) == sorted(shipped())
    parameters = inspect.signature(battles.attack).parameters
    assert literals(parameters["attacker"].annotation) == units
    assert literals(parameters["defender"].annotation) == (*units, "lone-leader")
    play = inspect.signature(battles.play).parameters
    assert set(literals(play["red"].annotation)) == set(literals(words.Bot))


class SomeGames(Playing, total=False):
    """As `Playing` would be with one option more."""

    skip: Annotated[int, Opt("Games to leave out first.", 1, None, default=1, group=METHOD)]
    every: Annotated[int | None, Opt("Of how many one is played.", 1, 9, group=METHOD)]


@procedure
def some_games(**how: Unpack[SomeGames]) -> str:
    """Play some games."""
    return f"{how}"


def test_a_further_option_of_play_keeps_to_the_bounds_that_it_declares() -> None:
    assert some_games(skip=1, every=9) == "{'skip': 1, 'every': 9}"
    assert some_games(every=None) == "{'every': None}"
    for wrong, said in (
        ({"skip": 0}, "skip is at least 1, not 0"),
        ({"skip": 2.5}, "skip is a whole number, not 2.5"),
        ({"skip": np.int64(-3)}, "skip is at least 1, not -3"),
        ({"every": 10}, "every is from 1 to 9, not 10"),
    ):
        with pytest.raises(OddsError, match=said):
            some_games(**wrong)


def test_an_option_of_play_has_the_default_that_it_is_declared_with() -> None:
    taken = inspect.signature(Sampled.play).parameters
    for name, annotation in get_type_hints(Playing, include_extras=True).items():
        opt = opt_of(annotation)
        assert taken[name].default == (opt and opt.default), name


def test_the_guide_to_scenarios_lists_every_terrain_with_its_letter() -> None:
    guide = (Path(battles.__file__).parent / "scenario" / "README.md").read_text("utf-8")
    text = " ".join(guide.partition("**Terrain**")[2].partition("- **")[0].split())
    for key, one in load(None).terrain.items():
        assert f"`{one['letter']}` {key}" in text, key


@pytest.mark.parametrize(
    ("name", "begins", "ends"),
    [
        ("fix", "The best are then played", "by each|with each"),
        ("fix", "Returns `Fixes`", "forbids kinds of change"),
        ("ladder", "``word`` says", ">>>|Args"),
        ("report", "Where that is undecided", "Args:"),
        ("par", "Compute par", "Shows"),
        ("balance", "With ``sensitivity``", "that read each number"),
    ],
)
def test_what_holds_in_all_games_is_said_alike(name: str, begins: str, ends: str) -> None:
    """Each game explains its own functions; what it shares with the others reads the same."""
    told = {_shared(inspect.getdoc(getattr(game, name)), begins, ends) for game in GAMES}
    assert len(told) == 1, told


def _shared(text: str | None, begins: str, ends: str) -> str:
    """Return a part of a docstring in the words of all games, a setup being a scenario."""
    said = " ".join((text or "").split()).replace("setup", "scenario")
    begun = said.index(begins)
    end = re.search(ends, said[begun:])
    assert end is not None
    return said[begun : begun + end.start()]


@pytest.mark.parametrize("name", ["balance", "fix", "ladder", "par", "play", "report"])
def test_an_input_of_all_games_is_declared_alike(name: str) -> None:
    """The same sentence in the help, whichever game is asked; of what is in two games, too."""
    declared: dict[str, set[str]] = {}
    for game in GAMES:
        for one, parameter in inputs_of(f"{game.__name__.rpartition('.')[2]}.{name}").items():
            if one not in OF_ONE_GAME and (opt := opt_of(parameter.annotation)) is not None:
                declared.setdefault(one, set()).add(opt.help)
    assert {one: said for one, said in declared.items() if len(said) > 1} == {}
