"""The Shock Segment as a step machine: what is due in each phase, and what is settled (9.2)."""

from samurai_odds.play.rules.offering import Numbers, draw_among
from samurai_odds.ran.field import layout as at
from samurai_odds.ran.field.challenge.machine import prepare_challenge, settle_challenge
from samurai_odds.ran.field.fire.machine import prepare_fire, settle_fire
from samurai_odds.ran.field.shock import layout as sh
from samurai_odds.ran.field.shock.advances import (
    end_combat,
    go_on_advancing,
    offer_arrival,
    settle_advance,
    settle_arrival,
)
from samurai_odds.ran.field.shock.checks import (
    ask_checks,
    ask_reactions,
    settle_check,
    settle_reaction,
)
from samurai_odds.ran.field.shock.designating.naming import name_attack, offer_attacks
from samurai_odds.ran.field.shock.designating.stages import (
    begin_segment,
    begin_stage,
    end_naming,
    end_stage,
    offer_turn,
    settle_coordination,
    settle_turn,
)
from samurai_odds.ran.field.shock.fights import (
    ask_fights,
    offer_to_give_up,
    settle_fight,
    settle_giving_up,
)
from samurai_odds.ran.field.shock.region import take_up
from samurai_odds.ran.field.shock.resolving import ask_resolution, settle_resolution
from samurai_odds.ran.field.shock.retreats import go_on_retreating, offer_ways, settle_way


def prepare_shock(q: Numbers, s: Numbers, phase: int) -> None:
    """Apply the rule that is due in a phase of the segment, of a shot or a challenge, or ask."""
    if phase >= at.FIRST_CHALLENGE:
        prepare_challenge(q, s, phase)
    elif phase >= at.FIRST_FIRE:
        prepare_fire(q, s, phase)
    elif phase < sh.FIRST_TAKEN:
        prepare_naming(q, s, phase)
    elif s[sh.COMBATS] == 0 or phase == sh.SEGMENT_DONE:
        end_stage(q, s)
    elif s[sh.TAKEN] == 0:
        take_up(q, s)
    else:
        prepare_combat(q, s, phase)


def prepare_naming(q: Numbers, s: Numbers, phase: int) -> None:
    """Apply or ask what comes before the combats."""
    if phase == at.SHOCK_BEGIN:
        begin_segment(q, s)
    elif phase == sh.BEGIN_STAGE:
        begin_stage(q, s)
    elif phase == sh.TURN_ENGAGED:
        offer_turn(q, s)
    elif phase == sh.DESIGNATING:
        offer_attacks(q, s)
    else:
        draw_among(s, at.DIE)


def prepare_combat(q: Numbers, s: Numbers, phase: int) -> None:
    """Apply or ask what is due in the combat taken up."""
    if phase == sh.CHECKING:
        ask_checks(q, s)
    elif phase == sh.BREAKING_OFF:
        offer_ways(q, s, s[sh.NEXT])
    elif phase == sh.REACTING:
        ask_reactions(q, s)
    elif phase == sh.FIGHTING:
        ask_fights(q, s)
    elif phase == sh.GIVING_UP:
        offer_to_give_up(q, s)
    elif phase == sh.RESOLVING:
        ask_resolution(q, s)
    elif phase == sh.RETREATS:
        go_on_retreating(q, s)
    elif phase == sh.ADVANCES:
        go_on_advancing(q, s)
    elif phase == sh.AFTER_ADVANCE:
        offer_arrival(q, s)
    else:
        end_combat(q, s)


def settle_shock(q: Numbers, s: Numbers, phase: int, value: int) -> None:
    """Apply what was rolled or chosen in a phase of the segment, of a shot or a challenge."""
    if phase >= at.FIRST_CHALLENGE:
        settle_challenge(q, s, phase, value)
    elif phase >= at.FIRST_FIRE:
        settle_fire(q, s, phase, value)
    elif phase == sh.TURN_ENGAGED:
        settle_turn(q, s, value - 1)
    elif phase == sh.DESIGNATING:
        if value:
            name_attack(q, s, value)
        else:
            end_naming(q, s)
    elif phase == sh.COORDINATING:
        settle_coordination(q, s, value)
    elif phase == sh.CHECKING:
        settle_check(q, s, value)
    elif phase == sh.REACTING:
        settle_reaction(q, s, value)
    elif phase == sh.FIGHTING:
        settle_fight(q, s, value)
    elif phase == sh.GIVING_UP:
        settle_giving_up(q, s, value)
    elif phase == sh.RESOLVING:
        settle_resolution(q, s, value)
    elif phase == sh.RETREATS or phase == sh.BREAKING_OFF:
        settle_way(q, s, value)
    elif phase == sh.ADVANCES:
        settle_advance(q, s, value)
    else:
        settle_arrival(q, s, value - 1)
