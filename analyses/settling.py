# %% [markdown]
# # Are the published battles fair between two that search?
#
# Run by hand: `python -m analyses.settling --workers 2`, or with `--dask tcp://HOST:PORT`; it goes
# on from where it was left. Battles between two `searching:100`: all come to 256 games, then one
# after the other plays on until it rests or `--seconds` are over. Five looks decide: the first four
# by 99.9% intervals, so that the last keeps 95.4% of its own and all hold in 95% of cases
# (Haybittle and Peto's rule).
# Each battle's games are a record in `analyses/settling/`, to which `samurai-odds battles play KEY
# --red searching:100 --blue searching:100 --seed 20263 --games A-B --record FILE` adds on any other
# machine; what they cost is in `cost.csv` there. Writes `reports/settling.md` and `winners.csv`,
# which other pages read; with `--page` nothing is played.

# %%
"""Play the published battles between two that search on any executor, and write the page."""

import argparse
import csv
import sys
import time
from collections.abc import Sequence
from concurrent.futures import Executor
from dataclasses import replace
from pathlib import Path

from analyses.metering import Metered
from analyses.rungs import BATTLES, COLUMNS, SEED
from samurai_odds import Limit, battles, favor
from samurai_odds.analysis.favor import UNDECIDED, Favor
from samurai_odds.battles.field.recording import WINNER
from samurai_odds.play.records.reading import read
from samurai_odds.play.workers.pools import pool

HERE = Path(__file__).resolve().parent
RECORDS = HERE / "settling"
WINNERS = RECORDS / "winners.csv"
PAGE = HERE.parent / "reports" / "settling.md"
BOT = "searching:100"
LOOKS = {256: 0.001, 512: 0.001, 768: 0.001, 1024: 0.001, 1500: 0.046}
"""After how many games a battle may rest: how often that look's interval misses the truth."""
FIRST, LAST = min(LOOKS), max(LOOKS)
_MINUTE, _HOUR = 60, 3600  # seconds


# %%
def record_of(battle: str) -> Path:
    """Return the file of a battle's games."""
    return RECORDS / f"{battle}.games"


def winners(battle: str) -> list[str]:
    """Return who won each game of a battle that there is."""
    if not record_of(battle).exists():
        return []
    rows = read(record_of(battle))[1].all()[1]
    return ["red" if one == 0 else "blue" if one == 1 else "none" for one in rows[:, WINNER]]


def write_winners() -> None:
    """Write who won each game, a letter each as `analyses.rungs` does, for pages that read it."""
    letters = {battle: "".join(won[0] for won in winners(battle)) for battle in BATTLES}
    lines = [(battle, BOT, SEED, won) for battle, won in letters.items() if won]
    with WINNERS.open("w", newline="", encoding="utf-8") as file:
        csv.writer(file, lineterminator="\n").writerows([COLUMNS, *lines])


def games_of(battle: str) -> int:
    """Return how many games of a battle there are."""
    return len(winners(battle))


def play(battle: str, games: int, seconds: float | None, executor: Executor) -> bool:
    """Play a battle until it has ``games``; return whether it has.

    What they cost is kept even if the run is broken off.
    """
    meter, before = Metered(executor), games_of(battle)
    try:
        found = battles.play(
            battle,
            BOT,
            BOT,
            seed=SEED,
            games=(0, games - 1),
            limit=Limit(seconds=seconds, samples=games),
            record=record_of(battle),
            executor=meter,
        )
    finally:
        note_cost(battle, games_of(battle) - before, meter.seconds)
    return found.samples == games


def note_cost(battle: str, games: int, seconds: float) -> None:
    """Keep what games cost: a line for each run."""
    with (RECORDS / "cost.csv").open("a", newline="", encoding="utf-8") as file:
        csv.writer(file).writerow([battle, games, f"{seconds:.1f}"])


def rests(battle: str) -> bool:
    """Tell whether a battle was decided at a look, the last one it came to."""
    won = winners(battle)
    looks = [look for look in LOOKS if look <= len(won)]
    return bool(looks) and verdict(won[: looks[-1]]).favors != UNDECIDED


def verdict(won: Sequence[str]) -> Favor:
    """Decide whom games favor, with the interval of the last look, or of the first one."""
    return replace(favor(won), miss=LOOKS[max((k for k in LOOKS if k <= len(won)), default=FIRST)])


