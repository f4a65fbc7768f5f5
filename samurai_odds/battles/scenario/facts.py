"""Small truths about a scenario that its checks, its drawing and its game all ask for."""

import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from samurai_odds.battles.dragons import dragon_deck
from samurai_odds.battles.facts import load
from samurai_odds.battles.scenario.scenario import Moment, Scenario


@cache
def command_cards() -> Mapping[str, Mapping[str, Any]]:
    """Read the command cards: key to what the data file says of each."""
    file = Path(__file__).parents[1] / "facts" / "command_cards.toml"
    return tomllib.loads(file.read_text(encoding="utf-8"))


@cache
def dragon_cards() -> Mapping[str, int]:
    """Count the Dragon cards of the shipped deck: key to copies."""
    return {card.key: card.copies for card in dragon_deck()}


def blocked(scenario: Scenario) -> frozenset[int]:
    """Find the hexes that nobody may enter in a scenario."""
    terrain = load().terrain
    closed = {key for key, facts in terrain.items() if facts.get("impassable")}
    closed.update(scenario.impassable)
    return frozenset(n for n, key in enumerate(scenario.terrain) if key in closed)


def source_tag(text: str) -> str:
    """Take the source tag off the beginning of ``source`` or ``placement``."""
    return text.replace(",", " ").replace(":", " ").split(" ")[0]


def winner_of(scenario: Scenario) -> int | None:
    """Return the side that has all its banners already; None while the battle is open."""
    for side, army in enumerate(scenario.armies):
        held = [scenario.objectives[number] for number, _ in scenario.moment.held]
        banners = army.gained + sum(one.banners for one in held if one.side == side)
        if banners >= army.banners:
            return side
    return None


def is_fresh(scenario: Scenario) -> bool:
    """Say whether a scenario is at its beginning, and no position in a game."""
    return scenario.moment == Moment()
