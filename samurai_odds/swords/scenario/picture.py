"""The map of a setup or a position as a picture, with its seats in words."""

from samurai_odds.grids.axes import Axes
from samurai_odds.play.board_picture import draw_board, new_page
from samurai_odds.swords.facts import Facts, load
from samurai_odds.swords.scenario.board import ground, scene
from samurai_odds.swords.scenario.map_text import armies_text, begins, seat_text
from samurai_odds.swords.scenario.scenario import Scenario


def draw_map(scenario: Scenario, facts: Facts | None = None) -> "Axes":
    """Draw the map with all that stands on it; return its axes.

    ``facts`` are a user's numbers, if not ours.
    """
    facts, drawn = load() if facts is None else facts, ground(scenario)
    axes = new_page(scenario.title, drawn, _words(scenario, facts))
    return draw_board(axes, drawn, scene(scenario, facts).pieces)


def _words(scenario: Scenario, facts: Facts) -> list[str]:
    lines = [begins(scenario, facts)]
    if not scenario.to_be_set_up:
        for index in range(len(scenario.seats)):
            armies = armies_text(scenario, index)
            lines.append(f"{seat_text(scenario, index, facts)}{': ' if armies else ''}{armies}")
    return lines
