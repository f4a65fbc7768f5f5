"""A game as data: what a move, an attack, a loss name, and who may know where ronin lie."""

import re
from collections import Counter
from functools import cache
from typing import Any

from samurai_odds import swords
from samurai_odds.play.events import Board, Happening, after, seen_by
from samurai_odds.play.games import record
from samurai_odds.play.replay import replay
from samurai_odds.play.summary import news
from samurai_odds.swords.full_game.staging import stage
from samurai_odds.swords.full_game.table import Table
from samurai_odds.swords.layout import KINDS
from samurai_odds.swords.rules.layout import State
from samurai_odds.swords.scenario.chart import chart_of
from samurai_odds.swords.scenario.pieces import ARMY, HIDDEN
from samurai_odds.swords.scenario.text import load
from tests.play.seen import of_dict

PARTED = ("move", "garrison", "take", "reveal")  # what units do that go from stack to stack


@cache
def told() -> list[tuple[Board, Happening]]:
    """Return what happens in two rounds, each with the board before it."""
    staged = stage("quick-3", bots="random", round_limit=2)
    board, found = staged.board(staged.start.state), []
    for step in replay(staged.start, record(staged.start, 1, 0)):
        for one in staged.happened(step, 1, 0):
            found.append((board, one))
            board = after(board, [one])
        assert board == staged.board(step.after)
    return found


def test_losses_are_taken_from_the_stack_that_they_name() -> None:
    met = Counter(one.what for _, one in told() if one.kind == "loss")
    assert met.total() > 5
    for board, one in told():
        if one.kind == "loss":
            stack = board.pieces[one.piece]
            assert (stack.kind, stack.place, stack.seat) == (one.what, one.start, one.seat)
            assert stack.left == one.left + one.lost


def test_no_more_is_lost_than_was_hit() -> None:
    hits = Counter[int]()
    for _, one in told():
        if one.kind == "attack":
            hits.clear()
            sides = one.seat, one.numbers["owner"]
        elif one.kind == "roll" and one.numbers:
            assert 0 <= one.hits <= sum(one.numbers.get(kind, 0) for kind in KINDS)
            hits[1 if one.seat == sides[0] else 0] += one.hits
        elif one.kind in ("loss", "walls"):
            hits[one.numbers["side"]] -= one.lost
            assert one.seat == sides[one.numbers["side"]]
            assert hits[one.numbers["side"]] >= 0


def test_who_moves_says_from_where_to_where_and_how_many() -> None:
    met = Counter[str]()
    for board, one in told():
        if one.kind in PARTED and one.what != ARMY:
            stack = board.pieces[one.piece]
            assert (stack.place, stack.left) == (one.start, one.left + one.gained)
            assert (one.start != one.end) == (one.kind == "move")
            assert one.seat == stack.seat
            met[one.kind] += 1
        elif one.kind == "move":
            assert board.pieces[one.piece].place == one.start
            assert one.path == (one.end,)
            assert sum(one.numbers.values()) > 0
            met[ARMY] += 1
    assert {"move", "garrison", "take", ARMY} <= met.keys()


def test_an_attack_names_a_piece_of_each_side_where_it_stands() -> None:
    attacks = [(board, one) for board, one in told() if one.kind == "attack"]
    assert len({one.piece for _, one in attacks}) > 2
    for board, one in attacks:
        assert board.pieces[one.piece].place == one.start
        assert board.pieces[one.target].place == one.end
        assert board.pieces[one.target].seat == one.numbers["owner"] == board.owners[one.end]


def test_others_learn_that_ronin_are_deployed_and_not_where() -> None:
    said = [one for _, one in told() if one.kind == "deploy"]
    assert said
    for one in said:
        assert len(one.path) == len(one.held) > 0
        [other] = seen_by([one], (one.seat + 1) % 3)
        assert (other.path, other.held) == ((), ())
    hidden = [one for board, one in told() if one.kind == "enter" and one.what == HIDDEN]
    assert hidden
    assert all(one.seats == (one.seat,) for one in hidden)


def test_plans_are_known_to_their_own_seat_until_all_are_revealed() -> None:
    choices = [one for _, one in told() if one.decision == "bin"]
    assert choices
    assert all(one.seats == (one.seat,) for one in choices)
    assert {one.seats for _, one in told() if one.kind == "plan" and not one.what} == {None}


def test_news_say_who_took_what_and_what_was_lost() -> None:
    called = Table(load("quick-3")).called()
    board, since, said = told()[0][0], list[Happening](), set[str]()
    for _, one in told():
        since += seen_by([one], 0)
        if one.kind == "turn" and one.seat == 0:
            found = news(board, since, 0, called)
            said |= {found.did, found.lost}
            board, since = after(board, since), []
    assert any(" took " in text and " attacked " in text for text in said)
    assert any("You lost " in text for text in said)


def test_the_result_is_told_in_words_and_has_the_provinces_of_the_header() -> None:
    """What a fall has left empty counts for who claims it (S10), and who fell is not left out."""
    table = Table(load("quick-4"))
    staged, claims, reasons = stage("quick-4", bots="planner"), 0, set[str]()
    for game in range(4):
        steps = [*replay(staged.start, record(staged.start, 0, game))]
        last = State(steps[-1].after)
        lines = [line.text for _, lines in table.narrated(steps, 0, game) for line in lines]
        [found] = re.finditer(r"result: seat (\d) wins \((.*)\) with (\d+) provinces", lines[-1])
        reasons.add(found[2])
        header = table.standing(last)
        assert f"{found[1]} has {found[3]}" in header
        assert all(f" {seat} {'is out' if last.out_in[seat - 1] else 'has'}" in header
                   for seat in range(1, 5))  # fmt: skip
        claims += sum(int(n) for n in last.claims)
        told_of = "\n".join(lines)
        assert "loses spearman" not in told_of
        assert "loses 1 spearman" in told_of
        assert re.search(r"seat 1 has put koku: \d on (swords|build|levy|ronin|ninja)", told_of)
        assert not re.search(r"stay: |move in: to", told_of)
    assert claims
    assert reasons == {"most provinces when a seat fell", "takeover"}


def test_a_game_told_as_json_has_its_board_and_events() -> None:
    played = swords.play("quick-3", bots="random", round_limit=1, games=2)
    data: dict[str, Any] = played.events(1)
    names = [province.name for province in chart_of(swords.scenario("quick-3").map).provinces]
    assert next(one["name"] for one in data["board"]["pieces"]) == "army 1"
    taken = [one for one in data["events"] if one["kind"] == "owner" and "seat" in one]
    assert taken
    assert all(0 <= one["to"] < len(names) for one in taken)
    assert of_dict(taken[0]).numbers.get("owned", 1) > 0
