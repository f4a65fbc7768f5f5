"""Compiled readers give what the interpreted ones give, for each machine of RAN."""

import numpy as np
import pytest

from samurai_odds.engine.unfold import unfold
from samurai_odds.engine.unfold_compiled import unfold_compiled
from samurai_odds.ran import question

CASES = [
    (
        "shock",
        {
            "attacker": "SI 7-4/6-3 check + KB 6-4/5-3 charge",
            "defender": "AS 6-4/5-3 2h + AS-T 5-4",
            "attacker_busho": "5/5",
            "defender_busho": "4/4",
            "defender_contingent": "9/3/4",
            "second_contingent": "2",
            "advance_fire": ("AS-B 4-4",),
        },
    ),
    (
        "fire",
        {
            "firer": "AS-T 5-4 + AS-T 5-4",
            "target": "KB-B 7-6",
            "return_fire": True,
            "shock": True,
            "target_busho": "5/5",
        },
    ),
    (
        "fire",
        {
            "firer": "KB-B 6-6",
            "target": "AS-T 5-4",
            "mode": "harass",
            "return_fire": True,
            "bystander": "AS-B 5-4 + SI-B 5-4",
            "firer_busho": "5/5",
            "target_busho": "4/4",
            "shock": True,
        },
    ),
    (
        "fire",
        {"firer": "AS-T 5-4", "target": "KB 7-6/6-5", "own_flank": True, "shock": True},
    ),
    (
        "shock",
        {
            "attacker": "SI 7-4/6-3 disrupted banzai + KB 6-4/5-3 charge",
            "defender": "AS 6-4/5-3",
            "shift": -6,
        },
    ),
    ("assault", {"attacker": "SI 7-6/6-5", "defender": "AS-T 5-4", "approach": "flank"}),
    ("duel", {"first": "6/5", "second": "5/6", "charge": True}),
    (
        "orders",
        {
            "busho": "5, 4",
            "coordinate": True,
            "risen": "5",
            "trumps": 1,
            "enemy_busho": "6",
            "enemy_trumps": 2,
            "enemy_trump": "best",
        },
    ),
    (
        "shock",
        {
            "attacker": "SI 7-4/6-3 + AS 6-4/5-3 disrupted engaged-elsewhere through",
            "defender": "AS 6-4/5-3 2h through + AS-T 5-4",
            "attacker_behind": "AS 5-4/4-3",
            "defender_behind": "KB 6-4/5-3",
            "advance_fire": ("AS-T 4-4",),
            "advance_turn": True,
            "terrain": ("woods",),
        },
    ),
    (
        "fire",
        {
            "firer": "AS-T 5-4 + AS-T 5-4 + AS-T 5-4",
            "target": "KB 7-6/6-5",
            "volley_ranges": "1,2,3",
            "charge_zone": "2,3",
            "shock": True,
            "advance_fire": ("AS-B 4-4",),
        },
    ),
    (
        "assault",
        {
            "attacker": "SI 7-6/6-5",
            "defender": "AS-T 5-4",
            "approach": "flank",
            "withdraws": 2,
            "caught": True,
            "entry_fire": ("AS-T 5-4",),
        },
    ),
    ("alone", {"enemy": "KB", "contingent": "8/3/4"}),
    ("recover", {"units": "AS 6-4/5-3 disrupted"}),
    ("withdraw", {"units": "AS 6-4/5-3", "times": 4}),
    ("rally", {"units": "AS 6-4/5-3 + SI 7-4/6-3"}),
]


@pytest.mark.parametrize(("procedure", "inputs"), CASES, ids=[name for name, _ in CASES])
def test_the_compiled_unfolding_is_the_interpreted_one(procedure, inputs):
    asked = question(procedure, inputs)
    plain, fast = unfold(asked), unfold_compiled(asked)
    assert fast.event.tolist() == plain.event
    assert fast.target[: len(plain.target)].tolist() == plain.target
    assert np.array_equal(fast.leaf_states, plain.leaf_states)
