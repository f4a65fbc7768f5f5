"""Attacks that bots of Samurai Battles declare, asked of `battles odds` and played."""

import random
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

import numpy as np
from numpy.typing import NDArray

from analyses import map_odds_playing as playing
from samurai_odds import OddsError, battles
from samurai_odds.battles.full_game.staging import Staged, stage
from samurai_odds.battles.rules import layout as at
from samurai_odds.battles.rules.decisions.packed import battle_hex, battle_mode, battle_unit
from samurai_odds.battles.rules.layout import Question, State
from samurai_odds.battles.rules.pieces import beside, hexes_between, side_at
from samurai_odds.battles.rules.saving import position
from samurai_odds.play.games import record
from samurai_odds.play.layout import kind_of
from samurai_odds.play.replay import replay

BOTS = (("greedy", "greedy"), ("greedy", "random"), ("careful", "greedy"), ("random", "greedy"))
_CARDS = {
    at.CAVALRY_CHARGE: "cavalry-charge",
    at.INFANTRY_ONSLAUGHT: "infantry-onslaught",
    at.HOLD_AND_SHOOT: "hold-and-shoot",
    at.SHOGUN: "shogun",
}
_AMBUSH = "ambush"


@dataclass
class Declared:
    """An attack that a bot has declared: the state before, and the choice."""

    scenario: str
    staged: Staged
    state: State
    value: int
    luck: random.Random
    options: dict[str, Any] = field(default_factory=dict)

    def __post_init__(self) -> None:
        s: State = self.state
        self.unit = battle_unit(self.value)
        self.there = battle_hex(self.value)
        self.mode = battle_mode(self.value)
        self.here = int(s.unit_hex[self.unit])
        self.target = int(s.unit_at[self.there])
        self.slot = int(s.ordered_by[self.unit])
        self.options |= self._of_the_turn()

    @property
    def name(self) -> str:
        name = self.staged.scenario.board.name_of
        said = " ".join(f"{key}={value}" for key, value in self.options.items())
        return f"{name(self.here)} {name(self.there)} {said}"

    def _of_the_turn(self) -> dict[str, Any]:
        """Say with options what the turn has brought: hexes moved, the card, its dice."""
        s, q = self.state, self.staged.setup.question
        way = int(s.way[self.slot])
        found: dict[str, Any] = {"moved": int(s.unit_moved[self.unit])}
        fires = self.mode == at.FIRE
        dice = int((s.card_fire_dice if fires else s.card_close_dice)[self.slot])
        if way in _CARDS:
            found["card"] = _CARDS[way]
            dice -= {at.CAVALRY_CHARGE: q.charge_dice, at.SHOGUN: q.shogun_dice_given}.get(way, 0)
        found["bonus_dice"] = int(dice)
        return {name: value for name, value in found.items() if value}

    @property
    def text(self) -> str:
        return self.staged.written(position(self.staged.setup, self.state))

    @property
    def kinds(self) -> tuple[str, ...]:
        """Say what is special about it."""
        s, q, terrain = self.state, self.staged.setup.question, self.staged.scenario.terrain
        side = 1 - int(s.active)
        led, own = s.leader_at[self.there] >= 0, s.leader_at[self.here] >= 0
        alone = [
            hexes_between(q, self.there, int(s.leader_hex[leader]))
            for leader in range(int(s.leaders))
            if s.leader_hex[leader] >= 0
            and q.leader_side[leader] == side
            and s.unit_at[s.leader_hex[leader]] < 0
        ]
        behind = q.retreats[side, self.there].tolist()
        free = [h for h in behind if h >= 0 and side_at(q, s, h) < 0 and q.passable[h]]
        marks = {
            "led unit": led and self.target >= 0,
            "lone leader": self.target < 0,
            "led attacker": own,
            "no room": not free,
            "friends behind": bool(free) and len(free) < len(behind),
            "leader near": any(0 < far <= 3 for far in alone),
            "few tokens": s.sides[side].tokens < 3,
            "fire": self.mode == at.FIRE,
            "two volleys": self.options.get("card") == "hold-and-shoot",
            "bonus combat": "then" in self.options,
            "answered": bool({"first_strike", "ambush"} & self.options.keys()),
            "inspired": "inspire" in self.options,
            f"on {terrain[self.there]}": terrain[self.there] != "open",
            "Epic": self.scenario.startswith("epic"),
        }
        return tuple(mark for mark, holds in marks.items() if holds) or ("plain",)

    # ---- options of our own ----------------------------------------------------------

    def vary(self) -> None:
        """Give it options at random that the rules allow: inspiration, answers, policies."""
        wishes: list[tuple[str, Any, float]] = [
            ("inspire", True, 0.4),
            ("inspire_back", True, 0.4),
            ("first_strike", True, 0.1),
            ("ambush", True, 0.1),
            ("defender_flags", "accept", 0.15),
            ("attacker_flags", "accept", 0.15),
            ("defender_fate", "seppuku", 0.1),
        ]
        if self.mode == at.CLOSE and self.luck.random() < 0.3:
            wishes = [("then", hex, 1.0) for hex in self._next_targets()[:1]]  # many states
            wishes += [("then_inspire", True, 0.3), ("then_ambush", True, 0.2)]
        text, name = self.text, self.staged.scenario.board.name_of
        for option, value, chance in wishes:
            if self.luck.random() < chance:
                trial = self.options | {option: value}
                try:
                    battles.derived(text, name(self.here), name(self.there), **trial)
                except OddsError:
                    continue
                self.options = trial

    def _next_targets(self) -> list[str]:
        q, s = self.staged.setup.question, self.state
        near = [beside(q, self.there, direction) for direction in range(6)]
        enemies = [h for h in near if h >= 0 and side_at(q, s, h) == 1 - s.active]
        return [self.staged.scenario.board.name_of(hex) for hex in enemies]

    # ---- asked, and played -----------------------------------------------------------

    def odds(self) -> Any:
        name = self.staged.scenario.board.name_of
        return battles.odds(
            self.text, name(self.here), name(self.there), method="exact", **self.options
        )

    def played(self, battles: int, seed: int) -> tuple[tuple[str, ...], NDArray[np.int64]]:
        ends = self._playing.ends(battles, seed)
        if "then" in self.options:
            return playing.VARIABLES, ends
        kept = [k for k, one in enumerate(playing.VARIABLES) if not one.startswith("then_")]
        return tuple(playing.VARIABLES[k] for k in kept), ends[:, kept]

    @cached_property
    def _playing(self) -> playing.Played:
        """Write the battle down for the loop that plays it: the state, and who chooses what."""
        q, s = self.staged.setup.question.copy(), self.state.copy()
        s.leader_fate[:] = 0  # of those lost before
        given, board = self.options, self.staged.scenario.board
        policy = np.full(playing.POLICY, at.NONE, dtype=np.int64)
        policy[playing.DECLARED] = self.value
        policy[playing.INSPIRE] = int(given.get("inspire", False))
        policy[playing.INSPIRE_BACK] = int(given.get("inspire_back", False))
        policy[playing.THEN_INSPIRE] = int(given.get("then_inspire", False))
        ambush = [card.key for card in self.staged.dragons].index(_AMBUSH)
        answers = {"first_strike": 1, "ambush": 2 + ambush}
        for place, prefix in ((playing.ANSWER, ""), (playing.THEN_ANSWER, "then_")):
            chosen = [card for name, card in answers.items() if given.get(prefix + name)]
            policy[place] = sum(chosen)
            self._give(q, s, sum(chosen), ambush)
        then = board.hex_named(given["then"]) if "then" in given else at.NONE
        policy[playing.THEN] = then
        for place, what in ((playing.ACCEPTS, ("flags", "accept")),
                            (playing.SEPPUKU, ("fate", "seppuku"))):  # fmt: skip
            policy[place] = sum(
                bit
                for bit, who in ((1, "attacker"), (2, "defender"))
                if given.get(f"{who}_{what[0]}") == what[1]
            )
        hexes = (self.here, self.there, then)
        policy[playing.UNIT : playing.UNIT + 3] = [s.unit_at[h] if h >= 0 else -1 for h in hexes]
        policy[playing.LEADER : playing.LEADER + 3] = [
            s.leader_at[h] if h >= 0 else -1 for h in hexes
        ]
        policy[playing.TWICE] = int(given.get("card") == "hold-and-shoot")
        rows = np.array([board.row_of(hex) for hex in range(board.hexes)], dtype=np.int64)
        return playing.Played(q, s, policy, rows)

    def _give(self, q: Question, s: State, answer: int, ambush: int) -> None:
        """Have the defender hold the card that he answers with."""
        enemy = 1 - int(s.active)
        if answer == 1:
            s.hands[enemy, q.first_strike_card] += 1
            s.sides[enemy].hand_size += 1
        elif answer:
            s.dragon_hands[enemy, ambush] = 1
            s.sides[enemy].dragon_played = at.NONE


def declared(key: str, bots: tuple[str, str], seed: int, game: int) -> Iterator[Declared]:
    """Yield the attacks of one game; swarms are not asked of `odds`."""
    staged = stage(key, *bots)
    luck = random.Random(f"{key} {seed} {game}")
    for step in replay(staged.start, record(staged.start, seed, game)):
        if step.what >= 0 or kind_of(step.what) != at.BATTLE_CHOICE or not step.value:
            continue
        one = Declared(key, staged, State(step.before.copy()), int(step.value), luck)
        s = State(step.before)
        on_cards = s.sides[0].on_cards + s.sides[1].on_cards
        again = one.options.get("card") == "hold-and-shoot" and s.unit_battles[one.unit] < 2
        if one.mode != at.SWARM and not on_cards and not again:
            yield one


def attacks(key: str, game: int) -> Iterator[Declared]:
    """Yield the attacks that bots declare in a game of a scenario."""
    for one in declared(key, BOTS[game % len(BOTS)], 45, game):
        one.vary()
        yield one
