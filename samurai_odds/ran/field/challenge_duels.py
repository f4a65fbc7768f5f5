"""The Samurai Challenge Phase from the challenge on, and its duels (10.1, 10.24-10.29; R12)."""

from samurai_odds.play.offering import Numbers, ask_whether, draw_among
from samurai_odds.ran.field import layout as at
from samurai_odds.ran.field import rolls
from samurai_odds.ran.field.challenge import samurai_skill
from samurai_odds.ran.field.leaders import (
    cup_of,
    in_cup,
    is_chief,
    lose_busho,
    lose_samurai,
    samurai_stamina,
    take_head,
)
from samurai_odds.ran.field.rolls import ask_roll
from samurai_odds.ran.field.rolls import bout as bout_roll
from samurai_odds.ran.field.rolls import result as roll_result
from samurai_odds.ran.field.shock import layout as sh
from samurai_odds.ran.field.shock.combat_numbers import endurance, skill
from samurai_odds.ran.field.shock.layout import behind
from samurai_odds.ran.rules.leaders import (
    FIRST_DEAD,
    NONE,
    hits_on_first,
    hits_on_second,
    round_ends,
)

# ---- Individual combat of a Samurai with a busho or another Samurai (10.1, 10.3; R12) ----

CHALLENGER, FOE = 0, 1


def duel_code(q: Numbers, s: Numbers) -> int:
    """Code a round between the Samurai and his foe (10.13)."""
    one = samurai_skill(q, s, s[sh.CHALLENGER])
    if s[sh.FOE] >= 0:
        return bout_roll(one, skill(q, s, s[sh.FOE]))
    return bout_roll(one, samurai_skill(q, s, s[sh.FOE_SAMURAI]))


def left_of(q: Numbers, s: Numbers, who: int) -> int:
    """Give the stamina that a man has brought to the fight."""
    if who == FOE and s[sh.FOE] >= 0:
        return endurance(q, s, s[sh.FOE])
    samurai = s[sh.CHALLENGER] if who == CHALLENGER else s[sh.FOE_SAMURAI]
    return samurai_stamina(q, s, samurai) - s[at.SAMURAI_HITS + samurai]


def settle_round(q: Numbers, s: Numbers, faces: int) -> None:
    """Apply a round: a man dies, or who is behind may withdraw (10.13-10.15)."""
    book = q[at.ROLLS : at.ROLLS + rolls.LENGTH]
    result = roll_result(book, duel_code(q, s), faces)
    s[sh.HIT] += hits_on_first(result)
    s[sh.HIT + 1] += hits_on_second(result)
    one, other = left_of(q, s, CHALLENGER), left_of(q, s, FOE)
    end = round_ends(s[sh.HIT], s[sh.HIT + 1], one, other, 0, 0)
    if end != NONE:
        end_duel(q, s, CHALLENGER if end == FIRST_DEAD else FOE, True)
    elif s[sh.HIT] != s[sh.HIT + 1]:
        s[at.PHASE] = sh.YIELDING


def offer_to_yield(q: Numbers, s: Numbers) -> None:
    """Ask who is behind whether he fights on, 0, or withdraws, 1 (10.14)."""
    side = q[at.SIDE_OF + s[at.CURRENT]]
    ask_whether(s, sh.YIELD_CHOICE, side if behind(s, sh.HIT) == CHALLENGER else 1 - side)


def settle_yielding(q: Numbers, s: Numbers, value: int) -> None:
    """Fight on, or withdraw: removed as if killed, without a head for the victor (10.14)."""
    s[at.PHASE] = sh.DUEL
    if value:
        end_duel(q, s, behind(s, sh.HIT), False)


def end_duel(q: Numbers, s: Numbers, loser: int, killed: bool) -> None:
    """End the fight: the victor keeps a hit of it if he took any, and has a head (10.16, 10.3)."""
    side = q[at.SIDE_OF + s[at.CURRENT]]
    keeps = 1 if s[sh.HIT + 1 - loser] > 0 else 0
    foe, rival, own = s[sh.FOE], s[sh.FOE_SAMURAI], s[sh.CHALLENGER]
    s[at.SAMURAI_LOST_FACE + own] = 0
    if foe >= 0:
        s[at.LOST_FACE + foe] = 0
    else:
        s[at.SAMURAI_LOST_FACE + rival] = 0
    if killed:
        winner = 1 - side if loser == CHALLENGER else side
        take_head(s, winner, loser == FOE and foe >= 0 and is_chief(q, foe))
    if loser == CHALLENGER:
        lose_samurai(q, s, own)
        if foe >= 0:
            s[at.BUSHO_HITS + foe] += keeps
        else:
            s[at.SAMURAI_HITS + rival] += keeps
    else:
        s[at.SAMURAI_HITS + own] += keeps
        if foe >= 0:
            lose_busho(q, s, foe, True)
        else:
            lose_samurai(q, s, rival)
    s[at.PHASE] = sh.CHALLENGE_DONE


# ---- A Samurai Challenge Phase from the challenge on (10.24-10.29) -------------------


def draw_answerer(q: Numbers, s: Numbers) -> None:
    draw_among(s, in_cup(q, s, cup_of(q, s, q[at.SIDE_OF + s[sh.FOE]])))


def meet(q: Numbers, s: Numbers) -> None:
    """Roll for a round; who has fled since he answered meets nobody (10.27, 11.84)."""
    rival = s[sh.FOE_SAMURAI]
    if rival >= 0 and s[at.RETAINER + rival] < 0:
        s[at.PHASE] = sh.CHALLENGE_DONE
    else:
        ask_roll(s, duel_code(q, s))


def end_challenge(q: Numbers, s: Numbers) -> None:
    """The Samurai left go back to their busho; the phase is over (10.29)."""
    for samurai in range(q[at.SAMURAI]):
        s[at.SAMURAI_HEX + samurai] = at.NONE
    s[at.PHASE] = at.ORDERS_DONE
