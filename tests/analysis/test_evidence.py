"""What people reported, beside what bots make of it."""

from math import comb

import pytest

from samurai_odds import Limit, OddsError, battles, evidence
from samurai_odds.analysis.evidence import Players, Reported, as_unlikely, chances_of, reported
from samurai_odds.battles.scenario.text import load
from samurai_odds.grids.figure import Figure


def test_every_report_is_of_an_army_of_a_shipped_scenario() -> None:
    found = reported("battles")
    assert sum(one.plays for one in found.values()) == 55
    for key, one in found.items():
        assert one.army in [army.name for army in load(key).armies]
        assert 0 <= one.won <= one.plays
    assert reported("ran") == {}


def test_the_chances_are_binomial_where_the_share_is_known() -> None:
    found = chances_of(6, Figure(0.3))
    assert found == pytest.approx([comb(6, k) * 0.3**k * 0.7 ** (6 - k) for k in range(7)], 1e-5)


def test_few_games_of_bots_foretell_less() -> None:
    """A bot that won all of 5 games says little; one that won all of 5,000 says a lot."""
    plays = Reported("red", 6, 10, "published")
    few, many = (as_unlikely(plays, Figure(1.0, 0.1, games, True)) for games in (5, 5_000))
    assert few > 0.05
    assert many < 1e-6


def test_a_report_as_expected_is_not_unlikely() -> None:
    assert as_unlikely(Reported("red", 5, 10, "published"), Figure(0.5)) == pytest.approx(1)


def test_players_are_said_to_disagree_below_one_in_a_hundred() -> None:
    one = Reported("Mori", 10, 16, "published")
    assert "They disagree" in Players(one, 0.009).text
    assert "They disagree" not in Players(one, 0.011).text
    assert Players(one, 0.009).to_dict()["disagree"]


@pytest.mark.parametrize(
    ("chance", "text"),
    [
        (1.0, "100%"),
        (0.683, "68%"),
        (0.0379, "3.8%"),
        (0.00011, "0.011%"),
        (1e-6, "less than 0.01%"),
    ],
)
def test_a_chance_has_the_digits_it_needs(chance: float, text: str) -> None:
    one = Reported("Mori", 10, 16, "published")
    assert (
        f"Were the bots right, {text} of results would be as far off." in Players(one, chance).text
    )


def test_they_stand_under_every_verdict() -> None:
    few, key = Limit(samples=100), "arita-castle-phase-1"
    par = battles.par(key, "random", limit=few)
    balance = battles.balance(key, "random", limit=few)
    ladder = battles.ladder(key, ("greedy", "random"), limit=few)
    assert par.verdict is not None
    players = balance.to_dict()["players"]
    assert (players["army"], players["won"], players["plays"]) == ("Mori", 10, 16)
    assert par.verdict.data["players"] == ladder.to_dict()["players"] == players
    for answer in (par, balance, ladder):
        assert "Players: Mori won 10 of 16, reported." in str(answer)
    changed = battles.balance(battles.scenario(key), "random", limit=Limit(samples=20))
    assert "players" not in changed.to_dict()


def test_a_perfect_predictor_is_seldom_said_to_disagree() -> None:
    """The reports themselves as win rates score as well as can be; a coin is a fair guess."""
    shares = {key: one.won / one.plays for key, one in reported("battles").items()}
    red = {
        key: share if load(key).armies[0].name == reported("battles")[key].army else 1 - share
        for key, share in shares.items()
    }
    best, coin = evidence("battles", red), evidence("battles", dict.fromkeys(red, 0.5))
    assert best.loglikelihood > coin.loglikelihood == pytest.approx(-13.4, abs=0.05)
    assert best.as_low > 0.5
    assert not coin.disagree


def test_a_bot_that_is_sure_of_the_wrong_side_disagrees() -> None:
    sure = evidence("battles", {"arita-castle-phase-1": Figure(0.95, 0.007, 1_000, True)})
    assert sure.disagree
    assert sure.as_low == pytest.approx(sure.players["arita-castle-phase-1"].chance, abs=0.001)


def test_without_a_report_there_is_no_evidence() -> None:
    with pytest.raises(OddsError, match="nobody reported plays"):
        evidence("ran", {"nunobeyama": 0.5})
