"""Armies, special rules and the progress of a battle in a scenario file."""

import re
from collections.abc import Iterable, Iterator, Mapping

from samurai_odds.engine.page import Page
from samurai_odds.engine.text_files import Field, Line, count, lines_of, parts_of, words, words_of
from samurai_odds.errors import OddsError, check_one_of
from samurai_odds.ran.scenario.contingent_lines import (
    read_label,
    read_samurai,
    samurai_text,
    split_tag,
    tagged,
)
from samurai_odds.ran.scenario.scenario import SIDES, SWITCHES, Army, Moment, Retainer, Rules

# ---- An army in a scenario file, and what is special about the battle ----------------

_KEYS = ("rout level", "samurai")
_RULES = ("rout points", *(switch.name for switch in SWITCHES))
_POINTS = re.compile(r"(\S+) (\d{1,2})", re.ASCII)


def army_lines(army: Army, side: int, tags: Mapping[str, str]) -> Iterator[str]:
    yield tagged(f"rout level: {army.level}", tags, f"{SIDES[side]} rout level")
    if army.samurai:
        said = f"samurai: {samurai_text(army.samurai)}"
        yield tagged(said, tags, f"{SIDES[side]} samurai")


def read_army(page: Page, side: int, tags: dict[str, str]) -> Army:
    name = SIDES[side]
    if name not in page.parts:
        page.refuse(1, f"a scenario needs '{name.capitalize()}:'")
        return Army(name, 1)
    lines = _keyed(page, name, _KEYS, tags)
    level: int | None = None
    if "rout level" in lines:
        line, text = lines["rout level"]
        level = page.number("rout level", text, line)
    else:
        page.refuse(page.parts[name].line, f"{name} needs a line 'rout level: ...' (12.0)")
    line, text = lines.get("samurai", (0, ""))
    samurai = page.attempt(line, lambda: read_samurai(text), ())
    return Army(page.parts[name].value, 1 if level is None else level, samurai)


def rules_lines(rules: Rules) -> Iterator[str]:
    if rules.rout_points:
        said = ", ".join(f"{kind} {points}" for kind, points in rules.rout_points)
        yield f"rout points: {said}"
    for switch in SWITCHES:
        if getattr(rules, switch.field) != switch.usual:
            yield f"{switch.name}: {switch.words[not switch.usual]}"


def read_rules(page: Page) -> Rules:
    if "special rules" not in page.parts:
        return Rules()
    lines = _keyed(page, "special rules", _RULES, {})
    line, text = lines.get("rout points", (0, ""))
    points = page.attempt(line, lambda: _points(text), ())
    switches = {}
    for switch in SWITCHES:
        usual, other = switch.words[switch.usual], switch.words[not switch.usual]
        line, text = lines.get(switch.name, (0, usual))
        if text not in switch.words:
            page.refuse(line, f"{switch.name}: must be '{usual}' or '{other}', got '{text[:60]}'")
        switches[switch.field] = switch.usual != (text == other)
    return Rules(points, **switches)


def _points(text: str) -> tuple[tuple[str, int], ...]:
    points = []
    for said in parts_of(text, ","):
        match = _POINTS.fullmatch(said)
        if match is None:
            raise OddsError(f"cannot read '{said}': write 'Honjin 10', a type and its points")
        points.append((match[1], int(match[2])))
    return tuple(points)


def _keyed(
    page: Page, heading: str, keys: tuple[str, ...], tags: dict[str, str]
) -> dict[str, Line]:
    lines = {}
    for key, (line, value) in page.keyed(heading, keys).items():
        text, tag = page.attempt(line, lambda: split_tag(value), (value, None))  # noqa: B023
        lines[key] = (line, text)
        if tag is not None:
            tags[f"{heading} {key}"] = tag
    return lines


# ---- How far a battle has come, in a file of a position ------------------------------

