"""The page around the picture of a map: its legend, and the rules of the scenario in words."""

import textwrap
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from samurai_odds.battles.board import PLACES
from samurai_odds.battles.facts import load
from samurai_odds.battles.scenario.drawn_map import LEADER_LETTERS
from samurai_odds.battles.scenario.map_text import hands_known, position_text, special_rules
from samurai_odds.battles.scenario.pieces import (
    DARK,
    LEADER_MARKS,
    SYMBOLS,
    TERRAIN_LOOKS,
    piece_colors,
)
from samurai_odds.battles.scenario.scenario import (
    SIDES,
    Leader,
    Scenario,
    Unit,
    blocked,
    is_fresh,
    rank_name,
)
from samurai_odds.battles.scenario.wording import counted
from samurai_odds.battles.words import UNIT_LETTERS
from samurai_odds.grids.style import new_picture

if TYPE_CHECKING:
    from matplotlib.axes import Axes

_SMALL = 9
_LINE = 0.16  # inches, of text below the board
_HEAD = 0.2  # and above it
_LETTERS = 165  # of a line
_SIZES = {"core": (10.88, 8.6), "epic": (22.1, 6.9)}  # inches of the boards: hexes look alike


def new_page(
    scenario: Scenario, heated: bool, above: Sequence[str] = (), below: Sequence[str] = ()
) -> "Axes":
    """Make a page: the board, a legend to the right, the rules in words below.

    Lines ``above`` stand below the title, those ``below`` before the rules.
    The figure belongs to nobody's global state, so nothing has to be closed.
    """

    board = _SIZES[scenario.board.key]
    above = _folded(above)
    below = _folded([*below, *_words_below(scenario)])
    head = 0.45 + _HEAD * len(above)
    high = board[1] + 0.25 + head + _LINE * len(below)
    wide = board[0] + 2.72
    picture = new_picture(wide, high, layout=None)
    foot = (0.25 + _LINE * len(below)) / high
    tall = 1 - foot - head / high
    axes = picture.add_axes((0.204 / wide, foot, board[0] / wide, tall))
    panel = picture.add_axes(((board[0] + 0.272) / wide, foot, 2.38 / wide, tall))
    panel.set_axis_off()
    handles = _ground_handles(scenario, heated)
    if not heated:
        handles += _piece_handles(scenario)
    panel.legend(
        handles=handles,
        loc="upper left",
        frameon=False,
        fontsize=_SMALL,
        handlelength=1.8,
        handleheight=1.5,
        labelspacing=0.5,
    )
    picture.text(
        (0.204 + board[0] / 2) / wide,
        1 - 0.2 / high,
        scenario.title,
        ha="center",
        va="center",
        fontsize=14,
        parse_math=False,
    )
    picture.text(
        0.272 / wide,
        1 - 0.4 / high,
        "\n".join(above),
        ha="left",
        va="top",
        fontsize=11,
        parse_math=False,
    )
    words = "\n".join(below)
    picture.text(
        0.272 / wide,
        foot - 0.1 / high,
        words,
        ha="left",
        va="top",
        fontsize=_SMALL,
        parse_math=False,
    )
    return axes


def _words_below(scenario: Scenario) -> list[str]:
    lines = []
    for side, army in enumerate(scenario.armies):
        seat = PLACES[scenario.seat(side)]
        moves = ", to move" if scenario.first == side else ""
        held = ", ".join(
            counted(count, thing)
            for count, thing in (
                (army.command, "command card"),
                (army.dragons, "Dragon card"),
                (army.honor, "honor token"),
            )
        )
        gained = f"{army.gained} of " if army.gained else ""
        goal = f"{gained}{counted(army.banners, 'banner')} to win"
        lines.append(f"{SIDES[side]} ({army.name}, {seat}{moves}): {held}, {goal}")
    lines += list(special_rules(scenario))
    if not is_fresh(scenario):
        lines.append(position_text(scenario))
    lines += hands_known(scenario)
    lines.append(f"numbers: {scenario.source}; placement: {scenario.placement}")
    return lines


def _folded(lines: Sequence[str]) -> list[str]:
    return [piece for line in lines for piece in textwrap.wrap(line, _LETTERS)]


def _ground_handles(scenario: Scenario, heated: bool) -> list[Any]:
    """Explain the ground that this map shows."""
    from matplotlib.lines import Line2D
    from matplotlib.patches import Patch

    closed = {scenario.terrain[number] for number in blocked(scenario)}
    handles: list[Any] = []
    for terrain, (face, hatch, tint) in TERRAIN_LOOKS.items():
        if terrain == "tent" and terrain in scenario.terrain:
            look: dict[str, Any] = {"ls": "", "ms": 10, "mfc": "white", "mec": "black", "mew": 1.2}
            handles.append(Line2D([], [], marker="^", label=terrain, **look))
        elif terrain in scenario.terrain and terrain != "open":
            label = f"{terrain}, impassable" if terrain in closed else terrain
            texture = "" if heated else hatch
            edge = "black" if terrain in closed else tint
            patch = Patch(facecolor=face, edgecolor=edge, hatch=texture, linewidth=0.8)
            patch.set_label(label)
            handles.append(patch)
    handles.append(Line2D([], [], color="0.25", ls=":", lw=1.6, label="between sections"))
    if any(goal.hexes for goal in scenario.objectives):
        handles.append(Line2D([], [], color="black", ls="--", lw=1.4, label="objective"))
    if heated:
        handles.append(Patch(facecolor="0.5", label="shade and number:\nhow much, where"))
    return handles


def _piece_handles(scenario: Scenario) -> list[Any]:
    """Explain the pieces that this map shows."""
    from matplotlib.lines import Line2D
    from matplotlib.patches import Patch

    def sign(marker: str, size: float, label: str, **look: Any) -> Any:
        return Line2D([], [], ls="", marker=marker, ms=size, label=label, **look)

    handles: list[Any] = []
    for side, name in enumerate(SIDES):
        face, _ = piece_colors(side)
        handles.append(Patch(facecolor=face, edgecolor=DARK[side], linewidth=1.5, label=name))
    kinds = {unit.kind for unit in scenario.units}
    for code, kind in UNIT_LETTERS.items():
        if kind in kinds:
            handles.append(sign(f"$\\mathbf{{{code}}}$", 14, kind, color="black", mew=0.2))
    symbols = {str(load().units[kind]["symbol"]) for kind in kinds}
    for symbol, marker in SYMBOLS.items():
        if symbol in symbols:
            handles.append(sign(marker, 6, f"{symbol} symbol", mfc="0.2", mec="0.2"))
    ranks = {leader.kind for leader in scenario.leaders}
    for rank in LEADER_LETTERS.values():
        if rank in ranks:
            handles.append(sign(*LEADER_MARKS[rank], rank_name(rank), mfc="0.4", mec="black"))
    if any(unit.locked_until for unit in scenario.units):
        locked = Patch(facecolor="white", edgecolor="black", linestyle="--", label="locked unit")
        handles.append(locked)
    pieces: list[Unit | Leader] = [*scenario.units, *scenario.leaders]
    worth = {piece.banners for piece in pieces} - {1}
    for banners in sorted(worth):
        handles.append(sign(f"$×{banners}$", 11, f"worth {banners} banners", color="black"))
    return handles
