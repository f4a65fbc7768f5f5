# %% [markdown]
# # Do the bots foretell what players report?
#
# Run by hand, some minutes: `python -m analyses.fit.evidence` plays the battles and writes
# `reports/evidence.md`, its table and its picture. Two columns are of studies made once: the
# games of two searching:100 and the random placements.

# %%
"""How well each bot foretells the plays that people reported, with the rules of two editions."""

import tempfile
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

import matplotlib
import matplotlib.pyplot as plt
import numpy as np
import pandas as pd
from matplotlib.figure import Figure as Picture

from analyses import pages
from samurai_odds import Figure, Limit, battles, evidence, favor
from samurai_odds.analysis.evidence import DISAGREE, Evidence, Reported, as_unlikely, reported
from samurai_odds.battles.scenario.scenario import Scenario

GAMES = 2_000  # of each battle, between two of each plain bot
COIN, PLAIN, SEARCH = "a coin", ("random", "greedy", "careful", "steady"), "searching:100"
BEST, PACK = "steady", "edition-2012"  # the bot and the rules that editions are compared with
HARDEST = "arita-castle-phase-1"
SEARCHED = {  # battles of 256 that red won between two searching:100, of reports/settling.md
    "arita-castle-phase-1": 238,
    "koriyama-castle-september": 117,
    "kawanakajima-phase-3": 123,
    "nunobeyama": 116,
    "saigadake-ravine": 83,
    "nagashino-center": 204,
    "sekigahara-east-of-nangu": 126,
}
PLACED = {  # red's lowest and highest win rate between two steady over 16 random placements
    "arita-castle-phase-1": (84, 95),
    "koriyama-castle-september": (26, 68),
    "kawanakajima-phase-3": (32, 82),
    "nunobeyama": (25, 50),
    "saigadake-ravine": (4, 27),
    "nagashino-center": (55, 78),
    "sekigahara-east-of-nangu": (22, 53),
}
SIZES = {  # of Arita's units: of mounted ones, of those on foot
    "mounted units of three": (3, 4),
    "mounted units of two": (2, 4),
    "mounted units of two, foot of five, as in the kits": (2, 5),
}
TITLE = "Do the bots foretell what players report?"
METHOD = """
**What was reported.** On the pages that a public site has for the battles of this game, players
record who won: {plays} plays of seven battles, read on 2026-11-23. A page names a TOP and a BOTTOM
army, not the clan. The counts are published; that the army which a page lists first is the TOP one
is assumed. The row "all of them, armies exchanged" takes it the other way round everywhere: then
each bot foretells worse. Players choose their sides and report their own games, so {plays} plays
are a hint, and nothing is fitted to them.

**Which edition.** Tested are the rules and units of the 2020 edition (Commands & Colors: Samurai
Battles, GMT). The page of Arita Castle, with {hardest} of the plays, is one of the 2012 edition
(Samurai Battles, Zvezda: battle 101, of its first expansion); a comment there counts blocks, so
some played it with the 2020 edition. The battle notes of the other six, as the bots play them, are
those of 2020. What is known of the 2012 edition is the rules pack `edition-2012`
([what it holds]({ruling})). None of its values differs from those of 2020, so with it the bots
play the same games: the two columns of {best} are equal.

**What is not known** is how many figures a mounted unit of 2012 has. A player who used stands of
his own wrote of four hits for every unit, and so has the pack. The publisher's kits hold five men
on foot but two mounted. The rows below Arita Castle show what the number would change; which of
them is right, no source that we found says.

**How it was tested.** Bots are the players that this program has
([which](../samurai_odds/battles/bots/README.md)): four that play by rules of thumb, from random to
{best}, and one that searches. Each foretells from battles between two of it, {games} of each, but
256 of search ([settling](settling.md)); a coin gives each side one half. Cells hold how often the
army named wins, ± one standard error, and in brackets how often a result as unlikely as the
reported one would come up if that were right. The last row holds the log-likelihood of all reports
(the higher, the better) and how often reports drawn from what is foretold would score as low as the
true ones: below 1% players are said to disagree. A battle that nobody wins counts half.

**Placements.** The published maps are pictures, and where the units stand is ours. The last column
has two {best} over 16 random placements, 200 battles each, played once by an earlier {best}. They
do not explain Arita Castle, but may explain Sekigahara. At Arita Castle four mounted archers shoot
at foot that does not catch them, as the bots play it. Dragon cards are not the reason: without
any, or with three each instead of one, red won 93% between two {best} (400 battles each, by hand).
"""
RULING = "../samurai_odds/battles/rulings.md#the-edition-of-2012"


