"""Epic positions drawn in a test: the cards of hand and rack, led as a test says."""

from typing import Any

from samurai_odds.battles.board import EPIC
from tests.battles.rules.drawing import RED_HAND, Table

# Seven of red's spearmen in each section; the dotted lines run through i and q of even rows.
LINES = """
b7    rs   rs   rs   rs   rs   rs   rs
j7    rs   rs   rs   rs   rs   rs   rs
r7    rs   rs   rs   rs   rs   rs   rs
a1    bS
"""
LEFT, CENTER, RIGHT = (" ".join(f"{c}7" for c in row) for row in ("bcdefgh", "jklmnop", "rstuvwx"))
OTHERS = ("order-circle", "order-square", "order-triangle")  # that fill a rack


def epic(picture: str = LINES, hand: str = "", *rack: str, **more: Any) -> Table:
    """Red's turn in Epic, a card of his hand led and beside it the first of the rack, if any.

    His hand is five cards with the one led; ``rack`` is filled to three.
    """
    rack = more.pop("rack", rack)
    laid = (*rack, *OTHERS)[:3]
    lead = hand or None
    red = {"hand": ((hand,) if hand else ()) + RED_HAND, **more.pop("red", {})}
    table = Table(picture, lead, red=red, board=EPIC, pool=60, rack=laid, **more)
    return table


def both(picture: str, hand: str, rack: str, **more: Any) -> Table:
    """Lead a card of the hand and one of the rack."""
    return epic(picture, hand, rack, **more).play(f"rack:{rack}")


def given(table: Table, *groups: str) -> Table:
    """Give each card's orders in its turn: a text of hexes for each, and no more."""
    for names in groups:
        slot = table.s.slot
        table.play(*names.split())
        if table.asked[0] == "order" and table.s.slot == slot:
            table.play("done")
    return table
