"""Attacks and shots of bots in battles of RAN, asked of `ran odds` and played.

They are played by the compiled loop of full games. Nothing of the exact reader is used for that
but where a combat begins and which options it found best: the loop, where a combat ends, who takes
the other choices, and what is read of its end are written here.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np
from numpy.typing import NDArray

from samurai_odds import ran
from samurai_odds.engine.answers.answer import exactly
from samurai_odds.engine.answers.derived import Derived
from samurai_odds.engine.exact import Reading, decided
from samurai_odds.errors import OddsError
from samurai_odds.play import question as play
from samurai_odds.play.game import Game, Start
from samurai_odds.play.games import play_range, record
from samurai_odds.play.layout import kind_of
from samurai_odds.play.passage_compiled import followed
from samurai_odds.play.registry import Bot, Bots
from samurai_odds.play.replay import Step, replay
from samurai_odds.ran.combat import combat_layout as combat
from samurai_odds.ran.full_game.combat_on_map import CombatOnMap
from samurai_odds.ran.full_game.game import no_pool, start
from samurai_odds.ran.full_game.layout import NOTES, Notes
from samurai_odds.ran.full_game.position import Situation
from samurai_odds.ran.rules import layout as at
from samurai_odds.ran.rules.decisions.packed import attack_charges, move_end, move_fires, who_of
from samurai_odds.ran.rules.first_state import position
from samurai_odds.ran.rules.flight import rout_points
from samurai_odds.ran.rules.layout import Question, State
from samurai_odds.ran.rules.machine import prepare as prepare_battle
from samurai_odds.ran.rules.machine import settle
from samurai_odds.ran.rules.movement import layout as mv
from samurai_odds.ran.rules.shock import layout as sh
from samurai_odds.ran.scenario.scenario import Scenario
from samurai_odds.ran.scenario.text import load

# ---- a game that ends with the combat --------------------------------------------------

UNIT_FIELDS = 3  # kept of each unit: its state, its hits, whom it is sent against
BUSHO_AT = UNIT_FIELDS * at.MOST_UNITS
BUSHO_FIELDS = 2  # his fate, his hits
SIDES_AT = BUSHO_AT + BUSHO_FIELDS * at.MOST_CONTINGENTS
SIDE_FIELDS = 3  # rout points, shocks begun, hits by fire
ENGAGED_AT = SIDES_AT + 2 * SIDE_FIELDS
LOST_WAY = ENGAGED_AT + at.MOST_UNITS  # 1: the bot came to a choice that the table has not
ROW = LOST_WAY + 1
LOST = State.memo.shot_at.at  # the same, in the state: this bot notes nothing
FOLLOWS = NOTES + Notes.follows.at  # 1: who harassers have provoked rides after them
TABLE = Question.orders_limit.at  # in the question: where the table of best options begins


def prepare(q: Question, s: State) -> None:
    """End the game where no combat is going on and nobody owes anything."""
    busy = False
    for contingent in range(q.contingents):
        if s.flight_due[contingent] > 0 or s.stray[contingent] > 0:
            busy = True
    phase = s.phase
    done = phase == sh.SEGMENT_DONE or phase == at.ROLL_INITIATIVE or phase == mv.UNIT_ORDERS
    if phase == mv.HARASSED and s[FOLLOWS] == 0:
        done = True
    if done and not busy:
        s.ended = at.BY_STOP
    else:
        prepare_battle(q, s)


def note_end(q: Any, s: State, row: Any) -> None:
    for unit in range(at.MOST_UNITS):
        row[UNIT_FIELDS * unit] = s.state[unit]
        row[UNIT_FIELDS * unit + 1] = s.hits[unit]
        row[UNIT_FIELDS * unit + 2] = s.against[unit]
        row[ENGAGED_AT + unit] = s.engaged[unit]
    for busho in range(at.MOST_CONTINGENTS):
        row[BUSHO_AT + BUSHO_FIELDS * busho] = s.fate[busho]
        row[BUSHO_AT + BUSHO_FIELDS * busho + 1] = s.busho_hits[busho]
    for side in range(2):
        here = SIDES_AT + SIDE_FIELDS * side
        row[here] = rout_points(q, s, side)
        row[here + 1] = s.tally[side].shocks
        row[here + 2] = s.tally[side].hits_by_fire
    row[LOST_WAY] = s[LOST]


# ---- who decides -----------------------------------------------------------------------

MASK = (1 << 40) - 1


def signature(q: Question, s: State) -> int:
    """Return a number for all that can bear on a choice: pieces, their states, the combat."""
    found = 17 + s.decision * 64 + s.shock.next
    for unit in range(q.units):
        found = (found * 31 + s.hex[unit] + 2) & MASK
        found = (found * 31 + 8 * s.facing[unit] + s.state[unit]) & MASK
        found = (found * 31 + s.hits[unit] + 32 * s.engaged[unit]) & MASK
        found = (found * 31 + s.against[unit]) & MASK
    for busho in range(q.contingents):
        found = (found * 31 + s.busho_hex[busho] + 2) & MASK
        found = (found * 31 + s.fate[busho] + 8 * s.busho_hits[busho]) & MASK
    for place in range(combat.WIDTH):
        found = (found * 31 + s[State.shock.saved.at + place]) & MASK
    for side in range(2):
        found = (found * 31 + s.heads[side] + 16 * s.great_heads[side]) & MASK
    return int(found)


def choose(q: Any, s: State, uniform: Any) -> int:
    kind, options = s.decision, s.options_open
    if kind == sh.FACE_CHOICE or kind == sh.USE_CHOICE or kind == sh.RETREAT_CHOICE:
        start, wanted = q[TABLE], signature(q, s)
        for line in range(q[start]):
            if q[start + 1 + 2 * line] == wanted:
                return int(q[start + 2 + 2 * line])
        s[LOST] = 1
        return 0
    if kind == sh.GIVE_UP_CHOICE or kind == mv.VOLLEY_CHOICE or kind == mv.WITHDRAWAL_CHOICE:
        return 0
    if kind == mv.STRAY_CHOICE or kind == sh.CHARGE_CHOICE or kind == mv.HARASS_TURN_CHOICE:
        return 0
    if kind == sh.RETURN_CHOICE:
        return 1
    if kind == sh.ARRIVAL_CHOICE:
        for place in range(options):
            if s.choices[place] - 1 == s.facing[s.shock.advancing]:
                return place
    if kind == sh.ADVANCE_CHOICE:
        for member in range(4):
            for place in range(options):
                if s.shock.member[member] == s.choices[place] - 1:
                    return place
    if options > 1 and (
        kind == mv.ENTRY_FIRE_CHOICE or kind == mv.BYSTANDER_CHOICE or kind == mv.ALONE_CHOICE
    ):
        return 1
    return 0


class _OnlyBot(Bots):
    modules = (Bot("policy", "the policy of single combats", choose),)

    def __init__(self) -> None:
        super().__init__(__name__)


GAME = Game(
    name="ran combats played out",
    seats=2,
    prepare=prepare,
    settle=settle,
    pool=no_pool,
    record=note_end,
    row=ROW,
    bots=_OnlyBot(),
)


@dataclass(frozen=True)
class Unfolded:
    """A combat read exactly, with the states in which an option was left open to it."""

    asked: CombatOnMap
    reading: Reading
    best: list[tuple[int, int]]  # signature of the state, place of the option


def unfolded(asked: CombatOnMap, most: int = 50_000) -> Unfolded:
    found = followed(asked.passage, most)
    reading = decided(asked, found.graph())
    best = []
    for node in np.flatnonzero(reading.graph.event < 0).tolist():
        s = State(found.state(node))
        best.append((signature(asked.passage.question, s), int(reading.choice[node])))
    return Unfolded(asked, reading, best)


def played(found: Unfolded, seed: int, games: int) -> NDArray[np.int16]:
    """Play out a number of combats; return what is kept of each."""
    begun = found.asked.begun
    table = [number for pair in found.best for number in pair]
    whole = begun.question.whole
    question = play.Question(np.append(whole, [len(found.best), *table]).astype(np.int64))
    question[TABLE] = len(whole)
    state = State.blank()
    state[:] = 0
    state[: len(begun.state)] = begun.state
    rows = play_range(Start(GAME, question, state), seed, 0, games)
    assert not rows[:, LOST_WAY].any(), "a choice that the reader has not come to"
    return rows


# ---- what came of them, in variables of `ran odds` -----------------------------------


def compared(asked: CombatOnMap) -> list[str]:
    """Name the variables compared: states, hits, busho, points; who attacked, what was scored.

    Of a fire that is followed by a shock the games do not tell its hits from later shots'.
    """
    sides = asked.single.sides
    names = [each for side in (0, 1) for _, *both in asked.single.names(side) for each in both]
    names += [f"{who}_{what}" for who in sides for what in ("busho", "rout_points")]
    last = "attacked" if "attacked" in asked.variables else "hits"
    return [name for name in (*names, last) if name in asked.variables]


def leader_of(asked: CombatOnMap, who: str) -> int:
    """Return the busho of whom an army's variables tell, NONE."""
    if f"{who}_busho" not in asked.variables:
        return at.NONE
    return int(Notes(asked.begun.state, NOTES).of[list(asked.variables).index(f"{who}_busho")])


