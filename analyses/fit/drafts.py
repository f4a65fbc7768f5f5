# %% [markdown]
# # How many uneven drafts does `--fix` mend?
#
# `python -m analyses.fit.drafts choose` draws 24 uneven drafts, 8 a game, half of them with
# somebody at 80% or more, and 12 more from seeds that were named when the search was done; it notes
# their seeds in `drafts.csv`, where they stay. `python -m analyses.fit.drafts mend [SECONDS]` lets
# `--fix` look at each for so long (120 s) and checks what it proposes by `balance` with other luck;
# the table is `drafts_mended.csv`, a line a draft and commit, written as it goes: a run that was
# stopped goes on. Nothing else may run on the machine meanwhile. The page is `reports/drafts.md`.

# %%
"""Draw uneven drafts of scenarios, and measure how many of them a search for a fix mends."""

import csv
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

from analyses.fit.generated_drafts import drawn, is_spoiled
from samurai_odds import Limit, OddsError, __version__, battles, ran, swords
from samurai_odds.analysis.favor import NOBODY, UNDECIDED

GAMES: dict[str, ModuleType] = {"battles": battles, "swords": swords, "ran": ran}
STRONG = 0.8  # what somebody wins in half of them, at least
FIRST, NEW = "first", "new"  # chosen before the search for a fix was worked on; after
EACH = {FIRST: 8, NEW: 4}  # drafts of a game
SPOILED = {FIRST: 2, NEW: 1}  # of a game, at most, that were fair scenarios
BEGIN = {FIRST: 0, NEW: 5_600}  # seed
NAMED = {FIRST: "chosen before the search was worked on", NEW: "new seeds"}
CHOSEN_BY, CHECKED_BY = 400, 2_000  # games
SECONDS = 120
OTHER_LUCK = 77_001  # seed
HERE = Path(__file__).parent
DRAFTS, MENDED = HERE / "drafts.csv", HERE / "drafts_mended.csv"
PAGE = HERE.parents[1] / "reports" / "drafts.md"


