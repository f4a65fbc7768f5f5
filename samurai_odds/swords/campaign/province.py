"""A province of a campaign as text: its name, who defends it, and how.

``"etchu: 2 spearmen"``, ``"noto: empty"``; what goes beyond the force follows, each
after a semicolon, in the words of a battle's options for the defender::

    shinano: fallen daimyo, 3 spearmen + spearman; castle; bonus-left 2
    hida: daimyo, bowman + gunner; ronin 0:0.5,2:0.5; losses bowman, spearman; first army
"""

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from samurai_odds.errors import OddsError, unknown
from samurai_odds.swords.battle.options import TROOPS
from samurai_odds.swords.facts import Facts
from samurai_odds.swords.forces import DEFAULT_ORDER, read_force, read_order
from samurai_odds.swords.hidden import Prior, no_room, read_prior
from samurai_odds.swords.layout import (
    ARMY,
    BONUS,
    FORCE,
    RONIN,
    SPEARMAN,
    WIDTH,
    Composition,
)
from samurai_odds.swords.sides import LossRule

EMPTY = "empty"
WALLS = ("castle", "fortress")
WORDS = (*WALLS, "bonus-left N", "ronin N|PRIOR", "losses ORDER", "first army|force")
USUAL_LOSSES = LossRule(DEFAULT_ORDER)
_NAME = re.compile(r"[a-z][a-z_]*")


@dataclass(frozen=True)
class Province:
    """A province that can be attacked.

    ``bonus_kind`` are its castle's or fortress's units, ``hidden`` the numbers of hidden
    ronin that there may be with their chances, ``losses`` how its owner takes losses.
    """

    name: str
    defender: Composition
    bonus_kind: int = SPEARMAN
    hidden: Prior = ((0, 1.0),)
    losses: LossRule = USUAL_LOSSES

    @property
    def most_hidden(self) -> int:
        """The most hidden ronin that there may be."""
        return max(number for number, _ in self.hidden)


def read_province(text: str, facts: Facts) -> Province:
    """Read a province; raise OddsError with everything that is wrong with it."""
    name, colon, rest = (part.strip() for part in text.partition(":"))
    if not colon or not _NAME.fullmatch(name):
        raise OddsError(f"province is 'NAME: FORCE' with a name in small letters, not '{text}'")
    who = f"province {name}"
    force, *parts = (part.strip() for part in rest.split(";"))
    problems: list[str] = []
    details = _details(parts, problems)

    def attempt(function: Callable[..., Any], *arguments: Any, default: Any) -> Any:
        try:
            return function(*arguments)
        except OddsError as fault:
            problems.extend(fault.problems)
            return default

    side: Composition = (0,) * WIDTH
    if force == EMPTY:
        idle = [word for word in details if word not in WALLS]
        problems += [f"{word}: nobody defends an empty province" for word in idle]
    else:
        side = attempt(read_force, force, "the force", facts, False, default=side)
    walls = attempt(_bonus, details, facts, default=0)
    losses = attempt(_loss_rule, details, default=USUAL_LOSSES)
    hidden = attempt(_hidden, details, side, default=((0, 1.0),))
    if problems:
        raise OddsError(*(f"{who}: {fault}" for fault in problems))
    if force == EMPTY:  # a castle's units only join regular ones
        return Province(name, side)
    kind = RONIN if "fortress" in details else SPEARMAN
    return Province(name, (*side[:BONUS], walls, *side[BONUS + 1 :]), kind, hidden, losses)


def _details(parts: list[str], problems: list[str]) -> dict[str, str]:
    """Read what follows the force: by its word, what is said about it."""
    known = [word.split()[0] for word in WORDS]
    found: dict[str, str] = {}
    for part in parts:
        word, _, told = part.partition(" ")
        told = told.strip()
        if word not in known:
            problems.append(unknown("word after ';'", word, WORDS))
        elif word in found:
            problems.append(f"'{word}' is said twice")
        elif word in WALLS and told:
            problems.append(f"'{part}': no number; units left are 'bonus-left N'")
        elif word not in WALLS and not told:
            problems.append(f"'{word}' alone says nothing: {WORDS[known.index(word)]}")
        else:
            found[word] = told
    return found


def _bonus(details: dict[str, str], facts: Facts) -> int:
    """Give the bonus units of a castle or fortress, those left of them if that is said (S3)."""
    standing = [word for word in WALLS if word in details]
    if len(standing) == 2:
        raise OddsError(
            "castle with fortress: a fortress replaces the castle's bonus units (Action 3)"
        )
    left = details.get("bonus-left")
    if not standing:
        if left is not None:
            raise OddsError(f"bonus-left {left}: only with castle or fortress (S3)")
        return 0
    most: int = facts.number(f"{standing[0]}_bonus")
    if left is None:
        return most
    if not re.fullmatch(r"\d{1,3}", left) or int(left) > most:
        raise OddsError(f"bonus-left is from 0 to {most} with a {standing[0]}, not '{left}'")
    return int(left)


def _loss_rule(details: dict[str, str]) -> LossRule:
    first = details.get("first", TROOPS[0])
    order = details.get("losses", "")
    problems = []
    if first not in TROOPS:
        problems.append(unknown("troop that loses first", first, TROOPS))
    if order == "best":
        problems.append("losses 'best': the losses of a campaign go by an order of kinds")
    elif order:
        try:
            named = read_order(order, "losses")
        except OddsError as fault:
            problems += fault.problems
    if problems:
        raise OddsError(*problems)
    return LossRule(named if order else DEFAULT_ORDER, ARMY if first == "army" else FORCE)


def _hidden(details: dict[str, str], side: Composition) -> Prior:
    """Read the hidden ronin, which need room with the troops there (Action 5)."""
    if "ronin" not in details:
        return ((0, 1.0),)
    hidden = read_prior(details["ronin"], "ronin")
    fault = no_room(side, hidden, "ronin")
    if fault:
        raise OddsError(fault)
    return hidden
