"""What may be chosen at the table: every option has words, and no two of a choice have the same;
what may have fallen has words too.
"""

import re
from importlib import import_module

import pytest

from samurai_odds.battles.attack.dice import SWORDS_ONLY, roll_code
from samurai_odds.battles.full_game.table import Table
from samurai_odds.battles.rules import layout as field
from samurai_odds.battles.rules.layout import State
from samurai_odds.engine.dice import pack
from samurai_odds.page.playing import PLAYED, rules_of, scenarios
from samurai_odds.play import layout as at
from samurai_odds.play.at_table import END, TARGET
from samurai_odds.play.decisions import Kinds
from samurai_odds.play.game import Start
from samurai_odds.play.games import record
from samurai_odds.play.question import Question
from samurai_odds.play.replay import replay

BOTS = {"battles": "steady", "swords": "planner", "ran": "careful"}
USUAL = {"battles": "first-samurai-skirmish", "swords": "quick-4", "ran": "study-guns-and-horse"}


HAVE_FALLEN = {"harm"}  # dice that only have to be put somewhere: no odds


def check(game: str, key: str, bots: list[str], number: int) -> int:
    """Go through a game; return how many kinds of choice it had."""
    table = import_module(f"samurai_odds.{game}.full_game.table").Table(scenarios(game)[key])
    start = Start(rules_of(game), Question(table.question), table.state)
    start = start.with_bots([bots[seat % 2] for seat in range(len(table.seats))])
    kinds = set()
    for step in replay(start, record(start, 4, number)):
        if step.what > 0:
            [fell] = table.rolled(step.before, [step.value]).choices
            assert fell.text.strip() == fell.text != "", (step.what, fell)
            assert not [die for die in fell.dice if not die], (step.what, fell)
        if step.what >= 0 or not step.asked:
            continue
        state = step.before.copy()
        start.game.hide(start.question.whole, state, [0] * start.game.aside)
        before = State(step.before)
        values = before.choices[: before.options_open].tolist()
        offer = table.offer(state, values)
        said = [(one.text, one.places) for one in offer.choices]
        assert offer.title
        assert all(text for text, _ in said), (offer, values)
        assert len(set(said)) == len(said), (offer, values)
        assert all(bool(one.without) == (one.role == END) for one in offer.choices), offer
        assert ("Stay", True) not in {(text, bool(places)) for text, places in said}, offer
        kind = decisions(game)[at.kind_of(step.what)]
        assert {*offer.subject, *offer.against} <= {*range(len(table.spots()))}
        assert bool(offer.facts) == bool(offer.subject or offer.against), offer
        if offer.piece >= 0 and hasattr(table, "board"):  # who is asked about stands where it says
            place = table.board(step.before).pieces[offer.piece].place
            assert place in (*offer.subject, at.NONE), (kind.name, offer)
        if kind.role == TARGET and game != "ran" and kind.name not in HAVE_FALLEN:
            assert any(one.chance or one.says for one in offer.choices if one.role == TARGET)
        kinds.add(kind.code)
    return len(kinds)


def decisions(game: str) -> Kinds:
    found: Kinds = import_module(f"samurai_odds.{game}.rules.decisions.kinds").DECISIONS
    return found


@pytest.mark.parametrize("game", PLAYED)
def test_every_question_says_whom_it_is_about(game: str) -> None:
    """Or why it is about nobody."""
    for kind in decisions(game).all:
        about = bool(kind.subject or kind.piece or kind.against)
        assert about != bool(kind.nobody), kind.name
        assert {*kind.subject, *kind.against, kind.piece} - {""} <= {*kind.context}, kind.name


@pytest.mark.parametrize("game", PLAYED)
def test_a_question_of_two_names_both(game: str) -> None:
    for kind in decisions(game).all:
        if kind.against and isinstance(kind.title, str) and kind.subject:
            named = {*re.findall(r"{(\w+)[:}]", kind.title)}
            assert named & {*kind.against, "foe", "firer"}, kind.name


@pytest.mark.quick
@pytest.mark.parametrize("game", PLAYED)
def test_every_option_has_its_own_words(game: str) -> None:
    assert check(game, USUAL[game], [BOTS[game], "random"], 0) > 3


def test_for_a_turncoat_honor_counts() -> None:
    table = Table(scenarios("battles")[USUAL["battles"]])
    state = table.state.copy()
    state.phase, state.pending = field.TURNCOAT_OWN, roll_code(3, SWORDS_ONLY)
    [fell] = table.rolled(state, [pack(2, 0, 0, 0)]).choices
    assert fell.text == "2 honor, 1 other"


@pytest.mark.long
@pytest.mark.parametrize(
    ("game", "key"), [(game, key) for game in PLAYED for key in scenarios(game)]
)
def test_every_option_of_every_scenario_has_its_own_words(game: str, key: str) -> None:
    for number, bots in enumerate([[BOTS[game], "random"], ["random", "random"]]):
        check(game, key, bots, number)
