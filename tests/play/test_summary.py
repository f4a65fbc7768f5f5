"""What is said to be lost is what is missing on the board; others' secrets make no difference."""

from collections import Counter
from dataclasses import replace

import pytest

from samurai_odds.play.events import ACROSS, Board, Happening, Piece, after, seen_by
from samurai_odds.play.layout import NONE
from samurai_odds.play.replay import replay
from samurai_odds.play.rollouts import until_turn
from samurai_odds.play.summary import Called, Lost, did_said, lost, lost_said, news, sentence
from tests.play.contract import GAMES, seated
from tests.play.interpreted import played

SEED = 6
CASES = [(g, name) for g, whole in GAMES.items() if whole.eventful for name in whole.names]
CALLED = Called(
    ("red", "blue"),
    [f"h{place}" for place in range(60)],
    {"spearmen": "spears", "bowmen": "bows"},
    "block",
    {"tokens": "honor"},
    {"left": "Order Left"},
)
BOARD = Board(
    3,
    1,
    {
        7: Piece(7, 0, "spearmen", 12, 4, 4),
        8: Piece(8, 0, "bowmen", 13, 1, 4),
        9: Piece(9, 1, "bowmen", 20, 2, 4),
        64: Piece(64, 0, "leader", 12, 1, 1),
    },
    ({"tokens": 4}, {"tokens": 5}),
    ({}, {"left": 1}, {}),
    {30: 0, 31: 1},
)
HAPPENED = [
    Happening("lead", 1, what="left"),
    Happening("attack", 1, 9, 7, 20, 12, what="fire"),
    Happening("loss", 0, 7, lost=1, left=3),
    Happening("loss", 0, 7, lost=1, left=2),
    Happening("retreat", 0, 7, start=12, end=11),
    Happening("follow", 0, 64, start=12, end=11),
    Happening("holds", 0, what="tokens", gained=-2, left=2),
    Happening("attack", 1, 9, 8, 20, 13, what="close"),
    Happening("loss", 0, 8, lost=1, left=0),
    Happening("owner", 1, end=30),
]


def test_news_are_what_they_did_and_what_i_lost() -> None:
    said = news(BOARD, HAPPENED, 0, CALLED)
    assert (
        said.did == "Blue's bows attacked your spears on h12 and your bows on h13; "
        "your spears fell back to h11."
    )
    assert (
        said.lost == "You lost your bows on h13, h30 to blue and 2 blocks of your spears on h12; "
        "you have 2 honor less."
    )
    there = news(BOARD, HAPPENED, 1, CALLED)
    assert (there.did, there.lost) == (
        "",
        "You won h30. Red lost its bows on h13 and 2 blocks of its spears on h12.",
    )
    assert news(BOARD, [], 0, CALLED).lost == "You lost nothing so far."  # it is blue's turn
    assert news(BOARD, [Happening("turn", 0, left=4)], 0, CALLED).lost == "You lost nothing."
    places = [Happening("attack", 1, 9, end=place, what="close") for place in range(30, 35)]
    assert did_said(BOARD, places, 0, CALLED) == "Blue's bows attacked h30, h31, h32 and 2 more."
    moved = [Happening("move", 1, 9, start=20, end=21)]
    assert did_said(BOARD, moved, 0, CALLED) == "Blue's bows moved to h21."
    others = {n: Piece(n, 1, "bowmen", 20, 2, 4) for n in range(90, 93)}
    many = [Happening("move", 1, n, start=20, end=22) for n in others]
    board = replace(BOARD, pieces={**BOARD.pieces, **others})
    assert did_said(board, [*moved, *many], 0, CALLED) == "4 pieces moved."
    stack = replace(BOARD, pieces={9: Piece(9, 1, "army", 20, 2, 0)})
    assert did_said(stack, moved, 0, CALLED) == "1 piece moved."  # they have no names
    named = replace(BOARD, pieces={9: Piece(9, 1, "busho", 20, 1, 1, "Blue commander")})
    assert did_said(named, moved, 0, CALLED) == "Blue commander moved to h21."


def test_a_thing_that_happens_is_said_to_who_reads_it() -> None:
    said, board = [], BOARD
    for one in HAPPENED:
        said.append(sentence(one, board, 0, CALLED))
        board = after(board, [one])
    assert said == [
        "Blue plays Order Left",
        "Blue's bows on h20 shoot at your spears on h12",
        "Your spears on h12 lose 1 block, 3 left",
        "Your spears on h12 lose 1 block, 2 left",
        "Your spears on h12 fall back to h11",
        "",
        "",
        "Blue's bows on h20 attack your bows on h13",
        "Your bows on h13 are eliminated",
        "H30 is now blue",
    ]
    assert sentence(HAPPENED[1], BOARD, 1, CALLED).startswith(
        "Your bows on h20 shoot at red's spears"
    )


