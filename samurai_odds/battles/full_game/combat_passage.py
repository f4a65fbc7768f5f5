"""One battle of a full game, from its declaration until it is over, by the game's own rules.

The outcome of each fight in it (a second volley, a bonus combat) is noted (`combat_notes`), so
that it is read off as a single combat's is.
"""

from dataclasses import replace

from samurai_odds.battles.attack import layout as combat
from samurai_odds.battles.attack.combat import check_dice, hits_of
from samurai_odds.battles.full_game.combat_policy import choose
from samurai_odds.battles.full_game.game import GAME
from samurai_odds.battles.full_game.layout import NOTES, Notes
from samurai_odds.battles.rules import layout as at
from samurai_odds.battles.rules.fight import target_of
from samurai_odds.battles.rules.layout import Question, State
from samurai_odds.battles.rules.machine import prepare as prepare_game
from samurai_odds.battles.rules.machine import settle as settle_game
from samurai_odds.battles.rules.pieces import fires_again
from samurai_odds.battles.rules.retreats import lack_is_due
from samurai_odds.play.game import Game
from samurai_odds.play.passage_rules import BY_ITSELF, PassageRules, passage_wipe

MOST_LEFT_OPEN = at.MOST_HEXES + 1  # options of a choice whose best is to be found
OVER = len(at.REASONS)  # ENDED of a game whose battle is over


# ---- the machine: the full game's, which ends with the battle -----------------------


def prepare(q: Question, s: State) -> None:
    """Go on as in the full game until the battle is over."""
    if not lack_is_due(s):
        if s.phase == at.GAINING and Notes(s, NOTES).under_way:
            note_fight(s)
        if is_over(s):
            s.ended = OVER
            return
    prepare_game(q, s)
    if s.phase == at.FIGHTING:
        Notes(s, NOTES).under_way = 1


def settle(q: Question, s: State, value: int) -> None:
    """Apply a value as in the full game; a battle declared may give its defender dice."""
    declared = s.phase == at.CHOOSE_BATTLE
    if lack_is_due(s):
        note_struck(s, s.unit_at[value])
    settle_game(q, s, value)
    if declared and s.phase == at.CHALLENGE:
        s.answer_dice = Notes(s, NOTES).back_dice


def is_over(s: State) -> bool:
    """Return whether the next battle would be declared, or there is none left."""
    phase = s.phase
    if phase == at.CHOOSE_BATTLE:
        return bool(Notes(s, NOTES).fights > 0 and fires_again(s) < 0)
    return bool(phase == at.REPLACE_STRIKES or phase == at.TURN_END)


def note_fight(s: State) -> None:
    """Note the outcome of a fight, beside that of the one before."""
    second = Notes(s, NOTES).fights > 0
    Notes(s, NOTES).under_way = 0
    Notes(s, NOTES).fights += 1
    apart = second and Notes(s, NOTES).targets == 2
    if not second:
        Notes(s, NOTES).fought.hits = s.combat_state.hits
        Notes(s, NOTES).fought.battled_back = s.combat_state.battled_back
    elif apart:
        Notes(s, NOTES).fought.then_fought = 1
        Notes(s, NOTES).fought.then_battled_back = s.combat_state.battled_back
    note_party(s, combat.ATTACKER, combat.ATTACKER)
    note_party(s, combat.DEFENDER, combat.SECOND if apart else combat.DEFENDER)


def note_struck(s: State, unit: int) -> None:
    """Note a block that Lack of Honor takes: of a unit that no fight of the battle is about."""
    for party in range(3):
        if Notes(s, NOTES).struck[party] == unit:
            return
    Notes(s, NOTES).fought.armies[0 if s.lack_side == s.active else 1].disorder += 1


def note_party(s: State, party: int, noted: int) -> None:
    """Add what became of a party to what is noted of it."""
    fate = s.combat_state.parties[party].leader
    lost_one = s.combat_state.parties[party].lost_one
    Notes(s, NOTES).fought.parties[noted].retreat += s.combat_state.parties[party].retreat
    if Notes(s, NOTES).fought.parties[noted].leader == combat.KILLED or lost_one:
        Notes(s, NOTES).fought.parties[noted].lost_one = 1
    lost = fate == combat.KILLED or fate == combat.SEPPUKU
    Notes(s, NOTES).fought.parties[noted].leader = fate if lost else 0


