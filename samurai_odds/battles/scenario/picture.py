"""The map of a scenario as a picture, with its rules in words."""

from collections.abc import Sequence

from samurai_odds.battles.board import PLACES
from samurai_odds.battles.scenario.board import ground, scene
from samurai_odds.battles.scenario.map_text import hands_known, position_text, special_rules
from samurai_odds.battles.scenario.scenario import SIDES, Scenario, is_fresh
from samurai_odds.grids.axes import Axes
from samurai_odds.grids.fitting import counted
from samurai_odds.play.board_picture import draw_board, new_page


def draw_map(
    scenario: Scenario, above: Sequence[str] = (), explained: Sequence[str] = ()
) -> "Axes":
    """Draw a scenario's board with its pieces; return its axes.

    Lines ``above`` stand below the title; ``explained`` are those before the rules.
    """
    drawn = ground(scenario)
    axes = new_page(scenario.title, drawn, (*explained, *words(scenario)), above)
    return draw_board(axes, drawn, scene(scenario).pieces)


def words(scenario: Scenario) -> list[str]:
    """Say what a picture does not show: what each side has, then rules, hands and sources."""
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
