"""What the page answers in JavaScript is what Python answers: texts alike, numbers to 1e-12."""

import json
import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from samurai_odds.engine.unfold import TooLarge
from samurai_odds.errors import OddsError
from samurai_odds.page.answering import ask, details, shown
from samurai_odds.page.scripts import GAMES, names, questions, runtime, script
from tests.battles.attack.cases import add_second, draw_case
from tests.engine.script.node import needs_node, run
from tests.ran.test_any_options import draw as draw_of_ran
from tests.swords.battle.test_any_options import draw as draw_of_swords

_NEAR = re.compile(r"did you mean '.*?'( \(.*?\))?\? ")  # no near names in a browser
HERE = Path(__file__).parent


def drawn(game: str, seed: int) -> Iterator[tuple[str, dict[str, Any]]]:
    """Draw questions, often such as the rules forbid."""
    luck = random.Random(f"{game} {seed}")
    number = 1000 * seed
    while True:
        number += 1
        if game == "battles":
            case = draw_case(luck)
            if luck.random() < 0.2:
                add_second(luck, case)
            if luck.random() < 0.2:
                case[luck.choice(("attacker", "defender")) + "_flags"] = "best"
            yield "attack", case
        elif game == "swords":
            yield "battle", draw_of_swords(luck)
            given = {"revenge_on": luck.choice((None, "battle", "elsewhere"))}
            fought = luck.choice((None, "daimyo, 3 spearmen v gunner", "2 bowmen v daimyo, ronin"))
            given |= {"then_battle": fought, "hirer": luck.choice(("attacker", "defender"))}
            yield "ninja", {name: value for name, value in given.items() if value is not None}
        else:
            for procedure in questions(game):
                yield procedure, draw_of_ran(procedure, number)


def answered(game: str, procedure: str, given: dict[str, Any]) -> Any:
    try:
        odds = ask(questions(game)[procedure], given)
        found = shown(odds) | details(odds)
    except OddsError as fault:
        return {"problems": list(fault.problems)}
    return json.loads(json.dumps(found))


def compare(game: str, seed: int, number: int, folder: Path) -> int:
    """Compare the answers to some questions; return how many the rules forbid."""
    asked, expected = [], []
    for procedure, given in drawn(game, seed):
        try:
            expected.append(answered(game, procedure, given))
        except TooLarge:
            continue
        asked.append({"procedure": procedure, "given": given})
        if len(asked) == number:
            break
    whole = f"{runtime()}{''.join(map(script, names(game)))}export const game = GAMES.{game};"
    found = run(HERE / "ask.mjs", whole, asked, folder)
    large = [one for one in found if "Too many states" in str(one.get("problems"))]
    assert len(large) <= number // 20
    for question, here, there in zip(asked, expected, found, strict=True):
        if there in large:
            continue
        assert there.keys() == here.keys(), (question, there, here)
        for name, value in here.items():
            assert_alike(there[name], value, f"{question}: {name}")
    return sum("problems" in one for one in expected)


def assert_alike(there: Any, here: Any, where: str) -> None:
    if isinstance(here, list):
        assert len(there) == len(here), (where, there, here)
        for one, other in zip(there, here, strict=True):
            assert_alike(one, other, where)
    elif isinstance(here, float):
        assert there == pytest.approx(here, rel=0, abs=1e-12), where
    elif isinstance(here, str):
        assert there == _NEAR.sub("", here), where
    else:
        assert there == here, where


@needs_node
@pytest.mark.parametrize("game", GAMES)
def test_answers_are_those_of_python(game: str, tmp_path: Path) -> None:
    assert compare(game, 1, 12, tmp_path) < 12


@needs_node
@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_many_answers_are_those_of_python(game: str, tmp_path: Path) -> None:
    compare(game, 2, 60, tmp_path)
