"""The single combat that comes nearest to an attack of a position, in the options of `attack`."""

from collections.abc import Mapping
from typing import Any

from samurai_odds.battles.attack.options import LONE_LEADER, MOST_ROOM
from samurai_odds.battles.attack.situation import BODYGUARD
from samurai_odds.battles.rules import layout as at
from samurai_odds.battles.rules.battle import in_sight, next_entry
from samurai_odds.battles.rules.layout import Question, State
from samurai_odds.battles.rules.pieces import (
    hexes_between,
    is_mounted_leader,
    leader_in_reach,
    next_to_enemy,
    side_at,
    supported,
)
from samurai_odds.battles.rules.retreats import offer_fates, offer_retreats
from samurai_odds.battles.rules.setup import Setup
from samurai_odds.battles.scenario.scenario import SIDES
from samurai_odds.engine.answers.derived import Derived
from samurai_odds.engine.declaring import options_of
from samurai_odds.errors import refuse
from samurai_odds.play.replay import options_open

_OWN = ("attacker", "defender")
_SECOND = ("then", "second_target")  # a second hex attacked, which `odds` takes by its name


def not_asked(procedure: str, inputs: dict[str, Any]) -> Any:
    """Stand in for who asks the question found: on a map its inputs alone are wanted."""
    raise NotImplementedError


def attack_between(
    setup: Setup,
    here: int,
    there: int,
    chosen: Mapping[str, Any] | None = None,
    state: State | None = None,
) -> Derived:
    """Return the attack of what stands in one hex on what stands in another.

    Raises OddsError where there is none; ``chosen`` are inputs that the board does not tell. All
    stand as in ``state``, else as at first.
    """
    attack = _Attack(
        setup, here, there, dict(chosen or {}), setup.state if state is None else state
    )
    refuse(attack.faults())
    return Derived("battles", "attack", attack.inputs(), attack.notes(), not_asked)


