"""Objectives, tents and hexes in plain words, which are read and written alike.

blue holds d7-i7: 1 banner
blue captures f10: 1 banner, red loses 1 command card
red crosses to a1-c1 with ashigaru-spear: 1 banner
red leaves from a11-l11: 1 banner
blue clears a section: 1 banner
red plays order-one-left order-one-center: 1 banner
blue f1: 3 banners, blue loses a command card      (a tent)
"""

import re
from collections.abc import Iterable

from samurai_odds.battles.board import Board
from samurai_odds.battles.scenario.scenario import SIDES, Objective, Tent
from samurai_odds.engine.text_files import words_of
from samurai_odds.errors import OddsError, refuse
from samurai_odds.grids.fitting import counted

VERBS = {
    "hold": "holds",
    "capture": "captures",
    "cross": "crosses to",
    "exit": "leaves from",
    "clear-section": "clears a section",
    "card": "plays",
}
_RULE_OF = {verb: rule for rule, verb in VERBS.items()}
_LOSS = r"(?:, (red|blue) loses (\d{1,3}) command cards?)?"
_OBJECTIVE = re.compile(
    rf"(red|blue) ({'|'.join(_RULE_OF)})(?: (.*?))??(?: with (.*?))?: (\d{{1,3}}) banners?{_LOSS}",
    re.ASCII,
)
_TENT = re.compile(
    r"(red|blue) (\S+): (\d{1,3}) banners?(?:, (red|blue) loses a command card)?", re.ASCII
)
_RUN = re.compile(r"([A-Za-z]\d{1,2})-([A-Za-z]\d{1,2})", re.ASCII)


def objective_text(objective: Objective, board: Board) -> str:
    text = f"{SIDES[objective.side]} {VERBS[objective.rule]}"
    if objective.hexes:
        text += f" {hexes_text(objective.hexes, board)}"
    if objective.cards:
        text += f" {' '.join(objective.cards)}"
    if objective.kinds:
        text += f" with {' '.join(objective.kinds)}"
    text += f": {counted(objective.banners, 'banner')}"
    if objective.lose_cards:
        cards = counted(objective.lose_cards, "command card")
        text += f", {SIDES[1 - objective.side]} loses {cards}"
    return text


def read_objective(text: str, board: Board) -> Objective:
    """Read an objective's line. Raises OddsError if it is none."""
    parts = _OBJECTIVE.fullmatch(text)
    if parts is None:
        forms = "; ".join(f"'SIDE {verb} ...: N banners'" for verb in _RULE_OF)
        raise OddsError(f"cannot read the objective '{text}': write one of {forms}")
    side, rule = SIDES.index(parts[1]), _RULE_OF[parts[2]]
    listed = parts[3] or ""
    if parts[6] is not None and parts[6] == parts[1]:
        raise OddsError(f"'{text}': it is the enemy who loses the command card")
    return Objective(
        side,
        rule,
        () if rule == "card" else read_hexes(listed, board),
        int(parts[5]),
        words_of(parts[4] or ""),
        words_of(listed) if rule == "card" else (),
        int(parts[7] or 0),
    )


def tent_text(tent: Tent, board: Board) -> str:
    side = SIDES[tent.side]
    loss = f", {side} loses a command card" if tent.lose_card else ""
    return f"{side} {board.name_of(tent.hex)}: {counted(tent.banners, 'banner')}{loss}"


def read_tent(text: str, board: Board) -> Tent:
    """Read a tent's line. Raises OddsError if it is none."""
    parts = _TENT.fullmatch(text)
    if parts is None:
        form = "'SIDE HEX: 3 banners, SIDE loses a command card'"
        raise OddsError(f"cannot read the tent '{text}': write {form}")
    if parts[4] not in (None, parts[1]):
        raise OddsError(f"'{text}': it is the tent's owner who loses the command card")
    return Tent(
        SIDES.index(parts[1]), board.hex_named(parts[2]), int(parts[3]), parts[4] is not None
    )


def hexes_text(hexes: Iterable[int], board: Board) -> str:
    """List hexes; three or more neighbors of a row as ``a1-d1``."""
    runs: list[list[int]] = []
    for number in hexes:
        last = runs[-1][-1] if runs else -2
        if number == last + 1 and board.row_of(number) == board.row_of(last):
            runs[-1].append(number)
        else:
            runs.append([number])
    names = [[board.name_of(number) for number in run] for run in runs]
    return " ".join(f"{run[0]}-{run[-1]}" if len(run) > 2 else " ".join(run) for run in names)


def read_hexes(text: str, board: Board) -> tuple[int, ...]:
    """Read a list of hexes. Raises OddsError naming each that the board has not."""
    problems: list[str] = []
    hexes: list[int] = []
    for word in words_of(text):
        run = _RUN.fullmatch(word)
        try:
            ends = [board.hex_named(name) for name in (run.groups() if run else (word, word))]
        except OddsError as fault:
            problems += fault.problems
            continue
        if ends[0] > ends[1] or board.row_of(ends[0]) != board.row_of(ends[1]):
            problems.append(f"'{word}' runs along no row: write it like a1-d1")
        hexes += range(ends[0], ends[1] + 1)
    refuse(problems)
    return tuple(hexes)
