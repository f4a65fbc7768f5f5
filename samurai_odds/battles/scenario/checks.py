"""Everything that is wrong with a scenario, all of it at once.

Each problem says where it stands (``title``, ``red command cards``, ``c4``, ``c4 unit``,
``objective 2``, ``position held``), which the reader of a file turns into a line.
"""

from collections import Counter
from collections.abc import Iterator, Mapping

from samurai_odds.battles.attack.situation import BODYGUARD
from samurai_odds.battles.board import PLACES
from samurai_odds.battles.facts import load
from samurai_odds.battles.scenario.deck import card_problems
from samurai_odds.battles.scenario.scenario import (
    COMMANDER,
    LEADERS,
    MOST_LEADERS,
    MOST_UNITS,
    OBJECTIVE_RULES,
    SIDES,
    Leader,
    Objective,
    Scenario,
    Tent,
    Unit,
    blocked,
    dragon_cards,
    is_fresh,
)
from samurai_odds.engine.text_files import source_problems, spacing_problems
from samurai_odds.errors import refuse, unknown, within

Problem = tuple[str, str]  # where and what
_MOST_BANNERS = 99  # a pile of counters, and three digits on the page
_MOST_TOKENS = 999


def check(scenario: Scenario, dragon_deck: Mapping[str, int] | None = None) -> None:
    """Raise OddsError with every problem of a scenario.

    ``dragon_deck`` gives the Dragon cards and their copies, if not those known.
    """
    refuse(within(where, what) for where, what in problems(scenario, dragon_deck))


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
    yield from spacing_problems(lines)
    yield from source_problems(lines[1:3])
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
            yield where, f"the {piece.kind} stands off the board: hexes are 0 to {last}"
        elif piece.hex in closed:
            terrain = scenario.terrain[piece.hex]
            yield where, f"the {piece.kind} stands on {terrain}, which is impassable"
        if not 0 <= piece.banners <= _MOST_BANNERS:
            yield where, f"worth {piece.banners} banners: 0 to {_MOST_BANNERS} is allowed"
        if isinstance(piece, Unit) and piece.blocks is not None and not 1 <= piece.blocks <= full:
            yield where, f"the {piece.kind} has {piece.blocks} blocks: 1 to {full} is allowed"


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
        if unit.kind == BODYGUARD and is_fresh(scenario) and (not led or led.kind != COMMANDER):
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
    if leader.kind != COMMANDER or not is_fresh(scenario):
        return  # he is a foot leader in all respects once his bodyguard is lost
    if unit is not None and unit.kind != BODYGUARD:
        yield where, f"an army commander leads his bodyguard only, not {unit.kind} (B23)"
    if unit is None:
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


# ---- objectives and tents -----------------------------------------------------------


_USES = {  # what each rule needs besides a side and banners, and what it may have
    "hold": (("hexes",), ()),
    "capture": (("hexes",), ("lose_cards",)),
    "cross": (("hexes",), ("kinds",)),
    "exit": (("hexes",), ("kinds",)),
    "clear-section": ((), ()),
    "card": (("cards",), ()),
}
_PARTS = {"hexes": "hexes", "kinds": "kinds of unit", "cards": "cards", "lose_cards": "lost cards"}
_MOST = 99
_MOST_TURNS = 9999


def goal_problems(scenario: Scenario) -> Iterator[Problem]:
    """Find all that is wrong with tents, objectives and the position's record."""
    yield from _tents(scenario)
    for index, objective in enumerate(scenario.objectives):
        for what in _objective(objective, scenario):
            yield f"objective {index + 1}", what
        yield from _closed(index, objective, scenario)
        earlier = scenario.objectives[:index]
        for what in _claimed_twice(objective, earlier, scenario):
            yield f"objective {index + 1}", what
    yield from _moment(scenario)


def _tents(scenario: Scenario) -> Iterator[Problem]:
    pitched: dict[int, int] = {}
    board = scenario.board
    for index, tent in enumerate(scenario.tents):
        where = f"tent {index + 1}"
        if tent.side not in (0, 1):
            yield where, unknown("side", tent.side, SIDES)
        if not 1 <= tent.banners <= _MOST:
            yield where, f"{tent.banners} banners: 1 to {_MOST} is allowed"
        if not board.has(tent.hex):
            yield where, f"hex {tent.hex} is off the board"
        yield from _unpitched(index, tent, scenario)
        if tent.hex in pitched:
            yield where, f"tent {pitched[tent.hex] + 1} stands in the same hex"
        pitched.setdefault(tent.hex, index)
    sides = [tent.side for tent in scenario.tents]
    for index, side in enumerate(sides):
        if side in sides[:index]:
            yield f"tent {index + 1}", f"{SIDES[side]} has another tent: it goes with the commander"
    for number, terrain in enumerate(scenario.terrain):
        if terrain == "tent" and number not in pitched:
            yield board.name_of(number), "a tent that is nobody's: name its side under Tents"


