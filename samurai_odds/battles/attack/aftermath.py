"""What a strike leaves behind: flags and retreats, honor, seppuku, Lack of Honor.

Rules of Samurai Battles under the rulebook's headings, on the question ``q`` and
the state ``s`` of `layout`; called by the procedure in `combat`.
"""

from collections.abc import Sequence

from samurai_odds.battles.attack import layout as at
from samurai_odds.battles.attack.layout import party_row, strike_row

Question = Sequence[int]
State = list[int]


# ---- losses and banners --------------------------------------------------------------


def lose_blocks(q: Question, s: State, party: int, blocks: int) -> None:
    """Remove blocks; the last one pays the enemy a banner (a bodyguard's does not, B23)."""
    if blocks > 0:
        s[party + at.BLOCKS] -= blocks
        if s[party + at.BLOCKS] == 0 and q[party_row(party) + at.BODYGUARD] == 0:
            award_banner(q, s, party)


def kill_leader(q: Question, s: State, party: int) -> None:
    """Remove a leader; the enemy gains a banner."""
    s[party + at.LEADER] = at.KILLED
    award_banner(q, s, party)


def award_banner(q: Question, s: State, loser: int) -> None:
    winner = 1 - q[party_row(loser) + at.SIDE]
    s[at.SIDES + winner * at.SIDE_FIELDS + at.BANNERS] += 1


# ---- Bolster Morale ------------------------------------------------------------------


def answer_flags(s: State, target: int) -> None:
    """Turn to the flags rolled; they have no effect where no unit is left."""
    if s[target + at.BLOCKS] == 0:
        s[at.FLAGS] = 0
    s[at.PHASE] = at.BOLSTER if s[at.FLAGS] > 0 else at.NEXT


def most_ignored(q: Question, s: State) -> int:
    """Count the flags that the target may ignore: two in all, whatever the sources (B4)."""
    row = strike_row(s[at.STRIKE])
    leader = 1 if s[q[row + at.TARGET] + at.LEADER] == at.PRESENT else 0
    return min(q[at.MOST_IGNORED], q[row + at.MAY_IGNORE] + leader, s[at.FLAGS])


def least_ignored(q: Question, s: State) -> int:
    """Count the flags that it must ignore (infantry on a castle)."""
    return min(q[strike_row(s[at.STRIKE]) + at.MUST_IGNORE], most_ignored(q, s))


def bolster_morale(q: Question, s: State, option: int) -> None:
    """Ignore flags as the owner's policy says; option 0 ignores the most."""
    policy = q[party_row(q[strike_row(s[at.STRIKE]) + at.TARGET]) + at.FLAG_POLICY]
    ignored = least_ignored(q, s) if policy == at.ACCEPT else most_ignored(q, s) - option
    s[at.FLAGS] -= ignored
    s[at.PHASE] = at.RETREATING if s[at.FLAGS] > 0 else at.NEXT


# ---- Retreats; Retreat & Loss of Honor -----------------------------------------------


def retreat(q: Question, s: State) -> None:
    """Retreat for each flag; each hex that a unit cannot retreat costs it a block (B5).

    A unit without a leader that comes to a lone one stops, joins and ignores the rest (B29).
    """
    strike = strike_row(s[at.STRIKE])
    target = q[strike + at.TARGET]
    if q[strike + at.STANDS_FAST]:
        stand_fast(q, s, target)
        return
    row = party_row(target)
    wanted = s[at.FLAGS] * q[row + at.HEXES_PER_FLAG]
    leader = 1 if s[target + at.LEADER] == at.PRESENT else 0
    ahead = leader_ahead(q, s, target)
    joins = leader == 0 and 0 < ahead <= wanted
    if joins:
        wanted = ahead
    hexes = min(wanted, room_left(q, s, target))
    blocked = wanted - hexes
    s[at.FLAGS] = 0
    s[target + at.RETREAT] += hexes
    lose_blocks(q, s, target, min(blocked, s[target + at.BLOCKS]))
    if hexes > 0:
        cost = q[row + at.HONOR_PER_RETREAT] + hexes * (
            q[row + at.HONOR_PER_HEX] + leader * q[at.LEADER_HONOR]
        )
        pay(q, s, q[row + at.SIDE], cost)
    if joins:
        s[target + at.LOST_ONE] = 1 if s[target + at.LEADER] == at.KILLED else 0
        s[target + at.LEADER] = at.PRESENT
    s[at.PHASE] = at.LACK if s[at.DEBT] > 0 else after_losses(q, s, target)


def after_losses(q: Question, s: State, target: int) -> int:
    """Return the phase that follows blocks lost without a check: a leader left alone stays (B5)."""
    alone = s[target + at.BLOCKS] == 0 and s[target + at.LEADER] == at.PRESENT
    return at.FATE if alone and q[at.LEFT_EVADES] > 0 else at.NEXT


