"""`ran odds` at its edges: who of several moved, turns that cost, what is left out and said."""

import pytest

from samurai_odds import ran
from samurai_odds.engine.answers.answer import answer
from samurai_odds.errors import OddsError
from samurai_odds.ran.full_game.odds_on_map import closings
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
    """7.14, 11.23: as in full games."""
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
    assert held == pytest.approx(-float(shock.expect(shock.question.value)))
    assert held != pytest.approx(worths[1][1])
    wanted, ordered = float(fire.expect(fire.question.worth)), "target_state == 'ordered'"
    left = {f"target_hits == {hits} and {ordered}": f" {hits}h" for hits in range(1, 6)}
    left |= {f"target_hits == 0 and {ordered}": "", "target_state == 'disrupted'": " disrupted"}
    for which, words in left.items():
        chance = float(fire.p(which))
        if chance:
            text = write(entering()).replace(f"A1 {SI}", f"A1 {SI}{words}")
            after = ran.odds(read(text), "A1", "a1", mode="shock", moved=True)
            wanted -= chance * float(after.expect(after.question.value))
    assert fired == pytest.approx(wanted)
    assert not any("single combat" in aside for aside in fire.verdict.asides)


FAR_OFF = ". . . . .\n.A2n . . . .a3n\n"


def harassing(own: str, other: str, rows: str = HARASSED, beside: str = AS) -> Scenario:
    """A1 harasses a1; the busho of both armies stand far behind."""
    units = {"A": f"A1 {own}; A2 {AS}", "a": f"a1 {other}; a2 {beside}; a3 {AS}"}
    return drawn(rows + FAR_OFF, units, {"A": "A2 4", "a": "a3 4"})


def test_harassers_shot_on_their_way_end_it() -> None:
    """8.44: nothing else of the turn belongs to it."""
    position = harassing(f"{HORSE_BOW} 5h", AS, beside="AS-B 5-4")
    odds = ran.odds(position, "A1", "a1", mode="harass")
    lost = next(number for number in range(50) if "is eliminated" in odds.trace(number))
    assert not [rule for rule in ("5.72", "11.8", "12.0", "turn 2") if rule in odds.trace(lost)]


WAY = """
. . .a1s . .
. . . . .
. . . . .
.a2s . .A1n . .
"""
HEDGE = """
. . . .a1s .
. . . . .
. . .A3n . .A4n
. . . .A1n .
.A2n . . . .
.a2s . . . .a3s
"""


def test_who_rides_after_harassers_does_so_on_the_map() -> None:
    """8.36: as in the single combat with a free way; spears before it stop it (7.23)."""
    free = harassing(HORSE_BOW, KB, WAY)
    asked = ran.odds(free, "A1", "a1", mode="harass", shock=True)
    assert asked.to_dict()["same_as"].endswith("--mode harass --shock")
    assert "nearest hexes (8.36)" in asked.to_dict()["choices"]
    verdict = ran.odds(free, "A1", "a1", mode="harass").verdict
    assert float(verdict.worth) == pytest.approx(float(asked.expect(asked.question.worth)))
    units = {"A": f"A1 {HORSE_BOW}; A2-A4 {AS}", "a": f"a1 {KB}; a2-a3 {AS}"}
    hedged = drawn(HEDGE, units, {"A": "A2 4", "a": "a3 4"})
    odds = ran.odds(hedged, "A1", "a1", mode="harass", shock=True)
    assert odds.p("charge == 1") == pytest.approx(float(asked.p("charge == 1")))
    assert not odds.p("attacked == 1")
    for one in (verdict, ran.odds(hedged, "A1", "a1", mode="harass").verdict):
        assert not any("single combat" in aside for aside in one.asides)


def test_harassers_whom_guns_provoke_and_who_is_lured_are_told_apart() -> None:
    """8.35, 8.62: both may come of one harassment, with the shock or without."""
    position = harassing(HORSE_BOW, GUN, WAY)
    plain, followed = (
        ran.odds(position, "A1", "a1", mode="harass", shock=on) for on in (False, True)
    )
    for both in ("lured == 1", "firer_charges == 1", "hits == 2", "return_hits == 2"):
        assert plain.p(both) > 0
        assert plain.p(both) == pytest.approx(followed.p(both))
    assert 0 < followed.p("attacked == 1") <= followed.p("firer_charges == 1")


CLOSE = "\n. . . . .\n. .a1s . . .\n. . . . .\n. .A1n . . .\n. . . . .\n.A2n . . . .a2s"


def close_by(own: str, other: str, rows: str = CLOSE) -> Scenario:
    """A1 two hexes from a1; both armies have a busho far behind."""
    units = {"A": f"A1 {own}; A2 {AS}", "a": f"a1 {other}; a2 {AS}"}
    return drawn(rows, units, {"A": "A2 4", "a": "a2 4"})


def closing(position: Scenario) -> dict[str, float]:
    """Return what is advised beside a fire of A1 at a1, which it may close in on."""
    verdict = ran.odds(position, "A1", "a1", mode="ordered").verdict
    assert not any("single combat" in aside for aside in verdict.asides)
    return {one.name: float(one.worth) for one in verdict.courses}


def test_a_shock_after_closing_in_is_read_from_the_map() -> None:
    """9.11, 9.13: from the best hex, which is named; by the front as the single combat has it."""
    position = close_by("SI-B 6-4", AS)
    courses, single = closing(position), ran.fire("SI-B 6-4", AS, range=2).verdict
    alone = {one.name: float(one.worth) for one in single.courses}
    found = {
        name: float(odds.expect(odds.question.value))
        for _, name, one in closings(position, "A1", "a1", None, False)
        if (odds := answer(one))
    }
    assert found["0203"] == pytest.approx(alone["close in and shock"])
    best = max(found, key=lambda name: round(found[name], 9))
    assert courses[f"close in to {best} and shock"] == pytest.approx(found[best])
    assert any(name.startswith("fire, then close in to") for name in courses)


def test_there_may_be_no_way_to_close_in() -> None:
    """6.23: nobody wades through water."""
    shut = CLOSE.replace("\n. . . . .\n. .A1n", "\n.~ .~ .~ .~ .~\n. .A1n").replace(".~", "~")
    assert list(closing(close_by("SI-B 6-4", AS, shut))) == ["fire", "hold"]


def test_who_is_out_of_command_does_not_close_in() -> None:
    """5.33: it may not move adjacent to an enemy."""
    rows = "\n. . . . .\n. .a1s . . .\n. . . . .\n. .A1n . . .\n. . . . .\n.A2n . . . .a2s"
    units = {"A": f"A1 SI-B 6-4; A2 {AS}", "a": f"a1-a2 {AS}"}
    near = drawn(rows, units, {"A": "A2 4", "a": "a2 4"})
    names = [one.name for one in ran.odds(near, "A1", "a1").verdict.courses]
    assert any(name.startswith("fire, then close in to") for name in names)
    rows += "\n. . . . .\n" * 1 + ". . . . .\n" * 8 + ".A3n . . . ."
    far = drawn(rows, units | {"A": f"A1 SI-B 6-4; A2-A3 {AS}"}, {"A": "A3 4", "a": "a2 4"})
    assert [one.name for one in ran.odds(far, "A1", "a1").verdict.courses] == ["fire", "hold"]
