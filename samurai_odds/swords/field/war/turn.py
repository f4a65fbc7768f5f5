"""Wage War in turn order: one seat after the other, each all of phases A to D."""

from samurai_odds.play.rules.offering import Numbers
from samurai_odds.swords.field import layout as at
from samurai_odds.swords.field.owning import check_goal_at_round_end, drop_claim, end_game
from samurai_odds.swords.field.set_up.dealing import income, seat_with
from samurai_odds.swords.field.war.ninja import go_by_ninja


def next_turn(q: Numbers, s: Numbers) -> None:
    """Give the turn to the next sword; W4: an eliminated seat's turn is skipped.

    Nothing of the turn before is left over, in the midst of which its seat may have fallen (W20).
    """
    s[at.SWORD_AT_WAR] += 1
    seat = seat_with(s, s[at.SWORD_AT_WAR])
    if seat < 0:
        s[at.PHASE] = at.ROUND_END
        return
    if s[at.OUT_IN + seat] > 0:
        return
    s[at.ACTIVE] = seat
    s[at.MOVER] = s[at.MUST_LEAVE] = s[at.TROOP] = at.NONE
    for province in range(q[at.PROVINCES]):
        s[at.BONUS_LEFT + province] = s[at.TARGET + province] = at.NONE
        s[at.EMPTIED + province] = s[at.CALLED_OFF + province] = 0
    forget_arrivals(q, s)
    for army in range(q[at.SEATS] * at.ARMIES_EACH):
        s[at.MARCHED + army] = s[at.WINS + army] = s[at.BARRED + army] = 0
        s[at.DECLARED + army] = at.NONE
    go_by_ninja(q, s, at.MARCHING)


def forget_arrivals(q: Numbers, s: Numbers) -> None:
    """Let units that were set down or came in take part in what follows."""
    for place in range(at.ARRIVED, at.ARRIVED + q[at.PROVINCES] * at.KIND_COUNT):
        s[place] = 0


def end_phase_a(q: Numbers, s: Numbers) -> None:
    """Phase A is over."""
    forget_arrivals(q, s)
    s[at.DECLARING] = 0
    go_by_ninja(q, s, at.DECLARATIONS)


def begin_phase_d(q: Numbers, s: Numbers) -> None:
    """Combat is over: all own armies may march again."""
    forget_arrivals(q, s)
    for army in range(q[at.SEATS] * at.ARMIES_EACH):
        s[at.MARCHED + army] = 0
    s[at.MOVER] = s[at.TROOP] = at.NONE
    go_by_ninja(q, s, at.FINAL_MARCHES)


def end_turn(q: Numbers, s: Numbers) -> None:
    """End a war turn: what an heir claims and has not entered lies on the table again (S10)."""
    for province in range(q[at.PROVINCES]):
        drop_claim(s, province)
    s[at.ACTIVE], s[at.PHASE] = at.NONE, at.NEXT_TURN


def end_round(q: Numbers, s: Numbers) -> None:
    """Action 9, Collect Koku; longer games are decided here.

    W34: after the last round the game is unfinished, nobody has won.
    """
    for seat in range(q[at.SEATS]):
        if s[at.OUT_IN + seat] == 0:
            s[at.KOKU + seat] = income(q, s, seat)
    check_goal_at_round_end(q, s)
    if s[at.TURN] >= q[at.TURN_LIMIT]:
        end_game(s, at.BY_ROUND_LIMIT, at.NONE)
    if s[at.ENDED] == at.PLAYING:
        s[at.TURN] += 1
        s[at.PHASE] = at.ROUND_START
