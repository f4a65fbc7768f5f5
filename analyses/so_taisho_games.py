# %% [markdown]
# # The battles behind `so_taisho`
#
# Run by hand: `python -m analyses.so_taisho_games`, some three minutes; it goes on from where it
# was left. Writes `analyses/so_taisho_games.csv`, a line for each question, bot and half (the
# changed army red, then blue, with the same luck): the winners in the order of the battles'
# numbers, `r`ed, `b`lue or `n`obody. `analyses/so_taisho.py` reads it, and a test plays some again.

# %%
"""Play two studies with one army changed, between two of each bot, and keep who won each."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations
from pathlib import Path

import pandas as pd

from samurai_odds.play.games import play_many
from samurai_odds.ran.field import recording
from samurai_odds.ran.scenario.scenario import Contingent, Scenario
from samurai_odds.ran.scenario.text import load
from samurai_odds.ran.whole.game import Staged, stage

FILE = Path(__file__).resolve().parent / "so_taisho_games.csv"
BOTS = ("greedy", "careful")
BATTLES = 1_000  # of each question, bot and half
SEED = 2
CHIEFS = {  # what is added to Initiative, trumps and activations, from 5, 2 and 2
    "Initiative 3": (-2, 0, 0),
    "Initiative 6": (1, 0, 0),
    "Initiative 7": (2, 0, 0),
    "Initiative 8": (3, 0, 0),
    "no trumps": (0, -2, 0),
    "3 trumps": (0, 1, 0),
    "1 activation": (0, 0, -1),
    "3 activations": (0, 0, 1),
    "Initiative 7, 3 trumps, 3 activations": (2, 1, 1),
}
ARMIES = {  # which units it has foot in the place of
    "guns": ("KB",),
    "kibamusha": ("AS-T",),
    "foot": ("AS-T", "KB"),
    "guns and kibamusha": (),
}
MEETINGS = tuple(f"{one} v {other}" for one, other in combinations(ARMIES, 2))
Half = tuple[str, str, int]  # a question, the bot, the side whose army is changed or named first


# %%
def with_chief(scenario: Scenario, side: int, more: tuple[int, int, int]) -> Scenario:
    """Add to the ratings of a side's So-Taisho."""
    initiative, trumps, activations = more

    def better(each: Contingent) -> Contingent:
        if each.side != side or each.command is None:
            return each
        command = replace(
            each.command,
            trumps=each.command.trumps + trumps,
            activations=each.command.activations + activations,
        )
        return replace(each, rating=each.rating + initiative, command=command)

    return replace(scenario, contingents=tuple(map(better, scenario.contingents)))


def with_foot(scenario: Scenario, side: int, kinds: tuple[str, ...]) -> Scenario:
    """Put foot in the place of a side's units of some kinds."""
    foot = next(
        counter.unit
        for each in scenario.contingents
        for counter in each.counters
        if counter.unit.type == "AS"
    )

    def changed(each: Contingent) -> Contingent:
        if each.side != side:
            return each
        counters = tuple(
            replace(counter, unit=foot) if counter.unit.type in kinds else counter
            for counter in each.counters
        )
        return replace(each, counters=counters)

    return replace(scenario, contingents=tuple(map(changed, scenario.contingents)))


def staged(half: Half) -> Staged:
    """Give a half's scenario with its bots."""
    question, bot, side = half
    if question in CHIEFS:
        drawn = with_chief(load("study-three-contingents"), side, CHIEFS[question])
    else:
        one, other = question.split(" v ")
        drawn = with_foot(load("study-guns-and-horse"), side, ARMIES[one])
        drawn = with_foot(drawn, 1 - side, ARMIES[other])
    return stage(drawn, bot, bot)


def halves() -> Iterator[Half]:
    """List all that is asked."""
    for question in (*CHIEFS, *MEETINGS):
        for bot in BOTS:
            yield from ((question, bot, side) for side in range(2))


def winners(half: Half, first: int, battles: int) -> str:
    """Play some battles; a letter each."""
    rows = play_many(staged(half).start, SEED, first, battles)
    return "".join("rbn"[winner] for winner in rows[:, recording.WINNER])


def kept() -> dict[Half, str]:
    """Read what has been played."""
    if not FILE.exists():
        return {}
    table = pd.read_csv(FILE)
    assert set(table["seed"]) == {SEED}
    keys = zip(table["question"], table["bot"], table["side"], strict=True)
    return dict(zip(keys, table["winners"], strict=True))


# %%
if __name__ == "__main__":
    found = kept()
    for half in halves():
        played = found.get(half, "")
        found[half] = played + winners(half, len(played), BATTLES - len(played))
        lines = [(*each, SEED, letters) for each, letters in found.items()]
        columns = ["question", "bot", "side", "seed", "winners"]
        pd.DataFrame(lines, columns=columns).to_csv(FILE, index=False)
        print(*half, flush=True)
