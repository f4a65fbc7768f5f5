"""Cards, orders, moves and the end of a turn in plain words."""

from collections.abc import Callable

from samurai_odds.battles.attack.dice import FACES, KINDS, faces_told_apart
from samurai_odds.battles.attack.narration import count, listed
from samurai_odds.battles.board import SECTIONS
from samurai_odds.battles.field import layout as at
from samurai_odds.battles.field.layout import side_row
from samurai_odds.battles.field.narration_battles import Names, by_rule, gained_from_pool
from samurai_odds.battles.field.orders import fires_again
from samurai_odds.battles.field.pieces import card_by_place, hexes_between
from samurai_odds.battles.scenario.scenario import SIDES
from samurai_odds.engine.dice import unpack
from samurai_odds.play.game import State
from samurai_odds.play.layout import kind_of
from samurai_odds.play.replay import Step

_PLAY, _DRAW = "Epic 1", "Epic 4; ruling E7"
INITIATIVE = "Field General's Initiative; ruling E6"


def narrate_epic_chance(names: Names, step: Step) -> list[str]:
    """Narrate a general's die, or a card drawn for the rack."""
    if step.before[at.PHASE] == at.INITIATIVE_DIE:
        return [by_rule(INITIATIVE, f"1 die: {FACES[step.value]}")]
    drawn = names.cards[card_by_place(step.before, at.DECK, step.value)]
    rule = _DRAW if step.before[at.DEALT] > 4 else "Epic, Set Up"
    return [by_rule(rule, f"{drawn} is drawn for the rack")]


def who_orders(names: Names, s: State) -> str:
    """Return which of two cards orders, or which general."""
    if s[at.PHASE] == at.INITIATIVE_ACT:
        return f"the {_section(s)} general "
    return f"{names.cards[s[at.CARD]]} " if s[at.LED_BESIDE] >= 0 else ""


def _card_beside(names: Names, step: Step) -> list[str]:
    if step.value == at.ALONE:
        return []
    card = names.cards[step.value % at.FROM_RACK]
    command = step.after[at.COMMAND_BESIDE]
    text = f"and beside it {card} from the rack; command {command}"
    return [by_rule(f"{_PLAY}; rulings E3, E4", text)]


def _copy(names: Names, step: Step) -> list[str]:
    stands_for = names.cards[step.after[at.CARD]]
    text = f"Counter Attack answers {names.cards[step.value]} and stands for {stands_for}"
    return [by_rule("Epic, Counter Attack; ruling E8", text)]


def _beside(names: Names, step: Step) -> list[str]:
    s = step.before
    card = names.cards[s[at.LED if step.value == at.HAND_CARD else at.LED_BESIDE]]
    return [by_rule(f"{_PLAY} e; ruling E10", f"it helps the units that {card} orders")]


def _initiative(names: Names, step: Step) -> list[str]:
    return [
        by_rule(
            INITIATIVE, f"the {SECTIONS[step.value - 1]} general of {SIDES[-step.what % 10]} rolls"
        )
    ]


def _harm(names: Names, step: Step) -> list[str]:
    s, unit = step.before, int(step.before[at.UNIT_AT + step.value])
    name = names.unit(s, unit, step.value)
    lost = int(s[at.UNIT_BLOCKS + unit] - step.after[at.UNIT_BLOCKS + unit])
    if step.after[at.PHASE] == at.INITIATIVE_RETREAT:
        return [by_rule(INITIATIVE, f"{name} must retreat its movement")]
    fate = "is eliminated" if step.after[at.UNIT_HEX + unit] < 0 else "may not battle"
    return [by_rule(INITIATIVE, f"{name} loses {count(lost, 'block')} and {fate}")]


