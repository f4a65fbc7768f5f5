"""What is wrong with the tents, objectives and turn record of a scenario."""

from collections.abc import Iterator

from samurai_odds.battles.facts import load
from samurai_odds.battles.scenario.facts import blocked
from samurai_odds.battles.scenario.scenario import OBJECTIVE_RULES, SIDES, Objective, Scenario
from samurai_odds.errors import unknown

Problem = tuple[str, str]
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
        elif scenario.terrain[tent.hex] != "tent":
            on = scenario.terrain[tent.hex]
            yield where, f"the map shows {on} in {board.name_of(tent.hex)}, not a tent"
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
        given = bool(getattr(objective, part))
        if part in needed and not given:
            yield f"'{objective.rule}' needs {said}"
        if given and part not in (*needed, *allowed):
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
            terrain = scenario.terrain[number]
            yield f"{board.name_of(number)} is {terrain}, which is impassable"
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
