"""Everything that is wrong with a scenario, all of it at once.

Each problem says where it stands (``title``, ``red command cards``, ``c4``, ``c4 unit``,
``objective 2``, ``position held``), which the reader of a file turns into a line.
"""

from collections import Counter
from collections.abc import Iterator, Mapping

from samurai_odds.battles.board import PLACES
from samurai_odds.battles.facts import load
from samurai_odds.battles.scenario.deck import card_problems
from samurai_odds.battles.scenario.facts import (
    blocked,
    dragon_cards,
    is_fresh,
    source_tag,
)
from samurai_odds.battles.scenario.goals import goal_problems
from samurai_odds.battles.scenario.scenario import (
    COMMANDER,
    LEADERS,
    MOST_LEADERS,
    MOST_UNITS,
    SIDES,
    Leader,
    Scenario,
    Unit,
)
from samurai_odds.engine.provenance import SOURCES
from samurai_odds.errors import OddsError, unknown

Problem = tuple[str, str]  # where and what
_BODYGUARD = "bodyguard"
_MOST_BANNERS = 99  # a pile of counters, and three digits on the page
_MOST_TOKENS = 999


def check(scenario: Scenario, dragon_deck: Mapping[str, int] | None = None) -> None:
    """Raise OddsError with every problem of a scenario.

    ``dragon_deck`` gives the Dragon cards and their copies, if not those known.
    """
    found = problems(scenario, dragon_deck)
    if found:
        raise OddsError(*(f"{where}: {what}" for where, what in found))


def problems(scenario: Scenario, dragon_deck: Mapping[str, int] | None = None) -> list[Problem]:
    """List every problem of a scenario: where, and what."""
    ground = list(_terrain(scenario))
    if ground:
        return ground  # nothing can be said of who stands where
    deck = dragon_cards() if dragon_deck is None else dragon_deck
    return [
        *_texts(scenario),
        *_seats(scenario),
        *_pieces(scenario),
        *_company(scenario),
        *_armies(scenario),
        *goal_problems(scenario),
        *card_problems(scenario, deck),
    ]


def _terrain(scenario: Scenario) -> Iterator[Problem]:
    known, board = load().terrain, scenario.board
    if len(scenario.terrain) != board.hexes:
        yield "map", f"the board has {board.hexes} hexes, not {len(scenario.terrain)}"
        return
    for number, key in enumerate(scenario.terrain):
        if key not in known:
            yield board.name_of(number), unknown("terrain", key, known)


def _texts(scenario: Scenario) -> Iterator[Problem]:
    lines = [("title", scenario.title), ("source", scenario.source)]
    lines += [("placement", scenario.placement)]
    lines += [(SIDES[side], army.name) for side, army in enumerate(scenario.armies)]
    for where, text in lines:
        if not text:
            yield where, f"the {'army needs a name' if where in SIDES else 'text is missing'}"
    lines += [("notes", scenario.notes)]
    lines += [("position eliminated", lost) for lost in scenario.moment.eliminated]
    lines += [
        (f"{scenario.hex_name(leader.hex)} leader", leader.name) for leader in scenario.leaders
    ]
    for where, text in lines:
        if text != " ".join(text.split()) or not text.isprintable():
            yield where, f"{text!r}: a text is one line of words with a single space between"
    for where, text in (("source", scenario.source), ("placement", scenario.placement)):
        if text and source_tag(text) not in SOURCES:
            yield where, unknown(f"source at the beginning of {where}", source_tag(text), SOURCES)
    for leader in scenario.leaders:
        if ":" in leader.name:
            yield (
                f"{scenario.hex_name(leader.hex)} leader",
                f"the name '{leader.name}' may hold no colon",
            )
    if any(not lost or ";" in lost for lost in scenario.moment.eliminated):
        yield "position eliminated", "each loss is a text without a semicolon"


def _seats(scenario: Scenario) -> Iterator[Problem]:
    if scenario.first not in (0, 1):
        yield "first", unknown("side", scenario.first, SIDES)
    if scenario.red_at not in (0, 1):
        yield "red at", unknown("seat", scenario.red_at, PLACES)
    known = load().terrain
    for key in scenario.impassable:
        if key not in known:
            yield "impassable", unknown("terrain", key, known)
    if len(set(scenario.impassable)) < len(scenario.impassable):
        yield "impassable", f"a terrain is named twice: {', '.join(scenario.impassable)}"