def _way_back(names: Names, step: Step) -> list[str]:
    """Narrate the retreat that a general's flag made, which is a choice or the only way."""
    s, unit = step.before, int(step.before[at.HARMED])
    start, end = int(s[at.UNIT_HEX + unit]), int(step.after[at.UNIT_LAST + unit])
    lost = int(s[at.UNIT_BLOCKS + unit] - step.after[at.UNIT_BLOCKS + unit])
    text = "stays" if start == end else f"retreats to {names.hex(end)}"
    text += f" and loses {count(lost, 'block')} for hexes not made" if lost else ""
    text += ", its last" if step.after[at.UNIT_HEX + unit] < 0 else ""
    return [by_rule(f"{INITIATIVE}; ruling B5", f"{names.unit(s, unit, start)} {text}")]


def _section(s: State) -> str:
    return SECTIONS[int(s[at.GENERAL]).bit_length() - 1]


# ---- a core turn ---------------------------------------------------------------------


Faces = Callable[[int], int]

_CARD, _ORDERS = "Phase 1, Play a Command Card", "Phase 2, Order Units and Leaders"
_MOVES, _BATTLE, _END = "Phase 3, Movement", "Phase 4, Battle", "Phase 5, End of Turn"
_DRAGON = "Dragon Cards"


_SILENT_OF_NONE = (  # kinds of decision of which nothing is told if it is for none
    at.DRAGON_CHOICE,
    at.ORDER_CHOICE,
    at.CHALLENGE_CHOICE,
    at.ANSWER_CHOICE,
    at.BONUS_CHOICE,
    at.DISCARD_CHOICE,
    at.INITIATIVE_CHOICE,
)


def narrate_choice(names: Names, step: Step) -> list[str]:
    """Narrate what a player decided outside of a combat's strikes."""
    kind = kind_of(step.what)
    if step.value == 0 and kind in _SILENT_OF_NONE:
        return []
    teller = {
        at.CARD_CHOICE: _card,
        at.DRAGON_CHOICE: _dragon,
        at.ORDER_CHOICE: _order,
        at.MOVER_CHOICE: _mover,
        at.MOVE_CHOICE: _move,
        at.BATTLE_CHOICE: _battle,
        at.CHALLENGE_CHOICE: _challenge,
        at.ANSWER_CHOICE: _answer,
        at.LACK_CHOICE: _lack,
        at.FAMINE_CHOICE: _lack,
        at.GAIN_CHOICE: _gain,
        at.BONUS_CHOICE: _bonus,
        at.KEEP_CHOICE: _keep,
        at.REPLENISH_CHOICE: _replenish,
        at.DISCARD_CHOICE: _discard,
        at.PAIR_CHOICE: _card_beside,
        at.COPY_CHOICE: _copy,
        at.BESIDE_CHOICE: _beside,
        at.INITIATIVE_CHOICE: _initiative,
        at.HARM_CHOICE: _harm,
    }.get(kind)
    if teller is None:
        return _way_back(names, step) if step.before[at.PHASE] == at.INITIATIVE_RETREAT else []
    return teller(names, step)


def _who(step: Step) -> str:
    return SIDES[-step.what % 10]


def _card(names: Names, step: Step) -> list[str]:
    card = step.value % at.FROM_RACK
    text = f"{_who(step)} leads {names.cards[card]}"
    text += " from the rack" if step.value >= at.FROM_RACK else ""
    stands_for = int(step.after[at.CARD])
    if stands_for != card:
        text += f", which stands for {names.cards[stands_for]}"
    return [by_rule(_CARD, f"{text}; command {step.after[at.COMMAND]}")]


def _dragon(names: Names, step: Step) -> list[str]:
    card, place = step.value // at.DRAGON_CARD - 1, step.value % at.DRAGON_CARD
    target = "" if place == at.OFF_BOARD else f" on {names.at_hex(step.before, place)}"
    return [by_rule(_DRAGON, f"{_who(step)} plays {names.dragons[card]}{target}")]


def _order(names: Names, step: Step) -> list[str]:
    place, how = step.value % 1000, step.value // 1000 * 1000
    leader = int(step.before[at.LEADER_AT + place])
    by, rule = who_orders(names, step.before), _ORDERS
    if step.before[at.PHASE] == at.INITIATIVE_ACT:
        rule = INITIATIVE
    if how == at.ORDER_PIECE:
        return [by_rule(rule, f"{by}orders {names.at_hex(step.before, place)}")]
    what = "to split from his unit" if how == at.ORDER_SPLIT else "to command"
    return [by_rule(rule, f"{by}orders {names.leader(step.before, leader)} {what}")]


