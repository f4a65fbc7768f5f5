"""Activation of contingents (5.2), with the example of 5.26 replayed."""

import json

import pytest

from samurai_odds import OddsError, ran
from samurai_odds.cli.main import main
from samurai_odds.ran import Contingent, activation


def test_the_example_of_5_26_mimasetoge() -> None:
    """Takeda decide first, without the Initiative; then the Hojo near Baba wake by themselves."""
    takeda = {
        "Baba Nobufusa": Contingent(hexes_to={"Hojo near Baba": 2}),
        "second": Contingent(),
        "third": Contingent(),
    }
    assert activation(takeda, active_enemy=[]) == frozenset()
    active_takeda = activation(takeda, chosen=["Baba Nobufusa", "second"], rating=3)
    assert active_takeda == {"Baba Nobufusa", "second"}
    hojo = {
        "Hojo near Baba": Contingent(hexes_to={"Baba Nobufusa": 2}),
        "the other": Contingent(),
    }
    assert activation(hojo, active_enemy=active_takeda) == {"Hojo near Baba"}
    assert activation(hojo, active_enemy=active_takeda, chosen=["the other"], rating=1) == set(hojo)


@pytest.mark.parametrize(
    ("hexes", "enemy_active", "active"),
    [(1, False, True), (1, True, True), (2, False, False), (2, True, True), (3, True, False)],
)
def test_presence_of_the_enemy_makes_active(hexes: int, enemy_active: bool, active: bool) -> None:
    contingents = {"ours": Contingent(hexes_to={"theirs": hexes})}
    assert bool(activation(contingents, active_enemy=["theirs"] if enemy_active else [])) is active


def test_outside_his_honjin_the_so_taisho_reaches_only_his_range() -> None:
    far = {"far": Contingent(in_range=False)}
    assert activation(far, chosen=["far"], rating=1) == {"far"}
    with pytest.raises(OddsError, match=r"not in his Honjin \(5.21\)"):
        activation(far, chosen=["far"], rating=1, outside=True)


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
    assert activation(contingents, active_enemy=["theirs"]) == frozenset()
    with pytest.raises(OddsError, match=r"no busho until he is replaced \(10.52\)"):
        activation(contingents, chosen=["ours"], rating=1)


def test_contingents_are_read_from_text(capsys: pytest.CaptureFixture[str]) -> None:
    own = ["near: foe 2", "far: out-of-range", "hit: shocked, leaderless", "hurt: shocked"]
    found = activation(own, active_enemy=["foe"], chosen=["far"], rating=1)
    assert found == {"near", "far", "hurt"}
    command = ["ran", "activation", *own, "--active-enemy", "foe", "--chosen", "far"]
    assert main([*command, "--rating", "1", "--format", "json"]) == 0
    assert json.loads(capsys.readouterr().out) == found.page.to_dict()
    assert main([*command, "--rating", "1", "--outside"]) == 2
    assert "not in his Honjin (5.21)" in capsys.readouterr().err


@pytest.mark.parametrize("text", ["", ": foe 2", "near: foe", "near: foe x", "near: foe 0"])
def test_what_is_no_contingent_is_refused(text: str) -> None:
    with pytest.raises(OddsError, match="cannot read contingent"):
        activation([text])
    with pytest.raises(OddsError, match="given twice"):
        activation(["near", "near"])
