"""`ran odds` at its edges: who of several moved, turns that cost, what is left out and said."""

import pytest

from samurai_odds import ran
from samurai_odds.errors import OddsError
from samurai_odds.ran.scenario.scenario import Scenario
from samurai_odds.ran.scenario.text import read, write
from tests.ran.scenario.drawing import drawn

KB, AS, HORSE_BOW = "KB 7-6/6-5", "AS 6-4/5-3", "KB-B 6-6"
SI, GUN = "SI 7-4/6-3", "AS-T 5-4"
TWO = """
. . . . .
. .a1s . . .
. .A1n .A2nw . .
. . . . .
"""


def two(own: str = f"A1-A2 {KB}") -> Scenario:
    """A1 and A2 before a1."""
    return drawn(TWO, {"A": own, "a": f"a1 {AS}"})


def test_some_of_the_attackers_have_not_moved_or_do_not_charge() -> None:
    """9.14, 9.31: each unit by itself."""
    both = ran.derived(two(), "A1", "a1", join="A2", charge=True)
    assert str(both.inputs["attacker"]).count("charge") == 2
    one = ran.derived(two(), "A1", "a1", join="A2", charge=True, uncharging="A2")
    assert one.inputs["attacker"] == "KB 7-6/6-5 charge + KB 7-6/6-5"
    stood = ran.derived(two(), "A1", "a1", join="A2", charge=True, unmoved="A2")
    assert stood.inputs["attacker"] == "KB 7-6/6-5 charge + KB 7-6/6-5 check"
    with pytest.raises(OddsError, match="a1"):
        ran.derived(two(), "A1", "a1", unmoved="a1", moved=True)


WOODS = """
. . . .
. .a1s . .
. wA1s . .
. . . .
"""


def turning(unit: str) -> Scenario:
    """A1 is engaged with a1 behind it, in woods."""
    rest = "Position:\n  engaged: A1-a1\n"
    return drawn(WOODS, {"A": f"A1 {unit}", "a": f"a1 {AS}"}, rest=rest)


def test_an_engaged_unit_that_turns_in_woods_takes_a_hit() -> None:
    """7.14, 11.23: as in whole battles."""
    assert str(ran.derived(turning(AS), "A1", "a1").inputs["attacker"]).startswith(f"{AS} 1h")
    assert "1h" not in str(ran.derived(turning(f"{AS} open"), "A1", "a1").inputs["attacker"])
    broken = ran.derived(turning(f"{AS} 5h"), "A1", "a1").inputs["attacker"]
    assert str(broken).startswith(f"{AS} disrupted")


def test_it_does_not_turn_where_that_would_rout_it() -> None:
    """11.36."""
    with pytest.raises(OddsError, match="the hit would rout it"):
        ran.derived(turning(f"{AS} 4h disrupted"), "A1", "a1")


HARASSED = """
. . . . .
. .a2s .a1s . .
. . . . .
. . . . .
. . .A1n . .
"""


def test_bows_beside_the_way_of_harassers_fire() -> None:
    """8.44: at a range of two, as others that are no target."""
    position = drawn(HARASSED, {"A": f"A1 {HORSE_BOW}", "a": f"a1 {AS}; a2 AS-B 5-4"})
    found = ran.derived(position, "A1", "a1", mode="harass")
    assert found.inputs["bystander"] == "AS-B 5-4"
    assert ran.odds(position, "A1", "a1", mode="harass").p("firer_hits > 0") > 0


def test_harassers_need_a_free_way() -> None:
    """8.32."""
    rows = HARASSED.replace(". . . . .\n. . .A1n", ". . .A2n .A3n .\n. . .A1n")
    units = {"A": f"A1 {HORSE_BOW}; A2-A3 {AS}", "a": f"a1 {AS}; a2 {AS}"}
    with pytest.raises(OddsError, match=r"A1 has no free way to a1 \(8.32\)"):
        ran.derived(drawn(rows, units), "A1", "a1", mode="harass")


def test_a_bystander_fires_through_its_flank_at_two_less() -> None:
    """8.13 in 8.44."""
    units = ("KB-B 6-6", "AS 6-4/5-3")
    front = ran.fire(*units, mode="harass", bystander="AS-B 5-4")
    flank = ran.fire(*units, mode="harass", bystander="AS-B 5-4", bystander_flanks="1")
    assert flank.expect("firer_hits") < front.expect("firer_hits")
    with pytest.raises(OddsError, match="bystander-flanks"):
        ran.fire(*units, mode="harass", bystander="AS-B 5-4", bystander_flanks="2")


BESIDE_TWO = """
. . . . .
. .a1s .a2s . .
. . .A1n . .
. . . . .
.A2n . . . .a3s
"""


