"""One turn of `steady` from a small position, told in short lines."""

import random
from string import ascii_lowercase
from typing import Any

import numpy as np

from samurai_odds.battles.bots import BOTS
from samurai_odds.battles.full_game.game import GAME, start
from samurai_odds.battles.rules import layout as at
from samurai_odds.battles.rules.decisions.packed import (
    battle_hex,
    battle_mode,
    battle_unit,
    card_of,
)
from samurai_odds.battles.rules.layout import Question, State
from samurai_odds.battles.scenario.scenario import command_cards
from samurai_odds.battles.scenario.text import read
from samurai_odds.engine.sampling.streams import uniform
from samurai_odds.play.stepping import steps, viewed
from tests.battles.interpreted import set_up

_ROWS, _EPIC_ROWS = 11, 9


def position(
    pieces: dict[str, str],
    hand: str,
    more: str = "",
    red: str = "",
    blue: str = "",
    blue_hand: str = "order-two-left order-two-right",
    epic: bool = False,
) -> str:
    """Write a position in which red has this hand and is to move; hexes to their cells."""
    rows, columns = [], ascii_lowercase[: 26 if epic else 12]
    for row in range(1, (_EPIC_ROWS if epic else _ROWS) + 1):
        cells = [
            pieces.get(f"{column}{row}", ".") for column in columns[: len(columns) - 1 + row % 2]
        ]
        rows.append(f"  {row:2} {'' if row % 2 else '  '}" + " ".join(f"{c:5}" for c in cells))
    return (
        f"""
Title: A position
{"Board: epic" if epic else "Board: core"}
First: red
Pool: 20
Source: assumed
Placement: assumed

Red: Red
  command cards: {len(hand.split())}
  dragon cards: 0
  hand: {hand}
  {red or "banners to win: 5"}

Blue: Blue
  command cards: 2
  dragon cards: 0
  hand: {blue_hand}
  {blue or "banners to win: 5"}

Map:
"""
        + "\n".join(rows)
        + f"\n{more}\n"
    )


def begun(text: str) -> tuple[Question, State]:
    """Give question and state of a position, at its first choice."""
    first = start(set_up(read(text), 60), "steady", "steady")
    q, s = Question(first.question.whole.copy()), State(first.state.copy())
    steps(GAME).advance(q, s)
    return q, s


def turn_of(text: str, seed: int = 1, bot: str = "steady") -> list[str]:
    """Play the turn of who is to move; tell what the bot chose in it."""
    return turn_and_end(text, seed, bot)[0]


def turn_and_end(text: str, seed: int = 1, bot: str = "steady") -> tuple[list[str], State]:
    """Play the turn of who is to move; give what the bot chose in it, and the state after it."""
    scenario = read(text)
    q, s = begun(text)
    choose: Any = BOTS.modules[BOTS.number_of(bot)].choose
    luck, told, asked = random.Random(seed), [], 0
    side, turn = int(s.active), int(s.turn)
    while s.pending != 0 and s.turn == turn:
        what = int(s.pending)
        if what >= at.UNIFORM:
            value = luck.randrange(what - at.UNIFORM)
        elif what > 0:
            pool = GAME.pool(what)
            value = luck.choices(pool.outcomes, pool.probabilities)[0]
        else:
            asked += 1
            place = choose(viewed(q), viewed(s), np.uint64(uniform(seed, 0, asked)))
            value = int(s.choices[place])
            if s.asked == side:
                told += told_of(scenario.board.name_of, s, value)
        steps(GAME).take(q, s, value)
    return told, s


def told_of(name: Any, s: State, value: int) -> list[str]:
    """Tell a choice in a line, if it is one of a card, an order, a move or a battle."""
    kind = int(s.decision)
    if kind == at.CARD_CHOICE:
        return ["lead " + list(command_cards())[card_of(value)]]
    if kind == at.ORDER_CHOICE and value:
        how = {1: "order", 2: "split", 3: "command"}[value // 1000]
        return [f"{how} {name(value % 1000)}"]
    if kind == at.MOVE_CHOICE:
        piece = int(s.ordered[s.next_move])
        leader = piece >= at.MOST_UNITS
        here = s.leader_hex[piece - at.MOST_UNITS] if leader else s.unit_hex[piece]
        there = "off" if value == at.OFF_BOARD else name(value)
        return [f"{'leader ' if leader else ''}{name(int(here))}-{there}"]
    if kind == at.BATTLE_CHOICE and value:
        unit = battle_unit(value)
        mode = ("assault", "fire", "swarm")[battle_mode(value)]
        return [f"{mode} {name(int(s.unit_hex[unit]))} {name(battle_hex(value))}"]
    if kind == at.REPLENISH_CHOICE:
        return ["draw a Dragon card" if value else "take tokens"]
    return []
