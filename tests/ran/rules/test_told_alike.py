"""What a combat by itself and one on a map tell alike is told in the same words."""

import re
from collections import defaultdict
from typing import Any

import pytest

from samurai_odds import Odds, ran
from samurai_odds.engine.answers.answer import answer
from samurai_odds.ran.procedures.narration import Units
from samurai_odds.ran.rules.narration import lines
from tests.play.seen import of_dict
from tests.ran.combat.test_events import COMBATS
from tests.ran.scenario.drawing import drawn

BOTH_TELL = ("roll", "hit", "order", "loss", "killed", "holds")
FELL = re.compile(r"(RAN [^:]*: .*?)\b(di(?:c)?e \d(?: and \d|, then \d)?)(.*)")
ROWS = """
. . . . . .
. .a1s . . . .
. . .A1n . . .
. . . . . .
"""
FAR = """
. . . . . .
. .a1s . . . .
. . . . . .
. . .A1nw . . .
. . . . . .
"""
RARE = 4  # faces of a die that fell: a roll of which there were more must be told by both
WOODS = FAR.replace(".a1s", "wa1s").replace("A1nw", "A1ne")
Named = dict[str, str]
Rolls = dict[str, dict[str, set[str]]]


def named(first: str, kind: str, second: str, other: str) -> Named:
    """Return how a combat by itself names the units A1 and a1 of the map, and their busho."""
    names = {}
    for unit, who, what in (("A1", first, kind), ("a1", second, other)):
        names |= {f"{unit} ({what})": f"the {who} ({what})"}
        names |= {f"{unit[0]} (Busho {unit[0]})": f"the {who}'s contingent"}
        names |= {f"Busho {unit[0]}": f"the {who}'s busho"}
    return names


SHOCK = named("attacker", "KB", "defender", "AS")
FIRE = named("firer", "AS-T", "target", "AS-T")


@pytest.mark.parametrize("name", ["shock", "led", "fire", "assault", "withdraw"])
def test_a_battle_would_say_what_a_combat_by_itself_says(name: str) -> None:
    """The same happenings, with the same names, are the same lines."""
    odds = COMBATS[name]()
    asked: Any = odds.question
    names: Any = Units(asked)
    met = set[str]()
    for battle in range(40):
        for one in map(of_dict, odds.events(battle)["events"]):
            has_reason = one.kind != "roll" and bool(one.why)  # which a battle does not tell
            is_known = one.piece >= 0 or one.kind in ("roll", "holds")
            if one.kind in BOTH_TELL and is_known and not has_reason:
                (said,) = lines(names, [], [one])
                assert str(said.text) == asked.narrate(one)
                met.add(one.kind)
    assert "roll" in met


def rolls_told(odds: Odds, names: Named, battles: int) -> Rolls:
    """Return what is told of an answer's dice: by what comes before them, then by their faces."""
    told: Rolls = defaultdict(lambda: defaultdict(set))
    for battle in range(battles):
        for line in odds.trace(battle).split("\n"):
            for name, other in names.items():
                line = line.replace(name, other)
            if fell := FELL.match(re.sub(r"(9\.28: ).* shocks? [^:]*: ", r"\1", line)):
                told[fell[1]][fell[2]].add(fell[3])
    return told


@pytest.mark.parametrize(
    ("units", "rows", "options", "names", "battles"),
    [
        ({"A": "A1 KB 7-6/6-5", "a": "a1 AS 6-4/5-3"}, ROWS, {"moved": True}, SHOCK, 120),
        ({"A": "A1 AS-T 5-4", "a": "a1 AS-T 6-4"}, FAR, {}, FIRE, 400),
        ({"A": "A1 AS-T 5-4", "a": "a1 AS-T 6-4"}, WOODS, {}, FIRE, 400),
    ],
    ids=["shock", "fire", "fire through a flank into woods"],
)
def test_the_rolls_of_a_combat_are_told_alike_on_the_map_and_by_itself(
    units: dict[str, str], rows: str, options: dict[str, Any], names: Named, battles: int
) -> None:
    """9.24-9.28, 8.5, 11.82: who rolls, what is added, what it is against, what it brings."""
    position = drawn(rows, units)
    on_map = ran.odds(position, "A1", "a1", **options)
    by_itself = answer(ran.derived(position, "A1", "a1", **options).question.single)
    mine, theirs = (rolls_told(odds, names, battles) for odds in (on_map, by_itself))
    for one, other in ((mine, theirs), (theirs, mine)):
        assert {before for before, fell in one.items() if len(fell) > RARE} <= other.keys()
    common = 0
    for before, fell in mine.items():
        for faces in fell.keys() & theirs[before].keys():
            assert fell[faces] == theirs[before][faces]
            common += 1
    assert common > 40
