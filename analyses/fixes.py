# %% [markdown]
# # What makes unfair scenarios fair?
#
# Run by hand: `python -m analyses.fixes` (seven minutes of a processor for each), or
# with the names of some scenarios; it goes on from where it was left, and `--write` only writes.
# Searches a fix of the three drafts of the tests and of every built-in scenario, keeps what was
# found in `analyses/fixes.json` and writes `reports/fixes.md`.

# %%
"""Search the fixes of all scenarios, keep them, and write the report."""

import json
import sys
import time
from pathlib import Path

from samurai_odds import Limit, battles, ran, swords
from samurai_odds import __version__ as version

HERE = Path(__file__).resolve().parent
KEPT, REPORT = HERE / "fixes.json", HERE.parent / "reports" / "fixes.md"
DRAFTS = HERE.parent / "tests" / "drafts"
GAMES, SECONDS, SEED, MARGIN = 2_000, 420, 0, 0.05  # fresh games of each bot; of each scenario
UNLIKELY = 0.01  # a chance to hold below which a change is taken not to
FIXED = {"battles": battles.fix, "ran": ran.fix, "swords": swords.fix}
LISTS = {"battles": battles.scenarios, "ran": ran.scenarios, "swords": swords.scenarios}
DRAFT_OF = {"fords": "battles", "bridge": "battles", "raid": "ran"}
SMALL = ("position", "terrain", "kind")  # kinds of change, most of all, that change little
KEPT_AS_IT_IS = {
    "battles/sekigahara-east-of-nangu": SMALL,
    "ran/suriagehara": SMALL,
    "ran/nunobeyama": SMALL,
}
ONLY = {"battles/epic-sekigahara": ("units", "red")}  # Epic games take long
NAMES = {"battles": "Samurai Battles", "ran": "RAN", "swords": "Samurai Swords"}


def asked():
    """List what is searched: the game, the scenario's key, and what the game takes for it."""
    found = {key: (game, str(DRAFTS / f"{key}.txt")) for key, game in DRAFT_OF.items()}
    for game, listed in LISTS.items():
        for key, *_ in listed().table.rows:
            found[f"{game}/{key}"] = (game, key)
    return found


def kept():
    """Read what has been found."""
    return json.loads(KEPT.read_text()) if KEPT.exists() else {}


def search(game, scenario):
    """Search the fixes of a scenario; what the report and its readers need of them."""
    keep, only = (which.get(f"{game}/{scenario}", ()) for which in (KEPT_AS_IT_IS, ONLY))
    limit = Limit(seconds=SECONDS, samples=GAMES)
    found = FIXED[game](scenario, keep=keep, only=only, seed=SEED, limit=limit)
    data = found.to_dict()
    wanted = (
        *("as_it_is", "fixes", "nearest", "tried", "cut_off", "apart", "cannot_agree", "weighed"),
        *("bid", "elapsed_s", "samples"),
    )
    listed = {name: data[name] for name in wanted}
    listed |= {"title": found.title, "even": found.is_even, "keep": list(keep)}
    listed |= {"only": list(only)} if only else {}
    for name in ("fixes", "nearest"):
        for one in listed[name]:
            del one["scenario"]
    return listed


# %%
def rate(figure):
    """Print a win rate with its 95% interval."""
    if "value" not in figure:  # of more than two seats the farthest from an equal share
        key = max(figure, key=lambda seat: abs(figure[seat]["value"] - 1 / len(figure)))
        return f"{key} {rate(figure[key])}"
    value, error = 100 * figure["value"], 196 * figure["se"]
    return f"{value:.1f}% ({value - error:.1f} to {value + error:.1f})"


def bid_text(bid):
    """Print what evens a scenario as a bid."""
    if bid is None:
        return "not known"
    amounts = [
        f"more than {bid['most']}" if one is None else f"{one['value']:.1f} ± {one['se']:.1f}"
        for one in bid["amounts"].values()
    ]
    return f"{bid['from']} gives {' / '.join(amounts)} {bid['unit']}"


def rows_of(key, one):
    """Return the lines of a scenario: as it is, then each fix, or the nearest that was checked."""
    lines = [(f"**{one['title']}** (`{key.rpartition('/')[2]}`)", one["as_it_is"])]
    if one["even"]:
        return lines_of(lines)
    lines += [(f"{n}. {'; '.join(fix['changes'])}", fix["win_rates"])
              for n, fix in enumerate(one["fixes"], 1)]  # fmt: skip
    if not one["fixes"]:
        near = one["nearest"][:1]
        lines += [(f"nearest: {'; '.join(fix['changes'])}", fix["win_rates"]) for fix in near]
    return lines_of(lines)


def lines_of(rates):
    """Return lines of the table of win rates by bot, each with what was played."""
    return [f"| {says} | {' | '.join(map(rate, each.values()))} |" for says, each in rates]


def reaches(one, errors):
    """Return the farthest that a win rate lies from even, plus a number of standard errors."""
    rates = []
    for figure in one["as_it_is"].values():
        seats = [figure] if "value" in figure else list(figure.values())
        even = 1 / max(2, len(seats))
        rates += [abs(each["value"] - even) + errors * each["se"] for each in seats]
    return max(rates)


