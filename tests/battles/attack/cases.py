"""Varied attacks for the tests: drawn with a fixed seed over every option."""

import random
from typing import Any

from samurai_odds import Odds, battles
from samurai_odds.battles.facts import load

UNITS = tuple(load().units)
TERRAIN = tuple(load().terrain)


def draw_case(luck: random.Random) -> dict[str, Any]:
    """Draw an attack, often an illegal one; most options stay at their defaults."""
    case: dict[str, Any] = {
        "attacker": luck.choice(UNITS),
        "defender": luck.choice((*UNITS, "lone-leader")),
    }

    def sometimes(name: str, chance: float, *values: Any) -> None:
        if luck.random() < chance:
            case[name] = luck.choice(values)

    sometimes("range", 0.25, 2, 3, 4)
    for who in ("attacker", "defender"):
        sometimes(f"{who}_on", 0.4, *TERRAIN)
        sometimes(f"{who}_blocks", 0.3, 1, 2, 3)
        sometimes(f"{who}_leader", 0.4, "foot", "mounted")
        sometimes(f"{who}_support", 0.2, True)
        sometimes(f"{who}_room", 0.3, 0, 1, 2)
        sometimes(f"{who}_leader_room", 0.15, 0, 1, 3)
        sometimes(f"{who}_joins", 0.15, 1, 2)
        sometimes(f"{who}_honor", 0.3, 0, 1, 2, 3)
        sometimes(f"{who}_flags", 0.2, "accept")
        sometimes(f"{who}_mounted_adjacent", 0.1, True)
    sometimes("bonus_dice", 0.1, 1, 2)
    sometimes("moved", 0.1, 1, 2)
    if case.get("range", 1) == 1:
        sometimes("inspire", 0.3, True)
        sometimes("inspire_back", 0.2, True)
        sometimes("back_bonus_dice", 0.1, 1)
        sometimes("first_strike", 0.1, True)
        sometimes("ambush", 0.1, True)
        if case["attacker"] == "levy":
            sometimes("swarm", 0.5, 2, 3)
    else:
        sometimes("volleys", 0.4, 2)
    return case


def add_second(luck: random.Random, case: dict[str, Any]) -> None:
    """Add a second defender, or a second target; kept small, for the slow reference's sake."""
    fires = case.get("range", 1) > 1
    case["second_target" if fires else "then"] = luck.choice((*UNITS, "lone-leader"))
    if fires:
        case["volleys"] = 2
    elif luck.random() < 0.3:
        case["then_ambush"] = True
    for name, values in (
        ("then_on", TERRAIN),
        ("then_blocks", (1, 2, 3)),
        ("then_leader", ("foot", "mounted")),
        ("then_support", (True,)),
        ("then_room", (0, 1)),
        ("then_leader_room", (0, 2)),
        ("then_inspire", (True,)),
    ):
        if luck.random() < 0.3:
            case[name] = luck.choice(values)


def answered(asked: str) -> Odds:
    """Ask about an attack such as `SS LV range=2 inspire`."""
    attacker, defender, *options = asked.split()
    given: dict[str, Any] = {}
    for name, _, value in (option.partition("=") for option in options):
        given[name] = int(value) if value.isdigit() else value or True
    return battles.attack(attacker, defender, **given)