# %%
Shares = Mapping[str, Figure]  # red's win rates, by battle
RED = "(winner == 'red') + 0.5 * (winner == 'none')"
rests_on = {"the army that won the plays reported": "assumed"}


def foretold(bot: str, games: int, rules: str | None = None) -> Shares:
    """Return red's win rates between two of a bot."""
    return {key: played(key, bot, games, rules) for key in SEARCHED}


def played(battle: str | Scenario, bot: str, games: int, rules: str | None = None) -> Figure:
    """Return red's win rate between two of a bot, and note what it rests on."""
    odds = battles.play(battle, red=bot, blue=bot, rules=rules, limit=Limit(samples=games))
    if rules is None:
        rests_on.update(odds.provenance.rests_on)
    return odds.expect(RED)


def searched() -> Shares:
    """Return red's win rates between two of search, of the games that were kept."""
    lost = {key: 256 - won for key, won in SEARCHED.items()}
    return {
        key: favor(["red"] * won + ["blue"] * lost[key]).shares[0] for key, won in SEARCHED.items()
    }


def resized(mounted: int, foot: int, games: int) -> Figure:
    """Return Mori's win rate at Arita Castle with units of so many figures."""
    usual = battles.scenario(HARDEST)
    units = tuple(
        replace(unit, blocks=mounted) if unit.kind.endswith("cavalry") else unit
        for unit in usual.units
    )
    with tempfile.TemporaryDirectory() as folder:
        rules = Path(folder) / "figures.toml"
        rules.write_text(f"[numbers]\nblocks = {foot}\n", encoding="utf-8")
        return played(replace(usual, units=units), BEST, games, str(rules))


def exchanged(share: Figure) -> Figure:
    """Return the win rate of the other army."""
    return Figure(1 - share, share.se, share.samples, True)


def of_army(key: str, share: Figure) -> Figure:
    """Return the win rate of the army of a report from that of red."""
    armies = [army.name for army in battles.scenario(key).armies]
    return exchanged(share) if armies.index(reported("battles")[key].army) else share


# %%
def percent(chance: float) -> str:
    """Write a chance with two digits."""
    if chance >= 0.1:
        return f"{100 * chance:.0f}%"
    return f"{100 * chance:.2g}%" if chance >= 0.0001 else "< 0.01%"


def cell(one: Reported, share: Figure) -> str:
    """Write an army's win rate and how unlikely the report is by it."""
    error = f" ± {100 * share.se:.0f}" if share.samples else ""
    return f"{100 * share:.0f}%{error} ({percent(as_unlikely(one, share))})"


def score(shares: Shares, other: bool = False) -> Evidence:
    """Score what is foretold of all battles; with ``other`` of the other armies."""
    return evidence(
        "battles", {key: exchanged(one) if other else one for key, one in shares.items()}
    )


def scored(of: Evidence) -> str:
    """Write a score and how seldom what is foretold would score as low."""
    return f"{of.loglikelihood:.1f} ({percent(of.as_low)})"


def table_of(columns: Mapping[str, Shares], sizes: Mapping[str, Figure]) -> pd.DataFrame:
    """Set who foretells what beside the reports, and Arita Castle's other units below it."""
    of, rows = reported("battles"), []
    plays = f"{sum(one.plays for one in of.values())} plays"
    for key, one in of.items():
        title = battles.scenario(key).title.partition(":")[0]
        told = {who: cell(one, of_army(key, shares[key])) for who, shares in columns.items()}
        reports = f"{one.army} won {one.won} of {one.plays}"
        low, high = sorted(round(100 * of_army(key, Figure(share / 100))) for share in PLACED[key])
        rows.append([title, reports, *told.values(), f"{low} to {high}%"])
        for name, share in sizes.items() if key == HARDEST else ():
            only = [cell(one, share) if who == BEST else "" for who in columns]
            rows.append([f"Arita Castle, {name}", reports, *only, ""])
    for name, other in (("all of them, armies exchanged", True), ("all of them", False)):
        rows.append([name, plays, *(scored(score(one, other)) for one in columns.values()), ""])
    heads = [f"{who} (chance)" for who in columns]
    return pd.DataFrame(rows, columns=["battle", "players", *heads, "steady, 16 placements"])