def is_surely_uneven(one):
    """Say whether a win rate lies beyond the margin by two standard errors."""
    return not one["even"] and reaches(one, -1.96) > MARGIN


def was_uneven(one):
    """Say whether a scenario counts as uneven: surely, or so that a fix was found for it."""
    return not one["even"] and (bool(one["fixes"]) or is_surely_uneven(one))


def remark(one):
    """Say what became of a scenario."""
    tried = one["tried"]
    if one["even"]:
        so_far = "" if reaches(one, 1.96) <= MARGIN else ", as far as these games tell"
        return f"Even as it is{so_far}: nothing was searched."
    if not was_uneven(one):
        return "Not decided whether it is even: too few games in this time."
    many = f"{tried['single']} of {tried['listed']} single changes and {tried['pairs']} pairs"
    if one.get("keep"):
        many += f" (`--keep {' --keep '.join(one['keep'])}`)"
    if one.get("only"):
        many += f" (`--only {' --only '.join(one['only'])}`)"
    said = f"Tried {many} in {one['elapsed_s']:.0f} s. As a bid: {bid_text(one['bid'])}."
    if one["fixes"]:
        return said
    apart, weighed = one["apart"], one.get("weighed")
    if weighed and weighed["pairs"]:
        said = (
            f"Of {weighed['pairs']:,} changes and pairs weighed, the likeliest not played holds "
            f"with a chance of {100 * weighed['hope']:.1f}%. {said}"
        )
    if isinstance(apart, dict):
        figure = f"{100 * apart['value']:.1f} ± {100 * apart['se']:.1f}"
        said = (
            f"Where what was checked makes it even on average, the bots are at least {figure} "
            f"points apart. {said}"
        )
    if one.get("cannot_agree"):
        return f"**The two bots cannot agree.** {said}"
    if none_holds(one):
        return f"**No fix of one or two changes holds for both bots.** {said}"
    return f"**In this time no fix was found for both bots.** {said}"


def none_holds(one):
    """Return whether all single changes were tried, and of all pairs none is likely to hold."""
    tried, weighed = one["tried"], one.get("weighed")
    whole = tried["single"] == tried["listed"] and not one.get("cut_off", True)
    return whole and bool(weighed) and weighed["hope"] < UNLIKELY


def write(found):
    """Write the report of what was found."""
    uneven = [one for one in found.values() if was_uneven(one)]
    fixed = sum(bool(one["fixes"]) for one in uneven)
    apart = sum(bool(one.get("cannot_agree")) for one in uneven)
    without = sum(
        none_holds(one) for one in uneven if not one["fixes"] and not one.get("cannot_agree")
    )
    open_yet = len(uneven) - fixed - apart - without
    left = [key for key in asked() if key not in found]
    lines = [
        "# What makes unfair scenarios fair?",
        "",
        f"Of {len(found)} scenarios searched, {len(uneven)} are uneven for the two strongest bots "
        f"that do not search; for {fixed} of these one or two changes bring the win rates of both "
        f"within 45% to 55%, for {apart} the two bots cannot agree, for {without} no one or two "
        f"changes do: the likeliest of all weighed has a chance below {100 * UNLIKELY:.0f}%"
        f"{f'; for {open_yet} none was found in the time' if open_yet else ''}.",
        "",
        f"`python -m analyses.fixes`, samurai-odds {version}: each scenario {SECONDS} s of a "
        f"processor at most, seed {SEED}. Rates are red's (of Samurai Swords those of "
        f"the seat farthest from an equal share) on up to {GAMES:,} fresh games of each bot, with "
        "95% intervals; a fix holds if all lie within 5 points of an equal share. The smallest "
        "changes come first. A fix was chosen before these games were played, but whether it is "
        "listed depends on them.",
    ]
    if left:
        lines += ["", f"Not run yet: {', '.join(f'`{key}`' for key in left)}."]
    for game, name in NAMES.items():
        lines += ["", f"## {name}"]
        old = [
            f"`{key.rpartition('/')[2]}`"
            for key, one in found.items()
            if asked()[key][0] == game == "ran" and "weighed" not in one
        ]
        if old:
            lines += ["", f"Played before `careful` passed: {', '.join(old)}."]
        for key, one in found.items():
            if asked()[key][0] == game:
                bots = " | ".join(one["as_it_is"])
                lines += ["", f"| wins, by bot | {bots} |", "| :-- | --: | --: |"]
                lines += [*rows_of(key, one), "", remark(one)]
    REPORT.write_text("\n".join(lines) + "\n", encoding="utf-8")


# %%
if __name__ == "__main__":
    time.monotonic = time.perf_counter = time.process_time  # as much, however busy the machine is
    known, names = asked(), [name for name in sys.argv[1:] if name != "--write"]
    for key in [] if "--write" in sys.argv else names or known:
        found = kept()
        if key not in found or names:
            print(f"{key} ...", file=sys.stderr, flush=True)
            found[key] = search(*known[key])
            KEPT.write_text(json.dumps(found, indent=1, ensure_ascii=False) + "\n")
    write({key: one for key in known if (one := kept().get(key))})
