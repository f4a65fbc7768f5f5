"""Hidden ronin of the defenders: how many there may be, and whether they have room (Action 5)."""

from collections.abc import Iterator, Mapping

from samurai_odds.errors import OddsError
from samurai_odds.swords.facts import Facts
from samurai_odds.swords.forces import room_for_ronin
from samurai_odds.swords.layout import ARMY, FORCE, Composition
from samurai_odds.swords.sides import hired_ronin

Prior = tuple[tuple[int, float], ...]  # numbers of hidden ronin with their chances


def read_prior(given: object, option: str = "defender-ronin") -> Prior:
    """Read the number of hidden ronin, or chances of numbers as ``"0:0.5,2:0.5"``."""
    if given is None:
        return ((0, 1.0),)
    if isinstance(given, Mapping):
        given = ",".join(f"{number}:{chance}" for number, chance in given.items())
    fault = f"{option} is a number or chances such as '0:0.5,2:0.5', not {given!r}"
    text = str(given)
    try:
        if ":" not in text:
            pairs = [(int(text), 1.0)]
        else:
            halves = [part.split(":") for part in text.split(",")]
            pairs = [(int(number), float(chance)) for number, chance in halves]
    except ValueError:
        raise OddsError(fault) from None
    numbers, chances = [n for n, _ in pairs], [p for _, p in pairs]
    if len(set(numbers)) < len(numbers):
        raise OddsError(f"{option} '{text}': a number is named twice")
    if min(numbers) < 0 or not all(0 <= p <= 1 for p in chances):
        raise OddsError(f"{option} '{text}': numbers and chances are not negative")
    if abs(sum(chances) - 1) > 1e-9:
        raise OddsError(f"{option} '{text}': the chances sum to {sum(chances):g}, not to 1")
    return tuple(sorted((n, p) for n, p in pairs if p > 0))


def no_room(side: Composition, hidden: Prior, option: str) -> str | None:
    """Say if hidden ronin have no room with the troops there."""
    room = room_for_ronin(side, ARMY) + room_for_ronin(side, FORCE)
    most = max(number for number, _ in hidden)
    if most <= room or not any(side):
        return None
    return (
        f"{option} {most}: the troops there have room for {room} more "
        "(Action 5, Ronin Units Per Province Limit)"
    )


def hidden_faults(
    defender: Composition,
    hidden: Prior,
    attackers: list[Composition],
    facts: Facts,
) -> Iterator[str]:
    """Say what is wrong with hidden ronin: no room with the troops, or not so many pieces."""
    fault = no_room(defender, hidden, "defender-ronin")
    if fault:
        yield fault
    most = max(number for number, _ in hidden)
    pieces = facts.units["ronin"]["supply"]["value"]
    hired = hired_ronin(defender) + most + sum(hired_ronin(side) for side in attackers)
    if hired > pieces:
        yield f"{hired} hired ronin in all: there are {pieces} (Game Parts)"
