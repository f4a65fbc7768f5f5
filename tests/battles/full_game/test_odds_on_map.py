"""`battles odds` is read from the full game: what it says is what happens there."""

import json
import random
import time
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from itertools import zip_longest
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from analyses.map_odds import FALSE_ALARM, Comparison, compare, family_p, misfits
from analyses.map_odds_battles import BOTS, Declared, declared
from samurai_odds import Limit, OddsError, battles
from samurai_odds.battles.dragons import dragon_deck
from samurai_odds.battles.full_game.contest import Contest
from samurai_odds.battles.scenario.scenario import command_cards
from samurai_odds.battles.scenario.text import read, shipped, write
from samurai_odds.cli.main import main
from samurai_odds.engine.unfold import TooLarge
from samurai_odds.play import passage as passages
from samurai_odds.play import passage_compiled
from samurai_odds.play.passage import Passage

HEAD = """Title: Drawn
First: red
Red at: bottom

Red: Red
  honor: {red}
Blue: Blue
  honor: {blue}

Map:
"""


def drawn(rows: dict[int, str], red: int = 5, blue: int = 5) -> str:
    """Draw a position: rows by their number, cells from their first hex; red sits below."""
    text = HEAD.format(red=red, blue=blue)
    for row in range(1, 12):
        cells = rows.get(row, "").split()
        empty = ["."] * ((12 if row % 2 else 11) - len(cells))
        text += f"{row:4}  {' ' * (3 * (1 - row % 2))}{'  '.join(cells + empty)}\n"
    return text


ATTACKS: list[tuple[str, dict[int, str], str, dict[str, Any], dict[str, float]]] = [
    (
        "a leader passes through friends where his unit cannot",
        {4: ". . . .as .as", 5: ". . . . .asf1", 6: ". . . . .CS"},
        "e6 e5",
        {},
        {"defender_seppuku": 0, "defender_retreat": 0},
    ),
    (
        "a lone leader on his own baseline must commit seppuku",
        {1: ". . . . .f", 2: ". . . .SS", 9: ".as"},
        "d2 e1",
        {},
        {"defender_seppuku": (5 / 6) ** 4},
    ),
    (
        "and one behind whom enemies stand",
        {4: ". . . .AS .AS", 5: ". . . . .f", 6: ". . . . .SS", 9: ".as"},
        "e6 e5",
        {},
        {"defender_seppuku": (5 / 6) ** 4},
    ),
    (
        "a retreat stops at a lone leader to join",
        {4: ". . . .f .as", 5: ". . . . .lv", 6: ". . . . .AB"},
        "e6 e5",
        {},
        {"defender_retreat > 1": 0, "defender_losses > hits": 0},
    ),
    (
        "a unit with a leader cannot join another, who is in its way",
        {4: ". . . .f .as", 5: ". . . . .asf", 6: ". . . . .", 7: ". . . . .AB"},
        "e7 e5",
        {"defender_flags": "accept"},
        {"defender_retreat and not defender_leader_lost": 0, "defender_losses > 0": 20 / 36},
    ),
    (
        "the attacker's leader has room of his own",
        {5: ". . . . .ss", 6: ". . . . .ASF1", 7: ". . . . .LV .LV"},
        "e6 e5",
        {},
        {"attacker_seppuku": 0, "attacker_retreat": 0},
    ),
    (
        "and the second defender's leader too",
        {3: ". . . . .as .as", 4: ". . . . .abf1", 5: ". . . . .f", 6: ". . . .CS"},
        "d6 e5",
        {"then": "e4"},
        {"then_seppuku": 0, "then_retreat": 0},
    ),
]


@pytest.mark.parametrize(
    ("pieces", "hexes", "options", "figures"),
    [row[1:] for row in ATTACKS],
    ids=[row[0] for row in ATTACKS],
)
def test_what_the_board_does_to_a_battle(
    pieces: dict[int, str], hexes: str, options: dict[str, Any], figures: dict[str, float]
) -> None:
    odds = battles.odds(drawn(pieces), *hexes.split(), **options)
    assert {figure: float(odds.p(figure)) for figure in figures} == pytest.approx(figures)


def test_hold_and_shoot_beside_a_lone_leader_is_refused() -> None:
    beside = drawn({5: ". . . . .as", 7: ". . . . .SB .f"})
    assert battles.odds(beside, "e7", "e5").p("hits > 0")  # an ordinary fire is not (B27)
    with pytest.raises(OddsError, match="a unit next to an enemy"):
        battles.odds(beside, "e7", "e5", volleys=2)


