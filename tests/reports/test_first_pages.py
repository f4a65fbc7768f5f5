"""The first page of every booklet teaches reading the others."""

import pytest

from samurai_odds.reports.battles import booklet as battles_booklet
from samurai_odds.reports.ran import booklet as ran_booklet
from samurai_odds.reports.swords import booklet as swords_booklet


@pytest.mark.parametrize("game", [battles_booklet, swords_booklet, ran_booklet])
def test_the_first_page_teaches_in_ten_lines(game: object) -> None:
    assert len(game.READING) == 10  # type: ignore[attr-defined]