_RETAINER = re.compile(r"([A-Za-z]) (.+?)(?: (\d{1,2})h)?( lost-face)?", re.ASCII)
_NORIKUZUSHI = "norikuzushi"


def _retainers_text(retainers: Iterable[Retainer]) -> str:
    return "; ".join(map(_retainer_text, retainers))


def _retainer_text(retainer: Retainer) -> str:
    hits = f" {retainer.hits}h" if retainer.hits else ""
    return f"{retainer.letter} {retainer.name}{hits}{' lost-face' * retainer.lost_face}"


def _retainers(text: str) -> tuple[Retainer, ...]:
    """Read the Samurai in play. Raises OddsError."""
    retainers = []
    for said in parts_of(text, ";"):
        parts = _RETAINER.fullmatch(said)
        if parts is None:
            raise OddsError(
                f"cannot read the Samurai '{said}': his contingent's letter and his name are "
                "wanted, then his hits and 'lost-face': 'A Kato Kiyomasa 1h'"
            )
        retainers.append(Retainer(parts[1], parts[2], int(parts[3] or 0), parts[4] is not None))
    return tuple(retainers)


def _provoked_text(provoked: Iterable[tuple[str, str, bool]]) -> str:
    return ", ".join(f"{one}-{gun}{f' {_NORIKUZUSHI}' * rides}" for one, gun, rides in provoked)


def _provoked(text: str) -> tuple[tuple[str, str, bool], ...]:
    """Read who has been provoked by whose gunfire. Raises OddsError."""
    provoked = []
    for said in parts_of(text, ","):
        pair, _, rides = said.partition(" ")
        one, dash, gun = pair.partition("-")
        if not dash or rides not in ("", _NORIKUZUSHI):
            form = f"write 'A1-b2' or 'A1-b2 {_NORIKUZUSHI}', the charging unit and the gun"
            raise OddsError(f"cannot read '{said}': {form}")
        provoked.append((read_label(one), read_label(gun), bool(rides)))
    return tuple(provoked)


def _pairs(text: str) -> tuple[tuple[str, str], ...]:
    pairs = []
    for word in words_of(text):
        one, dash, other = word.partition("-")
        if not dash:
            raise OddsError(f"cannot read '{word}': write 'A1-b2', a red unit and a blue one")
        pairs.append((read_label(one), read_label(other)))
    return tuple(pairs)


def _labels(text: str) -> tuple[str, ...]:
    return tuple(map(read_label, words_of(text)))


def _side(text: str) -> int:
    side = text.lower()
    check_one_of("initiative", side, SIDES)
    return SIDES.index(side)


POSITION = (
    count("turn", "turn"),
    Field("initiative", "initiative", _side, lambda side: "" if side is None else SIDES[side]),
    Field("routed", "routed", _labels, " ".join),
    Field("eliminated", "eliminated", _labels, " ".join),
    words("fled", "fled"),
    Field("fired", "fired", _labels, " ".join),
    Field(
        "engaged",
        "engaged",
        _pairs,
        lambda engaged: ", ".join(f"{red}-{blue}" for red, blue in engaged),
    ),
    Field("provoked", "provoked", _provoked, _provoked_text),
    *(
        count(f"{name} {what}", field, side=side, always=False)
        for side, name in enumerate(SIDES)
        for what, field in (
            ("heads", "heads"),
            ("so-taisho heads", "great_heads"),
            ("activations used", "activations_used"),
            ("trumps used", "trumps_used"),
            ("samurai drawn", "samurai_drawn"),
        )
    ),
    Field("samurai in play", "retainers", _retainers, _retainers_text),
    Field("samurai lost", "samurai_lost", lambda text: tuple(parts_of(text, ";")), "; ".join),
)


def position_lines(moment: Moment) -> Iterator[str]:
    return iter(()) if moment == Moment() else lines_of(POSITION, moment)


def read_position(page: Page) -> Moment:
    return Moment(**page.fields("position", POSITION, Moment()))