@pytest.mark.parametrize(
    ("unit", "options", "why"),
    [
        ("e6", {"then": "a1"}, "then a1: it is not next to e5"),
        ("e7", {"volleys": 2, "second_target": "a1"}, "second-target a1: e7 may not fire there"),
        ("e6", {"then": "e7"}, "e7 is red's own"),
    ],
)
def test_a_second_hex_out_of_reach_is_refused(unit: str, options: Any, why: str) -> None:
    pieces = {1: ".as", 5: ". . . . .as", 6: ". . . . .CS" if unit == "e6" else ""}
    pieces[7] = ". . . . .SB"
    with pytest.raises(OddsError, match=why):
        battles.odds(drawn(pieces), unit, "e5", **options)


def test_an_empty_pool_pays_nothing_and_no_single_combat_says_so() -> None:
    poor = drawn({5: ". . . . .ss", 6: ". . . . .SS"}, red=20, blue=10)
    odds = battles.odds(poor, "e6", "e5")
    assert odds.p("attacker_tokens > 0 and defender_tokens == 0") == 0
    assert odds.question.same_as is None
    assert "same_as" not in odds.to_dict()


def test_the_last_banner_ends_the_battle() -> None:
    """A leader left alone is not checked once his unit's banner has won the game."""
    won = drawn({5: ". . . . .asf1", 6: ". . . . .SS"}).replace(
        "Red: Red", "Red: Red\n  banners gained: 4"
    )
    odds = battles.odds(won, "e6", "e5")
    assert odds.p("defender_leader_lost") == 0
    assert odds.p("attacker_banners == 1") > 0


def test_levies_swarm() -> None:
    """Levy Infantry Swarm, B14: the dice of all, as in the single combat and the full game."""
    text = drawn({5: ". . . . .as", 6: ". . . .LV .LVF"}, red=9, blue=9)
    alone, together = battles.odds(text, "e6", "e5"), battles.odds(text, "e6", "e5", swarm="d6")
    assert together.expect("hits") > 2 * alone.expect("hits")
    assert together.to_dict()["same_as"].endswith("--swarm 2")
    inspired = battles.odds(text, "e6", "e5", swarm="d6", inspire=True)
    assert inspired.to_dict()["same_as"].endswith("--inspire --swarm 2")
    assert "leads a levy swarm" in inspired.trace(0)
    for hexes in ("a1", "e5", "e6"):
        with pytest.raises(OddsError, match=f"swarm {hexes}: no levy of the attacker's army"):
            battles.odds(text, "e6", "e5", swarm=hexes)
    with pytest.raises(OddsError, match="swarm d6, d6 names a hex twice"):
        battles.odds(text, "e6", "e5", swarm="d6, d6")


# ---- what is not seen -----------------------------------------------------------------


def dealt_anew(position: Any, luck: random.Random) -> Any:
    """Return a position in which all cards, but for those on the rack, are dealt anew."""
    piles = [
        [key for key, card in command_cards().items() for _ in range(int(card["copies"]))],
        [card.key for card in dragon_deck() for _ in range(card.copies)],
    ]
    moment = replace(position.moment, discards=(), dragon_discards=())
    position = replace(position, moment=moment)
    for side, army in enumerate(position.armies):
        hands = []
        for pile, held in zip(piles, (army.hand, army.dragon_hand), strict=True):
            luck.shuffle(pile)
            hands.append(tuple(pile.pop() for _ in held))
        position = position.with_army(side, hand=hands[0], dragon_hand=hands[1])
    return position


def test_whatever_is_hidden_the_answer_is_the_same(tmp_path: Path) -> None:
    position = Contest("first-samurai-skirmish", "greedy", "greedy").position(3, 2, 8)
    file, luck, seen, asked = tmp_path / "p.txt", random.Random(1), set(), 0
    pairs = list(adjacent(position))[:4]
    for _ in range(3):
        file.write_text(write(dealt_anew(position, luck)))
        texts = []
        for here, there in pairs:
            data = battles.odds(str(file), here, there).to_dict(["hits"])
            texts.append(json.dumps(data | {"elapsed_s": 0}))
            asked += 1
        seen.add(tuple(texts))
    assert len(seen) == 1
    assert asked >= 6


def adjacent(position: Any) -> Iterator[tuple[str, str]]:
    """Yield the hexes of units next to enemies, with theirs."""
    board, sides = position.board, {unit.hex: unit.side for unit in position.units}
    for unit in position.units:
        for there in board.neighbors(unit.hex):
            if sides.get(there, unit.side) != unit.side:
                yield board.name_of(unit.hex), board.name_of(there)


