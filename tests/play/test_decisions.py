"""Kinds of decision: packed and read as they are declared, in every game that declares them."""

from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from samurai_odds import battles
from samurai_odds.battles.board import BOARDS
from samurai_odds.battles.full_game.orders_text import read_orders, words_of
from samurai_odds.battles.rules.decisions.kinds import DECISIONS
from samurai_odds.play.decisions import Case, Form, Kind, holds
from samurai_odds.play.events import KINDS
from samurai_odds.play.packing import Field, Packing, by_number
from samurai_odds.ran.rules.decisions.kinds import DECISIONS as RAN
from samurai_odds.swords.rules.decisions.kinds import DECISIONS as SWORDS

DRAGONS = ("turncoat", "personal-challenge", "rice-famine", "ambush")
WORDS = words_of(DRAGONS, BOARDS["epic"])
MOST = {"hex": BOARDS["epic"].hexes, "dragon": len(DRAGONS), "card": 8, "slot": 3, "section": 3}
EXAMPLE = Packing(
    (Field("unit", "unit", first=1), Field("facing", "facing", 6), Field("hex", "hex"))
)


def test_a_number_is_its_fields_the_first_the_most_significant() -> None:
    assert EXAMPLE.pack({"unit": 2, "facing": 5, "hex": 17}) == 3 * 6000 + 5 * 1000 + 17
    assert EXAMPLE.pack({"hex": 17}) == 17
    assert EXAMPLE.unpack(17) == {"unit": -1, "facing": 0, "hex": 17}


@given(st.integers(-1, 10**6), st.integers(0, 5), st.integers(0, 999))
def test_rules_pack_and_take_as_declared(unit: int, facing: int, place: int) -> None:
    fields = {"unit": unit, "facing": facing, "hex": place}
    value = EXAMPLE.packer(__name__, "example")(unit, facing, place)
    assert value == EXAMPLE.pack(fields)
    taken = {name: EXAMPLE.taker(__name__, f"{name}_of", name)(value) for name in fields}
    assert taken == EXAMPLE.unpack(value) == fields


def test_0_is_nothing_where_the_first_number_is_1() -> None:
    packing = Packing((Field("hex", "hex"), Field("into", "number", 2)), first=1)
    packs, hex_of = packing.packer(__name__, "packs"), packing.taker(__name__, "hex_of", "hex")
    into_of = packing.taker(__name__, "into_of", "into")
    for place in range(3):
        for into in range(2):
            number = packs(place, into)
            assert number == packing.pack({"hex": place, "into": into}) == 1 + 2 * place + into
            assert (hex_of(number), into_of(number)) == (place, into)
            assert packing.unpack(number) == {"hex": place, "into": into}
    assert packing.unpack(0)["hex"] == hex_of(0) == -1


def test_a_rule_is_called_by_its_number() -> None:
    rules: dict[int, tuple[Callable[..., int], str]] = {
        3: (lambda s, choice: choice + s, "s, choice"),
        1: (lambda choice: -choice, "choice"),
    }
    calls = by_number(__name__, "calls", "s, kind, choice", "kind", rules, "choice")
    assert [calls(10, kind, 7) for kind in (1, 2, 3)] == [-7, 7, 17]


def test_a_case_holds_by_numbers_and_by_other_fields() -> None:
    assert holds({"start": 4, "hex": 4}, {"hex": "start"})
    assert not holds({"start": 4, "hex": 5}, {"hex": "start"})
    assert holds({"mode": 2}, {"mode": 2})


# ---- every game ----------------------------------------------------------------------


GAMES = {"battles": DECISIONS, "swords": SWORDS, "ran": RAN}


@pytest.mark.parametrize("game", GAMES)
def test_what_a_play_by_play_says_of_a_decision_has_its_heading(game: str) -> None:
    cases = [(kind.name, case) for kind in GAMES[game].all for case in kind.trace]
    assert [(name, case.text) for name, case in cases if case.text and not case.rule] == []


@pytest.mark.parametrize("game", GAMES)
def test_what_decisions_are_is_among_what_happens(game: str) -> None:
    declared = {one.kind for kind in GAMES[game].all for one in kind.happens}
    assert declared <= {"", *KINDS}


# ---- Samurai Battles -----------------------------------------------------------------


def test_codes_and_names_are_each_ones_own() -> None:
    codes = sorted(kind.code for kind in DECISIONS.all)
    assert codes == list(range(1, len(codes) + 1))
    assert len({kind.name for kind in DECISIONS.all}) == len(codes)


SPELLED = [(kind, form) for kind in DECISIONS.all for form in kind.forms if form.makes is None]


@pytest.mark.parametrize(("kind", "form"), SPELLED, ids=lambda one: getattr(one, "text", ""))
@given(st.data())
def test_a_line_of_orders_is_read_as_it_is_spelled(
    kind: Kind, form: Form, data: st.DataObject
) -> None:
    """Whatever a form names, the words stand for the same number both ways."""
    text = form.text
    for name, type in kind.line_types.items():
        if f"{{{name}}}" in text:
            number = data.draw(st.integers(0, MOST[type] - 1))
            text = text.replace(f"{{{name}}}", WORDS.types[type].write(number))
    grammar = DECISIONS.grammar(WORDS, {}, refuse=False)
    [(code, value)] = DECISIONS.read(grammar, text, text.split(), WORDS)
    assert code == kind.code
    again = kind.spelled(value, WORDS)
    [same] = DECISIONS.read(grammar, again, again.split(), WORDS)
    assert same == (code, value)


def test_what_a_form_says_is_what_a_refusal_names() -> None:
    forms = DECISIONS.grammar(WORDS, {"lead": "lead CARD, once"}, refuse=False).forms
    assert forms["move"] == "move HEX HEX, move leader HEX HEX, move HEX stay, or move HEX off"
    assert forms["initiative"] == "initiative left, center or right, or initiative none"
    assert forms["more"] == "more orders, or more battles"


def test_cases_that_always_hold_come_last() -> None:
    for kind in DECISIONS.all:
        for cases in (kind.buttons, kind.trace):
            for case, after in pairwise(cases):
                assert case.where or not isinstance(after, Case), kind.name


README = (Path(battles.__file__).parent / "full_game" / "README.md").read_text(encoding="utf-8")


def documented(block: str) -> list[str]:
    """List the lines of orders in a block of the README: those shown, and those named beside."""
    text = README.partition(f"```{block}\n")[2].partition("```")[0]
    found = []
    for line in text.splitlines():
        shown, _, beside = line.partition("#")
        also = beside.partition("also: ")[2].partition(";")[0]
        found += [shown.strip(), *(one.strip() for one in also.split(",") if one.strip())]
    return found


@pytest.mark.parametrize(("block", "board"), [("orders", "core"), ("epic-orders", "epic")])
def test_the_readme_names_every_verb_and_only_lines_that_can_be_read(
    block: str, board: str
) -> None:
    lines = documented(block)
    by = [line if line.split()[0] != "by" else f"order c9 {line}" for line in lines]
    read_orders("\n".join(by), "README.md", DRAGONS, BOARDS[board])
    epic = board == "epic"
    verbs = {form.verb for kind in DECISIONS.all for form in kind.forms if bool(kind.only) == epic}
    assert verbs <= {line.removeprefix("try ").split()[0] for line in lines}
