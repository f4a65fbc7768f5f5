"""Battles of whole games of Samurai Swords played by the thousand: a bot with the policy of `odds`.

The game's own rules and loop play on from a position until the one attack is fought.
"""

from dataclasses import replace
from typing import Any

import numpy as np

from samurai_odds.play.game import Rows, Start, nothing_hidden
from samurai_odds.play.games import play_range
from samurai_odds.play.question import Question
from samurai_odds.play.registry import Bot, Bots
from samurai_odds.swords.field import layout as at
from samurai_odds.swords.field.layout import State
from samurai_odds.swords.field.machine import prepare as prepare_game
from samurai_odds.swords.field.troops import end_game
from samurai_odds.swords.layout import WIDTH
from samurai_odds.swords.whole.game import GAME

_NOTES = range(State.memo.at, State.memo.at + 5)  # the rules never read them
SEAT, TROOP, HERE, THERE, STOP_AFTER = _NOTES
SIDES, ROUNDS, TAKEN, ROW = 0, 2 * WIDTH, 2 * WIDTH + 1, 2 * WIDTH + 2


def choose(q: Any, s: State, uniform: Any) -> int:
    """Declare the one attack, fight it to the finish or to a round; ronin as many as legal."""
    kind, wanted = s.decision, 0
    if kind == at.RONIN_CHOICE:
        return s.options_open - 1
    if kind == at.DECLARE_CHOICE and s.fight_from == s[HERE] and s.troop == s[TROOP]:
        wanted = 1 + s[THERE]
    if kind == at.CALL_OFF_CHOICE and s[STOP_AFTER] > 0 and s.fight_round >= s[STOP_AFTER]:
        wanted = 1
    for place in range(s.options_open):
        if s.choices[place] == wanted:
            return place
    return 0


def prepare(q: Any, s: State) -> None:
    """Apply the game's rules until the battle is over."""
    phase = s.phase
    done = phase == at.AFTER_BATTLE or phase == at.NEXT_ATTACK or phase == at.TROOP_DONE
    if done or phase == at.TURN_END or s.recovering >= 0:
        end_game(s, at.BY_STOP, at.NONE)
    else:
        prepare_game(q, s)


def record(q: Any, s: State, row: Any) -> None:
    for place in range(2 * WIDTH):
        row[place] = s.fight.sides[0, place]
    row[ROUNDS] = s.fight_round
    row[TAKEN] = s.owner[s[THERE]] == s[SEAT]


class OneBot(Bots):
    """Just the bot above."""

    modules = (Bot("policy", "fights one attack", choose),)


POLICY = replace(
    GAME,
    name="swords-policy",
    prepare=prepare,
    record=record,
    row=ROW,
    note=nothing_hidden,
    bots=OneBot(""),
)


def fought(
    start: Start, attack: tuple[int, int, int, int], stop: int, games: int, part: int = 0
) -> Rows:
    """Play an attack (seat, troop, from, on) from a state; return a row for each battle.

    Each ``part`` plays games of its own, so that attacks do not share their luck.
    """
    state = start.state.copy()
    state[SEAT : STOP_AFTER + 1] = (*attack, stop)
    question = Question(np.array(start.question))
    begun = Start(POLICY, question, state).with_bots(["policy"] * start.seats)
    return play_range(begun, 7, part * games, games)
