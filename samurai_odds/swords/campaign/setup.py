"""A campaign as asked: army, ground, level and plan read and checked against the rules."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from samurai_odds.engine.calling import is_whole
from samurai_odds.engine.expressions import check
from samurai_odds.errors import attempt, refuse, unknown
from samurai_odds.swords.battle.setup import FIRST_ROUND
from samurai_odds.swords.campaign.theatre import HOME, LOSSES_BEST, Theatre, read_plan, read_theatre
from samurai_odds.swords.combat.losses import NOBODY
from samurai_odds.swords.combat.sides import hired_ronin
from samurai_odds.swords.facts import Facts
from samurai_odds.swords.forces import read_force, read_order
from samurai_odds.swords.layout import ARMY, DAIMYO, DEFAULT_ORDER, Composition, has_army

STOPS = ("best", "never")
FLAGS = ("home_held", "split_off", "first_round")
Steps = tuple[tuple[int, str], ...]


@dataclass(frozen=True)
class CampaignSetup:
    """A campaign ready to be solved.

    ``lifts``: one success lifts the daimyo a level; ``barred``: provinces that may not be
    attacked in the first round.
    """

    force: Composition
    theatre: Theatre
    level: int
    lifts: bool
    order: tuple[int, ...]
    steps: Steps | None
    barred: frozenset[int]


def read_campaign(
    inputs: Mapping[str, Any], names: Sequence[str], derived: Sequence[str], facts: Facts
) -> CampaignSetup:
    problems: list[str] = []
    level, hole = inputs["level"], inputs["hole"]
    problems += _level_faults(level, hole, facts)
    if inputs["stop"] not in STOPS:
        problems.append(unknown("stop", inputs["stop"], STOPS))
    for name in FLAGS:
        if not isinstance(inputs[name], bool):
            problems.append(f"{name.replace('_', '-')} is true or false, not {inputs[name]!r}")
    army = inputs["army"]
    force = attempt(problems, read_force, army, "army", facts, True)
    if force and not force[ARMY + DAIMYO]:
        problems.append(f"army '{army}': only a daimyo's army makes several attacks (Action 7)")
    lists = [_list_fault(name, inputs[name]) for name in ("provinces", "borders")]
    problems += [fault for fault in lists if fault]
    theatre: Any = None
    if not any(lists):
        theatre = attempt(problems, read_theatre, inputs["provinces"], inputs["borders"], facts)
    if isinstance(inputs["value"], str):
        attempt(problems, check, inputs["value"], (*names, *derived))
    else:
        problems.append(f"value is text, not {inputs['value']!r}")
    losses, plan = inputs["losses"], inputs["plan"]
    order = DEFAULT_ORDER
    if losses == "best":
        problems.append(LOSSES_BEST)
    elif losses is not None:
        order = attempt(problems, read_order, losses, "losses")
    steps = None
    if plan is not None and not isinstance(plan, str):
        problems.append(f"plan is text such as 'etchu move, noto stay', not {plan!r}")
    elif plan is not None and theatre is not None:
        steps = attempt(problems, read_plan, plan, theatre)
    barred: frozenset[int] = frozenset()
    if theatre is not None:
        if inputs["first_round"] is True:
            barred = frozenset(
                k for k, province in enumerate(theatre.provinces) if has_army(province.defender)
            )
        problems += _ronin_fault(force or NOBODY, theatre, facts)
    if steps and not problems:
        problems += _plan_faults(steps, theatre, level)
        targets = dict.fromkeys(place for place, _ in steps)
        problems += [
            f"plan: '{theatre.names[place]}': {FIRST_ROUND}" for place in targets if place in barred
        ]
    refuse(problems)
    lifts = level < facts.number("most_attacks") and hole == facts.number(f"holes_level_{level}")
    return CampaignSetup(force or NOBODY, theatre, level, lifts, order, steps, barred)


def _ronin_fault(force: Composition, theatre: Theatre, facts: Facts) -> list[str]:
    hired = hired_ronin(force) + sum(
        hired_ronin(province.defender) + province.most_hidden for province in theatre.provinces
    )
    pieces = facts.units["ronin"]["supply"]["value"]
    return [f"{hired} hired ronin in all: there are {pieces} (Game Parts)"] * (hired > pieces)


def _level_faults(level: object, hole: object, facts: Facts) -> list[str]:
    most = facts.number("most_attacks")
    if not is_whole(level) or not 1 <= level <= most:
        return [f"level is from 1 to {most}, not {level!r} (Action 7, Daimyo Experience)"]
    holes = facts.number(f"holes_level_{level}") if level < most else 1
    if not is_whole(hole) or not 1 <= hole <= holes:
        return [f"hole at level {level} is from 1 to {holes}, not {hole!r} (Daimyo Experience; S7)"]
    return []


def _list_fault(name: str, value: object) -> str | None:
    """Say if a list of texts is none; a single text would be taken letter by letter."""
    if isinstance(value, str) or not isinstance(value, Sequence):
        return f"{name} is a list of texts, not {value!r}"
    strange = [each for each in value if not isinstance(each, str)]
    return f"{name} is a list of texts, not of {strange[0]!r}" if strange else None


def _plan_faults(steps: Steps, theatre: Theatre, level: int) -> list[str]:
    """Say what in a plan can never be done."""
    problems = []
    if len(steps) > level:
        problems.append(
            f"plan: {len(steps)} attacks, but a daimyo of level {level} makes {level} at most "
            "(Experienced Daimyos in Combat)"
        )
    targets = [theatre.names[place] for place, _ in steps]
    for number, (name, (_, after)) in enumerate(zip(targets, steps, strict=True)):
        if targets[number + 1 : number + 2] == [name]:
            problems.append(
                f"plan: '{name}' twice running; a battle called off cannot be taken up again (S5), "
                f"and what was emptied is entered with '{name} move'"
            )
        elif after == "move" and name in targets[number + 1 :]:
            problems.append(f"plan: '{name}' again after '{name} move': it is ours by then")
    standing = {HOME}
    for name, after in zip(targets, (after for _, after in steps), strict=True):
        if not any((where, name) in theatre.borders for where in standing):
            places = ", ".join(f"'{where}'" for where in sorted(standing))
            problems.append(f"plan: '{name}' does not border on {places}, where the army may be")
        if after == "move":
            standing.add(name)
    return problems
