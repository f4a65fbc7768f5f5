"""A scenario that is changed and saved stays its designer's file: remarks, names, order, layout."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from difflib import ndiff
from importlib import import_module
from typing import Any

import pytest

from samurai_odds import OddsError

GAMES = ("battles", "ran", "swords")

BATTLES = """\
# Written on a train, by hand.
# Second remark.

Notes: The lord waits in his temple,
    and nobody may cross
    the moat.
Title:   The temple at dusk
Source: assumed, mine
First: blue
Pool: 28
Impassable: ravine

# The attackers come late.
Blue: Nagamasa's men
  honor: 4
  # he has promised five heads
  banners to win: 4
  command cards: 5

Red: The temple guard
  banners to win: 4

Legend:
  T = building, the temple of the lord
  V = building, a village
  o = open, a rice field
  , = forest, bamboo

Map:
#      a    b    c    d    e    f    g    h    i    j    k    l
# north
 1     .    .    .    .    .    .    .    .    .    .    .    .
 2       .    .    .    .abm .as  .ab  .    .    .    .    .
 3     .    .    .    .    .as2 .    .as  .    .    .    .    .
 4       .    .    o    o    o    .    .    .    .    .    .
 5     .    ,    ,    .    .    .    .    .    .    .    .    .
 6       ~    ~    ~    =    ~    ~    ~    =    ~    ~    ~
 7     .    .    .    T    .    .    .    .    .    .    .    .
# south of the moat
 8       .    .    .    .    .    V    .    .    ,    .    .
 9     .    .    .    .SS  .    .    .SS  .    .    .    .    .
10       .    .    .    .    .SB  .SBF .    .    .    .    .
11     .    .    .    .    .    .    .    .    .    .    .    .

Objectives:
# one banner for either fire
  blue captures f8: 1 banner
  blue captures d7: 1 banner

Pieces:
  f10 leader Katagiri: worth 2
  d2 leader Nagamasa
"""

RAN = """\
Title: A raid at dusk

# our village
Blue: Village guard
  rout level: 10  [assumed]

Red: Raiders
  samurai: Kato Kiyomasa range 4 6/5
  rout level: 12
Samurai pool: Goto range 4 6/5; Sanada range 5 7/6

Contingent a: Headman
  # asleep at first
  a1-a4 AS 6-4/5-3
  so-taisho: initiative 4, activations 1, trumps 1, 5/4, at a1
  a5-a6 AS-T 5-4

Contingent A: Date Shigezane
  so-taisho: initiative 6, activations 1, trumps 1, 7/5, at A1
  status: active
  A3-A4 KB 7-6/6-5
  A1 SI 7-4/6-3
  A2 SI 7-4/6-3

Contingent B: Late
  busho: momentum 3, 5/4
  enters: turn 2 at 0108 0208
  B1-B2 AS 6-4/5-3

Notes: they come by night,
  and they are tired.
Map:
#    01   02   03   04   05   06
1    .    .    .a5s .a6s .    .
2      .    .a1s* .a2s .a3s .a4s .
3    .    .    w    w    .    .
# the ford
4      .    .    .    .    .    .
5    .    v    .    .    .    .
6      .    .    .    .    .    .
7    .    .A3n .A1n* .A2n .A4n .
8      .    .    .    .    .    .

Hexsides:
  stream: 0304 e se, 0404 e
Special rules:
  rout points: KB 3
"""

SWORDS = """\
# Four lords, no north.
Players: 3
Title: The west in arms
Notes: who holds the west
  holds the rice
Round limit: 8
Goal: 22

Map:
  # it snows there
  without North
  without Oki, Sado
  Iga - Kii: assumed, a pass

Castles:
  castle: Settsu, Yamashiro
  fortress: Bungo

Position:
# the second year
  round: 2
  ninja: seat 2

Seat 2: Mori
  koku: 7
  Shikoku: 2 spearmen
  army 1: Iyo, level 2, daimyo, 2 bowmen, 3 spearmen
# his brother
  army 2: Tosa, daimyo, gunner

Seat 1: Shimazu
  Kyushu: spearman
  army 1: Bungo, level 1 hole 2, daimyo, 3 bowmen
  koku: 5

Seat 3: Oda
  army 1: Settsu, daimyo, 4 spearmen
  Settsu, Yamashiro, Kii: spearman
