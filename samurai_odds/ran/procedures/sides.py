"""The two sides of a combat: units, busho, second contingents, names of their variables."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Any

from samurai_odds.engine.answers.odds import Odds
from samurai_odds.errors import refuse, unknown
from samurai_odds.ran.combat import combat_layout as at
from samurai_odds.ran.combat.writing import casualties_possible
from samurai_odds.ran.men import read_contingent, read_man
from samurai_odds.ran.procedures.fire_numbers import Aftermath, Shot
from samurai_odds.ran.procedures.numbers import NEVER_ATTACK, Ground, Leader
from samurai_odds.ran.procedures.question import RanQuestion
from samurai_odds.ran.units import HONJIN, Listed, Unit

# ---- The two sides of a combat -------------------------------------------------------


class Sides(RanQuestion):
    """A question of two sides: side 0 attacks in the shock, side 1 defends.

    ``sides`` names them in variables and in words.
    """

    sides: tuple[str, str]
    attackers: tuple[Unit, ...]
    defenders: tuple[Unit, ...]
    leaders: tuple[Leader | None, Leader | None]
    ground: Ground
    points: Mapping[str, Any]
    beside: Unit | None = None  # the last defender: a unit beside the one that is charged
    aftermath = Aftermath()
    shots: Mapping[int, Shot] = MappingProxyType({})  # by row of the fire
    second: tuple[tuple[int, ...], tuple[int, ...]] = ((), ())  # units of second contingents
    # answers the same with attackers that charge or do not, where a map says more than options
    otherwise: Callable[[Sequence[Unit]], Odds | None] | None = None

    def units(self, side: int) -> tuple[Unit, ...]:
        return self.attackers if side == 0 else self.defenders

    def names(self, side: int) -> list[tuple[int, str, str]]:
        """Give each unit's number with the names of its state and hits variables."""
        first, who, count = side * at.FIRST_DEFENDER, self.sides[side], len(self.units(side))
        if self.beside is not None and side == 1:
            last = (first + count - 1, "beside_state", "beside_hits")
            return [*self._numbered(first, who, count - 1), last]
        return self._numbered(first, who, count)

    def _numbered(self, first: int, who: str, count: int) -> list[tuple[int, str, str]]:
        if count == 1:
            return [(first, f"{who}_state", f"{who}_hits")]
        return [(first + k, f"{who}_state_{k + 1}", f"{who}_hits_{k + 1}") for k in range(count)]

    def friends(self, side: int) -> list[tuple[int, str, str]]:
        if self.aftermath.behind[side] is None:
            return []
        who = f"{self.sides[side]}_behind"
        return [(at.BEHIND + side, f"{who}_state", f"{who}_hits")]

    def unit_of(self, number: int) -> Unit:
        if number >= at.BEHIND:
            friend = self.aftermath.behind[number - at.BEHIND]
            assert friend is not None
            return friend
        side, place = divmod(number, at.FIRST_DEFENDER)
        return self.units(side)[place]

    @property
    def counts(self) -> tuple[int, int]:
        """The units of each side that may meet in the shock."""
        return len(self.attackers), len(self.defenders)

    def casualties_possible(self, fire: bool) -> bool:
        """Say whether a busho can come to a casualty roll: two in a duel of units cannot (9.26)."""
        led, other_led = (leader is not None for leader in self.leaders)
        return casualties_possible(fire, led, other_led, *self.counts)

    @property
    def wounds_are_hits(self) -> bool:
        """Whether a busho's wound is a hit off his stamina (R2)."""
        return bool(self.options["wounds_as_hits"] == "on")

    def read_ground(self, hexes: Sequence[str]) -> Ground:
        """Return the ground of a shock: its hexes, and what lies on the hexside."""
        return Ground(hexes, self.options["hexside"], self.options["stream_and_slope"] == "added")

    def read_leader(self, who: str) -> Leader | None:
        options = self.options
        if options[f"{who}_busho"] is None:
            return None
        contingent = options[f"{who}_contingent"]
        return Leader(
            read_man(options[f"{who}_busho"], f"{who}-busho", self.wounds_are_hits),
            options.get(f"{who}_busho_with", 1) - 1,
            options[f"{who}_busho_withdraws"],
            None if contingent is None else read_contingent(contingent, f"{who}-contingent"),
        )

    def refuse(self, faults: Iterable[str]) -> None:
        """Raise OddsError with all faults, those of the ground, busho and contingents too."""
        problems = [
            *faults,
            *self.ground.faults(self.used),
            *self.leader_faults(),
            *contingent_faults(self),
        ]
        refuse(problems)

    def leader_faults(self) -> list[str]:
        faults = []
        for who, leader in zip(self.sides, self.leaders, strict=True):
            if leader is None:
                usual = {"busho_with": 1, "busho_withdraws": 0, "contingent": None}
                for name, value in usual.items():
                    if self.options.get(f"{who}_{name}", value) != value:
                        option = f"{who}-{name.replace('_', '-')}"
                        faults.append(f"{option} without {who}-busho: name the busho")
            elif leader.man.left <= 0:
                said = f"{who}-busho '{leader.man}': a wound is a hit, which reaches his stamina;"
                faults.append(f"{said} he would be dead (10.15, R2)")
            elif leader.threshold > leader.man.stamina:
                stamina = leader.man.stamina
                faults.append(f"{who}-busho-withdraws {leader.threshold}: his stamina is {stamina}")
            elif leader.contingent and leader.contingent.so_taisho != leader.man.so_taisho:
                faults.append(f"{who}-contingent and {who}-busho: so-taisho goes with both")
        return faults

    def states_and_hits(self) -> list[str]:
        """Name the variables of all units: states, then hits, the attackers first."""
        both = [*self.names(0), *self.names(1)]
        both += [*self.friends(0), *self.friends(1)]
        return [state for _, state, _ in both] + [hits for _, _, hits in both]

    def retreats(self) -> list[str]:
        """Name the variables of who went back, of each side with several units."""
        return [
            f"{who}_retreat_{place + 1}"
            for side, who in enumerate(self.sides)
            if len(self.units(side)) > 1
            for place in range(len(self.units(side)))
        ]

    def last_variables(self) -> list[str]:
        return ["next_charge"] if self.aftermath.provokes(self.attackers) else []

    def fled_variables(self) -> list[str]:
        pairs = zip(self.sides, self.leaders, strict=True)
        return [f"{who}_fled" for who, leader in pairs if leader is not None and leader.contingent]

    def fight_variables(self) -> list[str]:
        if None in self.leaders:
            return []
        heads = [f"{who}_head" for who in self.sides]
        return [*heads, *(f"{who}_busho_hits" for who in self.sides)]

    def words_of(self, variables: tuple[str, ...]) -> dict[str, tuple[str, ...]]:
        words: dict[str, tuple[str, ...]] = {}
        words |= {name: at.STATES for name in variables if "_state" in name}
        words |= {name: at.FATES for name in variables if name.endswith("_busho")}
        if "retreat" in variables:
            words["retreat"] = ("none", *self.sides)
        return words


