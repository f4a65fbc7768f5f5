"""How far a battle has come, in a file of a position.

Position:
  turn: 4
  initiative: red
  routed: A3 b2
  engaged: A1-b1, A2-b1
  provoked: C1-b3 norikuzushi
  red heads: 2
  blue trumps used: 1
  red samurai drawn: 2
  samurai in play: A Kato Kiyomasa 1h
  samurai lost: Date retainer
"""

import re
from collections.abc import Iterator
from typing import Any

from samurai_odds.engine.page import Page
from samurai_odds.errors import OddsError, unknown
from samurai_odds.ran.scenario.scenario import SIDES, Moment, Retainer
from samurai_odds.ran.scenario.wording import attempt, read_label

_LISTS = ("routed", "eliminated", "fled", "fired")
_COUNTS = {  # of each side, and the fields of Moment
    "heads": "heads",
    "so-taisho heads": "great_heads",
    "activations used": "activations_used",
    "trumps used": "trumps_used",
    "samurai drawn": "samurai_drawn",
}
_RETAINER = re.compile(r"([A-Za-z]) (.+?)(?: (\d{1,2})h)?( lost-face)?", re.ASCII)
_NORIKUZUSHI = "norikuzushi"
KEYS = (
    "turn",
    "initiative",
    *_LISTS,
    "engaged",
    "provoked",
    "samurai in play",
    "samurai lost",
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
    if moment.provoked:
        said = [f"{one}-{gun}{f' {_NORIKUZUSHI}' * rides}" for one, gun, rides in moment.provoked]
        yield f"provoked: {', '.join(said)}"
    for side, name in enumerate(SIDES):
        for count, field in _COUNTS.items():
            if number := getattr(moment, field)[side]:
                yield f"{name} {count}: {number}"
    if moment.retainers:
        yield f"samurai in play: {'; '.join(map(_retainer_text, moment.retainers))}"
    if moment.samurai_lost:
        yield f"samurai lost: {'; '.join(moment.samurai_lost)}"


def _retainer_text(retainer: Retainer) -> str:
    hits = f" {retainer.hits}h" if retainer.hits else ""
    return f"{retainer.letter} {retainer.name}{hits}{' lost-face' * retainer.lost_face}"


def _retainers(text: str) -> tuple[Retainer, ...]:
    """Read the Samurai in play. Raises OddsError."""
    found = []
    for said in filter(None, (part.strip() for part in text.split(";"))):
        parts = _RETAINER.fullmatch(said)
        if parts is None:
            raise OddsError(
                f"cannot read the Samurai '{said}': his contingent's letter and his name are "
                "wanted, then his hits and 'lost-face': 'A Kato Kiyomasa 1h'"
            )
        found.append(Retainer(parts[1], parts[2], int(parts[3] or 0), parts[4] is not None))
    return tuple(found)


def _provoked(text: str) -> tuple[tuple[str, str, bool], ...]:
    """Read who has been provoked by whose gunfire. Raises OddsError."""
    found = []
    for said in filter(None, (part.strip() for part in text.split(","))):
        pair, _, rides = said.partition(" ")
        one, dash, gun = pair.partition("-")
        if not dash or rides not in ("", _NORIKUZUSHI):
            form = f"write 'A1-b2' or 'A1-b2 {_NORIKUZUSHI}', the charging unit and the gun"
            raise OddsError(f"cannot read '{said}': {form}")
        found.append((read_label(one), read_label(gun), bool(rides)))
    return tuple(found)


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
    lines: dict[str, Any] = {
        field: attempt(page, found[key][0], lambda: read(found[key][1]), ())  # noqa: B023
        for key, field, read in (
            ("provoked", "provoked", _provoked),
            ("samurai in play", "retainers", _retainers),
            ("samurai lost", "samurai_lost", _names),
        )
        if key in found
    }
    counts = {
        field: (number(f"red {count}", 0), number(f"blue {count}", 0))
        for count, field in _COUNTS.items()
    }
    fields: dict[str, Any] = {
        "fled": words("fled"),
        "engaged": engaged,
        **labelled,
        **lines,
        **counts,
    }
    return Moment(number("turn", 1), initiative, **fields)


def _names(text: str) -> tuple[str, ...]:
    return tuple(filter(None, (part.strip() for part in text.split(";"))))


def _pairs(words: tuple[str, ...]) -> tuple[tuple[str, str], ...]:
    pairs = []
    for word in words:
        one, dash, other = word.partition("-")
        if not dash:
            raise OddsError(f"cannot read '{word}': write 'A1-b2', a red unit and a blue one")
        pairs.append((read_label(one), read_label(other)))
    return tuple(pairs)
