"""Phase B, Declare First Battles; what may be attacked at all."""

from samurai_odds.play.rules.offering import Numbers, ask, no_options, option
from samurai_odds.swords.field import layout as at
from samurai_odds.swords.field.layout import force_row
from samurai_odds.swords.field.troops import army_in, standing, units_of


def may_attack(q: Numbers, s: Numbers, seat: int, province: int, banned: bool) -> bool:
    """Say whether a seat may attack a province: enemy or empty (W24: not the other color's).

    ``banned``: in the first round no province with an army marker (S10).
    """
    owner = s[at.OWNER + province]
    if owner < 0:
        return True
    if q[at.PLAYER + owner] == q[at.PLAYER + seat]:
        return False
    return not (banned and s[at.TURN] <= q[at.MARKED_BAN] and army_in(s, province) >= 0)


def list_attacks(q: Numbers, s: Numbers, seat: int, here: int, banned: bool) -> None:
    """List what a troop may attack from a province: 1 + province, called-off ones apart (S5)."""
    for k in range(q[at.DEGREE + here]):
        there = q[at.BORDERS + here * at.MOST_BORDERS + k]
        if s[at.CALLED_OFF + there] == 0 and may_attack(q, s, seat, there, banned):
            option(s, 1 + there)


def offer_declaration(q: Numbers, s: Numbers) -> None:
    """Ask troop by troop for its one declared battle (W11); 0 is none.

    In each own province the army, then the force; both may name the same province.
    """
    seat = s[at.ACTIVE]
    while s[at.DECLARING] < 2 * q[at.PROVINCES]:
        here = s[at.DECLARING] // 2
        if s[at.OWNER + here] != seat:
            s[at.DECLARING] += 2 - s[at.DECLARING] % 2
            continue
        troop = at.FORCE_TROOP
        if s[at.DECLARING] % 2 == 0:
            troop = army_in(s, here)
            able = troop >= 0 and standing(s, troop) and s[at.BARRED + troop] == 0
        else:
            able = units_of(s, force_row(here)) > 0
        if able:
            no_options(s)
            option(s, 0)
            list_attacks(q, s, seat, here, True)
            if s[at.OPTIONS_OPEN] > 1:
                s[at.TROOP], s[at.FIGHT_FROM] = troop, here
                ask(s, at.DECLARE_CHOICE, seat)
                return
        s[at.DECLARING] += 1
    s[at.TROOP] = at.NONE
    s[at.PHASE] = at.DECLARED_ALL


def declare(s: Numbers, value: int) -> None:
    """Place a battle marker, or none."""
    if s[at.TROOP] == at.FORCE_TROOP:
        s[at.TARGET + s[at.FIGHT_FROM]] = value - 1
    else:
        s[at.DECLARED + s[at.TROOP]] = value - 1
    s[at.DECLARING] += 1
