"""How each unit of a volley fires and is answered, and whom a charge on one meets (8.22, 9.11)."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from samurai_odds.errors import OddsError

_BY_NUMBER = ("volley_flanks", "return_flanks", "return_to", "charge_zone")
_ONE_OF = (
    ("volley_ranges", "range"),
    ("volley_flanks", "flank"),
    ("return_flanks", "return_flank"),
)
_ZONE = 2  # hexes of a zone of control, the front ones (7.21)


@dataclass(frozen=True)
class Volley:
    """By firer: hexes to the target, through whose flanks either fires, whether it is answered.

    ``zone`` numbers, from 1, two that stand in one zone.
    """

    ranges: tuple[int, ...]
    flanks: tuple[bool, ...]
    back_flanks: tuple[bool, ...]
    answered: tuple[bool, ...]
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
    ranges = whole_numbers(options["volley_ranges"]) or (usual,) * firers
    places = range(1, firers + 1)
    named = {name: whole_numbers(options[name]) for name in _BY_NUMBER}
    return Volley(
        ranges,
        tuple(options["flank"] or place in named["volley_flanks"] for place in places),
        tuple(options["return_flank"] or place in named["return_flanks"] for place in places),
        tuple(place in (named["return_to"] or places) for place in places),
        named["charge_zone"],
    )


def _faults(options: Mapping[str, Any], firers: int) -> Iterator[str]:
    for name in ("volley_ranges", *_BY_NUMBER):
        text, option = options[name], name.replace("_", "-")
        if text is None:
            continue
        numbers = whole_numbers(text)
        if firers == 1:
            yield f"{option} '{text}' with one firer: it is for the units of a volley (8.22)"
        elif not numbers:
            yield f"{option} '{text}': write whole numbers, such as '1,2'"
        elif name == "volley_ranges":
            if len(numbers) != firers:
                yield f"{option} '{text}': the volley has {firers} units, each has one range"
        elif not set(numbers) <= set(range(1, firers + 1)) or len(set(numbers)) < len(numbers):
            yield f"{option} '{text}': write numbers from 1 to {firers}, each once"
        elif name == "charge_zone" and len(numbers) != _ZONE:
            yield f"{option} '{text}': two units, for a zone is the two front hexes (7.21)"
    for given, other in _ONE_OF:
        if options[given] is not None and options[other]:
            yield f"{given.replace('_', '-')} with {other}: give one of them"


def whole_numbers(text: str | None) -> tuple[int, ...]:
    """Read numbers set apart by commas; none if any of them is no number."""
    words = [word.strip() for word in (text or "").split(",")]
    return tuple(int(word) for word in words) if all(map(_is_number, words)) else ()


def _is_number(word: str) -> bool:
    return word.isascii() and word.isdigit() and len(word) < 3
