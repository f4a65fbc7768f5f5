"""Ordinary Python means the same in JavaScript; what cannot be translated is refused by name."""

import json
import re
from pathlib import Path

import pytest

from samurai_odds.engine.script import program
from samurai_odds.engine.script.source import Unknown
from samurai_odds.engine.script.translation import Refused
from tests.engine.script import ordinary
from tests.engine.script.node import needs_node, run

OWN = ("tests.engine.script.ordinary",)
BY_HAND = ("python", "arrays", "answers")  # what ordinary functions stand on
GIVEN = ((0.125, 3), (1234.5678, -4), (-0.05, 1234567))


@needs_node
def test_python_means_the_same(tmp_path: Path) -> None:
    whole = program.Program({}, own=OWN)
    names = [whole.literal(function) for function in ordinary.ALL]
    asked = f"const given={json.dumps(GIVEN)},all=[{','.join(names)}];"
    value = "return given.map(([x,n])=>all.map((one)=>$plainly(one(x,n))));"
    apart = f"export const value=(()=>{{{whole.text()}{asked}{value}}})();"
    folder = Path(program.__file__).parent
    by_hand = "\n".join((folder / f"{name}.js").read_text("utf-8") for name in BY_HAND)
    there = run("value.mjs", f"{by_hand}\n{apart}", None, tmp_path)
    for given, found in zip(GIVEN, there, strict=True):
        for function, value in zip(ordinary.ALL, found, strict=True):
            assert value == json.loads(json.dumps(function(*given))), (function, given)


def test_anything_else_is_refused_by_name() -> None:
    whole = program.Program({}, own=OWN)
    whole.literal(ordinary.refused)
    with pytest.raises(Refused, match=r"ordinary\.py:\d+: refused: With cannot be translated"):
        whole.text()


@pytest.mark.parametrize("flag", [re.IGNORECASE, re.MULTILINE, re.DOTALL, re.VERBOSE])
def test_a_pattern_that_would_mean_something_else_is_refused(flag: re.RegexFlag) -> None:
    with pytest.raises(Unknown, match="Pattern"):
        program.Program({}).literal(re.compile("a", flag))
