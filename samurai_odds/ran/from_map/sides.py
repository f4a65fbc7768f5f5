"""What both procedures say of a side: surrounded units, the busho, his contingent, the ground."""

from collections.abc import Sequence

from samurai_odds.ran.charts.pack import Used, load
from samurai_odds.ran.from_map.situation import Situation, man_of, rating_of
from samurai_odds.ran.ground.zones import surrounded
from samurai_odds.ran.scenario.scenario import HONJIN, Contingent
from samurai_odds.ran.units import Unit

Inputs = dict[str, object]


def placed(situation: Situation, label: str) -> Unit:
    """Give a unit with what its place makes of it: whether it is surrounded (11.62)."""
    unit, here = situation.unit(label), situation.standing(label)
    everyone = tuple(situation.scenario.standing.values())
    if surrounded(situation.ground, everyone, here.hex, here.side):
        return unit.with_words("surrounded")
    return unit


def leader(situation: Situation, labels: Sequence[str]) -> tuple[int, Contingent] | None:
    """Give the first busho with a side's units, with the place of his unit, from 1 (R2)."""
    for place, label in enumerate(labels, 1):
        found = situation.busho_with(label)
        if found is not None:
            return place, found
    return None


def leader_inputs(
    situation: Situation, who: str, labels: Sequence[str], charts: str | None
) -> Inputs:
    """Say who leads a side, and of his own men when they flee (9.25, 11.82; R13, R29)."""
    found = leader(situation, labels)
    if found is None:
        return {}
    place, busho = found
    inputs: Inputs = {f"{who}_busho": str(man_of(busho))}
    if place > 1:
        inputs[f"{who}_busho_with"] = place
    if situation.units[labels[place - 1]][0] == busho:
        inputs[f"{who}_contingent"] = contingent_text(situation, busho, charts)
    return inputs


def contingent_text(situation: Situation, contingent: Contingent, charts: str | None) -> str:
    """Write a contingent for its flight: units, those lost, rating, points of those that stand."""
    used, moment = Used(load(charts)), situation.scenario.moment
    gone = {*moment.routed, *moment.eliminated}
    men = [counter for counter in contingent.counters if counter.unit.type != HONJIN]
    standing = [each for each in men if contingent.label(each) not in gone]
    lost = len(men) - sum(not each.unit.has("disrupted") for each in standing)
    points = sum(
        used.number("rout_points", each.unit.type.replace("KBH", "KB")) for each in standing
    )
    chief = " so-taisho" if contingent.command is not None else ""
    return f"{len(men)}/{lost}/{rating_of(contingent)}{chief} {points}rp"


def hexside_keys(situation: Situation, pairs: Sequence[tuple[str, str]]) -> tuple[str, ...]:
    """List the hexsides that attackers cross, by key; of rises the highest counts (9.28.3)."""
    kinds, levels = set[str](), 0
    for label, target in pairs:
        start, end = situation.standing(label).hex, situation.standing(target).hex
        crossed = situation.ground.crossed(start, end)
        levels = max(levels, crossed.count("uphill"))
        kinds |= set(crossed) - {"uphill"}
    return (*sorted(kinds), *("uphill",) * levels)