def _unpitched(index: int, tent: Tent, scenario: Scenario) -> Iterator[Problem]:
    if scenario.board.has(tent.hex) and scenario.terrain[tent.hex] != "tent":
        on, where = scenario.terrain[tent.hex], scenario.hex_name(tent.hex)
        yield f"tent {index + 1}", f"the map shows {on} in {where}, not a tent"


def _closed(index: int, objective: Objective, scenario: Scenario) -> Iterator[Problem]:
    if objective.rule in OBJECTIVE_RULES:
        for number in sorted({*objective.hexes} & blocked(scenario)):
            terrain = scenario.terrain[number]
            said = f"{scenario.board.name_of(number)} is {terrain}, which is impassable"
            yield f"objective {index + 1}", said


def problems_of_ground(scenario: Scenario) -> Iterator[Problem]:
    """Find those problems of tents and objectives that lie in what the map shows."""
    for index, tent in enumerate(scenario.tents):
        yield from _unpitched(index, tent, scenario)
    for index, objective in enumerate(scenario.objectives):
        yield from _closed(index, objective, scenario)


def _claimed_twice(
    objective: Objective, earlier: tuple[Objective, ...], scenario: Scenario
) -> Iterator[str]:
    """Find hexes where a unit would come across, or leave the board, by two objectives."""
    if objective.rule not in ("cross", "exit"):
        return
    for number, other in enumerate(earlier):
        if (other.rule, other.side) == (objective.rule, objective.side):
            shared = sorted(set(other.hexes) & set(objective.hexes))
            for place in shared:
                yield f"{scenario.hex_name(place)} is in objective {number + 1} too: name it in one"


def _objective(objective: Objective, scenario: Scenario) -> Iterator[str]:
    if objective.rule not in OBJECTIVE_RULES:
        yield unknown("rule", objective.rule, OBJECTIVE_RULES)
        return
    if objective.side not in (0, 1):
        yield unknown("side", objective.side, SIDES)
    if not 1 <= objective.banners <= _MOST:
        yield f"{objective.banners} banners: 1 to {_MOST} is allowed"
    if not 0 <= objective.lose_cards <= _MOST:
        yield f"{objective.lose_cards} lost cards: 0 to {_MOST} is allowed"
    needed, allowed = _USES[objective.rule]
    for part, said in _PARTS.items():
        value = bool(getattr(objective, part))
        if part in needed and not value:
            yield f"'{objective.rule}' needs {said}"
        if value and part not in (*needed, *allowed):
            yield f"'{objective.rule}' has no {said}"
    kinds = load().units
    yield from (unknown("unit", kind, kinds) for kind in objective.kinds if kind not in kinds)
    for part in ("hexes", "kinds", "cards"):
        listed = getattr(objective, part)
        if len(set(listed)) < len(listed):
            yield f"one of its {_PARTS[part]} is named twice"
    yield from _places(objective, scenario)


def _places(objective: Objective, scenario: Scenario) -> Iterator[str]:
    """The hexes of an objective: on the board, and open to a unit."""
    closed, board = blocked(scenario), scenario.board
    for number in objective.hexes:
        if not board.has(number):
            yield f"hex {number} is off the board"
        elif number in closed:
            continue  # see `_closed`
        elif objective.rule == "exit" and -1 not in board.neighbors(number):
            yield f"nobody leaves the board from {board.name_of(number)}, away from its edge"


def _moment(scenario: Scenario) -> Iterator[Problem]:
    moment = scenario.moment
    if not 1 <= moment.turn <= _MOST_TURNS:
        yield "position turn", f"turn {moment.turn}: 1 to {_MOST_TURNS} is allowed"
    for word, rule in (("captured", "capture"), ("held", "hold")):
        marks = getattr(moment, word)
        where = f"position {word}"
        if len(set(marks)) < len(marks):
            yield where, "the same hex is named twice"
        for index, number in marks:
            said = f"objective {index + 1}"
            if not 0 <= index < len(scenario.objectives):
                yield where, f"there is no {said}: the scenario has {len(scenario.objectives)}"
                continue
            objective = scenario.objectives[index]
            if objective.rule != rule:
                yield where, f"{said} is a '{objective.rule}', not a '{rule}'"
            elif number not in objective.hexes:
                yield where, f"{scenario.hex_name(number)} is no hex of {said}"
            elif rule == "hold" and not _stands(objective.side, number, scenario):
                side = SIDES[objective.side] if objective.side in (0, 1) else "that side"
                yield where, f"no unit of {side} stands on {scenario.hex_name(number)}"


def _stands(side: int, number: int, scenario: Scenario) -> bool:
    return any(unit.side == side and unit.hex == number for unit in scenario.units)
