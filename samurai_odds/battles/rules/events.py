"""What happens in a battle on the board, step by step, as data (`play.events`).

What rules and dice decide is made of the step here, in `events_battles` and by what the kinds of
decision declare; what follows from it (a leader rides along, a hand is one card less) is what the
board has that was not said (`all_happened`).
"""

from collections.abc import Callable

from samurai_odds.battles.attack.dice import FACES, KINDS
from samurai_odds.battles.attack.events import colored
from samurai_odds.battles.rules import layout as at
from samurai_odds.battles.rules.decisions.kinds import DECISIONS
from samurai_odds.battles.rules.events_battles import fought
from samurai_odds.battles.rules.layout import State
from samurai_odds.battles.rules.naming import Names
from samurai_odds.battles.rules.on_board import TOKENS, board_of
from samurai_odds.battles.rules.pieces import card_by_place
from samurai_odds.engine.machine import AUTOMATIC
from samurai_odds.engine.sampling.trace import face_source
from samurai_odds.play.events import ACROSS, Happening, after, differences
from samurai_odds.play.layout import kind_of
from samurai_odds.play.replay import Step

Faces = Callable[[int], int]

HONOR_ROLLS = (at.TURNCOAT_OWN, at.TURNCOAT_ENEMY)
_ENEMY_ROLLS = (at.TURNCOAT_ENEMY, at.FAMINE_LACK)
_TOLD = (at.FIGHTING, at.MOVE_PIECES)  # where the step itself says what becomes of leaders
# phases whose steps themselves say how tokens change
_SAY_TOKENS = (at.FIGHTING, at.ANSWERING, at.SHOGUN_FACES, at.REPLENISHING, at.DISCARDING)
SHOGUN, SHOGUN_FACE, INITIATIVE = "shogun", "shogun face", "initiative"  # rolls
FLAG_OR_HONOR = "flag or honor"  # a die for Shogun: which it is comes next
DRAGON, TURNCOAT, FAMINE_LACK = "dragon", "turncoat", "famine"
_ROLLS = {at.SHOGUN_DICE: SHOGUN, at.FAMINE_LACK: FAMINE_LACK}
FATES = {at.KILLED: "killed", at.BY_SEPPUKU: "seppuku", at.CHALLENGED: "challenge"}
OBJECTIVES = "objectives"  # banners for them, gained or lost as turns begin and end
RACK = {"rack": 1}  # of a card drawn: for the rack


def all_happened(names: Names, step: Step, seed: int, game: int) -> list[Happening]:
    """Return all that happens in a step: with the board before it, it makes the board after."""
    said = happened(names, step, seed, game)
    before, now = (board_of(names.setup, State(s)) for s in (step.before, step.after))
    return [*said, *differences(after(before, said), now)]


def ended(names: Names, s: State) -> Happening:
    """Return how a game stands at its end."""
    reason = at.REASONS[s.ended]
    return Happening("result", int(s.winner), what=reason, held=_banners(s), left=int(s.turn))


def happened(names: Names, step: Step, seed: int, game: int) -> list[Happening]:
    """Return what is decided, rolled and drawn in a step, and what becomes of it."""
    before = State(step.before)
    phase = int(before.phase)
    if phase == at.DEAL:
        return _dealt(names, step)
    events: list[Happening] = []
    debt = _debt(step)
    if phase == at.TURN_START and not debt:
        events.append(Happening("begin", int(before.active), left=int(before.turn)))
    if step.what != AUTOMATIC and (step.what < 0 or phase != at.FIGHTING or debt):
        chance = step.what > 0
        faces = face_source(seed, game, step.draw)
        events += _chance(names, step, faces) if chance else _choice(names, step)
    elif phase == at.INITIATIVE_ACT:
        events.append(Happening("pass", int(before.active), what=INITIATIVE))
    if phase == at.FIGHTING and not debt:
        events += fought(names, step, seed, game)
    return [*events, *_changes(names, step)]


def _debt(step: Step) -> bool:
    """Return whether a step settles what is due before anything else."""
    before, now = State(step.before), State(step.after)
    return kind_of(step.what) in (at.LACK_CHOICE, at.FAMINE_CHOICE) or any(
        now.sides[side].cards_to_lose < before.sides[side].cards_to_lose
        or now.sides[side].dragons_to_draw < before.sides[side].dragons_to_draw
        for side in range(2)
    )


def _dealt(names: Names, step: Step) -> list[Happening]:
    """Return what each side is dealt, which it alone knows."""
    now = State(step.after)
    if now.phase == at.DEAL:
        return []
    cards = board_of(names.setup, now).cards
    return [
        Happening("deal", side, numbers=dict(cards[side] or {}), seats=(side,)) for side in range(2)
    ]


def _choice(names: Names, step: Step) -> list[Happening]:
    """Return what a player decided outside of a combat's strikes."""
    kind = DECISIONS[kind_of(step.what)]
    if State(step.before).phase == at.INITIATIVE_RETREAT and not kind.trace:
        return [_way_back(step)]
    one = kind.happening(names, step)
    return [] if one is None else [one]


def _way_back(step: Step) -> Happening:
    """Return the retreat that a general's flag made, which is a choice or the only way."""
    before, now = State(step.before), State(step.after)
    unit = int(before.harmed)
    left = int(now.unit_blocks[unit])
    return Happening(
        "retreat",
        int(before.unit_side[unit]),
        unit,
        start=int(before.unit_hex[unit]),
        end=int(now.unit_last[unit]),
        what=INITIATIVE,
        lost=int(before.unit_blocks[unit]) - left,
        left=left,
    )