SIDES = ("attacker", "defender")
AFTER_SHOCK = ("retreat", "engaged", "attacker_busho", "defender_busho", "advance")
ROUT_POINTS = ("attacker_rout_points", "defender_rout_points")


def attacker_faults(unit: Unit) -> Iterator[str]:
    """Word why a unit may attack nobody, or may not charge."""
    if unit.type in NEVER_ATTACK:
        yield f"attacker '{unit.type}': it never makes a shock attack (8.17, 4.54; R17)"
    if unit.has("charge") and not unit.kibamusha:
        yield f"attacker '{unit.type}' with charge: only KB and KBH charge (9.31, 9.35)"


# ---- Units of a side that belong to a second contingent (5.73, 11.84; R29) -----------

BEHIND, BESIDE = "behind", "beside"
SECOND = ("second-contingent", "defender-second-contingent")  # options of a shock, by side
ROLL, PLANNED, FIRST = "roll", "planned", "first"


class SecondUnits(Listed):
    """Units of a second contingent by their numbers in the state; their text numbers a side's."""

    def __str__(self) -> str:
        return ",".join(
            BEHIND if unit >= at.BEHIND else f"{unit % at.FIRST_DEFENDER + 1}" for unit in self
        )


def read_second(combat: Sides, side: int, option: str) -> tuple[int, ...]:
    """Read a side's units of a second contingent: their numbers in the state."""
    text = combat.options[option.replace("-", "_")]
    if text is None or isinstance(text, SecondUnits):
        return text or ()
    known = {str(place): number for place, (number, _, _) in enumerate(combat.names(side), 1)}
    if combat.beside is not None and side == 1:
        known[BESIDE] = known.pop(str(len(known)))
    if combat.aftermath.behind[side] is not None:
        known[BEHIND] = at.BEHIND + side
    words = [word.strip().lower() for word in text.split(",")]
    problems = [_unknown_unit(word, option, known) for word in words if word not in known]
    refuse(problems)
    return tuple(sorted({known[word] for word in words}))


