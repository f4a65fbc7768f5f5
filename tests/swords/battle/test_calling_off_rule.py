"""The best calling off in a sentence and as a chart says what the list of positions says."""

import re

import pytest

from samurai_odds import Odds, swords

BATTLES = [
    (
        "daimyo, 2 bowmen, gunner, 3 spearmen",
        "daimyo, 2 spearmen, 2 ronin + 2 spearmen, ronin",
        False,
    ),
    ("daimyo, spearman", "2 spearmen", False),
    ("daimyo, spearman", "2 spearmen", True),
    ("5 spearmen", "spearman", False),
]


def sentence(odds: Odds) -> str:
    assert odds.verdict is not None
    return odds.verdict.asides[0]


def stops_by(rule: str, left: int, against: int) -> bool:
    """Read the sentence as a player would."""
    for units, least in re.findall(r"([\d-]+)(?: units? left| against (\d+) or more)", rule):
        low, _, high = units.partition("-")
        if int(low) <= left <= int(high or low):
            return not least or against >= int(least)
    return False


@pytest.mark.parametrize(("attacker", "defender", "castle"), BATTLES)
def test_the_sentence_and_the_chart_are_the_positions(
    attacker: str, defender: str, castle: bool
) -> None:
    odds = swords.battle(attacker, defender, castle=castle, stop="best")
    chart, positions = odds.listings
    shown = {row[0]: dict(zip(chart.columns[1:], row[1:], strict=True)) for row in chart.rows}
    for *_, left, against, advice, _, _ in positions.rows:
        stops = advice == "stop"
        assert stops_by(sentence(odds), left, against) is stops
        assert (shown[str(left)][str(against)] == "stop") is stops


def test_where_it_never_pays_to_stop_the_sentence_says_so() -> None:
    odds = swords.battle("5 spearmen", "spearman", stop="best", value="won")
    assert sentence(odds) == "Never call off."


def test_the_answer_is_short_and_the_positions_are_for_whoever_asks_for_all() -> None:
    odds = swords.battle(*BATTLES[0][:2], stop="best")
    assert len(str(odds).splitlines()) < 60
    assert "Add --all for: when to call off" in str(odds)


def test_with_hidden_ronin_each_number_has_its_chart_and_no_sentence() -> None:
    odds = swords.battle(
        "daimyo, 3 gunners", "3 spearmen", defender_ronin="0:0.5,1:0.5", stop="best"
    )
    assert odds.verdict is not None
    assert not any(line.startswith("Call off") for line in odds.verdict.lines)
    titles = [listing[0] for listing in odds.listings]
    assert [title.count("with 1 hidden ronin") for title in titles] == [0, 1, 0, 1]