def ends(found: Unfolded, seed: int, games: int) -> NDArray[np.int64]:
    """Play out a number of combats; return the variables compared, by combat."""
    asked = found.asked
    q, first = Question(asked.passage.question), State(asked.begun.state)
    rows = played(found, seed, games)
    seen: dict[str, Any] = {}
    for side, who in enumerate(asked.single.sides):
        for number, state, hits in asked.single.names(side):
            unit = Notes(first, NOTES).members[number]
            seen[state], seen[hits] = (rows[:, UNIT_FIELDS * unit + k] for k in range(2))
        army = int(q.side[Notes(first, NOTES).members[side * combat.FIRST_DEFENDER]])
        leader = leader_of(asked, who)
        fates = np.array([combat.WELL, combat.WOUNDED, combat.DEAD, combat.DEAD])
        fate = fates[rows[:, BUSHO_AT + BUSHO_FIELDS * leader]]
        seen[f"{who}_busho"] = fate if leader >= 0 else np.zeros(len(rows), dtype=int)
        lost = np.zeros(len(rows), dtype=int)
        for unit in range(q.first_of_side[army], q.end_of_side[army]):
            if first.state[unit] < at.ROUTED:
                lost += (rows[:, UNIT_FIELDS * unit] >= at.ROUTED) * int(q.points[unit])
        seen[f"{who}_rout_points"] = lost
        here = SIDES_AT + SIDE_FIELDS * army
        if side == 0:
            seen["attacked"] = rows[:, here + 1] > 0
        if who == "firer":
            seen["hits"] = rows[:, here + 2]
    return np.array([np.asarray(seen[name]).astype(int) for name in compared(asked)]).T


