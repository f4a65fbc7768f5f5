"""The Samurai Challenge Phase from the challenge on, and its duels (10.1, 10.24-10.29; R12)."""

from samurai_odds.play.offering import ask_whether, draw_among
from samurai_odds.ran.combat.leaders import (
    FIRST_DEAD,
    NONE,
    hits_on_first,
    hits_on_second,
    round_ends,
)
from samurai_odds.ran.rules import layout as at
from samurai_odds.ran.rules.challenge import samurai_skill
from samurai_odds.ran.rules.layout import Question, State
from samurai_odds.ran.rules.leaders import (
    cup_of,
    in_cup,
    is_chief,
    lose_busho,
    lose_samurai,
    samurai_stamina,
    take_head,
)
from samurai_odds.ran.rules.rolls import ask_roll
from samurai_odds.ran.rules.rolls import bout as bout_roll
from samurai_odds.ran.rules.rolls import result as roll_result
from samurai_odds.ran.rules.shock import layout as sh
from samurai_odds.ran.rules.shock.combat_numbers import endurance, skill
from samurai_odds.ran.rules.shock.rising import behind

# ---- Individual combat of a Samurai with a busho or another Samurai (10.1, 10.3; R12) ----

CHALLENGER, FOE = 0, 1


def duel_code(q: Question, s: State) -> int:
    """Code a round between the Samurai and his foe (10.13)."""
    one = samurai_skill(q, s, s.shock.challenger)
    if s.shock.foe >= 0:
        return bout_roll(one, skill(q, s, s.shock.foe))
    return bout_roll(one, samurai_skill(q, s, s.shock.foe_samurai))


def left_of(q: Question, s: State, who: int) -> int:
    """Give the stamina that a man has brought to the fight."""
    if who == FOE and s.shock.foe >= 0:
        return endurance(q, s, s.shock.foe)
    samurai = s.shock.challenger if who == CHALLENGER else s.shock.foe_samurai
    return samurai_stamina(q, s, samurai) - s.samurai_hits[samurai]


def settle_round(q: Question, s: State, faces: int) -> None:
    """Apply a round: a man dies, or who is behind may withdraw (10.13-10.15)."""
    book = q.rolls
    result = roll_result(book, duel_code(q, s), faces)
    s.shock.hit[0] += hits_on_first(result)
    s.shock.hit[1] += hits_on_second(result)
    one, other = left_of(q, s, CHALLENGER), left_of(q, s, FOE)
    end = round_ends(s.shock.hit[0], s.shock.hit[1], one, other, 0, 0)
    if end != NONE:
        end_duel(q, s, CHALLENGER if end == FIRST_DEAD else FOE, True)
    elif s.shock.hit[0] != s.shock.hit[1]:
        s.phase = sh.YIELDING


def offer_to_yield(q: Question, s: State) -> None:
    """Ask who is behind whether he fights on, 0, or withdraws, 1 (10.14)."""
    side = q.side_of[s.current]
    ask_whether(
        s,
        sh.YIELD_CHOICE,
        side if behind(s.shock.hit[0], s.shock.hit[1]) == CHALLENGER else 1 - side,
    )


def settle_yielding(q: Question, s: State, value: int) -> None:
    """Fight on, or withdraw: removed as if killed, without a head for the victor (10.14)."""
    s.phase = sh.DUEL
    if value:
        end_duel(q, s, behind(s.shock.hit[0], s.shock.hit[1]), False)


def end_duel(q: Question, s: State, loser: int, killed: bool) -> None:
    """End the fight: the victor keeps a hit of it if he took any, and has a head (10.16, 10.3)."""
    side = q.side_of[s.current]
    keeps = 1 if s.shock.hit[1 - loser] > 0 else 0
    foe, rival, own = s.shock.foe, s.shock.foe_samurai, s.shock.challenger
    s.samurai_lost_face[own] = 0
    if foe >= 0:
        s.lost_face[foe] = 0
    else:
        s.samurai_lost_face[rival] = 0
    if killed:
        winner = 1 - side if loser == CHALLENGER else side
        take_head(s, winner, loser == FOE and foe >= 0 and is_chief(q, foe))
    if loser == CHALLENGER:
        lose_samurai(q, s, own)
        if foe >= 0:
            s.busho_hits[foe] += keeps
        else:
            s.samurai_hits[rival] += keeps
    else:
        s.samurai_hits[own] += keeps
        if foe >= 0:
            lose_busho(q, s, foe, True)
        else:
            lose_samurai(q, s, rival)
    s.phase = sh.CHALLENGE_DONE


# ---- A Samurai Challenge Phase from the challenge on (10.24-10.29) -------------------


def draw_answerer(q: Question, s: State) -> None:
    draw_among(s, in_cup(q, s, cup_of(q, s, q.side_of[s.shock.foe])))


def meet(q: Question, s: State) -> None:
    """Roll for a round; who has fled since he answered meets nobody (10.27, 11.84)."""
    rival = s.shock.foe_samurai
    if rival >= 0 and s.retainer[rival] < 0:
        s.phase = sh.CHALLENGE_DONE
    else:
        ask_roll(s, duel_code(q, s))


def end_challenge(q: Question, s: State) -> None:
    """The Samurai left go back to their busho; the phase is over (10.29)."""
    for samurai in range(q.samurai):
        s.samurai_hex[samurai] = at.NONE
    s.phase = at.ORDERS_DONE