# %%
def uneven(group: str, game: str) -> Iterator[dict[str, Any]]:
    """Yield the drafts of a game: the first seeds with a favorite, half of them clear ones."""
    left, spoiled = {True: EACH[group] // 2, False: EACH[group] // 2}, SPOILED[group]
    seed = BEGIN[group] - 1
    while any(left.values()):
        seed += 1
        try:
            text = drawn(game, seed)
            favor = balanced(game, text, CHOSEN_BY, 0).favor
        except OddsError:  # an army that the game does not allow
            continue
        strongest = max(map(float, favor.shares))
        strong = strongest >= STRONG
        if favor.favors in (NOBODY, UNDECIDED) or not left[strong]:
            continue
        if is_spoiled(text):
            if not spoiled:
                continue
            spoiled -= 1
        left[strong] -= 1
        yield {
            **{"group": group, "game": game, "seed": seed, "spoiled": is_spoiled(text)},
            **{"favors": favor.favors, "strongest": round(strongest, 3)},
        }


def balanced(game: str, text: str, games: int, seed: int) -> Any:
    """Return the balance of a scenario given as text."""
    with tempfile.NamedTemporaryFile("w", suffix=".txt", encoding="utf-8") as file:
        file.write(text)
        file.flush()
        return GAMES[game].balance(file.name, limit=Limit(samples=games), seed=seed)


# %%
def mended(draft: dict[str, str], seconds: float) -> dict[str, Any]:
    """Let `--fix` look at a draft; return what it proposes, and whether it is fair."""
    game, text = draft["game"], drawn(draft["game"], int(draft["seed"]))
    with tempfile.NamedTemporaryFile("w", suffix=".txt", encoding="utf-8") as file:
        file.write(text)
        file.flush()
        begun = time.monotonic()
        found = GAMES[game].fix(file.name, limit=Limit(seconds=seconds))
        took = time.monotonic() - begun
    first = next(iter(found.proposed), None)
    row = {"game": game, "seed": draft["seed"], "strongest": draft["strongest"], "fair": False}
    row |= {"gap": "", "seconds": round(took, 1), "tried": found.tried, "listed": found.listed}
    row |= {"pairs": found.pairs, "held": len(found.fixes), "changes": ""}
    if first is not None:
        after = balanced(game, first.scenario, CHECKED_BY, OTHER_LUCK)
        gap = max(abs(float(share) - after.favor.even) for share in after.favor.shares)
        row |= {"fair": after.favor.favors == NOBODY, "gap": round(gap, 3)}
        row["changes"] = "; ".join(first.changes)
    return row


def mend(seconds: float) -> Iterator[dict[str, Any]]:
    """Mend all drafts that this commit has not; yield each as it is noted."""
    commit = subprocess.run(
        ["git", "rev-parse", "--short=8", "HEAD"], capture_output=True, text=True, check=True
    ).stdout.strip()
    noted = rows_of(MENDED) if MENDED.exists() else []
    done = {(one["commit"], one["game"], one["seed"]) for one in noted}
    for draft in rows_of(DRAFTS):
        if (commit, draft["game"], draft["seed"]) in done:
            continue
        row = {"commit": commit, **mended(draft, seconds)}
        noted.append(row)
        write(MENDED, noted)
        write_page(noted)
        yield row


# %%
def write_page(noted: list[dict[str, Any]]) -> None:
    """Write the page: of each draft what the first commit noted came to, and what the last did."""
    of = {(one["game"], int(one["seed"])): one["group"] for one in rows_of(DRAFTS)}
    first: dict[tuple[str, int], dict[str, Any]] = {}
    last: dict[tuple[str, int], dict[str, Any]] = {}
    for row in noted:
        key = row["game"], int(row["seed"])
        first.setdefault(key, row)
        last[key] = row
    lines = []
    for group, named in NAMED.items():
        keys = [key for key in last if of[key] == group]
        if not keys:
            continue
        before, after = (sum(is_fair(rows[key]) for key in keys) for rows in (first, last))
        many = f"{after} of {len(keys)}" + (f" ({before} before)" if group == FIRST else "")
        lines += [f"| **{named}** | | | **{many}** | |"]
        lines += [draft_row(key, first[key], last[key], group) for key in keys]
    page = [
        "# Uneven drafts: how many does `--fix` mend?",
        "",
        f"Version {__version__}. Drafts from a generator that knows nothing of the search, half of "
        f"them won {100 * STRONG:.0f}% or more by somebody. `--fix` has {SECONDS} s on two cores "
        f"and may change two things; *fair* (bold) is what `balance` says of its first proposal on "
        f"{CHECKED_BY:,} other games. *Off*: points from an equal share of the seat farthest from "
        "it, then; of a draft that is not mended, of the nearest that was found.",
        "",
        f"Of the drafts {NAMED[FIRST]}, each commit that tried all of them mended: "
        f"{'; '.join(whole_runs(noted, of))}. Those that failed were tried again later, which "
        "flatters the count in the table: each row is the last one noted. *Before* is the first, "
        "on a machine that had other work too; so had that of the new seeds, whose time was "
        "counted by the processor.",
        "",
        "| draft | strongest | before: off | off | what is changed |",
        "| :-- | --: | --: | --: | :-- |",
        *lines,
        "",
    ]
    PAGE.write_text("\n".join(page), encoding="utf-8")


def whole_runs(noted: list[dict[str, Any]], of: dict[tuple[str, int], str]) -> Iterator[str]:
    """Say of each commit that tried the whole first group how many it mended."""
    for commit in dict.fromkeys(str(row["commit"]) for row in noted):
        rows = [row for row in noted if row["commit"] == commit]
        rows = [row for row in rows if of[row["game"], int(row["seed"])] == FIRST]
        if len(rows) == EACH[FIRST] * len(GAMES):
            yield f"{commit} {sum(map(is_fair, rows))} of {len(rows)}"


def is_fair(row: dict[str, Any]) -> bool:
    """Return whether a row of the table, read or new, says fair."""
    return str(row["fair"]) == "True"


def draft_row(
    key: tuple[str, int], before: dict[str, Any], after: dict[str, Any], group: str
) -> str:
    """Write the row of a draft: what is fair is bold."""
    offs = []
    for row in (before, after):
        off = f"{100 * float(row['gap']):.1f}" if row["gap"] != "" else "-"
        offs.append(f"**{off}**" if is_fair(row) else off)
    if group != FIRST:
        offs[0] = ""
    strongest = f"{100 * float(after['strongest']):.0f}%"
    return f"| {key[0]} {key[1]} | {strongest} | {offs[0]} | {offs[1]} | {after['changes']} |"


def rows_of(file: Path) -> list[dict[str, Any]]:
    """Read a table."""
    with file.open(encoding="utf-8", newline="") as lines:
        return list(csv.DictReader(lines))


def write(file: Path, rows: list[dict[str, Any]]) -> None:
    """Write a table."""
    with file.open("w", encoding="utf-8", newline="") as lines:
        table = csv.DictWriter(lines, list(rows[0]), lineterminator="\n")
        table.writeheader()
        table.writerows(rows)


# %%
if __name__ == "__main__":
    if sys.argv[1:2] == ["choose"]:
        found = rows_of(DRAFTS) if DRAFTS.exists() else []
        for group in [one for one in EACH if one not in {row["group"] for row in found}]:
            found += [draft for game in GAMES for draft in uneven(group, game)]
        write(DRAFTS, found)
        print(*found, sep="\n")
    elif sys.argv[1:2] == ["mend"]:
        for row in mend(float(sys.argv[2]) if len(sys.argv) > 2 else SECONDS):
            print(row, flush=True)
    else:
        sys.exit("choose, or mend [SECONDS]")