# ---- attacks and shots that bots declare ------------------------------------------------

BOTS = (("greedy", "greedy"), ("careful", "greedy"), ("random", "greedy"))
_WORDS = ("stuck", "through", "off-map", "surrounded", "flank", "engaged", "disrupted", "charge")
_INPUTS = {  # what makes a kind of its own
    "attacker_busho": "busho attacks",
    "defender_busho": "busho defends",
    "target_busho": "busho under fire",
    "terrain": "terrain",
    "hexside": "hexside",
    "advance_fire": "fire at the advance",
    "flanked": "one flanked of several",
    "attacker_behind": "friend behind attacker",
    "defender_behind": "friend behind defender",
    "second_contingent": "two contingents attack",
    "return_fire": "return fire",
    "own_flank": "fire through a flank",
    "bystander": "bystanders",
    "volley_ranges": "volley",
    "lower": "from above",
    "shock": "ride after harassers",
}


@dataclass(frozen=True)
class Declared:
    """An attack or a shot found in a position: what is asked of `ran odds`."""

    scenario: str
    name: str
    found: Derived

    @property
    def kinds(self) -> tuple[str, ...]:
        """Say what is special about it."""
        given = self.found.values
        kinds = {kind for name, kind in _INPUTS.items() if given.get(name)}
        shock = self.found.procedure == "shock"
        sides = ("attacker", "defender") if shock else ("firer", "target")
        for side in sides:
            text = str(given[side])
            kinds |= {f"{side} {word}" for word in _WORDS if word in text}
            kinds |= {f"several: {side}"} if " + " in text else set()
            kinds |= {f"Honjin: {side}"} if "Honjin" in text else set()
        if {"attacker_busho", "defender_busho"} <= given.keys():
            kinds.add("duel")
        return (self.found.procedure if shock else f"fire {self._mode}", *sorted(kinds))

    @property
    def _mode(self) -> str:
        return str(self.found.values.get("mode", "ordered"))

    @cached_property
    def unfolded(self) -> Unfolded:
        found = unfolded(self.found.question)
        found.asked.__dict__["_read"] = found.reading  # followed once for both
        return found

    def odds(self) -> Any:
        """Return the exact answer of `ran odds`."""
        return exactly(self.unfolded.asked)

    def played(self, battles: int, seed: int) -> tuple[list[str], NDArray[np.int64]]:
        """Play a number of battles; return the variables compared, and their values by battle."""
        found = self.unfolded
        return compared(found.asked), ends(found, seed, battles)


