"""Cards, orders, moves and the end of a turn in plain words."""

from collections.abc import Callable

from samurai_odds.battles.attack.dice import FACES, KINDS, faces_told_apart
from samurai_odds.battles.attack.narration import count, listed
from samurai_odds.battles.field import layout as at
from samurai_odds.battles.field.decisions import DECISIONS
from samurai_odds.battles.field.layout import State
from samurai_odds.battles.field.narration_battles import Names, by_rule, gained_from_pool
from samurai_odds.battles.field.pieces import card_by_place
from samurai_odds.battles.scenario.scenario import SIDES
from samurai_odds.engine.dice import unpack
from samurai_odds.play.layout import kind_of
from samurai_odds.play.replay import Step
from samurai_odds.play.scene import Line

_DRAW = "Epic 4; ruling E7"
INITIATIVE = "Field General's Initiative; ruling E6"


def _narrate_epic_chance(names: Names, step: Step) -> list[Line]:
    """Narrate a general's die, or a card drawn for the rack."""
    s = State(step.before)
    if s.phase == at.INITIATIVE_DIE:
        return [_open(INITIATIVE, f"1 die: {FACES[step.value]}")]
    drawn = names.cards[card_by_place(s, State.deck.at, step.value)]
    rule = _DRAW if s.dealt > 4 else "Epic, Set Up"
    return [_open(rule, f"{drawn} is drawn for the rack")]


def _way_back(names: Names, step: Step) -> list[Line]:
    """Narrate the retreat that a general's flag made, which is a choice or the only way."""
    s, after = State(step.before), State(step.after)
    unit = int(s.harmed)
    start, end = int(s.unit_hex[unit]), int(after.unit_last[unit])
    lost = int(s.unit_blocks[unit] - after.unit_blocks[unit])
    text = "stays" if start == end else f"retreats to {names.hex(end)}"
    text += f" and loses {count(lost, 'block')} for hexes not made" if lost else ""
    text += ", its last" if after.unit_hex[unit] < 0 else ""
    return [_open(f"{INITIATIVE}; ruling B5", f"{names.unit(s, unit, start)} {text}")]


# ---- a core turn ---------------------------------------------------------------------


Faces = Callable[[int], int]

_END, _DRAGON = "Phase 5, End of Turn", "Dragon Cards"


def narrate_choice(names: Names, step: Step) -> list[Line]:
    """Narrate what a player decided outside of a combat's strikes."""
    kind = DECISIONS[kind_of(step.what)]
    if State(step.before).phase == at.INITIATIVE_RETREAT and not kind.trace:
        return _way_back(names, step)
    return kind.narrated(names, step, by_rule)


def _open(rule: str, text: str) -> Line:
    """Write a line that all may read."""
    return Line(by_rule(rule, text))


def _secret(side: int, rule: str, does: str, what: str, instead: str) -> Line:
    """Write a line of what a side alone sees; the other reads only what it does."""
    who = SIDES[side]
    return Line(by_rule(rule, f"{who} {does} {what}"), (side,), by_rule(rule, f"{who} {instead}"))


def _gained(step: Step, tokens: int) -> str:
    """Return how many tokens the player whose turn it is gained of those due (B22)."""
    before, after = State(step.before), State(step.after)
    side = before.active
    return gained_from_pool(int(after.sides[side].tokens - before.sides[side].tokens), tokens)


# ---- chance outside of combat --------------------------------------------------------


def narrate_chance(names: Names, step: Step, faces: Faces) -> list[Line]:
    """Narrate a draw or a roll outside of a combat's strikes."""
    s, after = State(step.before), State(step.after)
    for side in range(2):
        if after.sides[side].cards_to_lose < s.sides[side].cards_to_lose:
            card = card_by_place(s, State.hands.place(side), step.value)
            return [_open("a card lost at random", f"{SIDES[side]} loses {names.cards[card]}")]
        if after.sides[side].dragons_to_draw < s.sides[side].dragons_to_draw:
            card = card_by_place(s, State.dragon_deck.at, step.value)
            return [_secret(side, _DRAGON, "draws", names.dragons[card], "draws a Dragon card")]
    phase = int(s.phase)
    if phase == at.SHOGUN_FACES:
        got = "a flag: an order of choice"
        if step.value:
            got = f"an honor symbol: {_gained(step, 1)}"
        return [_open("Shogun", got)]
    if phase in (at.INITIATIVE_DIE, at.FILL_RACK):
        return _narrate_epic_chance(names, step)
    if phase in (at.DRAW_CARD, at.REPLACE_STRIKES):
        drawn = names.cards[card_by_place(s, State.deck.at, step.value)]
        side = int(s.active if phase == at.DRAW_CARD else 1 - s.active)
        return [_secret(side, _END, "draws", drawn, "draws a card")]
    if step.what >= at.UNIFORM:
        return []
    return [_open(_rule(phase), f"{_roller(s, phase)}: {_dice(step, phase, faces)}")]


HONOR_ROLLS = (at.TURNCOAT_OWN, at.TURNCOAT_ENEMY)
_ENEMY_ROLLS = (at.TURNCOAT_ENEMY, at.FAMINE_DICE, at.FAMINE_LACK)


def _rule(phase: int) -> str:
    if phase == at.SHOGUN_DICE:
        return "Shogun"
    return "Lack of Honor; ruling B12" if phase == at.FAMINE_LACK else _DRAGON


def _roller(s: State, phase: int) -> str:
    side = int(s.active)
    if phase in (at.CHALLENGE_DICE, at.CHALLENGE_DICE_ENEMY):
        first = int(s.challenger)
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
