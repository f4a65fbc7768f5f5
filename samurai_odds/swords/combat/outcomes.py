"""What a battle's end is called: the outcome variables and the names made of them."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from samurai_odds.errors import OddsError
from samurai_odds.swords.combat.dice import Floats
from samurai_odds.swords.combat.sides import Ints
from samurai_odds.swords.facts import Facts
from samurai_odds.swords.layout import (
    ARMY,
    BONUS,
    CALLED_OFF,
    DAIMYO,
    FALLEN,
    FORCE,
    KINDS,
    LOST,
    MUTUAL,
    NOT_FOUGHT,
    RESULTS,
    RONIN,
    WON,
    Composition,
    kind_count,
)

THEN = "then_"  # in front of the names of a second attack
Columns = dict[str, Any]  # by name: a column of numbers

DERIVED = (
    "won",
    "cleared",
    "takes",
    "origin_lost",
    "attacker_units",
    "defender_units",
    "attacker_loss",
    "defender_loss",
)
FLAGS = ("won", "cleared", "takes", "origin_lost")


@dataclass(frozen=True, eq=False)
class ExactReading:
    """Outcomes solved exactly, one row each, of a question that is not simulated."""

    question: Any
    columns: Columns
    chance: Floats

    @property
    def names(self) -> Columns:
        derived: Columns = self.question.derive(self.columns)
        return self.columns | derived

    @property
    def leaves(self) -> Ints:
        return np.arange(len(self.chance))

    def chances(self) -> Floats:
        return self.chance

    def sampler(self) -> Any:
        raise OddsError(f"simulate: {self.question.exactly} is answered exactly")


def variables(double: bool) -> tuple[str, ...]:
    """Name the outcome variables of one battle, in order."""
    owners = ["attacker", "defender"]
    if double:
        owners += ["defender_army", "defender_force"]
    counts = [f"{owner}_{kind}" for owner in owners for kind in KINDS]
    return ("result", "rounds", *counts, "bonus_left")


def words(prefix: str = "") -> dict[str, tuple[str, ...]]:
    """Name the words that ``result`` stands for; a battle not fought has its own."""
    return {f"{prefix}result": RESULTS if prefix else RESULTS[: CALLED_OFF + 1]}


def columns(
    rounds: Ints, attacker: Ints, defender: Ints, double: bool, taken: Any = None
) -> Columns:
    """Give the outcome variables of ends: rounds, and compositions row by row.

    ``taken``: what is left of the defender is the attacker's, where he lives (Eliminating an
    Opponent from the Game): it counts as beaten.
    """
    alive_a = attacker[:, :FALLEN].any(axis=1)
    alive_d = defender[:, :FALLEN].any(axis=1)
    if taken is not None:
        alive_d = alive_d & ~(taken & alive_a)
    result = np.where(alive_a, np.where(alive_d, CALLED_OFF, WON), np.where(alive_d, LOST, MUTUAL))
    columns_of_ends: Columns = {"result": result, "rounds": rounds}
    counted = {}
    for owner, sides in (("attacker", attacker), ("defender", defender)):
        army, force = sides[:, ARMY:FORCE].copy(), sides[:, FORCE:BONUS]
        army[:, DAIMYO] += sides[:, FALLEN]
        counted[owner] = army + force
    if double:  # the last were the defender's
        counted |= {"defender_army": army, "defender_force": force}
    for owner, counts in counted.items():
        columns_of_ends |= {f"{owner}_{name}": counts[:, kind] for kind, name in enumerate(KINDS)}
    columns_of_ends["bonus_left"] = defender[:, BONUS]
    return columns_of_ends


def derive(
    values: Mapping[str, Any],
    start: tuple[Composition, Sequence[Any]],
    origin_held: Any,
    facts: Facts,
    prefix: str = "",
    partner: tuple[Any, Any] = (False, False),
) -> Columns:
    """Give the names made of the variables (contract; S7, S11).

    ``start`` is the attacker's composition and the defender's six counts at the
    battle's start (numbers or columns); ``origin_held`` says, once or row by row,
    whether another troop of ours stays in the province attacked from. ``partner``
    says likewise whether the other troop of a chain may move into what this one
    empties, once this one is gone and while it lives.
    """
    result = values[f"{prefix}result"]
    counts = {
        who: [np.asarray(values[f"{prefix}{who}_{kind}"]) for kind in KINDS]
        for who in ("attacker", "defender")
    }
    units = {who: sum(counts[who]) for who in counts}
    ronin = counts["attacker"][RONIN]
    held = np.asarray(origin_held)
    fits = may_move_in(units["attacker"] - ronin, ronin, held)
    gone = units["attacker"] == 0
    began = {
        "attacker": [kind_count(start[0], kind) for kind in range(len(KINDS))],
        "defender": start[1],
    }
    losses = {
        who: sum(
            price * (was - now)
            for price, was, now in zip(facts.losses, began[who], counts[who], strict=True)
        )
        for who in counts
    }
    won = result == WON
    cleared = won | (result == MUTUAL)
    open_to_us = won
    if not prefix:  # a strike may empty a province that is not fought for (S8)
        open_to_us = won | ((result == NOT_FOUGHT) & (units["defender"] == 0))
    made = {
        "won": won,
        "cleared": cleared,
        "takes": (open_to_us & fits) | (cleared & np.where(gone, *partner)),
        "origin_lost": gone & ~held,
        "attacker_units": units["attacker"],
        "defender_units": units["defender"],
        "attacker_loss": losses["attacker"],
        "defender_loss": losses["defender"],
    }
    return {f"{prefix}{name}": np.asarray(column) * 1 for name, column in made.items()}


def may_move_in(regular: Any, ronin: Any, held: Any) -> Any:
    """Say whether a troop can move into an empty province in Phase D (S7).

    A regular unit stays behind unless another troop holds the province, within the
    ronin limit on either side.
    """
    return (held & (regular >= 1)) | ((regular >= 2) & (ronin <= regular - 2))


def counts_of(side: Composition) -> tuple[int, ...]:
    """Give a side's six counts, a fallen daimyo included."""
    return tuple(kind_count(side, kind) for kind in range(len(KINDS)))
