"""Find how the planner of Samurai Swords mixes its plans, by regret matching: by hand.

`python -m analyses.plan_mixes` writes samurai_odds/swords/facts/plan_mixes.toml anew:
150,000 games, a quarter of an hour on two quiet cores. What it finds depends on how the bots
play, so it is run again when they have learnt something; the digits then differ by chance too.
"""

import sys
from pathlib import Path

from samurai_odds.swords.field.plan_mixes import CHOICES, FILE, MOMENTS
from samurai_odds.swords.planning.mixing import found_mix

RUNS = {3: (22, 700), 4: (22, 700), 5: (14, 500)}  # by seats: steps, line-ups of each
SEED = 7
LEAST = 0.05  # chances below are left out
_HEAD = """\
# How bots divide their koku, by number of seats and moment: chances of each choice, in the
# order of `field/plan_mixes.py`. Found by regret matching of planners against themselves
# (`analyses/plan_mixes.py`), 61,600 games with 3 and 4 seats, 28,000 with 5; choices under
# 1 in 20 are left out. With "koku to spare" (more than units can be levied for) and "win in reach"
# most choices are worth the same, so that there the mix says little.
"""


def rounded(chances: list[float]) -> list[float]:
    """Leave small chances out and write the others in hundredths that add up to 1."""
    kept = [chance if chance >= LEAST else 0.0 for chance in chances]
    parts = [round(100 * chance / sum(kept)) for chance in kept]
    parts[parts.index(max(parts))] += 100 - sum(parts)
    return [part / 100 for part in parts]


def main() -> None:
    """Find the mixes and write them."""
    lines = [_HEAD]
    for players, (steps, line_ups) in RUNS.items():
        mix = found_mix(players, steps, line_ups, SEED, lambda line: print(line, file=sys.stderr))
        for moment in MOMENTS:
            lines.append(f'[seats.{players}."{moment}"]')
            lines += [f"{what} = {rounded(list(mix[moment][what]))}" for what in CHOICES]
            lines.append("")
    Path(FILE).write_text("\n".join(lines), encoding="utf-8")


if __name__ == "__main__":
    main()
