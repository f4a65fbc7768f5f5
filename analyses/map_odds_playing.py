"""Battles of the full game played by the thousand, for what `battles odds` says of them.

Of the reader nothing is used: the game's own rules are compiled with a loop and a policy of the
tests, the state is that of a bots' game with all hands as they are, and what came of a battle is
read off the board.
"""

from functools import cache
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from samurai_odds.battles.attack import layout as combat
from samurai_odds.battles.full_game.game import GAME
from samurai_odds.battles.rules import layout as at
from samurai_odds.battles.rules.layout import State
from samurai_odds.engine.machine import AUTOMATIC
from samurai_odds.engine.sampling.streams import key, next_word, uniform_of, word_at
from samurai_odds.play import layout as play_at
from samurai_odds.play.chance import among, fallen_on
from samurai_odds.play.games import pool_table
from samurai_odds.play.offering import clear_options
from samurai_odds.play.stepping import game_prepare, game_settle

# What a policy holds, by place.
(
    DECLARED, INSPIRE, INSPIRE_BACK, ANSWER, THEN, THEN_INSPIRE, THEN_ANSWER, SECOND_TARGET,
    ACCEPTS, SEPPUKU, UNIT, FOE, NEXT_FOE, LEADER, FOE_LEADER, NEXT_LEADER, TWICE,
) = range(17)  # fmt: skip
POLICY = 17 + 2  # ACCEPTS and SEPPUKU are bits: 1 the attacker's, 2 the defender's

VARIABLES = (
    "attacker_losses", "defender_losses", "then_losses",
    "attacker_retreat", "defender_retreat", "then_retreat",
    "attacker_leader_lost", "defender_leader_lost", "then_leader_lost",
    "attacker_seppuku", "defender_seppuku", "then_seppuku",
    "attacker_tokens", "defender_tokens", "attacker_banners", "defender_banners",
    "battled_back", "then_battled_back", "then_fought",
    "attacker_disorder", "defender_disorder",
)  # fmt: skip
_RETREAT, _KILLED, _DIED, _TOKENS, _BACK, _FOUGHT, _OTHERS = 3, 6, 9, 12, 16, 18, 19


def choose(s: State, policy: Any, rows: Any, declared: bool) -> int:
    """Return the value of the option taken; ``rows`` are those of the board's hexes."""
    kind, own = s.decision, s.asked == s.active
    first, last = s.choices[0], s.choices[s.options_open - 1]
    who = 1 if own else 2
    if kind == at.BATTLE_CHOICE:
        return fire_again(s, policy) if declared else policy[DECLARED]
    if kind == at.INSPIRE_CHOICE:
        wish = policy[INSPIRE_BACK]
        if own:
            wish = policy[THEN_INSPIRE] if s.is_bonus else policy[INSPIRE]
        elif s.is_bonus:
            wish = 0
        return min(wish, last)
    if kind == at.ANSWER_CHOICE:
        return offered(s, policy[THEN_ANSWER] if s.is_bonus else policy[ANSWER])
    if kind == at.BOLSTER_CHOICE:
        return first if policy[ACCEPTS] & who else last
    if kind == at.GAIN_CHOICE:
        return 1 if policy[THEN] >= 0 else 0
    if kind == at.BONUS_CHOICE:
        return offered(s, 1000 + policy[THEN])
    if kind == at.LACK_CHOICE:
        return strongest(s)
    if kind == at.FATE_CHOICE and policy[SEPPUKU] & who:
        return at.OFF_BOARD
    if kind == at.FATE_CHOICE or kind == at.RETREAT_CHOICE:
        return deepest(s, rows, own)
    return 0


def offered(s: State, value: int) -> int:
    """Return a value if it is among the options, else 0."""
    for k in range(s.options_open):
        if s.choices[k] == value:
            return value
    return 0


def fire_again(s: State, policy: Any) -> int:
    there = policy[SECOND_TARGET]
    if there < 0 and policy[FOE] >= 0:
        there = s.unit_hex[policy[FOE]]
    elif there < 0:
        there = s.leader_hex[policy[FOE_LEADER]]
        if there >= 0 and s.unit_at[there] >= 0:
            return 0
    return offered(s, 10_000 * (policy[UNIT] + 1) + 1_000 + there)


def strongest(s: State) -> int:
    """Return the hex of the unit with the most blocks, the lowest of several."""
    best, most = 0, 0
    for k in range(s.options_open):
        there = s.choices[k]
        blocks = s.unit_blocks[s.unit_at[there]]
        if blocks > most or (blocks == most and there < best):
            best, most = there, blocks
    return best


def deepest(s: State, rows: Any, own: bool) -> int:
    """Return the hex most rows behind who retreats; seppuku only where there is none."""
    if s.decision == at.FATE_CHOICE:
        here = s.leader_hex[s.attacker_leader if own else s.defender_leader]
    else:
        here = s.unit_hex[s.attacker if own else s.defender]
    best, most = at.OFF_BOARD, -1
    for k in range(s.options_open):
        there = s.choices[k]
        if there != at.OFF_BOARD and abs(rows[there] - rows[here]) > most:
            best, most = there, abs(rows[there] - rows[here])
    return best


def is_done(s: State, battles: int, twice: int) -> bool:
    """Return whether the battle is over, with all that is owed for it."""
    if battles == 0 or s.lack_blocks[0] + s.lack_blocks[1] + s.lack_blocks[2]:
        return False
    if s.phase == at.CHOOSE_BATTLE:
        return battles == 2 or twice == 0
    return s.phase == at.REPLACE_STRIKES or s.phase == at.TURN_END