def test_a_shock_after_the_fire_is_fought_on_the_map() -> None:
    """9.11: bows that stand before two enemies fire at one, and then shock both."""
    units = {"A": f"A1 SI-B 6-4; A2 {AS}", "a": f"a1-a3 {AS}"}
    position = drawn(BESIDE_TWO, units, {"A": "A2 4", "a": "a3 4"})
    courses = {
        one.name: float(one.worth)
        for one in ran.odds(position, "A1", "a1", mode="ordered").verdict.courses
    }
    shock = ran.odds(position, "A1", "a1", mode="shock")
    assert courses["shock"] == pytest.approx(float(shock.verdict.worth))
    alone = ran.fire("SI-B 6-4", AS, range=1).verdict
    single = {one.name: float(one.worth) for one in alone.courses}
    assert courses["shock"] != pytest.approx(single["shock"])
    assert courses["fire, then shock"] != pytest.approx(single["fire, then shock"])


NEAR = "\n. . . . . .\n. .a1s .a3s . . .\n. . .A1n . . .\n. . . . . .\n.A2n . . . .a2s .\n"


def entering(rows: str = NEAR) -> Scenario:
    """A1 has moved before a1, which has a gun, and before a3 too if that friend stands there."""
    units = {"A": f"A1 {SI}; A2 {AS}", "a": f"a1 {GUN}; a2-a3 {AS}"}
    return drawn(rows, units, {"A": "A2 4", "a": "a2 4"})


def test_the_shock_of_who_moves_in_is_fought_on_the_map() -> None:
    """9.11: alone as the single combat has it; where a friend of the gun's is met, otherwise."""
    alone = entering(NEAR.replace(".a3s .", ". .").replace(".a2s .", ".a2s .a3s"))
    both = ran.odds(alone, "a1", "A1", mode="entry"), ran.fire(GUN, SI, mode="entry", range=1)
    worths = [[float(one.worth) for one in odds.verdict.courses] for odds in both]
    assert worths[0] == pytest.approx(worths[1])
    fire = ran.odds(entering(), "a1", "A1", mode="entry")
    fired, held = (float(one.worth) for one in fire.verdict.courses)
    shock = ran.odds(entering(), "A1", "a1", mode="shock", moved=True)
    assert held == pytest.approx(-float(shock.expect(shock.asked.value)))
    assert held != pytest.approx(worths[1][1])
    wanted, ordered = float(fire.expect(fire.asked.worth)), "target_state == 'ordered'"
    left = {f"target_hits == {hits} and {ordered}": f" {hits}h" for hits in range(1, 6)}
    left |= {f"target_hits == 0 and {ordered}": "", "target_state == 'disrupted'": " disrupted"}
    for which, words in left.items():
        chance = float(fire.p(which))
        if chance:
            text = write(entering()).replace(f"A1 {SI}", f"A1 {SI}{words}")
            after = ran.odds(read(text), "A1", "a1", mode="shock", moved=True)
            wanted -= chance * float(after.expect(after.asked.value))
    assert fired == pytest.approx(wanted)
    assert not any("single combat" in aside for aside in fire.verdict.asides)


def test_what_is_counted_as_a_single_combat_is_said() -> None:
    """The ride after harassers (8.36) and a way to come closer are on no map."""
    told = "What follows the fire is counted as a single combat"
    rows = HARASSED.replace(". . .A1n", ". .A2n .A1n").replace(".a2s", ".")
    position = drawn(rows, {"A": f"A1 {HORSE_BOW}; A2 SI-B 6-4", "a": f"a1 {KB}"})
    harass = ran.odds(position, "A1", "a1", mode="harass").verdict
    assert any(told in aside for aside in harass.asides)
    alone = ran.fire(HORSE_BOW, KB, mode="harass").verdict
    assert not any(told in aside for aside in alone.asides)


def test_who_is_out_of_command_does_not_close_in() -> None:
    """5.33: it may not move adjacent to an enemy."""
    rows = "\n. . . . .\n. .a1s . . .\n. . . . .\n. .A1n . . .\n. . . . .\n.A2n . . . .a2s"
    units = {"A": f"A1 SI-B 6-4; A2 {AS}", "a": f"a1-a2 {AS}"}
    near = drawn(rows, units, {"A": "A2 4", "a": "a2 4"})
    names = [one.name for one in ran.odds(near, "A1", "a1").verdict.courses]
    assert "fire, then close in and shock" in names
    rows += "\n. . . . .\n" * 1 + ". . . . .\n" * 8 + ".A3n . . . ."
    far = drawn(rows, units | {"A": f"A1 SI-B 6-4; A2-A3 {AS}"}, {"A": "A3 4", "a": "a2 4"})
    assert [one.name for one in ran.odds(far, "A1", "a1").verdict.courses] == ["fire", "hold"]