def test_what_is_said_tells_who_rolls_and_what_becomes_of_it() -> None:
    """Each in its own words: no die without who rolls it, no retreat after "stand fast"."""
    flags = {"flags": 2, "ignored": 0}
    some = [
        (Happening("strike", 0, 7, 9, what="back"), "Your spears on h12 battle back"),
        (Happening("strike", 0, 7, 9, what="close"), ""),  # the attack has been told
        (Happening("roll", 0, 7, 9, hits=0), "Your spears on h12: no hit"),
        (Happening("roll", 1, 9, 7, hits=2), "Blue's bows on h20: 2 hits"),
        (Happening("steady", 0, 7, numbers=flags), ""),
        (
            Happening("steady", 0, 7, numbers={**flags, "ignored": 1}),
            "Your spears on h12 stand fast against 1 of 2 flags",
        ),
        (
            Happening("steady", 0, 7, numbers={**flags, "ignored": 2}),
            "Your spears on h12 stand fast",
        ),
        (Happening("check", 0, 64, left=1), "Your leader on h12 survives"),
        (Happening("check", 0, 64, left=0), "Your leader on h12 is killed"),
        (Happening("order", 0, 64, what="lost face"), "Your leader on h12 loses face"),
        (Happening("draw", 1, decision="replenish"), ""),  # what is drawn is told next
        (Happening("draw", 1, numbers={"dragon": 1}), "Blue draws a Dragon card"),
        (Happening("discard", 0, what="left", gained=1), "You discard Order Left for 1 honor"),
    ]
    assert [sentence(one, BOARD, 0, CALLED) for one, _ in some] == [text for _, text in some]
    turned = replace(CALLED, facings=("n", "ne"))
    assert (
        sentence(Happening("face", 0, 7, left=1), BOARD, 0, turned)
        == "Your spears on h12 turn to ne"
    )
    assert not sentence(Happening("face", 0, 7, left=NONE), BOARD, 0, turned)  # off the board


def test_news_name_what_they_lost_and_begin_with_attacks_on_who_reads_them() -> None:
    happened = [
        Happening("loss", 1, 9, lost=1, left=1),
        Happening("hit", 0, 7, hits=2),
    ]
    said = news(BOARD, happened, 0, CALLED).lost
    assert said == "You took hits: 2 on your spears on h12. Blue lost 1 block of its bows on h20."
    hit = [Happening("hit", 0, 7, hits=2), Happening("hit", 1, 9, hits=1)]
    said = news(BOARD, hit, 0, CALLED).lost  # nobody is named before whose it may be
    assert said == (
        "You took hits: 2 on your spears on h12. Blue took hits: 1 on blue's bows on h20."
    )
    others = {n: Piece(n, 1, "bowmen", 20, 2, 4) for n in range(90, 94)}
    board = replace(BOARD, pieces={**BOARD.pieces, **others})
    attacks = [Happening("attack", 1, n, end=31) for n in others]
    attacks.append(Happening("attack", 1, 9, 7, 20, 12))
    assert did_said(board, attacks[2:], 0, CALLED) == (
        "Blue's bows attacked your spears on h12; blue's bows attacked h31; "
        "blue's bows attacked h31."
    )
    assert did_said(board, attacks, 0, CALLED) == (
        "Blue's bows attacked your spears on h12; 4 others attacked."
    )


def test_a_piece_is_named_by_where_it_was_when_it_was_hit_not_where_it_began() -> None:
    happened = [
        Happening("loss", 0, 7, lost=1, left=3),
        Happening("retreat", 0, 7, start=12, end=11),
        Happening("loss", 0, 7, lost=1, left=2),
        Happening("advance", 0, 8, start=13, end=14),
        Happening("loss", 0, 8, lost=1, left=0),
        Happening("retreat", 0, 7, start=11, end=10),
    ]
    said = news(BOARD, happened, 0, CALLED).lost
    assert said == "You lost your bows on h14 and 2 blocks of your spears on h11."


def test_a_piece_that_leaves_the_board_is_not_lost() -> None:
    happened = [Happening("leave", 0, 7, start=12, what=ACROSS)]
    happened.append(Happening("loss", 0, 8, lost=1, left=0))
    said = news(BOARD, happened, 0, CALLED).lost
    assert said == "You lost your bows on h13; your spears on h12 left the board."
    assert news(BOARD, happened[:1], 1, CALLED).lost == (
        "You lost nothing. Red's spears on h12 left the board."
    )
    routed = [Happening("leave", 0, 7, start=12)]
    assert news(BOARD, routed, 0, CALLED).lost == "You lost your spears on h12."


