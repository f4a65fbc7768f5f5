"""The map with the orders of a turn."""

from dataclasses import replace
from typing import TYPE_CHECKING

from samurai_odds.battles.advice.orders_in_words import deeds
from samurai_odds.battles.advice.result import AdviceResult
from samurai_odds.battles.drawing.page import new_page
from samurai_odds.battles.drawing.picture import draw_map
from samurai_odds.battles.drawing.pieces import LEGEND, draw_attack, draw_move, draw_stay
from samurai_odds.battles.scenario.scenario import Scenario
from samurai_odds.play.hex_maps import middle

if TYPE_CHECKING:
    from matplotlib.axes import Axes


def _without_their_cards(scenario: Scenario) -> Scenario:
    """Return a position as the side to move knows it, for a picture that both may look at."""
    armies = list(scenario.armies)
    armies[1 - scenario.first] = replace(armies[1 - scenario.first], hand=(), dragon_hand=())
    return replace(scenario, armies=(armies[0], armies[1]))


def draw_advice(advice: AdviceResult) -> "Axes":
    """Draw the turn asked about on the map, else the best one."""
    scenario, drawn = advice.staged.scenario, advice.asked or advice.best
    seen, above = _without_their_cards(scenario), advice.standing(drawn)
    axes = new_page(seen, heated=False, above=above, below=(LEGEND,))
    draw_map(scenario, axes)
    moves: dict[tuple[int, int], list[str]] = {}
    for deed in deeds(scenario, drawn.candidate.orders):
        start, end = middle(scenario.board, deed.start), middle(scenario.board, deed.end)
        if deed.verb in ("stay", "leave"):
            draw_stay(axes, start)
        elif deed.verb == "move":
            number = str(1 + sum(map(len, moves.values())))
            moves.setdefault((deed.start, deed.end), []).append(number)
        else:
            draw_attack(axes, start, end, deed.verb == "shoot")
    for (here, there), numbers in moves.items():
        ends = middle(scenario.board, here), middle(scenario.board, there)
        draw_move(axes, *ends, "+".join(numbers))
    return axes
