"""A scenario of Samurai Battles in the terminal: its map, its armies, its rules in words.

A board that fits is drawn at once, as scenario files have it. The Epic one is drawn whole
with two letters for a hex, who stands there or else what ground it is; then section by
section with all that files say.
"""

from collections.abc import Iterator
from dataclasses import asdict
from typing import Any

from samurai_odds.battles.board import BOTTOM, CENTER, LEFT, PLACES, RIGHT, SECTIONS, Board
from samurai_odds.battles.scenario.drawn_map import (
    CELL_WIDTH,
    LABEL_WIDTH,
    LEADER_LETTERS,
    TERRAIN_LETTERS,
    cells_of,
    draw_rows,
    letters_row,
)
from samurai_odds.battles.scenario.scenario import (
    SIDES,
    Leader,
    Objective,
    Scenario,
    Unit,
    command_cards,
    is_fresh,
    rank_name,
)
from samurai_odds.battles.scenario.wording import hexes_text
from samurai_odds.battles.words import UNIT_LETTERS
from samurai_odds.grids.fitting import counted, wrapped
from samurai_odds.grids.grid import Grid, write


def map_text(scenario: Scenario) -> str:
    """Draw a scenario with letters and say all that the map does not show."""
    parts = [
        write([armies_grid(scenario)], "text"),
        *drawn_text(scenario),
    ]
    if rules := list(special_rules(scenario)):
        parts.append("\n".join(["special rules", *(wrapped(f"- {rule}") for rule in rules)]))
    if not is_fresh(scenario):
        parts.append(wrapped(position_text(scenario)))
    if hands := list(hands_known(scenario)):
        parts.append("\n".join(wrapped(hand) for hand in hands))
    said = [f"numbers: {scenario.source}", f"placement: {scenario.placement}", scenario.notes]
    parts.append("\n".join(wrapped(text) for text in said if text))
    return "\n\n".join(part.strip("\n") for part in parts)


def drawn_text(scenario: Scenario, width: int | None = None) -> Iterator[str]:
    """Draw a scenario's board and explain its letters."""
    yield from board_text(scenario)
    yield "\n".join(wrapped(text, width) for text in letters_used(scenario))


def armies_grid(scenario: Scenario) -> Grid:
    """Put what both armies hold in a table."""
    rows = []
    for side, army in enumerate(scenario.armies):
        units = [unit for unit in scenario.units if unit.side == side]
        leaders = [leader for leader in scenario.leaders if leader.side == side]
        rows.append(
            (
                f"{SIDES[side]}, {army.name}" if army.name.lower() != SIDES[side] else army.name,
                PLACES[scenario.seat(side)] + (", to move" if scenario.first == side else ""),
                len(units),
                len(leaders),
                army.command,
                army.dragons,
                army.honor,
                f"{army.gained} of {army.banners}" if army.gained else army.banners,
            )
        )
    columns = (
        "army",
        "seat",
        "units",
        "leaders",
        "command",
        "Dragon",
        "honor",
        "banners",
    )
    return Grid(scenario.title, columns, tuple(rows))


def letters_used(scenario: Scenario) -> Iterator[str]:
    """Explain the letters that a scenario's map uses."""
    on_map = set(scenario.terrain)
    terrain = [f"{sign} {key}" for sign, key in TERRAIN_LETTERS.items() if key in on_map]
    kinds = {unit.kind for unit in scenario.units}
    units = [f"{sign} {key}" for sign, key in UNIT_LETTERS.items() if key in kinds]
    ranks = {leader.kind for leader in scenario.leaders}
    leaders = [f"{sign} {rank_name(key)}" for sign, key in LEADER_LETTERS.items() if key in ranks]
    yield f"terrain: {', '.join(terrain)}"
    pieces = ", ".join(units + leaders)
    if any(unit.blocks is not None for unit in scenario.units):
        pieces += "; a number: blocks left"
    yield f"pieces, red in capitals, blue in small letters: {pieces}"


