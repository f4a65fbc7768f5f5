"""Find how the planner of Samurai Swords mixes its plans, by regret matching: by hand.

`python -m analyses.plan_mixes` writes samurai_odds/swords/facts/plan_mixes.toml again:
180,000 games, twenty minutes on two quiet cores; `... plan_mixes 2` finds only the mixes of two
players again and keeps the others. What it finds depends on how the bots play, so it is run
again when they have learnt something; the digits then differ by chance too.
"""

import sys
from pathlib import Path

from samurai_odds.swords.field.bot_tables import CHOICES, FILE, MOMENTS, shipped
from samurai_odds.swords.whole.mixing import found_mix

RUNS = {2: (20, 400), 3: (22, 700), 4: (22, 700), 5: (14, 500)}  # by players: steps, line-ups
SEED = 7
LEAST = 0.05  # chances below are left out
NO_BIDS = (2,)  # players whose bids for swords are worth nothing
_HEAD = """\
# How bots divide their koku, by number of players and moment: chances of each choice, in the
# order of `field/plan_mixes.py`. Found by regret matching of planners against themselves
# (`analyses/plan_mixes.py`), 32,000 games of two players, 61,600 of 3 and 4, 28,000 of 5;
# choices under 1 in 20 are left out. With "koku to spare" (more than units can be levied for)
# and "win in reach" most choices are worth the same, so that there the mix says little.
# Two players bid for no swords: with the bids found, 9 to 87 in 100 by moment, a planner won
# 47.0 +- 1.2% of 1,000 mirrored games against one that never bids.
"""


def rounded(chances: list[float]) -> list[float]:
    """Leave small chances out and write the others in hundredths that add up to 1."""
    kept = [chance if chance >= LEAST else 0.0 for chance in chances]
    parts = [round(100 * chance / sum(kept)) for chance in kept]
    parts[parts.index(max(parts))] += 100 - sum(parts)
    return [part / 100 for part in parts]


def tell(line: str) -> None:
    """Say how far the search is."""
    print(line, file=sys.stderr)


def main() -> None:
    """Find the mixes and write them."""
    lines, redone = [_HEAD], [int(word) for word in sys.argv[1:]] or list(RUNS)
    for players, (steps, line_ups) in RUNS.items():
        if players in redone:
            mix = found_mix(players, steps, line_ups, SEED, tell)
        else:
            mix = shipped()[players]
        for moment in MOMENTS:
            lines.append(f'[seats.{players}."{moment}"]')
            for what in CHOICES:
                bids = what != "bid" or players not in NO_BIDS
                chances = list(mix[moment][what]) if bids else [1.0, 0.0, 0.0, 0.0]
                lines.append(f"{what} = {rounded(chances)}")
            lines.append("")
    Path(FILE).write_text("\n".join(lines), encoding="utf-8")


if __name__ == "__main__":
    main()