def _pieces(scenario: Scenario) -> Iterator[Problem]:
    """Each piece by itself: its kind, its hex, what it is worth."""
    facts = load()
    full, closed = facts.numbers["blocks"]["value"], blocked(scenario)
    last = scenario.board.hexes - 1
    pieces: list[Unit | Leader] = [*scenario.units, *scenario.leaders]
    for piece in pieces:
        what = "unit" if isinstance(piece, Unit) else "leader"
        where = f"{scenario.hex_name(piece.hex)} {what}"
        kinds = facts.units if isinstance(piece, Unit) else LEADERS
        if piece.kind not in kinds:
            yield where, unknown(f"kind of {what}", piece.kind, kinds)
        if piece.side not in (0, 1):
            yield where, unknown("side", piece.side, SIDES)
        if not scenario.board.has(piece.hex):
            yield where, f"a {piece.kind} stands off the board: hexes are 0 to {last}"
        elif piece.hex in closed:
            terrain = scenario.terrain[piece.hex]
            yield where, f"a {piece.kind} stands on {terrain}, which is impassable"
        if not 0 <= piece.banners <= _MOST_BANNERS:
            yield where, f"worth {piece.banners} banners: 0 to {_MOST_BANNERS} is allowed"
        if isinstance(piece, Unit) and piece.blocks is not None and not 1 <= piece.blocks <= full:
            yield where, f"a {piece.kind} has {piece.blocks} blocks: 1 to {full} is allowed"


def _company(scenario: Scenario) -> Iterator[Problem]:
    """Say who may not share a hex, and who must."""
    units = {unit.hex: unit for unit in scenario.units}
    leaders = {leader.hex: leader for leader in scenario.leaders}
    for things, what in ((scenario.units, "units"), (scenario.leaders, "leaders")):
        counts = Counter(piece.hex for piece in things)
        for number, count in counts.items():
            if count > 1:
                yield f"{scenario.hex_name(number)} {what[:-1]}", f"{count} {what} in one hex"
    for number, leader in leaders.items():
        yield from _served(leader, units.get(number), scenario)
    mounted = {key for key, unit in load().units.items() if unit.get("mounted")}
    for number, unit in units.items():
        led = leaders.get(number)
        if unit.kind in mounted and led and led.kind != "mounted" and led.side == unit.side:
            where = f"{scenario.hex_name(number)} leader"
            yield where, f"a leader on foot serves no cavalry ({unit.kind})"
        if unit.kind == _BODYGUARD and is_fresh(scenario) and (not led or led.kind != COMMANDER):
            yield (
                f"{scenario.hex_name(number)} unit",
                "a bodyguard stands with the army commander (B23)",
            )
    for many, most, what in (
        (len(scenario.units), MOST_UNITS, "units"),
        (len(scenario.leaders), MOST_LEADERS, "leaders"),
    ):
        if many > most:
            yield "map", f"{many} {what}: at most {most} can be played"
    for side, name in enumerate(SIDES):
        if sum(leader.side == side for leader in leaders.values() if leader.kind == COMMANDER) > 1:
            yield "map", f"{name} has more than one army commander"
        if is_fresh(scenario) and not any(unit.side == side for unit in scenario.units):
            yield "map", f"{name} has no unit"


def _served(leader: Leader, unit: Unit | None, scenario: Scenario) -> Iterator[Problem]:
    where = f"{scenario.hex_name(leader.hex)} leader"
    if unit is not None and unit.side != leader.side:
        yield where, "a leader stands in an enemy unit's hex"
    if leader.kind != COMMANDER:
        return
    if unit is not None and unit.kind != _BODYGUARD:
        yield where, f"an army commander leads his bodyguard only, not {unit.kind} (B23)"
    if unit is None and is_fresh(scenario):
        yield where, "an army commander stands with his bodyguard (B23)"


def _armies(scenario: Scenario) -> Iterator[Problem]:
    for side, army in enumerate(scenario.armies):
        name = SIDES[side]
        if army.honor < 0:
            yield f"{name} honor", f"{army.honor} tokens: the least is 0"
        if not 1 <= army.banners <= _MOST_BANNERS:
            wanted = f"1 to {_MOST_BANNERS} is allowed"
            yield f"{name} banners to win", f"{army.banners} banners to win: {wanted}"
        if not 0 <= army.gained <= _MOST_BANNERS:
            yield f"{name} banners gained", f"{army.gained} banners gained: the least is 0"
        if is_fresh(scenario) and army.command == 1:
            yield f"{name} command cards", "an army with 1 command card must surrender: at least 2"
    if not 0 <= scenario.pool <= _MOST_TOKENS:
        yield "pool", f"{scenario.pool} tokens: 0 to {_MOST_TOKENS} is allowed"
    held = sum(army.honor for army in scenario.armies)
    if held > scenario.pool:
        yield "pool", f"the armies begin with {held} tokens, more than the {scenario.pool} in all"
