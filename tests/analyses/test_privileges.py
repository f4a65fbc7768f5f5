"""Games with and without a privilege, kept in a file: some are played again."""

import pytest

from analyses import pages
from analyses.privileges_games import BOTS, CASES, TABLE, Case, count, kept, play


@pytest.mark.long
@pytest.mark.parametrize(
    ("case", "deals"),
    [
        (("planner", 4, "last-sword", 1), 3),
        (("planner", 4, "ninja", 2), 3),
        (("expander", 4, "castle", 2), 5),
        (("cautious", 5, "last-sword", 1), 3),
        (("planner", 3, TABLE, 0), 40),
    ],
)
def test_a_deal_played_again_has_the_same_winners(case: Case, deals: int) -> None:
    found = kept()[case]
    for first in (0, count(case) - deals):
        again = play(case, first, deals)
        assert again == {arm: won[first : first + deals] for arm, won in found.items()}


def test_every_case_has_all_its_deals() -> None:
    found = kept()
    assert set(found) == set(CASES)
    assert all(len(won) == count(case) for case in CASES for won in found[case].values())


def test_the_finding_gives_the_worth_to_each_bot() -> None:
    finding = pages.read("privileges").finding
    assert "who plays" in finding
    assert all(bot in finding for bot in BOTS)
