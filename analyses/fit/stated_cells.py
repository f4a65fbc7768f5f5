# %% [markdown]
# # How far off is a stated chance to win, by game, kind of game and third of it?
#
# Run by hand on a quiet machine: `python -m analyses.fit.stated_cells NUMBER` takes NUMBER
# positions a cell from games on fresh seeds and compares what a review and advice (hints, too)
# say of the seat to decide with games to the end, hidden things drawn anew in both. It stands in
# `stated_cells.csv`, a run that was cut off goes on from there, and `reports/stated_cells.md` is
# made of all of it, with its own errors. Each position has a seed of its own; those of seeds 71000
# to 71005 share one with all other cells, so luck too, and errors suppose that none is shared.

# %%
"""Compare the chances that reviews and advice state with games to the end, in all three games."""

import csv
import sys
from dataclasses import astuple, dataclass, fields
from itertools import product
from pathlib import Path

import numpy as np

from samurai_odds import Limit, __version__
from samurai_odds.analysis.weighing import Weighing
from samurai_odds.battles.full_game.contest import Contest as Battles
from samurai_odds.grids.figure import Figure
from samurai_odds.page.hinting import LISTINGS
from samurai_odds.play.game import all_by
from samurai_odds.play.games import play_range, ready, record
from samurai_odds.play.options import CONFIDENCE
from samurai_odds.play.search.planning import planned
from samurai_odds.play.search.racing import mean_of
from samurai_odds.play.search.reviewing import (
    Reviewed,
    chances_of,
    followed_by_luck,
    luck_of,
    turns_of,
    weighed,
)
from samurai_odds.play.search.searching import SCALE, playing
from samurai_odds.ran.full_game.contest import Contest as Ran
from samurai_odds.swords.full_game.contest import Contest as Swords

HERE = Path(__file__).resolve().parent
KEPT, PAGE = HERE / "stated_cells.csv", HERE.parents[1] / "reports" / "stated_cells.md"
SEED, WANTED = 78_000, 100  # of the first game; positions a cell
A_KIND, A_THIRD = 1_000, 333  # seeds apart: positions of one seed share their luck
THIRDS = ("first", "middle", "last")
AROUND = 4  # decisions on each side whose chances smooth one
TRUTH, STATED = 400, {"battles": 128, "ran": 40, "swords": 32}  # games, as a review's default
KINDS = {
    ("battles", "objectives"): ("koriyama-castle-september", "saigadake-ravine"),
    ("battles", "none"): ("nunobeyama", "first-samurai-skirmish", "sekigahara-east-of-nangu"),
    ("battles", "Epic"): ("epic-study-foot", "epic-sekigahara"),
    ("ran", "studies"): ("study-foot", "study-guns-and-horse", "study-three-contingents"),
    ("ran", "battles"): ("nunobeyama", "suriagehara"),
    **{("swords", key): (key,) for key in ("two-player", "standard-3", "standard-4", "quick-4")},
}


@dataclass(frozen=True)
class Compared:
    """A stated chance of the seat to decide, beside games to the end with the same plan."""

    game: str
    kind: str
    third: str
    seed: int
    said_by: str  # review or advise
    stated: float
    stated_se: float
    truth: float
    truth_se: float

    @property
    def off(self):
        return self.stated - self.truth

    @property
    def luck(self):
        return self.stated_se**2 + self.truth_se**2


# %%
def begun(game, key):
    """Begin a game that its first author plays in all seats, as reviews and advice suppose."""
    if game == "swords":
        start = Swords(key).staged.start
    else:
        start = {"battles": Battles, "ran": Ran}[game](key).staged.start
    ready(start)
    return all_by(start, start.game.authors[0])


