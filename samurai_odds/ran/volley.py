"""How each unit of a volley fires, and which of them a charge on one meets too (8.22, 9.11)."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from samurai_odds.errors import OddsError

_ZONE = 2  # hexes of a zone of control, the front ones (7.21)


@dataclass(frozen=True)
class Volley:
    """By firer: hexes to the target, whether it fires through its flank; two in one zone."""

    ranges: tuple[int, ...]
    flanks: tuple[bool, ...]
    zone: tuple[int, ...] = ()

    def ranges_in_words(self) -> str:
        """Word the ranges: '1, 2, 2 hexes'."""
        alike = len(set(self.ranges)) == 1
        listed = str(self.ranges[0]) if alike else ", ".join(map(str, self.ranges))
        return "1 hex" if listed == "1" else f"{listed} hexes"


def read_volley(options: Mapping[str, Any], firers: int, usual: int) -> Volley:
    """Read how the firers fire; raise OddsError with every fault."""
    problems = list(_faults(options, firers))
    if problems:
        raise OddsError(*problems)
    ranges = _whole_numbers(options["volley_ranges"]) or (usual,) * firers
    named = _whole_numbers(options["volley_flanks"])
    flanks = tuple(options["flank"] or place in named for place in range(1, firers + 1))
    return Volley(ranges, flanks, _whole_numbers(options["charge_zone"]))


def _faults(options: Mapping[str, Any], firers: int) -> Iterator[str]:
    texts = {name: options[name] for name in ("volley_ranges", "volley_flanks", "charge_zone")}
    for name, text in texts.items():
        option = name.replace("_", "-")
        if text is None:
            continue
        numbers = _whole_numbers(text)
        if firers == 1:
            yield f"{option} '{text}' with one firer: it is for the units of a volley (8.22)"
        elif not numbers:
            yield f"{option} '{text}': whole numbers are wanted, such as '1,2'"
        elif name == "volley_ranges":
            if len(numbers) != firers:
                yield f"{option} '{text}': the volley has {firers} units, each has one range"
        elif not set(numbers) <= set(range(1, firers + 1)) or len(set(numbers)) < len(numbers):
            yield f"{option} '{text}': numbers from 1 to {firers} are wanted, each once"
        elif name == "charge_zone" and len(numbers) != _ZONE:
            yield f"{option} '{text}': two units, for a zone is the two front hexes (7.21)"
    for given, other in (("volley_ranges", "range"), ("volley_flanks", "flank")):
        if options[given] is not None and options[other]:
            yield f"{given.replace('_', '-')} with {other}: give one of them"


def _whole_numbers(text: str | None) -> tuple[int, ...]:
    """Read numbers set apart by commas; none if any of them is no number."""
    words = [word.strip() for word in (text or "").split(",")]
    return tuple(int(word) for word in words) if all(map(_is_number, words)) else ()


def _is_number(word: str) -> bool:
    return word.isascii() and word.isdigit() and len(word) < 3
