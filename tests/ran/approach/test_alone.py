"""A busho alone whom an enemy unit comes near (4.72)."""

import pytest

from samurai_odds import ran


def test_a_busho_alone():
    assert ran.alone("KB-B").p("eliminated == 1") == pytest.approx(0.7)
    assert ran.alone("AS").p("withdrew == 1") == 1
    assert ran.alone("AS", stays=True).p("placed == 1") == 1
    assert ran.alone("AS", stays=True, surrounded=True).p("eliminated == 1") == 1
    # 8 units, 4 lost: limit 2, and half of 4: flees on 0 to 4
    assert ran.alone("KB", contingent="8/4/4").p("fled == 1") == pytest.approx(0.7 * 0.5)
