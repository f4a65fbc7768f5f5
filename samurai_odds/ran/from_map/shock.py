"""A combat of a position as whole battles write it, and the keywords of `ran.shock` for it."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from samurai_odds.ran.field import layout as at
from samurai_odds.ran.field.movement.command import holds
from samurai_odds.ran.field.shock import layout as sh
from samurai_odds.ran.field.shock.combat_numbers import row
from samurai_odds.ran.field.shock.designation import clear_combats, settle_combat, superior_to
from samurai_odds.ran.field.shock.region import take_up
from samurai_odds.ran.from_map.situation import Inputs, Situation
from samurai_odds.ran.procedures.shock import flanked_text
from samurai_odds.ran.rules import combat_layout as combat
from samurai_odds.ran.units import Unit

_CLEAR = "clear"
_ROW_WORDS = (
    ("surrounded", combat.SURROUNDED, (1, combat.HEMMED_IN)),
    ("engaged", combat.IS_ENGAGED, (combat.HERE,)),
    ("engaged-elsewhere", combat.IS_ENGAGED, (combat.ELSEWHERE,)),
    ("charge", combat.CHARGES, (combat.CHARGES_ANYHOW,)),
    ("check", combat.CHECKS_FIRST, (1,)),
    ("stuck", combat.STUCK, (1,)),
    ("through", combat.THROUGH, (1,)),
    ("off-map", combat.OFF_MAP, (1,)),
)


@dataclass(frozen=True)
class Attack:
    """One combat: who attacks whom, and how.

    ``by_choice`` make the commitment check (9.14), ``charging`` use Norikuzushi.
    ``shocked`` are all enemies attacked in the segment (9.28.1).
    """

    attackers: tuple[str, ...]
    defenders: tuple[str, ...]
    by_choice: frozenset[str] = frozenset()
    charging: frozenset[str] = frozenset()
    shocked: frozenset[str] = frozenset()


def shock_inputs(situation: Situation, attack: Attack, charts: str | None = None) -> Inputs:
    """Give the keywords of `ran.shock` for a combat."""
    name_combat(situation, attack)
    take_up(situation.q, situation.s)
    inputs: Inputs = {}
    for side, (who, labels) in enumerate(
        (("attacker", attack.attackers), ("defender", attack.defenders))
    ):
        first = side * combat.FIRST_DEFENDER
        units = (_unit(situation, first + k, label) for k, label in enumerate(labels))
        inputs[who] = " + ".join(map(str, units))
        inputs |= situation.leader_inputs(who, labels, charts)
        behind = situation.s[sh.MEMBER + combat.BEHIND + side]
        if behind >= 0:
            label = situation.names[behind]
            inputs[f"{who}_behind"] = str(_unit(situation, combat.BEHIND + side, label))
        name = "second_contingent" if who == "attacker" else "defender_second_contingent"
        second = [
            "behind" if number >= combat.BEHIND else str(number - first + 1)
            for number in (*range(first, first + len(labels)), combat.BEHIND + side)
            if situation.s[row(number) + combat.SECOND]
        ]
        inputs |= {name: ",".join(second)} if second else {}
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
    masks = [_superior(situation, label) for label in attack.attackers]
    flanked = flanked_text(masks, len(attack.defenders))
    inputs |= {} if flanked is None else {"flanked": flanked}
    return {name: value for name, value in inputs.items() if value != ()}


def name_combat(situation: Situation, attack: Attack) -> None:
    """Put a combat among those of the segment, as if it had been named in a whole battle (9.2)."""
    q, s, number = situation.q, situation.s, situation.number
    clear_combats(q, s)
    for label in attack.shocked:
        s[sh.TARGETED + number[label]] = 1
    s[sh.COORDINATED] = at.NONE
    s[sh.COMBAT], s[sh.COMBATS] = 0, 1
    here = sh.row_of(0)
    s[here : here + 2 * sh.PART] = [at.NONE] * 2 * sh.PART
    for start, labels in ((here, attack.attackers), (here + sh.PART, attack.defenders)):
        for place, label in enumerate(labels):
            s[start + place] = number[label]
            s[sh.COMBAT_OF + number[label]] = 1
    for label in attack.attackers:
        unit = number[label]
        s[sh.STANDING + unit] = sh.CHECKS if label in attack.by_choice else sh.BOUND
        s[sh.CHARGING + unit] = int(label in attack.charging)
        s[sh.SUPERIOR + unit] = superior_to(q, s, unit)
    settle_combat(q, s, here)


def _unit(situation: Situation, number: int, label: str) -> Unit:
    """Give a unit with the words that the combat's question makes of its row."""
    unit, here = situation.unit(label), row(number)
    found = [word for word, field, on in _ROW_WORDS if situation.s[here + field] in on]
    flanks = ["flank"] if situation.s[here + combat.FLANKS] else []
    return unit.with_words(*found, *flanks)


def _superior(situation: Situation, label: str) -> int:
    """Return the defenders that give an attacker position superiority, a bit each (9.28.1)."""
    return situation.s[sh.SUPERIOR + situation.number[label]]


def hexside_keys(situation: Situation, pairs: Sequence[tuple[str, str]]) -> tuple[str, ...]:
    """List the hexsides that attackers cross, by key; of rises the highest counts (9.28.3)."""
    kinds, levels = set[str](), 0
    for label, target in pairs:
        start, end = situation.standing(label).hex, situation.standing(target).hex
        crossed = situation.ground.crossed(start, end)
        levels = max(levels, crossed.count("uphill"))
        kinds |= set(crossed) - {"uphill"}
    return (*sorted(kinds), *("uphill",) * levels)


def advance_fire(situation: Situation, attack: Attack) -> Iterator[str]:
    """List the enemies that may fire at who advances into a hex left (11.54).

    Not those in the combat, nor engaged, nor in the zone of another unit than who advances.
    """
    q, s, number = situation.q, situation.s, situation.number
    first = who_advances(situation, attack)
    own = situation.side(first)
    hexes = [situation.standing(each).hex for each in attack.defenders]
    for label, standing in situation.scenario.standing.items():
        if standing.side == own or not standing.unit.fires or label in attack.defenders:
            continue
        if situation.engaged_with(label):
            continue
        if not any(holds(q, s, number[label], each) for each in hexes):
            continue
        others = (
            other
            for other, each in situation.scenario.standing.items()
            if each.side == own and other != first
        )
        if not any(holds(q, s, number[other], standing.hex) for other in others):
            yield str(replace(standing.unit, hits=0, words=()))


def who_advances(situation: Situation, attack: Attack) -> str:
    """Name the attacker that advances first: with position superiority, else of highest TQ."""

    def rank(label: str) -> tuple[bool, int]:
        return bool(_superior(situation, label)), situation.unit(label).effective_tq

    ordered = [each for each in attack.attackers if not situation.unit(each).has("disrupted")]
    return max(ordered or attack.attackers, key=rank)  # the disrupted do not advance (11.51)
