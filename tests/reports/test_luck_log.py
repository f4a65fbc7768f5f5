"""Whatever stands in a log, it is measured or refused in lower case, line by line."""

import re

from hypothesis import given
from hypothesis import strategies as st

from samurai_odds import Luck, OddsError, luck

PIECES = (
    "levy levy",
    "swords",
    "ran duel",
    "v",
    "forest",
    "2",
    "2-0",
    ": 1-1",
    "inspire",
    "battles attack levy levy",
    "swords battle gunner spearman",
    "swords battle 'gunner, spearman' \"2 spearmen\"",
    "ran duel 6/5 5/5",
    "theirs",
    "mine",
    "--range",
    "--range=2",
    "--inspire",
    "--defender-on forest",
    "--combat",
    ":",
    ": ",
    "defender_losses 1",
    "defender_losses=0, attacker_losses 0",
    "won yes",
    "result first",
    "result 'attacker'",
    "battled_back",
    "nan",
    "1e999",
    "-1",
    "'",
    '"',
    "#",
    ",",
    ";",
    "=",
    "\\",
    "\x00",
    "é",
)
SOUND = (
    "battles attack levy levy: defender_losses 1",
    "swords battle gunner spearman: result 'attacker'",
    "ran duel 6/5 5/5: result first",
)
LINES = st.lists(
    st.one_of(
        st.text(max_size=30),
        st.lists(st.sampled_from(PIECES), max_size=6).map(" ".join),
        st.sampled_from(SOUND),
    ),
    max_size=4,
)


@given(LINES, st.sampled_from((None, "defender_losses", "won", "1", "result == 'first'", "x +")))
def test_any_log_is_measured_or_refused(lines: list[str], by: str | None) -> None:
    try:
        report = luck(lines, by=by)
    except OddsError as fault:
        assert fault.problems
        for problem in fault.problems:
            assert problem[0].islower() or problem[0] == "'", problem
            assert not re.match(r"line (?!\d+: )", problem)
    else:
        assert isinstance(report, Luck)
        for total in report.totals:
            standing = total.standing
            assert 0 <= standing.percentile <= 1
            assert standing.at_most + standing.at_least >= 1 - 1e-9
        assert report.verdict.count("\n") == 1
