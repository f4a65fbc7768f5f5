"""The sides of a battle in what happens (`play.events`): in single battles and in full games."""

from collections.abc import Sequence

from samurai_odds.play.events import Happening
from samurai_odds.swords.layout import KINDS, Composition

SIDES, BONUS_UNITS = ("attacker", "defender"), "bonus units"
LOSSES = ("loss", "walls")  # kinds of events; those of a side are told in one line
FIRST_STRIKE, SHOTS, HAND_TO_HAND = "first strike", "bowmen and gunners", "hand to hand"  # rolls
ROLLED = {  # where the rulebook has each
    FIRST_STRIKE: "Defending in a Naval Invasion; S4",
    SHOTS: "Steps 1-2",
    HAND_TO_HAND: "Steps 4-6",
}
PARTS = (
    *(f"army {kind}" for kind in KINDS),
    *(f"force {kind}" for kind in KINDS),
    BONUS_UNITS,
    "fallen",
)  # of a composition (`swords.layout`), in its order


def numbered(side: int, strength: Sequence[int]) -> dict[str, int]:
    """Return a side's composition by the names of its parts, without those that are 0."""
    pairs = zip(PARTS, strength, strict=True)
    return {f"{SIDES[side]} {part}": int(number) for part, number in pairs if number}


def composition(one: Happening, side: int) -> Composition:
    """Return the composition of a side of an attack."""
    return tuple(one.numbers.get(f"{SIDES[side]} {part}", 0) for part in PARTS)