# ---- chance outside of combat --------------------------------------------------------


def _chance(names: Names, step: Step, faces: Faces) -> list[Happening]:
    """Return a draw or a roll outside of a combat's strikes."""
    s, now = State(step.before), State(step.after)
    for side in range(2):
        if now.sides[side].cards_to_lose < s.sides[side].cards_to_lose:
            card = card_by_place(s, State.hands.place(side), step.value)
            return [Happening("discard", side, what=names.card_key(card), lost=1)]
        if now.sides[side].dragons_to_draw < s.sides[side].dragons_to_draw:
            card = card_by_place(s, State.dragon_deck.at, step.value)
            return [_drawn(side, names.dragon_key(card), {"dragon": 1})]
    phase, active = int(s.phase), int(s.active)
    if phase == at.SHOGUN_FACES:
        gained = int(now.sides[active].tokens - s.sides[active].tokens)
        face = "honor" if step.value else "flag"
        return [Happening("roll", active, what=SHOGUN_FACE, faces=(face,), gained=gained)]
    if phase == at.INITIATIVE_DIE:
        return [Happening("roll", active, what=INITIATIVE, faces=(FACES[step.value],))]
    if phase == at.FILL_RACK:
        key = names.card_key(card_by_place(s, State.deck.at, step.value))
        more = RACK if s.dealt > 4 else {**RACK, "set up": 1}
        return [Happening("draw", what=key, numbers=more)]
    if phase in (at.DRAW_CARD, at.REPLACE_STRIKES):
        key = names.card_key(card_by_place(s, State.deck.at, step.value))
        return [_drawn(active if phase == at.DRAW_CARD else 1 - active, key, {})]
    if step.what >= at.UNIFORM:
        return []
    return [_rolled(s, step, phase, faces)]


def _drawn(side: int, key: str, numbers: dict[str, int]) -> Happening:
    """Return a card drawn, which one side alone sees."""
    return Happening("draw", side, what=key, numbers=numbers, seats=(side,), secret=("what",))


def _rolled(s: State, step: Step, phase: int, faces: Faces) -> Happening:
    dice, kind = step.what // KINDS, step.what % KINDS
    what = TURNCOAT if phase in HONOR_ROLLS else _ROLLS.get(phase, DRAGON)
    if phase in HONOR_ROLLS:  # the honor symbols alone are told apart
        honor = step.value >> 24
        others = [face for face in FACES if face != "honor"]
        shown = ["honor"] * honor + [others[faces(len(others))] for _ in range(dice - honor)]
        return Happening("roll", _roller(s, phase), what=what, faces=tuple(shown))
    shown_all = colored(kind, dice, step.value, "", faces)
    if phase == at.SHOGUN_DICE:
        apart = dice - int(State(step.after).dice_left)
        shown_all = shown_all[:apart] + (FLAG_OR_HONOR,) * (dice - apart)
    return Happening("roll", _roller(s, phase), what=what, faces=shown_all)


def _roller(s: State, phase: int) -> int:
    side = int(s.active)
    if phase in (at.CHALLENGE_DICE, at.CHALLENGE_DICE_ENEMY):
        first = int(s.challenger)
        return first if phase == at.CHALLENGE_DICE else 1 - first
    return 1 - side if phase in _ENEMY_ROLLS else side


# ---- what changes besides ------------------------------------------------------------


def _changes(names: Names, step: Step) -> list[Happening]:
    """Return what changed on the board besides what the step itself says."""
    before, now = State(step.before), State(step.after)
    phase = int(before.phase)
    events = []
    for side in range(2):
        left = int(now.sides[side].tokens)
        gained = left - int(before.sides[side].tokens)
        if gained and phase not in _SAY_TOKENS:
            events.append(Happening("holds", side, what=TOKENS, gained=gained, left=left))
    for unit in range(int(before.units)):
        seat, last = int(now.unit_side[unit]), int(now.unit_last[unit])
        if before.unit_side[unit] != seat:
            events.append(Happening("change", seat, unit, start=last))
        if before.unit_last[unit] != last and now.unit_hex[unit] < 0 and now.unit_blocks[unit] > 0:
            events.append(Happening("leave", seat, unit, start=last, what=ACROSS))
    for leader in range(int(before.leaders)):
        fate = int(now.leader_fate[leader])
        if fate != before.leader_fate[leader] and phase not in _TOLD:
            events.append(_fate(names, before, leader, fate))
    for place in range(names.setup.scenario.board.hexes):
        if before.tent_at[place] != now.tent_at[place]:
            was = {"was": int(before.tent_at[place])}
            events.append(Happening("owner", end=place, numbers=was))
    banners = _banners(now)
    if banners != _banners(before):
        held = phase in (at.COUNT_BANNERS, at.TURN_END)
        events.append(Happening("score", what=OBJECTIVES if held else "", held=banners))
    return events


def _banners(s: State) -> tuple[int, ...]:
    return tuple(int(s.sides[side].banners) for side in range(2))


def _fate(names: Names, s: State, leader: int, fate: int) -> Happening:
    seat, start = names.leader_sides[leader], int(s.leader_hex[leader])
    piece = at.MOST_UNITS + leader
    if fate == at.LEFT_THE_BOARD:
        return Happening("leave", seat, piece, start=start, what=ACROSS)
    return Happening("killed", seat, piece, start=start, what=FATES[fate], left=0)
