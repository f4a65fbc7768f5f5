"""Full games on the page: laid out, told, offered and drawn as Python does it."""

import json
from collections.abc import Iterator
from dataclasses import asdict
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from samurai_odds.page.playing import PLAYED, rules_of, scenarios
from samurai_odds.page.positions import PASSAGES
from samurai_odds.page.scripts import PLAY, board_of, games_script, playing_of, runtime, script
from samurai_odds.play import layout as at
from samurai_odds.play.game import Start
from samurai_odds.play.games import record
from samurai_odds.play.question import Question
from samurai_odds.play.replay import Step, replay
from tests.engine.script.node import needs_node, rules_of_page, run
from tests.play.seen import seen_lines

HERE = Path(__file__).parent
ASSETS = HERE.parents[1] / "samurai_odds" / "page" / "assets"
SEED, NUMBER = 11, 2
EVENTS = 800  # of steps, and boards after them
CASES = {
    "battles": [("epic-study-foot", "steady"), ("first-samurai-skirmish", "greedy")],
    "swords": [("quick-3", "planner"), ("standard-4", "random")],
    "ran": [("study-foot", "greedy")],
}


def whole_script(game: str) -> str:
    texts = [
        runtime(),
        games_script(),
        rules_of_page(game),
        script(game),
        (ASSETS / "laying.js").read_text("utf-8"),
        PASSAGES.read_text("utf-8"),
        script(PLAY),
    ]
    numbers = "const numbers=(state)=>new NDArray(state,[state.length]);"
    return "\n".join(
        [
            *texts,
            script(board_of(game)),
            script(playing_of(game)),
            numbers,
            "export{PLAYED,numbers};",
        ]
    )


def expected(game: str, scenario: str, bot: str) -> dict[str, Any]:
    """Play a game by the command's rules, and show it as the page does."""
    rules = rules_of(game)
    table = import_module(f"samurai_odds.{game}.full_game.table").Table(scenarios(game)[scenario])
    start = Start(rules, Question(table.question), table.state)
    start = start.with_bots([bot] * len(table.seats))
    events = record(start, SEED, NUMBER)
    told, seats = [], range(len(table.seats))
    hidden: list[list[str]] = [[] for _ in seats]
    offered: list[Any] = []
    scenes: list[Any] = []
    written: list[str] = []
    sheets: list[Any] = []
    steps = watched(start, events, table, offered, scenes, written, sheets)
    for step, lines in table.narrated(steps, SEED, NUMBER):
        told += [line.text for line in lines]
        if step is not None:
            for seat in seats:
                hidden[seat] += seen_lines(lines, seat)
    found = {
        **{"question": start.question.whole.tolist(), "state": start.state.tolist()},
        **{"told": told, "hidden": hidden, "offered": offered, "scenes": scenes},
        **{"sheets": [one for one, _ in sheets], "filled": [one for _, one in sheets if one]},
        **{"written": written, "plans": plans_of(table, start, events)},
        **{"cells": asdict(table.cells()), "spots": table.spots()},
    }
    found["happened"] = happened_in(table, start, events) if hasattr(table, "happened") else []
    return dict(json.loads(json.dumps(found)))


def happened_in(table: Any, start: Start, events: Any) -> list[Any]:
    """Give what happens in the first steps as data, and the board after each as red sees it."""
    found: list[Any] = []
    for step in replay(start, events):
        if len(found) >= EVENTS:
            break
        found.append([one.as_dict() for one in table.happened(step, SEED, NUMBER)])
        found.append(table.board(step.after).seen_by(0).as_dict())
    return found


def plans_of(table: Any, start: Start, events: Any) -> list[str]:
    """Say what is chosen between dice, as if it had been a plan."""
    said, plan = [], list[Step]()
    for step in replay(start, events):
        if step.what < 0:
            plan.append(step)
        elif step.asked:
            said += [table.planned(plan)] if any(one.asked for one in plan) else []
            plan = []
    return said[:60]


def watched(
    start: Start,
    events: Any,
    table: Any,
    offered: list[Any],
    scenes: list[Any],
    written: list[str],
    sheets: list[Any],
) -> Iterator[Step]:
    """Go through a game and note what is offered and drawn at the first choices."""
    for step in replay(start, events):
        if len(written) < 3 and table.begins(step.before):
            written.append(table.written(step.before))
        if step.what < 0 and step.asked:
            state = step.before.copy()
            aside = [0] * start.game.aside
            start.game.hide(start.question.whole, state, aside)
            values = step.before[at.CHOICES :][: step.before[at.OPTIONS_OPEN]].tolist()
            offer, seat = table.offer(state, values), int(state[at.ASKED])
            told = [[one.text, one.places, one.says, one.facing] for one in offer.choices]
            if len(offered) < 40 or (len(offered) < 80 and any(one.says for one in offer.choices)):
                held = [table.held(state, seat), table.cards(state, seat), table.ordered(state)]
                offered.append([offer.title, told, *held])
            if hasattr(table, "sheet"):
                sheet = table.sheet(state)
                is_new = sheet and sheet not in {one[0] for _, one in sheets if one}
                filled = filled_in(table, state, sheet) if is_new else []
                sheets.append(([sheet, table.part(state), table.is_detail(state)], filled))
            if len(scenes) < 3:
                board = table.board(state).as_dict()
                scenes.append([table.standing(state), board, table.listed(state)])
        yield step


def filled_in(table: Any, state: Any, sheet: str) -> list[Any]:
    """Give what a sheet shows, and what it answers to the question with its first row picked."""
    if sheet == "plan":
        bins = [list(vars(one).values()) for one in table.purchases(state)]
        return [sheet, bins, table.answer(state, [2, 0, 0, 0, 0])]
    attacks = table.attacks(state)
    weighed = (table.weighed(state, one) for one in attacks)
    rows = [
        [*vars(one).values(), None if odds is None else list(vars(odds).values())]
        for one, odds in zip(attacks, weighed, strict=True)
    ]
    return [sheet, rows, table.answer(state, attacks[:1])]


@needs_node
@pytest.mark.quick
@pytest.mark.parametrize("game", PLAYED)
def test_a_game_is_shown_as_python_shows_it(game: str, tmp_path: Path) -> None:
    cases = CASES[game]
    seats = len(expected_seats(game, cases[0][0]))
    compare(game, cases[:1], seats, tmp_path)


def expected_seats(game: str, scenario: str) -> Any:
    return (
        import_module(f"samurai_odds.{game}.full_game.table").Table(scenarios(game)[scenario]).seats
    )


def compare(game: str, cases: list[tuple[str, str]], seats: int, folder: Path) -> None:
    asked = [
        {"scenario": key, "bots": [bot] * seats, "seed": SEED, "number": NUMBER}
        for key, bot in cases
    ]
    found = run(HERE / "tables.mjs", whole_script(game), {"game": game, "asked": asked}, folder)
    for (key, bot), there in zip(cases, found, strict=True):
        here = expected(game, key, bot)
        for name, value in here.items():
            assert_alike(there[name], value, f"{key}: {name}")


def assert_alike(there: Any, here: Any, where: str) -> None:
    if isinstance(here, list):
        assert len(there) == len(here), where
        for k, (one, other) in enumerate(zip(there, here, strict=True)):
            assert_alike(one, other, f"{where} {k}")
    elif isinstance(here, float):
        assert there == pytest.approx(here, abs=1e-9), where
    else:
        assert there == here, where