def decision(game, kind, third, seed):
    """Draw a decision from a third of a fresh game: the game's decisions, and its place."""
    keys = KINDS[game, kind]
    start = begun(game, keys[seed % len(keys)])
    turns = list(turns_of(start, record(start, seed, 0)))
    first, end = (len(turns) * part // 3 for part in (third, third + 1))
    return turns, int(np.random.default_rng(seed).integers(first, max(first + 1, end)))


def reviewed(game, turns, place, seed):
    """Review a decision amid those around it; give the best plan, and the chance stated."""
    replies, games = LISTINGS[game].replies, STATED[game]
    found = []
    for here in range(max(0, place - AROUND), min(len(turns), place + AROUND + 1)):
        turn, luck = turns[here], luck_of(turns[here], here, seed)
        authors = turn.start.game.authors
        if here == place:
            found.append(weighed(turn, authors, games, luck, replies))
            at = len(found) - 1
        else:
            seen = chances_of(turn, authors[0], games, luck, play_range)
            nothing = tuple(Figure(0.0) for _ in seen)
            found.append(Reviewed(turn, seen, seen, nothing, (), turn.plan, False, looked_at=False))
    one = followed_by_luck(found, found[-1].before)[at]
    return one.best, one.before[one.turn.seat]


def advised(game, start, seed):
    """Have advice given at a decision; give its best plan, and the chance stated."""
    listing = LISTINGS[game]
    field = list(listing.first(start))
    usual = planned(start, start.game.authors[0]) if field[0].plan.choices else None
    weighing = Weighing(listing.replies, seed, CONFIDENCE, play_range, None, STATED[game])

    def more(best):
        return listing.more(start, best, seed)

    looked = weighing.look(field, more, Limit(samples=STATED[game]), usual)
    best = looked.placings[0]
    return looked.field[best.number].plan, best.value


def compared(game, kind, third, seed):
    """Compare what a review and advice say of a position with games that neither saw."""
    turns, place = decision(game, kind, third, seed)
    start = all_by(turns[place].start, turns[place].start.game.authors[0])
    said = (
        ("review", *reviewed(game, turns, place, seed)),
        ("advise", *advised(game, start, seed)),
    )
    for who, plan, chance in said:
        if not plan.wins:
            played = playing(plan, None, seed + 777_777)(0, TRUTH)
            truth = mean_of(played, SCALE)
            stated = round(float(chance), 4), round(chance.se, 4)
            yield Compared(
                *(game, kind, THIRDS[third], seed, who, *stated),
                *(round(float(truth), 4), round(truth.se, 4)),
            )


# %%
def run(number):
    """Compare so many positions a cell, those of all cells in turn."""
    kept = read_kept()
    for round_, (place, (game, kind)), third in product(range(number), enumerate(KINDS), range(3)):
        seed = SEED + A_KIND * place + A_THIRD * third + round_
        if (game, kind, THIRDS[third], seed) in {
            (one.game, one.kind, one.third, one.seed) for one in kept
        }:
            continue
        with KEPT.open("a", encoding="utf-8", newline="") as file:
            for one in compared(game, kind, third, seed):
                kept.append(one)
                csv.writer(file, lineterminator="\n").writerow(astuple(one))
        write(kept)


def read_kept():
    """Read what was compared before."""
    names = [field.name for field in fields(Compared)]
    if not KEPT.exists():
        KEPT.write_text(",".join(names) + "\n", encoding="utf-8")
    with KEPT.open(encoding="utf-8", newline="") as file:
        return [
            Compared(**row | {"seed": int(row["seed"])}
                     | {name: float(row[name]) for name in names[5:]})
            for row in csv.DictReader(file)
        ]  # fmt: skip


# %%
def figures(found):
    """Give of some positions: number, bias, what is left without luck, slope, each with its error.

    Errors are of positions drawn again and again.
    """
    rng = np.random.default_rng(1)
    stated, truth, off, luck = (
        np.array([getattr(one, what) for one in found])
        for what in ("stated", "truth", "off", "luck")
    )

    def three(rows):
        left = (off[rows] ** 2).mean() - luck[rows].mean()
        spread = stated[rows].var() - np.mean([found[row].stated_se ** 2 for row in rows])
        slope = (
            np.cov(stated[rows], truth[rows], bias=True)[0, 1] / spread if spread > 0 else np.nan
        )
        return 100 * off[rows].mean(), 100 * np.sign(left) * abs(left) ** 0.5, slope

    drawn = [three(rng.integers(0, len(found), len(found))) for _ in range(400)]
    errors = np.nanstd(np.array(drawn), axis=0)
    errors[0] = max(errors[0], 100 * (luck.mean() / len(found)) ** 0.5)  # few may lie close by luck
    return [(len(found), 0.0), *zip(three(np.arange(len(found))), errors, strict=True)]


def write(kept):
    """Write the page of all positions compared so far."""
    lines = []
    for who, (game, kind), third in product(("review", "advise"), KINDS, (*THIRDS, None)):
        cell = [
            one
            for one in kept
            if (one.said_by, one.game, one.kind) == (who, game, kind) and third in (one.third, None)
        ]
        if len(cell) > 2:
            lines.append(row(f"{who} | {game}, {kind} | {third or 'all'}", cell))
    for who, game in product(("review", "advise"), STATED):
        if whole := [one for one in kept if (one.said_by, one.game) == (who, game)]:
            lines.append(row(f"**{who}** | **{game}** | all", whole))
    page = [
        "# Stated chances beside games to the end, by game, kind and third",
        "",
        f"Version {__version__}. Of the seat to decide, with the best plan found: the chance that "
        f"a review, and advice or a hint, state beside {TRUTH} games to the end on fresh seeds, "
        "hidden things drawn anew in both. Points of win chance, ± one standard error. "
        f"{WANTED} positions a cell are wanted; the number says how many were done. *Off* is the "
        "root mean square without the luck of both sides (below 0: less than luck alone brings); "
        "the slope is of the games on what was stated, its luck taken out.",
        "",
        "| said by | game | third | number | bias | off | slope |",
        "| :-- | :-- | :-- | --: | --: | --: | --: |",
        *lines,
        "",
    ]
    PAGE.write_text("\n".join(page), encoding="utf-8")


def row(named, cell):
    """Write a row of the table."""
    (number, _), *rest = figures(cell)
    bias, off = (f"{value:+.1f} ± {error:.1f}" for value, error in rest[:2])
    return f"| {named} | {number} | {bias} | {off} | {rest[2][0]:.2f} ± {rest[2][1]:.2f} |"


if __name__ == "__main__":
    run(int(sys.argv[1]) if len(sys.argv) > 1 else WANTED)
