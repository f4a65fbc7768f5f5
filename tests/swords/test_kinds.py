"""The kinds of unit: what the file says of each is what the rules go by."""

from operator import mul
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from samurai_odds import swords
from samurai_odds.swords.combat import sequence
from samurai_odds.swords.combat.layout import Fight
from samurai_odds.swords.facts import load
from samurai_odds.swords.forces import read_force, write_troop
from samurai_odds.swords.layout import (
    ARMY,
    ASHIGARU,
    DEFAULT_ORDER,
    KIND_COUNT,
    KINDS,
    LETTERS,
    LEVIED_KINDS,
    PLURALS,
    RANGED_KINDS,
    RONIN,
    SAMURAI,
)


def test_each_line_of_the_file_is_read() -> None:
    """Half of it was read by nobody, and repeated elsewhere."""
    units = load(None).units
    assert tuple(units) == KINDS
    read = {"plural", "letters", "class", "ranged", "given_up"}
    for unit in units.values():
        assert {name for name, fact in unit.items() if not isinstance(fact, dict)} == read


def test_kinds_are_levied_by_class_and_given_up_in_their_order() -> None:
    assert [KINDS[kind] for kind in LEVIED_KINDS] == ["bowman", "swordsman", "gunner", "spearman"]
    assert {*SAMURAI, *ASHIGARU} == {k for k, rate in enumerate(load(None).levied) if rate} - {
        RONIN
    }
    assert sorted(DEFAULT_ORDER) == list(range(KIND_COUNT))


def test_a_kind_is_written_by_its_plural_and_read_by_its_letters() -> None:
    for kind in LEVIED_KINDS:
        counts = [2 * (one == kind) for one in range(KIND_COUNT)]
        text = write_troop(counts, 0)
        assert text == f"2 {PLURALS[kind]}"
        first = read_force(text, "attacker", load(None), attacking=True)
        assert read_force(f"2 {LETTERS[kind]}", "attacker", load(None), attacking=True) == first


def test_the_guide_names_every_kind_and_its_letters() -> None:
    text = (Path(swords.__file__).parent / "README.md").read_text("utf-8")
    assert f"unit kinds: {', '.join(KINDS)} ({', '.join(LETTERS)})" in " ".join(text.split())


@pytest.mark.parametrize("kind", range(KIND_COUNT), ids=KINDS)
def test_each_kind_rolls_its_dice_in_full_games(kind: int) -> None:
    """A roll is packed kind by kind (`combat/sequence.py`): one left out would never hit."""
    facts = load(None)
    for ronin_apart in (0, 1):
        s: Any = Fight(np.zeros(Fight.width, dtype=np.int64))
        s.step = sequence.RANGED_ATTACKER if kind in RANGED_KINDS else sequence.HAND_ATTACKER
        s.walls = sequence.NO_WALLS
        s.sides[0, ARMY + kind] = 1
        code = sequence.roll_code(s, 0, ronin_apart)
        assert code, "no dice"
        pool = sequence.pool(code, facts.hits_on, int(facts.number("faces")))
        hits = sum(map(mul, pool.outcomes, pool.probabilities))
        assert hits == pytest.approx(facts.hits_on[kind] / facts.number("faces"))
