"""The engine against an independent reference, written by someone who never saw it.

Forces, options and their combinations are drawn at random (fixed seeds) from the
legal ones; every outcome's probability must agree to 1e-9.
"""

import random
from collections import defaultdict
from typing import Any

import pytest

from samurai_odds import OddsError, swords
from tests.swords import reference
from tests.swords.drawn import random_troop

BATTLES = 150


def table_of(odds: Any) -> dict[tuple[Any, ...], float]:
    """Give an answer as the reference gives its own: tuples without the hidden ronin."""
    found: dict[tuple[Any, ...], float] = defaultdict(float)
    names = [name for name in odds.variables if name != "hidden_ronin"]
    columns = [odds.spoken(name) for name in names]
    for *row, p in zip(*columns, odds.chances.tolist(), strict=True):
        found[tuple(row)] += p
    return found


def compare(attacker: str, defender: str, options: dict[str, Any]) -> None:
    """Require the same table; a rounds row of ours may hold what the reference still follows."""
    ours_options = {k: v for k, v in options.items() if not callable(v)}
    theirs_options = {
        k: as_callable(v) if k.endswith("stop_when") else v for k, v in options.items()
    }
    ours = swords.battle(attacker, defender, **ours_options)
    theirs = reference.battle(attacker, defender, **theirs_options)
    mine = table_of(ours)
    assert tuple(n for n in ours.variables if n != "hidden_ronin") == theirs.variables
    assert sum(mine.values()) == pytest.approx(1, abs=1e-12)
    for key in mine.keys() | theirs.keys():
        assert mine.get(key, 0) == pytest.approx(theirs.get(key, 0), abs=1e-9), key
    worth = "chain_value" if options.get("then") else ours.question.value
    assert ours.expect(worth) == pytest.approx(theirs.worth, abs=1e-9)


def as_callable(expression: str) -> Any:
    """Translate one of the expressions used below for the reference."""
    return {
        "p_win < 0.3": lambda v: v["p_win"] < 0.3,
        "gain <= 0": lambda v: v["gain"] <= 0,
        "attacker_loss > defender_loss": lambda v: v["attacker_loss"] > v["defender_loss"],
        "rounds >= 2 and attacker_units < 4": lambda v: (
            v["rounds"] >= 2 and v["attacker_units"] < 4
        ),
    }[expression]


WHEN = (
    "p_win < 0.3",
    "gain <= 0",
    "attacker_loss > defender_loss",
    "rounds >= 2 and attacker_units < 4",
)


def random_battle(luck: random.Random) -> tuple[str, str, dict[str, Any]]:
    army = luck.random() < 0.5
    attacker = random_troop(luck, army, 6 if army else 5)
    shape = luck.random()
    fallen = luck.random() < 0.25
    if shape < 0.35:
        defender = random_troop(luck, False, 4)
    elif shape < 0.6:
        defender = random_troop(luck, True, 5, fallen)
    else:
        defender = f"{random_troop(luck, True, 3, fallen)} + {random_troop(luck, False, 3)}"
    options: dict[str, Any] = {}
    if luck.random() < 0.4:
        options[luck.choice(("castle", "fortress"))] = True
        if luck.random() < 0.4:
            options["bonus_left"] = luck.randint(0, 3)
    for name, chance in (("naval", 0.35), ("origin_held", 0.3)):
        if luck.random() < chance:
            options[name] = True
    for who in ("attacker", "defender"):
        if luck.random() < 0.5:
            kinds = luck.sample(reference.KINDS, luck.randint(1, 5))
            options[f"{who}_losses"] = ", ".join(kinds)
    if luck.random() < 0.4:
        options["defender_first"] = luck.choice(("force", "army"))
    if luck.random() < 0.3:
        options["defender_ronin"] = luck.choice((1, "0:0.5,1:0.5", "0:0.5,1:0.2,2:0.3"))
    if luck.random() < 0.3:
        options["stop_after"] = luck.randint(1, 3)
    if luck.random() < 0.3:
        options["stop_below"] = luck.randint(1, 5)
    if luck.random() < 0.3:
        options["stop_when"] = luck.choice(WHEN)
    if not options.keys() & {"stop_after", "stop_below", "stop_when"} and luck.random() < 0.4:
        options["stop"] = "best"
    elif luck.random() < 0.12:
        options["then"] = random_troop(luck, False, 2)
        options["then_naval"] = luck.random() < 0.5
        if luck.random() < 0.5:
            options["then_stop_below"] = 2
    return attacker, defender, options


@pytest.mark.quick(10)
@pytest.mark.parametrize("seed", range(BATTLES))
def test_varied_battles_agree(seed: int) -> None:
    luck = random.Random(seed)
    for _ in range(100):
        attacker, defender, options = random_battle(luck)
        try:
            reference.Setup(attacker, defender, _for_setup(options))
        except ValueError:
            with pytest.raises(OddsError):
                swords.battle(attacker, defender, **options)
            continue
        compare(attacker, defender, options)
        return
    raise AssertionError("no legal battle drawn")


def _for_setup(options: dict[str, Any]) -> dict[str, Any]:
    return {k: as_callable(v) if k.endswith("stop_when") else v for k, v in options.items()}


CHAIN_OPTIONS = (
    {"stop_when": "gain <= 0"},
    {"stop": "best"},
    {"then_stop_when": "gain <= 0"},
    {"stop": "best", "then_stop": "best"},
)


@pytest.mark.quick(3)
@pytest.mark.parametrize("seed", range(24))
def test_chains_agree(seed: int) -> None:
    """Second attacks from the same province or another, with stop rules that know them."""
    luck = random.Random(1000 + seed)
    attacker = random_troop(luck, False, 3)
    options: dict[str, Any] = {"then": random_troop(luck, True, 2)} | CHAIN_OPTIONS[seed % 4]
    if luck.random() < 0.5:
        attacker, options["then"] = options["then"], attacker
    options |= {luck.choice(("then_same_province", "then_origin_held", "origin_held")): True}
    if luck.random() < 0.3:
        options |= {"naval": True, "then_naval": True}
    if luck.random() < 0.3:
        options |= {"castle": True, "bonus_left": 2}
    compare(attacker, random_troop(luck, seed % 3 == 0, 3), options)


LISTED = [
    (attacker, defender, options)
    for attacker, defender, options in reference.BATTLES[:-1]
    if not any(callable(value) for value in options.values())
]


@pytest.mark.quick(4)
@pytest.mark.parametrize("place", range(len(LISTED)))
def test_the_reference_own_battles_agree(place: int) -> None:
    attacker, defender, options = LISTED[place]
    listed = {k: ", ".join(v) if isinstance(v, list) else v for k, v in options.items()}
    compare(attacker, defender, listed)
