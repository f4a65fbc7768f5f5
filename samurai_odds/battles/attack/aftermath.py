"""What a strike leaves behind: flags and retreats, honor, seppuku, Lack of Honor.

Rules of Samurai Battles under the rulebook's headings, on the question ``q`` and
the state ``s`` of `layout`; called by the procedure in `combat`.
"""

from samurai_odds.battles.attack import layout as at
from samurai_odds.battles.attack.layout import Question, State

# ---- losses and banners --------------------------------------------------------------


def lose_blocks(q: Question, s: State, party: int, blocks: int) -> None:
    """Remove blocks; the last one pays the enemy a banner (a bodyguard's does not, B23)."""
    if blocks > 0:
        s.parties[party].blocks -= blocks
        if s.parties[party].blocks == 0 and q.parties[party].bodyguard == 0:
            award_banner(q, s, party)


def kill_leader(q: Question, s: State, party: int) -> None:
    """Remove a leader; the enemy gains a banner."""
    s.parties[party].leader = at.KILLED
    award_banner(q, s, party)


def award_banner(q: Question, s: State, loser: int) -> None:
    winner = 1 - q.parties[loser].side
    s.armies[winner].banners += 1


# ---- Bolster Morale ------------------------------------------------------------------


def answer_flags(s: State, target: int) -> None:
    """Turn to the flags rolled; they have no effect where no unit is left."""
    if s.parties[target].blocks == 0:
        s.flags_due = 0
    s.phase = at.BOLSTER if s.flags_due > 0 else at.NEXT


def most_ignored(q: Question, s: State) -> int:
    """Count the flags that the target may ignore: two in all, whatever the sources (B4)."""
    leader = 1 if s.parties[q.strikes[s.strike].target].leader == at.PRESENT else 0
    return min(q.most_ignored, q.strikes[s.strike].may_ignore + leader, s.flags_due)


def least_ignored(q: Question, s: State) -> int:
    """Count the flags that it must ignore (infantry on a castle)."""
    return min(q.strikes[s.strike].must_ignore, most_ignored(q, s))


def bolster_morale(q: Question, s: State, option: int) -> None:
    """Ignore flags as the owner's policy says; option 0 ignores the most."""
    policy = q.parties[q.strikes[s.strike].target].flag_policy
    ignored = least_ignored(q, s) if policy == at.ACCEPT else most_ignored(q, s) - option
    s.flags_due -= ignored
    s.phase = at.RETREATING if s.flags_due > 0 else at.NEXT


# ---- Retreats; Retreat & Loss of Honor -----------------------------------------------


def retreat(q: Question, s: State) -> None:
    """Retreat for each flag; each hex that a unit cannot retreat costs it a block (B5).

    A unit without a leader that comes to a lone one stops, joins and ignores the rest (B29).
    """
    target = q.strikes[s.strike].target
    if q.strikes[s.strike].stands_fast:
        stand_fast(q, s, target)
        return
    wanted = s.flags_due * q.parties[target].hexes_per_flag
    leader = 1 if s.parties[target].leader == at.PRESENT else 0
    ahead = leader_ahead(q, s, target)
    joins = leader == 0 and 0 < ahead <= wanted
    if joins:
        wanted = ahead
    hexes = min(wanted, room_left(q, s, target))
    blocked = wanted - hexes
    s.flags_due = 0
    s.parties[target].retreat += hexes
    lose_blocks(q, s, target, min(blocked, s.parties[target].blocks))
    if hexes > 0:
        cost = q.parties[target].honor_per_retreat + hexes * (
            q.parties[target].honor_per_hex + leader * q.leader_honor
        )
        pay(q, s, q.parties[target].side, cost)
    if joins:
        s.parties[target].lost_one = 1 if s.parties[target].leader == at.KILLED else 0
        s.parties[target].leader = at.PRESENT
    s.phase = at.LACK if s.debt > 0 else after_losses(q, s, target)


def after_losses(q: Question, s: State, target: int) -> int:
    """Return the phase that follows blocks lost without a check: a leader left alone stays (B5)."""
    alone = s.parties[target].blocks == 0 and s.parties[target].leader == at.PRESENT
    return at.FATE if alone and q.left_evades > 0 else at.NEXT


