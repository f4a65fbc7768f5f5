"""Activation of contingents (5.2), with the example of 5.26 replayed."""

import pytest

from samurai_odds import OddsError, ran
from samurai_odds.ran import Contingent, activation


def test_the_example_of_5_26_mimasetoge() -> None:
    """Takeda decide first, without the Initiative; then the Hojo near Baba wake by themselves."""
    takeda = {
        "Baba Nobufusa": Contingent(hexes_to={"Hojo near Baba": 2}),
        "second": Contingent(),
        "third": Contingent(),
    }
    assert activation(takeda, active_enemies=[]) == frozenset()
    active_takeda = activation(takeda, [], chosen=["Baba Nobufusa", "second"], rating=3)
    assert active_takeda == {"Baba Nobufusa", "second"}
    hojo = {
        "Hojo near Baba": Contingent(hexes_to={"Baba Nobufusa": 2}),
        "the other": Contingent(),
    }
    assert activation(hojo, active_takeda) == {"Hojo near Baba"}
    assert activation(hojo, active_takeda, ["the other"], rating=1) == set(hojo)


@pytest.mark.parametrize(
    ("hexes", "enemy_active", "active"),
    [(1, False, True), (1, True, True), (2, False, False), (2, True, True), (3, True, False)],
)
def test_presence_of_the_enemy_makes_active(hexes: int, enemy_active: bool, active: bool) -> None:
    contingents = {"ours": Contingent(hexes_to={"theirs": hexes})}
    assert bool(activation(contingents, ["theirs"] if enemy_active else [])) is active


def test_outside_his_honjin_the_so_taisho_reaches_only_his_range() -> None:
    far = {"far": Contingent(in_range=False)}
    assert activation(far, chosen=["far"], rating=1) == {"far"}
    with pytest.raises(OddsError, match=r"not in his Honjin \(5.21\)"):
        activation(far, chosen=["far"], rating=1, in_honjin=False)


def test_all_choices_that_are_not_allowed_are_named() -> None:
    contingents = {"spent": Contingent(finished=True), "near": Contingent({"foe": 1})}
    with pytest.raises(OddsError) as refusal:
        activation(contingents, chosen=["spent", "near", "nera"], rating=1)
    text = str(refusal.value)
    for words in ("Finished (5.24)", "active already", "did you mean 'near'", "the rating is 1"):
        assert words in text
    assert "activation" in ran.__all__


def test_a_contingent_that_is_shocked_is_active_at_once() -> None:
    attacked = {"ours": Contingent(shocked=True), "others": Contingent()}
    assert activation(attacked) == {"ours"}  # 5.21, the third way
    assert activation({"ours": Contingent(shocked=True, leaderless=True)}) == frozenset()


def test_without_a_busho_it_is_inactive_wherever_it_stands() -> None:
    contingents = {"ours": Contingent({"theirs": 1}, leaderless=True)}
    assert activation(contingents, ["theirs"]) == frozenset()
    with pytest.raises(OddsError, match=r"no busho until he is replaced \(10.52\)"):
        activation(contingents, chosen=["ours"], rating=1)
