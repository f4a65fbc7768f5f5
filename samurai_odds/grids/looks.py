"""What dark and light mean in every picture of every game, told apart without colour.

Dark is the attacker, red, or who asks; light and hatched is the defender, blue, or the
enemy; grey is neither. So a policy is dark where who asks should go on. Where cells are
shaded by a number, the darker the more.
"""

from typing import NamedTuple


class Look(NamedTuple):
    """The face of a bar, its hatch, the style of a line and its marker."""

    face: str
    hatch: str
    line: str
    marker: str


OURS = Look("0.35", "", "-", "o")
THEIRS = Look("1.0", "////", "--", "s")
NEITHER = "0.75"
FURTHER = (  # where more than two things are told apart, or things that are no sides
    Look("0.8", "....", ":", "^"),
    Look("0.6", "\\\\\\\\", "-.", "D"),
    Look("1.0", "xxxx", "--", "v"),
    Look("0.9", "----", ":", "P"),
    Look("0.5", "oo", "-", "X"),
    Look("0.95", "++", "-.", "*"),
)
_SIDES = {
    **dict.fromkeys(("attacker", "firer", "first", "side", "own", "red"), OURS),
    **dict.fromkeys(("defender", "target", "second", "enemy", "blue"), THEIRS),
}


def look_of(label: str, place: int) -> Look:
    """Give the look of a side by its name, of anything else by its place in the list."""
    return _SIDES.get(label) or FURTHER[place % len(FURTHER)]


def line_look(place: int) -> Look:
    """Give the look of one of several lines that are no sides."""
    every = (OURS, THEIRS, *FURTHER)
    return every[place % len(every)]
