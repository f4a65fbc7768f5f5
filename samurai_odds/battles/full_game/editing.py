"""A battle's position changed at the table: terrain, units, leaders, tokens, hands."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from samurai_odds.battles.facts import load
from samurai_odds.battles.full_game.odds_on_map import derive
from samurai_odds.battles.scenario.scenario import (
    LEADERS,
    SIDES,
    Army,
    Leader,
    Scenario,
    Unit,
    command_cards,
    dragon_cards,
    rank_name,
)
from samurai_odds.battles.words import UNIT_LETTERS
from samurai_odds.engine.answers.derived import OnMap
from samurai_odds.play.at_table import (
    NONE,
    PLACE,
    SIDE,
    YOURS,
    Control,
    Spot,
    edited_title,
    many,
    number,
    one,
)
from samurai_odds.play.scene import hex_spots

_MOST = 99  # of a hand's cards, honor or banners
_UNITS = tuple((side, kind) for side in range(2) for kind in UNIT_LETTERS.values())
_LEADERS = tuple((side, kind) for side in range(2) for kind in LEADERS)
_FIELDS = (  # of an army: its field, in words
    ("honor", "Honor tokens"),
    ("command", "Command cards"),
    ("dragons", "Dragon cards"),
    ("gained", "Banners gained"),
    ("banners", "Banners to win"),
)


def spots(scenario: Scenario) -> list[Spot]:
    """Return the hexes as places that can be pointed at."""
    return hex_spots(scenario.board)


def sides(_: Scenario) -> tuple[str, ...]:
    """Name the sides, which have a part of their own."""
    return SIDES


def listed(scenario: Scenario) -> list[tuple[int, str]]:
    """Return what stands where, in words, by hex."""
    full = int(load(None).numbers["blocks"]["value"])
    lines: dict[int, list[str]] = {}
    for unit in scenario.units:
        blocks = full if unit.blocks is None else unit.blocks
        lines.setdefault(unit.hex, []).append(f"{SIDES[unit.side]} {unit.kind}, {blocks} blocks")
    for leader in scenario.leaders:
        lines.setdefault(leader.hex, []).append(f"{SIDES[leader.side]} {rank_name(leader.kind)}")
    return [(place, "; ".join(lines[place])) for place in sorted(lines)]


def controls(scenario: Scenario, part: str, place: int) -> list[Control]:
    """Return what may be changed of a hex, of a side or of the whole."""
    if part == PLACE:
        return _of_hex(scenario, place)
    if part == SIDE:
        return _of_side(scenario.armies[place])
    return [
        one("first", "To move", SIDES, SIDES[scenario.first]),
        number("turn", "Turn", scenario.moment.turn, _MOST, 1),
    ]


def _of_hex(scenario: Scenario, place: int) -> list[Control]:
    unit, leader = _unit_at(scenario, place), _leader_at(scenario, place)
    terrain = tuple(load(None).terrain)
    rows = [_piece("unit", "Unit", _UNITS, None if unit is None else (unit.side, unit.kind))]
    if unit is not None:
        full = int(load(None).numbers["blocks"]["value"])
        rows.append(number("blocks", "Blocks", unit.blocks or full, full, 1))
    led = None if leader is None else (leader.side, leader.kind)
    rows.append(_piece("leader", "Leader", _LEADERS, led))
    return [*rows, one("terrain", "Terrain", terrain, scenario.terrain[place])]


def _piece(
    name: str, label: str, listed: Sequence[tuple[int, str]], now: tuple[int, str] | None
) -> Control:
    """Return a control that takes one of some pieces, or none."""
    words = [NONE, *(f"{SIDES[side]} {kind}" for side, kind in listed)]
    return one(name, label, words, words[0 if now is None else 1 + listed.index(now)])


def _of_side(army: Army) -> list[Control]:
    rows = [number(name, label, getattr(army, name), _MOST) for name, label in _FIELDS]
    hands = (
        many("hand", "Command cards held", tuple(command_cards()), army.hand),
        many("dragon_hand", "Dragon cards held", tuple(dragon_cards()), army.dragon_hand),
    )
    return [*rows, *hands]


def changed(scenario: Scenario, part: str, place: int, name: str, value: Any) -> Scenario:
    """Return a position with one thing changed: ``value`` is what its control holds then."""
    if part == PLACE:
        return _with_hex(scenario, place, name, value)
    if part == SIDE:
        return _with_army(scenario, place, name, value)
    if name == "first":
        return replace(scenario, first=value)
    return replace(scenario, moment=replace(scenario.moment, turn=value))


def _with_hex(scenario: Scenario, place: int, name: str, value: int) -> Scenario:
    if name == "terrain":
        terrain = list(scenario.terrain)
        terrain[place] = tuple(load(None).terrain)[value]
        return replace(scenario, terrain=tuple(terrain))
    if name == "leader":
        leaders = [each for each in scenario.leaders if each.hex != place]
        if value:
            side, kind = _LEADERS[value - 1]
            leaders.append(Leader(side, kind, place))
        return replace(scenario, leaders=tuple(leaders))
    unit = _unit_at(scenario, place)
    units = [each for each in scenario.units if each.hex != place]
    if name == "blocks" and unit is not None:
        units.append(replace(unit, blocks=value))
    elif name == "unit" and value:
        side, kind = _UNITS[value - 1]
        units.append(Unit(side, kind, place))
    return replace(scenario, units=tuple(units))


def _with_army(scenario: Scenario, side: int, name: str, value: Any) -> Scenario:
    """Change what a side holds; a hand of known cards is as large as they are many."""
    army = scenario.armies[side]
    if name == "hand":
        cards = tuple(tuple(command_cards())[card] for card in value)
        return scenario.with_army(side, hand=cards, command=len(cards) or army.command)
    if name == "dragon_hand":
        cards = tuple(tuple(dragon_cards())[card] for card in value)
        return scenario.with_army(side, dragon_hand=cards, dragons=len(cards) or army.dragons)
    return scenario.with_army(side, **{name: value})


def moved(scenario: Scenario, here: int, there: int) -> Scenario:
    """Return a position with what stands in two hexes exchanged."""
    to = {here: there, there: here}
    return replace(
        scenario,
        units=tuple(replace(each, hex=to.get(each.hex, each.hex)) for each in scenario.units),
        leaders=tuple(replace(each, hex=to.get(each.hex, each.hex)) for each in scenario.leaders),
    )


def edited(scenario: Scenario) -> Scenario:
    """Return a position named as one that was changed by hand: its source is whoever did."""
    return replace(
        scenario, title=edited_title(scenario.title, scenario.source), source=YOURS, placement=YOURS
    )


def attacked(scenario: Scenario, here: int, there: int, **options: Any) -> OnMap:
    """Return the attack of what stands in one hex on what stands in another.

    Raises OddsError where there is none.
    """
    name_of = scenario.board.name_of
    return derive(scenario, name_of(here), name_of(there), **options)


def _unit_at(scenario: Scenario, place: int) -> Unit | None:
    return next((each for each in scenario.units if each.hex == place), None)


def _leader_at(scenario: Scenario, place: int) -> Leader | None:
    return next((each for each in scenario.leaders if each.hex == place), None)
