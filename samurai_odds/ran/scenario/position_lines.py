"""Armies, special rules and the progress of a battle in a scenario file."""

import re
from collections.abc import Iterator, Mapping
from typing import Any

from samurai_odds.engine.page import Line, Page
from samurai_odds.errors import OddsError, unknown
from samurai_odds.ran.scenario.contingent_lines import (
    attempt,
    read_label,
    read_samurai,
    samurai_text,
    split_tag,
    tagged,
)
from samurai_odds.ran.scenario.scenario import SIDES, Army, Moment, Retainer, Rules

# ---- An army in a scenario file, and what is special about the battle ----------------

_KEYS = ("rout level", "samurai")
SWITCHES = {  # of the special rules, each 'on' or 'off', and the field of Rules
    "challenge limits": "challenge_limits",
    "disrupted attack": "disrupted_attack",
    "withdrawal on advance": "withdraw_on_advance",
}
_RULES = ("rout points", *SWITCHES)
_POINTS = re.compile(r"(\S+) (\d{1,2})", re.ASCII)


def army_lines(army: Army, side: int, tags: Mapping[str, str]) -> Iterator[str]:
    """Write the lines below an army's heading."""
    yield tagged(f"rout level: {army.level}", tags, f"{SIDES[side]} rout level")
    if army.samurai:
        said = f"samurai: {samurai_text(army.samurai)}"
        yield tagged(said, tags, f"{SIDES[side]} samurai")


def read_army(page: Page, side: int, tags: dict[str, str]) -> Army:
    """Read an army; what is wrong is told to the page."""
    name = SIDES[side]
    if name not in page.parts:
        page.tell(1, f"a scenario needs '{name.capitalize()}:'")
        return Army(name, 1)
    found = _keyed(page, name, _KEYS, tags)
    level: int | None = None
    if "rout level" in found:
        line, text = found["rout level"]
        level = page.number("rout level", text, line)
    else:
        page.tell(page.parts[name].line, f"{name} needs a line 'rout level: ...' (12.0)")
    line, text = found.get("samurai", (0, ""))
    samurai = attempt(page, line, lambda: read_samurai(text), ())
    return Army(page.parts[name].value, 1 if level is None else level, samurai)


def rules_lines(rules: Rules) -> Iterator[str]:
    """Write the lines of special rules."""
    if rules.rout_points:
        said = ", ".join(f"{kind} {points}" for kind, points in rules.rout_points)
        yield f"rout points: {said}"
    for name, switch in SWITCHES.items():
        if not getattr(rules, switch):
            yield f"{name}: off"


def read_rules(page: Page) -> Rules:
    """Read the special rules; what is wrong is told to the page."""
    if "special rules" not in page.parts:
        return Rules()
    found = _keyed(page, "special rules", _RULES, {})
    line, text = found.get("rout points", (0, ""))
    points = attempt(page, line, lambda: _points(text), ())
    switches = {}
    for name, switch in SWITCHES.items():
        line, text = found.get(name, (0, "on"))
        if text not in ("on", "off"):
            page.tell(line, f"{name}: must be 'on' or 'off', got '{text[:60]}'")
        switches[switch] = text != "off"
    return Rules(points, **switches)


def _points(text: str) -> tuple[tuple[str, int], ...]:
    points = []
    for said in filter(None, (part.strip() for part in text.split(","))):
        found = _POINTS.fullmatch(said)
        if found is None:
            raise OddsError(f"cannot read '{said}': write 'Honjin 10', a type and its points")
        points.append((found[1], int(found[2])))
    return tuple(points)


def _keyed(
    page: Page, heading: str, keys: tuple[str, ...], tags: dict[str, str]
) -> dict[str, Line]:
    """Read the lines under a heading, their source tags put aside."""
    found = {}
    for key, (line, value) in page.keyed(heading, keys).items():
        text, tag = attempt(page, line, lambda: split_tag(value), (value, None))  # noqa: B023
        found[key] = (line, text)
        if tag is not None:
            tags[f"{heading} {key}"] = tag
    return found


# ---- How far a battle has come, in a file of a position ------------------------------

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
