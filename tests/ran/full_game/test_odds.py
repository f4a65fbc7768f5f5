"""`ran odds`: what is filled in, what is refused and why, and the command that asks the same."""

import json
import shlex
from collections import defaultdict
from pathlib import Path
from typing import Any

import pytest

from samurai_odds import ran
from samurai_odds.cli.main import main
from samurai_odds.errors import OddsError
from samurai_odds.ran.scenario.scenario import Scenario
from samurai_odds.ran.scenario.text import write
from tests.ran.scenario.book import suriagehara
from tests.ran.scenario.drawing import drawn

AS, SI = "AS 6-4/5-3", "SI 7-4/6-3"


def guns() -> Scenario:
    """A1-A3 are guns in a row, a1 Kibamusha two hexes off, a2 bows beyond, a3 far away."""
    return drawn(
        """
. . . . . .
. . w1 .a2s . .
. .a1s . . . .
. . . . . .
. .A1n .A2n .A3n . .
. . . . .a3n .
""",
        {"A": "A1-A3 AS-T 5-4; A4 KB 7-6/6-5", "a": "a1 KB 7-6/6-5; a2 AS-B 5-4; a3 AS-B 5-4"},
        rest="Position:\n  eliminated: A4\n",
    )


def refused(position: Scenario, unit: str, target: str, **given: object) -> str:
    with pytest.raises(OddsError) as caught:
        ran.derived(position, unit, target, **given)  # type: ignore[arg-type]
    return str(caught.value)


def test_refusals_say_why() -> None:
    book, shots = suriagehara(), guns()
    assert "a1 is not adjacent to A3: it is 4 hexes away (9.1)" in refused(book, "a1", "A3")
    assert "a2 is a friend of a1: name an enemy" in refused(book, "a1", "a2")
    assert "unknown unit 'B7'" in refused(book, "B7", "a1")
    assert "A1 against itself" in refused(book, "A1", "A1")
    assert "A4 is not on the map" in refused(shots, "A4", "a1")
    assert "a5 is AS-T: it never makes a shock attack" in refused(book, "a5", "A3", mode="shock")
    assert "only KB and KBH charge" in refused(book, "a4", "A3", charge=True)
    assert "out of command: it may not choose to attack (9.14)" in refused(book, "A3", "a4")
    assert "a1 is engaged: it is no target of fire" in refused(book, "A3", "a1", mode="ordered")
    assert "hold-fire in mode shock: it is of fire" in refused(book, "a1", "A1", hold_fire=True)
    assert "charge in mode ordered" in refused(shots, "A1", "a1", mode="ordered", charge=True)
    assert "A1 has guns: only bows fire at who leaves" in refused(shots, "A1", "a1", mode="retire")


def test_engaged_friends_are_taken_in_and_others_named() -> None:
    found = ran.derived(suriagehara(), "a1", "A1")
    assert found.inputs["attacker"] == "AS 7-4 engaged + AS 6-4/5-3 disrupted engaged"
    joined = ran.derived(suriagehara(), "a3", "A2", moved=True, join="a4", elsewhere="A3")
    assert joined.inputs["attacker"] == "AS 6-4/5-3 flank + AS 5-4"
    assert joined.inputs["defender"] == "SI 7-4"


def test_a_friend_with_another_enemy_before_it_joins_if_others_attack_that_one() -> None:
    """9.1, 9.2, R71: what is offered can be asked for, and a refusal says how."""
    rows = """
. . . . . .
. .a1s .a2s . . .
. .A1n .A2n . . .
. . . . . .
"""
    position = drawn(rows, {"A": "A1-A2 AS 6-4/5-3", "a": "a1-a2 AS 6-4/5-3"})
    assert "could join it: A2 if others attack a2" in ran.derived(position, "A1", "a1").notes
    assert refused(position, "A1", "a1", join="A2").endswith(
        "A2 must attack a2 too, which A1 does not strike (9.1, 9.2, R71): if others attack it, "
        "give --elsewhere a2"
    )
    ran.derived(position, "A1", "a1", join="A2", elsewhere="a2")