def settle(executor: Executor, games: int, seconds: float | None = None) -> None:
    """Play all battles to the first look, then one after the other, until time is over."""
    RECORDS.mkdir(exist_ok=True)
    ends = None if seconds is None else time.monotonic() + seconds
    later = [(battle, look) for battle in BATTLES for look in LOOKS if look > FIRST]
    for battle, look in [*((battle, FIRST) for battle in BATTLES), *later]:
        left = None if ends is None else ends - time.monotonic()
        if left is not None and left <= 0:
            return
        until = min(look, games)
        if games_of(battle) >= until or rests(battle):
            continue
        if not play(battle, until, left, executor):
            return
        print(f"{battle}: {until} games", flush=True)


# %%
def costs() -> dict[str, tuple[int, float]]:
    """Return the games of each battle whose cost is known, and their processor seconds."""
    found = dict.fromkeys(BATTLES, (0, 0.0))
    file = RECORDS / "cost.csv"
    for battle, games, seconds in csv.reader(
        file.read_text().splitlines() if file.exists() else ()
    ):
        there = found[battle]
        found[battle] = there[0] + int(games), there[1] + float(seconds)
    return found


def settled() -> dict[str, Favor]:
    """Decide whom each battle favors that has been played."""
    return {battle: verdict(won) for battle in BATTLES if (won := winners(battle))}


def line(battle: str, found: Favor, games: int, seconds: float) -> str:
    """Write a battle's line of the page; ``games`` are those of which the cost is known."""
    share, (low, high) = found.shares[0], found.intervals[0]
    each = seconds / games if games else 0.0
    still = "still open" if share.samples < LAST else "too close to a bound"
    end = "settled" if rests(battle) else still
    return (
        f"| {battle} | {share.samples:,} | {share.text()} | {100 * low:.1f} to {100 * high:.1f}% "
        f"| {found.favors} | {end} | {each:.1f} s | {seconds:,.0f} s |"
    )


def page() -> str:
    """Write the page of what has been played."""
    found, spent = settled(), costs()
    version = read(record_of(next(iter(found))))[0].version
    played = sum(one.shares[0].samples for one in found.values())
    games = sum(spent[battle][0] for battle in found)
    seconds = sum(spent[battle][1] for battle in found)
    rest = [battle for battle in found if rests(battle)]
    each = {battle: spent[battle][1] / max(1, spent[battle][0]) for battle in found}
    left = sum((LAST - found[b].shares[0].samples) * each[b] for b in found if b not in rest)
    lines = [line(battle, one, *spent[battle]) for battle, one in found.items()]
    *early, last = (f"{look:,}" for look in LOOKS)
    ahead = (
        f"The others take up to {left / _HOUR:.1f} more: {left / _MINUTE / 16:.0f} minutes on 16 "
        "cores."
        if left
        else ""
    )
    words = [
        f"# The published battles between two `{BOT}`",
        "",
        f"Version {version}, seed {SEED}; played by `python -m analyses.settling` through an "
        "executor, which goes on from its records. A battle nobody wins counts half; ± is one "
        "standard error. A battle favors nobody once the interval of red's win rate lies "
        "within 5 points of one half, a side once it lies beyond. It is settled when that is so "
        f"after {', '.join(early)} games (99.9% intervals) or {last} (95.4%): five looks, which "
        f"all hold in 95% of cases. A battle still undecided after {last} has a win rate as near "
        "45% or 55% as its error.",
        "",
        "| battle | games | red wins | interval | favors | | CPU a game | CPU |",
        "| :-- | --: | --: | --: | :-- | :-- | --: | --: |",
        *lines,
        "",
        f"{len(rest)} of {len(found)} are settled, by {played:,} games in all. "
        f"They took {seconds / _HOUR:.2f} hours of one core ({games:,} games, "
        f"{seconds / max(1, games):.1f} s each, on a machine busy besides). {ahead}",
        "",
        "These are bots: another player may find another battle fair. What the best plain bot "
        "finds is in [fairness](fairness.md).",
        "",
    ]
    return "\n".join(words)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; return its exit status."""
    parser = argparse.ArgumentParser(prog="python -m analyses.settling")
    parser.add_argument("--workers", type=int, metavar="N", help="processes to play on")
    parser.add_argument("--dask", metavar="ADDRESS", help="a Dask scheduler to play on")
    parser.add_argument("--games", type=int, default=LAST, help="of each battle")
    parser.add_argument("--seconds", type=float, help="to play at most")
    parser.add_argument("--page", action="store_true", help="play nothing: write the page")
    given = parser.parse_args(arguments)
    if not given.page:
        alone = given.workers is None and given.dask is None
        try:
            with pool(1 if alone else given.workers, given.dask) as executor:
                assert executor is not None
                settle(executor, given.games, given.seconds)
        except KeyboardInterrupt:
            print("interrupted; the same command goes on", file=sys.stderr)
    PAGE.write_text(page(), encoding="utf-8")
    write_winners()
    return 0


# %%
if __name__ == "__main__":
    sys.exit(main())
