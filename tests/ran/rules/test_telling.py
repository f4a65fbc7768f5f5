"""A battle told: no die falls without a line that shows it, and every line names its rule."""

import re

import pytest

from samurai_odds import ran
from samurai_odds.play.games import record
from samurai_odds.play.replay import replay
from samurai_odds.ran.full_game.game import start
from samurai_odds.ran.rules.events_rolls import is_roll
from samurai_odds.ran.rules.naming import Names
from samurai_odds.ran.rules.narration import narrated, tell_step
from samurai_odds.ran.scenario.text import load

BATTLES = (
    ("study-foot", "random", 1),
    ("study-guns-and-horse", "careful", 3),
    ("study-three-contingents", "random", 2),
)
SHOT = re.compile(
    r"\), range [1-4](, through its flank -2)?(, target in [a-z-]+ -1)?"
    r"(, (second of a volley \+1|third of a volley \+2))?: die \d( [+-]\d)?"
)
LINE = re.compile(r"RAN \d+\.\d+[-\d., ]*(\[\d\])?: |turn \d+ ")


@pytest.mark.quick
@pytest.mark.parametrize(("scenario", "bot", "battles"), BATTLES)
def test_every_die_of_a_battle_is_told_with_its_section(
    scenario: str, bot: str, battles: int
) -> None:
    begun = start(load(scenario), (bot, bot))
    names = Names(load(scenario), begun.question.whole)
    rolls = 0
    for game in range(battles):
        for step in replay(begun, record(begun, 4, game)):
            lines = [str(one) for one in tell_step(names, step)]
            assert [line for line in lines if not LINE.match(line)] == []
            shots = [line for line in lines if line.startswith("RAN 8.51: ")]
            assert [line for line in shots if not SHOT.search(line)] == []
            if step.asked and is_roll(step):
                rolls += 1
                shown = " ".join(lines)
                assert re.search(r"\bdi(c)?e\b|draws|is drawn", shown), (
                    step.what, shown,
                )  # fmt: skip
    assert rolls > 50


def test_a_shot_is_told_with_range_flank_cover_and_volley() -> None:
    """8.13, 8.22, 8.51: what the die is modified by, in single questions and in battles."""
    units = ("AS-T 5-4 + AS-T 5-4", "AS-T 6-4")
    odds = ran.fire(*units, range=2, terrain="woods", volley_flanks="2", return_fire=True)
    told = " ".join(odds.trace(3).split())
    assert "at the target (AS-T), range 2, target in woods -1: die" in told
    both = "range 2, through its flank -2, target in woods -1, second of a volley +1: die"
    assert both in told
    assert "fires back at firer 1 (AS-T), range 2: die" in told
    scenario = load("study-guns-and-horse")
    begun = start(scenario, ("greedy", "greedy"))
    shown = " ".join(
        " ".join(line.text for line in lines)
        for game in range(4)
        for _, lines in narrated(scenario, begun, record(begun, 4, game))
    )
    assert "second of a volley +1: die" in shown
    assert "through its flank -2: die" in shown
