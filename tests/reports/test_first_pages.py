"""The first page of every booklet teaches reading the others."""

import pytest

from samurai_odds.reports import battles_booklet, ran_booklet, swords_booklet


@pytest.mark.parametrize("game", [battles_booklet, swords_booklet, ran_booklet])
def test_the_first_page_teaches_in_ten_lines(game: object) -> None:
    assert len(game.READING) == 10  # type: ignore[attr-defined]