def drawn(columns: Mapping[str, Shares]) -> Picture:
    """Draw what bots foretell beside the reports, with their intervals."""
    figure, axes = plt.subplots(figsize=(9.6, 4.8), layout="constrained")
    of = reported("battles")
    places = np.arange(len(of))[::-1]
    axes.axvline(50, color="black", linewidth=0.8)
    for place, one in zip(places, of.values(), strict=True):
        results = ["won"] * one.won + ["lost"] * (one.plays - one.won)
        low, high = favor(results, ("won", "lost")).intervals[0]
        axes.plot([100 * low, 100 * high], [place] * 2, color="0.8", linewidth=9, zorder=0)
        axes.plot(100 * one.won / one.plays, place, marker="|", color="black", markersize=14)
    looks = (("x", "black"), ("o", "white"), ("^", "0.7"), ("s", "black"), ("D", "white"))
    for who, (marker, face) in zip((*PLAIN, SEARCH), looks, strict=True):
        axes.plot(
            [100 * of_army(key, columns[who][key]) for key in of],
            places,
            linestyle="none",
            marker=marker,
            color="black",
            markerfacecolor=face,
            label=f"two {who}",
        )
    names = [
        f"{battles.scenario(key).title.partition(':')[0]}\n{one.army} won {one.won} of {one.plays}"
        for key, one in of.items()
    ]
    axes.set_yticks(places, names, fontsize=8)
    axes.set_xlim(0, 100)
    axes.set_xlabel("plays won by the army named, % (line: reported; gray: its 95% interval)")
    axes.spines[["top", "right"]].set_visible(False)
    axes.legend(ncols=5, frameon=False, loc="lower center", bbox_to_anchor=(0.4, 1.0))
    return figure


def finding_of(columns: Mapping[str, Shares], sizes: Mapping[str, Figure]) -> str:
    """Say what was found."""
    scores = {who: score(columns[who]) for who in (COIN, *PLAIN, SEARCH)}
    coin, bots = scores[COIN], {who: scores[who] for who in scores if who != COIN}
    assert coin.loglikelihood > max(one.loglikelihood for one in bots.values())
    worse = [who for who, one in bots.items() if one.as_low < DISAGREE]
    listed = ", ".join(f"{who} {one.loglikelihood:.1f}" for who, one in scores.items())
    one, usual = reported("battles")[HARDEST], columns[BEST][HARDEST]
    three, two, _ = (f"{100 * share:.0f}%" for share in sizes.values())
    return (
        f"No: a coin foretells better than any bot (log-likelihood: {listed}), and players "
        f"disagree with {len(worse)} of {len(bots)} bots ({', '.join(worse)}). Most of it is Arita "
        f"Castle: between two {BEST} by the rules of 2020 {one.army} wins {100 * usual:.0f}%, but "
        f"won {one.won} of the {one.plays} plays reported. What is known of the 2012 edition, to "
        f"which that page belongs, changes none of it. Mounted units of three figures would make "
        f"it {three}, of two {two}; one player's report has four, the rulebook's number we did not "
        f"find."
    )


def made(games: int = GAMES) -> pages.Result:
    """Play all battles; return the page, its table and its figure."""
    columns: dict[str, Shares] = {COIN: dict.fromkeys(SEARCHED, Figure(0.5))}
    columns |= {bot: foretold(bot, games) for bot in PLAIN}
    columns[f"{BEST}, {PACK}"] = foretold(BEST, games, PACK)
    columns[SEARCH] = searched()
    sizes = {name: resized(*figures, games) for name, figures in SIZES.items()}
    of = reported("battles")
    words = {
        "plays": sum(one.plays for one in of.values()),
        "hardest": of[HARDEST].plays,
        "games": f"{games:,}",
        "best": BEST,
        "ruling": RULING,
    }
    method = tuple(" ".join(part.split()) for part in METHOD.format(**words).strip().split("\n\n"))
    source = Path(__file__)
    script = pages.Script(
        "evidence", TITLE, finding_of(columns, sizes), method, source, 0, 0, "analyses.fit.evidence"
    )
    return pages.Result(script, table_of(columns, sizes), drawn(columns), rests_on)


if __name__ == "__main__":
    matplotlib.use("Agg")
    pages.write(made(), pages.HERE.parent / "reports")
