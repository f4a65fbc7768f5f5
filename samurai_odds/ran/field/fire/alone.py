"""Fire at a busho or a Samurai who is alone in his hex (8.54, 10.28; R79)."""

from samurai_odds.play.rules.offering import Numbers
from samurai_odds.ran.combat import layout as combat
from samurai_odds.ran.field import layout as at
from samurai_odds.ran.field import rolls
from samurai_odds.ran.field.leaders import busho_at, lose_busho
from samurai_odds.ran.field.movement import layout as mv
from samurai_odds.ran.field.rolls import ask_roll
from samurai_odds.ran.field.rolls import result as roll_result
from samurai_odds.ran.field.rolls import shot as shot_roll
from samurai_odds.ran.field.samurai import lose_samurai
from samurai_odds.ran.field.shock import layout as sh

WOUND, DEATH = 1, 2  # results of a casualty roll


def shot_at_man(q: Numbers, s: Numbers) -> int:
    """Code the shot: only whether the die shows a 9 matters."""
    modifier = (
        q[at.COVER + s[at.FIRE_HEX]] + s[at.FIRE_BONUS] + s[at.FIRE_FLANK] * q[sh.FLANK_MODIFIER]
    )
    weapon = rolls.BOW if q[at.WEAPON + s[at.FIRER]] == at.BOW else rolls.TEPPO
    return shot_roll(weapon, s[at.FIRE_RANGE], modifier, 1)


def casualty_of_man(q: Numbers, s: Numbers) -> int:
    """Code the casualty roll of who is there: a second wound kills (R2)."""
    busho = busho_there(q, s)
    wounded = busho >= 0 and s[at.FATE + busho] == at.WOUNDED
    return rolls.CASUALTY + (1 if wounded else 0)


def busho_there(q: Numbers, s: Numbers) -> int:
    """Give the busho under fire, NONE if it is a Samurai on his way."""
    samurai = s[mv.SAMURAI]
    if samurai >= 0 and s[at.SAMURAI_HEX + samurai] == s[at.FIRE_HEX]:
        return at.NONE
    return busho_at(q, s, 1 - q[at.SIDE + s[at.FIRER]], s[at.FIRE_HEX], at.NONE)


def ask_shot_at_man(q: Numbers, s: Numbers) -> None:
    """Ask for the shot, then, after a 9, for the casualty roll (8.54)."""
    hit = s[at.PHASE] == sh.FIRING
    ask_roll(s, casualty_of_man(q, s) if hit else shot_at_man(q, s))


def settle_shot_at_man(q: Numbers, s: Numbers, faces: int) -> None:
    """Apply the shot: after a 9 the casualty roll, which wounds or kills him."""
    book = q[at.ROLLS : at.ROLLS + rolls.LENGTH]
    if s[at.PHASE] == at.FIRE_BEGIN:
        s[at.TALLY + q[at.SIDE + s[at.FIRER]] * at.TALLIES + at.SHOTS] += 1
        hit = roll_result(book, shot_at_man(q, s), faces) & combat.NINE
        s[at.PHASE] = sh.FIRING if hit else s[at.AFTER_FIRE]
        return
    result = roll_result(book, casualty_of_man(q, s), faces)
    busho = busho_there(q, s)
    if busho >= 0 and result == WOUND:
        s[at.FATE + busho] = at.WOUNDED
    elif busho >= 0 and result == DEATH:
        lose_busho(q, s, busho, True)
    elif busho < 0 and result > 0:
        hit_samurai(q, s, s[mv.SAMURAI], result)
    s[at.PHASE] = s[at.AFTER_FIRE]


def hit_samurai(q: Numbers, s: Numbers, samurai: int, result: int) -> None:
    """Kill a Samurai, or wound him: a hit off his stamina, the last one kills (R79)."""
    s[at.SAMURAI_HITS + samurai] += 1
    left = q[at.SAMURAI_STAMINA + samurai] - s[at.SAMURAI_LOST_FACE + samurai]
    if result == DEATH or s[at.SAMURAI_HITS + samurai] >= left:
        lose_samurai(q, s, samurai)
