"""The battles kept for `so_taisho` are those that are played."""

import pytest

from analyses.so_taisho_games import BATTLES, Half, halves, kept, winners


@pytest.mark.long
@pytest.mark.parametrize("half", [("Initiative 8", "greedy", 0), ("guns v foot", "careful", 1)])
def test_a_battle_played_again_has_the_same_winner(half: Half) -> None:
    assert winners(half, BATTLES - 40, 40) == kept()[half][-40:]


def test_every_question_has_all_its_battles() -> None:
    found = kept()
    assert set(found) == set(halves())
    assert {len(letters) for letters in found.values()} == {BATTLES}
