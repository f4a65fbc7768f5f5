"""Who owns a province, and whether that ends the game (Winning the Game; W31)."""

from samurai_odds.play.rules.offering import Numbers
from samurai_odds.swords.field import layout as at
from samurai_odds.swords.field.layout import force_row
from samurai_odds.swords.field.troops import is_held, tally


def gain_province(q: Numbers, s: Numbers, province: int, seat: int) -> None:
    """Make an empty province a seat's own; W31 looks at once whether that wins."""
    drop_claim(s, province)
    s[at.OWNER + province] = seat
    s[at.OWNED + seat] += 1
    s[at.EMPTIED + province] = 0


def conquer(q: Numbers, s: Numbers, province: int, seat: int) -> None:
    """Conquering an Empty Province: the first to move in owns it, and may have won (W31)."""
    gain_province(q, s, province, seat)
    tally(s, seat, at.TAKEN, 1)
    check_goal(q, s, seat, at.BY_PROVINCES)


def drop_claim(s: Numbers, province: int) -> None:
    """End an heir's claim to an empty province."""
    if s[at.CLAIMED + province] > 0:
        s[at.CLAIMS + s[at.CLAIMED + province] - 1] -= 1
        s[at.CLAIMED + province] = 0


def empty_if_left(s: Numbers, province: int) -> None:
    """Take a province from its owner when nobody of his is left there.

    Ronin who lay there face down have lost those whom they had joined: back to the box.
    """
    owner = s[at.OWNER + province]
    if owner < 0 or is_held(s, province):
        return
    s[at.RONIN_BOX] += s[at.HIDDEN + province] + s[force_row(province) + at.RONIN]
    s[at.HIDDEN + province] = s[force_row(province) + at.RONIN] = 0
    s[at.OWNER + province] = at.NONE
    s[at.OWNED + owner] -= 1
    s[at.EMPTIED + province] = 1 + owner
    s[at.TARGET + province] = at.NONE


def provinces_of_player(q: Numbers, s: Numbers, player: int) -> int:
    """Count what a player's seats own and claim."""
    found = 0
    for seat in range(q[at.SEATS]):
        if q[at.PLAYER + seat] == player:
            found += s[at.OWNED + seat] + s[at.CLAIMS + seat]
    return found


def first_seat_of(q: Numbers, player: int) -> int:
    """Give the seat by which a player is known as the winner."""
    for seat in range(q[at.SEATS]):
        if q[at.PLAYER + seat] == player:
            return seat
    return at.NONE


def end_game(s: Numbers, reason: int, winner: int) -> None:
    """End the game, if nothing has ended it before."""
    if s[at.ENDED] == at.PLAYING:
        s[at.ENDED], s[at.WINNER] = reason, winner


def check_goal(q: Numbers, s: Numbers, seat: int, reason: int) -> None:
    """W31: where victory is immediate, the seat that has reached the goal wins at once."""
    if q[at.VARIANT] == at.STANDARD or q[at.VARIANT] == at.QUICK:
        if provinces_of_player(q, s, q[at.PLAYER + seat]) >= q[at.GOAL]:
            end_game(s, reason, seat)


def check_goal_at_round_end(q: Numbers, s: Numbers) -> None:
    """A longer game, and two players: after Action 9 the goal decides.

    If several have reached it (a goal of one's own may be low) the one with most provinces
    wins; equal, the game goes on.
    """
    if q[at.VARIANT] == at.STANDARD or q[at.VARIANT] == at.QUICK:
        return
    best, leaders, leader = 0, 0, at.NONE
    for player in range(q[at.PLAYERS]):
        found = provinces_of_player(q, s, player)
        if found > best:
            best, leaders, leader = found, 1, player
        elif found == best:
            leaders += 1
    if best >= q[at.GOAL] and leaders == 1:
        end_game(s, at.BY_PROVINCES, first_seat_of(q, leader))