def stand_fast(q: Question, s: State, target: int) -> None:
    """Castle: each flag costs a block; the roll calls for one leader check at most (B9, B11)."""
    lose_blocks(q, s, target, min(s.flags_due, s.parties[target].blocks))
    s.flags_due = 0
    calls = q.castle_check == at.ALWAYS or (q.castle_check == at.ONCE and s.checked == 0)
    checked = calls and s.parties[target].leader == at.PRESENT
    s.phase = at.CHECK if checked else after_losses(q, s, target)


def room_left(q: Question, s: State, party: int) -> int:
    """Count the hexes still free behind a unit; a leader whom it cannot join ends them (B29)."""
    room = q.parties[party].room - s.parties[party].retreat - s.parties[party].escape
    ahead = leader_ahead(q, s, party)
    if ahead > 0 and s.parties[party].leader == at.PRESENT:
        return min(room, ahead - 1)
    return room


def leader_ahead(q: Question, s: State, party: int) -> int:
    """Count the hexes to the lone leader behind a unit; 0 or less where there is none."""
    after = q.parties[party].joins_after
    return after - s.parties[party].retreat if after > 0 else 0


def leader_room_left(q: Question, s: State, party: int) -> int:
    """Count the hexes still free behind a leader alone, who passes through friends."""
    return q.parties[party].leader_room - s.parties[party].retreat - s.parties[party].escape


# ---- Leader Retreat; Leader Seppuku --------------------------------------------------


def decide_fate(q: Question, s: State, option: int) -> None:
    """Let a lone leader retreat up to three hexes for a flat price, or commit seppuku (B9)."""
    target = q.strikes[s.strike].target
    room = leader_room_left(q, s, target)
    chosen = option if q.parties[target].fate_policy == at.BEST else q.parties[target].fate_policy
    if room < 1 or chosen == at.COMMITS_SEPPUKU:
        s.parties[target].leader = at.SEPPUKU
        gain(q, s, q.parties[target].side, q.seppuku_tokens)
        s.phase = at.NEXT
        return
    s.parties[target].leader = at.FLED
    s.parties[target].escape += min(q.leader_hexes, room)
    pay(q, s, q.parties[target].side, q.leader_cost)
    s.phase = at.LACK if s.debt > 0 else at.NEXT


# ---- Lack of Honor -------------------------------------------------------------------


def tokens_held(q: Question, s: State, side: int) -> int:
    """Count an army's tokens; an ample reserve always has enough."""
    reserve = q.reserves[side]
    return 9999 if reserve < 0 else reserve + s.armies[side].tokens


def gain(q: Question, s: State, side: int, tokens: int) -> None:
    """Take tokens from the common pool; an empty one pays nothing (B22)."""
    if q.pool >= 0:
        left = q.pool - s.armies[side].tokens - s.armies[1 - side].tokens
        tokens = min(tokens, left)
    s.armies[side].tokens += tokens


def pay(q: Question, s: State, side: int, cost: int) -> None:
    """Pay tokens; what cannot be paid becomes the debt that a Lack of Honor roll answers."""
    paid = min(cost, tokens_held(q, s, side))
    s.armies[side].tokens -= paid
    s.debt = cost - paid


def lack_kind(q: Question, s: State) -> int:
    """Return which faces a Lack of Honor roll tells apart (B12)."""
    target = q.strikes[s.strike].target
    if s.parties[target].leader == at.FLED:
        return q.leader_lack_kind
    return q.parties[target].lack_kind


def lack_of_honor(q: Question, s: State, outcome: int) -> None:
    """Strike the unit, or the leader, that retreated; count the symbols that strike others."""
    target = q.strikes[s.strike].target
    following = after_losses(q, s, target)  # whom this roll leaves alone stays (note 2)
    struck = outcome >> 24
    others = (outcome >> 16 & 255) + (outcome >> 8 & 255) + (outcome & 255)
    if s.parties[target].leader == at.FLED:
        if struck > 0:
            kill_leader(q, s, target)
    else:
        lose_blocks(q, s, target, min(struck, s.parties[target].blocks))
    if q.reserves[q.parties[target].side] >= 0:
        s.armies[q.parties[target].side].disorder += others
    s.debt = 0
    s.phase = following
