"""How far a battle has come, in a file of a position.

Position:
  turn: 4
  initiative: red
  routed: A3 b2
  engaged: A1-b1, A2-b1
  red heads: 2
  blue trumps used: 1
"""

from collections.abc import Iterator
from typing import Any

from samurai_odds.engine.page import Page
from samurai_odds.errors import OddsError, unknown
from samurai_odds.ran.scenario.scenario import SIDES, Moment
from samurai_odds.ran.scenario.wording import attempt, read_label

_LISTS = ("routed", "eliminated", "fled", "fired")
_COUNTS = {  # of each side, and the fields of Moment
    "heads": "heads",
    "so-taisho heads": "great_heads",
    "activations used": "activations_used",
    "trumps used": "trumps_used",
}
KEYS = (
    "turn",
    "initiative",
    *_LISTS,
    "engaged",
    *(f"{side} {count}" for side in SIDES for count in _COUNTS),
)


def position_lines(moment: Moment) -> Iterator[str]:
    """Write what a position has beyond a fresh scenario."""
    if moment == Moment():
        return
    yield f"turn: {moment.turn}"
    if moment.initiative is not None:
        yield f"initiative: {SIDES[moment.initiative]}"
    for key in _LISTS:
        if names := getattr(moment, key):
            yield f"{key}: {' '.join(names)}"
    if moment.engaged:
        yield f"engaged: {', '.join(f'{red}-{blue}' for red, blue in moment.engaged)}"
    for side, name in enumerate(SIDES):
        for count, field in _COUNTS.items():
            if number := getattr(moment, field)[side]:
                yield f"{name} {count}: {number}"


def read_position(page: Page) -> Moment:
    """Read a position; what is wrong is told to the page."""
    if "position" not in page.parts:
        return Moment()
    found = page.keyed("position", KEYS)

    def number(key: str, usual: int) -> int:
        if key not in found:
            return usual
        line, text = found[key]
        read = page.number(key, text, line)
        return usual if read is None else read

    def words(key: str) -> tuple[str, ...]:
        return tuple(found[key][1].replace(",", " ").split()) if key in found else ()

    initiative = None
    if "initiative" in found:
        line, text = found["initiative"]
        if text in SIDES:
            initiative = SIDES.index(text)
        else:
            page.tell(line, unknown("initiative", text, SIDES))
    labelled: dict[str, Any] = {
        key: attempt(page, found[key][0], lambda: tuple(map(read_label, words(key))), ())  # noqa: B023
        for key in ("routed", "eliminated", "fired")
        if key in found
    }
    engaged: tuple[tuple[str, str], ...] = ()
    if "engaged" in found:
        engaged = attempt(page, found["engaged"][0], lambda: _pairs(words("engaged")), ())
    counts = {
        field: (number(f"red {count}", 0), number(f"blue {count}", 0))
        for count, field in _COUNTS.items()
    }
    fields: dict[str, Any] = {"fled": words("fled"), "engaged": engaged, **labelled, **counts}
    return Moment(number("turn", 1), initiative, **fields)


def _pairs(words: tuple[str, ...]) -> tuple[tuple[str, str], ...]:
    pairs = []
    for word in words:
        one, dash, other = word.partition("-")
        if not dash:
            raise OddsError(f"cannot read '{word}': 'A1-b2' is wanted, a red unit and a blue one")
        pairs.append((read_label(one), read_label(other)))
    return tuple(pairs)