def test_a_piece_is_named_by_where_it_was_hit_though_it_goes_on_and_its_order_ends() -> None:
    happened = [
        Happening("loss", 0, 7, lost=1, left=3),
        Happening("move", 0, 7, start=12, end=11),
        Happening("unmark", 0, 7, what="ordered"),
    ]
    board = replace(BOARD, active=0)
    assert news(board, happened, 0, CALLED).lost == "You lost 1 block of your spears on h12."


def test_a_loss_that_no_hit_explains_is_explained() -> None:
    why = ("retreat", "castle", "lack of honor")
    some = [Happening("loss", 0, 7, lost=1, left=3, what=what) for what in why]
    some.append(replace(some[0], left=0))
    assert [sentence(one, BOARD, 0, CALLED) for one in some] == [
        "Your spears on h12 lose 1 block for want of a way back, 3 left",
        "Your spears on h12 lose 1 block for holding the castle, 3 left",
        "Your spears on h12 lose 1 block for lack of honor, 3 left",
        "Your spears on h12 are eliminated for want of a way back",
    ]


def test_every_place_that_is_lost_is_named() -> None:
    board = replace(BOARD, owners=dict.fromkeys(range(20, 25), 0))
    happened = [Happening("owner", 1, end=place) for place in range(20, 25)]
    assert news(board, happened, 0, CALLED).lost == "You lost h20, h21, h22, h23 and h24 to blue."


def test_places_that_another_has_left_are_named_but_not_those_taken_again() -> None:
    board = replace(BOARD, owners={20: 1, 21: 1, 22: 0, 23: 1})
    happened = [Happening("owner", NONE, end=place) for place in (20, 21, 22, 23)]
    happened.append(Happening("owner", 0, end=23))
    found = news(board, happened, 0, CALLED)
    assert found.did == "Nobody holds h20 and h21 now."
    assert found.lost == "Nobody holds h22 now; you won h23."


def test_each_place_is_named_once_with_whose_it_is_now() -> None:
    """Of many seats; who held it for a while between is not."""
    called = replace(CALLED, seats=("seat 1", "seat 2", "seat 3", "seat 4"))
    before = {20: 0, 21: 0, 22: 0, 23: 0, 24: 1, 25: 1, 26: 2, 27: 2, 28: 2, 29: 3}
    board = replace(BOARD, owners=before, held=({},) * 4)
    changes = [(20, 3), (21, 1), (22, 3), (23, NONE)]  # mine
    changes += [(24, 3), (24, 2), (25, 3), (25, 1), (29, 2), *((p, 1) for p in (26, 27, 28, 30))]
    happened = [Happening("owner", owner, end=place) for place, owner in changes]
    found = news(board, happened, 0, called)
    assert found.lost == ("You lost h20 and h22 to seat 4 and h21 to seat 2; nobody holds h23 now.")
    assert found.did == "Seat 3 took h24 and h29; seat 2 took h26, h27, h28 and h30."


def missing(before: Board, now: Board, seat: int) -> Lost:
    """Compare two boards: the other way to what `lost` folds."""
    own = [one for one in before.pieces.values() if one.seat == seat and one.left and one.full]
    there = {one.number: now.pieces[one.number] for one in own}
    gone = tuple(
        one.number
        for one in own
        if not (then := there[one.number]).left
        or then.seat != seat
        or (one.place >= 0 and then.place == NONE)
    )
    left = [one for one in own if one.number not in gone]
    return Lost(
        {k.number: d for k in left if (d := k.left - there[k.number].left) > 0},
        gone,
        {k.number: d for k in left if (d := there[k.number].hits - k.hits) > 0},
        {
            what: d
            for what in {**before.held[seat], **now.held[seat]}
            if (d := before.held[seat].get(what, 0) - now.held[seat].get(what, 0))
        },
        {
            p: now.owners.get(p, NONE)
            for p, o in before.owners.items()
            if o == seat and now.owners.get(p, NONE) != seat
        },
        tuple(p for p, o in now.owners.items() if o == seat and before.owners.get(p, NONE) != seat),
        tuple(
            (k.number, mark) for k in left for mark in there[k.number].marks if mark not in k.marks
        ),
    )


COUNTED = ("enter", "levy", "build", "return", "change")  # change what stacks come to


def killed(before: Board, now: Board, seat: int) -> dict[str, int]:
    """Count by kind how many units fewer all stacks of a seat have."""
    fewer = Counter[str]()
    for board, sign in ((before, 1), (now, -1)):
        for one in board.pieces.values():
            if one.seat == seat and not one.full:
                fewer[one.kind.removesuffix(" face down")] += sign * one.left
    return {kind: number for kind, number in fewer.items() if number}


