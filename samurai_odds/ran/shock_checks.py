"""Which shocks the rules forbid, each said with its section."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from samurai_odds.errors import OddsError
from samurai_odds.ran import combat_layout as at
from samurai_odds.ran.combat_numbers import MOVES_ONLY
from samurai_odds.ran.shock_options import SIDES
from samurai_odds.ran.units import Unit

if TYPE_CHECKING:
    from samurai_odds.ran.shock_question import Shock


def refuse_illegal(shock: "Shock") -> None:
    """Raise OddsError with every rule that a shock breaks."""
    problems = [
        *_sides(shock),
        *(fault for unit in shock.attackers for fault in _attacker(unit, shock.defenders)),
        *(fault for unit in shock.defenders for fault in _defender(unit)),
        *shock.ground.faults(shock.used),
        *_leaders(shock),
    ]
    if problems:
        raise OddsError(*dict.fromkeys(problems))


def _sides(shock: "Shock") -> Iterator[str]:
    for side, who in enumerate(SIDES):
        count = len(shock.units(side))
        if count > at.MOST:
            yield f"{who} has {count} units: at most {at.MOST} a side are worked out together"
        for option in ("uses", "busho_with"):
            named = shock.options[f"{who}_{option}"]
            if named is not None and named > count:
                yield f"{who}-{option.replace('_', '-')} {named}: that side has {count} units"


def _attacker(unit: Unit, defenders: tuple[Unit, ...]) -> Iterator[str]:
    if unit.type in MOVES_ONLY:
        yield f"attacker '{unit.type}': it never makes a shock attack (8.17, 4.54; R17)"
    if unit.has("charge"):
        if unit.type not in ("KB", "KBH"):
            yield f"attacker '{unit.type}' with charge: only KB and KBH charge (9.31, 9.35)"
        if unit.has("engaged"):
            yield "charge with engaged: a unit that starts adjacent may not charge (9.31)"
        if unit.has("check") and not unit.has("disrupted"):
            yield "charge with check: charging Kibamusha make no commitment check (9.21)"
    elif unit.has("check") and unit.has("engaged") and not unit.has("disrupted"):
        yield "check with engaged: an ordered engaged unit attacks without a check (9.21)"
    if unit.has("flank") and any(target.type == "Honjin" for target in defenders):
        yield "flank against a Honjin: it has no flank (4.54; R4)"


def _defender(unit: Unit) -> Iterator[str]:
    for word in ("check", "charge", "flank"):
        if unit.has(word):
            yield f"defender '{unit.type}' with {word}: only an attacker is {word} (9.2)"


def _leaders(shock: "Shock") -> Iterator[str]:
    for who, leader in zip(SIDES, shock.leaders, strict=True):
        options = shock.options
        if leader is None:
            for name, usual in (("busho_with", 1), ("busho_withdraws", 0), ("contingent", None)):
                if options[f"{who}_{name}"] != usual:
                    option = f"{who}-{name.replace('_', '-')}"
                    yield f"{option} without {who}-busho: name the busho"
        elif leader.contingent is not None and leader.contingent.so_taisho != leader.man.so_taisho:
            yield f"{who}-contingent and {who}-busho: so-taisho goes with both or neither"
