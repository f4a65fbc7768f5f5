"""What command and Dragon cards do, in a sentence or two of our own words."""

from collections.abc import Mapping
from typing import Any

from samurai_odds.battles.board import SECTIONS
from samurai_odds.battles.dragons import WORDS, Dragon
from samurai_odds.grids.fitting import counted

_EACH_CARD = "for each command card you hold, this one too"
_BY_COMMAND = f"one {_EACH_CARD}"
_ELSE_ONE = "Without such units it orders one unit of your choice."
_TACTICS = {
    "cavalry": (
        "Orders {units}. They roll one die more in close combat; those with a square "
        f"may move 3 hexes and battle; nobody fires. {_ELSE_ONE}"
    ),
    "copy": "Does what the enemy's last command card did, left and right reversed.",
    "none": (
        "Not led: when the enemy declares a close combat, your unit strikes first and does not "
        "battle back. You draw the next card at the end of that turn, before the enemy."
    ),
    "missile": ("Orders {units}. Each fires twice and none moves. " + _ELSE_ONE),
    "infantry": (
        "Orders {units}. Triangles and squares may move 2 hexes and "
        f"battle in close combat; those with bows or arquebuses don't battle. {_ELSE_ONE}"
    ),
    "leadership": (
        "Orders a leader with his unit, and what stands in up to {most} hexes linked to his. Or "
        "one unit of your choice."
    ),
    "group": "Orders all units and lone leaders in one group of linked hexes. They move one hex.",
    "shogun": (
        "Roll a die for each command card you hold: a unit symbol orders a unit of that kind, a "
        "flag any unit or leader, an honor symbol brings a token. Ordered units roll one die more."
    ),
}
_UNITS = {
    "cavalry": "cavalry units",
    "missile": "bow or arquebus units next to no enemy",
    "infantry": "infantry units in linked hexes",
}
_DRAGONS = {
    "turncoat": (
        "Aimed at an enemy unit without a leader: both sides roll, and more honor symbols decide "
        "whose the unit is."
    ),
    "personal-challenge": (
        "Before a close combat in which both units have a leader: both roll, and more swords kill "
        "the other's leader."
    ),
    "rice-famine": (
        "Roll a die for each enemy unit with a circle: a unit symbol costs the enemy a block of "
        "that kind, an honor symbol 2 tokens."
    ),
}
_WHEN = {
    "with-command-card": "With your command card",
    "answers-close-combat": "When the enemy declares a close combat",
}


def card_effect(card: Mapping[str, Any], epic: bool = False) -> str:
    """Return what a command card does; ``card`` is what the data file says of it."""
    orders = str(card["orders"])
    if orders == "sections":
        text = f"Orders {_sections(card)}."
        return text + (" You draw two cards at the end and keep one." if "draw_two" in card else "")
    if orders == "symbol":
        return f"Orders units with a {card['symbol']}: {_BY_COMMAND}. {_ELSE_ONE}"
    if orders in _UNITS:
        by_command = epic and orders != "infantry"  # Epic (B21)
        kind = _UNITS[orders]
        units = f"{kind}: {_BY_COMMAND}" if by_command else f"up to {card['most']} {kind}"
        return _TACTICS[orders].replace("{units}", units)
    return _TACTICS[orders].replace("{most}", str(card.get("most", 0)))


def _sections(card: Mapping[str, Any]) -> str:
    """Say how many a card orders in each section."""
    many = [(section, card[section]) for section in SECTIONS if card.get(section)]
    where = {one: "in the center" if one == "center" else f"on the {one}" for one, _ in many}
    if len(many) > 1:
        sections = ", ".join(f"{number} {where[section]}" for section, number in many)
        return f"units or leaders: {sections}"
    section, number = many[0]
    if number == "command":
        return f"a unit or leader {where[section]} {_EACH_CARD}"
    return f"{counted(number, 'unit or leader', 'units or leaders')} {where[section]}"


def dragon_effect(card: Dragon) -> str:
    """Return what a Dragon card does, and what it costs."""
    if card.when is None:
        return "Its text is not public. It can be held, and discarded for a token."
    cost = f" Costs {counted(card.cost, 'token')}."
    if card.effect is not None:
        return _DRAGONS[card.effect] + cost
    effects = (_counted(WORDS[card.when][word], number) for word, number in card.does)
    return f"{_WHEN[card.when]}: {', '.join(effects)}.{cost}"


def _counted(text: str, number: int) -> str:
    """Write how many there are of what stands in braces."""
    before, brace, rest = text.partition("{")
    one, _, after = rest.partition("}")
    many = "dice" if one == "die" else None
    return before + counted(number, one, many or "") + after if brace else text