def asked_of(
    scenario: Scenario, where: str, unit: str, target: str, **options: Any
) -> Iterator[Declared]:
    """Yield what two units of a position come to, if the rules let them."""
    try:
        found = ran.derived(scenario, unit, target, **options)
    except OddsError:
        return
    said = " ".join(f"{name}={value}" for name, value in options.items())
    yield Declared(where, f"{unit} {target} {said}", found)


def of_games(key: str, games: range, bots: tuple[str, str] = BOTS[0]) -> Iterator[Declared]:
    """Yield the attacks and shots that bots declare in some battles of a scenario."""
    scenario = load(key)
    begun = start(scenario, bots)
    for game in games:
        for step in replay(begun, record(begun, 7, game)):
            if step.asked and step.what < 0 and step.value:
                yield from of_choice(scenario, key, step)


def of_choice(scenario: Scenario, key: str, step: Step) -> Iterator[Declared]:
    """Yield what a choice of a battle begins: an attack, or a shot of some kind."""
    s, kind = State(step.before), kind_of(step.what)
    unit = int(who_of(int(step.value)))
    if kind == sh.ATTACK_CHOICE:
        here = position(scenario, s)
        names = Situation(here).names
        charge = bool(attack_charges(int(step.value)))
        moved = {"charge": True} if charge else {"moved": bool(s.moved[unit])}
        for enemy in Situation(here).before(names[unit])[:1]:
            yield from asked_of(here, key, names[unit], enemy, mode="shock", **moved)
        return
    target, mode = int(s.move.event_unit), ""
    if kind == mv.MOVE_CHOICE and move_fires(int(step.value)):
        unit, target, mode = int(s.mover), int(move_end(int(step.value))), "ordered"
    elif kind == mv.ENTRY_FIRE_CHOICE and s.move.event == mv.ENTERS:
        mode = "entry"
    elif kind == mv.RETIRE_FIRE_CHOICE:
        mode = "retire"
    elif kind == mv.HARASS_CHOICE:
        unit, target, mode = int(s.move.harasser), unit, "harass"
    if mode:
        here = position(scenario, s)
        names = Situation(here).names
        yield from asked_of(here, key, names[unit], names[target], mode=mode)


def attacks(key: str, game: int) -> Iterator[Declared]:
    """Yield the attacks and shots of bots in a battle of a scenario."""
    return of_games(key, range(game, game + 1), BOTS[game % len(BOTS)])
