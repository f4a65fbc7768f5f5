"""Replay a hundred battles, or those named, and tell which differ.

    python -m tests.ran.reference.battle [--first 100] [study-foot:greedy:7 ...]

About a quarter of an hour on one core, and a minute more where the rules must be compiled first.
"""

import argparse
import sys
import time
from collections import Counter

from tests.ran.reference.battle.replaying.battles import hundred, replayed
from tests.ran.reference.battle.replaying.replay import Disagreement


def main():
    parser = argparse.ArgumentParser(description="Replay battles by the reference.")
    parser.add_argument("battles", nargs="*", metavar="SCENARIO:WHO:NUMBER")
    parser.add_argument("--first", type=int, default=0, help="number of the first of each kind")
    given = parser.parse_args()
    named = [each.split(":") for each in given.battles]
    battles = [(key, who, int(number)) for key, who, number in named] or hundred(given.first)
    alike, choices, rolls = Counter(), Counter(), Counter()
    for key, who, number in battles:
        begun = time.monotonic()
        try:
            _, follower = replayed(key, who, number)
        except Disagreement as difference:
            print(f"{key}:{who}:{number} DIFFERS at {difference}", flush=True)
            continue
        alike[key, who] += 1
        choices[key, who] += follower.choices
        rolls[key, who] += follower.at - follower.choices
        seconds = time.monotonic() - begun
        print(
            f"{key}:{who}:{number} alike, {follower.choices} choices, {seconds:.1f} s", flush=True
        )
    for kind, count in sorted(alike.items()):
        print(*kind, f"{count} battles alike, {choices[kind]} choices, {rolls[kind]} rolls")
    print(f"{alike.total()} of {len(battles)} battles alike, {choices.total()} choices compared")
    return int(alike.total() < len(battles))


if __name__ == "__main__":
    sys.exit(main())
