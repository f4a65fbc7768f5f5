"""One battle of a whole game, from its declaration until it is over, by the game's own rules.

The outcome of each fight in it (a second volley, a bonus combat) is noted (`combat_notes`), so
that it is read off as a single combat's is.
"""

from collections.abc import Hashable, Sequence
from dataclasses import replace
from functools import cache

from samurai_odds.battles.attack import layout as combat
from samurai_odds.battles.attack.combat import check_dice, hits_of
from samurai_odds.battles.attack.layout import strike_row
from samurai_odds.battles.field import layout as at
from samurai_odds.battles.field.fight import target_of
from samurai_odds.battles.field.layout import side_row
from samurai_odds.battles.field.machine import prepare as prepare_game
from samurai_odds.battles.field.machine import settle as settle_game
from samurai_odds.battles.field.pieces import fires_again
from samurai_odds.battles.field.retreats import lack_is_due
from samurai_odds.battles.whole import combat_notes as notes
from samurai_odds.battles.whole.combat_notes import FIGHTS, NOTED, UNDER_WAY
from samurai_odds.battles.whole.combat_policy import choose
from samurai_odds.battles.whole.game import GAME
from samurai_odds.play.game import Game, State
from samurai_odds.play.offering import Numbers
from samurai_odds.play.passage_rules import BY_ITSELF, PassageRules, passage_wipe, rolls_of

OVER = len(at.REASONS)  # ENDED of a game whose battle is over


# ---- the machine: the whole game's, which ends with the battle -----------------------


def prepare(q: Numbers, s: Numbers) -> None:
    """Go on as in the whole game until the battle is over."""
    if not lack_is_due(s):
        if s[at.PHASE] == at.GAINING and s[UNDER_WAY]:
            note_fight(s)
        if is_over(s):
            s[at.ENDED] = OVER
            return
    prepare_game(q, s)
    if s[at.PHASE] == at.FIGHTING:
        s[UNDER_WAY] = 1


def settle(q: Numbers, s: Numbers, value: int) -> None:
    """Apply a value as in the whole game; a battle declared may give its defender dice."""
    declared = s[at.PHASE] == at.CHOOSE_BATTLE
    settle_game(q, s, value)
    if declared and s[at.PHASE] == at.CHALLENGE:
        s[at.ANSWER_DICE] = s[notes.BACK_DICE]


def is_over(s: Numbers) -> bool:
    """Return whether the next battle would be declared, or there is none left."""
    phase = s[at.PHASE]
    if phase == at.CHOOSE_BATTLE:
        return bool(s[FIGHTS] > 0 and fires_again(s) < 0)
    return bool(phase == at.REPLACE_STRIKES or phase == at.TURN_END)


def note_fight(s: Numbers) -> None:
    """Note the outcome of a fight, beside that of the one before."""
    k, second = at.COMBAT_STATE, s[FIGHTS] > 0
    s[UNDER_WAY] = 0
    s[FIGHTS] += 1
    apart = second and s[notes.TARGETS] == 2
    if not second:
        s[NOTED + combat.HITS] = s[k + combat.HITS]
        s[NOTED + combat.BATTLED_BACK] = s[k + combat.BATTLED_BACK]
    elif apart:
        s[NOTED + combat.THEN_FOUGHT] = 1
        s[NOTED + combat.THEN_BATTLED_BACK] = s[k + combat.BATTLED_BACK]
    for side in range(2):
        place = combat.SIDES + side * combat.SIDE_FIELDS + combat.DISORDER
        s[NOTED + place] += s[k + place]
    note_party(s, combat.ATTACKER, combat.ATTACKER)
    note_party(s, combat.DEFENDER, combat.SECOND if apart else combat.DEFENDER)


def note_party(s: Numbers, party: int, noted: int) -> None:
    """Add what became of a party to what is noted of it."""
    k, n = at.COMBAT_STATE + party, NOTED + noted
    s[n + combat.RETREAT] += s[k + combat.RETREAT]
    fate = s[k + combat.LEADER]
    if s[n + combat.LEADER] == combat.KILLED or s[k + combat.LOST_ONE]:
        s[n + combat.LOST_ONE] = 1
    s[n + combat.LEADER] = fate if fate == combat.KILLED or fate == combat.SEPPUKU else 0


BATTLE: Game = replace(GAME, name="one battle", prepare=prepare, settle=settle)


# ---- what came of it -----------------------------------------------------------------


