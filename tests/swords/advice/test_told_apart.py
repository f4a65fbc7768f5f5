"""Whatever a seat is asked, the plans that advice compares differ in words."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

import pytest

from samurai_odds import Limit, swords
from samurai_odds.play import layout as ply
from samurai_odds.play.game import Start, all_by
from samurai_odds.play.games import record
from samurai_odds.play.layout import kind_of, seat_of
from samurai_odds.play.replay import replay
from samurai_odds.play.search.planning import asking_of
from samurai_odds.swords.advice.candidates import first_plans, lines_of
from samurai_odds.swords.advice.spelling import written
from samurai_odds.swords.full_game.game import start
from samurai_odds.swords.rules import layout as at
from samurai_odds.swords.rules.decisions.kinds import DECISIONS
from samurai_odds.swords.scenario.scenario import Scenario
from samurai_odds.swords.scenario.text import load, read, write
from samurai_odds.swords.words import USUAL_BOT

GRAY, EACH = 2, 6
GAMES = ("quick-3", "standard-4", "two-player", "chapter-7")
NOBODY_MOVES = (at.MARCH_CHOICE, at.SOURCE_CHOICE, at.DECLARE_CHOICE)
BY_KOKU = (at.BIN_CHOICE,)  # a plan of all koku, written as a plan is


def choices(name: str, bot: str, seed: int) -> Iterator[tuple[Scenario, int, Start]]:
    """Yield what a game asks: the kind of decision, and the game as it stands there."""
    scenario = load(name)
    begun = start(scenario, (bot,))
    for step in replay(begun, record(begun, seed, 0)):
        if step.asked and step.what < 0:
            state = step.before.copy()
            state[ply.PENDING] = 0  # asked again
            here = replace(all_by(begun, USUAL_BOT), state=state)
            yield scenario, kind_of(step.what), asking_of(here, seat_of(step.what))


def test_plans_are_told_apart_at_every_kind_of_decision() -> None:
    """Before: "Move nobody" for an order of losses, a recovered daimyo, ronin, a successor."""
    met: Counter[int] = Counter()
    games = [(name, "random", seed) for name in GAMES for seed in range(3)]
    for name, bot, seed in [*games, ("quick-3", USUAL_BOT, 3), ("chapter-7", USUAL_BOT, 3)]:
        for scenario, kind, here in choices(name, bot, seed):
            met[kind] += 1
            if met[kind] > EACH or kind in BY_KOKU:
                continue
            told = [written(scenario, here, plan, onward=True) for plan in first_plans(here)]
            said = [(one.title, one.whole) for one in told]
            assert len(set(said)) == len(said), (DECISIONS[kind].name, said)
            listed = [lines_of(one) for one in told]
            assert len(set(listed)) == len(listed), (DECISIONS[kind].name, listed)
            still = any("stay where they are" in text for _, text in said)
            assert kind in NOBODY_MOVES or not still, (DECISIONS[kind].name, said)
    assert not [kind.name for kind in DECISIONS.all if kind.code not in met]


@pytest.fixture(scope="module")
def before_battle() -> Scenario:
    """Return Chapter 7 where Gray's third army has declared; face-down ronin are beside it."""
    lines = []
    for line in write(load("chapter-7")).splitlines():
        lines.append(line)
        if line == "  round: 9":
            lines += ["  turn: seat 2, phase C", "  declared: army 3 attacks Shinano"]
        elif line.startswith("Seat "):
            lines.append(f"  sword: {line[5]}")
        if line.startswith("Seat 2"):
            lines.append("  face down: Hida 4")
    return read("\n".join(lines) + "\n")


def test_an_order_of_losses_is_said_as_what_it_is(before_battle: Scenario) -> None:
    found = swords.advise(before_battle, GRAY, limit=Limit(samples=4))
    data = found.to_dict()["candidates"]
    plans = {one["text"] for one in data}
    assert plans == {
        "give up ronin first: in the battle for Shinano",
        "keep the usual order of losses: in the battle for Shinano",
    }
    assert {one["plan"][0] for one in data} == plans
    assert str(found).startswith(("Give up ronin first (", "Keep the usual order of losses ("))
    assert "nobody" not in str(found)
