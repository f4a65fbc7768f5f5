"""The command and Dragon cards, written into the question of a game."""

import numpy as np
from numpy.typing import NDArray

from samurai_odds.battles.board import SECTIONS
from samurai_odds.battles.dragons import Dragon
from samurai_odds.battles.facts import Used
from samurai_odds.battles.field import layout as at
from samurai_odds.battles.scenario.facts import command_cards

Question = NDArray[np.int64]
SYMBOLS = ("circle", "triangle", "square", "swords")
_ORDERS = {
    "sections": at.BY_SECTIONS,
    "symbol": at.BY_SYMBOL,
    "cavalry": at.CAVALRY_CHARGE,
    "missile": at.HOLD_AND_SHOOT,
    "infantry": at.INFANTRY_ONSLAUGHT,
    "leadership": at.LEADERSHIP,
    "group": at.SERPENT_COMMAND,
    "shogun": at.SHOGUN,
    "copy": at.COUNTER_ATTACK,
    "none": at.FIRST_STRIKE,
}
_BY_COMMAND = (at.CAVALRY_CHARGE, at.HOLD_AND_SHOOT)  # in Epic as many as his command (B21)
_TIMINGS = {
    None: at.NEVER,
    "with-command-card": at.WITH_CARD,
    "before-close-combat": at.BEFORE_CLOSE,
    "answers-close-combat": at.ANSWERS_CLOSE,
}
_EFFECTS = {
    None: at.PLAIN,
    "turncoat": at.TURNCOAT_EFFECT,
    "personal-challenge": at.CHALLENGE_EFFECT,
    "rice-famine": at.FAMINE_EFFECT,
}
_WORDS = {
    "gains_tokens": at.GIVES_TOKENS,
    "enemy_loses_tokens": at.TAKES_TOKENS,
    "enemy_loses_cards": at.TAKES_CARDS,
    "draws_dragons": at.DRAWS_DRAGONS,
    "close_dice": at.GIVES_CLOSE_DICE,
    "fire_dice": at.GIVES_FIRE_DICE,
    "strikes_first": at.STRIKES_FIRST,
    "dice": at.GIVES_DICE,
    "ignores_flags": at.IGNORES_FLAGS,
}


def write_command_cards(q: Question, rack: int) -> None:
    """Write what each command card orders; ``rack`` is the size of Epic's common rack, or 0."""
    q[at.CARDS], q[at.RACK_SIZE] = len(command_cards()), rack
    for number, (key, card) in enumerate(command_cards().items()):
        row = at.CARD_TABLE + number * at.CARD_FIELDS
        q[row + at.ORDERS] = _ORDERS[card["orders"]]
        for k, section in enumerate(SECTIONS):
            quota = card.get(section, 0)
            q[row + at.QUOTA + k] = at.AS_COMMAND if quota == "command" else quota
        q[row + at.SYMBOL] = SYMBOLS.index(card["symbol"]) if "symbol" in card else at.NONE
        by_command = rack > 0 and q[row + at.ORDERS] in _BY_COMMAND
        q[row + at.MOST] = at.AS_COMMAND if by_command else card.get("most", 0)
        q[row + at.HELMET] = int(card.get("helmet", False))
        q[row + at.DRAW_TWO] = int(card.get("draw_two", False))
        if key == "first-strike":
            q[at.FIRST_STRIKE_CARD] = number


def write_dragon_cards(q: Question, dragons: tuple[Dragon, ...], used: Used) -> None:
    """Write what each Dragon card does, and when."""
    q[at.DRAGONS] = len(dragons)
    for number, card in enumerate(dragons):
        row = at.DRAGON_TABLE + number * at.DRAGON_FIELDS
        q[row + at.TIMING] = _TIMINGS[card.when]
        q[row + at.EFFECT] = _EFFECTS[card.effect]
        q[row + at.COST] = card.cost
        for word, value in card.does:
            q[row + _WORDS[word]] = value
        used.note(f"Dragon card {card.name}", card.source)
