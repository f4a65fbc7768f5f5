"""The page around the picture of a map: what its signs mean, the scenario in words below."""

import textwrap
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from samurai_odds.ran.drawing.pieces import DARK, RISE, SIDE_LOOKS, ZONE_HATCH, piece_colors
from samurai_odds.ran.drawing.words import place_text, source_lines, special_lines, units_text
from samurai_odds.ran.scenario.scenario import SIDES, Contingent, Scenario

if TYPE_CHECKING:
    from matplotlib.axes import Axes

_HEX = 0.85  # inches across
_LEAST = 8.0  # inches of the page's width
_LINE = 0.16  # inches, of text below the map
_LETTERS = 15.5  # of text, to the inch
_SMALL = 8.5
_SIGNS = (
    "a unit's tip points at the vertex that it faces; a square is a Honjin, front all around; "
    "label, type, TQ-MA (h hits, o open order; dashed: disrupted); a ring with a letter: the "
    "busho of that contingent, a double one the So-Taisho; a digit in a ring: the level"
)


def new_page(scenario: Scenario) -> "Axes":
    """Make a page: title, map, signs, the scenario in words.

    The figure belongs to nobody's global state, so nothing has to be closed.
    """
    from matplotlib.backends.backend_agg import FigureCanvasAgg
    from matplotlib.figure import Figure

    over = scenario.terrain.field
    board = ((over.columns + 0.56) * _HEX, ((over.rows - 1) * 0.866 + 1.2147) * _HEX)
    wide = max(board[0] + 0.4, _LEAST)
    below = [
        line for said in _words(scenario) for line in textwrap.wrap(said, int(wide * _LETTERS))
    ]
    foot_inches = 0.65 + _LINE * len(below)
    high = board[1] + 0.55 + foot_inches
    picture = Figure(figsize=(wide, high))
    FigureCanvasAgg(picture)
    left = (wide - board[0]) / 2
    axes = picture.add_axes((left / wide, foot_inches / high, board[0] / wide, board[1] / high))
    title: dict[str, Any] = {"ha": "center", "va": "center", "parse_math": False}
    picture.text(0.5, 1 - 0.25 / high, scenario.title, fontsize=14, **title)
    picture.legend(
        handles=_handles(scenario),
        loc="upper center",
        bbox_to_anchor=(0.5, (foot_inches - 0.05) / high),
        ncols=7,
        frameon=False,
        fontsize=_SMALL,
        handlelength=1.8,
        handleheight=1.3,
        columnspacing=1.2,
    )
    picture.text(
        0.2 / wide,
        (foot_inches - 0.5) / high,
        "\n".join(below),
        ha="left",
        va="top",
        fontsize=_SMALL,
        parse_math=False,
    )
    return axes


def _words(scenario: Scenario) -> Iterator[str]:
    yield _SIGNS
    for side, army in enumerate(scenario.armies):
        yield f"{SIDES[side]} ({army.name}): breaks at {army.level} rout points"
        for each in scenario.of_side(side):
            yield f"    {_contingent(each, scenario)}: {units_text(each)}"
    yield from special_lines(scenario)
    yield from source_lines(scenario)


def _contingent(each: Contingent, scenario: Scenario) -> str:
    rating = f"momentum {each.rating}"
    if each.command is not None:
        rating = f"So-Taisho, initiative {each.rating}"
    return f"{each.letter} {each.name}, {rating}, {each.man}, at {place_text(each, scenario)}"


def _handles(scenario: Scenario) -> list[Any]:
    from matplotlib.lines import Line2D
    from matplotlib.patches import Patch

    handles: list[Any] = []
    for side, name in enumerate(SIDES):
        face, _ = piece_colors(side)
        handles.append(Patch(facecolor=face, edgecolor=DARK[side], linewidth=1.5, label=name))
        zone = Patch(facecolor="none", edgecolor=DARK[side], hatch=ZONE_HATCH[side], linewidth=0.3)
        zone.set_label(f"{name}'s zone")
        handles.append(zone)
    kinds = {kind for _, kind in scenario.terrain.sides}
    for kind, (color, style, wide) in SIDE_LOOKS.items():
        if kind in kinds:
            handles.append(Line2D([], [], color=color, ls=style, lw=wide, label=kind))
    if len(set(scenario.terrain.levels)) > 1:
        handles.append(Line2D([], [], color=RISE, lw=2.2, label="rise"))
    return handles
