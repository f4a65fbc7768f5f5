"""`battles odds`: the attack that a unit and its target make of a position."""

from collections.abc import Mapping
from os import PathLike
from typing import Any

from samurai_odds.battles.attack.situation import BODYGUARD
from samurai_odds.battles.field import layout as at
from samurai_odds.battles.field.battle import in_sight, next_entry
from samurai_odds.battles.field.layout import side_row
from samurai_odds.battles.field.pieces import (
    hexes_between,
    is_mounted_leader,
    leader_in_reach,
    next_to_enemy,
    of_kind,
    side_at,
    supported,
)
from samurai_odds.battles.field.retreats import offer_retreats
from samurai_odds.battles.field.setup import Setup
from samurai_odds.battles.homes import question
from samurai_odds.battles.scenario.scenario import SIDES, Scenario
from samurai_odds.battles.whole.staging import stage
from samurai_odds.battles.words import USUAL_BOT
from samurai_odds.engine.answers.derived import Derived
from samurai_odds.engine.declaring import options_of
from samurai_odds.errors import OddsError
from samurai_odds.play.replay import options_open

LONE_LEADER = "lone-leader"
_MOST_ROOM = 10  # that an attack asks about; more is never needed


def derive(
    position: "str | PathLike[str] | Scenario",
    unit: str,
    target: str,
    rules: str | None = None,
    **chosen: Any,
) -> Derived:
    """Return the attack of what stands in one hex on what stands in another.

    Raises OddsError where there is none; what else the rules forbid, the attack itself says.
    """
    staged = stage(position, USUAL_BOT, USUAL_BOT, rules=rules)
    board = staged.scenario.board
    usual = {option.keyword: option.default for option in options_of("battles.odds")}
    more = {name: value for name, value in chosen.items() if value != usual[name]}
    if rules is not None:
        more["rules"] = rules
    return attack_between(staged.setup, board.hex_named(unit), board.hex_named(target), more)


def attack_between(
    setup: Setup, here: int, there: int, chosen: Mapping[str, Any] | None = None
) -> Derived:
    """Return the attack of what stands in one hex on what stands in another.

    Raises OddsError where there is none; ``chosen`` are inputs that the board does not tell.
    """
    found = _Attack(setup, here, there)
    if problems := found.faults():
        raise OddsError(*problems)
    return Derived(
        "battles", "attack", found.inputs() | dict(chosen or {}), found.notes(), question
    )


class _Attack:
    """Reads off the board what an attack asks about."""

    def __init__(self, setup: Setup, here: int, there: int) -> None:
        self.setup, self.here, self.there = setup, here, there
        self.q, self.s = setup.question, setup.state
        self.side = side_at(self.q, self.s, here)

    def named(self, place: int) -> str:
        return self.setup.scenario.board.name_of(place)

    def faults(self) -> list[str]:
        """Say why there is no attack, as far as the board alone says it."""
        here, there = self.named(self.here), self.named(self.there)
        q, s = self.q, self.s
        if s[at.UNIT_AT + self.here] < 0:
            return [f"no unit stands in {here}: name the hex of the unit that attacks"]
        if side_at(q, s, self.there) != 1 - self.side:
            what = f"{SIDES[self.side]}'s own" if side_at(q, s, self.there) >= 0 else "empty"
            return [f"{there} is {what}: name the hex of an enemy of {SIDES[self.side]}'s {here}"]
        reach = of_kind(q, s[at.UNIT_AT + self.here], at.KIND_REACH)
        if 1 < self.range <= reach and not self._seen():  # out of range: the attack says so
            return [f"{here} does not see {there} (Line of Sight)"]
        return []

    @property
    def range(self) -> int:
        return int(hexes_between(self.q, self.here, self.there))

    def _seen(self) -> bool:
        entry = self.q[at.SIGHT_START + self.here]
        while entry < self.q[at.SIGHT_START + self.here + 1]:
            if self.q[entry] == self.there:
                return bool(in_sight(self.q, self.s, entry))
            entry = next_entry(self.q, entry)
        return False

    def inputs(self) -> dict[str, Any]:
        """Give the inputs of the attack that are not as usual."""
        found: dict[str, Any] = {
            "attacker": self._piece(self.here),
            "defender": self._piece(self.there),
            "range": self.range,
        }
        for who, place in (("attacker", self.here), ("defender", self.there)):
            found |= {f"{who}_{what}": value for what, value in self._party(place).items()}
        if self.range > 1:
            found["enemy_adjacent"] = bool(
                next_to_enemy(self.q, self.s, self.here, self.side, False)
            )
        usual = {option.keyword: option.default for option in options_of("battles.attack")}
        return {
            name: value
            for name, value in found.items()
            if name not in usual or value != usual[name]
        }

    def _piece(self, place: int) -> str:
        unit = int(self.s[at.UNIT_AT + place])
        return LONE_LEADER if unit < 0 else self.setup.scenario.units[unit].kind

    def _party(self, place: int) -> Mapping[str, Any]:
        """Say what stands in a hex and around it, as options have it."""
        q, s = self.q, self.s
        unit, leader = int(s[at.UNIT_AT + place]), int(s[at.LEADER_AT + place])
        side = side_at(q, s, place)
        found: dict[str, Any] = {"on": self.setup.scenario.terrain[place]}
        found["honor"] = int(s[side_row(side) + at.TOKENS])
        if leader >= 0 and self._piece(place) != BODYGUARD:
            found["leader"] = "mounted" if is_mounted_leader(q, leader) else "foot"
        found["mounted_adjacent"] = bool(leader_in_reach(q, s, place, side))
        if unit >= 0:
            full = int(self.setup.used.facts.numbers["blocks"]["value"])
            blocks = int(s[at.UNIT_BLOCKS + unit])
            found["blocks"] = None if blocks == full else blocks
            found["support"] = bool(supported(q, s, place, side))
            found["room"] = self._room(unit)
        return found

    def _room(self, unit: int) -> int:
        """Count the hexes that a unit could retreat without losing blocks, ten at most (B29)."""
        start = self.s[at.UNIT_HEX + unit]
        for wanted in range(1, _MOST_ROOM + 1):
            s = self.s.copy()
            offer_retreats(self.q, s, unit, wanted)
            ends = options_open(s)
            whole = [end for end in ends if end != start and s[at.REACHED + end] == wanted]
            joined = [end for end in ends if end != start and s[at.LEADER_AT + end] >= 0]
            if not whole and not joined:
                return wanted - 1
        return _MOST_ROOM

    def notes(self) -> tuple[str, ...]:
        """Say what the board does not tell."""
        return (
            "From the map: ground, blocks, leaders, support, room to retreat, honor tokens.",
            "Not on it: the card, hexes moved, inspiration, what the enemy answers.",
        )
