"""Other readings of rulings in single combats: as a map with the same switch, and by the book."""

import pytest

from samurai_odds import OddsError, ran
from samurai_odds.ran.scenario.scenario import Scenario
from samurai_odds.ran.scenario.text import read, write
from tests.ran.scenario.drawing import drawn

AS, SI = "AS 6-4/5-3", "SI 7-4/6-3"
DUEL = """
. . . . .
. . . . .
. .a1s . . .
. .A1n . . .
. . . . .
"""


def facing(rules: str, man: str = "5/5", rows: str = DUEL, rest: str = "") -> Scenario:
    """A1 before a1, each with its busho, under a special rule; the attacker's is this man."""
    text = write(drawn(rows, {"A": f"A1 {SI}", "a": f"a1 {AS}"}, rest=rest))
    text = text.replace("5/5, at A1", f"{man}, at A1")
    return read(text.replace("Contingent A", f"Special rules:\n  {rules}\n\nContingent A"))


@pytest.mark.parametrize(("reading", "columns"), [("added", 2), ("worse", 1)])
def test_stream_and_slope_of_one_hexside(reading: str, columns: int) -> None:
    """R100: two kinds add up, or the worse counts; levels of a slope are of one kind."""
    plain = ran.shock(SI, AS, shift=-columns)
    odds = ran.shock(SI, AS, hexside=("stream", "uphill"), stream_and_slope=reading)
    assert odds.distribution("attacker_hits") == plain.distribution("attacker_hits")
    assert any("R100" in what for what in odds.provenance.rests_on)
    steep = ran.shock(SI, AS, hexside=("uphill", "uphill"), stream_and_slope=reading)
    assert steep.distribution("attacker_hits") == ran.shock(SI, AS, shift=-2).distribution(
        "attacker_hits"
    )
    far = ran.assault(SI, AS, hexside=("stream", "uphill"), stream_and_slope=reading)
    near = ran.assault(SI, AS, shift=-columns)
    assert far.distribution("attacker_hits") == near.distribution("attacker_hits")


@pytest.mark.parametrize("adds", [True, False])
def test_a_map_names_the_reading_of_its_hexside(adds: bool) -> None:
    rows, rest = DUEL.replace(". .a1s", ". .1a1s"), "Hexsides:\n  stream: 0204 nw\n"
    rules = f"stream and slope: {'added' if adds else 'worse'}"
    position = facing(rules, rows=rows, rest=rest)
    command = ran.derived(position, "A1", "a1", moved=True).command
    assert "--hexside stream --hexside uphill" in command
    assert ("--stream-and-slope worse" in command) == (not adds)


def test_a_wound_that_is_no_hit_takes_nothing_off_his_stamina() -> None:
    """R2: with the other reading only a second wound matters, which kills."""
    well, hurt = ran.duel("5/3", "5/3"), ran.duel("5/3 wounded", "5/3")
    off = ran.duel("5/3 wounded", "5/3", wounds_as_hits="off")
    wins = "result == 'first'"
    assert off.p(wins) == well.p(wins) > hurt.p(wins)
    assert "no individual combat" in " ".join(off.provenance.rests_on)
    with pytest.raises(OddsError, match="he would be dead"):
        ran.duel("5/1 wounded", "5/3")
    assert ran.duel("5/1 wounded", "5/3", wounds_as_hits="off").p(wins) > 0


def test_a_busho_with_one_point_left_survives_a_wound_that_is_no_hit() -> None:
    fate = "attacker_busho == 'wounded'"
    assert ran.shock(SI, AS, attacker_busho="4/1").p(fate) == 0
    assert ran.shock(SI, AS, attacker_busho="4/1", wounds_as_hits="off").p(fate) > 0


def test_a_map_on_which_wounds_are_no_hits_is_answered() -> None:
    """A wounded man of Stamina 1 stands there only by the other reading: he was refused."""
    position = facing("wounds as hits: off", "5/1 wounded")
    found = ran.derived(position, "A1", "a1", moved=True)
    assert "--wounds-as-hits off" in found.command
    assert ran.odds(position, "A1", "a1", moved=True).p("attacker_busho == 'dead'") > 0


@pytest.mark.parametrize("way", ["", "surrounded", "stuck", "off-map", "off-map-lost"])
@pytest.mark.parametrize("attacker", [f"{SI} flank", "KB 7-6/6-5 charge", f"{AS} 5h"])
def test_every_way_in_which_a_unit_is_lost_is_told(way: str, attacker: str) -> None:
    """11.4, 11.6, R72: a retreat off the map eliminates by the other reading."""
    odds = ran.shock(attacker, f"{AS} 4h {way}".strip())
    told = {text for _, text in odds.question.headlines.chances}
    for state in ("disrupted", "routed", "eliminated"):
        if odds.p(happens := f"defender_state == '{state}'") > 0:
            assert happens in told
