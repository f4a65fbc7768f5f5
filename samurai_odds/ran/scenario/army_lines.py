"""An army in a scenario file, and what is special about the battle.

Red: Date
  rout level: 55 [published]
  samurai: Date Shigezane range 4 7/6; Onikojuro range 3 6/5

Special rules:
  rout points: Honjin 10
  challenge limits: off
  disrupted attack: off
  withdrawal on advance: off
"""

import re
from collections.abc import Iterator, Mapping

from samurai_odds.engine.page import Line, Page
from samurai_odds.errors import OddsError
from samurai_odds.ran.scenario.scenario import SIDES, Army, Rules
from samurai_odds.ran.scenario.wording import (
    attempt,
    read_samurai,
    samurai_text,
    split_tag,
    tagged,
)

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