def test_all_before_the_unit_is_attacked_unless_left_to_others() -> None:
    both = ran.derived(suriagehara(), "a4", "A2", moved=True)
    assert both.inputs["defender"] == "SI 7-4 + SI-B 5-5"
    assert both.notes[0] == "a4 must attack A3 too: it is in its zone (9.1)"


def test_a_volley_has_its_ranges_flanks_and_answers() -> None:
    found = ran.derived(guns(), "A1", "a1", join="A2")
    assert found.inputs["firer"] == "AS-T 5-4 + AS-T 5-4"
    assert found.inputs["range"] == 2
    assert "return_fire" not in found.inputs
    assert found.question.heading


def test_who_can_fire_back_does_unless_he_holds() -> None:
    position = drawn(
        """
. .a1s . .
. . . .
. .A1n . .
. . . .
""",
        {"A": "A1 AS-B 5-4", "a": "a1 AS-B 5-4"},
    )
    assert ran.derived(position, "A1", "a1").inputs["return_fire"] is True
    assert "return_fire" not in ran.derived(position, "A1", "a1", hold_fire=True).inputs


def test_an_engaged_unit_turns_to_shock() -> None:
    position = drawn(
        """
. . . .
. .a1s . .
. .A1s . .
. . . .
""",
        {"A": f"A1 {AS}", "a": f"a1 {AS}"},
        rest="Position:\n  engaged: A1-a1\n",
    )
    found = ran.derived(position, "A1", "a1")
    assert found.notes[0].startswith("A1 turns to face")
    assert "engaged" in str(found.inputs["attacker"])


def test_at_the_edge_the_way_back_is_off_the_map() -> None:
    position = drawn(
        """
.a1s . . .
.A1nw . . .
. . . .
""",
        {"A": f"A1 {SI}", "a": f"a1 {AS}"},
    )
    found = ran.derived(position, "A1", "a1", moved=True)
    assert str(found.inputs["defender"]).endswith("off-map")
    odds = ran.odds(position, "A1", "a1", moved=True)
    assert odds.p("defender_state == 'routed' and retreat == 'none'") > 0


@pytest.mark.parametrize(
    ("unit", "target", "options"),
    [
        ("a1", "A1", ()),
        ("a3", "A2", ("--moved",)),
        ("a4", "A2", ("--moved",)),
        ("A3", "a4", ("--mode", "ordered")),
    ],
)
def test_the_command_shown_asks_the_same(
    unit: str,
    target: str,
    options: tuple[str, ...],
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    file = tmp_path / "position.txt"
    file.write_text(write(suriagehara()), encoding="utf-8")
    asked = ["ran", "odds", str(file), unit, target, *options, "--format", "json"]
    assert main(asked) == 0
    given = capsys.readouterr()
    command = given.err.strip().splitlines()[-1]
    own = json.loads(given.out)
    assert own["same_as"] == command
    assert main([*shlex.split(command)[1:], "--format", "json"]) == 0
    same = json.loads(capsys.readouterr().out)
    assert (own["procedure"], own["inputs"]["unit"]) == ("odds", unit)
    assert chances(own) == pytest.approx(chances(same), abs=1e-9)
    weighed = () if unit == "A3" else ("verdict", "alternatives")
    for part in ("variables", "words", *weighed, "rules", "method"):
        assert own[part] == same[part]


def test_no_shock_is_advised_that_the_map_forbids() -> None:
    """9.14: who is out of command does not choose to attack, whatever a single combat says."""
    position = write(suriagehara())
    with pytest.raises(OddsError, match="A3 is out of command: it may not choose to attack"):
        ran.odds(position, "A3", "a4", mode="shock")
    fire = ran.odds(position, "A3", "a4", mode="ordered")
    assert [one.name for one in fire.verdict.courses] == ["fire", "hold"]
    alone = ran.fire(**ran.derived(position, "A3", "a4", mode="ordered").inputs)
    assert "fire, then shock" in [one.name for one in alone.verdict.courses]


def chances(answer: dict[str, Any]) -> dict[tuple[Any, ...], float]:
    found: dict[tuple[Any, ...], float] = defaultdict(float)
    for row in answer["outcomes"]:
        found[tuple(row[name] for name in answer["variables"])] += row["p"]
    return found
