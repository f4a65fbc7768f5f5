# ruff: noqa: E501, B905, RUF005
"""The contract's variables, and the names that expressions may use."""

from __future__ import annotations

from functools import lru_cache

from tests.swords.reference.exchanges import result_of
from tests.swords.reference.units import KINDS, NOBODY, PRICE, PROVINCE, number


@lru_cache
def names_of_one_battle(double: bool) -> tuple[str, ...]:
    owners = ["attacker_", "defender_"] + (["defender_army_", "defender_force_"] if double else [])
    return (
        ("result", "rounds")
        + tuple(owner + kind for owner in owners for kind in KINDS)
        + ("bonus_left",)
    )


def variables(**options) -> tuple[str, ...]:
    """The names of the outcome tuple. Of the options only `defender` (the force text: are there two
    troops?) and `then` (is there a second battle?) matter; the others may be given."""
    once = names_of_one_battle("+" in (options.get("defender") or ""))
    return once + (
        ("then_fought",) + tuple("then_" + name for name in once) if options.get("then") else ()
    )


@lru_cache(100_000)
def survivors(side, troop=None) -> tuple[int, ...]:
    """Six counts without bonus units. A fallen daimyo who is still with his army counts (D4)."""
    return tuple(
        number(side, kind=kind, troop=troop)
        + (number(side, kind="fallen", troop=troop, fallen=True) if kind == "daimyo" else 0)
        for kind in KINDS
    )


def outcome(result, rounds, attacker, defender, double) -> tuple:
    troops = survivors(defender, "army") + survivors(defender, "force") if double else ()
    bonus = number(defender, troop="walls", walls=True)
    return (result, rounds) + survivors(attacker) + survivors(defender) + troops + (bonus,)


@lru_cache(100_000)
def koku(before, after) -> float:
    return float(
        sum(
            PRICE[kind] * (was - now)
            for kind, was, now in zip(KINDS, survivors(before), survivors(after))
        )
    )


def can_occupy(troop, held: bool) -> bool:
    """In Phase D a troop moves into an empty neighboring province: somebody goes and a regular unit
    stays at home, unless another troop is there (`held`), the ronin limit kept in both (S7, D8).
    The garrison must be no daimyo; with two others at least one is none, as an army has one daimyo."""
    ronin = number(troop, kind="ronin")
    others = number(troop) - ronin
    return others >= 1 if held else (others >= 2 and ronin <= others - 2)


def named(setup, start, rounds, attacker, defender, held, other=NOBODY, other_held=False) -> dict:
    """All names for expressions, for a battle that ends with these two sides. `other` is our other
    troop of a chain: what this battle empties either may occupy (Phase D: any army, then any force,
    moves into an adjacent empty province)."""
    result = result_of(attacker, defender)
    values = dict(
        zip(
            names_of_one_battle(setup.double),
            outcome(result, rounds, attacker, defender, setup.double),
        )
    )
    emptied = result in ("attacker", "mutual")
    values.update(
        won=int(result == "attacker"),
        cleared=int(result in ("attacker", "mutual")),
        takes=int(emptied and (can_occupy(attacker, held) or can_occupy(other, other_held))),
        origin_lost=int(not attacker and not held),
        attacker_units=sum(survivors(attacker)),
        defender_units=sum(survivors(defender)),
        attacker_loss=koku(start[0], attacker),
        defender_loss=koku(start[1], defender),
        province=PROVINCE,
    )
    return values


def default_value(v) -> float:
    return (
        v["defender_loss"]
        - v["attacker_loss"]
        + v["province"] * v["takes"]
        - v["province"] * v["origin_lost"]
    )


class Live(dict):
    """The values a stop_when sees at Step 8: as if the battle were called off now. `p_win` and
    `gain` are worked out only when they are asked for."""

    def __init__(self, values, later):
        super().__init__(values)
        self.later = later

    def __missing__(self, name):
        return self.setdefault(name, self.later[name]())