"""
FILES = {"battles": BATTLES, "ran": RAN, "swords": SWORDS}


def staged_of(game: str, text: str) -> Any:
    stage = import_module(f"samurai_odds.{game}.full_game.staging").stage
    return stage(text) if game == "swords" else stage(text, "random", "random")


def changed(staged: Any, game: str, every: int) -> Iterator[tuple[str, Any]]:
    """Yield some of the changes that may fix a scenario, evenly spaced."""
    subject = import_module(f"samurai_odds.{game}.full_game.balance").subject_of(staged)
    for one in subject.proposals[::every]:
        if (new := one.apply(subject.scenario)) is not None:
            yield one.says, new


def read_of(game: str) -> Callable[[str], Any]:
    read: Callable[[str], Any] = import_module(f"samurai_odds.{game}.scenario.text").read
    return read


def lost(before: str, after: str) -> list[str]:
    """List the lines that are not in the new file as they were."""
    return [one[2:] for one in ndiff(before.splitlines(), after.splitlines()) if one[0] == "-"]


@pytest.mark.parametrize("game", GAMES)
def test_every_change_is_saved_in_the_designers_words(game: str) -> None:
    original, read = FILES[game], read_of(game)
    staged = staged_of(game, original)
    assert staged.as_file(staged.scenario) == original
    tried = 0
    for says, new in changed(staged, game, 1):
        after = staged.as_file(new)
        assert read(after) == new, says
        gone = lost(original, after)
        assert not [line for line in gone if line.lstrip().startswith("#")], says
        if "contingent" not in says and "all " not in says and "both " not in says:
            assert len(gone) <= 4, (says, gone)
        tried += 1
    assert tried > 50


def shipped_cases() -> Iterator[Any]:
    for game in GAMES:
        for key in import_module(f"samurai_odds.{game}.scenario.text").shipped():
            yield pytest.param(game, key, id=f"{game}-{key}")


@pytest.mark.parametrize(("game", "key"), list(shipped_cases()))
def test_a_shipped_scenario_is_saved_as_it_is_but_for_the_change(game: str, key: str) -> None:
    staged, read = staged_of(game, key), read_of(game)
    assert staged.as_file(staged.scenario) == staged.original
    for says, new in changed(staged, game, 29):
        assert read(staged.as_file(new)) == new, says


def test_a_legend_goes_along_with_what_is_moved() -> None:
    """Bamboo that is moved stays a comma, the temple and the village keep their own letters."""
    staged = staged_of("battles", BATTLES)
    moved = dict(changed(staged, "battles", 1))
    text = staged.as_file(moved["forest moved from b5 to a5"])
    rows = [" 5     ,    .    ,    .    .    .    .    .    .    .    .    ."]
    assert [line for line in text.splitlines() if line not in BATTLES.splitlines()] == rows
    text = staged.as_file(moved["blue: ashigaru-spear at e3 with 3 blocks (+1)"])
    rows = [" 3     .    .    .    .    .as3 .    .as  .    .    .    .    ."]
    assert [line for line in text.splitlines() if line not in BATTLES.splitlines()] == rows


def test_regions_stay_regions() -> None:
    staged = staged_of("swords", SWORDS)
    new = staged.scenario.with_seat(1, koku=9)
    text = staged.as_file(new)
    for line in ("  without North", "  without Oki, Sado", "  Kyushu: spearman", "# his brother"):
        assert line in text.splitlines()
    assert lost(SWORDS, text) == ["  koku: 7"]


def test_what_cannot_be_put_in_is_written_as_usual() -> None:
    """A legend that gives a usual letter another meaning leaves hills none of their own."""
    from samurai_odds.battles.scenario.text import read, write

    text = BATTLES.replace("  o = open, a rice field\n", "  h = open, a rice field\n").replace(
        "    o", "    h")  # fmt: skip
    staged = staged_of("battles", text)
    place = staged.scenario.board.hex_named("a1")
    terrain = list(staged.scenario.terrain)
    terrain[place] = "hill"
    new = replace(staged.scenario, terrain=tuple(terrain))
    assert staged.as_file(new) == write(new)
    assert read(write(new)) == new


@pytest.mark.parametrize("game", GAMES)
def test_a_remark_may_stand_anywhere_but_in_a_text(game: str) -> None:
    """Between all lines of a file, indented too."""
    lines = FILES[game].splitlines()
    remarks = [f"{line}\n  # like this\n# or this" for line in lines]
    assert read_of(game)("\n".join(remarks)) == read_of(game)(FILES[game])


def test_a_legend_may_explain_the_letter_of_a_remark() -> None:
    text = BATTLES.replace("Legend:\n", "Legend:\n  # = ford, shallow here\n  #the rest\n")
    text = text.replace(" 6       ~    ~    ~    =", " 6       ~    ~    ~    #")
    assert read_of("battles")(text) == read_of("battles")(BATTLES)


def test_a_file_with_an_error_is_refused() -> None:
    with pytest.raises(OddsError):
        staged_of("battles", BATTLES.replace("T = building", "T = tower"))
