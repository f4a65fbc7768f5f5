"""The question of `ran shock` for a combat that has been designated on the map (9.2)."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from samurai_odds.ran.from_map.sides import Inputs, hexside_keys, leader, leader_inputs, placed
from samurai_odds.ran.from_map.situation import Situation
from samurai_odds.ran.from_map.ways_back import with_way_back
from samurai_odds.ran.ground.zones import zone
from samurai_odds.ran.scenario.scenario import HONJIN
from samurai_odds.ran.shock.flanked import flanked_text
from samurai_odds.ran.units import Unit

_CLEAR = "clear"
_NOT_BEHIND = ("stuck", "through", "off-map")


@dataclass(frozen=True)
class Attack:
    """One combat: who attacks whom, and how.

    ``by_choice`` make the commitment check (9.14), ``charging`` use Norikuzushi, ``banzai`` go
    after who withdraws. ``shocked`` are all enemies attacked in the segment (9.28.1).
    """

    attackers: tuple[str, ...]
    defenders: tuple[str, ...]
    by_choice: frozenset[str] = frozenset()
    charging: frozenset[str] = frozenset()
    banzai: frozenset[str] = frozenset()
    shocked: frozenset[str] = frozenset()


def shock_inputs(situation: Situation, attack: Attack, charts: str | None = None) -> Inputs:
    """Write the keywords of `ran.shock` for a combat."""
    inputs: Inputs = {}
    for who, labels, opponents in (
        ("attacker", attack.attackers, attack.defenders),
        ("defender", attack.defenders, attack.attackers),
    ):
        written = [_unit(situation, attack, label, opponents) for label in labels]
        friend = next((friend for _, friend in written if friend is not None), None)
        units = [_through(unit, other, friend) for unit, other in written]
        inputs[who] = " + ".join(map(str, units))
        inputs |= leader_inputs(situation, who, labels, charts)
        if friend is not None:
            inputs[f"{who}_behind"] = str(_without(placed(situation, friend), _NOT_BEHIND))
        inputs |= _second(situation, who, labels, friend, f"{who}_contingent" in inputs)
    pairs = [
        (label, target)
        for label in attack.attackers
        for target in situation.before(label)
        if target in attack.defenders
    ]
    hexes = {situation.ground.hexes[situation.standing(each).hex] for each in attack.defenders}
    inputs["terrain"] = tuple(sorted(hexes - {_CLEAR}))
    inputs["hexside"] = hexside_keys(situation, pairs)
    inputs["advance_fire"] = tuple(advance_fire(situation, attack))
    masks = [superior_to(situation, attack, label) for label in attack.attackers]
    flanked = flanked_text(masks, len(attack.defenders))
    inputs |= {} if flanked is None else {"flanked": flanked}
    return {name: value for name, value in inputs.items() if value != ()}


def _unit(
    situation: Situation, attack: Attack, label: str, opponents: Sequence[str]
) -> tuple[Unit, str | None]:
    """Write a unit with all its words; give with it the friend whom it would retreat through."""
    unit, engaged = placed(situation, label), situation.engaged_with(label)
    if engaged:
        here = set(engaged) & set(opponents)
        unit = unit.with_words("engaged" if here else "engaged-elsewhere")
    if label in attack.attackers:
        if label in attack.charging:
            unit = unit.with_words("charge")
        elif label in attack.by_choice and not engaged:
            unit = unit.with_words("check")
        if label in attack.banzai:
            unit = unit.with_words("banzai")
        if superior_to(situation, attack, label):
            unit = unit.with_words("flank")
    return with_way_back(situation, label, opponents, unit)


def superior_to(situation: Situation, attack: Attack, label: str) -> int:
    """Return the defenders that give an attacker position superiority, a bit each (9.28.1; R70)."""
    if any(situation.unit(each).type == HONJIN for each in attack.defenders):
        return 0
    struck = [each for each in situation.before(label) if each in attack.defenders]
    flanked = [each for each in struck if situation.by_the_flank(label, each)]
    if situation.exposed(label, attack.shocked | set(attack.defenders)):
        return 0
    return sum(1 << attack.defenders.index(each) for each in flanked)


def _through(unit: Unit, own: str | None, friend: str | None) -> Unit:
    """Leave 'through' on those who go through the friend named: one a side is worked out."""
    return unit if own == friend else _without(unit, ("through",))


def _without(unit: Unit, words: Sequence[str]) -> Unit:
    return replace(unit, words=tuple(word for word in unit.words if word not in words))


def _second(
    situation: Situation, who: str, labels: Sequence[str], friend: str | None, flees: bool
) -> Inputs:
    """Name the units of a second contingent, where that matters (5.73, 11.84; R29)."""
    first, listed = situation.units[labels[0]][0], list(enumerate(labels, 1))
    if who == "defender":
        found = leader(situation, labels)
        if found is None or not flees:
            return {}
        first = found[1]
    units = [str(place) for place, label in listed if situation.units[label][0] != first]
    if friend is not None and flees and situation.units[friend][0] != first:
        units.append("behind")
    name = "second_contingent" if who == "attacker" else "defender_second_contingent"
    return {name: ",".join(units)} if units else {}


def advance_fire(situation: Situation, attack: Attack) -> Iterator[str]:
    """List the enemies that may fire at who advances into a hex left (11.54).

    Not those in the combat, nor engaged, nor in the zone of another unit than who advances.
    """
    first = who_advances(situation, attack)
    own = situation.side(first)
    hexes = {situation.standing(each).hex for each in attack.defenders}
    for label, standing in situation.scenario.standing.items():
        if standing.side == own or not standing.unit.fires or label in attack.defenders:
            continue
        if situation.engaged_with(label) or not hexes & zone(situation.ground, standing):
            continue
        held = {
            other
            for other, each in situation.scenario.standing.items()
            if each.side == own and standing.hex in zone(situation.ground, each)
        }
        if held <= {first}:
            yield str(replace(standing.unit, hits=0, words=()))


def who_advances(situation: Situation, attack: Attack) -> str:
    """Name the attacker that advances first: with position superiority, else of highest TQ."""

    def rank(label: str) -> tuple[bool, int]:
        return bool(superior_to(situation, attack, label)), situation.unit(label).effective_tq

    ordered = [each for each in attack.attackers if not situation.unit(each).has("disrupted")]
    return max(ordered or attack.attackers, key=rank)  # the disrupted do not advance (11.51)
