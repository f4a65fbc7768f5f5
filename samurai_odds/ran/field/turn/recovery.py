"""Phase G: Finished markers off, killed busho replaced, fire ready again (3.0 G, 10.5)."""

from samurai_odds.play.rules.offering import Numbers, ask, no_options, option
from samurai_odds.ran.field import layout as at


def begin_recovery(q: Numbers, s: Numbers) -> None:
    """Take the markers off; the busho killed are replaced next (3.0 G)."""
    for contingent in range(q[at.CONTINGENTS]):
        s[at.FINISHED + contingent] = 0
    for unit in range(q[at.UNITS]):
        s[at.FIRED + unit] = 0
    s[at.CURRENT] = s[at.SECOND] = at.NONE
    s[at.CURSOR] = 0
    s[at.PHASE] = at.REPLACING


def offer_replacement(q: Numbers, s: Numbers) -> None:
    """Let the player place the next replacement with a unit of his contingent (10.52, 10.53).

    While none is on the map he is not replaced.
    """
    contingent = s[at.CURSOR]
    if contingent >= q[at.CONTINGENTS]:
        s[at.CURSOR], s[at.PHASE] = 0, at.FLIGHTS
        return
    no_options(s)
    if s[at.FATE + contingent] == at.DEAD:
        for unit in range(q[at.FIRST_UNIT + contingent], q[at.END_OF_UNITS + contingent]):
            if s[at.HEX + unit] >= 0:
                option(s, 1 + unit)
    if s[at.OPTIONS_OPEN] > 0:
        ask(s, at.REPLACE_CHOICE, q[at.SIDE_OF + contingent])
    else:
        s[at.CURSOR] += 1


def replace_busho(s: Numbers, value: int) -> None:
    """Place a replacement, fresh; the back of a replacement is himself (10.53, 10.54)."""
    contingent = s[at.CURSOR]
    s[at.FATE + contingent], s[at.REPLACED + contingent] = at.WELL, 1
    s[at.BUSHO_HEX + contingent] = s[at.HEX + value - 1]
    s[at.BUSHO_HITS + contingent] = s[at.LOST_FACE + contingent] = 0
    s[at.CURSOR] += 1
    s[at.COMMAND_KNOWN] = 0
