"""Every restriction is refused in one line that names its rule."""

from typing import Any

import pytest

from samurai_odds import OddsError, battles

REFUSED: list[tuple[str, str, dict[str, Any], str]] = [
    ("samurai-spear", "levy", {"range": 2}, "no missile weapon"),
    ("ashigaru-bow", "levy", {"range": 4}, "out of range: ashigaru-bow fires up to 3"),
    ("ashigaru-arquebus", "levy", {"range": 5}, "fires up to 4"),
    ("ashigaru-bow", "levy", {"range": 2, "enemy_adjacent": True}, "must close combat"),
    ("ashigaru-bow", "bodyguard", {"range": 2}, "may not be fired at"),
    ("ashigaru-arquebus", "levy", {"moved": 1}, "may move 0 and battle"),
    ("samurai-spear", "levy", {"moved": 2}, "may move 1 and battle"),
    ("ashigaru-spear", "levy", {"moved": 2}, "may move 1 and battle"),
    ("levy", "levy", {"moved": 3}, "may move 2 and battle"),
    ("samurai-spear", "levy", {"moved": 1, "attacker_on": "building"}, "enters it may not"),
    ("samurai-spear", "levy", {"moved": 1, "attacker_on": "ravine"}, "enters it may not"),
    ("samurai-spear", "levy", {"moved": 1, "attacker_on": "castle"}, "enters it may not"),
    (
        "samurai-spear-cavalry",
        "levy",
        {"moved": 1, "attacker_on": "fence"},
        "enters it may not",
    ),
    ("samurai-spear-cavalry", "levy", {"attacker_on": "castle"}, "cavalry there may not battle"),
    ("samurai-bow-cavalry", "levy", {"attacker_on": "castle", "range": 2}, "may not battle"),
    ("samurai-spear-cavalry", "levy", {"defender_on": "castle"}, "may not close combat there"),
    ("samurai-spear", "levy", {"inspire": True}, "inspire without a leader"),
    (
        "samurai-spear",
        "levy",
        {"inspire": True, "attacker_leader": "foot", "attacker_on": "building"},
        "no leader inspires a unit there",
    ),
    (
        "samurai-spear",
        "levy",
        {"inspire": True, "attacker_leader": "foot", "attacker_honor": 0},
        "that takes 1 in all",
    ),
    (
        "ashigaru-bow",
        "levy",
        {"inspire": True, "attacker_leader": "foot", "range": 2},
        "close combat only",
    ),
    ("samurai-spear", "lone-leader", {"defender_support": True}, "flags do nothing"),
    ("samurai-spear", "lone-leader", {"defender_blocks": 3}, "has no unit blocks"),
    ("samurai-spear", "lone-leader", {"first_strike": True}, "may not battle"),
    ("samurai-spear", "lone-leader", {"inspire_back": True}, "may not battle"),
    (
        "samurai-spear",
        "samurai-spear-cavalry",
        {"first_strike": True, "attacker_on": "castle"},
        "may not close combat a castle",
    ),
    ("lone-leader", "levy", {}, "a leader alone may not battle"),
    ("samurai-spear-cavalry", "levy", {"attacker_leader": "foot"}, "serves infantry only"),
    ("samurai-spear", "bodyguard", {"defender_leader": "mounted"}, "is a foot leader"),
    ("samurai-spear", "levy", {"first_strike": True, "ambush": True}, "not played together"),
    ("samurai-spear", "levy", {"ambush": True, "defender_honor": 0}, "the card costs 1"),
    ("samurai-spear", "levy", {"swarm": 2}, "only levies swarm"),
    ("levy", "levy", {"swarm": 2, "swarm_inspired": 2}, "needs --inspire"),
    ("levy", "levy", {"swarm": 2, "swarm_inspired": 3, "inspire": True}, "the swarm has 2"),
    (
        "samurai-spear",
        "samurai-bow",
        {"ambush": True, "inspire_back": True, "defender_leader": "foot", "defender_honor": 1},
        "that takes 2 in all",
    ),
    ("ashigaru-bow", "levy", {"range": 2, "volleys": 2, "card": "shogun"}, "Hold and Shoot's"),
    ("samurai-spear", "samurai-spear", {"value": "[1]"}, "cannot use '[1]'"),
    ("samurai-spear", "samurai-spear", {"value": ""}, "write an expression"),
    ("ashigaru-bow", "levy", {"volleys": 2}, "two volleys at range 1"),
    ("ashigaru-bow", "levy", {"volleys": 2, "range": 2, "moved": 1}, "bars moving"),
    ("ashigaru-bow", "levy", {"range": 2, "then": "levy"}, "follows close combat only"),
    ("ashigaru-bow", "levy", {"range": 2, "first_strike": True}, "does not strike back"),
    ("samurai-spear", "levy", {"card": "cavalry-charge"}, "it orders cavalry"),
    ("samurai-bow-cavalry", "levy", {"card": "cavalry-charge", "range": 2}, "allows no fire"),
    ("samurai-spear-cavalry", "levy", {"card": "infantry-onslaught"}, "it orders infantry"),
    ("ashigaru-bow", "levy", {"card": "infantry-onslaught"}, "may not battle"),
    ("samurai-spear", "levy", {"card": "hold-and-shoot"}, "Hold and Shoot"),
    ("samurai-spear", "levy", {"then_on": "hill"}, "needs --then"),
    (
        "samurai-spear-cavalry",
        "levy",
        {"then": "levy", "then_on": "castle"},
        "may not close combat a castle",
    ),
    ("samurai-spear", "levi", {}, "did you mean 'levy'?"),
    ("samurai-spear", "levy", {"defender_on": "wood"}, "choose from open, forest"),
    ("samurai-spear", "levy", {"defender_blocks": 5}, "blocks is from 1 to 4, not 5"),
    ("samurai-spear", "levy", {"defender_room": 11}, "from 0 to 10, not 11"),
    ("samurai-spear", "levy", {"bonus_dice": True}, "a whole number"),
    ("samurai-spear", "levy", {"value": "defender_loses"}, "did you mean 'defender_losses'?"),
]


@pytest.mark.parametrize(("attacker", "defender", "options", "words"), REFUSED)
def test_restriction_is_refused_with_its_rule(
    attacker: str, defender: str, options: dict[str, Any], words: str
) -> None:
    with pytest.raises(OddsError) as refusal:
        battles.attack(attacker, defender, **options)
    assert words in str(refusal.value)
    assert "\n" not in str(refusal.value)


def test_all_problems_are_named_at_once() -> None:
    with pytest.raises(OddsError) as refusal:
        battles.attack(
            "samurai-spear-cavalry",
            "levy",
            attacker_leader="foot",
            moved=3,
            first_strike=True,
            ambush=True,
        )
    assert len(refusal.value.problems) == 3


@pytest.mark.parametrize("name", ["Samurai Spear", "samurai_spear", " samurai-spear "])
def test_names_may_be_spelled_as_players_write_them(name: str) -> None:
    odds = battles.attack(name, "LEVY", defender_on="Forest")
    assert odds.provenance.inputs["attacker"] == "samurai-spear"
    assert odds.expect("hits") == battles.attack(
        "samurai-spear", "levy", defender_on="forest"
    ).expect("hits")


def test_disorder_is_a_variable_only_with_a_finite_reserve() -> None:
    assert "defender_disorder" not in battles.attack("levy", "levy").variables
    odds = battles.attack("levy", "levy", defender_honor=4)
    assert "defender_disorder" in odds.variables
    assert "attacker_disorder" not in odds.variables