def write_first(s: State, units: tuple[int, int, int]) -> None:
    """Note what outcomes are counted from; ``units``: who attacks and who is struck, NONE: none."""
    for place, unit in enumerate(units):
        s[notes.STRUCK + place] = unit
        s[notes.BLOCKS + place] = s[at.UNIT_BLOCKS + unit] if unit >= 0 else 0
    for side in range(2):
        row = side_row(s[at.ACTIVE] if side == 0 else 1 - s[at.ACTIVE])
        s[notes.TOKENS + side], s[notes.BANNERS + side] = s[row + at.TOKENS], s[row + at.BANNERS]


def record(q: Numbers, s: Numbers, row: Numbers) -> None:
    """Write the outcome as a single combat's final state."""
    if s[UNDER_WAY] > 0:
        note_fight(s)
    for place in range(combat.WIDTH):
        row[place] = s[NOTED + place]
    for place in range(3):
        party = combat.ATTACKER if place == 0 else combat.DEFENDER if place == 1 else combat.SECOND
        unit, fought = s[notes.STRUCK + place], place < 2 or row[combat.THEN_FOUGHT] > 0
        blocks = s[notes.BLOCKS + place]
        row[party + combat.BLOCKS] = s[at.UNIT_BLOCKS + unit] if unit >= 0 and fought else blocks
    for side in range(2):
        own = side_row(s[at.ACTIVE] if side == 0 else 1 - s[at.ACTIVE])
        place = combat.SIDES + side * combat.SIDE_FIELDS
        row[place + combat.TOKENS] = s[own + at.TOKENS] - s[notes.TOKENS + side]
        row[place + combat.BANNERS] = s[own + at.BANNERS] - s[notes.BANNERS + side]


# ---- what is the same ----------------------------------------------------------------


def forget(q: Numbers, s: Numbers) -> None:
    """Wipe what the rest of the battle does not read: scratch, and what is over."""
    passage_wipe(s, at.REACHED, at.COMBAT_QUESTION - at.REACHED)
    s[at.LUCK] = 0
    if not lack_is_due(s):
        s[at.LACK_SIDE] = s[at.LACK_FROM] = 0
    if s[UNDER_WAY] == 0:
        passage_wipe(s, at.COMBAT_QUESTION, at.MEMO - at.COMBAT_QUESTION)


def alike(q: Numbers, s: Numbers) -> Sequence[Hashable] | None:
    """Return for each outcome of the roll due what it comes to in the fight under way."""
    if s[at.PHASE] != at.FIGHTING or s[at.PENDING] >= at.UNIFORM:
        return None
    return [comes_to(q, s, outcome) for outcome in outcomes_of(s[at.PENDING])]


def comes_to(q: Numbers, s: Numbers, outcome: int) -> int:
    """Return what an outcome of the roll due comes to in the fight under way."""
    if s[at.PHASE] != at.FIGHTING or s[at.PENDING] >= at.UNIFORM:
        return BY_ITSELF
    c = s[at.COMBAT_QUESTION : at.COMBAT_QUESTION + combat.QUESTION_LENGTH]
    k = s[at.COMBAT_STATE : at.COMBAT_STATE + combat.WIDTH]
    if k[combat.PHASE] == combat.CHECK:
        return 1 if outcome >> 24 == check_dice(c, k) else 0
    party = target_of(c, k)
    blocks = k[party + combat.BLOCKS]
    if k[combat.PHASE] == combat.LACK:
        if k[party + combat.LEADER] == combat.FLED:
            blocks = 1  # any sword kills him
        cut: int = (min(blocks, outcome >> 24) << 24) + (outcome & 0xFFFFFF)
        return cut
    ignored = c[strike_row(k[combat.STRIKE]) + combat.SWORDS_IGNORED]
    counts = k[combat.STRIKE] == combat.ATTACK and s[FIGHTS] == 0  # the hits are told as rolled
    hits = hits_of(outcome, ignored)
    dead = hits >= max(1, blocks)
    if dead and not counts:
        hits = max(1, blocks)
    flags = 0 if dead or blocks == 0 else outcome >> 8 & 255
    honor = max(0, (outcome & 255) - k[combat.INSPIRED])
    told: int = (((hits << 8) + flags) << 8) + honor
    return told


def scratch(q: Numbers, s: Numbers) -> list[tuple[int, int]]:
    """List what is read of a state only once it has been written: what movement looks for."""
    return [(at.REACHED, at.COMBAT_QUESTION)]


@cache
def outcomes_of(code: int) -> tuple[int, ...]:
    """List the outcomes of a roll."""
    return rolls_of(BATTLE).pool(code).outcomes  # type: ignore[no-any-return]


def never_before_the_end(q: Numbers, s: Numbers) -> bool:
    """Have the passage end where the machine does."""
    return False


RULES = PassageRules(
    BATTLE,
    never_before_the_end,
    choose,
    record,
    combat.WIDTH,
    forget,
    alike=alike,
    comes_to=comes_to,
    scratch=scratch,
)