def play_battles(
    q: Any,
    first_state: Any,
    policy: Any,
    rows: Any,
    start: Any,
    outcome: Any,
    limit: Any,
    guide: Any,
    guide_start: Any,
    seed_key: Any,
    state: State,
    ends: Any,  # battles x variables
) -> int:
    """Play battles and note what came of each; return 0, or a roll that is not in the table."""
    for i in range(len(ends)):
        word = word_at(seed_key, i, 0)
        for k in range(len(state)):
            state[k] = first_state[k]
        for k in range(ends.shape[1]):
            ends[i, k] = 0
        battles, retreating = 0, 0
        while state.ended == at.PLAYING and not is_done(state, battles, policy[TWICE]):
            state.pending = AUTOMATIC
            clear_options(state)
            game_prepare(q, state)
            what = state.pending
            if what == AUTOMATIC:
                continue
            if what < 0:
                value = choose(state, policy, rows, battles > 0)
                kind = state.decision
                if kind == at.BATTLE_CHOICE and battles > 0 and value == 0:
                    break
                if kind == at.BATTLE_CHOICE or (kind == at.BONUS_CHOICE and value > 0):
                    battles += 1
                    if battles == 2:
                        note_first(state, policy, ends[i])
                if kind == at.RETREAT_CHOICE:
                    own = state.asked == state.active
                    here = state.unit_hex[state.attacker if own else state.defender]
                    retreating = 0 if own else 2 if battles == 2 and is_second(state, policy) else 1
                    ends[i, _RETREAT + retreating] += abs(rows[value] - rows[here])
            elif what >= play_at.UNIFORM:
                value = among(uniform_of(word), what - play_at.UNIFORM)
                word = next_word(word)
            else:
                if what >= len(start) or start[what] < 0:
                    return what
                row = fallen_on(uniform_of(word), limit, start[what], guide, guide_start[what])
                value = outcome[start[what] + row]
                word = next_word(word)
                if state.phase == at.FIGHTING and is_struck_back(state):
                    second = battles == 2 and is_second(state, policy)
                    ends[i, _BACK + (1 if second else 0)] = 1
            game_settle(q, state, value)
        note_last(first_state, state, policy, ends[i], battles)
    return 0


def is_second(s: Any, policy: Any) -> bool:
    """Return whether the fight under way has a target of its own."""
    return policy[THEN] >= 0 or policy[SECOND_TARGET] >= 0


def is_struck_back(s: State) -> bool:
    return s.combat_state.strike == combat.BACK


def note_first(s: Any, policy: Any, end: Any) -> None:
    """Note what became of leaders before a second fight."""
    if is_second(s, policy):
        note_leaders(s, policy, end, 1)
        end[_FOUGHT] = 1


def note_leaders(s: State, policy: Any, end: Any, place: int) -> None:
    """Note the fates of the enemy's leaders that no fight before has settled."""
    for leader in range(s.leaders):
        fate = s.leader_fate[leader]
        if leader != policy[LEADER] and fate and s.leader_last[leader] >= 0:
            if fate == at.KILLED:
                end[_KILLED + place] = 1
            else:
                end[_DIED + place] = 1
            s.leader_fate[leader] = 0


def note_last(first: State, s: State, policy: Any, end: Any, battles: int) -> None:
    second = battles == 2 and is_second(s, policy)
    if policy[LEADER] >= 0:
        end[_KILLED] = s.leader_fate[policy[LEADER]] == at.KILLED
        end[_DIED] = s.leader_fate[policy[LEADER]] == at.BY_SEPPUKU
    note_leaders(s, policy, end, 2 if second else 1)
    for place in range(3):
        unit = policy[UNIT + place]
        if unit >= 0:
            end[place] = first.unit_blocks[unit] - s.unit_blocks[unit]
    for unit in range(s.units):
        if unit != policy[UNIT] and unit != policy[FOE] and unit != policy[NEXT_FOE]:
            side = 0 if s.unit_side[unit] == s.active else 1
            end[_OTHERS + side] += first.unit_blocks[unit] - s.unit_blocks[unit]
    for side in range(2):
        mine = s.active if side == 0 else 1 - s.active
        end[_TOKENS + side] = s.sides[mine].tokens - first.sides[mine].tokens
        end[_TOKENS + 2 + side] = s.sides[mine].banners - first.sides[mine].banners


@cache
def _compiled() -> Any:
    from samurai_odds.engine.compiled import APART, twin

    return twin(
        play_battles, APART, choose=choose, game_prepare=GAME.prepare, game_settle=GAME.settle
    )


class Played(NamedTuple):
    """A battle to be played: question, state before it is declared, policy, rows of hexes."""

    question: NDArray[np.int64]
    state: NDArray[np.int64]
    policy: NDArray[np.int64]
    rows: NDArray[np.int64]

    def ends(self, battles: int, seed: int) -> NDArray[np.int64]:
        """Play a number of battles; return the variables of each."""
        ends = np.zeros((battles, len(VARIABLES)), dtype=np.int64)
        table = pool_table(GAME)
        while True:
            dice = table.arrays()
            missing = _compiled()(
                self.question,
                self.state,
                self.policy,
                self.rows,
                dice.start,
                dice.outcome,
                dice.limit,
                dice.guide,
                dice.guide_start,
                np.uint64(key(seed)),
                self.state.copy(),
                ends,
            )
            if missing == 0:
                return ends
            table.add(missing)
