"""Lost face, its price in ratings and lives, and a busho's suicide (10.4, 10.15, 10.27)."""

from samurai_odds.ran.rules import layout as at
from samurai_odds.ran.rules.decisions.packed import act_value
from samurai_odds.ran.rules.layout import State
from samurai_odds.ran.rules.leaders import activations, trumps
from samurai_odds.ran.rules.shock import layout as sh
from tests.ran.rules.shock.board import Segment
from tests.ran.rules.shock.test_challenges import POSITION, challenge
from tests.ran.rules.table import drawn

SABURO = 2


def test_a_samurai_who_answers_for_a_contingent_that_flees_is_gone_too() -> None:
    """10.27, 11.84: his busho, who had lost face, dies for not answering himself."""
    text = POSITION.replace("  a1 AS 6-4/5-3", "  a1 AS 6-4/5-3 disrupted")
    table = challenge(text=text)
    table.s.retainer[SABURO] = table.busho("a")
    table.set(State.lost_face, "a", 1)
    table.give(1, act_value(sh.SENDS_ONE, SABURO))
    assert table.of(State.fate, "a") == at.DEAD
    table.give(0)  # his men flee
    assert table.s.retainer[SABURO] == at.SAMURAI_GONE
    assert table.phase < at.FIRST_CHALLENGE or table.over


def test_losing_face_kills_who_has_as_many_hits_as_stamina_is_left() -> None:
    """10.15, 10.27: Stamina 4 less 1, and three hits; a Samurai's 5 less 1, and four."""
    for hits, fate in ((2, at.WELL), (3, at.DEAD)):
        table = challenge()
        table.set(State.busho_hits, "a", hits)
        table.s.retainer[SABURO] = table.busho("a")
        table.s.samurai_hits[SABURO] = 1 + hits
        table.give(1, 0)
        assert table.of(State.fate, "a") == fate
        gone = table.s.retainer[SABURO] == at.SAMURAI_GONE
        assert gone == (fate == at.DEAD)


def test_without_face_a_so_taisho_trumps_and_activates_less() -> None:
    """10.27: one off all his ratings."""
    table = challenge()
    assert (activations(table.q, table.s, 1), trumps(table.q, table.s, 1)) == (1, 1)
    table.set(State.lost_face, "a", 1)
    assert (activations(table.q, table.s, 1), trumps(table.q, table.s, 1)) == (0, 0)


def test_a_challenge_phase_is_counted_once() -> None:
    """When it is ordered."""
    assert challenge().s.tally[0].challenges == 0


def test_a_busho_dies_for_who_is_in_his_command_range() -> None:
    """10.4, 4.32, 4.35: in a zone half of 5, rounded up; and not through enemies."""
    text = POSITION.replace(
        "  1 . . .a1s .\n  2 . . . .\n  3 . . . .\n  4 . .A1n .A2n .",
        "  1 . . . . . . .\n  2 .a1sw . . . . . .\n  3 .A1n . . .A2n . .A3n .",
    ).replace("A2 AS 6-4/5-3 disrupted", "A2 AS 6-4/5-3 2h\n  A3 AS 6-4/5-3 2h")
    table = Segment(drawn(text), "A")
    table.s.retainer[0] = table.busho("A")
    table.s.samurai_hex[0] = table.of(State.busho_hex, "A")
    table.s.move.samurai, table.s.move.samurai_moved, table.s.move.prey = 0, 0, at.NONE
    table.s.phase = at.CHALLENGE_BEGIN
    table.begin().give(act_value(sh.BUSHO_FOR_HITS, 0))
    assert [table.of(State.hits, f"A{n}") for n in (1, 2, 3)] == [1, 1, 2]
    assert max(table.s.reached[: table.q.hexes]) == 0
