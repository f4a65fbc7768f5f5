"""The booklet of RAN: its first page, and the sheets in order."""

from samurai_odds.reports import ran_card, ran_fire, ran_leaders, ran_shock
from samurai_odds.reports.model import Booklet, Progress, bind

READING = (
    "Rows shock or fire, columns are shocked or fired at, unless a table says otherwise.",
    "Chances are printed in percent without the sign, with the one decimal that is true, or none "
    "where all of a table are whole; the darker a cell, the likelier.",
    "<0.1 can happen though it seldom does, >99.9 can fail; 0 and 100 are certain to one in a "
    "billion; – is what the rules forbid.",
    "Disrupted or worse counts units disrupted, routed or eliminated; routed or lost counts the "
    "last two. Hits are cohesion hits, averaged.",
    "Units are TQ 6, MA 4 and 5-3 when disrupted, unhurt and in the open, unless a sheet says "
    "otherwise; bow and gun units have no disrupted side.",
    "Each shock is one unit against one, from the front, by an attacker sure to attack; "
    "no busho. Its checks, retreats and routs are included.",
    "Columns such as 2L and 2R shift the Shock Results table: R favors the attacker. One unit "
    "more is 2R; a disrupted or open attacker is 2L.",
    "All figures are exact. RAN's fire, flight and casualty charts are reconstructed or assumed: "
    "the foot of each page says which it rests on.",
    "Who owns the charts card can type it in and ask again: samurai-odds ran charts export.",
    "For a situation that is not here ask the command: samurai-odds ran shock --help.",
)


def booklet(progress: Progress = iter) -> Booklet:
    makers = (
        ran_card.card,
        *ran_shock.SHEETS,
        *ran_fire.SHEETS,
        *ran_leaders.SHEETS,
    )
    return bind("ran", "RAN", READING, makers, progress)
