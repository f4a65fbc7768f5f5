"""Breaking Up Armies and Forces (S7): who goes ahead in Phase D, how far; W7, who reveals first."""

from samurai_odds.play.games import record
from samurai_odds.play.replay import replay
from samurai_odds.swords.advice.spelling import of_steps
from samurai_odds.swords.full_game.staging import stage
from samurai_odds.swords.rules import layout as at
from samurai_odds.swords.rules.decisions.packed import march_value
from samurai_odds.swords.rules.layout import Question, State
from samurai_odds.swords.rules.naming import Names
from tests.swords.rules.drawing import Table, at_war, drawn, place

SEND = march_value(1, 0, 0)  # by army 1, to the first province


def in_phase_d(
    units: str, level: int = 1, ronin: int = 0, fallen: bool = False, on: int = 1
) -> Table:
    """Give the table at Phase D with army 1 in Aki, all around it empty."""
    stand = {(1, 1): f"Aki: {level}: {units}", (1, 2): "Hitachi: 1: daimyo"}
    table = drawn({"Kii": "1 2 spearmen"}, stand, numbers={Question.split_off.at: on})
    table.hide_ronin("Aki", ronin)
    if fallen:
        table.fell(1)
    at_war(table)
    while table.s.phase < at.FINAL_MARCHES:
        assert sendings(table) == []  # not in Phase A: not for any other reason in this phase
        table.take(0 if 0 in table.options else table.options[0])
    return table


def sendings(table: Table) -> list[str]:
    near = {"Bingo", "Iwami", "Suo", "Hoki", "Bitchu", "Izumo", "Nagato"}
    return sorted(name for name in near if SEND + place(name) in table.options)


def test_an_army_sends_units_into_each_empty_province_beside_it() -> None:
    table = in_phase_d("daimyo, bowman, 2 spearmen")
    assert sendings(table) == ["Bingo", "Iwami", "Suo"]
    for name, kind in (("Bingo", at.SPEARMAN), ("Suo", at.BOWMAN)):
        table.choose("march", SEND + place(name))
        assert 1 + at.DAIMYO not in table.options
        table.choose("garrison", 1 + kind, 0)
        assert table.owner(name) == 1
    assert (table.army(1), table.where(1)) == ([0, 0, 1, 0, 0, 1], "Aki")
    assert sendings(table) == [
        "Iwami"
    ]  # to conquer only: no second unit follows into a friendly one


def test_one_to_five_units_go_together_and_stay() -> None:
    table = in_phase_d("daimyo, 7 spearmen")
    table.choose("march", SEND + place("Bingo"))
    for sent in range(1, 5):  # the first of its only kind goes unasked
        assert sum(table.force("Bingo")) == sent
        table.choose("garrison", 1 + at.SPEARMAN)
    assert sum(table.force("Bingo")) == 5  # Limit of Regular Units in a Provincial Force
    assert table.asked == "march"
    table.choose("march", march_value(0, 0, place("Bingo")))
    table.choose("garrison", 0)  # the first stays unasked
    assert table.asked != "pick up"  # W32: none of the five goes on
    assert (table.where(1), sum(table.army(1))) == ("Bingo", 2)


def test_units_go_no_farther_than_their_daimyos_level() -> None:
    """They march with the army: where it has no step left, nobody goes over one more border."""
    table = in_phase_d("daimyo, 4 spearmen")
    table.choose("march", march_value(0, 0, place("Bingo")))
    table.choose("garrison", 0)
    assert sendings(table) == []
    table = in_phase_d("daimyo, 4 spearmen", level=2)
    table.choose("march", march_value(0, 0, place("Bingo")))
    table.choose("garrison", 0)
    assert sendings(table) == ["Bitchu", "Hoki", "Iwami", "Izumo"]
    table.choose("march", 0)
    assert table.asked != "march" or sendings(table) == []  # it has marched


def test_a_disrupted_army_and_a_daimyo_alone_send_nobody() -> None:
    table = in_phase_d("daimyo, 3 spearmen")
    assert sendings(table) == ["Bingo", "Iwami", "Suo"]
    assert max(table.options) < march_value(1, 1, 0)  # army 2 is its daimyo
    fallen = in_phase_d("daimyo, 3 spearmen", fallen=True)
    assert (State(fallen.s).phase, sendings(fallen)) == (at.FORCE_SOURCES, [])


def test_ronin_stay_with_the_army_within_their_limit() -> None:
    table = in_phase_d("daimyo, 3 spearmen", ronin=2)
    table.choose("march", SEND + place("Bingo"))  # then nobody else: two ronin need three others
    assert table.force("Bingo") == [0, 0, 0, 0, 0, 1]
    assert sum(table.army(1)) == 3
    assert sendings(table) == []


def test_the_other_reading_is_a_switch() -> None:
    assert sendings(in_phase_d("daimyo, 3 spearmen", on=0)) == []


def test_who_turns_up_hidden_ronin_first() -> None:
    """W7: attacker, then defender; the other way round with defender_reveals_first."""
    for switch, order in ((0, [1, 2]), (1, [2, 1])):
        table = drawn(
            {"Aki": "1 3 spearmen", "Bingo": "2 3 spearmen"},
            {(1, 1): "Aki: 1: daimyo, 3 spearmen", (2, 1): "Bingo: 1: daimyo, 3 spearmen"},
            numbers={Question.defender_reveals_first.at: switch},
        )
        table.hide_ronin("Aki", 2)
        table.hide_ronin("Bingo", 2)
        at_war(table).quietly_until("declare")
        table.aim("Bingo")
        table.choose("troop", *table.options[:1])
        asked = []
        while table.asked == "ronin":
            asked.append(table.seat)
            table.choose("ronin", 2)
        assert asked == order
        assert table.s.hidden[place("Aki")] == table.s.hidden[place("Bingo")] == 0


def test_units_sent_ahead_are_told_and_written_as_a_plan() -> None:
    staged = stage(players=4, bots="planner")
    events = record(staged.start, 5, 0)
    told = [line.text for _, said in staged.narrated(staged.start, events, 5, 0) for line in said]
    sent = [line for line in told if "Breaking Up Armies and Forces" in line]
    assert sent
    assert all(" sends a " in line for line in sent)
    marches = [
        step
        for step in replay(staged.start, events)
        if State(step.before).phase in (at.FINAL_MARCHES, at.SPLITTING_OFF) and step.asked
    ]
    first = next(n for n, step in enumerate(marches) if step.value >= march_value(1, 0, 0))
    written = of_steps(
        Names(staged.scenario, Question(staged.start.question.whole)), marches[first : first + 2]
    )
    assert written.lines[0].startswith("army ")
    assert " sends a " in written.lines[0]
