"""`ran odds`: the combat that two units of a position come to, read from the full game."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from os import PathLike
from typing import Any

import numpy as np

from samurai_odds.engine.answers.derived import Derived, OnMap
from samurai_odds.engine.provenance import asked_for
from samurai_odds.errors import OddsError
from samurai_odds.ran.combat import combat_layout as combat
from samurai_odds.ran.full_game.combat_on_map import CombatOnMap
from samurai_odds.ran.full_game.combat_outcomes import army_of, write_variables
from samurai_odds.ran.full_game.layout import NOTES, Notes
from samurai_odds.ran.full_game.odds import asked_of, derived
from samurai_odds.ran.full_game.position import Situation
from samurai_odds.ran.full_game.position_fire import Shooting
from samurai_odds.ran.full_game.position_shock import Designation, advance_fire, shock_inputs
from samurai_odds.ran.full_game.staged_combat import (
    met_by_charge,
    stage_approach,
    stage_fire,
    stage_shock,
    ways_to_close_in,
)
from samurai_odds.ran.full_game.staging import opened
from samurai_odds.ran.procedures.fire_inputs import GivenFire
from samurai_odds.ran.rules.decisions.packed import end_facing, end_hex
from samurai_odds.ran.rules.layout import State
from samurai_odds.ran.rules.leaders import busho_with
from samurai_odds.ran.rules.shock import layout as sh
from samurai_odds.ran.scenario.scenario import Scenario

Given = Scenario | str | PathLike[str]


def question(position: Given, unit: str, target: str, **options: Any) -> CombatOnMap:
    """Return the question that `ran odds` answers, from its inputs."""
    combat: CombatOnMap = derive(position, unit, target, **options).combat
    return combat


def derive(
    position: Given, unit: str, target: str, rules: str | None = None, **given: Any
) -> OnMap:
    """Return the combat of a unit and its target; raise OddsError with every reason against it."""
    scenario = position if isinstance(position, Scenario) else opened(position)[0]
    here = Situation(scenario, rules)
    attack = asked_of(here, unit, target, **given)
    if isinstance(attack, Designation):
        single, first, counted = _staged_shock(here, attack, rules)
    else:
        single, first, counted = _staged_fire(here, attack, rules, bool(given.get("shock")))
    options = {name: value for name, value in given.items() if value not in (None, False)}
    own = {"position": position, "unit": unit, "target": target, **options}
    own |= asked_for(rules=rules)
    combat_here = _combat(here, first, single, counted, own)
    return OnMap(**vars(single), combat=combat_here)


@dataclass(frozen=True)
class _Counted:
    """What is counted of a combat: its units by their numbers in it, its busho, guns around."""

    members: dict[int, int]
    leaders: Sequence[int]
    guns: Sequence[int] = ()


Found = tuple[Derived, State, _Counted]


def _staged_shock(here: Situation, designation: Designation, rules: str | None) -> Found:
    attack = stage_shock(here, designation)
    first: Any = list(here.s)
    inputs = shock_inputs(here, attack, rules)
    guns = [here.number[each] for each in advance_fire(here, attack)]
    leaders = [State(first).shock.rows[0, sh.LED_BY + side] for side in range(2)]
    members = _of_shock(here, attack.attackers, attack.defenders)
    return derived(designation, inputs, rules), first, _Counted(members, leaders, guns)


def _staged_fire(here: Situation, shooting: Shooting, rules: str | None, follows: bool) -> Found:
    inputs = shooting.inputs(rules) | ({"shock": True} if follows else {})
    stage_fire(here, shooting)
    first: Any = list(here.s)
    single = derived(shooting, inputs, rules)
    beside = _met_beside(here, shooting, single.question)
    if beside:
        single = derived(shooting, inputs | {"beside": here.unit(beside[0])}, rules)
    members = _of_fire(here, shooting, single.question, beside)
    leaders = [
        busho_with(here.q, first, members[side * combat.FIRST_DEFENDER]) for side in range(2)
    ]
    Notes(first, NOTES).follows = int(single.question.shock_possible)
    return single, first, _Counted(members, leaders)


def _combat(
    here: Situation, first: State, single: Derived, counted: _Counted, own: dict[str, Any]
) -> CombatOnMap:
    nearest, state = single.question, State(np.array(first, dtype=np.int64))
    write_variables(state, here.q, nearest, counted.members, counted.leaders, counted.guns)
    side = army_of(here.q, counted.members, 0)
    return CombatOnMap(here, state, side, nearest, own, single.command, question, closings)


def closings(
    scenario: Scenario,
    unit: str,
    target: str,
    rules: str | None,
    has_fired: bool,
    only: int | None = None,
) -> Iterator[tuple[int, str, CombatOnMap]]:
    """Yield the shocks of a unit that closes in first: where its move ends, that hex, the shock.

    It moves by the rules of full games, with what that brings: enemies turn to it and fire. Of
    facings in one hex that bring the same shock the first is taken.
    """
    known: set[tuple[int, tuple[str, ...]]] = set()
    for end in ways_to_close_in(Situation(scenario, rules), unit, target, has_fired):
        if only is not None and end != only:
            continue
        there, facing = end_hex(end), end_facing(end)
        moved = scenario.with_unit(unit, partial(replace, hex=there, facing=facing))
        after = Situation(moved, rules)
        shock = there, after.before(unit)
        if only is None and shock in known:
            continue
        known.add(shock)
        designation = Designation(after, unit, target, moved=True)
        try:
            single, _, counted = _staged_shock(after, designation, rules)
        except OddsError:
            continue  # no attack from there
        here = Situation(scenario, rules)
        stage_approach(here, unit, end, has_fired)
        own = {"position": scenario, "unit": unit, "target": target, "moved": True}
        yield (
            end,
            scenario.terrain.field.name_of(there),
            _combat(here, here.s, single, counted, own),
        )


def _of_shock(here: Situation, attackers: Any, defenders: Any) -> dict[int, int]:
    """Return the units of a shock by their numbers in it, the friends behind among them."""
    members = {number: here.number[each] for number, each in enumerate(attackers)}
    members |= {
        combat.FIRST_DEFENDER + number: here.number[each] for number, each in enumerate(defenders)
    }
    behind = range(combat.BEHIND, combat.UNITS)
    return members | {number: State(here.s).shock.member[number] for number in behind}


def _met_beside(here: Situation, shooting: Shooting, fire: GivenFire) -> list[str]:
    """List who is met, beside those in the fire, by whom it provokes (R26: one at most)."""
    if not fire.shock_possible or fire.impetuous:  # who follows harassers meets them alone (8.36)
        return []
    charger, charged = _sides_of(shooting, fire)
    return met_by_charge(here, charger[0], charged)


def _sides_of(shooting: Shooting, fire: GivenFire) -> tuple[Sequence[str], Sequence[str]]:
    """Return who may charge, and who may be charged."""
    firers, targets = shooting.firers, (shooting.target,)
    return (firers, targets) if fire.firers_side == 0 else (targets, firers)


def _of_fire(
    here: Situation, shooting: Shooting, fire: GivenFire, beside: Sequence[str]
) -> dict[int, int]:
    """Return the units of a fire by their numbers in it."""
    chargers, charged = _sides_of(shooting, fire)
    sides = (chargers, (*charged, *beside))
    return {
        side * combat.FIRST_DEFENDER + number: here.number[each]
        for side, labels in enumerate(sides)
        for number, each in enumerate(labels)
    }
