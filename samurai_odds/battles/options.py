"""The options of an attack: one table for the command, the library and the checks."""

from collections.abc import Mapping
from dataclasses import dataclass
from numbers import Integral
from typing import Any

from samurai_odds.battles.facts import Facts
from samurai_odds.errors import OddsError, unknown

LEADERS = ("foot", "mounted")
FLAG_POLICIES = ("ignore", "accept", "best")
FATES = ("retreat", "seppuku", "best")
CARDS = ("cavalry-charge", "hold-and-shoot", "infantry-onslaught", "shogun")
LONE_LEADER = "lone-leader"
MOST_ROOM = 10  # hexes: the board is 11 rows deep
MOST_RESERVE = 60  # tokens: the pool of the Epic game
MOST_BONUS = 12  # battle dice in the box
DEFAULT_VALUE = "defender_losses - attacker_losses + attacker_banners - defender_banners"


@dataclass(frozen=True)
class Option:
    """One option: its name with dashes, what it takes and what it means.

    ``takes`` is a flag (bool), a whole number within ``least`` and ``most``
    (int), or one of ``choices`` (a tuple, or the name of a table of the facts).
    """

    name: str
    takes: type | tuple[str, ...] | str
    default: Any
    meaning: str
    least: int = 0
    most: int | None = None  # None: the blocks of a full unit

    @property
    def keyword(self) -> str:
        """The name as a Python keyword."""
        return self.name.replace("-", "_")

    def choices(self, facts: Facts) -> tuple[str, ...]:
        """List the words allowed; empty for flags and numbers."""
        if self.takes == "terrain":
            return tuple(facts.terrain)
        if self.takes == "target":
            return (*facts.units, LONE_LEADER)
        return self.takes if isinstance(self.takes, tuple) else ()


def _party_options() -> list[Option]:
    listed = []
    for who in ("attacker", "defender"):
        listed += [
            Option(f"{who}-on", "terrain", "open", f"terrain that the {who} stands on"),
            Option(f"{who}-blocks", int, None, f"blocks left in the {who}'s unit (full)", 1),
            Option(f"{who}-leader", LEADERS, None, f"leader in the {who}'s hex"),
            Option(
                f"{who}-mounted-adjacent",
                bool,
                False,
                f"a mounted leader next to the {who}, who can inspire",
            ),
            Option(f"{who}-support", bool, False, f"two or more supporters next to the {who}"),
            Option(
                f"{who}-room",
                int,
                MOST_ROOM,
                f"hexes free for the {who} to retreat into",
                0,
                MOST_ROOM,
            ),
            Option(
                f"{who}-honor",
                int,
                None,
                f"tokens in the {who}'s reserve (ample)",
                0,
                MOST_RESERVE,
            ),
            Option(f"{who}-flags", FLAG_POLICIES, "ignore", f"what the {who} does with flags"),
            Option(
                f"{who}-fate",
                FATES,
                "retreat",
                f"what the {who}'s leader does when left alone",
            ),
        ]
    return listed


OPTIONS: tuple[Option, ...] = (
    Option("range", int, 1, "hexes to the target; 1 is close combat", 1, 5),
    *_party_options(),
    Option("moved", int, 0, "hexes that the attacker moved this turn", 0, 3),
    Option("card", CARDS, None, "command card that ordered the attacker"),
    Option("bonus-dice", int, 0, "dice added by cards", 0, MOST_BONUS),
    Option("back-bonus-dice", int, 0, "the same for the battle back", 0, MOST_BONUS),
    Option("inspire", bool, False, "the attacker's leader inspires (1 token, 1 die)"),
    Option("inspire-back", bool, False, "the defender's leader inspires"),
    Option("first-strike", bool, False, "the defender plays First Strike"),
    Option("ambush", bool, False, "the defender plays the Ambush Dragon card"),
    Option("swarm", int, 1, "levies that attack together, in all", 1, 6),
    Option(
        "swarm-inspired",
        int,
        None,
        "levies of the swarm inspired, a token and a leader in reach each",
        1,
        6,
    ),
    Option("volleys", int, 1, "times the attacker fires; 2 for Hold and Shoot", 1, 2),
    Option(
        "enemy-adjacent",
        bool,
        False,
        "an enemy stands next to the attacker (a unit; for two volleys, a leader too)",
    ),
    Option("then", "target", None, "defender of the bonus close combat"),
    Option("then-on", "terrain", "open", "terrain that it stands on"),
    Option("then-blocks", int, None, "blocks left in it (full)", 1),
    Option("then-leader", LEADERS, None, "leader in its hex"),
    Option("then-support", bool, False, "two or more supporters next to it"),
    Option("then-room", int, MOST_ROOM, "hexes free for it to retreat into", 0, MOST_ROOM),
    Option("then-inspire", bool, False, "the attacker's leader inspires again"),
    Option("then-first-strike", bool, False, "First Strike answers the bonus combat"),
    Option("value", str, None, "expression that open decisions go by (net blocks plus banners)"),
)
BY_KEYWORD = {option.keyword: option for option in OPTIONS}


def complete(given: Mapping[str, Any], facts: Facts) -> dict[str, Any]:
    """Check each option by itself and fill in defaults; raise OddsError with all faults."""
    problems = []
    values = {option.keyword: option.default for option in OPTIONS}
    for name, value in given.items():
        if name not in BY_KEYWORD:
            problems.append(unknown("option", name, BY_KEYWORD))
            continue
        if isinstance(value, str) and BY_KEYWORD[name].choices(facts):
            value = spelled(value)
        elif isinstance(value, Integral) and not isinstance(value, bool):
            value = int(value)  # a numpy number, for one
        elif type(value).__name__ == "bool":
            value = bool(value)
        fault = _fault(BY_KEYWORD[name], value, facts)
        if fault:
            problems.append(fault)
        values[name] = value
    if problems:
        raise OddsError(*problems)
    return values


def spelled(name: str) -> str:
    """Read a key as players write it: 'Samurai Spear' and 'samurai_spear' too."""
    return "-".join(name.lower().replace("_", " ").replace("-", " ").split())


def _fault(option: Option, value: Any, facts: Facts) -> str | None:
    if value is None:
        return None if option.default is None else f"{option.name} needs a value"
    choices = option.choices(facts)
    if choices:
        return None if value in choices else unknown(option.name, value, choices)
    if option.takes is bool:
        return None if isinstance(value, bool) else f"{option.name} is true or false, not {value!r}"
    if option.takes is str:
        return None if isinstance(value, str) else f"{option.name} is text, not {value!r}"
    if not isinstance(value, int) or isinstance(value, bool):
        return f"{option.name} is a whole number, not {value!r}"
    most = facts.numbers["blocks"]["value"] if option.most is None else option.most
    if not option.least <= value <= most:
        return f"{option.name} is from {option.least} to {most}, not {value}"
    return None
