"""The sampler against the exact reader, and the tracer against the sampler.

Each chi-square test has a false-alarm rate of 1e-6 with its fixed seed; cells
that expect fewer than 10 battles are pooled.
"""

from typing import Any

import numpy as np
import pytest
from scipy.stats import chi2

from samurai_odds import Limit, swords
from samurai_odds.swords.battle.events import happened
from samurai_odds.swords.battle.question import Battle
from samurai_odds.swords.combat.compositions import PARTS, SIDES

BATTLES: list[tuple[str, str, dict[str, Any]]] = [
    ("daimyo, 2 bowmen, gunner, 3 spearmen", "daimyo, 2 spearmen, 2 ronin + 2 spearmen", {}),
    ("3 spearmen, 2 ronin", "2 spearmen, bowman", {"castle": True, "naval": True}),
    ("4 spearmen", "3 spearmen", {"naval": True, "stop_when": "p_win < 0.3"}),
    ("daimyo, bowman, 2 spearmen", "daimyo, gunner, 3 spearmen", {"stop": "best"}),
    (
        "daimyo, bowman, gunner, 2 spearmen",
        "3 spearmen",
        {"attacker_losses": "best", "naval": True},
    ),
    ("5 spearmen", "bowman, gunner, 2 spearmen", {"defender_losses": "best"}),
    ("daimyo, 3 gunners", "3 spearmen, bowman", {"defender_ronin": "0:0.5, 1:0.25, 3:0.25"}),
    ("4 spearmen", "3 spearmen", {"stop_after": 2, "fortress": True}),
    ("4 spearmen", "3 gunners", {"stop_when": "rounds >= 2 and attacker_units < 4"}),
    (
        "3 spearmen",
        "2 spearmen, ronin",
        {
            "castle": True,
            "stop_after": 2,
            "then": "daimyo, 2 bowmen",
            "then_naval": True,
            "then_stop_below": 2,
        },
    ),
    (
        "3 spearmen, ronin",
        "3 spearmen",
        {"defender_ronin": "0:0.5,2:0.5", "then": "2 gunners", "then_stop": "best"},
    ),
]


@pytest.mark.parametrize("place", range(len(BATTLES)))
def test_sampled_agrees_with_exact(place: int) -> None:
    attacker, defender, options = BATTLES[place]
    reading = Battle(attacker, defender, **options).reading()
    battles = 400_000
    counts = reading.sampler().counts(11 + place, 0, battles)
    wanted = reading.chances() * battles
    large = wanted >= 10
    seen = np.append(counts[large], counts[~large].sum())
    hoped = np.append(wanted[large], wanted[~large].sum())
    statistic = float(((seen - hoped) ** 2 / np.maximum(hoped, 1e-9))[hoped > 1].sum())
    assert statistic < chi2.isf(1e-6, int((hoped > 1).sum()) - 1)


@pytest.mark.quick(3)
@pytest.mark.parametrize("place", range(len(BATTLES)))
def test_the_tracer_tells_what_was_counted(place: int) -> None:
    attacker, defender, options = BATTLES[place]
    battle = Battle(attacker, defender, **options)
    sampler = battle.reading().sampler()
    ends = np.empty(60, dtype=np.uint32)
    sampler.ends(5, 1000, ends)
    for number, row in enumerate(ends.tolist()):
        assert happened(battle.reading(), 5, 1000 + number)[1] == row


def test_threads_and_chunks_change_nothing() -> None:
    reading = Battle(*BATTLES[0][:2]).reading()
    sampler = reading.sampler()
    whole = sampler.counts(3, 0, 50_000)
    parts = sampler.counts(3, 0, 20_001) + sampler.counts(3, 20_001, 29_999)
    assert (whole == parts).all()


def test_a_limit_asks_for_a_simulation() -> None:
    odds = swords.battle(*BATTLES[0][:2], limit=Limit(stderr=0.005), seed=4)
    assert odds.provenance.method == "monte-carlo"
    assert odds.p("won").se <= 0.005
    exact = swords.battle(*BATTLES[0][:2])
    assert abs(odds.p("won") - exact.p("won")) < 5 * odds.p("won").se


def test_every_line_of_a_trace_names_its_rule() -> None:
    odds = swords.battle(*BATTLES[1][:2], **BATTLES[1][2], seed=9)
    for number in range(20):
        lines = odds.trace(number).splitlines()
        first, *told, last = lines
        assert first == f"Battle {number}, seed 9"
        assert all(line.startswith("Samurai Swords, ") and ": " in line for line in told)
        assert "Phase C" in told[0]
        assert "Naval Invasion" in told[1]
        assert last.startswith("result: result ")


def test_a_battle_is_data_too_of_which_its_words_are_said() -> None:
    """Who attacks with what, the faces that score the hits, losses down to what is left."""
    odds = swords.battle("daimyo, 2 bowmen, 3 spearmen", "4 spearmen, gunner", castle=True)
    for number in range(4):
        found = odds.events(number)["events"]
        assert [one["kind"] for one in found[:2]] == ["attack", "begin"]
        names = [f"{side} {part}" for side in SIDES for part in PARTS]
        left = {name: found[0]["numbers"].get(name, 0) for name in names}
        for one in found[1:]:
            if one["kind"] == "roll":
                assert len(one["faces"]) == sum(one["numbers"].values())
                assert one.get("hits", 0) <= len(one["faces"])
            elif one["kind"] in ("loss", "walls"):
                name = f"{SIDES[one['seat']]} {one['what']}"
                left[name] -= one["lost"]
                assert left[name] == one["left"]
        alive = [sum(left[name] for name in _parts(side)) > 0 for side in SIDES]
        assert found[-1]["kind"] == "result"
        assert alive == [found[-1].get("seat") == side for side in range(2)]
        rounds = sum(one["kind"] == "begin" for one in found)
        assert f"round {rounds}\n" in odds.trace(number)


def _parts(side: str) -> list[str]:
    """Name the fighting units of a side."""
    return [f"{side} {part}" for part in PARTS if part not in ("bonus units", "fallen")]


def test_a_trace_under_a_condition_tells_a_battle_that_meets_it() -> None:
    odds = swords.battle(*BATTLES[0][:2], seed=9).given("result == 'mutual'")
    assert "both sides are eliminated" in odds.trace(2)