def special_rules(scenario: Scenario) -> Iterator[str]:
    """Say in words what is special about a scenario."""
    board = scenario.board
    if scenario.impassable:
        yield f"impassable: {', '.join(scenario.impassable)}"
    for objective in scenario.objectives:
        yield objective_rule(objective, scenario.board)
    for tent in scenario.tents:
        loss = " and its owner loses a random command card" if tent.lose_card else ""
        yield (
            f"{SIDES[tent.side]}'s tent in {board.name_of(tent.hex)}: an enemy unit that stands "
            f"there at the start of its turn removes it for {counted(tent.banners, 'banner')}{loss}"
        )
    locked: dict[str, list[int]] = {}
    for unit in scenario.units:
        if unit.locked_until is not None:
            locked.setdefault(unit.locked_until, []).append(unit.hex)
    for card, hexes in locked.items():
        plural = "the units" if len(hexes) > 1 else "the unit"
        yield f"{plural} in {hexes_text(hexes, board)} may first be ordered by {card_name(card)}"
    pieces: list[Unit | Leader] = [*scenario.units, *scenario.leaders]
    for piece in pieces:
        if piece.banners != 1:
            worth = f"is worth {counted(piece.banners, 'banner')}"
            kind = rank_name(piece.kind) if isinstance(piece, Leader) else piece.kind
            name = f" {piece.name}" if isinstance(piece, Leader) and piece.name else ""
            yield f"the {SIDES[piece.side]} {kind}{name} in {board.name_of(piece.hex)} {worth}"
    if board.rack:
        yield (
            f"an Epic battle: a common rack of {counted(board.rack, 'command card')}, "
            f"{scenario.pool} honor tokens in all"
        )
    elif scenario.pool != board.tokens:
        yield f"there are {scenario.pool} honor tokens in all"


def objective_rule(objective: Objective, board: Board) -> str:
    side, enemy = SIDES[objective.side], SIDES[1 - objective.side]
    banners, hexes = counted(objective.banners, "banner"), hexes_text(objective.hexes, board)
    unit = " or ".join(objective.kinds) or "unit"
    if objective.rule == "hold":
        return (
            f"{side} has {banners} for each of its units that stands on {hexes} at the start of "
            "its turn, until the unit leaves or is lost"
        )
    if objective.rule == "capture":
        loss = f", and {enemy} loses {counted(objective.lose_cards, 'random command card')}"
        where = f"each of {hexes}" if len(objective.hexes) > 1 else hexes
        return (
            f"{side} gains {banners} the first time one of its units enters {where}"
            f"{loss if objective.lose_cards else ''}"
        )
    if objective.rule == "cross":
        return f"a {side} {unit} that ends its move on {hexes} is removed and gives {banners}"
    if objective.rule == "exit":
        return f"a {side} {unit} may leave the board from {hexes} and gives {banners}"
    if objective.rule == "clear-section":
        return (
            f"{side} gains {banners} at the start of its turn for each section without a unit of "
            f"{enemy}; hexes on a dotted line count as center"
        )
    cards = " or ".join(card_name(card) for card in objective.cards)
    return (
        f"{side} gains {banners}, but never its last, at the end of a turn in which it played "
        f"{cards}"
    )


def card_name(key: str) -> str:
    """Give a command card's printed name."""
    name: str = command_cards()[key]["name"]
    return name


def position_text(scenario: Scenario) -> str:
    """Say how far the game has come."""
    moment = scenario.moment
    parts = [f"a position: turn {moment.turn}, {SIDES[scenario.first]} to move"]
    if moment.eliminated:
        parts.append(f"lost so far: {'; '.join(moment.eliminated)}")
    return "; ".join(parts)


def hands_known(scenario: Scenario) -> Iterator[str]:
    """List the cards in hand that are known, by the keys that `--card` takes; first the rack."""
    if scenario.rack:
        yield _known("on the rack", scenario.rack, scenario.board.rack)
    for side, army in enumerate(scenario.armies):
        for cards, kind, held in (
            (army.hand, "command", army.command),
            (army.dragon_hand, "Dragon", army.dragons),
        ):
            if cards:
                yield _known(f"{SIDES[side]}'s {kind} cards", cards, held)


def _known(whose: str, cards: tuple[str, ...], held: int) -> str:
    listed = ", ".join(dict.fromkeys(_times(card, cards) for card in cards))
    unknown = f", {held - len(cards)} unknown" if held > len(cards) else ""
    return f"{whose}: {listed}{unknown}"


