"""Games between two who search, kept in a file: some are played again."""

import pytest

from analyses.searched import BATTLES, kept, winners


@pytest.mark.parametrize("battle", ["saigadake-ravine", "sekigahara-east-of-nangu"])
def test_a_game_played_again_has_the_same_winner(battle: str) -> None:
    found = kept()[battle]
    for number in (0, len(found) - 2):
        assert winners(battle, number, 2) == found[number : number + 2]


def test_every_battle_has_as_many_games() -> None:
    found = kept()
    assert tuple(found) == BATTLES
    assert len({len(games) for games in found.values()}) == 1
