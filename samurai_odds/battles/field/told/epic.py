"""What only an Epic turn has, in plain words: pairs of cards, initiative, the rack."""

from samurai_odds.battles.attack.told import count
from samurai_odds.battles.board import SECTIONS
from samurai_odds.battles.field import layout as at
from samurai_odds.battles.field.pieces import card_by_place
from samurai_odds.battles.field.told.battles import said
from samurai_odds.battles.field.told.naming import Names
from samurai_odds.battles.scenario.scenario import SIDES
from samurai_odds.play.game import State
from samurai_odds.play.replay import Step
from samurai_odds.play.rules.layout import kind_of

_PLAY, _DRAW = "Epic 1", "Epic 4; ruling E7"
INITIATIVE = "Field General's Initiative; ruling E6"
_FACES = ("circle", "triangle", "square", "flag", "honor", "swords")  # of a general's die


def tell_epic_choice(names: Names, step: Step) -> list[str]:
    """Tell a decision that a core turn does not ask for; others are told elsewhere."""
    if step.before[at.PHASE] == at.INITIATIVE_RETREAT:
        return _way_back(names, step)
    teller = {
        at.PAIR_CHOICE: _pair,
        at.COPY_CHOICE: _copy,
        at.BESIDE_CHOICE: _beside,
        at.INITIATIVE_CHOICE: _initiative,
        at.HARM_CHOICE: _harm,
    }.get(kind_of(step.what))
    return [] if teller is None else teller(names, step)


def tell_epic_chance(names: Names, step: Step) -> list[str]:
    """Tell a general's die, or a card drawn for the rack."""
    if step.before[at.PHASE] == at.INITIATIVE_DIE:
        return [said(INITIATIVE, f"1 die: {_FACES[step.value]}")]
    drawn = names.cards[card_by_place(step.before, at.DECK, step.value)]
    rule = _DRAW if step.before[at.DEALT] > 4 else "Epic, Set Up"
    return [said(rule, f"{drawn} is drawn for the rack")]


def who_orders(names: Names, s: State) -> str:
    """Say which of two cards orders, or which general."""
    if s[at.PHASE] == at.INITIATIVE_ACT:
        return f"the {_section(s)} general "
    return f"{names.cards[s[at.CARD]]} " if s[at.LED_BESIDE] >= 0 else ""


def _pair(names: Names, step: Step) -> list[str]:
    if step.value == at.ALONE:
        return []
    card = names.cards[step.value % at.FROM_RACK]
    command = step.after[at.COMMAND_BESIDE]
    text = f"and beside it {card} from the rack; command {command}"
    return [said(f"{_PLAY}; rulings E3, E4", text)]


def _copy(names: Names, step: Step) -> list[str]:
    stands_for = names.cards[step.after[at.CARD]]
    text = f"Counter Attack answers {names.cards[step.value]} and stands for {stands_for}"
    return [said("Epic, Counter Attack; ruling E8", text)]


def _beside(names: Names, step: Step) -> list[str]:
    s = step.before
    card = names.cards[s[at.LED if step.value == at.HAND_CARD else at.LED_BESIDE]]
    return [said(f"{_PLAY} e; ruling E10", f"it helps the units that {card} orders")]


def _initiative(names: Names, step: Step) -> list[str]:
    if step.value == 0:
        return []
    return [
        said(
            INITIATIVE, f"the {SECTIONS[step.value - 1]} general of {SIDES[-step.what % 10]} rolls"
        )
    ]


def _harm(names: Names, step: Step) -> list[str]:
    s, unit = step.before, int(step.before[at.UNIT_AT + step.value])
    name = names.unit(s, unit, step.value)
    lost = int(s[at.UNIT_BLOCKS + unit] - step.after[at.UNIT_BLOCKS + unit])
    if step.after[at.PHASE] == at.INITIATIVE_RETREAT:
        return [said(INITIATIVE, f"{name} must retreat its movement")]
    fate = "is eliminated" if step.after[at.UNIT_HEX + unit] < 0 else "may not battle"
    return [said(INITIATIVE, f"{name} loses {count(lost, 'block')} and {fate}")]


def _way_back(names: Names, step: Step) -> list[str]:
    """Tell the retreat that a general's flag made, which is a choice or the only way."""
    s, unit = step.before, int(step.before[at.HARMED])
    start, end = int(s[at.UNIT_HEX + unit]), int(step.after[at.UNIT_LAST + unit])
    lost = int(s[at.UNIT_BLOCKS + unit] - step.after[at.UNIT_BLOCKS + unit])
    text = "stays" if start == end else f"retreats to {names.hex(end)}"
    text += f" and loses {count(lost, 'block')} for hexes not made" if lost else ""
    text += ", its last" if step.after[at.UNIT_HEX + unit] < 0 else ""
    return [said(f"{INITIATIVE}; ruling B5", f"{names.unit(s, unit, start)} {text}")]


def _section(s: State) -> str:
    return SECTIONS[int(s[at.GENERAL]).bit_length() - 1]