def _unknown_unit(word: str, option: str, known: dict[str, int]) -> str:
    if word == BEHIND:
        return f"{option} behind: no friend behind is named"
    count = sum(name.isdigit() for name in known)
    if word.isascii() and (word.isdigit() or len(word) == 1):
        return f"{option} '{word}': write numbers from 1 to {count}"
    return unknown(f"unit of {option}", word, known)


def faults(combat: Sides, side: int, option: str) -> Iterator[str]:
    leader, second = combat.leaders[side], combat.second[side]
    units = [number for number, _, _ in (*combat.names(side), *combat.friends(side))]
    attacks = side == 0 and any(number < at.BEHIND for number in second)
    rolled = combat.options.get("coordination") is not None
    known = leader is not None and leader.contingent is not None
    if second and set(units) == set(second) and not (attacks and rolled):
        yield f"{option}: the first contingent has no unit left"
    elif second and not (attacks and "coordination" in combat.options) and not known:
        who = combat.sides[side]
        yield f"{option} without {who}-contingent: it matters when one of them flees (11.84)"


def coordination_fault(combat: Sides) -> Iterator[str]:
    """Say what is wrong with a result of the coordination roll, if anything."""
    text = combat.options["coordination"]
    if text is None or text in (ROLL, PLANNED, FIRST):
        return
    if not (text[:-1].isascii() and text[:-1].isdigit() and text[-1] in "LR"):
        yield f"coordination '{text}': write roll, planned, first or a shift such as 1L"
    elif not 1 <= int(text[:-1]) < at.COLUMNS:
        yield f"coordination '{text}': a shift is from 1 to {at.COLUMNS - 1} columns"


def label(state: str) -> str:
    """Word whose state a variable is: 'attacker_state_2' is attacker 2."""
    return state.replace("_state", "").replace("_", " ")


def flight_points(combat: Sides, side: int) -> int:
    """The rout points of a side's contingent that flees, its units here included (12.0)."""
    leader = combat.leaders[side]
    if leader is None or leader.contingent is None:
        return 0
    return leader.contingent.points or 0


def flees_with(combat: Sides, side: int, number: int) -> bool:
    """Say whether a unit is of the contingent of its side's busho, that of his unit (R29)."""
    leader = combat.leaders[side]
    assert leader is not None
    own = side * at.FIRST_DEFENDER + leader.beside
    return (number in combat.second[side]) == (own in combat.second[side])


def contingent_faults(combat: Sides) -> list[str]:
    """Say that a contingent has more rout points in this combat than it is given."""
    faults = []
    for side, (who, leader) in enumerate(zip(combat.sides, combat.leaders, strict=True)):
        contingent = leader.contingent if leader else None
        if contingent is None or contingent.points is None:
            continue
        here = sum(
            combat.used.number("rout_points", combat.unit_of(number).points_type)
            for number, _, _ in (*combat.names(side), *combat.friends(side))
            if combat.unit_of(number).type != HONJIN and flees_with(combat, side, number)
        )
        if contingent.points < here:
            faults.append(
                f"{who}-contingent with {contingent.points}rp: its units here alone "
                f"count {here} (12.0)"
            )
    return faults


def leaders_in_words(combat: Sides) -> list[str]:
    led = zip(combat.sides, combat.leaders, strict=True)
    return [f"{who}'s busho {leader.man}" for who, leader in led if leader is not None]


def second_in_words(combat: Sides, options: Sequence[str]) -> list[str]:
    pairs = [(name, combat.options[name.replace("-", "_")]) for name in options]
    return [f"{name.replace('-', ' ')} {text}" for name, text in pairs if text is not None]