def _times(card: str, cards: tuple[str, ...]) -> str:
    return f"{cards.count(card)} {card}" if cards.count(card) > 1 else card


def map_data(scenario: Scenario) -> dict[str, Any]:
    """Give a scenario as plain data for JSON: hexes by name, open ground left out."""
    data, board = asdict(scenario), scenario.board
    data["board"] = board.key
    data["terrain"] = {
        board.name_of(number): key for number, key in enumerate(scenario.terrain) if key != "open"
    }
    for group in ("units", "leaders", "tents"):
        for piece in data[group]:
            piece |= {"side": SIDES[piece["side"]], "hex": board.name_of(piece["hex"])}
    for objective in data["objectives"]:
        objective["side"] = SIDES[objective["side"]]
        objective["hexes"] = [board.name_of(number) for number in objective["hexes"]]
    data["first"] = SIDES[scenario.first]
    data["red_at"] = PLACES[scenario.red_at]
    data["armies"] = dict(zip(SIDES, data["armies"], strict=True))
    for word in ("captured", "held"):
        data["moment"][word] = [
            {"objective": index + 1, "hex": board.name_of(number)}
            for index, number in data["moment"][word]
        ]
    return data


# ---- the map ------------------------------------------------------------------------


_WIDTH = 80
_SMALL = 3  # letters of a hex on the map of the whole board, with the space after it
_SAID = """\
the whole board: the unit in a hex, else its ground; then each section in full,
  its rows begun by the hex named (a hex on a dotted line stands in both)"""


def board_text(scenario: Scenario) -> Iterator[str]:
    """Draw a scenario's board: one part, or the whole in small and each section."""
    if LABEL_WIDTH + CELL_WIDTH * scenario.board.columns <= _WIDTH:
        yield "\n".join([letters_row(scenario.board), *draw_rows(scenario)])
        return
    yield _SAID
    yield "\n".join(_whole(scenario))
    for section in (LEFT, CENTER, RIGHT):
        yield "\n".join(_section(scenario, section))


def _whole(scenario: Scenario) -> Iterator[str]:
    """The whole board: the sections above it, their dotted lines where it stands ``|``."""
    board, cells = scenario.board, cells_of(scenario)
    ends = [0, *(line // 2 for line in board.lines), board.columns]
    named = [
        _whose(scenario, section).ljust(_SMALL * (end - start) - 1)
        for section, start, end in zip((LEFT, CENTER, RIGHT), ends, ends[1:], strict=False)
    ]
    yield f"  {'|'.join(named)}".rstrip()
    yield letters_row(board, 2, _SMALL)
    for row in range(board.rows):
        drawn = "".join(_in_small(cells[n]).ljust(_SMALL) for n in board.hexes_of(row))
        yield f"{row + 1} {' ' * (row % 2)}{drawn}".rstrip()


def _in_small(cell: str) -> str:
    """Leave a unit's letters, a lone leader's on his ground, or the ground."""
    return cell[1:3] if cell[1:3].isalpha() and len(cell) > 2 else cell


def _section(scenario: Scenario, section: int) -> Iterator[str]:
    """One section, the hexes on its dotted lines included."""
    board, cells = scenario.board, cells_of(scenario)
    rows = [
        [number for number in board.hexes_of(row) if board.sections(number, BOTTOM) & section]
        for row in range(board.rows)
    ]
    start = min(board.across(numbers[0]) for numbers in rows)
    yield f"{_whose(scenario, section)}:"
    for numbers in rows:
        indent = " " * (CELL_WIDTH // 2 * (board.across(numbers[0]) - start))
        drawn = "".join(cells[number].ljust(CELL_WIDTH) for number in numbers)
        yield f"{board.name_of(numbers[0]):>4}  {indent}{drawn}".rstrip()


def _whose(scenario: Scenario, section: int) -> str:
    """Name a part of the board, given as the bottom player sees it, for both players."""
    if section == CENTER:
        return SECTIONS[1]
    bottom = next(side for side in (0, 1) if scenario.seat(side) == BOTTOM)
    own, other = ("left", "right") if section == LEFT else ("right", "left")
    return f"{SIDES[bottom]}'s {own}, {SIDES[1 - bottom]}'s {other}"