# ---- the command ------------------------------------------------------------------------


def test_the_command_names_a_single_combat_only_where_that_says_the_same(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for red, blue, named in ((9, 9, True), (5, 5, False), (25, 5, False)):
        file = tmp_path / f"{red}.txt"  # with 5 there may be Lack of Honor, that finds nobody else
        file.write_text(drawn({5: ". . . . .ss", 6: ". . . . .SS"}, red=red, blue=blue))
        assert main(["battles", "odds", str(file), "e6", "e5"]) == 0
        out = capsys.readouterr().out
        assert ("asked as:" in out) == named
        assert "Choices inside: both sides ignore all flags" in " ".join(out.split())
        assert main(["battles", "odds", str(file), "e6", "e5", "--format", "json"]) == 0
        data = json.loads(capsys.readouterr().out)
        assert data["procedure"] == "odds"
        assert ("same_as" in data) == named
        assert data["inputs"]["unit"] == "e6"
        assert data["choices"].startswith("Choices inside: both sides ignore all flags")
        assert data["choices"] in " ".join(out.split())


def test_an_answer_is_read_back_and_asked_again(tmp_path: Path) -> None:
    text = drawn({5: ". . . . .ss", 6: ". . . . .SS"})
    odds = battles.odds(text, "e6", "e5", defender_flags="accept")
    again = type(odds).from_json(odds.to_json())
    assert again == odds
    assert again.question.heading == odds.question.heading


# ---- a battle told, and sampled -----------------------------------------------------------


@pytest.mark.parametrize("policy", ["ignore", "best"])
def test_what_is_told_is_what_is_counted(policy: str) -> None:
    text = drawn({4: ". . . .as .f", 5: ". . . . .ssf2", 6: ". . . . .SSF"}, blue=2)
    odds = battles.odds(text, "e6", "e5", defender_flags=policy, inspire_back=True)
    reading = odds.question.reading()
    ends = np.empty(20, dtype=np.uint32)
    reading.sampler().ends(0, 0, ends)
    for battle, end in enumerate(ends.tolist()):
        leaf = reading.leaves.tolist().index(end)
        came = {name: int(column[leaf]) for name, column in reading.columns.items()}
        seen = ", ".join(f"{name} {value}" for name, value in came.items() if value)
        told = odds.trace(battle).splitlines()
        assert told[-1] == f"result: {seen or 'nothing lost, nothing gained'}"
        assert "Close Combat 1: red's samurai-spear at e6 attacks" in told[1]


def test_what_is_too_long_to_follow_is_sampled(monkeypatch: pytest.MonkeyPatch) -> None:
    text = drawn({5: ". . . . .ss", 6: ". . . . .SS"})
    exact = battles.odds(text, "e6", "e5")
    monkeypatch.setattr(passages, "MOST_STATES", 5)
    monkeypatch.setattr(passages, "MOST_ASIDE", 5)
    monkeypatch.setattr(passage_compiled, "FIRST_ROOM", 5)
    monkeypatch.setattr(passages, "LIKELY", 1.0)
    sampled = battles.odds(text, "e6", "e5", limit=Limit(samples=400))
    assert (sampled.provenance.method, sampled.samples) == ("monte-carlo", 400)
    for figure in ("defender_losses > 0", "attacker_losses > 0", "battled_back"):
        assert abs(sampled.p(figure) - exact.p(figure)) < 0.1
    with pytest.raises(OddsError, match="too many states"):
        battles.odds(text, "e6", "e5", method="exact")
    with pytest.raises(OddsError, match="settle them by a fixed policy"):
        battles.odds(text, "e6", "e5", limit=Limit(samples=9), defender_flags="best")
    assert sampled.trace(3).splitlines()[-1].startswith("result: ")


@pytest.mark.long
def test_what_looks_like_too_many_is_sampled_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """An exact answer is to be had for the asking, the best choices' too."""
    text = drawn({5: ". . . . .ss", 6: ". . . . .SS"})
    exact = battles.odds(text, "e6", "e5")
    assert exact.provenance.method == "exact"
    monkeypatch.setattr(passages, "MOST_AT_ONCE", 5)
    monkeypatch.setattr(passage_compiled, "FIRST_ROOM", 5)
    monkeypatch.setattr(passages, "LIKELY", 1.0)
    sampled = battles.odds(text, "e6", "e5")
    assert (sampled.provenance.method, sampled.samples) == ("monte-carlo", 2**18)
    assert "too many states for an exact answer" in sampled.text()
    assert battles.odds(text, "e6", "e5", method="exact").rows.tolist() == exact.rows.tolist()
    best = {"defender_flags": "best", "attacker_flags": "best"}
    monkeypatch.setattr(passages, "LIKELY", 0.0)
    found = battles.odds(text, "e6", "e5", **best)
    monkeypatch.setattr(passages, "LIKELY", 1.0)
    with pytest.raises(OddsError, match="settle them by a fixed policy, or ask for an exact"):
        battles.odds(text, "e6", "e5", **best)
    assert battles.odds(text, "e6", "e5", method="exact", **best).rows.tolist() == (
        found.rows.tolist()
    )


def test_a_limit_is_heeded_without_a_look_at_all_that_can_happen(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """Who simulates waits for no unfolding, but where the best choices are to be found."""
    text = drawn({4: ". . . .as .f", 5: ". . . . .ssf2", 6: ". . . . .SSF"}, blue=2)
    wanted: list[int] = []

    def unfolds(passage: Passage, most: int) -> Any:
        wanted.append(most)
        raise TooLarge

    monkeypatch.setattr(Passage, "unfold", unfolds)
    played = battles.odds(text, "e6", "e5", limit=Limit(samples=40), inspire_back=True)
    assert (played.samples, played.provenance.because) == (40, "")
    assert "same_as" not in played.to_dict()
    assert played.text()
    file = tmp_path / "p.txt"
    file.write_text(text)
    begun = time.monotonic()
    assert main(["battles", "odds", str(file), "e6", "e5", "--seconds", "0.2"]) == 0
    assert time.monotonic() - begun < 5
    assert "Simulated: " in capsys.readouterr().out
    assert not wanted
    with pytest.raises(OddsError, match="settle them by a fixed policy"):
        battles.odds(text, "e6", "e5", limit=Limit(samples=9), defender_flags="best")
    assert wanted == [passages.MOST_ASIDE]


def test_what_is_played_is_told_as_it_was_counted() -> None:
    text = drawn({5: ". . . . .ss", 6: ". . . . .SS"})
    few, counts = [battles.odds(text, "e6", "e5", limit=Limit(samples=n)) for n in (6, 7)], []
    for odds in few:
        chances = zip(odds.rows.tolist(), odds.chances, strict=True)
        counts.append({tuple(row): round(chance * odds.samples) for row, chance in chances})
    (new,) = [row for row in counts[1] if counts[1][row] != counts[0].get(row, 0)]
    told = few[1].trace(6).splitlines()[-1]
    seen = [f"{name} {value}" for name, value in zip(few[1].columns, new, strict=True) if value]
    assert told == f"result: {', '.join(seen) or 'nothing lost, nothing gained'}"


# ---- against the full game, played -------------------------------------------------------


GAMES, ATTACKS_PLAYED, BATTLES = 1, 150, 20_000


def of_all_kinds(attacks: list[Declared], wanted: int) -> list[Declared]:
    """Choose attacks so that all kinds of them come in turn."""
    groups: dict[tuple[str, ...], list[Declared]] = {}
    for one in attacks:
        groups.setdefault(one.kinds, []).append(one)
    in_turn = zip_longest(*groups.values())
    return [one for row in in_turn for one in row if one is not None][:wanted]


def played(attacks: list[Declared], battles: int) -> list[Comparison]:
    for one in attacks:
        one.vary()
    return [compare(one, battles, number) for number, one in enumerate(attacks)]


@pytest.mark.long
def test_what_bots_declare_comes_out_as_the_odds_say() -> None:
    """Of 150 attacks, 20,000 battles each; a false alarm in a thousand runs of other seeds.

    Half of the time goes into compiling the rules with the loop that plays them.
    """
    attacks = [
        one
        for number, key in enumerate(shipped())
        for one in declared(key, BOTS[number % len(BOTS)], 7, GAMES)
    ]
    chosen = of_all_kinds(attacks, ATTACKS_PLAYED)
    found = played(chosen, BATTLES)
    assert len(found) == ATTACKS_PLAYED
    assert not [one.attack.name for one in found if one.impossible]
    assert not misfits([(one.statistic, one.freedom) for one in found])
    kinds = {kind for one in chosen for kind in one.kinds}
    assert {"led unit", "lone leader", "no room", "leader near", "Epic", "fire"} <= kinds


@pytest.mark.long
def test_the_chi_square_notices_one_die_more() -> None:
    attacks = list(declared("first-samurai-skirmish", BOTS[0], 7, 0))
    one = next(each for each in attacks if "fire" not in each.kinds)
    one.options["bonus_dice"] = 1 + one.options.get("bonus_dice", 0)
    assert family_p([compare(one, BATTLES, 0)]) < FALSE_ALARM


def bow_at(place: str) -> str:
    """Draw a bow somewhere, beside or behind friends, with two enemies before it."""
    cells = {row: ["."] * 9 for row in range(3, 10)}
    for where, piece in (("e5", ".as"), ("e4", ".as"), ("d7", ".AS"), (place, ".AB")):
        cells[int(where[1:])]["abcdefghi".index(where[0])] = piece
    return drawn({row: " ".join(each) for row, each in cells.items()})


@pytest.mark.parametrize(
    ("start", "name"), [("e6", "go to {} and shoot"), ("e7", "close in to {} and attack")]
)
def test_what_another_hex_would_bring_is_fought_there(start: str, name: str) -> None:
    """Shooting from further off, and closing in, are weighed from where the unit may go."""
    board, taken = read(bow_at(start)).board, ("e5", "e4", "d7")
    near = [board.name_of(k) for k in range(board.hexes)]
    near = [one for one in near if board.distance(*map(board.hex_named, (start, one))) == 1]
    worths = {}
    for place in near:
        with suppress(OddsError):
            odds = battles.odds(bow_at(place) if place not in taken else "", place, "e5", moved=1)
            if ("attack" in name) == (board.distance(*map(board.hex_named, (place, "e5"))) == 1):
                worths[name.format(place)] = float(odds.expect(odds.question.value))
    verdict = battles.odds(bow_at(start), start, "e5").verdict
    found = {one.name: float(one.worth) for one in verdict.courses[1:] if not one.nothing}
    assert len(worths) > 1
    assert found == {one: pytest.approx(max(worths.values())) for one in found.keys() & worths}
    assert not any("counted as" in aside for aside in verdict.asides)


@pytest.mark.parametrize("ground", ".hfpbvc=:|#")
def test_closing_in_onto_open_ground_is_worth_what_the_single_combat_says(ground: str) -> None:
    """B25: whoever closes in leaves his hex, so it does not matter what it was."""
    odds = battles.odds(drawn({4: ". . . . .as", 6: f". . . . {ground}SB"}), "e6", "e4")
    on_map = {one.name: float(one.worth) for one in odds.verdict.courses}
    alone = battles.attack(**odds.question.single.provenance.inputs).verdict.courses
    [closed] = [float(one.worth) for one in alone if one.name.startswith("close in")]
    assert closed == pytest.approx(on_map["close in to e5 and attack"])


def test_what_the_map_does_not_tell_is_counted_as_a_single_combat() -> None:
    """Where a unit that has moved came from: the answer says so."""
    came = battles.odds(_BOWS, "f5", "e4", moved=1).verdict
    told = "To shoot from 2 hexes is counted as a single combat"
    assert any(aside.startswith(told) for aside in came.asides)
    alone = battles.attack("ashigaru-bow", "ashigaru-spear").verdict
    assert not any("counted as" in aside for aside in alone.asides)
    foot = battles.odds(_BOWS, "i5", "h4").verdict
    assert not any("counted as" in aside for aside in foot.asides)


_BOWS = """Title: Bows
First: red
Red at: bottom

Red: Red
Blue: Blue

Map:
   1  .     .     .     .     .     .     .     .     .     .     .     .
   2     .     .     .     .     .     .     .     .     .     .     .
   3  .     .     .     .     .     .     .     .     .     .     .     .
   4     .     .     .     .     .as   .     .     .as   .     .     .
   5  .     .     .     .     .     .AB   .     .     .AS   .     .     .
   6     .     .     .     .     .     .     .     .     .     .     .
   7  .     .     .     .     .     .     .     .     .     .     .     .
   8     .     .     .     .     .     .     .     .     .     .     .
   9  .     .     .     .     .     .     .     .     .     .     .     .
  10     .     .     .     .     .     .     .     .     .     .     .
  11  .     .     .     .     .     .     .     .     .     .     .     .
"""


def test_a_battle_on_the_map_is_data_too(tmp_path: Path) -> None:
    file = tmp_path / "position.txt"
    file.write_text(drawn({5: ". . . . .ss", 6: ". . . . .SS"}))
    found = battles.odds(str(file), "e6", "e5").events(0)
    first = next(one for one in found["events"] if one["kind"] == "strike")
    seats = {one["number"]: one["seat"] for one in found["board"]["pieces"]}
    assert (seats[first["piece"]], seats[first["target"]]) == (1, 0)  # red's SS strikes blue's
    assert any(one["kind"] == "roll" and one["faces"] for one in found["events"])