def _mover(names: Names, step: Step) -> list[str]:
    """Narrate of who does not move; of a mover his move tells."""
    return [] if step.value else [by_rule(_MOVES, f"{_who(step)} moves nobody else")]


def _move(names: Names, step: Step) -> list[str]:
    piece = int(step.before[at.ORDERED + step.before[at.NEXT_MOVE]])
    start = at.UNIT_HEX + piece if piece < at.MOST_UNITS else at.LEADER_HEX + piece - at.MOST_UNITS
    if step.value == step.before[start]:
        return (
            [] if not step.asked else [by_rule(_MOVES, f"{names.piece(step.before, piece)} stays")]
        )
    where = names.hex(step.value)
    to = "leaves the board" if step.value == at.OFF_BOARD else f"moves to {where}"
    return [by_rule(_MOVES, f"{names.piece(step.before, piece)} {to}")]


def _battle(names: Names, step: Step) -> list[str]:
    if step.value == 0:
        again = fires_again(step.before)
        if again < 0:
            return []
        return [
            by_rule(f"{_BATTLE}; ruling B28", f"{names.unit(step.before, again)} fires once only")
        ]
    unit, mode = step.value // at.BATTLE_UNIT - 1, step.value % at.BATTLE_UNIT // at.BATTLE_MODE
    place = step.value % at.BATTLE_MODE
    verb = ("attacks", "fires at", "leads a levy swarm against")[mode]
    rule = ("Close Combat 1", "Ranged Combat 1", "Levy Infantry Swarm")[mode]
    target = names.at_hex(step.before, place)
    if mode == at.FIRE:
        q = names.setup.question
        here = int(step.before[at.UNIT_HEX + unit])
        verb = f"fires {hexes_between(q, here, place)} hexes at"
    return [by_rule(f"{_BATTLE}, {rule}", f"{names.unit(step.before, unit)} {verb} {target}")]


def _challenge(names: Names, step: Step) -> list[str]:
    return [by_rule(_DRAGON, f"{_who(step)} plays a Personal Challenge")]


def _answer(names: Names, step: Step) -> list[str]:
    if step.value == 1:
        return [by_rule("First Strike; ruling B15", f"{_who(step)} answers with First Strike")]
    return [by_rule(_DRAGON, f"{_who(step)} answers with {names.dragons[step.value - 2]}")]


def _lack(names: Names, step: Step) -> list[str]:
    unit = int(step.before[at.UNIT_AT + step.value])
    left = int(step.after[at.UNIT_BLOCKS + unit])
    fate = f"loses a block, {left} left" if left else "loses its last block and is eliminated"
    return [by_rule("Lack of Honor; ruling B12", f"{names.unit(step.before, unit)} {fate}")]


def _gain(names: Names, step: Step) -> list[str]:
    name = names.unit(step.before, int(step.before[at.ATTACKER]))
    where = names.hex(int(step.before[at.BATTLE_AT]))
    text = f"{name} gains ground to {where}" if step.value else f"{name} does not gain ground"
    return [by_rule("Gaining Ground", text)]


def _bonus(names: Names, step: Step) -> list[str]:
    unit = names.unit(step.before, int(step.before[at.ATTACKER]))
    target = names.at_hex(step.before, step.value - at.BONUS_AT)
    return [by_rule("Bonus Close Combat", f"{unit} attacks {target}")]


def _keep(names: Names, step: Step) -> list[str]:
    return [by_rule(_END, f"{_who(step)} keeps {names.cards[step.value]} of the two")]


def _replenish(names: Names, step: Step) -> list[str]:
    if step.value:
        return [by_rule(_END, f"{_who(step)} draws a Dragon card")]
    tokens = int(names.setup.question[at.END_TOKENS])
    return [by_rule(_END, f"{_who(step)} takes {_gained(step, tokens)}")]