@pytest.mark.quick(per="game", but=("swords",))
@pytest.mark.parametrize(("game", "name"), CASES)
def test_what_is_said_to_be_lost_is_missing(game: str, name: str) -> None:
    """Between a seat's own choices, and over the full game; from what that seat may know."""
    whole, some = GAMES[game], 0
    assert whole.eventful is not None
    data, start = whole.eventful(name), seated(game, name, "random")
    if whole.short is not None:
        start = until_turn(start, 2 * whole.short)
    seats = range(len(data.board(start.state).held))
    began = {seat: data.board(start.state) for seat in seats}
    since: dict[int, list[Happening]] = {seat: [] for seat in seats}
    for step in replay(start, played(start, SEED, 0).events):
        happened = data.happened(step, SEED, 0)
        for seat in seats:
            since[seat] += seen_by(happened, seat)
        if step.what >= 0 or not step.asked:
            continue
        now = data.board(step.after)
        for seat in seats:
            if step.after[0] == seat:
                continue
            found, there = lost(began[seat], since[seat], seat), missing(began[seat], now, seat)
            held = {what: number for what, number in found.held.items() if number}
            pieces = (found.parts, {*found.gone}, found.hits)
            assert pieces == (there.parts, {*there.gone}, there.hits)
            assert (held, found.places, {*found.won}) == (
                there.held,
                there.places,
                {*there.won},
            )
            assert {*found.marks} == {*there.marks}
            if not any(one.kind in COUNTED for one in since[seat]):
                assert found.units == killed(began[seat], now, seat)
            some += bool(found.parts or found.gone or found.hits or held or found.places)
            began[seat], since[seat] = now, []
    assert some


def test_nothing_is_said_of_what_is_hidden() -> None:
    drawn = Happening("draw", 1, what="left", seats=(1,), secret=("what",))
    assert [sentence(one, BOARD, 0, CALLED) for one in seen_by([drawn], 0)] == ["Blue draws a card"]
    gone = lost(BOARD, seen_by([drawn], 0), 0)
    assert lost_said(BOARD, gone, 0, CALLED) == "You lost nothing so far."


def test_units_killed_in_stacks_are_counted_and_those_that_went_elsewhere_are_not() -> None:
    stack = Piece(70, 0, "bowmen", 12, 3, 0)
    board = Board(1, 1, {70: stack}, ({}, {}), ({}, {}, {}), {12: 0, 13: 0})
    happened = [
        Happening("move", 0, 70, 71, 12, 13, what="bowmen", gained=1, left=2),
        Happening("loss", 0, 71, start=13, what="bowmen", lost=1, left=0),
        Happening("loss", 0, 70, start=12, what="bowmen", lost=1, left=1),
        Happening("owner", 1, end=13),
        Happening("owner", 1, end=14),
    ]
    assert after(board, happened).pieces == {70: Piece(70, 0, "bowmen", 12, 1, 0)}
    gone = lost(board, happened, 0)
    assert (gone.parts, gone.gone, gone.units) == ({}, (), {"bowmen": 2})
    assert lost_said(board, gone, 0, CALLED) == "You lost h13 to blue and 2 bows."
    assert did_said(board, happened, 0, CALLED) == "Blue took h14."


def test_all_that_is_ones_own_is_named_and_nobody_has_hits_it_was_disrupted_by() -> None:
    """A disrupted unit has only the hits left over: how many it took stands beside the dice."""
    called = replace(CALLED, bad=("disrupted",))
    mine = {n: Piece(n, 0, "spearmen", n, 1, 1) for n in range(1, 6)}
    foes = {n: Piece(n, 1, "bowmen", n, 1, 1) for n in range(11, 16)}
    board = replace(BOARD, pieces={**mine, **foes})
    hurt = [Happening("hit", int(n > 9), n, hits=1) for n in (*mine, *foes)]
    own, its = news(board, hurt, 0, called).lost.split(". ")
    spears = [f"1 on your spears on h{n}" for n in mine]
    assert own == f"You took hits: {', '.join(spears[:-1])} and {spears[-1]}"
    bows = [f"1 on blue's bows on h{n}" for n in foes]
    assert its == f"Blue took hits: {', '.join(bows[:-1])} and {bows[-1]}."
    named = replace(board, pieces={n: replace(p, name=f"A{n}") for n, p in board.pieces.items()})
    assert news(named, hurt[:2], 0, called).lost == "You took hits: 1 on A1 and 1 on A2."
    broken = [Happening("hit", 0, 1, hits=3), Happening("order", 0, 1, what="disrupted")]
    assert news(board, broken, 0, called).lost == "Your spears on h1 are disrupted."