BATTLE: Game = replace(GAME, name="one battle", prepare=prepare, settle=settle)


# ---- what came of it -----------------------------------------------------------------


def write_first(s: State, units: tuple[int, int, int]) -> None:
    """Note what outcomes are counted from; ``units``: who attacks and who is struck, NONE: none."""
    for place, unit in enumerate(units):
        Notes(s, NOTES).struck[place] = unit
        Notes(s, NOTES).blocks[place] = s.unit_blocks[unit] if unit >= 0 else 0
    for army in range(2):
        side = s.active if army == 0 else 1 - s.active
        Notes(s, NOTES).tokens[army] = s.sides[side].tokens
        Notes(s, NOTES).banners[army] = s.sides[side].banners


def record(q: Question, s: State, row: combat.State) -> None:
    """Write the outcome as a single combat's final state."""
    if Notes(s, NOTES).under_way > 0:
        note_fight(s)
    for place in range(combat.State.width):
        row[place] = s[NOTES + Notes.fought.at + place]
    for party in range(3):  # in the sequence of `Notes.struck`
        unit, blocks = Notes(s, NOTES).struck[party], Notes(s, NOTES).blocks[party]
        row.parties[party].blocks = s.unit_blocks[unit] if unit >= 0 else blocks
    for army in range(2):
        side = s.active if army == 0 else 1 - s.active
        row.armies[army].tokens = s.sides[side].tokens - Notes(s, NOTES).tokens[army]
        row.armies[army].banners = s.sides[side].banners - Notes(s, NOTES).banners[army]


# ---- what is the same ----------------------------------------------------------------


def forget(q: Question, s: State) -> None:
    """Wipe what the rest of the battle does not read: scratch, and what is over."""
    passage_wipe(s, State.reached.at, State.combat_question.at - State.reached.at)
    s.luck = 0
    if s.pending > 0:
        s.decision = s.asked = 0
    if not lack_is_due(s):
        s.lack_side = s.lack_from = 0
    if Notes(s, NOTES).under_way == 0:
        passage_wipe(s, State.combat_question.at, State.memo.at - State.combat_question.at)


def comes_to(q: Question, s: State, outcome: int) -> int:
    """Return what an outcome of the roll due comes to in the fight under way."""
    if s.phase != at.FIGHTING or s.pending >= at.UNIFORM:
        return BY_ITSELF
    c: combat.Question = s.combat_question
    k: combat.State = s.combat_state
    if k.phase == combat.CHECK:
        return 1 if outcome >> 24 == check_dice(c, k) else 0
    party = target_of(c, k)
    blocks = k.parties[party].blocks
    if k.phase == combat.LACK:
        if k.parties[party].leader == combat.FLED:
            blocks = 1  # any sword kills him
        cut: int = (min(blocks, outcome >> 24) << 24) + (outcome & 0xFFFFFF)
        return cut
    ignored = c.strikes[k.strike].swords_ignored
    counts = k.strike == combat.ATTACK and Notes(s, NOTES).fights == 0  # hits told as rolled
    hits = hits_of(outcome, ignored)
    dead = hits >= max(1, blocks)
    if dead and not counts:
        hits = max(1, blocks)
    flags = 0 if dead or blocks == 0 else outcome >> 8 & 255
    honor = max(0, (outcome & 255) - k.inspired)
    code: int = (((hits << 8) + flags) << 8) + honor
    return code


def scratch(q: Question, s: State) -> list[tuple[int, int]]:
    """List what is read of a state only once it has been written: what movement looks for.

    Of units and leaders those that the game has none for; of options those that no choice left
    open has.
    """
    return [
        (State.choices.at + MOST_LEFT_OPEN, State.choices.end),
        (State.reached.at, State.combat_question.at),
        *(
            (field.at + int(used), field.end)
            for field in State.fields.values()
            for most, used in ((at.MOST_UNITS, s.units), (at.MOST_LEADERS, s.leaders))
            if field.shape == (most,)
        ),
    ]


def never_before_the_end(q: Question, s: State) -> bool:
    """Have the passage end where the machine does."""
    return False


RULES = PassageRules(
    BATTLE,
    never_before_the_end,
    choose,
    record,
    combat.State.width,
    forget,
    comes_to=comes_to,
    scratch=scratch,
)
