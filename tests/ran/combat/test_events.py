"""Single combats as data: it adds up to what is counted, and words are said of it alone."""

from collections.abc import Callable
from typing import Any

import pytest

from samurai_odds import Odds, ran
from samurai_odds.engine.sampling.trace import steps
from samurai_odds.play.events import KINDS
from samurai_odds.ran.combat import combat_layout as combat
from samurai_odds.ran.combat.tally_layout import State as Tally
from tests.play.seen import of_dict

AS, KB = "AS 6-4/5-3", "KB 7-8/6-6"
COMBATS: dict[str, Callable[[], Odds]] = {
    "shock": lambda: ran.shock(AS, AS),
    "led": lambda: ran.shock(
        AS,
        AS,
        attacker_busho="6/5",
        defender_busho="8/6",
        attacker_contingent="12/5/2",
        defender_contingent="8/4/3",
    ),
    "fire": lambda: ran.fire("AS-T 5-4", AS, range=2),
    "assault": lambda: ran.assault(KB, AS),
    "withdraw": lambda: ran.withdraw(AS, enemy_units=AS),
    "duel": lambda: ran.duel("6/5", "5/4"),
    "orders": lambda: ran.orders("5, 4"),
    "rally": lambda: ran.rally(AS),
    "flight": lambda: ran.flight("15/10/5"),
    "recover": lambda: ran.recover(f"{AS} disrupted"),
    "rout": lambda: ran.rout(level=5, points=2, combat=["duel 6/5 5/5"]),
}
BATTLES = 12
NUMBERS = (0, combat.FIRST_DEFENDER)


@pytest.mark.parametrize("name", COMBATS)
def test_the_words_of_a_combat_are_said_of_its_events(name: str) -> None:
    odds = COMBATS[name]()
    asked: Any = odds.question
    seen = 0
    for battle in range(BATTLES):
        events = odds.events(battle)["events"]
        assert all(one["kind"] in KINDS for one in events)
        said = [asked.narrate(of_dict(one)) for one in events]
        assert said == odds.trace(battle).split("\n")[1:-1]
        seen += len(events)
    assert seen


@pytest.mark.parametrize("name", ["shock", "led", "assault"])
def test_hits_and_losses_add_up_to_the_end(name: str) -> None:
    odds = COMBATS[name]()
    asked: Any = odds.question
    for battle in range(BATTLES):
        *_, last = steps(asked, 0, battle)
        hits, gone = [0, 0], [False, False]
        for one in odds.events(battle)["events"]:
            if one["kind"] in ("hit", "order", "unmark", "loss") and one.get("piece") in NUMBERS:
                side = NUMBERS.index(one["piece"])
                hits[side] = one.get("hits", hits[side])
                gone[side] = gone[side] or one["kind"] == "loss"
        end = combat.State(last.after)
        assert hits == [end.units[unit].hits for unit in NUMBERS]
        assert gone == [end.units[unit].state == combat.ELIMINATED for unit in NUMBERS]


@pytest.mark.parametrize("name", ["rally", "flight", "rout"])
def test_what_added_rolls_bring_is_data(name: str) -> None:
    """No sentence has to be read: the numbers of the rolls add up to what the answer counts."""
    odds = COMBATS[name]()
    asked: Any = odds.question
    for battle in range(BATTLES):
        taken = list(steps(asked, 0, battle))
        begin, end = Tally(taken[0].before), Tally(taken[-1].after)
        events = odds.events(battle)["events"]
        assert not any(one.get("outcome") for one in events)
        for place, variable in enumerate(asked.variables):
            brought = sum(one.get("numbers", {}).get(variable, 0) for one in events)
            assert brought == end.counters[place] - begin.counters[place]