class _Attack:
    """Reads off the board what an attack asks about."""

    q: Question
    s: State

    def __init__(
        self, setup: Setup, here: int, there: int, chosen: dict[str, Any], state: State
    ) -> None:
        self.setup, self.here, self.there, self.chosen = setup, here, there, chosen
        self.q, self.s = setup.question, state
        self.side = side_at(self.q, self.s, here)

    def named(self, place: int) -> str:
        return self.setup.scenario.board.name_of(place)

    def faults(self) -> list[str]:
        """Say why there is no attack, as far as the board alone says it."""
        here, there = self.named(self.here), self.named(self.there)
        q, s = self.q, self.s
        if s.unit_at[self.here] < 0:
            return [f"no unit stands in {here}: name the hex of the unit that attacks"]
        if side_at(q, s, self.there) != 1 - self.side:
            return [self._no_enemy(self.there)]
        reach = q.kinds[q.unit_kind[s.unit_at[self.here]]].reach
        if 1 < self.range <= reach and not self._seen():  # out of range: the attack says so
            return [f"{here} does not see {there} (Line of Sight)"]
        return [
            self._no_enemy(second)
            for _, second in self.seconds()
            if side_at(q, s, second) != 1 - self.side
        ]

    def _no_enemy(self, place: int) -> str:
        own = side_at(self.q, self.s, place) >= 0
        what = f"{SIDES[self.side]}'s own" if own else "empty"
        enemy = f"an enemy of {SIDES[self.side]}'s {self.named(self.here)}"
        return f"{self.named(place)} is {what}: name the hex of {enemy}"

    def seconds(self) -> list[tuple[str, int]]:
        """List the second hexes attacked: in the bonus combat, in the second volley."""
        board = self.setup.scenario.board
        return [
            (name, board.hex_named(self.chosen[name])) for name in _SECOND if self.chosen.get(name)
        ]

    @property
    def range(self) -> int:
        return int(hexes_between(self.q, self.here, self.there))

    def _seen(self) -> bool:
        entry = self.q.sight_start[self.here]
        while entry < self.q.sight_start[self.here + 1]:
            if self.q[entry] == self.there:
                return bool(in_sight(self.q, self.s, entry))
            entry = next_entry(self.q, entry)
        return False

    def inputs(self) -> dict[str, Any]:
        """Give the inputs of the attack that are not as usual."""
        inputs: dict[str, Any] = {
            "attacker": self._piece(self.here),
            "defender": self._piece(self.there),
            "range": self.range,
        }
        for who, place in (("attacker", self.here), ("defender", self.there)):
            inputs |= {f"{who}_{what}": value for what, value in self._party(place).items()}
        if self.range > 1:
            twice = self.chosen.get("volleys") == 2 or self.chosen.get("card") == "hold-and-shoot"
            inputs["enemy_adjacent"] = bool(
                next_to_enemy(self.q, self.s, self.here, self.side, twice)
            )
        inputs |= {name: value for name, value in self.chosen.items() if name not in _SECOND}
        for name, place in self.seconds():
            inputs[name] = self._piece(place)
            inputs |= {f"then_{what}": value for what, value in self._party(place).items()}
        usual = {option.keyword: option.default for option in options_of("battles.attack")}
        return {
            name: value
            for name, value in inputs.items()
            if name == "rules" or (name in usual and value != usual[name]) or name in _OWN
        }

    def _piece(self, place: int) -> str:
        unit = int(self.s.unit_at[place])
        return LONE_LEADER if unit < 0 else self.setup.scenario.units[unit].kind

    def _party(self, place: int) -> Mapping[str, Any]:
        """Say what stands in a hex and around it, as options have it."""
        q, s = self.q, self.s
        unit, leader = int(s.unit_at[place]), int(s.leader_at[place])
        side = side_at(q, s, place)
        options: dict[str, Any] = {"on": self.setup.scenario.terrain[place]}
        options["honor"] = int(s.sides[side].tokens)
        if leader >= 0 and self._piece(place) != BODYGUARD:
            options["leader"] = "mounted" if is_mounted_leader(q, leader) else "foot"
        options["mounted_adjacent"] = bool(leader_in_reach(q, s, place, side))
        if unit >= 0:
            full = int(self.setup.used.facts.numbers["blocks"]["value"])
            blocks = int(s.unit_blocks[unit])
            options["blocks"] = None if blocks == full else blocks
            options["support"] = bool(supported(q, s, place, side))
            options |= self._retreat(unit, leader)
        if leader >= 0:
            alone = self._leader_room(leader)
            most = int(q.combat_general.leader_hexes)
            if unit < 0 or alone != min(most, options["room"]):
                options["leader_room"] = alone
        return options

    def _retreat(self, unit: int, leader: int) -> Mapping[str, Any]:
        """Say how far a unit can retreat, and where it joins a leader whom it cannot pass (B29)."""
        s: State = self.s.copy()
        room, joins = self._way_back(s, unit)
        if leader >= 0:
            s.leader_at[s.unit_hex[unit]] = at.NONE  # once its own is dead it may join
            _, joins = self._way_back(s, unit)
            if joins and room == joins - 1:
                room = MOST_ROOM
            else:
                joins = 0
        return {"room": room, "joins": joins or None}

    def _way_back(self, s: State, unit: int) -> tuple[int, int]:
        """Count the hexes that a unit could retreat, ten at most, and to a leader in its way."""
        for wanted in range(1, MOST_ROOM + 1):
            offer_retreats(self.q, s, unit, wanted)
            far = max([int(s.reached[end]) for end in options_open(s)])
            if far < wanted:
                joins = [end for end in options_open(s) if s.leader_at[end] >= 0]
                joins = [end for end in joins if end != s.unit_hex[unit]]
                return (MOST_ROOM, far) if joins else (wanted - 1, 0)
        return MOST_ROOM, 0

    def _leader_room(self, leader: int) -> int:
        """Count the hexes to the farthest where a leader alone could stop."""
        s: State = self.s.copy()
        offer_fates(self.q, s, leader)
        ends = [end for end in options_open(s) if end != at.OFF_BOARD]
        return max([int(s.reached[end]) for end in ends], default=0)

    def notes(self) -> tuple[str, ...]:
        """Say what the board does not tell."""
        return (
            "From the map: ground, blocks, leaders, support, room to retreat, honor tokens.",
            "Not on it: the card, hexes moved, inspiration, what the enemy answers.",
        )
