"""Functions that only declare their inputs, and what they pass on."""

from typing import Any, Unpack

import pytest

from samurai_odds.engine.declaring import Spreading, passed_on, procedure, taken_out
from samurai_odds.errors import OddsError

Passed = tuple[str, dict[str, Any]]


def kept(name: str, inputs: dict[str, Any]) -> Passed:
    return name, inputs


@procedure
@passed_on(kept)
def asked(scenario: str, bot: str = "steady", *, turns: int = 5, **how: Unpack[Spreading]) -> Any:
    """Ask."""


@procedure
@passed_on(kept)
def open_ended(attacker: str, **options: Any) -> Any:
    """Ask, with options that another declares."""


def test_every_input_is_passed_on_by_name_with_its_default() -> None:
    usual = {"scenario": "mine", "bot": "random", "turns": 5}
    assert asked("mine", "random") == ("asked", usual)
    assert asked(bot="random", scenario="mine") == ("asked", usual)


def test_those_of_a_typed_dictionary_stand_among_the_others() -> None:
    name, inputs = asked("mine", seed=7, limit=100)
    assert name == "asked"
    how = taken_out(inputs, Spreading)
    assert how["seed"] == 7
    assert how["limit"].samples == 100
    assert inputs == {"scenario": "mine", "bot": "steady", "turns": 5}


def test_further_options_stand_among_the_others() -> None:
    assert open_ended("levy", castle=True) == ("open_ended", {"attacker": "levy", "castle": True})


def test_a_place_is_named_instead_of_a_function() -> None:
    @procedure
    @passed_on("errors.quoted")
    def quoted(value: str) -> Any:
        """Quote."""

    assert quoted("levy") == "'levy'"


@pytest.mark.parametrize(
    ("given", "named", "said"),
    [
        ((), {}, "engine.asked needs scenario"),
        (("a", "b", 3), {}, "engine.asked takes scenario, bot by place, not 3 inputs"),
        (("a",), {"scenario": "b"}, "engine.asked is given scenario twice"),
        (("a",), {"turn": 3}, "unknown option 'turn'"),
        (("a",), {"turns": "three"}, "turns is a whole number, not 'three'"),
    ],
)
def test_a_call_that_does_not_fit_is_refused_in_words(
    given: tuple[Any, ...], named: dict[str, Any], said: str
) -> None:
    with pytest.raises(OddsError) as refusal:
        asked(*given, **named)
    assert said in str(refusal.value)


def test_a_fault_of_what_answers_is_no_fault_of_the_call() -> None:
    def broken(name: str, inputs: dict[str, Any]) -> Any:
        raise TypeError("its own")

    @procedure
    @passed_on(broken)
    def failing(value: str) -> Any:
        """Fail."""

    with pytest.raises(TypeError, match="its own"):
        failing("a")
