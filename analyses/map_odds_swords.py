"""Attacks that bots of Samurai Swords declare, asked of `swords odds` and played."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

import numpy as np
from numpy.typing import NDArray

from samurai_odds import swords
from samurai_odds.play.game import Rows, Start, nothing_hidden
from samurai_odds.play.games import play_range, record
from samurai_odds.play.layout import kind_of
from samurai_odds.play.question import Question
from samurai_odds.play.registry import Bot, Bots
from samurai_odds.play.replay import replay
from samurai_odds.swords.full_game.game import GAME, start
from samurai_odds.swords.layout import ARMY, BONUS, FALLEN, FORCE, KINDS, RONIN, WIDTH
from samurai_odds.swords.rules import layout as at
from samurai_odds.swords.rules.layout import State
from samurai_odds.swords.rules.machine import prepare as prepare_game
from samurai_odds.swords.rules.rows import army_row, force_row
from samurai_odds.swords.rules.saving import position
from samurai_odds.swords.rules.troops import army_in, end_game, is_naval, units_of
from samurai_odds.swords.scenario.chart import chart_of
from samurai_odds.swords.scenario.scenario import Scenario, War
from samurai_odds.swords.scenario.text import load, shipped

# ---- battles played by the game itself: a bot with the policy of `odds` ----------------

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


def note_end(q: Any, s: State, row: Any) -> None:
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
    record=note_end,
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


# ---- attacks that bots declare ----------------------------------------------------------


@dataclass(frozen=True)
class Seen:
    """An attack declared: the position in Phase B, from where on what, and its traits."""

    position: Scenario
    seat: int
    troop: int
    here: int
    there: int
    hidden: int  # ronin that lie where it strikes
    traits: frozenset[str]
    begun: Start  # of the position

    @property
    def names(self) -> tuple[str, str]:
        provinces = chart_of(self.position.map).provinces
        return provinces[self.here].name, provinces[self.there].name

    @property
    def asked(self) -> dict[str, Any]:
        """The inputs of `swords odds`."""
        source, target = self.names
        troop = "force" if self.troop == at.FORCE_TROOP else "army"
        return {"position": self.position, "source": source, "target": target, "troop": troop}


def seen_in(key: str, bot: str, seed: int, game: int) -> Iterator[Seen]:
    """List the attacks on an enemy that bots declare in a game."""
    scenario = load(key)
    begun = start(scenario, [bot])
    turn, before, begun_there = (0, 0), scenario, begun
    q = begun.question
    for step in replay(begun, record(begun, seed, game)):
        if not step.asked or step.what > 0 or kind_of(step.what) != at.DECLARE_CHOICE:
            continue
        s = State(step.before)
        now = int(s.turn), int(s.active)
        if now != turn:
            turn = now
            before = replace(position(scenario, s), war=War(now[1], "B"))
            begun_there = start(before)
        if step.value and s.owner[step.value - 1] >= 0:
            here, there, troop = int(s.fight_from), int(step.value) - 1, int(s.troop)
            traits = frozenset(_traits(q, s, troop, here, there))
            hidden = int(s.hidden[there])
            yield Seen(before, now[1], troop, here, there, hidden, traits, begun_there)


def _traits(q: Any, s: State, troop: int, here: int, there: int) -> Iterator[str]:
    by_force, home = troop == at.FORCE_TROOP, army_in(s, there)
    force = units_of(s, force_row(there)) > 0
    beside = army_in(s, here) >= 0 if by_force else units_of(s, force_row(here)) > 0
    rows = [force_row(there), *([army_row(home)] if home >= 0 else [])]
    said = {
        "by a force": by_force,
        "origin left empty": not beside,
        "own ronin face down": s.hidden[here] > 0,
        "own ronin face up": s[(force_row(here) if by_force else army_row(troop)) + RONIN] > 0,
        "enemy ronin face down": s.hidden[there] > 0,
        "enemy ronin face up": any(s[row + RONIN] > 0 for row in rows),
        "castle": s.built[there] == at.CASTLE,
        "fortress": s.built[there] == at.FORTRESS,
        "sea line": is_naval(q, here, there) > 0,
        "army": home >= 0 and not force,
        "army and force": home >= 0 and force,
        "fallen daimyo": home >= 0 and s.fallen[home] > 0,
        "disrupted army beside": by_force and beside and s.fallen[army_in(s, here)] > 0,
        "experienced": not by_force and s.level[troop] > 1,
        "first round": s.turn == 1,
    }
    return (name for name, holds in said.items() if holds)


def varied(found: list[Seen], number: int) -> list[Seen]:
    """Choose attacks so that traits, and combinations of them, come up about as often."""
    left, chosen, met = list(found), list[Seen](), dict[Any, int]()
    while left and len(chosen) < number:
        best = min(left, key=lambda one: (met.get(one.traits, 0), _rarity(one, met)))
        left.remove(best)
        chosen.append(best)
        for trait in (best.traits, *best.traits):
            met[trait] = met.get(trait, 0) + 1
    return chosen


def _rarity(one: Seen, met: dict[Any, int]) -> float:
    """Return less for an attack whose rarest trait has come up less."""
    return min((met.get(trait, 0) for trait in one.traits), default=len(met))


BOTS = ("planner", "expander", "random", "cautious")
VARIABLES = (
    "result",
    "rounds",
    *(f"{who}_{kind}" for who in ("attacker", "defender") for kind in KINDS),
    "bonus_left",
)


def seen_by(one: Seen, hidden: int) -> Start:
    """Return the position as its attacker sees it, with ``hidden`` ronin where he strikes."""
    begun = one.begun
    state = State(begun.state.copy())
    state.asked = one.seat
    GAME.hide(begun.question, state, np.zeros(GAME.aside, dtype=np.int64))
    state.hidden[one.there] = hidden
    return Start(begun.game, begun.question, state)


def ends(rows: Any) -> NDArray[np.int64]:
    """Return how battles that were played ended: VARIABLES, then the force of the defender."""
    whole = rows.astype(np.int64)
    sides = [whole[:, WIDTH * side : WIDTH * (side + 1)] for side in range(2)]
    lives = [side[:, :BONUS].any(axis=1) | (side[:, FALLEN] > 0) for side in sides]
    lives[1] &= ~((whole[:, TAKEN] > 0) & lives[0])
    result = np.where(lives[0], np.where(lives[1], 3, 0), np.where(lives[1], 1, 2))
    counted = [side[:, ARMY:FORCE] + side[:, FORCE:BONUS] for side in sides]
    for side, counts in zip(sides, counted, strict=True):
        counts[:, at.DAIMYO] += side[:, FALLEN]
    found = [result, whole[:, ROUNDS], *counted, sides[1][:, BONUS], sides[1][:, FORCE:BONUS]]
    return np.column_stack(found)


@dataclass(frozen=True)
class Declared:
    """An attack of the sweep: called off after a number of rounds (0: not), ronin told or not."""

    scenario: str
    seen: Seen
    stop: int
    hidden: int

    @property
    def name(self) -> str:
        return f"{' on '.join(self.seen.names)}, round {self.seen.position.round}"

    @property
    def kinds(self) -> tuple[str, ...]:
        return tuple(sorted(self.seen.traits)) or ("plain",)

    @property
    def asked(self) -> dict[str, Any]:
        given = self.seen.asked
        given |= {"stop_after": self.stop} if self.stop else {}
        return given | ({"defender_ronin": self.hidden} if self.hidden else {})

    def odds(self) -> Any:
        return swords.odds(**self.asked)

    def played(self, battles: int, seed: int) -> tuple[tuple[str, ...], NDArray[np.int64]]:
        """Play the battle on and on: its outcomes, army and force told apart where both defend."""
        one = self.seen
        rows = fought(
            seen_by(one, self.hidden),
            (one.seat, one.troop, one.here, one.there),
            self.stop,
            battles,
            seed,
        )
        found, names = ends(rows), VARIABLES
        if "army and force" in one.traits:
            return (*names, *(f"defender_force_{kind}" for kind in KINDS)), found
        return names, found[:, : len(names)]


def attacks(key: str, game: int) -> Iterator[Declared]:
    """Yield the attacks that bots declare in a game of a scenario."""
    found = seen_in(key, BOTS[game % len(BOTS)], 45 + shipped().index(key), game)
    for number, one in enumerate(found):
        yield Declared(key, one, number % 3, one.hidden if number % 2 else 0)
