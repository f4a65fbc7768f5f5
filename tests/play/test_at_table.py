"""How often something happens, in words."""

import pytest

from samurai_odds.play.at_table import about_share


@pytest.mark.parametrize(
    ("thousandths", "told"),
    [
        (0, "almost never eliminates it"),
        (1000, "almost always eliminates it"),
        (4, "eliminates it under 1% of the time"),
        (996, "eliminates it over 99% of the time"),
        (304, "eliminates it about 30% of the time"),
    ],
)
def test_how_often_a_thing_happens_is_a_sentence(thousandths: int, told: str) -> None:
    assert about_share(thousandths, "eliminates it") == told
