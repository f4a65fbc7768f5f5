"""The options of an attack: one table for the command, the library and the checks."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from samurai_odds.battles.facts import Facts
from samurai_odds.battles.words import spelled, unit_key
from samurai_odds.engine.answers.options import Option, fault_of
from samurai_odds.engine.calling import unknown_input
from samurai_odds.errors import OddsError

LEADERS = ("foot", "mounted")
FLAG_POLICIES = ("ignore", "accept", "best")
FATES = ("retreat", "seppuku", "best")
CARDS = ("cavalry-charge", "hold-and-shoot", "infantry-onslaught", "shogun")
LONE_LEADER = "lone-leader"
MOST_ROOM = 10  # hexes: the board is 11 rows deep
MOST_RESERVE = 60  # tokens: the pool of the Epic game
MOST_BONUS = 12  # battle dice in the box
_OF_CARDS = ("card", "bonus-dice", "back-bonus-dice", "first-strike", "ambush", "volleys")
_EXPERT = ("room", "honor", "flags", "swarm", "swarm-inspired", "enemy-adjacent", "value")
DEFAULT_VALUE = "defender_losses - attacker_losses + attacker_banners - defender_banners"


def choices(option: Option, facts: Facts) -> tuple[str, ...]:
    """List the words that an option allows; empty for flags, numbers and text."""
    if option.takes == "terrain":
        return tuple(key for key, ground in facts.terrain.items() if not ground.get("impassable"))
    if option.takes == "target":
        return (*facts.units, LONE_LEADER)
    return option.takes if isinstance(option.takes, tuple) else ()


def _party_options() -> list[Option]:
    listed = []
    for who in ("attacker", "defender"):
        listed += [
            Option(
                f"{who}-on",
                "terrain",
                "open",
                f"terrain that the {who} stands on",
                metavar="TERRAIN",
            ),
            Option(f"{who}-blocks", int, None, f"blocks left in the {who}'s unit (full)", 1, None),
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
    Option("then", "target", None, "defender of the bonus close combat", metavar="DEFENDER"),
    Option("then-on", "terrain", "open", "terrain that it stands on", metavar="TERRAIN"),
    Option("then-blocks", int, None, "blocks left in it (full)", 1, None),
    Option("then-leader", LEADERS, None, "leader in its hex"),
    Option("then-support", bool, False, "two or more supporters next to it"),
    Option("then-room", int, MOST_ROOM, "hexes free for it to retreat into", 0, MOST_ROOM),
    Option("then-inspire", bool, False, "the attacker's leader inspires again"),
    Option("then-first-strike", bool, False, "First Strike answers the bonus combat"),
    Option(
        "value",
        str,
        None,
        "expression that open decisions go by (net blocks plus banners)",
        metavar="EXPR",
    ),
)


def _group(name: str) -> str:
    """Say under which heading of the help an option stands."""
    if name.startswith("then"):
        return "Second attack"
    if name in _OF_CARDS:
        return "Cards"
    if name.endswith(("leader", "inspire", "inspire-back", "mounted-adjacent", "fate")):
        return "Leaders"
    return "Expert" if name.endswith(_EXPERT) else "Usual"


OPTIONS = tuple(replace(option, group=_group(option.name)) for option in OPTIONS)
BY_KEYWORD = {option.keyword: option for option in OPTIONS}
_DEFAULTS = {option.keyword: option.default for option in OPTIONS}


def complete(given: Mapping[str, Any], facts: Facts) -> dict[str, Any]:
    """Check each option by itself and fill in defaults; raise OddsError with all faults."""
    problems = []
    values = dict(_DEFAULTS)
    for name, value in given.items():
        option = BY_KEYWORD.get(name)
        if option is None:
            problems.append(unknown_input(name, BY_KEYWORD))
            continue
        if isinstance(value, str) and choices(option, facts):
            value = unit_key(value) if option.takes == "target" else spelled(value)
        if fault := _fault(option, value, facts):
            problems.append(fault)
        values[name] = value
    if problems:
        raise OddsError(*problems)
    return values


def _fault(option: Option, value: Any, facts: Facts) -> str | None:
    """Check a value against the words and block numbers of the facts."""
    if option.takes is bool and isinstance(value, bool):
        return None
    if type(value) is option.takes is int and option.most is not None:
        return fault_of(option, value)
    words = choices(option, facts)
    full = facts.numbers["blocks"]["value"]
    most = full if option.most is None else option.most
    return fault_of(replace(option, takes=words or option.takes, most=most), value)
