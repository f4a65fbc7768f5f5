"""What is asked and told at the table says how many, of how many, and against whom."""

import re
from collections.abc import Iterator

from samurai_odds.battles.full_game.table import Table as Battle
from samurai_odds.battles.rules import layout as field
from samurai_odds.page.playing import rules_of, scenarios
from samurai_odds.play.game import Start
from samurai_odds.play.games import record
from samurai_odds.play.layout import kind_of
from samurai_odds.play.question import Question
from samurai_odds.play.replay import Step, replay
from samurai_odds.ran.full_game.table import Table as Map
from samurai_odds.ran.rules.decisions.shock import ATTACK, FACE, USE
from samurai_odds.ran.rules.layout import State

BOTS = {"battles": "steady", "ran": "careful"}


def steps(game: str, table: Battle | Map, number: int) -> Iterator[Step]:
    """Yield the steps of a game between two bots."""
    start = Start(rules_of(game), Question(table.question), table.state)
    start = start.with_bots([BOTS[game]] * 2)
    yield from replay(start, record(start, 4, number))


def test_orders_and_tokens_are_counted() -> None:
    table, seen = Battle(scenarios("battles")["first-samurai-skirmish"]), set()
    for step in steps("battles", table, 0):
        if step.what >= 0 or not step.asked:
            continue
        before = field.State(step.before)
        kind, values = kind_of(step.what), before.choices[: before.options_open].tolist()
        offer = table.offer(step.before, values)
        said = [str(offer.title), *(str(one.text) for one in offer.choices)]
        if kind == field.ORDER_CHOICE and "Serpent Command" not in said[0]:  # all that are linked
            found = re.search(r", (\d+) ordered of (\d+)$", said[0])
            assert found is not None, said
            assert int(found[1]) < int(found[2]), said
        if kind in (field.REPLENISH_CHOICE, field.DISCARD_CHOICE):
            taken = re.search(r"(\d+) tokens?\??$", said[kind == field.REPLENISH_CHOICE])
            assert taken is not None, said
            gained = field.State(step.after).sides[before.active].tokens
            gained -= before.sides[before.active].tokens
            if (step.value == 0) == (kind == field.REPLENISH_CHOICE):
                assert int(taken[1]) == gained, said
        seen.add(kind)
    assert {field.ORDER_CHOICE, field.REPLENISH_CHOICE, field.DISCARD_CHOICE} <= seen


def test_cards_alike_are_listed_once() -> None:
    table = Battle(scenarios("battles")["first-samurai-skirmish"])
    state = table.state.copy()
    state.hands[0, :] = 0
    state.hands[0, 3], state.hands[0, 5] = 2, 1
    assert [str(name) for name, _ in table.cards(state, 0)] == [
        "2 × Order Two Units Left",
        "Order Two Units Right",
    ]


def test_a_shock_says_whom_and_where() -> None:
    """The one declared, and whom a unit of several is chosen against."""
    table, declared, chosen = Map(scenarios("ran")["study-guns-and-horse"]), 0, 0
    for number in range(6):
        for step in steps("ran", table, number):
            asked, state = step.asked and step.what < 0, State(step.before)
            kind = kind_of(step.what) if asked else 0
            if kind == ATTACK.code and step.value:
                [one] = [one for one in table.happened(step, 4, number) if one.decision]
                option = ATTACK.option(table.names, state, step.value)
                assert (one.start, one.end) == option.places[:2]
                assert table.own_words(one) == option.text
                declared += 1
            if kind in (FACE.code, USE.code):
                offer = table.offer(step.before, state.choices[: state.options_open].tolist())
                own = {place for one in offer.choices for place in one.places}
                assert offer.against
                assert not own & {*offer.against}
                assert str(offer.facts).startswith("the enemy: ")
                chosen += 1
    assert declared > 3
    assert chosen > 0
