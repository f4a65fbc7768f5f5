"""A battle told: no die falls without a line that shows it, and every line names its rule."""

import re

import pytest

from samurai_odds.play.games import record
from samurai_odds.play.replay import replay
from samurai_odds.ran.field.telling import tell_step
from samurai_odds.ran.field.told.naming import Names, is_roll
from samurai_odds.ran.scenario.text import load
from samurai_odds.ran.whole.game import start

BATTLES = (
    ("study-guns-and-horse", "careful", 3),
    ("study-three-contingents", "random", 2),
    ("study-foot", "random", 1),
)
LINE = re.compile(r"RAN \d+\.\d+[-\d., ]*(\[\d\])?: |turn \d+ ")


@pytest.mark.parametrize(("scenario", "bot", "battles"), BATTLES)
def test_every_die_of_a_battle_is_told_with_its_section(
    scenario: str, bot: str, battles: int
) -> None:
    names, begun = Names(load(scenario)), start(load(scenario), (bot, bot))
    rolls = 0
    for game in range(battles):
        for step in replay(begun, record(begun, 4, game)):
            lines = list(tell_step(names, step))
            assert all(LINE.match(line) for line in lines), lines
            if step.asked and is_roll(step):
                rolls += 1
                shown = " ".join(lines)
                assert re.search(r"\bdi(c)?e\b|draws|is drawn", shown), (
                    step.what, shown,
                )  # fmt: skip
    assert rolls > 50
