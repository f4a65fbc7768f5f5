"""The drafts that a search for a fix is measured on: drawn from their seeds, whatever it does."""

import pytest

from analyses.fit.drafts import DRAFTS, EACH, GAMES, SPOILED, STRONG, rows_of
from analyses.fit.generated_drafts import drawn, is_spoiled

CHOSEN = rows_of(DRAFTS)


@pytest.mark.parametrize("group", EACH)
@pytest.mark.parametrize("game", GAMES)
def test_drafts_are_uneven_and_half_of_them_clearly(group: str, game: str) -> None:
    chosen = [one for one in CHOSEN if (one["group"], one["game"]) == (group, game)]
    assert len(chosen) == EACH[group]
    assert sum(float(one["strongest"]) >= STRONG for one in chosen) == EACH[group] // 2
    assert sum(one["spoiled"] == "True" for one in chosen) <= SPOILED[group]


@pytest.mark.quick(3)
@pytest.mark.parametrize("place", range(len(CHOSEN)))
def test_a_draft_is_drawn_from_its_seed_alone_and_can_be_played(place: int) -> None:
    game, seed = CHOSEN[place]["game"], int(CHOSEN[place]["seed"])
    text = drawn(game, seed)
    assert text == drawn(game, seed)
    assert str(is_spoiled(text)) == CHOSEN[place]["spoiled"]
    assert GAMES[game].play(text, samples=1).samples == 1
