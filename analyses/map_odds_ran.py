"""Attacks and shots of bots in battles of RAN, asked of `ran odds` and played."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np
from numpy.typing import NDArray

from analyses import map_odds_playing_ran as playing
from samurai_odds import ran
from samurai_odds.engine.answers.answer import exactly
from samurai_odds.engine.answers.derived import Derived
from samurai_odds.errors import OddsError
from samurai_odds.play.games import record
from samurai_odds.play.layout import kind_of
from samurai_odds.play.replay import Step, replay
from samurai_odds.ran.field import layout as at
from samurai_odds.ran.field.decisions import attack_charges, move_end, move_fires, who_of
from samurai_odds.ran.field.first_state import position
from samurai_odds.ran.field.movement import layout as mv
from samurai_odds.ran.field.shock import layout as sh
from samurai_odds.ran.scenario.scenario import Scenario
from samurai_odds.ran.scenario.text import load
from samurai_odds.ran.whole.game import start
from samurai_odds.ran.whole.position import Situation

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
        given = self.found.given
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
        return str(self.found.given.get("mode", "ordered"))

    @cached_property
    def unfolded(self) -> playing.Unfolded:
        found = playing.unfolded(self.found.question)
        found.asked.__dict__["_read"] = found.reading  # followed once for both
        return found

    def odds(self) -> Any:
        """Return the exact answer of `ran odds`."""
        return exactly(self.unfolded.asked)

    def played(self, battles: int, seed: int) -> tuple[list[str], NDArray[np.int64]]:
        """Play a number of battles; return the variables compared, and their values by battle."""
        found = self.unfolded
        return playing.compared(found.asked), playing.ends(found, seed, battles)


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
    s, kind = step.before, kind_of(step.what)
    unit = int(who_of(int(step.value)))
    if kind == sh.ATTACK_CHOICE:
        here = position(scenario, s)
        names = Situation(here).names
        charge = bool(attack_charges(int(step.value)))
        moved = {"charge": True} if charge else {"moved": bool(s[at.MOVED + unit])}
        for enemy in Situation(here).before(names[unit])[:1]:
            yield from asked_of(here, key, names[unit], enemy, mode="shock", **moved)
        return
    target, mode = int(s[mv.EVENT_UNIT]), ""
    if kind == mv.MOVE_CHOICE and move_fires(int(step.value)):
        unit, target, mode = int(s[mv.MOVER]), int(move_end(int(step.value))), "ordered"
    elif kind == mv.ENTRY_FIRE_CHOICE and s[mv.EVENT] == mv.ENTERS:
        mode = "entry"
    elif kind == mv.RETIRE_FIRE_CHOICE:
        mode = "retire"
    elif kind == mv.HARASS_CHOICE:
        unit, target, mode = int(s[mv.HARASSER]), unit, "harass"
    if mode:
        here = position(scenario, s)
        names = Situation(here).names
        yield from asked_of(here, key, names[unit], names[target], mode=mode)


def attacks(key: str, game: int) -> Iterator[Declared]:
    """Yield the attacks and shots of bots in a battle of a scenario."""
    return of_games(key, range(game, game + 1), BOTS[game % len(BOTS)])