def stand_fast(q: Question, s: State, target: int) -> None:
    """Castle: each flag costs a block; the roll calls for one leader check at most (B9, B11)."""
    lose_blocks(q, s, target, min(s[at.FLAGS], s[target + at.BLOCKS]))
    s[at.FLAGS] = 0
    calls = q[at.CASTLE_CHECK] == at.ALWAYS or (
        q[at.CASTLE_CHECK] == at.ONCE and s[at.CHECKED] == 0
    )
    checked = calls and s[target + at.LEADER] == at.PRESENT
    s[at.PHASE] = at.CHECK if checked else after_losses(q, s, target)


def room_left(q: Question, s: State, party: int) -> int:
    """Count the hexes still free behind a unit; a leader whom it cannot join ends them (B29)."""
    room = q[party_row(party) + at.ROOM] - s[party + at.RETREAT] - s[party + at.ESCAPE]
    ahead = leader_ahead(q, s, party)
    if ahead > 0 and s[party + at.LEADER] == at.PRESENT:
        return min(room, ahead - 1)
    return room


def leader_ahead(q: Question, s: State, party: int) -> int:
    """Count the hexes to the lone leader behind a unit; 0 or less where there is none."""
    after = q[party_row(party) + at.JOINS_AFTER]
    return after - s[party + at.RETREAT] if after > 0 else 0


def leader_room_left(q: Question, s: State, party: int) -> int:
    """Count the hexes still free behind a leader alone, who passes through friends."""
    return q[party_row(party) + at.LEADER_ROOM] - s[party + at.RETREAT] - s[party + at.ESCAPE]


# ---- Leader Retreat; Leader Seppuku --------------------------------------------------


def decide_fate(q: Question, s: State, option: int) -> None:
    """Let a lone leader retreat up to three hexes for a flat price, or commit seppuku (B9)."""
    target = q[strike_row(s[at.STRIKE]) + at.TARGET]
    row = party_row(target)
    room = leader_room_left(q, s, target)
    chosen = option if q[row + at.FATE_POLICY] == at.BEST else q[row + at.FATE_POLICY]
    if room < 1 or chosen == at.COMMITS_SEPPUKU:
        s[target + at.LEADER] = at.SEPPUKU
        gain(q, s, q[row + at.SIDE], q[at.SEPPUKU_TOKENS])
        s[at.PHASE] = at.NEXT
        return
    s[target + at.LEADER] = at.FLED
    s[target + at.ESCAPE] += min(q[at.LEADER_HEXES], room)
    pay(q, s, q[row + at.SIDE], q[at.LEADER_COST])
    s[at.PHASE] = at.LACK if s[at.DEBT] > 0 else at.NEXT


# ---- Lack of Honor -------------------------------------------------------------------


def tokens_held(q: Question, s: State, side: int) -> int:
    """Count an army's tokens; an ample reserve always has enough."""
    reserve = q[at.RESERVES + side]
    return 9999 if reserve < 0 else reserve + s[at.SIDES + side * at.SIDE_FIELDS + at.TOKENS]


def gain(q: Question, s: State, side: int, tokens: int) -> None:
    """Take tokens from the common pool; an empty one pays nothing (B22)."""
    if q[at.POOL] >= 0:
        other = at.SIDES + (1 - side) * at.SIDE_FIELDS + at.TOKENS
        left = q[at.POOL] - s[at.SIDES + side * at.SIDE_FIELDS + at.TOKENS] - s[other]
        tokens = min(tokens, left)
    s[at.SIDES + side * at.SIDE_FIELDS + at.TOKENS] += tokens


def pay(q: Question, s: State, side: int, cost: int) -> None:
    """Pay tokens; what cannot be paid becomes the debt that a Lack of Honor roll answers."""
    paid = min(cost, tokens_held(q, s, side))
    s[at.SIDES + side * at.SIDE_FIELDS + at.TOKENS] -= paid
    s[at.DEBT] = cost - paid


def lack_kind(q: Question, s: State) -> int:
    """Return which faces a Lack of Honor roll tells apart (B12)."""
    target = q[strike_row(s[at.STRIKE]) + at.TARGET]
    if s[target + at.LEADER] == at.FLED:
        return q[at.LEADER_LACK_KIND]
    return q[party_row(target) + at.LACK_KIND]


def lack_of_honor(q: Question, s: State, outcome: int) -> None:
    """Strike the unit, or the leader, that retreated; count the symbols that strike others."""
    target = q[strike_row(s[at.STRIKE]) + at.TARGET]
    following = after_losses(q, s, target)  # whom this roll leaves alone stays (note 2)
    struck = outcome >> 24
    others = (outcome >> 16 & 255) + (outcome >> 8 & 255) + (outcome & 255)
    if s[target + at.LEADER] == at.FLED:
        if struck > 0:
            kill_leader(q, s, target)
    else:
        lose_blocks(q, s, target, min(struck, s[target + at.BLOCKS]))
    if q[at.RESERVES + q[party_row(target) + at.SIDE]] >= 0:
        s[at.SIDES + q[party_row(target) + at.SIDE] * at.SIDE_FIELDS + at.DISORDER] += others
    s[at.DEBT] = 0
    s[at.PHASE] = following
