"""Text forms of units, men and contingents."""

from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from samurai_odds import OddsError
from samurai_odds.ran.men import Contingent, read_contingent, read_man
from samurai_odds.ran.units import TYPES, WORDS, read_unit, read_units


@given(
    st.sampled_from(TYPES),
    st.integers(2, 9),
    st.integers(0, 12),
    st.integers(0, 8),
    st.sets(st.sampled_from(WORDS)),
)
def test_a_unit_reads_back_as_written(kind, tq, ma, hits, words):
    try:
        unit = read_unit(f"{kind} {tq}-{ma} {hits}h {' '.join(words)}", "attacker")
    except OddsError:
        return
    assert read_unit(str(unit), "attacker") == unit


@given(st.text(max_size=30))
def test_any_text_is_read_or_refused(text):
    for read in (read_unit, read_units, read_man, read_contingent):
        with suppress(OddsError):
            read(text, "attacker")


def test_forms():
    unit = read_unit("as 6-4/5-3 2h CHECK", "attacker")
    assert str(unit) == "AS 6-4/5-3 2h check"
    assert unit.effective_tq == 6
    assert read_unit("AS 6-4 open disrupted", "attacker").effective_tq == 4
    assert str(read_man("6/5 2h lost-face", "first")) == "6/5 2h lost-face"
    assert read_contingent("15/10/4 so-taisho", "it") == Contingent(15, 10, 4, True)


@pytest.mark.parametrize("text", ["15/10", "0/0/3", "5/6/3", "15/10/4 taisho"])
def test_bad_contingents(text):
    with pytest.raises(OddsError):
        read_contingent(text, "it")


@pytest.mark.parametrize(
    ("read", "text", "said"),
    [
        (read_unit, "AS 6-4 2h 3h", "hits given twice, 2h and 3h"),
        (read_man, "6/5 1h 2h", "hits given twice, 1h and 2h"),
        (read_unit, "AS 6-4/9-9", "no higher"),
    ],
)
def test_contradictions_are_refused(read, text, said):
    with pytest.raises(OddsError, match=said):
        read(text, "attacker")