def _discard(names: Names, step: Step) -> list[str]:
    card = names.dragons[step.value - 1]
    tokens = int(names.setup.question[at.DISCARD_TOKENS])
    return [by_rule(_END, f"{_who(step)} discards {card} for {_gained(step, tokens)}")]


def _gained(step: Step, tokens: int) -> str:
    """Return how many tokens the player whose turn it is gained of those due (B22)."""
    row = side_row(int(step.before[at.ACTIVE])) + at.TOKENS
    return gained_from_pool(int(step.after[row] - step.before[row]), tokens)


# ---- chance outside of combat --------------------------------------------------------


def narrate_chance(names: Names, step: Step, faces: Faces) -> list[str]:
    """Narrate a draw or a roll outside of a combat's strikes."""
    s = step.before
    for side in range(2):
        row = side_row(side)
        if step.after[row + at.CARDS_TO_LOSE] < s[row + at.CARDS_TO_LOSE]:
            card = card_by_place(s, at.HANDS + side * at.MOST_CARDS, step.value)
            return [by_rule("a card lost at random", f"{SIDES[side]} loses {names.cards[card]}")]
        if step.after[row + at.DRAGONS_TO_DRAW] < s[row + at.DRAGONS_TO_DRAW]:
            card = card_by_place(s, at.DRAGON_DECK, step.value)
            return [by_rule(_DRAGON, f"{SIDES[side]} draws {names.dragons[card]}")]
    phase, who = int(s[at.PHASE]), SIDES[s[at.ACTIVE]]
    if phase == at.SHOGUN_FACES:
        got = "a flag: an order of choice"
        if step.value:
            got = f"an honor symbol: {_gained(step, 1)}"
        return [by_rule("Shogun", got)]
    if phase in (at.INITIATIVE_DIE, at.FILL_RACK):
        return narrate_epic_chance(names, step)
    if phase in (at.DRAW_CARD, at.REPLACE_STRIKES):
        drawn = names.cards[card_by_place(s, at.DECK, step.value)]
        who = who if phase == at.DRAW_CARD else SIDES[1 - s[at.ACTIVE]]
        return [by_rule(_END, f"{who} draws {drawn}")]
    if step.what >= at.UNIFORM:
        return []
    return [by_rule(_rule(phase), f"{_roller(s, phase)}: {_dice(step, phase, faces)}")]


HONOR_ROLLS = (at.TURNCOAT_OWN, at.TURNCOAT_ENEMY)
_ENEMY_ROLLS = (at.TURNCOAT_ENEMY, at.FAMINE_DICE, at.FAMINE_LACK)


def _rule(phase: int) -> str:
    if phase == at.SHOGUN_DICE:
        return "Shogun"
    return "Lack of Honor; ruling B12" if phase == at.FAMINE_LACK else _DRAGON


def _roller(s: State, phase: int) -> str:
    side = int(s[at.ACTIVE])
    if phase in (at.CHALLENGE_DICE, at.CHALLENGE_DICE_ENEMY):
        first = int(s[at.CHALLENGER])
        side = first if phase == at.CHALLENGE_DICE else 1 - first
    elif phase in _ENEMY_ROLLS:
        side = 1 - side
    return SIDES[side]


def _dice(step: Step, phase: int, faces: Faces) -> str:
    """Show the dice; of a turncoat's roll only the honor symbols are told apart."""
    dice, kind = step.what // KINDS, step.what % KINDS
    counts = [*unpack(step.value)]
    if phase in HONOR_ROLLS:
        return f"{count(dice, 'die', 'dice')}, {count(counts[0], 'honor symbol')}"
    counts.append(dice - sum(counts))
    shown: list[str] = []
    for group, shows in zip(faces_told_apart(kind, ""), counts, strict=True):
        shown += [group[faces(len(group))] for _ in range(shows)]
    return f"{count(dice, 'die', 'dice')}: {listed(shown)}"
