"""Every restriction is refused in one line that names its rule."""

from collections.abc import Callable
from functools import partial
from typing import Any, get_args

import pytest

from samurai_odds import Odds, OddsError, battles
from samurai_odds.battles.words import Card, Unit
from tests.battles.attack.cases import answered

REFUSED = """
SS LV range=2 -> no missile weapon
AB LV range=4 -> out of range: ashigaru-bow fires up to 3
AA LV range=5 -> fires up to 4
AB LV range=2 enemy_adjacent -> must close combat
AB BG range=2 -> may not be fired at
AA LV moved=1 -> may move 0 and battle
SS LV moved=2 -> may move 1 and battle
AS LV moved=2 -> may move 1 and battle
LV LV moved=3 -> may move 2 and battle
SS LV moved=1 attacker_on=building -> enters it may not
SS LV moved=1 attacker_on=ravine -> enters it may not
SS LV moved=1 attacker_on=castle -> enters it may not
CS LV moved=1 attacker_on=fence -> enters it may not
CS LV attacker_on=castle -> cavalry there may not battle
CB LV attacker_on=castle range=2 -> may not battle
CS LV defender_on=castle -> may not close combat there
SS LV inspire -> inspire without a leader
SS LV inspire attacker_leader=foot attacker_on=building -> no leader inspires a unit there
SS LV inspire attacker_leader=foot attacker_honor=0 -> that takes 1 in all
AB LV inspire attacker_leader=foot range=2 -> close combat only
SS lone-leader defender_support -> flags do nothing
SS lone-leader defender_blocks=3 -> has no unit blocks
SS lone-leader first_strike -> may not battle
SS lone-leader inspire_back -> may not battle
SS CS first_strike attacker_on=castle -> may not close combat a castle
lone-leader LV -> a leader alone may not battle
CS LV attacker_leader=foot -> serves infantry only
SS BG defender_leader=mounted -> is a foot leader
SS LV first_strike ambush -> not played together
SS LV ambush defender_honor=0 -> the card costs 1
SS LV swarm=2 -> only levies swarm
LV LV swarm=2 swarm_inspired=2 -> needs --inspire
LV LV swarm=2 swarm_inspired=3 inspire -> the swarm has 2
SS SB ambush inspire_back defender_leader=foot defender_honor=1 -> that takes 2 in all
AB LV range=2 volleys=2 card=shogun -> Hold and Shoot's
AB LV volleys=2 -> two volleys at range 1
AB LV volleys=2 range=2 moved=1 -> bars moving
AB LV range=2 then=LV -> follows close combat only
AB LV range=2 first_strike -> does not strike back
SS LV card=cavalry-charge -> it orders cavalry
CB LV card=cavalry-charge range=2 -> allows no fire
CS LV card=infantry-onslaught -> it orders infantry
AB LV card=infantry-onslaught -> may not battle
SS LV card=hold-and-shoot -> Hold and Shoot
SS LV then_on=hill -> needs --then
CS LV then=LV then_on=castle -> may not close combat a castle
SS levi -> did you mean 'levy'?
SS LV defender_on=wood -> choose from open, forest
SS LV defender_blocks=5 -> blocks is from 1 to 4, not 5
SS LV defender_room=11 -> from 0 to 10, not 11
SS LV value=defender_loses -> did you mean 'defender_losses'?
"""
ODD: list[tuple[dict[str, Any], str]] = [
    ({"value": "[1]"}, "cannot use '[1]'"),
    ({"value": ""}, "write an expression"),
    ({"bonus_dice": True}, "a whole number"),
]


def refused(asked: Callable[[], Odds], words: str) -> None:
    with pytest.raises(OddsError) as refusal:
        asked()
    assert words in str(refusal.value)
    assert "\n" not in str(refusal.value)


@pytest.mark.parametrize("case", REFUSED.strip().splitlines())
def test_restriction_is_refused_with_its_rule(case: str) -> None:
    asked, words = case.split(" -> ")
    refused(partial(answered, asked), words)


@pytest.mark.parametrize("unit", get_args(Unit))
@pytest.mark.parametrize("hexes", [1, 2])
def test_a_card_is_named_for_who_moved_too_far_where_it_allows_that(unit: str, hexes: int) -> None:
    """Each card is tried with each kind of unit, close combat and fire, and number of hexes."""
    for moved in (1, 2, 3):
        attack = partial(battles.attack, unit, "levy", range=hexes, moved=moved)
        said = _refusal(attack)
        if f"moved {moved}: {unit} may move " not in said:
            continue
        for card in get_args(Card):
            helps = not _refusal(partial(attack, card=card))
            assert (f"the card {card} allows it" in said) == helps, (moved, card)


def _refusal(attack: Callable[[], Odds]) -> str:
    try:
        attack()
    except OddsError as fault:
        return str(fault)
    return ""


@pytest.mark.parametrize(("options", "words"), ODD)
def test_values_that_are_none_are_refused(options: dict[str, Any], words: str) -> None:
    refused(partial(battles.attack, "samurai-spear", "samurai-spear", **options), words)


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
