"""The first state of a game: pieces, cards and tokens as a scenario or position has them."""

import numpy as np
from numpy.typing import NDArray

from samurai_odds.battles.dragons import Dragon
from samurai_odds.battles.field import layout as at
from samurai_odds.battles.field.layout import side_row
from samurai_odds.battles.scenario.facts import command_cards
from samurai_odds.battles.scenario.scenario import Army, Scenario

State = NDArray[np.int64]


def first_state(scenario: Scenario, dragons: tuple[Dragon, ...], blocks: int) -> State:
    """Set up the pieces; ``blocks`` are those of a full unit."""
    s = np.zeros(at.WIDTH, dtype=np.int64)
    for start, length in ((at.UNIT_AT, at.MOST_HEXES), (at.LEADER_AT, at.MOST_HEXES)):
        s[start : start + length] = at.NONE
    s[at.TENT_AT : at.TENT_AT + at.MOST_HEXES] = at.NONE
    s[at.ACTIVE], s[at.TURN], s[at.WINNER] = scenario.first, scenario.moment.turn, at.NONE
    s[at.POOL] = scenario.pool - sum(army.honor for army in scenario.armies)
    s[at.LED] = s[at.CARD] = s[at.LED_BESIDE] = at.NONE
    s[at.DRAWN] = s[at.DRAWN + 1] = s[at.DRAGON_DRAWN] = at.NONE
    s[at.UNITS], s[at.LEADERS] = len(scenario.units), len(scenario.leaders)
    for number, unit in enumerate(scenario.units):
        s[at.UNIT_SIDE + number] = unit.side
        s[at.UNIT_BLOCKS + number] = blocks if unit.blocks is None else unit.blocks
        s[at.UNIT_HEX + number] = s[at.UNIT_LAST + number] = unit.hex
        s[at.UNIT_AT + unit.hex] = number
        s[at.UNIT_LOCK + number] = (
            at.NONE if unit.locked_until is None else card_number(unit.locked_until)
        )
    for number, leader in enumerate(scenario.leaders):
        s[at.LEADER_HEX + number] = s[at.LEADER_LAST + number] = leader.hex
        s[at.LEADER_AT + leader.hex] = number
    for tent in scenario.tents:
        s[at.TENT_AT + tent.hex] = tent.side
    set_cards(s, scenario, dragons)
    set_moment(s, scenario)
    return s


def set_cards(s: State, scenario: Scenario, dragons: tuple[Dragon, ...]) -> None:
    """Set up decks, discards, hands, tokens and banners."""
    keys = [card.key for card in dragons]
    for number, card in enumerate(command_cards().values()):
        s[at.DECK + number] = card["copies"]
    for number, dragon in enumerate(dragons):
        s[at.DRAGON_DECK + number] = dragon.copies
    for side, army in enumerate(scenario.armies):
        set_hand(s, side, army, keys)
        row = side_row(side)
        s[row + at.TOKENS], s[row + at.BANNERS] = army.honor, army.gained
        s[row + at.DRAGON_PLAYED] = at.NONE
        led = [card_number(key) for key in scenario.moment.led[side].split()]
        s[row + at.LAST_LED], s[row + at.LAST_BESIDE] = (*led, at.NONE, at.NONE)[:2]
    for key in scenario.rack:
        s[at.DECK + card_number(key)] -= 1
        s[at.RACK + card_number(key)] += 1
    for key in scenario.moment.discards:
        s[at.DECK + card_number(key)] -= 1
        s[at.DISCARDS + card_number(key)] += 1
    for key in scenario.moment.dragon_discards:
        s[at.DRAGON_DECK + keys.index(key)] -= 1
        s[at.DRAGON_DISCARDS + keys.index(key)] += 1


def set_hand(s: State, side: int, army: Army, keys: list[str]) -> None:
    """Give an army the cards that are known to be in its hand."""
    for key in army.hand:
        s[at.DECK + card_number(key)] -= 1
        s[at.HANDS + side * at.MOST_CARDS + card_number(key)] += 1
    s[side_row(side) + at.HAND_SIZE] = len(army.hand)
    for key in army.dragon_hand:
        s[at.DRAGON_DECK + keys.index(key)] -= 1
        s[at.DRAGON_HANDS + side * at.MOST_DRAGONS + keys.index(key)] += 1


def set_moment(s: State, scenario: Scenario) -> None:
    """Mark what has been captured and is held."""
    objectives = scenario.objectives
    for number, place in scenario.moment.captured:
        s[at.CAPTURED + objectives[number].side * at.MOST_HEXES + place] = 1
    for number, place in scenario.moment.held:
        side = objectives[number].side
        s[at.HELD + side * at.MOST_HEXES + place] = 1
        s[side_row(side) + at.BANNERS] += objectives[number].banners


def card_number(key: str) -> int:
    """Give a command card's number."""
    return list(command_cards()).index(key)
