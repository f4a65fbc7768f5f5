"""The Combat Sequence as a step machine, walked by the engine, against the tables of battles."""

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from samurai_odds.engine.exact import leaf_chances
from samurai_odds.engine.machine import AUTOMATIC, END, Machine
from samurai_odds.engine.unfold import unfold
from samurai_odds.swords.battle.question import Battle
from samurai_odds.swords.combat import sequence as combat
from samurai_odds.swords.combat.layout import Fight
from samurai_odds.swords.layout import KIND_COUNT, RONIN, SWORDSMAN, WIDTH

ROUNDS = 2
_COUNT = Fight.width  # rounds fought


def pending(q: Any, s: Any) -> int:
    if s[_COUNT] == ROUNDS or not (combat.is_alive(s, 0, 0) and combat.is_alive(s, 0, 1)):
        return END
    if s[Fight.step.at] > combat.STEP_EIGHT:
        return 0
    return combat.roll_code(s, 0, q[2 * KIND_COUNT]) or AUTOMATIC


def step(q: Any, s: Any, hits: int) -> None:
    combat.score(q, s, 0, 0, hits)
    if s[Fight.step.at] == combat.STEP_EIGHT:
        combat.fight_on(s, 0)
        s[_COUNT] += 1


@pytest.mark.parametrize(
    ("attacker", "defender", "options"),
    [
        ("daimyo, bowman, 2 spearmen", "gunner, 2 spearmen", {}),
        ("daimyo, gunner, 2 spearmen", "daimyo, bowman, ronin + 2 spearmen", {"naval": True}),
        ("3 swordsmen", "2 spearmen", {"castle": True, "naval": True}),
        ("daimyo, 3 spearmen, 2 ronin", "2 bowmen", {"fortress": True, "bonus_left": 2}),
    ],
)
@pytest.mark.parametrize("ronin_hit_on", [5, 3])
def test_the_machine_and_the_tables_of_a_battle_agree(
    attacker: str, defender: str, options: dict[str, Any], ronin_hit_on: int, tmp_path: Path
) -> None:
    rules = tmp_path / "own.toml"
    rules.write_text(f"[units.ronin]\nhits_on = {ronin_hit_on}\n", encoding="utf-8")
    battle = Battle(attacker, defender, stop_after=ROUNDS, rules=str(rules), **options)
    duel = battle.first_battles[0].duel
    weapons = battle.setup.weapons
    losses = (battle.setup.first.losses, battle.setup.defender_losses)
    sides = (duel.attacker.strengths[duel.attacker_start], duel.defender.strengths[0])

    def begin(q: Any) -> list[int]:
        s = [0] * (Fight.width + 1)
        combat.start(s, 0, int(duel.naval))
        s[Fight.order.place(1)], s[Fight.walls.at] = 1, weapons[1].bonus_kind
        for side in range(2):
            s[Fight.first_troop.place(side)] = losses[side].first
            row = Fight.sides.place(side)
            s[row : row + WIDTH] = sides[side]
        return s

    machine = Machine(
        "swords battle",
        begin,
        pending,
        step,
        lambda code: combat.pool(code, weapons[0].hits_on, weapons[0].faces),
        Fight.width + 1,
    )
    apart = weapons[0].hits_on[RONIN] != weapons[0].hits_on[SWORDSMAN]
    numbers = [*losses[0].order, *losses[1].order, int(apart)]
    question: Any = SimpleNamespace(machine=machine, numbers=numbers)
    graph = unfold(question)
    found: dict[Any, float] = {}
    states = np.asarray(graph.leaf_states)[:, Fight.sides.at : Fight.sides.end]
    for state, chance in zip(states.tolist(), leaf_chances(graph, machine).tolist(), strict=True):
        found[tuple(state)] = found.get(tuple(state), 0.0) + chance
    ends = battle.first_battles[0].ends()
    expected: dict[Any, float] = {}
    for i, j, chance in zip(ends.attacker, ends.defender, ends.chance, strict=True):
        key = duel.attacker.strengths[i] + duel.defender.strengths[j]
        expected[key] = expected.get(key, 0.0) + float(chance)
    assert found == pytest.approx(expected, abs=1e-12)
